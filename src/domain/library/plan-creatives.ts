import type { CoreCreativeAssignment, CoreError, CoreFormat } from '../../../generated/types/core.ts';
import type { CreativeCreativeOutcome, CreativeCreativeRecord } from '../../../generated/types/creative.ts';
import { type Addition, judgePlace, type LibraryState } from '../buys/judging/creative-places.ts';
import type { TaskRequest, Unread } from '../contract/shapes.ts';
import type { Creative } from '../creatives/creative.ts';
import { judgeAsset } from '../creatives/judging/judge-asset.ts';
import {
  asksForProvenance,
  judgeProvenance,
  type ProvenancePolicy,
  selfContradictions,
  type VerifiedClaims,
} from '../creatives/judging/provenance.ts';
import { type BuyRejected, refuse, taskErrorOf } from '../refusals/refusal.ts';
import { entryErrors } from '../refusals/task-error.ts';
import { type CreativePlan, type Library, planCreative } from './plan-creative.ts';

export type SyncCreativesArguments = TaskRequest<'sync_creatives'>;
type Asset = SyncCreativesArguments['creatives'][number];

/** The plan for a creative of a sync, and for its assignments. */
export type CreativeItem = {
  readonly id: string;
  readonly plan: CreativePlan;
  /** Whether the creative has a stored row, even if it was purged. */
  readonly isStored: boolean;
  readonly additions: readonly (Addition & { readonly buyId: string })[];
  readonly unassigned: readonly { readonly packageId: string; readonly refusal: BuyRejected }[];
};

/** Creatives of a request, with their paths. If `creative_ids` is sent, only those. */
export function entriesOf({
  creatives,
  creative_ids: only,
}: SyncCreativesArguments): { asset: Asset; field: string }[] {
  const wanted = only === undefined ? null : new Set(only);
  return creatives
    .map((asset, at) => ({ asset: withoutSellersWords(asset), field: `creatives[${at}]` }))
    .filter(({ asset }) => wanted === null || wanted.has(asset.creative_id));
}

/** Drops `variables` and `pricing_options`: only the seller may set them. */
function withoutSellersWords(asset: Asset): Asset {
  const {
    variables: _variables,
    pricing_options: _prices,
    ...own
  } = asset as Asset & Unread<CreativeCreativeRecord, 'variables' | 'pricing_options'>;
  return own;
}

/** Assignments of a request, with their paths, without those of creatives that `creative_ids` excludes. */
export function assignmentsAsked({
  creatives,
  creative_ids: only,
  assignments = [],
}: SyncCreativesArguments) {
  const wanted = new Set(only ?? creatives.map(({ creative_id }) => creative_id));
  const left = new Set(creatives.map(({ creative_id }) => creative_id).filter((id) => !wanted.has(id)));
  return assignments
    .map((asked, at) => ({ ...asked, field: `assignments[${at}]` }))
    .filter(({ creative_id }) => !left.has(creative_id));
}

/** Rules for creatives of the account. */
type Rules = {
  readonly formats: readonly CoreFormat[];
  readonly policy: ProvenancePolicy;
  /** What verifiers say of the claims. */
  readonly verified: VerifiedClaims;
};

/** Plans for each creative of the request, in its order, then for other creatives that it assigns. */
export function planCreativeSync(
  args: SyncCreativesArguments,
  state: LibraryState,
  library: Library,
  rules: Rules,
): CreativeItem[] {
  const entries = entriesOf(args);
  const named = new Set<string>();
  const planned = entries.map(({ asset, field }): Omit<CreativeItem, 'additions' | 'unassigned'> => {
    const id = asset.creative_id;
    const isStored = state.stored.has(id);
    const wrong = named.has(id) ? failedPlan([twice(field)]) : judged(asset, rules, field);
    named.add(id);
    if (wrong !== null) return { id, isStored, plan: wrong };
    const places = state.places.get(id) ?? [];
    const isUnheard = rules.verified.unheard.has(field);
    // Only people can decide about a claim that no verifier has confirmed.
    const own: Library = isUnheard ? { ...library, mode: 'require_human' } : library;
    const plan = planCreative(asset, liveOne(state, id), places, own, field);
    return { id, isStored, plan: isUnheard ? withWarning(plan, UNHEARD) : plan };
  });
  const assigned = assignmentsAsked(args);
  // A request may assign thousands of creatives to thousands of packages, so each list is walked once.
  const assignedOf = Map.groupBy(assigned, ({ creative_id }) => creative_id);
  const packageNamed = packagesOf(state);
  const beside = [...assignedOf]
    .filter(([id]) => !named.has(id))
    .map(([id, its]) => ({ id, isStored: state.stored.has(id), plan: asItIs(state, id, its) }));
  return [...planned, ...beside].map((item) => {
    // If two entries have the same id, the second one failed: the assignments belong to the first.
    const own = assignedOf.get(item.id) ?? [];
    assignedOf.delete(item.id);
    return { ...item, ...placed(item, own, packageNamed, state, library.now) };
  });
}

const UNHEARD =
  'The verifier of the provenance could not be asked, so its claim is unconfirmed. New content waits for a review.';

const withWarning = (plan: CreativePlan, warning: string): CreativePlan =>
  plan.action === 'failed' ? plan : { ...plan, warnings: [...plan.warnings, warning] };

/** Maximum length of an id that fits a database index. */
const LONGEST_ID = 255;

function judged(asset: Asset, { formats, policy, verified }: Rules, field: string): CreativePlan | null {
  if (asset.creative_id.length === 0 || asset.creative_id.length > LONGEST_ID)
    return failedPlan([
      refuse(
        'VALIDATION_ERROR',
        `${field}.creative_id`,
        `\`creative_id\` must have 1 to ${LONGEST_ID} characters.`,
      ),
    ]);
  const faults = judgeAsset(asset, formats, field);
  const plan = failedPlan([
    ...faults,
    ...judgeProvenance(asset, policy, field),
    ...(asksForProvenance(policy) ? selfContradictions(asset, field) : []),
    ...(verified.contradicted.get(field) ?? []),
  ]);
  // An unknown format does not mean that the manifest is faulty.
  const isMalformed = faults.some(({ code }) => code !== 'UNSUPPORTED_FEATURE');
  return isMalformed && plan !== null ? { ...plan, isMalformed } : plan;
}

function failedPlan([first, ...others]: readonly BuyRejected[]):
  | (CreativePlan & { action: 'failed' })
  | null {
  return first === undefined ? null : { action: 'failed', refusals: [first, ...others] };
}

const twice = (field: string): BuyRejected =>
  refuse('VALIDATION_ERROR', `${field}.creative_id`, '`creative_id` is used twice in the request.');

/** The stored creative; undefined when it was purged. */
function liveOne({ stored }: LibraryState, id: string): Creative | undefined {
  const creative = stored.get(id);
  return creative?.purgeKind === null ? creative : undefined;
}

function asItIs(
  state: LibraryState,
  id: string,
  assigned: readonly (Pick<CoreCreativeAssignment, 'creative_id'> & { readonly field: string })[],
): CreativePlan {
  const creative = liveOne(state, id);
  if (creative !== undefined) return { action: 'unchanged', creative, changes: [], warnings: [] };
  const field = assigned.find(({ creative_id }) => creative_id === id)?.field ?? 'assignments';
  return {
    action: 'failed',
    refusals: [
      refuse('CREATIVE_NOT_FOUND', `${field}.creative_id`, 'The library has no creative with this id.'),
    ],
  };
}

/** Finds the packages that the request names, each with the creatives that it shows. */
function packagesOf({ packages, buys }: LibraryState) {
  const found = new Map(
    [...buys.values()].flatMap((buy) =>
      buy.packages
        .filter(({ id }) => packages.get(id)?.buyId === buy.id)
        .map((whole) => {
          const shown = new Set(whole.assignments.map(({ creativeId }) => creativeId));
          return [whole.id, { whole, shown }] as const;
        }),
    ),
  );
  return (id: string) => found.get(id);
}

function placed(
  { id, plan }: Pick<CreativeItem, 'id' | 'plan'>,
  asked: ReturnType<typeof assignmentsAsked>,
  packageNamed: ReturnType<typeof packagesOf>,
  state: LibraryState,
  now: Date,
): Pick<CreativeItem, 'additions' | 'unassigned'> {
  const additions = new Map<string, CreativeItem['additions'][number]>();
  const unassigned: { packageId: string; refusal: BuyRejected }[] = [];
  if (plan.action === 'failed') return { additions: [], unassigned };
  for (const { package_id: packageId, weight, placement_ids, field } of asked) {
    const place = state.packages.get(packageId);
    const found = packageNamed(packageId);
    if (place === undefined || found === undefined) {
      const refusal = refuse(
        'PACKAGE_NOT_FOUND',
        `${field}.package_id`,
        'The account has no package with this id.',
      );
      unassigned.push({ packageId, refusal });
      continue;
    }
    const details = {
      ...(weight === undefined ? {} : { weight }),
      ...(placement_ids === undefined ? {} : { placement_ids }),
    };
    const { whole, shown } = found;
    const offering = { ...place, product: whole.product, formats: whole.details };
    const isResubmission = plan.action === 'updated' && state.stored.get(id)?.status === 'rejected';
    const isThere = shown.has(id);
    const refusal = judgePlace(plan.creative, details, offering, {
      now,
      isThere,
      isResubmission: isResubmission || (isThere && Object.keys(details).length === 0),
      field,
    });
    if (refusal === null)
      additions.set(packageId, { packageId, buyId: place.buyId, creativeId: id, details });
    else unassigned.push({ packageId, refusal });
  }
  return { additions: [...additions.values()], unassigned };
}

/** Package ids that are allowed as a key of `assignment_errors`. */
const NAMEABLE = /^[a-zA-Z0-9_-]+$/;
const NOT_WRITTEN = 'Nothing was written, because another creative of the request failed.';

/**
 * The outcome for a creative.
 *
 * @param isStopped whether nothing is written at all, because another creative failed
 */
export function outcomeOf(item: CreativeItem, isStopped: boolean): CreativeCreativeOutcome {
  const { id: creative_id, plan, additions, unassigned } = item;
  if (plan.action === 'failed') return { creative_id, action: 'failed', errors: errorsOf(plan.refusals) };
  const nameable = unassigned.filter(({ packageId }) => NAMEABLE.test(packageId));
  const assignments =
    nameable.length === 0
      ? {}
      : {
          assignment_errors: Object.fromEntries(
            nameable.map(({ packageId, refusal }) => [packageId, `${refusal.code}: ${refusal.message}`]),
          ),
        };
  if (isStopped) {
    if (unassigned.length > 0) {
      const errors = errorsOf(unassigned.map(({ refusal }) => refusal));
      return { creative_id, action: 'failed', errors, ...assignments };
    }
    return plan.action === 'created'
      ? { creative_id, action: 'failed', errors: errorsOf([notWritten]) }
      : { creative_id, action: 'unchanged', warnings: [NOT_WRITTEN] };
  }
  const warnings = [
    ...plan.warnings,
    ...unassigned
      .filter(({ packageId }) => !NAMEABLE.test(packageId))
      .map(({ refusal }) => `${refusal.field}: ${refusal.message}`),
  ];
  return {
    creative_id,
    action: plan.action,
    status: plan.creative.status,
    ...(plan.changes.length === 0 ? {} : { changes: [...plan.changes] }),
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(additions.length === 0 ? {} : { assigned_to: additions.map(({ packageId }) => packageId) }),
    ...assignments,
  };
}

const notWritten = refuse('VALIDATION_ERROR', 'validation_mode', NOT_WRITTEN, {
  suggestion: 'Correct the creatives that failed, or send `validation_mode` as `lenient`.',
});

const errorsOf = (refusals: readonly BuyRejected[]): CoreError[] =>
  refusals.flatMap((refusal) => entryErrors(taskErrorOf([refusal])));
