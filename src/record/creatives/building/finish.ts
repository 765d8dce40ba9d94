import type { CoreCreativeManifest, CoreError } from '../../../../generated/types/core.ts';
import type { MediaBuyBuildCreativeResponse } from '../../../../generated/types/media-buy.ts';
import type { CreativeProducer } from '../../../ad-server/producer.ts';
import type { TaskResponse } from '../../../domain/contract/shapes.ts';
import { isMultiple } from '../../../domain/creatives/building/request.ts';
import { type BuiltVariant, MOST_KEPT } from '../../../domain/creatives/building/variant.ts';
import {
  judgeManifest,
  MOST_PREVIEW_BYTES,
  MOST_SHOWN_BYTES,
  type PreviewPage,
} from '../../../domain/creatives/previews.ts';
import { billOf } from '../../../domain/creatives/transformers.ts';
import { fromMinor } from '../../../domain/money/minor-units.ts';
import { refuse, taskErrorOf } from '../../../domain/refusals/refusal.ts';
import { entryErrors } from '../../../domain/refusals/task-error.ts';
import { inTurns } from '../../../domain/steps.ts';
import type { Tables } from '../../../store/index.ts';
import { formatsFor } from '../../products/offers-for.ts';
import { type PreviewOnWire, renderPreviews } from '../render-previews.ts';
import { shownCatalogs } from '../shown-catalogs.ts';
import type { BuildOrder } from './order.ts';
import type { BuildCall, BuildPlan } from './plan.ts';
import { type BuiltLeaf, type Produced, produceLeaves } from './produce.ts';

type Body = TaskResponse<'build_creative'>;

/** Result of a build. Nothing of it is stored before `keep`, which runs in the transaction that ends the build. */
export type FinishedBuild = { readonly body: Body; keep(store: Tables): Promise<void> };

/** @throws {TaskError} when the material is invalid */
export async function finishBuild(
  plan: BuildPlan,
  order: BuildOrder,
  producer: CreativeProducer,
  call: BuildCall,
): Promise<FinishedBuild> {
  const produced = await produceLeaves(plan, order, producer, call);
  const made = produced.leaves.flatMap(({ variant }) => variant?.document.manifest ?? []);
  const { part, pages } = await previewResults(made, plan, call);
  return {
    body: { status: 'completed', ...resultOf(plan, produced, part) } as Body,
    async keep(store) {
      await keepVariants(produced, store);
      await keepPreviews(pages, store);
    },
  };
}

/**
 * The part of the response that differs between one manifest, one manifest per target, and creatives with
 * variants.
 */
function resultOf(plan: BuildPlan, produced: Produced, previewed: PreviewPart): object {
  const { args } = plan;
  const { leaves, bill } = produced;
  const variants = leaves.flatMap(({ variant }) => variant ?? []);
  const shared = { expires_at: produced.expiresAt.toISOString(), ...previewed };
  if (isMultiple(args))
    return {
      creatives: creativesOf(produced),
      items_total: plan.itemsTotal,
      items_returned: new Set(variants.map(({ buildId }) => buildId)).size,
      leaves_total: plan.leavesTotal,
      leaves_returned: variants.length,
      ...totalOf(variants),
      ...(args.keep_mode === undefined ? {} : { keep_mode_applied: args.keep_mode }),
      ...(args.max_spend === undefined ? {} : { budget_status: produced.isCapped ? 'capped' : 'complete' }),
      ...shared,
    };
  const [first] = leaves;
  if (args.target_format_ids !== undefined || first?.variant === undefined)
    return {
      creative_manifests: variants.map(({ document }) => document.manifest),
      ...shared,
      ...(bill ?? {}),
    };
  return {
    creative_manifest: shownIn(first.variant.document.manifest, plan, previewed),
    build_variant_id: first.variant.id,
    recipe_hash: first.recipeHash,
    ...shared,
    ...(bill ?? {}),
  };
}

/** Adds the markup with the catalog's items to the manifest: callers that build from a catalog read it there. */
function shownIn(
  manifest: CoreCreativeManifest,
  { catalog }: BuildPlan,
  { preview }: PreviewPart,
): CoreCreativeManifest {
  const render = preview?.previews[0]?.renders[0];
  if (catalog === null || render === undefined || !('preview_html' in render)) return manifest;
  return { ...manifest, preview_html: render.preview_html } as CoreCreativeManifest;
}

/** Stores the results, and adds their cost to the books of the account. */
async function keepVariants({ leaves, owner }: Produced, store: Tables): Promise<void> {
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

/** The total cost of a response is the sum of its parts, added in minor units. */
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
  const builds = new Map<string, BuiltLeaf[]>();
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

type WithPreview = Extract<MediaBuyBuildCreativeResponse, { creative_manifests: unknown }>;
type PreviewPart = {
  readonly preview?: NonNullable<WithPreview['preview']>;
  readonly preview_error?: CoreError;
};

type PreviewedResults = { readonly part: PreviewPart; readonly pages: readonly PreviewPage[] };

/** Maximum number of results with a preview in one build. Each result takes tens of milliseconds to render. */
const MOST_PREVIEWED = 6;

/**
 * Previews of results, when the request asks for them. A failed preview does not fail the build: the error is
 * returned beside the result. Nothing is stored yet.
 */
export async function previewResults(
  manifests: readonly CoreCreativeManifest[],
  { args, account }: BuildPlan,
  call: BuildCall,
): Promise<PreviewedResults> {
  if (args.include_preview !== true) return { part: {}, pages: [] };
  const formats = await formatsFor(call, account?.id ?? null);
  const previews: (PreviewOnWire & Pick<CoreCreativeManifest, 'format_id'>)[] = [];
  const pages: PreviewPage[] = [];
  let expiresAt = call.now;
  const shownOf = { principalId: call.principal.id, accountId: account?.id ?? null };
  const scene = { ...call, catalogs: shownCatalogs(call.store, shownOf) };
  for (const manifest of manifests.slice(0, MOST_PREVIEWED)) {
    const judged = await inTurns(judgeManifest(manifest, undefined, formats, 'creative_manifest'), () =>
      call.store.nextTurn(),
    );
    if (!judged.ok) return failed(judged.refusals);
    const limits = { inputs: args.preview_inputs, itemLimit: args.item_limit };
    const rendered = await renderPreviews(judged.value, limits, scene, 'creative_manifest');
    if (!rendered.ok) return failed(rendered.refusals);
    previews.push(
      ...rendered.value.previews.map((one) => ({
        ...one,
        ...(manifest.format_id === undefined ? {} : { format_id: manifest.format_id }),
      })),
    );
    pages.push(...rendered.value.pages);
    expiresAt = rendered.value.expiresAt;
  }
  if (pages.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_SHOWN_BYTES)
    return failed([
      refuse('VALIDATION_ERROR', 'preview_inputs', 'The previews together are too large: send fewer inputs.'),
    ]);
  const preview = { previews, expires_at: expiresAt.toISOString() } as NonNullable<PreviewPart['preview']>;
  return { part: { preview }, pages };
}

/** Stores the pages of previews, in the transaction that ends their build. */
export const keepPreviews = (pages: readonly PreviewPage[], store: Tables): Promise<void> =>
  store.previews.insertAll(pages, MOST_PREVIEW_BYTES);

function failed(refusals: Parameters<typeof taskErrorOf>[0]): PreviewedResults {
  const [error] = entryErrors(taskErrorOf(refusals));
  return { part: error === undefined ? {} : { preview_error: error }, pages: [] };
}
