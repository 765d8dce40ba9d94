import type { AgentCapabilities } from '../../domain/agents/capabilities.ts';
import type { ComplianceStatus } from '../../domain/agents/compliance.ts';
import type { DeclaredByAgent } from '../../domain/agents/declared.ts';
import type { AgentStanding } from '../../domain/agents/standing.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';
import type { KnownType } from '../../domain/contract/agent-kinds.ts';
import { agentTexts, searchTerms } from '../../domain/search-index/search-text.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  jsonText,
  nullable,
  one,
  type RowOf,
  revivedJson,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { search } from '../search-index/search.ts';
import { agentFacets } from './agent-facets.ts';
import { agentSite } from './agents.ts';

type LifecycleStage = 'development' | 'testing' | 'production' | 'deprecated';

type WrittenStanding = Omit<AgentStanding, 'passingSince' | 'checkedAt'> & {
  passingSince: string | null;
  checkedAt: string | null;
};
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

const readStanding = (written: WrittenStanding): AgentStanding => ({
  ...written,
  passingSince: dateOf(written.passingSince),
  checkedAt: dateOf(written.checkedAt),
});

const catalogColumns = columns({
  url: textColumn,
  id: textColumn,
  orgId: textColumn,
  type: one<KnownType>(),
  visibility: one<Visibility>(),
  /** Name given at enrolment. */
  name: nullable(textColumn),
  lifecycleStage: one<LifecycleStage>(),
  createdAt: date,
  updatedAt: date,
  // Results of the last probe. Health and capabilities are JSON text in wire form.
  protocol: nullable(one<'mcp' | 'a2a'>()),
  endpoint: nullable(textColumn),
  agentName: nullable(textColumn),
  description: nullable(textColumn),
  inferredType: one<KnownType>(),
  health: nullable(textColumn),
  capabilities: nullable(jsonText<AgentCapabilities>()),
  declared: nullable(json<DeclaredByAgent>()),
  formatCount: int,
  probedAt: nullable(date),
  answeredAt: nullable(date),
  nextProbeAt: nullable(date),
  failureStreak: int,
  unknownStreak: int,
  // Results of the last compliance runs. `compliance` is JSON text in wire form, without the streak.
  complianceStatus: one<ComplianceStatus>(),
  compliance: nullable(textColumn),
  standing: revivedJson(readStanding),
  passingSince: nullable(date),
  verified: flagColumn,
  nextCheckAt: nullable(date),
  /**
   * How the organization's control of the host was established: by a proof or by the operator; null when it was not.
   */
  provedBy: nullable(one<'proof' | 'operator'>()),
  provedAt: nullable(date),
});

/** An agent that an organization enrolled. */
export type CatalogAgent = RowOf<typeof catalogColumns>;

/** The fields of an enrolled agent that other modules need. */
export type CatalogRef = Pick<
  CatalogAgent,
  'url' | 'id' | 'orgId' | 'type' | 'visibility' | 'name' | 'agentName' | 'provedBy'
>;

const REF = {
  url: 'url',
  id: 'id',
  orgId: 'org_id',
  type: 'type',
  visibility: 'visibility',
  name: 'name',
  agentName: 'agent_name',
  provedBy: 'proved_by',
};

const find = statement<{ url: string }, Stored>((k) =>
  k('catalog_agents').where('url', param('url')).select(catalogColumns.names),
);
const findRef = statement<{ url: string }, CatalogRef>((k) =>
  k('catalog_agents').where('url', param('url')).select(REF),
);
const put = statement<Stored, never>((k) =>
  k('catalog_agents')
    .insert({ ...catalogColumns.placeholders, site: param('site') })
    .onConflict('url')
    .merge(catalogColumns.names.filter((name) => name !== 'url' && name !== 'id')),
);
const findTexts = statement<{ url: string }, Texts>((k) =>
  k('catalog_agents').where('url', param('url')).select('name', 'agent_name', 'visibility'),
);
const remove = statement<{ url: string }, never>((k) =>
  k('catalog_agents').where('url', param('url')).delete(),
);
const listByOrganization = statement<{ org_id: string }, Stored>((k) =>
  k('catalog_agents').where('org_id', param('org_id')).orderBy('url').select(catalogColumns.names),
);
const refsBySite = statement<{ site: string; limit: number }, CatalogRef>((k) =>
  k('catalog_agents').where('site', param('site')).orderBy('url').limit(numberParam('limit')).select(REF),
);
const refsByOrganization = statement<{ org_id: string; limit: number }, CatalogRef>((k) =>
  k('catalog_agents').where('org_id', param('org_id')).orderBy('url').limit(numberParam('limit')).select(REF),
);
const countByOrganization = statement<{ org_id: string }, { count: number }>((k) =>
  k('catalog_agents').where('org_id', param('org_id')).count({ count: '*' }),
);
const countVisible = statement<{ visibilities: string }, { count: number }>((k, engine) =>
  k('catalog_agents')
    .where(inList(k, engine, 'visibility', param('visibilities')))
    .count({ count: '*' }),
);
const listAll = statement<{ after: string; limit: number }, Stored>((k) =>
  k('catalog_agents')
    .where('url', '>', param('after'))
    .orderBy('url')
    .limit(numberParam('limit'))
    .select(catalogColumns.names),
);

const SCHEDULES = { probe: 'next_probe_at', check: 'next_check_at' } as const;
export type Schedule = keyof typeof SCHEDULES;

const due = (schedule: Schedule) =>
  statement<{ now: number; limit: number }, { url: string }>((k) =>
    k('catalog_agents')
      .where(SCHEDULES[schedule], '<=', param('now'))
      .orderBy(SCHEDULES[schedule])
      .limit(numberParam('limit'))
      .select('url'),
  );
const claim = (schedule: Schedule) =>
  statement<{ url: string; now: number; until: number }, never>((k) =>
    k('catalog_agents')
      .where('url', param('url'))
      .where(SCHEDULES[schedule], '<=', param('now'))
      .update({ [SCHEDULES[schedule]]: param('until') }),
  );
const dueStatements = { probe: due('probe'), check: due('check') };
const claimStatements = { probe: claim('probe'), check: claim('check') };

type Texts = { name: string | null; agent_name: string | null; visibility: Visibility };

/** What the search finds an agent by: nothing, unless everybody may see it. */
const termsOf = (url: string, texts: Texts | undefined) =>
  texts?.visibility === 'public'
    ? searchTerms(agentTexts({ url, name: texts.name, agentName: texts.agent_name }))
    : [];

export function catalogAgents(db: Db) {
  const index = (url: string, before: Texts | undefined, after: Texts | undefined) =>
    search(db).put('agent', [{ ref: url, before: termsOf(url, before), after: termsOf(url, after) }]);

  return {
    async find(url: string): Promise<CatalogAgent | undefined> {
      const row = await db.one(find, { url });
      return row && catalogColumns.read(row);
    },

    /** As `find`. Locks the URL, enrolled or not: other transactions that lock it wait until this transaction ends. */
    async findForUpdate(url: string): Promise<CatalogAgent | undefined> {
      await lock(db, `agent:${url}`);
      const row = await db.one(find, { url });
      return row && catalogColumns.read(row);
    },

    findRef: (url: string) => db.one(findRef, { url }),

    /** The enrolled agents among the URLs, by URL. */
    async listRefs(urls: readonly string[]): Promise<CatalogRef[]> {
      if (urls.length === 0) return [];
      return db.query<CatalogRef>(db.k('catalog_agents').whereIn('url', urls).orderBy('url').select(REF));
    },

    /** Stores the agent and indexes it for the search and for the list. */
    async put(agent: CatalogAgent): Promise<void> {
      const { url, name, agentName, visibility } = agent;
      const before = await db.one(findTexts, { url });
      await db.run(put, { ...catalogColumns.write(agent), site: agentSite(url) });
      await index(url, before, { name, agent_name: agentName, visibility });
      await agentFacets(db).refresh(url);
    },

    async remove(url: string): Promise<void> {
      const before = await db.one(findTexts, { url });
      await db.run(remove, { url });
      await index(url, before, undefined);
      await agentFacets(db).refresh(url);
    },

    /** Enrolled agents on hosts under one registrable domain, by URL. */
    listRefsBySite: (site: string, limit: number) => db.all(refsBySite, { site, limit }),

    /** Enrolled agents of the organization, by URL. */
    listRefsByOrganization: (orgId: string, limit: number) =>
      db.all(refsByOrganization, { org_id: orgId, limit }),

    /**
     * Locks the organization's number of agents until this transaction ends, so that concurrent enrolments cannot
     * exceed the limit.
     */
    lockOrganization: (orgId: string) => lock(db, `agents_of:${orgId}`),

    countByOrganization: async (orgId: string): Promise<number> =>
      (await db.one(countByOrganization, { org_id: orgId }))?.count ?? 0,

    async countVisible(visibilities: readonly Visibility[]): Promise<number> {
      return (await db.one(countVisible, { visibilities: JSON.stringify(visibilities) }))?.count ?? 0;
    },

    /** All agents of the organization, by URL; an organization has few. */
    async listByOrganization(orgId: string): Promise<CatalogAgent[]> {
      return (await db.all(listByOrganization, { org_id: orgId })).map(catalogColumns.read);
    },

    /** Enrolled agents after the URL, by URL. */
    async list(after: string, limit: number): Promise<CatalogAgent[]> {
      return (await db.all(listAll, { after, limit })).map(catalogColumns.read);
    },

    ...schedules(db),
  };
}

/** When agents are probed and checked next. */
const schedules = (db: Db) => ({
  /** URLs of agents whose probe or check is due, longest due first. */
  async due(schedule: Schedule, now: Date, limit: number): Promise<string[]> {
    const rows = await db.all(dueStatements[schedule], { now: now.getTime(), limit });
    return rows.map(({ url }) => url);
  },

  /**
   * Moves the due time to `until` if it has passed. Returns false when another transaction has already moved it, or
   * the agent was removed.
   */
  async claim(schedule: Schedule, url: string, now: Date, until: Date): Promise<boolean> {
    const times = { now: now.getTime(), until: until.getTime() };
    return (await db.run(claimStatements[schedule], { url, ...times })) === 1;
  },
});
