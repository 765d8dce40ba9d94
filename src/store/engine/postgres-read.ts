import type { Connection, FieldDef } from 'pg';
import pg from 'pg';
import { Messages } from './postgres-messages.ts';
import type { BoundValue } from './statement.ts';

/** A statement with its values. One with a name is prepared once for each connection. */
export type SentStatement = { readonly name?: string; readonly text: string; readonly values?: BoundValue[] };
/** What a statement returns. */
export type ReadAnswer = { readonly rows: Record<string, unknown>[]; readonly rowCount: number | null };

type Parser = (text: string) => unknown;
/** Reads the text of a field from the bytes that were received. */
type FieldReader = (bytes: Buffer, start: number, end: number) => unknown;
/** The columns of a statement, which stay the same while it is prepared on a connection. */
type Shape = { readonly names: readonly string[]; readonly readers: readonly FieldReader[] };

/** What the driver keeps on a connection; its types have other members. */
type Wire = Pick<Connection, 'stream'> & {
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
};

const shapesByConnection = new WeakMap<Wire, Map<string, Shape>>();

function shapesOf(connection: Wire): Map<string, Shape> {
  const known = shapesByConnection.get(connection);
  if (known !== undefined) return known;
  const fresh = new Map<string, Shape>();
  shapesByConnection.set(connection, fresh);
  return fresh;
}

const nobody = (): void => {};
const NO_SHAPE: Shape = { names: [], readers: [] };

const TEXTS: ReadonlySet<number> = new Set([pg.types.builtins.TEXT, pg.types.builtins.VARCHAR]);
const INTEGERS: ReadonlySet<number> = new Set([
  pg.types.builtins.INT2,
  pg.types.builtins.INT4,
  pg.types.builtins.INT8,
]);
/** Integers with fewer characters are below 2^53. */
const CHARACTERS_OF_ANY = 15;
const MINUS = 0x2d;
const ZERO = 0x30;
const LENGTH_BYTES = 4;

/** What `toString('utf8', …)` calls, which the platform's types do not have. */
type Sliced = Buffer & { utf8Slice(start: number, end: number): string };
const textAt = (bytes: Buffer, start: number, end: number): string => (bytes as Sliced).utf8Slice(start, end);

function readerOf(type: number, parse: Parser): FieldReader {
  if (TEXTS.has(type)) return textAt;
  const parsed: FieldReader = (bytes, start, end) => parse(textAt(bytes, start, end));
  if (!INTEGERS.has(type)) return parsed;
  return (bytes, start, end) =>
    end - start > CHARACTERS_OF_ANY ? parsed(bytes, start, end) : integerAt(bytes, start, end);
}

function integerAt(bytes: Buffer, start: number, end: number): number {
  const isNegative = bytes[start] === MINUS;
  let value = 0;
  for (let at = isNegative ? start + 1 : start; at < end; at += 1)
    value = value * 10 + ((bytes[at] ?? ZERO) - ZERO);
  return isNegative ? -value : value;
}

const messages = new Messages();

/** One run of a prepared statement, from its values to its answer. */
export class PreparedRun {
  readonly name: string;
  readonly text: string;
  readonly values: readonly BoundValue[];
  readonly #parserOf: (type: number) => Parser;
  #answered: (answer: ReadAnswer) => void;
  #failed: (error: unknown) => void;
  #rows: Record<string, unknown>[] = [];
  #shape = NO_SHAPE;
  #failure: unknown;

  constructor(
    { name = '', text, values = [] }: SentStatement,
    parserOf: (type: number) => Parser,
    answered: (answer: ReadAnswer) => void,
    failed: (error: unknown) => void,
  ) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#parserOf = parserOf;
    this.#answered = answered;
    this.#failed = failed;
  }

  /** Writes what the connection needs to run it; false when it has failed, as the name is that of another statement. */
  write({ parsedStatements, submittedNamedStatements }: Wire, shapes: ReadonlyMap<string, Shape>): boolean {
    const { name, text } = this;
    const prepared = parsedStatements[name] ?? submittedNamedStatements[name];
    if (prepared !== undefined && prepared !== text) {
      this.#failed(new Error(`Two statements have the name ${name}: ${prepared}`));
      return false;
    }
    if (prepared === undefined) {
      messages.parse(name, text);
      submittedNamedStatements[name] = text;
    }
    messages.bind(name, this.values);
    const known = shapes.get(name);
    if (known === undefined) messages.describe();
    else this.#shape = known;
    messages.execute();
    return true;
  }

  /** Takes the columns that the server described, and returns them. */
  shape(fields: readonly FieldDef[]): Shape {
    this.#shape = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => readerOf(dataTypeID, this.#parserOf(dataTypeID))),
    };
    return this.#shape;
  }

  /** Adds the row whose fields begin here, each behind its length. */
  readRow(bytes: Buffer, start: number): void {
    if (this.#failure !== undefined) return;
    const { names, readers } = this.#shape;
    const row: Record<string, unknown> = {};
    let at = start;
    try {
      for (let column = 0; column < names.length; column += 1) {
        const length = bytes.readInt32BE(at);
        at += LENGTH_BYTES;
        // Negative where there is no value.
        row[names[column] ?? ''] = length < 0 ? null : readers[column]?.(bytes, at, at + length);
        at += Math.max(0, length);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#failure = error;
    }
  }

  answer(rowCount: number | null): void {
    const rows = this.#rows;
    const failed = this.#failed;
    const answered = this.#answered;
    this.#release();
    if (this.#failure !== undefined) failed(this.#failure);
    else answered({ rows, rowCount });
  }

  fail(error: unknown): void {
    const failed = this.#failed;
    this.#release();
    failed(this.#failure ?? error);
  }

  #release(): void {
    this.#rows = [];
    this.#answered = nobody;
    this.#failed = nobody;
  }
}

/** Gets the error that ended a batch early, and the runs without an answer; the error is of the first of these. */
type Ended = (error: Error | null, left: readonly PreparedRun[]) => void;

/**
 * Runs of prepared statements in the form that the driver runs as one query. They end together (one Sync), so the server
 * sends all answers at once, and whoever waits for them wakes up once. After an error it runs none of those that follow.
 *
 * The driver's own query asks the server for the columns of each answer again, and makes parsers, a list of fields and a
 * listener's object for each; a run knows the columns of a statement that its connection has prepared. When a migration
 * changes them, the server refuses the statement.
 */
export class PreparedBatch {
  /** The driver wraps it to end its timer. */
  callback: (error: Error | null) => void;
  readonly #ended: Ended;
  #left: readonly PreparedRun[];
  #at = 0;
  #connection: Wire | undefined;
  #shapes = new Map<string, Shape>();

  constructor(runs: readonly PreparedRun[], ended: Ended) {
    this.#left = runs;
    this.#ended = ended;
    this.callback = (error) => this.#end(error);
  }

  /** Name of the statement whose answer comes next: the driver notes that it is prepared. */
  get name(): string {
    return this.#left[this.#at]?.name ?? '';
  }

  get text(): string {
    return this.#left[this.#at]?.text ?? '';
  }

  submit(given: Connection): Error | null {
    const connection = given as object as Wire;
    this.#connection = connection;
    this.#shapes = shapesOf(connection);
    this.#left = this.#left.filter((run) => run.write(connection, this.#shapes));
    if (this.#left.length === 0) return new Error('No statement of the batch could be sent');
    messages.sync();
    connection.stream.write(messages.take());
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    const run = this.#left[this.#at];
    if (run !== undefined) this.#shapes.set(run.name, run.shape(fields));
  }

  /** Takes a row from what was received (`Received`), which the driver does not see. */
  readRow(bytes: Buffer, at: number): void {
    this.#left[this.#at]?.readRow(bytes, at);
  }

  /** @param message - its text is a command and a number of rows, as in `SELECT 5` */
  handleCommandComplete({ text }: { text: string }): void {
    const run = this.#left[this.#at];
    this.#at += 1;
    const count = Number.parseInt(text.slice(text.lastIndexOf(' ') + 1), 10);
    run?.answer(Number.isNaN(count) ? null : count);
  }

  /** Of a statement without text. */
  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  #end(error: Error | null): void {
    const left = this.#left.slice(this.#at);
    this.#left = [];
    // What follows a failed statement was not prepared either.
    if (this.#connection !== undefined)
      for (const { name } of left) delete this.#connection.submittedNamedStatements[name];
    this.#ended(error, left);
  }
}

// The driver lets only queries of its own share a connection, and asks their prototype.
Object.setPrototypeOf(PreparedBatch.prototype, pg.Query.prototype);
