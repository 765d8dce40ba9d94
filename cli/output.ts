import { styleText } from 'node:util';
import { clip } from '../src/domain/findings.ts';
import type { Screen } from './io.ts';

/** Characters that a terminal obeys or that turn text around; in JSON they can be written as escapes. */
const OBEYED = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
const LONGEST_CELL = 200;
const LONGEST_LINE = 2_000;
const GAP = '  ';

const escaped = (text: string): string =>
  text.replace(OBEYED, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A value as JSON that a terminal only shows. It is the same value for programs. */
export const jsonText = (value: unknown, indent?: number): string =>
  escaped(JSON.stringify(value, null, indent) ?? 'null');

/** A foreign text in one line that a terminal only shows. */
export const lineOf = (text: string, most = LONGEST_LINE): string => clip(text, most);

/** Colours, where a person sees them and has not refused them (https://no-color.org). */
export type Paint = (style: 'bold' | 'red' | 'green' | 'yellow' | 'dim', text: string) => string;

export function paintFor(
  screen: Screen,
  { NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): Paint {
  const isPlain = !screen.isTerminal || (NO_COLOR !== undefined && NO_COLOR !== '') || TERM === 'dumb';
  return isPlain ? (_, text) => text : (style, text) => styleText(style, text, { validateStream: false });
}

type Cell = string | number | boolean | null | undefined;

const cellText = (cell: Cell): string =>
  cell === null || cell === undefined || cell === '' ? '–' : lineOf(String(cell), LONGEST_CELL);

/** Rows under their headings in columns as wide as their widest cell. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[], paint: Paint): string {
  const texts = rows.map((row) => row.map(cellText));
  const widths = headings.map((heading, at) =>
    texts.reduce((widest, row) => Math.max(widest, [...(row[at] ?? '')].length), heading.length),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) =>
        at === cells.length - 1 ? cell : cell + ' '.repeat((widths[at] ?? 0) - [...cell].length),
      )
      .join(GAP);
  return [paint('bold', line(headings)), ...texts.map(line)].map((text) => `${text}\n`).join('');
}

/** Names with their values, one a line. */
export function facts(pairs: readonly (readonly [name: string, value: Cell])[], paint: Paint): string {
  const known = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const width = Math.max(0, ...known.map(([name]) => name.length));
  return known
    .map(([name, value]) => `${paint('dim', name.padEnd(width))}${GAP}${cellText(value)}\n`)
    .join('');
}
