import { waitingOf } from '../record/moderation/waiting.ts';
import type { Store } from '../store/open.ts';

/** Counts what waits for a decision of the operator, and says since when. */
export const listWaiting = (store: Store) => waitingOf(store.read);
