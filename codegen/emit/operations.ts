import type { Model } from '../model.ts';
import type { Operation } from '../operations.ts';
import { comment, head, key, literal, quoted } from './text.ts';

/** `operations.ts`: one row per operation with all facts that the HTTP layer needs, and the rate limit classes. */
export function emitOperations({ operations, rateLimits }: Pick<Model, 'operations' | 'rateLimits'>): string {
  const files = [...new Set(operations.map(({ file }) => file))];
  const limits = rateLimits.map(({ name, counted, when, rules }) => {
    const row = literal({ counted, when, rules: rules.map((rule) => ({ ...rule })) });
    return `  ${comment(`@generated from x-rate-limits ${name}`)}\n  ${key(name)}: ${row},\n`;
  });
  const permissions = [...new Set(operations.flatMap(({ permission }) => permission ?? []))].sort();
  return `${head('openapi/registry.yaml', ...files)}
/** What a credential may have been given. */
export type OperationPermission = ${permissions.map(quoted).join(' | ') || 'never'};

export type RateLimitClass = ${rateLimits.map(({ name }) => quoted(name)).join(' | ') || 'never'};

export interface RateLimit {
  readonly counted: 'door' | 'handler';
  /** A boolean query parameter: only requests that ask for it are counted. Null counts all. */
  readonly when: string | null;
  readonly rules: readonly {
    readonly per: 'ip' | 'user' | 'organization' | 'domain';
    readonly limit: number;
    readonly windowSeconds: number;
  }[];
}

export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options';
  /** Template with \`{name}\` for each path parameter. */
  readonly path: string;
  readonly tag: string;
  readonly access: 'public' | 'auth-aware' | 'member';
  /** What a credential must have been given; where none is needed, what it must have been given to count. */
  readonly permission: OperationPermission | null;
  /** Whether a token that a person gave to a program is served. */
  readonly delegable: boolean;
  readonly effect: 'read' | 'write';
  readonly limit: RateLimitClass | null;
  readonly answeredBy: 'handler' | 'door';
  readonly body: 'none' | 'optional' | 'required';
  /** Largest body in bytes; null for an operation without one. */
  readonly bodyLimit: number | null;
  /** Every documented status, ascending. */
  readonly statuses: readonly number[];
  /** The lowest documented 2xx status. */
  readonly success: number;
  /** Query parameters that may be repeated. */
  readonly queryArrays: readonly string[];
  /** Whether callers may say by \`org\` for which of their organizations they act. */
  readonly namesOrganization: boolean;
}

export const operations = {
${operations.map(row).join('')}} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** Operations that the desk hands to a handler; the others are answered by the door itself. */
export type HandledOperationId = {
  [Op in OperationId]: (typeof operations)[Op]['answeredBy'] extends 'handler' ? Op : never;
}[OperationId];

export const rateLimits = {
${limits.join('')}} as const satisfies Record<RateLimitClass, RateLimit>;
`;
}

function row(operation: Operation): string {
  const {
    id,
    method,
    path,
    tag,
    access,
    permission,
    delegable,
    effect,
    limit,
    answeredBy,
    body,
    bodyLimit,
    success,
    answers,
    parameters,
  } = operation;
  const arrays = parameters.filter(({ place, mayRepeat }) => place === 'query' && mayRepeat);
  const fields = {
    id,
    method,
    path,
    tag,
    access,
    permission,
    delegable,
    effect,
    limit,
    answeredBy,
    body,
    bodyLimit,
    statuses: answers.map(({ status }) => status),
    success,
    queryArrays: arrays.map(({ name }) => name),
    namesOrganization: parameters.some(({ place, name }) => place === 'query' && name === 'org'),
  };
  const lines = Object.entries(fields).map(([name, value]) => `    ${key(name)}: ${literal(value)},\n`);
  return `  ${comment(`@generated from operation ${id}`)}\n  ${key(id)}: {\n${lines.join('')}  },\n`;
}
