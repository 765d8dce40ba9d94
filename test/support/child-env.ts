import { join } from 'node:path';
import { patientSettings } from './patience.ts';

/**
 * What every process of a test gets: where programs are, what the engine compiled of their modules before, and patience
 * with the database: on a busy machine a statement may take longer than in production, where it is a failure.
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
  return { ...patientSettings, ...Object.fromEntries(kept), ...own };
};
