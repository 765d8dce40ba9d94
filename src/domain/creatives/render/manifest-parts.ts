import { type CatalogType, idFields, itemId, type SyncedItem } from '../../catalogs/identity.ts';
import { isObject, type Json } from '../../json/values.ts';
import type { MacroValues } from '../macros.ts';

/** An asset with the slot that it fills. A slot with several assets gives several, one after another. */
export type PlacedAsset = { readonly slot: string; readonly type: string; readonly asset: Json };

/** Assets of a manifest in its order, without those that have no `asset_type`. */
export const placedAssets = (assets: unknown): PlacedAsset[] =>
  Object.entries(isObject(assets) ? assets : {}).flatMap(([slot, value]) =>
    [value]
      .flat()
      .flatMap((asset: unknown) =>
        isObject(asset) && typeof asset.asset_type === 'string'
          ? [{ slot, type: asset.asset_type, asset }]
          : [],
      ),
  );

export const ofType = (parts: readonly PlacedAsset[], ...types: string[]): PlacedAsset[] =>
  parts.filter(({ type }) => types.includes(type));

export const stringIn = (asset: Json, name: string): string =>
  typeof asset[name] === 'string' ? asset[name] : '';
export const numberIn = (asset: Json, name: string): number | undefined =>
  typeof asset[name] === 'number' && Number.isFinite(asset[name]) ? asset[name] : undefined;

/** Names of slots for each text part of an ad. */
const TEXT_PARTS = {
  title: /^(?:.*_)?(?:titles?|headlines?|name)$/,
  cta: /^(?:.*_)?(?:cta|cta_text|call_to_action|button)$/,
  advertiser: /^(?:.*_)?(?:advertiser|advertiser_name|brand_name|sponsored_by|sponsor)$/,
  disclosure: /disclos|disclaim|legal/,
  description: /descri|body|text|tagline|copy|message|caption/,
} as const;
export type TextPart = keyof typeof TEXT_PARTS;

/** Texts by text part. A text whose slot has no known name is a description. */
export function textParts(parts: readonly PlacedAsset[]): Readonly<Record<TextPart, readonly string[]>> {
  const found: Record<TextPart, string[]> = {
    title: [],
    cta: [],
    advertiser: [],
    disclosure: [],
    description: [],
  };
  for (const { slot, type, asset } of parts) {
    if (type !== 'text' && type !== 'markdown') continue;
    const part = (Object.keys(TEXT_PARTS) as TextPart[]).find((name) => TEXT_PARTS[name].test(slot));
    found[part ?? 'description'].push(stringIn(asset, 'content'));
  }
  return found;
}

const TRACKER_TYPES = new Set(['pixel_tracker', 'vast_tracker', 'daast_tracker']);
const TRACKER_SLOT = /track|pixel|impression|beacon/;

/** URLs that are called on events of the ad. */
export const trackersOf = (parts: readonly PlacedAsset[]): string[] =>
  parts.filter(isTracker).map(({ asset }) => stringIn(asset, 'url'));

const isTracker = ({ slot, type, asset }: PlacedAsset): boolean =>
  TRACKER_TYPES.has(type) ||
  (type === 'url' &&
    asset.url_type !== 'clickthrough' &&
    asset.url_type !== 'tracker_script' &&
    (asset.url_type === 'tracker_pixel' || TRACKER_SLOT.test(slot)));

/** URL of the landing page. */
export const landingOf = (parts: readonly PlacedAsset[]): string | undefined => {
  const urls = parts.filter((part) => part.type === 'url' && !isTracker(part) && !isTagUrl(part));
  const marked = urls.find(
    ({ slot, asset }) => asset.url_type === 'clickthrough' || /click|landing/.test(slot),
  );
  const found = marked ?? urls[0];
  return found === undefined ? undefined : stringIn(found.asset, 'url');
};

/** Whether an asset is the URL of a script or page that is the ad itself. */
export const isTagUrl = ({ slot, type, asset }: PlacedAsset): boolean =>
  type === 'url' &&
  (asset.url_type === 'tracker_script' ? !TRACKER_SLOT.test(slot) : /^(?:tag|tag_url|ad_tag)$/.test(slot));

/** Whether a page loads the asset; links and trackers are not loaded. */
export const isLoaded = (part: PlacedAsset): boolean =>
  !isTracker(part) && (part.type !== 'url' || isTagUrl(part));

/** Items of the catalog assets of a creative, by the slot of the asset. */
export type CatalogItems = ReadonlyMap<string, readonly SyncedItem[]>;

const ID_MACROS: { readonly [T in CatalogType]?: string } = {
  offering: 'OFFERING_ID',
  product: 'SKU',
  inventory: 'SKU',
  store: 'STORE_ID',
  hotel: 'HOTEL_ID',
  flight: 'FLIGHT_ID',
  job: 'JOB_ID',
  vehicle: 'VEHICLE_ID',
  real_estate: 'LISTING_ID',
  education: 'PROGRAM_ID',
  destination: 'DESTINATION_ID',
  app: 'APP_ITEM_ID',
};
const TYPES: ReadonlySet<string> = new Set([...Object.keys(ID_MACROS), 'promotion']);
const isType = (type: unknown): type is CatalogType => typeof type === 'string' && TYPES.has(type);

/** The parts of an item that are shown, and the values of its macros. */
export type ShownItem = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly imageUrl: string;
  readonly url: string;
  readonly macros: MacroValues;
};

export function shownItem(item: SyncedItem, catalog: Json): ShownItem {
  const type = isType(catalog.type) ? catalog.type : 'product';
  const contentId =
    typeof catalog.content_id_type === 'string' ? { content_id_type: catalog.content_id_type } : {};
  const id = itemId(item, idFields({ type, ...contentId } as Parameters<typeof idFields>[0])) ?? '';
  const price = isObject(item.price) ? item.price : { amount: item.price, currency: item.currency };
  const name = first(item, 'name', 'title') || id;
  const description = first(item, 'description', 'short_description');
  const amount = textOf(price.amount);
  const currency = textOf(price.currency);
  const gtin = textOf(item.gtin);
  const macros = new Map([
    ...entry(ID_MACROS[type], id),
    ...entry('GTIN', gtin),
    ...entry('CATALOG_ID', textOf(catalog.catalog_id)),
    ...entry('ITEM_NAME', name),
    ...entry('ITEM_DESCRIPTION', description),
    ...entry('ITEM_TAGLINE', first(item, 'tagline', 'subtitle')),
    ...entry('ITEM_PRICE', amount),
    ...entry('ITEM_PRICE_CURRENCY', currency),
  ]);
  return {
    name,
    description,
    price: [amount, currency].filter(Boolean).join(' '),
    imageUrl: first(item, 'image_url', 'image_link', 'image', 'thumbnail_url'),
    url: first(item, 'url', 'link', 'landing_page_url', 'product_url'),
    macros,
  };
}

const entry = (name: string | undefined, value: string): [string, string][] =>
  name === undefined || value === '' ? [] : [[name, value]];
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const first = (item: SyncedItem, ...names: string[]): string =>
  names.map((name) => (Object.hasOwn(item, name) ? textOf(item[name]) : '')).find(Boolean) ?? '';
