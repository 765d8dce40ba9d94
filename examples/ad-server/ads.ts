import { randomBytes } from 'node:crypto';
import type * as T from '../../generated/types/ad-server.ts';
import { type Candidate, decide, type Viewer } from './decide.ts';
import { count, type Figure } from './figures.ts';
import type { Tools } from './inventory.ts';
import type { PackageRow } from './packages.ts';
import type { Slot } from './settings.ts';
import { all, one, run } from './store.ts';

/** A request of a browser, as far as it decides about ads. `invalid` says why its events do not count. */
export type Visit = { country: string | null; device: string; person: string | null; invalid: string | null };
export type Ad = { serve: string; slot: Slot; creative: T.AdServerCreative };

function placeOf({ settings }: Tools, id: string): { slot: Slot; productIds: string[] } | null {
  const having = settings.products.filter(({ slots }) => slots.some((slot) => slot.id === id));
  const slot = having[0]?.slots.find((one) => one.id === id);
  return slot === undefined ? null : { slot, productIds: having.map(({ product_id }) => product_id) };
}

const RUNNING = `SELECT p.*, (SELECT count(*) FROM serves s
    WHERE s.package_id = p.id AND s.counted = 0 AND s.invalid IS NULL AND s.at > @alive) AS outstanding
  FROM packages p WHERE p.desired = 'running' AND p.starts <= @at AND p.ends > @at
    AND p.product_id IN (SELECT value FROM json_each(@products))`;
const SERVABLE =
  "SELECT body FROM creatives WHERE package_id = ? AND attached = 1 AND state = 'approved' ORDER BY position";
const SEEN = 'SELECT at FROM seen WHERE person = ? AND package_id = ? ORDER BY at DESC LIMIT 1000';
const SERVE = `INSERT INTO serves (id, package_id, creative_id, country, device, person, at, invalid)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

function candidatesFor({ db, settings, now }: Tools, productIds: readonly string[]): Candidate[] {
  const at = now();
  const values = { at, alive: at - settings.tokenSeconds * 1000, products: JSON.stringify(productIds) };
  return all<PackageRow & { outstanding: number }>(db, RUNNING, values).map((row) => ({
    ...row,
    terms: JSON.parse(row.terms),
    creatives: all<{ body: string }>(db, SERVABLE, row.id).map(({ body }) => JSON.parse(body)),
  }));
}

/** Chooses an ad for each slot of a page, in one transaction: two slots of a page share the caps of the visitor. */
export function chooseAds(
  tools: Tools,
  slots: readonly string[],
  visit: Visit,
  random: () => number,
): (Ad | null)[] {
  const { db, now } = tools;
  const { country, device, person, invalid } = visit;
  const at = now();
  const onPage: string[] = [];
  const seenOf = (id: string): number[] => [
    ...onPage.filter((one) => one === id).map(() => at),
    ...all<{ at: number }>(db, SEEN, person, id).map((row) => row.at),
  ];
  const viewer: Viewer = { country, device, seen: person === null ? null : seenOf };
  const choose = (id: string): Ad | null => {
    const place = placeOf(tools, id);
    if (place === null) return null;
    const chosen = decide(place.slot, candidatesFor(tools, place.productIds), viewer, at, random);
    if (chosen === null) return null;
    const { candidate, creative } = chosen;
    const serve = randomBytes(16).toString('hex');
    onPage.push(candidate.id);
    run(db, SERVE, serve, candidate.id, creative.creative_id, country, device, person, at, invalid);
    return { serve, slot: place.slot, creative };
  };
  return db.transaction(() => slots.map(choose))();
}

/** Events of an ad with the figure that each counts as, and the event that must have counted before. */
const EVENTS: ReadonlyMap<string, { figure: Figure | null; after?: string }> = new Map([
  ['impression', { figure: 'impressions' }],
  ['click', { figure: 'clicks', after: 'impression' }],
  ['start', { figure: null }],
  ['q1', { figure: 'q1_views', after: 'start' }],
  ['q2', { figure: 'q2_views', after: 'start' }],
  ['q3', { figure: 'q3_views', after: 'start' }],
  ['complete', { figure: 'completed_views', after: 'start' }],
]);

/** Creative of an ad that was served; null for an identifier that nobody was given. */
export function servedCreative({ db }: Tools, serve: string): T.AdServerCreative | null {
  const sql = `SELECT c.body FROM serves s JOIN creatives c USING (package_id, creative_id) WHERE s.id = ?`;
  const row = one<{ body: string }>(db, sql, serve);
  return row === undefined ? null : JSON.parse(row.body);
}

type ServeRow = Visit & { package_id: string; creative_id: string; at: number };

/**
 * Takes an event of an ad. It counts once, within the life of the ad, after the event that comes before it, and for a
 * person only. Everything else is kept with its reason, so that a seller can explain the difference of gross and net.
 */
export function takeEvent(
  { db, settings, now }: Tools,
  id: string,
  event: string,
  invalid: string | null,
): void {
  const meaning = EVENTS.get(event);
  const serve = one<ServeRow>(db, 'SELECT * FROM serves WHERE id = ?', id);
  if (meaning === undefined || serve === undefined) return;
  const { figure, after } = meaning;
  const verdictOf = (name: string) =>
    one<{ verdict: string }>(db, 'SELECT verdict FROM events WHERE serve_id = ? AND event = ?', id, name)
      ?.verdict;
  const at = now();
  const isLate = at - serve.at > settings.tokenSeconds * 1000;
  const isEarly = after !== undefined && verdictOf(after) !== 'valid';
  const verdict = serve.invalid ?? invalid ?? (isLate ? 'late' : isEarly ? 'early' : 'valid');
  // An event that was refused may still count later: a quartile can overtake the start of its video.
  const isFirst = verdict === 'valid' && verdictOf(event) !== 'valid';
  db.transaction(() => {
    const sql = `INSERT INTO events VALUES (?, ?, ?, ?, 0) ON CONFLICT (serve_id, event) DO UPDATE
      SET repeats = repeats + 1, verdict = iif(verdict = 'valid', verdict, excluded.verdict)`;
    run(db, sql, id, event, at, verdict);
    if (!isFirst || figure === null) return;
    count(db, serve, figure, at);
    const isGoal = "terms ->> '$.goal.unit' = ?";
    run(
      db,
      `UPDATE packages SET delivered = delivered + 1 WHERE id = ? AND ${isGoal}`,
      serve.package_id,
      figure,
    );
    if (figure !== 'impressions') return;
    run(db, 'UPDATE serves SET counted = 1 WHERE id = ?', id);
    if (serve.person !== null)
      run(db, 'INSERT INTO seen VALUES (?, ?, ?)', serve.person, serve.package_id, at);
  })();
}
