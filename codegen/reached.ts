import { isObject, type Json } from './json.ts';
import { type Resolver, referredName } from './resolve.ts';
import { subschemas } from './schema-keywords.ts';

/** Names of the types to which some values refer, directly or through other types. */
export function reachedTypes(values: readonly Json[], resolver: Pick<Resolver, 'schemas'>): Set<string> {
  const reached = new Set<string>();
  const queue = values.flatMap((value) => [...referredNames(value)]);
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const { schema } of subschemas(resolver.schemas.get(name)?.schema)) {
      const next = referredName(schema.$ref);
      if (next) queue.push(next);
    }
  }
  return reached;
}

function* referredNames(value: Json | undefined): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referredNames(item);
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const name = key === '$ref' ? referredName(item) : undefined;
    if (name && item) yield name;
    yield* referredNames(item);
  }
}
