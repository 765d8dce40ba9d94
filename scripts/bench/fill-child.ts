import { type FilledWorld, fillDatabase } from './filled-world.ts';

/** What a process fills. */
export type FillOrder = { databaseUrl: string; authorizations: number; folder: string };

/** Fills one database beside the process that asked, since one engine fills a core and the two do not wait for each other. */
process.once('message', async ({ databaseUrl, authorizations, folder }: FillOrder) => {
  const filled: FilledWorld = await fillDatabase(databaseUrl, authorizations, folder);
  process.send?.(filled, () => process.disconnect());
});
process.once('disconnect', () => process.exit());
