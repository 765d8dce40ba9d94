import type { Composed } from '../compose.ts';
import { pascalCase } from '../identifiers.ts';
import { byCodeUnit, type Json, type JsonObject } from '../json.ts';
import type { Model } from '../model.ts';
import { alternativesOf, typeOf, valuesOf } from '../outline.ts';
import { type NamedSchema, referredName } from '../resolve.ts';
import { head, key, literal } from './text.ts';

/** Documents that people write in a form, by the names of their schemas. */
const DOCUMENTS = {
  adagents: 'Adagents',
  brand: 'Brand',
  brandEntry: 'RegistryBrandSaveRequest',
  publisherEntry: 'RegistryPropertySaveRequest',
};
const LONGEST_HINT = 160;

type Schemas = Pick<Model, 'schemas'>;
type Shapes = Map<string, JsonObject | null>;

/** `forms.ts`: what the fields of the documents are that people write, for the forms that show them. */
export function emitForms({ schemas }: Schemas): string {
  const resolver = { schemas: new Map(schemas.map((one) => [one.name, one])) };
  const shapes: Shapes = new Map();
  const roots = Object.entries(DOCUMENTS).filter(([, name]) => resolver.schemas.has(name));
  for (const [, name] of roots) valueFor([{ $ref: `#/components/schemas/${name}` }], name, resolver, shapes);
  const rows = [...shapes]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([name, shape]) => `  ${key(name)}: ${literal(shape)},\n`);
  return `${head('schemas/v3')}
/** How a value is written in a form. What has no simple form is \`other\`. */
export type FormValue =
  | { readonly kind: 'text' | 'number' | 'truth' | 'other' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'texts'; readonly values?: readonly string[] }
  | { readonly kind: 'object'; readonly of: string }
  | { readonly kind: 'list' | 'map'; readonly of: FormValue }
  | { readonly kind: 'either'; readonly of: readonly FormValue[] };

export type FormMember = {
  readonly name: string;
  readonly hint: string;
  readonly value: FormValue;
  /** Numbers of the variants that have the member; all of them if absent. */
  readonly in?: readonly number[];
  /** Numbers of the variants that cannot do without it. */
  readonly required?: readonly number[];
  readonly deprecated?: true;
};

/** An object of a document. An object is a variant if it has all that the variant needs. */
export type FormShape = {
  readonly title: string;
  readonly members: readonly FormMember[];
  readonly variants: readonly { readonly title: string; readonly needs: Readonly<Record<string, string | null>> }[];
};

export const formDocuments = ${literal(Object.fromEntries(roots))} as const;

export const formShapes: Readonly<Record<string, FormShape>> = {
${rows.join('')}};
`;
}

type Resolver = { readonly schemas: ReadonlyMap<string, NamedSchema> };

/** How the value is written that all these schemas describe. Objects become shapes of their own. */
function valueFor(schemas: readonly Json[], name: string, resolver: Resolver, shapes: Shapes): JsonObject {
  const own = schemas.length === 1 ? nameOf(schemas[0], resolver) : undefined;
  const ways = alternativesOf({ allOf: [...schemas] }, resolver);
  const types = [...new Set(ways.map((way) => typeOf(way)))];
  const of = types.map((type) =>
    valueForType(
      type,
      ways.filter((way) => typeOf(way) === type),
      own ?? name,
      resolver,
      shapes,
    ),
  );
  const [only] = of;
  if (only === undefined || of.some(({ kind }) => kind === 'other')) return { kind: 'other' };
  return of.length === 1 ? only : { kind: 'either', of };
}

const nameOf = (schema: Json | undefined, { schemas }: Resolver): string | undefined => {
  const name =
    typeof schema === 'object' && schema !== null && !Array.isArray(schema)
      ? referredName(schema.$ref)
      : undefined;
  return name !== undefined && schemas.has(name) ? name : undefined;
};

function valueForType(
  type: string | undefined,
  ways: readonly Composed[],
  name: string,
  resolver: Resolver,
  shapes: Shapes,
): JsonObject {
  if (type === 'string') {
    const values = ways.map(valuesOf);
    if (values.every((some) => some !== undefined))
      return { kind: 'choice', values: [...new Set(values.flat())] };
    return { kind: 'text' };
  }
  if (type === 'integer' || type === 'number') return { kind: 'number' };
  if (type === 'boolean') return { kind: 'truth' };
  if (type === 'array') return listOf(ways, name, resolver, shapes);
  if (type === 'object') return objectOf(ways, name, resolver, shapes);
  return { kind: 'other' };
}

function listOf(ways: readonly Composed[], name: string, resolver: Resolver, shapes: Shapes): JsonObject {
  const items = ways.flatMap(({ parts }) => parts.flatMap((part) => part.items ?? []));
  if (items.length === 0) return { kind: 'other' };
  const of = valueFor(items, `${name}Item`, resolver, shapes);
  if (of.kind === 'text') return { kind: 'texts' };
  if (of.kind === 'choice') return { kind: 'texts', values: of.values ?? [] };
  return of.kind === 'other' || of.kind === 'list' ? { kind: 'other' } : { kind: 'list', of };
}

function objectOf(ways: readonly Composed[], name: string, resolver: Resolver, shapes: Shapes): JsonObject {
  if (ways.every(({ properties }) => properties.size === 0)) {
    const inner = ways.flatMap(({ parts }) => parts.flatMap((part) => part.additionalProperties ?? []));
    if (inner.length === 0 || inner.some((one) => typeof one === 'boolean')) return { kind: 'other' };
    const of = valueFor(inner, `${name}Value`, resolver, shapes);
    return of.kind === 'other' ? of : { kind: 'map', of };
  }
  if (!shapes.has(name)) {
    // A shape may contain itself.
    shapes.set(name, null);
    shapes.set(name, shapeOf(ways, name, resolver, shapes));
  }
  return { kind: 'object', of: name };
}

function shapeOf(ways: readonly Composed[], name: string, resolver: Resolver, shapes: Shapes): JsonObject {
  const names = [...new Set(ways.flatMap(({ properties }) => [...properties.keys()]))].filter(
    (one) => one !== '$schema',
  );
  const decides = names.find((one) => isDeciding(ways, one));
  const variants = ways.map((way) => {
    const needs =
      decides === undefined
        ? [...way.required].map((one): [string, Json] => [one, null])
        : [[decides, valuesIn(way, decides)?.[0] ?? null] as [string, Json]];
    return { title: textIn(way, 'title') ?? '', needs: Object.fromEntries(needs) };
  });
  const members = names.map((one) => memberOf(ways, one, name, resolver, shapes));
  const common = textIn({ parts: [resolver.schemas.get(name)?.schema ?? {}] }, 'title');
  return {
    title: common ?? variants[0]?.title ?? pascalCase(name),
    members: [...members].sort((a, b) => rankOf(a, decides) - rankOf(b, decides)),
    variants,
  };
}

/** What every object needs comes first, then what decides between the variants, then what one of them needs. */
function rankOf({ name, required, in: some }: JsonObject, decides: string | undefined): number {
  if (name === decides) return 1;
  if (required === undefined) return 3;
  return some === undefined ? 0 : 2;
}

function memberOf(
  ways: readonly Composed[],
  name: string,
  outer: string,
  resolver: Resolver,
  shapes: Shapes,
): JsonObject {
  const having = ways.flatMap(({ properties }, at) => (properties.has(name) ? [at] : []));
  const needing = ways.flatMap(({ required }, at) => (required.has(name) ? [at] : []));
  const of = having.map((at) =>
    valueFor([...(ways[at]?.properties.get(name) ?? [])], outer + pascalCase(name), resolver, shapes),
  );
  const parts = having.flatMap((at) =>
    alternativesOf({ allOf: [...(ways[at]?.properties.get(name) ?? [])] }, resolver).flatMap(
      (one) => one.parts,
    ),
  );
  return {
    name,
    hint: hintIn(parts),
    value: merged(of),
    ...(having.length < ways.length ? { in: having } : {}),
    ...(needing.length > 0 ? { required: needing } : {}),
    ...(parts.some(({ deprecated }) => deprecated === true) ? { deprecated: true } : {}),
  };
}

/** One value for what the variants of an object write under the same name. */
function merged(values: readonly JsonObject[]): JsonObject {
  const different = new Map(values.map((value) => [JSON.stringify(value), value]));
  const [only, ...others] = different.values();
  if (only === undefined || others.length === 0) return only ?? { kind: 'other' };
  const all = [only, ...others];
  if (all.every(({ kind }) => kind === 'choice'))
    return { kind: 'choice', values: all.flatMap(({ values: some }) => (Array.isArray(some) ? some : [])) };
  const kinds = new Set(all.map(({ kind }) => kind));
  return kinds.size < all.length || kinds.has('other') ? { kind: 'other' } : { kind: 'either', of: all };
}

/** A member with one value in each variant, and another one in each. */
function isDeciding(ways: readonly Composed[], name: string): boolean {
  if (ways.length < 2) return false;
  const values = ways.map((way) => (way.required.has(name) ? valuesIn(way, name) : undefined));
  return (
    values.every((some) => some?.length === 1) &&
    new Set(values.map((some) => some?.[0])).size === ways.length
  );
}

const valuesIn = ({ properties }: Composed, name: string): Json[] | undefined =>
  valuesOf({ parts: (properties.get(name) ?? []).filter(isPart) });
const isPart = (schema: Json): schema is JsonObject =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema);

const textIn = ({ parts }: Pick<Composed, 'parts'>, keyword: string): string | undefined =>
  parts.map((part) => part[keyword]).find((value) => typeof value === 'string');

/** The first sentence of the description. */
function hintIn(parts: readonly JsonObject[]): string {
  const [sentence = ''] = (textIn({ parts }, 'description') ?? '').replaceAll('`', '').split(/(?<=\.) /);
  return sentence.length > LONGEST_HINT ? `${sentence.slice(0, LONGEST_HINT - 1)}…` : sentence;
}
