import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';
import { flows } from './flows.ts';
import { type Distance, followed } from './follow.ts';
import type { Ran } from './running.ts';

export type Row = Distance & { readonly name: string; readonly goal: string; readonly ran: Ran };

/** @param runs code that one request of each flow runs, by flow name */
export const measured = (runs: ReadonlyMap<string, Ran>): Row[] => {
  const texts = new Map<string, string>();
  const read = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(join(projectRoot, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  return flows.map(({ name, enters, passes, goal }) => {
    const ran = runs.get(name);
    if (ran === undefined) throw new Error(`No request was measured for ${name}.`);
    return { name, goal, ran, ...followed(read, enters, passes) };
  });
};

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| flow | one request: files | lines that it runs | goal (files, lines) | every branch: files | of the doors and the desk | lines | lines of what is used |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, ran, goal, files, shared, lines, used }) =>
        `| ${name} | ${ran.files} | ${ran.lines} | ${goal} | ${files} | ${shared} | ${lines} | ${used} |`,
    ),
  ].join('\n');

const BETWEEN = /(<!-- reading-distance -->\n)([\s\S]*?)(\n<!-- end of reading-distance -->)/;

/** The table between the marks of a document. */
export function tableIn(text: string): string {
  const table = BETWEEN.exec(text)?.[2];
  if (table === undefined) throw new Error('The document has no marks of reading-distance.');
  return table;
}

export const withTable = (text: string, table: string): string =>
  text.replace(BETWEEN, (_, before: string, _old: string, after: string) => `${before}${table}${after}`);

/** A flow may differ from its row by this share before the row must be rewritten. */
const TOLERANCE = 0.1;

/** Flows whose row is missing, or whose number of files or lines differs by more than a tenth. */
export function outdated(table: string, rows: readonly Row[]): string[] {
  const written = new Map(
    table.split('\n').map((line) => {
      const [, name = '', ...cells] = line.split('|').map((cell) => cell.trim());
      const [ranFiles, ranLines, , files, , lines] = cells.map(Number);
      return [name, [ranFiles, ranLines, files, lines]];
    }),
  );
  return rows.flatMap(({ name, ran, files, lines }) => {
    const is = [ran.files, ran.lines, files, lines];
    const was = written.get(name) ?? [];
    const differs = is.some((value, at) => !(Math.abs(value - (was[at] ?? Number.NaN)) <= value * TOLERANCE));
    return differs ? [`${name}: ${is.join(', ')}; the document has ${was.join(', ') || 'no such row'}`] : [];
  });
}
