import type { CoreFormatSlotGroup } from '../../../../generated/types/schemas.ts';
import type { Json } from '../../json/values.ts';

type GroupSlot = CoreFormatSlotGroup['assets'][number];

/** What of a card fills a slot, and where it stands in the card. */
export type CardPart = { readonly value: unknown; readonly path: string; readonly isText: boolean };

const TEXTS = [
  { path: 'headline', words: /headline|title/ },
  { path: 'description', words: /description|body|text/ },
  { path: 'cta', words: /cta|action/ },
] as const;

/**
 * Which part of a card fills which slot of its group: its picture or film, where it leads, and its texts, by what the
 * slot is called or else in their order.
 */
export function cardParts(card: Json, slots: readonly GroupSlot[]): ReadonlyMap<string, CardPart> {
  const parts = new Map<string, CardPart>();
  const texts = new Set<string>(TEXTS.map(({ path }) => path));
  for (const { asset_id, asset_type } of slots) {
    if (asset_type === 'image' || asset_type === 'video')
      parts.set(asset_id, { value: card.media, path: 'media', isText: false });
    else if (asset_type === 'url')
      parts.set(asset_id, { value: card.landing_page_url, path: 'landing_page_url', isText: false });
    else {
      const path =
        TEXTS.find((text) => texts.has(text.path) && text.words.test(asset_id))?.path ?? [...texts][0];
      if (path === undefined) continue;
      texts.delete(path);
      const content = card[path];
      const value = content === undefined ? undefined : { asset_type, content };
      parts.set(asset_id, { value, path, isText: true });
    }
  }
  return parts;
}
