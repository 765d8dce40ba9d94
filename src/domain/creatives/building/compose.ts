import type { CoreFormat, CoreFormatAsset } from '../../../../generated/types/core.ts';
import { isObject, type Json } from '../../json/values.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../../refusals/refusal.ts';
import { numberOf } from '../judging/asset-rule.ts';
import { judgeSlots } from '../judging/judge-slots.ts';
import { claimIn } from './copy.ts';
import { fillGroup, fillSlot, type Studio } from './fill-slot.ts';
import type { Material } from './material.ts';
import { MOST_PIXELS } from './picture.ts';

/** The slots to fill: those of a named format, or of a canonical declaration in the same form. */
export type PieceTarget = {
  readonly assets: readonly CoreFormatAsset[];
  readonly disclosurePositions: readonly string[] | null;
  /** Path of the target in the request. */
  readonly field: string;
};

export type Composed = { readonly assets: Json; readonly consumption: { readonly images: number } };

const nameOf = (slot: CoreFormatAsset): string =>
  slot.item_type === 'repeatable_group' ? slot.asset_group_id : slot.asset_id;

/**
 * Fills the slots of a target. An asset that the caller sent for a slot of the target is used as it is, except a
 * picture of another size. Missing assets are produced. Assets that were sent for slots that the target does not
 * have are only material.
 *
 * @param field path of the manifest in the request
 */
export function compose(
  target: PieceTarget,
  material: Material,
  studio: Studio,
  field: string,
): Judged<Composed> {
  const assets: Record<string, unknown> = {};
  const shows: string[] = [];
  const refusals: BuyRejected[] = [];
  let images = 0;
  for (const slot of target.assets) {
    const name = nameOf(slot);
    const place = `${field}.assets.${name}`;
    const given = takenFor(slot, material, place);
    if (given.faults.length > 0) {
      refusals.push(...given.faults);
      continue;
    }
    if (given.asset !== undefined) {
      assets[name] = given.asset;
      shows.push(...textsIn(given.asset));
      continue;
    }
    if (!slot.required && !isWorthMaking(slot, material)) continue;
    const filled =
      slot.item_type === 'repeatable_group'
        ? fillGroup(slot, material, studio)
        : fillSlot(slot, material, studio);
    if (filled !== undefined) {
      assets[name] = filled.asset;
      shows.push(...filled.shows);
      if (slot.item_type === 'individual' && slot.asset_type === 'image') images += 1;
    } else if (slot.required) refusals.push(lacking(slot, place));
  }
  if (refusals.length === 0) refusals.push(...complianceFaults(target, material, shows, assets, field));
  return judged(refusals, () => ({ assets, consumption: { images } }));
}

function lacking(slot: CoreFormatAsset, field: string): BuyRejected {
  const kind = slot.item_type === 'individual' ? slot.asset_type : 'list of assets';
  const why =
    kind === 'image'
      ? `this agent does not draw pictures of more than ${MOST_PIXELS} pixels`
      : `the format requires an asset of the type ${kind}, which this agent does not generate`;
  return refuse('VALIDATION_ERROR', field, `\`${field}\` is required: ${why}.`, {
    suggestion: `Send an asset of the type ${kind} in the manifest.`,
    details: { accepted_values: [kind] },
  });
}

/**
 * Whether an optional slot is filled: only with text and with what the material has for it, never with a drawn
 * picture.
 */
const isWorthMaking = (slot: CoreFormatAsset, { trackers, catalog }: Material): boolean =>
  slot.item_type === 'individual' &&
  (slot.asset_type === 'text' ||
    (slot.asset_type === 'catalog' && catalog !== null) ||
    (slot.asset_type === 'url' && (!String(slot.asset_id).includes('track') || trackers.length > 0)));

type Taken = { readonly asset?: unknown; readonly faults: readonly BuyRejected[] };

/** Types of assets that are written anew when the caller asks for a change, or when the asset sent does not fit. */
const WRITTEN: ReadonlySet<string> = new Set(['text', 'markdown', 'html']);

/** The asset that the caller sent for a slot: the one with the slot's name, else the first that fits. */
function takenFor(slot: CoreFormatAsset, { given, copy }: Material, place: string): Taken {
  const own = given[nameOf(slot)];
  return own === undefined
    ? takenFromOthers(slot, given, place)
    : takenAsSent(own, slot, place, copy.isRevised);
}

const kindOf = (slot: CoreFormatAsset): string =>
  slot.item_type === 'individual' ? slot.asset_type : 'group';

/** The faults that an asset would have in a slot. */
function faultsIn(slot: CoreFormatAsset, asset: unknown, place: string): BuyRejected[] {
  const name = nameOf(slot);
  const parent = place.slice(0, place.length - name.length - 1);
  return judgeSlots({ [name]: asset }, { assets: [slot] }, parent);
}

/** The first asset of the slot's type that fits, whatever its name. If none fits, the reasons why the first does not. */
function takenFromOthers(slot: CoreFormatAsset, given: Json, place: string): Taken {
  const kind = kindOf(slot);
  if (kind === 'group' || WRITTEN.has(kind) || kind === 'url') return { faults: [] };
  const others = Object.values(given)
    .flat()
    .filter((asset) => isObject(asset) && asset.asset_type === kind);
  const faults = others.map((asset) => faultsIn(slot, asset, place));
  const fitting = others.find((_, at) => faults[at]?.length === 0);
  return fitting !== undefined || kind === 'image'
    ? { asset: fitting, faults: [] }
    : { faults: faults[0] ?? [] };
}

/** The asset with the slot's name; without it and without faults when it is to be made anew from the material. */
function takenAsSent(own: unknown, slot: CoreFormatAsset, place: string, isRevised: boolean): Taken {
  const kind = kindOf(slot);
  const isOfKind = isObject(own) && own.asset_type === kind;
  if (isOfKind && WRITTEN.has(kind) && isRevised) return { faults: [] };
  const faults = faultsIn(slot, own, place);
  if (faults.length === 0) return { asset: own, faults };
  // A text that is too long is shortened, and a picture of another size is drawn in the size of the target.
  const isAdapted =
    isOfKind && (kind === 'text' || (kind === 'image' && faults.every(({ field }) => SIZE.test(field))));
  return isAdapted ? { faults: [] } : { faults };
}

const SIZE = /\.(?:width|height|file_size_bytes)$/;

/** All texts that an asset shows. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return ['content', 'headline', 'description', 'cta', 'alt_text'].flatMap((name) => {
    const text = value[name];
    return typeof text === 'string' ? [text] : [];
  });
}

/** Refusals for required disclosures that the result lacks, and for prohibited claims that it makes. */
function complianceFaults(
  target: PieceTarget,
  material: Material,
  shows: readonly string[],
  assets: Json,
  field: string,
): BuyRejected[] {
  const { disclosures, prohibited } = material.compliance;
  const whole = shows.join('\n');
  const missing = disclosures.flatMap(({ text, position }): BuyRejected[] => {
    const isPlaceless =
      position !== null &&
      target.disclosurePositions !== null &&
      !target.disclosurePositions.includes(position);
    if (isPlaceless)
      return [
        refuse(
          'COMPLIANCE_UNSATISFIED',
          target.field,
          `The format cannot show a disclosure in the position \`${position}\`.`,
          {
            suggestion: 'Choose a format whose `supported_disclosure_positions` list the position.',
            details: { position, supported_positions: target.disclosurePositions },
          },
        ),
      ];
    return whole.includes(text)
      ? []
      : [
          refuse(
            'COMPLIANCE_UNSATISFIED',
            target.field,
            'The format has no room for a required disclosure.',
            {
              suggestion: 'Choose a larger format, or shorten the disclosure.',
              details: { disclosure: text.slice(0, 300) },
            },
          ),
        ];
  });
  const claims = Object.entries(assets).flatMap(([name, asset]): BuyRejected[] => {
    const claim = textsIn(asset)
      .map((text) => claimIn(text, prohibited))
      .find((found) => found !== undefined);
    return claim === undefined
      ? []
      : [
          refuse(
            'COMPLIANCE_UNSATISFIED',
            `${field}.assets.${name}`,
            'The asset makes a claim that the brief prohibits.',
            {
              suggestion: 'Remove the claim from the asset.',
              details: { prohibited_claim: claim.slice(0, 300) },
            },
          ),
        ];
  });
  return [...missing, ...claims];
}

/**
 * Duration of a piece in seconds: the longest `max_duration_ms` of the format's slots. A video format without one
 * has 15; other formats have 0.
 */
export const secondsOf = ({
  renders,
  assets,
  type,
}: Pick<CoreFormat, 'renders' | 'assets' | 'type'>): number => {
  const durations = assets.flatMap((slot) =>
    slot.item_type === 'individual' && isObject(slot.requirements)
      ? (numberOf(slot.requirements.max_duration_ms) ?? 0) / 1000
      : 0,
  );
  const longest = Math.max(0, ...durations);
  return longest > 0 || renders.length === 0 || type !== 'video' ? longest : 15;
};
