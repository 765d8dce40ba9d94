import { sameJson } from '../../json/values.ts';
import { toMinor } from '../../money/amounts.ts';
import type { Targeting } from '../../products/targeting.ts';
import { readInstant, type Span } from '../../text/instant.ts';
import type { AskedAction, FineAction } from '../lifecycle/actions.ts';
import { changedTargeting } from './changed-package.ts';
import {
  allowancesOf,
  type CreativeAssignment,
  type CurrentBuy,
  type CurrentPackage,
  type PackageUpdate,
  packagesById,
  type UpdateRequest,
} from './requests.ts';

type Named = { readonly action: FineAction; readonly field: string };

/**
 * The actions that a request asks for, found by comparing it with the present buy. A field that repeats its present
 * value asks for none.
 */
export function askedActions(request: UpdateRequest, buy: CurrentBuy, flight: Span): AskedAction[] {
  const ofBuy = allowancesOf(buy.packages);
  const whole = [
    ...pauses(request.paused, isHeld(buy), 'paused'),
    ...dates(buy.flight, flight, ''),
    ...added(request),
  ];
  const known = packagesById(buy);
  const isShift = isReallocation(request, known);
  return [
    ...whole.map((named) => ({ ...named, allowances: ofBuy })),
    ...(request.packages ?? []).flatMap((update, at) => {
      const current = known.get(update.package_id);
      if (current === undefined) return [];
      const allowances = allowancesOf([{ ...current, canceled: false }]);
      return packageActions(update, current, buy.flight, `packages[${at}]`, isShift).map((named) => ({
        ...named,
        allowances,
      }));
    }),
  ];
}

const isHeld = ({ status, hold }: CurrentBuy): boolean => status === 'paused' || hold;

function pauses(asked: boolean | undefined, isPaused: boolean, field: string): Named[] {
  if (asked === undefined || asked === isPaused) return [];
  return [{ action: asked ? 'pause' : 'resume', field }];
}

function dates(from: Span, to: Span, prefix: string): Named[] {
  const end = to.end.getTime() - from.end.getTime();
  const start = to.start.getTime() - from.start.getTime();
  return [
    ...(end > 0 ? [{ action: 'extend_flight' as const, field: `${prefix}end_time` }] : []),
    ...(end < 0 ? [{ action: 'shorten_flight' as const, field: `${prefix}end_time` }] : []),
    ...(start !== 0 ? [{ action: 'update_flight_dates' as const, field: `${prefix}start_time` }] : []),
  ];
}

const added = ({ new_packages }: UpdateRequest): Named[] =>
  new_packages === undefined ? [] : [{ action: 'add_packages', field: 'new_packages' }];

/**
 * Whether the changed budgets add up to 0 in each currency, so that the request only moves budget between packages.
 */
function isReallocation(request: UpdateRequest, known: ReadonlyMap<string, CurrentPackage>): boolean {
  const sums = new Map<string, number>();
  for (const { package_id, budget } of request.packages ?? []) {
    const current = known.get(package_id);
    if (budget === undefined || current === undefined) continue;
    const delta = (toMinor(budget, current.option.currency) ?? 0) - current.budget;
    sums.set(current.option.currency, (sums.get(current.option.currency) ?? 0) + delta);
  }
  return [...sums.values()].every((sum) => sum === 0);
}

function packageActions(
  update: PackageUpdate,
  current: CurrentPackage,
  flight: Span,
  field: string,
  isShift: boolean,
): Named[] {
  if (update.canceled === true) return [{ action: 'remove_packages', field: `${field}.canceled` }];
  const span = { start: current.own.start ?? flight.start, end: current.own.end ?? flight.end };
  const asked = {
    start: readInstant(update.start_time) ?? span.start,
    end: readInstant(update.end_time) ?? span.end,
  };
  return [
    ...pauses(update.paused, current.paused, `${field}.paused`),
    ...dates(span, asked, `${field}.`),
    ...budgets(update, current, field, isShift),
    ...(update.pacing === undefined || update.pacing === (current.terms.pacing ?? 'even')
      ? []
      : [{ action: 'update_pacing' as const, field: `${field}.pacing` }]),
    ...targetings(update, current, field),
    ...creatives(update, current, field),
  ];
}

function budgets(update: PackageUpdate, current: CurrentPackage, field: string, isShift: boolean): Named[] {
  if (update.budget === undefined) return [];
  const minor = toMinor(update.budget, current.option.currency);
  if (minor === null || minor === current.budget) return [];
  const action = isShift
    ? 'reallocate_budget'
    : minor > current.budget
      ? 'increase_budget'
      : 'decrease_budget';
  return [{ action, field: `${field}.budget` }];
}

function targetings(update: PackageUpdate, current: CurrentPackage, field: string): Named[] {
  const before = current.terms.targeting_overlay ?? {};
  const { frequency_cap: cap, ...rest }: Targeting = changedTargeting(update, before) ?? {};
  const { frequency_cap: oldCap, ...old } = before;
  const place =
    update.targeting_overlay === undefined
      ? `${field}.${deltaOf(update) ?? 'targeting_overlay'}`
      : `${field}.targeting_overlay`;
  return [
    ...(sameJson(rest, old) ? [] : [{ action: 'update_targeting' as const, field: place }]),
    ...(sameJson(cap, oldCap)
      ? []
      : [{ action: 'update_frequency_caps' as const, field: `${place}.frequency_cap` }]),
  ];
}

const deltaOf = (update: PackageUpdate) =>
  (
    [
      'keyword_targets_add',
      'keyword_targets_remove',
      'negative_keywords_add',
      'negative_keywords_remove',
    ] as const
  ).find((name) => update[name] !== undefined);

function creatives(update: PackageUpdate, { terms }: CurrentPackage, field: string): Named[] {
  const old = terms.creative_assignments ?? [];
  const brought: Named[] =
    update.creatives === undefined
      ? []
      : [
          {
            action: old.length > 0 ? 'replace_creative' : 'update_creative_assignments',
            field: `${field}.creatives`,
          },
        ];
  const asked = update.creative_assignments;
  if (asked === undefined || sameJson(asked, old)) return brought;
  return [...brought, { action: assignmentAction(asked, old), field: `${field}.creative_assignments` }];
}

function assignmentAction(
  asked: readonly CreativeAssignment[],
  old: readonly CreativeAssignment[],
): FineAction {
  const idsOf = (list: readonly CreativeAssignment[]) => new Set(list.map(({ creative_id }) => creative_id));
  const were = idsOf(old);
  const are = idsOf(asked);
  const isGone = old.some(({ creative_id }) => !are.has(creative_id));
  const isNew = asked.some(({ creative_id }) => !were.has(creative_id));
  if (!isGone) return 'update_creative_assignments';
  return isNew ? 'replace_creative' : 'remove_creative';
}
