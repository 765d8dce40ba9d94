import type { Knex } from 'knex';
import { builders, type Engine, Placeholder, placeholderOf } from './dialect.ts';
import { StoreError } from './errors.ts';

export { jsonParam, numberParam, type Param, param, params } from './dialect.ts';

/** What a column holds. Times are epoch milliseconds, booleans 0 or 1, JSON is text; mappers convert. */
export type BoundValue = string | number | null;
export type StatementParams = Readonly<Record<string, BoundValue>>;

/** SQL text of one engine, and for each of its positions the parameter's name or a constant. */
export type Command = { readonly sql: string; readonly slots: readonly (Placeholder | BoundValue)[] };

/** A query that is compiled once per engine and runs prepared. `P` is what it asks for, `R` one row of its result. */
export type Statement<P extends StatementParams, R> = {
  /** Names the prepared statement on a PostgreSQL connection. */
  readonly name: string;
  command(engine: Engine): Command;
  /** Never set; carries the types. */
  readonly types?: (params: P) => R;
};

let statements = 0;

/**
 * Declares a statement. `build` runs at first use, once per engine, with a Knex that only builds; `params` must be
 * named with `param`, `params` or `numberParam`, everything else becomes a constant.
 */
export function statement<P extends StatementParams, R>(
  build: (k: Knex, engine: Engine) => Knex.QueryBuilder | Knex.Raw,
): Statement<P, R> {
  statements += 1;
  const compiled: Partial<Record<Engine, Command>> = {};
  return {
    name: `s${statements}`,
    command(engine) {
      compiled[engine] ??= compile(build(builders[engine], engine));
      return compiled[engine];
    },
  };
}

function compile(builder: Knex.QueryBuilder | Knex.Raw): Command {
  const { sql, bindings } = builder.toSQL().toNative();
  return { sql, slots: bindings.map((binding) => placeholderOf(binding) ?? storable(binding)) };
}

/** The SQL text and values of a query that runs once. Throws StoreError on a value that no column can hold. */
export function compileOnce(builder: Knex.QueryBuilder | Knex.Raw): {
  command: Command;
  values: BoundValue[];
} {
  const { sql, bindings } = builder.toSQL().toNative();
  return { command: { sql, slots: [] }, values: bindings.map(storable) };
}

/** The values of one run, in the order of the SQL text. Throws StoreError on a missing or unstorable one. */
export function bindValues({ slots }: Command, given: StatementParams): BoundValue[] {
  return slots.map((slot) => {
    if (!(slot instanceof Placeholder)) return slot;
    const value = given[slot.name];
    if (value === undefined) throw new StoreError('unstorable', `parameter ${slot.name} is missing`);
    return storable(slot.isJson && typeof value === 'string' ? storableJson(value) : value);
  });
}

// What is refused here would be stored on one engine and refused or changed on the other.
function storable(value: unknown): BoundValue {
  if (value === null) return null;
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new StoreError('unstorable', `the number ${value}`);
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
      throw new StoreError('unstorable', `the integer ${value} is beyond 2^53`);
    }
    return value;
  }
  throw new StoreError('unstorable', `a value of type ${value instanceof Date ? 'Date' : typeof value}`);
}

const REPLACEMENT = '\ufffd';
// Escaped backslashes are taken first, so that `\\u0000`, the escape of a nested JSON text, is left alone.
const LOST_IN_JSON = /\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

type Unicode = string & { isWellFormed(): boolean; toWellFormed(): string };

/**
 * What a text column can keep: PostgreSQL refuses NUL characters, and neither engine keeps half a surrogate pair.
 * Both become U+FFFD, so that a stranger's document cannot make a write fail, or read back differently.
 */
function storableText(text: string): string {
  const whole = text as Unicode;
  const formed = whole.isWellFormed() ? text : whole.toWellFormed();
  return formed.includes('\0') ? formed.replaceAll('\0', REPLACEMENT) : formed;
}

/** As `storableText`, for the strings within a JSON text that `JSON.stringify` made and the engine will take apart. */
function storableJson(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(LOST_IN_JSON, (escaped) => (escaped === '\\\\' ? escaped : REPLACEMENT));
}

/** Rows that one statement gets: SQLite runs it on the thread of the event loop, for some milliseconds at most. */
export const ROWS_AT_ONCE = 250;

/** The items in lists of at most `size`, in their order. */
export function* chunksOf<T>(items: readonly T[], size: number = ROWS_AT_ONCE): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
