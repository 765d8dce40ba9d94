import type * as T from '../../generated/types/ad-server.ts';
import { Refusal } from './http.ts';
import type { Tools } from './inventory.ts';
import { all, type Db, FIGURES, metaOf, nextSeq, one, run, setMeta } from './store.ts';

const HOUR = 3_600_000;
const FINAL_HOURS = 24;
/** Hours that are filled in one request: a server that slept for months becomes complete over several of them. */
const MOST_HOURS = 200;

export type Figure = (typeof FIGURES)[number];
type Place = { package_id: string; creative_id: string };
type Served = Place & { country: string | null; device: string };

const hourOf = (at: number): number => Math.floor(at / HOUR) * HOUR;

/** Adds one to the rows of an hour. Each change of a row gets a new number: its revision, and its place for cursors. */
export function count(db: Db, served: Served, figure: Figure, at: number): void {
  const { package_id, creative_id, device, country } = served;
  const keys = { total: '', device_type: device, country };
  const sql = `INSERT INTO figures (kind, key, package_id, creative_id, hour, ${figure}, seq, changed_at)
    VALUES (?, ?, ?, ?, ?, 1, ?, ?)
    ON CONFLICT DO UPDATE SET ${figure} = ${figure} + 1, seq = excluded.seq, changed_at = excluded.changed_at`;
  for (const [kind, key] of Object.entries(keys))
    if (key !== null) run(db, sql, kind, key, package_id, creative_id, hourOf(at), nextSeq(db), at);
}

const LIVE = `SELECT EXISTS (SELECT 1 FROM packages WHERE desired = 'running' AND starts <= @at AND ends > @at)
  OR EXISTS (SELECT 1 FROM serves WHERE at > @alive) AS live`;

/** An hour is complete when no ad that was served in it can count any more; with nothing live, everything is complete. */
function completeUntil({ db, settings, now }: Tools): number {
  const alive = now() - settings.tokenSeconds * 1000;
  return one<{ live: number }>(db, LIVE, { at: now(), alive })?.live === 0 ? now() : hourOf(alive);
}

const COULD_DELIVER = `SELECT c.package_id, c.creative_id
  FROM packages p JOIN creatives c ON c.package_id = p.id AND c.state = 'approved'
  WHERE p.starts < @hour + ${HOUR} AND p.ends > @hour AND p.first_started_at < @hour + ${HOUR}
    AND coalesce(p.stopped_at, p.ends) > @hour AND NOT EXISTS (SELECT 1 FROM figures f WHERE f.kind = 'total'
      AND f.key = '' AND f.package_id = c.package_id AND f.creative_id = c.creative_id AND f.hour = @hour)`;
const ZEROS = `INSERT INTO figures (kind, key, package_id, creative_id, hour, seq, changed_at)
  VALUES ('total', '', ?, ?, ?, ?, ?)`;

/** Writes zeros for each creative that could have delivered in an hour and did not: a missing row would be unknown. */
function fillZeros(tools: Tools): void {
  const { db, now } = tools;
  const until = completeUntil(tools);
  const sql = 'SELECT min(first_started_at) AS at FROM packages';
  const first = one<{ at: number | null }>(db, sql)?.at ?? now();
  const stored = Number(metaOf(db, 'zeros_until'));
  const begin = hourOf(stored || Math.min(first, until));
  const end = Math.min(until, begin + MOST_HOURS * HOUR);
  for (let hour = begin; hour < end; hour += HOUR)
    for (const { package_id, creative_id } of all<Place>(db, COULD_DELIVER, { hour }))
      run(db, ZEROS, package_id, creative_id, hour, nextSeq(db), now());
  setMeta(db, 'zeros_until', String(Math.max(stored, end)));
}

type Kind = T.AdServerDeliveryRow['kind'];
type FigureRow = Place & Record<Figure, number> & { kind: Kind; key: string; hour: number; seq: number };

export type DeliveryAsk = { cursor: string | null; since: number | null; limit: number };

export function delivery(tools: Tools, { cursor, since, limit }: DeliveryAsk): T.AdServerDelivery {
  const { db, now } = tools;
  db.transaction(() => fillZeros(tools))();
  const history = metaOf(db, 'history');
  const newest = Number(metaOf(db, 'seq'));
  const after = cursor === null ? before(db, since) : placeOf(cursor, history, newest);
  const rows = all<FigureRow>(db, 'SELECT * FROM figures WHERE seq > ? ORDER BY seq LIMIT ?', after, limit);
  const last = rows.at(-1)?.seq ?? Math.max(after, newest);
  const complete = Number(metaOf(db, 'zeros_until'));
  return {
    rows: rows.map(toRow),
    next_cursor: `${history}.${last}`,
    more: last < newest,
    complete_until: new Date(complete).toISOString(),
    final_until: new Date(complete - FINAL_HOURS * HOUR).toISOString(),
    as_of: new Date(now()).toISOString(),
  };
}

/** The place before the first row that changed after an instant, or before all rows. */
function before(db: Db, since: number | null): number {
  if (since === null) return 0;
  const sql = 'SELECT min(seq) AS seq FROM figures WHERE changed_at > ?';
  const seq = one<{ seq: number | null }>(db, sql, since)?.seq;
  return seq == null ? Number(metaOf(db, 'seq')) : seq - 1;
}

function placeOf(cursor: string, history: string, newest: number): number {
  const [, own, digits] = /^([0-9a-f]{12})\.([0-9]{1,15})$/.exec(cursor) ?? [];
  if (own !== history || Number(digits) > newest)
    throw new Refusal('cursor_expired', 'The cursor is not known; ask with `since`.', 'cursor');
  return Number(digits);
}

function toRow(row: FigureRow): T.AdServerDeliveryRow {
  return {
    kind: row.kind,
    ...(row.key === '' ? {} : { key: row.key }),
    package_id: row.package_id,
    creative_id: row.creative_id,
    from: new Date(row.hour).toISOString(),
    to: new Date(row.hour + HOUR).toISOString(),
    revision: row.seq,
    counts: Object.fromEntries(FIGURES.map((name) => [name, row[name]])),
  };
}
