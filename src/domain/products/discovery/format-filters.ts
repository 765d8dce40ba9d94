import type { CoreFormat } from '../../../../generated/types/core.ts';
import type { MediaBuyListCreativeFormatsRequest } from '../../../../generated/types/media-buy.ts';
import type { Wire } from '../../contract/shapes.ts';
import { domainKey } from '../../net/domain-name.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import { holdsText } from '../../text/search-form.ts';
import { statedOtherwise } from '../format-parameters.ts';
import { type FormatId, isOffered, type Offer, type PublisherSelector } from '../product.ts';

/** Filters of `list_creative_formats`. */
export type FormatFilters = Wire<
  Pick<
    MediaBuyListCreativeFormatsRequest,
    | 'format_ids'
    | 'type'
    | 'asset_types'
    | 'max_width'
    | 'max_height'
    | 'min_width'
    | 'min_height'
    | 'is_responsive'
    | 'name_search'
    | 'publisher_domain'
    | 'property_id'
    | 'wcag_level'
    | 'disclosure_positions'
    | 'disclosure_persistence'
    | 'output_format_ids'
    | 'input_format_ids'
  >
>;

/** `property_id` identifies a property of a publisher, so it needs `publisher_domain`. */
export const judgeFormatFilters = ({ property_id, publisher_domain }: FormatFilters): BuyRejected[] =>
  property_id !== undefined && publisher_domain === undefined
    ? [
        refuse(
          'INVALID_REQUEST',
          'publisher_domain',
          '`publisher_domain` is required together with `property_id`.',
        ),
      ]
    : [];

type Full = Required<FormatFilters>;
type Judges = {
  readonly [F in Exclude<keyof Full, 'publisher_domain' | 'property_id' | Bound>]: (
    format: CoreFormat,
    value: Full[F],
  ) => boolean;
};
type Bound = 'max_width' | 'max_height' | 'min_width' | 'min_height';

const some = (asked: readonly string[], offered: readonly string[]): boolean =>
  asked.some((one) => offered.includes(one));

const LEVELS: readonly string[] = ['A', 'AA', 'AAA'];

const judges: Judges = {
  format_ids: (format, asked) =>
    asked.some((one) => isOffered(one, format.format_id) && statedOtherwise(one, format, '') === null),
  type: (format, type) => format.type === type,
  asset_types: (format, types) => some(types, assetTypes(format)),
  is_responsive: ({ renders }, wanted) =>
    renders.some(({ dimensions }) => dimensions?.responsive?.width || dimensions?.responsive?.height) ===
    wanted,
  name_search: ({ name }, text) => holdsText(name, text),
  wcag_level: ({ accessibility }, level) =>
    accessibility !== undefined && LEVELS.indexOf(accessibility.wcag_level) >= LEVELS.indexOf(level),
  disclosure_positions: (format, positions) => {
    const shown = disclosures(format).map(({ position }) => position);
    return positions.every((position) => shown.includes(position));
  },
  disclosure_persistence: (format, ways) => {
    const kept = disclosures(format).flatMap(({ persistence }) => persistence);
    return ways.every((way) => kept.includes(way));
  },
  output_format_ids: ({ output_format_ids: made = [] }, asked) => shareOne(asked, made),
  input_format_ids: ({ input_format_ids: taken = [] }, asked) => shareOne(asked, taken),
};

const shareOne = (asked: readonly FormatId[], offered: readonly FormatId[]): boolean =>
  asked.some((one) => offered.some((other) => isOffered(one, other)));

const assetTypes = ({ assets }: CoreFormat): string[] =>
  assets.flatMap((slot) =>
    slot.item_type === 'individual' ? [slot.asset_type] : slot.assets.map(({ asset_type }) => asset_type),
  );

/** Positions of disclosures, with the ways in which they persist. Older formats declare the positions only. */
const disclosures = ({
  disclosure_capabilities: capabilities,
  supported_disclosure_positions: positions = [],
}: CoreFormat): readonly { position: string; persistence: readonly string[] }[] =>
  capabilities ?? positions.map((position) => ({ position, persistence: [] }));

/**
 * The formats that match all filters. A format whose size comes from the format reference matches any size.
 *
 * @param offers products whose formats count for the filter by publisher
 */
export function filterFormats(
  formats: readonly CoreFormat[],
  filters: FormatFilters,
  offers: readonly Offer[],
): CoreFormat[] {
  const taken = takenBy(filters, offers);
  return formats.filter(
    (format) =>
      (Object.keys(judges) as (keyof Judges)[]).every((name) => judgeOne(name, format, filters)) &&
      fitsSize(format, filters) &&
      (taken === null || taken.some((one) => isOffered(one, format.format_id))),
  );
}

function judgeOne<F extends keyof Judges>(
  name: F,
  format: CoreFormat,
  filters: { readonly [K in F]?: Full[K] },
): boolean {
  const value: Full[F] | undefined = filters[name];
  return value === undefined || judges[name](format, value);
}

function fitsSize(
  { renders }: CoreFormat,
  { min_width, max_width, min_height, max_height }: Pick<FormatFilters, Bound>,
): boolean {
  if ([min_width, max_width, min_height, max_height].every((bound) => bound === undefined)) return true;
  return renders.some(({ dimensions: size, parameters_from_format_id: isOpen }) => {
    if (isOpen === true) return true;
    if (size === undefined || (size.unit ?? 'px') !== 'px') return false;
    return (
      meets([size.min_width ?? size.width, size.max_width ?? size.width], min_width, max_width) &&
      meets([size.min_height ?? size.height, size.max_height ?? size.height], min_height, max_height)
    );
  });
}

/**
 * Whether a length between `least` and `most` can be within `min` and `max`. When only one of `least` and `most` is
 * known, the other side has no limit.
 */
function meets(
  [least, most]: readonly [number | undefined, number | undefined],
  min: number | undefined,
  max: number | undefined,
): boolean {
  if (min === undefined && max === undefined) return true;
  if (least === undefined && most === undefined) return false;
  return (min === undefined || (most ?? min) >= min) && (max === undefined || (least ?? max) <= max);
}

/**
 * Formats of the products on a publisher, or on one of its properties; null when the request does not filter by
 * publisher.
 */
function takenBy(
  { publisher_domain: domain, property_id: property }: FormatFilters,
  offers: readonly Offer[],
): FormatId[] | null {
  if (domain === undefined) return null;
  const asked = domainKey(domain);
  const sells = (selector: PublisherSelector): boolean => {
    const domains = [selector.publisher_domain ?? [], selector.publisher_domains ?? []].flat();
    if (!domains.some((one) => domainKey(one) === asked)) return false;
    return (
      property === undefined ||
      selector.selection_type !== 'by_id' ||
      (selector.property_ids ?? []).includes(property)
    );
  };
  return offers
    .filter(({ product }) => product.publisher_properties.some(sells))
    .flatMap(({ product }) => product.format_ids ?? []);
}

/** Standard image sizes in pixels. */
const SIZES: ReadonlySet<string> = new Set([
  '300x250',
  '336x280',
  '728x90',
  '970x90',
  '970x250',
  '160x600',
  '300x600',
  '300x1050',
  '120x600',
  '320x50',
  '320x100',
  '320x480',
  '300x50',
  '468x60',
  '180x150',
  '1920x1080',
  '1080x1920',
]);

function isStandard({ type, renders }: CoreFormat): boolean {
  // Video and audio formats of any length run in standard players.
  if (type === 'video' || type === 'audio') return true;
  return renders.every(({ dimensions }) => SIZES.has(`${dimensions?.width}x${dimensions?.height}`));
}

/** Ids of the standard formats: creatives made for other sellers fit them unchanged. */
export const standardFormats = (formats: readonly CoreFormat[]): ReadonlySet<string> =>
  new Set(formats.filter(isStandard).map(({ format_id }) => format_id.id));
