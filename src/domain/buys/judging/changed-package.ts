import type { Keyword, Targeting } from '../../products/targeting.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../../refusals/refusal.ts';
import type { Span } from '../../text/instant.ts';
import { judgeCreatives, judgeDeadline } from '../creatives.ts';
import { movePackage, packageState } from '../lifecycle/events.ts';
import { judgeBid, judgeBudget, judgeChange } from '../money/budget.ts';
import { judgeSpan } from './flight.ts';
import { judgeCommitments, judgeGoals } from './goals.ts';
import { judgeTargeting } from './overlay.ts';
import { judgeTerms } from './package.ts';
import type { CurrentPackage, Envelope, InlineCreative, PackageUpdate } from './requests.ts';
import type { Seller } from './seller.ts';

/** A package after a change. */
export type ChangedPackage = {
  readonly after: CurrentPackage;
  readonly isCanceled: boolean;
  readonly reason: string | null;
  /** Creatives that the change sent inline; they replace all assignments. Null for none. */
  readonly brought: readonly InlineCreative[] | null;
};

export function judgeChangedPackage(
  update: PackageUpdate,
  current: CurrentPackage,
  flight: Span,
  envelope: Envelope | null,
  seller: Seller,
  field: string,
): Judged<ChangedPackage> {
  const state = packageState(current);
  if (update.canceled === true) return cancel(update, current, field);
  const moved = movePackage(state, eventOf(update), field);
  if (!moved.ok) return judged([moved.refusal], () => unchanged(current));
  const { product } = current.offer;
  const span = judgeSpan(update, flight, field, current.own);
  const budget = judgeNewBudget(update, current, span.ok ? span.value : flight, envelope, field);
  const targeting = changedTargeting(update, current.terms.targeting_overlay);
  const isAimed = targeting !== current.terms.targeting_overlay;
  const bid = judgeBid(current.option, update.bid_price, `${field}.bid_price`);
  const refusals = [
    ...(span.ok ? [] : span.refusals),
    ...budget.refusals,
    ...(bid === null ? [] : [bid]),
    ...judgeKeywords(update, field),
    ...(isAimed ? judgeTargeting(targeting, current.offer, seller, `${field}.targeting_overlay`) : []),
    ...judgeGoals(update.optimization_goals, product, seller, `${field}.optimization_goals`),
    ...judgeTerms(promisesOf(update), product, seller.declared.terms, field),
    ...judgeCommitments(
      update.optimization_goals,
      [...current.committed, ...(update.committed_metrics ?? [])],
      product,
      `${field}.committed_metrics`,
    ),
    ...judgeNewCreatives(update, current, seller, field),
  ];
  return judged(refusals, () => ({
    ...unchanged(current),
    after: {
      ...current,
      paused: moved.state === 'paused',
      budget: budget.minor,
      own: ownDates(update, current, span.ok ? span.value : flight),
      terms: {
        ...current.terms,
        ...(update.bid_price === undefined ? {} : { bid_price: update.bid_price }),
        ...(update.pacing === undefined ? {} : { pacing: update.pacing }),
        ...(update.impressions === undefined ? {} : { impressions: update.impressions }),
        ...(targeting === undefined ? {} : { targeting_overlay: targeting }),
        ...(update.optimization_goals === undefined ? {} : { optimization_goals: update.optimization_goals }),
        ...(update.creative_assignments === undefined
          ? {}
          : { creative_assignments: update.creative_assignments }),
        ...(update.catalogs === undefined ? {} : { catalogs: update.catalogs }),
      },
    },
    brought: update.creatives ?? null,
  }));
}

/** `committed_metrics` are the only terms that an update can propose. */
const promisesOf = ({ committed_metrics }: PackageUpdate) =>
  committed_metrics === undefined ? {} : { committed_metrics };

const unchanged = (current: CurrentPackage): ChangedPackage => ({
  after: current,
  isCanceled: false,
  reason: null,
  brought: null,
});

const eventOf = ({ paused }: PackageUpdate) =>
  paused === undefined ? 'change' : paused ? 'pause' : 'resume';

function cancel(update: PackageUpdate, current: CurrentPackage, field: string): Judged<ChangedPackage> {
  const moved = movePackage(packageState(current), 'cancel', field);
  return judged(moved.ok ? [] : [moved.refusal], () => ({
    after: { ...current, canceled: true },
    isCanceled: true,
    reason: update.cancellation_reason ?? null,
    brought: null,
  }));
}

function ownDates(update: PackageUpdate, { own }: CurrentPackage, span: Span): Partial<Span> {
  return {
    ...own,
    ...(update.start_time === undefined ? {} : { start: span.start }),
    ...(update.end_time === undefined ? {} : { end: span.end }),
  };
}

function judgeNewBudget(
  { budget }: PackageUpdate,
  current: CurrentPackage,
  span: Span,
  envelope: Envelope | null,
  field: string,
): { readonly minor: number; readonly refusals: readonly BuyRejected[] } {
  if (budget === undefined) return { minor: current.budget, refusals: [] };
  const place = `${field}.budget`;
  const lengthMs = span.end.getTime() - span.start.getTime();
  const read = judgeBudget(budget, current.option, lengthMs, place);
  if (!read.ok) return { minor: current.budget, refusals: [read.refusal] };
  const spent = judgeChange(read.minor, current.budget, current.spent, place);
  if (spent !== null) return { minor: current.budget, refusals: [spent] };
  const quoted = envelope?.budget ?? null;
  const isQuoted = quoted === null || (read.minor >= quoted.min && read.minor <= quoted.max);
  return { minor: read.minor, refusals: isQuoted ? [] : [requote(place)] };
}

/** The refusal of a value outside the envelope that the price was quoted for. */
export const requote = (field: string): BuyRejected =>
  refuse(
    'REQUOTE_REQUIRED',
    field,
    'The value is outside the range for which the price was quoted; request a new quote with `get_products`.',
    {
      details: { envelope_field: field },
    },
  );

function judgeNewCreatives(
  update: PackageUpdate,
  current: CurrentPackage,
  seller: Seller,
  field: string,
): BuyRejected[] {
  if (update.creatives === undefined && update.creative_assignments === undefined) return [];
  const place = `${field}.${update.creatives === undefined ? 'creative_assignments' : 'creatives'}`;
  const late = judgeDeadline(current.creativeDeadline, seller.now, current.hasRejected, place);
  if (late !== null) return [late];
  const { product } = current.offer;
  const assigned = new Set(current.terms.creative_assignments?.map(({ creative_id }) => creative_id));
  return judgeCreatives(update, { product, formats: current.formats, assigned }, seller, field);
}

const keyOf = ({ keyword, match_type }: Keyword): string => JSON.stringify([keyword, match_type]);

/**
 * A list of keywords after a change. `remove` is applied first. An added keyword replaces the entry with the same
 * keyword and match type. Removing a keyword that is not in the list changes nothing.
 */
export function changedKeywords(
  list: readonly Keyword[],
  add: readonly Keyword[] = [],
  remove: readonly Keyword[] = [],
): Keyword[] {
  const gone = new Set(remove.map(keyOf));
  const kept = new Map(list.filter((one) => !gone.has(keyOf(one))).map((one) => [keyOf(one), one]));
  for (const one of add) kept.set(keyOf(one), one);
  return [...kept.values()];
}

const deltas = [
  { list: 'keyword_targets', add: 'keyword_targets_add', remove: 'keyword_targets_remove' },
  { list: 'negative_keywords', add: 'negative_keywords_add', remove: 'negative_keywords_remove' },
] as const;

/** A list cannot be replaced and changed in one request, because the order of the two is undefined. */
export function judgeKeywords(update: PackageUpdate, field: string): BuyRejected[] {
  return deltas.flatMap(({ list, add, remove }) =>
    [add, remove]
      .filter((name) => update[name] !== undefined && update.targeting_overlay?.[list] !== undefined)
      .map((name) =>
        refuse(
          'VALIDATION_ERROR',
          `${field}.${name}`,
          `\`${name}\` cannot be combined with \`${list}\`, which replaces the whole list.`,
        ),
      ),
  );
}

/**
 * The targeting of a package after an update. `targeting_overlay` replaces it as a whole when it is present; then
 * the keyword changes apply.
 */
export function changedTargeting(
  update: PackageUpdate,
  current: Targeting | undefined,
): Targeting | undefined {
  return deltas.reduce<Targeting | undefined>((targeting, { list, add, remove }) => {
    if (update[add] === undefined && update[remove] === undefined) return targeting;
    const { [list]: old, ...rest } = targeting ?? {};
    const changed = changedKeywords(old ?? [], update[add], update[remove]);
    return changed.length === 0 ? rest : { ...rest, [list]: changed };
  }, update.targeting_overlay ?? current);
}
