import { clientError } from '../client/agent-error.ts';
import { AgentError, connectRegistry, type FeedPage, type Registry, readFeed } from '../client/index.ts';
import type { Send } from '../client/line.ts';
import { pause } from '../client/waiting.ts';
import type { components } from '../generated/types/openapi.ts';
import { MirrorError } from './fault.ts';

type FeedLog = components['schemas']['RegistryFeedLog'];
export type BrandPage = components['schemas']['RegistryBrandChangeList'];

/** The registry that is copied. Whatever is busy or away for a moment is asked again. */
export type Source = {
  readonly url: string;
  readonly registry: Registry;
  log(): Promise<FeedLog>;
  /** Bytes of a file below the address of the registry; undefined when there is none. */
  find(path: string): Promise<Uint8Array | undefined>;
  /** As `find`, of a file that must be there. */
  bytes(path: string): Promise<Uint8Array>;
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
  events(cursor: string): Promise<Pick<FeedPage, 'events' | 'has_more'>>;
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
  /** Asks until the registry has answered; `undefined` is the answer 404. */
  ask<T>(what: string, call: () => Promise<Answered<T>>): Promise<T | undefined>;
};

type Answered<T> = { readonly data?: T | undefined; readonly error?: unknown; readonly response: Response };

export type SourceOptions = {
  readonly url: string;
  readonly token: string | undefined;
  readonly signal: AbortSignal;
  readonly fetch?: Send | undefined;
  /** How often a registry that is away is asked before giving up; for ever when absent. */
  readonly tries?: number | undefined;
};

const LONGEST_WAIT_S = 300;
const LONGEST_BACK_OFF_S = 60;
const EVENTS_AT_ONCE = 1_000;
const BRANDS_AT_ONCE = 1_000;
/** Largest response that is read whole; parts of a dump are read in pieces. */
const MOST_BYTES = 1024 * 1024 * 1024;

export function openSource({ url, token, signal, fetch, tries = Infinity }: SourceOptions): Source {
  const registry = connectRegistry({ baseUrl: url, token, signal, fetch, maxAnswerBytes: MOST_BYTES });

  const ask = asking(signal, tries);

  async function find(path: string): Promise<Uint8Array | undefined> {
    const call = () =>
      registry.request('get', path as '/api/registry/log', { parseAs: 'arrayBuffer', signal });
    const found = (await ask(path, call)) as ArrayBuffer | undefined;
    return found && new Uint8Array(found);
  }

  return {
    url,
    registry,
    ask,
    async log() {
      const found = await ask('the log', () => registry.GET('/api/registry/log', { signal }));
      if (found === undefined)
        throw new MirrorError(`${url} has no log of its feed, so nothing can be checked.`);
      return found;
    },
    find,
    async bytes(path) {
      const found = await find(path);
      if (found === undefined) throw new MirrorError(`${url}${path} does not exist.`);
      return found;
    },
    async stream(path, headers) {
      const call = () =>
        registry.request('get', path as '/api/registry/log', { parseAs: 'stream', headers, signal });
      let isPart = false;
      const found = await ask(path, async () => {
        const answer = await call();
        isPart = answer.response.status === 206;
        return answer;
      });
      if (found === undefined || found === null)
        throw new MirrorError(`${url}${path} does not exist any more.`);
      return { body: found as unknown as ReadableStream<Uint8Array>, isPart };
    },
    async newestDump() {
      const found = await ask('the dump', () => registry.GET('/api/registry/dump', { signal }));
      return found?.id;
    },
    async indexOf(eventId) {
      const params = { query: { event_id: eventId } };
      const found = await ask('the proof', () => registry.GET('/api/registry/log/proof', { params, signal }));
      return found?.index;
    },
    async brands(cursor) {
      const params = { query: { cursor, limit: BRANDS_AT_ONCE } };
      const found = await ask('the changes of brands', () =>
        registry.GET('/api/registry/brands/changes', { params, signal }),
      );
      return found ?? { changes: [], cursor, has_more: false };
    },
    async events(cursor) {
      const pages = readFeed(registry, { cursor, limit: EVENTS_AT_ONCE, signal });
      const { value } = await pages.next();
      return typeof value === 'object' ? value : { events: [], has_more: false };
    },
  };
}

/** Asks again while the registry is busy or away. */
function asking(signal: AbortSignal, tries: number): Source['ask'] {
  return async function ask<T>(what: string, call: () => Promise<Answered<T>>): Promise<T | undefined> {
    for (let failures = 1; ; failures += 1) {
      const answer = await call().catch((cause: unknown) => {
        if (cause instanceof AgentError && cause.recovery === 'transient' && failures < tries)
          return undefined;
        throw cause;
      });
      if (answer?.response.ok && answer.data !== undefined) return answer.data;
      const status = answer?.response.status ?? 0;
      if (status === 404) return undefined;
      if (status === 410) throw clientError('CURSOR_EXPIRED', reasonOf(answer), { httpStatus: 410 });
      const isBusy = answer === undefined || status === 429 || status >= 500;
      if (!isBusy || failures >= tries) throw new MirrorError(`${what}: ${reasonOf(answer)}`);
      const asked = Number(answer?.response.headers.get('retry-after') ?? 0);
      const seconds = asked > 0 ? asked : Math.min(2 ** (failures - 1), LONGEST_BACK_OFF_S);
      await pause(1_000 * Math.min(seconds, LONGEST_WAIT_S), signal);
    }
  };
}

function reasonOf(answer: Answered<unknown> | undefined): string {
  const { message } = Object(answer?.error) as { message?: unknown };
  return typeof message === 'string' ? message : `HTTP status ${answer?.response.status ?? 'unknown'}`;
}
