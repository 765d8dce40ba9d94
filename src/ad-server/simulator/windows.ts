import { DAY } from './curve.ts';

export type SimulatedSpan = { readonly from: number; readonly to: number };

const SIZES = { hour: 3_600, day: DAY } as const;

/** Hours or days that a span reaches into, the first and last one cut to it; instants in whole seconds. */
export function spans(
  { from, to }: SimulatedSpan,
  size: 'hour' | 'day',
  offsetMinutes: number,
): SimulatedSpan[] {
  const step = SIZES[size];
  const offset = offsetMinutes * 60;
  const first = Math.floor((from + offset) / step);
  return Array.from({ length: countOfSpans({ from, to }, size, offsetMinutes) }, (_, i) => ({
    from: Math.max(from, (first + i) * step - offset),
    to: Math.min(to, (first + i + 1) * step - offset),
  }));
}

export function countOfSpans(
  { from, to }: SimulatedSpan,
  size: 'hour' | 'day',
  offsetMinutes: number,
): number {
  const step = SIZES[size];
  const offset = offsetMinutes * 60;
  return to <= from ? 0 : Math.ceil((to + offset) / step) - Math.floor((from + offset) / step);
}
