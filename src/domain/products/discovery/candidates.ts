import canonicalize from 'canonicalize';
import { sha256Hex } from '../../text/sha256.ts';
import type { Offer } from '../product.ts';
import type { Hints } from './hints.ts';
import { places, type Texts, textsOf } from './ranking.ts';

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
