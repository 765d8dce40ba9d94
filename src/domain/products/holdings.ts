import { type HeldNodes, instantOf, mostBetween } from '../held-tree.ts';
import type { Span } from '../text/instant.ts';

export type Held = Span & { readonly sharePpm: number };

/** What is held of a product while packages are booked one after the other. */
export type Holdings = {
  /** The most that is held at any instant of a flight, in millionths. */
  most(flight: Span): number;
  add(flight: Span, sharePpm: number): void;
};

/** The instants between which the bookings and the released shares change nothing, in order. */
export function cutsOf(flights: readonly Span[], released: readonly Span[]): number[] {
  const ends = flights.flatMap(({ start, end }) => [instantOf(start), instantOf(end)]);
  const first = ends.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const last = ends.reduce((one, other) => Math.max(one, other), 0);
  const inner = released.flatMap(({ start, end }) => [instantOf(start), instantOf(end)]);
  return [...new Set([...ends, ...inner.filter((at) => at > first && at < last)])].sort((a, b) => a - b);
}

/**
 * What others hold of a product.
 *
 * @param nodes of the tree, those above the cuts
 * @param cuts as `cutsOf` returns them; `most` and `add` accept only flights that it was given
 * @param released shares in the tree that do not count
 */
export function holdingsOf(nodes: HeldNodes, cuts: readonly number[], released: readonly Held[]): Holdings {
  const places = new Map(cuts.map((at, place) => [at, place]));
  const inTree: (number | undefined)[] = [];
  const besides = cuts.map(() => 0);
  const first = cuts[0] ?? 0;
  const last = cuts.at(-1) ?? 0;
  const placeOf = (time: Date) => places.get(Math.min(last, Math.max(first, instantOf(time)))) ?? 0;
  const add: Holdings['add'] = ({ start, end }, sharePpm) => {
    const until = placeOf(end);
    for (let place = placeOf(start); place < until; place += 1)
      besides[place] = (besides[place] ?? 0) + sharePpm;
  };
  const heldIn = (place: number) =>
    mostBetween(nodes, { start: new Date(cuts[place] ?? 0), end: new Date(cuts[place + 1] ?? 0) });
  for (const one of released) add(one, -one.sharePpm);
  return {
    add,
    most({ start, end }) {
      let most = 0;
      const until = placeOf(end);
      for (let place = placeOf(start); place < until; place += 1) {
        inTree[place] ??= heldIn(place);
        most = Math.max(most, (inTree[place] ?? 0) + (besides[place] ?? 0));
      }
      return most;
    },
  };
}

/** A share of a product that a package holds. */
export type HeldShare = Held & { readonly packageId: string; readonly productId: string };
