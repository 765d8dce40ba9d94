import type { TaskName } from '../../../generated/tasks.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import type { Body } from '../world.ts';
import type { Case, Form, Scene } from './cases.ts';

const KEY = 'the-key-of-a-buying-case';
const BUY = 'bought-buy';

const account = (id: string) => ({ account: { account_id: id } });
const wanted = (more: object = {}) => ({
  product_id: 'network_display',
  pricing_option_id: 'cpm_usd_auction',
  budget: 1000,
  bid_price: 2.5,
  ...more,
});
const banner = {
  creative_id: 'boots',
  name: 'Boots',
  format_id: { agent_url: 'https://formats.example', id: 'display_300x250' },
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/boots.png', width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
  },
};
/** Times are of the moment, for flights lie ahead. */
const later = ({ app }: Scene, days: number): string =>
  new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
const buy = (scene: Scene, more: object = {}) => ({
  idempotency_key: newId(),
  ...account(scene.account),
  brand: { domain: 'outdoor.example' },
  start_time: 'asap',
  end_time: later(scene, 20),
  packages: [wanted({ creatives: [banner] })],
  ...more,
});
const change = (scene: Scene, more: object = {}) => ({
  idempotency_key: newId(),
  ...account(scene.account),
  media_buy_id: BUY,
  ...more,
});
const control = (scenario: string, params: object): [TaskName, Body] => [
  'comply_test_controller',
  { scenario, params, account: { sandbox: true } },
];
/** A buy of the caller's account under an identifier of its own, with one package. */
const seeded = (scene: Scene, more: object = {}): [TaskName, Body] =>
  control('seed_media_buy', {
    media_buy_id: BUY,
    fixture: {
      account_id: scene.account,
      status: 'active',
      end_time: later(scene, 20),
      packages: [{ package_id: 'pkg_1', ...wanted() }],
      ...more,
    },
  });
/** Where the release of a call tells the state of a buy. */
const isIn = (state: string, { status, media_buy_status: own }: Body, form: Form): boolean =>
  own === state && status === (form === '3.1' ? 'completed' : state);

/** Cases of buying, and of what became of buys. */
export const buysCases = {
  create_media_buy: [
    {
      name: 'a buy that runs at once',
      args: (scene) => buy(scene),
      look: (body, form) => isIn('active', body, form) && body.revision === 1 && body.sandbox,
    },
    {
      name: 'one without creatives',
      args: (scene) => buy(scene, { packages: [wanted({ context: { line: 1 } }), wanted({ budget: 5.5 })] }),
      look: (body, form) => isIn('pending_creatives', body, form) && body.total_budget === 1005.5,
    },
    {
      name: 'one that starts later, paused',
      args: (scene) => buy(scene, { start_time: later(scene, 5), paused: true }),
      look: (body, form) => isIn('pending_start', body, form) && body.valid_actions.includes('resume'),
    },
    {
      name: 'a replay',
      before: (scene) => [['create_media_buy', buy(scene, { idempotency_key: KEY })]],
      args: (scene) => buy(scene, { idempotency_key: KEY }),
      look: (body, form) => body.replayed === true && isIn('active', body, form),
    },
    {
      name: 'another payload under the same key',
      before: (scene) => [['create_media_buy', buy(scene, { idempotency_key: KEY })]],
      args: (scene) => buy(scene, { idempotency_key: KEY, paused: true }),
      code: 'IDEMPOTENCY_CONFLICT',
    },
    {
      name: 'several things that are wrong',
      args: (scene) =>
        buy(scene, { packages: [wanted({ product_id: 'none' }), wanted({ bid_price: 0.01 })] }),
      code: 'PRODUCT_NOT_FOUND',
    },
    {
      name: 'more than there is',
      args: (scene) =>
        buy(scene, {
          end_time: later(scene, 0.1),
          packages: [{ product_id: 'news_display', pricing_option_id: 'cpm_usd_fixed', budget: 90_000 }],
        }),
      code: 'PRODUCT_UNAVAILABLE',
    },
    {
      name: 'the account of somebody else',
      args: (scene) => buy(scene, account(scene.foreign.account)),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'an account that is suspended',
      before: ({ account: id }) => [control('force_account_status', { account_id: id, status: 'suspended' })],
      args: (scene) => buy(scene),
      code: 'ACCOUNT_SUSPENDED',
    },
    {
      name: 'one that somebody has to approve',
      before: () => [
        control('force_create_media_buy_arm', {
          arm: 'submitted',
          task_id: 'task_approval',
          message: 'Somebody signs first.',
        }),
      ],
      args: (scene) => buy(scene),
      look: ({ status, task_id: id, media_buy_id: none }) =>
        status === 'submitted' && id === 'task_approval' && none === undefined,
    },
  ],
  update_media_buy: [
    {
      name: 'a budget',
      before: (scene) => [seeded(scene)],
      args: (scene) => change(scene, { packages: [{ package_id: 'pkg_1', budget: 1500 }] }),
      look: (body, form) => isIn('active', body, form) && body.affected_packages[0].budget === 1500,
    },
    {
      name: 'a pause',
      before: (scene) => [seeded(scene)],
      args: (scene) => change(scene, { revision: 1, paused: true }),
      look: (body, form) => isIn('paused', body, form) && body.revision === 2,
    },
    {
      name: 'the end of it all, with something beside',
      before: (scene) => [seeded(scene)],
      args: (scene) => change(scene, { canceled: true, cancellation_reason: 'enough', paused: true }),
      look: (body, form) => isIn('canceled', body, form) && body.message.includes('paused'),
    },
    {
      name: 'one more package',
      before: (scene) => [seeded(scene)],
      args: (scene) => change(scene, { new_packages: [wanted({ context: { line: 2 } })] }),
      look: ({ affected_packages: [one] }) => one.context.line === 2,
    },
    {
      name: 'a replay',
      before: (scene) => [
        seeded(scene),
        ['update_media_buy', change(scene, { idempotency_key: KEY, paused: true })],
      ],
      args: (scene) => change(scene, { idempotency_key: KEY, paused: true }),
      look: ({ replayed, revision }) => replayed === true && revision === 2,
    },
    {
      name: 'an older version',
      before: (scene) => [seeded(scene), ['update_media_buy', change(scene, { paused: true })]],
      args: (scene) => change(scene, { revision: 1, paused: false }),
      code: 'CONFLICT',
    },
    {
      name: 'a buy that is over',
      before: (scene) => [seeded(scene, { status: 'completed' })],
      args: (scene) => change(scene, { paused: true }),
      code: 'INVALID_STATE',
    },
    {
      name: 'one that was canceled, again',
      before: (scene) => [seeded(scene), ['update_media_buy', change(scene, { canceled: true })]],
      args: (scene) => change(scene, { canceled: true }),
      code: 'NOT_CANCELLABLE',
    },
    {
      name: 'a package that there is not',
      before: (scene) => [seeded(scene)],
      args: (scene) => change(scene, { packages: [{ package_id: 'none', budget: 5 }] }),
      code: 'PACKAGE_NOT_FOUND',
    },
    {
      name: 'one that there is not',
      args: (scene) => change(scene, { paused: true }),
      code: 'MEDIA_BUY_NOT_FOUND',
    },
    {
      name: 'the account of somebody else',
      before: (scene) => [seeded(scene)],
      args: (scene) => change(scene, { ...account(scene.foreign.account), paused: true }),
      code: 'ACCOUNT_NOT_FOUND',
    },
  ],
  get_media_buys: [
    { name: 'none', args: () => ({}), look: ({ media_buys: buys }) => buys.length === 0 },
    {
      name: 'those that run',
      before: (scene) => [seeded(scene), ['create_media_buy', buy(scene, { packages: [wanted()] })]],
      args: ({ account: id }) => account(id),
      look: ({ media_buys: buys, pagination, sandbox }, form) =>
        buys.length === 1 && (form === '3.0' || pagination.total_count === 1) && sandbox,
    },
    {
      name: 'all about one',
      before: (scene) => [
        seeded(scene, { context: { run: 7 } }),
        ['update_media_buy', change(scene, { paused: true })],
      ],
      args: () => ({ media_buy_ids: [BUY, 'none'], include_snapshot: true, include_history: 5 }),
      look: ({ media_buys: [one, ...others] }) =>
        others.length === 0 &&
        one.status === 'paused' &&
        one.context.run === 7 &&
        one.history.length === 2 &&
        one.packages[0].snapshot.impressions === 0,
    },
    {
      name: 'by state',
      before: (scene) => [seeded(scene, { status: 'rejected', rejection_reason: 'not our brand' })],
      args: () => ({ status_filter: ['rejected', 'canceled'] }),
      look: ({ media_buys: [one] }) => one.rejection_reason === 'not our brand',
    },
    {
      name: 'the account of somebody else',
      args: ({ foreign }) => account(foreign.account),
      code: 'ACCOUNT_NOT_FOUND',
    },
    { name: 'a cursor of nothing', args: () => ({ pagination: { cursor: 'x' } }), code: 'INVALID_REQUEST' },
    { name: 'a state that there is not', args: () => ({ status_filter: 'asleep' }), code: 'INVALID_REQUEST' },
  ],
} satisfies Partial<Record<TaskName, readonly [Case, ...Case[]]>>;
