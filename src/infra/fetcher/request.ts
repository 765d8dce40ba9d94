import { clip } from '../../domain/findings.ts';
import { sameSite } from '../../domain/net/domain-name.ts';
import type { KeptConnection } from './kept-connection.ts';
import { callerHeaders, type Validators } from './message.ts';
import { type FetchFailure, FetchRefused, readUrl } from './target.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type FetchRequest = {
  url: string;
  method?: Method;
  /**
   * Headers of the caller.
   * @throws {TypeError} for framing, `Host`, `User-Agent` and conditions, which only the fetcher sets
   */
  headers?: Record<string, string>;
  /** Sent as UTF-8, with POST and PUT only, at most 1 MiB. */
  body?: string;
  /**
   * Largest accepted body, in bytes after decoding. The body of an error response is cut at this size instead of
   * refused.
   */
  maxBytes: number;
  /** Whether the body is in memory that threads share, so that none gets a copy. Libraries may refuse such a body. */
  isShared?: boolean;
  /** Time limit from the look-up of the name to the last byte, all redirects included. */
  timeoutMs: number;
  httpsOnly: boolean;
  redirects: RedirectRules;
  /**
   * Validators of the stored copy. A redirect may end elsewhere than last time: compare `url` before you trust a
   * 304.
   */
  validators?: Validators | undefined;
  /**
   * Accepted types of a 2xx response: `application/json`, `image/*`, or a suffix such as `+json`. Default: any
   * type.
   */
  contentTypes?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
  /** Connection of earlier requests to the same place, and of later ones. Default: a connection of its own. */
  connection?: KeptConnection | undefined;
};

/**
 * A response with any status counts as an answer, except a redirect that may not be followed. `redirects` are the
 * URLs that led to `url`. In a failure `url` is the URL that failed, and `status` is set if that URL had responded.
 * `isStale`: the host closed a kept connection without a byte of a response. It may have read the request.
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
  | {
      ok: false;
      code: FetchFailure;
      message: string;
      url: string;
      status?: number;
      isStale?: true;
      durationMs: number;
    };

const MOST_REQUEST_BYTES = 1024 * 1024;

/**
 * The first hop of a request.
 *
 * @throws {TypeError} for a mistake in the calling code
 * @throws {FetchRefused} for a URL that must not be fetched; too_large for a body over 1 MiB
 */
export function firstHop(request: FetchRequest): Hop {
  const { method = 'GET', body = null, contentTypes } = request;
  if (body !== null && !carriesBody(method)) throw new TypeError('only POST and PUT carry a body');
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

export const carriesBody = (method: Method): boolean => method === 'POST' || method === 'PUT';

/** One request of a fetch. Header names are lower-case. */
export type Hop = {
  url: URL;
  method: Method;
  headers: Record<string, string>;
  body: string | null;
};

/**
 * `same-origin` is for requests that carry a body: only a redirect that keeps the method, and with it the body, to the
 * same scheme, host and port is followed (307 and 308, RFC 9110 sections 15.4.8 and 15.4.9).
 */
type RedirectRules = { max: number; stay: 'same-origin' | 'same-site' | 'anywhere' };

const KEEPS_METHOD: readonly number[] = [307, 308];
const FOLLOWED: readonly number[] = [301, 302, 303, ...KEEPS_METHOD];

const LONGEST_PLACE = 200;

/** A redirect's target as messages name it: without its query, which may hold credentials. */
function placeOf(location: string, base: URL): string {
  const url = parsed(location, base);
  return url === null ? 'no readable URL' : clip(`${url.origin}${url.pathname}`, LONGEST_PLACE);
}

/** The Location of a redirect that is followed; null for every other response. */
export function redirectTarget(status: number, location: string | undefined): string | null {
  return FOLLOWED.includes(status) && location !== undefined ? location : null;
}

/**
 * The request that follows a redirect (RFC 9110 section 15.4). Only the step is validated here. Its target is
 * validated by the next hop, like that of a first request.
 *
 * @param trail all hops so far; the first one defines "same site"
 * @throws {FetchRefused} redirect_refused, too_many_redirects, or the refusal of `readUrl`
 */
export function nextHop(
  trail: readonly [Hop, ...Hop[]],
  status: number,
  location: string,
  rules: RedirectRules,
): Hop {
  const [first] = trail;
  const last = trail.at(-1) ?? first;
  const refuse = (why: string) =>
    new FetchRefused('redirect_refused', `${why}: ${placeOf(location, last.url)}`);
  if (rules.max === 0) throw refuse('the answer is a redirect, and none is followed here');
  const url = target(location, last.url);
  if (trail.length > rules.max)
    throw new FetchRefused('too_many_redirects', `more than ${rules.max} redirects`);
  if (last.url.protocol === 'https:' && url.protocol !== 'https:') {
    throw refuse('the redirect leads from https to http');
  }
  if (rules.stay === 'same-site' && !sameSite(first.url.hostname, url.hostname)) {
    throw refuse('the redirect leads to another site');
  }
  if (rules.stay === 'same-origin' && first.url.origin !== url.origin)
    throw refuse('the redirect leads to another origin');
  if (rules.stay === 'same-origin' && !KEEPS_METHOD.includes(status))
    throw refuse(`the redirect (${status}) would drop the body; 307 and 308 keep it`);
  const hop = follow(last, url, status);
  if (trail.some((seen) => seen.method === hop.method && seen.url.href === hop.url.href)) {
    throw new FetchRefused('too_many_redirects', 'the redirects go round in a circle');
  }
  return hop;
}

function parsed(location: string, base: URL): URL | null {
  // The header is bytes on the wire, which browsers read as UTF-8.
  const text = Buffer.from(location, 'latin1').toString('utf8').trim();
  return text === '' ? null : URL.parse(text, base.href);
}

function target(location: string, base: URL): URL {
  const url = parsed(location, base);
  if (url === null) throw new FetchRefused('redirect_refused', 'the redirect leads to no readable URL');
  return readUrl(url.href);
}

/** The only headers of a caller that another origin may see. Other headers may hold credentials under any name. */
const PORTABLE_HEADERS: readonly string[] = ['accept', 'accept-language', 'content-type'];

function follow(last: Hop, url: URL, status: number): Hop {
  const toGet = last.method !== 'GET' && [301, 302, 303].includes(status);
  const foreign = last.url.origin !== url.origin;
  const headers = Object.entries(last.headers).filter(([name]) => {
    if (toGet && /^(content-|digest$|signature)/.test(name)) return false;
    return !foreign || PORTABLE_HEADERS.includes(name);
  });
  return {
    url,
    method: toGet ? 'GET' : last.method,
    headers: Object.fromEntries(headers),
    body: toGet ? null : last.body,
  };
}
