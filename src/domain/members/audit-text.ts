import type { MeAuditEntry } from '../../../generated/types/me.ts';
import { csvText } from '../text/csv.ts';

/** An entry as the log shows it. */
type ShownEntry = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: string;
  readonly actor_name: MeAuditEntry['actor_name'];
  readonly subject: string | null;
  readonly outcome: string;
  readonly address: string | null;
  readonly request_id: MeAuditEntry['request_id'];
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
  return csvText(COLUMNS, entries);
}
