import { addCountries, addProperty, addPublisher, emptyInventory } from '../../src/domain/agents/profile.ts';
import { newId } from '../../src/infra/random.ts';
import { recordProfile } from '../../src/record/agents/profile.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import type { Tables } from '../../src/store/index.ts';
import { openStore } from '../../src/store/open.ts';
import { type Copied, copyRows, generationsAfter } from './copied-rows.ts';
import { fillingPart, vacuum } from './fill.ts';
import { markOf } from './names.ts';

const AT_ONCE = 500;
/** Agents that the service's own code makes; each further generation of as many is copied from them. */
const GENERATION = 1_000;
const TYPES = ['website', 'ctv_app', 'podcast', 'mobile_app', 'dooh'] as const;
/** Market of one agent in a hundred. */
export const RARE_MARKET = 'IS';

/**
 * Fills a database with inventory profiles like those that a job records. Every tenth agent has the same score as
 * many others. The first thousand are recorded by the service's own code, the others copied from them.
 */
export async function fillAgents(databaseUrl: string, agents: number): Promise<void> {
  await recordAgents(databaseUrl, agents);
  await copyAgents(databaseUrl, agents);
  await vacuum(databaseUrl);
}

/** The first step of `fillAgents`: what the service's own code records. */
export async function recordAgents(databaseUrl: string, agents: number): Promise<void> {
  if (agents > GENERATION && agents % GENERATION > 0)
    throw new Error(`${agents} agents are not a multiple of ${GENERATION}`);
  await migrate(databaseUrl);
  const recorded = Math.min(agents, GENERATION);
  const store = await openStore(databaseUrl, { transactionLimitMs: 600_000 });
  try {
    for (let from = 0; from < recorded; from += AT_ONCE) {
      await store.transaction(async (tx) => {
        for (let n = from; n < Math.min(recorded, from + AT_ONCE); n += 1) await addAgent(tx, n);
      });
    }
  } finally {
    await store.close();
  }
}

/** The second step of `fillAgents`: statements over whole tables, which add no events. */
export async function copyAgents(databaseUrl: string, agents: number): Promise<void> {
  const others = generationsAfter(0, agents / GENERATION);
  if (others.length === 0) return;
  await fillingPart(databaseUrl, async (filler) => {
    await copyRows(filler, 0, others, COPIED);
    await filler.run(`update agent_profile_head set version = version + ${GENERATION * others.length}`);
  });
}

const MARK = markOf(0);
const ofUrl = (column: string) => `${column} like 'https://agent%-${MARK}.bench.example/mcp'`;
/** Ranks are as of a version of the whole list, and each record is a version. */
const COPIED: readonly Copied[] = [
  { table: 'agents', where: ofUrl('url'), ids: ['id'] },
  {
    table: 'agent_profiles',
    where: ofUrl('agent_url'),
    ids: ['id'],
    own: { rank_since: `t.rank_since + g.place * ${GENERATION}` },
  },
  { table: 'agent_profile_values', where: ofUrl('agent_url') },
];

async function addAgent(tx: Tables, n: number): Promise<void> {
  const url = `https://agent${n}-${MARK}.bench.example/mcp`;
  const context = { now: new Date(), newId, actor: 'bench' };
  await tx.agents.insertAll([{ id: newId(), url }], context.now);
  const inventory = emptyInventory();
  addPublisher(inventory, `publisher${n}-${MARK}.example`);
  addCountries(inventory, n % 100 === 0 ? [RARE_MARKET] : ['SE', n % 2 === 0 ? 'NO' : 'DK']);
  for (let at = 0; at < (n % 10 === 0 ? 5 : n % 40); at += 1) {
    const propertyType = TYPES[(n + at) % TYPES.length] ?? 'website';
    addProperty(inventory, { propertyType, channels: [], tags: ['news', `topic${(n + at) % 500}`] });
  }
  await recordProfile(tx, url, { inventory, changesAt: null }, context);
}
