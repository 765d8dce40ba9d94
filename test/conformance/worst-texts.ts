import { isWhole } from '../support/databases.ts';

/** Pieces that parsers of headers, queries, addresses and names find expensive when they are repeated. */
const PIECES: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  spaces: ' ',
  ampersands: '&',
  pairs: 'a&',
  values: 'a=1&',
  lists: 'a,',
  types: 'a/b,',
  wildcards: '*/*;q=0.1,',
  quotes: '",',
  'open quotes': 'a/b;c="d,',
  backslashes: '\\',
  parameters: ';a=b',
  'empty parameters': ';a',
  tags: 'W/"a",',
  labels: 'a.',
  dots: '.',
  slashes: '/',
  'encoded slashes': '%2F',
  'encoded letters': '%C3%A9',
  percents: '%',
  parents: '../',
  brackets: '[',
  parentheses: '(',
  bytes: ':YQ==:,',
  'look-alike labels': 'xn--a.',
};

export const pieces = Object.keys(PIECES);

/** Code before the body is mostly the same for all doors, so each gets some of the pieces; `npm run test:all` tries all. */
export const someOf = <T>(all: readonly T[], index: number, share: number): T[] =>
  all.filter((_, at) => isWhole || at % share === index % share);

/** Exactly so many characters of one piece. */
export const repeated = (piece: string, length: number): string =>
  (PIECES[piece] ?? '').repeat(Math.ceil(length / (PIECES[piece] ?? '').length)).slice(0, length);

/** So many characters with as many different names as fit, each with its end. */
export function distinct(end: string, length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += `k${at.toString(36)}${end}`;
  return text.slice(0, length);
}
