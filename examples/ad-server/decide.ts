import type * as T from '../../generated/types/ad-server.ts';
import type { PackageRow } from './packages.ts';
import type { Slot } from './settings.ts';

/**
 * A package that runs. `delivered` are units of the goal that were counted, `outstanding` ads that were decided, but
 * whose impression may still come.
 */
export type Candidate = Pick<PackageRow, 'id' | 'starts' | 'ends' | 'delivered'> & {
  terms: T.AdServerPackageTerms;
  outstanding: number;
  creatives: readonly T.AdServerCreative[];
};

/** `seen` gives the instants of the counted impressions of a package, newest first; null without an identifier. */
export type Viewer = { country: string | null; device: string; seen: ((id: string) => number[]) | null };
type Random = () => number;

/** Chooses the ad of a slot. `random` is from 0 to 1. */
export function decide(slot: Slot, all: Candidate[], viewer: Viewer, now: number, random: Random) {
  const fit = all
    .filter((one) => isWanted(one, viewer) && isDue(one, now) && isBelowCap(one, viewer, now))
    .sort((a, b) => rankOf(b, now) - rankOf(a, now));
  for (const candidate of fit) {
    const fitting = candidate.creatives.filter((one) => isFit(slot, one));
    const creative = rotated(fitting, random);
    if (creative !== null) return { candidate, creative };
  }
  return null;
}

function isWanted({ terms: { targeting: t = {} } }: Candidate, { country, device }: Viewer): boolean {
  const isListed = (list: readonly string[], value: string | null) => value !== null && list.includes(value);
  if (t.geo_countries && !isListed(t.geo_countries, country)) return false;
  // An unknown country may be one of those that are excluded.
  const { geo_countries_exclude: excluded } = t;
  if (excluded && (country === null || isListed(excluded, country))) return false;
  if (t.device_type && !isListed(t.device_type, device)) return false;
  return !(t.device_type_exclude && isListed(t.device_type_exclude, device));
}

const THROTTLE_ENDS = 0.95;
/** Planned delivery is a little ahead, so that a quiet last hour does not leave a goal open. */
const AHEAD = 1.03;

/** Whether a package is below its goal and not ahead of its pace. */
function isDue({ terms, starts, ends, delivered, outstanding }: Candidate, now: number): boolean {
  const { goal, pacing } = terms;
  if (goal === undefined) return true;
  // An ad that is not counted yet may be: together they must not exceed what was bought.
  const taken = delivered + (goal.unit === 'impressions' ? outstanding : 0);
  if (taken >= goal.quantity) return false;
  const share = (now - starts) / (ends - starts);
  if (pacing === 'asap' || share > THROTTLE_ENDS) return true;
  const planned = pacing === 'even' ? share : share < 1 / 3 ? share * 1.5 : 0.5 + (share - 1 / 3) * 0.75;
  return taken < Math.max(1, goal.quantity * planned * AHEAD);
}

function isBelowCap({ id, terms }: Candidate, { seen }: Viewer, now: number): boolean {
  const { frequency_cap: cap } = terms;
  if (cap === undefined) return true;
  // Without an identifier nothing can be counted, so the ad is not shown.
  if (seen === null) return false;
  const { max_impressions: most = Infinity, window_seconds: window, suppress_seconds: pause = 0 } = cap;
  const times = seen(id);
  const inWindow = times.filter((at) => window === undefined || at > now - window * 1000);
  return inWindow.length < most && now - (times[0] ?? 0) >= pause * 1000;
}

function isFit(slot: Slot, { kind, size }: T.AdServerCreative): boolean {
  if (!slot.kinds.includes(kind)) return false;
  return size === undefined || kind === 'video' || (size.width === slot.width && size.height === slot.height);
}

/** Promised packages first, the most urgent of them before the others; then by price. */
function rankOf({ terms, starts, ends, delivered }: Candidate, now: number): number {
  if (terms.product.delivery_type !== 'guaranteed')
    return Math.min(0.999, Number(terms.price.amount ?? 0) / 1e12);
  const left = Math.max(0.001, (ends - now) / (ends - starts));
  const { quantity = 1 } = terms.goal ?? {};
  return 1 + (quantity - delivered) / quantity / left;
}

/** By weight: 0 is never shown, and a creative without a weight has the average of the others. */
function rotated(creatives: readonly T.AdServerCreative[], random: () => number): T.AdServerCreative | null {
  const given = creatives.flatMap(({ weight }) => weight ?? []);
  const average = given.length === 0 ? 1 : given.reduce((sum, one) => sum + one, 0) / given.length;
  const weights = creatives.map(({ weight = average }) => weight);
  let point = random() * weights.reduce((sum, one) => sum + one, 0);
  for (const [index, weight] of weights.entries()) {
    point -= weight;
    if (weight > 0 && point < 0) return creatives[index] ?? null;
  }
  return null;
}
