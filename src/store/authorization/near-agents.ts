import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

/** Agents that are compared with one that no entry names: of the same host, and of all. */
const OF_HOST = 20;
const OF_ALL = 200;

/** Entries of a file that are looked at: one agent may have very many. */
const MOST_ENTRIES = 5_000;

// Both parts end after a bounded number of rows of the index, however many entries the file has.
const listed = statement<{ domain: string; from: string; to: string }, { url: string }>((k) => {
  const part = (where: string, limit: number) =>
    `select * from (select distinct url from (select agent_url as url from authorizations
       where publisher_domain = :domain ${where} order by agent_url limit ${MOST_ENTRIES}) entries
       order by url limit ${limit}) part`;
  return k.raw(
    `${part('and agent_url >= :from and agent_url < :to', OF_HOST)} union ${part('', OF_ALL)}`,
    params('domain', 'from', 'to'),
  );
});
const declared = statement<{ sites: string }, { url: string }>((k, engine) =>
  k.raw(
    `select agent_url as url from brand_agents where :onSites order by domain, agent_url limit ${OF_ALL}`,
    { onSites: inList(k, engine, 'domain', param('sites')) },
  ),
);

/** URLs of agents that may be another spelling of one. */
export function nearAgentUrls(db: Db) {
  return {
    /** Agents that the publisher's file names: some of the same host as this one, and the first of all. */
    async listed(domain: string, agentUrl: string): Promise<string[]> {
      const origin = URL.parse(agentUrl)?.origin ?? agentUrl;
      // No character that follows a host in a URL comes after this one.
      const rows = await db.all(listed, { domain, from: origin, to: `${origin}~` });
      return rows.map(({ url }) => url);
    },

    /** Agents that the brands of these domains declare, the first of them. */
    declared: async (sites: readonly string[]): Promise<string[]> =>
      (await db.all(declared, { sites: JSON.stringify(sites) })).map(({ url }) => url),
  };
}
