import { FEED_START, isOld } from '../feed/feed.ts';
import { bounded } from '../json/values.ts';
import { publishedScope, type StoredAuthorization } from '../publishers/adagents/authorizations.ts';
import { authorizationRecord, authorizationText } from '../publishers/authorization-text.ts';

/** Up to this length of a scope, no member can be so long that it must be shortened. */
const SHORT = 32 * 1024;

/**
 * The wire form of an authorization as JSON text. It has the members of the feed's events about authorizations, so
 * that readers can treat events and rows alike. The scope is not parsed unless one of its members must be changed.
 */
export const authorizationRow = (row: StoredAuthorization): string =>
  row.scope.length <= SHORT
    ? authorizationRecord(row)
    : authorizationText(row, JSON.stringify(bounded(publishedScope(JSON.parse(row.scope)))));

/**
 * The feed cursor that belongs to a read at `now`: the id of the newest event. When there is none, or it has left the
 * retention, the beginning of the feed.
 */
export function syncCursor(newest: string | undefined, now: Date): string {
  return newest === undefined || isOld(newest, now) ? FEED_START : newest;
}
