import { join } from 'node:path';

/**
 * What every process of a test gets: where programs are, and what the engine compiled of their modules before.
 *
 * @param copy - the folder of a copy of the project that links its packages: the engine knows modules by their way from
 *   the folder of the cache
 */
export const childEnv = (copy?: string): Record<string, string> => {
  const kept = ['PATH', 'NODE_COMPILE_CACHE', 'NODE_COMPILE_CACHE_PORTABLE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const own = copy === undefined ? {} : { NODE_COMPILE_CACHE: join(copy, 'node_modules/.cache/compiled') };
  return { ...Object.fromEntries(kept), ...own };
};
