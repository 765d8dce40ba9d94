import type { CoreProductFilters } from '../../../../generated/types/core.ts';
import type { Wire } from '../../contract/shapes.ts';
import { isFixed, toMinor } from '../../money/amounts.ts';
import { DAY_MS, overlaps, readDay, readInstant } from '../../text/instant.ts';
import { countryOfMetro, countryOfRegion, metroSystem } from '../places.ts';
import { isOffered, isSameVendorMetric, type Offer, sellsMandatorySignals } from '../product.ts';
import { signalKey } from '../signal-key.ts';
import { hasLevel, hasProximity, postalSystem, type TargetingCapability } from '../targeting.ts';
import { leastCost } from './ranking.ts';

/** Filters of `get_products`, under their wire names. */
export type ProductFilters = Wire<CoreProductFilters>;

/** Facts about the seller as a whole, for filters that ask for them. */
export type SellerTraits = {
  readonly now: Date;
  readonly targeting: TargetingCapability;
  readonly features: Readonly<Record<string, unknown>>;
  readonly exchanges: readonly string[];
  readonly standardFormats: ReadonlySet<string>;
};

type Full = Required<Omit<ProductFilters, 'ext'>>;
type Filter = keyof Full;
/** Applies one filter: returns the offer, perhaps with fewer pricing options, or null when it does not match. */
type Judge<F extends Filter> = (
  offer: Offer,
  value: Full[F],
  filters: ProductFilters,
  traits: SellerTraits,
) => Offer | null;

const keep =
  <F extends Filter>(
    fits: (offer: Offer, value: Full[F], filters: ProductFilters, traits: SellerTraits) => boolean,
  ): Judge<F> =>
  (offer, value, filters, traits) =>
    fits(offer, value, filters, traits) ? offer : null;

const some = (asked: readonly string[], offered: readonly string[] | undefined): boolean =>
  asked.some((one) => offered?.includes(one) ?? false);

type Option = Offer['product']['pricing_options'][number];
function pruned(offer: Offer, fits: (option: Option) => boolean): Offer | null {
  const pricing_options = offer.product.pricing_options.filter(fits);
  return pricing_options.length === 0 ? null : { ...offer, product: { ...offer.product, pricing_options } };
}

const isSoldIn = ({ countries }: Offer, country: string): boolean =>
  countries.length === 0 || countries.includes(country);

type Provider = NonNullable<NonNullable<Offer['product']['trusted_match']>['providers']>[number];
type AskedProvider = NonNullable<Full['trusted_match']['providers']>[number];

/** Whether an offered provider has the requested agent and supports each kind of match that the request requires. */
const meets = (asked: AskedProvider) => (offered: Provider) =>
  asked.agent_url === offered.agent_url &&
  (asked.context_match !== true || offered.context_match === true) &&
  (asked.identity_match !== true || offered.identity_match === true);

type Judges = { readonly [F in keyof Full]: Judge<F> };

const judges: Judges = {
  delivery_type: keep(({ product }, type) => product.delivery_type === type),
  exclusivity: keep(({ product }, exclusivity) => (product.exclusivity ?? 'none') === exclusivity),
  is_fixed_price: (offer, wanted) => pruned(offer, (option) => isFixed(option) === wanted),
  pricing_currencies: (offer, wanted) =>
    pruned(
      offer,
      ({ currency }) => wanted.includes(currency) && sellsMandatorySignals(offer.product, currency),
    ),
  format_ids: keep(({ product }, ids) =>
    ids.some((asked) => (product.format_ids ?? []).some((offered) => isOffered(asked, offered))),
  ),
  standard_formats_only: keep(
    ({ product }, only, _filters, { standardFormats }) =>
      !only || (product.format_ids ?? []).every(({ id }) => standardFormats.has(id)),
  ),
  // A product without a forecast counts as 0 exposures.
  min_exposures: keep(
    ({ dailyImpressions }, least, filters) => (dailyImpressions ?? 0) * daysOf(filters) >= least,
  ),
  start_date: keep((offer, _start, filters, { now }) => isOnOffer(offer, filters, now)),
  end_date: keep((offer, _end, filters, { now }) => isOnOffer(offer, filters, now)),
  budget_range: keep((offer, { max, currency }) => {
    const cost = leastCost(offer, currency);
    return (
      cost !== null && (max === undefined || cost <= (toMinor(max, currency) ?? Number.MAX_SAFE_INTEGER))
    );
  }),
  countries: keep((offer, countries) => countries.some((country) => isSoldIn(offer, country))),
  regions: keep((offer, regions) =>
    regions.some((region) =>
      offer.regions.length === 0 ? isSoldIn(offer, countryOfRegion(region)) : offer.regions.includes(region),
    ),
  ),
  metros: keep((offer, metros) =>
    metros.some(({ system, code }) => {
      const country = countryOfMetro(system, code);
      if (offer.metros.length === 0) return country === null || isSoldIn(offer, country);
      return offer.metros.some((one) => metroSystem(one.system) === metroSystem(system) && one.code === code);
    }),
  ),
  postal_areas: keep((offer, areas) =>
    areas.some((area) => {
      const named = postalSystem(area);
      return named !== null && isSoldIn(offer, named.country);
    }),
  ),
  channels: keep(({ product }, channels) => some(channels, product.channels)),
  video_placement_types: keep(({ product }, types) => some(types, product.video_placement_types)),
  audio_distribution_types: keep(({ product }, types) => some(types, product.audio_distribution_types)),
  sponsored_placement_types: keep(({ product }, types) => some(types, product.sponsored_placement_types)),
  social_placement_surfaces: keep(({ product }, types) => some(types, product.social_placement_surfaces)),
  required_axe_integrations: keep((_offer, urls, _filters, { exchanges }) =>
    urls.every((url) => exchanges.includes(url)),
  ),
  required_features: keep((_offer, wanted, _filters, { features }) =>
    Object.entries(wanted).every(([name, isOn]) => isOn !== true || features[name] === true),
  ),
  required_geo_targeting: keep((_offer, levels, _filters, { targeting }) =>
    levels.every((level) => hasLevel(level, targeting)),
  ),
  required_metrics: keep(({ product }, metrics) =>
    metrics.every((metric) => product.reporting_capabilities?.available_metrics.includes(metric) ?? false),
  ),
  required_vendor_metrics: keep(({ product }, metrics) =>
    metrics.every(({ vendor, metric_id }) =>
      (product.reporting_capabilities?.vendor_metrics ?? []).some((one) =>
        isSameVendorMetric(one, { vendor: vendor ?? one.vendor, metric_id: metric_id ?? one.metric_id }),
      ),
    ),
  ),
  required_performance_standards: keep(({ product }, standards) =>
    standards.every(({ metric, threshold }) =>
      (product.performance_standards ?? []).some(
        (one) => one.metric === metric && one.threshold >= threshold,
      ),
    ),
  ),
  geo_proximity: keep((offer, circles, _filters, { targeting }) =>
    circles.every(
      (circle) =>
        hasProximity(circle, targeting) &&
        (offer.targeting === null || offer.targeting.includes('geo_proximity')),
    ),
  ),
  trusted_match: keep(({ product: { trusted_match: offered } }, { providers, response_types }) => {
    if (offered === undefined) return false;
    const isProvided =
      providers === undefined || providers.some((asked) => (offered.providers ?? []).some(meets(asked)));
    return isProvided && (response_types === undefined || some(response_types, offered.response_types));
  }),
  keywords: keep((_offer, keywords, _filters, { targeting }) => {
    const types = targeting.keyword_targets?.supported_match_types;
    return (
      types !== undefined &&
      keywords.every(({ match_type }) => match_type === undefined || types.includes(match_type))
    );
  }),
  signal_targeting: keep(({ product }, signals) => {
    const offered = new Set((product.signal_targeting_options ?? []).map(signalKey));
    return signals.every((signal) => offered.has(signalKey(signal)));
  }),
};

const filterNames = Object.keys(judges) as readonly Filter[];

/** Days of the flight in the filters, both ends included; 30 when the dates are missing or invalid. */
export function daysOf({ start_date, end_date }: ProductFilters): number {
  const start = readDay(start_date);
  const end = readDay(end_date);
  if (start === null || end === null || end < start) return 30;
  return (end.getTime() - start.getTime()) / DAY_MS + 1;
}

function isOnOffer(
  { from, until, product }: Offer,
  { start_date, end_date }: ProductFilters,
  now: Date,
): boolean {
  const start = readDay(start_date) ?? now;
  const last = readDay(end_date);
  const end = last === null ? new Date(start.getTime() + DAY_MS) : new Date(last.getTime() + DAY_MS);
  const expires = readInstant(product.expires_at);
  if (expires !== null && expires.getTime() <= now.getTime()) return false;
  const open = { start: from ?? new Date(-8.64e15), end: until ?? new Date(8.64e15) };
  return overlaps(open, { start, end });
}

export type Filtered = {
  readonly offers: readonly Offer[];
  /** Number of offers that each filter excluded. An offer counts for the first filter that excluded it. */
  readonly excludedBy: Readonly<Record<string, number>>;
};

/** Applies all filters. An offer that does not match is left out without an error. */
export function filterOffers(
  offers: readonly Offer[],
  filters: ProductFilters,
  traits: SellerTraits,
): Filtered {
  const excludedBy: Record<string, number> = {};
  const asked = filterNames.filter((name) => filters[name] !== undefined);
  const kept = offers.flatMap((offer) => {
    let left: Offer = offer;
    for (const name of asked) {
      const next = judgeOne(name, left, filters, traits);
      if (next === null) {
        excludedBy[name] = (excludedBy[name] ?? 0) + 1;
        return [];
      }
      left = next;
    }
    return [left];
  });
  return { offers: kept, excludedBy };
}

function judgeOne<F extends Filter>(
  name: F,
  offer: Offer,
  filters: Partial<Full>,
  traits: SellerTraits,
): Offer | null {
  const value: Partial<Full>[F] = filters[name];
  return value === undefined ? offer : judges[name](offer, value, filters, traits);
}
