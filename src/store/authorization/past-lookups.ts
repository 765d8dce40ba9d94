import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Identifier } from '../../domain/publishers/identifiers.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';
import { wantedIdentifiers } from '../publishers/wanted-identifiers.ts';
import { longTexts } from './long-texts.ts';
import type { AgentEntry, EvidenceRow, Lookups, PropertyRow, PublisherRow, SellerRow } from './lookups.ts';
import { LOOKUP_LIMITS, SHORT_NAMES, SHORT_SCOPE } from './lookups.ts';
import { pastBrands } from './past-brands.ts';

const {
  holders: MOST_HOLDERS,
  rows: MOST_ROWS,
  agents: MOST_AGENTS,
  domains: MOST_DOMAINS,
  page: PAGE,
} = LOOKUP_LIMITS;

// Each select takes its rows from the current table, where a row holds since its `updated_at`, and from the past. The
// conditions stand in both branches, so that each uses its index.
const HOLDS = 'updated_at <= :at';
const HELD = 'since <= :at and until > :at';

const ENTRY = `id, publisher_domain, agent_url, entry_key, authorization_type, authorized_for, scope, hash`;
const entriesWhere = (condition: string): string =>
  `select ${ENTRY} from authorizations where ${condition} and ${HOLDS}
   union all select ${ENTRY} from past_authorizations where ${condition} and ${HELD}`;

const PROPERTY = 'rid, publisher_domain, key, property_id, property_type, name, identifiers, tags, status';
const CURRENT = `${PROPERTY}, updated_at as since`;
const PAST = `${PROPERTY}, since`;
const ofAlias = (alias: string, columns: string) =>
  columns
    .split(', ')
    .map((name) => `${alias}.${name}`)
    .join(', ');
const SHOWN = `p.rid, p.property_id as "propertyId", p.property_type as "propertyType", p.name, ${SHORT_NAMES}, p.since,
  p.status as "propertyStatus", p.key, p.publisher_domain as "publisherDomain"`;

// A state that was validated later as well was first validated at its beginning.
const STATE = `s.domain as "publisherDomain", s.status as "fileStatus",
  case when s.validated_at > :at then s.since else s.validated_at end as "validatedAt",
  s.discovery_method as "discoveryMethod", s.manager_domain as "managerDomain", s.url as "fileUrl",
  s.sha256 as "fileSha256", case when s.revoked = 1 then s.domain end as "revokedPublisher",
  s.revoked_at as "revokedAt", s.revoked_reason as "revokedReason"`;

type At = { at: number };
type StateRow = Omit<PublisherRow, keyof typeof NO_ENTRY | 'checkedAt'>;
type HolderRow = PropertyRow & StateRow;
type EntryRow = {
  id: string;
  publisherDomain: string;
  agentUrl: string;
  authorizationType: NonNullable<PublisherRow['authorizationType']>;
  authorizedFor: string;
  scope: PublisherRow['scope'];
  hash: string;
};

const NO_ENTRY = {
  authorizationId: null,
  agentUrl: null,
  authorizationType: null,
  authorizedFor: null,
  scope: null,
  scopeHash: null,
};

const agentsOf = statement<At & { domain: string }, AgentEntry>((k) =>
  k.raw(
    `select a.id as "authorizationId", a.agent_url as "agentUrl", a.authorized_for as "authorizedFor",
       ${SHORT_SCOPE} as scope, a.hash as "scopeHash", cast(null as text) as "orgName" from (${entriesWhere('publisher_domain = :domain')}) a
     order by a.agent_url, a.entry_key limit ${MOST_AGENTS}`,
    params('domain', 'at'),
  ),
);
const domainsOf = statement<At & { url: string }, { domains: string; count: number }>((k, engine) => {
  const list =
    engine === 'sqlite' ? 'json_group_array(domain)' : "coalesce(cast(json_agg(domain) as text), '[]')";
  return k.raw(
    `select ${list} as domains, count(*) as count from (
       select distinct a.publisher_domain as domain from (${entriesWhere('agent_url = :url')}) a
       join publisher_states s on s.domain = a.publisher_domain and s.since <= :at and s.until > :at
       order by a.publisher_domain limit ${MOST_DOMAINS}
     ) d`,
    params('url', 'at'),
  );
});
// Versions of properties with an identifier that ended after the moment. An honest identifier has a few.
const MOST_VERSIONS = 20_000;
const holders = statement<At & { wanted: string }, HolderRow>((k, engine) =>
  k.raw(
    `select ${SHOWN}, ${STATE} from (
       select ${ofAlias('c', CURRENT)} from (
         select distinct i.rid from (:wanted) w
         join property_identifiers i on i.type = w.type and i.value = w.value
         order by i.rid limit ${MOST_HOLDERS}
       ) h join properties c on c.rid = h.rid and c.source = 'authoritative' and c.${HOLDS}
       union all
       select ${ofAlias('c', PAST)} from (
         select distinct v.rid, v.since from (
           select i.rid, i.since from (:wanted) w
           join past_identifiers i on i.type = w.type and i.value = w.value and i.until > :at
           limit ${MOST_VERSIONS}
         ) v where v.since <= :at order by v.rid limit ${MOST_HOLDERS}
       ) h join past_properties c on c.rid = h.rid and c.since = h.since
     ) p join publisher_states s on s.domain = p.publisher_domain and s.since <= :at and s.until > :at
     order by p.publisher_domain, p.rid limit ${MOST_HOLDERS}`,
    { ...params('at'), wanted: wantedIdentifiers(k, engine) },
  ),
);
const state = statement<At & { domain: string }, StateRow & { placements: string | null }>((k) =>
  k.raw(
    `select ${STATE}, s.placements from publisher_states s
     where s.domain = :domain and s.since <= :at and s.until > :at order by s.until limit 1`,
    params('domain', 'at'),
  ),
);
const ENTRY_SHOWN = `a.id, a.publisher_domain as "publisherDomain", a.agent_url as "agentUrl",
  a.authorization_type as "authorizationType", a.authorized_for as "authorizedFor", ${SHORT_SCOPE} as scope, a.hash`;
const entriesOf = statement<At & { domain: string; agent: string }, EntryRow>((k) =>
  k.raw(
    `select ${ENTRY_SHOWN} from (${entriesWhere('publisher_domain = :domain and agent_url = :agent')}) a
     order by a.entry_key limit ${MOST_ROWS}`,
    params('domain', 'agent', 'at'),
  ),
);
const sellers = statement<At & { domains: string }, SellerRow>((k, engine) => {
  const domains = inList(k, engine, 'publisher_domain', param('domains'));
  return k.raw(
    `select a.publisher_domain as "publisherDomain", a.agent_url as "agentUrl",
       a.authorization_type as "authorizationType", ${SHORT_SCOPE} as scope, a.hash as "scopeHash",
       a.id as "authorizationId"
     from (${entriesWhere(":wanted and authorization_type not in ('signal_ids', 'signal_tags')")}) a
     order by a.publisher_domain, a.agent_url, a.entry_key limit ${MOST_ROWS}`,
    { ...params('at'), wanted: domains },
  );
});
const ACTIVE = "status = 'active'";
const propertiesAfter = statement<At & { domain: string; after: string }, PropertyRow>((k) =>
  k.raw(
    `select ${SHOWN} from (
       select * from (select ${CURRENT} from properties
         where publisher_domain = :domain and key > :after and source = 'authoritative' and ${ACTIVE} and ${HOLDS}
         order by key limit ${PAGE}) current_ones
       union all
       select * from (select ${PAST} from past_properties
         where publisher_domain = :domain and key > :after and ${ACTIVE} and ${HELD}
         order by key limit ${PAGE}) past_ones
     ) p order by p.key limit ${PAGE}`,
    params('domain', 'after', 'at'),
  ),
);
const propertiesByKey = statement<At & { domain: string; keys: string }, PropertyRow>((k, engine) =>
  k.raw(
    `select ${SHOWN} from (
       select ${CURRENT} from properties
       where publisher_domain = :domain and :wanted and source = 'authoritative' and ${ACTIVE} and ${HOLDS}
       union all
       select ${PAST} from past_properties
       where publisher_domain = :domain and :wanted and ${ACTIVE} and ${HELD}
     ) p order by p.key`,
    { ...params('domain', 'at'), wanted: inList(k, engine, 'key', param('keys')) },
  ),
);

/** The same reads as `lookups`, of what was recorded at a moment in the past. */
export function pastLookups(db: Db) {
  return { at: (moment: Date) => lookupsAt(db, moment.getTime()) };
}

/** What of a publisher's file and a brand's declarations was recorded at a moment. */
export type PastLookups = ReturnType<typeof lookupsAt>;

function lookupsAt(db: Db, at: number) {
  const entries = (domain: string, agent: string) => db.all(entriesOf, { domain, agent, at });
  const lookups: Lookups = {
    ...longTexts(db),
    agentsOf: (domain) => db.all(agentsOf, { domain, at }),
    domainsOf: async (url) => (await db.one(domainsOf, { url, at })) ?? { domains: '[]', count: 0 },

    async evidence(identifiers: readonly Identifier[], agentUrl: string): Promise<EvidenceRow[]> {
      const held = await db.all(holders, { wanted: JSON.stringify(identifiers), at });
      const byDomain = new Map<string, EntryRow[]>();
      for (const { publisherDomain: domain } of held)
        if (!byDomain.has(domain)) byDomain.set(domain, await entries(domain, agentUrl));
      const rows = held
        .sort((a, b) => (a.rid < b.rid ? -1 : 1))
        .map((row) => ({ row: { ...row, checkedAt: null }, own: byDomain.get(row.publisherDomain) ?? [] }));
      const named = rows.flatMap(({ row, own }) => own.map((entry) => ({ ...row, ...entryOf(entry) })));
      const others = rows.flatMap(({ row, own }) => (own.length === 0 ? [{ ...row, ...NO_ENTRY }] : []));
      return [...named, ...others].slice(0, MOST_ROWS);
    },

    async sold(identifiers) {
      const all = await db.all(holders, { wanted: JSON.stringify(identifiers), at });
      const held = all.filter((row) => row.propertyStatus === 'active' && row.revokedPublisher === null);
      const domains = [...new Set(held.map(({ publisherDomain }) => publisherDomain))];
      if (domains.length === 0) return { held, sellers: [] };
      return { held, sellers: await db.all(sellers, { domains: JSON.stringify(domains), at }) };
    },

    async publisher(domain, agentUrl) {
      const row = await db.one(state, { domain, at });
      if (row === undefined) return [];
      const { placements: _, ...file } = row;
      const known = { ...file, checkedAt: null };
      const own = await entries(domain, agentUrl);
      return own.length === 0
        ? [{ ...known, ...NO_ENTRY }]
        : own.map((entry) => ({ ...known, ...entryOf(entry) }));
    },

    propertiesByIds: (domain, ids) => db.all(propertiesByKey, { domain, keys: JSON.stringify(ids), at }),

    async *properties(domain) {
      let after = '';
      for (;;) {
        const page = await db.all(propertiesAfter, { domain, after, at });
        if (page.length > 0) yield page;
        const last = page.at(-1);
        if (last === undefined || page.length < PAGE) return;
        after = last.key;
        await nextTurn();
      }
    },

    operators: (...asked) => pastBrands(db, at).operators(...asked),
  };
  return {
    ...lookups,

    /** All declarations of a brand. */
    declarations: (domain: string) => pastBrands(db, at).declarations(domain),

    /** The catalogue of placements of a publisher's file; null when it was too long to be kept. */
    placements: async (domain: string): Promise<string | null> =>
      (await db.one(state, { domain, at }))?.placements ?? null,
  };
}

const entryOf = ({ id, agentUrl, authorizationType, authorizedFor, scope, hash }: EntryRow) => ({
  authorizationId: id,
  agentUrl,
  authorizationType,
  authorizedFor,
  scope,
  scopeHash: hash,
});
