import { ApiError } from '../domain/errors.ts';
import { createParty, type Party } from './party.ts';

/** Who waits for shared work. Without a signal the caller waits to the end. */
export type FlightCaller = { readonly share: string; readonly signal: AbortSignal | null };

export type SharedWork<Caller> = {
  /** Those who wait: the work takes its turn in the shares of all of them. */
  readonly party: Party;
  /** Aborts when no caller waits any more. */
  readonly signal: AbortSignal;
  /** A caller of this share, or else any other. */
  callerOf(share: string): Caller;
};

export type SingleFlight<T, Caller extends FlightCaller> = {
  /**
   * Joins the running work for the key, or starts it. The caller stops waiting when its signal aborts. Work that is
   * refused in the share of one caller (`unavailable`) begins anew for those of other shares.
   */
  (key: string, caller: Caller, work: (flight: SharedWork<Caller>) => Promise<T>): Promise<T>;
  isRunning(key: string): boolean;
};

type Running<T, Caller> = SharedWork<Caller> & {
  readonly done: Promise<T>;
  readonly ending: AbortController;
  readonly callers: Set<Caller>;
};

/** Lets concurrent callers with the same key share one piece of work, which ends when the last caller leaves. */
export function singleFlight<T, Caller extends FlightCaller = FlightCaller>(): SingleFlight<T, Caller> {
  type Work = (flight: SharedWork<Caller>) => Promise<T>;
  const running = new Map<string, Running<T, Caller>>();
  const forget = (key: string, flight: Running<T, Caller>) => {
    if (running.get(key) === flight) running.delete(key);
  };

  function start(key: string, first: Caller, work: Work): Running<T, Caller> {
    const ending = new AbortController();
    const callers = new Set<Caller>();
    const party = createParty();
    const callerOf = (share: string) => [...callers].find((one) => one.share === share) ?? first;
    const flight: SharedWork<Caller> = { party, signal: ending.signal, callerOf };
    callers.add(first);
    party.join(first.share);
    const done = work(flight).finally(() => forget(key, started));
    const started = { ...flight, done, ending, callers };
    running.set(key, started);
    return started;
  }

  function join(key: string, caller: Caller, work: Work): { flight: Running<T, Caller>; result: Promise<T> } {
    const known = running.get(key);
    const own = { ...caller };
    known?.callers.add(own);
    known?.party.join(own.share);
    const flight = known ?? start(key, own, work);
    const result = new Promise<T>((resolve, reject) => {
      const { signal } = caller;
      const leave = () => {
        flight.callers.delete(own);
        if (flight.callers.size === 0) {
          // A new caller must not join work that is about to be aborted.
          forget(key, flight);
          flight.ending.abort(signal?.reason);
        }
        flight.party.leave(own.share);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      flight.done.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
    return { flight, result };
  }

  /** Whether the work was refused in a share that is not this caller's. */
  const isOfOthers = (cause: unknown, { party }: Running<T, Caller>, { share }: Caller): boolean =>
    cause instanceof ApiError &&
    cause.code === 'unavailable' &&
    party.charged !== null &&
    party.charged !== share;

  async function fly(key: string, caller: Caller, work: Work): Promise<T> {
    for (;;) {
      caller.signal?.throwIfAborted();
      const { flight, result } = join(key, caller, work);
      try {
        return await result;
      } catch (cause) {
        if (caller.signal?.aborted || !isOfOthers(cause, flight, caller)) throw cause;
      }
    }
  }
  return Object.assign(fly, { isRunning: (key: string) => running.has(key) });
}
