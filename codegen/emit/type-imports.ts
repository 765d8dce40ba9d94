import { posix } from 'node:path';
import type { NamedSchema } from '../resolve.ts';

/** Module of schemas that are not in a folder. */
export const ROOT_MODULE = 'root';

/** The module below `types/` that declares the type of a schema, from the schema's path below the folder of all schemas. */
export const typeModuleOf = (path: string): string =>
  path.includes('/') ? posix.dirname(path) : ROOT_MODULE;

type Named = Iterable<Pick<NamedSchema, 'name' | 'file'>>;

/** The module of each type. */
export const typeModulesOf = (schemas: Named): Map<string, string> =>
  new Map([...schemas].map(({ name, file }) => [name, typeModuleOf(file.replace(/^schemas\/v3\//, ''))]));

/**
 * One import for each module that declares some of the types. Other names are left out.
 *
 * @param from the folder of the importing file below `generated/`: `types`, or `.` for that folder itself
 */
export function typeImports(
  names: Iterable<string>,
  modules: ReadonlyMap<string, string>,
  from: string,
): string {
  const used = new Map<string, Set<string>>();
  for (const name of names) {
    const module = modules.get(name);
    if (module !== undefined) used.set(module, (used.get(module) ?? new Set()).add(name));
  }
  return [...used]
    .sort()
    .map(([module, types]) => {
      const path = posix.relative(from, `types/${module}.ts`);
      return `import type { ${[...types].sort().join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';\n`;
    })
    .join('');
}
