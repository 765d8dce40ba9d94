import { FEED_START, isOld } from '../feed/feed.ts';
import { boundedText } from '../json/stored-text.ts';
import { LONGEST_MEMBER } from '../json/values.ts';
import type { StoredAuthorization } from '../publishers/adagents/authorizations.ts';
import {
  authorizationRecord,
  authorizationText,
  publishedScopeText,
  SHORT_SCOPE,
} from '../publishers/authorization-text.ts';
import { finish, inTurns } from '../steps.ts';

/**
 * The wire form of an authorization as JSON text. It has the members of the feed's events about authorizations, so
 * that readers can treat events and rows alike. What takes longer is written in turns, with `nextTurn` between them.
 */
export const authorizationRow = (
  row: StoredAuthorization,
  nextTurn: () => Promise<unknown>,
): string | Promise<string> =>
  row.scope.length <= SHORT_SCOPE ? finish(authorizationRecord(row)) : longRow(row, nextTurn);

async function longRow(row: StoredAuthorization, nextTurn: () => Promise<unknown>): Promise<string> {
  await nextTurn();
  if (row.scope.length <= LONGEST_MEMBER) return finish(authorizationRecord(row));
  const scope = await inTurns(boundedText(row.scope), nextTurn);
  return authorizationText(row, finish(publishedScopeText(scope)));
}

/**
 * The feed cursor that belongs to a read at `now`: the id of the newest event. When there is none, or it has left the
 * retention, the beginning of the feed.
 */
export function syncCursor(newest: string | undefined, now: Date): string {
  return newest === undefined || isOld(newest, now) ? FEED_START : newest;
}
