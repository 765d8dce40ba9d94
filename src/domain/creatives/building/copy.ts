import { Parser } from 'htmlparser2';
import { isObject, type Json } from '../../json/values.ts';
import { wholeSearchForm } from '../../text/search-form.ts';
import { requiredTexts, textOf } from '../judging/asset-rule.ts';

/** The words of a creative, in order of preference. Each list has at least one entry. */
export type Copy = {
  readonly headlines: readonly string[];
  readonly bodies: readonly string[];
  readonly calls: readonly string[];
  readonly theme: 'light' | 'dark' | 'brand';
  /** Whether the caller asks to change texts that it sent. */
  readonly isRevised: boolean;
};

type Disclosure = {
  readonly text: string;
  readonly position: string | null;
  readonly persistence: string | null;
};
export type Compliance = {
  readonly disclosures: readonly Disclosure[];
  readonly prohibited: readonly ProhibitedClaim[];
};

const LONGEST_READ = 4_000;
const DARK = /\b(?:darker|dark (?:theme|background|version|mode|colou?rs?))\b/i;
const LIGHT = /\b(?:lighter|brighter|(?:light|bright) (?:theme|background|version|mode|colou?rs?))\b/i;
const OPENING = /["“]/;
const CLOSING = /["”]/;
const LONGEST_QUOTE = 300;

/** Collects the words of a creative from the brief, the texts of an earlier result and the instructions. */
export function copyOf(source: {
  readonly brief: Json;
  readonly message: string;
  /** Instructions to change an earlier result, oldest first. */
  readonly edits: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
  readonly offering: Json | null;
  readonly name: string;
  readonly tagline: string | null;
  readonly prohibited: readonly ProhibitedClaim[];
}): Copy {
  const { brief, texts, offering, name, tagline, prohibited } = source;
  const messaging = isObject(brief.messaging) ? brief.messaging : {};
  const message = source.message.slice(0, LONGEST_READ);
  const change = changeOf(
    [message, ...source.edits].map((one) => one.slice(0, LONGEST_READ)),
    texts.size > 0,
  );
  const sentences = texts.size > 0 ? [] : sentencesOf(message);
  const given = (pattern: RegExp) =>
    [...texts].filter(([slot]) => pattern.test(slot)).map(([, text]) => text);
  const clean = (words: readonly (string | undefined | null)[], last: string): string[] => {
    const allowed = words
      .flatMap((word) => word ?? [])
      .filter((word) => word !== '' && !claimIn(word, prohibited));
    return allowed.length === 0 ? [last] : [...new Set(allowed)];
  };
  const shorten = (word: string | undefined) =>
    change.isShorter && word !== undefined ? halved(word) : word;
  const headline = given(/headline|title/)[0] ?? textOf(messaging.headline);
  return {
    headlines: clean(
      [
        change.headline,
        shorten(headline),
        textOf(offering?.name) ?? textOf(offering?.title),
        sentences[0],
        tagline,
        textOf(messaging.tagline),
        textOf(brief.name),
      ],
      name,
    ),
    bodies: clean(
      [
        ...given(/body|description|text|points|script/),
        textOf(offering?.description),
        ...requiredTexts(messaging.key_messages),
        textOf(messaging.tagline),
        ...sentences.slice(1),
        tagline,
        sentences[0],
      ],
      name,
    ),
    calls: clean([change.call, ...given(/cta|call_to_action|action/), textOf(messaging.cta)], 'Learn more'),
    theme: change.theme,
    isRevised: source.edits.length > 0 || (texts.size > 0 && message !== ''),
  };
}

/** The combined change of several instructions; a later one wins. */
function changeOf(instructions: readonly string[], isRevision: boolean): Change {
  const changes = instructions.map((one) => readChange(one, isRevision));
  const last = <T>(pick: (change: Change) => T | undefined): T | undefined =>
    changes.map(pick).findLast((value) => value !== undefined);
  return {
    headline: last(({ headline }) => headline),
    call: last(({ call }) => call),
    isShorter: changes.at(-1)?.isShorter ?? false,
    theme: changes.map(({ theme }) => theme).findLast((theme) => theme !== 'brand') ?? 'brand',
  };
}

type Change = {
  readonly headline?: string | undefined;
  readonly call?: string | undefined;
  readonly isShorter: boolean;
  readonly theme: Copy['theme'];
};

/** The change that an instruction asks for, as far as simple rules can read it: quoted words, length and theme. */
function readChange(message: string, isRevision: boolean): Change {
  const quoted = quotedIn(message);
  const isCall = /\b(?:cta|call to action|button)\b/i.test(message);
  // A brief may mention light boots: only words about the design change the theme.
  const theme = DARK.test(message) ? 'dark' : LIGHT.test(message) ? 'light' : 'brand';
  return {
    ...(quoted === undefined ? {} : isCall ? { call: quoted } : { headline: quoted }),
    isShorter: isRevision && /\b(?:short(?:er)?|brief(?:er)?|concise)\b/i.test(message),
    theme,
  };
}

/** The first words in quotation marks. A single pattern for them would take longer than linear time. */
function quotedIn(text: string): string | undefined {
  const from = text.search(OPENING) + 1;
  if (from === 0) return undefined;
  const rest = text.slice(from, from + LONGEST_QUOTE + 1);
  const end = rest.search(CLOSING);
  const quoted = rest.slice(0, Math.max(0, end)).trim();
  return quoted === '' ? undefined : quoted;
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .slice(0, 20);

function halved(text: string): string {
  const words = text.split(' ');
  return words.slice(0, Math.max(1, Math.ceil(words.length / 2))).join(' ');
}

/** Normalizes text, so that case, spacing and compatibility forms cannot hide a claim. */
const folded = (text: string): string => wholeSearchForm(text);

/**
 * A claim that a creative must not make, in the form in which texts are compared. Claims can be half a megabyte: this form is
 * computed once, and not for each text of a creative.
 */
export type ProhibitedClaim = { readonly claim: string; readonly form: string };

export const foldedClaims = (claims: readonly string[]): ProhibitedClaim[] =>
  claims.map((claim) => ({ claim, form: folded(claim) })).filter(({ form }) => form !== '');

/** The first prohibited claim that a text contains. */
export function claimIn(text: string, prohibited: readonly ProhibitedClaim[]): string | undefined {
  if (prohibited.length === 0) return undefined;
  const read = folded(text);
  return prohibited.find(({ form }) => read.includes(form))?.claim;
}

/** The first text of at most `most` characters, else the first text, cut at the end of a word. */
export function fitting(words: readonly string[], most: number): string {
  const whole = words.find((word) => [...word].length <= most);
  if (whole !== undefined) return whole;
  const cut = [...(words[0] ?? '')].slice(0, most).join('');
  const space = cut.lastIndexOf(' ');
  return (space > most / 2 ? cut.slice(0, space) : cut).trim();
}

/** The disclosures that a brief requires and the claims that it prohibits. */
export function complianceOf(brief: Json): Compliance {
  const rules = isObject(brief.compliance) ? brief.compliance : {};
  const required: unknown[] = Array.isArray(rules.required_disclosures) ? rules.required_disclosures : [];
  return {
    disclosures: required.filter(isObject).flatMap(({ text, position, persistence }) => {
      const said = textOf(text);
      return said === undefined
        ? []
        : [{ text: said, position: textOf(position) ?? null, persistence: textOf(persistence) ?? null }];
    }),
    prohibited: foldedClaims(requiredTexts(rules.prohibited_claims)),
  };
}

/** Maximum number of characters of markup that are read for words, and of one text taken from it. */
const MOST_READ = 50_000;
const MOST_TEXT = 500;

/** Roles of elements of an ad's page: the names of the text slots that their words would fill. */
const ROLES: Readonly<Record<string, string>> = {
  h1: 'headline',
  h2: 'headline',
  title: 'headline_of_page',
  button: 'cta',
  p: 'body',
};

/**
 * Words of a page, so that a creative in another format has the same texts: the first heading (else the title), the
 * first paragraph, and the first button or link that is marked as a call to action.
 */
export function wordsOfMarkup(markup: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let role: string | undefined;
  let inside = '';
  let text = '';
  const parser = new Parser({
    onopentag(name, { class: classes = '' }) {
      if (role !== undefined) return;
      role = /(?:^|\s)(?:cta|button|btn)(?:\s|$)/i.test(classes.slice(0, MOST_TEXT)) ? 'cta' : ROLES[name];
      inside = name;
      text = '';
    },
    ontext(part) {
      if (role !== undefined && text.length < MOST_TEXT) text += part;
    },
    onclosetag(name) {
      if (role === undefined || name !== inside) return;
      const said = text.replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT);
      if (said !== '' && !found.has(role)) found.set(role, said);
      role = undefined;
    },
  });
  parser.end(markup.slice(0, MOST_READ));
  const page = found.get('headline_of_page');
  found.delete('headline_of_page');
  if (page !== undefined && !found.has('headline')) found.set('headline', page);
  return found;
}
