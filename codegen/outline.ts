import { type Composed, compose } from './compose.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import type { Resolver } from './resolve.ts';

/**
 * Outlines a value for readers that must write one without its complete schema: types, listed values, lengths,
 * formats and members, without references and combinators. An outline accepts every value that the schema accepts,
 * because some clients validate with it.
 */
export type OutlineOptions = {
  /** Place of the value: its field, and the members that lead to it. Items of a list have the place of the list. */
  readonly path: string;
  /** Places of the objects whose members are all shown. */
  readonly opened: ReadonlySet<string>;
  /** Names of members that are never shown. */
  readonly hidden: ReadonlySet<string>;
  /**
   * Whether an ordinary request contains the value. Its required members, and those of the example, are then shown
   * to any depth.
   */
  readonly isNeeded: boolean;
  /** The value in an ordinary request of the task, or undefined. */
  readonly example: Json | undefined;
};

/** More alternatives than this are not told apart; the outline then shows what they share by their own keywords. */
const MOST_ALTERNATIVES = 64;
/** A schema may contain itself. */
const DEEPEST = 6;
/** Formats whose name tells a reader how to write the text. */
const SHOWN_FORMATS = new Set(['date-time', 'date', 'uri', 'email']);
/** Bytes of an example that is shown beside the members of an object. */
const LONGEST_EXAMPLE = 160;

export function outlineOf(schema: Json | undefined, resolver: Resolver, options: OutlineOptions): JsonObject {
  return outline(alternativesOf(schema, resolver), resolver, { ...options, depth: 0 });
}

type Place = OutlineOptions & { readonly depth: number };

function outline(alternatives: readonly Composed[], resolver: Resolver, place: Place): JsonObject {
  const type = sharedValue(alternatives.map(typeOf));
  if (type === undefined) return exampleIn(alternatives);
  if (type === 'array') return { type, ...itemsOf(alternatives, resolver, place) };
  if (type === 'object') return { type, ...membersOf(alternatives, resolver, place) };
  const listed = alternatives.map(valuesOf);
  if (listed.every((values) => values !== undefined)) {
    return { type, enum: [...new Set(listed.flat())].filter((value) => value !== null) };
  }
  if (type !== 'string') return { type };
  const format = sharedValue(alternatives.map((one) => textIn(one, 'format')));
  const shortest = Math.min(...alternatives.map((one) => numberIn(one, 'minLength') ?? 0));
  const isShaped = alternatives.some((one) => textIn(one, 'pattern') !== undefined);
  const isReported = format !== undefined && SHOWN_FORMATS.has(format);
  return {
    type,
    ...(isReported ? { format } : {}),
    ...(shortest > 1 ? { minLength: shortest } : {}),
    ...(isShaped && !isReported && shortest <= 1 ? exampleIn(alternatives) : {}),
  };
}

function itemsOf(alternatives: readonly Composed[], resolver: Resolver, place: Place): JsonObject {
  const schemas = alternatives.map(({ parts }) => parts.filter(({ items }) => items !== undefined));
  if (schemas.some((parts) => parts.length === 0)) return {};
  const of = schemas.map((parts) =>
    alternativesOf({ allOf: parts.map(({ items = {} }) => items) }, resolver),
  );
  const items = outline(of.flat(), resolver, { ...place, example: arrayOr(place.example)[0] });
  return Object.keys(items).length > 0 ? { items } : {};
}

function membersOf(alternatives: readonly Composed[], resolver: Resolver, place: Place): JsonObject {
  const required = [...(alternatives[0]?.required ?? [])].filter((name) =>
    alternatives.every((one) => one.required.has(name)),
  );
  const names = new Set(alternatives.flatMap(({ properties }) => [...properties.keys()]));
  const isOpen = place.opened.has(place.path);
  const example = objectOr(place.example);
  const isNeeded = (name: string) =>
    place.isNeeded && (required.includes(name) || Object.hasOwn(example, name));
  const isShown = (name: string) => isOpen || isNeeded(name);
  const shown = [...names].filter(
    (name) => place.depth < DEEPEST && isShown(name) && !place.hidden.has(name),
  );
  const properties = shown.map((name): [string, JsonObject] => {
    const of = alternatives.flatMap((one) => {
      const schemas = one.properties.get(name) ?? [];
      return schemas.length === 0 || schemas.includes(false)
        ? []
        : alternativesOf({ allOf: [...schemas] }, resolver);
    });
    const path = `${place.path}.${name}`;
    const below = { path, isNeeded: isNeeded(name), example: example[name], depth: place.depth + 1 };
    return [name, outline(of, resolver, { ...place, ...below })];
  });
  // Nothing else tells which of several members, or of their values, belong together.
  const isUnclear = place.isNeeded && alternatives.length > 1;
  const isReported = required.length === 0 && !isOpen && shown.length > 0;
  // A map, whose keys no schema names.
  if (place.isNeeded && names.size === 0) return exampleIn([], place.example);
  return {
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(required.length > 0 && shown.length > 0 ? { required } : {}),
    ...(isUnclear && !isReported ? exampleIn(alternatives, place.example) : {}),
  };
}

/** The ways in which a value may be written: one for each branch of its unions, with what all branches share. */
export function alternativesOf(schema: Json | undefined, resolver: Pick<Resolver, 'schemas'>): Composed[] {
  const whole = compose(schema, resolver);
  const at = whole.parts.findIndex(({ oneOf, anyOf }) => oneOf !== undefined || anyOf !== undefined);
  const part = whole.parts[at];
  if (part === undefined) return [whole];
  const { oneOf, anyOf, ...rest } = part;
  // `allOf` and `$ref` of a part are parts of their own already.
  const others = [...whole.parts.slice(0, at), rest, ...whole.parts.slice(at + 1)].map(
    ({ allOf, $ref, ...own }) => own,
  );
  const branches = arrayOr(oneOf ?? anyOf);
  const left = oneOf !== undefined && anyOf !== undefined ? [{ anyOf }] : [];
  const ways = branches.flatMap((branch) =>
    alternativesOf({ allOf: [...others, ...left, branch] }, resolver),
  );
  return ways.length > MOST_ALTERNATIVES ? [compose({ allOf: others }, resolver)] : ways;
}

export function typeOf({ parts }: Pick<Composed, 'parts'>): string | undefined {
  const types = parts.flatMap(({ type }) => (type === undefined ? [] : [type]));
  const [first] = types;
  if (first !== undefined) return typeof first === 'string' ? first : undefined;
  const values = parts.map(({ enum: some, const: one }) => some ?? (one === undefined ? undefined : [one]));
  const known = new Set(values.flatMap((some) => (Array.isArray(some) ? some : [])).map((one) => typeof one));
  const [only] = known;
  if (known.size === 1 && (only === 'string' || only === 'number' || only === 'boolean')) return only;
  return parts.some(({ properties }) => isObject(properties)) ? 'object' : undefined;
}

export function valuesOf({ parts }: Pick<Composed, 'parts'>): Json[] | undefined {
  for (const { enum: some, const: one } of parts) {
    if (one !== undefined) return [one];
    if (Array.isArray(some)) return some;
  }
  return undefined;
}

const sharedValue = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

const textIn = ({ parts }: Composed, keyword: string): string | undefined =>
  parts.map((part) => part[keyword]).find((value) => typeof value === 'string');

const numberIn = ({ parts }: Composed, keyword: string): number | undefined =>
  parts.map((part) => part[keyword]).find((value) => typeof value === 'number');

const isShort = (example: Json | undefined): example is Json =>
  example !== undefined && JSON.stringify(example).length <= LONGEST_EXAMPLE;

/** The example of the task for this place, or else the first one that the schema gives, if it is short. */
function exampleIn(alternatives: readonly Composed[], ofTask?: Json): JsonObject {
  const ofSchema = alternatives.map(({ parts }) => parts.flatMap(({ examples }) => arrayOr(examples))[0]);
  const example = [ofTask, ...ofSchema].find(isShort);
  return example === undefined ? {} : { examples: [example] };
}
