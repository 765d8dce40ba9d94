import { ApiError } from '../domain/errors.ts';

export type TurnRules = {
  /** Maximum number of turns held at once. */
  readonly atOnce: number;
  /** Maximum number of those turns for one share (a caller's key), so that no caller blocks the others. */
  readonly perShare: number;
  /** Maximum number of waiting callers. One share may have half of them. */
  readonly mostWaiting: number;
};

export type Turns = {
  /**
   * Waits for a turn. Call the returned function to end the turn.
   * @throws {ApiError} unavailable when too many callers wait
   * @throws the reason of the signal when it aborts
   */
  take(share: string, signal?: AbortSignal): Promise<() => void>;
  /** Takes a turn for the duration of the work. */
  within<T>(share: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
  /** Whether `take` would refuse at this moment. */
  isFull(share: string): boolean;
};

type Waiting = { readonly share: string; enter(): void };

const RETRY_AFTER_SECONDS = 5;

/**
 * Limits concurrent work: up to `atOnce` turns in total, and up to `perShare` for each share. Other callers wait in
 * order.
 */
export function createTurns({ atOnce, perShare, mostWaiting }: TurnRules): Turns {
  let free = atOnce;
  const held = new Map<string, number>();
  const waiting: Waiting[] = [];

  const heldBy = (share: string) => held.get(share) ?? 0;
  const mayEnter = (share: string) => free > 0 && heldBy(share) < perShare;

  function enter(share: string): () => void {
    free -= 1;
    held.set(share, heldBy(share) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += 1;
      const left = heldBy(share) - 1;
      if (left > 0) held.set(share, left);
      else held.delete(share);
      letIn();
    };
  }

  function letIn(): void {
    for (;;) {
      const next = waiting.findIndex(({ share }) => mayEnter(share));
      if (next < 0) return;
      waiting.splice(next, 1)[0]?.enter();
    }
  }

  const isFull = (share: string) =>
    !mayEnter(share) &&
    (waiting.length >= mostWaiting ||
      waiting.filter((other) => other.share === share).length >= mostWaiting / 2);

  function take(share: string, signal?: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (mayEnter(share)) return resolve(enter(share));
      if (isFull(share)) {
        const message = 'Too many requests are waiting for other hosts. Try again in a moment.';
        return reject(new ApiError('unavailable', message, { retry_after: RETRY_AFTER_SECONDS }));
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal?.reason);
      };
      const entry: Waiting = {
        share,
        enter: () => {
          signal?.removeEventListener('abort', leave);
          resolve(enter(share));
        },
      };
      waiting.push(entry);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    take,
    isFull,
    async within(share, signal, work) {
      const end = await take(share, signal);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

export type SingleFlight<T> = {
  /**
   * Joins the running work for the key, or starts it. The caller stops waiting when its signal aborts. The work's
   * own signal aborts when no caller waits any more. A caller without a signal waits to the end.
   */
  (key: string, caller: AbortSignal | null, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  isRunning(key: string): boolean;
};

type Flight<T> = { readonly done: Promise<T>; readonly ending: AbortController; waiting: number };

/** Lets concurrent callers with the same key share one piece of work, which ends when the last caller leaves. */
export function singleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Flight<T>>();
  const forget = (key: string, flight: Flight<T>) => {
    if (running.get(key) === flight) running.delete(key);
  };

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const ending = new AbortController();
    const done = work(ending.signal).finally(() => forget(key, flight));
    const flight: Flight<T> = { done, ending, waiting: 0 };
    running.set(key, flight);
    return flight;
  }

  const join = (key: string, caller: AbortSignal | null, work: (signal: AbortSignal) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (caller?.aborted) return reject(caller.reason);
      const flight = running.get(key) ?? start(key, work);
      flight.waiting += 1;
      const leave = () => {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          // A new caller must not join work that is about to be aborted.
          forget(key, flight);
          flight.ending.abort(caller?.reason);
        }
        reject(caller?.reason);
      };
      caller?.addEventListener('abort', leave, { once: true });
      flight.done.then(resolve, reject).finally(() => caller?.removeEventListener('abort', leave));
    });
  return Object.assign(join, { isRunning: (key: string) => running.has(key) });
}
