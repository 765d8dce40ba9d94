import { setMaxListeners } from 'node:events';
import { mcpUrls } from '../../../client/mcp-urls.ts';
import { loadedOnce } from '../../../generated/validators/index.ts';
import type { AgentFailure } from '../../domain/net/foreign-answer.ts';
import type { Fetcher } from '../fetcher.ts';
import type { AgentSession, Line, OpenedSession } from './session.ts';

export type { AgentSession };

export type ConnectOptions = {
  /** Time limit for the whole conversation, in milliseconds from now. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Bearer credential. It is sent to the origin of the URL only. */
  token?: string | undefined;
};

/** The session, or the failure that explains best why no session could be opened. */
export type Connected = OpenedSession;

/** Opens a conversation with the agent at a URL: over MCP, else over A2A. */
export function connectAgent(fetcher: Fetcher, url: string, options: ConnectOptions): Promise<Connected> {
  return onLine(fetcher, url, options, async (line) => {
    const mcp = await connectMcp(line);
    if (mcp.ok || isFinal(mcp.failure)) return mcp;
    const a2a = await connectA2a(line);
    if (a2a.ok) return a2a;
    return { ok: false, failure: moreInformative(mcp.failure, a2a.failure) };
  });
}

/** Same as `connectAgent`, but tries one protocol only. */
export function connectOver(
  protocol: 'mcp' | 'a2a',
  fetcher: Fetcher,
  url: string,
  options: ConnectOptions,
): Promise<Connected> {
  return onLine(fetcher, url, options, protocol === 'mcp' ? connectMcp : connectA2a);
}

/** The fetcher ends every request in time and reports why. This later deadline ends work that waits for no request. */
const GRACE_MS = 250;

/**
 * Opens a conversation with an abort signal of its own. The caller's signal outlives many conversations, and the
 * agent libraries do not remove their listeners from a signal. Their listeners end with the conversation's own
 * signal.
 */
async function onLine(
  fetcher: Fetcher,
  url: string,
  { timeoutMs, signal: outer, token }: ConnectOptions,
  open: (line: Line) => Promise<OpenedSession>,
): Promise<Connected> {
  const own = new AbortController();
  setMaxListeners(0, own.signal);
  const until = new AbortController();
  setMaxListeners(0, until.signal);
  const stop = () => {
    own.abort();
    until.abort();
  };
  const tooLate = () => until.abort(new DOMException('The deadline has expired.', 'TimeoutError'));
  const timer = setTimeout(tooLate, timeoutMs + GRACE_MS).unref();
  outer?.addEventListener('abort', stop, { once: true });
  if (outer?.aborted) stop();
  const hangUp = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  };
  const end = performance.now() + timeoutMs;
  const timeLeftMs = () => end - performance.now();
  const opened = await open({ fetcher, url, token, timeLeftMs, signal: own.signal, until: until.signal });
  if (!opened.ok) {
    hangUp();
    return opened;
  }
  const { session } = opened;
  const close = async () => {
    hangUp();
    await session.close();
  };
  return { ok: true, session: { ...session, close } };
}

/**
 * The library of MCP makes requests of the platform's class, whose code the platform loads at its first use: it takes half of
 * the longest turn of a first call, so it has a turn of its own.
 */
const platformFetch = loadedOnce(async () => {
  void globalThis.Request;
  await new Promise((resolve) => setImmediate(resolve));
});

// The libraries are large, so a process that calls no agent does not load them.
async function connectMcp(line: Line): Promise<OpenedSession> {
  const { openMcp } = await import('./mcp.ts');
  await platformFetch();
  const [, elsewhere] = mcpUrls(new URL(line.url));
  const opened = await openMcp(line);
  if (opened.ok || opened.failure.code !== 'bad_answer' || elsewhere === undefined) return opened;
  const below = await openMcp({ ...line, url: elsewhere.href });
  return below.ok || below.failure.code === 'auth_required' ? below : opened;
}

async function connectA2a(line: Line): Promise<OpenedSession> {
  const { openA2a } = await import('./a2a.ts');
  return openA2a(line);
}

/** After these failures another protocol at the same address cannot succeed either. */
const isFinal = ({ code }: AgentFailure) =>
  code === 'timeout' || code === 'unreachable' || code === 'blocked';

const moreInformative = (mcp: AgentFailure, a2a: AgentFailure): AgentFailure =>
  mcp.code !== 'auth_required' && (a2a.code === 'timeout' || a2a.code === 'auth_required') ? a2a : mcp;
