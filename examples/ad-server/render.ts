import type * as T from '../../generated/types/ad-server.ts';
import type { Ad } from './ads.ts';

type Creative = T.AdServerCreative;
const assetOf = ({ assets }: Creative, kind: string) => assets.find(({ type }) => type === kind);

const event = (base: string, serve: string, name: string) => `${base}/ads/e/${serve}/${name}`;
const click = (base: string, serve: string) => `${base}/ads/c/${serve}`;

/** What the tag needs to show an ad: addresses and texts, never markup of the buyer. */
export function shown(base: string, { serve, slot, creative }: Ad): object {
  const { kind, assets, impression_trackers: trackers = [] } = creative;
  return {
    slot: slot.id,
    kind,
    width: slot.width,
    height: slot.height,
    events: event(base, serve, ''),
    click: click(base, serve),
    trackers,
    image: assetOf(creative, 'image')?.url,
    frame: assetOf(creative, 'html')?.url ?? `${base}/ads/f/${serve}`,
    parts:
      kind === 'native' ? assets.map(({ role, url, content }) => ({ role, image: url, text: content })) : [],
  };
}

/** The document of an HTML5 creative. Its origin is opaque: it reaches neither the page nor the cookies of this server. */
export function frameDocument(base: string, serve: string, creative: Creative): string {
  const target = JSON.stringify(click(base, serve));
  const markup = assetOf(creative, 'html')?.content ?? '';
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style><script>var clickTag=${target}</script>${markup}`;
}

const xml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const TRACKED = {
  start: 'start',
  firstQuartile: 'q1',
  midpoint: 'q2',
  thirdQuartile: 'q3',
  complete: 'complete',
};

/** A VAST 4.2 document; without an ad an empty one. */
export function vast(base: string, ad: Ad | null): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?><VAST version="4.2">';
  if (ad === null) return `${head}</VAST>`;
  const { serve, slot, creative } = ad;
  const { kind, creative_id, name = creative_id, impression_trackers: trackers = [] } = creative;
  const at = (what: string) => xml(event(base, serve, what));
  const impressions = [at('impression'), ...trackers.map(xml)]
    .map((url) => `<Impression>${url}</Impression>`)
    .join('');
  const tracking = Object.entries(TRACKED).map(
    ([its, own]) => `<Tracking event="${its}">${at(own)}</Tracking>`,
  );
  const asset = assetOf(creative, 'video');
  const duration = new Date(asset?.duration_ms ?? 15_000).toISOString().slice(11, 19);
  const { width = slot.width, height = slot.height, mime_type = 'video/mp4', url = '' } = asset ?? {};
  const file = `<MediaFile delivery="progressive" type="${xml(mime_type)}" width="${width}" height="${height}">${xml(url)}</MediaFile>`;
  const isWrapper = kind === 'vast';
  const clicks = isWrapper
    ? `<ClickTracking>${at('click')}</ClickTracking>`
    : `<ClickThrough>${xml(click(base, serve))}</ClickThrough>`;
  const media = isWrapper ? '' : `<Duration>${duration}</Duration><MediaFiles>${file}</MediaFiles>`;
  const linear = `<Linear>${media}<TrackingEvents>${tracking.join('')}</TrackingEvents><VideoClicks>${clicks}</VideoClicks></Linear>`;
  const own = isWrapper
    ? `<VASTAdTagURI>${xml(assetOf(creative, 'vast')?.url ?? '')}</VASTAdTagURI>`
    : `<AdServingId>${serve}</AdServingId><AdTitle>${xml(name)}</AdTitle>`;
  const body = `<AdSystem>Example ad server</AdSystem>${impressions}${own}<Creatives><Creative>${linear}</Creative></Creatives>`;
  const form = isWrapper ? 'Wrapper' : 'InLine';
  return `${head}<Ad id="${serve}"><${form}>${body}</${form}></Ad></VAST>`;
}
