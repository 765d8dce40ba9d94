import type { Visibility } from '../../domain/agents/visibility.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

/** A publicly visible enrolled agent, and the organization that enrolled it. */
type ClaimingAgent = { url: string; orgName: string };

const MOST = 10_000;

const forget = statement<{ url: string }, never>((k) =>
  k('agent_claims').where('agent_url', param('url')).delete(),
);
const insert = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into agent_claims (publisher_domain, agent_url) :rows', {
    rows: selectRows(k, engine, { publisher_domain: 'text', agent_url: 'text' }, param('rows')),
  }),
);
// The expression keeps SQLite from beginning with all public agents, by the index of visibilities, for each look-up.
const publicOf = statement<{ domain: string }, ClaimingAgent>((k) =>
  k.raw(
    `select c.url, o.name as "orgName" from agent_claims a
     join catalog_agents c on c.url = a.agent_url and c.visibility || '' = 'public'
     join organizations o on o.id = c.org_id
     where a.publisher_domain = :domain order by a.agent_url limit ${MOST}`,
    params('domain'),
  ),
);

const countVisible = statement<{ visibilities: string }, { count: number }>((k, engine) =>
  k('agent_claims')
    .join('catalog_agents', 'catalog_agents.url', 'agent_claims.agent_url')
    .where(inList(k, engine, 'catalog_agents.visibility', param('visibilities')))
    .count({ count: '*' }),
);

/** Publishers whose inventory enrolled agents claim to sell. */
export function agentClaims(db: Db) {
  return {
    /** The first 10000 public agents that claim the publisher, by URL. */
    publicOf: (domain: string) => db.all(publicOf, { domain }),

    /** Number of claims by agents with these visibilities. */
    async countVisible(visibilities: readonly Visibility[]): Promise<number> {
      return (await db.one(countVisible, { visibilities: JSON.stringify(visibilities) }))?.count ?? 0;
    },

    /** Replaces the agent's claims with exactly these publishers. `domains` must not contain duplicates. */
    async replace(agentUrl: string, domains: readonly string[]): Promise<void> {
      await db.run(forget, { url: agentUrl });
      if (domains.length === 0) return;
      const rows = domains.map((domain) => ({ publisher_domain: domain, agent_url: agentUrl }));
      await db.run(insert, { rows: JSON.stringify(rows) });
    },
  };
}
