import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { isObject, type Json, type JsonObject, objectOr } from '../json.ts';
import { mapObjectSchema } from '../schema-keywords.ts';

/** The promises of a release without descriptions: enough to classify every difference from another release. */
export interface Contract {
  readonly release: string;
  readonly tasks: Rows;
  readonly operations: Rows;
  /** Bodies that the service sends. Releases before 3.1.0-rc.2 list none. */
  readonly webhooks: Rows;
  /** What the agent asks of the ad server behind it. Releases before 3.1.0-rc.2 list none. */
  readonly adServerOperations: Rows;
  /** Codes of the registry's error bodies. */
  readonly apiErrors: Rows;
  readonly taskErrors: Rows;
  /** Schemas by place: `core/error`, or `core/error#/$defs/member`. Every `$ref` in them is such a place. */
  readonly schemas: Rows;
}

export type Rows = ReadonlyMap<string, JsonObject>;

/** Key of the digest of a schema's or row's texts. */
export const TEXTS = 'x-texts';

/**
 * Keywords that neither accept nor reject a value. `default` is not one of them: it defines the meaning of an
 * absent field.
 */
const ANNOTATIONS = new Set([
  'title',
  'description',
  'examples',
  '$comment',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$id',
  '$schema',
]);

const isAnnotation = (keyword: string) => ANNOTATIONS.has(keyword) || keyword.startsWith('x-');

/** Members of a row that are texts for readers and affect no call. */
const ROW_TEXTS = new Set([
  'title',
  'description',
  'summary',
  'tag',
  'protocol',
  'tasks',
  'operations',
  'webhooks',
]);

/** Builds the contract from the records of a release. */
export function contractOf(records: readonly JsonObject[]): Contract {
  const rows = (kind: string, key: string): Rows =>
    new Map(
      records
        .filter((record) => record.kind === kind)
        .map(({ kind: _, [key]: name, ...row }) => [String(name), condensedRow(row)]),
    );
  const [head] = records.filter(({ kind }) => kind === 'contract');
  return {
    release: String(head?.release ?? '0.0.0'),
    tasks: rows('task', 'name'),
    operations: rows('operation', 'id'),
    webhooks: rows('webhook', 'name'),
    adServerOperations: rows('ad_server_operation', 'id'),
    apiErrors: rows('api_error', 'code'),
    taskErrors: rows('task_error', 'code'),
    schemas: new Map(
      records
        .filter(({ kind }) => kind === 'schema')
        .flatMap(({ path, document }) => placesOf(String(path), objectOr(document))),
    ),
  };
}

function condensedRow(row: JsonObject): JsonObject {
  const texts = Object.entries(row).filter(([key]) => ROW_TEXTS.has(key));
  const kept = Object.entries(row).filter(([key]) => !ROW_TEXTS.has(key));
  const plain = kept.map(([key, value]): [string, Json] => [key, withPlaces(value)]);
  return { ...Object.fromEntries(plain), ...(texts.length > 0 ? digest(Object.fromEntries(texts)) : {}) };
}

/** A row with condensed inline schemas. They are under the key `schema`, and their references start from the root. */
function withPlaces(value: Json): Json {
  if (Array.isArray(value)) return value.map(withPlaces);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'schema' && isObject(item) ? condensed('', item) : withPlaces(item),
    ]),
  );
}

/** A schema file and the members of its `$defs`, each with its place. */
function placesOf(path: string, { $defs, ...schema }: JsonObject): [string, JsonObject][] {
  return [
    [path, condensed(path, schema)],
    ...Object.entries(objectOr($defs)).map(([name, member]): [string, JsonObject] => [
      `${path}#/$defs/${name}`,
      condensed(path, objectOr(member)),
    ]),
  ];
}

/** The schema with its annotations replaced by a digest, and its `$ref`s by places. */
function condensed(path: string, schema: JsonObject): JsonObject {
  const dropped: Json[] = [];
  const structure = mapObjectSchema(schema, (part) => {
    const kept: [string, Json][] = [];
    for (const [keyword, value] of Object.entries(part)) {
      if (isAnnotation(keyword)) dropped.push([keyword, value]);
      else kept.push([keyword, keyword === '$ref' ? placeOf(path, String(value)) : value]);
    }
    return Object.fromEntries(kept);
  });
  return dropped.length > 0 ? { ...structure, ...digest(dropped) } : structure;
}

function placeOf(path: string, ref: string): string {
  const [file = '', fragment = ''] = ref.split('#');
  const target = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\.json$/, '');
  return fragment === '' ? target : `${target}#${fragment}`;
}

function digest(value: Json): JsonObject {
  return { [TEXTS]: createHash('sha256').update(sortedJson(value)).digest('hex').slice(0, 12) };
}

/** JSON text in which the members of every object are sorted. */
export function sortedJson(value: Json): string {
  return JSON.stringify(value, (_, part: Json) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
