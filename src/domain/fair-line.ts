/** A place in the line of one share. */
export type LinePlace<T> = {
  readonly share: string | null;
  readonly value: T;
  readonly tag: number;
  readonly order: number;
};

/**
 * Those who wait, share by share (start-time fair queueing): a turn of a share comes after the last one of that share,
 * and never before the present one. What belongs to no share waits behind nobody's list.
 */
export type FairLine<T> = {
  add(share: string | null, value: T): LinePlace<T>;
  remove(place: LinePlace<T>): void;
  /** The place whose turn it is, of those that may go on now. */
  next(mayEnter?: (place: LinePlace<T>) => boolean): LinePlace<T> | undefined;
  /** A turn of this share begins, of the place that it waited at if any. */
  begin(share: string | null, place?: LinePlace<T>): void;
  /** A share that neither waits nor holds a turn begins at the present again. */
  forget(share: string | null): void;
  waitingOf(share: string): number;
  /** The places of the share that has most of them, in the order of coming. */
  longest(): readonly LinePlace<T>[];
  readonly waiting: number;
};

export function createFairLine<T>(): FairLine<T> {
  const lines = new Map<string | null, Set<LinePlace<T>>>();
  const lastTag = new Map<string, number>();
  let present = 0;
  let order = 0;
  let waiting = 0;

  function nextTag(share: string | null): number {
    if (share === null) return present;
    const tag = Math.max(present, (lastTag.get(share) ?? Number.NEGATIVE_INFINITY) + 1);
    lastTag.set(share, tag);
    return tag;
  }

  const isBefore = (one: LinePlace<T>, other: LinePlace<T>): boolean =>
    one.tag < other.tag || (one.tag === other.tag && one.order < other.order);

  function firstOf(
    line: Set<LinePlace<T>>,
    mayEnter: (place: LinePlace<T>) => boolean,
  ): LinePlace<T> | undefined {
    for (const place of line) if (mayEnter(place)) return place;
    return undefined;
  }

  return {
    add(share, value) {
      order += 1;
      const place = { share, value, tag: nextTag(share), order };
      const line = lines.get(share) ?? new Set();
      line.add(place);
      lines.set(share, line);
      waiting += 1;
      return place;
    },

    remove(place) {
      const line = lines.get(place.share);
      if (line?.delete(place) !== true) return;
      waiting -= 1;
      if (line.size === 0) lines.delete(place.share);
    },

    next(mayEnter = () => true) {
      let next: LinePlace<T> | undefined;
      for (const line of lines.values()) {
        const first = firstOf(line, mayEnter);
        if (first !== undefined && (next === undefined || isBefore(first, next))) next = first;
      }
      return next;
    },

    begin(share, place) {
      present = Math.max(present, place?.tag ?? nextTag(share));
    },

    forget(share) {
      if (share !== null && !lines.has(share)) lastTag.delete(share);
    },

    waitingOf: (share) => lines.get(share)?.size ?? 0,

    longest() {
      let longest = new Set<LinePlace<T>>();
      for (const line of lines.values()) if (line.size > longest.size) longest = line;
      return [...longest];
    },

    get waiting() {
      return waiting;
    },
  };
}
