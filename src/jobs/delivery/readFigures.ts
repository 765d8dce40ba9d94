import type { AdServerDelivery } from '../../../generated/types/ad-server.ts';
import type { AdServer, AdServerRefused, FiguresFrom } from '../../ad-server/ad-server.ts';
import type { TermsRecord } from '../../domain/buys/buy-record.ts';
import type { FiguresRead } from '../../domain/buys/placed-package.ts';
import { runningSpans, unbilledRows } from '../../domain/delivery/billable.ts';
import type { DeliveredRow } from '../../domain/delivery/delivered-rows.ts';
import { type RowVerdict, readRow } from '../../domain/delivery/read-rows.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/text/instant.ts';
import type { Outcome } from '../../infra/queue.ts';
import { markLate } from '../../record/buys/delivered.ts';
import type { Store } from '../../store/open.ts';
import type { KeyedJob } from '../../store/queue/jobs.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

export type FiguresTools = {
  readonly store: Store;
  /** Undefined where everything is simulated. */
  readonly adServer: Pick<AdServer, 'delivery'> | undefined;
  readonly now: () => Date;
  /** Called with the number of rows of each verdict. */
  readonly counted?: (verdict: RowVerdict, rows: number) => void;
  /** Longest time in seconds that a pause or stop takes; null when the ad server never told. */
  readonly pauseSeconds?: () => number | null;
  /** Called with packages that delivered when they must not. */
  readonly fault?: (about: { packageId: string; code: string; reason: string }) => void;
};

/** Rows of one page. Few enough that a page is read, judged and stored in a fraction of a second. */
const PAGE = 2_000;
/** Pages of one run. The next run goes on after them. */
const MOST_PAGES = 100;
const EVERY_MS = MINUTE_MS;
const KEY = 'figures';

const NOTHING_TO_DO: Outcome = { kind: 'done', detail: {} };
const NOTHING_READ: FiguresRead = {
  cursor: null,
  completeUntil: null,
  finalUntil: null,
  asOf: null,
  readAt: new Date(0),
};

/** Enqueues a reading of the ad server's figures once a minute. */
export async function scheduleFigures(store: Store, now: Date): Promise<void> {
  const read = await store.primary.adServerReading.find();
  if (read !== null && now.getTime() - read.readAt.getTime() < EVERY_MS) return;
  await store.transaction((tx) => tx.jobs.enqueue(figuresJob(now)));
}

/** The job that reads the figures. */
export const figuresJob = (now: Date): KeyedJob<'readFigures'> => ({
  kind: 'readFigures',
  key: KEY,
  payload: { of: 'ad server' },
  runAt: now,
  maxAttempts: 20,
  lane: 'ad_server',
  share: KEY,
});

/**
 * Reads the figures of the ad server page by page, and stores each page together with the cursor after it: a run that
 * ends anywhere loses no row and counts none twice.
 */
export function readFigures(tools: FiguresTools): NamedJob<'readFigures'> {
  const { store, adServer, now } = tools;
  return typedJob('readFigures', {
    async run(_job, signal) {
      if (adServer === undefined) return NOTHING_TO_DO;
      let since: Date | null = null;
      let rows = 0;
      for (let page = 0; page < MOST_PAGES && !signal.aborted; page += 1) {
        const before = (await store.primary.adServerReading.find()) ?? NOTHING_READ;
        const answer = await adServer.delivery(fromOf(before, since), signal);
        if (!answer.ok) {
          if (!isExpired(answer) || since !== null) return retryOf(answer);
          // Rows replace rows, so that reading some again does no harm.
          since = new Date((before.asOf ?? now()).getTime() - 2 * DAY_MS);
          continue;
        }
        since = null;
        const { answer: got } = answer;
        const isStuck = got.more && got.next_cursor === before.cursor;
        const after = readAfter(before, got, got.more && !isStuck ? before.readAt : now());
        await keepPage(tools, got.rows, { after, finalUntil: before.finalUntil, isLast: !got.more });
        rows += got.rows.length;
        if (isStuck) return { kind: 'retry', code: 'broken_answer' };
        if (!got.more) break;
      }
      return { kind: 'done', detail: { rows } };
    },
  });
}

type PageEnd = {
  readonly after: FiguresRead;
  /** Until when the ad server had called its figures final before this page. */
  readonly finalUntil: Date | null;
  readonly isLast: boolean;
};

/** Stores a page of rows, marks the reports that it changes, and keeps the cursor after it. */
async function keepPage(
  { store, now, counted, pauseSeconds = () => null, fault }: FiguresTools,
  rows: Parameters<typeof readRow>[0][],
  { after, finalUntil, isLast }: PageEnd,
): Promise<void> {
  const at = now();
  const ids = [...new Set(rows.map(({ package_id: id }) => id))];
  const known = new Map((await store.primary.adServerPackages.byIds(ids)).map((one) => [one.packageId, one]));
  const tally = new Map<RowVerdict, number>();
  const note = (verdict: RowVerdict, by = 1) => tally.set(verdict, (tally.get(verdict) ?? 0) + by);
  const taken: DeliveredRow[] = [];
  for (const each of rows) {
    const judged = readRow(each, known.get(each.package_id), at);
    if ('row' in judged) taken.push(judged.row);
    else note(judged.fault);
  }
  const terms = Map.groupBy(
    await store.primary.mediaBuys.termsOfPackages([...known.values()]),
    ({ packageId }) => packageId,
  );
  const spansOf = new Map([...terms].map(([id, its]) => [id, runningSpans(its.map(spanTerms))]));
  const apart = unbilledRows(taken, spansOf, pauseSeconds() ?? 0);
  let strays: DeliveredRow[] = [];
  let late: DeliveredRow[] = [];
  await store.transaction(async (tx) => {
    const changed = await tx.deliveredFigures.putAll(taken);
    const isChanged = new Set(changed.map(hourKey));
    late = taken.filter(
      (row) => row.part === '' && finalUntil !== null && row.to <= finalUntil && isChanged.has(hourKey(row)),
    );
    // After the totals, of which they are a part.
    const isNew = new Set((await tx.deliveredFigures.putAll(apart.map(({ row }) => row))).map(hourKey));
    const fresh = apart.filter(({ row, billing }) => billing !== 'billed' && isNew.has(hourKey(row)));
    strays = fresh.filter(({ billing }) => billing === 'stray').map(({ row }) => row);
    const moments = Map.groupBy(changed, ({ packageId }) => {
      const one = known.get(packageId);
      return JSON.stringify([one?.principalId, one?.buyId]);
    });
    const buys = [...moments.keys()].map((text) => {
      const [principalId, id] = JSON.parse(text) as [string, string];
      return { principalId, id };
    });
    for (const buy of await tx.buyReports.reported(buys)) {
      await tx.mediaBuys.lock(buy);
      const own = moments.get(JSON.stringify([buy.principalId, buy.id])) ?? [];
      await markLate(
        tx,
        buy,
        own.map(({ from }) => from),
        at,
      );
    }
    await tx.adServerReading.put(after);
    if (after.completeUntil !== null && isLast) await tx.buyReports.wake(after.completeUntil, at);
    note('stored', changed.length);
    note('unchanged', taken.length - changed.length);
    note('not_billed', fresh.length);
    note('late', late.length);
  });
  for (const [packageId, its] of Map.groupBy(strays, (one) => one.packageId))
    fault?.({ packageId, code: 'not_billed', reason: strayReason(its) });
  for (const [packageId, its] of Map.groupBy(late, (one) => one.packageId))
    fault?.({ packageId, code: 'late_figures', reason: lateReason(its) });
  for (const [verdict, number] of tally) if (number > 0) counted?.(verdict, number);
}

const spanTerms = ({ record }: { readonly record: TermsRecord }) => ({
  from: new Date(record.from),
  running: record.running,
  start: new Date(record.start),
  end: new Date(record.end),
});

const hourKey = ({ packageId, from }: { packageId: string; from: Date }): string => `${packageId} ${+from}`;

const firstOf = (rows: readonly DeliveredRow[]): Date =>
  rows.reduce((least, { from }) => (from < least ? from : least), rows[0]?.from ?? new Date(0));

const lateReason = (rows: readonly DeliveredRow[]): string =>
  `rows since ${firstOf(rows).toISOString()} changed after the ad server had called them final: ${rows.length}`;

function strayReason(rows: readonly DeliveredRow[]): string {
  const impressions = rows.reduce((sum, { counts }) => sum + counts.impressions, 0);
  return `${impressions} impressions since ${firstOf(rows).toISOString()}, while it was not to run, are not billed`;
}

/** The time that the ad server named is kept. */
export const retryOf = ({ code, waitMs }: AdServerRefused): Outcome => ({
  kind: 'retry',
  code,
  ...(waitMs === undefined ? {} : { afterMs: waitMs }),
});

/** How far was read after a page. Rows are still missing before the last one: nothing more is complete until then. */
function readAfter(before: FiguresRead, got: AdServerDelivery, readAt: Date): FiguresRead {
  const { next_cursor: cursor } = got;
  if (got.more) return { ...before, cursor, readAt };
  return {
    cursor,
    completeUntil: later(before.completeUntil, got.complete_until),
    finalUntil: later(before.finalUntil, got.final_until),
    asOf: later(before.asOf, got.as_of),
    readAt,
  };
}

const isExpired = ({ code }: AdServerRefused): boolean => code === 'cursor_expired';

function fromOf({ cursor }: FiguresRead, since: Date | null): FiguresFrom {
  if (since !== null) return { since: since.toISOString(), limit: PAGE };
  return cursor === null ? { limit: PAGE } : { cursor, limit: PAGE };
}

/** These instants never go back, whatever the ad server says. */
function later(before: Date | null, told: string): Date {
  const at = new Date(told);
  return before !== null && before > at ? before : at;
}
