import { toUnicode } from 'tr46';
import unhomoglyph from 'unhomoglyph';
import { asciiName, canonicalDomain, type DomainVerdict, registrableDomain } from '../net/domain-name.ts';
import { protectedDomains, reservedWords } from './protected-names.ts';

/** The skeleton that look-alike names share, and the label that distinguishes them. */
export type Likeness = {
  /** UTS 39 skeleton, the same for all names that can be mistaken for each other. */
  skeleton: string;
  /** The U-label that the skeleton was made from. */
  label: string;
};

/** Why an operator must review a new entry. */
export type Resemblance =
  | { reason: 'looks_like'; resembles: string }
  | { reason: 'protected_name'; resembles: string }
  | { reason: 'reserved_word'; resembles: string }
  | { reason: 'mixed_scripts'; resembles: null };

// Prototypes contain upper case (0 is mapped to O), and lower-casing may make a character confusable again.
const MOST_ROUNDS = 8;
// The table maps the small palochka to an i. In most typefaces both cases look like an l, and they were abused as
// such.
const PALOCHKA = '\u04cf';

/**
 * The skeleton of a label (UTS 39 section 4), folded to lower case because host names are case-insensitive. Two
 * labels that look the same have the same skeleton. Idempotent.
 */
export function skeletonOf(label: string): string {
  let skeleton = label;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const plain = skeleton.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(PALOCHKA, 'l');
    const next = unhomoglyph(plain).toLowerCase().normalize('NFD');
    if (next === skeleton) break;
    skeleton = next;
  }
  return skeleton;
}

/**
 * The likeness of a canonical domain: that of the label which its owner chose, without public suffix and subdomains.
 * For a bare public suffix, that of its first label.
 */
export function likenessOf(domain: string): Likeness {
  const registrable = registrableDomain(domain) ?? domain;
  const [ascii = ''] = registrable.split('.');
  const { domain: label } = toUnicode(ascii, { useSTD3ASCIIRules: true });
  return { skeleton: skeletonOf(label), label };
}

/** Maps each skeleton to its name. Of several names with one skeleton, the first. */
function bySkeleton<T>(names: readonly T[], labelOf: (name: T) => string): ReadonlyMap<string, T> {
  return new Map([...names].reverse().map((name) => [skeletonOf(labelOf(name)), name]));
}

const listed = bySkeleton(protectedDomains, (domain) => likenessOf(domain).label);
const reserved = bySkeleton(reservedWords, (word) => word);

/** Scripts with letters of the same shape. Other mixtures, such as Latin with Han, are common in normal writing. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Whether the label has letters of several scripts that can be mistaken for each other (UTS 39 section 5). */
export const mixesScripts = (label: string): boolean =>
  ALIKE.filter((script) => script.test(label)).length > 1;

/**
 * What is suspicious about a name by itself: it resembles a name of the deny list or a reserved word, or it mixes
 * scripts. Null when nothing is, and for the listed domain itself.
 */
export function judgeName(domain: string): Resemblance | null {
  const { skeleton, label } = likenessOf(domain);
  const name = listed.get(skeleton);
  if (name !== undefined) {
    const isItself = registrableDomain(domain) === name;
    return isItself ? null : { reason: 'protected_name', resembles: name };
  }
  const word = reserved.get(skeleton);
  if (word !== undefined) return { reason: 'reserved_word', resembles: word };
  return mixesScripts(label) ? { reason: 'mixed_scripts', resembles: null } : null;
}

/** The key of a protected name: a domain, or a single label for all domains that have it. */
export const readProtectedName = (input: string): DomainVerdict =>
  input.trim().replace(/\.$/, '').includes('.') ? canonicalDomain(input) : asciiName(input.trim());

/** A name in the forms in which a person compares it with another one. */
export function comparedName(name: string) {
  const { label, skeleton } = likenessOf(name);
  return { name, shown: toUnicode(name, { useSTD3ASCIIRules: true }).domain, label, skeleton };
}
