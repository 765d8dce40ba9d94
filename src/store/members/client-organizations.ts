import { columns, date, json, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const clientColumns = columns({
  clientId: textColumn,
  orgId: textColumn,
  name: textColumn,
  createdBy: textColumn,
  createdAt: date,
  /** Without the prefix of the protocol; null for a client from before there were scopes, which has the default. */
  scopes: nullable(json<readonly string[]>()),
});

export type ClientOrganization = RowOf<typeof clientColumns>;

const insert = statement<Stored, never>((k) => k('client_organizations').insert(clientColumns.placeholders));
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

/** OAuth clients that act for an organization by themselves. */
export function clientOrganizations(db: Db) {
  return {
    async insert(client: ClientOrganization): Promise<void> {
      await db.run(insert, clientColumns.write(client));
    },

    /** All clients of the organization, oldest first; they are few. */
    async list(orgId: string): Promise<ClientOrganization[]> {
      return (await db.all(list, { org_id: orgId })).map(clientColumns.read);
    },

    /** False when the organization has no such client. */
    async remove(clientId: string, orgId: string): Promise<boolean> {
      return (await db.run(remove, { client_id: clientId, org_id: orgId })) === 1;
    },
  };
}
