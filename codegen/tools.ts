import { compose } from './compose.ts';
import { ContractError } from './contract-error.ts';
import { pascalCase } from './identifiers.ts';
import { type Json, type JsonObject, objectOr } from './json.ts';
import { alternativesOf, outlineOf } from './outline.ts';
import type { Resolver } from './resolve.ts';
import { TASKS, type Task } from './tasks.ts';

/**
 * Size limits in bytes, so that the list of tools leaves room in the context of a model: about 4.4 bytes are a token,
 * and the list has at most 18,000 tokens.
 */
const LARGEST_TOOL = 10_000;
const LARGEST_LIST = 80_000;
/** Schema of the fields that all requests share. Each tool lists these fields without descriptions. */
const SHARED = 'core/task-request';

/**
 * Published clients write creatives in the newer form when a listed schema has this field beside `creative_id`, and
 * in the older form otherwise. Every seller accepts the older one.
 */
const NEWER_FORM = new Set(['format_kind']);

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
  return tasks.map(({ name, title, description, effect, request, outline: opened, examples }) => {
    const schema = resolver.schemas.get(pascalCase(request))?.schema;
    const about = { name, title, description, readOnly: effect === 'read' };
    const [example = {}] = examples;
    const form = { opened: new Set(opened), hidden: new Set<string>(), example };
    const whole = requestOutline(schema, resolver, form);
    const isOfCreatives = JSON.stringify(whole).includes('"creative_id":');
    const inputSchema = isOfCreatives
      ? requestOutline(schema, resolver, { ...form, hidden: NEWER_FORM })
      : whole;
    const lost = opened.find((path) => !showsMembers(inputSchema, path.split('.')));
    if (lost !== undefined)
      throw new ContractError(
        `${TASKS}: ${name}: outline names "${lost}", which is no object of the request`,
      );
    const tool = { ...about, inputSchema };
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

type Form = {
  /** Places of the objects whose members are all shown. */
  readonly opened: ReadonlySet<string>;
  /** Names of members that are not shown. */
  readonly hidden: ReadonlySet<string>;
  /** Ordinary request of the task. The outline treats its fields as required ones. */
  readonly example: JsonObject;
};

/**
 * Outlines a request for callers that see nothing else. Every field has its type, its listed values and the first
 * sentence of its description, except that fields which all requests share have no description. Of an object, the
 * outline shows the members that an ordinary request contains, and all members where the task table says so.
 */
function requestOutline(schema: JsonObject | undefined, resolver: Resolver, form: Form): JsonObject {
  const shared = compose(resolver.schemas.get(pascalCase(SHARED))?.schema, resolver).properties;
  const ways = alternativesOf(schema, resolver);
  const required = [...(ways[0]?.required ?? [])].filter((name) =>
    ways.every((way) => way.required.has(name)),
  );
  const fields = [...compose(schema, resolver).properties].map(([name, [nearest]]): [string, JsonObject] => {
    const isNeeded = required.includes(name) || Object.hasOwn(form.example, name);
    const place = { ...form, path: name, isNeeded, example: form.example[name] };
    const description = nearest === shared.get(name)?.[0] ? '' : firstSentence(nearest, resolver);
    return [name, { ...outlineOf(nearest, resolver, place), ...(description ? { description } : {}) }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: true,
    // Required fields alone are no request where a schema needs one of several fields.
    ...(ways.length > 1 || form.opened.size > 0 ? { examples: [form.example] } : {}),
  };
}

/** Whether an outline shows members of the object, or of the items of the list, at a place. */
function showsMembers(outline: Json | undefined, [name, ...below]: readonly string[]): boolean {
  const { properties, items } = objectOr(outline);
  const members = objectOr(properties ?? objectOr(items).properties);
  return name === undefined ? Object.keys(members).length > 0 : showsMembers(members[name], below);
}

function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function firstSentence(schema: Json | undefined, resolver: Resolver): string {
  const { description } =
    compose(schema, resolver).parts.find((part) => typeof part.description === 'string') ?? {};
  return typeof description === 'string' ? (description.split(/(?<=[.;]) /)[0] ?? '').replace(/;$/, '.') : '';
}
