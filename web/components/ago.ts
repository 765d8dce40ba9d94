const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const WORDS = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** How long ago a moment was, or how far ahead it is, such as `3 hours ago`; nothing for what is no moment. */
export function agoText(iso: string, now: number): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const distance = at - now;
  for (const [unit, length] of UNITS)
    if (Math.abs(distance) >= length) return WORDS.format(Math.trunc(distance / length), unit);
  return 'just now';
}
