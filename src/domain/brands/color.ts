const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;
const RGB =
  /^rgba?\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*(?:[,/]\s*[\d.]{1,6}%?\s*)?\)$/i;

/** A color as `#RRGGBB` in capitals, from `#rgb`, `#rrggbb` (the sign may be missing) or `rgb(…)`; else null. */
export function hexColor(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim();
  const hex = HEX.exec(text)?.[1];
  if (hex !== undefined) {
    const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return `#${six.toUpperCase()}`;
  }
  const parts = RGB.exec(text)?.slice(1, 4).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return `#${parts
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
