import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { signer } from '../../src/domain/feed/log/note.ts';
import { dumpFolder } from '../../src/infra/dump-folder.ts';
import { newId, newIdAt } from '../../src/infra/random.ts';
import { createRests } from '../../src/infra/rests.ts';
import { writeDump } from '../../src/jobs/dump/makeDump.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import type { Scenario } from './scenario.ts';
import { milliseconds, seconds } from './table.ts';

const SIZES = { small: 20_000, full: 1_000_000 };
const AT_ONCE = 1_000;
const MEGABYTE = 1024 * 1024;
const MEMORY_EVERY_MS = 50;

/** Makes a dump of a large registry in this process, as the job does. */
export const dump: Scenario = {
  name: 'dump of the registry',
  async run({ scale, folder, databaseUrl }) {
    await migrate(databaseUrl);
    const store = await openStore(databaseUrl);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    let most = 0;
    try {
      await seed(store, SIZES[scale]);
      globalThis.gc?.();
      const before = process.memoryUsage.rss();
      const timer = setInterval(() => {
        most = Math.max(most, process.memoryUsage.rss());
      }, MEMORY_EVERY_MS);
      const key = generateKeyPairSync('ed25519').privateKey;
      const cpu = process.cpuUsage();
      const busy = performance.eventLoopUtilization();
      const began = performance.now();
      delay.enable();
      const { records, bytes } = await writeDump(
        {
          store,
          folder: dumpFolder(join(folder, 'dumps')),
          baseUrl: 'https://bench.example',
          version: 'bench',
          signersOf: async (name) => [signer(name, 'ed25519', key)],
          newIdAt,
          now: () => new Date(),
          hostNow: () => new Date(),
          rests: createRests(2, 50),
        },
        new AbortController().signal,
      );
      delay.disable();
      clearInterval(timer);
      const what = `dump of ${records} records`;
      const { user, system } = process.cpuUsage(cpu);
      const share = performance.eventLoopUtilization(busy).utilization;
      return [
        { what, value: seconds(performance.now() - began), reach: '< 60 s for 1,000,000' },
        { what: '  processor time, of all threads', value: seconds((user + system) / 1_000) },
        { what: '  share of the event loop', value: `${Math.round(share * 100)} %` },
        {
          what: '  99 of 100 delays of the event loop below',
          value: milliseconds(delay.percentile(99) / 1e6),
        },
        {
          what: '  longest delay of the event loop',
          value: milliseconds(delay.max / 1e6),
          reach: '< 50 ms',
        },
        { what: '  memory more than before', value: `${Math.round((most - before) / MEGABYTE)} MB` },
        { what: '  size of the files', value: `${Math.round(bytes / MEGABYTE)} MB` },
      ];
    } finally {
      await store.close();
    }
  },
};

/** Half properties and half authorizations, as large registries have them. */
async function seed(store: Store, rows: number): Promise<void> {
  const at = new Date('2026-01-15T08:30:00.000Z');
  for (let from = 0; from < rows / 2; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, rows / 2 - from) }, (_, index) => from + index);
    await store.transaction(async (tx) => {
      await tx.properties.putAll(
        numbers.map((index) => ({
          rid: newId(),
          publisherDomain: `publisher-${index % 5_000}.bench.example`,
          key: `property-${index}`,
          propertyId: `property_${index}`,
          propertyType: 'mobile_app',
          name: `Property number ${index} of the bench`,
          identifiers: [{ type: 'ios_bundle', value: `com.bench.p${index}` }],
          tags: ['news', 'sport'],
          channels: ['display'],
          source: 'authoritative',
          status: 'active',
          hash: `hash ${index}`,
          otherMembers: null,
          searchText: `property ${index}`,
          createdAt: at,
          updatedAt: at,
        })),
      );
      await tx.authorizations.putAll(
        numbers.map((index) => ({
          id: newId(),
          agentUrl: `https://agent-${index % 400}.bench.example/mcp`,
          publisherDomain: `publisher-${index % 5_000}.bench.example`,
          entryKey: `entry-${index}`,
          authorizationType: 'property_ids',
          authorizedFor: 'All inventory, sold by the own team of the publisher',
          scope: { property_ids: [`property_${index}`, `property_${index + 1}`], countries: ['SE', 'DE'] },
          evidence: 'adagents_json',
          hash: `hash ${index}`,
          createdAt: at,
          updatedAt: at,
        })),
      );
    });
  }
}
