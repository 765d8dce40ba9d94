/** Maximum length of a text and its form, in UTF-16 units. The rest of a longer text is ignored. */
export const LONGEST_FORM = 512;

/** Printable ASCII without spaces at the ends or in a row: only its case can differ. */
export const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const ACCENTS = /[\u0300-\u036f]/g;
const UNSEEN = /[\p{Z}\p{C}]+/gu;
const FINAL_SIGMA = /ς/g;
/** Characters within words that nobody sees or types: soft hyphens, joiners, variation selectors. */
const UNSEEN_IN_WORDS = /\p{Default_Ignorable_Code_Point}+/gu;

/**
 * The form in which texts that people write are compared, in every search and filter. Case, accents, the
 * normalization form (NFC or NFD), width and other compatibility variants, characters that nobody sees, and the kind
 * and number of spaces do not matter. A part of a word has the form of this part, wherever in the word it stands.
 * Idempotent. At most 512 UTF-16 units.
 */
export const searchForm = (text: string): string => formOf(text, LONGEST_FORM);

/** The search form of a text of any length. */
export const wholeSearchForm = (text: string): string => formOf(text, Number.POSITIVE_INFINITY);

function formOf(text: string, longest: number): string {
  const short = cutText(text, longest);
  const plain = plainForm(short);
  if (plain !== null) return plain;
  let form = short;
  // Removing an accent may leave letters that combine again. A few rounds reach a stable form.
  for (let round = 0; round < 4; round += 1) {
    const next = cutText(folded(form), longest);
    if (next === form) break;
    form = next;
  }
  return form;
}

const SPACE = 32;
const NEWLINE = 10;

/** The form of a text that is plain, by one pass over it: nearly all hosts, ids and names that are compared. Null for others. */
function plainForm(text: string, separator = SPACE): string | null {
  let before = SPACE;
  let hasCapitals = false;
  for (let at = 0; at < text.length; at += 1) {
    const read = text.charCodeAt(at);
    const code = read === separator ? SPACE : read;
    if (code > 126 || code < SPACE || (code === SPACE && before === SPACE)) return null;
    if (code >= 65 && code <= 90) hasCapitals = true;
    before = code;
  }
  if (before === SPACE) return null;
  return hasCapitals ? text.toLowerCase() : text;
}

/** The forms of texts that are all plain, one per line as they are given. Null for others, and for texts that may be cut. */
export const plainLines = (lines: string): string | null =>
  lines.length > LONGEST_FORM ? null : plainForm(lines, NEWLINE);

// Upper case before lower case is the full case folding of Unicode for nearly all letters (`ß` as `ss`, `ı` as `i`).
// Lower case alone depends on the place of a letter in its word: sigma has a form of its own at the end.
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .replace(FINAL_SIGMA, 'σ')
    .replace(UNSEEN_IN_WORDS, '')
    .replace(UNSEEN, ' ')
    .trim();

/** The search forms of texts, one per line and each once, in which a part of a text is searched. */
export const searchLines = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => searchForm(text)))].join('\n');

/** Whether a text contains another in search form. An empty one is in every text. */
export const holdsText = (text: string, part: string): boolean =>
  wholeSearchForm(text).includes(wholeSearchForm(part));

/** Cuts a text without splitting a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, isLowSurrogate(text.charCodeAt(length)) ? length - 1 : length);
}

export const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;
