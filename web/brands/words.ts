import type { StatusKind } from '../components/parts.ts';

const SOURCES: Readonly<Record<string, string>> = {
  brand_json: 'own brand.json',
  community: 'added by the community',
  enriched: 'from enrichment',
};

/** The source of an entry in words. */
export const sourceWords = (source: string): string => SOURCES[source] ?? source;

type Trust = { readonly kind: StatusKind; readonly word: string; readonly say: (house: string) => string };

const TRUST: Readonly<Record<string, Trust>> = {
  inline: {
    kind: 'good',
    word: 'confirmed',
    say: (house) => `${house} describes this brand in its own file.`,
  },
  mutual: {
    kind: 'good',
    word: 'confirmed',
    say: (house) => `The brand and ${house} name each other in their own files.`,
  },
  leaf_only: {
    kind: 'warn',
    word: 'claimed only',
    say: (house) =>
      `The brand names ${house} as its house. ${house} does not list it, so the relation is a claim.`,
  },
  house_only: {
    kind: 'warn',
    word: 'one side only',
    say: (house) =>
      `${house} lists this brand; the brand does not name it. The brand counts as standing alone.`,
  },
  standalone: { kind: 'none', word: 'stands alone', say: () => 'The brand names no house.' },
  unverifiable: {
    kind: 'warn',
    word: 'not verifiable',
    say: (house) => `The file of ${house} could not be read, or is no portfolio.`,
  },
};

/** How well the tie to the house is proven; null where it was not examined. */
export const trustOf = (trust: string | undefined): Trust | null =>
  trust === undefined ? null : (TRUST[trust] ?? null);

const KELLER: Readonly<Record<string, string>> = {
  master: 'the brand of the house itself',
  sub_brand: 'sub-brand with the name of the house',
  endorsed: 'endorsed by the house',
  independent: 'independent',
};
export const positionWords = (type: string): string => KELLER[type] ?? type;
