import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/infra/project-root.ts';
import { flows } from './flows.ts';
import { type Distance, followed } from './follow.ts';

export type Row = Distance & { readonly name: string; readonly goal: string };

export const measured = (): Row[] => {
  const texts = new Map<string, string>();
  const read = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(join(projectRoot, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  return flows.map(({ name, enters, passes, goal }) => ({
    name,
    goal,
    ...followed(read, enters, passes),
  }));
};

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| flow | files | of the doors and the desk | lines | lines of what is used | goal (files, lines) |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, files, shared, lines, used, goal }) =>
        `| ${name} | ${files} | ${shared} | ${lines} | ${used} | ${goal} |`,
    ),
  ].join('\n');

const BETWEEN = /(<!-- reading-distance -->\n)([\s\S]*?)(\n<!-- end of reading-distance -->)/;

/** The table that a document has between its marks. */
export function tableIn(text: string): string {
  const table = BETWEEN.exec(text)?.[2];
  if (table === undefined) throw new Error('The document has no marks of reading-distance.');
  return table;
}

export const withTable = (text: string, table: string): string =>
  text.replace(BETWEEN, (_, before: string, _old: string, after: string) => `${before}${table}${after}`);

/** A flow may differ from its row by this much before the row has to be written again. */
const TOLERANCE = 0.1;

/** The flows whose row is missing, or whose number of files or lines differs by more than a tenth. */
export function outdated(table: string, rows: readonly Row[]): string[] {
  const written = new Map(
    table.split('\n').map((line) => {
      const [, name = '', files = '', , lines = ''] = line.split('|').map((cell) => cell.trim());
      return [name, [Number(files), Number(lines)] as const];
    }),
  );
  const differs = (was: number, is: number) => !(Math.abs(is - was) <= is * TOLERANCE);
  return rows.flatMap(({ name, files, lines }) => {
    const [wasFiles, wasLines] = written.get(name) ?? [Number.NaN, Number.NaN];
    if (!differs(wasFiles, files) && !differs(wasLines, lines)) return [];
    return [`${name}: ${files} files with ${lines} lines, the document has ${wasFiles} with ${wasLines}`];
  });
}
