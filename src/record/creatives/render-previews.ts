import type { CoreCreativeManifest } from '../../../generated/types/core.ts';
import type { TaskResponse } from '../../domain/contract/shapes.ts';
import { type MacroValues, macroValues } from '../../domain/creatives/macros.ts';
import {
  type ManifestToShow,
  MOST_SHOWN_BYTES,
  PREVIEW_LIFETIME_MS,
  PREVIEW_PATH,
  type PreviewPage,
} from '../../domain/creatives/previews.ts';
import {
  type CreativeRender,
  type RenderBrand,
  renderCreative,
} from '../../domain/creatives/render/render-creative.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import { type Judged, refuse } from '../../domain/refusals/refusal.ts';
import { inTurns } from '../../domain/steps.ts';
import type { Tables } from '../../store/index.ts';
import { brandKitFor } from './building/materials.ts';
import { MOST_ITEMS, type ShownCatalogs } from './shown-catalogs.ts';

type Single = Extract<TaskResponse<'preview_creative'>, { response_type: 'single' }>;
export type PreviewOnWire = Single['previews'][number];
export type PreviewInput = PreviewOnWire['input'];

/** The parts of a call that rendering needs. */
export type RenderCall = {
  readonly principal: { readonly id: string };
  readonly store: Tables;
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
  readonly now: Date;
  readonly newId: () => string;
  readonly previewBaseUrl: string;
  /** The catalogs of the call's account. */
  readonly catalogs: ShownCatalogs;
};

/** Previews of one manifest, and the pages to store for them. */
export type RenderedPreviews = {
  readonly previews: readonly PreviewOnWire[];
  readonly pages: readonly PreviewPage[];
  readonly expiresAt: Date;
};

const DEFAULT_ITEMS = 10;
const TOO_MUCH =
  'The previews of the request select from too many items of stored catalogs: send fewer catalogs, or fewer different `query` values, in one request.';
const ID_PURPOSE = 'previews.id';

/**
 * Renders a validated manifest once for each set of macro values. Nothing is stored.
 *
 * @param field path of the manifest in the request
 */
export async function renderPreviews(
  { manifest, format }: ManifestToShow,
  {
    inputs = [{ name: 'default' }],
    itemLimit,
  }: { inputs?: readonly PreviewInput[] | undefined; itemLimit?: number | undefined },
  call: RenderCall,
  field: string,
): Promise<Judged<RenderedPreviews>> {
  const items = await call.catalogs.itemsOf(manifest);
  if (items === null)
    return { ok: false, refusals: [refuse('VALIDATION_ERROR', `${field}.assets`, TOO_MUCH)] };
  const brand = await brandOf(manifest, call);
  const expiresAt = new Date(call.now.getTime() + PREVIEW_LIFETIME_MS);
  const previews: PreviewOnWire[] = [];
  const pages: PreviewPage[] = [];
  let bytes = 0;
  for (const input of inputs) {
    const macros = new Map([...knownMacros(manifest, call), ...macroValues(input.macros)]);
    const creative = {
      manifest,
      format,
      macros,
      brand,
      items,
      itemLimit: Math.min(itemLimit ?? DEFAULT_ITEMS, MOST_ITEMS),
    };
    const renders = await inTurns(renderCreative(creative), () => call.store.nextTurn());
    if ('tooLarge' in renders) {
      const message = `The creative with its macro values is longer than ${renders.mostCharacters} characters: send shorter assets or values.`;
      return { ok: false, refusals: [refuse('VALIDATION_ERROR', field, message)] };
    }
    const kept = renders.map((render) => ({ render, page: pageOf(render, call, expiresAt) }));
    pages.push(...kept.map(({ page }) => page));
    bytes += kept.reduce((sum, { page }) => sum + page.bytes, 0);
    if (bytes > MOST_SHOWN_BYTES) {
      const message = `The previews together are larger than ${MOST_SHOWN_BYTES} bytes: send fewer inputs or shorter assets.`;
      return { ok: false, refusals: [refuse('VALIDATION_ERROR', field, message)] };
    }
    previews.push(previewOnWire(kept, input, call));
  }
  return { ok: true, value: { previews, pages, expiresAt } };
}

/** Macro values that every preview has. Values of the caller take precedence. */
function knownMacros(manifest: CoreCreativeManifest, { now }: RenderCall): MacroValues {
  const { creative_id: id } = manifest as { creative_id?: unknown };
  const time = String(now.getTime());
  return new Map([
    ['TIMESTAMP', time],
    ['CACHEBUSTER', time.slice(-9)],
    ...(typeof id === 'string' && id !== '' ? ([['CREATIVE_ID', id]] as const) : []),
  ]);
}

const pageOf = (
  { page, policy }: CreativeRender,
  { principal, store, now, newId }: RenderCall,
  expiresAt: Date,
): PreviewPage => ({
  // Ids of rows are sequential. Without the keys of the database, nobody can derive the address of a page from an
  // id.
  id: store.secrets.fingerprint(ID_PURPOSE, newId()),
  principalId: principal.id,
  page,
  policy: policy.header,
  bytes: Buffer.byteLength(page),
  createdAt: now,
  expiresAt,
});

function previewOnWire(
  kept: readonly { readonly render: CreativeRender; readonly page: PreviewPage }[],
  input: PreviewInput,
  { newId, previewBaseUrl }: RenderCall,
): PreviewOnWire {
  const previewId = newId();
  const renders = kept.map(({ render: { role, dimensions, page, policy }, page: { id } }, at) => ({
    render_id: `${previewId}_${at + 1}`,
    output_format: 'both' as const,
    role,
    preview_url: `${previewBaseUrl}${PREVIEW_PATH}${id}`,
    preview_html: page,
    ...(dimensions === null ? {} : { dimensions: { ...dimensions } }),
    embedding: {
      recommended_sandbox: policy.sandbox,
      requires_https: previewBaseUrl.startsWith('https:'),
      supports_fullscreen: false,
      csp_policy: policy.inPage,
    },
  }));
  const [first, ...others] = renders;
  if (first === undefined) throw new Error('a creative has no render');
  return {
    preview_id: previewId,
    renders: [first, ...others],
    input,
    preview_url: first.preview_url,
    preview_html: first.preview_html,
  };
}

/** The brand that a manifest names, resolved as in builds; null for a manifest without a brand. */
async function brandOf({ brand }: CoreCreativeManifest, call: RenderCall): Promise<RenderBrand | null> {
  // The schema of a manifest is not closed, so `brand` may have any value.
  const domain: unknown = brand?.domain;
  if (typeof domain !== 'string' || domain === '') return null;
  const id: unknown = brand?.brand_id;
  const named = { domain, ...(typeof id === 'string' ? { brand_id: id } : {}) };
  return (await brandKitFor(null, named, {}, call)).kit;
}
