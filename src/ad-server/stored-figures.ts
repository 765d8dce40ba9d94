import { type DeliveredSum, hoursKeptSince } from '../domain/delivery/delivered-rows.ts';
import { finish, inTurns } from '../domain/steps.ts';
import { DAY_MS, utcDayOf } from '../domain/text/instant.ts';
import type { Tables } from '../store/index.ts';
import type { ReportAsk } from './delivery-report.ts';
import type { Platform } from './port.ts';
import { report } from './report.ts';
import { nothingDelivered, type StoredDelivery, storedSource } from './stored-source.ts';

/** Reports what the ad server is known to have delivered. No ad server is asked, so that a slow one delays nobody. */
export async function reportStored(
  store: Tables,
  ask: ReportAsk,
  isInTransaction: boolean,
): ReturnType<Platform['report']> {
  const ids = [...new Set(ask.orders.map(({ package_id: id }) => id))];
  const reading = { store: store.deliveredFigures, ids, ask };
  const sums = Map.groupBy(await sumsFor(reading), ({ packageId }) => packageId);
  const parts = Map.groupBy(
    ask.breakdowns === true ? await partsFor(reading) : [],
    ({ packageId }) => packageId,
  );
  const placed = new Map((await store.adServerPackages.byIds(ids)).map((one) => [one.packageId, one.state]));
  const deliveryOf = (id: string): StoredDelivery => ({
    ...nothingDelivered,
    sums: sums.get(id) ?? [],
    parts: parts.get(id) ?? [],
    state: placed.get(id) ?? null,
  });
  const steps = report(ask, (order, terms) => storedSource(order, terms, deliveryOf(order.package_id)));
  // Only the store may be awaited inside a transaction.
  const made = isInTransaction ? finish(steps) : await inTurns(steps, store.nextTurn);
  if (!made.ok) return made;
  const read = await store.adServerReading.find();
  return {
    ...made,
    counted: { completeUntil: read?.completeUntil ?? null, asOf: read?.asOf ?? null },
  };
}

type FiguresReading = {
  readonly store: Pick<Tables['deliveredFigures'], 'sums'>;
  readonly ids: readonly string[];
  readonly ask: ReportAsk;
};

const BEGINNING = new Date(0);
const MINUTES_OF_DAY = 24 * 60;
const isMidnight = (at: Date): boolean => at.getTime() % DAY_MS === 0;
/** The first midnight that is not before an instant. */
const midnightFrom = (at: Date): Date => new Date(Math.ceil(at.getTime() / DAY_MS) * DAY_MS);
const midnightUntil = (at: Date): Date => new Date(utcDayOf(at));

/**
 * Sums for a report: one of what came before its period, those in it, and one of what came after. Hours are read where
 * the report needs them, and days otherwise, so that a report of a long flight reads little.
 */
export async function sumsFor({ store, ids, ask }: FiguresReading): Promise<DeliveredSum[]> {
  const { windows, time_zone_offset_minutes: offset = 0, as_of: now } = ask;
  const end = new Date(now.getTime() + 1);
  const from = ask.period?.from ?? BEGINNING;
  const to = ask.period === undefined || ask.period.to > end ? end : ask.period.to;
  const isCut = !isMidnight(from) || (!isMidnight(to) && to < end) || offset % MINUTES_OF_DAY !== 0;
  const byHour = windows === 'hour' || (windows === 'day' && isCut);
  const isTogether = windows === undefined;
  const read = (start: Date, stop: Date, grain: 'hour' | 'day' | 'hours together' | 'days together') =>
    store.sums({ packageIds: ids, from: start, to: stop, grain });
  const between = (start: Date, stop: Date) => spanOf(start, stop, now, read);
  const inside = byHour
    ? await hoursOf(from, to, now, read)
    : isTogether
      ? await between(from, to)
      : await read(midnightUntil(from), to, 'day');
  return [...(await between(BEGINNING, from)), ...inside, ...(await between(to, end))];
}

type Read = (
  from: Date,
  to: Date,
  grain: 'hour' | 'day' | 'hours together' | 'days together',
) => Promise<DeliveredSum[]>;

/** One sum of a period: whole days as days, and the rest of the days at its ends as hours. */
async function spanOf(from: Date, to: Date, now: Date, read: Read): Promise<DeliveredSum[]> {
  if (from >= to) return [];
  const kept = hoursKeptSince(now);
  const first = from < kept ? midnightUntil(from) : midnightFrom(from);
  // Nothing is stored after now, so that today counts as a whole day.
  const last = to >= now || to < kept ? midnightFrom(to) : midnightUntil(to);
  if (first >= last) return read(from, to, 'hours together');
  return [
    ...(isMidnight(from) ? [] : await read(from, first, 'hours together')),
    ...(await read(first, last, 'days together')),
    ...(await read(last, to, 'hours together')),
  ];
}

/** The hours of a period, and the days of which no hours are kept any more. */
async function hoursOf(from: Date, to: Date, now: Date, read: Read): Promise<DeliveredSum[]> {
  const kept = hoursKeptSince(now);
  const start = from < kept ? kept : from;
  return [
    ...(from < kept ? await read(midnightUntil(from), to < kept ? to : kept, 'day') : []),
    ...(start < to ? await read(start, to, 'hour') : []),
  ];
}

/** Sums of countries and device types in the period of a report, by day. */
async function partsFor({ store, ids, ask }: FiguresReading): Promise<DeliveredSum[]> {
  const from = midnightUntil(ask.period?.from ?? BEGINNING);
  const to = ask.period?.to ?? ask.as_of;
  return store.sums({ packageIds: ids, from, to, grain: 'parts of days' });
}
