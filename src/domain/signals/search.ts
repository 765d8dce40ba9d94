import { type Hints, holdsPhrase, lineOf, tellingWords } from '../products/discovery/brief.ts';
import {
  countriesPart,
  scoreOf,
  shareOfWords,
  type Texts,
  textTerms,
} from '../products/discovery/ranking.ts';
import type { Signal } from './signal.ts';

const known = new WeakMap<Signal, Texts>();

/** The telling words of a signal by where it has them. */
export function signalTexts(signal: Signal): Texts {
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
  name: new Set(tellingWords(name)),
  topics: new Set(tellingWords(topics.join(' '))),
  audience: new Set(tellingWords((taxonomy?.values ?? []).map(({ path = '' }) => path).join(' '))),
  description: new Set(tellingWords(`${description} ${provider}`)),
});

/** The terms that lead from a brief to a signal. */
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

/** Signals below this share of the best score are no answer, unless there are fewer than `LEAST_ROWS`. */
const LEAST_SHARE = 0.5;
const LEAST_ROWS = 10;

/**
 * The signals that answer a brief, the best first. A brief that speaks of buying is answered by the data of third
 * parties first: the seller’s own data says what people read, not what they plan to buy. A brief without telling words
 * leaves all signals in.
 */
export function rankSignals(signals: readonly Signal[], hints: Hints): Signal[] {
  const isAboutBuying = INTENT.some((phrase) => holdsPhrase(hints.line, phrase));
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

/** How well a signal answers a brief, 0 to 1. */
export const scoreSignal = (signal: Signal, hints: Hints): number =>
  scoreOf({
    words: shareOfWords(signalTexts(signal), hints.words),
    channels: null,
    audience: topicPart(signal, hints.line),
    countries: countriesPart({ countries: signal.countries ?? [] }, hints.countries),
    delivery: null,
    budget: null,
  });

const topicLines = new WeakMap<Signal, readonly string[]>();

/** Half of the way for each topic that the brief names; null for a signal without topics. */
function topicPart(signal: Signal, line: string): number | null {
  const { topics = [] } = signal;
  if (topics.length === 0 || line.trim() === '') return null;
  // Putting a phrase into the form of a brief costs more than looking for it.
  const lines = topicLines.get(signal) ?? topics.map(lineOf);
  topicLines.set(signal, lines);
  return 1 - 0.5 ** lines.filter((phrase) => line.includes(phrase)).length;
}

const compareIds = (
  { signal_agent_segment_id: a }: Signal,
  { signal_agent_segment_id: b }: Signal,
): number => (a < b ? -1 : a > b ? 1 : 0);
