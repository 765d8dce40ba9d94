import type * as T from '../../../generated/types/ad-server.ts';
import { refused, type Trial } from '../trial.ts';

const RULE = 'delivery';
const MOST_PAGES = 200;
const LARGE = 1000;
/** Small pages into which the rows are taken apart. */
const PIECES = 20;
const HOUR = 3_600_000;

type Row = T.AdServerDeliveryRow;
type Packages = ReadonlyMap<string, T.AdServerPackageSummary>;

const keyOf = (row: Row): string =>
  JSON.stringify([row.kind, row.key ?? '', row.package_id, row.creative_id, row.from, row.to]);

/** Rows are absolute, belong to known packages, and come in pages that neither skip nor repeat for ever. */
export async function checkDelivery(trial: Trial, packages: Packages): Promise<void> {
  const { call, findings } = trial;
  const ask = (query: Record<string, string>) => ['getDelivery', { query }] as const;
  await refused(trial, RULE, ask({ cursor: 'check-no-such-cursor' }), [
    'an unknown cursor',
    ['cursor_expired'],
  ]);
  await refused(trial, RULE, ask({ limit: '0' }), ['a limit of 0', ['invalid_request']]);
  await refused(trial, RULE, ask({ limit: '10001' }), ['a limit of 10001', ['invalid_request']]);
  await refused(trial, RULE, ask({ since: '2026-11-26 06:00' }), [
    'a `since` that is no instant',
    ['invalid_request'],
  ]);
  await refused(trial, RULE, ask({ since: '2026-11-26T06:00:00Z', cursor: 'x' }), [
    '`since` together with `cursor`',
    ['invalid_request', 'cursor_expired'],
  ]);

  const whole = await pull(trial, LARGE);
  if (whole === null) return;
  if (whole.rows.size === 0)
    return findings.skip(RULE, 'the ad server has no rows, so that their content was not seen');
  const pieces = await pull(trial, Math.max(2, Math.ceil(whole.rows.size / PIECES)));
  if (pieces === null) return;
  compare(trial, whole.rows, pieces.rows);
  for (const row of whole.rows.values()) checkRow(trial, row, packages);
  checkGaps(trial, whole, packages);
  const after = await call<T.AdServerDelivery>('getDelivery', { query: { cursor: whole.cursor } });
  const late = after.body;
  if (after.status === 200) {
    for (const row of late.rows) {
      const known = whole.rows.get(keyOf(row));
      if (known !== undefined && known.revision >= row.revision)
        findings.add(RULE, 'the last cursor returns rows again that have not changed since');
    }
    if (late.more && late.rows.length === 0) findings.add(RULE, '`more` is true, but no row is left');
  } else if (after.status !== 0)
    findings.add(RULE, `the last cursor must go on from there, but returns status ${after.status}`);
  const future = new Date(trial.now() + 86_400_000).toISOString();
  const none = await call<T.AdServerDelivery>('getDelivery', { query: { since: future } });
  if (none.status === 200 && none.body.rows.length > 0)
    findings.add(RULE, '`since` an instant in the future must return no rows');
}

type Pulled = {
  readonly rows: ReadonlyMap<string, Row>;
  readonly cursor: string;
  readonly completeUntil: number;
};

/** All rows from the beginning, in pages of a size. */
async function pull(trial: Trial, limit: number): Promise<Pulled | null> {
  const { call, findings } = trial;
  const rows = new Map<string, Row>();
  const cursors = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { limit: String(limit), ...(cursor === undefined ? {} : { cursor }) };
    const { status, body: answer } = await call<T.AdServerDelivery>('getDelivery', { query });
    if (status !== 200) return null;
    if (answer.rows.length > limit)
      findings.add(RULE, `a page of at most ${limit} rows has ${answer.rows.length}`);
    for (const row of answer.rows) {
      const known = rows.get(keyOf(row));
      if (
        known !== undefined &&
        known.revision === row.revision &&
        JSON.stringify(known.counts) !== JSON.stringify(row.counts)
      )
        findings.add(RULE, 'a row has other counts under the same revision');
      if (known === undefined || row.revision > known.revision) rows.set(keyOf(row), row);
    }
    checkTimes(trial, answer);
    cursor = answer.next_cursor;
    if (!answer.more) return { rows, cursor, completeUntil: Date.parse(answer.complete_until) };
    if (cursors.has(cursor)) {
      findings.add(RULE, 'a cursor is returned twice while `more` is true, so that the pages never end');
      return null;
    }
    cursors.add(cursor);
  }
  findings.skip(RULE, `more than ${MOST_PAGES} pages: the rest was not read`);
  return null;
}

function checkTimes({ findings, latest }: Trial, answer: T.AdServerDelivery): void {
  const complete = Date.parse(answer.complete_until);
  const final = Date.parse(answer.final_until);
  if (complete < latest.complete) findings.add(RULE, '`complete_until` went back');
  if (final < latest.final) findings.add(RULE, '`final_until` went back');
  if (final > complete) findings.add(RULE, '`final_until` is later than `complete_until`');
  if (complete > Date.parse(answer.as_of)) findings.add(RULE, '`complete_until` is later than `as_of`');
  latest.complete = Math.max(latest.complete, complete);
  latest.final = Math.max(latest.final, final);
}

/** The same rows must come whatever the size of a page is; only what changed meanwhile may differ. */
function compare({ findings }: Trial, whole: Pulled['rows'], pieces: Pulled['rows']): void {
  for (const [key, row] of whole) {
    const other = pieces.get(key);
    if (other === undefined) findings.add(RULE, 'small pages skip rows that a large page has');
    else if (other.revision === row.revision && JSON.stringify(other.counts) !== JSON.stringify(row.counts))
      findings.add(
        RULE,
        'two pulls of the same row differ under one revision: rows must be absolute, not what was added',
      );
  }
  for (const key of pieces.keys())
    if (!whole.has(key)) findings.add(RULE, 'a large page skips rows that small pages have');
}

function checkRow({ findings, capabilities }: Trial, row: Row, packages: Packages): void {
  const { from, to, package_id: id, kind } = row;
  const length = Date.parse(to) - Date.parse(from);
  if (!packages.has(id)) findings.add(RULE, `a row belongs to ${id}, which the caller never put`);
  if (kind !== 'total' && !capabilities.breakdowns.includes(kind))
    findings.add(RULE, `rows of the kind ${kind} are not declared`);
  if (capabilities.granularity === 'hour' && (length !== HOUR || Date.parse(from) % HOUR !== 0))
    findings.add(RULE, `the row from ${from} to ${to} is no whole hour in UTC`);
  if (capabilities.granularity === 'day' && (length < 23 * HOUR || length > 25 * HOUR))
    findings.add(RULE, `the row from ${from} to ${to} is no day`);
}

/** A package that has delivered since before an hour has a row for it, with zeros if nothing was seen. */
function checkGaps(
  { findings, capabilities }: Trial,
  { rows, completeUntil }: Pulled,
  packages: Packages,
): void {
  if (capabilities.granularity !== 'hour') return;
  const totals = [...rows.values()].filter(({ kind }) => kind === 'total');
  const known = new Set(totals.map(({ package_id, from }) => `${package_id} ${Date.parse(from)}`));
  for (const { package_id: id, state, changed_at: changed } of packages.values()) {
    if (state !== 'delivering') continue;
    const begin = Math.ceil(Date.parse(changed) / HOUR) * HOUR;
    const missing = hoursFrom(begin, completeUntil).find((hour) => !known.has(`${id} ${hour}`));
    if (missing === undefined) continue;
    const hour = new Date(missing).toISOString();
    findings.add(
      RULE,
      `${id} delivers, but has no row for the complete hour of ${hour}: zero must be sent as a row`,
    );
    break;
  }
}

const MOST_HOURS = 1000;
const hoursFrom = (begin: number, end: number): number[] =>
  Array.from(
    { length: Math.min(MOST_HOURS, Math.max(0, Math.floor((end - begin) / HOUR))) },
    (_, at) => begin + at * HOUR,
  );
