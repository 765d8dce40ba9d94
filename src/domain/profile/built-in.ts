import { protocol } from '../../../generated/protocol.ts';
import { type AgentProfile, DAYS_WITHOUT_CREATIVES } from './agent-profile.ts';
import { readBrandCatalog } from './brand-catalog.ts';
import { builtInHouse } from './built-in-house.ts';
import { builtInMediaBuy } from './built-in-media-buy.ts';

/** A picture of 300 by 250 pixels, the format that most display products begin with. */
const imageKind = {
  format_kind: 'image',
  params: {
    width: 300,
    height: 250,
    image_formats: ['jpg', 'png', 'webp'],
    slots: [{ asset_group_id: 'image_main', asset_type: 'image', required: true }],
  },
} as const;

/** What is declared without a profile file: all that works, and nothing else. */
export const builtInProfile: AgentProfile = {
  idempotency: { supported: true, replay_ttl_seconds: 86_400, in_flight_max_seconds: 60 },
  supported_protocols: ['media_buy', 'creative', 'brand'],
  specialisms: [
    ...(['sales-guaranteed', 'sales-non-guaranteed', 'sales-broadcast-tv', 'sales-proposal-mode'] as const),
    ...(['audience-sync', 'governance-aware-seller'] as const),
  ],
  account: {
    supported_billing: ['operator', 'agent', 'advertiser'],
    require_operator_auth: false,
    required_for_products: false,
    account_financials: true,
    sandbox: true,
  },
  media_buy: builtInMediaBuy,
  creative: {
    has_creative_library: true,
    bills_through_adcp: false,
    supported_formats: [{ capability_id: 'image_300x250', format: imageKind }],
  },
  wholesale_feed_versioning: { supported: true, pricing_version_separate: true, cache_scope_account: true },
  wholesale_feed_webhooks: {
    supported: true,
    event_types: [
      ...(['product.created', 'product.updated', 'product.priced', 'product.removed'] as const),
      'wholesale_feed.bulk_change',
    ],
  },
  webhook_signing: {
    supported: true,
    profile: protocol.webhookSigningTag,
    algorithms: ['ed25519'],
    legacy_hmac_fallback: true,
  },
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
