import { readDay, readInstant } from '../../text/instant.ts';

type Part = 'YYYY' | 'MM' | 'DD' | 'HH' | 'mm' | 'ss';
const PARTS = /YYYY|MM|DD|HH|mm|ss/g;

/** Reads a date of a feed: the result in RFC 3339, a day or an instant; undefined for a text that is no date. */
export type DateReader = (text: string) => string | undefined;

/**
 * Prepares the reading of one column, because a format and a time zone cost far more to take apart than a date.
 *
 * @param format of YYYY, MM, DD, HH, mm and ss with what stands between them; RFC 3339 when absent
 * @param timezone IANA name of the zone that times without an offset are in; UTC when absent
 */
export function dateReader({
  format,
  timezone = 'UTC',
}: {
  readonly format?: string;
  readonly timezone?: string;
}): DateReader {
  if (format === undefined)
    return (text) => (readDay(text) === null ? readInstant(text)?.toISOString() : text);
  const tokens = tokensOf(format);
  const aheadAt = clockOf(timezone);
  return (text) => {
    const parts = partsOf(text.trim(), tokens);
    if (parts === undefined) return undefined;
    const day = `${parts.YYYY ?? ''}-${parts.MM ?? ''}-${parts.DD ?? ''}`;
    if (readDay(day) === null) return undefined;
    if (parts.HH === undefined) return day;
    const local = readInstant(`${day}T${parts.HH}:${parts.mm ?? '00'}:${parts.ss ?? '00'}Z`);
    if (local === null || aheadAt === null) return undefined;
    const guess = aheadAt(local);
    // Near a change of the clocks the first guess is of the other side.
    return new Date(local.getTime() - aheadAt(new Date(local.getTime() - guess))).toISOString();
  };
}

type Token = { readonly part: Part } | { readonly literal: string };

function tokensOf(format: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { index, 0: part } of format.matchAll(PARTS)) {
    if (index > end) tokens.push({ literal: format.slice(end, index) });
    tokens.push({ part: part as Part });
    end = index + part.length;
  }
  if (end < format.length) tokens.push({ literal: format.slice(end) });
  return tokens;
}

function partsOf(text: string, tokens: readonly Token[]): Partial<Record<Part, string>> | undefined {
  const parts: Partial<Record<Part, string>> = {};
  let at = 0;
  for (const token of tokens) {
    const expected = 'part' in token ? token.part : token.literal;
    const found = text.slice(at, at + expected.length);
    at += expected.length;
    if ('literal' in token) {
      if (found !== token.literal) return undefined;
    } else {
      if (found.length < expected.length || !/^\d+$/.test(found)) return undefined;
      parts[token.part] = found;
    }
  }
  return at === text.length ? parts : undefined;
}

/** How many milliseconds the clocks of a zone are ahead of UTC at a time; null for a name that is no zone. */
function clockOf(timeZone: string): ((at: Date) => number) | null {
  const clock = formatterOf(timeZone);
  if (clock === null) return null;
  return (at) => {
    const shown = new Date(`${clock.format(at).replace(' ', 'T')}Z`).getTime();
    return shown - Math.floor(at.getTime() / 1000) * 1000;
  };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
}
