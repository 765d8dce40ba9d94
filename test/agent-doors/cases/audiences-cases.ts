import { createHash } from 'node:crypto';
import type { TaskName } from '../../../generated/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import type { Case } from './cases.ts';

const KEY = 'the-key-of-this-audience';
const CATALOG_KEY = 'the-key-of-this-catalog';
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    external_id: `c-${at}`,
    hashed_email: sha(`${at}@a.example`),
  }));
const args = (account: string, more: object) => ({
  idempotency_key: newId(),
  account: { account_id: account },
  ...more,
});
const fans = { audience_id: 'fans', name: 'Fans', add: people(300) };
const boots = {
  catalog_id: 'boots',
  type: 'product',
  items: [
    { sku: 'b-1', name: 'Trail boot', price: 129 },
    { sku: 'b-2', price: -1 },
  ],
};

/** Cases of audiences and catalogs. */
export const audienceCases = {
  sync_audiences: [
    {
      name: 'one that is large enough, and one that is not',
      args: ({ account }) => args(account, { audiences: [fans, { audience_id: 'none' }] }),
      look: ({ audiences: [large, small] }) =>
        large.status === 'ready' && small.status === 'too_small' && small.minimum_size === 1,
    },
    {
      name: 'those that are there',
      before: ({ account }) => [['sync_audiences', args(account, { audiences: [fans] })]],
      args: ({ account }) => args(account, {}),
      look: ({ audiences }) => audiences.length === 1 && audiences[0].action === 'unchanged',
    },
    {
      name: 'members that go, and an audience that is not named',
      before: ({ account }) => [
        ['sync_audiences', args(account, { audiences: [fans, { audience_id: 'old' }] })],
      ],
      args: ({ account }) =>
        args(account, { audiences: [{ audience_id: 'fans', remove: people(299) }], delete_missing: true }),
      look: ({ audiences: [kept, gone] }) =>
        kept.total_uploaded_count === 1 && kept.status === 'ready' && gone.action === 'deleted',
    },
    {
      name: 'one that fails beside one that does not',
      args: ({ account }) => args(account, { audiences: [{ audience_id: 'none', delete: true }, fans] }),
      look: ({ audiences: [failed, made] }) =>
        failed.errors[0].code === 'REFERENCE_NOT_FOUND' &&
        failed.status === undefined &&
        made.action === 'created',
    },
    {
      name: 'a replay',
      before: ({ account }) => [
        ['sync_audiences', { ...args(account, { audiences: [fans] }), idempotency_key: KEY }],
      ],
      args: ({ account }) => ({ ...args(account, { audiences: [fans] }), idempotency_key: KEY }),
      look: ({ replayed, audiences }) => replayed === true && audiences[0].action === 'created',
    },
    {
      name: 'an address in clear',
      args: ({ account }) =>
        args(account, {
          audiences: [{ audience_id: 'a', add: [{ external_id: 'u', hashed_email: 'ann@a.example' }] }],
        }),
      code: 'INVALID_REQUEST',
    },
    {
      name: 'one that is named twice',
      args: ({ account }) => args(account, { audiences: [{ audience_id: 'a' }, { audience_id: 'a' }] }),
      code: 'INVALID_REQUEST',
    },
    {
      name: 'an unknown account',
      args: () => args('acc_00000000-0000-4000-8000-000000000000', {}),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'somebody else’s account',
      args: ({ foreign }) => args(foreign.account, { audiences: [fans] }),
      code: 'ACCOUNT_NOT_FOUND',
    },
  ],
  sync_catalogs: [
    {
      name: 'a new one',
      args: ({ account }) => args(account, { catalogs: [boots] }),
      look: ({ catalogs: [made] }) =>
        made.action === 'created' && made.items_approved === 1 && made.items_rejected === 1,
    },
    {
      name: 'those that are there',
      before: ({ account }) => [['sync_catalogs', args(account, { catalogs: [boots] })]],
      args: ({ account }) => args(account, { catalog_ids: ['boots'] }),
      look: ({ catalogs }) => catalogs.length === 1 && catalogs[0].item_issues[0].item_id === 'b-2',
    },
    {
      name: 'a dry run',
      args: ({ account }) => args(account, { catalogs: [boots], dry_run: true }),
      look: ({ dry_run, catalogs }) => dry_run === true && catalogs[0].item_count === 2,
    },
    {
      name: 'a replay',
      before: ({ account }) => [
        ['sync_catalogs', { ...args(account, { catalogs: [boots] }), idempotency_key: CATALOG_KEY }],
      ],
      args: ({ account }) => ({ ...args(account, { catalogs: [boots] }), idempotency_key: CATALOG_KEY }),
      look: ({ replayed }) => replayed === true,
    },
    {
      name: 'an item that is wrong, and the rest of it',
      args: ({ account }) =>
        args(account, {
          catalogs: [{ ...boots, items: [...boots.items, { name: 'nameless' }] }],
          validation_mode: 'lenient',
        }),
      look: ({ catalogs: [made] }) => made.item_count === 2 && made.warnings.length === 1,
    },
    {
      name: 'an item that is wrong, and nothing else',
      args: ({ account }) => args(account, { catalogs: [{ ...boots, items: [{ name: 'nameless' }] }] }),
      code: 'ITEM_VALIDATION_FAILED',
    },
    {
      name: 'a feed at an address inside',
      args: ({ account }) =>
        args(account, { catalogs: [{ catalog_id: 'f', type: 'product', url: 'https://127.0.0.1/feed' }] }),
      code: 'INVALID_REQUEST',
    },
    {
      name: 'items and a feed',
      args: ({ account }) => args(account, { catalogs: [{ ...boots, url: 'https://a.example/feed' }] }),
      code: 'INVALID_REQUEST',
    },
    {
      name: 'an unknown account',
      args: () => args('acc_00000000-0000-4000-8000-000000000000', {}),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'somebody else’s account',
      args: ({ foreign }) => args(foreign.account, { catalogs: [boots] }),
      code: 'ACCOUNT_NOT_FOUND',
    },
  ],
  comply_test_controller: [
    {
      name: 'an audience that is suspended',
      before: ({ account }) => [['sync_audiences', args(account, { audiences: [fans] })]],
      args: () => ({
        scenario: 'force_audience_status',
        account: { sandbox: true },
        params: { audience_id: 'fans', status: 'suspended', reason: 'policy' },
      }),
      look: ({ success, previous_state: from, current_state: to }) =>
        success === true && from === 'ready' && to === 'suspended',
    },
    {
      name: 'an audience that there is not',
      args: () => ({
        scenario: 'force_audience_status',
        account: { sandbox: true },
        params: { audience_id: 'nobody', status: 'ready' },
      }),
      look: ({ success, error, current_state: state }) =>
        success === false && error === 'NOT_FOUND' && state === null,
    },
  ],
} satisfies { readonly [T in TaskName]?: readonly [Case, ...Case[]] };
