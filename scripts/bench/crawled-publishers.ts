import { readFileSync } from 'node:fs';
import type { BrandEntry } from '../../src/domain/brands/entry.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher } from '../../src/infra/fetcher.ts';
import { newId } from '../../src/infra/random.ts';
import { lookAtAdagents } from '../../src/outside/publishers/adagents.ts';
import { newBrand, withStanding } from '../../src/record/brands/brand.ts';
import type { RecordContext } from '../../src/record/context.ts';
import { recordAdagents } from '../../src/record/publishers/adagents.ts';
import type { Store } from '../../src/store/open.ts';
import { agentOf, domainOf, ENTRIES, FAN_OUT, nameOf, WIDE } from './names.ts';
import { openWorld } from './world.ts';

/** The file of a publisher: two properties, and entries for ten agents, of which `secondAgent` replaces the second one. */
function adagentsOf(n: number, secondAgent?: string): string {
  const [first, second, mark] = nameOf(n);
  const name = `The ${first} ${second} ${mark}`;
  const property = (id: string, type: string, text: string, identifier: object) => ({
    property_id: id,
    property_type: type,
    name: text,
    identifiers: [identifier],
    tags: ['news'],
  });
  return JSON.stringify({
    contact: { name: `${name} Media` },
    properties: [
      property('site', 'website', name, { type: 'domain', value: domainOf(n) }),
      property('app', 'mobile_app', `${name} app`, {
        type: 'ios_bundle',
        value: `com.${first}${mark}.${second}`,
      }),
    ],
    authorized_agents: Array.from({ length: ENTRIES }, (_, entry) => ({
      url: entry === 1 && secondAgent !== undefined ? secondAgent : agentUrl(n, entry),
      authorized_for: 'Display and video on all pages',
      authorization_type: 'property_ids',
      property_ids: ['site', 'app'],
      delegation_type: 'delegated',
    })),
  });
}

const agentUrl = (n: number, entry: number) => (entry === 0 && n < FAN_OUT ? WIDE : agentOf(n, entry));

/**
 * Has these publishers found by crawls, one after the other, each with a brand that was enriched. Those whose second agent
 * is replaced have a brand already.
 *
 * @param folder gets the list of hosts
 * @param secondAgent replaces the second agent of each file
 */
export async function crawlPublishers(
  store: Store,
  folder: string,
  numbers: readonly number[],
  secondAgent?: string,
): Promise<void> {
  const world = await openWorld(folder, numbers.map(domainOf));
  for (const n of numbers) world.put(domainOf(n), '/.well-known/adagents.json', adagentsOf(n, secondAgent));
  const origins = Object.entries(JSON.parse(readFileSync(world.hostsFile, 'utf8')) as Record<string, string>);
  const fetcher = createFetcher({
    outboundHosts: new Map(origins),
    resolver: createResolver(['127.0.0.1:9']),
    userAgent: 'bench',
  });
  try {
    for (const n of numbers) {
      const context = { domain: domainOf(n), now: new Date(), newId, actor: 'pipeline:crawler' };
      const look = await lookAtAdagents(fetcher, context.domain);
      const outcome = await recordAdagents(store, look, context);
      await look.close();
      if (outcome !== 'changed') throw new Error(`the crawl of ${context.domain} ended ${outcome}`);
      if (secondAgent === undefined) await enrichBrand(store, n, context);
    }
  } finally {
    await fetcher.close();
    await world.close();
  }
}

async function enrichBrand(store: Store, n: number, context: RecordContext): Promise<void> {
  const [first, second, mark] = nameOf(n);
  const entry: BrandEntry = {
    brand_name: `The ${first} ${second} ${mark}`,
    brand_manifest: { description: `News from ${first}` },
  };
  const brand = newBrand(context.domain, context);
  await store.transaction((tx) =>
    tx.brands.put(withStanding({ ...brand, entry, entrySource: 'enriched', reviewStatus: 'approved' })),
  );
}
