import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import { reachedTypes } from './reached.ts';
import { type Resolver, referredName, SCHEMA_REF } from './resolve.ts';
import { subschemas } from './schema-keywords.ts';

const MARK = 'x-called';

/**
 * Fields of a request whose URL the service calls, at once or later, as paths such as `packages.*.catalogs.*.url`.
 * `*` stands for every item of a list and every member of a map. `?name=value` goes on only in objects with that
 * constant, because another branch of a union may have a field of the same name.
 */
export function findCalledUrls(request: JsonObject, resolver: Pick<Resolver, 'schemas'>): string[] {
  const found = new Set<string>();
  const leads = new Map<string, boolean>();

  const isMarked = (name: string): boolean =>
    subschemas(resolver.schemas.get(name)?.schema).some(({ schema }) => schema[MARK] === true);
  /** Whether a type contains a marked field, directly or through other types. */
  const leadsTo = (name: string): boolean => {
    const known =
      leads.get(name) ?? [...reachedTypes([{ $ref: SCHEMA_REF + name }], resolver)].some(isMarked);
    leads.set(name, known);
    return known;
  };

  const visit = (schema: Json | undefined, path: readonly string[], above: readonly string[]): void => {
    if (!isObject(schema)) return;
    if (schema[MARK] === true) found.add(path.join('.'));
    const name = referredName(schema.$ref);
    if (name !== undefined && !above.includes(name) && leadsTo(name))
      visit(resolver.schemas.get(name)?.schema, path, [...above, name]);
    const own = Object.entries(objectOr(schema.properties));
    const only = own.flatMap(([key, member]) =>
      isObject(member) && typeof member.const === 'string' ? [`?${key}=${member.const}`] : [],
    );
    const inside = [...path, ...only];
    for (const [key, member] of own) visit(member, [...inside, key], above);
    for (const key of ['items', 'additionalProperties']) visit(schema[key], [...inside, '*'], above);
    for (const member of Object.values(objectOr(schema.patternProperties)))
      visit(member, [...inside, '*'], above);
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      for (const branch of arrayOr(schema[key])) visit(branch, inside, above);
    for (const key of ['then', 'else']) visit(schema[key], inside, above);
  };

  visit(request, [], []);
  return [...found].sort();
}
