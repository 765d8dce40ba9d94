import { newId } from '../../src/infra/random.ts';
import type { Store } from '../../src/store/open.ts';

const AT_ONCE = 1_000;

/** Half properties and half authorizations, as large registries have them. */
export async function seedRecords(store: Store, rows: number): Promise<void> {
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

/** Has the service make a dump now, instead of when its schedule comes to it. */
export async function enqueueDump(store: Store): Promise<void> {
  const payload = { of: 'registry' } as const;
  await store.transaction((tx) =>
    tx.jobs.enqueue({ kind: 'makeDump', key: 'dump', payload, runAt: new Date(), maxAttempts: 3 }),
  );
}
