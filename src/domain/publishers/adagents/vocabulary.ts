import type {
  EnumsCollectionKind,
  EnumsDistributionIdentifierType,
  EnumsIdentifierTypes,
} from '../../../../generated/types/enums.ts';
import type { Mend } from '../../json/mends.ts';

/** Closed vocabularies of adagents.json. */

/** Whether a text is a value of a vocabulary. */
export const isWord = <T extends string>(words: ReadonlySet<T>, text: string): text is T =>
  (words as ReadonlySet<string>).has(text);

export const PROPERTY_TYPES = [
  'website',
  'mobile_app',
  'ctv_app',
  'desktop_app',
  'dooh',
  'podcast',
  'radio',
  'linear_tv',
  'streaming_audio',
  'ai_assistant',
] as const;
export const propertyTypes = new Set<string>(PROPERTY_TYPES);

export const identifierTypes = new Set<EnumsIdentifierTypes>([
  'domain',
  'subdomain',
  'network_id',
  'ios_bundle',
  'android_package',
  'apple_app_store_id',
  'google_play_id',
  'roku_store_id',
  'fire_tv_asin',
  'samsung_app_id',
  'apple_tv_bundle',
  'bundle_id',
  'venue_id',
  'screen_id',
  'openooh_venue_type',
  'rss_url',
  'apple_podcast_id',
  'spotify_collection_id',
  'podcast_guid',
  'station_id',
  'facility_id',
]);

export const distributionIdentifierTypes = new Set<EnumsDistributionIdentifierType>([
  'apple_podcast_id',
  'spotify_collection_id',
  'rss_url',
  'podcast_guid',
  'amazon_music_id',
  'iheart_id',
  'podcast_index_id',
  'youtube_channel_id',
  'youtube_channel_handle',
  'youtube_channel_url',
  'youtube_playlist_id',
  'amazon_title_id',
  'roku_channel_id',
  'pluto_channel_id',
  'tubi_id',
  'peacock_id',
  'tiktok_id',
  'twitch_channel',
  'imdb_id',
  'gracenote_id',
  'eidr_id',
  'domain',
  'substack_id',
]);

export const CHANNELS = [
  'display',
  'olv',
  'social',
  'search',
  'ctv',
  'linear_tv',
  'radio',
  'streaming_audio',
  'podcast',
  'dooh',
  'ooh',
  'print',
  'cinema',
  'email',
  'gaming',
  'retail_media',
  'influencer',
  'affiliate',
  'product_placement',
  'sponsored_intelligence',
] as const;
export const channels = new Set<string>(CHANNELS);

export const FORMAT_KINDS = [
  'image',
  'html5',
  'display_tag',
  'image_carousel',
  'video_hosted',
  'video_vast',
  'audio_hosted',
  'audio_daast',
  'sponsored_placement',
  'native_in_feed',
  'responsive_creative',
  'agent_placement',
  'seller_rendered_stateful_display',
  'coordinated_placements',
  'custom',
] as const;
export const formatKinds = new Set<string>(FORMAT_KINDS);

export const collectionKinds = new Set<EnumsCollectionKind>([
  'series',
  'publication',
  'event_series',
  'rotation',
]);
export const collectionStatuses = new Set(['active', 'hiatus', 'ended', 'upcoming']);
export const collectionCadences = new Set(['daily', 'weekly', 'monthly', 'seasonal', 'event', 'irregular']);
export const productionQualities = new Set(['professional', 'prosumer', 'ugc']);
export const delegationTypes = new Set(['direct', 'delegated', 'ad_network']);
export const selectionTypes = new Set(['all', 'by_id', 'by_tag']);
export const revocationReasons = new Set([
  'relationship_ended',
  'compliance_violation',
  'publisher_request',
  'other',
]);
export const signalValueTypes = new Set(['binary', 'categorical', 'numeric']);
export const signalCategories = new Set([
  'purchase_intent',
  'behavioral',
  'ownership',
  'lifestyle',
  'financial',
  'b2b',
  'contextual',
  'location',
  'custom',
]);
export const videoPlacementTypes = new Set([
  'instream',
  'accompanying_content',
  'interstitial',
  'standalone',
]);
export const audioDistributionTypes = new Set([
  'music_streaming_service',
  'fm_am_broadcast',
  'podcast',
  'catch_up_radio',
  'web_radio',
  'video_game',
  'text_to_speech',
]);
export const sponsoredPlacementTypes = new Set(['sponsored_search', 'sponsored_display', 'sponsored_native']);

/** Maps each authorization type to the field that lists what it covers. */
export const companions = {
  property_ids: 'property_ids',
  property_tags: 'property_tags',
  inline_properties: 'properties',
  publisher_properties: 'publisher_properties',
  signal_ids: 'signal_ids',
  signal_tags: 'signal_tags',
} as const;

export type AuthorizationType = keyof typeof companions;

export function isAuthorizationType(value: unknown): value is AuthorizationType {
  return typeof value === 'string' && Object.hasOwn(companions, value);
}

/** The type that an entry without one can only have: it has the list of one type, whose items are all texts. */
export function onlyAuthorizationType(entry: Readonly<Record<string, unknown>>): Mend | undefined {
  const types = Object.entries(companions).filter(([, name]) => entry[name] !== undefined);
  const [[type, name] = ['', '']] = types;
  const list = entry[name];
  const isCertain = types.length === 1 && Array.isArray(list) && list.length > 0 && list.every(isFilled);
  return isCertain ? { value: type } : undefined;
}

const isFilled = (item: unknown): boolean => typeof item === 'string' && item.trim() !== '';

/** Whether the type covers signals. Such an authorization never allows the sale of a property. */
export function coversSignalsOnly(type: AuthorizationType): boolean {
  return type === 'signal_ids' || type === 'signal_tags';
}

/** The form that a name must have, and its description for messages. */
export type FileForm = { readonly pattern: RegExp; readonly text: string };

export const SLUG: FileForm = {
  pattern: /^[a-z0-9_]+$/,
  text: 'lower-case letters, digits and underscores only',
};
export const SIGNAL_ID: FileForm = {
  pattern: /^[a-zA-Z0-9_-]+$/,
  text: 'letters, digits, underscores and hyphens only',
};
export const SIGNAL_TAG: FileForm = {
  pattern: /^[a-z0-9_-]+$/,
  text: 'lower-case letters, digits, underscores and hyphens only',
};
