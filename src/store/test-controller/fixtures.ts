import {
  type FixtureDocuments,
  type FixtureKind,
  type LatestSeed,
  nextSeedPlace,
} from '../../domain/test-controller/seeds.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const fixtureColumns = columns({
  principalId: textColumn,
  /** The only account that sees the fixture; empty for all sandbox accounts of the principal. */
  accountId: textColumn,
  kind: one<FixtureKind>(),
  id: textColumn,
  document: json<FixtureDocuments[FixtureKind]>(),
  /** Time of the last seed. */
  createdAt: date,
  batch: int,
  place: int,
  isOpen: flagColumn,
});

type Row = RowOf<typeof fixtureColumns>;
/** An object that a test added to, or put in place of, the deployment's own objects. */
export type Fixture<K extends FixtureKind = FixtureKind> = Omit<Row, 'isOpen' | 'kind' | 'document'> & {
  kind: K;
  document: FixtureDocuments[K];
};
export type FixtureKey<K extends FixtureKind> = Pick<Fixture<K>, 'principalId' | 'accountId' | 'kind' | 'id'>;

const put = statement<Stored, never>((k) =>
  k('fixtures')
    .insert(fixtureColumns.placeholders)
    .onConflict(['principal_id', 'account_id', 'kind', 'id'])
    .merge(['document', 'created_at', 'batch', 'place', 'is_open']),
);
const find = statement<{ principal_id: string; account_id: string; kind: string; id: string }, Stored>((k) =>
  k('fixtures')
    .where({
      principal_id: param('principal_id'),
      account_id: param('account_id'),
      kind: param('kind'),
      id: param('id'),
    })
    .select(fixtureColumns.names),
);
const latest = statement<{ principal_id: string; account_id: string }, Stored>((k) =>
  k('fixtures')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .orderBy([
      { column: 'batch', order: 'desc' },
      { column: 'place', order: 'desc' },
    ])
    .limit(1)
    .select(fixtureColumns.names),
);
const list = statement<{ principal_id: string; kind: string; limit: number; offset: number }, Stored>((k) =>
  k('fixtures')
    .where({ principal_id: param('principal_id'), kind: param('kind') })
    .orderBy([
      { column: 'batch', order: 'desc' },
      { column: 'place', order: 'asc' },
      { column: 'id', order: 'asc' },
    ])
    .limit(numberParam('limit'))
    .offset(numberParam('offset'))
    .select(fixtureColumns.names),
);
// A condition without parameters, as the partial index has it.
const anyOpen = statement<{ principal_id: string }, { id: string }>((k) =>
  k('fixtures').where('principal_id', param('principal_id')).whereRaw('is_open = 1').limit(1).select('id'),
);
const close = statement<{ principal_id: string }, never>((k) =>
  k('fixtures').where('principal_id', param('principal_id')).whereRaw('is_open = 1').update({ is_open: 0 }),
);

const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'fixtures', (rows) =>
    rows.where('created_at', '<', param('before')).orderBy('created_at'),
  ),
);

/** More fixtures than any test creates. */
const MOST = 1000;
/** Characters of all documents that a list has: every read of products parses those of its caller. */
const MOST_CHARACTERS = 1024 * 1024;
/** Fixtures of the first statement of a list, and of the longest. */
const AT_FIRST = 10;
const AT_ONCE = 40;

/** The kind of a row determines the type of its document. */
const plain = <K extends FixtureKind>({ isOpen: _, ...fixture }: Row) => fixture as Fixture<K>;

/** The newest fixtures of a kind, as many as a list may have, in pieces. */
async function* newestOf(db: Db, principalId: string, kind: FixtureKind): AsyncGenerator<Stored> {
  let characters = 0;
  for (let offset = 0, limit = AT_FIRST; offset < MOST; limit = Math.min(2 * limit, AT_ONCE)) {
    const rows = await db.all(list, { principal_id: principalId, kind, limit, offset });
    for (const row of rows) {
      characters += String(row.document).length;
      if (characters > MOST_CHARACTERS) return;
      yield row;
    }
    if (rows.length < limit) return;
    offset += limit;
    await db.nextTurn();
  }
}

/** Fixtures of tests. Each belongs to one principal; no other principal can find it. */
export function fixtures(db: Db) {
  async function newest(principalId: string, accountId: string): Promise<LatestSeed | undefined> {
    const row = await db.one(latest, { principal_id: principalId, account_id: accountId });
    if (row === undefined) return undefined;
    const { batch, place, createdAt, isOpen } = fixtureColumns.read(row);
    return { batch, place, seededAt: createdAt, isOpen };
  }

  return {
    /** Locks the principal's fixtures against other seeds until this transaction ends. */
    lock: (principalId: string) => lock(db, `fixtures ${principalId}`),

    /**
     * Stores a fixture in the newest batch of its account; seeding it again renews it. The caller must hold `lock`.
     *
     * @param now time of the seed
     */
    async put<K extends FixtureKind>(
      fixture: FixtureKey<K> & Pick<Fixture<K>, 'document'>,
      now: Date,
    ): Promise<void> {
      const next = nextSeedPlace(await newest(fixture.principalId, fixture.accountId), now);
      const before = await this.find(fixture);
      const { batch, place } = before?.batch === next.batch ? before : next;
      await db.run(put, fixtureColumns.write({ ...fixture, createdAt: now, batch, place, isOpen: true }));
    },

    async find<K extends FixtureKind>({
      principalId,
      accountId,
      kind,
      id,
    }: FixtureKey<K>): Promise<Fixture<K> | undefined> {
      const row = await db.one(find, { principal_id: principalId, account_id: accountId, kind, id });
      return row && plain<K>(fixtureColumns.read(row));
    },

    /**
     * Fixtures of a kind that an account sees, or all of the principal when `accountId` is null: newest batch first,
     * each batch in the order of its seeds. Of several with the same id only the newest is returned. Of more than
     * `MOST`, or `MOST_CHARACTERS` together, the newest are returned.
     */
    async list<K extends FixtureKind>(
      principalId: string,
      kind: K,
      accountId: string | null,
    ): Promise<Fixture<K>[]> {
      const seen = new Set<string>();
      const found: Fixture<K>[] = [];
      for await (const stored of newestOf(db, principalId, kind)) {
        const row = fixtureColumns.read(stored);
        const isVisible = accountId === null || row.accountId === '' || row.accountId === accountId;
        if (!isVisible || seen.has(row.id)) continue;
        seen.add(row.id);
        found.push(plain<K>(row));
      }
      return found;
    },

    /** Whether the principal's next seed may join an existing batch. */
    async hasOpenBatch(principalId: string): Promise<boolean> {
      return (await db.one(anyOpen, { principal_id: principalId })) !== undefined;
    },

    /** Closes the principal's batches, so that its next seed begins a new one. */
    async closeBatches(principalId: string): Promise<void> {
      await db.run(close, { principal_id: principalId });
    },

    /**
     * Deletes up to `limit` fixtures that were last seeded before `before`, oldest first; returns the number deleted.
     */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
