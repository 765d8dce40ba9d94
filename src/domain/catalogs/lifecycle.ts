import type { Moves } from '../buys/lifecycle/moves.ts';

export const itemStatuses = ['pending', 'approved', 'warning', 'rejected', 'withdrawn'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** Where an item of a catalog may go. A sync that changes it has it reviewed anew. */
export const itemMoves: Moves<ItemStatus> = {
  pending: {
    approved: ['seller', 'clock'],
    warning: ['seller', 'clock'],
    rejected: ['seller', 'clock'],
    withdrawn: ['buyer', 'seller'],
  },
  approved: { pending: ['buyer'], warning: ['seller'], rejected: ['seller'], withdrawn: ['buyer', 'seller'] },
  warning: { pending: ['buyer'], approved: ['seller'], rejected: ['seller'], withdrawn: ['buyer', 'seller'] },
  rejected: { pending: ['buyer'], withdrawn: ['buyer', 'seller'] },
  withdrawn: { pending: ['buyer', 'seller'] },
};

/** Whether ads may show the item. */
export const isShown = (status: ItemStatus): boolean => status === 'approved' || status === 'warning';

/** What a sync makes of an item: the same content keeps its review. */
export const syncedItem = (stored: ItemStatus | undefined, isSame: boolean): ItemStatus =>
  stored !== undefined && stored !== 'withdrawn' && isSame ? stored : 'pending';
