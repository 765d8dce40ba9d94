import { branchesOf, compose } from './compose.ts';
import { ContractError } from './contract-error.ts';
import { pascalCase } from './identifiers.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import type { Resolver } from './resolve.ts';
import { TASKS, type Task } from './tasks.ts';

/** A list that fits the context of a model leaves room for its work. */
const LARGEST_TOOL = 4_000;
const LARGEST_LIST = 60_000;
/** A tool beyond this size tells less of its last properties, so that wide requests leave room for other tools. */
const COMFORTABLE_TOOL = 1_700;
/** Fields of every request; each tool names them, but does not explain them again. */
const SHARED = 'core/task-request';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  /** Outline of the request, for callers to read; the whole schema judges. */
  readonly inputSchema: JsonObject;
}

/** What the agent lists of each task. Stops when one tool, or the list as JSON, gets too large. */
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
 * The request two levels deep, without references and combinators: properties with type, first sentence and values;
 * below them names and types only. Of fields that every request has only the type is told. What one branch of a union
 * asks for is left to the whole schema. A request with more than `room` bytes tells only type and sentence of its last
 * properties, as many as it takes; of required ones last.
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
  // Clients read from the members of required properties how to write them.
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

/** Type of a property, its values when they are listed, and as many levels below it as `levels` says. */
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
