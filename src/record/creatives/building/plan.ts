import type { CoreFormatId } from '../../../../generated/types/core.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { releaseTable } from '../../../domain/contract/release.ts';
import type { BrandKit } from '../../../domain/creatives/building/brand-look.ts';
import type { CatalogItem } from '../../../domain/creatives/building/material.ts';
import {
  type BuildRequest,
  type BuildTarget,
  buildRequestFaults,
  buildTargetOf,
  creativesAsked,
  dimensionFault,
  isMultiple,
  variantsAsked,
  variantValues,
} from '../../../domain/creatives/building/request.ts';
import { type BuiltVariant, MOST_LEAVES } from '../../../domain/creatives/building/variant.ts';
import {
  type BuildPrice,
  judgeConfig,
  leafMinor,
  mergedConfig,
  STANDARD_PRICE,
  type TransformerEntry,
  withDefaults,
} from '../../../domain/creatives/transformers.ts';
import type { Json } from '../../../domain/json/values.ts';
import { minorPerMain } from '../../../domain/money/minor-units.ts';
import { taskErrorOf } from '../../../domain/refusals/refusal.ts';
import { TaskError } from '../../../domain/refusals/task-error.ts';
import { resolveAccount } from '../../accounts/resolve-account.ts';
import { formatsFor } from '../../products/offers-for.ts';
import type { TaskWriteCall } from '../../task-call.ts';
import { type BuildCatalog, brandKitFor, catalogFor, transformersFor } from './materials.ts';

export type BuildCall = Omit<TaskWriteCall<'build_creative'>, 'capabilities' | 'judgeUrl' | 'feeds'>;

/** Maximum number of instructions that are kept along a chain of refinements. */
const MOST_EDITS = 10;

/** Everything that a build depends on, after the request was validated. */
export type BuildPlan = {
  readonly args: BuildRequest;
  readonly account: Account | null;
  readonly targets: readonly BuildTarget[];
  readonly transformer: TransformerEntry | null;
  readonly config: Json;
  readonly parent: BuiltVariant | null;
  readonly given: Json;
  readonly message: string;
  readonly edits: readonly string[];
  readonly kit: BrandKit;
  readonly brandDomain: string | null;
  readonly catalog: BuildCatalog | null;
  readonly price: BuildPrice;
  /** Whether the account is billed for the build. */
  readonly isBilled: boolean;
  readonly quality: 'draft' | 'production';
  readonly values: readonly unknown[];
  readonly itemsTotal: number;
  readonly leavesTotal: number;
};

/**
 * Reads what a build depends on, and stores nothing.
 *
 * @throws {TaskError} when the request is invalid; the error names the field
 */
export async function planBuild(args: BuildRequest, call: BuildCall): Promise<BuildPlan> {
  const declared = call.profile.creative;
  if (declared?.supports_generation !== true && declared?.supports_transformation !== true)
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not build creatives.');
  const pluralWins = releaseTable.pluralTargetsWin[call.form];
  const [fault, ...others] = buildRequestFaults(args, declared, pluralWins);
  if (fault !== undefined) throw taskErrorOf([fault, ...others]);
  const account =
    args.account === undefined
      ? null
      : await resolveAccount(args.account, call, 'build_creative', { mayCreate: false });
  const parent = await parentOf(args, account, call);
  const recipe = parent?.document.recipe;
  const transformer = await transformerOf(args, recipe?.transformerId ?? null, call, account?.id ?? null);
  const unvaried = dimensionFault(args, declared, transformer);
  if (unvaried !== null) throw taskErrorOf([unvaried]);
  const config =
    transformer === null ? {} : withDefaults(configOf(args, recipe?.config, transformer), transformer);
  const given: Json = {
    ...(recipe?.given ?? {}),
    ...(parent?.document.manifest.assets ?? {}),
    ...(args.creative_manifest?.assets ?? {}),
  };
  const message = recipe?.message ?? args.message ?? '';
  const edits = recipe === undefined ? [] : [...recipe.edits, args.message ?? ''].slice(-MOST_EDITS);
  const targets = await targetsOf(args, parent, transformer, call, account?.id ?? null);
  const brand = args.brand ?? args.creative_manifest?.brand;
  const { kit, domain } = await brandKitFor(account, brand, given, call);
  const owner = account === null ? null : { principalId: call.principal.id, accountId: account.id };
  const catalog = await catalogFor(given, message, owner, call.store);
  const values = isMultiple(args) ? variantValues(args) : [undefined];
  const items = args.max_creatives === undefined ? 1 : (catalog?.items.length ?? 0);
  return {
    args,
    account,
    targets,
    transformer,
    config,
    parent,
    given,
    message,
    edits,
    kit,
    brandDomain: domain,
    catalog,
    price: transformer?.price ?? STANDARD_PRICE,
    isBilled: account !== null && declared.bills_through_adcp === true,
    quality: args.quality ?? recipe?.quality ?? 'production',
    values,
    itemsTotal: items,
    leavesTotal: Math.min(items, creativesAsked(args)) * Math.max(1, variantsAsked(args)) * targets.length,
  };
}

async function parentOf(
  { refine_from_build_variant_id: id }: BuildRequest,
  account: Account | null,
  { store, principal, now }: BuildCall,
): Promise<BuiltVariant | null> {
  if (id === undefined) return null;
  const found = await store.buildVariants.find(principal.id, id);
  // Unknown results, expired results and those of other accounts get the same error, so that callers learn nothing
  // of others.
  const isOpen =
    found !== undefined &&
    found.expiresAt > now &&
    (account === null || found.accountId === '' || found.accountId === account.id);
  if (isOpen) return found;
  throw new TaskError(
    'REFERENCE_NOT_FOUND',
    'The caller has no build result with this id, or the result has expired.',
    {
      field: 'refine_from_build_variant_id',
      suggestion: 'Build the creative again and refine the new result.',
    },
  );
}

async function transformerOf(
  { transformer_id: asked }: BuildRequest,
  earlier: string | null,
  call: BuildCall,
  accountId: string | null,
): Promise<TransformerEntry | null> {
  const id = asked ?? earlier;
  if (id === null || call.profile.creative?.supports_transformers !== true) return null;
  const found = (await transformersFor(call, accountId)).all.find(
    ({ transformer_id }) => transformer_id === id,
  );
  if (found !== undefined) return found;
  throw new TaskError('REFERENCE_NOT_FOUND', 'The account has no transformer with this id.', {
    field: 'transformer_id',
    suggestion: 'Call `list_transformers` for the transformers of the account.',
  });
}

function configOf(
  { config = {}, variant_axis: axis }: BuildRequest,
  earlier: Json | undefined,
  transformer: TransformerEntry,
): Json {
  const merged = mergedConfig(earlier, config);
  const values =
    axis?.field === undefined
      ? []
      : (axis.values ?? []).map((value) => ({ ...merged, [axis.field ?? '']: value }));
  const [fault, ...others] = [merged, ...values].flatMap((one) => judgeConfig(one, transformer));
  if (fault !== undefined) throw taskErrorOf([fault, ...others]);
  return merged;
}

async function targetsOf(
  args: BuildRequest,
  parent: BuiltVariant | null,
  transformer: TransformerEntry | null,
  call: BuildCall,
  accountId: string | null,
): Promise<BuildTarget[]> {
  const known = {
    formats: await formatsFor(call, accountId),
    supported: call.profile.creative?.supported_formats ?? [],
  };
  const asked = askedTargets(args, parent, transformer, call);
  if (asked.length === 0 && args.creative_id === undefined)
    throw new TaskError('INVALID_REQUEST', '`target_format_id` is required: the request names no format.', {
      field: 'target_format_id',
    });
  return asked.map(([format, field]) => {
    const target = buildTargetOf(format, known, field);
    if (!target.ok) throw taskErrorOf(target.refusals);
    if (transformer !== null && !transformer.output_format_ids.includes(format.id))
      throw new TaskError('INVALID_REQUEST', 'The transformer does not produce this format.', {
        field,
        details: { output_format_ids: [...transformer.output_format_ids] },
      });
    return target.value;
  });
}

type AskedTarget = readonly [CoreFormatId, string];

function askedTargets(
  { target_format_id: one, target_format_ids: many, creative_manifest: manifest }: BuildRequest,
  parent: BuiltVariant | null,
  transformer: TransformerEntry | null,
  { baseUrl }: BuildCall,
): AskedTarget[] {
  if (many !== undefined) return many.map((format, at): AskedTarget => [format, `target_format_ids[${at}]`]);
  if (one !== undefined) return [[one, 'target_format_id']];
  const earlier = parent?.document.recipe.target;
  if (earlier !== undefined) return [[earlier, 'target_format_id']];
  const [first] = transformer?.output_format_ids ?? [];
  if (first !== undefined) return [[{ agent_url: `${baseUrl}/mcp`, id: first }, 'target_format_id']];
  return manifest?.format_id === undefined ? [] : [[manifest.format_id, 'creative_manifest.format_id']];
}

/** One manifest that a build must produce. */
export type OrderedBuild = {
  readonly buildId: string;
  readonly item: CatalogItem | null;
  readonly target: BuildTarget;
  readonly value: unknown;
  readonly place: number;
};

export type BuildOrder = {
  readonly wanted: readonly OrderedBuild[];
  /** Whether `max_spend` excluded some of the manifests. */
  readonly isCapped: boolean;
};

/**
 * The manifests that a build must produce, in order, up to the number that `max_spend` pays for.
 *
 * @throws {TaskError} INVALID_REQUEST for too many manifests, or when `max_spend` has another currency than the
 *   price; BUDGET_CAP_REACHED when `max_spend` pays for none
 */
export function orderOfBuild(plan: BuildPlan, call: BuildCall): BuildOrder {
  const wanted = wantedOf(plan, call);
  if (wanted.length > MOST_LEAVES)
    throw new TaskError(
      'INVALID_REQUEST',
      `A build produces at most ${MOST_LEAVES} results (got ${wanted.length}): ask for fewer formats, items or variants.`,
      { field: plan.targets.length > 1 ? 'target_format_ids' : 'max_creatives' },
    );
  const affordable = affordableOf(plan, wanted.length);
  return { wanted: wanted.slice(0, affordable), isCapped: affordable < wanted.length };
}

function wantedOf(plan: BuildPlan, { newId }: BuildCall): OrderedBuild[] {
  const { args, catalog, targets, values } = plan;
  const items: (CatalogItem | null)[] =
    args.max_creatives === undefined ? [null] : [...(catalog?.items ?? [])].slice(0, creativesAsked(args));
  return items.flatMap((item) =>
    targets.flatMap((target) => {
      const buildId = `bc_${newId()}`;
      return values.map((value, place) => ({ buildId, item, target, value, place }));
    }),
  );
}

function affordableOf({ args: { max_spend: limit }, price, quality }: BuildPlan, wanted: number): number {
  if (limit === undefined) return wanted;
  if (limit.currency !== price.currency)
    throw new TaskError(
      'INVALID_REQUEST',
      `\`max_spend.currency\` must be ${price.currency}, the currency of the price.`,
      {
        field: 'max_spend.currency',
        details: { accepted_values: [price.currency] },
      },
    );
  const minor = leafMinor(price, quality);
  const affordable =
    minor === 0
      ? wanted
      : Math.min(wanted, Math.floor(Math.round(limit.amount * minorPerMain(price.currency)) / minor));
  if (affordable === 0)
    throw new TaskError('BUDGET_CAP_REACHED', '`max_spend.amount` is lower than the cost of one creative.', {
      field: 'max_spend.amount',
    });
  return affordable;
}
