import type { CoreEvent, CoreUserMatch } from '../../../generated/types/core.ts';
import { isHash } from '../audiences/member.ts';
import type { Wire } from '../contract/shapes.ts';
import { isCurrency } from '../money/minor-units.ts';
import type { Steps } from '../steps.ts';
import { CLOCK_SKEW_MS, DAY_MS, instantFault, readInstant } from '../text/instant.ts';

export type UserMatch = Wire<CoreUserMatch>;

/** An event as it is logged. */
export type LoggedEvent = Wire<CoreEvent>;

/** Maximum age of an event. It is longer than the longest attribution windows. */
export const OLDEST_EVENT_MS = 90 * DAY_MS;

/** What an event source and the seller accept. Null accepts everything. */
export type EventRules = {
  readonly now: Date;
  readonly sourceTypes: readonly string[] | null;
  readonly declaredTypes: readonly string[] | null;
  readonly actionSources: readonly string[] | null;
  /** Domains that `event_source_url` may be on, including their subdomains. */
  readonly domains?: readonly string[] | null;
};

type EventProblem = Pick<LoggedEvent, 'event_id'> & {
  readonly code:
    | 'INVALID_EVENT_TYPE'
    | 'INVALID_EVENT_TIME'
    | 'INVALID_HASH_FORMAT'
    | 'MISSING_USER_MATCH'
    | 'VALIDATION_ERROR';
  readonly message: string;
};

/**
 * The first fault of an event, or null. A fault fails this event only; the other events of the batch are still
 * processed.
 */
export function judgeEvent(event: LoggedEvent, rules: EventRules): EventProblem | null {
  const no = (code: EventProblem['code'], message: string): EventProblem => ({
    event_id: event.event_id,
    code,
    message,
  });
  const type = typeFault(event, rules);
  if (type !== null) return no('INVALID_EVENT_TYPE', type);
  const time = judgeTime(event.event_time, rules.now);
  if (time !== null) return no('INVALID_EVENT_TIME', time);
  const content = dataFault(event) ?? originFault(event, rules);
  if (content !== null) return no('VALIDATION_ERROR', content);
  return judgeMatch(event, no);
}

function typeFault(
  { event_type: type, custom_event_name: name }: LoggedEvent,
  { declaredTypes, sourceTypes }: EventRules,
): string | null {
  if (declaredTypes !== null && !declaredTypes.includes(type))
    return 'This agent does not accept events of this type.';
  if (sourceTypes !== null && !sourceTypes.includes(type))
    return 'The source does not declare events of this type.';
  return type === 'custom' && (name ?? '') === ''
    ? '`custom_event_name` is required for a custom event.'
    : null;
}

function dataFault({ event_type: type, custom_data: data }: LoggedEvent): string | null {
  const hasProgress = data?.progress_percent !== undefined || data?.progress_seconds !== undefined;
  if (type === 'watch_milestone' && !hasProgress)
    return '`progress_percent` or `progress_seconds` is required for a milestone.';
  if (data?.value !== undefined && data.currency === undefined)
    return '`currency` is required together with `value`.';
  return data?.currency !== undefined && !isCurrency(data.currency)
    ? '`currency` must be a currency of ISO 4217.'
    : null;
}

function originFault(
  { action_source: source, event_source_url: url }: LoggedEvent,
  { actionSources, domains = null }: EventRules,
): string | null {
  if (source !== undefined && actionSources !== null && !actionSources.includes(source))
    return 'This agent does not accept events with this `action_source`.';
  return url !== undefined && !isOf(url, domains)
    ? '`event_source_url` must be on a domain that the event source lists.'
    : null;
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
  if (at === undefined) return instantFault('event_time');
  if (at > now.getTime() + CLOCK_SKEW_MS) return '`event_time` must not be in the future.';
  return at < now.getTime() - OLDEST_EVENT_MS ? '`event_time` is too long ago for attribution.' : null;
}

function judgeMatch(
  { user_match: match }: LoggedEvent,
  no: (code: EventProblem['code'], message: string) => EventProblem,
): EventProblem | null {
  if (match === undefined) return null;
  const hashes = [match.hashed_email, match.hashed_phone].filter((hash) => hash !== undefined);
  if (hashes.some((hash) => !isHash(hash)))
    return no(
      'INVALID_HASH_FORMAT',
      'Hashed identifiers must be SHA-256, as 64 lower-case hexadecimal digits.',
    );
  return hashes.length > 0 || eventIdentifiers(match).length > 0
    ? null
    : no('MISSING_USER_MATCH', '`user_match` must have an identifier that this agent can match.');
}

/** All identifiers that an event can be matched by, each as one text. */
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

/**
 * Key that is equal for repeats of one event. Events of different sources are different, unless the seller counts
 * an event once across all sources.
 */
export const dedupeKey = (
  { event_id, event_type }: Pick<LoggedEvent, 'event_id' | 'event_type'>,
  sourceId: string,
  acrossSources: boolean,
): string => JSON.stringify(acrossSources ? [event_id, event_type] : [event_id, event_type, sourceId]);

export type Batch = {
  readonly received: number;
  /** Events that were accepted. Repeats count as accepted too, because the first one had its effect. */
  readonly processed: number;
  /** Number of accepted events that carry an identifier to match by. */
  readonly matchable: number;
  /** Events that were not received before, in their order. */
  readonly fresh: readonly { readonly event: LoggedEvent; readonly key: string }[];
  readonly failures: readonly EventProblem[];
};

/** Number of events that are sorted between two pauses: a few milliseconds of work. */
const EVENTS = 500;

/**
 * Sorts a batch: each faulty event fails by itself, and repeats are ignored without an error.
 *
 * @param isKnown whether an event with this key was accepted before
 */
export function* sortBatch(
  events: readonly LoggedEvent[],
  source: { readonly id: string; readonly acrossSources: boolean },
  rules: EventRules,
  isKnown: (key: string) => boolean,
): Steps<Batch> {
  const failures: EventProblem[] = [];
  let matchable = 0;
  const fresh = new Map<string, LoggedEvent>();
  for (const [at, event] of events.entries()) {
    if (at % EVENTS === EVENTS - 1) yield;
    const problem = judgeEvent(event, rules);
    if (problem !== null) {
      failures.push(problem);
      continue;
    }
    if (isMatchable(event)) matchable += 1;
    const key = dedupeKey(event, source.id, source.acrossSources);
    if (!fresh.has(key) && !isKnown(key)) fresh.set(key, event);
  }
  return {
    received: events.length,
    processed: events.length - failures.length,
    matchable,
    fresh: [...fresh].map(([key, event]) => ({ event, key })),
    failures,
  };
}

/** Whether an event carries an identifier of a person that it can be matched by. */
export const isMatchable = ({ user_match }: LoggedEvent): boolean => eventIdentifiers(user_match).length > 0;

/** Share of accepted events that carry an identifier to match by, from 0 to 1, rounded to four decimals. */
export const matchQuality = (matchable: number, processed: number): number =>
  processed === 0 ? 0 : Math.round((matchable / processed) * 10_000) / 10_000;
