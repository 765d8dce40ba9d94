import type { Knex } from 'knex';
import type { AuthorizationScope } from '../../domain/publishers/adagents/projection.ts';
import { type ByKeys, byKeys } from '../engine/by-keys.ts';
import { columns, date, json, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { type Engine, inList, selectRows } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

const authorizationColumns = columns({
  id: textColumn,
  agentUrl: textColumn,
  publisherDomain: textColumn,
  entryKey: textColumn,
  authorizationType: textColumn,
  authorizedFor: textColumn,
  scope: json<AuthorizationScope>(),
  evidence: one<'adagents_json'>(),
  hash: textColumn,
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
const COLUMN_TYPES = {
  id: 'text',
  agent_url: 'text',
  publisher_domain: 'text',
  entry_key: 'text',
  authorization_type: 'text',
  authorized_for: 'text',
  scope: 'text',
  evidence: 'text',
  hash: 'text',
  created_at: 'bigint',
  updated_at: 'bigint',
} as const;

const listByKeys = statement<ByKeys, Stored>((k, engine) =>
  byKeys(k, engine, 'authorizations', 'entry_key', authorizationColumns.names),
);
// Without the condition SQLite would take `on conflict` for a join.
const put = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into authorizations (${authorizationColumns.names.join(', ')}) :rows where true
     on conflict (id) do update set ${authorizationColumns.names
       .slice(1)
       .map((name) => `${name} = excluded.${name}`)
       .join(', ')}`,
    { rows: selectRows(k, engine, COLUMN_TYPES, param('rows')) },
  ),
);
const remove = statement<{ ids: string }, never>((k, engine) =>
  k('authorizations')
    .where(inList(k, engine, 'id', param('ids')))
    .delete(),
);
const anywhere = statement<{ urls: string }, { url: string }>((k, engine) =>
  authorizedAgents(k, engine, 'true'),
);
const byPublisher = statement<{ urls: string; domain: string }, { url: string }>((k, engine) =>
  authorizedAgents(k, engine, 'publisher_domain = :domain'),
);
const countAgents = statement<{ domain: string }, { count: number }>((k) =>
  k('authorizations').where('publisher_domain', param('domain')).countDistinct({ count: 'agent_url' }),
);

/** Those of a list of agents that have an authorization, with one probe each: as `byKeys`. */
function authorizedAgents(k: Knex, engine: Engine, condition: string): Knex.Raw {
  return engine === 'sqlite'
    ? k.raw(
        `select value as url from json_each(:urls)
         where exists (select 1 from authorizations where ${condition} and agent_url = value)`,
        params('urls', 'domain'),
      )
    : k.raw(
        `select wanted.url from json_array_elements_text(cast(:urls as json)) as wanted (url)
         cross join lateral (
           select 1 from authorizations where ${condition} and agent_url = wanted.url limit 1) as found`,
        params('urls', 'domain'),
      );
}

export function authorizations(db: Db) {
  return {
    /** Those of the publisher's authorizations that carry one of the keys. */
    async listByKeys(publisherDomain: string, keys: readonly string[]): Promise<Authorization[]> {
      const rows = await db.all(listByKeys, { domain: publisherDomain, keys: JSON.stringify(keys) });
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

    /** Inserts or replaces authorizations by their id. */
    putAll: (authorizations: readonly Authorization[]) =>
      db.run(put, { rows: JSON.stringify(authorizations.map(authorizationColumns.write)) }),

    remove: (ids: readonly string[]) => db.run(remove, { ids: JSON.stringify(ids) }),

    /** Those of the agents that have an authorization, of the publisher or, without one, of anybody. */
    async authorized(agentUrls: readonly string[], publisherDomain?: string): Promise<Set<string>> {
      const urls = JSON.stringify(agentUrls);
      const rows =
        publisherDomain === undefined
          ? await db.all(anywhere, { urls })
          : await db.all(byPublisher, { urls, domain: publisherDomain });
      return new Set(rows.map(({ url }) => url));
    },

    /** How many agents the publisher authorizes. */
    countAgents: async (publisherDomain: string): Promise<number> =>
      (await db.one(countAgents, { domain: publisherDomain }))?.count ?? 0,
  };
}
