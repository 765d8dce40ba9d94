import type { KnownCreative } from '../../src/domain/buys/judging/assignment.ts';
import type { CurrentBuy, CurrentPackage, PackageRequest } from '../../src/domain/buys/judging/requests.ts';
import type { DeclaredSeller, Seller } from '../../src/domain/buys/judging/seller.ts';
import type { CreativeStatus } from '../../src/domain/creatives/creative.ts';
import type { PricingOption } from '../../src/domain/money/amounts.ts';
import type { Offer, Product } from '../../src/domain/products/product.ts';
import type { BuyRejected, Judged } from '../../src/domain/refusals/refusal.ts';

export const NOW = new Date('2026-03-15T10:00:00Z');
export const at = (text: string): Date => new Date(text);

type PartOf<T> = T extends unknown ? Partial<T> : never;
export type SomeOption = PartOf<PricingOption>;

/** An option of any model, by the thousand where the test names none. */
export const option = (more: SomeOption = {}): PricingOption =>
  ({
    pricing_option_id: 'cpm_usd',
    pricing_model: 'cpm',
    currency: 'USD',
    fixed_price: 10,
    ...more,
  }) as PricingOption;

/** An auction, from 5 USD per thousand. */
export const auction = (more: SomeOption = {}): PricingOption => {
  const { fixed_price: _, ...rest } = option({ pricing_option_id: 'auction_usd', floor_price: 5 });
  return { ...rest, ...more } as PricingOption;
};

/** What a product reports, daily. */
export const reports = (
  more: Partial<NonNullable<Product['reporting_capabilities']>> = {},
): NonNullable<Product['reporting_capabilities']> => ({
  available_reporting_frequencies: ['daily'],
  expected_delay_minutes: 60,
  timezone: 'UTC',
  supports_webhooks: true,
  available_metrics: [],
  date_range_support: 'date_range',
  ...more,
});

export const placement = (id: string): NonNullable<Product['placements']>[number] => ({
  kind: 'seller_inline',
  mode: 'targetable',
  placement_id: id,
  name: id,
});

export const product = (more: Partial<Product> = {}): Product => ({
  product_id: 'news_display',
  name: 'News display',
  description: 'Banners on news pages.',
  delivery_type: 'non_guaranteed',
  channels: ['display'],
  publisher_properties: [{ publisher_domain: 'news.example', selection_type: 'all' }],
  format_ids: [{ agent_url: 'https://agent.example', id: 'display_300x250' }],
  pricing_options: [option(), auction()],
  ...more,
});

export const offer = (more: Partial<Product> = {}, beside: Partial<Omit<Offer, 'product'>> = {}): Offer => ({
  product: product(more),
  countries: [],
  regions: [],
  metros: [],
  topics: [],
  audience: [],
  dailyImpressions: null,
  targeting: null,
  needsCreatives: true,
  from: null,
  until: null,
  isAvailable: true,
  accounts: null,
  isOfTest: false,
  ...beside,
});

/** Everything is declared, so that each test takes away what it is about. */
export const declared = (more: Partial<DeclaredSeller> = {}): DeclaredSeller => ({
  targeting: {
    geo_countries: true,
    geo_regions: true,
    geo_metros: { vendor_dma: true, uk_itl1: true, uk_itl2: false },
    geo_postal_areas: { US: ['zip', 'zip_plus_four'], GB: ['outward'] },
    geo_proximity: { radius: true, travel_time: true, geometry: false, transport_modes: ['driving'] },
    age_restriction: { supported: true, verification_methods: ['digital_id'] },
    language: true,
    keyword_targets: { supported_match_types: ['broad', 'exact'] },
    negative_keywords: { supported_match_types: ['exact'] },
  },
  dayparts: true,
  storeCatchments: false,
  collectionLists: false,
  propertyLists: true,
  inlineCreatives: true,
  audiences: { minimumSize: 1000 },
  frequencyCaps: {
    supported_per_units: ['individuals', 'devices'],
    supported_window_units: ['hours', 'days', 'campaign'],
  },
  conversions: {
    supported_targets: ['cost_per', 'per_ad_spend'],
    attribution_windows: [
      { post_click: [{ interval: 7, unit: 'days' }], post_view: [{ interval: 1, unit: 'days' }] },
    ],
  },
  goalMetrics: ['clicks', 'reach'],
  terms: {
    leastVariancePercent: 5,
    leastFinalizationHours: 24,
    remedies: ['credit'],
    highestStandard: 0.9,
  },
  ...more,
});

/** A creative of the library, which the product of `product()` supports. */
export const known = (status: CreativeStatus = 'approved', format = 'display_300x250'): KnownCreative => ({
  status,
  document: { format_id: { agent_url: 'https://sales.example', id: format } },
});

export const seller = (offers: readonly Offer[] = [offer()], more: Partial<Seller> = {}): Seller => ({
  now: NOW,
  declared: declared(),
  offers: new Map(offers.map((one) => [one.product.product_id, one])),
  availableIn: () => null,
  audiences: new Map([
    ['fans', { status: 'ready', matched: 5000 }],
    ['few', { status: 'too_small', matched: 12 }],
    ['fresh', { status: 'processing', matched: 0 }],
    ['banned', { status: 'suspended', matched: 5000 }],
  ]),
  purged: new Set(),
  eventSources: new Map<string, readonly string[] | null>([
    ['site', ['purchase', 'lead']],
    ['app', null],
  ]),
  creatives: new Map(['banner_1', 'banner_2'].map((one) => [one, known()])),
  brought: new Map(),
  signals: new Map([
    ['data_provider data.example sports', { name: 'Sports', isReady: true }],
    ['data_provider data.example travel', { name: 'Travel', isReady: false }],
  ]),
  ...more,
});

export const wanted = (more: Partial<PackageRequest> = {}): PackageRequest => ({
  product_id: 'news_display',
  pricing_option_id: 'cpm_usd',
  budget: 1000,
  ...more,
});

export const FLIGHT = { start: at('2026-03-10T00:00:00Z'), end: at('2026-04-10T00:00:00Z') };

export const currentPackage = (more: Partial<CurrentPackage> = {}): CurrentPackage => ({
  package_id: 'pkg_1',
  offer: offer(),
  option: option(),
  own: {},
  budget: 100_000,
  spent: 20_000,
  paused: false,
  canceled: false,
  creativeDeadline: null,
  formats: {},
  hasRejected: false,
  committed: [],
  terms: {},
  ...more,
});

export const currentBuy = (more: Partial<CurrentBuy> = {}): CurrentBuy => ({
  media_buy_id: 'buy_1',
  revision: 3,
  status: 'active',
  hold: false,
  isCancellable: true,
  flight: FLIGHT,
  packages: [currentPackage()],
  envelope: null,
  ...more,
});

/** `CODE field` of each refusal. */
export const told = (refusals: readonly BuyRejected[]): string[] =>
  refusals.map(({ code, field }) => `${code} ${field}`.trimEnd());

export const toldOf = (judged: Judged<unknown>): string[] => (judged.ok ? [] : told(judged.refusals));

export function granted<T>(judged: Judged<T>): T {
  if (judged.ok) return judged.value;
  throw new Error(`refused: ${told(judged.refusals).join(', ')}`);
}
