import type { CoreCreativeManifest, CoreFormatId } from '../../../../generated/types/core.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { releaseTable } from '../../../domain/contract/release.ts';
import type { BrandKit } from '../../../domain/creatives/building/brand-look.ts';
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
import type { BuiltVariant } from '../../../domain/creatives/building/variant.ts';
import {
  type BuildPrice,
  judgeConfig,
  mergedConfig,
  STANDARD_PRICE,
  type TransformerEntry,
  withDefaults,
} from '../../../domain/creatives/transformers.ts';
import type { Json } from '../../../domain/json/values.ts';
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
  readonly besides: Besides;
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
  const declared = judgeBuild(args, call);
  const account =
    args.account === undefined
      ? null
      : await resolveAccount(args.account, call, 'build_creative', { mayCreate: false });
  const accountId = account?.id ?? null;
  const parent = await parentOf(args, account, call);
  const recipe = parent?.document.recipe;
  const transformer = await transformerOf(args, recipe?.transformerId ?? null, call, accountId);
  const unvaried = dimensionFault(args, declared, transformer);
  if (unvaried !== null) throw taskErrorOf([unvaried]);
  const config =
    transformer === null ? {} : withDefaults(configOf(args, recipe?.config, transformer), transformer);
  const given = givenAssets(args, parent);
  const targets = await targetsOf(args, parent, transformer, call, accountId);
  const besides = givenBesides(args, parent);
  const { kit, domain } = await brandKitFor(account, besides.brand, given, call);
  const instructions = instructionsOf(args, recipe);
  const owner = account === null ? null : { principalId: call.principal.id, accountId: account.id };
  const catalog = await catalogFor(given, instructions.message, owner, call.store);
  return {
    args,
    account,
    targets,
    transformer,
    config,
    parent,
    given,
    besides,
    ...instructions,
    kit,
    brandDomain: domain,
    catalog,
    price: transformer?.price ?? STANDARD_PRICE,
    isBilled: account !== null && declared.bills_through_adcp === true,
    values: isMultiple(args) ? variantValues(args) : [undefined],
    ...totalsOf(args, catalog, targets.length),
  };
}

/** What this agent declares of building creatives. @throws {TaskError} when it declares too little for the request */
function judgeBuild(
  args: BuildRequest,
  { profile, form }: BuildCall,
): NonNullable<BuildCall['profile']['creative']> {
  const { creative: declared } = profile;
  if (declared?.supports_generation !== true && declared?.supports_transformation !== true)
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not build creatives.');
  const [fault, ...others] = buildRequestFaults(args, declared, releaseTable.pluralTargetsWin[form]);
  if (fault !== undefined) throw taskErrorOf([fault, ...others]);
  return declared;
}

/** The assets to work with: those of the result that is refined, replaced by those of the request. */
const givenAssets = ({ creative_manifest: manifest }: BuildRequest, parent: BuiltVariant | null): Json => {
  const { recipe, manifest: built } = parent?.document ?? {};
  return { ...recipe?.given, ...built?.assets, ...manifest?.assets };
};

/** What belongs to a creative beside its assets, and stays with it: under which rights it is used, and where it comes from. */
type Besides = {
  readonly [Name in 'brand' | 'rights' | 'provenance' | 'industry_identifiers']:
    | CoreCreativeManifest[Name]
    | undefined;
};

/** That of the result that is refined, replaced by that of the request. */
function givenBesides(
  { brand, creative_manifest: sent }: BuildRequest,
  parent: BuiltVariant | null,
): Besides {
  const before = parent?.document.manifest;
  return {
    brand: brand ?? sent?.brand ?? before?.brand,
    rights: sent?.rights ?? before?.rights,
    provenance: sent?.provenance ?? before?.provenance,
    industry_identifiers: sent?.industry_identifiers ?? before?.industry_identifiers,
  };
}

type Recipe = BuiltVariant['document']['recipe'];

/** What to make and how well. The message of a refinement is an edit of what the first request asked for. */
function instructionsOf(
  { message = '', quality }: BuildRequest,
  recipe: Recipe | undefined,
): Pick<BuildPlan, 'message' | 'edits' | 'quality'> {
  if (recipe === undefined) return { message, edits: [], quality: quality ?? 'production' };
  const edits = [...recipe.edits, message].slice(-MOST_EDITS);
  return { message: recipe.message, edits, quality: quality ?? recipe.quality };
}

/** How many items and manifests the request asks for, before the limits of this agent. */
function totalsOf(
  args: BuildRequest,
  catalog: BuildCatalog | null,
  targets: number,
): Pick<BuildPlan, 'itemsTotal' | 'leavesTotal'> {
  const itemsTotal = args.max_creatives === undefined ? 1 : (catalog?.items.length ?? 0);
  const perItem = Math.max(1, variantsAsked(args)) * targets;
  return { itemsTotal, leavesTotal: Math.min(itemsTotal, creativesAsked(args)) * perItem };
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
