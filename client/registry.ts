import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../generated/types/openapi.ts';
import { AgentError, abortError, clientError } from './agent-error.ts';
import { type Token, tokenCredential } from './credential.ts';
import { openLine, type Send } from './line.ts';
import { pause } from './waiting.ts';

export type RegistryOptions = {
  /** Public address of the registry, as its `BASE_URL`. */
  baseUrl: string | URL;
  /**
   * API key or access token, or a function that returns one for each request. Sent only to the origin of `baseUrl`.
   */
  token?: Token | undefined;
  fetch?: Send | undefined;
  /** Milliseconds for one request and its response; 60 000 when absent. */
  timeoutMs?: number | undefined;
  /** Size limit of a response in bytes; 64 MiB when absent, which the snapshot of a large registry needs. */
  maxAnswerBytes?: number | undefined;
  /** Aborts every request. */
  signal?: AbortSignal | undefined;
};

/**
 * The REST API of a registry: one function per HTTP method, which takes a path of the contract and its
 * parameters. A response with a status of 400 or more is returned as `error`; a failure without a response is
 * thrown.
 */
export type Registry = Client<paths>;

const TIMEOUT_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Creates a typed client of a registry. Nothing is sent before the first call.
 *
 * @throws {TypeError} when `baseUrl` is not a URL. Each call throws AgentError: UNREACHABLE, TIMEOUT,
 *   REDIRECTED, TOO_LARGE, BAD_ANSWER, ABORTED
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
  const client = createClient<paths>({
    baseUrl: url.href.replace(/(?<!\/)\/+$/, ''),
    fetch: async (request) => {
      const { method, headers, signal } = request;
      const body = request.body === null ? {} : { body: await request.text() };
      return send(request.url, { method, headers, signal, ...body });
    },
  });
  return Object.assign(client, Object.fromEntries(METHODS.map((name) => [name, readable(client[name])])));
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'request'] as const;

/** A call whose answer may claim to be JSON and not be it. */
const readable =
  (call: (...args: never[]) => Promise<unknown>) =>
  async (...args: never[]): Promise<unknown> => {
    try {
      return await call(...args);
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw clientError('BAD_ANSWER', 'The registry answered with a text that is not JSON.', { cause });
    }
  };

export type FeedPage = components['schemas']['CoreRegistryFeedResponse'];

export type FollowOptions = {
  /** Cursor of the last page that was processed; starts at the oldest stored event when absent. */
  cursor?: string | undefined;
  /** The feed's `types` parameter, such as `property.*,*.created`, or a list of its items. */
  types?: string | readonly string[] | undefined;
  /** Largest number of events on one page, 1 to 10000; 1000 when absent. */
  limit?: number | undefined;
  /** Milliseconds to wait at the end of the feed before the next request; 5000 when absent. */
  everyMs?: number | undefined;
  /** Stops the generator; `followFeed` then throws ABORTED. */
  signal?: AbortSignal | undefined;
  /**
   * Is told why there is no page, before each wait for a registry that is busy or unreachable: for how many seconds it is
   * waited, and how often the page was asked for.
   */
  onWait?: ((failure: AgentError, seconds: number, tries: number) => void | Promise<void>) | undefined;
};

const EVERY_MS = 5_000;
const LIMIT = 1_000;
const LONGEST_WAIT_S = 300;
const LONGEST_BACK_OFF_S = 60;

type ReadOptions = Omit<FollowOptions, 'everyMs'> & {
  /** How often a page is requested while the registry is busy or unreachable; without end when absent. */
  tries?: number | undefined;
};

/**
 * Reads the change feed page by page and continues with new events as they come. Each page has a `cursor`: a
 * mirror stores it in the same step as its copy of the events, and passes it in when it starts again. A page without
 * events is returned when its cursor has moved, so that a mirror keeps its place while no event matches. While the
 * registry is busy or unreachable, the generator waits and retries.
 *
 * @throws {AgentError} CURSOR_EXPIRED when events after the cursor are lost: load the state again, then start without a
 *   cursor. HTTP_ERROR when the registry refuses the request. Both have the response in `body`
 */
export async function* followFeed(
  registry: Registry,
  { everyMs = EVERY_MS, signal = new AbortController().signal, ...options }: FollowOptions,
): AsyncGenerator<FeedPage, never> {
  for (let cursor = options.cursor; ; ) {
    cursor = yield* readFeed(registry, { ...options, cursor, signal });
    await pause(everyMs, signal);
  }
}

/**
 * Reads the change feed like `followFeed`, and returns at its end.
 *
 * @returns the cursor of the last page
 * @throws {AgentError} as `followFeed` does, and what kept the last of the `tries` from a page
 */
export async function* readFeed(
  registry: Registry,
  {
    cursor,
    types,
    limit = LIMIT,
    signal = new AbortController().signal,
    tries = Infinity,
    onWait,
  }: ReadOptions,
): AsyncGenerator<FeedPage, string> {
  const wanted = typeof types === 'string' ? types : types?.join(',');
  let at = cursor;
  for (;;) {
    if (signal.aborted) throw abortError(signal);
    const page = await readPage(
      registry,
      { limit, ...(at && { cursor: at }), ...(wanted && { types: wanted }) },
      { signal, tries, onWait },
    );
    const hasMoved = page.cursor !== at;
    at = page.cursor;
    if (page.events.length > 0 || hasMoved) yield page;
    if (!page.has_more) return at;
  }
}

/** A reader that took anything else for a page would wait for ever, or lose its place. */
const isPage = (data: FeedPage | undefined): data is FeedPage =>
  Array.isArray(data?.events) && typeof data.cursor === 'string';

type FeedQuery = { cursor?: string; types?: string; limit: number };

async function readPage(
  registry: Registry,
  query: FeedQuery,
  { signal, tries, onWait }: { signal: AbortSignal; tries: number } & Pick<FollowOptions, 'onWait'>,
): Promise<FeedPage> {
  for (let failures = 0; ; failures += 1) {
    const answer = await askFeed(registry, query, signal);
    if ('page' in answer) return answer.page;
    const { failure, seconds = Math.min(2 ** failures, LONGEST_BACK_OFF_S) } = answer;
    if (failures + 1 >= tries) throw failure;
    await onWait?.(failure, seconds, failures + 1);
    await pause(1000 * seconds, signal);
  }
}

/** A failure that may pass, and the seconds to wait if the registry names them. */
type Passing = { readonly failure: AgentError; readonly seconds?: number };

/** A page of the feed, or why there is none for now. */
async function askFeed(
  registry: Registry,
  query: FeedQuery,
  signal: AbortSignal,
): Promise<{ readonly page: FeedPage } | Passing> {
  try {
    const { data, error, response } = await registry.GET('/api/registry/feed', { params: { query }, signal });
    if (response.ok) {
      if (isPage(data)) return { page: data };
      throw clientError(
        'BAD_ANSWER',
        'The registry answered with something that is not a page of its feed.',
        {
          body: data,
        },
      );
    }
    const { status, headers } = response;
    const code = status === 410 ? 'CURSOR_EXPIRED' : 'HTTP_ERROR';
    const failure = clientError(code, error?.message ?? `The feed is refused with HTTP status ${status}.`, {
      httpStatus: status,
      body: error,
    });
    if (status !== 429 && status < 500) throw failure;
    const seconds = Number(headers.get('retry-after'));
    return seconds > 0 ? { failure, seconds: Math.min(seconds, LONGEST_WAIT_S) } : { failure };
  } catch (cause) {
    if (cause instanceof AgentError && cause.recovery === 'transient') return { failure: cause };
    throw cause;
  }
}
