import { toUnicode } from 'tr46';

/**
 * Characters that IDNA 2008 allows in names by their kind: letters, marks and digits (RFC 5892 section 2.1), and those
 * that its list of exceptions adds. A name in A-labels has no capital letters and no characters that change when they
 * are normalized, because UTS 46 refuses them.
 */
const OF_NAMES = /[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\u06fd\u06fe\u0f0b\u3007-]/u;
/** Letters and marks that it leaves out all the same (sections 2.3, 2.4, 2.6 and 2.9). */
const NEVER =
  /[\u20d0-\u20ff]|[\u0640\u07fa\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]|[\u302e\u302f]|[\u{1d100}-\u{1d24f}]|\p{Default_Ignorable_Code_Point}/u;
type Rule = (label: string, before: string, after: string) => boolean;

/** Allowed in some places only (appendix A): the character, and what stands there must be true of. */
const IN_PLACE: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  // The joiners were judged when the name was read.
  ['\u200c', () => true],
  ['\u200d', () => true],
  ['\u00b7', (_, before, after) => before === 'l' && after === 'l'],
  ['\u0375', (_, _before, after) => /^\p{Script=Greek}/u.test(after)],
  ['\u05f3', (_, before) => /^\p{Script=Hebrew}/u.test(before)],
  ['\u05f4', (_, before) => /^\p{Script=Hebrew}/u.test(before)],
  [
    '\u30fb',
    (label) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label.replaceAll('\u30fb', '')),
  ],
]);
const TWO_SETS_OF_DIGITS = [/[\u0660-\u0669]/u, /[\u06f0-\u06f9]/u];

/**
 * A character of a name that IDNA 2008 does not allow there, such as a symbol; null when it allows all of them. UTS 46,
 * by which names are read, accepts more, because hosts with such names exist.
 *
 * @param domain in canonical form
 */
export function characterAgainstIdna(domain: string): string | null {
  if (!domain.includes('xn--')) return null;
  for (const label of toUnicode(domain, { useSTD3ASCIIRules: true }).domain.split('.')) {
    const found = characterIn(label);
    if (found !== null) return found;
  }
  return null;
}

function characterIn(label: string): string | null {
  const characters = [...label];
  for (const [at, character] of characters.entries()) {
    const isHere = IN_PLACE.get(character);
    const isAllowed =
      isHere === undefined
        ? OF_NAMES.test(character) && !NEVER.test(character)
        : isHere(label, characters[at - 1] ?? '', characters[at + 1] ?? '');
    if (!isAllowed) return character;
  }
  const mixed = TWO_SETS_OF_DIGITS.map((digits) => digits.exec(label)?.[0]);
  return mixed.every((digit) => digit !== undefined) ? (mixed[1] ?? null) : null;
}
