import type {
  CoreCreativeManifest,
  CoreError,
  MediaBuyBuildCreativeResponse,
} from '../../../../generated/types/schemas.ts';
import { refuse, taskErrorOf } from '../../../domain/buys/refusal.ts';
import {
  judgeManifest,
  MOST_PREVIEW_BYTES,
  MOST_SHOWN_BYTES,
  type PreviewPage,
} from '../../../domain/creatives/previews.ts';
import { entryErrors } from '../../../domain/tasks/task-error.ts';
import type { Tables } from '../../../store/index.ts';
import { formatsFor } from '../../products/offers-for.ts';
import { type PreviewOnWire, renderPreviews } from '../render-previews.ts';
import type { BuildCall, BuildPlan } from './plan.ts';

type WithPreview = Extract<MediaBuyBuildCreativeResponse, { creative_manifests: unknown }>;
export type PreviewPart = {
  readonly preview?: NonNullable<WithPreview['preview']>;
  readonly preview_error?: CoreError;
};

type PreviewedResults = { readonly part: PreviewPart; readonly pages: readonly PreviewPage[] };

/** A build with many results shows the first ones; each of them takes tens of milliseconds to render. */
const MOST_PREVIEWED = 6;

/**
 * Previews of results, when the request asks for them. That they cannot be made does not fail the build: the reason is
 * returned beside its result. Nothing is stored yet.
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
  for (const manifest of manifests.slice(0, MOST_PREVIEWED)) {
    const judged = judgeManifest(manifest, undefined, formats, 'creative_manifest');
    if (!judged.ok) return failed(judged.refusals);
    const scene = { ...call, accountId: account?.id ?? null };
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
