import type { WitnessFault } from '../../domain/feed/log/witness.ts';
import { columns, date, int, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const witnessColumns = columns({
  /** Verifier key, as `name+id+key`. */
  witness: textColumn,
  /** The log that `size` is about. */
  origin: textColumn,
  /** Size that the witness has cosigned, as far as it is known here. */
  size: int,
  cosignedAt: nullable(date),
  /** Requests in a row that failed. */
  failures: int,
  fault: nullable(one<WitnessFault>()),
  /** What failed, for the operator. */
  why: nullable(textColumn),
  failedSince: nullable(date),
  /** When the witness may be asked again. */
  nextAt: date,
});
/** How far a witness of the log has come. */
export type LogWitness = RowOf<typeof witnessColumns>;

const MOST = 1_000;

const all = statement<{ limit: number }, Stored>((k) =>
  k('log_witnesses').orderBy('witness').limit(numberParam('limit')).select(witnessColumns.names),
);
const find = statement<{ witness: string }, Stored>((k) =>
  k('log_witnesses').where('witness', param('witness')).select(witnessColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('log_witnesses').insert(witnessColumns.placeholders).onConflict('witness').merge(),
);
const keepOnly = statement<{ witnesses: string }, never>((k, engine) =>
  k('log_witnesses')
    .whereNot(inList(k, engine, 'witness', param('witnesses')))
    .delete(),
);

/** The witnesses of the log: a row for each that was asked. */
export function logWitnesses(db: Db) {
  return {
    async all(): Promise<LogWitness[]> {
      return (await db.all(all, { limit: MOST })).map((row) => witnessColumns.read(row));
    },

    async find(witness: string): Promise<LogWitness | undefined> {
      const row = await db.one(find, { witness });
      return row && witnessColumns.read(row);
    },

    async put(row: LogWitness): Promise<void> {
      await db.run(put, witnessColumns.write(row));
    },

    /** Forgets witnesses that are no longer asked. */
    async keepOnly(witnesses: readonly string[]): Promise<void> {
      await db.run(keepOnly, { witnesses: JSON.stringify(witnesses) });
    },
  };
}
