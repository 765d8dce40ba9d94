import type { Impairment } from './impairments.ts';

/** An impairment of a buy that began, or that is over. */
export type ImpairmentChange = { readonly impairment: Impairment; readonly isOver: boolean };

/**
 * The changes that the receiver of a buy has not been sent yet. The same cause has the same `impairment_id`
 * in every list.
 */
export function impairmentChanges(
  known: readonly Impairment[],
  current: readonly Impairment[],
): ImpairmentChange[] {
  const missing = (from: readonly Impairment[], among: readonly Impairment[]) => {
    const ids = new Set(among.map(({ impairment_id: id }) => id));
    return from.filter(({ impairment_id: id }) => !ids.has(id));
  };
  return [
    ...missing(known, current).map((impairment) => ({ impairment, isOver: true })),
    ...missing(current, known).map((impairment) => ({ impairment, isOver: false })),
  ];
}
