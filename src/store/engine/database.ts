import type { Knex } from 'knex';
import { nothingChecked, type SentCheck } from '../../domain/contract/sent-check.ts';
import { builders, type Engine } from './dialect.ts';
import { StoreError } from './errors.ts';
import { type Pace, withoutTurns } from './pace.ts';
import { noSealer, type Sealer } from './sealer.ts';
import {
  type BoundValue,
  bindValues,
  type Command,
  compileOnce,
  type Statement,
  type StatementParams,
} from './statement.ts';

/** A topic that a write can announce, so that its consumers do not have to poll. */
export type Topic = 'events' | 'jobs' | 'brands';

/** Runs statements for the table modules. The same type inside and outside a transaction. */
export type Db = {
  readonly engine: Engine;
  /** Builds queries for `query` and `execute`; cannot run them. */
  readonly k: Knex;
  /** Returns the first row, if there is one. */
  one<P extends StatementParams, R>(statement: Statement<P, R>, params: P): Promise<R | undefined>;
  all<P extends StatementParams, R>(statement: Statement<P, R>, params: P): Promise<R[]>;
  /** Returns the number of rows changed. */
  run<P extends StatementParams>(statement: Statement<P, unknown>, params: P): Promise<number>;
  /** Returns the rows of a query that is not the same in every call. */
  query<R>(builder: Knex.QueryBuilder | Knex.Raw): Promise<R[]>;
  /** As `query`, for writes. Returns the number of rows changed. */
  execute(builder: Knex.QueryBuilder | Knex.Raw): Promise<number>;
  /** Encrypts values that must not be readable in a copy of the database. */
  readonly sealer: Sealer;
  /** The time that all processes on this database share. */
  now(): Date;
  /** Notifies consumers of the topic, in every process, after the transaction has committed. */
  announce(topic: Topic): void;
  /**
   * Whether a transaction that announced the topic was committed since this store was opened, or since it lost its last
   * connection. Until then the database may be another one than before, restored from a backup.
   */
  hasAnnounced(topic: Topic): boolean;
  /**
   * Collects an item that `run` gets, with all others of the topic, before the transaction commits: for a row that all
   * writers lock, and should lock as shortly as possible.
   */
  beforeCommit(topic: Topic, item: string, run: (items: readonly string[]) => Promise<void>): void;
  /** Runs what was collected for the end of the transaction. */
  finish(): Promise<void>;
  /** The share of the caller for whom this runs; null when it belongs to none. */
  share(): string | null;
  /** Checks what is written to be sent. */
  readonly sent: SentCheck;
  /** Lets the event loop turn, inside a transaction too. For work that takes long between its statements. */
  nextTurn(): Promise<void>;
};

/** One connection of an engine, or a pool of connections. `name` is set for statements that are worth preparing. */
export type Session = {
  readonly engine: Engine;
  all(command: Command, values: BoundValue[], name?: string): unknown[] | Promise<unknown[]>;
  one(command: Command, values: BoundValue[], name?: string): unknown | Promise<unknown>;
  run(command: Command, values: BoundValue[], name?: string): number | Promise<number>;
};

/** Lifetime of a handle: calls after `end` throw, and the first failure is kept. */
export class TransactionScope {
  readonly announced = new Set<Topic>();
  #ended: string | undefined;
  #failure: { error: unknown } | undefined;

  /** Makes every later call throw StoreError `ended` with this reason. */
  end(reason: string): void {
    this.#ended ??= reason;
  }

  enter(): void {
    if (this.#ended !== undefined) throw new StoreError('ended', this.#ended);
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
  }

  /**
   * Throws the first failure of any statement, even if the caller caught it. PostgreSQL aborts a transaction at its
   * first error and responds to COMMIT with a rollback; SQLite would commit the rest. Both engines must refuse the
   * commit alike.
   */
  settle(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }
}

/** What the handles of one store share. */
export type StoreContext = {
  sealer(): Sealer;
  now(): Date;
  hasAnnounced(topic: Topic): boolean;
  share(): string | null;
  readonly sent: SentCheck;
};

const NO_CONTEXT: StoreContext = {
  sealer: () => noSealer,
  now: () => {
    throw new StoreError('ended', 'the store has no clock yet');
  },
  hasAnnounced: () => false,
  share: () => null,
  sent: nothingChecked,
};

/** A class, because an object with a getter of its own is a new kind of object for the engine each time. */
class Sealing {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Read on demand: the keys themselves are loaded through such a handle. */
  get sealer(): Sealer {
    return this.#context.sealer();
  }
}

/** The handle that the table modules work with. */
export function database(
  session: Session,
  scope: TransactionScope,
  context: StoreContext = NO_CONTEXT,
  pace: Pace = withoutTurns,
): Db {
  const { engine } = session;
  const ends = new Map<Topic, { items: Set<string>; run: (items: readonly string[]) => Promise<void> }>();

  function failed(error: unknown): Promise<never> {
    scope.fail(error);
    return Promise.reject(error);
  }

  /** Not an async function: what SQLite returns is there at once, and a promise for it is enough. */
  function guard<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      scope.enter();
    } catch (error) {
      return Promise.reject(error);
    }
    try {
      const result = pace.isDue() ? pace.nextTurn().then(work) : work();
      return result instanceof Promise ? result.catch(failed) : Promise.resolve(result);
    } catch (error) {
      return failed(error);
    }
  }

  return Object.assign(new Sealing(context), {
    engine,
    now: () => context.now(),
    k: builders[engine],
    one: <P extends StatementParams, R>(statement: Statement<P, R>, params: P) =>
      guard(() => {
        const command = statement.command(engine);
        return session.one(command, bindValues(command, params), statement.name) as Promise<R | undefined>;
      }),
    all: <P extends StatementParams, R>(statement: Statement<P, R>, params: P) =>
      guard(() => {
        const command = statement.command(engine);
        return session.all(command, bindValues(command, params), statement.name) as Promise<R[]>;
      }),
    run: (statement, params) =>
      guard(() => {
        const command = statement.command(engine);
        return session.run(command, bindValues(command, params), statement.name);
      }),
    query: <R>(builder: Knex.QueryBuilder | Knex.Raw) =>
      guard(() => {
        const { command, values } = compileOnce(builder);
        return session.all(command, values) as Promise<R[]>;
      }),
    execute: (builder) =>
      guard(() => {
        const { command, values } = compileOnce(builder);
        return session.run(command, values);
      }),
    announce: (topic) => {
      scope.enter();
      scope.announced.add(topic);
    },
    beforeCommit: (topic, item, run) => {
      scope.enter();
      const end = ends.get(topic) ?? { items: new Set<string>(), run };
      ends.set(topic, end);
      end.items.add(item);
    },
    async finish() {
      for (const { items, run } of ends.values()) await run([...items]);
    },
    hasAnnounced: context.hasAnnounced,
    share: context.share,
    sent: context.sent,
    nextTurn: () => pace.nextTurn(),
  } satisfies Omit<Db, 'sealer'>);
}
