import type { Contract } from '../../src/domain/contract/contract.ts';
import { readContract } from '../../test/support/contract.ts';
import { breaksOf } from '../../test/support/schema-values/breaks.ts';
import { type Fault, faultFinders } from './faults.ts';

export type ValidVector = { readonly name: string; readonly value: unknown };
/** A value with exactly one fault: its place, and the keyword that a validator must report. */
type InvalidVector = ValidVector & Fault;

type Vectors = { readonly valid: readonly ValidVector[]; readonly invalid: readonly InvalidVector[] };

/**
 * Keywords that are left out, because validators report their faults differently: for names and closed places some
 * report the value, others the parent.
 */
const UNEVEN = new Set(['propertyNames', 'false schema', 'unevaluatedProperties']);

/**
 * Maximum number of invalid vectors. Every keyword and every place comes before a second fault of the same kind, so
 * more would add nothing.
 */
const MOST_INVALID = 40;

/** Longer values are left out, for example texts of a hundred thousand characters that are one too long. */
const MOST_BYTES = 16_000;

export type VectorMaker = (path: string, given: readonly ValidVector[]) => Vectors;

/**
 * Creates the function that makes the vectors of a schema. Given values are sorted into valid and invalid by the
 * schema; a value with more than one fault is left out. From each valid value, further values are made with one
 * fault each.
 */
export function vectorMaker(contract: Contract): VectorMaker {
  const { reference, finder, resolve, validator } = faultFinders(contract);
  // The makers of faulty values expect a contract, but use it only to follow references and to compile parts.
  const definitions = { ...readContract({}), resolve, validator };
  return (path, given) => {
    const faultsOf = finder(path);
    const single = (vector: ValidVector): InvalidVector[] => {
      const [fault, ...others] = faultsOf(vector.value);
      return fault === undefined || others.length > 0 || UNEVEN.has(fault.keyword)
        ? []
        : [{ ...vector, ...fault }];
    };
    const valid = given.filter(({ value }) => faultsOf(value).length === 0);
    const made = valid.flatMap(({ name, value }) =>
      breaksOf(definitions, reference(path), value).map((broken) => ({
        name: `${name}: ${broken.what}`,
        value: broken.value,
      })),
    );
    return { valid, invalid: chosen(given.flatMap(single), made, single) };
  };
}

/** The hand-written vectors, then the first generated one for each place and keyword, spread over the keywords. */
function chosen(
  written: readonly InvalidVector[],
  made: readonly ValidVector[],
  single: (vector: ValidVector) => InvalidVector[],
): InvalidVector[] {
  const kindOf = ({ pointer, keyword }: Fault) => `${keyword} ${pointer.replace(/\/\d+(?=\/|$)/g, '/0')}`;
  const known = new Set(written.map(kindOf));
  const byKeyword = new Map<string, InvalidVector[]>();
  const seen = new Set<string>();
  for (const vector of made) {
    const text = JSON.stringify(vector.value);
    if (seen.has(text) || text.length > MOST_BYTES) continue;
    seen.add(text);
    for (const found of single(vector)) {
      if (known.has(kindOf(found))) continue;
      known.add(kindOf(found));
      byKeyword.set(found.keyword, [...(byKeyword.get(found.keyword) ?? []), found]);
    }
  }
  const rounds = Math.max(0, ...[...byKeyword.values()].map((list) => list.length));
  const spread = Array.from({ length: rounds }, (_, round) =>
    [...byKeyword.values()].flatMap((list) => list.slice(round, round + 1)),
  ).flat();
  return [...written, ...spread.slice(0, Math.max(0, MOST_INVALID - written.length))];
}
