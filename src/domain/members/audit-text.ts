/** An entry as the log shows it. */
type ShownEntry = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: string;
  readonly actor_name: string;
  readonly subject: string | null;
  readonly outcome: string;
  readonly address: string | null;
  readonly request_id: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
};

const COLUMNS = [
  'at',
  'action',
  'actor',
  'actor_name',
  'subject',
  'outcome',
  'address',
  'request_id',
  'id',
  'detail',
] as const;

/** Entries as the text of a file: CSV (RFC 4180) with a header line, or one JSON object for each line. */
export function auditText(format: 'csv' | 'jsonl', entries: readonly ShownEntry[]): string {
  if (format === 'jsonl') return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const lines = entries.map((entry) => COLUMNS.map((name) => cell(entry[name])).join(','));
  return [COLUMNS.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

/** Spreadsheets take a cell that begins with one of these for a formula, also one that a stranger wrote. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
