import { CsvError, parse } from 'csv-parse/sync';
import { MOST_ENTRIES, type ParsedFeed, unread } from './parsed.ts';

const MOST_COLUMNS = 500;

/** A feed of separated values (RFC 4180) with a line of names first; the names tell whether tabs, commas or semicolons part them. */
export function parseTableFeed(text: string): ParsedFeed {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const separator = ['\t', ',', ';'].find((sign) => head.includes(sign)) ?? ',';
  const rows = readRows(text, separator);
  if (rows === null) return unread('is not a table.');
  const [names, ...lines] = rows;
  if (names === undefined || names.length > MOST_COLUMNS) return unread('has no line of names.');
  const columns = names.map((name) => name.trim().toLowerCase());
  if (columns.some((name) => !/^[a-z_][\w .:-]*$/.test(name))) return unread('has no line of names.');
  if (new Set(columns).size < columns.length) return unread('names a column twice.');
  const items = lines.map((cells) =>
    Object.fromEntries(
      columns.flatMap((name, at) => {
        const cell = cells[at] ?? '';
        return cell === '' ? [] : [[name, cell] as const];
      }),
    ),
  );
  return { ok: true, items };
}

/** The cells of each line that has any; null when a quoted one does not end, or a line has too many. */
function readRows(text: string, separator: string): string[][] | null {
  const rows = rowsOf(text, separator);
  return rows === null || rows.some((row) => row.length > MOST_COLUMNS) ? null : rows;
}

function rowsOf(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      // Shops write inches as they are: 5" pan.
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: MOST_ENTRIES + 2,
    });
  } catch (cause) {
    if (cause instanceof CsvError) return null;
    throw cause;
  }
}
