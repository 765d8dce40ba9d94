import type { Connection, FieldDef, QueryConfig } from 'pg';
import pg from 'pg';

/** What a statement returns. */
export type ReadAnswer = { readonly rows: Record<string, unknown>[]; readonly rowCount: number | null };
type Called = (error: Error | null, answer?: ReadAnswer) => void;

type Parser = (text: string) => unknown;
/** The columns of a statement, which stay the same while it is prepared on a connection. */
type Shape = { readonly names: readonly string[]; readonly parsers: readonly Parser[] };

/** What the driver calls on a connection; its types have other parameters. */
type Wire = Pick<Connection, 'stream'> & {
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: unknown[]; valueMapper: (value: unknown) => unknown }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { rows: number }): void;
  sync(): void;
};

const shapesByConnection = new WeakMap<Wire, Map<string, Shape>>();

function shapesOf(connection: Wire): Map<string, Shape> {
  const known = shapesByConnection.get(connection);
  if (known !== undefined) return known;
  const fresh = new Map<string, Shape>();
  shapesByConnection.set(connection, fresh);
  return fresh;
}

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const NO_SHAPE: Shape = { names: [], parsers: [] };

/**
 * A prepared statement in the form that the driver runs. The driver's own asks the server for the columns of each answer
 * again, and makes parsers, a list of fields and a listener's object for each; this one knows the columns of a statement
 * that its connection has prepared. When a migration changes them, the server refuses the statement.
 */
export class PreparedQuery {
  readonly text: string;
  readonly name: string;
  /** The driver wraps it to end its timer. */
  callback: Called;
  readonly #values: unknown[];
  readonly #parserOf: (type: number) => Parser;
  readonly #rows: Record<string, unknown>[] = [];
  #rowCount: number | null = null;
  #shape = NO_SHAPE;
  #shapes: Map<string, Shape> | undefined;
  #failure: Error | undefined;

  constructor(
    { name = '', text, values = [] }: QueryConfig,
    parserOf: (type: number) => Parser,
    callback: Called,
  ) {
    this.text = text;
    this.name = name;
    this.#values = values;
    this.#parserOf = parserOf;
    this.callback = callback;
  }

  submit(given: Connection): Error | null {
    const connection = given as object as Wire;
    const { name, text } = this;
    const { parsedStatements, submittedNamedStatements } = connection;
    const prepared = parsedStatements[name] ?? submittedNamedStatements[name];
    if (prepared !== undefined && prepared !== text)
      return new Error(`Two statements have the name ${name}: ${prepared}`);
    if (prepared === undefined) {
      connection.parse({ text, name });
      submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values: this.#values, valueMapper: asText });
    this.#shapes = shapesOf(connection);
    const known = this.#shapes.get(name);
    if (known === undefined) connection.describe({ type: 'P', name: '' });
    else this.#shape = known;
    connection.execute({ rows: 0 });
    connection.sync();
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#parserOf(dataTypeID)),
    };
    this.#shapes?.set(this.name, this.#shape);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure !== undefined) return;
    const { names, parsers } = this.#shape;
    const row: Record<string, unknown> = {};
    try {
      for (let at = 0; at < names.length; at += 1) {
        const text = fields[at] ?? null;
        row[names[at] ?? ''] = text === null ? null : parsers[at]?.(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** @param message - its text is a command and a number of rows, as in `SELECT 5` */
  handleCommandComplete({ text }: { text: string }): void {
    const count = Number(text.slice(text.lastIndexOf(' ') + 1));
    if (Number.isInteger(count)) this.#rowCount = count;
  }

  handleError(error: Error): void {
    this.callback(this.#failure ?? error);
  }

  handleReadyForQuery(): void {
    if (this.#failure !== undefined) this.callback(this.#failure);
    else this.callback(null, { rows: this.#rows, rowCount: this.#rowCount });
  }
}

// The driver lets only queries of its own share a connection, and asks their prototype.
Object.setPrototypeOf(PreparedQuery.prototype, pg.Query.prototype);
