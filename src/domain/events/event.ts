import type { CoreEvent, CoreUserMatch } from '../../../generated/types/schemas.ts';
import { isHash } from '../audiences/member.ts';
import type { Wire } from '../json/wire.ts';
import { CLOCK_SKEW_MS, DAY_MS, readInstant } from '../text/instant.ts';

export type UserMatch = Wire<CoreUserMatch>;

/** An event as it is logged. */
export type LoggedEvent = Wire<CoreEvent>;

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

export type EventProblem = Pick<LoggedEvent, 'event_id'> & {
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
