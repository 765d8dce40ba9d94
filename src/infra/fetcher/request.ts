import { callerHeaders, type Validators } from './headers.ts';
import type { Hop, RedirectRules } from './redirect.ts';
import { type FetchFailure, FetchRefused } from './refusal.ts';
import { readUrl } from './target.ts';

export type FetchRequest = {
  url: string;
  method?: 'GET' | 'POST';
  /** Framing, `Host`, `User-Agent` and conditions are the fetcher's; naming one is a TypeError. */
  headers?: Record<string, string>;
  /** Sent as UTF-8, with POST only, at most 1 MiB. */
  body?: string;
  /** Largest body taken, in bytes after decoding. Bodies of error answers are cut there instead of refused. */
  maxBytes: number;
  /** From the look-up of the name to the last byte, all redirects included. */
  timeoutMs: number;
  httpsOnly: boolean;
  redirects: RedirectRules;
  /** Of the copy at hand. A redirect may end elsewhere than last time: compare `url` before trusting a 304. */
  validators?: Validators | undefined;
  /** Checked on 2xx only: `application/json`, `image/*`, or a suffix such as `+json`. Any type when left out. */
  contentTypes?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Any status is an answer, except a redirect that may not be followed. `redirects` are the URLs that led to `url`.
 * In a failure `url` is the one that failed, and `status` is there once it had answered.
 */
export type FetchAnswer =
  | {
      ok: true;
      status: number;
      url: string;
      headers: Record<string, string>;
      body: Uint8Array;
      notModified: boolean;
      redirects: string[];
      durationMs: number;
    }
  | { ok: false; code: FetchFailure; message: string; url: string; status?: number; durationMs: number };

const MOST_REQUEST_BYTES = 1024 * 1024;

/**
 * The first hop of a request.
 *
 * @throws {TypeError} for a mistake of the calling code
 * @throws {FetchRefused} for a URL that is not fetched, too_large for a body over 1 MiB
 */
export function firstHop(request: FetchRequest): Hop {
  const { method = 'GET', body = null, contentTypes } = request;
  if (body !== null && method !== 'POST') throw new TypeError('only POST carries a body');
  const types = contentTypes?.filter((type) => type.includes('/')) ?? [];
  const headers = {
    accept: types.length === 0 ? '*/*' : types.join(', '),
    ...callerHeaders(request.headers ?? {}),
  };
  if (body !== null && Buffer.byteLength(body) > MOST_REQUEST_BYTES) {
    throw new FetchRefused('too_large', `the body to send is larger than ${MOST_REQUEST_BYTES} bytes`);
  }
  return { url: readUrl(request.url), method, headers, body };
}
