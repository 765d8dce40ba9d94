import { buyStatuses, isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import { byAge, type Position } from '../../domain/list-page.ts';
import { announceImpairments as announce } from '../../record/buys/buy-webhooks.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

/** `declared`: whether this agent pushes impairments at all. */
type Tools = { store: Store; declared: boolean; now: () => Date };

const AT_ONCE = 25;
const LIVE = buyStatuses.filter((status) => !isFinalBuy(status));

/** Compares the impairments of an account's buys with those that their receivers know, a few buys at a time. */
export function announceImpairmentsJob({ store, declared, now }: Tools): NamedJob<'announceImpairments'> {
  return typedJob('announceImpairments', {
    async run({ payload }) {
      const { principalId, accountId } = payload;
      let after: Position | null = null;
      let looked: number = 0;
      while (declared) {
        const filter = { accountIds: [accountId], statuses: LIVE };
        const page = await store.primary.mediaBuys.page(principalId, filter, { after, limit: AT_ONCE });
        const ids = page
          .filter(({ details }) => details.push_notification_config !== undefined)
          .map(({ id }) => id)
          .sort();
        if (ids.length > 0) {
          await store.transaction(async (tx) => {
            for (const id of ids) await tx.mediaBuys.lock({ principalId, id });
            await announce(tx, await tx.mediaBuys.findAll(principalId, ids), now());
          });
        }
        looked += page.length;
        const last = page.at(-1);
        if (last === undefined || page.length < AT_ONCE) break;
        after = byAge(last);
      }
      return { kind: 'done', detail: { looked } };
    },
  });
}
