import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { freshKey } from '../../support/task-desk.ts';
import type { Way } from './read.ts';
import type { Json } from './requests.ts';
import type { World } from './world.ts';

/** How a request becomes one that a description says is refused. */
export type Breach = {
  /** What is put in the place of the field, or in the place of what holds it, so many steps up. */
  readonly value?: unknown;
  readonly up?: number;
  /** The field is taken away. */
  readonly drop?: true;
  /** Other fields of the request. */
  readonly also?: Json;
  /** A request of its own, in place of the one that is served. */
  readonly args?: Json;
  /** The task that shows the refusal, where it is not the one with the description. */
  readonly task?: string;
  /** The field that the error names; `~` stands for the described one, `..` for what holds it, null for none. */
  readonly field?: string | null;
  /** Which of the ways; all of them when absent. */
  readonly ways?: RegExp;
  /** A seller who offers little, or who declares accounts himself. */
  readonly seller?: 'bare' | 'closed';
  /** The request is sent after these, which are served. */
  readonly after?: readonly { readonly task: string; readonly args: Json }[];
  /** So many days later than everything else. */
  readonly days?: number;
  /** The caller; the buyer of the world when absent. */
  readonly by?: AgentPrincipal;
};

type Row = Breach | ((world: World, way: Way) => Breach);
/** By the place of the description and the code: `media-buy/package-request.json#/properties/budget INVALID_REQUEST`. */
export type Rows = Readonly<Record<string, Row>>;

export const breachOf = (row: Row, world: World, way: Way): Breach =>
  typeof row === 'function' ? row(world, way) : row;

type Container = Record<string, unknown>;

const namesOf = (field: string): string[] => field.replaceAll('[]', '.0').split('.').filter(Boolean);

/** Sets a field, with what has to hold it. */
function put(args: Container, names: readonly string[], value: unknown): void {
  let at = args;
  for (const [index, name] of names.slice(0, -1).entries()) {
    at[name] ??= names[index + 1] === '0' ? [] : {};
    at = at[name] as Container;
  }
  const last = names.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
}

/** The arguments that break the rule in this way. */
export function argumentsOf(world: World, { task, field }: Way, breach: Breach): Json {
  const { value, up = 0, drop, also, args } = breach;
  const request = args ?? world.requests[task];
  if (request === undefined) throw new Error(`there is no request of ${task}`);
  const made: Container = structuredClone({ idempotency_key: freshKey(), ...request, ...also });
  if (drop === true) put(made, namesOf(field), undefined);
  else if (value !== undefined) put(made, namesOf(field).slice(0, up === 0 ? undefined : -up), value);
  return made;
}

/** Where the error points to. */
export const fieldOf = ({ field }: Way, breach: Breach): string | undefined =>
  breach.field === null
    ? undefined
    : (breach.field ?? '~')
        .replace('..', field.replaceAll('[]', '[0]').replace(/\.[^.]+$/, ''))
        .replace('~', field.replaceAll('[]', '[0]'));

/** Every error that an answer tells, of the whole request and of its entries. */
export function errorsIn(body: unknown): { code: string; field?: string }[] {
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body)) return body.flatMap(errorsIn);
  const { errors, error } = body as Json;
  const single = typeof error === 'string' ? [{ code: error }] : error === undefined ? [] : [error];
  const own = [...(Array.isArray(errors) ? errors : []), ...single] as { code: string; field?: string }[];
  return [
    ...own,
    ...Object.entries(body).flatMap(([name, below]) => (name === 'errors' ? [] : errorsIn(below))),
  ];
}
