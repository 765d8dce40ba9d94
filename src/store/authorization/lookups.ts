import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JsonText } from '../../domain/json/values.ts';
import type { AuthorizationScope } from '../../domain/publishers/adagents/authorizations.ts';
import type { AuthorizationType } from '../../domain/publishers/adagents/vocabulary.ts';
import type { Identifier } from '../../domain/publishers/identifiers.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { unlessLong } from '../engine/row-filters.ts';
import { param, params, statement } from '../engine/statement.ts';
import { wantedIdentifiers } from '../publishers/wanted-identifiers.ts';
import { longTexts } from './long-texts.ts';
import { operatorLookups } from './operator-lookups.ts';

/**
 * Limits of one look-up. A host has few identifiers and an identifier has few holders; more than these would be an
 * attempt to slow the service down.
 */
const MOST_HOLDERS = 1000;
const MOST_ROWS = 2000;
const MOST_AGENTS = 10_000;
const MOST_DOMAINS = 100_000;
const PAGE = 1000;
/** The same limits, for look-ups in the past. */
export const LOOKUP_LIMITS = {
  holders: MOST_HOLDERS,
  rows: MOST_ROWS,
  agents: MOST_AGENTS,
  domains: MOST_DOMAINS,
  page: PAGE,
};

/**
 * The scope of an entry of a publisher's file. Null when it is longer than `LONGEST_SCOPE` bytes: several rows may have the
 * same, so long ones are read by `scopeOf`, one at a time.
 */
export type ScopeColumns = {
  authorizationId: string;
  scope: JsonText<AuthorizationScope> | null;
  scopeHash: string;
};
const LONGEST_SCOPE = 4096;
/** The columns `ScopeColumns` of an entry that the query names `a`. */
export const SHORT_SCOPE = unlessLong('a.scope', LONGEST_SCOPE);

/** `orgName` is set only for enrolled agents with visibility `public`. */
export type AgentEntry = ScopeColumns & { agentUrl: string; authorizedFor: string; orgName: string | null };

/** A property, one entry of its publisher's file, and the file. JSON fields are text. */
export type EvidenceRow = {
  rid: string;
  publisherDomain: string;
  propertyId: string | null;
  propertyType: string;
  name: string;
  /** Null where it has more than `LONGEST_NAMES` bytes: each row of an entry repeats it, so long ones are read by `namesOf`. */
  identifiers: JsonText<Identifier[]> | null;
  tags: JsonText<string[]> | null;
  namesBytes: number;
  /** When this version of the property was recorded, in epoch milliseconds. */
  since: number;
  propertyStatus: 'active' | 'stale';
  fileStatus: string;
  checkedAt: number | null;
  validatedAt: number | null;
  discoveryMethod: string | null;
  managerDomain: string | null;
  fileUrl: string | null;
  fileSha256: string | null;
  revokedPublisher: string | null;
  revokedAt: number | null;
  revokedReason: string | null;
  authorizationId: string | null;
  agentUrl: string | null;
  authorizationType: AuthorizationType | null;
  authorizedFor: string | null;
  /** As those of `ScopeColumns`; null as well where there is no entry. */
  scope: JsonText<AuthorizationScope> | null;
  scopeHash: string | null;
};

export type PropertyRow = Pick<
  EvidenceRow,
  | 'rid'
  | 'propertyId'
  | 'propertyType'
  | 'name'
  | 'identifiers'
  | 'tags'
  | 'namesBytes'
  | 'since'
  | 'propertyStatus'
> & { key: string };

/** A publisher's file, and one of its entries for an agent. */
export type PublisherRow = Omit<EvidenceRow, Exclude<keyof PropertyRow, 'key'>>;

/** An entry of a publisher's file that can sell properties. */
export type SellerRow = ScopeColumns & {
  publisherDomain: string;
  agentUrl: string;
  authorizationType: AuthorizationType;
};

/** Properties that hold an identifier, by publisher, and entries of these publishers, by publisher and agent. */
export type SoldProperties = {
  readonly held: readonly (Omit<PropertyRow, 'key'> & { readonly publisherDomain: string })[];
  readonly sellers: readonly SellerRow[];
};

// Limits are part of the SQL text: SQLite plans a statement again on every run when its limit is a parameter.
const agentsOf = statement<{ domain: string }, AgentEntry>((k) =>
  k.raw(
    `select a.id as "authorizationId", a.agent_url as "agentUrl", a.authorized_for as "authorizedFor",
       ${SHORT_SCOPE} as scope, a.hash as "scopeHash", o.name as "orgName" from authorizations a
     left join catalog_agents c on c.url = a.agent_url and c.visibility = 'public'
     left join organizations o on o.id = c.org_id
     where a.publisher_domain = :domain order by a.agent_url, a.entry_key limit ${MOST_AGENTS}`,
    params('domain'),
  ),
);
// The database builds the JSON: an agent may have ten thousand domains.
const domainsOf = statement<{ url: string }, { domains: string; count: number }>((k, engine) => {
  const list =
    engine === 'sqlite' ? 'json_group_array(domain)' : "coalesce(cast(json_agg(domain) as text), '[]')";
  return k.raw(
    `select ${list} as domains, count(*) as count from (
       select distinct publisher_domain as domain from authorizations
       where agent_url = :url order by publisher_domain limit ${MOST_DOMAINS}
     ) d`,
    params('url'),
  );
});

const LONGEST_NAMES = 4096;
/** The names of a property that the query names `p`. */
export const SHORT_NAMES = `${unlessLong('p.identifiers', LONGEST_NAMES)} as identifiers,
  ${unlessLong('p.tags', LONGEST_NAMES)} as tags,
  octet_length(p.identifiers) + octet_length(p.tags) as "namesBytes"`;
const PROPERTY = `p.rid, p.property_id as "propertyId", p.property_type as "propertyType", p.name, ${SHORT_NAMES},
  p.updated_at as since, p.status as "propertyStatus"`;
const FILE = `u.domain as "publisherDomain", u.status as "fileStatus", u.validated_at as "validatedAt",
  u.checked_at as "checkedAt",
  u.discovery_method as "discoveryMethod", u.manager_domain as "managerDomain",
  d.url as "fileUrl", d.sha256 as "fileSha256", r.publisher_domain as "revokedPublisher",
  r.revoked_at as "revokedAt", r.reason as "revokedReason"`;
const ENTRY = `a.id as "authorizationId", a.agent_url as "agentUrl", a.authorization_type as "authorizationType",
  a.authorized_for as "authorizedFor", ${SHORT_SCOPE} as scope, a.hash as "scopeHash"`;
const FILE_JOINS = `left join documents d on d.domain = u.domain and d.kind = 'adagents'
  left join publisher_revocations r on r.publisher_domain = u.domain`;
// Takes the oldest holders: rids grow with time, so new holders of an identifier cannot crowd out earlier ones.
const HELD = `(select distinct i.rid from (:wanted) w
    join property_identifiers i on i.type = w.type and i.value = w.value
    order by i.rid limit ${MOST_HOLDERS}) h
  join properties p on p.rid = h.rid and p.source = 'authoritative'`;
const evidence = statement<{ wanted: string; agent: string }, EvidenceRow>((k, engine) =>
  k.raw(
    `select ${PROPERTY}, ${FILE}, ${ENTRY} from ${HELD}
     join publishers u on u.domain = p.publisher_domain ${FILE_JOINS}
     left join authorizations a on a.publisher_domain = p.publisher_domain and a.agent_url = :agent
     order by case when a.id is null then 1 else 0 end, p.rid, a.entry_key limit ${MOST_ROWS}`,
    {
      ...params('agent'),
      wanted: wantedIdentifiers(k, engine),
    },
  ),
);
// PostgreSQL would expect a join with the publishers to find a large part of all entries; it looks up those in a list.
const SELLING = {
  sqlite: 'a.publisher_domain in (select "publisherDomain" from held)',
  postgres: 'a.publisher_domain = any(array(select "publisherDomain" from held))',
};
// SQLite returns the parts one after the other, and would sort all again. PostgreSQL may read them at the same time.
const SOLD_ORDER = { sqlite: '', postgres: 'order by "publisherDomain", rid, "agentUrl", "entryKey"' };
const soldBy = statement<{ wanted: string }, SoldRow>((k, engine) =>
  k.raw(
    `with held as materialized (
       select ${PROPERTY}, p.publisher_domain as "publisherDomain" from ${HELD}
       left join publisher_revocations r on r.publisher_domain = p.publisher_domain
       where p.status = 'active' and r.publisher_domain is null order by p.publisher_domain, p.rid)
     select held.*, null as "agentUrl", null as "authorizationType", null as scope, null as "scopeHash",
       null as "authorizationId", null as "entryKey" from held
     union all
     select * from (
       select null, null, null, null, null, null, cast(null as integer), cast(null as bigint), null, a.publisher_domain, a.agent_url, a.authorization_type,
         ${SHORT_SCOPE}, a.hash, a.id, a.entry_key from authorizations a
       where ${SELLING[engine]} and a.authorization_type not in ('signal_ids', 'signal_tags')
       order by a.publisher_domain, a.agent_url, a.entry_key limit ${MOST_ROWS}) as entries
     ${SOLD_ORDER[engine]}`,
    { wanted: wantedIdentifiers(k, engine) },
  ),
);
const publisher = statement<{ domain: string; agent: string }, PublisherRow>((k) =>
  k.raw(
    `select ${FILE}, ${ENTRY} from publishers u ${FILE_JOINS}
     left join authorizations a on a.publisher_domain = u.domain and a.agent_url = :agent
     where u.domain = :domain order by a.entry_key limit ${MOST_ROWS}`,
    params('domain', 'agent'),
  ),
);
// Only properties of crawled files: a community entry authorizes no agent.
const propertiesAfter = statement<{ domain: string; after: string }, PropertyRow>((k) =>
  k.raw(
    `select ${PROPERTY}, p.key from properties p where p.publisher_domain = :domain and p.key > :after
       and p.status = 'active' and p.source = 'authoritative' order by p.key limit ${PAGE}`,
    params('domain', 'after'),
  ),
);
const propertiesByKey = statement<{ domain: string; keys: string }, PropertyRow>((k, engine) =>
  k.raw(
    `select ${PROPERTY}, p.key from properties p where p.publisher_domain = :domain and :wanted
       and p.status = 'active' and p.source = 'authoritative' order by p.key`,
    { ...params('domain'), wanted: inList(k, engine, 'p.key', param('keys')) },
  ),
);

type SoldRow = SoldProperties['held'][number] | (SellerRow & { rid: null });
const isProperty = (row: SoldRow): row is SoldProperties['held'][number] => row.rid !== null;
const isSeller = (row: SoldRow): row is SellerRow & { rid: null } => row.rid === null;

/** Reads that authorization decisions and look-ups start from, of the present or of a moment in the past. */
export type Lookups = Omit<ReturnType<typeof lookups>, 'brandCheckedAt'>;

/** Reads across tables that authorization decisions and look-ups start from, each by key. */
export function lookups(db: Db) {
  return {
    /** The first 10000 entries of the publisher's file, by agent. */
    agentsOf: (domain: string) => db.all(agentsOf, { domain }),

    /**
     * The first 100000 publishers whose file has an entry for the agent, as a JSON array, in order and without
     * duplicates.
     */
    async domainsOf(agentUrl: string): Promise<{ domains: string; count: number }> {
      return (await db.one(domainsOf, { url: agentUrl })) ?? { domains: '[]', count: 0 };
    },

    /**
     * Properties that hold one of the identifiers: one row for each entry that their publisher has for the agent, or
     * one row without an entry. Rows with an entry come first. Only properties of crawled files, including stale
     * ones.
     */
    evidence: (identifiers: readonly Identifier[], agentUrl: string) =>
      db.all(evidence, { wanted: JSON.stringify(identifiers), agent: agentUrl }),

    /**
     * Active properties that hold one of the identifiers, without those of revoked publishers, and the entries of their
     * publishers that can authorize the sale of properties; the first 2000 of these.
     */
    async sold(identifiers: readonly Identifier[]): Promise<SoldProperties> {
      const rows = await db.all(soldBy, { wanted: JSON.stringify(identifiers) });
      return { held: rows.filter(isProperty), sellers: rows.filter(isSeller) };
    },

    /**
     * The publisher: one row for each entry for the agent, or one row without an entry. Empty when the publisher is
     * unknown.
     */
    publisher: (domain: string, agentUrl: string) => db.all(publisher, { domain, agent: agentUrl }),

    ...longTexts(db),

    /** The publisher's active properties with one of the ids, by id. */
    propertiesByIds: (domain: string, ids: readonly string[]) =>
      db.all(propertiesByKey, { domain, keys: JSON.stringify(ids) }),

    /** All of the publisher's active properties in pages, by key. Other requests get their turn between pages. */
    async *properties(domain: string): AsyncGenerator<PropertyRow[]> {
      let after = '';
      for (;;) {
        const page = await db.all(propertiesAfter, { domain, after });
        if (page.length > 0) yield page;
        const last = page.at(-1);
        if (last === undefined || page.length < PAGE) return;
        after = last.key;
        await nextTurn();
      }
    },

    ...operatorLookups(db),
  };
}
