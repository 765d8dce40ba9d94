import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../domain/errors.ts';
import { PIECE, parseInPieces, readStructure } from '../domain/json/parse.ts';
import { inTurns, type Steps } from '../domain/steps.ts';
import { readBytes, tooLarge } from './body-bytes.ts';
import { type AnnouncedBody, announcedBody } from './reading/body-headers.ts';
import { keptOnRequest } from './reading/kept.ts';

const LIMITS = {
  // Deep enough for every document we know. A body nested without limit would exhaust the stack when it is
  // serialized again.
  maxDepth: 64,
  // Ten values for each of the 100,000 members that a call may contain. Small values take 20 times the size of
  // their text in memory.
  maxValues: 1_000_000,
  // The largest number of members that a schema allows for a map in a request.
  maxMembers: 1000,
};

const EXCEEDED = {
  depth: `The body must not be nested deeper than ${LIMITS.maxDepth} levels.`,
  members: `No object of the body may have more than ${LIMITS.maxMembers} members.`,
  values: `The body must not hold more than ${LIMITS.maxValues} values.`,
};

/**
 * Reads a JSON request body of at most `limit` bytes.
 *
 * @param limitOf the limit in bytes for this body, when it depends on the parsed value; `limit` by default
 * @param amend the value to return in place of the parsed one, for what only its text shows
 * @returns undefined when the request has no body
 * @throws {ApiError} payload_too_large, unsupported_media_type, invalid_request
 */
export async function readJsonBody(
  request: IncomingMessage,
  limit: number,
  limitOf: (value: unknown) => number = () => limit,
  amend?: (value: unknown, text: string) => Steps<unknown>,
): Promise<unknown> {
  const announced = announcedBody(request);
  if (announced.isEmpty) return undefined;
  requireJson(announced);
  const bytes = await bytesOf(request, announced.length, limit);
  if (bytes.length === 0) return undefined;
  const value = await parse(bytes, amend);
  const its = limitOf(value);
  if (bytes.length > its) throw tooLarge(its);
  return value;
}

function requireJson({ encoding, type: readType }: AnnouncedBody): void {
  if (encoding !== 'identity')
    throw new ApiError('unsupported_media_type', 'Send the body without content encoding.');
  const type = readType();
  if (type?.essence !== 'application/json' && !type?.essence.endsWith('+json')) {
    throw new ApiError('unsupported_media_type', 'Send the body as application/json.');
  }
  if (!UTF8.test(type.params.get('charset') ?? 'utf-8')) {
    throw new ApiError('unsupported_media_type', 'Send the body in UTF-8.');
  }
}

/** Libraries of clients write the name of the charset with and without its hyphen. */
const UTF8 = /^utf-?8$/i;

const held = keptOnRequest<Buffer>();

/**
 * Reads the raw body before other code does, for a check of its bytes, and keeps it for the later
 * `readJsonBody`.
 *
 * @throws {ApiError} payload_too_large
 */
export async function holdBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const { isEmpty, length } = announcedBody(request);
  const bytes = isEmpty ? Buffer.alloc(0) : await bytesOf(request, length, limit);
  held.set(request, bytes);
  return bytes;
}

async function bytesOf(request: IncomingMessage, length: string | undefined, limit: number): Promise<Buffer> {
  const known = held.of(request);
  if (known === undefined)
    return readBytes(request, length === undefined ? undefined : Number(length), limit);
  if (known.length > limit) throw tooLarge(limit);
  return known;
}

async function parse(
  bytes: Buffer,
  amend: ((value: unknown, text: string) => Steps<unknown>) | undefined,
): Promise<unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const structure = await inTurns(readStructure(text, LIMITS, PIECE), nextTurn);
    if (!structure.ok) throw new ApiError('invalid_request', EXCEEDED[structure.exceeded]);
    const value = await inTurns(parseInPieces(text, structure.large), nextTurn);
    return amend === undefined ? value : await inTurns(amend(value, text), nextTurn);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('invalid_request', 'The body is not valid JSON.', {
      issues: [{ path: '', message: 'not valid JSON in UTF-8' }],
    });
  }
}
