import { ApiError, invalidField } from '../errors.ts';
import { DAY_MS, readInstant } from './instant.ts';

/** Days that the past is kept, unless the operator sets another number. */
export const PAST_DAYS = 400;

/**
 * The moment that a request asks about with `at`.
 * @throws {ApiError} invalid_request for a text that is no moment
 */
export function momentAsked(text: string): Date {
  const at = readInstant(text);
  if (at !== null) return at;
  throw invalidField('at', 'must be a time with an offset from UTC, such as 2026-05-01T00:00:00Z');
}

/**
 * The moment in the past that a look-up asks about; null when it asks about the present.
 * @param fresh whether the request wants a file to be read now, which no answer about the past can do
 * @throws {ApiError} invalid_request for a text that is no moment, and for a moment that has not come
 */
export function pastMoment(text: string | undefined, now: Date, fresh = false): Date | null {
  if (text === undefined) return null;
  const at = momentAsked(text);
  if (at <= now && fresh) throw freshPast();
  if (at <= now) return at;
  const message = `lies in the future, for it is ${now.toISOString()}; name a moment that has passed, or leave \`at\` out`;
  throw invalidField('at', message);
}

export const freshPast = (): ApiError =>
  invalidField('fresh', 'cannot be combined with a moment in the past: leave one of them out');

/** What is asked about: the whole registry, or one domain. `since` is when its past begins; null when it has none. */
export type KnownPast = { readonly domain?: string; readonly since: Date | null };

/**
 * Refuses a moment about which nothing is known, because it is no longer kept or was never recorded.
 * @throws {ApiError} not_found
 */
export function requireKnownPast(at: Date, now: Date, pastDays: number, { domain, since }: KnownPast): void {
  const kept = new Date(now.getTime() - pastDays * DAY_MS);
  const whose = domain === undefined ? {} : { domain };
  if (at < kept) {
    const why = `The past is kept for ${pastDays} days, since ${kept.toISOString()}`;
    throw new ApiError(
      'not_found',
      `at: nothing is known about ${shownMoment(at)}. ${why}: name a later moment.`,
      whose,
    );
  }
  if (since !== null && since <= at) return;
  const what = domain === undefined ? 'anything' : domain;
  const begins =
    since === null
      ? 'Its past is not recorded: leave `at` out to ask about the present.'
      : `The record begins at ${since.toISOString()}: name that moment or a later one.`;
  throw new ApiError(
    'not_found',
    `at: nothing is recorded about ${what} for ${shownMoment(at)}. ${begins}`,
    whose,
  );
}

const shownMoment = (at: Date): string => at.toISOString();
