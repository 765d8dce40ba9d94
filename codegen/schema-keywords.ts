import { arrayOr, isObject, type Json, type JsonObject, objectOr, pointerStep } from './json.ts';

/** Keywords whose value is one schema, a list of schemas, or a map of schemas (JSON Schema 2020-12 core §10, §11). */
const ONE = [
  'items',
  'contains',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
];
const LIST = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAP = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

const OTHER = [
  '$schema',
  '$id',
  '$ref',
  '$comment',
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'type',
  'enum',
  'const',
  'multipleOf',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'maxContains',
  'minContains',
  'maxProperties',
  'minProperties',
  'required',
  'dependentRequired',
  'format',
  'contentEncoding',
  'contentMediaType',
  'discriminator',
];

const KNOWN = new Set([...ONE, ...LIST, ...MAP, ...OTHER]);

/** Whether all tools of this generator understand a keyword. Dynamic references and anchors are not supported. */
export function isKnownKeyword(keyword: string): boolean {
  return KNOWN.has(keyword) || keyword.startsWith('x-');
}

export interface Place {
  readonly pointer: string;
  readonly schema: JsonObject;
}

/** The schema and all schemas inside it, parents first. Boolean schemas are left out. */
export function subschemas(schema: Json | undefined, pointer = ''): readonly Place[] {
  const found: Place[] = [];
  collect(schema, pointer, found);
  return found;
}

/** Adds to one list: a generator for each level would pass every schema on as often as it is deep. */
function collect(schema: Json | undefined, pointer: string, found: Place[]): void {
  if (!isObject(schema)) return;
  found.push({ pointer, schema });
  for (const key of ONE) if (schema[key] !== undefined) collect(schema[key], `${pointer}/${key}`, found);
  for (const key of LIST) {
    for (const [index, item] of arrayOr(schema[key]).entries())
      collect(item, `${pointer}/${key}/${index}`, found);
  }
  for (const key of MAP) {
    for (const [name, item] of Object.entries(objectOr(schema[key])))
      collect(item, `${pointer}/${key}${pointerStep(name)}`, found);
  }
}

/** A copy in which `change` was applied to every schema, innermost first. Examples and constants are kept. */
export function mapSchema(schema: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (!isObject(schema)) return schema;
  return mapObjectSchema(schema, change);
}

export function mapObjectSchema(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    if (ONE.includes(key)) return [key, mapSchema(value, change)];
    if (LIST.includes(key)) return [key, arrayOr(value).map((item) => mapSchema(item, change))];
    if (!MAP.includes(key)) return [key, value];
    const mapped = Object.entries(objectOr(value)).map(([name, item]) => [name, mapSchema(item, change)]);
    return [key, Object.fromEntries(mapped)];
  });
  return change(Object.fromEntries(entries));
}
