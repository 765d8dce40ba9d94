import type { CoreCreativeAsset, CoreFormat } from '../../../../generated/types/core.ts';
import type { EnumsFormatKind } from '../../../../generated/types/enums.ts';
import { isObject, type Json } from '../../json/values.ts';
import { formatNamed, statedOtherwise } from '../../products/format-parameters.ts';
import type { FormatId } from '../../products/product.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import { isKindWithSlots } from '../canonical-formats.ts';
import { judgeBounds, mismatch } from './asset-rule.ts';
import { judgeSlots } from './judge-slots.ts';

/**
 * Validates that a creative has an accepted format, and that every asset meets the requirements of its slot.
 *
 * @param formats formats that the account may use
 * @param field path of the creative in the request
 */
export function judgeAsset(
  asset: CoreCreativeAsset,
  formats: readonly CoreFormat[],
  field: string,
): BuyRejected[] {
  const { format_id: id, format_kind: kind } = asset;
  const assets: Json = isObject(asset.assets) ? asset.assets : {};
  if ((id === undefined) === (kind === undefined))
    return [
      mismatch('format', `${field}.format_id`, '`format_id` or `format_kind` is required, and not both.'),
    ];
  if (id === undefined)
    return [
      ...judgeKind(kind ?? 'custom', assets, `${field}.assets`),
      ...judgeOfKind(kind, assets, formats, `${field}.assets`),
    ];
  if (!isObject(id) || typeof id.id !== 'string' || typeof id.agent_url !== 'string')
    return [
      refuse(
        'INVALID_FORMAT_ID',
        `${field}.format_id`,
        '`format_id` must be an object with `agent_url` and `id`.',
      ),
    ];
  const format = formatNamed(id, formats);
  if (format === undefined)
    return [
      refuse('UNSUPPORTED_FEATURE', `${field}.format_id`, 'This agent has no format with this id.', {
        suggestion: 'Call `list_creative_formats` for the formats that exist.',
      }),
    ];
  return [
    ...judgeParameters(id, format, `${field}.format_id`),
    ...(isOf(id, format)
      ? judgeSlots(assets, format, `${field}.assets`)
      : [
          ...judgeSlots(assets, UNKNOWN_SLOTS, `${field}.assets`),
          ...judgeOfKind(id.id, assets, formats, `${field}.assets`),
        ]),
    ...judgeStated(assets, id, format, `${field}.assets`),
  ];
}

/** Stands in for the slots of another agent's format with that id: only that agent knows their names. */
const UNKNOWN_SLOTS = { assets: [] };

/**
 * Checks the assets of a canonical kind against the format that has the kind's name, if the account may use one. The
 * protocol names the slots of a kind, so they mean the same whichever agent lists the format. Missing slots and other
 * slots are left to the product.
 */
function judgeOfKind(
  kind: string | undefined,
  assets: Json,
  formats: readonly CoreFormat[],
  field: string,
): BuyRejected[] {
  const format = formats.find(({ format_id: { id } }) => id === kind);
  if (format === undefined || !isKindWithSlots(format.format_id.id)) return [];
  const slots = format.assets.flatMap((slot) =>
    slot.item_type === 'individual' && isObject(assets[slot.asset_id]) ? [{ ...slot, required: false }] : [],
  );
  if (slots.length === 0) return [];
  const own = Object.fromEntries(slots.map(({ asset_id: name }) => [name, assets[name]]));
  // Addresses were judged with all assets.
  return judgeSlots(own, { assets: slots }, field).filter((one) => !one.field.endsWith('.url'));
}

const isOf = ({ agent_url: asked }: FormatId, { format_id: { agent_url: own } }: CoreFormat): boolean =>
  asked === own || (URL.parse(asked)?.origin ?? asked) === URL.parse(own)?.origin;

/**
 * Validates the parameters of a format reference. A template needs those that it accepts. The size of a fixed
 * format must not be stated otherwise.
 */
function judgeParameters(id: FormatId, format: CoreFormat, field: string): BuyRejected[] {
  const accepts = format.accepts_parameters ?? [];
  const needed = [
    ...(accepts.includes('dimensions') && id.width === undefined ? ['width'] : []),
    ...(accepts.includes('duration') && id.duration_ms === undefined ? ['duration_ms'] : []),
  ].map((name) =>
    mismatch(
      'format_parameter',
      `${field}.${name}`,
      'The format takes this from `format_id`: add the field there.',
    ),
  );
  const otherwise = statedOtherwise(id, format, field);
  return otherwise === null ? needed : [...needed, otherwise];
}

/** Validates that assets of a template have the size and the duration that the reference states. */
function judgeStated(assets: Json, id: FormatId, format: CoreFormat, field: string): BuyRejected[] {
  const accepts = format.accepts_parameters ?? [];
  const isSized = accepts.includes('dimensions');
  const isTimed = accepts.includes('duration');
  return Object.entries(assets).flatMap(([name, value]) => {
    if (!isObject(value)) return [];
    const measure = (
      part: 'width' | 'height' | 'duration_ms',
      unit: 'pixels' | 'milliseconds',
    ): BuyRejected[] =>
      typeof value[part] === 'number'
        ? judgeBounds(value[part], { min: id[part], max: id[part], unit }, `${field}.${name}.${part}`)
        : [];
    return [
      ...(isSized ? [...measure('width', 'pixels'), ...measure('height', 'pixels')] : []),
      ...(isTimed ? measure('duration_ms', 'milliseconds') : []),
    ];
  });
}

/** Asset types of each canonical kind, one of which a creative needs. A kind that is not listed accepts any assets. */
const mains: { readonly [K in EnumsFormatKind]?: readonly string[] } = {
  image: ['image'],
  html5: ['zip', 'html'],
  display_tag: ['html', 'javascript', 'url'],
  image_carousel: ['card', 'image'],
  video_hosted: ['video'],
  video_vast: ['vast'],
  audio_hosted: ['audio'],
  audio_daast: ['daast'],
};

/**
 * Validates a creative that names a canonical kind. It has no slots to fill, but needs an asset of the kind's main
 * type.
 */
function judgeKind(kind: EnumsFormatKind, assets: Json, field: string): BuyRejected[] {
  const main = mains[kind];
  const types = Object.values(assets)
    .flat()
    .map((asset) => (isObject(asset) ? asset.asset_type : undefined));
  const isMissing = main !== undefined && !types.some((type) => main.includes(String(type)));
  return [
    ...(isMissing
      ? [mismatch('required_slot', field, `The family needs an asset of the type ${main.join(' or ')}.`)]
      : []),
    ...judgeSlots(assets, { assets: [] }, field),
  ];
}
