import { createFairLine, type LinePlace } from '../../domain/fair-line.ts';
import { StoreError } from './errors.ts';

/** Someone who waits; notified when its turn has come. `joins` is set for calls of `runWithin`. */
type Waiting = { readonly joins: boolean; begin: () => void };
/** Who holds the mutex next. */
export type Next = 'run' | 'nobody';
type Turn = {
  readonly begun: Promise<void>;
  readonly isFree: boolean;
  /** Ends the turn, or gives it up while it waits. */
  readonly end: () => void;
};

/**
 * A mutex with one holder at a time. Holders with shares take turns, each share in the order of its calls; a call without
 * a share does not stand behind those of others.
 */
export class Mutex {
  readonly #line = createFairLine<Waiting>();
  #isHeld = false;
  /** When a holder last ended without having been refused the database. */
  #progressAt = performance.now();
  readonly #between: (next: Next) => void;

  /** @param between called after a holder, and before each holder of `run`, unless the next one is of `runWithin` */
  constructor(between: (next: Next) => void = () => {}) {
    this.#between = between;
  }

  async run<T>(work: () => T | Promise<T>, share: string | null = null): Promise<T> {
    const { begun, end } = this.#join(share, false);
    await begun;
    try {
      return await work();
    } finally {
      end();
    }
  }

  /**
   * As `run`, for work that needs a lock which another process may hold for long. A call waits as long as holders before
   * it finish; once none has finished for `limitMs`, it is refused, so that calls behind a lock do not each wait for it
   * in turn. `work` gets the rest of the time.
   * @throws {StoreError} busy
   */
  async runWithin<T>(
    limitMs: number,
    work: (leftMs: number) => Promise<T>,
    share: string | null = null,
  ): Promise<T> {
    const arrived = performance.now();
    const left = () => Math.max(arrived, this.#progressAt) + limitMs - performance.now();
    const { begun, isFree, end } = this.#join(share, true);
    try {
      if (isFree) await begun;
      else await turnWithin(begun, left, limitMs);
      const result = await work(left());
      this.#progressAt = performance.now();
      return result;
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'busy')) this.#progressAt = performance.now();
      throw error;
    } finally {
      end();
    }
  }

  /** Waits until nobody holds it or waits for it. */
  async idle(): Promise<void> {
    do await this.run(() => {});
    while (this.#isHeld);
  }

  #join(share: string | null, joins: boolean): Turn {
    if (!this.#isHeld) {
      this.#isHeld = true;
      this.#line.begin(share);
      if (!joins) this.#between('run');
      return { begun: Promise.resolve(), isFree: true, end: () => this.#pass(share) };
    }
    let place: LinePlace<Waiting> | undefined;
    const begun = new Promise<void>((resolve) => {
      place = this.#line.add(share, {
        joins,
        begin: () => {
          place = undefined;
          resolve();
        },
      });
    });
    const end = () => {
      if (place === undefined) return this.#pass(share);
      this.#line.remove(place);
      this.#line.forget(share);
    };
    return { begun, isFree: false, end };
  }

  #pass(share: string | null): void {
    this.#line.forget(share);
    const next = this.#line.next();
    if (next?.value.joins !== true) this.#between(next === undefined ? 'nobody' : 'run');
    this.#isHeld = next !== undefined;
    if (next === undefined) return;
    this.#line.remove(next);
    this.#line.begin(next.share, next);
    next.value.begin();
  }
}

/** Waits for a turn until no time is left; the time may be extended meanwhile. */
async function turnWithin(turn: Promise<void>, left: () => number, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    const look = () => {
      const ms = left();
      if (ms > 0) timer = setTimeout(look, ms);
      else reject(new StoreError('busy', `no write has ended for ${limitMs} ms`));
    };
    look();
  });
  try {
    await Promise.race([turn, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
