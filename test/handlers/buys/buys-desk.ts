import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { Platform } from '../../../src/ad-server/port.ts';
import { figuresIn } from '../../../src/ad-server/simulator/kept.ts';
import { reads, writes } from '../../../src/desk/tasks/call.ts';
import { type CreativeStatus, formatKey } from '../../../src/domain/creatives/creative.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { syncAccounts } from '../../../src/handlers/accounts/syncAccounts.ts';
import { createMediaBuy } from '../../../src/handlers/buys/createMediaBuy.ts';
import { getAccountFinancials } from '../../../src/handlers/buys/getAccountFinancials.ts';
import { getMediaBuys } from '../../../src/handlers/buys/getMediaBuys.ts';
import { updateMediaBuy } from '../../../src/handlers/buys/updateMediaBuy.ts';
import { getTaskStatus } from '../../../src/handlers/tasks/getTaskStatus.ts';
import { complyTestController } from '../../../src/handlers/test-controller/complyTestController.ts';
import { newId } from '../../../src/infra/random.ts';
import { lookAtBuy, scheduleBuys } from '../../../src/jobs/buys/lookAtBuy.ts';
import { trafficBuy } from '../../../src/jobs/buys/trafficBuy.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import type { TestEngine } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TaskDeskOptions,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;

/** The moment at which most tests play. */
export const NOW = new Date('2027-03-15T10:00:00Z');
export const FORMAT = { agent_url: 'http://localhost:1/mcp', id: 'display_300x250' };
export const ACCOUNT = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };

/** A caller that nobody else is, with an account that nobody declared. */
export const newBuyer = (more: Partial<AgentPrincipal> = {}) => ({
  principal: principalOf(`agent_${newId()}`, more),
  account: ACCOUNT,
});
export type Buyer = ReturnType<typeof newBuyer>;

/** A package of an auction that takes banners. */
export const wanted = (more: Json = {}): Json => ({
  product_id: 'network_display',
  pricing_option_id: 'cpm_usd_auction',
  budget: 1000,
  bid_price: 2.5,
  ...more,
});
/** A package of promised delivery. */
export const promised = (more: Json = {}): Json => ({
  product_id: 'news_display',
  pricing_option_id: 'cpm_usd_fixed',
  budget: 5000,
  ...more,
});
export const banner = (id: string): Json => ({
  creative_id: id,
  name: id,
  format_id: FORMAT,
  assets: {
    image: { asset_type: 'image', url: `https://cdn.example/${id}.png`, width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
  },
});

export type BuysDesk = TestTaskDesk & {
  /** What jobs of the desk get. */
  readonly tools: { readonly platform: Platform };
  create(buyer: Buyer, more?: Json): Promise<Answer>;
  refuseCreate(buyer: Buyer, more?: Json): Promise<Answer>;
  update(buyer: Buyer, id: string, more?: Json): Promise<Answer>;
  refuseUpdate(buyer: Buyer, id: string, more?: Json): Promise<Answer>;
  /** Buys by ids, or by whatever else is asked. */
  get(buyer: Buyer, more?: Json): Promise<Answer>;
  /** The one buy. */
  read(buyer: Buyer, id: string, more?: Json): Promise<Answer>;
  control(buyer: Buyer, scenario: string, params?: Json, more?: Json): Promise<Answer>;
  /** Sets the clock and runs the jobs that are due then. */
  goTo(time: string | Date): Promise<void>;
  /** A creative in the library of a buyer's account, in a state of the test's choice. */
  keepCreative(buyer: Buyer, id: string, status?: CreativeStatus, document?: Json): Promise<void>;
};

export const handlers = {
  sync_accounts: writes(syncAccounts),
  get_account_financials: reads(getAccountFinancials),
  create_media_buy: writes(createMediaBuy),
  update_media_buy: writes(updateMediaBuy),
  get_media_buys: reads(getMediaBuys),
  get_task_status: reads(getTaskStatus),
  comply_test_controller: writes(complyTestController),
};

export const createArgs = ({ account }: Buyer, more: Json = {}): Json => ({
  idempotency_key: freshKey(),
  account,
  brand: { domain: 'outdoor.example' },
  start_time: 'asap',
  end_time: '2027-04-15T10:00:00Z',
  packages: [wanted()],
  ...more,
});

export async function startBuysDesk(
  engine: TestEngine,
  options: Partial<TaskDeskOptions> = {},
): Promise<BuysDesk> {
  const profile = options.profile ?? publisherProfile;
  const desk = await startTaskDesk(engine, { handlers, ...options, profile });
  const opened = openPlatform(profile.catalogs.products, 'http://localhost:1/mcp', null, true, {
    figures: figuresIn(desk.store),
  });
  const platform = options.behind?.(opened.platform, desk.store) ?? opened.platform;
  let now = NOW;
  desk.setNow(now);
  const tools = { store: desk.store, platform, now: () => now };
  const kinds = { lookAtBuy: lookAtBuy(tools), trafficBuy: trafficBuy(tools) };
  const updateArgs = ({ account }: Buyer, id: string, more: Json): Json => ({
    idempotency_key: freshKey(),
    account,
    media_buy_id: id,
    ...more,
  });
  const get: BuysDesk['get'] = ({ principal, account }, more = {}) =>
    desk.call(principal, 'get_media_buys', { account, ...more });

  async function work(): Promise<void> {
    for (;;) {
      await scheduleBuys(desk.store, now);
      const jobs = await desk.store.transaction((tx) =>
        tx.jobs.claim({ kinds: Object.keys(kinds), worker: 'test', now, leaseMs: 60_000, limit: 50 }),
      );
      if (jobs.length === 0) return;
      for (const job of jobs as ClaimedJob[]) {
        const kind = kinds[job.kind as keyof typeof kinds];
        const outcome = await kind.run(job, new AbortController().signal);
        if (outcome.kind !== 'done') throw new Error(`${job.kind}: ${JSON.stringify(outcome)}`);
        await desk.store.transaction((tx) => tx.jobs.finish(job, now));
      }
    }
  }

  return {
    ...desk,
    tools,
    setNow(at) {
      now = at ?? new Date();
      desk.setNow(at);
    },
    create: (buyer, more) => desk.call(buyer.principal, 'create_media_buy', createArgs(buyer, more)),
    refuseCreate: (buyer, more) => desk.refusal(buyer.principal, 'create_media_buy', createArgs(buyer, more)),
    update: (buyer, id, more = {}) =>
      desk.call(buyer.principal, 'update_media_buy', updateArgs(buyer, id, more)),
    refuseUpdate: (buyer, id, more = {}) =>
      desk.refusal(buyer.principal, 'update_media_buy', updateArgs(buyer, id, more)),
    get,
    async read(buyer, id, more = {}) {
      const { media_buys: buys } = await get(buyer, { media_buy_ids: [id], ...more });
      if (buys.length !== 1) throw new Error(`${buys.length} buys with this id`);
      return buys[0];
    },
    control: ({ principal }, scenario, params = {}, more = {}) =>
      desk.call(principal, 'comply_test_controller', {
        scenario,
        params,
        account: { sandbox: true },
        ...more,
      }),
    async goTo(time) {
      now = new Date(time);
      desk.setNow(now);
      await work();
    },
    keepCreative: (buyer, id, status, document) =>
      keepCreative(desk.store, now, buyer, { id, status, document }),
  };
}

async function keepCreative(
  store: TestTaskDesk['store'],
  now: Date,
  { principal }: Buyer,
  {
    id,
    status = 'approved',
    document = banner(id),
  }: { id: string; status: CreativeStatus | undefined; document: Json | undefined },
): Promise<void> {
  const accounts = await store.read.accounts.page(
    principal.id,
    { key: null, id: null, status: null, sandbox: null },
    { after: null, limit: 1 },
  );
  const account = accounts[0];
  if (account === undefined) throw new Error('the caller has no account yet');
  const creative = {
    principalId: principal.id,
    accountId: account.id,
    id,
    name: id,
    status,
    format: formatKey(document),
    document: document as never,
    review: {},
    purgeKind: null,
    createdAt: now,
    updatedAt: now,
  };
  if (!(await store.transaction((tx) => tx.creatives.insert(creative)))) throw new Error('taken');
}
