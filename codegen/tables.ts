import { ContractError } from './contract-error.ts';
import { REGISTRY } from './document.ts';
import { isIdentifier } from './identifiers.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import type { SourceTree } from './read.ts';

const ERRORS = 'openapi/errors.yaml';
const TASKS = 'schemas/v3/tasks.json';

export interface RateLimit {
  readonly name: string;
  /** Who counts: the door before the handler runs, or the handler. */
  readonly counted: string;
  readonly rules: readonly { readonly per: string; readonly limit: number; readonly windowSeconds: number }[];
}

export interface ErrorRow {
  readonly code: string;
  readonly status: number;
  readonly description: string;
}

export interface Task {
  readonly name: string;
  readonly protocol: string;
  readonly title: string;
  readonly effect: string;
  readonly access: string;
  readonly permission: string | null;
  /** Paths of the schemas below `schemas/v3/`, without extension. */
  readonly request: string;
  readonly response: string;
}

/** The `x-rate-limits` table of the registry document. */
export function readRateLimits(document: JsonObject): RateLimit[] {
  return Object.entries(objectOr(document['x-rate-limits'])).map(([name, value]) => {
    const at = `${REGISTRY}: x-rate-limits.${name}`;
    const rules = arrayOr(objectOr(value).rules).map((rule) => ({
      per: word(objectOr(rule).per, ['ip', 'user', 'organization', 'domain'], `${at}: per`),
      limit: positive(objectOr(rule).limit, `${at}: limit`),
      windowSeconds: positive(objectOr(rule).window_seconds, `${at}: window_seconds`),
    }));
    if (rules.length === 0) throw new ContractError(`${at} has no rule`);
    return { name, counted: word(objectOr(value).counted, ['door', 'handler'], `${at}: counted`), rules };
  });
}

/** The error table: every `error` code that an answer can carry, with its status. */
export function readErrors(tree: SourceTree): ErrorRow[] {
  const table = tree.get(ERRORS)?.value;
  if (!isObject(table)) throw new ContractError(`${ERRORS} is missing or is no table of error codes`);
  return Object.entries(table).map(([code, row]) => {
    const { status, description } = objectOr(row);
    const at = `${ERRORS}: ${code}`;
    if (!/^[a-z][a-z0-9_]*$/.test(code)) throw new ContractError(`${at} is not snake_case`);
    if (typeof status !== 'number' || !Number.isInteger(status) || status < 400 || status > 599) {
      throw new ContractError(`${at} needs a status from 400 to 599`);
    }
    return { code, status, description: text(description, `${at}: description`) };
  });
}

/** The task table; none when the file is absent. Stops on a task whose schemas do not exist. */
export function readTasks(tree: SourceTree): Task[] {
  const seen = new Set<string>();
  return arrayOr(objectOr(tree.get(TASKS)?.value).tasks).map((row, index) => {
    const { name, protocol, title, effect, access, permission, request, response } = objectOr(row);
    const at = `${TASKS}: ${typeof name === 'string' ? name : `tasks[${index}]`}`;
    if (typeof name !== 'string' || !isIdentifier(name))
      throw new ContractError(`${at} needs a name in snake_case`);
    if (seen.has(name)) throw new ContractError(`${at} is in the table twice`);
    seen.add(name);
    const schema = (value: Json | undefined, key: string): string => {
      const path = text(value, `${at}: ${key}`).replace(/^\/?(?:schemas\/v3\/)?|\.json$/g, '');
      if (tree.has(`schemas/v3/${path}.json`)) return path;
      throw new ContractError(`${at} refers to "${path}", but there is no file schemas/v3/${path}.json`);
    };
    return {
      name,
      protocol: text(protocol, `${at}: protocol`),
      title: text(title, `${at}: title`),
      effect: word(effect, ['read', 'write'], `${at}: effect`),
      access: text(access, `${at}: access`),
      permission: typeof permission === 'string' ? permission : null,
      request: schema(request, 'request'),
      response: schema(response, 'response'),
    };
  });
}

function text(value: Json | undefined, at: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new ContractError(`${at} must be a text`);
}

function word(value: Json | undefined, allowed: readonly string[], at: string): string {
  if (typeof value === 'string' && allowed.includes(value)) return value;
  throw new ContractError(`${at} is ${JSON.stringify(value)}; known are ${allowed.join(', ')}`);
}

function positive(value: Json | undefined, at: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new ContractError(`${at} must be a positive integer`);
}
