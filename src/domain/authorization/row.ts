import { FEED_START, isOld } from '../feed/feed.ts';
import { boundedText } from '../json/bounded-text.ts';
import { LONGEST_MEMBER } from '../json/values.ts';
import { publishedScope, type StoredAuthorization } from '../publishers/adagents/authorizations.ts';
import { authorizationRecord, authorizationText } from '../publishers/authorization-text.ts';
import { inTurns } from '../steps.ts';

/** In characters. A page of rows with scopes of this length is written within one turn. */
const SHORT = 4 * 1024;

/**
 * The wire form of an authorization as JSON text. It has the members of the feed's events about authorizations, so
 * that readers can treat events and rows alike. What takes longer is written in turns, with `nextTurn` between them.
 */
export const authorizationRow = (
  row: StoredAuthorization,
  nextTurn: () => Promise<unknown>,
): string | Promise<string> =>
  row.scope.length <= SHORT ? authorizationRecord(row) : longRow(row, nextTurn);

async function longRow(row: StoredAuthorization, nextTurn: () => Promise<unknown>): Promise<string> {
  await nextTurn();
  if (row.scope.length <= LONGEST_MEMBER) return authorizationRecord(row);
  const scope = await inTurns(boundedText(row.scope), nextTurn);
  return authorizationText(row, JSON.stringify(publishedScope(JSON.parse(scope))));
}

/**
 * The feed cursor that belongs to a read at `now`: the id of the newest event. When there is none, or it has left the
 * retention, the beginning of the feed.
 */
export function syncCursor(newest: string | undefined, now: Date): string {
  return newest === undefined || isOld(newest, now) ? FEED_START : newest;
}
