import { randomUUID } from 'node:crypto';
import { ACCOUNT, BRAND, type Identity } from './brand.ts';
import type { Grant } from './rights.ts';
import { type Body, call, demand, read, type Stage } from './steps.ts';

type Campaign = {
  readonly product: Body;
  readonly buy: Body;
  readonly identity: Identity;
  readonly grant: Grant;
};

const CREATIVE = 'built_by_agent';
const MESSAGE = 'Pans that outlive their recipes. Cast in one piece, seasoned by hand.';
const HEADLINE = 'Heavy for a good reason';
/** A picture with a larger share of one colour counts as blank. */
const MOST_OF_ONE_COLOR = 0.98;

/**
 * Goes from a brand's identity to a running creative: built, previewed, synced, approved and assigned to a package.
 */
export async function runBuiltCreative(stage: Stage, campaign: Campaign): Promise<void> {
  const { product, buy, identity, grant } = campaign;
  const built = await build(stage, formatOf(product), identity);
  const manifest = await refine(stage, built);
  await preview(stage, manifest, identity);

  const [first] = buy.packages;
  const synced = await call(stage, 'sync_creatives', {
    account: ACCOUNT,
    creatives: [
      { creative_id: CREATIVE, name: 'Built by the agent', ...manifest, rights: [grant.constraint] },
    ],
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
    account: ACCOUNT,
    filters: { creative_ids: [CREATIVE] },
  });
  demand(creatives[0]?.status === 'approved', 'an approved creative', creatives);
  stage.step('creative synced, approved and assigned');
}

async function build(stage: Stage, format: Body, identity: Identity): Promise<Body> {
  const request = {
    idempotency_key: randomUUID(),
    account: ACCOUNT,
    brand: BRAND,
    message: MESSAGE,
    target_format_id: format.format_id,
    include_preview: true,
  };
  const built = await call(stage, 'build_creative', request);
  const { creative_manifest: manifest, preview: shown, vendor_cost, currency } = built;
  demand(manifest.format_id.id === format.format_id.id, 'a creative of the format', built);
  demand(typeof vendor_cost === 'number' && typeof currency === 'string', 'a bill', built);
  const markup = JSON.stringify(manifest.assets).toLowerCase();
  demand(
    identity.colors.some((color) => markup.includes(color)) && markup.includes(identity.logo),
    'colours and logo of the brand.json',
    manifest,
  );
  const again = await call(stage, 'build_creative', request);
  demand(again.build_variant_id === built.build_variant_id && again.replayed === true, 'a replay', again);
  const { preview_url: url } = shown.previews[0].renders[0];
  const page = await fetch(url);
  const html = await page.text();
  demand(page.status === 200 && html.includes('<html'), 'a page that shows the preview', html.slice(0, 200));
  demand(
    (page.headers.get('content-security-policy') ?? '').includes('sandbox'),
    'a page in a sandbox',
    Object.fromEntries(page.headers),
  );
  stage.step('creative built', { format: format.format_id.id, cost: `${vendor_cost} ${currency}`, url });
  return built;
}

/** @returns the manifest of the refined creative */
async function refine(stage: Stage, { build_variant_id: id }: Body): Promise<Body> {
  const refined = await call(stage, 'build_creative', {
    account: ACCOUNT,
    refine_from_build_variant_id: id,
    message: `Use the headline "${HEADLINE}".`,
  });
  const [variant] = refined.creatives[0].variants;
  demand(variant.parent_build_variant_id === id, 'a refined variant', refined);
  stage.step('creative refined');
  return variant.creative_manifest;
}

/** Opens the preview in a browser and checks that the brand is visible. */
async function preview(stage: Stage, creative_manifest: Body, identity: Identity): Promise<void> {
  const { previews } = await call(stage, 'preview_creative', {
    request_type: 'single',
    account: ACCOUNT,
    output_format: 'both',
    creative_manifest,
  });
  const { preview_url: url, preview_html: html } = previews[0].renders[0];
  demand(html.length > 0, 'a preview of the refined creative', previews);
  const name = `campaign-${stage.name}`;
  const { file, text, colors, images } = await stage.look({ service: stage.url, url, name });
  const [[, most] = ['', 1]] = colors;
  demand(most < MOST_OF_ONE_COLOR && colors.size > 10, 'a page that is not blank', { file, most });
  demand(
    identity.colors.some((color) => (colors.get(color) ?? 0) > 0.01),
    'a colour of the brand',
    { file, seen: [...colors].slice(0, 5), brand: identity.colors },
  );
  demand(text.includes(HEADLINE), 'the headline', { file, text });
  demand(images.shown > 0 && images.broken === 0, 'the logo', { file, images });
  stage.step('preview opened in a browser', { file, colors: colors.size });
}

/** An HTML page if the product accepts one, or else a picture. */
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

/** Reads the delivery of the built creative from the buy's reports. */
export async function readBuiltCreative(stage: Stage, buy: Body): Promise<void> {
  const { media_buy_id: id } = buy;
  const { creatives } = await read(stage, 'get_creative_delivery', { account: ACCOUNT, media_buy_ids: [id] });
  const own = creatives.find(({ creative_id }: Body) => creative_id === CREATIVE);
  demand(own?.totals.impressions > 0 && own.variant_count === 1, 'delivery of the built creative', creatives);
  const { media_buy_deliveries } = await read(stage, 'get_media_buy_delivery', {
    account: ACCOUNT,
    media_buy_ids: [id],
  });
  const inBuy = media_buy_deliveries[0].by_package
    .flatMap(({ by_creative = [] }: Body) => by_creative)
    .filter(({ creative_id }: Body) => creative_id === CREATIVE)
    .reduce((sum: number, { impressions }: Body) => sum + impressions, 0);
  demand(inBuy === own.totals.impressions, 'the same figures in both reports', { inBuy, own });
  stage.step('delivery by creative read', { impressions: own.totals.impressions, spend: own.totals.spend });
}
