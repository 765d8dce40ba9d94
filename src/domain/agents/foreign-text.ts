/** What agents write is shown on other people's pages: it comes in bounded, plain and without anything to run. */

const CONTROLS = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const SCRIPT =
  /<[\s/]*(?:script|iframe|object|embed|svg|img|style|link|meta|base|form|math)\b|javascript\s{0,9}:|vbscript\s{0,9}:|data\s{0,9}:\s{0,9}text\/html/i;
const TAG = /<[^<>]{0,250}/g;
const HANDLER = /\son\w{1,30}\s{0,9}=/i;

/** The text without control characters; line breaks and tabs become blanks. */
export const plain = (text: string): string =>
  text
    .replace(/[\t\r\n]+/g, ' ')
    .replace(CONTROLS, '')
    .trim();

/** Whether a browser that took the text for markup or an address could be made to run something. */
export const isScriptLike = (text: string): boolean =>
  SCRIPT.test(text) || (text.match(TAG) ?? []).some((tag) => HANDLER.test(tag));

/** The text plain and at most `max` characters; undefined for what is no text, empty, or script-like. */
export function shortText(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = plain(value.slice(0, 4 * max));
  if (text === '' || isScriptLike(text)) return undefined;
  return text.length > max ? `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** Those items of a list that are usable texts, each once, at most `most`. */
export function shortTexts(value: unknown, most: number, max = 128): string[] {
  if (!Array.isArray(value)) return [];
  const texts = new Set<string>();
  for (const item of value) {
    if (texts.size >= most) break;
    const text = shortText(item, max);
    if (text !== undefined) texts.add(text);
  }
  return [...texts];
}

export type ForeignJson = Record<string, unknown>;

export const foreignList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
