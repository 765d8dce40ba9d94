import type { EnumsChannels } from '../../../generated/types/schemas.ts';
import type { Inventory } from '../inventory.ts';
import type { PackageOrder, Terms } from '../port.ts';
import type { Curve } from './curve.ts';
import { type ByCreative, merged, minus, nothing, totalOf } from './figures.ts';
import { toSeconds } from './instants.ts';
import type { CoverageOf } from './signal-share.ts';
import { openStretch, type Stretch } from './stretch.ts';

/** What the simulator knows about the product of a package. */
export type Goods = {
  /** Signals that packages can be aimed by; unknown ones count as usual ones. */
  readonly coverageOf?: CoverageOf;
  readonly inventory: Inventory;
  readonly channel: EnumsChannels;
  /** The curve in the hours that the terms leave. */
  curveOf(terms: Pick<Terms, 'targeting'>): Curve;
};

/** Everything that a package ever delivered. */
export type Ledger = {
  /** All that was delivered from an instant until another, in whole seconds since 1970, by creatives that ran then. */
  between(from: number, to: number): ByCreative;
  /** The stretch in which an instant lies, if the package is running then. */
  stretchAt(seconds: number): Stretch | undefined;
};

/**
 * The ledger of a package. Each entry of its history opens a stretch that plans the money that is then left over the
 * time that is then left, so the answer for an instant depends on what was agreed before it and on nothing else.
 */
export function openLedger(order: PackageOrder, goods: Goods): Ledger {
  const stretches: Stretch[] = [];
  let spent = 0;
  if (order.silent !== true) {
    for (const [i, terms] of order.terms.entries()) {
      const from = Math.max(toSeconds(terms.from), toSeconds(terms.flight.start));
      const next = order.terms[i + 1];
      const flightEnd = toSeconds(terms.flight.end);
      const to = Math.min(flightEnd, next === undefined ? flightEnd : toSeconds(next.from));
      if (!terms.running || to <= from) continue;
      const stretch = openStretch({ order, terms, goods, from, to, spent });
      if (stretch === undefined) continue;
      stretches.push(stretch);
      spent += totalOf(stretch.until(to)).spend_minor;
    }
  }

  return {
    between(from, to) {
      return stretches
        .filter((stretch) => stretch.from < to && from < stretch.to)
        .map((stretch) => {
          const delivered = stretch.until(to);
          return from <= stretch.from ? delivered : difference(delivered, stretch.until(from));
        })
        .reduce<ByCreative>((all, each) => (all.size === 0 ? each : merged(all, each)), new Map());
    },
    stretchAt(seconds) {
      return stretches.find((stretch) => stretch.from <= seconds && seconds < stretch.to);
    },
  };
}

const difference = (later: ByCreative, earlier: ByCreative): ByCreative =>
  new Map([...later].map(([key, figures]) => [key, minus(figures, earlier.get(key) ?? nothing)]));
