import { ACCOUNT, SITE } from './brand.ts';
import { current } from './buy.ts';
import { type Body, call, demand, read, type Stage } from './steps.ts';

/** Syncs two creatives to all packages, so that the buy runs. */
export async function showSomething(stage: Stage, product: Body, buy: Body): Promise<void> {
  const format = product.formats[0];
  const creatives = ['spring-1', 'spring-2'].map((creative_id) => ({
    creative_id,
    name: `Spring ${creative_id}`,
    format_id: format.format_id,
    assets: Object.fromEntries(
      format.assets_required.map((slot: Body) => [slot.asset_id, sampleAsset(slot)]),
    ),
  }));
  const packages: string[] = buy.packages.map((one: Body) => one.package_id);
  const synced = await call(stage, 'sync_creatives', {
    account: ACCOUNT,
    creatives,
    assignments: packages.flatMap((package_id) =>
      creatives.map(({ creative_id }) => ({ creative_id, package_id })),
    ),
  });
  demand(
    synced.creatives.every((one: Body) => one.action === 'created'),
    'new creatives',
    synced,
  );
  const listed = await read(stage, 'list_creatives', { account: ACCOUNT });
  demand(listed.creatives.length === creatives.length, 'the creatives in the library', listed);
  const running = await current(stage, buy);
  demand(running.status === 'active', 'a buy that runs', running);
  stage.step('creatives attached, running');
}

/** An asset that meets the requirements of a slot. */
function sampleAsset({ asset_type, requirements = {} }: Body): Body {
  const { width, height, min_width, min_height } = requirements;
  const size = { width: width ?? min_width ?? 300, height: height ?? min_height ?? 250 };
  const duration =
    requirements.duration_ms ?? requirements.max_duration_ms ?? requirements.min_duration_ms ?? 15_000;
  const link = `${SITE}/spring`;
  switch (asset_type) {
    case 'image':
      return { asset_type, url: `${link}.png`, ...size, format: 'png' };
    case 'video':
      return { asset_type, url: `${link}.mp4`, ...size, duration_ms: duration };
    case 'audio':
      return { asset_type, url: `${link}.mp3`, duration_ms: duration };
    case 'url':
      return { asset_type, url: link, url_type: 'clickthrough' };
    case 'html':
      return { asset_type, content: '<p>Spring glazes</p>' };
    default:
      return { asset_type, content: 'Spring glazes' };
  }
}
