import { migrate } from '../../src/store/engine/migrate.ts';
import { filling, type Sql } from './fill.ts';

const ENTRIES = 10;
/** Maximum number of publishers that authorize the wide agent. */
const FAN_OUT = 10_000;
export const WIDE = 'https://sales.wide.example/mcp';
export const NARROW = 'https://narrow.wide.example/mcp';

export const publisherOf = (n: number): string => `p${n}.bench.example`;

/** Number of publishers for a table with this many authorizations. */
export const publishersFor = (authorizations: number): number => authorizations / ENTRIES;

/**
 * Migrates the database and fills its tables directly, as crawls of this many publishers with ten entries each
 * would. One agent is authorized by the first ten thousand publishers, and its operator declares their sites.
 * Another agent is authorized by the first publisher only.
 */
export async function fillAuthorizations(databaseUrl: string, authorizations: number): Promise<void> {
  await migrate(databaseUrl);
  const publishers = publishersFor(authorizations);
  await filling(databaseUrl, async ({ sql, run }) => {
    for (const statement of inserts(sql, publishers, Math.min(FAN_OUT, publishers), Date.now()))
      await run(statement);
  });
}

function inserts({ numbers, padded }: Sql, publishers: number, wide: number, now: number): string[] {
  const domain = (i: string) => `'p' || cast(${i} as text) || '.bench.example'`;
  const uuid = (kind: string, i: string) => `'019bc0c6-${kind}-7000-8000-' || ${padded(i)}`;
  const entry = `(p.i * ${ENTRIES} + e.i)`;
  const agent = `case when e.i = 0 and p.i < ${wide} then '${WIDE}' when e.i = 1 and p.i = 0 then '${NARROW}'
    else 'https://a' || cast(${entry} % ${publishers} as text) || '.agents.example/mcp' end`;
  return [
    `insert into publishers (domain, id, status, source, listed, agent_count, property_count, checked_at, validated_at,
       discovery_method, created_at, updated_at)
     select ${domain('i')}, ${uuid('0001', 'i')}, 'valid', 'adagents_json', 1, ${ENTRIES}, 1, ${now}, ${now},
       'direct', ${now}, ${now} from ${numbers(publishers)} p`,
    `insert into documents (domain, kind, url, sha256, bytes, field_digests, findings, changed_at)
     select ${domain('i')}, 'adagents', 'https://' || ${domain('i')} || '/.well-known/adagents.json', 'ab', 1000, '{}',
       '{"errors":[],"warnings":[]}', ${now} from ${numbers(publishers)} p`,
    `insert into properties (rid, publisher_domain, key, property_id, property_type, name, identifiers, tags, channels,
       source, status, hash, search_text, created_at, updated_at)
     select ${uuid('0002', 'i')}, ${domain('i')}, 'main_site', 'main_site', 'website', 'Main site',
       '[{"type":"domain","value":"' || ${domain('i')} || '"}]', '["news"]', '["display"]', 'authoritative', 'active', 'h',
       ${domain('i')}, ${now}, ${now} from ${numbers(publishers)} p`,
    `insert into property_identifiers (type, value, rid)
     select 'domain', ${domain('i')}, ${uuid('0002', 'i')} from ${numbers(publishers)} p`,
    `insert into authorizations (id, agent_url, publisher_domain, entry_key, authorization_type, authorized_for, scope,
       evidence, hash, created_at, updated_at)
     select ${uuid('0003', entry)}, ${agent}, ${domain('p.i')}, 'property_ids@' || cast(e.i as text) || '#1', 'property_ids',
       'Display and video on all pages', '{"property_ids":["main_site","app"],"delegation_type":"delegated"}',
       'adagents_json', 'h' || cast(${entry} as text), ${now}, ${now}
     from ${numbers(publishers)} p cross join ${numbers(ENTRIES)} e`,
    `insert into brands (domain, id, live_outcome, live_checked_at, live_validated_at, live_expires_at, created_at, updated_at)
     values ('wide.example', '019bc0c6-0004-7000-8000-000000000000', 'resolved', ${now}, ${now}, ${now + 86_400_000}, ${now}, ${now})`,
    `insert into brand_agents (domain, agent_url, agent_type, first_seen_at)
     values ('wide.example', '${WIDE}', 'sales', ${now}), ('wide.example', '${NARROW}', 'sales', ${now})`,
    `insert into brand_properties (domain, identifier, property_type, store, relationship)
     select 'wide.example', ${domain('i')}, 'website', '', 'delegated' from ${numbers(wide)} p`,
  ];
}
