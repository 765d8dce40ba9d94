import type { Check, Part } from '../check.ts';
import type { Requirement } from '../requirement.ts';

export type Row = { readonly requirement: Requirement; readonly check: Check };

/**
 * The wanted checks and what they build on, each after what it builds on; otherwise in the order of the requirements.
 *
 * @throws {Error} when a requirement has no check, an id stands twice, or checks build on each other in a circle
 */
export function orderedChecks(
  parts: readonly Part[],
  isWanted: (requirement: Requirement) => boolean,
): Row[] {
  const rows = new Map<string, Row>();
  for (const { requirements, checks } of parts)
    for (const requirement of requirements) {
      const { id } = requirement;
      const check = checks[id];
      if (check === undefined) throw new Error(`${id} has no check`);
      if (rows.has(id)) throw new Error(`two requirements are called ${id}`);
      rows.set(id, { requirement, check });
    }
  const ordered = new Map<string, Row>();
  const place = (id: string, path: readonly string[]) => {
    if (ordered.has(id)) return;
    const row = rows.get(id);
    if (row === undefined) throw new Error(`${path.at(-1)} builds on ${id}, which does not exist`);
    if (path.includes(id)) throw new Error(`checks build on each other: ${[...path, id].join(', ')}`);
    for (const before of row.check.after ?? []) place(before, [...path, id]);
    ordered.set(id, row);
  };
  for (const { requirement } of rows.values()) if (isWanted(requirement)) place(requirement.id, []);
  return [...ordered.values()];
}

/**
 * First what only reads, so that nothing that the run writes moves under it; then what writes to a registry, whose lists
 * everybody shares; last what is in the way of others. A check is never in an earlier wave than what it builds on. What
 * an agent holds belongs to the caller, and is often there only once the run has written it.
 */
export function wavesOf(rows: readonly Row[]): Row[][] {
  const waves: Row[][] = [[], [], []];
  const places = new Map<string, number>();
  for (const row of rows) {
    const { needs, id, subject } = row.requirement;
    const isWrite = subject === 'registry' && (needs.includes('sandbox') || needs.includes('site'));
    const own = row.check.isLast ? 2 : isWrite ? 1 : 0;
    const place = Math.max(own, ...(row.check.after ?? []).map((before) => places.get(before) ?? 0));
    places.set(id, place);
    waves[place]?.push(row);
  }
  return waves;
}
