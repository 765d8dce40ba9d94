import { fillAgents } from './agent-world.ts';
import { fillFeed } from './feed-events.ts';
import { publishersFor } from './names.ts';
import { fillWorld } from './search-world.ts';
import { seedBrands, storeModelBrand } from './seed-brands.ts';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A database with rows of all kinds. */
export type FilledWorld = {
  readonly databaseUrl: string;
  /** Id of an event in the middle. */
  readonly cursor: string;
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
  const shares = sharesOf(authorizations);
  // Into a table without events they are written without a log.
  const cursor = await fillFeed(databaseUrl, shares.events);
  await fillAgents(databaseUrl, shares.agents);
  await storeModelBrand(databaseUrl, folder);
  await seedBrands(databaseUrl, shares.brands);
  await fillWorld(databaseUrl, shares.publishers);
  return { databaseUrl, cursor };
}
