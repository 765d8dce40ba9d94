import type { AgentFailure, ForeignAnswer, ForeignJson } from '../../domain/agents/foreign-answer.ts';
import type { Fetcher } from '../fetcher.ts';
import { guardedFetch } from '../guarded-fetch.ts';

/** A conversation with one agent, over one of its protocols. No method rejects because of the agent. */
export type AgentSession = {
  readonly protocol: 'mcp' | 'a2a';
  /** Address that answered. */
  readonly endpoint: string;
  /** What the agent calls itself; null when it does not say. */
  readonly name: string | null;
  readonly description: string | null;
  /** Its tasks as it lists them, unchecked. */
  tools(): Promise<{ ok: true; tools: readonly unknown[] } | { ok: false; failure: AgentFailure }>;
  call(task: string, args: ForeignJson): Promise<ForeignAnswer>;
  close(): Promise<void>;
};

export type OpenedSession = { ok: true; session: AgentSession } | { ok: false; failure: AgentFailure };

type Send = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** What every request of one conversation shares. */
export type Line = {
  readonly fetcher: Fetcher;
  readonly url: string;
  /** Sent to this URL, and nowhere else, as the bearer of every request. */
  readonly token?: string | undefined;
  /** Milliseconds until the whole conversation must be over. */
  readonly timeLeftMs: () => number;
  readonly signal: AbortSignal;
  /** Ends with `signal`, and a little after the time. */
  readonly until: AbortSignal;
};

/** Bytes of one answer. */
export const MOST_ANSWER_BYTES = 1024 * 1024;

/**
 * The line of the agent client: each request goes through the guarded fetcher. The token is for the origin that it was
 * given for, though a card may name another host of the same site.
 */
export function guardedLine(line: Line, allow?: (url: URL) => boolean): Send {
  const guarded = guardedFetch(line.fetcher, {
    ...line,
    maxBytes: MOST_ANSWER_BYTES,
    ...(allow === undefined ? {} : { allow }),
  });
  const { origin } = new URL(line.url);
  return (input, init) => {
    if (line.token === undefined || URL.parse(String(input))?.origin !== origin) return guarded(input, init);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${line.token}`);
    return guarded(input, { ...init, headers });
  };
}
