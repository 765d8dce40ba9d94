import type { AdagentsManifest, BrandManifest } from '../../domain/brands/manifest-reference.ts';
import type { Db } from '../engine/database.ts';
import { params, statement } from '../engine/statement.ts';

const brand = statement<{ domain: string }, BrandManifest>((k) =>
  k.raw(
    `select b.live_outcome as outcome, case when b.live_record is null then 0 else 1 end as "hasCopy",
       case when b.entry is not null and b.review_status = 'approved' then 1 else 0 end as "hasEntry",
       case when exists (select 1 from brand_refs r where r.domain = asked.domain) then 1 else 0 end as "isNamed",
       d.url, d.variant, g.agent_url as "agentUrl", g.agent_id as "agentId"
     from (select cast(:domain as text) as domain) as asked
     left join brands b on b.domain = asked.domain
     left join documents d on d.domain = asked.domain and d.kind = 'brand'
     left join brand_agents g on g.domain = asked.domain and g.agent_type = 'brand'
     order by g.agent_url limit 1`,
    params('domain'),
  ),
);
const adagents = statement<{ domain: string }, AdagentsManifest>((k) =>
  k.raw(
    `select status, case when source = 'adagents_json' then 1 else 0 end as "hasCopy",
       case when entry is null then 0 else 1 end as "hasEntry",
       case when next_crawl_at is null then 0 else 1 end as "isScheduled", resolved_url as url
     from publishers where domain = :domain`,
    params('domain'),
  ),
);

/** Locations of the files in which domains describe themselves. */
export function manifests(db: Db) {
  return {
    async findBrand(domain: string): Promise<BrandManifest> {
      const known = await db.one(brand, { domain });
      if (known === undefined) throw new Error('a look-up without a condition found no row');
      return known;
    },
    findAdagents: (domain: string) => db.one(adagents, { domain }),
  };
}
