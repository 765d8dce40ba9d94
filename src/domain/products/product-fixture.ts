import type { CoreFormat, CoreProduct } from '../../../generated/types/core.ts';
import { type AgentDeclaration, lists } from '../declaration/agent-profile.ts';
import { isObject, type Json } from '../json/values.ts';
import type { MediaCatalog } from '../media-catalog.ts';
import { asFormat, asProduct, type Shaped } from './shape.ts';

/** A product of a test as it is stored: the fixture as it was sent, and the product made from it. */
export type ProductFixture = {
  readonly fixture: Json;
  /** Pricing options that were seeded separately, as they were sent. */
  readonly options: readonly Json[];
  /** True when only prices were seeded: everything else is the catalog's product with the same id. */
  readonly isOnlyPriced?: boolean;
  readonly product: CoreProduct;
  /** Formats of this agent that the product accepts, with default descriptions for those that have no other. */
  readonly formats: readonly CoreFormat[];
};

export type FixtureContext = {
  readonly id: string;
  /** `agent_url` of formats that are named without one. */
  readonly agentUrl: string;
  /** Whether the agent pushes reports; otherwise no product can say that its reports are pushed. */
  readonly pushesReports: boolean;
  readonly publisherDomain: string;
  /** Metrics for which the agent optimizes by default. */
  readonly goalMetrics?: readonly string[];
  /** The catalog product with the same id. Its fields fill in what the fixture leaves out. */
  readonly base?: CoreProduct | undefined;
};

type Seller = {
  readonly baseUrl: string;
  readonly profile: AgentDeclaration;
  readonly catalog: MediaCatalog;
};

const SOMEWHERE = 'seeded.example';

/** The defaults that complete a product of a test. */
export function productContext(id: string, { baseUrl, profile, catalog }: Seller): FixtureContext {
  const known = [...catalog.products, ...(catalog.unlisted?.products ?? [])];
  const base = known.find(({ product }) => product.product_id === id)?.product;
  return {
    id,
    agentUrl: `${baseUrl}/mcp`,
    publisherDomain: profile.media_buy?.portfolio?.publisher_domains[0] ?? SOMEWHERE,
    pushesReports: lists(profile, 'media_buy.reporting_delivery_methods', 'webhook'),
    goalMetrics: profile.media_buy?.supported_optimization_metrics ?? [],
    base,
  };
}

/** `sports_preroll_q2` → `Sports preroll q2`. */
export function nameOf(id: string): string {
  const words = id.replace(/[_-]+/g, ' ').trim();
  return words === '' ? id : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const REPORTING = {
  available_reporting_frequencies: ['hourly', 'daily'],
  expected_delay_minutes: 0,
  timezone: 'UTC',
  supports_webhooks: true,
  available_metrics: ['impressions', 'spend', 'clicks', 'ctr', 'cpm'],
  date_range_support: 'date_range',
  windowed_pull_granularities: ['hourly', 'daily'],
};
const COMPLETED = ['completed_views', 'completion_rate'];
/** Default metrics where a fixture does not state any. Video also counts how often it was watched to its end. */
const reportingOf = (channels: readonly unknown[]) => ({
  ...REPORTING,
  available_metrics: channels.some((channel) => MOVING.has(channel))
    ? [...REPORTING.available_metrics, ...COMPLETED]
    : REPORTING.available_metrics,
});
/** What a fixture says of its reports, with defaults; nothing is pushed by an agent that pushes no reports. */
function reportingFor(
  said: unknown,
  channels: readonly unknown[],
  { pushesReports }: Pick<FixtureContext, 'pushesReports'>,
): unknown {
  const reporting = isObject(said) ? { ...reportingOf(channels), ...said } : (said ?? reportingOf(channels));
  return isObject(reporting) && !pushesReports ? { ...reporting, supports_webhooks: false } : reporting;
}
/** Durations of a view, in seconds, that are common for video. */
const VIEW_DURATIONS = [2, 6, 15, 30];
/** Goals of a product. Those of video also have durations after which a view counts. */
function goalsOf(said: unknown, channels: readonly unknown[], metrics: readonly string[]): Json {
  if (!channels.some((channel) => MOVING.has(channel)) || (said !== undefined && !isObject(said)))
    return said === undefined ? {} : { metric_optimization: said };
  if (said === undefined && metrics.length === 0) return {};
  const completed = { supported_metrics: metrics, supported_view_durations: VIEW_DURATIONS, ...said };
  return { metric_optimization: completed };
}
const CREATIVE_POLICY = { co_branding: 'none', landing_page: 'any', templates_available: false };
/** Field of a fixture that controls its treatment and is not part of the product. */
const HIDDEN = 'hidden';
export const isHidden = ({ fixture }: Pick<ProductFixture, 'fixture'>): boolean => fixture[HIDDEN] === true;

/** Makes a product from a fixture. Fields that the fixture leaves out get defaults. */
export function productOfFixture(
  fixture: Json,
  options: readonly Json[],
  context: FixtureContext,
): Shaped<ProductFixture> {
  const { [HIDDEN]: _hidden, ...said } = fixture;
  const whole: Json = { ...(context.base ?? defaultsOf(context)), ...said, product_id: context.id };
  // Several words of a test may mean the same channel.
  const channels = Array.isArray(whole.channels) ? [...new Set(whole.channels.map(channelOf))] : [];
  const base: Json = Array.isArray(whole.channels) ? { ...whole, channels } : whole;
  const ids = formatIdsOf(base, channels, context.agentUrl);
  const read = asProduct({
    ...base,
    ...(ids === undefined ? {} : { format_ids: ids }),
    publisher_properties: selectorsOf(base.publisher_properties),
    reporting_capabilities: reportingFor(base.reporting_capabilities, channels, context),
    ...goalsOf(base.metric_optimization, channels, context.goalMetrics ?? []),
    ...(isObject(base.creative_policy)
      ? { creative_policy: { ...CREATIVE_POLICY, ...base.creative_policy } }
      : {}),
    ...(base.signal_targeting_options === undefined && base.signal_targeting_rules === undefined
      ? {}
      : { signal_targeting_allowed: base.signal_targeting_allowed ?? true }),
    pricing_options: pricesOf(base.pricing_options, options),
  });
  if (!read.ok) return read;
  const own = (read.value.format_ids ?? []).filter(({ agent_url }) => agent_url === context.agentUrl);
  const formats = own.flatMap(({ id }) => {
    const format = formatOfFixture({}, { id, agentUrl: context.agentUrl, channels: channels.map(String) });
    return format.ok ? [format.value] : [];
  });
  return { ok: true, value: { fixture, options, product: read.value, formats } };
}

/** Names of media that tests write in place of a channel. */
const KINDS: ReadonlyMap<unknown, string> = new Map([
  ['video', 'olv'],
  ['native', 'display'],
  ['audio', 'streaming_audio'],
  ['tv', 'linear_tv'],
  ['retail', 'retail_media'],
]);
const channelOf = (channel: unknown): unknown => KINDS.get(channel) ?? channel;

/** Selectors of properties. A selector without `selection_type` gets the one that matches its fields. */
function selectorsOf(selectors: unknown): unknown {
  if (!Array.isArray(selectors)) return selectors;
  return selectors.map((one: unknown) => {
    if (!isObject(one) || one.selection_type !== undefined) return one;
    const selection_type =
      one.property_ids !== undefined ? 'by_id' : one.property_tags !== undefined ? 'by_tag' : 'all';
    return { ...one, selection_type };
  });
}

const defaultsOf = ({ id, publisherDomain }: FixtureContext): Json => ({
  name: nameOf(id),
  description: `${nameOf(id)}, a product that was made for a test.`,
  publisher_properties: [{ publisher_domain: publisherDomain, selection_type: 'all' }],
  channels: ['display'],
  delivery_type: 'non_guaranteed',
});

/** Formats with `agent_url` and `id`. A product that states no formats gets one that fits its channel. */
function formatIdsOf(
  { format_ids, format_options }: Json,
  channels: readonly unknown[],
  agentUrl: string,
): unknown {
  if (format_ids === undefined)
    return format_options === undefined ? [{ agent_url: agentUrl, id: usualFormat(channels) }] : undefined;
  if (!Array.isArray(format_ids)) return format_ids;
  return format_ids.map((one: unknown) => {
    if (typeof one === 'string') return { agent_url: agentUrl, id: one };
    return isObject(one) ? { agent_url: agentUrl, ...one } : one;
  });
}

const MOVING = new Set<unknown>(['olv', 'ctv', 'linear_tv', 'cinema']);
const HEARD = new Set<unknown>(['streaming_audio', 'podcast', 'radio']);

function usualFormat([channel]: readonly unknown[]): string {
  if (MOVING.has(channel)) return 'video_30s';
  if (HEARD.has(channel)) return 'audio_30s';
  return channel === 'dooh' || channel === 'ooh' ? 'dooh_1920x1080' : 'display_300x250';
}

/**
 * Prices of the fixture, then those seeded separately. Of several with the same id, the last one counts. Without any,
 * the product has a default price, because clients of the releases refuse a product that has none.
 */
function pricesOf(said: unknown, seeded: readonly Json[]): unknown {
  if (said !== undefined && !Array.isArray(said)) return said;
  const all: unknown[] = [...(said ?? []), ...seeded];
  const byId = new Map(all.map((one, at) => [isObject(one) ? (one.pricing_option_id ?? at) : at, one]));
  if (byId.size === 0) return [priceOf(DEFAULT_PRICE)];
  return [...byId.values()].map((one) => (isObject(one) ? priceOf(one) : one));
}

const DEFAULT_PRICE = { pricing_option_id: 'default' };
/** Default floor price of an auction, in major units. */
const FLOOR = 1;

function priceOf(option: Json): Json {
  const whole = { pricing_model: 'cpm', currency: 'USD', ...option };
  return 'fixed_price' in whole || 'floor_price' in whole ? whole : { ...whole, floor_price: FLOOR };
}

/** A format of a test as it is stored. */
export type FormatFixture = { readonly fixture: Json; readonly format: CoreFormat };

export type FormatContext = {
  readonly id: string;
  readonly agentUrl: string;
  /** Channels of a product that accepts the format, for a format whose type nothing else shows. */
  readonly channels?: readonly string[];
};

/** Makes a format from a fixture. A size or type that the fixture leaves out is read from the id. */
export function formatOfFixture(
  fixture: Json,
  { id, agentUrl, channels = [] }: FormatContext,
): Shaped<CoreFormat> {
  const type = typeof fixture.type === 'string' ? fixture.type : typeOf(id, channels);
  const size = sizeOf(id);
  const assets = assetsOf(fixture.assets) ?? usualAssets(type);
  return asFormat({
    name: nameOf(id),
    ...fixture,
    renders: rendersOf(fixture.renders, size),
    format_id: { agent_url: agentUrl, id },
    type,
    assets,
    assets_required:
      assetsOf(fixture.assets_required) ??
      (Array.isArray(assets) ? assets.filter((asset) => isObject(asset) && asset.required === true) : assets),
  });
}

/** Completes renders: each one states its size, or takes it from the id of the format. */
function rendersOf(renders: unknown = [{}], size: Size | null): unknown {
  if (!Array.isArray(renders)) return renders;
  return renders.map((one: unknown) => {
    if (!isObject(one) || one.dimensions !== undefined || one.parameters_from_format_id === true) return one;
    const { parameters_from_format_id: _, ...rest } = one;
    return size === null
      ? { role: 'primary', ...rest, parameters_from_format_id: true }
      : { role: 'primary', ...rest, dimensions: { ...size, unit: 'px' } };
  });
}

type Size = { readonly width: number; readonly height: number };

function sizeOf(id: string): Size | null {
  const found = /(?:^|[_-])(\d{1,5})x(\d{1,5})(?![\d])/.exec(id);
  const width = Number(found?.[1]);
  const height = Number(found?.[2]);
  return width > 0 && height > 0 ? { width, height } : null;
}

const HEARD_CHANNELS = ['streaming_audio', 'podcast', 'radio'];
const SEEN_CHANNELS = ['olv', 'ctv', 'linear_tv', 'cinema'];

function typeOf(id: string, channels: readonly string[]): string {
  if (/video|vast|preroll|pre_roll|ctv|spot/i.test(id)) return 'video';
  if (/audio|podcast|radio/i.test(id)) return 'audio';
  if (/dooh|billboard_screen|screen/i.test(id)) return 'dooh';
  if (/display|banner|html5|image|native/i.test(id)) return 'display';
  const [channel = ''] = channels;
  if (SEEN_CHANNELS.includes(channel)) return 'video';
  if (HEARD_CHANNELS.includes(channel)) return 'audio';
  return channel === 'dooh' || channel === 'ooh' ? 'dooh' : 'display';
}

/** Slots as tests write them, with the usual defaults added. A value that is not an array is returned unchanged. */
function assetsOf(assets: unknown): unknown {
  if (!Array.isArray(assets)) return assets;
  return assets.map((asset: unknown) =>
    isObject(asset) ? { item_type: 'individual', required: true, ...asset } : asset,
  );
}

/** The usual slots of a medium. No slot is required, because the test does not state what a creative contains. */
function usualAssets(type: string): Json[] {
  const one = (asset_id: string, asset_type: string): Json => ({
    item_type: 'individual',
    asset_id,
    asset_type,
    required: false,
  });
  const main: Readonly<Record<string, Json>> = {
    video: one('video_file', 'video'),
    audio: one('audio_file', 'audio'),
    dooh: one('screen_image', 'image'),
  };
  return [main[type] ?? one('image', 'image'), one('click_url', 'url')];
}
