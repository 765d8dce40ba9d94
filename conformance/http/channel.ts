import { NotJudged } from '../verdict.ts';
import { type Exchange, MOST_KEPT, masked, printable, type Secrets } from './exchange.ts';
import type { Pace } from './pace.ts';

export type Send = (url: string | URL, init?: RequestInit) => Promise<Response>;

export type ChannelOptions = {
  /** Address of the peer. Paths are resolved against it, and nothing is sent to another origin. */
  readonly target: URL;
  readonly pace: Pace;
  readonly secrets: Secrets;
  /** Who the runner says it is. */
  readonly userAgent: string;
  /** Ends every request. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Largest body that is read. */
  readonly maxBytes: number;
  /** Called with each exchange as soon as its response has begun. */
  readonly onExchange: (exchange: Exchange) => void;
  readonly fetch?: Send | undefined;
};

const MOST_HOPS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** A way to one peer. */
export type Channel = {
  /** As `fetch`, for clients that take one. */
  readonly fetch: Send;
  /** The same, with the record of what was exchanged last, after redirects. */
  exchange(url: string | URL, init?: RequestInit): Promise<{ response: Response; exchange: Exchange }>;
};

/**
 * The one way to a peer: waits its turn, says who it is, follows redirects of reads within the peer's origin only, bounds
 * time and size, and records what was exchanged.
 *
 * @throws {NotJudged} from its functions, when no answer came; from reading a body that is too large
 */
export function openChannel(options: ChannelOptions): Channel {
  async function exchange(input: string | URL, init: RequestInit = {}) {
    const method = (init.method ?? 'GET').toUpperCase();
    const mayFollow = method === 'GET' && init.redirect !== 'manual';
    let at = new URL(input, options.target);
    for (let hops = 0; ; hops += 1) {
      const sent = await sendOnce(at, { ...init, method }, options);
      const { status, headers, body } = sent.response;
      const place = REDIRECTS.includes(status) ? headers.get('location') : null;
      const next = place === null ? null : URL.parse(place, at);
      if (!mayFollow || hops >= MOST_HOPS || next?.origin !== options.target.origin) return sent;
      await body?.cancel();
      at = next;
    }
  }
  return { exchange, fetch: async (input, init) => (await exchange(input, init)).response };
}

async function sendOnce(url: URL, init: RequestInit, options: ChannelOptions) {
  const { target, pace, userAgent, secrets, onExchange } = options;
  if (url.origin !== target.origin) throw new NotJudged(`${url.origin} is not the peer that is tested`);
  const headers = new Headers(init.headers);
  headers.set('user-agent', userAgent);
  const request = requestOf(url, init, headers, secrets);
  // A connection that is kept may be closed by the peer while the next request is on its way. That request could be sent
  // again only by somebody who knows that it was not done.
  headers.set('connection', 'close');
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout, ...(init.signal ? [init.signal] : [])]);
  const end = await pace.turn(options.signal);
  try {
    const send = options.fetch ?? fetch;
    const response = await send(url, { ...init, headers, signal, redirect: 'manual' });
    const sent = recorded(response, request, options);
    onExchange(sent.exchange);
    return sent;
  } catch (cause) {
    if (options.signal.aborted || init.signal?.aborted) throw cause;
    const failure = timeout.aborted ? `no answer within ${options.timeoutMs} ms` : reasonOf(cause);
    onExchange({ request, response: null, failure });
    throw new NotJudged(`${request.method} ${url.pathname}: ${failure}`, { cause });
  } finally {
    end();
  }
}

const requestOf = (url: URL, init: RequestInit, headers: Headers, secrets: Secrets): Exchange['request'] => ({
  method: init.method ?? 'GET',
  url: masked(url.href, secrets),
  headers: cleanHeaders(headers, secrets),
  body: typeof init.body === 'string' ? masked(init.body, secrets).slice(0, MOST_KEPT) : null,
});

const cleanHeaders = (headers: Headers, secrets: Secrets): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, printable(masked(value, secrets)).slice(0, 1024)]),
  );

/** The same response; the record grows as its body is read, up to a size, and nothing is read beyond a bound. */
function recorded(response: Response, request: Exchange['request'], { maxBytes, secrets }: ChannelOptions) {
  const { body, status, statusText, headers } = response;
  let raw = '';
  const exchange: Exchange = {
    request,
    response: {
      status,
      headers: cleanHeaders(headers, secrets),
      get body() {
        // A secret may stand across the end of what is kept.
        return printable(masked(raw, secrets)).slice(0, MOST_KEPT);
      },
      get isCut() {
        return raw.length > MOST_KEPT;
      },
    },
    failure: null,
  };
  if (body === null) return { response, exchange };
  let left = maxBytes;
  const decoder = new TextDecoder();
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) throw new NotJudged(`the answer is larger than ${maxBytes} bytes`);
        if (raw.length <= MOST_KEPT) raw += decoder.decode(chunk, { stream: true });
        controller.enqueue(chunk);
      },
    }),
  );
  return { response: new Response(counted, { status, statusText, headers }), exchange };
}

/** The operating system's code of a failed connection, or what the error says. */
function reasonOf(cause: unknown): string {
  for (let depth = 0, inner = cause; depth < 4 && inner instanceof Error; depth += 1, inner = inner.cause)
    if ('code' in inner && typeof inner.code === 'string' && /^E[A-Z]+$/.test(inner.code))
      return `no connection: ${inner.code}`;
  return `no answer: ${printable(cause instanceof Error ? cause.message : String(cause)).slice(0, 200)}`;
}
