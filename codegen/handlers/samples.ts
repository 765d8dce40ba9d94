import { branchesOf, compose } from '../compose.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from '../json.ts';
import type { Resolver } from '../resolve.ts';

/** How a value is made: with every property or with those that are required, and which branch of each union. */
type Way = { readonly isFull: boolean; readonly branch: number };

const WAYS: readonly Way[] = [0, 1, 2, 3].flatMap((branch) =>
  [false, true].map((isFull) => ({ isFull, branch })),
);

/** Below this depth only required properties are filled in, because schemas may contain themselves. */
const DEEPEST = 4;

/**
 * Different values that may conform to a schema, the smallest first. The caller checks them, because not every keyword
 * is considered.
 */
export function samplesOf(schema: JsonObject, resolver: Pick<Resolver, 'schemas'>): Json[] {
  const made = WAYS.map((way) => sample(schema, way, 0, resolver));
  return [...new Map(made.map((value) => [JSON.stringify(value), value])).values()];
}

function sample(schema: Json, way: Way, depth: number, resolver: Pick<Resolver, 'schemas'>): Json {
  const whole = chosen(schema, way, resolver);
  const { parts } = whole;
  const stated = statedValue(parts);
  if (stated !== undefined) return stated;
  const isFilled = way.isFull && depth < DEEPEST;
  const inner = (part: Json) => sample(part, way, depth + 1, resolver);
  switch (typeOf(whole)) {
    case 'object':
      return objectOfParts(whole, isFilled, inner);
    case 'array': {
      const count = Math.max(Number(firstOf(parts, 'minItems') ?? 0), isFilled ? 1 : 0);
      return Array.from({ length: count }, () => inner(firstOf(parts, 'items') ?? {}));
    }
    case 'integer':
    case 'number':
      return Number(firstOf(parts, 'minimum') ?? Number(firstOf(parts, 'exclusiveMinimum') ?? 0) + 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(parts);
  }
}

type Whole = ReturnType<typeof compose>;

const firstOf = (parts: Whole['parts'], key: string): Json | undefined =>
  parts.find((part) => part[key] !== undefined)?.[key];

/** A value that the schema itself states. An example of one part of a composed object lacks what the others require. */
function statedValue(parts: Whole['parts']): Json | undefined {
  const isComposed = parts.filter((part) => part.properties !== undefined).length > 1;
  const examples = isComposed ? [] : arrayOr(firstOf(parts, 'examples'));
  return firstOf(parts, 'const') ?? examples[0] ?? arrayOr(firstOf(parts, 'enum'))[0];
}

function typeOf({ parts, properties }: Whole): Json | undefined {
  const type = firstOf(parts, 'type') ?? (properties.size > 0 ? 'object' : undefined);
  return Array.isArray(type) ? type[0] : type;
}

const objectOfParts = (
  { properties, required }: Whole,
  isFilled: boolean,
  inner: (part: Json) => Json,
): JsonObject =>
  Object.fromEntries(
    [...new Set([...required, ...properties.keys()])]
      .filter((name) => required.has(name) || isFilled)
      .map((name) => [name, inner({ allOf: [...(properties.get(name) ?? [])] })]),
  );

/** The schema with one branch of each union taken for the union, at every level of the branches. */
function chosen(schema: Json, way: Way, resolver: Pick<Resolver, 'schemas'>) {
  let whole = compose(schema, resolver);
  for (let seen = 0; whole.parts.length > seen; ) {
    const fresh = whole.parts.slice(seen);
    seen = whole.parts.length;
    const picked = fresh.flatMap(({ oneOf, anyOf }) =>
      [arrayOr(oneOf), arrayOr(anyOf)].flatMap((branches) =>
        branches.length === 0 ? [] : [branches[way.branch % branches.length] ?? {}],
      ),
    );
    if (picked.length > 0) whole = compose({ allOf: [...whole.parts, ...picked] }, resolver);
  }
  return whole;
}

/** Texts of the kinds that patterns and formats of the contract ask for. */
const TEXTS = [
  'example',
  'example-1',
  'an example',
  'a',
  'A1',
  'US',
  'en',
  'USD',
  '1.0',
  '3.1',
  '1',
  'a.example',
  'https://a.example/',
  'user@a.example',
  '2026-01-15',
  '2026-01-15T12:00:00Z',
  '/a',
  '0198c0de-0000-7000-8000-000000000000',
  'a'.repeat(16),
  'a'.repeat(32),
  '0'.repeat(64),
  'image/png',
];
const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /T/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^https:/,
  email: /@/,
  uuid: /^[\da-f]{8}-/,
  hostname: /^a\.example$/,
};

function textOf(parts: readonly JsonObject[]): string {
  const fits = (text: string) =>
    parts.every(
      ({ pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }) =>
        (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
        (typeof format !== 'string' || (FORMATS[format] ?? /^/).test(text)) &&
        text.length >= Number(minLength) &&
        text.length <= Number(maxLength),
    );
  return TEXTS.find(fits) ?? 'example';
}

/** A value of another type than each schema of a property accepts; undefined when every type is accepted. */
export function wrongValue(schemas: readonly Json[], resolver: Pick<Resolver, 'schemas'>): Json | undefined {
  const whole = compose({ allOf: [...schemas] }, resolver);
  const all = [...whole.parts, ...branchesOf(whole).flatMap((branch) => compose(branch, resolver).parts)];
  const types = new Set(all.flatMap(({ type }) => (Array.isArray(type) ? type : [type ?? null])));
  const known = all.some((part) => isObject(part) && ('type' in part || 'enum' in part || 'const' in part));
  if (!known) return undefined;
  if (!types.has('boolean')) return true;
  return types.has('array') ? undefined : [];
}

export const propertiesOf = (schema: Json, resolver: Pick<Resolver, 'schemas'>) =>
  compose(objectOr(schema), resolver);
