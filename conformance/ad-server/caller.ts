import { randomUUID } from 'node:crypto';
import {
  type AdServerOperation,
  type AdServerOperationId,
  adServerOperations,
} from '../../generated/ad-server.ts';
import { schemaValidators } from '../../generated/validators/index.ts';
import type { Send } from '../http/channel.ts';
import type { Findings } from './findings.ts';

export type CallOptions = {
  /** Values of the path's parameters, in their order. */
  readonly ids?: readonly string[];
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  /** Idempotency key; a new one when absent, none when null. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
};

type Body = Readonly<Record<string, unknown>>;

/**
 * An answer. Status 0 stands for one that did not come, not whole, or with another form than the contract gives it: nothing
 * can be read from that.
 */
export type Seen<B = Body> = { readonly status: number; readonly body: B };

/** `B` is the type of the body with which the operation succeeds; a refusal has the body of a problem. */
export type Caller = <B = Body>(id: AdServerOperationId, options?: CallOptions) => Promise<Seen<B>>;

/** Longest answer of an ad server, in bytes: 10,000 rows of figures have room in it many times. */
const LONGEST = 16 * 1024 * 1024;
const NOTHING: Seen = { status: 0, body: {} };

/**
 * Makes the function that calls an ad server. It holds each answer against the contract: the status, the media type, the
 * schema, the length and the time; what breaks it becomes a finding.
 */
export function caller(base: string, token: string, findings: Findings, send: Send = fetch): Caller {
  return <B>(id: AdServerOperationId, options: CallOptions = {}) => call(id, options) as Promise<Seen<B>>;

  async function call(id: AdServerOperationId, options: CallOptions): Promise<Seen> {
    const operation: AdServerOperation = adServerOperations[id];
    const name = `${operation.method.toUpperCase()} ${operation.path}`;
    const found = (text: string) => findings.add('form', `${name}: ${text}`);
    let response: Response;
    let text: string;
    try {
      response = await send(addressOf(base, operation, options), {
        ...requestOf(operation, token, options),
        signal: AbortSignal.timeout(operation.timeoutSeconds * 1000),
      });
      text = await readWhole(response, found);
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      found(
        isLate
          ? `no whole answer within ${operation.timeoutSeconds} seconds`
          : `no answer (${reasonOf(cause)})`,
      );
      return NOTHING;
    }
    const { status } = response;
    if (status >= 300 && status < 400) {
      found(`answers ${status}, a redirect, which callers do not follow`);
      return { status, body: {} };
    }
    const body = await conforming(operation, response, text, found);
    if (body === null && status < 300) return NOTHING;
    return { status, body: body ?? {} };
  }
}

const reasonOf = (cause: unknown): string => {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
  return inner instanceof Error ? inner.message : String(inner);
};

function addressOf(base: string, { path }: AdServerOperation, { ids = [], query = {} }: CallOptions): URL {
  const left = [...ids];
  const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? ''));
  const address = new URL(base + filled);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}

function requestOf(operation: AdServerOperation, token: string, options: CallOptions): RequestInit {
  const { body, key, headers = {} } = options;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method: operation.method.toUpperCase(),
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${token}`,
      // As in the channel to a peer: one that is kept may be closed while a request is on its way.
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(operation.isKeyed && key !== null ? { 'idempotency-key': key ?? `check-${randomUUID()}` } : {}),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  };
}

async function readWhole(response: Response, found: (text: string) => void): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    pieces.push(piece);
    if (bytes <= LONGEST) continue;
    found(`the answer has more than ${LONGEST} bytes`);
    break;
  }
  return Buffer.concat(pieces).toString();
}

/** The body of an answer; null when it does not have the form that the contract gives it. */
async function conforming(
  operation: AdServerOperation,
  { status, headers }: Response,
  text: string,
  found: (text: string) => void,
): Promise<Body | null> {
  const schema = operation.answers[status];
  if (schema === undefined) {
    found(`answers ${status}, which the contract does not list for it`);
    return null;
  }
  if (schema === null) {
    if (text !== '') found(`answers ${status} with a body, which must be empty`);
    return {};
  }
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const given = headers.get('content-type') ?? '';
  if (!given.toLowerCase().startsWith(type)) found(`answers ${status} as "${given}" instead of ${type}`);
  const body = parsed(text);
  const validate = await schemaValidators[schema]();
  if (!validate(body)) {
    const [fault] = validate.errors ?? [];
    found(
      `answers ${status} with a body that breaks ${schema}.json at ${fault?.instancePath || 'its root'}: ${fault?.message}`,
    );
    return null;
  }
  if (status >= 400 && body.status !== status)
    found(`answers ${status} with a problem whose status is ${String(body.status)}`);
  return body;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
