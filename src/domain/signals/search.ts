import type {
  CorePaginationRequest,
  CoreSignalFilters,
  CoreVendorPricingOption,
} from '../../../generated/types/core.ts';
import type { SignalsGetSignalsRequest } from '../../../generated/types/signals.ts';
import type { Wire } from '../contract/shapes.ts';
import { distinctiveWords, type Hints, heldPhrases } from '../products/discovery/brief.ts';
import {
  countriesPart,
  scoreOf,
  shareOfWords,
  type Texts,
  textTerms,
} from '../products/discovery/ranking.ts';
import { judgeCountries } from '../products/judge-codes.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../refusals/refusal.ts';
import { type Destination, distinctDestinations } from './activation.ts';
import type { Signal } from './signal.ts';

type SignalsMode = 'brief' | 'wholesale';

/** A request for signals, independent of the form in which it was sent. */
export type SignalsQuery = {
  readonly mode: SignalsMode;
  /** Empty if the request has no text, or its mode ignores the text. */
  readonly spec: string;
  readonly destinations: readonly Destination[] | null;
  readonly countries: readonly string[] | undefined;
  readonly page: Wire<CorePaginationRequest>;
};

type Request = Readonly<SignalsGetSignalsRequest> & { readonly brief?: unknown };

const LONGEST_SPEC = 10_000;
/** Largest page. */
const MOST_PER_PAGE = 100;

/**
 * Reads a request for signals. The mode `wholesale` ignores `signal_spec`, because clients send one with every
 * read, but it refuses `signal_refs` and `signal_ids`.
 */
export function readSignalsRequest(request: Request, declared: readonly string[]): Judged<SignalsQuery> {
  const { discovery_mode: mode = 'brief', signal_refs, signal_ids, deliver_to: older, max_results } = request;
  const spec = request.signal_spec ?? specOf(request.brief);
  const refusals: BuyRejected[] = [];
  const no = (field: string, message: string) => refusals.push(refuse('INVALID_REQUEST', field, message));
  if (mode === 'wholesale' && !declared.includes('wholesale'))
    no('discovery_mode', 'This agent does not offer `wholesale`; send `signal_spec` in the mode `brief`.');
  if (mode === 'wholesale') {
    if (signal_refs !== undefined)
      no('signal_refs', '`signal_refs` must not be sent in the mode `wholesale`.');
    if (signal_ids !== undefined) no('signal_ids', '`signal_ids` must not be sent in the mode `wholesale`.');
  } else {
    if (spec === '' && signal_refs === undefined && signal_ids === undefined)
      no('signal_spec', 'The mode `brief` needs `signal_spec`, `signal_refs` or `signal_ids`.');
    if (request.if_wholesale_feed_version !== undefined)
      no('if_wholesale_feed_version', '`if_wholesale_feed_version` needs the mode `wholesale`.');
  }
  refusals.push(
    ...judgeCountries(request.countries, 'countries'),
    ...judgeCountries(older?.countries, 'deliver_to.countries'),
  );
  const destinations = request.destinations ?? older?.deployments;
  return judged(refusals, () => ({
    mode,
    spec: mode === 'wholesale' ? '' : spec,
    destinations: destinations === undefined ? null : distinctDestinations(destinations),
    countries: request.countries ?? older?.countries,
    page: {
      ...(max_results === undefined ? {} : { max_results: Math.min(max_results, MOST_PER_PAGE) }),
      ...request.pagination,
    },
  }));
}

/** Some clients send the text as `brief`, the name that it has in requests for products. */
const specOf = (brief: unknown): string => (typeof brief === 'string' ? brief.slice(0, LONGEST_SPEC) : '');

type Wanted = {
  readonly filters?: CoreSignalFilters;
  readonly countries?: readonly string[];
};

/** Whether a signal meets all conditions of a request. */
export function meetsConditions(signal: Signal, { filters = {}, countries }: Wanted): boolean {
  const { catalog_types: types, data_providers: providers, min_coverage_percentage: coverage = 0 } = filters;
  const { data_provider: name, data_provider_domain: domain } = signal;
  return (
    (types === undefined || types.includes(signal.signal_type)) &&
    (providers === undefined || providers.some((one) => one === name || one === domain)) &&
    signal.coverage_percentage >= coverage &&
    isAffordable(signal, 'cpm', filters.max_cpm, (price) => (price.model === 'cpm' ? price.cpm : null)) &&
    isAffordable(signal, 'percent_of_media', filters.max_percent, (price) =>
      price.model === 'percent_of_media' ? price.percent : null,
    ) &&
    (countries === undefined ||
      signal.countries === undefined ||
      countries.some((country) => signal.countries?.includes(country)))
  );
}

/** A price bound excludes a signal only if the signal has prices of that model and all of them are above the bound. */
function isAffordable(
  { pricing_options: prices = [] }: Signal,
  model: CoreVendorPricingOption['model'],
  most: number | undefined,
  amountOf: (price: CoreVendorPricingOption) => number | null,
): boolean {
  const bounded = prices.filter((price) => price.model === model);
  if (most === undefined || bounded.length === 0) return true;
  return bounded.some((price) => (amountOf(price) ?? 0) <= most);
}

/** Filters without price bounds, for callers that may not see prices: the signals returned would reveal them. */
export const withoutPriceBounds = ({ max_cpm: _cpm, max_percent: _percent, ...filters }: CoreSignalFilters) =>
  filters;

const known = new WeakMap<Signal, Texts>();

/** The significant words of a signal, by the field that they are in. */
function signalTexts(signal: Signal): Texts {
  const texts = known.get(signal) ?? readTexts(signal);
  known.set(signal, texts);
  return texts;
}

const readTexts = ({
  name,
  description,
  topics = [],
  taxonomy,
  data_provider: provider = '',
}: Signal): Texts => ({
  name: new Set(distinctiveWords(name)),
  topics: new Set(distinctiveWords(topics.join(' '))),
  audience: new Set(distinctiveWords((taxonomy?.values ?? []).map(({ path = '' }) => path).join(' '))),
  description: new Set(distinctiveWords(`${description} ${provider}`)),
});

/** The terms of a signal that a brief is searched for. */
export const signalTerms = (signal: Signal) =>
  textTerms(signal.signal_agent_segment_id, signalTexts(signal), {
    channels: [],
    countries: signal.countries ?? [],
  });

const INTENT = [
  'intent',
  'intender',
  'in market',
  'buyer',
  'shopper',
  'ready to buy',
  'plan to buy',
  'purchase',
];

/**
 * Signals that score below this share of the best score are left out, unless there would be fewer than
 * `LEAST_ROWS`.
 */
const LEAST_SHARE = 0.5;
const LEAST_ROWS = 10;

/**
 * The signals that match a brief, best first. For a brief about buying, third-party data comes first: the seller’s
 * own data shows what people read, not what they plan to buy. A brief without significant words matches all
 * signals.
 */
export function rankSignals(signals: readonly Signal[], hints: Hints): Signal[] {
  const isAboutBuying = heldPhrases(hints.line, INTENT).length > 0;
  const later = ({ signal_type: type }: Signal): number => Number(isAboutBuying && type !== 'marketplace');
  const ranked = signals
    .map((signal) => ({ signal, score: scoreSignal(signal, hints) }))
    .sort((a, b) => b.score - a.score || compareIds(a.signal, b.signal));
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }, at) => at < LEAST_ROWS || score >= best * LEAST_SHARE)
    .sort((a, b) => later(a.signal) - later(b.signal) || b.score - a.score || compareIds(a.signal, b.signal))
    .map(({ signal }) => signal);
}

/** How well a signal matches a brief, from 0 to 1. */
const scoreSignal = (signal: Signal, hints: Hints): number =>
  scoreOf({
    words: shareOfWords(signalTexts(signal), hints.words),
    channels: null,
    audience: topicPart(signal, hints.line),
    countries: countriesPart({ countries: signal.countries ?? [] }, hints.countries),
    delivery: null,
    budget: null,
  });

/** Each topic that the brief names halves the distance to 1; null for a signal without topics or an empty brief. */
function topicPart(signal: Signal, line: string): number | null {
  const { topics = [] } = signal;
  if (topics.length === 0 || line.trim() === '') return null;
  return 1 - 0.5 ** heldPhrases(line, topics).length;
}

const compareIds = (
  { signal_agent_segment_id: a }: Signal,
  { signal_agent_segment_id: b }: Signal,
): number => (a < b ? -1 : a > b ? 1 : 0);
