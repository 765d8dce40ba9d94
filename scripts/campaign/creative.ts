import { randomUUID } from 'node:crypto';
import { type Body, call, demand, read, type Stage } from './steps.ts';

type Campaign = { readonly account: object; readonly brand: { readonly domain: string } };

const CREATIVE = 'built_by_agent';
const MESSAGE = 'Cups and bowls from the tide. Thrown by hand, glazed in three blues.';

/** From a brand’s identity to a creative that runs: built, previewed, synced, approved and assigned to a package. */
export async function runBuiltCreative(
  stage: Stage,
  { account, brand }: Campaign,
  product: Body,
  buy: Body,
): Promise<void> {
  const { step } = stage;
  const format = formatOf(product);
  const request = {
    idempotency_key: randomUUID(),
    account,
    brand,
    message: MESSAGE,
    target_format_id: format.format_id,
    include_preview: true,
  };
  const built = await call(stage, 'build_creative', request);
  const { creative_manifest: manifest, preview, vendor_cost, currency } = built;
  demand(manifest.format_id.id === format.format_id.id, 'a creative of the format', built);
  demand(typeof vendor_cost === 'number' && typeof currency === 'string', 'a bill', built);
  const again = await call(stage, 'build_creative', request);
  demand(again.build_variant_id === built.build_variant_id && again.replayed === true, 'a replay', again);
  step('creative built', { format: format.format_id.id, cost: `${vendor_cost} ${currency}` });

  const refined = await call(stage, 'build_creative', {
    account,
    refine_from_build_variant_id: built.build_variant_id,
    message: 'Use the headline "Blue as the tide".',
  });
  const [variant] = refined.creatives[0].variants;
  demand(variant.parent_build_variant_id === built.build_variant_id, 'a refined variant', refined);
  step('creative refined');

  const page = preview.previews[0].renders[0];
  const shown = await fetch(page.preview_url);
  const html = await shown.text();
  demand(shown.status === 200 && html.includes('<html'), 'a page that shows the preview', html.slice(0, 200));
  demand(
    (shown.headers.get('content-security-policy') ?? '').includes('sandbox'),
    'a page in a sandbox',
    Object.fromEntries(shown.headers),
  );
  const { previews } = await call(stage, 'preview_creative', {
    request_type: 'single',
    account,
    creative_manifest: variant.creative_manifest,
  });
  demand(previews[0].renders[0].preview_html.length > 0, 'a preview of the refined creative', previews);
  step('creative previewed', { url: page.preview_url });

  const [first] = buy.packages;
  const synced = await call(stage, 'sync_creatives', {
    account,
    creatives: [{ creative_id: CREATIVE, name: 'Built by the agent', ...variant.creative_manifest }],
    assignments: [{ creative_id: CREATIVE, package_id: first.package_id }],
  });
  demand(synced.creatives[0]?.action === 'created', 'a new creative', synced);
  if (synced.creatives[0].status !== 'approved')
    await call(stage, 'comply_test_controller', {
      scenario: 'force_creative_status',
      params: { creative_id: CREATIVE, status: 'approved' },
      account: { sandbox: true },
    });
  const { creatives } = await read(stage, 'list_creatives', {
    account,
    filters: { creative_ids: [CREATIVE] },
  });
  demand(creatives[0]?.status === 'approved', 'an approved creative', creatives);
  step('creative synced, approved and assigned');
}

/** A page when the product takes one, else a picture. */
function formatOf({ formats }: Body): Body {
  const takes = (type: string) =>
    formats.find(
      ({ assets, renders }: Body) =>
        renders[0]?.dimensions?.width !== undefined &&
        assets.some((slot: Body) => slot.asset_type === type && slot.required),
    );
  const format = takes('html') ?? takes('image');
  demand(format !== undefined, 'a format that can be built', formats);
  return format;
}

/** What the built creative delivered, as reports of the buy say. */
export async function readBuiltCreative(stage: Stage, account: object, buy: Body): Promise<void> {
  const { media_buy_id: id } = buy;
  const { creatives } = await read(stage, 'get_creative_delivery', { account, media_buy_ids: [id] });
  const own = creatives.find(({ creative_id }: Body) => creative_id === CREATIVE);
  demand(own?.totals.impressions > 0 && own.variant_count === 1, 'delivery of the built creative', creatives);
  const { media_buy_deliveries } = await read(stage, 'get_media_buy_delivery', {
    account,
    media_buy_ids: [id],
  });
  const inBuy = media_buy_deliveries[0].by_package
    .flatMap(({ by_creative = [] }: Body) => by_creative)
    .filter(({ creative_id }: Body) => creative_id === CREATIVE)
    .reduce((sum: number, { impressions }: Body) => sum + impressions, 0);
  demand(inBuy === own.totals.impressions, 'the same figures in both reports', { inBuy, own });
  stage.step('delivery by creative read', { impressions: own.totals.impressions, spend: own.totals.spend });
}
