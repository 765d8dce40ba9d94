import { toUnicode } from 'tr46';
import { fromJsonText, type JsonText } from '../json/values.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import {
  cutText,
  isLowSurrogate,
  LONGEST_FORM,
  PLAIN,
  plainLines,
  searchForm,
  searchLines,
} from '../text/search-form.ts';

/** Maximum lengths of a term and a word, in UTF-16 units. The rest of a longer text is ignored. */
export const LONGEST_TERM = 64;
export const LONGEST_WORD = 32;
/** Maximum number of terms of one entity. */
const MOST_TERMS = 16;

const PLAIN_WORD = /[0-9a-z$+<=>^`|~]+/g;
const NUMBER = /\d{4,}/g;
const WORD = /[^\p{P}\p{Z}\p{C}]+/gu;

const wordsOf = (form: string) => form.matchAll(PLAIN.test(form) ? PLAIN_WORD : WORD);

/** One index term of an entity: the part of a text from the beginning of one of its words. */
export type SearchTerm = {
  term: string;
  /** Whether the term begins at the start of the text. */
  isStart: boolean;
  /** The first word of the term, when the entity can also be found from the middle of that word. */
  word: string | null;
};

/**
 * The index terms of an entity, the first 16 of them.
 * @param texts in any form, the most significant ones first
 * @param site a domain that the texts may end with. That part is left out, because the domain is indexed by itself
 */
export function searchTerms(texts: readonly string[], site = ''): SearchTerm[] {
  const starts: SearchTerm[] = [];
  const later: SearchTerm[] = [];
  for (const text of texts) {
    const form = searchForm(text);
    const end = ownPart(form, site);
    const own: SearchTerm[] = [];
    for (const { 0: found, index } of wordsOf(form)) {
      if (index >= end || own.length === MOST_TERMS) break;
      const word = found.length > 1 ? cutText(found, LONGEST_WORD) : null;
      own.push({ term: cutText(form.slice(index), LONGEST_TERM), isStart: index === 0, word });
    }
    const beginsWithWord = own[0]?.isStart === true;
    if (!beginsWithWord && end > 0)
      starts.push({ term: cutText(form, LONGEST_TERM), isStart: true, word: null });
    starts.push(...own.slice(0, beginsWithWord ? 1 : 0));
    later.push(...own.slice(beginsWithWord ? 1 : 0));
  }
  const kept = new Map<string, SearchTerm>();
  for (const term of [...starts, ...later]) {
    if (kept.size < MOST_TERMS && !kept.has(term.term)) kept.set(term.term, term);
  }
  return [...kept.values()];
}

/** Length of the part of a text that is not the name of the site. */
function ownPart(form: string, site: string): number {
  if (site === '') return form.length;
  if (form === site) return 0;
  return form.endsWith(`.${site}`) ? form.length - site.length - 1 : form.length;
}

/** The texts to search a domain by: the domain, and its readable form when its labels are encoded. */
export function domainTexts(domain: string): string[] {
  if (!domain.includes('xn--')) return [domain];
  const { domain: readable, error } = toUnicode(domain);
  return error ? [domain] : [domain, readable];
}

/** The texts to search a brand or a publisher by: its domain and its names. `names` has one name per line. */
export function listedTexts(domain: string, names: string | null): string[] {
  const texts = new Set([...domainTexts(domain), ...(names ?? '').split('\n')]);
  return [...texts].filter(isText);
}

const isText = (text: string): boolean => text !== '';

type FoundProperty = { publisherDomain: string; name: string; identifiers: readonly { value: string }[] };

type FoundAgent = { url: string; name: string | null; agentName: string | null };

/** The texts to search an enrolled agent by: its host, and the names that its organization and it itself give it. */
export function agentTexts({ url, name, agentName }: FoundAgent): string[] {
  const host = URL.parse(url)?.hostname ?? '';
  return [...domainTexts(host), name ?? '', agentName ?? ''].filter(isText);
}

/** Maximum length of the text in which the list of properties searches, in UTF-16 units. */
const LONGEST_SEARCHED = 4096;

/**
 * The text in which the list of properties searches a property: the publisher, the name, and of thousands of identifiers the
 * first ones.
 */
export function propertyLines({ publisherDomain, name, identifiers }: FoundProperty): string {
  const texts = [publisherDomain, name];
  for (let at = 0, length = 0; at < identifiers.length && length < LONGEST_SEARCHED; at += 1) {
    const value = identifiers[at]?.value ?? '';
    texts.push(value);
    length += value.length;
  }
  return cutText(searchLines(texts), LONGEST_SEARCHED);
}

/**
 * Above this number of properties of one publisher, each is found only by the beginnings of its name and
 * identifiers.
 */
export const MOST_INDEXED_IN_FULL = 5000;

/**
 * The index terms of a property. Text that it shares with its publisher is indexed with the publisher only.
 * @param siblings number of properties that the publisher has
 */
export function propertyTerms(
  { publisherDomain, name, identifiers }: FoundProperty,
  siblings = 0,
): SearchTerm[] {
  const terms = searchTerms([name, ...identifiers.map(({ value }) => value)], publisherDomain);
  if (siblings <= MOST_INDEXED_IN_FULL) return terms;
  return terms.filter(({ isStart }) => isStart).map((term) => ({ ...term, word: null }));
}

/**
 * The rests of a word after its first, second, third … character, down to two characters, so that a word is found
 * from its middle. Numbers of four and more digits are not split, because large publishers number their properties
 * with them.
 */
export function wordEnds(word: string): string[] {
  const ends: string[] = [];
  const numbers = [...word.matchAll(NUMBER)].map(
    ({ 0: digits, index }) => [index, index + digits.length] as const,
  );
  for (let from = 1; from < word.length - 1; from += 1) {
    const isInNumber = numbers.some(([start, end]) => from > start && from < end);
    if (!isInNumber && !isLowSurrogate(word.charCodeAt(from))) ends.push(word.slice(from));
  }
  return ends;
}

/** A query in the form that the index needs. */
export type SearchQuery = {
  /** The query in search form. Matches are compared with it. */
  form: string;
  /** The form from its first word on, at most as long as a term. */
  core: string;
  /** The first word, at most as long as a word in the index. `rest` is what follows it in `core`. */
  head: string;
  rest: string;
};

/**
 * The look-ups for a query, the better one first. Empty when the query has no letter, digit or symbol. A query that
 * begins with a single letter is also looked up from its second word, because words are not found by their last
 * letter alone.
 */
export function searchQueries(input: string): SearchQuery[] {
  const form = searchForm(input);
  const queries: SearchQuery[] = [];
  for (const { 0: word, index } of wordsOf(form)) {
    const core = cutText(form.slice(index), LONGEST_TERM);
    const head = cutText(word, LONGEST_WORD);
    queries.push({ form, core, head, rest: word.length > head.length ? '' : core.slice(head.length) });
    if (word.length > 1 || queries.length === 2) break;
  }
  return queries;
}

/** The domain in a query that is a URL or a host name in a form that is not stored. Null for any other query. */
export function otherSpelling(input: string): string | null {
  const judged = canonicalDomain(input);
  return judged.ok && judged.domain !== searchForm(input) ? judged.domain : null;
}

/** How well an entity matches; lower is better. */
export const matchRanks = { exact: 0, prefix: 1, substring: 2 } as const;
export type MatchRank = (typeof matchRanks)[keyof typeof matchRanks];

/** The best match of a query in search form among an entity's texts in any form. Null when no text contains it. */
export function matchRank(texts: Iterable<string>, form: string): MatchRank | null {
  let best: MatchRank | null = null;
  for (const text of texts) {
    best = betterRank(best, text, form);
    if (best === matchRanks.exact) break;
  }
  return best;
}

/** The rank with one more text, in any form. */
const betterRank = (best: MatchRank | null, text: string, form: string): MatchRank | null =>
  rankWith(best, searchForm(text), form);

/** The rank with one more text, in search form. */
function rankWith(best: MatchRank | null, held: string, form: string): MatchRank | null {
  if (held === form) return matchRanks.exact;
  if (held.startsWith(form)) return matchRanks.prefix;
  return best === null && held.includes(form) ? matchRanks.substring : best;
}

/** As `matchRank` of the texts to search a canonical domain by, which has its search form. */
export const domainRank = (domain: string, form: string): MatchRank | null =>
  domain.includes('xn--') ? matchRank(domainTexts(domain), form) : rankWith(null, domain, form);

/** As `matchRank` of the texts to search a brand or a publisher by, without a list of them. */
export function listedRank(domain: string, names: string | null, form: string): MatchRank | null {
  const best = domainRank(domain, form);
  if (best === matchRanks.exact || names === null || names === '') return best;
  const lines = form === '' ? null : plainLines(names);
  return lines === null ? matchRank(listedTexts(domain, names), form) : rankInLines(best, lines, form);
}

/** The rank with the texts in these lines, in search form. The query is not empty. */
function rankInLines(rank: MatchRank | null, lines: string, form: string): MatchRank | null {
  let best = rank;
  for (let at = lines.indexOf(form); at !== -1; at = lines.indexOf(form, at + 1)) {
    const isStart = at === 0 || lines[at - 1] === '\n';
    if (isStart && isEnd(lines, at + form.length)) return matchRanks.exact;
    if (isStart) best = matchRanks.prefix;
    else best ??= matchRanks.substring;
  }
  return best;
}

const isEnd = (lines: string, at: number): boolean => at === lines.length || lines[at] === '\n';

type StoredProperty = Omit<FoundProperty, 'identifiers'> & {
  /** Null where they are not read. */
  readonly identifiers: JsonText<readonly { readonly value: string }[]> | null;
};

/**
 * As `matchRank` of a stored property's texts: its publisher's domain, its name and its identifiers. Identifiers are
 * parsed only where one of them may be a better match.
 */
export function propertyRank(
  { publisherDomain, name, identifiers }: StoredProperty,
  form: string,
): MatchRank | null {
  let best = domainRank(publisherDomain, form);
  if (best !== matchRanks.exact) best = betterRank(best, name, form);
  if (best === matchRanks.exact || identifiers === null) return best;
  // Behind the beginning of another text only an equal one counts, which stands alone between its quotes unless it was cut.
  const isWhole = best === matchRanks.prefix && form.length < LONGEST_FORM;
  if (!mayHold(identifiers, isWhole ? `"${form}"` : form)) return best;
  for (const { value } of fromJsonText(identifiers)) {
    best = betterRank(best, value, form);
    if (best === matchRanks.exact) break;
  }
  return best;
}

/** JSON in which each text is written as it is, and has one form apart from its case. */
const LITERAL = /^[!-[\]-~]*$/;
const mayHold = (json: string, part: string): boolean =>
  !LITERAL.test(json) || json.toLowerCase().includes(part);

/** The best matches: by rank, and in the given order within a rank. Candidates without a rank are left out. */
export function bestMatches<T>(
  candidates: readonly T[],
  rankOf: (candidate: T) => MatchRank | null,
  most: number,
): T[] {
  const ranked: Readonly<Record<MatchRank, T[]>> = { 0: [], 1: [], 2: [] };
  for (const candidate of candidates) {
    const rank = rankOf(candidate);
    if (rank !== null) ranked[rank].push(candidate);
  }
  const best = [...ranked[0], ...ranked[1], ...ranked[2]];
  return best.length > most ? best.slice(0, most) : best;
}
