import canonicalize from 'canonicalize';
import { fromMinor } from '../../accounts/money.ts';
import { minimumBudget } from '../../buys/money/budget.ts';
import { DAY_MS } from '../../text/instant.ts';
import { sha256Hex } from '../../text/sha256.ts';
import type { Offer } from '../product.ts';
import { type BriefBudget, type Hints, holdsPhrase, tellingWords } from './brief.ts';

/** How far each part counts. Parts that the brief says nothing about do not count at all. */
const weights = { words: 4, channels: 3, audience: 2, countries: 2, delivery: 1, budget: 1 } as const;
export type Part = keyof typeof weights;

/** Where a word is found says how much it tells. */
const places = { name: 3, topics: 2, audience: 2, description: 1 } as const;
const BEST_PLACE = places.name;

export type Ranked = {
  readonly offer: Offer;
  /** 0 to 1. */
  readonly score: number;
  /** 0 to 1 each; null for what the brief says nothing about. */
  readonly parts: { readonly [P in Part]: number | null };
  /** Why, in a sentence. */
  readonly reason: string;
};

/** Judges one offer. The score grows with each part, the others held. */
export function rank(offer: Offer, hints: Hints): Ranked {
  const parts = {
    words: wordsPart(offer, hints.words),
    channels: sharePart(hints.channels, offer.product.channels ?? []),
    audience: audiencePart(offer, hints.line),
    countries: countriesPart(offer, hints.countries),
    delivery: hints.delivery === null ? null : Number(offer.product.delivery_type === hints.delivery),
    budget: budgetPart(offer, hints.budget),
  };
  return { offer, score: scoreOf(parts), parts, reason: reasonOf(offer, hints) };
}

export function scoreOf(parts: Ranked['parts']): number {
  let sum = 0;
  let all = 0;
  for (const [part, weight] of Object.entries(weights) as [Part, number][]) {
    const value = parts[part];
    if (value === null) continue;
    sum += value * weight;
    all += weight;
  }
  return all === 0 ? 0 : sum / all;
}

/** The share of the brief's words that the offer has, by where it has them. */
export const wordsPart = (offer: Offer, words: readonly string[]): number | null =>
  shareOfWords(textsOf(offer), words);

/** The share of words that texts have, by where they have them; null without words. */
export function shareOfWords(texts: Texts, words: readonly string[]): number | null {
  if (words.length === 0) return null;
  const sum = words.reduce((all, word) => all + placeOf(word, texts), 0);
  return sum / (BEST_PLACE * words.length);
}

export type Texts = { readonly [P in keyof typeof places]: ReadonlySet<string> };
/** The telling words of an offer by where it has them. */
function textsOf(offer: Offer): Texts {
  const texts = known.get(offer) ?? readTexts(offer);
  known.set(offer, texts);
  return texts;
}

// Every brief looks at the same offers.
const known = new WeakMap<Offer, Texts>();
const readTexts = ({ product, topics, audience }: Offer): Texts => ({
  name: new Set(tellingWords(product.name)),
  topics: new Set(tellingWords(topics.join(' '))),
  audience: new Set(tellingWords(audience.join(' '))),
  description: new Set(tellingWords(product.description)),
});

const placeOf = (word: string, texts: Texts): number =>
  Math.max(
    0,
    ...(Object.keys(places) as (keyof Texts)[]).map((place) => (texts[place].has(word) ? places[place] : 0)),
  );

/** The share of what is asked for that is there. */
export const sharePart = (asked: readonly string[], offered: readonly string[]): number | null =>
  asked.length === 0
    ? null
    : asked.filter((one) => offered.includes(one)).length > 0
      ? bestShare(asked, offered)
      : 0;

// One of several channels is already a good answer: nobody sells all of them in one product.
const bestShare = (asked: readonly string[], offered: readonly string[]): number =>
  0.75 + (0.25 * asked.filter((one) => offered.includes(one)).length) / asked.length;

/** Half of the way for each audience of the offer that the brief names. Null when the offer claims none. */
export function audiencePart({ audience }: Offer, line: string): number | null {
  if (audience.length === 0 || line.trim() === '') return null;
  const hits = audience.filter((phrase) => holdsPhrase(line, phrase)).length;
  return 1 - 0.5 ** hits;
}

export function countriesPart(
  { countries }: Pick<Offer, 'countries'>,
  asked: readonly string[],
): number | null {
  if (asked.length === 0) return null;
  if (countries.length === 0) return 1;
  return asked.filter((country) => countries.includes(country)).length / asked.length;
}

/** The length that minimums are judged for when a brief names no dates. */
const USUAL_FLIGHT_MS = 30 * DAY_MS;

/** The least that an offer costs in a currency, in minor units; null when it is not sold in it. */
export function leastCost({ product }: Offer, currency: string): number | null {
  const costs = product.pricing_options
    .filter((option) => option.currency === currency)
    .map((option) => minimumBudget(option, USUAL_FLIGHT_MS));
  return costs.length === 0 ? null : Math.min(...costs);
}

/** 1 when the budget is enough, else how near it comes; 0 in a currency that the offer is not sold in. */
export function budgetPart(offer: Offer, budget: BriefBudget | null): number | null {
  if (budget === null) return null;
  const cost = leastCost(offer, budget.currency);
  if (cost === null) return 0;
  const least = fromMinor(cost, budget.currency);
  return budget.amount >= least ? 1 : budget.amount / least;
}

function reasonOf(offer: Offer, hints: Hints): string {
  const texts = textsOf(offer);
  const words = hints.words.filter((word) => placeOf(word, texts) > 0).slice(0, 5);
  const audience = offer.audience.filter((phrase) => holdsPhrase(hints.line, phrase)).slice(0, 3);
  const runsOn: readonly string[] = offer.product.channels ?? [];
  const channels = hints.channels.filter((one) => runsOn.includes(one));
  const countries = hints.countries.filter(
    (one) => offer.countries.length === 0 || offer.countries.includes(one),
  );
  const cost = hints.budget === null ? null : leastCost(offer, hints.budget.currency);
  const pieces = [
    ...(words.length === 0 ? [] : [`matches ${words.join(', ')}`]),
    ...(audience.length === 0 ? [] : [`reaches ${audience.join(', ')}`]),
    ...(channels.length === 0 ? [] : [`runs on ${channels.join(', ')}`]),
    ...(countries.length === 0 ? [] : [`is sold in ${countries.join(', ')}`]),
    ...moneyPiece(hints.budget, cost),
  ];
  if (pieces.length === 0) return 'Part of the standard offer; nothing in the brief decides about it.';
  const sentence = pieces.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function moneyPiece(budget: BriefBudget | null, cost: number | null): string[] {
  if (budget === null || cost === null || cost === 0) return [];
  const least = fromMinor(cost, budget.currency);
  const verdict = budget.amount >= least ? 'within the budget' : 'above the budget';
  return [`costs at least ${least} ${budget.currency}, ${verdict}`];
}

/** Offers below this share of the best score are no answer to a brief. */
const LEAST_SHARE = 0.5;
/** Offers from this share of the best score on are about as good as that. */
const NEARLY_BEST = 0.6;

/**
 * The offers that answer a brief, the best first. Ties go to what can be bought at once, then by id. A brief that
 * decides nothing leaves all of them in.
 *
 * Unless the brief asks for guaranteed delivery, an offer that is not guaranteed goes first of all when it is about as
 * good as the best, and sold where it is wanted: a buyer that takes the first product gets one without an approval.
 */
export function rankOffers(
  offers: readonly Offer[],
  hints: Hints,
  preferred: readonly string[] = [],
): Ranked[] {
  const order = (ranked: Ranked): number => {
    const at = preferred.indexOf(ranked.offer.product.delivery_type);
    return at === -1 ? preferred.length : at;
  };
  const isOpen = ({ offer }: Ranked): boolean => offer.product.delivery_type === 'non_guaranteed';
  const ranked = offers
    .map((offer) => rank(offer, hints))
    .sort(
      (a, b) =>
        b.score - a.score ||
        order(a) - order(b) ||
        Number(isOpen(b)) - Number(isOpen(a)) ||
        compare(a.offer.product.product_id, b.offer.product.product_id),
    );
  // Whoever names a channel wants no other, as long as there is an offer on it.
  const onChannel = ranked.filter(({ parts }) => parts.channels !== 0);
  const answers = onChannel.length > 0 ? onChannel : ranked;
  const best = answers[0]?.score ?? 0;
  const kept = answers.filter(({ score }) => score >= best * LEAST_SHARE);
  if (hints.delivery === 'guaranteed' || preferred[0] === 'guaranteed') return kept;
  const first = kept.find(
    (one) => isOpen(one) && one.parts.countries !== 0 && one.score >= best * NEARLY_BEST,
  );
  return first === undefined ? kept : [first, ...kept.filter((one) => one !== first)];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What an offer is found by: a word of its texts, or a fact that briefs name. */
export type OfferTerm = { readonly productId: string; readonly term: string; readonly weight: number };

// Words have letters and digits only, so that facts are never taken for one.
const channel = (name: string): string => `#${name}`;
const country = (code: string): string => `@${code}`;
const ANYWHERE = country('*');
const FACT_WEIGHT = 2;

/** All that an offer is found by. */
export const offerTerms = (offer: Offer): OfferTerm[] =>
  textTerms(offer.product.product_id, textsOf(offer), {
    channels: offer.product.channels ?? [],
    countries: offer.countries,
  });

type Facts = { readonly channels: readonly string[]; readonly countries: readonly string[] };

/** The terms of texts and facts, each once, with the weight of the most telling place. */
export function textTerms(productId: string, texts: Texts, { channels, countries }: Facts): OfferTerm[] {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  for (const place of Object.keys(places) as (keyof typeof places)[])
    for (const word of texts[place]) add(word, places[place]);
  for (const name of channels) add(channel(name), FACT_WEIGHT);
  const usable = countries.length === 0 ? [ANYWHERE] : countries.map(country);
  for (const term of usable) add(term, FACT_WEIGHT);
  return [...weights].map(([term, weight]) => ({ productId, term, weight }));
}

/** The terms that lead from a brief to offers; none for a brief that decides nothing. */
export const briefTerms = ({ words, channels, countries }: Hints): string[] => [
  ...words,
  ...channels.map(channel),
  ...countries.map(country),
  ...(countries.length === 0 ? [] : [ANYWHERE]),
];

/** Equal for catalogs that are found alike. */
export const termsDigest = (terms: readonly OfferTerm[]): string => sha256Hex(canonicalize(terms) ?? '');
