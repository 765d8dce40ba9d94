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
 * Finds the error object where agents put it, in this order: the typed error field of each place, the first
 * item of `errors`, `{code, message}` in the place itself, then the same under `error`.
 *
 * @param places the parts of the answer in order of precedence; any may be undefined
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

/**
 * The place itself as an error, if it has a `code`. (The `code` of a JSON-RPC error is a number, which
 * `readError` drops; the body of a task has no `code`.)
 */
const ownError = ({ code, message, ...rest }: Json) =>
  code === undefined ? undefined : { code, message, ...rest };

/** The error in a value; undefined if the value is too large for an error or its `code` is not a valid code. */
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

/** Recovery of a code by the error table. An unknown code counts as transient. */
const recoveryOf = (code: string): Recovery =>
  Object.hasOwn(taskErrors, code) ? taskErrors[code as keyof typeof taskErrors].recovery : 'transient';

function issuesOf(value: unknown): readonly Issue[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => {
    const { pointer, message, keyword } = objectOf(item);
    return { pointer: textOf(pointer) ?? '', message: textOf(message) ?? '', keyword: textOf(keyword) };
  });
}

/** JSON-RPC errors that gateways return before any task is looked up. */
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

/** Converts the error of a JSON-RPC response: by the error in `data`, or else by its number. */
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

/** Codes for HTTP statuses without a readable body. */
const STATUS: Readonly<Record<number, string>> = {
  403: 'PERMISSION_DENIED',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_ERROR',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
  504: 'SERVICE_UNAVAILABLE',
};

/** Converts a plain HTTP error: `{error: {code, message}}`, a JSON-RPC error, or only the status. */
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
  // MCP 2026-07-28 also uses these HTTP statuses for protocol errors.
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
