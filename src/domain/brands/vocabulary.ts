import { agentTypes } from '../contract/agent-kinds.ts';

/** Closed value lists of brand.json. A value outside its list is an error finding. */

export const KELLER_TYPES = ['master', 'sub_brand', 'endorsed', 'independent'] as const;
export type KellerType = (typeof KELLER_TYPES)[number];

export const REDIRECT_REASONS = [
  'acquisition',
  'divestiture',
  'rebrand',
  'regional',
  'legacy',
  'consolidation',
  'other',
] as const;

export const ARCHITECTURES = ['branded_house', 'house_of_brands', 'hybrid'] as const;

export const OPERATOR_SCOPES = [
  'all',
  'media_buying',
  'creative_generation',
  'rights_clearance',
  'governance',
  'measurement',
  'agent_operations',
] as const;

export const TRADEMARK_STATUSES = ['active', 'pending', 'abandoned', 'cancelled', 'expired'] as const;
export const TRADEMARK_LICENSES = ['owned', 'licensed_in', 'licensed_out'] as const;

export const LOGO_ORIENTATIONS = ['square', 'horizontal', 'vertical', 'stacked'] as const;
export const LOGO_BACKGROUNDS = ['dark-bg', 'light-bg', 'transparent-bg'] as const;
export const LOGO_VARIANTS = ['primary', 'secondary', 'icon', 'wordmark', 'full-lockup'] as const;
export const LOGO_SLOTS = [
  'logo_card_light',
  'logo_card_dark',
  'profile_mark',
  'favicon',
  'app_icon',
  'social_profile_mark',
  'nav_header',
  'footer',
  'email_header',
  'watermark',
  'ad_end_card',
  'co_brand_lockup',
  'marketplace_listing',
] as const;

export const ASSET_TYPES = [
  'image',
  'video',
  'audio',
  'text',
  'markdown',
  'html',
  'css',
  'javascript',
  'zip',
  'vast',
  'daast',
  'url',
  'webhook',
  'brief',
  'catalog',
  'published_post',
] as const;

export const PRODUCT_FEED_FORMATS = [
  'google_merchant_center',
  'facebook_catalog',
  'shopify',
  'linkedin_jobs',
  'tiktok_shop',
  'pinterest_catalog',
  'openai_product_feed',
  'custom',
] as const;
export const UPDATE_FREQUENCIES = ['realtime', 'hourly', 'daily', 'weekly', 'monthly'] as const;

export const STORES = ['apple', 'google', 'amazon', 'roku', 'samsung', 'lg', 'other'] as const;
export const PROPERTY_RELATIONSHIPS = ['owned', 'direct', 'delegated', 'ad_network'] as const;

export const AGENT_TYPES = agentTypes;
export const RIGHT_TYPES = ['talent', 'character', 'brand_ip', 'music', 'stock_media'] as const;
export const RIGHT_USES = [
  'likeness',
  'voice',
  'name',
  'endorsement',
  'motion_capture',
  'signature',
  'catchphrase',
  'sync',
  'background_music',
  'editorial',
  'commercial',
  'ai_generated_image',
] as const;

export const kellerType = (value: unknown): KellerType =>
  KELLER_TYPES.find((known) => known === value) ?? 'independent';
