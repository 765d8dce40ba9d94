import { ApiError } from '../domain/errors.ts';

export type TurnRules = {
  /** Maximum number of turns held at once. */
  readonly atOnce: number;
  /** Maximum number of those turns for one share (a caller's key) and for one site. */
  readonly perShare: number;
  /** Maximum number of waiting callers. One share may have half of them. */
  readonly mostWaiting: number;
};

/** Who takes a turn: the share of a caller, and the registrable domain that the work is about, if any. */
export type Holder = string | { readonly share: string; readonly site: string };

export type Turns = {
  /**
   * Waits for a turn. Call the returned function to end the turn.
   * @throws {ApiError} unavailable when too many callers wait
   * @throws the reason of the signal when it aborts
   */
  take(holder: Holder, signal?: AbortSignal): Promise<() => void>;
  /** Takes a turn for the duration of the work. */
  within<T>(holder: Holder, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
  /** Whether `take` would refuse at this moment. */
  isFull(holder: Holder): boolean;
};

type Keys = { readonly share: string; readonly site: string };
type Waiting = Keys & { readonly tag: number; enter(): void; refuse(cause: unknown): void };

const RETRY_AFTER_SECONDS = 5;

const keysOf = (holder: Holder): Keys => (typeof holder === 'string' ? { share: holder, site: '' } : holder);

const refusal = () =>
  new ApiError('unavailable', 'Too many requests are waiting for other hosts. Try again in a moment.', {
    retry_after: RETRY_AFTER_SECONDS,
  });

/** Counts what each key holds. */
function tally() {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, number: 1 | -1) {
      const after = (counts.get(key) ?? 0) + number;
      if (after > 0) counts.set(key, after);
      else counts.delete(key);
    },
  };
}

/**
 * Limits concurrent work: up to `atOnce` turns in total, and up to `perShare` for each share and each site. A share
 * that holds turns takes another one only while at least as many are free, so that some are left for others. Callers
 * that wait are let in share by share. When too many wait, the share with the most of them loses its latest.
 */
export function createTurns({ atOnce, perShare, mostWaiting }: TurnRules): Turns {
  let free = atOnce;
  let waiting = 0;
  const ofShare = tally();
  const ofSite = tally();
  /** Those that wait, by share. */
  const lines = new Map<string, Waiting[]>();
  // Start-time fair queueing: a turn comes after the last one of its share, and never before the present one.
  const lastTag = new Map<string, number>();
  let present = 0;

  function nextTag(share: string): number {
    const tag = Math.max(present, (lastTag.get(share) ?? Number.NEGATIVE_INFINITY) + 1);
    lastTag.set(share, tag);
    return tag;
  }

  /** A share that neither holds nor waits for a turn begins at the present again. */
  function forgetIdle(share: string): void {
    if (ofShare.of(share) === 0 && !lines.has(share)) lastTag.delete(share);
  }

  function mayEnter({ share, site }: Keys): boolean {
    const held = ofShare.of(share);
    return free > 0 && free >= held && held < perShare && (site === '' || ofSite.of(site) < perShare);
  }

  function enter({ share, site }: Keys, tag: number): () => void {
    free -= 1;
    present = Math.max(present, tag);
    ofShare.add(share, 1);
    ofSite.add(site, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += 1;
      ofShare.add(share, -1);
      ofSite.add(site, -1);
      forgetIdle(share);
      letIn();
    };
  }

  function remove(entry: Waiting): void {
    const line = lines.get(entry.share) ?? [];
    const at = line.indexOf(entry);
    if (at === -1) return;
    line.splice(at, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(entry.share);
    forgetIdle(entry.share);
  }

  function nextIn(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const line of lines.values()) {
      const entry = line.find(mayEnter);
      if (entry !== undefined && (next === undefined || entry.tag < next.tag)) next = entry;
    }
    return next;
  }

  function letIn(): void {
    for (let entry = free > 0 ? nextIn() : undefined; entry !== undefined; entry = nextIn()) entry.enter();
  }

  const longestLine = () =>
    [...lines.values()].reduce<Waiting[]>(
      (longest, line) => (line.length > longest.length ? line : longest),
      [],
    );

  function isFull(holder: Holder): boolean {
    const keys = keysOf(holder);
    if (mayEnter(keys)) return false;
    const own = lines.get(keys.share)?.length ?? 0;
    if (own >= mostWaiting / 2) return true;
    return waiting >= mostWaiting && longestLine().length <= own + 1;
  }

  function take(holder: Holder, signal?: AbortSignal): Promise<() => void> {
    const keys = keysOf(holder);
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (mayEnter(keys)) return resolve(enter(keys, nextTag(keys.share)));
      if (isFull(holder)) return reject(refusal());
      if (waiting >= mostWaiting) longestLine().at(-1)?.refuse(refusal());
      const leave = () => entry.refuse(signal?.reason);
      const tag = nextTag(keys.share);
      const entry: Waiting = {
        ...keys,
        tag,
        enter: () => {
          signal?.removeEventListener('abort', leave);
          const end = enter(keys, tag);
          remove(entry);
          resolve(end);
        },
        refuse: (cause) => {
          signal?.removeEventListener('abort', leave);
          remove(entry);
          reject(cause);
        },
      };
      lines.set(keys.share, [...(lines.get(keys.share) ?? []), entry]);
      waiting += 1;
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    take,
    isFull,
    async within(holder, signal, work) {
      const end = await take(holder, signal);
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
