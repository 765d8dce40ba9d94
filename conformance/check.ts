import type { Answer, Ask, Caller } from './http/ask.ts';
import type { Channel } from './http/channel.ts';
import type { Exchange } from './http/exchange.ts';
import type { Receiver } from './receiver.ts';
import type { Need, Requirement } from './requirement.ts';
import type { Peer } from './run/peer.ts';
import type { Site } from './site.ts';

/** Something that several checks read from a peer: asked for once in a run. */
export type Reading<T> = {
  readonly name: string;
  readonly read: (context: Context) => Promise<T>;
};

/** What a check has in hand. It throws through `must` and `judgeable`; when it returns, its requirement holds. */
export type Context = {
  /** What is tested, and with what. */
  readonly peer: Peer;
  /** Name and version of the runner, as clients of protocols give them. */
  readonly client: { readonly name: string; readonly version: string };
  /** The way to the peer for clients that take a `fetch`: polite, bounded and recorded. It adds no credential. */
  readonly channel: Channel;
  /** What this check has exchanged so far; the last ones of many. */
  readonly exchanges: readonly Exchange[];
  /** Sends one request and reads its answer whole. */
  ask(ask: Ask): Promise<Answer>;
  /** The credential of a caller; undefined when it was not given. Never for output. */
  credential(caller: Caller): string | undefined;
  has(need: Need): boolean;
  /** What is read once and shared. A reading that failed says so to every check that wants it. */
  read<T>(reading: Reading<T>): Promise<T>;
  /** The same for the check that owns the rule: what is wrong there is its violation. */
  own<T>(reading: Reading<T>): Promise<T>;
  /** A name that no other check of this run, and no earlier run, has used: lower case letters and digits. */
  fresh(what: string): string;
  /** The domain that the runner serves. Throws NotJudged when there is none. */
  readonly site: Site;
  /** Where the peer reaches the runner with webhooks. Throws NotJudged when it cannot. */
  readonly receiver: Receiver;
  /** Done at the end of the run, also after an abort: the last one first. It has a context with time of its own. */
  cleanUp(what: string, undo: (context: Context) => Promise<unknown>): void;
  /** Asks again until there is an answer, within the time of the check; undefined means: not yet. */
  until<T>(what: string, look: () => Promise<T | undefined>, everyMs?: number): Promise<T>;
  /** Aborts when the time of the check is over, or the run ends. */
  readonly signal: AbortSignal;
};

export type Check = {
  /**
   * Ids of requirements that must hold first: what the check builds on. When one does not hold, this check cannot be
   * judged, so that one fault is one violation.
   */
  readonly after?: readonly string[];
  /** Runs when all others have ended: it uses up a limit, or is in the way of others. */
  readonly isLast?: boolean;
  /** Milliseconds, for work that takes long by nature. */
  readonly timeoutMs?: number;
  readonly run: (context: Context) => Promise<void>;
};

/** Requirements with a check for each, of one subject. */
export type Part<Id extends string = string> = {
  readonly requirements: readonly Requirement<Id>[];
  readonly checks: { readonly [K in Id]: Check };
};

/** Ties checks to their requirements, so that the compiler misses none. */
export const part = <const Id extends string>(
  requirements: readonly Requirement<Id>[],
  checks: { readonly [K in Id]: Check },
): Part<Id> => ({ requirements, checks });
