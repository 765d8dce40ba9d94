import { branchesOf, compose } from './compose.ts';
import { ContractError } from './contract-error.ts';
import { pascalCase } from './identifiers.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import type { Resolver } from './resolve.ts';
import { TASKS, type Task } from './tasks.ts';

/** Size limits in bytes, so that the list of tools leaves room in the context of a model. */
const LARGEST_TOOL = 4_000;
const LARGEST_LIST = 60_000;
/**
 * Above this size a tool describes its last properties more briefly, so that wide requests leave room for other
 * tools.
 */
const COMFORTABLE_TOOL = 1_680;
/** Schema of the fields that all requests share. Each tool lists these fields without descriptions. */
const SHARED = 'core/task-request';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  /** Outline of the request for callers to read. The complete schema validates. */
  readonly inputSchema: JsonObject;
}

/** Creates the tool of each task. @throws {ContractError} when one tool, or the list as JSON, is too large */
export function readTools(tasks: readonly Task[], resolver: Resolver): Tool[] {
  let size = 0;
  return tasks.map(({ name, title, description, effect, request }) => {
    const schema = resolver.schemas.get(pascalCase(request))?.schema;
    const about = { name, title, description, readOnly: effect === 'read' };
    const tool = { ...about, inputSchema: outline(schema, resolver, COMFORTABLE_TOOL - bytesOf(about)) };
    const bytes = bytesOf(tool);
    size += bytes;
    if (bytes > LARGEST_TOOL)
      throw new ContractError(`${TASKS}: ${name} is a tool of ${bytes} bytes; at most are ${LARGEST_TOOL}`);
    if (size > LARGEST_LIST)
      throw new ContractError(
        `${TASKS}: the tools up to ${name} are ${size} bytes; at most are ${LARGEST_LIST}`,
      );
    return tool;
  });
}

/**
 * Outlines a request in two levels, without references and combinators. Properties have a type, the first sentence
 * of the description, and values; the level below has only names and types. Fields that every request has show only
 * the type. Conditions of single union branches are left to the complete schema. If the outline has more than
 * `room` bytes, as many of its last properties as needed show only type and sentence, required ones last.
 */
function outline(schema: JsonObject | undefined, resolver: Resolver, room: number): JsonObject {
  const { properties, required } = compose(schema, resolver);
  const shared = compose(resolver.schemas.get(pascalCase(SHARED))?.schema, resolver).properties;
  const described = [...properties].map(([name, [nearest]]): [string, JsonObject] => {
    if (nearest === shared.get(name)?.[0]) return [name, typed(nearest, resolver, 0)];
    const sentence = firstSentence(nearest, resolver);
    return [name, { ...typed(nearest, resolver, 1), ...(sentence ? { description: sentence } : {}) }];
  });
  const whole = (entries: readonly [string, JsonObject][]): JsonObject => ({
    type: 'object',
    properties: Object.fromEntries(entries),
    ...(required.size > 0 ? { required: [...required] } : {}),
    additionalProperties: true,
  });
  const places = described.map((_, at) => at).reverse();
  const isRequired = (at: number) => required.has(described[at]?.[0] ?? '');
  // Clients learn how to write required properties from their members, so those are shortened last.
  for (const at of [...places.filter((at) => !isRequired(at)), ...places.filter(isRequired)]) {
    if (bytesOf(whole(described)) <= room) break;
    const [name, { type, description }] = described[at] ?? ['', {}];
    described[at] = [name, { ...(type ? { type } : {}), ...(description ? { description } : {}) }];
  }
  return whole(described);
}

function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Type of a property, its listed values, and up to `levels` levels below it. */
function typed(schema: Json | undefined, resolver: Resolver, levels: number): JsonObject {
  const composed = compose(schema, resolver);
  const branches = branchesOf(composed).map((branch) => compose(branch, resolver));
  const types = new Set(
    [composed, ...branches].flatMap(({ parts }) =>
      parts.flatMap(({ type, const: constant }) => type ?? typeOf(constant)),
    ),
  );
  const [type, ...others] = types;
  if (typeof type !== 'string' || others.length > 0) return {};
  const values = composed.parts
    .map(({ enum: some, const: one }) => some ?? (one === undefined ? one : [one]))
    .find(Array.isArray);
  if (values && type !== 'object' && type !== 'array') return { type, enum: values };
  if (levels === 0) return { type };
  if (type === 'array') {
    const items = composed.parts.find((part) => isObject(part.items))?.items;
    const item = items === undefined ? {} : typed(items, resolver, levels);
    return { type, ...(Object.keys(item).length > 0 ? { items: item } : {}) };
  }
  if (type !== 'object') return { type };
  const properties = new Map([composed, ...branches].flatMap((part) => [...part.properties]));
  if (properties.size === 0) return { type };
  const below = [...properties].map(([name, [nearest]]): [string, Json] => [
    name,
    typed(nearest, resolver, levels - 1),
  ]);
  return { type, properties: Object.fromEntries(below) };
}

function typeOf(constant: Json | undefined): string[] {
  return ['string', 'number', 'boolean'].filter((type) => typeof constant === type);
}

function firstSentence(schema: Json | undefined, resolver: Resolver): string {
  const { description } =
    compose(schema, resolver).parts.find((part) => typeof part.description === 'string') ?? {};
  return typeof description === 'string' ? (description.split(/(?<=[.;]) /)[0] ?? '').replace(/;$/, '.') : '';
}
