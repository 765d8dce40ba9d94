import { join } from 'node:path';

/** What every process of a test gets: where programs are, and what the engine compiled of their modules before. */
export const childEnv = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE', 'NODE_COMPILE_CACHE_PORTABLE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * The same for a copy of this project that has its packages by a link: by that way it finds the modules that were
 * compiled here, as Node notes them by where they lie from the cache.
 */
export const copyEnv = (folder: string): Record<string, string> => ({
  ...childEnv(),
  NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/compiled'),
});
