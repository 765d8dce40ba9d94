/** What is counted as it changes, since counting rows takes longer the more there are. */
export type CountName =
  | 'brands'
  | 'publishers'
  | 'publishers:file'
  | 'publishers:entry'
  | 'agents'
  | 'authorizations:adagents_json'
  | `properties:${string}`;

/** By how much each count changes. */
export type CountChanges = Partial<Record<CountName, number>>;

/** Adds to one of the changes. */
export function tally(changes: CountChanges, name: CountName, amount: number): void {
  changes[name] = (changes[name] ?? 0) + amount;
}
