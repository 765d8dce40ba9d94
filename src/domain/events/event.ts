import { isHash } from '../audiences/member.ts';
import { CLOCK_SKEW_MS, DAY_MS, readInstant } from '../text/instant.ts';

/** Types that events may have; a seller may declare fewer. */
export const eventTypes = [
  'page_view',
  'view_content',
  'select_content',
  'select_item',
  'search',
  'share',
  'add_to_cart',
  'remove_from_cart',
  'viewed_cart',
  'add_to_wishlist',
  'initiate_checkout',
  'add_payment_info',
  'purchase',
  'refund',
  'lead',
  'qualify_lead',
  'close_convert_lead',
  'disqualify_lead',
  'complete_registration',
  'subscribe',
  'follow',
  'content_view',
  'watch_milestone',
  'start_trial',
  'app_install',
  'app_launch',
  'contact',
  'schedule',
  'donate',
  'submit_application',
  'custom',
] as const;
export type EventType = (typeof eventTypes)[number];
export const isEventType = (text: string): text is EventType => eventTypes.some((type) => type === text);

export type UserMatch = {
  readonly uids?: readonly { readonly type: string; readonly value: string }[];
  readonly hashed_email?: string;
  readonly hashed_phone?: string;
  readonly click_id?: string;
  readonly client_ip?: string;
  readonly client_user_agent?: string;
};

/** An event as it is logged, in the names of the wire. */
export type LoggedEvent = {
  readonly event_id: string;
  readonly event_type: string;
  readonly event_time: string;
  readonly user_match?: UserMatch;
  readonly action_source?: string;
  readonly event_source_url?: string;
  readonly custom_event_name?: string;
  readonly custom_data?: {
    readonly value?: number;
    readonly currency?: string;
    readonly order_id?: string;
    readonly progress_percent?: number;
    readonly progress_seconds?: number;
  };
};

/** How long ago an event may be: the longest attribution windows are shorter. */
export const OLDEST_EVENT_MS = 90 * DAY_MS;

/** What an event source and the seller take. Null for everything. */
export type EventRules = {
  readonly now: Date;
  readonly sourceTypes: readonly string[] | null;
  readonly declaredTypes: readonly string[] | null;
  readonly actionSources: readonly string[] | null;
  /** Domains that pages may be of, with all below them. */
  readonly domains?: readonly string[] | null;
};

export type EventProblem = {
  readonly event_id: string;
  readonly code:
    | 'INVALID_EVENT_TYPE'
    | 'INVALID_EVENT_TIME'
    | 'INVALID_HASH_FORMAT'
    | 'MISSING_USER_MATCH'
    | 'VALIDATION_ERROR';
  readonly message: string;
};

/** What is wrong with an event, or null. Problems concern one event; the others go on. */
export function judgeEvent(event: LoggedEvent, rules: EventRules): EventProblem | null {
  const no = (code: EventProblem['code'], message: string): EventProblem => ({
    event_id: event.event_id,
    code,
    message,
  });
  const { event_type: type, custom_data: data, action_source } = event;
  if (!isEventType(type)) return no('INVALID_EVENT_TYPE', 'There is no such type of event.');
  if (rules.declaredTypes !== null && !rules.declaredTypes.includes(type))
    return no('INVALID_EVENT_TYPE', 'Events of this type are not taken.');
  if (rules.sourceTypes !== null && !rules.sourceTypes.includes(type))
    return no('INVALID_EVENT_TYPE', 'The source does not declare events of this type.');
  if (type === 'custom' && (event.custom_event_name ?? '') === '')
    return no('INVALID_EVENT_TYPE', 'A custom event has a name.');
  const time = judgeTime(event.event_time, rules.now);
  if (time !== null) return no('INVALID_EVENT_TIME', time);
  if (
    type === 'watch_milestone' &&
    data?.progress_percent === undefined &&
    data?.progress_seconds === undefined
  )
    return no('VALIDATION_ERROR', 'A milestone says how far was watched.');
  if (data?.value !== undefined && data.currency === undefined)
    return no('VALIDATION_ERROR', 'A value has a currency.');
  if (
    action_source !== undefined &&
    rules.actionSources !== null &&
    !rules.actionSources.includes(action_source)
  )
    return no('VALIDATION_ERROR', 'Events from this kind of place are not taken.');
  if (event.event_source_url !== undefined && !isOf(event.event_source_url, rules.domains ?? null))
    return no('VALIDATION_ERROR', 'The source has no pages of this domain.');
  return judgeMatch(event, no);
}

function isOf(url: string, domains: readonly string[] | null): boolean {
  if (domains === null) return true;
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname;
  return domains.some((domain) => {
    const wanted = domain.toLowerCase();
    return host === wanted || host.endsWith(`.${wanted}`);
  });
}

function judgeTime(text: string, now: Date): string | null {
  const at = readInstant(text)?.getTime();
  if (at === undefined) return 'The time of an event has its offset from UTC.';
  if (at > now.getTime() + CLOCK_SKEW_MS) return 'The event is in the future.';
  return at < now.getTime() - OLDEST_EVENT_MS ? 'The event is too long ago to be attributed.' : null;
}

function judgeMatch(
  { user_match: match }: LoggedEvent,
  no: (code: EventProblem['code'], message: string) => EventProblem,
): EventProblem | null {
  if (match === undefined) return null;
  const hashes = [match.hashed_email, match.hashed_phone].filter((hash) => hash !== undefined);
  if (hashes.some((hash) => !isHash(hash)))
    return no('INVALID_HASH_FORMAT', 'Identifiers are SHA-256, 64 lower-case hex digits.');
  return hashes.length > 0 || eventIdentifiers(match).length > 0
    ? null
    : no('MISSING_USER_MATCH', 'The event names nobody that it could be matched to.');
}

/** Everything that an event can be matched by, each as one text. */
export function eventIdentifiers(match: UserMatch | undefined): string[] {
  if (match === undefined) return [];
  const { hashed_email, hashed_phone, click_id, client_ip, client_user_agent, uids = [] } = match;
  const device =
    client_ip === undefined || client_user_agent === undefined
      ? []
      : [`device ${client_ip} ${client_user_agent}`];
  return [
    ...(click_id === undefined ? [] : [`click ${click_id}`]),
    ...(hashed_email === undefined ? [] : [`hashed_email ${hashed_email}`]),
    ...(hashed_phone === undefined ? [] : [`hashed_phone ${hashed_phone}`]),
    ...uids.map(({ type, value }) => `${type} ${value}`),
    ...device,
  ];
}
