import { createParser } from 'eventsource-parser';
import { exceedsDepth } from '../domain/json/scan.ts';
import { REFUSED_URLS } from './fetcher/target.ts';
import type { FetchAnswer, Fetcher, FetchFailure } from './fetcher.ts';

/** Reason why `guardedFetch` rejected. `status` is set if the peer had responded. */
export class GuardedFetchError extends Error {
  readonly code: FetchFailure;
  readonly status: number | undefined;

  constructor(code: FetchFailure, message: string, status?: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export type GuardedFetchOptions = {
  maxBytes: number;
  /** Milliseconds left for one request, its response included. Called for each request. */
  timeLeftMs: () => number;
  signal?: AbortSignal | undefined;
  /** Which URLs the caller may request at all, beyond the fetcher's own rules. */
  allow?: (url: URL) => boolean;
  /** How many redirects within the site a GET may follow; 3 when absent. */
  redirects?: number;
};

type Fetch = typeof globalThis.fetch;

/** Headers that only the fetcher sets. */
const LEFT_OUT = new Set([
  'user-agent',
  'accept-encoding',
  'connection',
  'host',
  'content-length',
  'expect',
  'te',
]);
const BODILESS = new Set([204, 205, 304]);
const MOST_DEPTH = 64;
const MOST_POST_REDIRECTS = 2;

/**
 * The `fetch` function for agent libraries. Every request goes through the guarded fetcher. The response is read
 * completely before it is returned, with limits on bytes, time and nesting. GET follows redirects within the site,
 * POST up to two within the origin that keep its body: servers add a slash to a path in this way. Other methods reject with a TypeError.
 *
 * @throws {GuardedFetchError} with the fetcher's code when the request fails or is not allowed
 */
export function guardedFetch(fetcher: Fetcher, options: GuardedFetchOptions): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    if (method !== 'GET' && method !== 'POST') throw new TypeError(`${method} is not sent to agents`);
    if (options.allow?.(new URL(request.url)) === false) {
      // Reported like a redirect to that address: the caller's URL was right, but the agent's document led to
      // another site.
      throw new GuardedFetchError('redirect_refused', 'the agent names an address of another site');
    }
    const timeoutMs = Math.floor(options.timeLeftMs());
    if (timeoutMs <= 0) throw new GuardedFetchError('timeout', 'there is no time left');
    const answer = await fetcher.fetch({
      url: request.url,
      method,
      headers: headersOf(request),
      ...(method === 'POST' ? { body: await request.text() } : {}),
      maxBytes: options.maxBytes,
      timeoutMs,
      httpsOnly: false,
      redirects:
        method === 'GET'
          ? { max: options.redirects ?? 3, stay: 'same-site' }
          : { max: MOST_POST_REDIRECTS, stay: 'same-origin' },
      signal: options.signal,
    });
    if (!answer.ok) throw failureOf(answer, request.url);
    return responseOf(answer);
  };
}

type Failed = Extract<FetchAnswer, { ok: false }>;

/** A URL that was refused behind a redirect is not the URL that the caller named: the agent is at fault. */
function failureOf({ code, message, status, url }: Failed, asked: string): GuardedFetchError {
  const wasRedirected = (status !== undefined && status >= 300 && status < 400) || !isSameUrl(url, asked);
  return REFUSED_URLS.has(code) && wasRedirected
    ? new GuardedFetchError(
        'redirect_refused',
        `the agent redirects to a URL that is not fetched: ${message}`,
      )
    : new GuardedFetchError(code, message, status);
}

/** The fetcher drops a fragment, and a dot at the end of a host. */
function isSameUrl(one: string, other: string): boolean {
  const fetched = (text: string): string => {
    const url = URL.parse(text);
    if (url === null) return text;
    return `${url.protocol}//${url.hostname.replace(/\.$/, '')}:${url.port}${url.pathname}${url.search}`;
  };
  return fetched(one) === fetched(other);
}

function headersOf(request: Request): Record<string, string> {
  return Object.fromEntries([...request.headers].filter(([name]) => !LEFT_OUT.has(name)));
}

function responseOf({
  status,
  headers,
  body,
}: {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}): Response {
  if (status < 200 || status > 599) {
    throw new GuardedFetchError('bad_response', `the agent returned ${status}`, status);
  }
  const text = new TextDecoder().decode(body);
  const isEvents = /^text\/event-stream/i.test(headers['content-type'] ?? '');
  const documents = isEvents ? eventData(text) : [text];
  if (documents.some((document) => exceedsDepth(document, MOST_DEPTH))) {
    throw new GuardedFetchError('bad_response', 'the answer is nested too deep', status);
  }
  const kept = Object.entries(headers).filter(
    ([name]) => !/^content-(length|encoding)$|^transfer-encoding$/.test(name),
  );
  return new Response(BODILESS.has(status) ? null : text, { status, headers: kept });
}

/** The data of each server-sent event. The final blank line of the last event may be missing. */
function eventData(text: string): string[] {
  const found: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => found.push(data) });
  parser.feed(text);
  parser.feed('\n\n');
  return found;
}

const OTHER_WAYS = ['fetch', 'WebSocket', 'EventSource'];

/**
 * Replaces the platform's own network functions in this process with ones that throw. Every library gets the
 * guarded fetcher. A library that uses the network itself, for example after an update, gets an error instead of a
 * response from an internal address. The originals are not
 * read: that would load their library.
 */
export function closeOtherWaysOut(): void {
  for (const name of OTHER_WAYS) {
    const value = function refuse() {
      throw new Error(`${name} is not used here: requests leave by the guarded fetcher`);
    };
    // Deleted first: to define it anew would read the original, too.
    Reflect.deleteProperty(globalThis, name);
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
}
