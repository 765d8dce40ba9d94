import { protocol } from '../../../generated/protocol.ts';
import { errorBody, type TaskError } from './task-error.ts';
import { type Release, releaseAsked } from './version.ts';

type Json = Readonly<Record<string, unknown>>;

/** What all answers of one call share. */
export type Frame = {
  readonly release: Release;
  readonly now: Date;
  /** The caller's own object; undefined when none was sent. */
  readonly context: unknown;
};

/** The frame of a call of which nothing is known to be right yet. */
export const openFrame = (args: unknown, now: Date): Frame => ({
  release: releaseAsked(args),
  now,
  context: contextOf(args),
});

/** Most members of a context by its schema; the answer to one with more would break the schema of the answer. */
const MOST_MEMBERS = 200;

function contextOf(args: unknown): unknown {
  if (typeof args !== 'object' || args === null || !('context' in args)) return undefined;
  const { context } = args;
  if (typeof context !== 'object' || context === null || Array.isArray(context)) return undefined;
  return Object.keys(context).length <= MOST_MEMBERS ? context : undefined;
}

/**
 * Puts what all answers share around a task's own part; all keys are siblings. The echo is the caller's object as it
 * came, and absent when none was sent or it is no context by its schema.
 */
export const envelop = (own: Json, { release, now, context }: Frame, replayed = false): Json => ({
  ...own,
  ...(replayed ? { replayed: true } : {}),
  ...(context === undefined ? {} : { context }),
  [protocol.versionField]: release,
  timestamp: now.toISOString(),
});

/** A fatal error in the same envelope. */
export const envelopError = (error: TaskError, frame: Frame): Json => envelop(errorBody(error), frame);
