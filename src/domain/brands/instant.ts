const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * A date (`2026-01-31`, midnight UTC) or a date-time with an offset (RFC 3339), or null. A date-time without an
 * offset is refused: what it means would depend on the machine that reads it.
 */
export function parseInstant(value: unknown): Date | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.toUpperCase();
  const parts = INSTANT.exec(text);
  if (parts === null) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  // Date.parse turns 30 February into 2 March.
  if (month < 1 || month > 12 || day !== new Date(Date.UTC(year, month - 1, day)).getUTCDate()) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at);
}
