import type { Knex } from 'knex';
import { builders, type Engine, Placeholder, placeholderOf } from './dialect.ts';
import { StoreError } from './errors.ts';

export { jsonParam, numberParam, param, params } from './dialect.ts';

/**
 * A value as stored in a column. Times are epoch milliseconds, booleans 0 or 1, JSON is text; mappers convert them.
 */
export type BoundValue = string | number | null;
export type StatementParams = Readonly<Record<string, BoundValue>>;

type Slot = Placeholder | BoundValue;
/** SQL text of one engine, and for each of its positions the parameter's name or a constant. */
export type Command = {
  readonly sql: string;
  readonly slots: readonly Slot[];
  /** For each position the first one that has the same value. Missing where no parameter is named. */
  readonly firsts?: readonly number[];
};

/**
 * A query that is compiled once per engine and runs prepared. `P` are its parameters, `R` is one row of its result.
 */
export type Statement<P extends StatementParams, R> = {
  /** Names the prepared statement on a PostgreSQL connection. */
  readonly name: string;
  command(engine: Engine): Command;
  /** Never set; carries the types. */
  readonly types?: (params: P) => R;
};

let statements = 0;

/**
 * Declares a statement. `build` runs at first use, once per engine, with a Knex that only builds. Parameters must be
 * placed with `param`, `params`, `jsonParam` or `numberParam`; every other value becomes a constant.
 */
export function statement<P extends StatementParams, R>(
  build: (k: Knex, engine: Engine) => Knex.QueryBuilder | Knex.Raw,
): Statement<P, R> {
  statements += 1;
  const compiled: Partial<Record<Engine, Command>> = {};
  return {
    name: `s${statements}`,
    command(engine) {
      compiled[engine] ??= compile(engine, build(builders[engine], engine));
      return compiled[engine];
    },
  };
}

function compile(engine: Engine, builder: Knex.QueryBuilder | Knex.Raw): Command {
  const { sql, bindings } = builder.toSQL().toNative();
  const slots = bindings.map((binding) => placeholderOf(binding) ?? storable(binding));
  const command = engine === 'sqlite' ? plannedOnce(sql, slots) : withConstants(sql, slots);
  return { ...command, firsts: firstsOf(command.slots) };
}

/**
 * The command with its constants in the text. PostgreSQL keeps a plan that was made without the values of its
 * parameters: it would not know the limit, and expect a tenth of the table instead, and not find partial indexes.
 */
function withConstants(sql: string, slots: readonly Slot[]): Command {
  const kept: Placeholder[] = [];
  let at = 0;
  const text = sql.replaceAll(/\$\d+/g, () => {
    const slot = slots[at] ?? null;
    at += 1;
    // In brackets, as a minus before it would begin a comment.
    if (!(slot instanceof Placeholder))
      return typeof slot === 'number' && slot < 0 ? `(${slot})` : literal(slot);
    kept.push(slot);
    return `$${kept.length}`;
  });
  if (at !== slots.length) throw new Error(`what looks like a parameter in the text of a statement: ${sql}`);
  return { sql: text, slots: kept };
}

const firstsOf = (slots: readonly Slot[]): number[] =>
  slots.map((slot, at) => {
    if (!(slot instanceof Placeholder)) return at;
    const { name, isJson } = slot;
    return slots.findIndex(
      (other) => other instanceof Placeholder && other.name === name && other.isJson === isJson,
    );
  });

/**
 * The command in a form that SQLite plans only once. SQLite may look at the values of a prepared statement's bare
 * parameters when it plans, above all with joins, partial indexes and limits, and then plans again for each run, which
 * takes several times longer than the run. It does not look behind a unary plus, which changes no value; and constants
 * are written into the text, where they can still choose a partial index.
 */
function plannedOnce(sql: string, slots: readonly Slot[]): Command {
  const texts = sql.split('?');
  if (texts.length !== slots.length + 1)
    throw new Error(`a question mark in the text of a statement: ${sql}`);
  const marks = slots.map((slot) => (slot instanceof Placeholder ? '+?' : literal(slot)));
  return {
    sql: texts.map((text, at) => text + (marks[at] ?? '')).join(''),
    slots: slots.filter((slot) => slot instanceof Placeholder),
  };
}

const literal = (value: BoundValue): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/**
 * The SQL text and values of a query that runs once.
 * @throws {StoreError} unstorable when no column can hold a value
 */
export function compileOnce(builder: Knex.QueryBuilder | Knex.Raw): {
  command: Command;
  values: BoundValue[];
} {
  const { sql, bindings } = builder.toSQL().toNative();
  return { command: { sql, slots: [] }, values: bindings.map(storable) };
}

/**
 * The values of one run, in the order of the SQL text.
 * @throws {StoreError} unstorable when a value is missing or no column can hold it
 */
export function bindValues({ slots, firsts }: Command, given: StatementParams): BoundValue[] {
  const values: BoundValue[] = [];
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? null;
    const first = firsts?.[at] ?? at;
    // A long statement has the same few values at most of its positions.
    if (first < at) values.push(values[first] ?? null);
    else values.push(slot instanceof Placeholder ? boundTo(slot, given) : slot);
  }
  return values;
}

function boundTo({ name, isJson }: Placeholder, given: StatementParams): BoundValue {
  const value = given[name];
  if (value === undefined) throw new StoreError('unstorable', `parameter ${name} is missing`);
  return storable(isJson && typeof value === 'string' ? storableJson(value) : value);
}

// Values that are refused here would be stored by one engine and rejected or changed by the other.
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
// Escaped backslashes match first, so that `\\u0000`, the escape of a nested JSON text, is left unchanged.
const LOST_IN_JSON = /\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

type Unicode = string & { isWellFormed(): boolean; toWellFormed(): string };

/**
 * Text that a column can store: PostgreSQL rejects NUL characters, and neither engine keeps half a surrogate pair.
 * Both become U+FFFD, so that a third party's document cannot make a write fail or read back differently.
 */
function storableText(text: string): string {
  const whole = text as Unicode;
  const formed = whole.isWellFormed() ? text : whole.toWellFormed();
  return formed.includes('\0') ? formed.replaceAll('\0', REPLACEMENT) : formed;
}

/** As `storableText`, for the strings in a JSON text that `JSON.stringify` wrote and the engine will parse. */
function storableJson(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(LOST_IN_JSON, (escaped) => (escaped === '\\\\' ? escaped : REPLACEMENT));
}

/** Maximum rows of one statement: SQLite runs it on the event loop's thread, for a few milliseconds at most. */
export const ROWS_AT_ONCE = 250;

/** Splits the items into lists of at most `size`, in order. */
export function* chunksOf<T>(items: readonly T[], size: number = ROWS_AT_ONCE): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
