import { createParser } from 'eventsource-parser';
import { exceedsDepth } from '../domain/json/scan.ts';
import type { Fetcher, FetchFailure } from './fetcher.ts';

/** Why `guardedFetch` rejected. `status` is there once the peer had answered. */
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
  /** Time left for one request, its answer included, in milliseconds; asked anew for each. */
  timeLeftMs: () => number;
  signal?: AbortSignal | undefined;
  /** What the caller is allowed to address at all, beyond the fetcher's own rules. */
  allow?: (url: URL) => boolean;
  /** How many redirects within the site a GET may follow; 3 when absent. */
  redirects?: number;
};

type Fetch = typeof globalThis.fetch;

/** The fetcher writes these itself. */
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

/**
 * The fetch that agent libraries are given: every request goes through the guarded fetcher, and its answer is read
 * whole before it is handed on, bounded in bytes, time and nesting. GET follows redirects within the site, POST none.
 * Rejects with GuardedFetchError.
 */
export function guardedFetch(fetcher: Fetcher, options: GuardedFetchOptions): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    if (method !== 'GET' && method !== 'POST') throw new TypeError(`${method} is not sent to agents`);
    if (options.allow?.(new URL(request.url)) === false) {
      // As a redirect there: what the caller asked for was right, what the agent made of it was not.
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
      redirects: { max: method === 'GET' ? (options.redirects ?? 3) : 0, stay: 'same-site' },
      signal: options.signal,
    });
    if (!answer.ok) throw new GuardedFetchError(answer.code, answer.message, answer.status);
    return responseOf(answer);
  };
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

/** The data of each server-sent event; the last one may lack the blank line at its end. */
export function eventData(text: string): string[] {
  const found: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => found.push(data) });
  parser.feed(text);
  parser.feed('\n\n');
  return found;
}

const OTHER_WAYS = ['fetch', 'WebSocket', 'EventSource'];

/**
 * Takes the platform's own means of asking the network away from this process. Every library is given the guarded
 * fetcher; one that asks by itself, after an update or in a corner that nobody looked into, gets an error instead of
 * an answer from an inner address.
 *
 * @returns what gives them back
 */
export function closeOtherWaysOut(): () => void {
  const kept = OTHER_WAYS.map((name): [string, unknown] => [name, Reflect.get(globalThis, name)]);
  for (const name of OTHER_WAYS) {
    Reflect.set(globalThis, name, function refuse() {
      throw new Error(`${name} is not used here: requests leave by the guarded fetcher`);
    });
  }
  return () => {
    for (const [name, value] of kept) Reflect.set(globalThis, name, value);
  };
}
