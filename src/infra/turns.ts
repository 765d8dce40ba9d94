import { ApiError } from '../domain/errors.ts';
import { createFairLine, type LinePlace } from '../domain/fair-line.ts';
import type { Party } from './party.ts';

export type TurnRules = {
  /** Maximum number of turns held at once. */
  readonly atOnce: number;
  /** Maximum number of those turns for one share (a caller's key) and for one site. */
  readonly perShare: number;
  /** Maximum number of waiting callers. One share may have half of them. */
  readonly mostWaiting: number;
  /** A turn that takes longer lets the next one in: what it still does keeps nobody waiting. Default: it does. */
  readonly countsMs?: number;
};

/**
 * Who takes a turn: the share of a caller, or the callers that wait for the same work, and the registrable domain that
 * the work is about, if any.
 */
type Holder = string | { readonly share: string | Party; readonly site: string };

export type Turns = {
  /**
   * Waits for a turn. Call the returned function to end the turn.
   * @throws {ApiError} unavailable when too many callers wait
   * @throws the reason of the signal when it aborts
   */
  take(holder: Holder, signal?: AbortSignal): Promise<() => void>;
  /** Takes a turn for the duration of the work, which is told in whose share it has got it. */
  within<T>(holder: Holder, signal: AbortSignal | undefined, work: (share: string) => Promise<T>): Promise<T>;
  /** Whether `take` would refuse at this moment. */
  isFull(holder: Holder): boolean;
};

type Entered = { readonly share: string; end(): void };
/** Something that waits, at one place in the line of each of its shares. */
type Waiting = {
  readonly site: string;
  readonly places: Map<string, LinePlace<Waiting>>;
  enter(place: LinePlace<Waiting>): void;
  refuse(cause: unknown): void;
};

const RETRY_AFTER_SECONDS = 5;

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

const siteOfHolder = (holder: Holder): string => (typeof holder === 'string' ? '' : holder.site);

function partyOf(holder: Holder): Party | undefined {
  return typeof holder === 'string' || typeof holder.share === 'string' ? undefined : holder.share;
}

function sharesOf(holder: Holder): readonly string[] {
  if (typeof holder === 'string') return [holder];
  return typeof holder.share === 'string' ? [holder.share] : holder.share.shares();
}

/**
 * Limits concurrent work: up to `atOnce` turns in total, and up to `perShare` for each share and each site. A share
 * that holds turns takes another one only while at least as many are free, so that some are left for others. Callers
 * that wait are let in share by share. When too many wait, the share with the most of them loses its latest. Work that
 * several callers wait for stands in the line of each of them, and goes on at the best of its places.
 */
export function createTurns(rules: TurnRules): Turns {
  const line = createFairLine<Waiting>();
  const { mayEnter, forgetIdle, enter, hasFree } = heldTurns(rules, line, letIn);
  const { leave, isLineFull, place } = waitingLine(rules, line, forgetIdle);

  function letIn(): void {
    const next = () =>
      hasFree() ? line.next(({ share, value }) => mayEnter(share ?? '', value.site)) : undefined;
    for (let place = next(); place !== undefined; place = next()) place.value.enter(place);
  }

  function isFull(holder: Holder): boolean {
    const site = siteOfHolder(holder);
    return sharesOf(holder).every((share) => !mayEnter(share, site) && isLineFull(share));
  }

  function enterInTurn(holder: Holder, signal?: AbortSignal): Promise<Entered> {
    const site = siteOfHolder(holder);
    const party = partyOf(holder);
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const open = sharesOf(holder).find((share) => mayEnter(share, site));
      if (open !== undefined) return resolve(enter(open, holder));
      if (isFull(holder)) return reject(refusal());
      const gone = () => entry.refuse(signal?.reason);
      const end = () => {
        signal?.removeEventListener('abort', gone);
        unwatch?.();
        for (const share of [...entry.places.keys()]) leave(entry, share);
      };
      const entry: Waiting = {
        site,
        places: new Map(),
        enter(at) {
          const entered = enter(at.share ?? '', holder, at);
          end();
          resolve(entered);
        },
        refuse(cause) {
          end();
          reject(cause);
        },
      };
      const unwatch = party?.watch(() => {
        place(entry, holder);
        if (entry.places.size === 0) entry.refuse(refusal());
        else letIn();
      });
      signal?.addEventListener('abort', gone, { once: true });
      place(entry, holder);
    });
  }

  return {
    take: async (holder, signal) => (await enterInTurn(holder, signal)).end,
    isFull,
    async within(holder, signal, work) {
      const { share, end } = await enterInTurn(holder, signal);
      try {
        return await work(share);
      } finally {
        end();
      }
    },
  };
}

/** Callers that wait, in the line of each of their shares. */
function waitingLine(
  { mostWaiting }: TurnRules,
  line: ReturnType<typeof createFairLine<Waiting>>,
  forgetIdle: (share: string) => void,
) {
  function leave(entry: Waiting, share: string): void {
    const place = entry.places.get(share);
    if (place === undefined) return;
    entry.places.delete(share);
    line.remove(place);
    forgetIdle(share);
  }

  function isLineFull(share: string): boolean {
    const own = line.waitingOf(share);
    if (own >= mostWaiting / 2) return true;
    return line.waiting >= mostWaiting && line.longest().length <= own + 1;
  }

  /** Puts it into the line of each of its shares that has room, and takes it out of those that have left. */
  function place(entry: Waiting, holder: Holder): void {
    const shares = sharesOf(holder);
    for (const share of entry.places.keys()) if (!shares.includes(share)) leave(entry, share);
    for (const share of shares) {
      if (entry.places.has(share) || isLineFull(share)) continue;
      if (line.waiting >= mostWaiting) dropLatest();
      entry.places.set(share, line.add(share, entry));
    }
  }

  function dropLatest(): void {
    const latest = line.longest().at(-1);
    if (latest === undefined) return;
    leave(latest.value, latest.share ?? '');
    if (latest.value.places.size === 0) latest.value.refuse(refusal());
  }

  return { leave, isLineFull, place };
}

/** The turns that are taken, by share and by site. */
function heldTurns(
  { atOnce, perShare, countsMs }: TurnRules,
  line: ReturnType<typeof createFairLine<Waiting>>,
  letIn: () => void,
) {
  let free = atOnce;

  const ofShare = tally();

  const ofSite = tally();

  function mayEnter(share: string, site: string): boolean {
    const held = ofShare.of(share);
    return free > 0 && free >= held && held < perShare && (site === '' || ofSite.of(site) < perShare);
  }

  /** A share that neither holds nor waits for a turn begins at the present again. */
  function forgetIdle(share: string): void {
    if (ofShare.of(share) === 0) line.forget(share);
  }

  function charge(share: string): void {
    ofShare.add(share, 1);
  }

  function release(share: string): void {
    ofShare.add(share, -1);
    forgetIdle(share);
  }

  function enter(share: string, holder: Holder, place?: LinePlace<Waiting>): Entered {
    const site = siteOfHolder(holder);
    const party = partyOf(holder);
    free -= 1;
    line.begin(share, place);
    charge(share);
    ofSite.add(site, 1);
    let charged = share;
    if (party !== undefined) party.charged = share;
    // Who has left is not charged for work that goes on for others.
    const unwatch = party?.watch(() => {
      const [other] = party.shares();
      if (other === undefined || party.has(charged)) return;
      charge(other);
      release(charged);
      charged = other;
      letIn();
    });
    let isHeld = true;
    const end = () => {
      clearTimeout(timer);
      unwatch?.();
      if (!isHeld) return;
      isHeld = false;
      free += 1;
      ofSite.add(site, -1);
      release(charged);
      letIn();
    };
    const timer = countsMs === undefined ? undefined : setTimeout(end, countsMs);
    return { share, end };
  }

  return { mayEnter, forgetIdle, enter, hasFree: () => free > 0 };
}
