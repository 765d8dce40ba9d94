import type { OwnPlaces } from '../domain/net/address.ts';
import type { AllowedPlaces } from '../domain/net/allowed-places.ts';
import type { EgressProxy } from '../domain/net/egress-proxy.ts';
import { DnsError, type Resolver } from './dns.ts';
import { type Connector, createConnector, type Dial, dialDirectly } from './fetcher/connection.ts';
import { type Deadline, deadlines } from './fetcher/deadline.ts';
import { type Expectation, exchange, type Reply, ReplyRefusal } from './fetcher/exchange.ts';
import { StaleConnection } from './fetcher/kept-connection.ts';
import { fixedHeaders } from './fetcher/message.ts';
import { type FetchAnswer, type FetchRequest, firstHop, type Hop, nextHop } from './fetcher/request.ts';
import {
  type FetchFailure,
  FetchRefused,
  findRoute,
  isWebPort,
  literalAddress,
  type RouteRules,
  readNetworkError,
  readUrl,
} from './fetcher/target.ts';

export type { FetchAnswer, FetchFailure, FetchRequest };

type HostVerdict =
  | { ok: true; addresses: string[] }
  /** `transient`: the name servers did not respond, so it is not known whether the host may be fetched. */
  | { ok: false; code: FetchFailure; message: string; transient: boolean };

export type Fetcher = {
  /**
   * Network failures are returned, not thrown.
   * @throws {TypeError} for a request that only a mistake in our own code can cause
   */
  fetch(request: FetchRequest): Promise<FetchAnswer>;
  /** Whether a host name or literal address may be fetched over https. Resolves the name but opens no connection. */
  judgeHost(host: string): Promise<HostVerdict>;
  /** Ends running fetches with `aborted`. Every later fetch ends in the same way. */
  close(): Promise<void>;
};

export type FetcherOptions = {
  /**
   * Lower-case `host` or `host:port` → http(s) origin. Such a host counts as resolved and public. Read anew for
   * each hop.
   */
  outboundHosts: ReadonlyMap<string, string>;
  resolver: Resolver;
  userAgent: string;
  /**
   * Default: 80 and 443. Documents live at well-known URLs without a port. A service that connects to any requested
   * port could be used as a port scanner.
   */
  allowPorts?: (port: number) => boolean;
  /** Private places that may be fetched although they are not public. Default: none. */
  allowed?: AllowedPlaces | undefined;
  /** Told of each request to such a place. */
  noteAllowed?: ((use: AllowedUse) => void) | undefined;
  /** Addresses of this service itself, which are never fetched. Read anew for each hop. Default: none. */
  own?: () => OwnPlaces | null;
  dial?: Dial;
  /** Proxy through which public hosts are reached; private places that are allowed are reached directly. */
  proxy?: EgressProxy | null | undefined;
  /** Time limit for connecting to all addresses of a host together, TLS included; default 5 s. */
  connectTimeoutMs?: number;
  /** Upper limit for the time of every fetch, whatever its request sets. Default: the time of the request. */
  longestMs?: number;
  /** PEM root certificates to trust instead of Node's own. */
  trust?: readonly string[];
};

/** A request to a private place that the operator allows. */
export type AllowedUse = {
  readonly host: string;
  readonly port: number;
  readonly addresses: readonly string[];
};

const CONNECT_TIMEOUT_MS = 5000;
const JUDGE_TIMEOUT_MS = 5000;

/**
 * The only way to other hosts. For every hop the fetcher validates the URL, resolves the host and validates every
 * address. It then connects to a validated address, and uses the host name for the Host header, SNI and the
 * certificate check. A proxy, if the operator names one, gets the validated address; environment variables name none.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { outboundHosts, resolver, userAgent, allowPorts = isWebPort, dial = dialDirectly } = options;
  const { allowed, noteAllowed = () => {} } = options;
  const rules = { outboundHosts, resolver, allowPorts, allowed, own: options.own ?? (() => null) };
  const connect = createConnector(
    dial,
    options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    options.trust ?? null,
    options.proxy ?? null,
  );
  const vehicle: Vehicle = { rules, connect, userAgent, noteAllowed };
  const longestMs = options.longestMs ?? Number.POSITIVE_INFINITY;
  const { timed, close } = deadlines();

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
        const stale = error instanceof StaleConnection ? { isStale: true as const } : {};
        return { ok: false, code, message, url, ...status, ...stale, durationMs: elapsed() };
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

    close,
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

/** Removes user information: a URL that could not be parsed may still hold a password, and failures are logged. */
function withoutCredentials(url: string): string {
  const text = url.slice(0, 2048);
  const at = text.split(/[?#]/, 1)[0]?.lastIndexOf('@') ?? -1;
  return at === -1 ? text : `${/^[a-z]*:/i.exec(text)?.[0] ?? ''}//${text.slice(at + 1)}`;
}

/** The fetcher for one piece of work: its fetches end when `signal` aborts, or the signal of the request itself. */
export const withSignal = (fetcher: Fetcher, signal: AbortSignal | undefined): Fetcher =>
  signal === undefined
    ? fetcher
    : {
        ...fetcher,
        fetch: (request) => fetcher.fetch({ ...request, signal: either(signal, request.signal) }),
      };

const either = (one: AbortSignal, other: AbortSignal | undefined): AbortSignal =>
  other === undefined || other === one ? one : AbortSignal.any([one, other]);

type Vehicle = {
  rules: RouteRules;
  connect: Connector;
  userAgent: string;
  noteAllowed: (use: AllowedUse) => void;
};
type Trail = [Hop, ...Hop[]];

/**
 * Follows redirects until a hop returns another response. Each hop is validated from scratch. The connection goes
 * to the validated address: a second look-up would let the name server return another one.
 *
 * @param trail holds the first hop; each redirect that is followed is appended
 * @throws {FetchRefused} for the last hop of `trail`
 */
async function travel(
  trail: Trail,
  request: FetchRequest,
  { rules, connect, userAgent, noteAllowed }: Vehicle,
  deadline: Deadline,
): Promise<Extract<Reply, { kind: 'answer' }>> {
  const { signal } = deadline;
  const { connection } = request;
  const fixed = fixedHeaders(userAgent, request.validators);
  const expected: Expectation = {
    maxBytes: request.maxBytes,
    isShared: request.isShared ?? false,
    contentTypes: request.contentTypes ?? null,
    conditional: 'if-none-match' in fixed || 'if-modified-since' in fixed,
  };
  for (let [hop] = trail; ; trail.push(hop)) {
    const { url } = hop;
    if (request.httpsOnly && url.protocol !== 'https:') {
      throw new FetchRefused('blocked_scheme', 'only https URLs are fetched for this request');
    }
    const route = await deadline.race(findRoute(url, rules, signal));
    if (route.isAllowed === true)
      noteAllowed({ host: url.hostname, port: route.port, addresses: route.addresses });
    const serverName = literalAddress(url.hostname) ?? url.hostname;
    const sent = { ...hop, headers: { ...hop.headers, ...fixed } };
    const kept = connection?.take(route, serverName) ?? null;
    const connected = kept ?? (await connect(route, serverName, signal));
    const keep = connection === undefined ? null : () => connection.put(connected);
    const before = connected.socket.bytesRead;
    const reply = await exchange(connected.socket, sent, expected, signal, keep).catch((error: unknown) => {
      const isSilent = kept !== null && connected.socket.bytesRead === before;
      throw isSilent && error instanceof FetchRefused && error.code === 'connection'
        ? new StaleConnection(error)
        : error;
    });
    if (reply.kind === 'answer') return reply;
    try {
      hop = nextHop(trail, reply.status, reply.location, request.redirects);
    } catch (error) {
      throw new ReplyRefusal(reply.status, readNetworkError(error));
    }
  }
}
