import { setImmediate as nextTurn } from 'node:timers/promises';
import { prepareCover } from '../../domain/authorization/covers.ts';
import { requireWholeScope } from '../../domain/authorization/cut-scope.ts';
import type { Entry } from '../../domain/authorization/evidence.ts';
import { isEffective, isEffectiveText } from '../../domain/authorization/judge-publisher.ts';
import { fromJsonText, type JsonText } from '../../domain/json/values.ts';
import { keepingResults } from '../../domain/kept-results.ts';
import type { AuthorizationScope } from '../../domain/publishers/adagents/projection.ts';
import type { Lookups, PublisherRow } from '../../store/authorization/lookups.ts';

// A publisher may have megabytes of scopes. Each is read and parsed once, and its coverage is computed once. Many entries
// have one of a few short ones, which are kept by their text.
const shortScope = keepingResults((text: JsonText<AuthorizationScope>) => fromJsonText(text), {
  most: 500,
  longest: 1_024,
});
/** As many as the longest file may have, with what is repeated in parts of an entry (`scopeParts`). */
const MOST_CHARACTERS = 40 * 1024 * 1024;

const kept = new Map<string, { scope: AuthorizationScope; length: number }>();
let characters = 0;

type Window = Pick<AuthorizationScope, 'effective_from' | 'effective_until'>;
/** Windows of long scopes, by their hash. They outlast the scopes, of which those of two large files fill the room. */
const windows = new Map<string, Window>();
const MOST_WINDOWS = 10_000;

/** What a row says about the scope of an entry; long scopes are null in rows. */
export type ScopeRow = {
  readonly authorizationId: string | null;
  readonly scope: JsonText<AuthorizationScope> | null;
  readonly scopeHash: string | null;
};

/**
 * The scope of an entry.
 *
 * @returns undefined where there is no entry, or no longer
 * @throws {CutScope} in a mirror, for an entry of which it has a part
 */
export async function scopeOfRow(
  lookups: Pick<Lookups, 'scopeOf'>,
  row: ScopeRow,
): Promise<AuthorizationScope | undefined> {
  const scope = await storedScope(lookups, row);
  if (scope !== undefined) requireWholeScope(scope);
  return scope;
}

/**
 * The scope of an entry as it is stored. Long ones are cached by their hash, the least recently used are dropped first;
 * those that are not are read and parsed in a turn of the event loop of their own.
 */
async function storedScope(
  { scopeOf }: Pick<Lookups, 'scopeOf'>,
  { authorizationId: id, scope: short, scopeHash: hash }: ScopeRow,
): Promise<AuthorizationScope | undefined> {
  if (id === null || hash === null) return undefined;
  const known = short === null ? cachedScope(hash) : shortScope(short);
  if (known !== undefined) return known;
  await nextTurn();
  const text = await scopeOf(id, hash);
  if (text === undefined) return undefined;
  const scope = fromJsonText(text);
  keepScope(hash, scope, text.length);
  return scope;
}

/** The entries that rows name, by id; several rows may name the same. */
export async function entriesIn(
  lookups: Pick<Lookups, 'scopeOf'>,
  rows: readonly PublisherRow[],
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for (const row of rows) {
    const { authorizationId: id, authorizationType, authorizedFor } = row;
    if (id === null || authorizationType === null || entries.has(id)) continue;
    const scope = await scopeOfRow(lookups, row);
    if (scope === undefined) continue;
    const entry = { id, authorizationType, authorizedFor: authorizedFor ?? '', scope };
    entries.set(id, entry);
    // What thousands of names cover is prepared here, where each long scope has its own turn of the event loop.
    if (row.scope === null) prepareCover(entry, row.publisherDomain);
  }
  return entries;
}

/** Whether the window of an entry is open at a time. A mirror has it even where it has a part of the lists only. */
export async function isOpenAt(lookups: Pick<Lookups, 'scopeOf'>, row: ScopeRow, at: Date): Promise<boolean> {
  if (row.scope !== null) return isEffectiveText(row.scope, at);
  const window = windows.get(row.scopeHash ?? '') ?? (await storedScope(lookups, row));
  return window !== undefined && isEffective(window, at);
}

function cachedScope(hash: string): AuthorizationScope | undefined {
  const known = kept.get(hash);
  if (known === undefined) return undefined;
  kept.delete(hash);
  kept.set(hash, known);
  return known.scope;
}

function keepScope(hash: string, scope: AuthorizationScope, length: number): void {
  characters += length - (kept.get(hash)?.length ?? 0);
  kept.set(hash, { scope, length });
  keepWindow(hash, scope);
  for (const [oldest, { length: freed }] of kept) {
    if (characters <= MOST_CHARACTERS) break;
    kept.delete(oldest);
    characters -= freed;
  }
}

function keepWindow(hash: string, { effective_from, effective_until }: Window): void {
  // All are forgotten at once, which costs less than to know the oldest.
  if (windows.size >= MOST_WINDOWS) windows.clear();
  windows.set(hash, {
    ...(effective_from === undefined ? {} : { effective_from }),
    ...(effective_until === undefined ? {} : { effective_until }),
  });
}
