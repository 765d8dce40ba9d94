import type { AdServerContract } from './ad-server.ts';
import { ContractError } from './contract-error.ts';
import { AD_SERVER } from './document.ts';
import { pascalCase } from './identifiers.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import type { Operation } from './operations.ts';
import { type Resolver, referredName, SCHEMA_REF } from './resolve.ts';
import { subschemas } from './schema-keywords.ts';
import type { Task } from './tasks.ts';

/** Kinds of values without a fixed size, with the keywords that limit each. */
const LIMITS = {
  string: 'maxLength',
  array: 'maxItems',
  object: 'maxProperties',
  number: 'minimum and maximum',
} as const;
type Kind = keyof typeof LIMITS;
const KINDS = Object.keys(LIMITS) as Kind[];

/** All schemas that apply to a value at one place of a request. */
type Position = readonly JsonObject[];

type Contract = {
  readonly operations: readonly Operation[];
  readonly tasks: readonly Task[];
  readonly adServer: AdServerContract | null;
};
type Places = Map<JsonObject, string>;

const MOST_LISTED = 20;

const HOW_TO_LIMIT =
  'Give it one that no real request meets: a string "maxLength", an array "maxItems", an object "maxProperties" or ' +
  '"additionalProperties": false, a number "minimum" and "maximum". An "enum" or a "const" is a limit as well. ' +
  'The limits of whole bodies are described in docs/operating.md, "Limits of requests".';

/**
 * Checks that every string, list, map and number in a request has a limit. Without one, nothing bounds the work and
 * memory that a request costs. Members that no schema describes are bounded by the limit of the whole body.
 *
 * @throws {ContractError} when a value has no limit
 */
export function checkBounds(contract: Contract, resolver: Resolver): void {
  const faults = new Set<string>();
  const places: Places = new Map();
  for (const { name, file, schema } of resolver.schemas.values()) mark(places, schema, `${file}#`, name);
  const seen = new Set<string>();
  const ids = new Map<JsonObject, number>();
  const idOf = (schema: JsonObject) => ids.get(schema) ?? ids.set(schema, ids.size).size;

  const visit = (position: Position): void => {
    const key = [...new Set(position.map(idOf))].sort().join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    for (const kind of KINDS) {
      if (position.some((schema) => limits(schema, kind, resolver))) continue;
      const culprit = position.map((schema) => unlimited(schema, kind, resolver)).find(Boolean);
      faults.add(`${places.get(culprit ?? position[0] ?? {})}: ${kind} without ${LIMITS[kind]}`);
    }
    for (const parts of alternatives([], position, resolver))
      for (const below of children(parts)) visit(below);
  };

  for (const [place, schema] of roots(contract)) {
    mark(places, schema, place);
    visit([schema]);
  }
  if (faults.size === 0) return;
  const listed = [...faults].slice(0, MOST_LISTED);
  if (faults.size > MOST_LISTED) listed.push(`and ${faults.size - MOST_LISTED} more`);
  throw new ContractError(`a value in a request has no limit:\n  ${listed.join('\n  ')}\n${HOW_TO_LIMIT}`);
}

function* roots({ operations, tasks, adServer }: Contract): Generator<[place: string, schema: JsonObject]> {
  for (const { file, method, path, parameters, bodySchema } of operations) {
    const place = `${file}: ${method.toUpperCase()} ${path}`;
    for (const { name, place: where, schema } of parameters) yield [`${place}, ${where} "${name}"`, schema];
    if (bodySchema) yield [`${place}, body`, bodySchema];
  }
  for (const { request } of tasks)
    yield [`schemas/v3/${request}.json`, { $ref: SCHEMA_REF + pascalCase(request) }];
  // The agent reads the answers of an ad server, which may be as hostile as a request.
  for (const { id, parameters, bodySchema, answers } of [
    ...(adServer?.operations ?? []),
    ...(adServer?.sent ?? []),
  ]) {
    const place = `${AD_SERVER}: ${id}`;
    for (const { name, place: where, schema } of parameters) yield [`${place}, ${where} "${name}"`, schema];
    if (bodySchema) yield [`${place}, body`, bodySchema];
    for (const { status, schema } of answers) if (schema) yield [`${place}, answer ${status}`, schema];
  }
}

/** Records the place of each schema. For shared schemas, which several places reach, the first place counts. */
function mark(places: Places, schema: JsonObject, place: string, member = ''): void {
  for (const { pointer, schema: part } of subschemas(schema)) {
    if (!places.has(part)) places.set(part, pointer === '' && member === '' ? place : `${place}${pointer}`);
  }
}

/** Whether a schema limits the values of a kind, or accepts none of them. */
function limits(schema: Json | undefined, kind: Kind, resolver: Resolver): boolean {
  if (schema === false) return true;
  if (!isObject(schema)) return false;
  if (schema.const !== undefined || schema.enum !== undefined) return true;
  if (schema.type !== undefined && ![schema.type].flat().some((type) => kindOf(type) === kind)) return true;
  if (hasLimit(schema, kind)) return true;
  const branches = (keyword: string) => arrayOr(schema[keyword]);
  const isBounding = (part: Json) => limits(part, kind, resolver);
  if (branches('allOf').some(isBounding)) return true;
  if (['anyOf', 'oneOf'].some((word) => branches(word).length > 0 && branches(word).every(isBounding)))
    return true;
  return limits(resolver.schemas.get(referredName(schema.$ref) ?? '')?.schema, kind, resolver);
}

/** The schema, behind references and branches, that accepts values of this kind without a limit. */
function unlimited(schema: Json | undefined, kind: Kind, resolver: Resolver): JsonObject | undefined {
  if (!isObject(schema) || limits(schema, kind, resolver)) return undefined;
  if ([schema.type].flat().some((type) => kindOf(type ?? null) === kind)) return schema;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => arrayOr(schema[word]));
  const referred = resolver.schemas.get(referredName(schema.$ref) ?? '')?.schema;
  return [referred, ...parts].map((part) => unlimited(part, kind, resolver)).find(Boolean);
}

const kindOf = (type: Json): Json => (type === 'integer' ? 'number' : type);

function hasLimit(schema: JsonObject, kind: Kind): boolean {
  switch (kind) {
    case 'string':
      return schema.maxLength !== undefined;
    case 'array':
      return schema.maxItems !== undefined;
    case 'object':
      if (schema.maxProperties !== undefined) return true;
      return schema.additionalProperties === false && schema.patternProperties === undefined;
    case 'number':
      return (
        (schema.maximum ?? schema.exclusiveMaximum) !== undefined &&
        (schema.minimum ?? schema.exclusiveMinimum) !== undefined
      );
  }
}

/**
 * The sets of schemas that can apply together: those that `$ref` and `allOf` always add, alone and with each branch
 * of each union and condition.
 */
function* alternatives(known: Position, added: Position, resolver: Resolver): Generator<JsonObject[]> {
  const parts: JsonObject[] = [];
  const collect = (schema: Json | undefined) => {
    if (!isObject(schema) || parts.includes(schema) || known.includes(schema)) return;
    parts.push(schema);
    for (const part of arrayOr(schema.allOf)) collect(part);
    collect(resolver.schemas.get(referredName(schema.$ref) ?? '')?.schema);
  };
  for (const schema of added) collect(schema);
  const all = [...known, ...parts];
  yield all;
  for (const { anyOf, oneOf, then, else: otherwise } of parts) {
    for (const branch of [...arrayOr(anyOf), ...arrayOr(oneOf), then, otherwise]) {
      if (isObject(branch)) yield* alternatives(all, [branch], resolver);
    }
  }
}

/** The positions one level below: each described member, the other members of maps, and the items of lists. */
function children(parts: readonly JsonObject[]): Position[] {
  const found = new Map<string, JsonObject[]>();
  const put = (name: string, schema: Json | undefined) => {
    if (isObject(schema)) found.set(name, [...(found.get(name) ?? []), schema]);
  };
  for (const { properties, patternProperties, additionalProperties, items, prefixItems } of parts) {
    for (const [name, member] of Object.entries(objectOr(properties))) put(`.${name}`, member);
    for (const [name, member] of Object.entries(objectOr(patternProperties))) put(`/${name}`, member);
    for (const [index, item] of arrayOr(prefixItems).entries()) put(`[${index}]`, item);
    put('*', additionalProperties);
    put('[]', items);
  }
  return [...found.values()];
}
