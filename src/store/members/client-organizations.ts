import { columns, date, json, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const clientColumns = columns({
  clientId: textColumn,
  orgId: textColumn,
  name: textColumn,
  createdBy: textColumn,
  createdAt: date,
  /**
   * Scopes without the protocol's prefix. Null for a client that was registered before scopes existed; it has the
   * default scopes.
   */
  scopes: nullable(json<readonly string[]>()),
});

export type ClientOrganization = RowOf<typeof clientColumns>;

const insert = statement<Stored, never>((k) => k('client_organizations').insert(clientColumns.placeholders));
const find = statement<{ client_id: string }, Stored>((k) =>
  k('client_organizations').where('client_id', param('client_id')).select(clientColumns.names),
);
const list = statement<{ org_id: string }, Stored>((k) =>
  k('client_organizations')
    .where('org_id', param('org_id'))
    .orderBy(['created_at', 'client_id'])
    .select(clientColumns.names),
);
const remove = statement<{ client_id: string; org_id: string }, never>((k) =>
  k('client_organizations')
    .where({ client_id: param('client_id'), org_id: param('org_id') })
    .delete(),
);

/** OAuth clients that act for an organization without a user. */
export function clientOrganizations(db: Db) {
  return {
    async insert(client: ClientOrganization): Promise<void> {
      await db.run(insert, clientColumns.write(client));
    },

    /** Of whichever organization. */
    async find(clientId: string): Promise<ClientOrganization | undefined> {
      const row = await db.one(find, { client_id: clientId });
      return row && clientColumns.read(row);
    },

    /** All clients of the organization, oldest first; an organization has few. */
    async list(orgId: string): Promise<ClientOrganization[]> {
      return (await db.all(list, { org_id: orgId })).map(clientColumns.read);
    },

    /** Returns false when the organization has no such client. */
    async remove(clientId: string, orgId: string): Promise<boolean> {
      return (await db.run(remove, { client_id: clientId, org_id: orgId })) === 1;
    },
  };
}
