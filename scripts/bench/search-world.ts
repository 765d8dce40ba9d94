import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { copyGeneration } from './copied-publishers.ts';
import { crawlPublishers } from './crawled-publishers.ts';
import { fillingPart, vacuum } from './fill.ts';
import { FAN_OUT, GENERATION, NARROW, WIDE } from './names.ts';

/** The first publisher that does not authorize the wide agent begins a generation. */
const WIDE_GENERATIONS = FAN_OUT / GENERATION;

/**
 * Fills an empty database with this many publishers, each with a brand, two properties and entries for ten agents. The
 * service's own code makes one or two generations of them, as crawls do; all others are copied from these by statements
 * over whole tables. One agent is authorized by the first ten thousand, and its operator declares their sites; another by
 * the first one only.
 */
export async function fillWorld(databaseUrl: string, publishers: number): Promise<void> {
  await crawlFirst(databaseUrl, publishers);
  await copyWorld(databaseUrl, publishers);
  await vacuum(databaseUrl);
  await crawlNarrow(databaseUrl);
}

const generationsOf = (publishers: number): number => Math.ceil(publishers / GENERATION);

/** The first step of `fillWorld`: what crawls find. */
export async function crawlFirst(databaseUrl: string, publishers: number): Promise<void> {
  if (publishers > GENERATION && publishers % GENERATION > 0)
    throw new Error(`${publishers} publishers are not a multiple of ${GENERATION}`);
  await migrate(databaseUrl);
  const crawled = generationsOf(publishers) > WIDE_GENERATIONS ? [0, WIDE_GENERATIONS] : [0];
  const length = Math.min(publishers, GENERATION);
  for (const generation of crawled)
    await crawl(
      databaseUrl,
      Array.from({ length }, (_, at) => generation * GENERATION + at),
    );
}

/** The second step of `fillWorld`: statements over whole tables, which add no events. */
export async function copyWorld(databaseUrl: string, publishers: number): Promise<void> {
  const generations = generationsOf(publishers);
  await fillingPart(databaseUrl, async (filler) => {
    // Profiles of the agents would be worked out while the scenarios measure.
    await filler.run("delete from jobs where kind = 'rebuildProfile'");
    await copyGeneration(filler, 0, Math.min(generations, WIDE_GENERATIONS));
    if (generations > WIDE_GENERATIONS) await copyGeneration(filler, WIDE_GENERATIONS, generations);
    for (const statement of operatorOfWide(Date.now())) await filler.run(statement);
  });
}

/** The last step of `fillWorld`: the first publisher's entry for the narrow agent, which the copies would have too. */
export const crawlNarrow = (databaseUrl: string): Promise<void> => crawl(databaseUrl, [0], NARROW);

async function crawl(databaseUrl: string, numbers: readonly number[], secondAgent?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-bench-crawls-'));
  const store = await openStore(databaseUrl, { transactionLimitMs: 600_000 });
  try {
    await crawlPublishers(store, folder, numbers, secondAgent);
    await store.transaction((tx) => tx.counts.fold(100 * numbers.length));
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A brand whose file declares the sites that authorize its agent. */
const operatorOfWide = (now: number): string[] => [
  `insert into brands (domain, id, live_outcome, live_checked_at, live_validated_at, live_expires_at, created_at, updated_at)
   values ('wide.example', '019bc0c6-0004-7000-8000-000000000000', 'resolved', ${now}, ${now}, ${now + DAY_MS}, ${now}, ${now})`,
  `insert into brand_agents (domain, agent_url, agent_type, first_seen_at)
   values ('wide.example', '${WIDE}', 'sales', ${now}), ('wide.example', '${NARROW}', 'sales', ${now})`,
  `insert into brand_properties (domain, identifier, property_type, store, relationship)
   select 'wide.example', publisher_domain, 'website', '', 'delegated' from authorizations where agent_url = '${WIDE}'`,
];
