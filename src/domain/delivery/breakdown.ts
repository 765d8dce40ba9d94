/** How rows of a breakdown are chosen. */
export type Chosen = { readonly limit?: number | undefined; readonly sort_by?: string | undefined };

const LIMIT = 25;

/**
 * Rows with the largest figure first, no more than the limit, and whether there would be more. Rows are sorted by
 * spend where the wanted figure is not told; equal ones by their names.
 */
export function chosenRows<R extends object>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  { limit = LIMIT, sort_by: wanted = 'spend' }: Chosen,
): { readonly rows: R[]; readonly isTruncated: boolean } {
  const figure = (row: R, name: string): number => {
    const value = Object.entries(row).find(([key]) => key === name)?.[1];
    return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
  };
  const name = rows.some((row) => figure(row, wanted) >= 0) ? wanted : 'spend';
  const sorted = rows
    .map((row) => ({ row, value: figure(row, name), key: nameOf(row) }))
    .sort((a, b) => (a.value === b.value ? (a.key < b.key ? -1 : 1) : a.value > b.value ? -1 : 1));
  return { rows: sorted.slice(0, limit).map(({ row }) => row), isTruncated: sorted.length > limit };
}
