import { newId } from '../../src/infra/random.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { filling } from './fill.ts';

/** The number of the record that is copied, which is in none of its other texts. */
const MODEL = 987_654_321;
const PUBLISHERS = 5_000;
const AGENTS = 400;

/** Half properties and half authorizations, as large registries have them: one of each through the store, and its copies. */
export async function seedRecords(databaseUrl: string, rows: number): Promise<void> {
  const store = await openStore(databaseUrl);
  try {
    await storeModel(store);
  } finally {
    await store.close();
  }
  await filling(databaseUrl, async ({ run, columnsOf, dropIndexes, sql }) => {
    const own: Record<string, string> = {
      publisher_domain: `'publisher-' || cast(i % ${PUBLISHERS} as text) || '.bench.example'`,
      agent_url: `'https://agent-' || cast(i % ${AGENTS} as text) || '.bench.example/mcp'`,
      rid: `'019bc0c6-0006-7000-8000-' || ${sql.padded('i')}`,
      id: `'019bc0c6-0007-7000-8000-' || ${sql.padded('i')}`,
    };
    for (const table of ['properties', 'property_identifiers', 'authorizations']) {
      const columns = await columnsOf(table);
      const expressions = columns.map(
        ({ name, isText }) => own[name] ?? (isText ? `replace(${name}, '${MODEL}', cast(i as text))` : name),
      );
      const indexes = await dropIndexes(table);
      await run(`insert into ${table} (${columns.map(({ name }) => name).join(', ')})
        select ${expressions.join(', ')} from ${table} cross join ${sql.numbers(rows / 2 - 1)} n`);
      for (const index of indexes) await run(index);
    }
  });
}

async function storeModel(store: Store): Promise<void> {
  const at = new Date('2026-01-15T08:30:00.000Z');
  await store.transaction(async (tx) => {
    await tx.properties.putAll([
      {
        rid: newId(),
        publisherDomain: 'publisher-0.bench.example',
        key: `property-${MODEL}`,
        propertyId: `property_${MODEL}`,
        propertyType: 'mobile_app',
        name: `Property number ${MODEL} of the bench`,
        identifiers: [{ type: 'ios_bundle', value: `com.bench.p${MODEL}` }],
        tags: ['news', 'sport'],
        channels: ['display'],
        source: 'authoritative',
        status: 'active',
        hash: `hash ${MODEL}`,
        otherMembers: null,
        searchText: `property ${MODEL}`,
        createdAt: at,
        updatedAt: at,
      },
    ]);
    await tx.authorizations.putAll([
      {
        id: newId(),
        agentUrl: 'https://agent-0.bench.example/mcp',
        publisherDomain: 'publisher-0.bench.example',
        entryKey: `entry-${MODEL}`,
        authorizationType: 'property_ids',
        authorizedFor: 'All inventory, sold by the own team of the publisher',
        scope: { property_ids: [`property_${MODEL}`, 'property_all'], countries: ['SE', 'DE'] },
        evidence: 'adagents_json',
        hash: `hash ${MODEL}`,
        createdAt: at,
        updatedAt: at,
      },
    ]);
  });
}

/** Has the service make a dump now, instead of when its schedule comes to it. */
export async function enqueueDump(store: Store): Promise<void> {
  const payload = { of: 'registry' } as const;
  await store.transaction((tx) =>
    tx.jobs.enqueue({ kind: 'makeDump', key: 'dump', payload, runAt: new Date(), maxAttempts: 3 }),
  );
}
