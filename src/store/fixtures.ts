import { columns, date, json, nullable, one, type RowOf, type Stored, text } from './columns.ts';
import type { Db } from './database.ts';
import { lock } from './lock.ts';
import { numberParam, param, statement } from './statement.ts';

export type FixtureKind = 'product' | 'creative_format' | 'plan' | 'measurement_catalog' | 'upstream';
type Json = Readonly<Record<string, unknown>>;

const fixtureColumns = columns({
  principalId: text,
  kind: one<FixtureKind>(),
  id: text,
  /** The account that alone sees it; null for all sandbox accounts of the principal. */
  accountId: nullable(text),
  document: json<Json>(),
  createdAt: date,
});

/** Something that a test put in place of, or beside, what the deployment has. */
export type Fixture = RowOf<typeof fixtureColumns>;
export type FixtureKey = Pick<Fixture, 'principalId' | 'kind' | 'id'>;

const put = statement<Stored, never>((k) =>
  k('fixtures')
    .insert(fixtureColumns.placeholders)
    .onConflict(['principal_id', 'kind', 'id'])
    .merge(['account_id', 'document']),
);
const find = statement<{ principal_id: string; kind: string; id: string }, Stored>((k) =>
  k('fixtures')
    .where({ principal_id: param('principal_id'), kind: param('kind'), id: param('id') })
    .select(fixtureColumns.names),
);
const list = statement<{ principal_id: string; kind: string; limit: number }, Stored>((k) =>
  k('fixtures')
    .where({ principal_id: param('principal_id'), kind: param('kind') })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'asc' },
    ])
    .limit(numberParam('limit'))
    .select(fixtureColumns.names),
);

const prune = statement<{ before: number; limit: number }, never>((k) =>
  k('fixtures')
    .whereIn(
      ['principal_id', 'kind', 'id'],
      k('fixtures')
        .where('created_at', '<', param('before'))
        .orderBy('created_at')
        .limit(numberParam('limit'))
        .select('principal_id', 'kind', 'id'),
    )
    .delete(),
);

/** More than any test makes. */
const MOST = 1000;

/** Fixtures of tests. Each belongs to its principal; nobody else finds it. */
export function fixtures(db: Db) {
  return {
    /** Keeps others from writing this fixture until this transaction ends. */
    async lock({ principalId, kind, id }: FixtureKey): Promise<void> {
      await lock(db, `fixture ${principalId} ${kind} ${id}`);
    },

    /** What is there already keeps its age. */
    async put(fixture: Fixture): Promise<void> {
      await db.run(put, fixtureColumns.write(fixture));
    },

    async find({ principalId, kind, id }: FixtureKey): Promise<Fixture | undefined> {
      const row = await db.one(find, { principal_id: principalId, kind, id });
      return row && fixtureColumns.read(row);
    },

    /** Those of a kind that an account sees, or all of the principal without one; newest first. */
    async list(principalId: string, kind: FixtureKind, accountId: string | null): Promise<Fixture[]> {
      const rows = await db.all(list, { principal_id: principalId, kind, limit: MOST });
      return rows
        .map(fixtureColumns.read)
        .filter((one) => accountId === null || one.accountId === null || one.accountId === accountId);
    },

    /** Forgets those of tests that ended long ago, oldest first. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
