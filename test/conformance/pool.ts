import { type Contract, type Operation, objectOf, type Parameter } from '../support/contract.ts';
import type { Values } from './exchange.ts';

/**
 * Values that are worth sending, by the name of the field they were seen in and by its last word: an answer's
 * `crawl_request_id` is tried where an `id` is asked for, `publisher_domain` where a `domain` is.
 */
export type Pool = {
  learn(value: unknown, name?: string): void;
  seeds(name: string): readonly unknown[];
  /** Objects that were learned and have all of these names, the last one first. */
  records(names: readonly string[]): readonly Readonly<Record<string, unknown>>[];
};

const MAX_PER_NAME = 24;
const MAX_LEARNED = 100;
const MOST_OF_LIST = 3;
const wordOf = (name: string) => name.split('_').at(-1) ?? name;

/**
 * A pool that knows the given values and every example of a request in the contract.
 * @param kept values that are not to be sent, such as the id of the credential that everything is asked with
 */
export function createPool(
  contract: Contract,
  given: Readonly<Record<string, readonly unknown[]>>,
  kept: ReadonlySet<unknown> = new Set(),
): Pool {
  type Values = Map<string, unknown[]>;
  /** Notes a value under its names; `add` decides what becomes of the values that are known. */
  const note = (values: Values, value: unknown, name: string, add: typeof keepFirst): void => {
    if (Array.isArray(value)) {
      // A list repeats one kind of value, of which a few are enough.
      const items = add === keepLast ? value.slice(0, MOST_OF_LIST) : value;
      for (const item of items) note(values, item, name.replace(/s$/, ''), add);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) note(values, inner, key, add);
    } else if (name !== '' && value !== null) {
      if (kept.has(value)) return;
      for (const key of new Set([name, wordOf(name)])) {
        const known = values.get(key) ?? [];
        if (!known.includes(value)) values.set(key, add(known, value));
      }
    }
  };
  const shown: Values = new Map();
  const learned: Values = new Map();
  let records: Readonly<Record<string, unknown>>[] = [];
  const noteRecords = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const inner = Array.isArray(value) ? value.slice(0, MOST_OF_LIST) : Object.values(value);
    for (const one of inner) noteRecords(one);
    if (!Array.isArray(value)) records = [{ ...value }, ...records].slice(0, MAX_LEARNED);
  };
  const show = (value: unknown, name = '') => note(shown, value, name, keepFirst);
  for (const [name, values] of Object.entries(given)) for (const value of values) show(value, name);
  for (const { parameters, body } of contract.operations) {
    for (const { name, examples } of parameters) for (const example of examples) show(example, name);
    for (const example of body?.examples ?? []) show(example);
  }
  return {
    learn(value, name = '') {
      note(learned, value, name, keepLast);
      noteRecords(value);
    },
    records: (names) => records.filter((one) => names.every((name) => typeof one[name] === 'string')),
    seeds: (name) => [
      ...new Set(
        [name, wordOf(name)].flatMap((key) => [...(shown.get(key) ?? []), ...(learned.get(key) ?? [])]),
      ),
    ],
  };
}

const keepFirst = (known: unknown[], value: unknown): unknown[] => [...known, value].slice(0, MAX_PER_NAME);
/** What was learned last may be what the next operation needs, however many operations came before. */
const keepLast = (known: unknown[], value: unknown): unknown[] => [value, ...known].slice(0, MAX_LEARNED);

/** Requests of an operation that may well succeed, from what the contract shows and the pool knows. */
export function likelyValues({ parameters, body }: Operation, contract: Contract, pool: Pool): Values[] {
  const required = parameters.filter((parameter) => parameter.required);
  const choices = required.map((parameter) => choicesFor(parameter, contract, pool));
  const rows = choices.reduce<unknown[][]>(
    (sets, values) => sets.flatMap((set) => values.map((value) => [...set, value])).slice(0, 200),
    [[]],
  );
  const bodies = body === null ? [undefined] : body.examples.flatMap((example) => variations(example, pool));
  return rows.flatMap((row) =>
    bodies.map((content) => ({ ...placed(required, row), ...(body === null ? {} : { body: content }) })),
  );
}

export function placed(parameters: readonly Parameter[], values: readonly unknown[]): Values {
  const result = { path: {}, query: {}, header: {} } as Record<Parameter['place'], Record<string, unknown>>;
  parameters.forEach(({ name, place }, index) => {
    if (values[index] !== undefined) result[place][name] = values[index];
  });
  return result;
}

function choicesFor({ name, schema, examples }: Parameter, contract: Contract, pool: Pool): unknown[] {
  const isValid = contract.validator(schema);
  return [...examples, ...pool.seeds(name)].filter((value) => isValid(value));
}

/** The example as it is, then with the names of one thing, then with one text field changed at a time. */
function variations(example: unknown, pool: Pool): unknown[] {
  const names = Object.keys(objectOf(example)).filter((name) => name.endsWith('_id'));
  const named = names.length < 2 ? [] : pool.records(names);
  const together = named.map((one) => ({
    ...objectOf(example),
    ...Object.fromEntries(names.map((name) => [name, one[name]])),
  }));
  const fields = Object.entries(objectOf(example)).filter(([, value]) => typeof value === 'string');
  const changed = fields.flatMap(([name]) =>
    pool.seeds(name).map((seed) => ({ ...objectOf(example), [name]: seed })),
  );
  return [example, ...together, ...changed];
}
