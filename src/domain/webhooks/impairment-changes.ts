import type { Impairment } from '../buys/impairments.ts';

/** One thing that went out of service for a buy, or came back. */
export type ImpairmentChange = { readonly impairment: Impairment; readonly isOver: boolean };

/** What the receiver of a buy has not been sent yet; the same cause has the same identifier at every look. */
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
