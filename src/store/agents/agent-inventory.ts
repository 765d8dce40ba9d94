import type { InventoryTally } from '../../domain/agents/profile.ts';
import type { AuthorizationScope } from '../../domain/publishers/adagents/projection.ts';
import type { AuthorizationType } from '../../domain/publishers/adagents/vocabulary.ts';
import type { Identifier } from '../../domain/publishers/identifiers.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { unlessLong } from '../engine/row-filters.ts';
import { param, params, statement } from '../engine/statement.ts';

/** What one entry of a publisher's file lets the agent sell, with the publisher's number of properties. */
export type StoredGrant = {
  publisherDomain: string;
  authorizationType: AuthorizationType;
  scope: AuthorizationScope;
  /** Whether the scope may have thousands of names, so that a look at them takes milliseconds. */
  isLong: boolean;
  propertyCount: number;
};
export type InventoryProperty = {
  publisherDomain: string;
  key: string;
  propertyId: string | null;
  propertyType: string;
  identifiers: Identifier[];
  tags: string[];
  channels: string[];
};
export type InventoryCollection = {
  publisherDomain: string;
  collectionId: string;
  genres: string[];
  taxonomy: string | null;
};

const PIECE = 20_000;
const MOST_COLLECTIONS = 5_000;

/** Longer scopes are read one at a time. */
const LONG_SCOPE = 16 * 1024;

type GrantRow = {
  domain: string;
  type: AuthorizationType;
  /** Null when it is longer than `LONG_SCOPE` bytes. */
  scope: string | null;
  entry: string;
  properties: number;
};
type PropertyRow = {
  domain: string;
  key: string;
  property_id: string | null;
  type: string;
  identifiers: string;
  tags: string;
  channels: string;
};
type CollectionRow = { domain: string; id: string; genre: string; taxonomy: string | null };

const grants = statement<{ url: string; domain: string; entry: string; limit: number }, GrantRow>((k) =>
  k.raw(
    `select a.publisher_domain as domain, a.authorization_type as type, a.entry_key as entry,
            ${unlessLong('a.scope', LONG_SCOPE)} as scope,
            coalesce(p.property_count, 0) as properties
     from authorizations a left join publishers p on p.domain = a.publisher_domain
     where a.agent_url = :url and (a.publisher_domain, a.entry_key) > (:domain, :entry)
     order by a.publisher_domain, a.entry_key limit :limit`,
    params('url', 'domain', 'entry', 'limit'),
  ),
);
const longScope = statement<{ domain: string; entry: string }, { scope: string }>((k) =>
  k('authorizations')
    .where({ publisher_domain: param('domain'), entry_key: param('entry') })
    .select('scope'),
);
const PROPERTY =
  'publisher_domain as domain, key, property_id, property_type as type, identifiers, tags, channels';
const properties = statement<{ domains: string }, PropertyRow>((k, engine) =>
  k.raw(`select ${PROPERTY} from properties where status = 'active' and :domains limit ${PIECE}`, {
    domains: inList(k, engine, 'publisher_domain', param('domains')),
  }),
);
const propertiesAfter = statement<{ domain: string; key: string; limit: number }, PropertyRow>((k) =>
  k.raw(
    `select ${PROPERTY} from properties
     where publisher_domain = :domain and key > :key and status = 'active' order by key limit :limit`,
    params('domain', 'key', 'limit'),
  ),
);
const agentUrls = statement<{ domain: string; limit: number }, { url: string }>((k) =>
  k.raw(
    `select distinct agent_url as url from authorizations
     where publisher_domain = :domain order by agent_url limit :limit`,
    params('domain', 'limit'),
  ),
);
const tallies = statement<{ domains: string }, InventoryTally>((k, engine) => {
  const each = (column: string) =>
    engine === 'sqlite'
      ? `json_each(chosen.${column}) item`
      : `lateral json_array_elements_text(cast(chosen.${column} as json)) item (value)`;
  return k.raw(
    `with chosen as materialized (
       select property_type, channels, tags from properties where status = 'active' and :domains)
     select 'type' as kind, property_type as value, count(*) as n from chosen group by property_type
     union all select 'unchannelled', property_type, count(*) from chosen where channels = '[]' group by property_type
     union all select 'channel', item.value, count(*) from chosen, ${each('channels')} group by item.value
     union all select 'tag', item.value, count(*) from chosen, ${each('tags')} group by item.value`,
    { domains: inList(k, engine, 'publisher_domain', param('domains')) },
  );
});
const collections = statement<{ domains: string }, CollectionRow>((k, engine) => {
  const field = (name: string) =>
    engine === 'sqlite' ? `document -> '${name}'` : `cast(cast(document as json) -> '${name}' as text)`;
  return k.raw(
    `select publisher_domain as domain, collection_id as id, ${field('genre')} as genre,
              ${field('genre_taxonomy')} as taxonomy
       from collections
       where :domains and status = 'active' and ${field('genre')} is not null
       order by publisher_domain, collection_id limit ${MOST_COLLECTIONS}`,
    { domains: inList(k, engine, 'publisher_domain', param('domains')) },
  );
});

const propertyOf = (row: PropertyRow): InventoryProperty => ({
  publisherDomain: row.domain,
  key: row.key,
  propertyId: row.property_id,
  propertyType: row.type,
  // Parsed on demand: most authorizations are evaluated without identifiers.
  get identifiers() {
    return JSON.parse(row.identifiers) as Identifier[];
  },
  tags: texts(row.tags),
  channels: texts(row.channels),
});
const texts = (json: string | null): string[] => {
  const value: unknown = json === null ? [] : JSON.parse(json);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};
const text = (json: string | null): string | null => {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'string' ? value : null;
};

/** Reads what publishers let one agent sell, in pieces of bounded size. */
export function agentInventory(db: Db) {
  return {
    /** The agent's authorizations after the given one, by publisher. `entry` is the key within the publisher. */
    async grants(
      url: string,
      after: { domain: string; entry: string },
      limit: number,
    ): Promise<(StoredGrant & { entry: string })[]> {
      const rows = await db.all(grants, { url, ...after, limit });
      const found: (StoredGrant & { entry: string })[] = [];
      for (const { domain, type, scope: short, entry, properties: count } of rows) {
        if (short === null) await db.nextTurn();
        // A grant that was revoked in between has the profile computed again.
        const scope = short ?? (await db.one(longScope, { domain, entry }))?.scope ?? '{}';
        found.push({
          publisherDomain: domain,
          authorizationType: type,
          scope: JSON.parse(scope) as AuthorizationScope,
          isLong: short === null,
          entry,
          propertyCount: count,
        });
      }
      return found;
    },

    /** Number of active properties of the publishers, by type, channel and tag. */
    tallies: (domains: readonly string[]) => db.all(tallies, { domains: JSON.stringify(domains) }),

    /**
     * Active properties of the publishers, at most 20000. The caller must name only publishers that together have a
     * few thousand.
     */
    async properties(domains: readonly string[]): Promise<InventoryProperty[]> {
      return (await db.all(properties, { domains: JSON.stringify(domains) })).map(propertyOf);
    },

    /** Active properties of one publisher after the key, by key. */
    async propertiesAfter(domain: string, key: string, limit: number): Promise<InventoryProperty[]> {
      return (await db.all(propertiesAfter, { domain, key, limit })).map(propertyOf);
    },

    /** URLs of agents that the publisher authorizes, in order. */
    async agentUrls(domain: string, limit: number): Promise<string[]> {
      return (await db.all(agentUrls, { domain, limit })).map(({ url }) => url);
    },

    /** Active collections of the publishers that name genres, at most 5000. */
    async collections(domains: readonly string[]): Promise<InventoryCollection[]> {
      const rows = await db.all(collections, { domains: JSON.stringify(domains) });
      return rows.map((row) => ({
        publisherDomain: row.domain,
        collectionId: row.id,
        genres: texts(row.genre),
        taxonomy: text(row.taxonomy),
      }));
    },
  };
}
