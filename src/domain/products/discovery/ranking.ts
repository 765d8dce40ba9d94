import canonicalize from 'canonicalize';
import { minimumBudget } from '../../money/minimum-budget.ts';
import { fromMinor } from '../../money/minor-units.ts';
import { DAY_MS } from '../../text/instant.ts';
import { sha256Hex } from '../../text/sha256.ts';
import type { Offer, Product } from '../product.ts';
import { type BriefBudget, distinctiveWords, type Hints, heldPhrases } from './brief.ts';

/** Weight of each part of the score. A part that the brief does not mention does not count. */
const weights = { words: 4, channels: 3, audience: 2, countries: 2, delivery: 1, budget: 1 } as const;
type Part = keyof typeof weights;
const weightList = Object.entries(weights) as [Part, number][];

/** Weight of a word by the field that contains it. */
const places = { name: 3, topics: 2, audience: 2, description: 1 } as const;
const placeList = Object.entries(places) as [keyof Texts, number][];
const BEST_PLACE = places.name;

export type Ranked = {
  readonly offer: Offer;
  /** 0 to 1. */
  readonly score: number;
  /** 0 to 1 each; null for a part that the brief does not mention. */
  readonly parts: { readonly [P in Part]: number | null };
  /** One sentence for `brief_relevance` that gives the reasons. */
  readonly reason: string;
};

/** Scores one offer against a brief. The score grows with each part when the other parts stay the same. */
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
  for (const [part, weight] of weightList) {
    const value = parts[part];
    if (value === null) continue;
    sum += value * weight;
    all += weight;
  }
  return all === 0 ? 0 : sum / all;
}

/**
 * Share of the brief's words that the offer contains, weighted by the fields that contain them; null without words.
 */
export const wordsPart = (offer: Offer, words: readonly string[]): number | null =>
  shareOfWords(textsOf(offer), words);

/** Share of words that texts contain, weighted by the fields that contain them; null without words. */
export function shareOfWords(texts: Texts, words: readonly string[]): number | null {
  if (words.length === 0) return null;
  const sum = words.reduce((all, word) => all + placeOf(word, texts), 0);
  return sum / (BEST_PLACE * words.length);
}

export type Texts = { readonly [P in keyof typeof places]: ReadonlySet<string> };
/** The distinctive words of an offer, by field. They are remembered by offer. */
function textsOf(offer: Offer): Texts {
  const texts = known.get(offer) ?? readTexts(offer);
  known.set(offer, texts);
  return texts;
}

// Every brief is compared with the same offers.
const known = new WeakMap<Offer, Texts>();
const readTexts = ({ product, topics, audience }: Offer): Texts => ({
  name: new Set(distinctiveWords(product.name)),
  topics: new Set(distinctiveWords(topics.join(' '))),
  audience: new Set(distinctiveWords(audience.join(' '))),
  description: new Set(distinctiveWords(product.description)),
});

function placeOf(word: string, texts: Texts): number {
  let best = 0;
  for (const [place, weight] of placeList) if (weight > best && texts[place].has(word)) best = weight;
  return best;
}

/** How many of the requested values are offered: 0 for none, otherwise 0.75 to 1; null when none is requested. */
export const sharePart = (asked: readonly string[], offered: readonly string[]): number | null =>
  asked.length === 0
    ? null
    : asked.filter((one) => offered.includes(one)).length > 0
      ? bestShare(asked, offered)
      : 0;

// One of several channels is already a good match, because no product has all of them.
const bestShare = (asked: readonly string[], offered: readonly string[]): number =>
  0.75 + (0.25 * asked.filter((one) => offered.includes(one)).length) / asked.length;

/**
 * 1 − 0.5ⁿ, where n is the number of the offer's audiences that the brief names. Null when the offer names no
 * audience or the brief is empty.
 */
export function audiencePart({ audience }: Offer, line: string): number | null {
  if (audience.length === 0 || line.trim() === '') return null;
  return 1 - 0.5 ** heldPhrases(line, audience).length;
}

export function countriesPart(
  { countries }: Pick<Offer, 'countries'>,
  asked: readonly string[],
): number | null {
  if (asked.length === 0) return null;
  if (countries.length === 0) return 1;
  return asked.filter((country) => countries.includes(country)).length / asked.length;
}

/** Length of the flight for which minimum budgets are calculated, because briefs name no dates. */
const USUAL_FLIGHT_MS = 30 * DAY_MS;

/** Lowest minimum budget of an offer in a currency, in minor units; null when it is not sold in it. */
export function leastCost({ product }: Offer, currency: string): number | null {
  const costs = product.pricing_options
    .filter((option) => option.currency === currency)
    .map((option) => minimumBudget(option, USUAL_FLIGHT_MS));
  return costs.length === 0 ? null : Math.min(...costs);
}

/**
 * 1 when the budget reaches the minimum of the offer, otherwise the budget divided by that minimum; 0 when the
 * offer is not sold in the currency.
 */
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
  const audience = heldPhrases(hints.line, offer.audience).slice(0, 3);
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

/** Offers below this fraction of the best score are left out. */
const LEAST_SHARE = 0.5;
/** Offers with at least this fraction of the best score count as about equally good. */
const NEARLY_BEST = 0.6;

/**
 * The offers that match a brief, the best first. Ties go to the preferred kind of delivery, then to delivery that
 * is not guaranteed, then by product id. A brief that decides nothing keeps all offers.
 *
 * Unless the brief or `preferred` asks for guaranteed delivery, one offer that is not guaranteed comes first when
 * it is about as good as the best and sold in the wanted countries. A buyer that takes the first product then gets
 * one that needs no approval. Where the brief leaves it open what to send, the first one takes display pictures.
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
  // A brief that names a channel wants no other, as long as there is an offer on it.
  const onChannel = ranked.filter(({ parts }) => parts.channels !== 0);
  const answers = onChannel.length > 0 ? onChannel : ranked;
  const best = answers[0]?.score ?? 0;
  const kept = answers.filter(({ score }) => score >= best * LEAST_SHARE);
  const isNear = ({ score }: Ranked): boolean => score >= best * NEARLY_BEST;
  const leading = wantsBanners(hints, best) ? bannersFirst(kept.filter(isNear)) : [];
  const led = new Set(leading);
  const listed = [...leading, ...kept.filter((one) => !led.has(one))];
  if (hints.delivery === 'guaranteed' || preferred[0] === 'guaranteed') return listed;
  const isFirst = (one: Ranked) => isOpen(one) && one.parts.countries !== 0 && isNear(one);
  const first = (leading.length === 0 ? kept : leading).find(isFirst);
  return first === undefined ? listed : [first, ...listed.filter((one) => one !== first)];
}

/**
 * Whether offers for display pictures lead: for a brief that names display and no other channel, and for one that
 * decides nothing. Clients of such briefs take the first product and send a banner.
 */
const wantsBanners = ({ channels }: Hints, best: number): boolean =>
  best === 0 || (channels.length === 1 && channels[0] === 'display');

/** The offers that take display pictures, those of the most common size first, otherwise in the same order. */
const bannersFirst = (ranked: readonly Ranked[]): Ranked[] =>
  ranked
    .filter(({ offer }) => sizesOf(offer.product).length > 0)
    .sort((a, b) => Number(isCommon(b.offer.product)) - Number(isCommon(a.offer.product)));

const COMMON = '300x250';
const isCommon = (product: Product): boolean => sizesOf(product).includes(COMMON);

/** Names of formats that state a size, as clients of the protocol use them. */
const SIZED = /^display_(\d{1,5}x\d{1,5})$/;

/** Sizes of the display pictures that a product takes, such as 300x250. */
function sizesOf({ channels = [], format_options = [], format_ids = [] }: Product): string[] {
  if (!channels.includes('display')) return [];
  return [
    ...format_options.flatMap(({ format_kind: kind, params }) =>
      kind === 'image' ? [`${String(params.width)}x${String(params.height)}`] : [],
    ),
    ...format_ids.flatMap(({ id }) => SIZED.exec(id)?.[1] ?? []),
  ];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A search term of an offer: a word of its texts, or a channel or country. */
export type OfferTerm = { readonly productId: string; readonly term: string; readonly weight: number };

// Words have letters and digits only, so the prefixes keep channels and countries apart from words.
const channel = (name: string): string => `#${name}`;
const country = (code: string): string => `@${code}`;
const ANYWHERE = country('*');
const FACT_WEIGHT = 2;

/** All search terms of an offer. */
export const offerTerms = (offer: Offer): OfferTerm[] =>
  textTerms(offer.product.product_id, textsOf(offer), {
    channels: offer.product.channels ?? [],
    countries: offer.countries,
  });

type Facts = { readonly channels: readonly string[]; readonly countries: readonly string[] };

/** Search terms of texts, channels and countries, each once, with the weight of its best field. */
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

/** Search terms of a brief, to find offers. */
export const briefTerms = ({ words, channels, countries }: Hints): string[] => [
  ...words,
  ...channels.map(channel),
  ...countries.map(country),
  ...(countries.length === 0 ? [] : [ANYWHERE]),
];

/** Digest of search terms; equal for catalogs with equal terms. */
export const termsDigest = (terms: readonly OfferTerm[]): string => sha256Hex(canonicalize(terms) ?? '');
