import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import type { TaskName } from '../../../generated/tasks.ts';
import { type Account, newAccount } from '../../../src/domain/accounts/account.ts';
import { type AccountStatus, accountStatuses } from '../../../src/domain/accounts/states.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { scenarioNames } from '../../../src/handlers/test-controller/complyTestController.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { freshKey, principalOf, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;
type Row = { readonly name: TaskName; readonly request: string; readonly examples: readonly Json[] };

const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, 'schemas/v3', file), 'utf8'));
const OBJECTS = ['media_buy_id', 'rights_id', 'event_source_id'] as const;
type ObjectField = (typeof OBJECTS)[number];

/** Tasks that reach an account by an object that belongs to it, because they need not name the account. */
const ways = (read('tasks.json').tasks as Row[]).flatMap(({ name, request, examples }) => {
  const { required = [] } = read(`${request}.json`) as { required?: string[] };
  const field = OBJECTS.find((one) => required.includes(one));
  if (field === undefined || required.includes('account') || name === 'acquire_rights') return [];
  return [{ task: name, field, example: examples[0] ?? {} }];
});

/** Code of the refusal by the state of the account; null when the state allows the task. */
const refusedIn = (task: TaskName, field: ObjectField, status: AccountStatus): string | null => {
  const unknown = field === 'media_buy_id' ? 'MEDIA_BUY_NOT_FOUND' : 'REFERENCE_NOT_FOUND';
  if (status === 'closed' || status === 'rejected') return unknown;
  if (status === 'pending_approval') return 'ACCOUNT_SETUP_REQUIRED';
  return status === 'suspended' && task !== 'get_media_buy_artifacts' ? 'ACCOUNT_SUSPENDED' : null;
};

const key = { brandDomain: 'outdoor.example', brandId: '', operator: 'agency.example', sandbox: false };
const buyer = principalOf('agent_objects');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`accounts of objects on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    const ids: Partial<Record<ObjectField, string>> = {};
    const account: Account = newAccount(key, {
      id: 'acc_objects',
      principalId: buyer.id,
      status: 'active',
      billing: 'operator',
      declared: true,
      terms: 'net_30',
      now: new Date(),
      creditLimit: null,
    });
    const call = (task: TaskName, args: Json) =>
      desk.call(buyer, task, { idempotency_key: freshKey(), account: { account_id: account.id }, ...args });

    before(async () => {
      desk = await startTaskDesk(engine, {
        handlers: taskHandlers,
        profile: publisherProfile,
        mode: 'production',
      });
      await desk.store.transaction((tx) => tx.accounts.insert(account));
      const end = new Date(Date.now() + 30 * 86_400_000).toISOString();
      const buy = await call('create_media_buy', {
        brand: { domain: 'outdoor.example' },
        start_time: 'asap',
        end_time: end,
        packages: [
          {
            product_id: 'network_display',
            pricing_option_id: 'cpm_usd_auction',
            budget: 1000,
            bid_price: 2.5,
          },
        ],
      });
      ids.media_buy_id = buy.media_buy_id;
      const grant = await call('acquire_rights', {
        rights_id: 'pip_figure',
        pricing_option_id: 'pip_monthly',
        buyer: { domain: 'outdoor.example' },
        campaign: { description: 'Pip pours tea.', uses: ['likeness'], countries: ['DE'] },
        revocation_webhook: { url: 'https://buyer.example/rights' },
      });
      ids.rights_id = grant.rights_id;
      await call('sync_event_sources', { event_sources: [{ event_source_id: 'shop', name: 'Shop' }] });
      ids.event_source_id = 'shop';
    });
    after(() => desk.drop());

    it('are reached by at least five tasks', () => {
      assert.includeMembers(
        ways.map(({ task }) => task),
        ['update_rights', 'creative_approval', 'log_event', 'provide_performance_feedback'],
      );
      assert.isAtLeast(ways.length, 5);
    });

    for (const status of accountStatuses) {
      for (const { task, field, example } of ways) {
        const code = refusedIn(task, field, status);
        it(`${task} ${code === null ? 'is not refused' : `is refused with ${code}`} while the account is ${status}`, async () => {
          const { status: from } = (await desk.store.read.accounts.find(account.id, buyer.id)) ?? account;
          await desk.store.transaction((tx) =>
            tx.accounts.setStatus(account, { from, to: status }, new Date()),
          );
          const args = { ...example, [field]: ids[field] };
          const { body } = await desk.outcome(
            buyer,
            task,
            'idempotency_key' in args ? { ...args, idempotency_key: freshKey() } : args,
          );
          const [error] = (body.errors as Json[] | undefined) ?? [];
          if (code !== null) assert.deepEqual([error?.code, error?.field], [code, field]);
          else assert.notMatch(String(error?.code), /^ACCOUNT_|NOT_FOUND/);
        });
      }
    }
  });

  describe(`accounts that no schema describes on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    const references: Readonly<Record<string, Json>> = {
      'numbers in place of texts': { brand: 5, operator: 5 },
      'a brand without a domain': { brand: {}, operator: 'agency.example' },
      'a brand that is null': { brand: null, operator: 'agency.example' },
      'a list as the domain': { brand: { domain: ['outdoor.example'] }, operator: 'agency.example' },
      'an object as the id': { account_id: {} },
      'an id of 3,000 characters': { account_id: 'x'.repeat(3000) },
      'texts that are no domains': { brand: { domain: 'Not A Domain' }, operator: 'x y' },
      'a domain of 5,000 characters': { brand: { domain: 'x'.repeat(5000) }, operator: 'agency.example' },
      'a brand id of another form': {
        brand: { domain: 'outdoor.example', brand_id: 'Not an id' },
        operator: 'agency.example',
      },
    };
    before(async () => {
      desk = await startTaskDesk(engine, { handlers: taskHandlers, profile: publisherProfile });
    });
    after(() => desk.drop());

    const IDS = Object.fromEntries(
      [
        'account',
        'creative',
        'format',
        'media_buy',
        'plan',
        'pricing_option',
        'product',
        'rights',
        'signal',
        'transformer',
      ].map((name) => [`${name}_id`, 'x1']),
    );
    const places: Readonly<Record<string, (reference: Json) => Json>> = {
      'of the call': (reference) => ({
        account: { ...reference, sandbox: true },
        params: { ...IDS, fixture: {} },
      }),
      'of the fixture': (reference) => ({
        account: { sandbox: true },
        params: { ...IDS, ...reference, fixture: { account: reference } },
      }),
      'in the fixture': (reference) => ({
        account: { sandbox: true },
        params: { ...IDS, fixture: reference },
      }),
    };
    for (const [place, argsWith] of Object.entries(places)) {
      for (const [what, reference] of Object.entries(references)) {
        it(`no scenario of the test controller fails by ${what} ${place}, or makes such an account`, async () => {
          for (const [at, scenario] of scenarioNames.entries()) {
            const tester = principalOf(`agent_${place}_${what}_${at}`, { sandboxOnly: true });
            await desk.outcome(tester, 'comply_test_controller', { scenario, ...argsWith(reference) });
            assert.isEmpty(desk.failures, scenario);
            const { accounts } = await desk.call(tester, 'list_accounts', {});
            for (const { account_id: id, operator } of accounts) {
              assert.isAtMost(id.length, 256, scenario);
              assert.match(operator, /^[a-z0-9.-]+$/, scenario);
            }
          }
        });
      }
    }

    for (const task of ['log_event', 'list_creative_formats', 'provide_performance_feedback'] as const) {
      it(`${task} does not fail by them`, async () => {
        const [example = {}] =
          (read('tasks.json').tasks as Row[]).find(({ name }) => name === task)?.examples ?? [];
        for (const [what, account] of Object.entries(references)) {
          await desk.outcome(buyer, task, { ...example, account });
          assert.isEmpty(desk.failures, what);
        }
      });
    }
  });
}
