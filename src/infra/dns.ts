import { Resolver as Queries } from 'node:dns/promises';
import { isIP } from 'node:net';

export type DnsFailure = 'not_found' | 'no_data' | 'bad_name' | 'timeout' | 'server_failure' | 'aborted';

/**
 * A DNS look-up that returned no usable records. `timeout` and `server_failure` may be temporary; the other codes
 * are final.
 */
export class DnsError extends Error {
  readonly code: DnsFailure;

  constructor(code: DnsFailure, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
  }
}

const sentences: Record<DnsFailure, string> = {
  not_found: 'the name does not exist',
  no_data: 'the name has no record of this type',
  bad_name: 'the name cannot be asked for',
  timeout: 'the name servers did not answer in time',
  server_failure: 'the name servers failed',
  aborted: 'the look-up was aborted',
};

export type Resolver = {
  /** All A and AAAA records, IPv4 first. Never empty. @throws {DnsError} */
  addresses(host: string, signal?: AbortSignal): Promise<string[]>;
  /** All TXT records, each with its strings joined (RFC 7208 section 3.3). Never empty. @throws {DnsError} */
  txt(name: string, signal?: AbortSignal): Promise<string[]>;
};

/**
 * `queryMs`: first timeout for one server, doubled with each try. `lookupMs`: time limit of a whole look-up. `laterMs`:
 * how long IPv6 addresses may come after IPv4 addresses, `lookupMs` if not given. All in milliseconds.
 */
type ResolverLimits = { queryMs: number; tries: number; lookupMs: number; laterMs?: number };

// Some name servers never answer a query for IPv6 addresses. Whoever has an IPv4 address by then would use up most of the
// time of a request with the wait for them.
const LIMITS: ResolverLimits = { queryMs: 1500, tries: 2, lookupMs: 4000, laterMs: 1000 };

/**
 * Creates a resolver that queries name servers over DNS. It does not read the hosts file and does not use the
 * thread pool, so a silent name server cannot delay file access. It caches nothing.
 *
 * @param servers list of `ip:port`; null uses the system's servers
 * @throws {TypeError} when a server is not an address
 */
export function createResolver(servers: readonly string[] | null, limits = LIMITS): Resolver {
  const order = createOrder(limits.queryMs);
  const open = () => {
    const queries = new Queries({ timeout: limits.queryMs, tries: limits.tries });
    if (servers !== null) queries.setServers(servers);
    order.apply(queries);
    return queries;
  };
  open();

  /** Each look-up has its own resolver, because `cancel` ends all queries of a resolver. */
  async function lookUp<T>(
    name: string,
    signal: AbortSignal | undefined,
    ask: (queries: Queries, endAfter: (ms: number) => void) => Promise<T>,
  ) {
    if (!/^[a-z0-9_.-]{1,253}\.?$/i.test(name) || isIP(name) !== 0) throw new DnsError('bad_name');
    if (signal?.aborted) throw new DnsError('aborted');
    const queries = open();
    const measured = order.measure();
    const cancel = () => queries.cancel();
    const timers = [setTimeout(cancel, limits.lookupMs)];
    const endAfter = (ms: number) => void timers.push(setTimeout(cancel, ms));
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await ask(queries, endAfter);
    } catch (error) {
      throw signal?.aborted ? new DnsError('aborted') : read(error);
    } finally {
      measured();
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  }

  return {
    addresses: (host, signal) =>
      lookUp(host, signal, async (queries, endAfter) => {
        const four = queries.resolve4(host);
        const six = queries.resolve6(host);
        four.then(
          () => endAfter(limits.laterMs ?? limits.lookupMs),
          () => {},
        );
        const answers = await Promise.allSettled([four, six]);
        const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
        if (found.length > 0) return found;
        throw weightiest(
          answers.map((answer) => read(answer.status === 'rejected' ? answer.reason : undefined)),
        );
      }),
    txt: (name, signal) =>
      lookUp(name, signal, async (queries) => {
        const records = await queries.resolveTxt(name);
        return records.map((strings) => strings.join(''));
      }),
  };
}

/**
 * The order in which name servers are asked. A look-up that took longer than the first of them may take sends this one to
 * the end, so that a server that is silent delays a look-up or two, and not all of them for as long as it is.
 */
function createOrder(queryMs: number) {
  let first = 0;
  return {
    apply(queries: Queries): void {
      const servers = queries.getServers();
      const start = first % Math.max(1, servers.length);
      if (start > 0) queries.setServers([...servers.slice(start), ...servers.slice(0, start)]);
    },
    /** Begins a look-up; call the result at its end. */
    measure(): () => void {
      const began = performance.now();
      const asked = first;
      return () => {
        // Only one of the look-ups that waited for a server at the same time moves on.
        if (asked === first && performance.now() - began >= queryMs) first += 1;
      };
    },
  };
}

const codes: Record<string, DnsFailure> = {
  ENOTFOUND: 'not_found',
  ENODATA: 'no_data',
  EBADNAME: 'bad_name',
  ETIMEOUT: 'timeout',
  ECANCELLED: 'timeout',
};

function read(error: unknown): DnsError {
  if (error instanceof DnsError) return error;
  if (!(error instanceof Error) || !('code' in error)) return new DnsError('no_data', { cause: error });
  return new DnsError(codes[String(error.code)] ?? 'server_failure', { cause: error });
}

const WEIGHT: readonly DnsFailure[] = ['timeout', 'server_failure', 'no_data', 'not_found', 'bad_name'];

/**
 * Picks the error to report. "AAAA timed out" outweighs "A has no data", because the name may well have an address.
 */
function weightiest(errors: readonly DnsError[]): DnsError {
  const code = WEIGHT.find((candidate) => errors.some((error) => error.code === candidate)) ?? 'no_data';
  return errors.find((error) => error.code === code) ?? new DnsError(code);
}
