import { FEED_START, isOld } from '../feed/feed.ts';
import { boundedText } from '../json/stored-text.ts';
import type { StoredAuthorization } from '../publishers/adagents/authorizations.ts';
import { authorizationText, publishedScopeText } from '../publishers/authorization-text.ts';
import type { Steps } from '../steps.ts';

/**
 * The wire form of an authorization as JSON text. It has the members of the feed's events about authorizations, so
 * that readers can treat events and rows alike.
 */
export function* authorizationRow(row: StoredAuthorization): Steps<string> {
  return authorizationText(row, yield* publishedScopeText(yield* boundedText(row.scope)));
}

/**
 * The feed cursor that belongs to a read at `now`: the id of the newest event. When there is none, or it has left the
 * retention, the beginning of the feed.
 */
export function syncCursor(newest: string | undefined, now: Date): string {
  return newest === undefined || isOld(newest, now) ? FEED_START : newest;
}
