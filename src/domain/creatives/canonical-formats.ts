import type {
  CoreCreativeManifest,
  CoreFormatAsset,
  CoreProductFormatDeclaration,
} from '../../../generated/types/core.ts';
import type { CreativeValidateInputResult } from '../../../generated/types/creative.ts';
import type { EnumsFormatKind } from '../../../generated/types/enums.ts';
import type { FormatsCanonicalSlot } from '../../../generated/types/formats/canonical.ts';
import type { Unread, Wire } from '../contract/shapes.ts';
import { isObject, type Json } from '../json/values.ts';
import type { BuyRejected } from '../refusals/refusal.ts';
import { numberOf, textOf } from './judging/asset-rule.ts';
import { judgeSlots } from './judging/judge-slots.ts';

export type CanonicalSlot = Wire<Pick<FormatsCanonicalSlot, 'asset_group_id' | 'min' | 'max' | 'max_chars'>> &
  Required<Unread<FormatsCanonicalSlot, 'asset_type', string>> & { readonly required: boolean };

const slot = (
  asset_group_id: string,
  asset_type: CanonicalSlot['asset_type'],
  more: Partial<CanonicalSlot> = {},
): CanonicalSlot => ({
  asset_group_id,
  asset_type,
  required: true,
  ...more,
});
const click = slot('landing_page_url', 'url', { required: false });

/** Default slots of each canonical kind. */
const KINDS: { readonly [K in EnumsFormatKind]?: readonly CanonicalSlot[] } = {
  image: [slot('image_main', 'image'), click],
  html5: [slot('html5_bundle', 'zip'), click],
  display_tag: [slot('tag_url', 'url')],
  image_carousel: [slot('cards', 'card', { min: 2, max: 10 })],
  video_hosted: [slot('video_main', 'video'), click],
  video_vast: [slot('vast_tag', 'vast')],
  audio_hosted: [slot('audio_main', 'audio'), click],
  audio_daast: [slot('daast_tag', 'daast')],
  sponsored_placement: [slot('source_catalog', 'catalog')],
  native_in_feed: [
    slot('title', 'text', { max_chars: 90 }),
    slot('advertiser_name', 'text', { max_chars: 60 }),
    slot('landing_page_url', 'url'),
    slot('body', 'text', { required: false, max_chars: 300 }),
    slot('image_main', 'image', { required: false }),
    slot('cta', 'text', { required: false, max_chars: 30 }),
  ],
  responsive_creative: [
    slot('headlines', 'text', { min: 3, max: 15, max_chars: 30 }),
    slot('descriptions', 'text', { min: 2, max: 5, max_chars: 90 }),
    slot('logo', 'image', { min: 1, max: 5 }),
    slot('landing_page_url', 'url', { required: false }),
  ],
  agent_placement: [],
};

/** Whether an id is the name of a canonical kind whose slots the protocol names. */
export const isKindWithSlots = (id: string): boolean => Object.hasOwn(KINDS, id);

/** Parameters that limit the characters of a text slot, by the name of the slot. */
const TEXT_BOUNDS: Readonly<Record<string, string>> = {
  title: 'title_max_chars',
  body: 'body_text_max_chars',
  cta: 'cta_max_chars',
  headline: 'headline_max_chars',
  headlines: 'headline_max_chars',
  descriptions: 'description_max_chars',
};

/**
 * The slots of a declaration: its own, then the default slots of its kind that it does not replace by name. If one
 * of its own slots is required, only optional default slots are added.
 */
export function slotsOf({
  format_kind: kind,
  params,
}: Pick<CoreProductFormatDeclaration, 'format_kind' | 'params'>): CanonicalSlot[] {
  const own = (Array.isArray(params.slots) ? params.slots : []).flatMap((entry: unknown) => declared(entry));
  const named = new Set(own.map(({ asset_group_id }) => asset_group_id));
  const standard = own.some(({ required }) => required)
    ? (KINDS[kind] ?? []).filter(({ required }) => !required)
    : (KINDS[kind] ?? []);
  return [...own, ...standard.filter(({ asset_group_id }) => !named.has(asset_group_id))].map((one) =>
    bounded(one, params),
  );
}

function declared(entry: unknown): CanonicalSlot[] {
  if (!isObject(entry)) return [];
  const id = textOf(entry.asset_group_id);
  const type = textOf(entry.asset_type);
  if (id === undefined || type === undefined) return [];
  const numbers = Object.fromEntries(
    (['min', 'max', 'max_chars'] as const).flatMap((name) => {
      const value = numberOf(entry[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return [{ asset_group_id: id, asset_type: type, required: entry.required === true, ...numbers }];
}

function bounded(one: CanonicalSlot, params: Json): CanonicalSlot {
  const name = TEXT_BOUNDS[one.asset_group_id];
  const most = name === undefined ? undefined : numberOf(params[name]);
  const cards = one.asset_type === 'card';
  const least = cards ? numberOf(params.min_cards) : undefined;
  const cardsAtMost = cards ? numberOf(params.max_cards) : undefined;
  return {
    ...one,
    ...(most === undefined ? {} : { max_chars: most }),
    ...(least === undefined ? {} : { min: least }),
    ...(cardsAtMost === undefined ? {} : { max: cardsAtMost }),
  };
}

/** A declaration as slots of a named format, so that the same rules fill and validate both. */
export function formatAssetsOf(
  declaration: Pick<CoreProductFormatDeclaration, 'format_kind' | 'params'>,
): CoreFormatAsset[] {
  const { params } = declaration;
  return slotsOf(declaration).map((one) => {
    const requirements = requirementsOf(one, params);
    const base = { asset_type: one.asset_type, required: one.required, requirements };
    return (
      one.min === undefined && one.max === undefined
        ? { item_type: 'individual', asset_id: one.asset_group_id, ...base }
        : {
            item_type: 'repeatable_group',
            asset_group_id: one.asset_group_id,
            required: one.required,
            min_count: one.min ?? (one.required ? 1 : 0),
            max_count: one.max ?? 100,
            assets: [{ asset_id: one.asset_group_id, ...base }],
          }
    ) as CoreFormatAsset;
  });
}

/** Requirements of a slot, by the type of its assets. Types without an entry have none. */
const REQUIREMENTS = new Map<string, (params: Json, slot: CanonicalSlot) => Json>([
  ['text', (_params, { max_chars }) => ({ max_length: max_chars })],
  ['url', () => ({ protocols: ['https'] })],
  ['image', imageRequirements],
  ['audio', durationRequirements],
  ['video', videoRequirements],
]);

const requirementsOf = (one: CanonicalSlot, params: Json): Json =>
  defined(REQUIREMENTS.get(one.asset_type)?.(params, one) ?? {});

function imageRequirements(params: Json): Json {
  const { width, height, min_width, max_width, min_height, max_height, max_file_size_kb, image_formats } =
    params;
  return {
    min_width: width ?? min_width,
    max_width: width ?? max_width,
    min_height: height ?? min_height,
    max_height: height ?? max_height,
    max_file_size_kb,
    formats: image_formats,
  };
}

function durationRequirements(params: Json): Json {
  const exact = numberOf(params.duration_ms_exact);
  const [least, most] = Array.isArray(params.duration_ms_range) ? params.duration_ms_range : [];
  return { min_duration_ms: exact ?? numberOf(least), max_duration_ms: exact ?? numberOf(most) };
}

function videoRequirements(params: Json): Json {
  const { containers, video_codecs: codecs, aspect_ratio } = params;
  return { ...durationRequirements(params), containers, codecs, aspect_ratio };
}

const defined = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

type Violation = NonNullable<CreativeValidateInputResult['violations']>[number];
type Outcome = Pick<CreativeValidateInputResult, 'result_kind' | 'violations'>;

/** A canonical kind with its parameters, as a product or the capabilities declare it. */
export type CanonicalDeclaration = Readonly<Pick<CoreProductFormatDeclaration, 'format_kind'>> & {
  readonly params: Json;
};

/**
 * Whether a manifest fits a declaration. The result of a nondeterministic synthesis cannot be predicted, so only
 * missing slots are checked.
 */
export function validateCanonical(
  { assets }: Pick<CoreCreativeManifest, 'assets'>,
  declaration: CanonicalDeclaration,
): Outcome {
  const given = isObject(assets) ? assets : {};
  const slots = slotsOf(declaration);
  const missing = slots
    .filter(({ required, asset_group_id }) => required && given[asset_group_id] === undefined)
    .map(
      ({ asset_group_id, asset_type }): Violation => ({
        rule: 'required_slot',
        field: `assets.${asset_group_id}`,
        expected: asset_type,
        retry_with: { asset_type },
      }),
    );
  if (missing.length > 0) return { result_kind: 'validated_fail', violations: missing };
  if (declaration.params.synthesis_nondeterministic === true)
    return { result_kind: 'unvalidatable_nondeterministic' };
  const named = new Set(slots.map(({ asset_group_id }) => asset_group_id));
  // Other assets, such as trackers, are allowed: canonical kinds leave them to the seller.
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => named.has(name)));
  const format = { assets: formatAssetsOf(declaration) };
  return outcomeOf(judgeSlots(own, format, 'assets').filter(isViolation(own)));
}

/** Whether a manifest fits the slots of a named format. */
export const validateNamed = (
  { assets }: Pick<CoreCreativeManifest, 'assets'>,
  format: Parameters<typeof judgeSlots>[1],
): Outcome => outcomeOf(judgeSlots(isObject(assets) ? assets : {}, format, 'assets'));

const outcomeOf = (refusals: readonly BuyRejected[]): Outcome =>
  refusals.length === 0
    ? { result_kind: 'validated_pass' }
    : { result_kind: 'validated_fail', violations: refusals.map(violationOf) };

/**
 * Whether a refusal is a violation. A URL may be a macro as a whole (`{CLICK_URL}`), which cannot be parsed as a
 * URL.
 */
const isViolation =
  (assets: Json) =>
  ({ field }: BuyRejected): boolean => {
    if (!field.endsWith('.url')) return true;
    const [, name = ''] = /^assets\.([a-z0-9_]+)/.exec(field) ?? [];
    const asset = assets[name];
    return !(isObject(asset) && typeof asset.url === 'string' && asset.url.startsWith('{'));
  };

function violationOf({ field, rule = 'asset_requirements', details }: BuyRejected): Violation {
  const { rejected_value: predicted, minimum, maximum, accepted_values: accepted } = details ?? {};
  const bound = numberOf(maximum) ?? numberOf(minimum);
  return {
    rule,
    field,
    ...(accepted !== undefined ? { expected: accepted } : bound === undefined ? {} : { expected: bound }),
    ...(predicted === undefined ? {} : { predicted }),
  };
}
