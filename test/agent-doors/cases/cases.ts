import { protocol } from '../../../generated/protocol.ts';
import { type TaskName, tasks } from '../../../generated/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import type { TestApp } from '../../support/app.ts';
import { type Body, callTask, demo, demoId, keepTask } from '../world.ts';
import { audienceCases } from './audiences-cases.ts';
import { buildCases } from './builds-cases.ts';
import { buysCases } from './buys-cases.ts';
import { creativeCases } from './creatives-cases.ts';
import { deliveryCases } from './delivery-cases.ts';
import { discoveryCases } from './discovery-cases.ts';
import { previewCases } from './previews-cases.ts';
import { signalCases } from './signals-cases.ts';

/** Which release a call asks for; null asks for none. */
export type Form = '3.0' | '3.1' | null;
export const forms: readonly Form[] = [null, '3.0', '3.1'];

/** A caller with a world of its own. */
export type Scene = {
  readonly app: TestApp;
  /** Name of the caller, of the sandbox. */
  readonly name: string;
  /** Identifiers that were made ready: of an account, of a task. */
  readonly account: string;
  readonly task: string;
  /** The same of somebody else. */
  readonly foreign: { readonly account: string; readonly task: string };
};

export type Case = {
  readonly name: string;
  readonly args: (scene: Scene) => Body;
  /** What was called before, by the same caller, with its answer thrown away. */
  readonly before?: (scene: Scene) => readonly [task: TaskName, args: Body][];
  /** Code of the refusal; absent for an answer; `any` when only the sameness of the answers is shown. */
  readonly code?: string | ((form: Form) => string);
  /** Looks further into an answer. */
  readonly look?: (body: Body, form: Form) => boolean;
};

const key = () => newId();
const entry = (domain: string, more: object = {}) => ({
  brand: { domain },
  operator: 'agency.example',
  billing: 'operator',
  ...more,
});
const agent = {
  url: 'https://governance.example/mcp',
  authentication: { schemes: ['Bearer'], credentials: 'g'.repeat(40) },
};
const control = (scenario: string, params: object = {}, account: object | null = { sandbox: true }) => ({
  scenario,
  params,
  ...(account === null ? {} : { account }),
});
const ref = (id: string) => ({ account: { account_id: id } });
const KEY = 'the-key-of-this-case';
const licence = (more: object = {}, uses: readonly string[] = ['voice']) => ({
  idempotency_key: key(),
  rights_id: 'tomas_voice',
  pricing_option_id: 'tomas_cpm',
  buyer: { domain: 'outdoor.example' },
  campaign: { description: 'Tomas reads a recipe.', uses },
  revocation_webhook: {
    url: 'https://unknown.invalid/rights',
    authentication: { schemes: ['Bearer'], credentials: 'b'.repeat(40) },
  },
  ...more,
});

/** Prepares a caller: one account, one task that waits; and somebody else with the same. */
export async function prepare(app: TestApp, name: string): Promise<Scene> {
  const foreign = strangers.get(app) ?? worldOf(app, 'stranger');
  strangers.set(app, foreign);
  return { app, name, ...(await worldOf(app, name)), foreign: await foreign };
}

/** One for each app: nobody may change what it has. */
const strangers = new WeakMap<TestApp, Promise<Scene['foreign']>>();

async function worldOf(app: TestApp, name: string): Promise<Scene['foreign']> {
  const args = { idempotency_key: key(), accounts: [entry('outdoor.example')] };
  const { body } = await callTask(
    'mcp',
    `http://127.0.0.1:${app.address?.port}`,
    'sync_accounts',
    args,
    demo(name),
  );
  const task = await keepTask(app.store, demoId(name), { now: app.clock.now() });
  return { account: body.accounts[0].account_id, task };
}

const { comply_test_controller: seeded, ...discovery } = discoveryCases;
const { comply_test_controller: forcedCreatives, ...creatives } = creativeCases;
const { comply_test_controller: forcedAudiences, ...audiences } = audienceCases;

const written: { readonly [T in TaskName]?: readonly [Case, ...Case[]] } = {
  ...discovery,
  ...buysCases,
  ...deliveryCases,
  ...creatives,
  ...previewCases,
  ...audiences,
  ...signalCases,
  ...buildCases,
  [protocol.capabilitiesTask]: [
    { name: 'all of it', args: () => ({}) },
    { name: 'one area', args: () => ({ protocols: ['media_buy'] }) },
    {
      name: 'an area that there is not',
      args: () => ({ protocols: ['astrology'] }),
      code: 'INVALID_REQUEST',
    },
  ],
  sync_accounts: [
    { name: 'a new one', args: () => ({ idempotency_key: key(), accounts: [entry('new.example')] }) },
    {
      name: 'one that is there',
      args: () => ({ idempotency_key: key(), accounts: [entry('outdoor.example')] }),
    },
    {
      name: 'a dry run',
      args: () => ({ idempotency_key: key(), accounts: [entry('dry.example')], dry_run: true }),
    },
    {
      name: 'entries that fail beside one that does not',
      args: () => ({
        idempotency_key: key(),
        accounts: [
          entry('x.example'),
          { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' }, payment_terms: 'net_60' },
        ],
      }),
      look: ({ accounts }) => accounts[1].action === 'failed' && accounts[0].action === 'created',
    },
    {
      name: 'all that is left out',
      args: () => ({ idempotency_key: key(), accounts: [entry('kept.example')], delete_missing: true }),
    },
    {
      name: 'a replay',
      before: () => [['sync_accounts', { idempotency_key: KEY, accounts: [entry('replay.example')] }]],
      args: () => ({ idempotency_key: KEY, accounts: [entry('replay.example')] }),
      look: ({ replayed }) => replayed === true,
    },
    {
      name: 'another payload under the same key',
      before: () => [['sync_accounts', { idempotency_key: KEY, accounts: [entry('first.example')] }]],
      args: () => ({ idempotency_key: KEY, accounts: [entry('second.example')] }),
      code: 'IDEMPOTENCY_CONFLICT',
    },
    { name: 'no key', args: () => ({ accounts: [entry('a.example')] }), code: 'INVALID_REQUEST' },
    {
      name: 'a key of one letter',
      args: () => ({ idempotency_key: 'a'.repeat(20), accounts: [entry('a.example')] }),
      code: 'INVALID_REQUEST',
    },
  ],
  list_accounts: [
    { name: 'all', args: () => ({}), look: ({ accounts }) => accounts.length === 1 },
    { name: 'one', args: ({ account }) => ref(account), look: ({ accounts }) => accounts.length === 1 },
    {
      name: 'one of somebody else',
      args: ({ foreign }) => ref(foreign.account),
      // Clients of release 3.0 name an account in every request, so that it is no filter for them.
      look: ({ accounts }, form) => accounts.length === (form === '3.0' ? 1 : 0),
    },
    {
      name: 'the first of two',
      before: () => [['sync_accounts', { idempotency_key: key(), accounts: [entry('second.example')] }]],
      args: () => ({ pagination: { max_results: 1 } }),
      look: ({ pagination }, form) =>
        pagination.has_more && pagination.total_count === (form === '3.0' ? undefined : 2),
    },
    { name: 'a cursor of nothing', args: () => ({ pagination: { cursor: 'x' } }), code: 'INVALID_REQUEST' },
    { name: 'too many', args: () => ({ pagination: { max_results: 101 } }), code: 'INVALID_REQUEST' },
  ],
  get_account_financials: [
    { name: 'its own', args: ({ account }) => ref(account) },
    {
      name: 'one that there is not',
      args: () => ref('acc_00000000-0000-4000-8000-000000000000'),
      code: 'ACCOUNT_NOT_FOUND',
    },
    { name: 'one of somebody else', args: ({ foreign }) => ref(foreign.account), code: 'ACCOUNT_NOT_FOUND' },
    {
      name: 'a period that ends before it starts',
      args: ({ account }) => ({ ...ref(account), period: { start: '2026-02-02', end: '2026-02-01' } }),
      code: 'VALIDATION_ERROR',
    },
    {
      name: 'a suspended one',
      before: ({ account }) => [
        [
          'comply_test_controller',
          control('force_account_status', { account_id: account, status: 'suspended' }),
        ],
      ],
      args: ({ account }) => ref(account),
    },
  ],
  sync_governance: [
    {
      name: 'its own and one that there is not',
      args: ({ account, foreign }) => ({
        idempotency_key: key(),
        accounts: [account, 'acc_00000000-0000-4000-8000-000000000000', foreign.account].map((id) => ({
          ...ref(id),
          governance_agents: [agent],
        })),
      }),
      look: ({ accounts }) => accounts.map(({ status }: Body) => status).join() === 'synced,failed,failed',
    },
    {
      name: 'another payload under the same key',
      before: ({ account }) => [
        [
          'sync_governance',
          { idempotency_key: KEY, accounts: [{ ...ref(account), governance_agents: [agent] }] },
        ],
      ],
      args: () => ({
        idempotency_key: KEY,
        accounts: [{ ...ref('acc_00000000-0000-4000-8000-000000000000'), governance_agents: [agent] }],
      }),
      code: 'IDEMPOTENCY_CONFLICT',
    },
    {
      name: 'the key of another task',
      before: () => [['sync_accounts', { idempotency_key: KEY, accounts: [entry('a.example')] }]],
      args: ({ account }) => ({
        idempotency_key: KEY,
        accounts: [{ ...ref(account), governance_agents: [agent] }],
      }),
      code: 'IDEMPOTENCY_CONFLICT',
    },
    {
      name: 'no agents',
      args: ({ account }) => ({ idempotency_key: key(), accounts: [ref(account)] }),
      code: 'INVALID_REQUEST',
    },
  ],
  get_task_status: [
    {
      name: 'its own',
      args: ({ task }) => ({ task_id: task }),
      look: ({ status }) => status === 'submitted',
    },
    {
      name: 'all of it',
      args: ({ task }) => ({ task_id: task, include_history: true, include_result: true }),
    },
    {
      name: 'one that has ended',
      before: ({ task }) => [
        [
          'comply_test_controller',
          control('force_task_completion', { task_id: task, result: { accounts: [] } }),
        ],
      ],
      args: ({ task }) => ({ task_id: task, include_result: true }),
      look: ({ status, result }) => status === 'completed' && result !== undefined,
    },
    { name: 'one that there is not', args: () => ({ task_id: 'task_none' }), code: 'REFERENCE_NOT_FOUND' },
    {
      name: 'one of somebody else',
      args: ({ foreign }) => ({ task_id: foreign.task }),
      code: 'REFERENCE_NOT_FOUND',
    },
  ],
  list_tasks: [
    { name: 'all', args: () => ({}), look: ({ tasks }) => tasks.length === 1 },
    {
      name: 'by state',
      args: () => ({ filters: { statuses: ['completed'] } }),
      look: ({ tasks }) => tasks.length === 0,
    },
    {
      name: 'those of somebody else',
      args: ({ foreign }) => ({ filters: { task_ids: [foreign.task] } }),
      look: ({ tasks }) => tasks.length === 0,
    },
    {
      name: 'a state that there is not',
      args: () => ({ filters: { status: 'asleep' } }),
      code: 'INVALID_REQUEST',
    },
  ],
  comply_test_controller: [
    ...seeded,
    ...forcedCreatives,
    ...forcedAudiences,
    { name: 'what there is', args: () => control('list_scenarios') },
    {
      name: 'a state',
      args: ({ account }) => control('force_account_status', { account_id: account, status: 'suspended' }),
      look: ({ success, current_state: state }) => success && state === 'suspended',
    },
    {
      name: 'an account of somebody else',
      args: ({ foreign }) =>
        control('force_account_status', { account_id: foreign.account, status: 'suspended' }),
      look: ({ success, error }) => !success && error === 'NOT_FOUND',
    },
    {
      name: 'a scenario that there is not',
      args: () => control('make_rain'),
      look: ({ error }) => error === 'UNKNOWN_SCENARIO',
    },
    {
      name: 'no account',
      args: () => control('list_scenarios', {}, null),
      look: ({ success }) => success,
    },
    {
      name: 'a seed',
      args: ({ name }) => control('seed_account', { account_id: `seeded-${name.slice(-3)}`, fixture: {} }),
    },
    {
      name: 'a task',
      args: ({ task }) => control('force_task_completion', { task_id: task, result: { accounts: [] } }),
    },
    {
      name: 'another payload under the same key',
      before: () => [['comply_test_controller', { ...control('list_scenarios'), idempotency_key: KEY }]],
      args: () => ({ ...control('make_rain'), idempotency_key: KEY }),
      code: 'IDEMPOTENCY_CONFLICT',
    },
  ],
  search_brands: [
    {
      name: 'by a word',
      args: () => ({ query: 'oat drinks' }),
      look: ({ brands: [first] }) => first.brand_id === 'meadowlark',
    },
    { name: 'nobody', args: () => ({ query: 'zeppelins' }), look: ({ brands }) => brands.length === 0 },
    {
      name: 'with a cursor of another list',
      args: () => ({ query: 'oat', pagination: { cursor: 'WyJ4Iiwx' } }),
      code: 'INVALID_REQUEST',
    },
  ],
  verify_brand_claim: [
    {
      name: 'a subsidiary',
      args: () => ({ claim_type: 'subsidiary', claim: { subsidiary_domain: 'larkbar.example' } }),
      look: ({ verification_status: status, signed_response: signed }) =>
        status === 'owned' && signed.payload.brand_domain === 'harbourlane.example',
    },
    {
      name: 'a domain that is none',
      args: () => ({ claim_type: 'parent', claim: { parent_domain: '192.0.2.1' } }),
      code: 'INVALID_REQUEST',
    },
  ],
  verify_brand_claims: [
    {
      name: 'one that can be judged and one that cannot',
      args: () => ({
        claims: [
          { claim_type: 'trademark', claim: { mark: 'Captain Pip' } },
          { claim_type: 'parent', claim: { parent_domain: '192.0.2.1' } },
        ],
      }),
      look: ({ results: [good, bad] }) =>
        good.status === 'licensed_in' && bad.error.field === 'claims[1].claim.parent_domain',
    },
  ],
  get_rights: [
    {
      name: 'for a voice',
      args: () => ({ query: 'a calm narrator voice', uses: ['voice'], brand_id: 'outdoor.example' }),
      look: ({ rights }) => rights.length > 1 && rights[0].pricing_options.length > 0,
    },
    {
      name: 'nothing of a kind',
      args: () => ({ query: 'x', uses: ['motion_capture'] }),
      look: ({ rights }) => rights.length === 0,
    },
  ],
  acquire_rights: [
    {
      name: 'granted',
      args: ({ account }) => ({ ...licence(), account: { account_id: account } }),
      look: (body, form) =>
        body.rights_status === 'acquired' &&
        body.status === (form === '3.0' ? 'acquired' : 'completed') &&
        body.generation_credentials[0].provider === 'voices.example',
    },
    {
      name: 'that wait for the rights holder',
      args: () =>
        licence({ rights_id: 'ada_endorsement', pricing_option_id: 'ada_endorsement_once' }, ['endorsement']),
      look: (body, form) => body.status === (form === '3.0' ? 'pending_approval' : 'completed'),
    },
    {
      name: 'for a use that is not for sale',
      args: () => licence({}, ['likeness']),
      look: (body, form) =>
        body.rights_status === 'rejected' && body.status === (form === '3.0' ? 'rejected' : 'completed'),
    },
    { name: 'that there are not', args: () => licence({ rights_id: 'nobody' }), code: 'REFERENCE_NOT_FOUND' },
  ],
  update_rights: [
    {
      name: 'paused',
      before: () => [['acquire_rights', licence()]],
      args: () => ({ idempotency_key: key(), rights_id: 'tomas_voice', paused: true }),
      look: ({ paused, generation_credentials: keys }) => paused === true && keys.length === 0,
    },
    {
      name: 'that nobody granted',
      args: () => ({ idempotency_key: key(), rights_id: 'rgt_nobody' }),
      code: 'REFERENCE_NOT_FOUND',
    },
  ],
  creative_approval: [
    {
      name: 'of a harmless creative',
      before: () => [['acquire_rights', licence()]],
      args: () => ({
        idempotency_key: key(),
        rights_id: 'tomas_voice',
        creative_url: 'https://buyer.example/recipe.mp3',
        description: 'Tomas reads a recipe.',
      }),
      look: (body, form) => body.status === (form === '3.0' ? 'approved' : 'completed'),
    },
    {
      name: 'under no grant',
      args: () => ({
        idempotency_key: key(),
        rights_id: 'rgt_nobody',
        creative_url: 'https://buyer.example/recipe.mp3',
      }),
      code: 'REFERENCE_NOT_FOUND',
    },
  ],
  get_brand_identity: [
    { name: 'one', args: () => ({ brand_id: 'meadowlark' }) },
    { name: 'parts of one', args: () => ({ brand_id: 'meadowlark', fields: ['logos', 'colors'] }) },
    {
      name: 'one that there is not',
      args: () => ({ brand_id: 'nobody' }),
      code: (form) => (form === '3.0' ? 'BRAND_NOT_FOUND' : 'REFERENCE_NOT_FOUND'),
    },
  ],
};

/** The case of a task that has none of its own: the example of the contract, whatever is answered. */
const exampleCase = (task: TaskName): Case => {
  const example: Body = tasks[task].examples[0];
  const hasKey = example.idempotency_key !== undefined;
  return {
    name: 'the example of the contract',
    args: () => ({ ...example, ...(hasKey ? { idempotency_key: key() } : {}) }),
    code: 'any',
  };
};

/** Cases of each task, at least one. */
export const cases = Object.fromEntries(
  (Object.keys(tasks) as TaskName[]).map((task) => [task, written[task] ?? [exampleCase(task)]]),
) as { readonly [T in TaskName]: readonly [Case, ...Case[]] };
