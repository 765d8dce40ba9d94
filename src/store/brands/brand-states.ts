import type { JsonText } from '../../domain/json/values.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList, selectRows } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';
import { MOST_STATES, OPEN_END } from '../publishers/publisher-states.ts';
import { brandAgents, brandProperties } from './brand-lists.ts';

const OPEN = OPEN_END.getTime();

/** An agent that a brand declared, and a property that it listed, as they are kept. */
export type StatedAgent = readonly [url: string, type: string, id: string | null];
export type StatedProperty = readonly [identifier: string, type: string, store: string, relationship: string];

/** What was known of a brand's files at a moment; `validatedAt` is null when none was. */
type BrandThen = { readonly outcome: string; readonly validatedAt: number | null };

type State = {
  domain: string;
  since: number;
  until: number;
  outcome: string;
  validated_at: number | null;
  agents: JsonText<StatedAgent[]>;
  properties: JsonText<StatedProperty[]>;
};

const COLUMNS = ['domain', 'since', 'until', 'outcome', 'validated_at', 'agents', 'properties'];

const present = statement<{ domain: string }, Pick<State, 'outcome' | 'validated_at'>>((k) =>
  k('brands')
    .where('domain', param('domain'))
    .whereNotNull('live_outcome')
    .select({ outcome: 'live_outcome', validated_at: 'live_validated_at' }),
);
const findOpen = statement<{ domain: string }, State>((k) =>
  k('brand_states')
    .where({ domain: param('domain'), until: OPEN })
    .select(COLUMNS),
);
const findAt = statement<{ domain: string; at: number }, BrandThen>((k) =>
  k.raw(
    `select outcome, case when validated_at > :at then since else validated_at end as "validatedAt"
     from brand_states where domain = :domain and since <= :at and until > :at order by until limit 1`,
    params('domain', 'at'),
  ),
);
const firstOf = statement<{ domain: string }, { since: number }>((k) =>
  k('brand_states').where('domain', param('domain')).orderBy('since').limit(1).select('since'),
);
const put = statement<State, never>((k) =>
  k('brand_states')
    .insert(Object.fromEntries(COLUMNS.map((name) => [name, param(name)])))
    .onConflict(['domain', 'since'])
    .merge(),
);
const end = statement<{ domain: string; until: number }, never>((k) =>
  k('brand_states')
    .where({ domain: param('domain'), until: OPEN })
    .update({ until: param('until') }),
);
const endAgents = statement<{ domain: string; until: number }, never>((k) =>
  k('brand_state_agents')
    .where({ domain: param('domain'), until: OPEN })
    .update({ until: param('until') }),
);
const AGENT_TYPES = {
  agent_url: 'text',
  first_seen_at: 'bigint',
  domain: 'text',
  since: 'bigint',
  until: 'bigint',
} as const;
const forgetOpenAgents = statement<{ domain: string }, never>((k) =>
  k('brand_state_agents')
    .where({ domain: param('domain'), until: OPEN })
    .delete(),
);
const putAgents = statement<{ rows: string }, never>((k, engine) =>
  k.raw(`insert into brand_state_agents (${Object.keys(AGENT_TYPES).join(', ')}) :rows`, {
    rows: selectRows(k, engine, AGENT_TYPES, param('rows')),
  }),
);
// What a domain declares changes seldom: 4 MB are many versions of a file of at most 256 KB.
const MOST_CHARACTERS = 4 * 1024 * 1024;
const beyond = statement<{ domain: string }, { until: number }>((k) =>
  k.raw(
    `select until from (
       select until, row_number() over (order by since desc) as place,
         sum(length(agents) + length(properties)) over (order by since desc) as size
       from brand_states where domain = :domain
     ) s where s.place > ${MOST_STATES} or (s.place > 1 and s.size > ${MOST_CHARACTERS})
     order by s.until desc limit 1`,
    params('domain'),
  ),
);
const TABLES = ['brand_states', 'brand_state_agents'] as const;
const both = <T>(make: (table: (typeof TABLES)[number]) => T) => TABLES.map(make);
const forgetEnded = both((table) =>
  statement<{ domain: string; before: number }, never>((k) =>
    k(table).where('domain', param('domain')).where('until', '<=', param('before')).delete(),
  ),
);
const prunes = both((table) =>
  statement<{ before: number; limit: number }, never>((k, engine) =>
    deletePiece(k, engine, table, (rows) => rows.where('until', '<=', param('before')).orderBy('until')),
  ),
);
const forgets = both((table) =>
  statement<{ domains: string }, never>((k, engine) =>
    k(table)
      .where(inList(k, engine, 'domain', param('domains')))
      .delete(),
  ),
);

/** The states of brands over time: what the file of a domain declared, and whether it was there. */
export function brandStates(db: Db) {
  async function declared(domain: string) {
    const agents = await brandAgents(db).listByDomain(domain);
    const properties = await brandProperties(db).list(domain);
    const stated = properties.map(({ identifier, propertyType, store, relationship }): StatedProperty => {
      return [identifier, propertyType, store ?? '', relationship];
    });
    return {
      agents,
      agentsText: JSON.stringify(
        agents.map(({ agentUrl, agentType, agentId }) => [agentUrl, agentType, agentId]),
      ),
      // The database returns them in any order, and the same ones must have the same text.
      propertiesText: `[${stated
        .map((one) => JSON.stringify(one))
        .sort()
        .join(',')}]`,
    };
  }

  return {
    /** Keeps the state that the tables now have for the brand. Does nothing when it was never looked at. */
    async note(domain: string, now: Date): Promise<void> {
      const current = await db.one(present, { domain });
      if (current === undefined) return;
      const open = await db.one(findOpen, { domain });
      const { agents, agentsText, propertiesText } = await declared(domain);
      const after = {
        ...current,
        agents: agentsText as State['agents'],
        properties: propertiesText as State['properties'],
      };
      const isSame =
        open?.outcome === after.outcome &&
        open.agents === after.agents &&
        open.properties === after.properties;
      if (isSame && open.validated_at === after.validated_at) return;
      const since = open?.since ?? now.getTime();
      const begins = isSame ? since : Math.max(since, now.getTime());
      if (!isSame && begins > since) {
        await db.run(end, { domain, until: begins });
        await db.run(endAgents, { domain, until: begins });
      }
      await db.run(put, { ...after, domain, since: begins, until: OPEN });
      if (isSame) return;
      await db.run(forgetOpenAgents, { domain });
      const rows = agents.map(({ agentUrl, firstSeenAt }) => ({
        agent_url: agentUrl,
        first_seen_at: firstSeenAt.getTime(),
        domain,
        since: begins,
        until: OPEN,
      }));
      if (rows.length > 0) await db.run(putAgents, { rows: JSON.stringify(rows) });
      const cut = await db.one(beyond, { domain });
      if (cut !== undefined) for (const one of forgetEnded) await db.run(one, { domain, before: cut.until });
    },

    findAt: (domain: string, at: Date) => db.one(findAt, { domain, at: at.getTime() }),

    /** The moment from which the past of the brand is known; null when it is not. */
    async knownSince(domain: string): Promise<Date | null> {
      const row = await db.one(firstOf, { domain });
      return row === undefined ? null : new Date(row.since);
    },

    /** Deletes up to `limit` states that ended before; returns the number deleted. */
    async prune(before: Date, limit: number): Promise<number> {
      let left = limit;
      for (const one of prunes)
        if (left > 0) left -= await db.run(one, { before: before.getTime(), limit: left });
      return limit - left;
    },

    /** Deletes all states of domains that turned out to be no brands. */
    async forget(domains: readonly string[]): Promise<void> {
      for (const one of forgets) await db.run(one, { domains: JSON.stringify(domains) });
    },
  };
}
