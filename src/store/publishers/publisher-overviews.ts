import type { PublisherView } from '../../domain/publishers/lookup.ts';
import type { PublisherOverview } from '../../domain/publishers/record.ts';
import type { Db } from '../engine/database.ts';
import { param, params, statement } from '../engine/statement.ts';

type Stored = Omit<PublisherOverview, 'properties' | 'agents'> & {
  properties: readonly unknown[];
  agents: readonly unknown[];
  placements: readonly unknown[];
  bytes: number | null;
};

const find = statement<{ domain: string; placements: number }, PublisherView>((k) =>
  k.raw(
    `select p.status, p.source, p.status_code as "statusCode", p.discovery_method as "discoveryMethod",
       p.manager_domain as "managerDomain", p.resolved_url as "resolvedUrl",
       p.property_count as "propertyCount", p.checked_at as "checkedAt", p.validated_at as "validatedAt", p.fault,
       p.failing_since as "failingSince",
       case when p.entry is null then 0 else 1 end as "hasEntry", m.name as member,
       case when o.domain is null then p.record end as record, o.properties, o.agents,
       o.agents_total as "agentsTotal", case when :placements = 1 then o.placements end as placements, o.bytes,
       b.card, b.source as "brandSource"
     from (select cast(:domain as text) as domain) as asked
     left join publishers p on p.domain = asked.domain
     left join publisher_overviews o on o.domain = asked.domain
     left join brands b on b.domain = asked.domain
     left join organizations m on m.id = p.entry_org_id and p.entry is not null`,
    params('domain', 'placements'),
  ),
);
const put = statement<Record<string, string | number | null>, never>((k) =>
  k('publisher_overviews')
    .insert({
      domain: param('domain'),
      properties: param('properties'),
      agents: param('agents'),
      agents_total: param('agents_total'),
      placements: param('placements'),
      bytes: param('bytes'),
    })
    .onConflict('domain')
    .merge(),
);
const remove = statement<{ domain: string }, never>((k) =>
  k('publisher_overviews').where('domain', param('domain')).delete(),
);

/** The data that a look-up of a publisher shows, computed when its file or entry changes. */
export function publisherOverviews(db: Db) {
  return {
    async find(domain: string, { placements }: { placements: boolean }): Promise<PublisherView> {
      const view = await db.one(find, { domain, placements: Number(placements) });
      if (view === undefined) throw new Error('a look-up without a condition found no row');
      return view;
    },

    put: (domain: string, overview: Stored) =>
      db.run(put, {
        domain,
        properties: JSON.stringify(overview.properties),
        agents: JSON.stringify(overview.agents),
        agents_total: overview.agentsTotal,
        placements: JSON.stringify(overview.placements),
        bytes: overview.bytes,
      }),

    remove: (domain: string) => db.run(remove, { domain }),
  };
}
