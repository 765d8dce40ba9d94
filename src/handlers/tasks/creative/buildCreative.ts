import type { CoreCreativeManifest } from '../../../../generated/types/schemas.ts';
import { fromMinor } from '../../../domain/accounts/money.ts';
import { billOf } from '../../../domain/creatives/build/price.ts';
import { isMultiple } from '../../../domain/creatives/build/request.ts';
import { type BuiltVariant, MOST_KEPT } from '../../../domain/creatives/build/variant.ts';
import type { TaskAnswer, TaskLookedWrite, TaskResponse, TaskWriteCall } from '../call.ts';
import { estimateOf } from './build/estimate.ts';
import { libraryTag } from './build/library-tag.ts';
import { type BuildPlan, planBuild } from './build/plan.ts';
import { type PreviewPart, previewResults } from './build/preview-result.ts';
import { type Leaf, type Produced, produceLeaves } from './build/produce.ts';

type Name = 'build_creative';
type Answer = TaskAnswer<Name>;
type Body = TaskResponse<Name>;

/**
 * `build_creative`: produces creatives from a brief, a manifest, the library, by a transformer or from an earlier
 * result. The built-in producer follows rules and asks nobody, so the whole build is one transaction.
 */
export const buildCreative: TaskLookedWrite<Name> = {
  asksOutside: () => false,
  look:
    async (args, { platform }) =>
    async (call) => {
      const plan = await planBuild(args, call);
      const sandbox = plan.account?.sandbox;
      const answer = (body: Body): Answer => ({ body, ...(sandbox === undefined ? {} : { sandbox }) });
      if (args.mode === 'estimate') return answer(estimateOf(plan, call.now));
      const tag = await libraryTag(args, plan, call);
      if (tag !== null)
        return answer({
          status: 'completed',
          creative_manifest: tag,
          ...(await previewResults([tag], plan, call)),
        });
      const produced = await produceLeaves(plan, platform.producer, call);
      await keep(produced, call);
      const expires_at = produced.expiresAt.toISOString();
      const { leaves, bill } = produced;
      const made = leaves.flatMap(({ variant }) => variant?.document.manifest ?? []);
      const previewed = await previewResults(made, plan, call);
      if (isMultiple(args)) {
        const variants = leaves.flatMap(({ variant }) => variant ?? []);
        return answer({
          status: 'completed',
          creatives: creativesOf(produced),
          items_total: plan.itemsTotal,
          items_returned: new Set(variants.map(({ buildId }) => buildId)).size,
          leaves_total: plan.leavesTotal,
          leaves_returned: variants.length,
          ...totalOf(variants),
          ...(args.keep_mode === undefined ? {} : { keep_mode_applied: args.keep_mode }),
          ...(args.max_spend === undefined
            ? {}
            : { budget_status: produced.isCapped ? 'capped' : 'complete' }),
          expires_at,
          ...previewed,
        });
      }
      const [first] = leaves;
      if (args.target_format_ids !== undefined || first?.variant === undefined)
        return answer({
          status: 'completed',
          creative_manifests: made,
          expires_at,
          ...previewed,
          ...(bill ?? {}),
        });
      const { variant } = first;
      return answer({
        status: 'completed',
        creative_manifest: shownIn(variant.document.manifest, plan, previewed),
        build_variant_id: variant.id,
        recipe_hash: first.recipeHash,
        expires_at,
        ...previewed,
        ...(bill ?? {}),
      });
    },
};

/** Callers that build from a catalog read the markup with its items beside the manifest. */
function shownIn(
  manifest: CoreCreativeManifest,
  { catalog }: BuildPlan,
  { preview }: PreviewPart,
): CoreCreativeManifest {
  const render = preview?.previews[0]?.renders[0];
  if (catalog === null || render === undefined || !('preview_html' in render)) return manifest;
  return { ...manifest, preview_html: render.preview_html } as CoreCreativeManifest;
}

/** Keeps the results, and puts what they cost into the books of the account, in this transaction. */
async function keep({ leaves, owner }: Produced, { store }: TaskWriteCall<Name>): Promise<void> {
  const variants = leaves.flatMap(({ variant }) => variant ?? []);
  await store.buildVariants.insertAll(variants, MOST_KEPT);
  const sums = new Map<string, number>();
  for (const {
    document: { bill },
  } of variants)
    if (bill !== null && bill.minor > 0) sums.set(bill.currency, (sums.get(bill.currency) ?? 0) + bill.minor);
  for (const [currency, minor] of sums)
    await store.accountBooks.add(owner, { currency, claimed: minor, spent: minor, buys: 0 });
}

/** The total of an answer is the sum of its parts, in minor units. */
function totalOf(variants: readonly BuiltVariant[]): { vendor_cost?: number; currency?: string } {
  const bills = variants.flatMap(({ document: { bill } }) => bill ?? []);
  const currency = bills[0]?.currency;
  if (currency === undefined) return {};
  return {
    vendor_cost: fromMinor(
      bills.reduce((sum, { minor }) => sum + minor, 0),
      currency,
    ),
    currency,
  };
}

type Creatives = Extract<Body, { creatives: unknown }>['creatives'];

function creativesOf({ leaves, price }: Produced): Creatives {
  const builds = new Map<string, Leaf[]>();
  for (const leaf of leaves) builds.set(leaf.buildId, [...(builds.get(leaf.buildId) ?? []), leaf]);
  return [...builds].map(([build_creative_id, parts]) => {
    const item = parts[0]?.item ?? null;
    const errors = parts.flatMap(({ error }) => error ?? []);
    const variants = parts.flatMap(({ variant, recipeHash, axisValue, consumption }) =>
      variant === undefined
        ? []
        : [
            {
              build_variant_id: variant.id,
              recipe_hash: recipeHash,
              ...(variant.parentId === null ? {} : { parent_build_variant_id: variant.parentId }),
              creative_manifest: variant.document.manifest,
              ...(axisValue === undefined ? {} : { variant_axis_value: axisValue }),
              ...(variant.document.bill === null
                ? {}
                : billOf(price, variant.document.bill.minor, consumption)),
            },
          ],
    );
    return {
      build_creative_id,
      ...(item === null ? {} : { catalog_item_ref: { catalog_type: item.type, item_id: item.id } }),
      ...(variants.length === 0 ? {} : { variants }),
      ...(errors.length === 0 ? {} : { errors }),
    };
  });
}
