import {
  columns,
  date,
  flagColumn,
  int,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const revisionColumns = columns({
  entity: one<'brand' | 'property'>(),
  domain: textColumn,
  revisionNumber: int,
  editorName: textColumn,
  editorOrgId: nullable(textColumn),
  editSummary: textColumn,
  source: one<'brand_json' | 'adagents_json' | 'enriched' | 'community'>(),
  /** The state after the edit. */
  snapshot: json<unknown>(),
  isRollback: flagColumn,
  rolledBackTo: nullable(int),
  createdAt: date,
});

export type StoredRevision = RowOf<typeof revisionColumns>;
type Entity = StoredRevision['entity'];
type Key = { entity: string; domain: string };
type Part = { limit: number; offset: number };

const append = statement<Stored, never>((k) => k('revisions').insert(revisionColumns.placeholders));
const countOf = statement<Key, { count: number }>((k) =>
  k('revisions')
    .where({ entity: param('entity'), domain: param('domain') })
    .count({ count: '*' }),
);
const find = statement<Key & { revision_number: number }, Stored>((k) =>
  k('revisions')
    .where({ entity: param('entity'), domain: param('domain'), revision_number: param('revision_number') })
    .select(revisionColumns.names),
);
const findAt = statement<Key & { source: string; at: number }, { snapshot: string }>((k) =>
  k('revisions')
    .where({ entity: param('entity'), domain: param('domain'), source: param('source') })
    .where('created_at', '<=', param('at'))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'revision_number', order: 'desc' },
    ])
    .limit(1)
    .select('snapshot'),
);

const listPart = statement<Key & Part, Omit<Stored, 'snapshot'>>((k) =>
  k('revisions')
    .where({ entity: param('entity'), domain: param('domain') })
    .orderBy('revision_number', 'desc')
    .limit(numberParam('limit'))
    .offset(numberParam('offset'))
    .select(revisionColumns.names.filter((name) => name !== 'snapshot')),
);

export function revisions(db: Db) {
  async function count(entity: Entity, domain: string): Promise<number> {
    return (await db.one(countOf, { entity, domain }))?.count ?? 0;
  }

  /** Newest first, without snapshots. */
  async function list(entity: Entity, domain: string, part: Part): Promise<StoredRevision[]> {
    const rows = await db.all(listPart, { entity, domain, ...part });
    return rows.map((row) => revisionColumns.read({ ...row, snapshot: 'null' }));
  }

  return {
    append: (revision: StoredRevision) => db.run(append, revisionColumns.write(revision)),

    list,

    /** A part of the list, and how many there are in all. */
    async page(
      entity: Entity,
      domain: string,
      part: Part,
    ): Promise<{ total: number; revisions: StoredRevision[] }> {
      const revisions = await list(entity, domain, part);
      const { limit, offset } = part;
      // A part that ends before it is full shows how many there are.
      const isLast = revisions.length < limit && (offset === 0 || revisions.length > 0);
      return { total: isLast ? offset + revisions.length : await count(entity, domain), revisions };
    },

    count,

    /** The snapshot of the newest revision from a source that there was at a moment. */
    async snapshotAt(
      entity: Entity,
      domain: string,
      source: StoredRevision['source'],
      at: Date,
    ): Promise<unknown> {
      const row = await db.one(findAt, { entity, domain, source, at: at.getTime() });
      return row === undefined ? undefined : JSON.parse(row.snapshot);
    },

    async find(entity: Entity, domain: string, revisionNumber: number): Promise<StoredRevision | undefined> {
      const row = await db.one(find, { entity, domain, revision_number: revisionNumber });
      return row && revisionColumns.read(row);
    },
  };
}
