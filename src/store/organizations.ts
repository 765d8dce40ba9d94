import { columns, date, nullable, type RowOf, type Stored, text } from './columns.ts';
import type { Db } from './database.ts';
import { param, statement } from './statement.ts';

const organizationColumns = columns({
  id: text,
  name: text,
  tier: nullable(text),
  createdAt: date,
});

export type Organization = RowOf<typeof organizationColumns>;

const insert = statement<Stored, never>((k) => k('organizations').insert(organizationColumns.placeholders));
const find = statement<{ id: string }, Stored>((k) =>
  k('organizations').where('id', param('id')).select(organizationColumns.names),
);
// Names need not be unique; the oldest one answers to it.
const findByName = statement<{ name: string }, Stored>((k) =>
  k('organizations')
    .where('name', param('name'))
    .orderBy(['created_at', 'id'])
    .limit(1)
    .select(organizationColumns.names),
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

    async findByName(name: string): Promise<Organization | undefined> {
      const row = await db.one(findByName, { name });
      return row && organizationColumns.read(row);
    },
  };
}
