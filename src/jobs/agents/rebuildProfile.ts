import { rebuildInventory as rebuild } from '../../record/agents/inventory.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

/** Computes the inventory profile of one agent anew. */
export function rebuildProfile(tools: {
  store: Store;
  now: () => Date;
  newId: () => string;
}): NamedJob<'rebuildProfile'> {
  return typedJob('rebuildProfile', {
    async run({ payload }) {
      const { url } = payload;
      const context = { now: tools.now(), newId: tools.newId, actor: 'pipeline:profile' };
      return { kind: 'done', detail: { outcome: await rebuild(tools.store, url, context) } };
    },
  });
}
