import type { Assignment, WholeBuy, WholePackage } from '../../buys/buy-record.ts';
import { sameJson } from '../../json/values.ts';
import type { CreativeStatus } from '../lifecycle.ts';

/** A creative that is added to a package. */
export type Addition = Pick<Assignment, 'packageId' | 'creativeId' | 'details'>;

/**
 * A buy with creatives added to its packages; those that are there already take the new details, all others stay.
 *
 * @param statuses of creatives as they are now
 * @returns the buy, and how many creatives each changed package got or changed
 */
export function withAdditions(
  buy: WholeBuy,
  additions: readonly Addition[],
  statuses: ReadonlyMap<string, CreativeStatus>,
): { buy: WholeBuy; changed: ReadonlyMap<string, number> } {
  const changed = new Map<string, number>();
  const packages = buy.packages.map((one) => {
    const assignments = added(
      buy,
      one,
      additions.filter(({ packageId }) => packageId === one.id),
    );
    const count = assignments.filter((is) => !one.assignments.includes(is)).length;
    if (count === 0) return one;
    changed.set(one.id, count);
    return { ...one, assignments };
  });
  const shown = new Set(packages.flatMap((one) => one.assignments.map(({ creativeId }) => creativeId)));
  const known = [...statuses].filter(([id]) => shown.has(id));
  return { buy: { ...buy, packages, creatives: new Map([...buy.creatives, ...known]) }, changed };
}

function added(
  { principalId, accountId, id: buyId }: WholeBuy,
  { id: packageId, assignments }: WholePackage,
  additions: readonly Addition[],
): readonly Assignment[] {
  const rotation = new Map(assignments.map((one) => [one.creativeId, one]));
  let position = Math.max(-1, ...assignments.map((one) => one.position));
  for (const { creativeId, details } of additions) {
    const was = rotation.get(creativeId);
    if (was === undefined) {
      position += 1;
      rotation.set(creativeId, { principalId, accountId, buyId, packageId, creativeId, position, details });
    } else {
      const next = { ...was.details, ...details };
      if (!sameJson(was.details, next)) rotation.set(creativeId, { ...was, details: next });
    }
  }
  return [...rotation.values()];
}
