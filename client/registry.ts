import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../generated/types/openapi.ts';
import { AgentError, abortError, clientError } from './agent-error.ts';
import { type Token, tokenCredential } from './credential.ts';
import { openLine, type Send } from './line.ts';
import { pause } from './waiting.ts';

export type RegistryOptions = {
  /** Public address of the registry, as its `BASE_URL`. */
  baseUrl: string | URL;
  /** API key or access token, or what gives one for each request. Sent to the origin of `baseUrl` and nowhere else. */
  token?: Token | undefined;
  fetch?: Send | undefined;
  /** For one request with its response; a minute when absent. */
  timeoutMs?: number | undefined;
  /** Larger responses are refused; 64 MiB when absent, which the snapshot of a large registry needs. */
  maxAnswerBytes?: number | undefined;
  /** Ends every request. */
  signal?: AbortSignal | undefined;
};

/**
 * The REST API of a registry: a function for each method, which takes a path of the contract and its parameters. A
 * response with a status of 400 or more comes back as `error`; what is no response at all is thrown.
 */
export type Registry = Client<paths>;

const TIMEOUT_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Creates a typed client of a registry. Nothing is sent before the first call.
 *
 * @throws {TypeError} when `baseUrl` is no URL; each call throws AgentError: UNREACHABLE, TIMEOUT, REDIRECTED, TOO_LARGE, ABORTED
 */
export function connectRegistry(options: RegistryOptions): Registry {
  const url = new URL(options.baseUrl);
  const send = openLine({
    url,
    credential: tokenCredential(options.token),
    fetch: options.fetch ?? fetch,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    maxBytes: options.maxAnswerBytes ?? MOST_BYTES,
    closed: options.signal ?? new AbortController().signal,
  });
  return createClient<paths>({
    baseUrl: url.href.replace(/(?<!\/)\/+$/, ''),
    fetch: async (request) => {
      const { method, headers, signal } = request;
      const body = request.body === null ? {} : { body: await request.text() };
      return send(request.url, { method, headers, signal, ...body });
    },
  });
}

export type FeedPage = components['schemas']['CoreRegistryFeedResponse'];

export type FollowOptions = {
  /** Where an earlier reader stopped; the oldest event that is kept when absent. */
  cursor?: string | undefined;
  /** As the parameter `types` of the feed: `property.*,authorization.granted`. */
  types?: string | undefined;
  /** Largest number of events on one page, 1 to 10000; 1000 when absent. */
  limit?: number | undefined;
  /** How long to wait at the end of the feed before it is read again; 5 s when absent. */
  everyMs?: number | undefined;
  /** Ends the reading; `followFeed` then throws ABORTED. */
  signal?: AbortSignal | undefined;
};

const EVERY_MS = 5_000;
const LIMIT = 1_000;
const LONGEST_WAIT_S = 300;
const LONGEST_BACK_OFF_S = 60;

/**
 * Reads the change feed page by page and goes on as events come. Each page has its `cursor`: a mirror stores it with
 * what it made of the events, and passes it to the next reader. While the registry is busy or away, the reader waits.
 *
 * @throws {AgentError} HTTP_ERROR when the registry refuses, with the response in `body`: 401, 403, 410 `cursor_expired`
 */
export async function* followFeed(
  registry: Registry,
  { cursor, types, limit = LIMIT, everyMs = EVERY_MS, signal = new AbortController().signal }: FollowOptions,
): AsyncGenerator<FeedPage, never> {
  let at = cursor;
  for (;;) {
    if (signal.aborted) throw abortError(signal);
    const page = await readPage(
      registry,
      { limit, ...(at && { cursor: at }), ...(types && { types }) },
      signal,
    );
    if (page.events.length > 0) yield page;
    at = page.cursor ?? at;
    if (!page.has_more) await pause(everyMs, signal);
  }
}

type FeedQuery = { cursor?: string; types?: string; limit: number };

async function readPage(registry: Registry, query: FeedQuery, signal: AbortSignal): Promise<FeedPage> {
  for (let failures = 0; ; failures += 1) {
    const answer = await askFeed(registry, query, signal);
    if (typeof answer === 'object') return answer;
    await pause(1000 * (answer ?? Math.min(2 ** failures, LONGEST_BACK_OFF_S)), signal);
  }
}

/** A page; else the seconds to wait, undefined where the registry does not say. */
async function askFeed(
  registry: Registry,
  query: FeedQuery,
  signal: AbortSignal,
): Promise<FeedPage | number | undefined> {
  try {
    const { data, error, response } = await registry.GET('/api/registry/feed', { params: { query }, signal });
    if (data !== undefined) return data;
    const { status, headers } = response;
    if (status !== 429 && status < 500) {
      throw clientError('HTTP_ERROR', error.message ?? `The feed is refused with HTTP status ${status}.`, {
        httpStatus: status,
        body: error,
      });
    }
    const seconds = Number(headers.get('retry-after'));
    return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_S) : undefined;
  } catch (cause) {
    if (cause instanceof AgentError && cause.recovery === 'transient') return undefined;
    throw cause;
  }
}
