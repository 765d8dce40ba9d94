import {
  countedNames,
  type DeliveredRow,
  type DeliveredSum,
  rowCountsOf,
} from '../../domain/delivery/delivered-rows.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { ReportAsk } from '../delivery-report.ts';
import { type ByCreative, merged, nothing, type PlatformFigures, tallyFigures } from '../figures.ts';
import type { PackageOrder } from '../port.ts';
import { sumsFor } from '../stored-figures.ts';
import { before, snapshotsOf } from '../stored-source.ts';
import { conversionValue, type Goods, type Ledger } from './ledger.ts';
import { fromSeconds, toSeconds } from './reckoning.ts';

/** Where the invented figures of packages are stored. */
export type KeptFigures = {
  readonly store: Pick<Tables['deliveredFigures'], 'sums' | 'countedUntil'>;
  /** Stores rows, now or a little later. A row that is not stored is counted again with the next report. */
  keep(rows: readonly DeliveredRow[]): Promise<unknown>;
  /** Whether the caller holds a transaction, which must await the store only. */
  isInTransaction(): boolean;
  /** Lets other work run. */
  nextTurn(): Promise<void>;
};

/**
 * Stores figures in a store. A report inside a transaction stores nothing: it would wait for its own transaction.
 */
export const figuresIn = (store: Pick<Store, 'primary' | 'note' | 'isInTransaction'>): KeptFigures => ({
  store: store.primary.deliveredFigures,
  isInTransaction: store.isInTransaction,
  nextTurn: store.primary.nextTurn,
  keep: async (rows) => {
    if (!store.isInTransaction()) await store.note((tx) => tx.deliveredFigures.putAll(rows));
  },
});

/** A package with its full delivery, as the simulator invents it. */
export type Counted = { readonly order: PackageOrder; readonly ledger: Ledger; readonly goods: Goods };

/** Delivery of each package between two instants in whole seconds since 1970. */
export type BetweenOf = (counted: Counted) => Ledger['between'];

const HOUR = 3_600;
/** A change of a buy that was made in an hour is known this long after it. */
const SETTLED_SECONDS = 300;
/** Rows that one report stores. The next ones store the rest, so that no report takes long. */
const MOST_ROWS = 2_000;
/** Attempts at reading what another process stores meanwhile. */
const ATTEMPTS = 3;

/**
 * The delivery of packages from the rows that are stored, and from the simulator what is not stored yet. Whole hours are
 * stored with the first report after them, and never change again: neither later terms nor another version of the
 * simulator changes what was reported and billed.
 */
export async function keptDelivery(
  { store, keep }: Pick<KeptFigures, 'store' | 'keep'>,
  ask: ReportAsk,
  packages: readonly Counted[],
): Promise<BetweenOf> {
  // Packages whose figures others state deliver nothing by themselves, in the past neither.
  const own = packages.filter(({ order }) => order.silent !== true);
  const ids = own.map(({ order }) => order.package_id);
  let until = await store.countedUntil(ids);
  let sums: readonly DeliveredSum[] = [];
  let rows: DeliveredRow[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = [...until.keys()];
    sums = known.length === 0 ? [] : await sumsFor({ store, ids: known, ask });
    rows = missing(own, until, toSeconds(ask.as_of));
    if (rows.length === 0) break;
    const again = await store.countedUntil(ids);
    const isSame = ids.every((id) => again.get(id)?.getTime() === until.get(id)?.getTime());
    until = again;
    if (isSame) break;
  }
  if (rows.length > 0) await keep(rows);
  const byPackage = Map.groupBy(sums, ({ packageId }) => packageId);
  return (counted) => {
    const { order, ledger } = counted;
    const stored = byPackage.get(order.package_id);
    const end = until.get(order.package_id);
    if (order.silent === true || stored === undefined || end === undefined) return ledger.between;
    return joined(counted, stored, toSeconds(end));
  };
}

const NOTHING: ByCreative = new Map();
const isNothing = (figures: PlatformFigures): boolean => Object.values(figures).every((value) => value === 0);

/** What is stored up to an instant, and what the simulator counts after it. */
function joined(
  { order, ledger, goods }: Counted,
  sums: readonly DeliveredSum[],
  until: number,
): Ledger['between'] {
  const snapshots = snapshotsOf(sums);
  const first = Math.min(...ledger.spans.map(({ from }) => from));
  const value = conversionValue(goods.inventory.conversion_value, order.currency);
  const storedBetween = (from: number, to: number): ByCreative => {
    // Rows begin with whole hours and days, and so before a flight that begins within one.
    const old = before(snapshots, from <= first ? 0 : from);
    const now = before(snapshots, to);
    const parts = new Map<string, PlatformFigures>();
    for (const id of ledger.creativesIn(from, to)) parts.set(id, nothing);
    for (const [id, tally] of now) {
      const was = old.get(id);
      const figures = tallyFigures();
      for (const name of countedNames) figures[name] = tally[name] - (was?.[name] ?? 0);
      figures.spend_minor = tally.spend - (was?.spend ?? 0);
      figures.conversion_value_minor = figures.conversions * value;
      if (parts.has(id) || !isNothing(figures)) parts.set(id, figures);
    }
    return parts;
  };
  return (from, to) => {
    const stored = from < until ? storedBetween(from, Math.min(to, until)) : NOTHING;
    return until < to ? merged(stored, ledger.between(Math.max(from, until), to)) : stored;
  };
}

/** The first rows that are not stored yet. */
function missing(
  packages: readonly Counted[],
  until: ReadonlyMap<string, Date>,
  now: number,
): DeliveredRow[] {
  const rows: DeliveredRow[] = [];
  for (const { order, ledger } of packages) {
    const known = until.get(order.package_id);
    for (const { from, to } of hoursToKeep(ledger, known === undefined ? 0 : toSeconds(known), now)) {
      if (rows.length >= MOST_ROWS) return rows;
      for (const [creativeId, figures] of ledger.between(from, to))
        rows.push({
          packageId: order.package_id,
          part: '',
          creativeId,
          from: fromSeconds(from),
          to: fromSeconds(to),
          // An hour that was stored before it had ended is replaced by the whole hour.
          revision: to - from,
          counts: rowCountsOf((name) => figures[name]),
          spendMinor: figures.spend_minor,
          ...(order.principal_id === undefined ? {} : { owner: order.principal_id }),
        });
    }
  }
  return rows;
}

/** Hours after an instant in which a package ran, each at most once. The last one ends with the run, if it is over. */
function* hoursToKeep(
  { spans }: Ledger,
  until: number,
  now: number,
): Generator<{ from: number; to: number }> {
  const settled = Math.floor((now - SETTLED_SECONDS) / HOUR) * HOUR;
  let next = Math.floor(until / HOUR) * HOUR;
  for (const span of spans) {
    const end = Math.min(span.to, now);
    for (let from = Math.max(next, Math.floor(span.from / HOUR) * HOUR); from < end; from += HOUR) {
      const isWhole = from < settled;
      const isOver = span === spans.at(-1) && span.to <= now;
      if (!isWhole && !isOver) return;
      const to = isWhole ? from + HOUR : span.to;
      if (to > until) yield { from, to };
      next = from + HOUR;
    }
  }
}
