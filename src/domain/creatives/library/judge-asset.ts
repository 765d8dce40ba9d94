import type { CoreCreativeAsset, CoreFormat, EnumsFormatKind } from '../../../../generated/types/schemas.ts';
import { type BuyRejected, refuse } from '../../buys/refusal.ts';
import { isObject, type Json } from '../../json/values.ts';
import { type FormatId, isOffered } from '../../products/product.ts';
import { judgeBounds, mismatch } from './asset-rule.ts';
import { judgeSlots } from './judge-slots.ts';

/**
 * Whether a creative is one of the formats that are taken, and every asset of it is what its slot asks for.
 *
 * @param formats those that the account may use
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
  if (id === undefined) return judgeKind(kind ?? 'custom', assets, `${field}.assets`);
  if (!isObject(id) || typeof id.id !== 'string' || typeof id.agent_url !== 'string')
    return [
      refuse(
        'INVALID_FORMAT_ID',
        `${field}.format_id`,
        '`format_id` must be an object with `agent_url` and `id`.',
      ),
    ];
  // The agent does not count: formats are known here by their ids, whoever else lists them.
  const format = formats.find((known) => isOffered(id, known.format_id));
  if (format === undefined)
    return [
      refuse('UNSUPPORTED_FEATURE', `${field}.format_id`, 'This agent has no format with this id.', {
        suggestion: 'Call `list_creative_formats` for the formats that exist.',
      }),
    ];
  return [
    ...judgeParameters(id, format, `${field}.format_id`),
    ...judgeSlots(assets, isOf(id, format) ? format : UNKNOWN_SLOTS, `${field}.assets`),
    ...judgeStated(assets, id, format, `${field}.assets`),
  ];
}

/** What the slots are called in another agent's format of that id, only that agent knows. */
const UNKNOWN_SLOTS = { assets: [] };

const isOf = ({ agent_url: asked }: FormatId, { format_id: { agent_url: own } }: CoreFormat): boolean =>
  asked === own || (URL.parse(asked)?.origin ?? asked) === URL.parse(own)?.origin;

/** A template needs what it takes from the reference; what a format fixes itself cannot be stated otherwise. */
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
  const { width, height } = format.renders[0]?.dimensions ?? {};
  const isOther =
    !accepts.includes('dimensions') &&
    id.width !== undefined &&
    width !== undefined &&
    height !== undefined &&
    (id.width !== width || id.height !== height);
  return isOther
    ? [
        ...needed,
        refuse('UNSUPPORTED_FEATURE', `${field}.width`, `The format is ${width} by ${height} pixels.`),
      ]
    : needed;
}

/** Assets of a template are as large, and as long, as the reference says. */
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

/** Of which types a creative needs at least one asset; a family that is not listed takes whatever comes. */
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

/** A creative that names a family has no slots to fill; it needs what the family is made of. */
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
