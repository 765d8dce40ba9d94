import type { JobKind } from '../infra/queue.ts';
import { rebuildInventory as rebuild } from '../record/agents/inventory.ts';
import type { Store } from '../store/open.ts';

/** Works out the inventory profile of one agent anew. */
export function rebuildProfile(tools: { store: Store; now: () => Date; newId: () => string }): JobKind {
  return {
    async run({ payload }) {
      const { url } = payload as { url: string };
      const context = { now: tools.now(), newId: tools.newId, actor: 'pipeline:profile' };
      return { kind: 'done', detail: { outcome: await rebuild(tools.store, url, context) } };
    },
  };
}
