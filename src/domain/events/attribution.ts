import type { CoreAttributionWindow, CoreOptimizationGoal } from '../../../generated/types/core.ts';
import type { ProtocolCapabilitiesMediaBuy } from '../../../generated/types/protocol/capabilities.ts';
import type { Wire } from '../contract/shapes.ts';
import { minorPerMain } from '../money/minor-units.ts';
import type { Duration } from '../products/product.ts';
import { pausesAfter, type Steps } from '../steps.ts';
import { readInstant, SECOND_MS, type Span } from '../text/instant.ts';
import type { LoggedEvent } from './event.ts';

/** Maximum time between a click, or a view, and an event that is attributed to it. */
export type Windows = Wire<Pick<CoreAttributionWindow, 'post_click' | 'post_view'>>;
export type EventWindow = Wire<
  NonNullable<NonNullable<ProtocolCapabilitiesMediaBuy['conversion_tracking']>['attribution_windows']>[number]
>;

const USUAL: Windows = { post_click: { interval: 7, unit: 'days' } };

/**
 * The windows that apply if the buyer names none: the first ones declared for the event's type, else for all types.
 */
export function defaultWindows(declared: readonly EventWindow[] | undefined, eventType?: string): Windows {
  const chosen =
    declared?.find(({ event_type }) => event_type !== undefined && event_type === eventType) ??
    declared?.find(({ event_type }) => event_type === undefined);
  if (chosen === undefined) return USUAL;
  const click = chosen.post_click[0];
  const view = chosen.post_view?.[0];
  return {
    ...(click === undefined ? {} : { post_click: click }),
    ...(view === undefined ? {} : { post_view: view }),
  };
}

/** Event types that count as conversions if the buyer does not choose any. */
const CONVERSIONS: ReadonlySet<string> = new Set([
  'purchase',
  'lead',
  'complete_registration',
  'subscribe',
  'start_trial',
  'app_install',
  'contact',
  'schedule',
  'donate',
  'submit_application',
]);

type Goal = Wire<CoreOptimizationGoal>;

/** A package that an event may be attributed to. */
export type Claimant = {
  readonly flight: Span;
  readonly goals: readonly Goal[];
  /** Whether the package's product reports conversions. */
  readonly reportsConversions: boolean;
  /** Whether the seller counts conversions itself, so that the buyer's events would be counted twice. */
  readonly isSellerCounted: boolean;
};

/** How an event counts for a package. */
export type EventClaim = {
  readonly clickSeconds: number;
  readonly viewSeconds: number;
  readonly valueField: string;
  readonly valueFactor: number;
};

/**
 * How a package counts events of a source: what is returned takes an event, and returns null if the package does not count
 * it. The event goals of a package say which events count. A package without event goals counts every conversion. Goals can
 * name ten thousand kinds of events, so that each event looks its own kind up.
 */
export function eventClaims(
  { flight, goals, reportsConversions, isSellerCounted }: Claimant,
  sourceId: string,
  declared: readonly EventWindow[] | undefined,
): (event: Pick<LoggedEvent, 'event_type' | 'custom_event_name' | 'event_time'>) => EventClaim | null {
  const wanted = goals.filter((goal) => goal.kind === 'event');
  const counts = countedKinds(wanted, sourceId);
  return ({ event_type: type, custom_event_name: name, event_time }) => {
    const at = readInstant(event_time);
    if (at === null || at < flight.start) return null;
    if (wanted.length === 0) {
      if (isSellerCounted || !reportsConversions || !CONVERSIONS.has(type)) return null;
      return within(defaultWindows(declared, type), flight, at, {});
    }
    const counted = firstOf(counts.get(kindKey(type, name)), counts.get(kindKey(type)));
    return counted === undefined
      ? null
      : within(counted.window ?? defaultWindows(declared, type), flight, at, counted.source);
  };
}

/** How a kind of events counts, and its place among all that the goals name: the first one that fits an event applies. */
type CountedKind = {
  readonly place: number;
  readonly window: Windows | undefined;
  readonly source: EventSource;
};

function countedKinds(
  goals: readonly Extract<Goal, { kind: 'event' }>[],
  sourceId: string,
): ReadonlyMap<string, CountedKind> {
  const counts = new Map<string, CountedKind>();
  let place = 0;
  for (const { event_sources, attribution_window } of goals) {
    const window = stated(attribution_window);
    for (const source of event_sources) {
      place += 1;
      const key = kindKey(source.event_type, source.custom_event_name);
      if (source.event_source_id === sourceId && !counts.has(key)) counts.set(key, { place, window, source });
    }
  }
  return counts;
}

const kindKey = (type: string, name?: string): string => (name === undefined ? type : `${type} ${name}`);

const firstOf = (one: CountedKind | undefined, other: CountedKind | undefined): CountedKind | undefined =>
  one === undefined || (other !== undefined && other.place < one.place) ? other : one;

/**
 * The windows by which a package counts conversions, each once: those that `eventClaims` applies. Empty for a package
 * that counts none of the buyer's events.
 */
function windowsOf(
  { goals, reportsConversions, isSellerCounted }: Omit<Claimant, 'flight'>,
  declared: readonly EventWindow[] | undefined,
): Windows[] {
  const wanted = goals.filter((goal) => goal.kind === 'event');
  const own = wanted.flatMap(({ event_sources, attribution_window }): Windows[] => {
    const agreed = stated(attribution_window);
    return agreed === undefined
      ? [...new Set(event_sources.map(({ event_type }) => event_type))].map((type) =>
          defaultWindows(declared, type),
        )
      : [windowsIn(agreed)];
  });
  if (wanted.length > 0) return distinctWindows(own);
  if (isSellerCounted || !reportsConversions) return [];
  return distinctWindows([...CONVERSIONS].map((type) => defaultWindows(declared, type)));
}

/** Events that the goals of packages name, between two pauses: a few milliseconds. */
const EVENTS_AT_ONCE = 20_000;

/** The windows of many packages, each once. */
export function* windowsOfAll(
  packages: Iterable<Omit<Claimant, 'flight'>>,
  declared: readonly EventWindow[] | undefined,
): Steps<Windows[]> {
  const found = new Map<string, Windows>();
  const isDue = pausesAfter(EVENTS_AT_ONCE);
  for (const one of packages) {
    for (const window of windowsOf(one, declared))
      if (!found.has(windowKey(window))) found.set(windowKey(window), window);
    const sources = one.goals.reduce(
      (sum, goal) => sum + (goal.kind === 'event' ? goal.event_sources.length : 1),
      10,
    );
    if (isDue(sources)) yield;
  }
  return [...found.values()];
}

/** The window of a goal; undefined for one without a length, by which no event would ever count. */
const stated = (window: Windows | undefined): Windows | undefined =>
  window !== undefined && KINDS.some((kind) => window[kind] !== undefined) ? window : undefined;

const windowsIn = ({ post_click: click, post_view: view }: Windows): Windows => ({
  ...(click === undefined ? {} : { post_click: click }),
  ...(view === undefined ? {} : { post_view: view }),
});

/** Windows of different lengths, the first of each. */
function distinctWindows(windows: readonly Windows[]): Windows[] {
  const found = new Map<string, Windows>();
  for (const one of windows) if (!found.has(windowKey(one))) found.set(windowKey(one), one);
  return [...found.values()];
}

const windowKey = (window: Windows): string => KINDS.map((kind) => lengthKey(window[kind])).join(' ');

const lengthKey = (length: Duration | undefined): string | number =>
  length === undefined
    ? 'none'
    : length.unit === 'campaign'
      ? length.unit
      : length.interval * SECONDS[length.unit];

/**
 * The window that a report names; null when its packages use different ones, and when nothing says which applies.
 */
export function namedWindow(applied: readonly Windows[]): CoreAttributionWindow | null {
  const [only, ...others] = distinctWindows(applied);
  return only === undefined || others.length > 0 ? null : { ...only, model: MODEL };
}

/**
 * Which part of an attribution window that a report is asked for was not applied; null when all of it was. A length
 * that is not asked for is the one of the buy.
 */
export function unappliedPart(
  asked: Wire<CoreAttributionWindow>,
  applied: readonly Windows[],
): 'post_click' | 'post_view' | 'model' | null {
  if (asked.model !== undefined && asked.model !== MODEL) return 'model';
  const wrong = KINDS.find(
    (kind) =>
      asked[kind] !== undefined &&
      (applied.length === 0 || applied.some((one) => !isSameLength(asked[kind], one[kind]))),
  );
  return wrong ?? null;
}

/** The values of a part of the window that a report may ask for: none when its packages use different ones. */
export function acceptedFor(
  part: 'post_click' | 'post_view' | 'model',
  applied: readonly Windows[],
): readonly unknown[] {
  if (part === 'model') return [MODEL];
  const [first, ...others] = applied.map((one) => one[part]);
  return first !== undefined && others.every((other) => isSameLength(first, other)) ? [first] : [];
}

/** The rule by which several contacts share the credit for a conversion; no other is offered. */
const MODEL = 'last_touch';
const KINDS = ['post_click', 'post_view'] as const;

/** Whether two windows are equally long: 24 hours are a day. Every window in the unit `campaign` is the whole flight. */
export const isSameLength = (one: Duration | undefined, other: Duration | undefined): boolean =>
  lengthKey(one) === lengthKey(other);

type EventSource = Extract<Goal, { kind: 'event' }>['event_sources'][number];

function within(
  { post_click, post_view }: Windows,
  flight: Span,
  at: Date,
  { value_field = 'value', value_factor = 1 }: Pick<EventSource, 'value_field' | 'value_factor'>,
): EventClaim | null {
  const clickSeconds = secondsOf(post_click, flight, at);
  const viewSeconds = secondsOf(post_view, flight, at);
  const longest = Math.max(clickSeconds, viewSeconds);
  // An event later than the flight's end plus the longest window cannot be caused by the flight.
  if (longest === 0 || at.getTime() - flight.end.getTime() > longest * SECOND_MS) return null;
  return { clickSeconds, viewSeconds, valueField: value_field, valueFactor: value_factor };
}

const SECONDS = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 } as const;

/** Length of a window, in seconds. A window in the unit `campaign` is the whole flight, and ends with it. */
function secondsOf(window: Duration | undefined, { start, end }: Span, at: Date): number {
  if (window === undefined) return 0;
  if (window.unit !== 'campaign') return window.interval * SECONDS[window.unit];
  return at < end ? Math.ceil((at.getTime() - start.getTime()) / SECOND_MS) : 0;
}

/** Value of an event for a package, in minor units; null when the event has no value in the package's currency. */
export function worthOf(
  { custom_data: data = {} }: LoggedEvent,
  { valueField, valueFactor }: Pick<EventClaim, 'valueField' | 'valueFactor'>,
  currency: string,
): number | null {
  const value = Object.entries(data).find(([name]) => name === valueField)?.[1];
  if (typeof value !== 'number' || data.currency !== currency) return null;
  const minor = Math.round(value * valueFactor * minorPerMain(currency));
  return Number.isSafeInteger(minor) && minor >= 0 ? minor : null;
}

/** An event that is attributed to a package. */
export type CreditedEvent = {
  readonly at: Date;
  readonly buyId: string;
  readonly packageId: string;
  readonly creativeId: string | null;
  /** In minor units of the package's currency; null for none. */
  readonly value: number | null;
};
