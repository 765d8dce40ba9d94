import { registrableDomain } from '../../domain/net/domain-name.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { lockAll } from '../engine/lock.ts';
import { param, params, statement } from '../engine/statement.ts';

export type Agent = { id: string; url: string; removedAt: number | null };

const list = statement<{ urls: string }, Agent>((k, engine) =>
  k('agents')
    .where(inList(k, engine, 'url', param('urls')))
    .select({ id: 'id', url: 'url', removedAt: 'removed_at' }),
);
const insert = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into agents (id, url, site, first_seen_at) :rows', {
    rows: selectRows(
      k,
      engine,
      { id: 'text', url: 'text', site: 'text', first_seen_at: 'bigint' },
      param('rows'),
    ),
  }),
);
const setRemoved = statement<{ ids: string; at: number | null }, never>((k, engine) =>
  k.raw('update agents set removed_at = :at where :ids', {
    ...params('at'),
    ids: inList(k, engine, 'id', param('ids')),
  }),
);

export function agents(db: Db) {
  return {
    /**
     * The agents among `urls` that were ever seen, by URL. Locks all of the URLs, seen or not: other transactions
     * that lock one of them wait until this transaction ends.
     */
    async findAllForUpdate(urls: readonly string[]): Promise<Map<string, Agent>> {
      // All transactions lock in the same order, so two crawls that share several agents cannot deadlock.
      const sorted = [...urls].sort();
      await lockAll(
        db,
        sorted.map((url) => `agent:${url}`),
      );
      return this.findAll(sorted);
    },

    /** As `findAllForUpdate`, without locks. */
    async findAll(urls: readonly string[]): Promise<Map<string, Agent>> {
      const rows = await db.all(list, { urls: JSON.stringify(urls) });
      return new Map(rows.map((agent) => [agent.url, agent]));
    },

    /** As `findAllForUpdate`, for one agent. */
    async findForUpdate(url: string): Promise<Agent | undefined> {
      return (await this.findAllForUpdate([url])).get(url);
    },

    insertAll: (agents: readonly Pick<Agent, 'id' | 'url'>[], at: Date) =>
      db.run(insert, {
        rows: JSON.stringify(
          agents.map(({ id, url }) => ({ id, url, site: agentSite(url), first_seen_at: at.getTime() })),
        ),
      }),

    remove: (ids: readonly string[], at: Date) =>
      db.run(setRemoved, { ids: JSON.stringify(ids), at: at.getTime() }),

    restore: (ids: readonly string[]) => db.run(setRemoved, { ids: JSON.stringify(ids), at: null }),
  };
}

const HOST = /^https?:\/\/([^/?#:[]+)/;

/** The registrable domain of a canonical agent URL's host, null when it has none. */
export const agentSite = (url: string): string | null => registrableDomain(HOST.exec(url)?.[1] ?? '');
