import { searchForm } from '../../search/search-text.ts';

/** Words that say nothing about what is wanted. */
const SILENT = new Set(
  (
    'a an and or the of for to in on at by with from our your we us you they it its is are be as that this these those ' +
    'want need looking look like run running launch launching campaign campaigns ad ads advertising advertise media buy ' +
    'buying inventory product products audience audiences target targeting reach budget brand brands please across via ' +
    'using who which into than then about per cpm cpc cpv our their his her new next month week day quarter q1 q2 q3 q4 ' +
    'premium best good high quality all any every channel channels people user users lover lovers ' +
    'show me give find list see available offer offers option options something anything everything what'
  ).split(' '),
);

const WORD = /[\p{L}\p{N}]+/gu;

/** The root of an English word, roughly: enough that a plural and its singular meet. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const LONGEST_PART = 400;

/** All words of a text, in the form in which texts are compared. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  // Search forms end after 512 characters; briefs are longer.
  for (const part of parts(text)) words.push(...(searchForm(part).match(WORD) ?? []));
  return words;
}

function* parts(text: string): Generator<string> {
  let rest = text;
  while (rest.length > LONGEST_PART) {
    const space = rest.lastIndexOf(' ', LONGEST_PART);
    const end = space <= 0 ? LONGEST_PART : space;
    yield rest.slice(0, end);
    rest = rest.slice(end);
  }
  yield rest;
}

/** The roots of the telling words of a text, each once. */
export const tellingWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !SILENT.has(word) && /^\p{L}./u.test(word))
      .map(stem),
  ),
];

/** A text as one line of words between blanks, to look for phrases in. */
export const lineOf = (text: string): string => ` ${wordsOf(text).map(stem).join(' ')} `;

export const holdsPhrase = (line: string, phrase: string): boolean => line.includes(lineOf(phrase));
