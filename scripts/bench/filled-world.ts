import { copyAgents, recordAgents } from './agent-world.ts';
import { beginFeed, fillEvents } from './feed-events.ts';
import { vacuum } from './fill.ts';
import { publishersFor } from './names.ts';
import { copyWorld, crawlFirst, crawlNarrow } from './search-world.ts';
import { copyBrands, storeModelBrand } from './seed-brands.ts';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A step of filling, and how long it took. On PostgreSQL two of them run at once. */
type Step = { readonly name: string; readonly ms: number };

/** A database with rows of all kinds. */
export type FilledWorld = {
  readonly databaseUrl: string;
  /** Id of an event in the middle. */
  readonly cursor: string;
  readonly steps: readonly Step[];
};

/** How many rows of the other kinds belong to this many authorizations. */
export const sharesOf = (authorizations: number) => ({
  brands: Math.floor(authorizations * 0.3),
  publishers: publishersFor(authorizations),
  // A search among fewer would read and send less than a page.
  agents: Math.max(100, Math.floor(authorizations * 0.03)),
  events: authorizations * 10,
});

/** Fills an empty database. `folder` gets the list of hosts of a brand. */
export async function fillDatabase(
  databaseUrl: string,
  authorizations: number,
  folder: string,
): Promise<FilledWorld> {
  const { events, agents, brands, publishers } = sharesOf(authorizations);
  const steps: Step[] = [];
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const found = await work();
    steps.push({ name, ms: performance.now() - started });
    return found;
  };
  const feed = await step("rows of the service's own code", async () => {
    const begun = await beginFeed(databaseUrl, events);
    await recordAgents(databaseUrl, agents);
    await storeModelBrand(databaseUrl, folder);
    await crawlFirst(databaseUrl, publishers);
    return begun;
  });
  const filled = [
    () => step('events', () => fillEvents(databaseUrl, feed)),
    () =>
      step('copies of all others', async () => {
        await copyAgents(databaseUrl, agents);
        await copyBrands(databaseUrl, brands);
        await copyWorld(databaseUrl, publishers);
      }),
  ];
  // One connection of PostgreSQL works on one core. SQLite has one writer.
  if (databaseUrl.startsWith('sqlite:')) for (const part of filled) await part();
  else await Promise.all(filled.map((part) => part()));
  await step('vacuum', () => vacuum(databaseUrl));
  await crawlNarrow(databaseUrl);
  return { databaseUrl, cursor: feed.cursor, steps };
}
