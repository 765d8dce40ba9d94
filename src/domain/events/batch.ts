import type { Steps } from '../steps.ts';
import {
  type EventProblem,
  type EventRules,
  eventIdentifiers,
  judgeEvent,
  type LoggedEvent,
} from './event.ts';

/**
 * What makes two events the same. Sources are told apart unless the seller counts an event once however many sources
 * report it.
 */
export const dedupeKey = (
  { event_id, event_type }: Pick<LoggedEvent, 'event_id' | 'event_type'>,
  sourceId: string,
  acrossSources: boolean,
): string => JSON.stringify(acrossSources ? [event_id, event_type] : [event_id, event_type, sourceId]);

export type Batch = {
  readonly received: number;
  /** Events that were taken; repeats count, since they did what they should. */
  readonly processed: number;
  /** Those of them that name somebody. */
  readonly matchable: number;
  /** Events that are new, in their order. */
  readonly fresh: readonly { readonly event: LoggedEvent; readonly key: string }[];
  readonly failures: readonly EventProblem[];
};

/** Events that are sorted between two pauses: a few milliseconds. */
const EVENTS = 500;

/**
 * Sorts a batch: faulty events fail one by one, repeats are passed over in silence.
 *
 * @param isKnown whether an event with this key was taken before
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

/** Whether an event names somebody whom it could be matched to. */
export const isMatchable = ({ user_match }: LoggedEvent): boolean => eventIdentifiers(user_match).length > 0;

/** The share of events that could be matched to somebody, four decimals. */
export const matchQuality = (matchable: number, processed: number): number =>
  processed === 0 ? 0 : Math.round((matchable / processed) * 10_000) / 10_000;
