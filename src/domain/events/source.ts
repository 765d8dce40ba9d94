import type {
  MediaBuyEventSourceOutcome,
  MediaBuyEventSourceSync,
} from '../../../generated/types/media-buy.ts';
import type { ProtocolCapabilitiesMediaBuy } from '../../../generated/types/protocol/capabilities.ts';
import type { Wire } from '../contract/shapes.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { type BuyRejected, outside } from '../refusals/refusal.ts';
import { TaskError } from '../refusals/task-error.ts';

/** Fields of an event source that are stored besides its columns, in the names of the wire. */
export type EventSourceDetails = Omit<DeclaredSource, 'event_source_id'>;

/** Where events of an account come from. */
export type EventSource = {
  readonly principalId: string;
  readonly accountId: string;
  readonly id: string;
  readonly managedBy: 'buyer' | 'seller';
  readonly details: EventSourceDetails;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** A source as a buyer declares it. Without `event_types` it accepts all types that the seller accepts. */
export type DeclaredSource = Wire<
  Pick<
    MediaBuyEventSourceSync,
    'event_source_id' | 'name' | 'event_types' | 'action_source' | 'allowed_domains' | 'surface'
  >
>;

/** The fields of a declaration that are stored. They replace all fields of the declaration before. */
export function detailsOf(declared: DeclaredSource): EventSourceDetails {
  const { name, event_types, action_source, allowed_domains, surface } = declared;
  return {
    ...(name === undefined ? {} : { name }),
    ...(event_types === undefined ? {} : { event_types }),
    ...(action_source === undefined ? {} : { action_source }),
    ...(allowed_domains === undefined ? {} : { allowed_domains }),
    ...(surface === undefined ? {} : { surface }),
  };
}

/** Event types and action sources that a seller accepts; undefined accepts everything. */
export type TakenSources = Wire<
  Pick<
    NonNullable<ProtocolCapabilitiesMediaBuy['conversion_tracking']>,
    'supported_event_types' | 'supported_action_sources'
  >
>;

/** Why a declared source must be refused, or null. */
export function judgeSource(declared: DeclaredSource, taken: TakenSources, at: number): BuyRejected | null {
  const field = `event_sources[${at}]`;
  const { event_types: types = [], action_source: place } = declared;
  const wrong = types.findIndex((type) => taken.supported_event_types?.includes(type) === false);
  if (wrong >= 0)
    return outside(
      'UNSUPPORTED_FEATURE',
      `${field}.event_types[${wrong}]`,
      'This agent does not accept events of this type.',
      types[wrong],
      taken.supported_event_types ?? [],
    );
  if (place !== undefined && taken.supported_action_sources?.includes(place) === false)
    return outside(
      'UNSUPPORTED_FEATURE',
      `${field}.action_source`,
      'This agent does not accept events with this `action_source`.',
      place,
      taken.supported_action_sources,
    );
  return null;
}

/** Index of the first source that is declared twice; null when each source is declared once. */
export function repeatedSource(declared: readonly DeclaredSource[]): number | null {
  const seen = new Set<string>();
  const at = declared.findIndex(({ event_source_id: id }) => seen.size === seen.add(id).size);
  return at < 0 ? null : at;
}

/** Instructions for installing a source. */
export type Setup = Required<NonNullable<MediaBuyEventSourceOutcome['setup']>>;

/** Code for a page or a server that sends events in the form that `log_event` accepts. */
export function setupOf(
  id: string,
  { action_source: place, event_types: [type = 'purchase'] = [] }: EventSourceDetails,
): Setup {
  const sample = { event_id: 'order-1', event_type: type, event_time: '2030-01-01T12:00:00Z' };
  if (place !== 'website') {
    return {
      snippet: JSON.stringify({ event_source_id: id, events: [sample] }, null, 2),
      snippet_type: 'server_only',
      instructions:
        'Call log_event from your server with events of this form, each with an event_id of its own.',
    };
  }
  return {
    snippet: [
      '(function (path) {',
      '  window.logEvent = function (type, id, data) {',
      '    var event = { event_id: id, event_type: type, event_time: new Date().toISOString(),',
      '      action_source: "website", event_source_url: location.href, custom_data: data };',
      '    var click = new URLSearchParams(location.search).get("click_id");',
      '    if (click) event.user_match = { click_id: click };',
      `    navigator.sendBeacon(path, JSON.stringify({ event_source_id: ${scriptText(id)}, events: [event] }));`,
      '  };',
      '})("/events");',
    ].join('\n'),
    snippet_type: 'javascript',
    instructions:
      'Put the code on your pages, call logEvent("purchase", orderId, {value: 1, currency: "USD"}), and let your server pass on with log_event what it receives at /events.',
  };
}

/** A text as a string literal that cannot end the script element that contains it. */
const scriptText = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The source of conversions that the seller counts by itself. */
export const SELLER_SOURCE = {
  id: 'seller_counted',
  details: {
    name: 'Conversions that the seller counts',
    event_types: ['purchase'],
    action_source: 'website',
  },
} as const;

/** Recent activity of an event source. */
export type SourceActivity = {
  readonly lastDay: number;
  readonly matchRate: number;
  readonly hasEvents: boolean;
};

export const healthTiers = ['insufficient', 'minimum', 'good', 'excellent'] as const;
export type HealthTier = (typeof healthTiers)[number];

/** Best tier first: minimum number of events in the last day, and minimum share of them that could be matched. */
const tiers: readonly { readonly tier: HealthTier; readonly events: number; readonly rate: number }[] = [
  { tier: 'excellent', events: 1000, rate: 0.7 },
  { tier: 'good', events: 100, rate: 0.4 },
  { tier: 'minimum', events: 1, rate: 0 },
];

export const healthOf = ({ lastDay, matchRate, hasEvents }: SourceActivity): HealthTier =>
  hasEvents
    ? (tiers.find(({ events, rate }) => lastDay >= events && matchRate >= rate)?.tier ?? 'insufficient')
    : 'insufficient';

type Tracking = NonNullable<NonNullable<AgentDeclaration['media_buy']>['conversion_tracking']>;

/**
 * The declared `conversion_tracking` of an agent.
 *
 * @throws {TaskError} UNSUPPORTED_FEATURE when the agent declares none
 */
export function trackingOf({ media_buy: declared }: AgentDeclaration): Tracking {
  const tracking = declared?.conversion_tracking;
  if (tracking !== undefined) return tracking;
  throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not track conversions.');
}
