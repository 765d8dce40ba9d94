import { columns, date, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const organizationColumns = columns({
  id: textColumn,
  name: textColumn,
  tier: nullable(textColumn),
  createdAt: date,
});

export type Organization = RowOf<typeof organizationColumns>;

const insert = statement<Stored, never>((k) => k('organizations').insert(organizationColumns.placeholders));
const find = statement<{ id: string }, Stored>((k) =>
  k('organizations').where('id', param('id')).select(organizationColumns.names),
);
// Names are not unique; the oldest organization with the name is found.
const findByName = statement<{ name: string }, Stored>((k) =>
  k('organizations')
    .where('name', param('name'))
    .orderBy(['created_at', 'id'])
    .limit(1)
    .select(organizationColumns.names),
);

const list = statement<{ limit: number }, Stored>((k) =>
  // Ids sort in the order of creation.
  k('organizations').orderBy('id').limit(numberParam('limit')).select(organizationColumns.names),
);
const rename = statement<{ id: string; name: string }, never>((k) =>
  k('organizations')
    .where('id', param('id'))
    .update({ name: param('name') }),
);
const setTier = statement<{ id: string; tier: string | null }, never>((k) =>
  k('organizations')
    .where('id', param('id'))
    .update({ tier: param('tier') }),
);

export function organizations(db: Db) {
  return {
    async insert(organization: Organization): Promise<void> {
      await db.run(insert, organizationColumns.write(organization));
    },

    async find(id: string): Promise<Organization | undefined> {
      const row = await db.one(find, { id });
      return row && organizationColumns.read(row);
    },

    /** Oldest first. */
    async list(limit: number): Promise<Organization[]> {
      return (await db.all(list, { limit })).map(organizationColumns.read);
    },

    async rename(id: string, name: string): Promise<void> {
      await db.run(rename, { id, name });
    },

    async setTier(id: string, tier: string | null): Promise<void> {
      await db.run(setTier, { id, tier });
    },

    async findByName(name: string): Promise<Organization | undefined> {
      const row = await db.one(findByName, { name });
      return row && organizationColumns.read(row);
    },
  };
}
