import { type AdServerOperation, adServerOperations } from '../../../generated/ad-server.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { type KeptConnection, SharedConnections } from '../../infra/fetcher/kept-connection.ts';
import type { FetchAnswer, Fetcher } from '../../infra/fetcher.ts';
import type { AdServer, AdServerAnswer, AdServerRefused } from '../ad-server.ts';
import { adServerRefused, faultOfAnswer, isCode, retryAfterMs, withKnownStates } from './answers.ts';
import type { Brake } from './brake.ts';

export type AuthorizeRequest = (request: {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
}) => Promise<Readonly<Record<string, string>>>;

type ClientTools = {
  /** Address of the ad server, without a trailing slash. */
  readonly url: string;
  readonly fetcher: Pick<Fetcher, 'fetch'>;
  /** Headers by which the ad server knows the agent. */
  readonly authorize: AuthorizeRequest;
  readonly brake: Brake;
  /** Called with every request that ended. */
  readonly asked?: (operation: string, outcome: 'ok' | AdServerRefused['code']) => void;
};

type Name = keyof typeof adServerOperations;
type Sent = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
};

/** Largest answer: a page of figures. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The ad server at an address of the operator. Each request is sent once: whether it is repeated, and when, is decided
 * by the job that wants its effect. A repetition has the same key, because the key is made of what is sent.
 */
export function openHttpAdServer(tools: ClientTools): AdServer {
  const { url: base, fetcher, authorize, brake, asked } = tools;
  const connections = new SharedConnections();

  async function call<T>(name: Name, sent: Sent, signal?: AbortSignal): Promise<AdServerAnswer<T>> {
    const held = brake.refusal();
    if (held !== null) return held;
    const answer = await send<T>(adServerOperations[name], sent, signal);
    // Nobody knows what the ad server would have answered.
    if (signal?.aborted === true && !answer.ok) {
      brake.leave();
      return answer;
    }
    brake.note(answer);
    asked?.(name, answer.ok ? 'ok' : answer.code);
    return answer;
  }

  async function send<T>(
    operation: AdServerOperation,
    sent: Sent,
    signal?: AbortSignal,
  ): Promise<AdServerAnswer<T>> {
    const url = `${base}${addressOf(operation, sent)}`;
    const method = operation.method.toUpperCase() as 'GET' | 'PUT' | 'POST' | 'DELETE';
    const body = sent.body === undefined ? null : JSON.stringify(sent.body);
    const fetched = async (connection: KeptConnection) =>
      fetcher.fetch({
        url,
        method,
        headers: {
          accept: 'application/json, application/problem+json',
          ...(body === null ? {} : { 'content-type': 'application/json' }),
          ...(operation.isKeyed ? { 'idempotency-key': keyOf(method, url, body) } : {}),
          ...(await authorize({ method, url, body })),
        },
        ...(body === null ? {} : { body }),
        maxBytes: MOST_BYTES,
        timeoutMs: operation.timeoutSeconds * 1000,
        httpsOnly: false,
        redirects: { max: 0, stay: 'same-origin' },
        connection,
        ...(signal === undefined ? {} : { signal }),
      });
    const answer = await connections.use(async (connection) => {
      const first = await fetched(connection);
      // The ad server closed an idle connection. Whether it read the request is unknown, and does not matter: a change has a key.
      return !first.ok && first.isStale === true ? fetched(connection) : first;
    });
    return read<T>(operation, answer);
  }

  return {
    capabilities: (signal) => call('getCapabilities', {}, signal),
    forecast: (body, signal) => call('createForecast', { body }, signal),
    reserve: (id, body, signal) => call('putReservation', { path: { reservation_id: id }, body }, signal),
    release: (id, signal) => call('releaseReservation', { path: { reservation_id: id } }, signal),
    putPackage: (id, body, signal) => call('putPackage', { path: { package_id: id }, body }, signal),
    command: (id, command, revision, signal) =>
      call(COMMANDS[command], { path: { package_id: id }, body: { revision } }, signal),
    putCreatives: (id, body, signal) => call('putCreatives', { path: { package_id: id }, body }, signal),
    readPackage: (id, signal) => call('getPackage', { path: { package_id: id } }, signal),
    listPackages: (cursor, signal) =>
      call('listPackages', { query: { cursor: cursor ?? undefined } }, signal),
    delivery: (query, signal) => call('getDelivery', { query }, signal),
    attribute: (body, signal) => call('attributeEvents', { body }, signal),
    activate: (segment, activation, body, signal) =>
      call('activateSegment', { path: { segment_id: segment, activation_id: activation }, body }, signal),
  };
}

const COMMANDS = { start: 'startPackage', pause: 'pausePackage', stop: 'stopPackage' } as const;

/** Path and query of a request. */
function addressOf({ path }: AdServerOperation, { path: parameters = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
}

/** The key of a change. The same change has the same key in every process, also after one was killed. */
const keyOf = (method: string, url: string, body: string | null): string =>
  sha256Hex(JSON.stringify([method, url, body]));

async function read<T>(operation: AdServerOperation, got: FetchAnswer): Promise<AdServerAnswer<T>> {
  if (!got.ok) return adServerRefused('unclear', `the request failed: ${got.code}, ${got.message}`);
  const { status, headers } = got;
  const text = new TextDecoder().decode(got.body);
  const body = withKnownStates(parsed(text));
  if (status >= 200 && status < 300) {
    const schema = operation.answers[status];
    if (schema === undefined)
      return adServerRefused('broken_answer', `status ${status} is not in the contract`);
    if (schema === null) return { ok: true, answer: null as T };
    return (await faultOfAnswer(schema, body)) ?? { ok: true, answer: body as T };
  }
  const problem = isProblem(body) ? body : {};
  const wait = retryAfterMs(headers['retry-after']);
  return {
    ...adServerRefused(codeFor(status, problem.code), problem.reason ?? `status ${status}`),
    ...(typeof problem.field === 'string' ? { field: problem.field } : {}),
    ...(wait === null ? {} : { waitMs: wait }),
  };
}

type Told = { readonly code?: unknown; readonly reason?: string; readonly field?: unknown };

const isProblem = (body: unknown): body is Told =>
  typeof body === 'object' && body !== null && (!('reason' in body) || typeof body.reason === 'string');

const BY_STATUS: Readonly<Record<number, AdServerRefused['code']>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  410: 'cursor_expired',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  501: 'not_supported',
  503: 'unavailable',
};

/** A status decides where it has one meaning; otherwise the code of the body. Every other 5xx leaves the effect unclear. */
function codeFor(status: number, told: unknown): AdServerRefused['code'] {
  const known = BY_STATUS[status];
  if (known !== undefined) return known;
  if (status >= 500) return 'unclear';
  if ((status === 409 || status === 422) && isCode(told)) return told;
  return 'broken_answer';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
