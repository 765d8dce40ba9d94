import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import type { Proposal } from '../../../src/domain/products/discovery/proposal.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import { indexCatalog } from '../../../src/record/products/product-index.ts';
import { indexSignals } from '../../../src/record/signals/find-signals.ts';
import { keepTask } from '../../agent-doors/world.ts';
import type { TestEngine } from '../../support/databases.ts';
import { publisherProfile, publisherSignals } from '../../support/publisher.ts';
import {
  freshKey,
  principalOf,
  startTaskDesk,
  type TaskDeskOptions,
  type TestTaskDesk,
} from '../../support/task-desk.ts';
import {
  ACCOUNT,
  BRAND,
  creative,
  GOVERNED,
  governor,
  inDays,
  type Json,
  LIVE,
  letter,
  licence,
  OWN_URL,
  requestsOf,
  SPOKEN,
  TASK,
  wanted,
} from './requests.ts';
import { bareProfile, closedProfile } from './sellers.ts';

type Bought = { readonly buy: string; readonly pack: string };

/** Everything that there is to break rules about. */
export type World = {
  readonly desk: TestTaskDesk;
  /** A seller without a sandbox who offers little. */
  readonly bare: TestTaskDesk;
  /** A seller without a sandbox who declares accounts himself. */
  readonly closed: TestTaskDesk;
  readonly buyer: AgentPrincipal;
  /** A buyer whom a product is offered that asks for the provenance of creatives. */
  readonly careful: AgentPrincipal;
  /** Account ids by what is special about them. */
  readonly accounts: Readonly<
    Record<'agent' | 'suspended' | 'payment_required' | 'pending_approval', string>
  >;
  readonly pack: string;
  /** A package of another buy. */
  readonly otherPackage: string;
  readonly canceled: Bought;
  /** Has not started. */
  readonly future: Bought;
  /** Its creatives cannot change any more half a day before it starts. */
  readonly soon: Bought;
  /** Its product does not allow it to run longer. */
  readonly fixed: Bought;
  /** Has delivered. */
  readonly spent: Bought;
  /** One of its packages, the named one, is canceled. */
  readonly half: Bought;
  /** Its product reports the whole flight only. */
  readonly whole: Bought;
  /** Reported once a day. */
  readonly letter: Bought;
  /** A request of each task that is served. */
  readonly requests: Readonly<Record<string, Json>>;
  drop(): Promise<void>;
};

export async function startWorld(engine: TestEngine): Promise<World> {
  const buyer = principalOf(`agent_${newId()}`);
  const sellers = await startSellers(engine);
  const { desk, bare } = sellers;
  const call: Call = (task, args) => desk.call(buyer, task, { idempotency_key: freshKey(), ...args });
  const control: Control = async (scenario, params) => {
    const answer = await call('comply_test_controller', { scenario, params, account: { sandbox: true } });
    if (answer.success !== true) throw new Error(`${scenario}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const careful = await carefulBuyer(desk);
  await call('sync_accounts', { accounts: [{ ...ACCOUNT, billing: 'operator' }] });
  await bare.call(buyer, 'sync_accounts', {
    idempotency_key: freshKey(),
    accounts: [{ ...LIVE, billing: 'operator' }],
  });
  await activate(bare, buyer);
  const accounts = await seedAccounts(control);
  const buys: Json = { account: ACCOUNT, brand: BRAND, start_time: 'asap', end_time: inDays(30) };
  const { running, other, ...bought } = await buyEverything(call, control, buys);
  await reportsWholeFlights(desk, buyer, bought.whole.buy);
  await keepProposals(desk, buyer);
  await keepTask(desk.store, buyer.id, { id: TASK });
  await call('sync_governance', { accounts: [{ account: GOVERNED, governance_agents: [governor] }] });
  await call('update_media_buy', { account: ACCOUNT, media_buy_id: bought.canceled.buy, canceled: true });
  await fillLibrary(call, control);
  await uploadAudiences(call, control);
  const { rights_id: grant } = await call('acquire_rights', licence);
  await call('report_usage', {
    reporting_period: { start: inDays(-8), end: inDays(-1) },
    usage: [{ account: ACCOUNT, rights_id: grant, impressions: 100, vendor_cost: 1, currency: 'USD' }],
  });
  const made = { buy: running.buy, pack: running.pack, grant: String(grant ?? 'tomas_voice') };
  return {
    ...sellers,
    buyer,
    careful,
    accounts,
    pack: running.pack,
    otherPackage: other.pack,
    ...bought,
    requests: requestsOf(buys, made),
    async drop() {
      for (const seller of Object.values(sellers)) await seller.drop();
    },
  };
}

type Call = (task: string, args: Json) => ReturnType<TestTaskDesk['call']>;
type Control = (scenario: string, params: Json) => ReturnType<TestTaskDesk['call']>;

async function startSellers(engine: TestEngine): Promise<Pick<World, 'desk' | 'bare' | 'closed'>> {
  const start = (more: Partial<TaskDeskOptions>) =>
    startTaskDesk(engine, { handlers: taskHandlers, profile: publisherProfile, ...more });
  const [desk, bare, closed] = await Promise.all([
    start({
      async fetchCatalog(url) {
        return url.includes('junk') ? { ok: true, text: 'junk' } : { ok: false, reason: 'is not there' };
      },
      async challengeEndpoint(url) {
        return url.includes('silent') ? { ok: false, reason: 'it says nothing' } : { ok: true };
      },
    }),
    start({ profile: bareProfile, mode: 'production' }),
    start({ profile: closedProfile, mode: 'production' }),
  ]);
  const { catalog } = openPlatform(publisherProfile.catalogs.products, OWN_URL);
  for (const { store } of [desk, bare]) {
    await indexCatalog(store, catalog, new Date());
    await indexSignals(store, publisherSignals(OWN_URL), new Date());
  }
  return { desk, bare, closed };
}

async function carefulBuyer(desk: TestTaskDesk): Promise<AgentPrincipal> {
  const careful = principalOf(`agent_${newId()}`);
  const seeded = await desk.call(careful, 'comply_test_controller', {
    scenario: 'seed_product',
    account: { sandbox: true },
    params: { product_id: 'proven', fixture: { creative_policy: { provenance_required: true } } },
  });
  if (seeded.success !== true) throw new Error(JSON.stringify(seeded));
  return careful;
}

const seedAccounts = async (control: Control) =>
  Object.fromEntries(
    await Promise.all(
      (['agent', 'suspended', 'payment_required', 'pending_approval'] as const).map(async (kind) => {
        const status = kind === 'agent' ? 'active' : kind;
        const billing = kind === 'agent' ? 'agent' : 'operator';
        await control('seed_account', { account_id: `acc-${kind}`, fixture: { status, billing } });
        return [kind, `acc-${kind}`] as const;
      }),
    ),
  ) as World['accounts'];

/** One buy for each thing that may be special about a buy, and two that are like most. */
async function buyEverything(call: Call, control: Control, buys: Json) {
  const buyOf = async (more: Json = {}): Promise<Bought> => {
    const { media_buy_id: buy, packages } = await call('create_media_buy', {
      ...buys,
      packages: [{ ...wanted, creatives: [creative(`c-${newId()}`)] }],
      ...more,
    });
    return { buy: buy as string, pack: packages[0].package_id as string };
  };
  const guaranteed = {
    product_id: 'news_display',
    pricing_option_id: 'cpm_usd_fixed',
    budget: 5000,
    creatives: [creative(`c-${newId()}`)],
  };
  const sports = { product_id: 'ctv_live_sports', pricing_option_id: 'cpm_usd_fixed', budget: 25_000 };
  const bought = {
    running: await buyOf(),
    other: await buyOf(),
    canceled: await buyOf(),
    future: await buyOf({ start_time: inDays(5) }),
    soon: await buyOf({ start_time: inDays(5), packages: [guaranteed] }),
    fixed: await buyOf({ packages: [sports] }),
    spent: await buyOf(),
    half: await buyOf({ packages: [wanted, wanted] }),
    letter: await buyOf({ packages: [letter] }),
    whole: await buyOf(),
  };
  await control('simulate_delivery', {
    media_buy_id: bought.spent.buy,
    impressions: 100_000,
    reported_spend: { amount: 500, currency: 'USD' },
  });
  await call('update_media_buy', {
    account: ACCOUNT,
    media_buy_id: bought.half.buy,
    packages: [{ package_id: bought.half.pack, canceled: true }],
  });
  return bought;
}

async function keepProposals(desk: TestTaskDesk, buyer: AgentPrincipal): Promise<void> {
  await keepProposal(desk, buyer, 'prop_order', {
    insertion_order: { io_id: 'io_1', requires_signature: true },
  });
  await keepProposal(desk, buyer, 'prop_over', { expires_at: inDays(-1) });
  await keepProposal(desk, buyer, 'prop_draft', { proposal_status: 'draft' });
}

/** Creatives, one of them rejected, and an event source. */
async function fillLibrary(call: Call, control: Control): Promise<void> {
  await call('sync_creatives', {
    account: ACCOUNT,
    creatives: [creative('banner'), creative('rejected'), SPOKEN],
  });
  await control('force_creative_status', {
    creative_id: 'rejected',
    status: 'rejected',
    rejection_reason: 'It is blurred.',
  });
  await call('sync_event_sources', {
    account: ACCOUNT,
    event_sources: [{ event_source_id: 'shop', event_types: ['purchase'], action_source: 'website' }],
  });
}

async function uploadAudiences(call: Call, control: Control): Promise<void> {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      external_id: `c-${at}`,
      hashed_email: String(at).padStart(64, '0'),
    }));
  await call('sync_audiences', {
    account: ACCOUNT,
    audiences: [
      { audience_id: 'all', add: people(200) },
      { audience_id: 'few', add: people(5) },
    ],
  });
  // In the sandbox one member is enough, so no upload makes an audience that is too small.
  await control('force_audience_status', { audience_id: 'few', status: 'too_small' });
}

/** Does what the operator does with a declared account. */
const activate = ({ store }: TestTaskDesk, { id }: AgentPrincipal) =>
  store.transaction(async (tx) => {
    const filter = { key: null, id: null, status: null, sandbox: null };
    for (const account of await tx.accounts.page(id, filter, { after: null, limit: 9 }))
      await tx.accounts.setStatus(account, { from: account.status, to: 'active' }, new Date());
  });

/** As if the product had been such a one when it was bought. */
const reportsWholeFlights = ({ store }: TestTaskDesk, { id: principalId }: AgentPrincipal, id: string) =>
  store.transaction(async (tx) => {
    const [one] = (await tx.mediaBuys.find({ principalId, id }))?.packages ?? [];
    if (one?.product.reporting_capabilities === undefined) throw new Error('there is no package');
    const { reporting_capabilities: reported } = one.product;
    const capabilities = { ...reported, date_range_support: 'lifetime_only' as const };
    await tx.mediaBuys.putPackages([
      { ...one, product: { ...one.product, reporting_capabilities: capabilities } },
    ]);
  });

const keepProposal = (
  { store }: TestTaskDesk,
  { id: principalId }: AgentPrincipal,
  id: string,
  more: Partial<Proposal>,
) =>
  store.transaction((tx) =>
    tx.proposals.putAll([
      {
        principalId,
        id,
        accountId: null,
        createdAt: new Date(),
        expiresAt: new Date(inDays(9)),
        proposal: {
          proposal_id: id,
          name: 'One',
          allocations: [{ product_id: 'network_display', allocation_percentage: 100 }],
          proposal_status: 'committed',
          expires_at: inDays(9),
          ...more,
        },
      },
    ]),
  );
