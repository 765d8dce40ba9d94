import { MOST_ENTRIES, type ParsedFeed, unread } from './parsed.ts';

const MOST_COLUMNS = 500;

/** A feed of separated values (RFC 4180) with a line of names first; the names tell whether tabs, commas or semicolons part them. */
export function parseTableFeed(text: string): ParsedFeed {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const separator = ['\t', ',', ';'].find((sign) => head.includes(sign)) ?? ',';
  const rows = readRows(text, separator);
  if (rows === null) return unread('is no table.');
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
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length <= MOST_ENTRIES + 1) {
    const cell = readCell(text, at, separator);
    if (cell === null) return null;
    if (row.push(cell.text) > MOST_COLUMNS) return null;
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (row.some((text) => text !== '')) rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function readCell(text: string, start: number, separator: string): { text: string; end: number } | null {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return { text: text.slice(start, end), end };
  }
  let end = start + 1;
  while (true) {
    end = text.indexOf('"', end);
    if (end === -1) return null;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const after = end + 1;
  const isEnd = after === text.length || [separator, '\n', '\r'].includes(text[after] ?? '');
  return isEnd ? { text: text.slice(start + 1, end).replaceAll('""', '"'), end: after } : null;
}
