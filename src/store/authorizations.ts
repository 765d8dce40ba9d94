import type { AuthorizationScope } from '../domain/adagents/projection.ts';
import { columns, date, json, one, type RowOf, type Stored, text } from './columns.ts';
import type { Db } from './database.ts';
import { param, statement } from './statement.ts';

const authorizationColumns = columns({
  id: text,
  agentUrl: text,
  publisherDomain: text,
  entryKey: text,
  authorizationType: text,
  authorizedFor: text,
  scope: json<AuthorizationScope>(),
  evidence: one<'adagents_json'>(),
  hash: text,
  createdAt: date,
  updatedAt: date,
});

/** One entry of a publisher's file: what it lets one agent sell. */
export type Authorization = RowOf<typeof authorizationColumns>;

const keysAfter = statement<{ domain: string; after: string; limit: number }, { key: string }>((k) =>
  k.raw(
    `select entry_key as key from authorizations
     where publisher_domain = ? and entry_key > ? order by entry_key limit ?`,
    [param('domain'), param('after'), param('limit')],
  ),
);
const put = statement<Stored, never>((k) =>
  k('authorizations').insert(authorizationColumns.placeholders).onConflict('id').merge(),
);
const remove = statement<{ id: string }, never>((k) => k('authorizations').where('id', param('id')).delete());
const sellsAnything = statement<{ agent_url: string }, { id: string }>((k) =>
  k('authorizations').where('agent_url', param('agent_url')).select('id').limit(1),
);

export function authorizations(db: Db) {
  return {
    /** Those of the publisher's authorizations that carry one of the keys. */
    async listByKeys(publisherDomain: string, keys: readonly string[]): Promise<Authorization[]> {
      const rows = await db.query<Stored>(
        db
          .k('authorizations')
          .where('publisher_domain', publisherDomain)
          .whereIn('entry_key', keys)
          .select(authorizationColumns.names),
      );
      return rows.map(authorizationColumns.read);
    },

    /** Keys of the publisher's authorizations, after the given one, in order. */
    activeKeys: (domain: string, after: string, limit: number) => db.all(keysAfter, { domain, after, limit }),

    /** The publisher's authorizations by agent, then by entry. */
    async list(publisherDomain: string, limit: number): Promise<Authorization[]> {
      const rows = await db.query<Stored>(
        db
          .k('authorizations')
          .where('publisher_domain', publisherDomain)
          .orderBy(['agent_url', 'entry_key'])
          .limit(limit)
          .select(authorizationColumns.names),
      );
      return rows.map(authorizationColumns.read);
    },

    put: (authorization: Authorization) => db.run(put, authorizationColumns.write(authorization)),

    remove: (id: string) => db.run(remove, { id }),

    /** Whether any publisher still authorizes the agent. */
    hasAny: async (agentUrl: string) => (await db.one(sellsAnything, { agent_url: agentUrl })) !== undefined,
  };
}
