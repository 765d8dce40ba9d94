import type { JsonObject } from '../json.ts';
import { reachedTypes } from '../reached.ts';
import type { NamedSchema } from '../resolve.ts';

/** A unit that the service loads as a whole: the validators of a task, or of the operations of a tag. */
export interface User {
  readonly entries: ReadonlyMap<string, JsonObject>;
}

/**
 * Characters of a schema, of which the longest validators come. With them in shared modules, one file of 900 KB was loaded
 * with the first validator, in 13 to 21 ms where the engine had not kept its code; now the longest file takes 8 ms.
 */
const SHARED_BELOW = 1_200;

/**
 * The module of each schema file, as a path below `validators/` without extension. A file that several users need
 * shares a module with other files of its folder if it is short. There are a dozen such modules, all soon in memory; a
 * module per file would be twice as slow to load. Any other file has its own module.
 */
export function homesOf(schemas: readonly NamedSchema[], users: readonly User[]): Map<string, string> {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const counts = new Map<string, number>();
  for (const { entries } of users) {
    const names = reachedTypes([...entries.values()], { schemas: byName });
    const files = new Set([...names].map((name) => byName.get(name)?.file ?? name));
    for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  const sizes = new Map<string, number>();
  for (const { file, schema } of schemas)
    sizes.set(file, (sizes.get(file) ?? 0) + JSON.stringify(schema).length);
  const isShared = (file: string) => (counts.get(file) ?? 0) > 1 && (sizes.get(file) ?? 0) < SHARED_BELOW;
  return new Map(
    schemas.map(({ file }) => {
      const path = file.replace(/^schemas\/v3\//, '').replace(/\.json$/, '');
      const folder = path.split('/').slice(0, -1).join('/') || 'root';
      return [file, isShared(file) ? `shared/${folder}` : `definitions/${path}`];
    }),
  );
}
