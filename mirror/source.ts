import { AgentError, clientError } from '../client/agent-error.ts';
import type { Send } from '../client/line.ts';
import { connectRegistry, type Registry } from '../client/registry.ts';
import { pause } from '../client/waiting.ts';
import { type BrandPage, type EventPage, type FeedLog, readAnswer } from './answers.ts';
import { type BoundName, type Bounds, beyond, DEFAULT_BOUNDS, timeOf } from './bounds.ts';
import { MirrorError } from './fault.ts';

/** The registry that is copied. Whatever is busy or away for a moment is asked again. */
export type Source = {
  readonly url: string;
  log(): Promise<FeedLog>;
  /** Bytes of a file below the address of the registry, within a bound; undefined when there is none. */
  find(path: string, bound: BoundName): Promise<Uint8Array | undefined>;
  /** As `find`, of a file that must be there. */
  bytes(path: string, bound: BoundName): Promise<Uint8Array>;
  /** A file below the address of the registry, as it comes, and whether it is the part that a range asked for. */
  stream(
    path: string,
    headers: Record<string, string>,
  ): Promise<{ readonly body: ReadableStream<Uint8Array>; readonly isPart: boolean }>;
  /**
   * The events after a cursor, a page of them.
   *
   * @throws {AgentError} CURSOR_EXPIRED
   */
  events(cursor: string): Promise<EventPage>;
  /** The id of the newest dump; undefined before the first one. */
  newestDump(): Promise<string | undefined>;
  /** The number of an event's entry in the log that grows; undefined when it has none. */
  indexOf(eventId: string): Promise<number | undefined>;
  /**
   * Brands that changed after a cursor, a page of them.
   *
   * @throws {AgentError} CURSOR_EXPIRED
   */
  brands(cursor: string): Promise<BrandPage>;
};

type Answered<T> = { readonly data?: T | undefined; readonly error?: unknown; readonly response: Response };

export type SourceOptions = {
  readonly url: string;
  readonly token: string | undefined;
  readonly signal: AbortSignal;
  readonly fetch?: Send | undefined;
  /** How often a registry that is away is asked before giving up; as long as the bound says when absent. */
  readonly tries?: number | undefined;
  readonly bounds?: Bounds | undefined;
  /** Takes a line for people when a registry that is away is waited for. */
  readonly sayWaiting?: ((line: string) => void) | undefined;
};

/** A request that fails a few times is no news: registries are restarted. */
const FAILURES_TO_SAY = 3;
const LONGEST_WAIT_S = 300;
const LONGEST_BACK_OFF_S = 60;
const EVENTS_AT_ONCE = 1_000;
const BRANDS_AT_ONCE = 1_000;
const MOST_KEYS = 100;

export function openSource(options: SourceOptions): Source {
  const { url, signal } = options;
  const within = askingWithin(options);

  async function find(path: string, bound: BoundName): Promise<Uint8Array | undefined> {
    const found = (await within(bound, path, (registry) =>
      registry.request('get', path as '/api/registry/log', { parseAs: 'arrayBuffer', signal }),
    )) as ArrayBuffer | undefined;
    return found && new Uint8Array(found);
  }

  return {
    url,
    find,
    async bytes(path, bound) {
      const found = await find(path, bound);
      if (found === undefined) throw new MirrorError(`${url}${path} does not exist.`);
      return found;
    },
    async stream(path, headers) {
      let isPart = false;
      const found = await within('partBytes', path, async (registry) => {
        const asked = { parseAs: 'stream', headers, signal } as const;
        const answer = await registry.request('get', path as '/api/registry/log', asked);
        isPart = answer.response.status === 206;
        return answer;
      });
      if (found === undefined || found === null)
        throw new MirrorError(`${url}${path} does not exist any more.`);
      return { body: found as unknown as ReadableStream<Uint8Array>, isPart };
    },
    ...answersOf(options, within),
  };
}

/** The answers that are JSON. */
function answersOf(
  { url, signal }: SourceOptions,
  within: Within,
): Pick<Source, 'log' | 'newestDump' | 'indexOf' | 'brands' | 'events'> {
  const parseAs = 'text';
  return {
    async log() {
      const found = await within('answerBytes', 'the log', (registry) =>
        registry.GET('/api/registry/log', { parseAs, signal }),
      );
      if (found === undefined)
        throw new MirrorError(`${url} has no log of its feed, so nothing can be checked.`);
      const log = readAnswer('log', found, 'the log');
      // Each one is tried with each checkpoint.
      if (log.verifier_keys.length > MOST_KEYS)
        throw new MirrorError(
          `the log: verifier_keys has ${log.verifier_keys.length} keys, and may have ${MOST_KEYS}.`,
        );
      return log;
    },
    async newestDump() {
      const found = await within('manifestBytes', 'the dump', (registry) =>
        registry.GET('/api/registry/dump', { parseAs, signal }),
      );
      return found && readAnswer('newestDump', found, 'the dump').id;
    },
    async indexOf(eventId) {
      const params = { query: { event_id: eventId } };
      const found = await within('answerBytes', 'the proof', (registry) =>
        registry.GET('/api/registry/log/proof', { params, parseAs, signal }),
      );
      return found === undefined ? undefined : readAnswer('proof', found, 'the proof').index;
    },
    async brands(cursor) {
      const what = 'the changes of brands';
      const params = { query: { cursor, limit: BRANDS_AT_ONCE } };
      const found = await within('pageBytes', what, (registry) =>
        registry.GET('/api/registry/brands/changes', { params, parseAs, signal }),
      );
      if (found === undefined) return { changes: [], cursor, has_more: false };
      const page = readAnswer('brands', found, what);
      checkNumber(what, page.changes.length, BRANDS_AT_ONCE);
      // Nobody would ever come to the end of these.
      if (page.has_more && (page.changes.length === 0 || page.cursor === cursor))
        throw new MirrorError(`${what}: a page says that there are more, and leads nowhere.`);
      return page;
    },
    async events(cursor) {
      const what = 'the feed';
      const params = { query: { cursor, limit: EVENTS_AT_ONCE } };
      const found = await within('pageBytes', what, (registry) =>
        registry.GET('/api/registry/feed', { params, parseAs, signal }),
      );
      if (found === undefined) return { events: [], has_more: false };
      const page = readAnswer('events', found, what);
      checkNumber(what, page.events.length, EVENTS_AT_ONCE);
      return page;
    },
  };
}

/** Each event and each brand makes work, however short it is. */
function checkNumber(what: string, number: number, asked: number): void {
  if (number > asked)
    throw new MirrorError(`${what}: a page has ${number} items, and ${asked} were asked for.`);
}

/** Asks until the registry has answered, within a bound; `undefined` is the answer 404. */
type Within = <T>(
  bound: BoundName,
  what: string,
  call: (registry: Registry) => Promise<Answered<T>>,
) => Promise<T | undefined>;

function askingWithin({
  url,
  token,
  fetch,
  signal,
  tries = Infinity,
  bounds = DEFAULT_BOUNDS,
  sayWaiting = () => {},
}: SourceOptions): Within {
  const ask = asking(signal, tries, bounds, (what, why) =>
    sayWaiting(
      `waiting for ${url}: ${what}: ${why.replace(/\.$/, '')}; asking again until it answers (--max-wait-seconds)`,
    ),
  );
  return async (bound, what, call) => {
    const timeoutMs = bounds.requestSeconds * 1_000;
    const maxAnswerBytes = bounds[bound];
    const registry = connectRegistry({ baseUrl: url, token, signal, fetch, timeoutMs, maxAnswerBytes });
    try {
      return await ask(what, () => call(registry));
    } catch (cause) {
      if (cause instanceof AgentError && cause.code === 'TOO_LARGE')
        throw beyond(bounds, bound, `${what}: the answer is too large`);
      throw cause;
    }
  };
}

/** Asks again while the registry is busy or away. */
function asking(
  signal: AbortSignal,
  tries: number,
  bounds: Bounds,
  sayWaiting: (what: string, why: string) => void,
) {
  return async function ask<T>(what: string, call: () => Promise<Answered<T>>): Promise<T | undefined> {
    const isLate = timeOf(bounds, 'waitSeconds');
    for (let failures = 1; ; failures += 1) {
      let failure: string | undefined;
      const answer = await call().catch((cause: unknown) => {
        if (failures >= tries) throw cause;
        failure = messageOfPassing(cause);
        return undefined;
      });
      if (answer?.response.ok && answer.data !== undefined) return answer.data;
      const status = answer?.response.status ?? 0;
      if (status === 404) return undefined;
      if (status === 410) throw clientError('CURSOR_EXPIRED', reasonOf(answer), { httpStatus: 410 });
      const isBusy = answer === undefined || status === 429 || status >= 500;
      if (!isBusy || failures >= tries) throw new MirrorError(`${what}: ${reasonOf(answer)}`);
      if (isLate()) throw beyond(bounds, 'waitSeconds', `${what}: the registry is away or busy`);
      if (failures === FAILURES_TO_SAY) sayWaiting(what, failure ?? reasonOf(answer));
      await pause(1_000 * secondsToWait(answer, failures), signal);
    }
  };
}

/** What a failure that may pass says. @throws any other failure */
function messageOfPassing(cause: unknown): string {
  if (cause instanceof AgentError && cause.recovery === 'transient') return cause.message;
  throw cause;
}

function secondsToWait(answer: Answered<unknown> | undefined, failures: number): number {
  const asked = Number(answer?.response.headers.get('retry-after') ?? 0);
  const seconds = asked > 0 ? asked : Math.min(2 ** (failures - 1), LONGEST_BACK_OFF_S);
  return Math.min(seconds, LONGEST_WAIT_S);
}

function reasonOf(answer: Answered<unknown> | undefined): string {
  const { message } = Object(answer?.error) as { message?: unknown };
  return typeof message === 'string' ? message : `HTTP status ${answer?.response.status ?? 'unknown'}`;
}
