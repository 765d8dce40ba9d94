import { reads, writes } from '../../../src/desk/tasks/call.ts';
import { listCreatives } from '../../../src/handlers/library/listCreatives.ts';
import { syncCreatives } from '../../../src/handlers/library/syncCreatives.ts';
import type { TestEngine } from '../../support/databases.ts';
import { publisherMediaBuy, publisherProfile } from '../../support/publisher.ts';
import { type Answer, freshKey, type TaskDeskOptions } from '../../support/task-desk.ts';
import { type Buyer, type BuysDesk, banner, handlers, startBuysDesk } from '../buys/buys-desk.ts';

type Json = Readonly<Record<string, unknown>>;

export { banner, FORMAT, NOW, newBuyer, promised, wanted } from '../buys/buys-desk.ts';

/** A seller whose people look at creatives. */
export const reviewed = {
  ...publisherProfile,
  media_buy: { ...publisherMediaBuy, creative_approval_mode: 'require_human' as const },
};

export type CreativesDesk = BuysDesk & {
  sync(buyer: Buyer, creatives: readonly Json[], more?: Json): Promise<Answer>;
  refuseSync(buyer: Buyer, creatives: readonly Json[], more?: Json): Promise<Answer>;
  list(buyer: Buyer, more?: Json): Promise<Answer>;
  /** The one creative; the test fails without. */
  one(buyer: Buyer, id: string, more?: Json): Promise<Answer>;
  force(buyer: Buyer, id: string, status: string, more?: Json): Promise<Answer>;
};

export async function startCreativesDesk(
  engine: TestEngine,
  options: Partial<TaskDeskOptions> = {},
): Promise<CreativesDesk> {
  const all = {
    ...handlers,
    sync_creatives: writes(syncCreatives),
    list_creatives: reads(listCreatives),
  };
  const desk = await startBuysDesk(engine, { handlers: all, ...options });
  const args = ({ account }: Buyer, creatives: readonly Json[], more: Json) => ({
    idempotency_key: freshKey(),
    account,
    creatives,
    ...more,
  });
  const list: CreativesDesk['list'] = ({ principal, account }, more = {}) =>
    desk.call(principal, 'list_creatives', { account, ...more });
  return {
    ...desk,
    sync: (buyer, creatives, more = {}) =>
      desk.call(buyer.principal, 'sync_creatives', args(buyer, creatives, more)),
    refuseSync: (buyer, creatives, more = {}) =>
      desk.refusal(buyer.principal, 'sync_creatives', args(buyer, creatives, more)),
    list,
    async one(buyer, id, more = {}) {
      const { creatives } = await list(buyer, { filters: { creative_ids: [id], statuses: ALL }, ...more });
      if (creatives.length !== 1) throw new Error(`${creatives.length} creatives with this id`);
      return creatives[0];
    },
    force: (buyer, id, status, more = {}) =>
      desk.control(buyer, 'force_creative_status', {
        creative_id: id,
        status,
        ...(status === 'rejected' ? { rejection_reason: 'It is blurred.' } : {}),
        ...more,
      }),
  };
}

export const ALL = ['processing', 'pending_review', 'approved', 'suspended', 'rejected', 'archived'];
export const banners = (count: number, prefix = 'c'): Json[] =>
  Array.from({ length: count }, (_, at) => banner(`${prefix}${at}`));
/** A banner with another picture. */
export const redrawn = (id: string): Json => ({
  ...banner(id),
  assets: {
    image: { asset_type: 'image', url: `https://cdn.example/${id}-2.png`, width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
  },
});
