import type { SyncedItem } from '../identity.ts';

/** The entries of a feed as it writes them, or why it cannot be read; the reason is a sentence without its subject. */
export type ParsedFeed =
  | { readonly ok: true; readonly items: readonly SyncedItem[] }
  | { readonly ok: false; readonly reason: string };

export const unread = (reason: string): ParsedFeed => ({ ok: false, reason });

/** Entries of one feed; reading stops soon after them. */
export const MOST_ENTRIES = 10_000;
/** Arrays and objects inside each other, elements too. */
export const MOST_DEPTH = 32;
