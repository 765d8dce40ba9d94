/** Whether a JSON value holds at least so many values, itself and containers included. No more than those are counted. */
export const holdsValues = (value: unknown, least: number): boolean => countUpTo(value, least) >= least;

function countUpTo(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const member of Object.values(value)) {
    if (count >= most) return most;
    count += countUpTo(member, most - count);
  }
  return Math.min(count, most);
}
