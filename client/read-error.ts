import { protocol } from '../generated/protocol.ts';
import { type Recovery, taskErrors } from '../generated/task-errors.ts';
import { AgentError, type Issue } from './agent-error.ts';
import { isObject, type Json, listOf, objectOf } from './json.ts';

type Found = Omit<ConstructorParameters<typeof AgentError>[0], 'source'>;

const LONGEST_CODE = 64;
const MOST_BYTES = 4096;
const LONGEST_MESSAGE = 2000;
const LONGEST_WAIT_S = 3600;

/**
 * Looks for the error object in the places where agents put it, in this order: the typed error field of each place,
 * then the first of `errors`, then `{code, message}` itself or under `error`.
 *
 * @param places what came back, the one that counts most first; anything may be missing
 */
export function findError(places: readonly unknown[]): Found | undefined {
  const objects = places.filter(isObject);
  const candidates = [
    ...objects.map((place) => place[protocol.errorField]),
    ...objects.map((place) => listOf(place.errors)[0]),
    ...objects.map(ownError),
    ...objects.map(({ error }) => error),
  ];
  for (const candidate of candidates) {
    const found = readError(candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A JSON-RPC error has a number for its code; a body of a task none. */
const ownError = ({ code, message, ...rest }: Json) =>
  code === undefined ? undefined : { code, message, ...rest };

/** Objects that are too large to be an error are dropped, as are codes that are none. */
function readError(value: unknown): Found | undefined {
  if (!isObject(value)) return undefined;
  const { code, message, recovery, field, suggestion, details } = value;
  if (typeof code !== 'string' || code === '' || code.length > LONGEST_CODE) return undefined;
  if (new TextEncoder().encode(JSON.stringify(value)).length > MOST_BYTES) return undefined;
  const retryAfter = Number(value.retry_after);
  return {
    code,
    message: textOf(message) ?? code,
    recovery: isRecovery(recovery) ? recovery : recoveryOf(code),
    field: textOf(field),
    suggestion: textOf(suggestion),
    issues: issuesOf(value.issues),
    details: isObject(details) ? details : undefined,
    retryAfter: retryAfter > 0 ? Math.min(retryAfter, LONGEST_WAIT_S) : undefined,
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_MESSAGE) : undefined;

const isRecovery = (value: unknown): value is Recovery =>
  value === 'transient' || value === 'correctable' || value === 'terminal';

/** What the table says of a code; one that it does not know may pass. */
export const recoveryOf = (code: string): Recovery =>
  Object.hasOwn(taskErrors, code) ? taskErrors[code as keyof typeof taskErrors].recovery : 'transient';

function issuesOf(value: unknown): readonly Issue[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => {
    const { pointer, message, keyword } = objectOf(item);
    return { pointer: textOf(pointer) ?? '', message: textOf(message) ?? '', keyword: textOf(keyword) };
  });
}

/** Refusals of gateways, before any task is looked for. */
const GATEWAY: Readonly<Record<number, string>> = {
  [-32_700]: 'INVALID_REQUEST',
  [-32_600]: 'INVALID_REQUEST',
  [-32_601]: 'INVALID_REQUEST',
  [-32_602]: 'INVALID_REQUEST',
  [-32_603]: 'INTERNAL_ERROR',
  [-32_029]: 'RATE_LIMITED',
  [-32_028]: 'AUTH_MISSING',
  [-32_027]: 'SERVICE_UNAVAILABLE',
  [-32_800]: 'CANCELED',
};

/** The error of a JSON-RPC answer: what `data` says, else what the number stands for. */
export function rpcError(error: unknown): AgentError {
  const { code, message, data } = objectOf(error);
  const found = findError([data]);
  if (found !== undefined) return new AgentError({ ...found, source: 'agent', body: error });
  const named = (typeof code === 'number' ? GATEWAY[code] : undefined) ?? 'RPC_ERROR';
  return new AgentError({
    code: named,
    message: textOf(message) ?? 'The agent answered with an error.',
    recovery: named === 'CANCELED' || named === 'RPC_ERROR' ? 'correctable' : recoveryOf(named),
    source: 'agent',
    details: { rpc_code: code },
    body: error,
  });
}

/** What a status says when the body says nothing. */
const STATUS: Readonly<Record<number, string>> = {
  403: 'PERMISSION_DENIED',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_ERROR',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
  504: 'SERVICE_UNAVAILABLE',
};

/** A refusal that came as plain HTTP: `{error: {code, message}}`, a JSON-RPC error, or nothing but the status. */
export function httpError(
  status: number,
  body: unknown,
  { retryAfter, hasCredential }: { retryAfter: number | undefined; hasCredential: boolean },
): AgentError {
  const { error } = objectOf(body);
  const found = findError([objectOf(error).data, body]);
  const common = { source: 'agent', httpStatus: status, body } as const;
  if (found !== undefined) {
    return new AgentError({ ...found, ...common, retryAfter: found.retryAfter ?? retryAfter });
  }
  // MCP of 2026-07-28 has a status for errors of the protocol too.
  if ((status === 400 || status === 404) && typeof objectOf(error).code === 'number') {
    const read = rpcError(error);
    return new AgentError({ ...read, message: read.message, ...common });
  }
  const auth = hasCredential ? 'AUTH_INVALID' : 'AUTH_MISSING';
  const code = status === 401 ? auth : (STATUS[status] ?? 'HTTP_ERROR');
  return new AgentError({
    ...common,
    code,
    message: textOf(objectOf(error).message) ?? `The agent answered with HTTP status ${status}.`,
    recovery: code === 'HTTP_ERROR' ? 'terminal' : recoveryOf(code),
    source: code === 'HTTP_ERROR' ? 'client' : 'agent',
    retryAfter,
  });
}
