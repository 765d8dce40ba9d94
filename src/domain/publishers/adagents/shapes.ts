import { type FindingReport, shown } from '../../findings.ts';
import { meantText, meantTruth, meantWord } from '../../json/mends.ts';
import { isObject } from '../../json/values.ts';
import { isLonger } from '../../text/characters.ts';
import { MINUTE_MS } from '../../text/instant.ts';
import { visibleText } from '../../text/visible-text.ts';

/**
 * Role of a file: the publisher's own file, the target of its pointer, or the file of the manager that its ads.txt
 * names.
 */
export type FileRole = 'own' | 'pointer_target' | 'manager';

/** A file and the publisher that it is judged for. Both domains are canonical. */
export type FileContext = { publisherDomain: string; fileDomain: string; role: FileRole };

export type JsonObject = Record<string, unknown>;

/** An object of the document, its path, and the report for its faults. */
export type FilePlace = { owner: JsonObject; path: string; report: FindingReport };

/** The path of a member; the root has the empty path. */
export function placeAt(place: FilePlace, name: string): string {
  return place.path === '' ? name : `${place.path}.${name}`;
}

/**
 * An optional member. A serializer's null says nothing, so it counts as absent, with a warning.
 */
export function optionalValue(place: FilePlace, name: string): unknown {
  const value = place.owner[name];
  if (value !== null) return value;
  place.report.warn(
    placeAt(place, name),
    `${name} is null and counts as absent`,
    `leave ${name} out`,
    'remove',
  );
  return undefined;
}

/** An optional member that is a text or an array; without content it counts as absent too. */
function optionalContent(place: FilePlace, name: string): unknown {
  const value = optionalValue(place, name);
  if (typeof value !== 'string' || value.trim() !== '') return value;
  place.report.warn(
    placeAt(place, name),
    `${name} is empty and counts as absent`,
    `leave ${name} out`,
    'remove',
  );
  return undefined;
}

/**
 * A required string that is not empty. Otherwise returns undefined and reports an error.
 * @param isFree whether any text will do, so that a number in its place can only be meant as one
 */
export function requiredText(
  place: FilePlace,
  name: string,
  max = Number.POSITIVE_INFINITY,
  isFree = true,
): string | undefined {
  const value = place.owner[name];
  if (typeof value === 'string' && visibleText(value) !== undefined && !isLonger(value, max)) return value;
  const fault =
    value === undefined || value === null
      ? 'is required'
      : typeof value !== 'string'
        ? `must be a string, not ${shown(value)}`
        : visibleText(value) === undefined
          ? 'must not be blank'
          : `must have at most ${max} characters`;
  place.report.error(placeAt(place, name), `${name} ${fault}`, isFree ? meantText(value) : undefined);
  return undefined;
}

/** An optional string. A value of another type is reported. */
export function optionalText(place: FilePlace, name: string): string | undefined {
  const value = optionalContent(place, name);
  if (value === undefined || typeof value === 'string') return value;
  place.report.error(placeAt(place, name), `${name} must be a string, not ${shown(value)}`, meantText(value));
  return undefined;
}

export function optionalBoolean(place: FilePlace, name: string): void {
  const value = optionalValue(place, name);
  if (value === undefined || typeof value === 'boolean') return;
  place.report.error(
    placeAt(place, name),
    `${name} must be true or false, not ${shown(value)}`,
    meantTruth(value),
  );
}

/** An optional array. A value of another type is reported. */
export function optionalArray(place: FilePlace, name: string): readonly unknown[] | undefined {
  const value = optionalValue(place, name);
  if (value === undefined || Array.isArray(value)) return value;
  place.report.error(placeAt(place, name), `${name} must be an array, not ${shown(value)}`);
  return undefined;
}

/** A required array with at least one item. `why` completes the error message. */
export function requiredArray(place: FilePlace, name: string, why: string): readonly unknown[] | undefined {
  const value = place.owner[name];
  if (Array.isArray(value) && value.length > 0) return value;
  place.report.error(placeAt(place, name), `${name} must be an array with at least one item ${why}`);
  return undefined;
}

/** The strings of a list that are not empty. Other items are reported. */
export function texts(place: FilePlace, name: string, list: readonly unknown[]): string[] {
  return list.filter((item, index): item is string => {
    if (typeof item === 'string' && item.trim() !== '') return true;
    place.report.error(
      `${placeAt(place, name)}[${index}]`,
      `${name} must hold strings that are not empty, not ${shown(item)}`,
    );
    return false;
  });
}

/** The objects of a list with their paths. Items that are not objects are reported. */
export function objects(list: readonly unknown[], path: string, report: FindingReport): FilePlace[] {
  const places: FilePlace[] = [];
  list.forEach((item, index) => {
    if (isObject(item)) places.push({ owner: item, path: `${path}[${index}]`, report });
    else report.error(`${path}[${index}]`, `must be an object, not ${shown(item)}`);
  });
  return places;
}

/** An optional date. A value that cannot be parsed is reported. */
export function optionalTimestamp(place: FilePlace, name: string): Date | undefined {
  const value = optionalValue(place, name);
  if (value === undefined) return undefined;
  const date = typeof value === 'string' ? parseTimestamp(value) : null;
  if (date !== null) return date;
  place.report.error(placeAt(place, name), `${name} must be an ISO 8601 date and time, not ${shown(value)}`);
  return undefined;
}

/** Warns when a value is outside a closed vocabulary. */
export function warnUnlessIn(place: FilePlace, name: string, allowed: ReadonlySet<string>): void {
  const value = optionalValue(place, name);
  if (value === undefined || (typeof value === 'string' && allowed.has(value))) return;
  place.report.warn(
    placeAt(place, name),
    `${shown(value)} is not a known ${name}`,
    `use one of ${[...allowed].join(', ')}`,
    meantWord(value, allowed),
  );
}

/** Warns about items of a list that are outside a closed vocabulary, and about a value that is not an array. */
export function warnUnlessAllIn(place: FilePlace, name: string, allowed: ReadonlySet<string>): void {
  const value = optionalValue(place, name);
  if (value === undefined) return;
  if (!Array.isArray(value)) {
    place.report.warn(placeAt(place, name), `${name} should be an array, not ${shown(value)}`);
    return;
  }
  value.forEach((item, index) => {
    if (typeof item === 'string' && allowed.has(item)) return;
    place.report.warn(
      `${placeAt(place, name)}[${index}]`,
      `${shown(item)} is not one of ${[...allowed].join(', ')}`,
      undefined,
      meantWord(item, allowed),
    );
  });
}

const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))?)?$/;
const STRICT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/**
 * Parses an ISO 8601 date or date-time. A missing time is midnight, a missing offset is UTC. Returns null for
 * anything else, including impossible dates. A leap second counts as the second before it.
 */
export function parseTimestamp(text: string): Date | null {
  const parts = DATE_TIME.exec(text.trim());
  if (parts === null) return null;
  const number = (index: number) => Number(parts[index] ?? 0);
  const year = number(1);
  const month = number(2);
  const day = number(3);
  const hour = number(4);
  const minute = number(5);
  const second = Math.min(number(6), 59);
  if (hour > 23 || minute > 59 || number(6) > 60 || number(10) > 23 || number(11) > 59) return null;
  const millisecond = Math.trunc(Number(`0.${parts[7] ?? 0}`) * 1000);
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  at.setUTCHours(hour, minute, second, millisecond);
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  const offset = (number(10) * 60 + number(11)) * MINUTE_MS;
  return new Date(at.getTime() - (parts[9] === '-' ? -offset : offset));
}

/** Whether the text is the UTC form that the protocol recommends, such as `2026-02-03T04:05:06Z`. */
export function isStrictTimestamp(text: string): boolean {
  return STRICT.test(text) && parseTimestamp(text) !== null;
}
