import type { CoreFormatSlot, CoreFormatSlotGroup } from '../../../../generated/types/core.ts';
import { isObject, type Json } from '../../json/values.ts';
import { extensionOf, numberOf, requiredTexts } from '../judging/asset-rule.ts';
import { adMarkup, themeColors } from './brand-look.ts';
import { fitting } from './copy.ts';
import type { Material } from './material.ts';
import { mediaTag } from './media-tag.ts';
import { MOST_PIXELS, type PictureSpec, pictureFits } from './picture.ts';
import { hasServablePath } from './picture-address.ts';

type Slot = Pick<CoreFormatSlot, 'asset_id' | 'asset_type' | 'required' | 'requirements'>;

/** Size of the piece in pixels; null when the format does not fix it. */
export type PieceSize = { readonly width: number; readonly height: number } | null;

export type Studio = {
  /** URL at which a picture is served. */
  readonly pictureUrl: (spec: PictureSpec) => string;
  readonly size: PieceSize;
  /** Duration of the piece in seconds; 0 for a still. */
  readonly seconds: number;
};

/**
 * A filled slot, and the texts that it shows; undefined when the built-in producer cannot make an asset of this
 * type.
 */
export type Filled = { readonly asset: unknown; readonly shows: readonly string[] } | undefined;

const LONGEST_TEXT = 5_000;

/** Produces the asset of a slot from the material. */
export function fillSlot(slot: Slot, material: Material, studio: Studio): Filled {
  const needs: Json = isObject(slot.requirements) ? slot.requirements : {};
  switch (slot.asset_type) {
    case 'text':
      return text(slot.asset_id, needs, material);
    case 'markdown':
      return shown(
        {
          asset_type: 'markdown',
          content: script(material).slice(0, numberOf(needs.max_length) ?? LONGEST_TEXT),
        },
        [script(material)],
      );
    case 'url':
      return address(slot, needs, material);
    case 'image':
      return picture(slot.asset_id, needs, material, studio);
    case 'html':
      return markup(material, studio);
    case 'vast':
    case 'daast':
      return mediaTag(slot.asset_type, needs, material, studio);
    case 'catalog':
      return material.catalog === null ? undefined : shown(material.catalog, []);
    default:
      return undefined;
  }
}

const shown = (asset: unknown, shows: readonly string[]): Filled => ({ asset, shows });

function text(name: string, needs: Json, { copy, kit, compliance }: Material): Filled {
  const most = numberOf(needs.max_length) ?? LONGEST_TEXT;
  const allowed = requiredTexts(needs.allowed_values);
  const said = (words: readonly string[]) => {
    const content =
      allowed.length > 0
        ? (words.find((word) => allowed.includes(word)) ?? allowed[0] ?? '')
        : fitting(words, most);
    return shown({ asset_type: 'text', content }, [content]);
  };
  if (/cta|call_to_action/.test(name)) return said(copy.calls);
  if (/sponsor|advertiser|brand|business/.test(name)) return said([kit.name]);
  if (/legal|disclos|must_say/.test(name) && compliance.disclosures.length > 0)
    return said([compliance.disclosures.map((one) => one.text).join(' ')]);
  if (/headline|title|alt/.test(name)) return said(copy.headlines);
  if (/points|script|ssml/.test(name)) {
    const legal = compliance.disclosures.map((one) => one.text);
    const whole = [copy.headlines[0] ?? '', ...copy.bodies, ...legal].join('\n');
    return said([whole, [copy.headlines[0] ?? '', ...legal].join('\n')]);
  }
  return said(copy.bodies);
}

const script = ({ copy, compliance }: Material): string =>
  [copy.headlines[0], copy.bodies[0], copy.calls[0], ...compliance.disclosures.map((one) => one.text)]
    .filter(Boolean)
    .join('\n\n');

function address({ asset_id: name }: Slot, needs: Json, { clickUrl, trackers }: Material): Filled {
  const isTracker = String(needs.role ?? name).includes('track');
  // Undefined for a tracker slot when the caller sent no tracker.
  const url = isTracker ? trackers[0] : clickUrl;
  return url === undefined
    ? undefined
    : shown({ asset_type: 'url', url, url_type: isTracker ? 'tracker_pixel' : 'clickthrough' }, []);
}

/** Width and height of a picture: what the slot requires, else the size of the piece, else the ratio. */
function pictureSize(needs: Json, size: PieceSize): NonNullable<PieceSize> {
  const [ratioWidth = 1, ratioHeight = 1] = String(needs.aspect_ratio ?? '1:1')
    .split(':')
    .map(Number);
  const width = numberOf(needs.min_width) ?? numberOf(needs.max_width) ?? size?.width ?? 600;
  const height =
    numberOf(needs.min_height) ??
    numberOf(needs.max_height) ??
    size?.height ??
    Math.round((width * ratioHeight) / (ratioWidth || 1));
  return { width, height };
}

function picture(name: string, needs: Json, material: Material, studio: Studio): Filled {
  const { copy, kit, compliance } = material;
  const { width, height } = pictureSize(needs, studio.size);
  if (width * height > MOST_PIXELS) return undefined;
  const legal = compliance.disclosures.map((one) => one.text).join(' ');
  const spec: PictureSpec = {
    width,
    height,
    background: themeColors(copy.theme, kit.colors).paper,
    accent: kit.colors.accent,
    brand: kit.name,
    headline: /logo|icon/.test(name) ? '' : fitting(copy.headlines, 80),
    call: /logo|icon/.test(name) ? '' : fitting(copy.calls, 25),
    legal,
  };
  const whole = pictureFits(spec) && hasServablePath(spec) ? spec : { ...spec, legal: '' };
  return shown(
    {
      asset_type: 'image',
      url: studio.pictureUrl(whole),
      width,
      height,
      format: 'png',
      alt_text: spec.headline || kit.name,
    },
    [whole.headline, whole.call, whole.legal],
  );
}

function markup(material: Material, { size, seconds }: Studio): Filled {
  const { copy, kit, compliance, clickUrl, trackers, given, items } = material;
  const image = [
    ...Object.values(given).flat(),
    ...items.map(({ imageUrl }) => ({ asset_type: 'image', url: imageUrl })),
  ]
    .filter(isObject)
    .find((asset) => asset.asset_type === 'image' && typeof asset.url === 'string')?.url;
  const scene = {
    width: size?.width ?? null,
    height: size?.height ?? null,
    headline: fitting(copy.headlines, 90),
    body: fitting(copy.bodies, 160),
    call: fitting(copy.calls, 25),
    legal: compliance.disclosures.map((one) => one.text),
    image: typeof image === 'string' ? image : null,
    clickUrl,
    trackers,
    theme: copy.theme,
    seconds,
  };
  return shown({ asset_type: 'html', content: adMarkup(scene, kit) }, [
    scene.headline,
    scene.body,
    scene.call,
    ...scene.legal,
  ]);
}

/** Fills a group: texts, pictures, or cards. There is one card for each catalog item, else one for each text. */
export function fillGroup(group: CoreFormatSlotGroup, material: Material, studio: Studio): Filled {
  const [only] = group.assets;
  const isCards = group.assets.length > 1 || only?.asset_type !== 'text';
  const { items, copy } = material;
  const most = Math.min(group.max_count, 10);
  if (!isCards && only !== undefined) {
    const needs: Json = isObject(only.requirements) ? only.requirements : {};
    const limit = numberOf(needs.max_length) ?? LONGEST_TEXT;
    const words = [
      ...new Set(
        [
          ...(/head|title/.test(group.asset_group_id) ? copy.headlines : copy.bodies),
          ...copy.headlines,
          ...copy.bodies,
          material.kit.name,
          ...copy.calls,
        ].map((word) => fitting([word], limit)),
      ),
    ].slice(0, most);
    return words.length < group.min_count
      ? undefined
      : shown(
          words.map((content) => ({ asset_type: 'text', content })),
          words,
        );
  }
  if (only?.asset_type === 'image' && group.assets.length === 1) {
    const pictures = Array.from({ length: Math.max(1, group.min_count) }, () =>
      picture(group.asset_group_id, isObject(only.requirements) ? only.requirements : {}, material, studio),
    );
    const drawn = pictures.filter((one) => one !== undefined);
    if (drawn.length < pictures.length) return undefined;
    return shown(
      drawn.map(({ asset }) => asset),
      drawn.flatMap(({ shows }) => shows),
    );
  }
  const heads = items.length > 0 ? items.map(({ name }) => name) : [...copy.headlines, ...copy.bodies];
  const count = Math.max(group.min_count, Math.min(most, heads.length));
  const needs = (part: RegExp): Json => {
    const found = group.assets.find(({ asset_id }) => part.test(asset_id))?.requirements;
    return isObject(found) ? found : {};
  };
  const cards = Array.from({ length: count }, (_, at) => {
    const item = items[at];
    const headline = fitting(
      [heads[at % Math.max(1, heads.length)] ?? material.kit.name],
      numberOf(needs(/head|title/).max_length) ?? 40,
    );
    const drawn = picture(
      'card_image',
      { min_width: 1080, min_height: 1080, ...needs(/image|media/) },
      { ...material, copy: { ...copy, headlines: [headline] } },
      studio,
    )?.asset;
    const media =
      item?.imageUrl != null && extensionOf(item.imageUrl) !== undefined && isObject(drawn)
        ? { ...drawn, url: item.imageUrl, format: extensionOf(item.imageUrl) }
        : drawn;
    return {
      asset_type: 'card',
      media,
      headline,
      landing_page_url: { asset_type: 'url', url: item?.url ?? material.clickUrl },
    };
  });
  if (cards.some(({ media }) => media === undefined)) return undefined;
  return shown(
    cards,
    cards.map(({ headline }) => headline),
  );
}
