const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))?)?$/;
const STRICT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/**
 * Reads an ISO 8601 date or date-time; a missing time is midnight, a missing offset UTC. Null for anything else,
 * impossible dates included. Leap seconds count as the second before.
 */
export function parseTimestamp(text: string): Date | null {
  const parts = DATE_TIME.exec(text.trim());
  if (parts === null) return null;
  const number = (index: number) => Number(parts[index] ?? 0);
  const [year, month, day, hour, minute] = [number(1), number(2), number(3), number(4), number(5)];
  const second = Math.min(number(6), 59);
  if (hour > 23 || minute > 59 || number(6) > 60 || number(10) > 23 || number(11) > 59) return null;
  const millisecond = Math.trunc(Number(`0.${parts[7] ?? 0}`) * 1000);
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  at.setUTCHours(hour, minute, second, millisecond);
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  const offset = (number(10) * 60 + number(11)) * 60_000;
  return new Date(at.getTime() - (parts[9] === '-' ? -offset : offset));
}

/** Whether the text is the UTC form that the protocol recommends, such as `2026-02-03T04:05:06Z`. */
export function isStrictTimestamp(text: string): boolean {
  return STRICT.test(text) && parseTimestamp(text) !== null;
}
