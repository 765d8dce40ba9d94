import { readDay, readInstant } from '../../instant.ts';

const PARTS = ['YYYY', 'MM', 'DD', 'HH', 'mm', 'ss'] as const;
type Part = (typeof PARTS)[number];
const DIGITS = /[.*+?^${}()|[\]\\]/g;

/**
 * A date of a feed in RFC 3339: a day, or an instant where it has a time. Undefined for what is none.
 *
 * @param format of YYYY, MM, DD, HH, mm and ss with what stands between them; RFC 3339 when absent
 * @param timezone IANA name of the zone that times without an offset are in; UTC when absent
 */
export function readDate(
  text: string,
  { format, timezone }: { readonly format?: string; readonly timezone?: string },
): string | undefined {
  if (format === undefined) {
    if (readDay(text) !== null) return text;
    return readInstant(text)?.toISOString();
  }
  const parts = partsOf(text.trim(), format);
  if (parts === undefined) return undefined;
  const day = `${parts.YYYY ?? ''}-${parts.MM ?? ''}-${parts.DD ?? ''}`;
  if (readDay(day) === null) return undefined;
  if (parts.HH === undefined) return day;
  const local = readInstant(`${day}T${parts.HH}:${parts.mm ?? '00'}:${parts.ss ?? '00'}Z`);
  const offset = local === null ? undefined : offsetOf(local, timezone ?? 'UTC');
  return local === null || offset === undefined
    ? undefined
    : new Date(local.getTime() - offset).toISOString();
}

function partsOf(text: string, format: string): Partial<Record<Part, string>> | undefined {
  const names: Part[] = [];
  const pattern = format.replace(DIGITS, '\\$&').replace(/YYYY|MM|DD|HH|mm|ss/g, (name) => {
    names.push(name as Part);
    return name === 'YYYY' ? '(\\d{4})' : '(\\d{2})';
  });
  const found = new RegExp(`^${pattern}$`).exec(text);
  if (found === null) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']));
}

/** Milliseconds that a zone is ahead of UTC when its clocks show a time; undefined for no zone. */
function offsetOf(local: Date, zone: string): number | undefined {
  try {
    const first = ahead(local, zone);
    // Near a change of the clocks the first guess is of the other side.
    return ahead(new Date(local.getTime() - first), zone);
  } catch {
    return undefined;
  }
}

function ahead(at: Date, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
  return new Date(`${shown.replace(' ', 'T')}Z`).getTime() - Math.floor(at.getTime() / 1000) * 1000;
}
