import type {
  CoreCreativeAssignment,
  CoreError,
  CoreFormat,
  CreativeCreativeOutcome,
  CreativeCreativeRecord,
} from '../../../../generated/types/schemas.ts';
import { type BuyRejected, refuse, taskErrorOf } from '../../buys/refusal.ts';
import type { TaskRequest, Unread } from '../../contract/shapes.ts';
import { entryErrors } from '../../tasks/task-error.ts';
import type { Creative } from '../creative.ts';
import { judgeAsset } from './judge-asset.ts';
import { type Addition, judgePlace, type LibraryState } from './places.ts';
import { type CreativePlan, type Library, planCreative } from './plan-creative.ts';
import {
  asksForProvenance,
  type Contradictions,
  judgeProvenance,
  type ProvenancePolicy,
  selfContradictions,
} from './provenance.ts';

export type SyncCreativesArguments = TaskRequest<'sync_creatives'>;
type Asset = SyncCreativesArguments['creatives'][number];

/** What becomes of a creative, and of its assignments. */
export type CreativeItem = {
  readonly id: string;
  readonly plan: CreativePlan;
  /** Whether the row of the creative is there already, be it as a mark only. */
  readonly isStored: boolean;
  readonly additions: readonly (Addition & { readonly buyId: string })[];
  readonly unassigned: readonly { readonly packageId: string; readonly refusal: BuyRejected }[];
};

/** Creatives of a request that are meant, with their paths. */
export function entriesOf({
  creatives,
  creative_ids: only,
}: SyncCreativesArguments): { asset: Asset; field: string }[] {
  const wanted = only === undefined ? null : new Set(only);
  return creatives
    .map((asset, at) => ({ asset: withoutSellersWords(asset), field: `creatives[${at}]` }))
    .filter(({ asset }) => wanted === null || wanted.has(asset.creative_id));
}

/** Prices and variables are the seller's to tell; what a buyer says of them is not kept. */
function withoutSellersWords(asset: Asset): Asset {
  const {
    variables: _variables,
    pricing_options: _prices,
    ...own
  } = asset as Asset & Unread<CreativeCreativeRecord, 'variables' | 'pricing_options'>;
  return own;
}

/** Assignments of a request that are meant, with their paths: not those of creatives that are left out. */
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

/** What creatives of the account must fit. */
type Rules = {
  readonly formats: readonly CoreFormat[];
  readonly policy: ProvenancePolicy;
  /** What verifiers said. */
  readonly contradictions: Contradictions;
};

/** What becomes of each creative of the request, in its order, and then of others that it assigns. */
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
    const places = state.showing.filter(({ creativeId }) => creativeId === id);
    return { id, isStored, plan: planCreative(asset, liveOne(state, id), places, library, field) };
  });
  const assigned = assignmentsAsked(args);
  const beside = [...new Set(assigned.map(({ creative_id }) => creative_id))]
    .filter((id) => !named.has(id))
    .map((id) => ({ id, isStored: state.stored.has(id), plan: asItIs(state, id, assigned) }));
  const done = new Set<string>();
  return [...planned, ...beside].map((item) => {
    // Of two entries with one id the second failed; the assignments belong to the first.
    const own = done.has(item.id) ? [] : assigned.filter(({ creative_id }) => creative_id === item.id);
    done.add(item.id);
    return { ...item, ...placed(item, own, state, library.now) };
  });
}

/** Longer ones fit no index. */
const LONGEST_ID = 255;

function judged(
  asset: Asset,
  { formats, policy, contradictions }: Rules,
  field: string,
): CreativePlan | null {
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
    ...(contradictions.get(field) ?? []),
  ]);
  // A format that is not there says nothing about the manifest.
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

/** What left only a mark is there no more. */
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

function placed(
  { id, plan }: Pick<CreativeItem, 'id' | 'plan'>,
  asked: ReturnType<typeof assignmentsAsked>,
  state: LibraryState,
  now: Date,
): Pick<CreativeItem, 'additions' | 'unassigned'> {
  const additions = new Map<string, CreativeItem['additions'][number]>();
  const unassigned: { packageId: string; refusal: BuyRejected }[] = [];
  if (plan.action === 'failed') return { additions: [], unassigned };
  for (const { package_id: packageId, weight, placement_ids, field } of asked) {
    const place = state.packages.get(packageId);
    const buy = place && state.buys.get(place.buyId);
    const whole = buy?.packages.find((one) => one.id === packageId);
    if (place === undefined || whole === undefined) {
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
    const offering = { ...place, product: whole.product, formats: whole.details };
    const isResubmission = plan.action === 'updated' && state.stored.get(id)?.status === 'rejected';
    const isThere = whole.assignments.some(({ creativeId }) => creativeId === id);
    const refusal =
      plan.creative.status === 'archived'
        ? refuse('INVALID_STATE', `${field}.creative_id`, 'The creative is archived.')
        : judgePlace(plan.creative, details, offering, {
            now,
            isResubmission: isResubmission || (isThere && Object.keys(details).length === 0),
            field,
          });
    if (refusal === null)
      additions.set(packageId, { packageId, buyId: place.buyId, creativeId: id, details });
    else unassigned.push({ packageId, refusal });
  }
  return { additions: [...additions.values()], unassigned };
}

/** Ids that can be a name in the answer. */
const NAMEABLE = /^[a-zA-Z0-9_-]+$/;
const NOT_WRITTEN = 'Nothing was written, because another creative of the request failed.';

/** What is told of a creative. @param isStopped nothing is written at all, because something failed */
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
