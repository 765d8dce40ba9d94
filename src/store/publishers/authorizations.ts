import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { RowLength } from '../../domain/json/short-lists.ts';
import type { StoredAuthorization } from '../../domain/publishers/adagents/authorizations.ts';
import type { AuthorizationScope } from '../../domain/publishers/adagents/projection.ts';
import type { AuthorizationType } from '../../domain/publishers/adagents/vocabulary.ts';
import { columns, date, json, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { type Engine, inList, selectRows } from '../engine/dialect.ts';
import { type ByKeys, byKeys, lengthsByKeys, unlessLong } from '../engine/row-filters.ts';
import { param, params, statement } from '../engine/statement.ts';
import { pastVersions } from './past-versions.ts';

const authorizationColumns = columns({
  id: textColumn,
  agentUrl: textColumn,
  publisherDomain: textColumn,
  entryKey: textColumn,
  authorizationType: one<AuthorizationType>(),
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

/** Longer scopes are read one at a time, so that what is read at once stays small whatever publishers' files contain. */
const LONG_SCOPE = 64 * 1024;
/** Null when it is longer than `LONG_SCOPE` bytes. */
const SHORT_SCOPE = `${unlessLong('scope', LONG_SCOPE)} as scope`;

const listByKeys = statement<ByKeys, Stored>((k, engine) =>
  byKeys(
    k,
    engine,
    'authorizations',
    'entry_key',
    authorizationColumns.names.map((name) => (name === 'scope' ? SHORT_SCOPE : name)),
  ),
);
const scopeOf = statement<{ id: string }, { scope: string }>((k) =>
  k('authorizations').where('id', param('id')).select('scope'),
);
const lengths = statement<ByKeys, RowLength>((k, engine) =>
  lengthsByKeys(k, engine, 'authorizations', 'entry_key', ['scope']),
);
const agentsOf = statement<
  { domain: string; limit: number },
  Pick<Authorization, 'agentUrl' | 'authorizedFor'>
>((k) =>
  k.raw(
    `select agent_url as "agentUrl", authorized_for as "authorizedFor" from authorizations
       where publisher_domain = ? order by agent_url, entry_key limit ?`,
    [param('domain'), param('limit')],
  ),
);
// Without `where true` SQLite would parse `on conflict` as a join.
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
const byOthers = statement<{ urls: string; domain: string }, { url: string }>((k, engine) =>
  authorizedAgents(k, engine, 'publisher_domain <> :domain'),
);
const countAgents = statement<{ domain: string }, { count: number }>((k) =>
  k('authorizations').where('publisher_domain', param('domain')).countDistinct({ count: 'agent_url' }),
);

/** The agents in a list that have an authorization. Each agent costs one index probe, as in `byKeys`. */
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
    /** The publisher's authorizations that have one of the keys. */
    async listByKeys(publisherDomain: string, keys: readonly string[]): Promise<Authorization[]> {
      const rows = await db.all(listByKeys, { domain: publisherDomain, keys: JSON.stringify(keys) });
      const found: Authorization[] = [];
      for (const row of rows) {
        if (row.scope === null) Object.assign(row, await db.one(scopeOf, { id: String(row.id) }));
        found.push(authorizationColumns.read(row));
      }
      return found;
    },

    /** How long the publisher's authorizations are that have one of the keys. */
    lengths: (publisherDomain: string, keys: readonly string[]) =>
      db.all(lengths, { domain: publisherDomain, keys: JSON.stringify(keys) }),

    /** Keys of the publisher's authorizations, after the given one, in order. */
    activeKeys: (domain: string, after: string, limit: number) => db.all(keysAfter, { domain, after, limit }),

    /** The agents of the publisher's authorizations and what they may sell, by agent, then by entry. */
    listAgents: (domain: string, limit: number) => db.all(agentsOf, { domain, limit }),

    /** Inserts or replaces authorizations by their id. What they were before is kept as their past. */
    async putAll(authorizations: readonly Authorization[]): Promise<void> {
      const known = authorizations.filter(({ createdAt, updatedAt }) => createdAt < updatedAt);
      const [first] = known;
      if (first !== undefined)
        await pastVersions(db).keepAuthorizations(
          known.map(({ id }) => id),
          first.updatedAt,
        );
      await db.run(put, { rows: JSON.stringify(authorizations.map(authorizationColumns.write)) });
    },

    /** Removes authorizations, and keeps what they were until then as their past. */
    async remove(ids: readonly string[], at: Date): Promise<void> {
      await pastVersions(db).keepAuthorizations(ids, at);
      await db.run(remove, { ids: JSON.stringify(ids) });
    },

    /** Removes authorizations, without their past. */
    forget: (ids: readonly string[]) => db.run(remove, { ids: JSON.stringify(ids) }),

    /** The agents that have an authorization from the publisher or, without `publisherDomain`, from any publisher. */
    async authorized(agentUrls: readonly string[], publisherDomain?: string): Promise<Set<string>> {
      const urls = JSON.stringify(agentUrls);
      const rows =
        publisherDomain === undefined
          ? await db.all(anywhere, { urls })
          : await db.all(byPublisher, { urls, domain: publisherDomain });
      return new Set(rows.map(({ url }) => url));
    },

    /** The agents that have an authorization from any publisher but this one. */
    async authorizedByOthers(agentUrls: readonly string[], publisherDomain: string): Promise<Set<string>> {
      const urls = JSON.stringify(agentUrls);
      const rows = await db.all(byOthers, { urls, domain: publisherDomain });
      return new Set(rows.map(({ url }) => url));
    },

    /** How many agents the publisher authorizes. */
    countAgents: async (publisherDomain: string): Promise<number> =>
      (await db.one(countAgents, { domain: publisherDomain }))?.count ?? 0,
  };
}

const PAGE = 500;
type Row = Omit<StoredAuthorization, 'scope' | 'createdAt' | 'updatedAt'> & {
  /** Null when it is longer than `LONG_SCOPE` bytes. */
  scope: string | null;
  createdAt: number;
  updatedAt: number;
};

const COLUMNS = `id, agent_url as "agentUrl", publisher_domain as "publisherDomain",
  authorization_type as "authorizationType", authorized_for as "authorizedFor", evidence,
  ${SHORT_SCOPE},
  created_at as "createdAt", updated_at as "updatedAt"`;

// The limit is part of the SQL text: SQLite plans a statement again on every run when its limit is a parameter.
const allAfter = statement<{ after: string; evidence: string }, Row>((k, engine) =>
  k.raw(`select ${COLUMNS} from authorizations where id > :after and :wanted order by id limit ${PAGE}`, {
    ...params('after'),
    wanted: inList(k, engine, 'evidence', param('evidence')),
  }),
);
const agentsAfter = statement<{ agent: string; domain: string; id: string; evidence: string }, Row>(
  (k, engine) =>
    k.raw(
      `select ${COLUMNS} from authorizations
     where agent_url = :agent and (publisher_domain, id) > (:domain, :id) and :wanted
     order by publisher_domain, id limit ${PAGE}`,
      {
        ...params('agent', 'domain', 'id'),
        wanted: inList(k, engine, 'evidence', param('evidence')),
      },
    ),
);
const byId = statement<{ id: string; evidence: string }, Row>((k, engine) =>
  k.raw(`select ${COLUMNS} from authorizations where id = :id and :wanted`, {
    ...params('id'),
    wanted: inList(k, engine, 'evidence', param('evidence')),
  }),
);
/** Authorizations for responses, a few at a time, in the order of a key from which a reader can continue. */
export function authorizationRows(db: Db) {
  type Page = (last: Row | undefined) => Promise<Row[]>;

  /** Yields short rows together and each long row by itself. Other requests get their turn between pages. */
  async function* inOrder(page: Page): AsyncGenerator<StoredAuthorization[]> {
    let last: Row | undefined;
    for (;;) {
      const rows = await page(last);
      let short: StoredAuthorization[] = [];
      for (const row of rows) {
        const { scope } = row;
        if (scope !== null) short.push(fromRow(row, scope));
        else {
          if (short.length > 0) yield short;
          short = [];
          const long = await db.one(scopeOf, { id: row.id });
          if (long !== undefined) yield [fromRow(row, long.scope)];
        }
      }
      if (short.length > 0) yield short;
      last = rows.at(-1);
      if (rows.length < PAGE) return;
      await nextTurn();
    }
  }

  return {
    /** An agent's authorizations after a publisher and an id, by publisher and id. */
    ofAgent(agentUrl: string, evidence: readonly string[], after: { domain: string; id: string }) {
      const asked = { agent: agentUrl, evidence: JSON.stringify(evidence) };
      return inOrder((last) =>
        db.all(agentsAfter, {
          ...asked,
          ...(last === undefined ? after : { domain: last.publisherDomain, id: last.id }),
        }),
      );
    },

    /** Every authorization, by id. */
    all(evidence: readonly string[]) {
      const asked = { evidence: JSON.stringify(evidence) };
      return inOrder((last) => db.all(allAfter, { ...asked, after: last?.id ?? '' }));
    },

    /** The authorization with an id. */
    async one(id: string, evidence: readonly string[]): Promise<StoredAuthorization | undefined> {
      const row = await db.one(byId, { id, evidence: JSON.stringify(evidence) });
      const scope = row?.scope ?? (await db.one(scopeOf, { id }))?.scope;
      return row === undefined || scope === undefined ? undefined : fromRow(row, scope);
    },
  };
}

const fromRow = (row: Row, scope: string): StoredAuthorization => ({
  ...row,
  scope,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});
