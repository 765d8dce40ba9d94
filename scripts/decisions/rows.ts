/** Tables of decisions have these columns; the table of packages has two columns of its own. */
const HEAD = '| id | date | context | choice | consequence |';
const LINE = '|---|---|---|---|---|';
const OLD_HEAD = '| context | choice | consequence |';
const OLD_LINE = '|---|---|---|';
const MARK = /^\| (D(\d+)) \| (\d{4}-\d\d-\d\d) \| /;

/** Number of cells of a row; a bar that a backslash stands before is text. */
const cellsOf = (row: string): number => row.replaceAll('\\|', '').split('|').length - 2;

/**
 * Rows of decisions without an id and a date, and ids that two rows have; each with its line.
 *
 * @internal a test checks the document
 */
export function faultsOfRows(text: string): string[] {
  const faults: string[] = [];
  const known = new Map<string, number>();
  for (const [at, line, isDecision] of rowsOf(text)) {
    if (!isDecision) continue;
    const id = MARK.exec(line)?.[1];
    const first = id === undefined ? undefined : known.get(id);
    if (id === undefined) faults.push(`line ${at}: no id and date; \`npm run decisions\` writes them`);
    else if (first !== undefined) faults.push(`line ${at}: ${id} is the id of line ${first}`);
    else known.set(id, at);
  }
  return faults;
}

/** The text with an id and a date for each row that has none. Ids are never given a second time. */
export function withIds(text: string, dateOf: (line: number) => string): string {
  let last = Math.max(0, ...[...text.matchAll(/\bD(\d+)\b/g)].map(([, number]) => Number(number)));
  const decisions = new Map(
    [...rowsOf(text)].map(([at, line, isDecision]) => [at, isDecision && !MARK.test(line)]),
  );
  return text
    .split('\n')
    .map((line, index) => {
      if (line === OLD_HEAD) return HEAD;
      if (line === OLD_LINE) return LINE;
      if (decisions.get(index + 1) !== true) return line;
      last += 1;
      return `| D${last} | ${dateOf(index + 1)} ${line}`;
    })
    .join('\n');
}

/** Rows of all tables, without their heads. A row with at least three cells is a decision. */
function* rowsOf(text: string): Generator<[at: number, line: string, isDecision: boolean]> {
  for (const [index, line] of text.split('\n').entries()) {
    const isHead = [HEAD, LINE, OLD_HEAD, OLD_LINE].includes(line);
    if (line.startsWith('|') && !isHead) yield [index + 1, line, cellsOf(line) >= 3];
  }
}
