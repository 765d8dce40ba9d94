import { isObject, type Json } from '../../json/values.ts';

const OVERSIGHT = ['edited', 'directed'] as const;

/** A claim about how content was made that an auditor should look at; the creative is accepted all the same. */
export type Observation = {
  readonly field: string;
  readonly human_oversight: (typeof OVERSIGHT)[number];
};

/**
 * Where a creative, or an asset of it, says that nothing has to be disclosed because people edited or directed what
 * was made.
 */
export function observationsOf({
  provenance,
  assets,
}: {
  readonly provenance?: unknown;
  readonly assets?: unknown;
}): Observation[] {
  return claimsIn({ provenance, assets }, '');
}

function claimsIn(node: Json, path: string): Observation[] {
  return Object.entries(node).flatMap(([name, value]) => {
    const field = path === '' ? name : `${path}.${name}`;
    if (Array.isArray(value)) return value.flatMap((item, at) => within(item, `${field}[${at}]`));
    return name === 'provenance' && isObject(value) ? claimOf(value, field) : within(value, field);
  });
}

const within = (value: unknown, field: string): Observation[] =>
  isObject(value) ? claimsIn(value, field) : [];

function claimOf({ human_oversight, disclosure }: Json, field: string): Observation[] {
  const oversight = OVERSIGHT.find((word) => word === human_oversight);
  if (oversight === undefined || !isObject(disclosure) || disclosure.required !== false) return [];
  return [{ field: `${field}.disclosure.required`, human_oversight: oversight }];
}
