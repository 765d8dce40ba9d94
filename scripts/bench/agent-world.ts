import { addCountries, addProperty, addPublisher, emptyInventory } from '../../src/domain/agents/profile.ts';
import { newId } from '../../src/infra/random.ts';
import { recordProfile } from '../../src/record/agents/profile.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import type { Tables } from '../../src/store/index.ts';
import { openStore } from '../../src/store/open.ts';

const AT_ONCE = 500;
const TYPES = ['website', 'ctv_app', 'podcast', 'mobile_app', 'dooh'] as const;
/** Market of one agent in a hundred. */
export const RARE_MARKET = 'IS';

/**
 * Fills a database with inventory profiles like those that a job records. Every tenth agent has the same score as
 * many others.
 */
export async function fillAgents(databaseUrl: string, agents: number): Promise<void> {
  await migrate(databaseUrl);
  const store = await openStore(databaseUrl, { transactionLimitMs: 600_000 });
  try {
    for (let from = 0; from < agents; from += AT_ONCE) {
      await store.transaction(async (tx) => {
        for (let n = from; n < Math.min(agents, from + AT_ONCE); n += 1) await addAgent(tx, n);
      });
    }
  } finally {
    await store.close();
  }
}

async function addAgent(tx: Tables, n: number): Promise<void> {
  const url = `https://agent${n}.bench.example/mcp`;
  const context = { now: new Date(), newId, actor: 'bench' };
  await tx.agents.insertAll([{ id: newId(), url }], context.now);
  const inventory = emptyInventory();
  addPublisher(inventory, `publisher${n}.example`);
  addCountries(inventory, n % 100 === 0 ? [RARE_MARKET] : ['SE', n % 2 === 0 ? 'NO' : 'DK']);
  for (let at = 0; at < (n % 10 === 0 ? 5 : n % 40); at += 1) {
    const propertyType = TYPES[(n + at) % TYPES.length] ?? 'website';
    addProperty(inventory, { propertyType, channels: [], tags: ['news', `topic${(n + at) % 500}`] });
  }
  await recordProfile(tx, url, { inventory, changesAt: null }, context);
}
