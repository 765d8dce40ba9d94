import { type AgentProfile, DAYS_WITHOUT_CREATIVES } from './agent-profile.ts';
import { readBrandCatalog } from './brand-catalog.ts';
import { builtInHouse } from './built-in-house.ts';
import { builtInMediaBuy } from './built-in-media-buy.ts';

/** What is declared without a profile file: all that works, and nothing else. */
export const builtInProfile: AgentProfile = {
  idempotency: { supported: true, replay_ttl_seconds: 86_400, in_flight_max_seconds: 60 },
  supported_protocols: ['media_buy', 'brand'],
  specialisms: [],
  account: {
    supported_billing: ['operator', 'agent', 'advertiser'],
    require_operator_auth: false,
    required_for_products: false,
    account_financials: true,
    sandbox: true,
  },
  media_buy: builtInMediaBuy,
  wholesale_feed_versioning: { supported: true, pricing_version_separate: true, cache_scope_account: true },
  brand: {
    description: 'Identity of the brands of Meadowlark Foods, a house made up for trying things out.',
  },
  holds: { days_without_creatives: DAYS_WITHOUT_CREATIVES },
  experimental_features: [],
  extensions_supported: [],
  catalogs: { brands: brandsOf(builtInHouse), products: 'built-in' },
};

function brandsOf(house: object) {
  const read = readBrandCatalog(house);
  if (!read.ok) throw new Error(`the built-in house is wrong: ${read.problems.join('; ')}`);
  return read.brands;
}
