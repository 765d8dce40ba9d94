import type { OwnPlaces } from '../domain/net/address.ts';
import { DnsError, type Resolver } from './dns.ts';
import { createConnector, type Dial, dialDirectly } from './fetcher/connect.ts';
import { type Deadline, startDeadline } from './fetcher/deadline.ts';
import { ReplyRefusal } from './fetcher/exchange.ts';
import { type Trail, travel, type Vehicle } from './fetcher/journey.ts';
import { type FetchFailure, FetchRefused } from './fetcher/refusal.ts';
import { type FetchAnswer, type FetchRequest, firstHop } from './fetcher/request.ts';
import { findRoute } from './fetcher/route.ts';
import { isWebPort, readUrl } from './fetcher/target.ts';

export type { Dial, FetchAnswer, FetchFailure, FetchRequest };

export type HostVerdict =
  | { ok: true; addresses: string[] }
  /** `transient`: the name servers did not answer, so that nobody knows. */
  | { ok: false; code: FetchFailure; message: string; transient: boolean };

export type Fetcher = {
  /** Never rejects because of the network. @throws {TypeError} for a request that only our own code can get wrong */
  fetch(request: FetchRequest): Promise<FetchAnswer>;
  /** Whether a host name or literal address may be fetched from over https. Resolves it, connects nowhere. */
  judgeHost(host: string): Promise<HostVerdict>;
  /** Ends what is under way with `aborted`, and every later fetch as well. */
  close(): Promise<void>;
};

export type FetcherOptions = {
  /** Lower-case `host` or `host:port` → http(s) origin. Such a host counts as resolved and public; read anew each time. */
  outboundHosts: ReadonlyMap<string, string>;
  resolver: Resolver;
  userAgent: string;
  /**
   * Default: 80 and 443. Documents live at well-known URLs without a port, and a service that dials any port on
   * request is a port scanner for hire.
   */
  allowPorts?: (port: number) => boolean;
  /** Where this service itself is reached, which is never fetched from; read anew each time. Default: nowhere. */
  own?: () => OwnPlaces | null;
  dial?: Dial;
  /** For all addresses of a host together, TLS included; default 5 s. */
  connectTimeoutMs?: number;
  /** No fetch takes longer, whatever its request says. Default: as the request says. */
  longestMs?: number;
  /** PEM roots to trust in place of Node's. */
  trust?: readonly string[];
};

const CONNECT_TIMEOUT_MS = 5000;
const JUDGE_TIMEOUT_MS = 5000;

/**
 * The only door to the outside. For every hop the URL is judged, the host resolved, every address judged, and the
 * judged address itself dialled, with the name kept in Host, SNI and the certificate check. No proxy is ever used.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { outboundHosts, resolver, userAgent, allowPorts = isWebPort, dial = dialDirectly } = options;
  const rules = { outboundHosts, resolver, allowPorts, own: options.own ?? (() => null) };
  const connect = createConnector(
    dial,
    options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    options.trust ?? null,
  );
  const vehicle: Vehicle = { rules, connect, userAgent };
  const longestMs = options.longestMs ?? Number.POSITIVE_INFINITY;
  const underWay = new Map<Deadline, Promise<unknown>>();
  let closed = false;

  /** Runs work under one deadline that `close` can cut short. */
  async function timed<T>(
    timeoutMs: number,
    outer: AbortSignal | undefined,
    work: (deadline: Deadline) => Promise<T>,
  ) {
    const deadline = startDeadline(timeoutMs, outer);
    if (closed) deadline.abort();
    try {
      deadline.signal.throwIfAborted();
      const promise = work(deadline);
      underWay.set(deadline, promise);
      return await promise;
    } finally {
      underWay.delete(deadline);
      deadline.end();
    }
  }

  return {
    async fetch(request) {
      const start = performance.now();
      const elapsed = () => Math.round(performance.now() - start);
      let trail: Trail | null = null;
      try {
        const seen: Trail = [firstHop(request)];
        trail = seen;
        const reply = await timed(Math.min(request.timeoutMs, longestMs), request.signal, (deadline) =>
          travel(seen, request, vehicle, deadline),
        );
        const [url = request.url, ...before] = seen.map((hop) => hop.url.href).reverse();
        const { status, headers, body, notModified } = reply;
        return {
          ok: true,
          status,
          url,
          headers,
          body,
          notModified,
          redirects: before.reverse(),
          durationMs: elapsed(),
        };
      } catch (error) {
        if (!(error instanceof FetchRefused)) throw error;
        const { code, message } = error;
        const url = trail?.at(-1)?.url.href ?? withoutCredentials(request.url);
        const status = error instanceof ReplyRefusal ? { status: error.status } : {};
        return { ok: false, code, message, url, ...status, durationMs: elapsed() };
      }
    },

    async judgeHost(host) {
      try {
        const url = readHost(host);
        const route = await timed(JUDGE_TIMEOUT_MS, undefined, ({ race, signal }) =>
          race(findRoute(url, rules, signal)),
        );
        return { ok: true, addresses: route.addresses };
      } catch (error) {
        if (!(error instanceof FetchRefused)) throw error;
        const { code, message } = error;
        return { ok: false, code, message, transient: isTransient(error) };
      }
    },

    async close() {
      closed = true;
      const ending = [...underWay.values()];
      for (const deadline of underWay.keys()) deadline.abort();
      await Promise.allSettled(ending);
    },
  };
}

const isTransient = ({ code, cause }: FetchRefused): boolean =>
  code === 'timeout' ||
  code === 'aborted' ||
  (cause instanceof DnsError && (cause.code === 'timeout' || cause.code === 'server_failure'));

function readHost(host: string): URL {
  const address = /^[0-9a-f.]*:[0-9a-f:.]*$/i.test(host) ? `[${host}]` : host;
  if (/[/?#@]/.test(address) || /:\d*$/.test(address))
    throw new FetchRefused('invalid_url', 'this is not a host');
  return readUrl(`https://${address}/`);
}

/** A URL that was not readable may still hold a password, and answers end up in logs. */
function withoutCredentials(url: string): string {
  const text = url.slice(0, 2048);
  const at = text.split(/[?#]/, 1)[0]?.lastIndexOf('@') ?? -1;
  return at === -1 ? text : `${/^[a-z]*:/i.exec(text)?.[0] ?? ''}//${text.slice(at + 1)}`;
}

/** The fetcher for one piece of work: its fetches end with the work. */
export const withSignal = (fetcher: Fetcher, signal: AbortSignal | undefined): Fetcher =>
  signal === undefined ? fetcher : { ...fetcher, fetch: (request) => fetcher.fetch({ ...request, signal }) };
