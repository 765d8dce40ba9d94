import { type ScopeColumns, SHORT_SCOPE } from '../authorization/lookups.ts';
import type { Db } from '../engine/database.ts';
import { params, statement } from '../engine/statement.ts';

/** An organization that maintains a domain's entry. */
export type Owner = { id: string; name: string };
/** An entry for an agent in a publisher's file. */
export type Trust = ScopeColumns & { publisherDomain: string; authorizedFor: string };

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
const trust = statement<{ url: string; most: number }, Trust>((k) =>
  k.raw(
    `select a.publisher_domain as "publisherDomain", a.authorized_for as "authorizedFor",
       a.id as "authorizationId", ${SHORT_SCOPE} as scope, a.hash as "scopeHash" from authorizations a
     where a.agent_url = :url order by a.publisher_domain, a.id limit :most`,
    params('url', 'most'),
  ),
);

/** Reads that show which organization or publisher stands behind a domain or an agent. */
export function operators(db: Db) {
  return {
    /** Organizations that maintain the domain's entries: the brand's first, then the publisher's. */
    owners: (domain: string) => db.all(owners, { domain }),

    /** Up to `most` entries for the agent, by publisher. */
    trust: (url: string, most: number) => db.all(trust, { url, most }),
  };
}
