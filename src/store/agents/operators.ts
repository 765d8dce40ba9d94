import type { Db } from '../engine/database.ts';
import { params, statement } from '../engine/statement.ts';

/** An organization that maintains a domain's entry. */
export type Owner = { id: string; name: string };
/** An entry for an agent in a publisher's file. `scope` is JSON text, `{}` when the entry names no time. */
export type Trust = { agentUrl: string; publisherDomain: string; authorizedFor: string; scope: string };

// A submission that is pending review or was rejected does not make its organization an owner.
const owners = statement<{ domain: string }, Owner>((k) =>
  k.raw(
    `select m.id, m.name from (
       select entry_org_id as id, 0 as turn from brands
       where domain = :domain and entry is not null and review_status = 'approved'
       union all
       select entry_org_id, 1 from publishers where domain = :domain and entry is not null) as kept
     join organizations m on m.id = kept.id order by kept.turn`,
    params('domain'),
  ),
);
const TRUST = `select publisher_domain, agent_url, authorized_for, scope from authorizations
  where agent_url = asked.url order by publisher_domain, id limit :most`;
// A scope may be long. Only its effective times are needed here, and most scopes name none.
const ROW = `t.agent_url as "agentUrl", t.publisher_domain as "publisherDomain",
  t.authorized_for as "authorizedFor",
  case when t.scope like '%"effective_%' then t.scope else '{}' end as scope`;
// The first `most` entries of each agent, however many it has. SQLite has no lateral join, and PostgreSQL does not
// need the subquery that replaces it.
const trust = statement<{ urls: string; most: number }, Trust>((k, engine) =>
  engine === 'postgres'
    ? k.raw(
        `select ${ROW} from json_array_elements_text(cast(:urls as json)) as asked (url)
         cross join lateral (${TRUST}) as t`,
        params('urls', 'most'),
      )
    : k.raw(
        `select ${ROW} from (select value as url from json_each(:urls)) as asked
         join authorizations t on t.id in (
           select id from authorizations where agent_url = asked.url order by publisher_domain, id limit :most)`,
        params('urls', 'most'),
      ),
);

/** Reads that show which organization or publisher stands behind a domain or an agent. */
export function operators(db: Db) {
  return {
    /** Organizations that maintain the domain's entries: the brand's first, then the publisher's. */
    owners: (domain: string) => db.all(owners, { domain }),

    /** Up to `most` entries for each of the agents, by publisher. */
    async trust(urls: readonly string[], most: number): Promise<Trust[]> {
      const rows = await db.all(trust, { urls: JSON.stringify(urls), most });
      return rows.sort((a, b) => (a.publisherDomain < b.publisherDomain ? -1 : 1));
    },
  };
}
