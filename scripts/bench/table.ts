/** One measured value: what was measured, the value, and the target to compare it with. */
export type Row = { what: string; value: string; reach?: string };

/** Rows as aligned text, one line each. */
export function table(rows: readonly Row[]): string {
  const head: Row = { what: 'what', value: 'measured', reach: 'to reach' };
  const all = [head, ...rows];
  const width = (column: (row: Row) => string) => Math.max(...all.map((row) => column(row).length));
  const widths = [width(({ what }) => what), width(({ value }) => value)] as const;
  const lines = all.map(({ what, value, reach = '' }) =>
    `${what.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${reach}`.trimEnd(),
  );
  return [lines[0], '-'.repeat(Math.max(...lines.map(({ length }) => length))), ...lines.slice(1)].join('\n');
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
export const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;
export const microseconds = (ms: number): string => `${(ms * 1000).toFixed(0)} µs`;
