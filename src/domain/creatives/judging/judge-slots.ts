import type {
  CoreFormat,
  CoreFormatAsset,
  CoreFormatSlot,
  CoreFormatSlotGroup,
} from '../../../../generated/types/core.ts';
import { isObject, type Json } from '../../json/values.ts';
import type { BuyRejected } from '../../refusals/refusal.ts';
import { PICTURES_PATH } from '../building/picture-address.ts';
import {
  judgeAudio,
  judgeCatalog,
  judgeDaast,
  judgeImage,
  judgeMarkdown,
  judgeMarkup,
  judgeScript,
  judgeText,
  judgeUrl,
  judgeVast,
  judgeVideo,
  judgeWebhook,
} from './asset-kinds.ts';
import { type AssetRule, mismatch, requiredTexts } from './asset-rule.ts';

type Slot = Pick<CoreFormatSlot, 'asset_id' | 'asset_type' | 'required' | 'requirements'>;

const rules: Readonly<Record<string, AssetRule>> = {
  image: judgeImage,
  video: judgeVideo,
  audio: judgeAudio,
  text: judgeText,
  markdown: judgeMarkdown,
  html: judgeMarkup,
  css: judgeMarkup,
  javascript: judgeScript,
  url: judgeUrl,
  vast: judgeVast,
  daast: judgeDaast,
  webhook: judgeWebhook,
  catalog: judgeCatalog,
};

/** Validates assets against the slots of a format. A format without slots accepts any asset. */
export function judgeSlots(assets: Json, format: Pick<CoreFormat, 'assets'>, field: string): BuyRejected[] {
  if (format.assets.length === 0) return judgeAddresses(assets, field);
  const slots = new Map(format.assets.map((slot) => [slotName(slot), slot]));
  const given = new Map(Object.entries(assets));
  const unknown = [...given.keys()]
    .filter((name) => !slots.has(name))
    .map((name) =>
      mismatch('unknown_slot', `${field}.${name}`, 'The format has no slot with this name.', {
        accepted_values: [...slots.keys()],
      }),
    );
  const filled = [...slots].flatMap(([name, slot]) => {
    const value = given.get(name);
    if (value === undefined)
      return slot.required
        ? [mismatch('required_slot', `${field}.${name}`, 'The format requires this asset.')]
        : [];
    return slot.item_type === 'repeatable_group'
      ? judgeGroup(value, slot, `${field}.${name}`)
      : judgeSlot(value, slot, `${field}.${name}`);
  });
  return [...unknown, ...filled];
}

const slotName = (slot: CoreFormatAsset): string =>
  slot.item_type === 'repeatable_group' ? slot.asset_group_id : slot.asset_id;

function judgeSlot(value: unknown, slot: Slot, field: string): BuyRejected[] {
  if (!isObject(value)) return [mismatch('asset_type', field, 'The slot must hold one asset, not an array.')];
  const needs: Json = isObject(slot.requirements) ? slot.requirements : {};
  if (value.asset_type !== slot.asset_type && !isTracker(value, slot.asset_type, needs))
    return [
      mismatch(
        'asset_type',
        `${field}.asset_type`,
        `The slot must hold an asset of the type ${slot.asset_type}.`,
        {
          rejected_value: value.asset_type,
          accepted_values: [slot.asset_type],
        },
      ),
    ];
  const rule = rules[slot.asset_type];
  return [
    ...judgeAddresses(value, field, requiredTexts(needs.protocols)),
    ...(rule === undefined ? [] : rule(value, needs, field)),
  ];
}

/** Whether an asset is a tracker in a URL slot for trackers: such a slot accepts a `pixel_tracker` and a plain URL. */
const isTracker = ({ asset_type }: Json, wanted: string, { role }: Json): boolean =>
  wanted === 'url' && asset_type === 'pixel_tracker' && String(role).endsWith('_tracker');

function judgeGroup(value: unknown, group: CoreFormatSlotGroup, field: string): BuyRejected[] {
  const items = Array.isArray(value) ? value : [value];
  const { min_count, max_count } = group;
  const isOutside = items.length < min_count || items.length > max_count;
  const counts = isOutside
    ? [
        mismatch(
          'count',
          field,
          `The format requires ${min_count} to ${max_count} items (got ${items.length}).`,
        ),
      ]
    : [];
  return [...counts, ...items.flatMap((item, at) => judgeRepetition(item, group, `${field}[${at}]`))];
}

/**
 * Validates one item of a group. A group with one slot accepts its assets directly, or cards. A group with several
 * slots accepts only cards, whose parts fill the slots.
 */
function judgeRepetition(item: unknown, { assets }: CoreFormatSlotGroup, field: string): BuyRejected[] {
  const [only] = assets;
  if (!isObject(item)) return [mismatch('asset_type', field, 'The value must be an asset.')];
  if (item.asset_type !== 'card')
    return assets.length === 1 && only !== undefined
      ? judgeSlot(item, only, field)
      : [
          mismatch('asset_type', `${field}.asset_type`, 'The slot must hold cards.', {
            accepted_values: ['card'],
          }),
        ];
  const parts = cardParts(item, assets);
  return assets.flatMap((slot) => {
    const part = parts.get(slot.asset_id);
    if (part?.value === undefined)
      return slot.required
        ? [
            mismatch(
              'required_slot',
              `${field}.${part?.path ?? slot.asset_id}`,
              'The format requires this part of a card.',
            ),
          ]
        : [];
    return judgeSlot(part.value, slot, `${field}.${part.path}`).map((refusal) =>
      part.isText ? { ...refusal, field: `${field}.${part.path}` } : refusal,
    );
  });
}

/** Validates the URLs that an asset is loaded from, or leads to: https, unless the slot accepts other schemes. */
function judgeAddresses(value: unknown, field: string, protocols: readonly string[] = []): BuyRejected[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => judgeAddresses(item, `${field}[${at}]`));
  if (!isObject(value)) return [];
  const schemes = protocols.length === 0 ? ['https'] : protocols;
  return Object.entries(value).flatMap(([name, part]) => {
    const place = `${field}.${name}`;
    if (NOT_LOADED.has(name)) return [];
    if (typeof part !== 'string') return judgeAddresses(part, place, protocols);
    if (name !== 'url' && !name.endsWith('_url')) return [];
    const scheme = URL.parse(part)?.protocol.slice(0, -1);
    return (scheme !== undefined && schemes.includes(scheme)) || isOwn(part)
      ? []
      : [
          mismatch(
            'url_scheme',
            place,
            `The URL must begin with ${schemes.map((one) => `${one}://`).join(' or ')}.`,
          ),
        ];
  });
}

/** Whether a URL is a picture that this service draws. A service on the local machine may be tried out without TLS. */
function isOwn(address: string): boolean {
  const url = URL.parse(address);
  const isLocal = url !== null && (url.hostname === 'localhost' || url.hostname === '127.0.0.1');
  return isLocal && url.protocol === 'http:' && url.pathname.startsWith(PICTURES_PATH);
}

/** Parts of an asset that describe it and are not loaded. */
const NOT_LOADED = new Set(['provenance', 'ext', 'items', 'reference_authorization', 'identity_ref']);

type GroupSlot = CoreFormatSlotGroup['assets'][number];

/** The part of a card that fills a slot, and its path in the card. */
type CardPart = { readonly value: unknown; readonly path: string; readonly isText: boolean };

const TEXTS = [
  { path: 'headline', words: /headline|title/ },
  { path: 'description', words: /description|body|text/ },
  { path: 'cta', words: /cta|action/ },
] as const;

/**
 * Assigns the parts of a card to the slots of its group: the media, the landing page, and the texts. A text part
 * goes to the slot whose name matches; the remaining text parts follow in order.
 */
function cardParts(card: Json, slots: readonly GroupSlot[]): ReadonlyMap<string, CardPart> {
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
