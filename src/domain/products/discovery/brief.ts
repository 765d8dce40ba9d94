import { searchForm } from '../../text/search-form.ts';

type Phrases = Readonly<Record<string, readonly string[]>>;

/** Words and phrases that briefs use for channels. The plain names of the vocabulary are included. */
const channelPhrases: Phrases = {
  display: ['display', 'banner', 'leaderboard', 'rectangle', 'skyscraper'],
  olv: ['olv', 'online video', 'video', 'pre roll', 'preroll', 'mid roll', 'instream', 'in stream'],
  social: ['social', 'social media', 'story', 'stories', 'short video'],
  search: ['search', 'paid search'],
  ctv: ['ctv', 'connected tv', 'streaming tv', 'ott', 'smart tv', 'tv'],
  linear_tv: ['linear tv', 'broadcast', 'broadcast tv', 'television', 'tv spot', 'linear'],
  radio: ['radio', 'fm'],
  streaming_audio: ['streaming audio', 'audio', 'music streaming', 'online radio'],
  podcast: ['podcast', 'host read'],
  dooh: ['dooh', 'digital out of home', 'digital billboard', 'billboard', 'out of home', 'screen network'],
  ooh: ['ooh', 'poster', 'out of home'],
  print: ['print', 'newspaper', 'magazine ad'],
  cinema: ['cinema', 'movie theater', 'movie theatre'],
  email: ['email', 'newsletter'],
  gaming: ['gaming', 'in game', 'video game'],
  retail_media: ['retail media', 'retail', 'sponsored product', 'sponsored listing', 'on shelf', 'shopper'],
  influencer: ['influencer', 'creator'],
  affiliate: ['affiliate'],
};

/**
 * Words and phrases that briefs use for markets, by ISO 3166-1 alpha-2 code. Names that are also common words are
 * left out.
 */
const countryPhrases: Phrases = {
  US: ['united states', 'usa', 'u s', 'u s a', 'america', 'american', 'nationwide us'],
  CA: ['canada', 'canadian'],
  MX: ['mexico', 'mexican'],
  BR: ['brazil', 'brazilian'],
  GB: ['united kingdom', 'uk', 'u k', 'great britain', 'britain', 'british', 'england'],
  IE: ['ireland', 'irish'],
  FR: ['france', 'french'],
  DE: ['germany', 'german'],
  AT: ['austria', 'austrian'],
  CH: ['switzerland', 'swiss'],
  NL: ['netherlands', 'dutch'],
  BE: ['belgium', 'belgian'],
  ES: ['spain', 'spanish market'],
  PT: ['portugal', 'portuguese'],
  IT: ['italy', 'italian'],
  SE: ['sweden', 'swedish'],
  NO: ['norway', 'norwegian'],
  DK: ['denmark', 'danish'],
  FI: ['finland', 'finnish'],
  PL: ['poland'],
  AU: ['australia', 'australian'],
  NZ: ['new zealand'],
  JP: ['japan', 'japanese'],
  KR: ['south korea', 'korean'],
  IN: ['india', 'indian'],
  SG: ['singapore'],
  ZA: ['south africa', 'south african'],
};

const deliveryPhrases = {
  guaranteed: ['guaranteed', 'sponsorship', 'takeover', 'reserved', 'direct io'],
  non_guaranteed: ['non guaranteed', 'auction', 'programmatic', 'biddable'],
} as const;

const NUMBER = /\d+(?:,\d+)*(?:\.\d+)?/g;
/** Text before and after a number. Each pattern is applied to a few characters at a fixed place only. */
const BEFORE =
  /(?:\b(?<unit>cpm|cpc|cpcv|cpv|cpa)\b[^\d$€£¥]{0,12})?(?<sign>[$€£¥]|\b(?:usd|eur|gbp|cad|aud|jpy|chf|sek|nok|dkk)\b)?\s?\d$/i;
const BEHIND =
  /^\d\s?(?<scale>k|m|thousand|million|mio)?\b\s?(?<code>usd|eur|gbp|cad|aud|jpy|chf|sek|nok|dkk|dollars|euros|pounds)?(?<unit>\s?(?:cpm|cpc|cpcv|cpv|cpa)\b)?/i;
const LONGEST_BEFORE = 24;
const LONGEST_BEHIND = 32;
/** Limit of digits and commas; no budget is longer. */
const LONGEST_NUMBER = 20;
const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  dollars: 'USD',
  euros: 'EUR',
  pounds: 'GBP',
};
const scales: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, mio: 1e6 };

export type BriefBudget = { readonly amount: number; readonly currency: string };

/** What a brief asks for, and its remaining words. */
export type Hints = {
  readonly words: readonly string[];
  /** All words of the brief as one line, for finding phrases. */
  readonly line: string;
  readonly channels: readonly string[];
  readonly countries: readonly string[];
  readonly budget: BriefBudget | null;
  readonly delivery: 'guaranteed' | 'non_guaranteed' | null;
};

/** The keys that have a phrase in the text, and the words of those phrases. */
function found(line: string, phrases: Phrases): { readonly keys: string[]; readonly words: string[] } {
  const keys: string[] = [];
  const words: string[] = [];
  for (const [key, list] of Object.entries(phrases)) {
    const hits = heldPhrases(line, list);
    if (hits.length === 0) continue;
    keys.push(key);
    for (const phrase of hits) words.push(...distinctiveWords(phrase));
  }
  return { keys, words };
}

/** Country codes in capitals, as in "US and DE". */
const capitals = (brief: string): string[] =>
  (brief.match(/\b[A-Z]{2}\b/g) ?? []).filter((code) => Object.hasOwn(countryPhrases, code));

export function readBrief(brief: string): Hints {
  const line = lineOf(brief);
  const channels = found(line, channelPhrases);
  const countries = found(line, countryPhrases);
  const delivery = found(line, deliveryPhrases);
  // Words that were read as a channel, a market or a kind of delivery do not count again as words.
  const understood = new Set([...channels.words, ...countries.words, ...delivery.words]);
  // In a brief that is all in capitals, "IN" and "IT" are words and not markets.
  const codes = brief === brief.toUpperCase() ? [] : capitals(brief);
  return {
    words: distinctiveWords(brief).filter((word) => !understood.has(word)),
    line,
    channels: channels.keys,
    countries: [...new Set([...countries.keys, ...codes])].sort(),
    budget: readAmount(brief),
    delivery: deliveryOf(delivery.keys),
  };
}

/** "Non-guaranteed" also contains the word "guaranteed". */
function deliveryOf(keys: readonly string[]): Hints['delivery'] {
  if (keys.includes('non_guaranteed')) return 'non_guaranteed';
  return keys.includes('guaranteed') ? 'guaranteed' : null;
}

/**
 * The largest amount of money in the brief that has a currency and is not a price per unit; null when there is
 * none.
 */
export function readAmount(brief: string): BriefBudget | null {
  const amounts: BriefBudget[] = [];
  let read = 0;
  for (const { index, 0: number } of brief.matchAll(NUMBER)) {
    const end = index + number.length;
    // The match includes the last digit, so that the word boundary tells "50 k" from "50kg".
    const behind = BEHIND.exec(brief.slice(end - 1, end + LONGEST_BEHIND));
    if (behind === null || number.length > LONGEST_NUMBER) continue;
    const before = BEFORE.exec(brief.slice(Math.max(read, index - LONGEST_BEFORE), index + 1));
    read = end - 1 + behind[0].length;
    const { code, scale, unit } = behind.groups ?? {};
    const word = (before?.groups?.sign ?? code)?.toLowerCase();
    if (word === undefined || unit !== undefined || before?.groups?.unit !== undefined) continue;
    const amount = Number(number.replaceAll(',', '')) * (scales[scale?.toLowerCase() ?? ''] ?? 1);
    amounts.push({ amount, currency: signs[word] ?? word.toUpperCase() });
  }
  return amounts.reduce<BriefBudget | null>(
    (best, one) => (best === null || one.amount > best.amount ? one : best),
    null,
  );
}

/** Words that do not help to choose a product. */
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

/** The approximate root of an English word: enough for a plural to equal its singular. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const LONGEST_PART = 400;

/** All words of a text, in the normalized form in which texts are compared. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  // `searchForm` cuts a text after 512 characters, and briefs are longer.
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

/** The roots of the distinctive words of a text, each once. */
export const distinctiveWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !SILENT.has(word) && /^\p{L}./u.test(word))
      .map(stem),
  ),
];

/** A text as one line of word roots separated by spaces, for finding phrases. */
export const lineOf = (text: string): string => ` ${wordsOf(text).map(stem).join(' ')} `;

// Every brief is compared with the same lists.
const linesOfLists = new WeakMap<readonly string[], readonly string[]>();

/**
 * The phrases of a list that a line holds.
 *
 * @param phrases a list that never changes
 */
export function heldPhrases(line: string, phrases: readonly string[]): string[] {
  const lines = linesOfLists.get(phrases) ?? phrases.map(lineOf);
  linesOfLists.set(phrases, lines);
  return phrases.filter((_, at) => line.includes(lines[at] ?? ''));
}

/** Video channels. A seeded product that only says "video" may stand for any of them. */
const MOVING: ReadonlySet<string> = new Set(['olv', 'ctv', 'linear_tv', 'cinema']);

/**
 * Whether any of the seeded products may run on a channel that a brief asks for, or on another video channel when
 * it asks for video. A seed that names no channel fits every brief, and a brief that names no channel fits every
 * seed.
 *
 * @param named the channels that each seed names
 */
export function suitsChannels(named: readonly (readonly string[])[], asked: readonly string[]): boolean {
  if (asked.length === 0) return true;
  const isMoving = asked.some((channel) => MOVING.has(channel));
  const fits = (channel: string) => asked.includes(channel) || (isMoving && MOVING.has(channel));
  return named.some((channels) => channels.length === 0 || channels.some(fits));
}
