/** Publishers that are made by crawls; each further generation of as many is copied from them. */
export const GENERATION = 200;

const FIRST =
  'river,north,daily,urban,silver,coast,garden,metro,valley,summit,harbor,cedar,amber,lunar,crystal'.split(
    ',',
  );
const SECOND =
  'post,times,kitchen,sports,finance,travel,weather,music,gazette,herald,review,studio,market,games'.split(
    ',',
  );
// Letters that look like no other character, so that a look-alike name has them too; no vowels, so that they are in no word
// of a file; and no digits of hexadecimal numbers, so that they are in no id and no hash.
const LETTERS = 'ghjklnpqrstvwxyz';
const MARK_LENGTH = 3;

/** The generation of a publisher as letters. All are equally long and are in no other text of a publisher. */
export const markOf = (generation: number): string =>
  [...generation.toString(LETTERS.length).padStart(MARK_LENGTH, '0')]
    .map((digit) => LETTERS[Number.parseInt(digit, LETTERS.length)])
    .join('');

/** The name of a publisher: two words, and its generation. */
export function nameOf(n: number): [first: string, second: string, mark: string] {
  const within = n % GENERATION;
  return [
    FIRST[within % FIRST.length] ?? '',
    SECOND[Math.floor(within / FIRST.length)] ?? '',
    markOf(Math.floor(n / GENERATION)),
  ];
}

export const domainOf = (n: number): string => `${nameOf(n).join('')}.example`;

/** Entries of each publisher's file. */
export const ENTRIES = 10;
/** The agent that is authorized by the first ten thousand publishers at most. */
export const WIDE = 'https://sales.wide.example/mcp';
export const FAN_OUT = 10_000;
/** The agent that only the first publisher authorizes. */
export const NARROW = 'https://narrow.wide.example/mcp';

/** Agents of the entries of one generation, of which each has ten. */
export const agentOf = (n: number, entry: number): string => {
  const mark = nameOf(n)[2];
  return `https://a${((n % GENERATION) * ENTRIES + entry) % GENERATION}-${mark}.agents.example/mcp`;
};

/** Number of publishers for a table with this many authorizations. */
export const publishersFor = (authorizations: number): number => authorizations / ENTRIES;
