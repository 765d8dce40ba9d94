import type { CopyState } from './copy-state.ts';

/** Counts that are kept up to date with each change, because counting rows takes longer the more rows there are. */
export type CountName =
  | 'brands'
  | 'publishers'
  | 'publishers:file'
  | 'publishers:entry'
  | 'agents'
  | 'authorizations:adagents_json'
  | `copies:${'publishers' | 'brands'}:${CopyState}`
  | `properties:${string}`;

/** The change of each count. */
export type CountChanges = Partial<Record<CountName, number>>;

/** Adds an amount to the change of one count. */
export function tally(changes: CountChanges, name: CountName, amount: number): void {
  changes[name] = (changes[name] ?? 0) + amount;
}
