import type { Fetcher } from '../infra/fetcher.ts';
import { sharedTurn } from '../infra/shared-turn.ts';
import type { Store } from '../store/open.ts';

type Tools = { readonly store: Store; readonly fetcher: Fetcher };

/**
 * The store and the fetcher for jobs of which many run at once: what follows a response or a commit shares the turns of
 * the event loop with what follows those of the others.
 */
export function inBackground({ store, fetcher }: Tools): Tools {
  return {
    store: {
      ...store,
      async transaction(work, durability) {
        const result = await store.transaction(work, durability);
        await sharedTurn();
        return result;
      },
    },
    fetcher: {
      ...fetcher,
      async fetch(request) {
        const answer = await fetcher.fetch(request);
        await sharedTurn();
        return answer;
      },
    },
  };
}
