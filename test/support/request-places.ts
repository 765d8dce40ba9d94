import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';

type Schema = Readonly<Record<string, unknown>>;
type Json = Readonly<Record<string, unknown>>;

/** A field of a request, by its schema. */
export type Place = {
  /** Names from the root of the request; `[]` stands for the items of a list, `*` for the members of a map. */
  readonly path: readonly string[];
  /** Where the schema of the field is: `core/catalog.json#/properties/url`. */
  readonly location: string;
  /** The schema of the field itself, without those that a `$ref` leads to. */
  readonly schema: Schema;
  /** For each name an example of the object that holds it; null when its schema has none. */
  readonly holders: readonly (Json | null)[];
};

/** What a schema is asked about: itself, its file below `schemas/v3`, and the path of the field that it describes. */
export type Seen = { readonly schema: Schema; readonly file: string; readonly path: readonly string[] };

const SCHEMAS = join(projectRoot, 'schemas/v3');
const files = new Map<string, Schema>();
function read(file: string): Schema {
  const known = files.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Schema);
  files.set(file, known);
  return known;
}

/**
 * Every field below a schema file that `isOne` chooses. A schema that refers to itself is followed once on each path.
 *
 * @param isWhole whether fields inside of a chosen field are left out
 */
export function placesIn(name: string, isOne: (seen: Seen) => boolean, { isWhole = false } = {}): Place[] {
  const found = new Map<string, Place>();
  const file = join(SCHEMAS, name);
  walk(
    read(file),
    { file, pointer: '', path: [], above: [], holders: [], isInside: false },
    {
      isOne,
      isWhole,
      found,
    },
  );
  return [...found.values()];
}

type At = {
  readonly file: string;
  readonly pointer: string;
  readonly path: readonly string[];
  /** Files on the way here. */
  readonly above: readonly string[];
  readonly holders: readonly (Json | null)[];
  /** An example that a schema above gives for the same value. */
  readonly example?: Json | null;
  /** Whether a field that holds this one was chosen. */
  readonly isInside: boolean;
};

type Search = {
  readonly isOne: (seen: Seen) => boolean;
  readonly isWhole: boolean;
  readonly found: Map<string, Place>;
};

const BRANCHES = ['oneOf', 'anyOf', 'allOf', 'if', 'then', 'else'];

function walk(schema: unknown, at: At, search: Search): void {
  if (typeof schema !== 'object' || schema === null) return;
  const own = schema as Schema;
  const file = relative(SCHEMAS, at.file);
  const isChosen = search.isOne({ schema: own, file, path: at.path });
  if (isChosen && !(search.isWhole && at.isInside)) {
    const location = `${file}#${at.pointer}`;
    search.found.set(`${at.path.join('.')} ${location}`, {
      path: at.path,
      location,
      schema: own,
      holders: at.holders,
    });
  }
  const here = isChosen ? { ...at, isInside: true } : at;
  const { $ref: ref } = own;
  if (typeof ref === 'string') follow(ref, here, search);
  const given = Array.isArray(own.examples) ? (own.examples[0] as unknown) : undefined;
  const example = typeof given === 'object' && given !== null ? (given as Json) : (at.example ?? null);
  for (const { part, pointer, step } of partsOf(own)) {
    const inside =
      step === undefined
        ? { ...here, example }
        : { ...here, path: [...at.path, step], holders: [...at.holders, example], example: null };
    walk(part, { ...inside, pointer: `${at.pointer}/${pointer}` }, search);
  }
}

type Part = {
  readonly part: unknown;
  readonly pointer: string;
  /** The step from a value to the value that the part describes; undefined when it describes the same value. */
  readonly step?: string;
};

/** The schemas in a schema: of members and items, and its branches. */
function partsOf(own: Schema): Part[] {
  const { properties, items, additionalProperties, patternProperties } = own;
  return [
    ...Object.entries((properties ?? {}) as Schema).map(([name, part]) => ({
      part,
      pointer: `properties/${name}`,
      step: name,
    })),
    { part: items, pointer: 'items', step: '[]' },
    { part: additionalProperties, pointer: 'additionalProperties', step: '*' },
    ...Object.entries((patternProperties ?? {}) as Schema).map(([pattern, part]) => ({
      part,
      pointer: `patternProperties/${pattern}`,
      step: '*',
    })),
    ...BRANCHES.flatMap((name): Part[] => {
      const parts = own[name];
      return Array.isArray(parts)
        ? parts.map((part: unknown, nth) => ({ part, pointer: `${name}/${nth}` }))
        : [{ part: parts, pointer: name }];
    }),
  ];
}

function follow(ref: string, at: At, search: Search): void {
  const [target = '', fragment = ''] = ref.split('#');
  const file = target === '' ? at.file : join(dirname(at.file), target);
  const key = `${file}#${fragment}`;
  if (at.above.includes(key)) return;
  let schema: unknown = read(file);
  for (const step of fragment.split('/').filter((part) => part !== '')) schema = (schema as Schema)[step];
  walk(schema, { ...at, file, pointer: fragment, above: [...at.above, key] }, search);
}

/** The file below `schemas/v3` that a schema refers to; null when it refers to none. */
export function referredFile({ schema, file }: Pick<Seen, 'schema' | 'file'>): string | null {
  const { $ref: ref } = schema;
  if (typeof ref !== 'string') return null;
  const [target = ''] = ref.split('#');
  return target === '' ? file : relative(SCHEMAS, join(SCHEMAS, dirname(file), target));
}

/** A request with a value at a place. Lists, maps and objects that are missing get one member. */
export function withValue(example: unknown, { path, holders }: Place, value: unknown): Json {
  const put = (there: unknown, at: number): unknown => {
    const step = path[at];
    if (step === undefined) return value;
    if (step === '[]') return [put(Array.isArray(there) ? there[0] : undefined, at + 1)];
    if (step === '*') return { one: put(undefined, at + 1) };
    const beside = (there ?? holders[at] ?? {}) as Json;
    return { ...beside, [step]: put(beside[step], at + 1) };
  };
  return put(example, 0) as Json;
}

/** The path of a place as errors name it. */
export const fieldOf = ({ path }: Pick<Place, 'path'>): string =>
  path.join('.').replaceAll('.[]', '[0]').replaceAll('*', 'one');
