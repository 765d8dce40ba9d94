import type { JsonObject } from '../json.ts';
import { reachedTypes } from '../reached.ts';
import type { NamedSchema } from '../resolve.ts';

/** A unit that the service loads as a whole: the validators of a task, or of the operations of a tag. */
export interface User {
  readonly entries: ReadonlyMap<string, JsonObject>;
}

/**
 * The module of each schema file, as a path below `validators/` without extension. A file that several users need
 * shares a module with other files of its folder. There are a dozen such modules, all soon in memory; a module per
 * file would make the start slower. Any other file has its own module, which loads with its only user.
 */
export function homesOf(schemas: readonly NamedSchema[], users: readonly User[]): Map<string, string> {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const counts = new Map<string, number>();
  for (const { entries } of users) {
    const names = reachedTypes([...entries.values()], { schemas: byName });
    const files = new Set([...names].map((name) => byName.get(name)?.file ?? name));
    for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return new Map(
    schemas.map(({ file }) => {
      const path = file.replace(/^schemas\/v3\//, '').replace(/\.json$/, '');
      const folder = path.split('/').slice(0, -1).join('/') || 'root';
      return [file, (counts.get(file) ?? 0) > 1 ? `shared/${folder}` : `definitions/${path}`];
    }),
  );
}
