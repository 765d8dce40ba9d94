import { isObject, type Json } from '../../json/values.ts';
import type { MacroWriter } from '../macros.ts';
import { type AdTag, type ReadTag, readAdTag } from '../vast/ad-tag.ts';
import type { TagKind } from '../vast/tag-rules.ts';
import {
  type CreativeHtml,
  filledUrl,
  hasForeignCode,
  linked,
  markup,
  NOTHING,
  paragraphs,
  picture,
  trackerMarks,
} from './html.ts';
import {
  type CatalogItems,
  landingOf,
  ofType,
  type PlacedAsset,
  shownItem,
  stringIn,
  textParts,
  trackersOf,
} from './manifest-parts.ts';

export type LayoutTools = {
  readonly macros: MacroWriter;
  readonly items: CatalogItems;
  readonly itemLimit: number;
  /** Name of the brand, for a creative that names no advertiser. */
  readonly brandName: string;
  readonly logo: string | null;
};

/** A layout returns null when the creative has no assets for it. */
type Layout = (parts: readonly PlacedAsset[], tools: LayoutTools) => CreativeHtml | null;

const landing = (parts: readonly PlacedAsset[], macros: MacroWriter): string | null => {
  const url = landingOf(parts);
  return url === undefined ? null : filledUrl(url, macros);
};

const bundle: Layout = (parts, { macros }) => {
  const [zip] = ofType(parts, 'zip');
  if (zip === undefined) return null;
  const backup = filledUrl(stringIn(zip.asset, 'backup_image_url'), macros);
  return linked(landing(parts, macros), picture(backup, 'HTML5 bundle without a backup image', 'fill'));
};

const catalogItems: Layout = (parts, { macros, items, itemLimit }) => {
  const catalogs = ofType(parts, 'catalog');
  if (catalogs.length === 0) return null;
  const click = landingOf(parts);
  const texts = textParts(parts);
  const cards = catalogs.flatMap(({ slot, asset }) =>
    (items.get(slot) ?? []).slice(0, itemLimit).map((item) => {
      const { name, description, price, imageUrl, url, macros: values } = shownItem(item, asset);
      const writer = macros.with(values);
      const target = filledUrl(click ?? url, click === undefined ? macros.with(new Map()) : writer);
      const image = imageUrl === '' ? null : webImage(imageUrl);
      return markup`<article class="card">${linked(
        target,
        markup`${image === null ? NOTHING : picture(image, name, 'cover')}<h2 dir="auto">${name}</h2>${paragraphs('body', [description])}${paragraphs('price', [price])}`,
      )}${trackerMarks(trackersOf(parts), writer)}</article>`;
    }),
  );
  const heading = texts.title.map((title) => markup`<h1 dir="auto">${macros.plain(title)}</h1>`);
  return cards.length === 0
    ? markup`${heading}<p class="note">The catalog has no items to show.</p>`
    : markup`${heading}<section class="row">${cards}</section>`;
};

/** The image URL of an item. It comes from the catalog, not from the creative: braces in it are not macros. */
const webImage = (url: string): string | null => {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:' ? parsed.href : null;
};

const carousel: Layout = (parts, { macros }) => {
  const cards = ofType(parts, 'card');
  const slots = new Map<string, number>();
  for (const { slot, type } of parts) if (type === 'image') slots.set(slot, (slots.get(slot) ?? 0) + 1);
  const images = ofType(parts, 'image').filter(({ slot }) => (slots.get(slot) ?? 0) > 1);
  if (cards.length + images.length === 0) return null;
  const general = landing(parts, macros);
  const shown = [
    ...cards.map(({ asset }) => {
      const media: Json = isObject(asset.media) ? asset.media : {};
      const own = isObject(asset.landing_page_url)
        ? filledUrl(stringIn(asset.landing_page_url, 'url'), macros)
        : null;
      const headline = macros.plain(stringIn(asset, 'headline'));
      const shownMedia =
        media.asset_type === 'video'
          ? player(media, macros)
          : picture(filledUrl(stringIn(media, 'url'), macros), headline, 'cover');
      return markup`<article class="card">${linked(
        own ?? general,
        markup`${shownMedia}<h2 dir="auto">${headline}</h2>${paragraphs('body', [macros.plain(stringIn(asset, 'description'))])}${paragraphs('cta', [macros.plain(stringIn(asset, 'cta'))])}`,
      )}</article>`;
    }),
    ...images.map(
      ({ asset }) =>
        markup`<article class="card">${linked(general, picture(filledUrl(stringIn(asset, 'url'), macros), stringIn(asset, 'alt_text'), 'cover'))}</article>`,
    ),
  ];
  const heading = textParts(parts).title.map((title) => markup`<h1 dir="auto">${macros.plain(title)}</h1>`);
  return markup`${heading}<section class="row">${shown}</section>`;
};

const player = (asset: Json, macros: MacroWriter): CreativeHtml => {
  const url = filledUrl(stringIn(asset, 'url'), macros);
  const captions = filledUrl(stringIn(asset, 'captions_url'), macros);
  return url === null
    ? markup`<p class="note">The video has no address.</p>`
    : markup`<video class="fill" controls muted playsinline preload="metadata" src="${url}">${captions === null ? NOTHING : markup`<track kind="captions" src="${captions}">`}</video>`;
};
const sound = (url: string | null): CreativeHtml =>
  url === null
    ? markup`<p class="note">The recording has no address.</p>`
    : markup`<audio controls preload="metadata" src="${url}"></audio>`;

const video: Layout = (parts, { macros }) => {
  const [film] = ofType(parts, 'video');
  if (film === undefined) return null;
  return markup`${player(film.asset, macros)}${callToAction(parts, macros)}`;
};

const audio: Layout = (parts, { macros }) => {
  const [recording] = ofType(parts, 'audio');
  if (recording === undefined) return null;
  const [companion] = ofType(parts, 'image');
  const cover =
    companion === undefined
      ? NOTHING
      : linked(
          landing(parts, macros),
          picture(
            filledUrl(stringIn(companion.asset, 'url'), macros),
            stringIn(companion.asset, 'alt_text'),
            'cover',
          ),
        );
  const words = textParts(parts);
  return markup`${cover}${sound(filledUrl(stringIn(recording.asset, 'url'), macros))}${paragraphs('body', [...words.title, ...words.description].map(macros.plain))}${callToAction(parts, macros)}`;
};

/**
 * Shows an ad tag. A tag that is given as a URL is the response of another server, which a preview does not
 * request.
 */
const adTag =
  (kind: TagKind): Layout =>
  (parts, { macros }) => {
    const [tag] = ofType(parts, kind);
    if (tag === undefined) return null;
    const content = stringIn(tag.asset, 'content');
    if (content === '') {
      const url = filledUrl(stringIn(tag.asset, 'url'), macros);
      return markup`<p class="note">The ad is what this tag returns when it is served:</p><p class="address">${url ?? 'no address'}</p>`;
    }
    const read = tagOf(tag.asset, content, kind);
    return read.ok ? shownTag(read.tag, macros) : markup`<p class="note">${read.faults[0].message}</p>`;
  };

/** Tags by their assets: a creative is rendered many times, with other macro values each time. */
const readTags = new WeakMap<object, ReadTag>();

function tagOf(asset: object, content: string, kind: TagKind): ReadTag {
  const known = readTags.get(asset);
  if (known !== undefined) return known;
  const read = readAdTag(content, kind);
  readTags.set(asset, read);
  return read;
}

function shownTag({ kind, ads }: AdTag, macros: MacroWriter): CreativeHtml {
  const [ad] = ads;
  if (ad === undefined) return markup`<p class="note">The tag holds no ad.</p>`;
  if (ad.wraps !== undefined)
    return markup`<p class="note">The tag wraps another one:</p><p class="address">${filledUrl(ad.wraps, macros) ?? ad.wraps}</p>`;
  const [file] = ad.media;
  const media =
    kind === 'vast' && /^video\//.test(file?.type ?? '')
      ? player({ url: file?.url ?? '' }, macros)
      : sound(file === undefined ? null : filledUrl(file.url, macros));
  const click = ad.clickThrough === undefined ? null : filledUrl(ad.clickThrough, macros);
  const events = [...ad.impressions, ...ad.tracking.map(({ url }) => url), ...ad.clickTracking];
  return markup`${media}${linked(click, markup`<p class="cta">${ad.title}</p>`)}${trackerMarks(events, macros)}`;
}

const image: Layout = (parts, { macros }) => {
  const [main] = ofType(parts, 'image');
  const { title, description, cta } = textParts(parts);
  if (main === undefined || title.length + description.length + cta.length > 0) return null;
  const shown = picture(
    filledUrl(stringIn(main.asset, 'url'), macros),
    stringIn(main.asset, 'alt_text'),
    'fill',
  );
  return linked(landing(parts, macros), shown);
};

const native: Layout = (parts, { macros, brandName, logo }) => {
  const images = ofType(parts, 'image');
  const words = textParts(parts);
  const texts = Object.values(words).flat();
  if (images.length === 0 && texts.length === 0) return null;
  const isIcon = ({ slot }: PlacedAsset): boolean => /icon|logo/.test(slot);
  const main = images.find((one) => !isIcon(one)) ?? images[0];
  const icon = images.find((one) => isIcon(one) && one !== main);
  const iconUrl = icon === undefined ? logo : filledUrl(stringIn(icon.asset, 'url'), macros);
  const [title = '', ...others] = words.title.map(macros.plain);
  const advertiser = words.advertiser.map(macros.plain)[0] ?? brandName;
  return markup`<article class="native">${linked(
    landing(parts, macros),
    markup`${main === undefined ? NOTHING : picture(filledUrl(stringIn(main.asset, 'url'), macros), stringIn(main.asset, 'alt_text') || title, 'cover')}<header>${iconUrl === null ? NOTHING : picture(iconUrl, '', 'icon')}<span dir="auto">${advertiser}</span><span class="ad">Ad</span></header><h1 dir="auto">${title}</h1>${paragraphs('body', [...others, ...words.description.map(macros.plain)])}${paragraphs('cta', words.cta.map(macros.plain))}`,
  )}${paragraphs('disclosure', words.disclosure.map(macros.plain))}</article>`;
};

function callToAction(parts: readonly PlacedAsset[], macros: MacroWriter): CreativeHtml {
  const [label] = textParts(parts).cta.map(macros.plain);
  const target = landing(parts, macros);
  if (label === undefined && target === null) return NOTHING;
  return linked(target, markup`<p class="cta" dir="auto">${label ?? 'Visit the landing page'}</p>`);
}

/** The first layout that has something to show is used; more specific layouts come first. */
const layouts: readonly Layout[] = [
  bundle,
  catalogItems,
  carousel,
  adTag('vast'),
  video,
  adTag('daast'),
  audio,
  image,
  native,
];

/**
 * Markup of a creative, with those of its trackers that the layout did not add itself.
 *
 * @param frame frame with the code of the creative, which replaces any layout
 */
export function layOut(
  parts: readonly PlacedAsset[],
  tools: LayoutTools,
  frame: CreativeHtml | null,
): CreativeHtml {
  const shown = layouts.reduce<CreativeHtml | null>((found, layout) => found ?? layout(parts, tools), frame);
  const perItem = ofType(parts, 'catalog').flatMap(({ slot, asset }) =>
    (tools.items.get(slot) ?? []).slice(0, tools.itemLimit).map((item) => shownItem(item, asset).macros),
  );
  const hasCards = perItem.length > 0 && !hasForeignCode(parts);
  const trackers = trackersOf(parts);
  const marks = hasCards
    ? []
    : perItem.length === 0
      ? trackerMarks(trackers, tools.macros)
      : perItem.flatMap((values) => trackerMarks(trackers, tools.macros.with(values)));
  return markup`${shown ?? markup`<p class="note">The creative has nothing that a page can show.</p>`}${marks}`;
}
