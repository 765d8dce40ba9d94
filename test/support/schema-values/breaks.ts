import { type Contract, type Json, objectOf, type Schema } from '../contract.ts';
import { merged } from './merge.ts';

/** A value with one thing wrong in it. */
export type Break = {
  /** Field path as people write it: `properties[0].type`; empty for the value itself. */
  readonly field: string;
  readonly what: string;
  readonly value: unknown;
};

type Path = readonly (string | number)[];
type Fault = { readonly path: Path; readonly what: string; readonly replacement: unknown };

const REMOVED = Symbol('removed');

/**
 * Everything that can be wrong about a good value, one thing at a time: fields left out, of a wrong type, out of
 * bounds, outside an enum, against a pattern or format, and so on down into lists and objects. What another branch of
 * the schema would accept is left out.
 */
export function breaksOf(contract: Contract, schema: Schema, value: unknown): Break[] {
  const isValid = contract.validator(schema);
  return faultsOf(schema, value, [], contract)
    .map(({ path, what, replacement }) => ({
      field: fieldName(path),
      what: `${fieldName(path) || 'the value'} ${what}`,
      value: replaced(value, path, replacement),
    }))
    .filter(({ value: broken }) => !isValid(broken));
}

function faultsOf(given: Schema, value: unknown, path: Path, contract: Contract): Fault[] {
  if (typeof given === 'boolean') return [];
  const schema = merged(given, contract);
  const { oneOf, anyOf, ...rest } = schema;
  const branches = [oneOf ?? anyOf ?? []].flat() as Schema[];
  const branch = branches.find((candidate) => contract.validator(candidate)(value));
  const fault = (what: string, replacement: unknown): Fault => ({ path, what, replacement });
  return [
    ...(branch === undefined ? [] : faultsOf(branch, value, path, contract)),
    ...wrongTypes(rest).map(([what, replacement]) => fault(what, replacement)),
    ...wrongValues(rest, value).map(([what, replacement]) => fault(what, replacement)),
    ...inside(rest, value, path, contract),
  ];
}

type Wrong = [what: string, replacement: unknown];

const SAMPLES: readonly (readonly [type: string, sample: unknown])[] = [
  ['string', 'text'],
  ['number', 1.5],
  ['boolean', true],
  ['null', null],
  ['array', []],
  ['object', {}],
];

function wrongTypes({ type }: Json): Wrong[] {
  if (type === undefined) return [];
  const allowed = [type].flat();
  return SAMPLES.filter(([name]) => !allowed.includes(name)).map(([name, sample]) => [
    allowed.includes('integer') && name === 'number' ? 'is no whole number' : `is of type ${name}`,
    sample,
  ]);
}

const wrongValues = (schema: Json, value: unknown): Wrong[] =>
  [
    ...wrongTexts(schema),
    ...wrongNumbers(schema),
    ...wrongChoices(schema),
    ...wrongLists(schema, value),
    ...wrongMembers(schema, value),
  ].filter((entry) => entry !== false);

type Perhaps = Wrong | false;

const wrongTexts = ({ minLength, maxLength, pattern, format }: Json): Perhaps[] => [
  typeof minLength === 'number' && minLength > 0 && ['is too short', 'x'.repeat(minLength - 1)],
  typeof maxLength === 'number' && ['is too long', 'x'.repeat(maxLength + 1)],
  typeof pattern === 'string' && ['is against its pattern', against(pattern)],
  typeof format === 'string' && [`is no ${format}`, `no ${format}`],
];

const wrongNumbers = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Json): Perhaps[] => [
  typeof minimum === 'number' && ['is below its minimum', minimum - 1],
  typeof maximum === 'number' && ['is above its maximum', maximum + 1],
  typeof exclusiveMinimum === 'number' && ['is at its lower bound', exclusiveMinimum],
  typeof exclusiveMaximum === 'number' && ['is at its upper bound', exclusiveMaximum],
];

const wrongChoices = (schema: Json): Perhaps[] => [
  Array.isArray(schema.enum) && ['is outside its enum', 'no_such_value'],
  Array.isArray(schema.enum) && ['differs in case', String(schema.enum[0]).toUpperCase()],
  'const' in schema && ['is not its constant', 'no_such_value'],
];

function wrongLists({ minItems, maxItems, uniqueItems }: Json, value: unknown): Perhaps[] {
  const few: Perhaps[] = [typeof minItems === 'number' && minItems > 0 && ['has too few items', []]];
  if (!Array.isArray(value) || value.length === 0) return few;
  const fill = (count: number) => Array.from({ length: count }, () => value[0]);
  return [
    ...few,
    typeof maxItems === 'number' && ['has too many items', fill(maxItems + 1)],
    uniqueItems === true && ['repeats an item', fill(2)],
  ];
}

function wrongMembers({ maxProperties }: Json, value: unknown): Perhaps[] {
  if (typeof maxProperties !== 'number' || typeof value !== 'object' || Array.isArray(value)) return [];
  const names = Array.from({ length: maxProperties + 1 }, (_, at) => [`further_${at}`, null]);
  return [['has too many members', { ...Object.fromEntries(names), ...value }]];
}

const against = (pattern: string): string =>
  ['', ' ', 'x', '#12345', 'ftp://x.example/'].find((text) => !new RegExp(pattern, 'u').test(text)) ?? '\n';

function inside(schema: Json, value: unknown, path: Path, contract: Contract): Fault[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? []
      : faultsOf((schema.items ?? true) as Schema, value[0], [...path, 0], contract);
  }
  const {
    properties = {},
    required = [],
    additionalProperties = true,
  } = schema as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
    additionalProperties?: Schema;
  };
  const held = objectOf(value);
  const removed = required
    .filter((name) => name in held)
    .map((name): Fault => ({ path: [...path, name], what: 'is left out', replacement: REMOVED }));
  const further = Object.keys(held).find((name) => !(name in properties));
  const nested = Object.keys(held)
    .filter((name) => name in properties || name === further)
    .flatMap((name) =>
      faultsOf(properties[name] ?? additionalProperties, held[name], [...path, name], contract),
    );
  const unknown: Fault = { path: [...path, 'unknown_field'], what: 'is not allowed', replacement: 1 };
  return [...removed, ...nested, ...(additionalProperties === false ? [unknown] : [])];
}

function replaced(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaced(item, rest, replacement) : item));
  }
  const { [key]: held, ...others } = objectOf(value);
  return rest.length === 0 && replacement === REMOVED
    ? others
    : { ...others, [key]: replaced(held, rest, replacement) };
}

function fieldName(path: Path): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );
}
