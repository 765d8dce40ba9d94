import type * as T from '../../generated/types/ad-server.ts';
import { invalidRequest, invalidTerms, Refusal } from './http.ts';
import { availability, checkSale, type Tools, useReservation } from './inventory.ts';
import type { Slot } from './settings.ts';
import { all, one, run } from './store.ts';

export const UNITS: T.AdServerUnit[] = ['impressions', 'clicks', 'completed_views'];
export const KINDS: T.AdServerCreativeKind[] = ['image', 'html5', 'native', 'video', 'vast'];
export const MOST_CREATIVES = 50;
export const LONGEST_CAP = 30 * 86_400;

export type PackageRow = {
  id: string;
  number: number;
  revision: number;
  last_change: string;
  terms: string;
  desired: T.AdServerPackageTerms['desired'];
  product_id: string;
  starts: number;
  ends: number;
  delivered: number;
  changed_at: number;
};
type CreativeRow = Pick<T.AdServerCreativeState, 'creative_id' | 'state'> & { reason: string | null };

const instant = (ms: number) => new Date(ms).toISOString();
const termsOf = ({ terms }: PackageRow): T.AdServerPackageTerms => JSON.parse(terms);
const rowOf = ({ db }: Tools, id: string) => one<PackageRow>(db, 'SELECT * FROM packages WHERE id = ?', id);

function known(tools: Tools, id: string): PackageRow {
  const row = rowOf(tools, id);
  if (row === undefined) throw new Refusal('not_found', `No package has the identifier ${id}.`);
  return row;
}

function creativesOf({ db }: Tools, id: string): T.AdServerCreativeState[] {
  const sql = `SELECT creative_id, state, reason FROM creatives WHERE package_id = ? AND attached = 1 ORDER BY position`;
  return all<CreativeRow>(db, sql, id).map(({ reason, ...row }) =>
    reason === null ? row : { ...row, reason },
  );
}

type Status = Pick<T.AdServerPackageState, 'state' | 'completed_by'>;

/** The state is derived: nothing has to change it when a flight begins or ends. */
function statusOf(row: PackageRow, hasCreative: boolean, now: number): Status {
  const { quantity = Number.POSITIVE_INFINITY } = termsOf(row).goal ?? {};
  if (row.desired === 'stopped') return { state: 'stopped' };
  if (row.delivered >= quantity) return { state: 'completed', completed_by: 'goal' };
  if (row.ends <= now) return { state: 'completed', completed_by: 'flight_end' };
  if (row.desired === 'paused') return { state: 'paused' };
  if (!hasCreative) return { state: 'needs_creatives' };
  return { state: row.starts > now ? 'ready' : 'delivering' };
}

export function getPackage(tools: Tools, id: string): T.AdServerPackageState {
  const row = known(tools, id);
  const creatives = creativesOf(tools, id);
  const isServable = creatives.some(({ state }) => state === 'approved');
  const { product, goal, budget_minor, price } = termsOf(row);
  const { delivery_type } = product;
  const flight = { start: instant(row.starts), end: instant(row.ends) };
  return {
    package_id: id,
    applied_revision: row.revision,
    ...statusOf(row, isServable, tools.now()),
    holds_inventory: row.desired !== 'stopped' && delivery_type === 'guaranteed',
    ad_server_ref: `line-${row.number}`,
    booked: { delivery_type, ...goal, ...flight, budget_minor, currency: price.currency },
    effective_at: instant(row.changed_at),
    changed_at: instant(row.changed_at),
    creatives,
  };
}

const PAGE = 500;

export function listPackages(tools: Tools, cursor: string | null): T.AdServerPackageList {
  const after = cursor === null ? 0 : Number(/^p([0-9]{1,15})$/.exec(cursor)?.[1]);
  if (Number.isNaN(after)) throw new Refusal('cursor_expired', 'The cursor is not known.', 'cursor');
  const sql = 'SELECT * FROM packages WHERE number > ? ORDER BY number LIMIT ?';
  const rows = all<PackageRow>(tools.db, sql, after, PAGE);
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  return {
    packages: rows.map((row) => ({
      package_id: row.id,
      state: getPackage(tools, row.id).state,
      applied_revision: row.revision,
      changed_at: instant(row.changed_at),
    })),
    ...(last === undefined ? {} : { next_cursor: `p${last.number}` }),
  };
}

/** Whether a change is a repetition of the last one. @throws {Refusal} for one that is older, or that contradicts it */
function isRepeated(row: PackageRow, revision: number, change: string): boolean {
  if (revision === row.revision && change === row.last_change) return true;
  if (revision <= row.revision)
    throw new Refusal('stale_revision', `The last revision of ${row.id} is ${row.revision}.`, 'revision');
  return false;
}

export function putPackage(tools: Tools, id: string, terms: T.AdServerPackageTerms): T.AdServerPackageState {
  const row = rowOf(tools, id);
  const change = `terms ${JSON.stringify(terms)}`;
  if (row !== undefined && isRepeated(row, terms.revision, change)) return getPackage(tools, id);
  if (row?.desired === 'stopped') throw new Refusal('package_stopped', `${id} was stopped, which is final.`);
  if (row === undefined && terms.desired === 'running') throw invalidTerms('desired', 'A new one is paused.');
  const flight = { starts: Date.parse(terms.flight.start), ends: Date.parse(terms.flight.end) };
  // What was stopped needs no inventory, so that a package can be stopped whatever its terms are.
  const sale = terms.desired === 'stopped' ? flight : checkTerms(tools, id, terms, row);
  const { revision, desired } = terms;
  const values = [revision, change, JSON.stringify(terms), terms.product.product_id, sale.starts, sale.ends];
  const sql = `INSERT INTO packages (revision, last_change, terms, product_id, starts, ends, id, number, desired, changed_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(number), 0) + 1 FROM packages), ?, ?)
    ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, last_change = excluded.last_change,
      terms = excluded.terms, product_id = excluded.product_id, starts = excluded.starts, ends = excluded.ends`;
  run(tools.db, sql, ...values, id, desired, tools.now());
  setDesired(tools, id, desired);
  return getPackage(tools, id);
}

function checkTerms(tools: Tools, id: string, terms: T.AdServerPackageTerms, row: PackageRow | undefined) {
  const { goal, reservation_id: reservation, product, price, targeting } = terms;
  const sale = checkSale(tools, terms);
  if (goal === undefined && price.model !== 'flat_rate') throw invalidTerms('goal', 'A goal is missing.');
  if (goal && !UNITS.includes(goal.unit)) throw invalidTerms('goal.unit', `Goals are ${UNITS.join(', ')}.`);
  checkCap(terms, Math.ceil((sale.ends - sale.starts) / 1000));
  if (reservation !== undefined) useReservation(tools, reservation, id);
  const { available } = availability(tools, sale, targeting, id);
  if (product.delivery_type === 'guaranteed' && available < (goal?.quantity ?? 0))
    throw new Refusal('insufficient_inventory', `${available} units are available.`, 'goal.quantity');
  // A flight that runs keeps its start: only the first booking turns an instant in the past into "now".
  const isSameStart = row !== undefined && termsOf(row).flight.start === terms.flight.start;
  return { ...sale, starts: isSameStart ? row.starts : sale.starts };
}

function checkCap({ frequency_cap: cap = {} }: T.AdServerPackageTerms, flightSeconds: number): void {
  const window = cap.max_impressions === undefined ? 0 : (cap.window_seconds ?? flightSeconds);
  if ((cap.per ?? 'devices') !== 'devices') throw invalidTerms('frequency_cap.per', 'Devices are counted.');
  if (Math.max(window, cap.suppress_seconds ?? 0) > LONGEST_CAP)
    throw invalidTerms('frequency_cap.window_seconds', `Use at most ${LONGEST_CAP}.`);
}

export type Command = 'start' | 'pause' | 'stop';
const DESIRED = { start: 'running', pause: 'paused', stop: 'stopped' } as const;

export function command(tools: Tools, id: string, verb: Command, revision: number): T.AdServerPackageState {
  const row = known(tools, id);
  const isStopped = row.desired === 'stopped';
  if (isStopped && verb !== 'stop')
    throw new Refusal('package_stopped', `${id} was stopped, which is final.`);
  if (isStopped || isRepeated(row, revision, verb)) return getPackage(tools, id);
  run(tools.db, 'UPDATE packages SET revision = ?, last_change = ? WHERE id = ?', revision, verb, id);
  setDesired(tools, id, DESIRED[verb]);
  return getPackage(tools, id);
}

function setDesired({ db, now }: Tools, id: string, desired: PackageRow['desired']): void {
  const sql = `UPDATE packages SET desired = @desired, changed_at = @at, stopped_at = iif(@desired = 'stopped', @at, NULL),
    first_started_at = iif(@desired = 'running', coalesce(first_started_at, @at), first_started_at) WHERE id = @id`;
  run(db, sql, { id, desired, at: now() });
}

export function putCreatives(tools: Tools, id: string, list: T.AdServerCreativeList) {
  const { db, settings, now } = tools;
  const row = known(tools, id);
  const change = `creatives ${JSON.stringify(list)}`;
  if (!isRepeated(row, list.revision, change)) {
    if (row.desired === 'stopped') throw new Refusal('package_stopped', `${id} was stopped, which is final.`);
    const ids = new Set(list.creatives.map(({ creative_id }) => creative_id));
    if (ids.size < list.creatives.length) throw invalidRequest('creatives', 'name one twice');
    if (ids.size > MOST_CREATIVES) throw invalidTerms('creatives', `There are at most ${MOST_CREATIVES}.`);
    run(db, 'UPDATE creatives SET attached = 0 WHERE package_id = ?', id);
    const sql = `INSERT INTO creatives VALUES (?, ?, ?, 1, ?, ?, ?) ON CONFLICT (package_id, creative_id) DO UPDATE SET
      attached = 1, position = excluded.position, state = excluded.state, reason = excluded.reason, body = excluded.body`;
    const product = settings.products.find(({ product_id }) => product_id === row.product_id);
    for (const [position, creative] of list.creatives.entries()) {
      const reason = reasonAgainst(product?.slots ?? [], creative);
      const state = reason === null ? 'approved' : 'rejected';
      run(db, sql, id, creative.creative_id, position, state, reason, JSON.stringify(creative));
    }
    const changed = 'UPDATE packages SET revision = ?, last_change = ?, changed_at = ? WHERE id = ?';
    run(db, changed, list.revision, change, now(), id);
  }
  return creativeStates(tools, id);
}

export function creativeStates(tools: Tools, id: string): T.AdServerCreativeStates {
  const { package_id, applied_revision, creatives } = getPackage(tools, id);
  return { package_id, applied_revision, creatives };
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** The asset that a kind cannot do without; native creatives have any. */
const ASSETS: { [kind: string]: string } = { image: 'image', html5: 'html', video: 'video', vast: 'vast' };

/** Why a creative cannot be served in a package; null if it can. */
function reasonAgainst(slots: readonly Slot[], creative: T.AdServerCreative): string | null {
  const { kind, size, assets, landing_url: landing, impression_trackers: trackers = [] } = creative;
  const fitting = slots.filter(({ kinds }) => kinds.includes(kind));
  if (fitting.length === 0) return `No slot of the product shows creatives of the kind ${kind}.`;
  const isSized = kind === 'image' || kind === 'html5';
  if (isSized && !fitting.some(({ width, height }) => width === size?.width && height === size?.height))
    return `The sizes are ${fitting.map(({ width, height }) => `${width}x${height}`).join(', ')}.`;
  const addresses = [landing ?? [], trackers, assets.map(({ url }) => url ?? [])].flat(2);
  if (!addresses.every(isWebAddress)) return 'Addresses must be http or https, without user names.';
  const needed = assets.find(({ type }) => type === (ASSETS[kind] ?? type));
  if (needed === undefined || (needed.url === undefined && kind !== 'html5' && kind !== 'native'))
    return `A creative of the kind ${kind} needs an asset of the type ${ASSETS[kind]} with a url.`;
  if (kind !== 'vast' && landing === undefined) return 'A landing page is missing.';
  return creative.click_trackers?.length ? 'Click trackers are not supported.' : null;
}
