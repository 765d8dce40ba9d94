import { at, type BrandRule } from './rules.ts';

/** A name by which the items of lists are told apart: the member that has it, and what the member names. */
export type ItemKey = { readonly member: string; readonly kind: string; readonly key: string | null };

/**
 * A rule for items none of which repeats a name of an earlier one. A repeated item is left out, and so are the names of
 * an item that is left out.
 *
 * @param seen names of earlier items with their fields; several lists may share them
 */
export const onceBy =
  (
    rule: BrandRule,
    keysOf: (value: unknown) => readonly ItemKey[],
    seen: Map<string, string> = new Map(),
  ): BrandRule =>
  (value, field, report) => {
    const before = report.errorCount();
    const used = rule(value, field, report);
    const keys = keysOf(value).flatMap(({ member, kind, key }) =>
      key === null ? [] : [{ member, name: JSON.stringify([kind, key]) }],
    );
    for (const { member, name } of keys) {
      const first = seen.get(name);
      if (first !== undefined) report.error(at(field, member), `is the same as that of ${first}`);
    }
    if (report.errorCount() > before && report.cost !== 'document') return used;
    for (const { name } of keys) if (!seen.has(name)) seen.set(name, field);
    return used;
  };
