import { AgentError, abortError, clientError } from './agent-error.ts';
import type { Credential } from './credential.ts';
import { deadline } from './waiting.ts';

export type Send = (url: string | URL, init?: RequestInit) => Promise<Response>;

export type LineOptions = {
  /** Address of the agent. The credential is sent to its origin only. */
  url: URL;
  credential: Credential;
  fetch: Send;
  /** Milliseconds for one request and its response. */
  timeoutMs: number;
  maxBytes: number;
  closed: AbortSignal;
};

const MOST_HOPS = 3;

/**
 * Creates the function that sends every request. It adds the credential, retries once after a 401, follows
 * redirects within the origin only, and limits the time and the size of a response.
 *
 * @throws {AgentError} the returned function throws UNREACHABLE, TIMEOUT, ABORTED, REDIRECTED, TOO_LARGE
 */
export function openLine(options: LineOptions): Send {
  const { url, credential, timeoutMs, closed } = options;
  return async function send(input, init = {}) {
    const until = deadline(timeoutMs, closed, init.signal ?? undefined);
    const target = new URL(input);
    const mayIdentify = target.origin === url.origin && !new Headers(init.headers).has('authorization');
    const attempt = async () => {
      const headers = new Headers(init.headers);
      const token = mayIdentify ? await credential.token() : undefined;
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      return follow(target, { ...init, headers, signal: until }, options);
    };
    try {
      const response = await attempt();
      if (response.status !== 401 || !mayIdentify) return response;
      // The renewal may request an authorization server. Those requests go over this line, but without this
      // credential.
      const ask: Send = (at, how) => follow(new URL(at), { ...how, signal: until }, options);
      if (!(await credential.renew(target, response, ask))) return response;
      await response.body?.cancel();
      return await attempt();
    } catch (cause) {
      if (until.aborted) throw abortError(until);
      if (cause instanceof AgentError) throw cause;
      throw clientError('UNREACHABLE', `The agent cannot be reached${reasonOf(cause)}.`, { cause });
    }
  };
}

async function follow(target: URL, init: RequestInit, options: LineOptions): Promise<Response> {
  let at = target;
  for (let hops = 0; ; hops += 1) {
    const response = await sendTo(at, { ...init, redirect: 'manual' }, options);
    const isOpaque = response.type === 'opaqueredirect';
    if (!isOpaque && ![301, 302, 303, 307, 308].includes(response.status))
      return bounded(response, options.maxBytes, init.signal);
    await response.body?.cancel();
    const next = isOpaque ? null : placeOf(response, at);
    const keepsMethod = response.status >= 307 || (init.method ?? 'GET') === 'GET';
    if (next === null || next.origin !== at.origin || !keepsMethod || hops >= MOST_HOPS) {
      const where = next === null ? '' : ` to ${next.origin}`;
      throw clientError('REDIRECTED', `The agent redirects${where}; nothing was sent there.`, {
        httpStatus: response.status,
      });
    }
    at = next;
  }
}

/**
 * A server may close a connection that it kept while the next request is on its way, above all after the program stood still
 * for a while. A read is sent once more then (RFC 9112 section 9.3.1); whether something else was done only the caller knows.
 */
async function sendTo(at: URL, init: RequestInit, { fetch }: LineOptions): Promise<Response> {
  try {
    return await fetch(at, init);
  } catch (cause) {
    if ((init.method ?? 'GET') !== 'GET' || init.signal?.aborted || !isClosed(cause)) throw cause;
    return fetch(at, init);
  }
}

function placeOf(response: Response, base: URL): URL | null {
  const location = response.headers.get('location');
  try {
    return location === null ? null : new URL(location, base);
  } catch {
    return null;
  }
}

function bounded(response: Response, maxBytes: number, until: AbortSignal | null | undefined): Response {
  const tooLarge = () =>
    clientError('TOO_LARGE', `The answer is larger than ${maxBytes} bytes.`, { httpStatus: response.status });
  const { body, status, statusText, headers } = response;
  if (Number(headers.get('content-length')) > maxBytes) {
    void body?.cancel().catch(() => {});
    throw tooLarge();
  }
  if (body === null) return response;
  let left = maxBytes;
  const reader = body.getReader();
  const counted = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read().catch((cause: unknown) => {
          // A connection may break, or a time end, in the middle of an answer too.
          throw until?.aborted ? abortError(until) : broken(cause);
        });
        if (done) return controller.close();
        left -= value.byteLength;
        if (left < 0) {
          await reader.cancel().catch(() => {});
          throw tooLarge();
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(counted, { status, statusText, headers });
}

const broken = (cause: unknown): AgentError =>
  clientError('UNREACHABLE', `The connection broke before the answer was complete${reasonOf(cause)}.`, {
    cause,
  });

/** The operating system's error code of a failed connection, such as `: ECONNREFUSED`; empty if there is none. */
function reasonOf(cause: unknown): string {
  const code = codesOf(cause).find((one) => /^E[A-Z]+$/.test(one));
  return code === undefined ? '' : `: ${code}`;
}

/** The other side closed the connection: by the operating system, or as Node's `fetch` says it. */
const CLOSED: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const isClosed = (cause: unknown): boolean => codesOf(cause).some((code) => CLOSED.has(code));

/** The codes of an error and of what caused it. */
function codesOf(cause: unknown): string[] {
  const codes: string[] = [];
  for (let depth = 0, inner = cause; depth < 4 && inner instanceof Error; depth += 1, inner = inner.cause)
    if ('code' in inner && typeof inner.code === 'string') codes.push(inner.code);
  return codes;
}
