import { isObject, type Json, objectsIn } from '../../json/values.ts';
import { textOf } from '../judging/asset-rule.ts';
import type { BrandKit } from './brand-look.ts';
import { type Compliance, type Copy, complianceOf, copyOf, wordsOfMarkup } from './copy.ts';

/** Assets of a manifest by slot, as the caller sent them. */
type GivenAssets = Readonly<Record<string, unknown>>;

/** Everything that a creative is made from. */
export type Material = {
  readonly kit: BrandKit;
  readonly copy: Copy;
  readonly compliance: Compliance;
  readonly given: GivenAssets;
  /** Landing page of a click, with its macros. */
  readonly clickUrl: string;
  readonly trackers: readonly string[];
  /** Catalog items that the creative may show, in the field names of this agent. */
  readonly items: readonly CatalogItem[];
  readonly catalog: Json | null;
};

export type CatalogItem = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: string | null;
  readonly imageUrl: string | null;
  readonly url: string | null;
};

type Sources = {
  /** What the brief in `given` requires, as `complianceIn` reads it: once for all creatives of a build. */
  readonly compliance: Compliance;
  readonly message: string;
  readonly edits: readonly string[];
  readonly given: GivenAssets;
  readonly kit: BrandKit;
  readonly items: readonly CatalogItem[];
  /** The catalog item that a creative is for, when a build makes one creative per item. */
  readonly item: CatalogItem | null;
};

const eachAsset = (given: GivenAssets): [string, Json][] =>
  Object.entries(given).flatMap(([slot, value]) =>
    [value].flat().flatMap((asset): [string, Json][] => (isObject(asset) ? [[slot, asset]] : [])),
  );

const briefIn = (assets: readonly [string, Json][]): Json =>
  assets.find(([, { asset_type }]) => asset_type === 'brief')?.[1] ?? {};

/** The disclosures that the brief among the assets of a request requires, and the claims that it prohibits. */
export const complianceIn = (given: GivenAssets): Compliance => complianceOf(briefIn(eachAsset(given)));

/** Collects the material for a creative from the assets of the request, whatever the names of their slots. */
export function materialOf({ compliance, message, edits, given, kit, items, item }: Sources): Material {
  const assets = eachAsset(given);
  const brief = briefIn(assets);
  const textsOf = (type: string) =>
    assets.flatMap(([slot, { asset_type, content }]): [string, string][] =>
      asset_type === type && typeof content === 'string' ? [[slot, content]] : [],
    );
  const own = textsOf('text');
  // Without text assets, the texts are read from the HTML asset.
  const [page] = own.length === 0 ? textsOf('html') : [];
  const texts = page === undefined ? new Map(own) : wordsOfMarkup(page[1]);
  const offering = item === null ? offeringIn(given) : { name: item.name, description: item.description };
  const urls = assets.flatMap(([slot, { asset_type, url, url_type }]): [string, string][] =>
    (asset_type === 'url' || asset_type === 'pixel_tracker') && typeof url === 'string'
      ? [
          [
            url_type === undefined ? (asset_type === 'pixel_tracker' ? 'tracker' : slot) : String(url_type),
            url,
          ],
        ]
      : [],
  );
  return {
    kit,
    compliance,
    copy: copyOf({
      brief,
      message,
      edits,
      texts: item === null ? texts : new Map(),
      offering,
      name: kit.name,
      tagline: kit.tagline,
      prohibited: compliance.prohibited,
    }),
    given,
    clickUrl: urls.find(([kind]) => /click|landing|destination/.test(kind))?.[1] ?? item?.url ?? kit.url,
    trackers: urls.filter(([kind]) => /track|pixel|impression/.test(kind)).map(([, url]) => url),
    items,
    catalog: assets.find(([, { asset_type }]) => asset_type === 'catalog')?.[1] ?? null,
  };
}

/** The offering in `promoted_offerings`: older callers send it as an asset without a type. */
function offeringIn(given: GivenAssets): Json | null {
  const offered = given.promoted_offerings;
  const [first] = isObject(offered) ? objectsIn(offered.inline_offerings ?? offered.offerings) : [];
  return first ?? null;
}

/** An item of a synced catalog, in the field names that creatives use. */
export function catalogItemOf(id: string, item: Json): CatalogItem {
  const price = isObject(item.price) ? item.price : null;
  const amount = price === null ? item.price : price.amount;
  const currency = textOf(price?.currency) ?? textOf(item.currency) ?? '';
  return {
    id,
    name: textOf(item.title) ?? textOf(item.name) ?? id,
    description: textOf(item.description) ?? '',
    price: amount === undefined || amount === null ? null : `${String(amount)} ${currency}`.trim(),
    imageUrl: httpsUrl(item.image_url ?? item.image_link),
    url: httpsUrl(item.url ?? item.link),
  };
}

const httpsUrl = (value: unknown): string | null => {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url?.protocol === 'https:' ? url.href : null;
};
