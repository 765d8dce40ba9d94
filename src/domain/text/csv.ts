/** Rows as CSV (RFC 4180) with a header line. What is no text is written as JSON; what is absent, as nothing. */
export function csvText<C extends string>(
  columns: readonly C[],
  rows: readonly Readonly<Partial<Record<C, unknown>>>[],
): string {
  const lines = rows.map((row) => columns.map((name) => cell(row[name])).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

/** Spreadsheets take a cell that begins with one of these for a formula, also one that a stranger wrote. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
