import type { BrandEntry } from '../../src/domain/brands/entry.ts';
import { toJsonText } from '../../src/domain/json/values.ts';
import { identifiersHash } from '../../src/domain/publishers/adagents/digests.ts';
import type { ProjectedProperty } from '../../src/domain/publishers/adagents/projection.ts';
import { overviewFromFile, recordFromFile } from '../../src/domain/publishers/record.ts';
import { newId } from '../../src/infra/random.ts';
import { newBrand, withStanding } from '../../src/record/brands/brand.ts';
import { applyProperties } from '../../src/record/publishers/properties.ts';
import { newPublisher } from '../../src/record/publishers/publisher.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import type { Tables } from '../../src/store/index.ts';
import { openStore } from '../../src/store/open.ts';

const AT_ONCE = 200;
const AGENT = 'https://sales.bench.example/mcp';
const FIRST =
  'river,north,daily,urban,silver,coast,garden,metro,valley,summit,harbor,cedar,amber,lunar,crystal'.split(
    ',',
  );
const SECOND =
  'post,times,kitchen,sports,finance,travel,weather,music,gazette,herald,review,studio,market,games'.split(
    ',',
  );

/** The name of a publisher: two words and a number. */
export function nameOf(n: number): [first: string, second: string, number: string] {
  return [
    FIRST[n % FIRST.length] ?? '',
    SECOND[Math.floor(n / FIRST.length) % SECOND.length] ?? '',
    String(Math.floor(n / (FIRST.length * SECOND.length))),
  ];
}

export const domainOf = (n: number): string => `${nameOf(n).join('')}.example`;

/** Fills a database through the store with this many publishers, each with a brand, two properties and one agent. */
export async function fillWorld(databaseUrl: string, publishers: number): Promise<void> {
  await migrate(databaseUrl);
  const store = await openStore(databaseUrl, { transactionLimitMs: 600_000 });
  try {
    for (let from = 0; from < publishers; from += AT_ONCE) {
      await store.transaction(async (tx) => {
        for (let n = from; n < Math.min(publishers, from + AT_ONCE); n += 1) await addPublisher(tx, n);
      });
    }
    await store.transaction((tx) => tx.counts.fold(10 * publishers));
  } finally {
    await store.close();
  }
}

async function addPublisher(tx: Tables, n: number): Promise<void> {
  const domain = domainOf(n);
  const [first, second, number] = nameOf(n);
  const context = { domain, now: new Date(), newId, actor: 'bench' };
  const name = `The ${first} ${second} ${number}`;
  const properties = [
    property('site', 'website', name, [{ type: 'domain', value: domain }]),
    property('app', 'mobile_app', `${name} app`, [
      { type: 'ios_bundle', value: `com.${first}${number}.${second}` },
    ]),
  ];
  await applyProperties(tx, properties, 'authoritative', context, properties.length);
  const record = recordFromFile(domain, {
    properties,
    propertyCount: properties.length,
    agents: [{ url: AGENT, authorizedFor: 'Everything' }],
    contact: { name: `${name} Media` },
  });
  await tx.publishers.put({
    ...newPublisher(domain, context),
    record: toJsonText(record),
    source: 'adagents_json',
    listed: true,
    searchText: `${domain}\n${name} Media`,
    status: 'valid',
    statusCode: 200,
    discoveryMethod: 'direct',
    resolvedUrl: `https://${domain}/.well-known/adagents.json`,
    agentCount: 1,
    propertyCount: properties.length,
    checkedAt: context.now,
    validatedAt: context.now,
    nextCrawlAt: new Date(context.now.getTime() + 86_400_000),
  });
  const share = { url: AGENT, authorizedFor: 'Everything', share: { properties: 2, publisherWide: true } };
  await tx.publisherOverviews.put(domain, {
    ...overviewFromFile(record, { agents: [share], total: 1 }),
    placements: [],
    bytes: 2_000,
  });
  const entry: BrandEntry = { brand_name: name, brand_manifest: { description: `News from ${first}` } };
  await tx.brands.put(
    withStanding({
      ...newBrand(domain, context),
      entry,
      entrySource: 'enriched',
      reviewStatus: 'approved',
    }),
  );
}

function property(
  id: string,
  type: string,
  name: string,
  identifiers: ProjectedProperty['identifiers'],
): ProjectedProperty {
  return {
    key: id,
    propertyId: id,
    propertyType: type,
    name,
    identifiers,
    tags: ['news'],
    channels: [],
    hash: identifiersHash(identifiers),
    doc: {},
  };
}
