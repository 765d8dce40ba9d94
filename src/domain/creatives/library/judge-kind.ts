import type { EnumsFormatKind } from '../../../../generated/types/schemas.ts';
import type { BuyRejected } from '../../buys/refusal.ts';
import { isObject, type Json } from '../../json/object.ts';
import { judgeSlots } from './judge-slots.ts';
import { mismatch } from './requirements/rule.ts';

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
export function judgeKind(kind: EnumsFormatKind, assets: Json, field: string): BuyRejected[] {
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
