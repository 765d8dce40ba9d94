import type { TaskName } from '../../../generated/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import type { Body } from '../world.ts';
import type { Case } from './cases.ts';

const KEY = 'the-key-of-this-creative';
const ref = (id: string) => ({ account: { account_id: id } });
const args = (account: string, creatives: readonly object[], more: object = {}) => ({
  idempotency_key: newId(),
  ...ref(account),
  creatives,
  ...more,
});
const banner = (creative_id: string, more: object = {}) => ({
  creative_id,
  name: creative_id,
  format_id: { agent_url: 'https://seller.example', id: 'display_300x250' },
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
  },
  ...more,
});
const unsafe = banner('unsafe', {
  assets: {
    image: { asset_type: 'image', url: 'javascript:alert(1)', width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
  },
});
const claim = { human_oversight: 'edited', disclosure: { required: false } };
const control = (scenario: string, params: object): Body => ({
  scenario,
  params,
  account: { sandbox: true },
});
const synced: Case['before'] = ({ account }) => [
  ['sync_creatives', args(account, [banner('a'), banner('b')])],
];
const assigned = (creative_id: string, package_id: string) => ({
  assignments: [{ creative_id, package_id }],
});

/** Cases of the library of creatives. */
export const creativeCases = {
  sync_creatives: [
    {
      name: 'new ones',
      args: ({ account }) => args(account, [banner('a'), banner('b', { tags: ['spring'] })]),
      look: ({ creatives }) =>
        creatives.length === 2 && creatives[0].action === 'created' && creatives[0].status === 'approved',
    },
    {
      name: 'one that changed beside one that did not',
      before: synced,
      args: ({ account }) => args(account, [banner('a'), banner('b', { name: 'B' })]),
      look: ({ creatives: [same, other] }) => same.action === 'unchanged' && other.changes[0] === 'name',
    },
    {
      name: 'one with a faulty manifest, which stops everything',
      before: synced,
      args: ({ account }) => args(account, [banner('a', { name: 'A' }), unsafe]),
      code: 'VALIDATION_ERROR',
    },
    {
      name: 'one of an unknown format, which stops everything',
      before: synced,
      args: ({ account }) =>
        args(account, [
          banner('a', { name: 'A' }),
          banner('c', { format_id: { agent_url: 'https://x.example', id: 'none' } }),
        ]),
      look: ({ creatives: [first, second] }) =>
        first.action === 'unchanged' && second.errors[0].field === 'creatives[1].format_id',
    },
    {
      name: 'one that fails and stops itself',
      args: ({ account }) =>
        args(
          account,
          [unsafe, banner('c', { format_id: { agent_url: 'https://x.example', id: 'none' } }), banner('a')],
          {
            validation_mode: 'lenient',
          },
        ),
      look: ({ creatives }) =>
        creatives[1].errors[0].code === 'UNSUPPORTED_FEATURE' && creatives[2].action === 'created',
    },
    {
      name: 'what is missing, without doing it',
      before: synced,
      args: ({ account }) => args(account, [banner('a')], { delete_missing: true, dry_run: true }),
      look: ({ creatives, dry_run: dry }) => dry && creatives[1].action === 'deleted',
    },
    {
      name: 'on a package that there is not',
      args: ({ account }) => args(account, [banner('a')], assigned('a', 'pkg_none')),
      look: ({ creatives: [only] }) => only.assignment_errors.pkg_none.startsWith('PACKAGE_NOT_FOUND'),
    },
    {
      name: 'a replay',
      before: ({ account }) => [['sync_creatives', args(account, [banner('a')], { idempotency_key: KEY })]],
      args: ({ account }) => args(account, [banner('a')], { idempotency_key: KEY }),
      look: ({ replayed, creatives }) => replayed && creatives[0].action === 'created',
    },
    {
      name: 'for an account of somebody else',
      args: ({ foreign }) => args(foreign.account, [banner('a')]),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'for an account that there is not',
      args: () => args('acc_00000000-0000-4000-8000-000000000000', [banner('a')]),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'with a format that is a text',
      args: ({ account }) => args(account, [banner('a', { format_id: 'display_300x250' })]),
      code: 'INVALID_FORMAT_ID',
    },
    {
      name: 'what is missing from a part',
      args: ({ account }) => args(account, [banner('a')], { creative_ids: ['a'], delete_missing: true }),
      code: 'INVALID_REQUEST',
    },
    { name: 'none', args: ({ account }) => args(account, []), code: 'INVALID_REQUEST' },
  ],
  list_creatives: [
    {
      name: 'all',
      before: synced,
      args: () => ({}),
      look: ({ creatives, query_summary: told }) => creatives.length === 2 && told.total_matching === 2,
    },
    {
      name: 'the first of two, with everything',
      before: synced,
      args: ({ account }) => ({
        ...ref(account),
        pagination: { max_results: 1 },
        sort: { field: 'name', direction: 'asc' },
        include_snapshot: true,
        include_items: true,
        include_variables: true,
        include_pricing: true,
        include_webhook_activity: true,
      }),
      look: ({ creatives: [first], pagination }) =>
        first.creative_id === 'a' && first.snapshot.impressions === 0 && pagination.has_more,
    },
    {
      name: 'few fields of one that was rejected',
      before: (scene) => [
        ...(synced?.(scene) ?? []),
        [
          'comply_test_controller',
          control('force_creative_status', { creative_id: 'a', status: 'rejected', rejection_reason: 'No.' }),
        ],
      ],
      args: () => ({ filters: { statuses: ['rejected'] }, fields: ['tags'] }),
      look: ({ creatives }) => creatives.length === 1 && creatives[0].assets === undefined,
    },
    {
      name: 'a mark of one that was purged',
      before: (scene) => [
        ...(synced?.(scene) ?? []),
        ['comply_test_controller', control('force_creative_purge', { creative_id: 'a' })],
      ],
      args: () => ({ include_purged: true, filters: { creative_ids: ['a'] } }),
      look: ({ creatives }) => creatives[0].purge.kind === 'soft',
    },
    {
      name: 'of an account of somebody else',
      args: ({ foreign }) => ref(foreign.account),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'of an account that there is not',
      args: () => ref('acc_00000000-0000-4000-8000-000000000000'),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'filtered by an account of somebody else',
      args: ({ foreign }) => ({ filters: { accounts: [{ account_id: foreign.account }] } }),
      look: ({ creatives }) => creatives.length === 0,
    },
    { name: 'a cursor of nothing', args: () => ({ pagination: { cursor: 'x' } }), code: 'INVALID_REQUEST' },
    {
      name: 'a state that there is not',
      args: () => ({ filters: { statuses: ['lost'] } }),
      code: 'INVALID_REQUEST',
    },
  ],
  comply_test_controller: [
    {
      name: 'a creative that is suspended',
      before: synced,
      args: () => control('force_creative_status', { creative_id: 'a', status: 'suspended' }),
      look: ({ previous_state: from, current_state: to }) => from === 'approved' && to === 'suspended',
    },
    {
      name: 'a creative that there is not',
      args: () => control('force_creative_status', { creative_id: 'none', status: 'suspended' }),
      look: ({ success, error }) => !success && error === 'NOT_FOUND',
    },
    {
      name: 'a creative of the test’s own',
      args: () => control('seed_creative', { creative_id: 'own', fixture: { status: 'processing' } }),
      look: ({ success }) => success,
    },
    {
      name: 'what is noticed of a creative',
      before: ({ account }) => [['sync_creatives', args(account, [banner('a', { provenance: claim })])]],
      args: () => control('query_provenance_audit_observations', { creative_id: 'a' }),
      look: ({ audit_observations: [one] }) => one.code === 'OVERSIGHT_DISCLOSURE_CARVEOUT_CLAIMED',
    },
  ],
} satisfies Partial<{ [T in TaskName]: [Case, ...Case[]] }>;
