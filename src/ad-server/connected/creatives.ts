import type {
  AdServerCreative,
  AdServerCreativeAsset,
  AdServerCreativeKind,
} from '../../../generated/types/ad-server.ts';
import type { CoreFormat } from '../../../generated/types/core.ts';
import { isObject, type Json } from '../../domain/json/values.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import type { PlacedContent } from '../placement.ts';

/** Kinds of content that the ad server knows how to read. */
const TYPES: ReadonlySet<unknown> = new Set([
  'image',
  'video',
  'audio',
  'text',
  'markdown',
  'html',
  'css',
  'javascript',
  'zip',
  'vast',
  'daast',
  'url',
]);
/** The kind of a creative is that of the first of these that it has. */
const KINDS: readonly (readonly [type: string, kind: AdServerCreativeKind])[] = [
  ['vast', 'vast'],
  ['daast', 'daast'],
  ['video', 'video'],
  ['audio', 'audio'],
  ['html', 'html5'],
  ['zip', 'html5'],
  ['javascript', 'html5'],
  ['image', 'image'],
  ['text', 'text'],
];
const MOST_ASSETS = 100;
const MOST_TRACKERS = 50;

type Part = { readonly role: string; readonly value: Json };

/** A creative of the library in the form of the ad server's contract. */
export function creativeFor({
  creative_id: id,
  weight,
  name,
  document,
  size: usual,
}: PlacedContent): AdServerCreative {
  const parts = partsOf(document.assets);
  const urls = parts.filter(({ value }) => value.asset_type === 'url');
  const trackers = (kind: RegExp) =>
    parts
      .filter(({ role, value }) => kind.test(String(value.url_type ?? value.asset_type ?? role)))
      .flatMap(({ value }) => (typeof value.url === 'string' ? [value.url] : []))
      .slice(0, MOST_TRACKERS);
  const impressions = trackers(/^(tracker_pixel|pixel_tracker|impression_tracker)$/);
  const clicks = trackers(/^(tracker_click|click_tracker)$/);
  const landing = urls.find(({ role, value }) => isLanding(role, value))?.value.url;
  const content = parts.filter(({ value }) => TYPES.has(value.asset_type) && value.asset_type !== 'url');
  const assets = content.flatMap(assetOf).slice(0, MOST_ASSETS);
  const size = sizeOf(assets, document) ?? usual ?? null;
  const body = {
    kind: kindOf(content),
    ...(size === null ? {} : { size }),
    assets: assets.length > 0 ? assets : [NO_CONTENT],
    ...(typeof landing === 'string' ? { landing_url: landing } : {}),
    ...(clicks.length === 0 ? {} : { click_trackers: clicks }),
    ...(impressions.length === 0 ? {} : { impression_trackers: impressions }),
  };
  return {
    creative_id: id,
    digest: sha256Hex(JSON.stringify(body)),
    ...body,
    ...(weight === undefined ? {} : { weight }),
    name,
  };
}

/** A creative that is made of other things, such as a catalog, is described by its name alone. */
const NO_CONTENT: AdServerCreativeAsset = { role: 'content', type: 'text', content: '-' };

/** The assets of a manifest; those of a group one by one. */
function partsOf(assets: unknown): Part[] {
  if (!isObject(assets)) return [];
  return Object.entries(assets).flatMap(([role, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each: unknown) =>
      isObject(each) ? [{ role, value: each }] : [],
    ),
  );
}

const isLanding = (role: string, { url_type: type }: Json): boolean =>
  type === undefined ? /click|landing/.test(role) : /^(clickthrough|landing)/.test(String(type));

function assetOf({ role, value }: Part): AdServerCreativeAsset[] {
  const { asset_type: type, url, content, width, height, duration_ms } = value;
  const source =
    typeof url === 'string' ? { url } : typeof content === 'string' && content !== '' ? { content } : null;
  if (source === null) return [];
  return [
    {
      role: role.slice(0, 100),
      type: type as AdServerCreativeAsset['type'],
      ...source,
      ...(isCount(width) ? { width } : {}),
      ...(isCount(height) ? { height } : {}),
      ...(isCount(duration_ms) ? { duration_ms } : {}),
    },
  ];
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** A picture with texts is set by the page, which makes it native. */
function kindOf(parts: readonly Part[]): AdServerCreativeKind {
  const types = new Set(parts.map(({ value }) => value.asset_type));
  const kind = KINDS.find(([type]) => types.has(type))?.[1] ?? 'other';
  return kind === 'image' && types.has('text') ? 'native' : kind;
}

/** The size of the format that a creative names, if it has one. */
export function formatSize(
  { format_id: named }: Json,
  formats: readonly CoreFormat[],
): Pick<PlacedContent, 'size'> {
  const id = isObject(named) ? named.id : undefined;
  const { width, height } =
    formats.find(({ format_id }) => format_id.id === id)?.renders[0]?.dimensions ?? {};
  return isCount(width) && isCount(height) ? { size: { width, height } } : {};
}

function sizeOf(assets: readonly AdServerCreativeAsset[], document: Json) {
  const format = isObject(document.format_id) ? document.format_id : {};
  const sized = [...assets, format].find(({ width, height }) => isCount(width) && isCount(height));
  return sized === undefined ? null : { width: Number(sized.width), height: Number(sized.height) };
}
