import { pascalCase } from '../../codegen/identifiers.ts';
import { isObject, type Json, type JsonObject, objectOr } from '../../codegen/json.ts';
import { type Resolver, referredName, SCHEMA_REF } from '../../codegen/resolve.ts';

/** A request in which one list is longer. */
export type Longer = {
  /** Place of the list, and what its items have beside those of the example. */
  readonly place: string;
  /** The request with so many items in the list, no two of them the same. */
  with(count: number): JsonObject;
};

/** Names of members by which items refer to something, or are told apart. */
const REFERENCE = /(?:^|_)(?:id|sku|gtin|domain|url|operator)$/;
/** What an item refers to beside its own identifiers, where the example has none of it. */
const OPTIONAL = /_id$/;

/**
 * The request with each of its lists longer: as its items are, and with each optional word and reference that its schema
 * allows. What each item names is another thing, so that nothing can be looked up once for all of them.
 */
export function* longerRequests(
  request: JsonObject,
  schema: { readonly name: string; readonly resolver: Resolver },
): Generator<Longer> {
  const root: Json = { $ref: SCHEMA_REF + pascalCase(schema.name) };
  for (const { path, items, itemSchema } of listsIn(request, root, schema.resolver, [])) {
    const [first] = items;
    if (first === undefined) continue;
    for (const [name, more] of [['', {}] as const, ...furtherMembers(first, itemSchema, schema.resolver)])
      yield {
        place: `${path.join('.')}${name === '' ? '' : ` with ${name}`}`,
        with: (count) =>
          replaced(
            request,
            path,
            Array.from({ length: count }, (_, at) =>
              different(isObject(first) ? { ...first, ...more } : first, `n${count}x${at}`),
            ),
          ),
      };
  }
}

type List = {
  readonly path: readonly string[];
  readonly items: readonly Json[];
  readonly itemSchema: Json | undefined;
};

function* listsIn(
  value: Json,
  schema: Json | undefined,
  resolver: Resolver,
  path: readonly string[],
): Generator<List> {
  if (!isObject(value)) return;
  const { properties } = whole(schema, resolver);
  for (const [name, member] of Object.entries(value)) {
    const known = objectOr(properties)[name];
    if (Array.isArray(member)) {
      const { items } = whole(known, resolver);
      yield { path: [...path, name], items: member, itemSchema: items as Json | undefined };
      const [first] = member;
      if (first !== undefined && isObject(first))
        yield* listsIn(first, items as Json | undefined, resolver, [...path, name, '0']);
    } else if (isObject(member)) yield* listsIn(member, known, resolver, [...path, name]);
  }
}

/** Words first: with another word what an earlier request has made is changed. */
function furtherMembers(
  item: Json,
  schema: Json | undefined,
  resolver: Resolver,
): (readonly [name: string, members: JsonObject])[] {
  if (!isObject(item)) return [];
  const optional = Object.entries(objectOr(whole(schema, resolver).properties))
    .filter(([name]) => !Object.hasOwn(item, name))
    .map(([name, member]) => [name, whole(member, resolver)] as const);
  const counts = Object.fromEntries(
    optional.flatMap(([name, { type, minimum = 1 }]): [string, Json][] =>
      type === 'integer' ? [[name, minimum]] : [],
    ),
  );
  return [
    ...optional.flatMap(([name, { enum: words }]): [string, JsonObject][] =>
      Array.isArray(words) ? [[name, { [name]: words.at(-1) ?? '' }]] : [],
    ),
    ...optional.flatMap(([name]): [string, JsonObject][] =>
      OPTIONAL.test(name) ? [[name, { ...counts, [name]: 'made' }]] : [],
    ),
  ];
}

/** A copy of the value that refers to other things, with one item in each of its own lists. */
function different(value: Json, mark: string): Json {
  if (Array.isArray(value)) return value.slice(0, 1);
  if (typeof value === 'string') return marked(value, mark);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]): [string, Json] => {
      if (isObject(member) || Array.isArray(member)) return [name, different(member, mark)];
      return [name, typeof member === 'string' && REFERENCE.test(name) ? marked(member, mark) : member];
    }),
  );
}

function marked(value: string, mark: string): string {
  if (value.includes('://')) return `${value}?${mark}`;
  return /^[\w-]+(?:\.[\w-]+)+$/.test(value) ? `${mark}.${value}` : `${value}-${mark}`;
}

function replaced(value: JsonObject, [name = '', ...rest]: readonly string[], items: Json[]): JsonObject {
  if (rest.length === 0) return { ...value, [name]: items };
  const member = value[name];
  if (!Array.isArray(member)) return { ...value, [name]: replaced(objectOr(member), rest, items) };
  const [, ...below] = rest;
  return { ...value, [name]: [replaced(objectOr(member[0]), below, items), ...member.slice(1)] };
}

/** A schema with what it refers to, and with its branches. */
function whole(given: Json | undefined, resolver: Resolver, seen: readonly Json[] = []): JsonObject {
  if (given === undefined || !isObject(given) || seen.includes(given)) return {};
  const { $ref: reference, allOf, anyOf, oneOf, ...own } = given;
  const referred = resolver.schemas.get(referredName(reference) ?? '')?.schema;
  const parts = [referred, ...[allOf, anyOf, oneOf].flatMap((some) => some ?? [])].map((part) =>
    whole(part as Json | undefined, resolver, [...seen, given]),
  );
  const properties = Object.assign({}, ...parts.map((part) => part.properties), own.properties);
  return Object.assign({}, ...parts, own, Object.keys(properties).length === 0 ? {} : { properties });
}
