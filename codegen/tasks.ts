import { findCalledUrls } from './called-urls.ts';
import { compose } from './compose.ts';
import { ContractError } from './contract-error.ts';
import { pascalCase } from './identifiers.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import { findLargeLists, type LargeLists } from './large-lists.ts';
import type { SourceTree } from './read.ts';
import type { Resolver } from './resolve.ts';
import { bodyLimit, text, word } from './tables.ts';

export const TASKS = 'schemas/v3/tasks.json';

const AREAS = [
  'protocol',
  'account',
  'compliance',
  'media-buy',
  'creative',
  'signals',
  'brand',
  'governance',
  'sponsored-intelligence',
  'measurement',
];
const RESOURCES = ['products', 'media_buys', 'creatives', 'reports'];
const ACTIONS = ['read', 'write', 'delete', 'approve'];
const ASYNC_BODIES = { working: 'working', input_required: 'inputRequired', submitted: 'submitted' } as const;

export interface Task {
  readonly name: string;
  readonly protocol: string;
  readonly title: string;
  readonly description: string;
  readonly effect: string;
  readonly access: string;
  readonly permission: { readonly resource: string; readonly action: string } | null;
  /** Largest request in bytes, over any transport. */
  readonly bodyLimit: number;
  /** Paths of the schemas below `schemas/v3/`, without extension. */
  readonly request: string;
  readonly response: string;
  readonly asyncBodies: Readonly<Record<string, string>>;
  readonly sandboxOnly: boolean;
  /** Lists of the request whose items are validated in pieces; null when there are none. */
  readonly large: LargeLists | null;
  /** Fields of the request whose URL the service calls. */
  readonly calledUrls: readonly string[];
  readonly examples: readonly JsonObject[];
  /** Calls that create what the first example names, in their order. */
  readonly before: readonly EarlierCall[];
  /** Places of the objects whose members the tool shows although an ordinary request does not contain all of them. */
  readonly outline: readonly string[];
}

interface EarlierCall {
  readonly task: string;
  readonly arguments: JsonObject;
  /** Identifiers of the example by the field of the response that has the real one. */
  readonly keep: Readonly<Record<string, string>>;
}

/**
 * Reads the task table; empty when the file is missing.
 * @throws {ContractError} for a row that is incomplete or breaks a rule of tasks
 */
export function readTasks(tree: SourceTree, resolver: Resolver): Task[] {
  const seen = new Set<string>();
  const tasks = arrayOr(objectOr(tree.get(TASKS)?.value).tasks).map((row, index) => {
    const { name, ...fields } = objectOr(row);
    const at = `${TASKS}: ${typeof name === 'string' ? name : `tasks[${index}]`}`;
    if (typeof name !== 'string' || !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
      throw new ContractError(`${at} needs a name in snake_case`);
    if (seen.has(name)) throw new ContractError(`${at} is in the table twice`);
    seen.add(name);
    const task = readTask(name, fields, at, tree, resolver);
    checkTask(task, at, resolver);
    checkTaskType(task, at, tree);
    return task;
  });
  for (const { name, before } of tasks) {
    const lost = before.find(({ task }) => !seen.has(task));
    if (lost) throw new ContractError(`${TASKS}: ${name}: before names "${lost.task}", which is no task`);
  }
  return tasks;
}

const KEYS = new Set([
  'protocol',
  'title',
  'description',
  'effect',
  'access',
  'permission',
  'body_limit',
  'request',
  'response',
  'async',
  'sandbox_only',
  'examples',
  'outline',
  'before',
]);

function readEarlierCall(call: Json, at: string): EarlierCall {
  const { task, arguments: args, keep } = objectOr(call);
  if (!isObject(args)) throw new ContractError(`${at} needs arguments, a JSON object`);
  const kept = Object.entries(objectOr(keep)).map(([field, id]) => [field, text(id, `${at}.keep.${field}`)]);
  return { task: text(task, `${at}.task`), arguments: args, keep: Object.fromEntries(kept) };
}

function readTask(name: string, row: JsonObject, at: string, tree: SourceTree, resolver: Resolver): Task {
  const schema = (value: Json | undefined, key: string): string => {
    const path = text(value, `${at}: ${key}`).replace(/^\/?(?:schemas\/v3\/)?|\.json$/g, '');
    if (tree.has(`schemas/v3/${path}.json`)) return path;
    throw new ContractError(`${at} refers to "${path}", but there is no file schemas/v3/${path}.json`);
  };
  const unknown = Object.keys(row).find((key) => !KEYS.has(key));
  if (unknown) throw new ContractError(`${at} has the unknown key "${unknown}"`);
  const { sandbox_only: sandboxOnly = false } = row;
  if (typeof sandboxOnly !== 'boolean') throw new ContractError(`${at}: sandbox_only must be true or false`);
  const request = schema(row.request, 'request');
  const asked = objectOr(resolver.schemas.get(pascalCase(request))?.schema);
  return {
    name,
    protocol: word(row.protocol, AREAS, `${at}: protocol`),
    title: text(row.title, `${at}: title`),
    description: text(row.description, `${at}: description`),
    effect: word(row.effect, ['read', 'write'], `${at}: effect`),
    access: word(row.access, ['public', 'principal'], `${at}: access`),
    permission: readPermission(row.permission, `${at}: permission`),
    bodyLimit: bodyLimit(row.body_limit, `${at}: body_limit`),
    request,
    response: schema(row.response, 'response'),
    asyncBodies: Object.fromEntries(
      Object.entries(objectOr(row.async)).map(([key, path]) => {
        const state = word(key, Object.keys(ASYNC_BODIES), `${at}: async`) as keyof typeof ASYNC_BODIES;
        return [ASYNC_BODIES[state], schema(path, `async.${key}`)];
      }),
    ),
    sandboxOnly,
    large: findLargeLists(asked, `schemas/v3/${request}.json`, resolver),
    calledUrls: findCalledUrls(asked, resolver),
    examples: readExamples(row.examples, `${at}: examples`),
    before: arrayOr(row.before).map((call) => readEarlierCall(call, `${at}: before`)),
    outline: arrayOr(row.outline).map((path) => text(path, `${at}: outline`)),
  };
}

function readPermission(value: Json | undefined, at: string): Task['permission'] {
  if (value === null) return null;
  if (!isObject(value)) throw new ContractError(`${at} must be null, or an object of resource and action`);
  return {
    resource: word(value.resource, RESOURCES, `${at}.resource`),
    action: word(value.action, ACTIONS, `${at}.action`),
  };
}

function readExamples(value: Json | undefined, at: string): JsonObject[] {
  const examples = arrayOr(value).filter(isObject);
  if (examples.length > 0 && examples.length === arrayOr(value).length) return examples;
  throw new ContractError(`${at} must list at least one request`);
}

/** Checks a row against the schemas that it names. */
function checkTask(
  { name, effect, access, request, response, sandboxOnly }: Task,
  at: string,
  resolver: Resolver,
) {
  const composed = (path: string) => compose(resolver.schemas.get(pascalCase(path))?.schema, resolver);
  if (effect === 'write' && access === 'public')
    throw new ContractError(`${at} writes, so its access cannot be public`);
  // A repeated call that forces a state has the same result, so the test controller needs no key.
  if (effect === 'write' && !sandboxOnly && !composed(request).required.has('idempotency_key')) {
    throw new ContractError(`${at} writes, so schemas/v3/${request}.json must require idempotency_key`);
  }
  if (!composed(response).required.has('status')) {
    throw new ContractError(`${at} (${name}): schemas/v3/${response}.json must require status`);
  }
}

const TASK_TYPES = 'schemas/v3/enums/task-type.json';

/** Records and webhooks of unfinished work name its task, so the enumeration of these names must have it. */
function checkTaskType({ name, asyncBodies }: Task, at: string, tree: SourceTree): void {
  const types = tree.get(TASK_TYPES)?.value;
  if (types === undefined || Object.keys(asyncBodies).length === 0) return;
  if (!arrayOr(objectOr(types).enum).includes(name))
    throw new ContractError(`${at} has bodies of unfinished work (async), so ${TASK_TYPES} must list it`);
}
