import { ContractError } from './contract-error.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import { type Resolver, referredName } from './resolve.ts';
import { subschemas } from './schema-keywords.ts';

/** A list of a request that is so long that its items are validated in pieces. */
interface LargeList {
  /** Property names from the request down to the list; `*` stands for every item of a list on the path. */
  readonly path: readonly string[];
  readonly items: JsonObject;
}

export interface LargeLists {
  /** The request's schema without the items of these lists. */
  readonly outline: JsonObject;
  readonly lists: readonly LargeList[];
}

const MARK = 'x-large-list';

/** Finds lists that are marked as large, along properties, items and `allOf`. Null for a request without any. */
export function findLargeLists(request: JsonObject, at: string, resolver: Resolver): LargeLists | null {
  const lists: LargeList[] = [];

  const follow = (schema: Json | undefined, path: readonly string[]): Json | undefined => {
    if (!isObject(schema)) return schema;
    refuseInUnions(schema);
    if (schema[MARK] === true) {
      const { items, ...rest } = schema;
      if (!isObject(items))
        throw new ContractError(`${at} has a list marked ${MARK} that describes no items`);
      lists.push({ path, items });
      return rest;
    }
    const name = referredName(schema.$ref);
    if (name !== undefined) {
      const target = resolver.schemas.get(name)?.schema;
      const before = lists.length;
      const outline = hasMark(target, resolver, new Set()) ? follow(target, path) : undefined;
      if (lists.length === before || outline === undefined) return schema;
      const { $ref, ...beside } = schema;
      return { ...beside, allOf: [...arrayOr(beside.allOf), outline] };
    }
    const properties = Object.entries(objectOr(schema.properties)).map(([key, member]) => [
      key,
      follow(member, [...path, key]),
    ]);
    return {
      ...schema,
      ...(schema.properties === undefined ? {} : { properties: Object.fromEntries(properties) }),
      ...(schema.items === undefined ? {} : { items: follow(schema.items, [...path, '*']) ?? true }),
      ...(schema.allOf === undefined
        ? {}
        : { allOf: arrayOr(schema.allOf).map((part) => follow(part, path) ?? true) }),
    };
  };

  const refuseInUnions = ({ anyOf, oneOf, then, else: otherwise }: JsonObject) => {
    const branches = [...arrayOr(anyOf), ...arrayOr(oneOf), then, otherwise];
    if (branches.some((branch) => hasMark(branch, resolver, new Set())))
      throw new ContractError(`${at} has a list marked ${MARK} in a branch, where it cannot be taken apart`);
  };

  const outline = follow(request, []);
  return lists.length === 0 || !isObject(outline) ? null : { outline, lists };
}

/** Whether a schema, or a schema that it refers to, contains a marked list. */
function hasMark(schema: Json | undefined, resolver: Resolver, seen: Set<string>): boolean {
  for (const { schema: part } of subschemas(schema)) {
    if (part[MARK] === true) return true;
    const name = referredName(part.$ref);
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    if (hasMark(resolver.schemas.get(name)?.schema, resolver, seen)) return true;
  }
  return false;
}
