import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';

/** Hosts that the operator lists, and the origins that stand for them. */
export const LISTED: ReadonlyMap<string, string> = new Map([
  ['listed.example', 'http://127.0.0.1:9'],
  ['127.0.0.1:9', 'http://127.0.0.1:9'],
]);

/** URLs that may be registered to be called; most of their names do not exist. */
export const GOOD_URLS: readonly string[] = [
  'https://buyer.example/hooks',
  'https://not-yet.example/hooks?one=1',
  'https://buyer.example:443/hooks',
  'https://8.8.8.8/hooks',
  'https://[2606:4700::1]/hooks',
  'http://listed.example/hooks',
  'http://127.0.0.1:9/hooks',
];

/** URLs that are never called. Each conforms to `format: uri`, so that no schema refuses it. */
export const BAD_URLS: readonly string[] = [
  'http://plain.example/x',
  'ftp://buyer.example/x',
  'file:///etc/passwd',
  'urn:isbn:0451450523',
  'https://user:word@buyer.example/x',
  'https://user@listed.example/x',
  'https://buyer.example:8443/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/x',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://2130706433/x',
  'https://127.1/x',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://hook.localhost/x',
  'https://printer.local/x',
  'https://db.internal/x',
  'https://intranet/x',
  'https://metadata.google.internal/x',
  'http://127.0.0.1:8/x',
];

type Schema = Readonly<Record<string, unknown>>;

/** A field of a request whose value is a URL. */
export type UrlPlace = {
  /** Names from the root of the request; `*` stands for the items of a list or the members of a map. */
  readonly path: readonly string[];
  /** Where the schema of the field is: `core/catalog.json#/properties/url`. */
  readonly location: string;
  /** An example of the object that holds the field; null when its schema has none. */
  readonly holder: Schema | null;
};

const SCHEMAS = join(projectRoot, 'schemas/v3');
const read = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8')) as Schema;

/** Every field with a URL below a schema file. A schema that refers to itself is followed once on each path. */
export function urlPlaces(name: string): UrlPlace[] {
  const found = new Map<string, UrlPlace>();
  walk(read(join(SCHEMAS, name)), { file: join(SCHEMAS, name), pointer: '', path: [], above: [] }, found);
  return [...found.values()];
}

type At = {
  readonly file: string;
  readonly pointer: string;
  readonly path: readonly string[];
  /** Files on the way here. */
  readonly above: readonly string[];
  readonly holder?: Schema | null;
};

const BRANCHES = ['oneOf', 'anyOf', 'allOf', 'if', 'then', 'else'];

function walk(schema: unknown, at: At, found: Map<string, UrlPlace>): void {
  if (typeof schema !== 'object' || schema === null) return;
  const own = schema as Schema;
  const { $ref: ref, format } = own;
  if (typeof ref === 'string') follow(ref, at, found);
  if (typeof format === 'string' && /^(uri|iri)/.test(format)) {
    const location = `${relative(SCHEMAS, at.file)}#${at.pointer}`;
    found.set(`${at.path.join('.')} ${location}`, { path: at.path, location, holder: at.holder ?? null });
  }
  const example = Array.isArray(own.examples) ? (own.examples[0] as unknown) : undefined;
  const holder = typeof example === 'object' && example !== null ? (example as Schema) : (at.holder ?? null);
  const below = (part: unknown, pointer: string, step: readonly string[], inner: Schema | null = null) =>
    walk(
      part,
      { ...at, pointer: `${at.pointer}/${pointer}`, path: [...at.path, ...step], holder: inner },
      found,
    );
  for (const [name, part] of Object.entries((own.properties ?? {}) as Schema))
    below(part, `properties/${name}`, [name], holder);
  for (const name of ['items', 'additionalProperties']) below(own[name], name, ['*']);
  for (const [pattern, part] of Object.entries((own.patternProperties ?? {}) as Schema))
    below(part, `patternProperties/${pattern}`, ['*']);
  for (const name of BRANCHES) {
    const parts = own[name];
    if (!Array.isArray(parts)) below(parts, name, [], holder);
    else for (const [nth, part] of parts.entries()) below(part, `${name}/${nth}`, [], holder);
  }
}

function follow(ref: string, at: At, found: Map<string, UrlPlace>): void {
  const [target = '', fragment = ''] = ref.split('#');
  const file = target === '' ? at.file : join(dirname(at.file), target);
  const key = `${file}#${fragment}`;
  if (at.above.includes(key)) return;
  let schema: unknown = read(file);
  for (const step of fragment.split('/').filter((part) => part !== '')) schema = (schema as Schema)[step];
  walk(schema, { file, pointer: fragment, path: at.path, above: [...at.above, key] }, found);
}
