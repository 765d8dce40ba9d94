import { assert } from 'chai';
import { resealSecrets } from '../../src/admin/keys.ts';
import type { PushConfig } from '../../src/domain/tasks/task-webhooks.ts';
import { newId } from '../../src/infra/random.ts';
import { sealedTables } from '../../src/store/engine/sealing-keys.ts';
import { originOf } from '../http/oauth/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { plant } from '../support/log-watch.ts';
import { execute, selectAll, tableColumns } from '../support/sql.ts';
import { type Body, callTask, demo } from './world.ts';

const WHO = 'at-rest';
const PROOF = 'planted-secret-';
const IBAN = 'DE00PLANTED0000IBAN';
/** A secret of its own for each place that takes one. */
const secret = (place: string) => `${PROOF}${place}-`.padEnd(40, 'x');
const shared = (place: string) => ({ schemes: ['Bearer'], credentials: secret(place) });
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const hook = (place: string) => ({ url: 'https://buyer.example/hooks', authentication: shared(place) });

for (const engine of engines) {
  describe(`secrets of callers in the database of ${engine.name}`, () => {
    let app: TestApp;
    /** Keys that the service itself has issued. */
    const issued: string[] = [];
    before(async () => {
      app = await startTestApp(engine, { settings: { SECRETS_KEY: Buffer.alloc(32, 3).toString('base64') } });
      plant(PROOF);
      await useEveryPlace();
    });
    after(() => app.drop());

    /** A task that ended with this answer, and one that failed with it. */
    async function endTask(id: string, answer: Body): Promise<void> {
      const at = app.clock.now();
      await app.store.transaction(async (tx) => {
        for (const status of ['completed', 'failed'] as const) {
          const isDone = status === 'completed';
          await tx.agentTasks.insert({
            principalId: 'p',
            id: `${id}-${status}`,
            accountId: null,
            operator: null,
            status,
            taskType: 'acquire_rights',
            protocol: 'brand',
            request: {},
            context: '',
            result: isDone ? answer : null,
            error: isDone ? null : answer,
            progress: null,
            message: null,
            pushConfig: null,
            createdAt: at,
            updatedAt: at,
            completedAt: at,
          });
        }
      });
    }

    async function call(task: string, args: object, transport: 'mcp' | 'a2a' = 'mcp'): Promise<Body> {
      const { body, isError } = await callTask(
        transport,
        originOf(app),
        task,
        { idempotency_key: newId(), ...args },
        demo(WHO),
      );
      assert.isFalse(isError, JSON.stringify(body));
      return body;
    }

    async function useEveryPlace(): Promise<void> {
      await useAccounts();
      await useBuys();
      await useRights();
      await useAudiences();
      // Last, because buys of a governed account need a plan that its agent has approved.
      await useGovernance();
      await useA2a();
    }

    async function useAccounts(): Promise<void> {
      const { sandbox: _, ...entry } = account;
      await call('sync_accounts', {
        accounts: [
          {
            ...entry,
            billing: 'operator',
            billing_entity: {
              legal_name: 'Agency',
              bank: { account_holder: 'Agency', iban: IBAN },
            },
            notification_configs: [
              {
                subscriber_id: 'ops',
                active: false,
                event_types: ['creative.status_changed'],
                ...hook('subscription'),
              },
            ],
          },
        ],
        push_notification_config: { ...hook('account-push'), token: secret('account-token') },
      });
    }

    async function useBuys(): Promise<void> {
      const buy = {
        account,
        brand: { domain: 'outdoor.example' },
        start_time: 'asap',
        end_time: new Date(app.clock.now().getTime() + 864_000_000).toISOString(),
        packages: [
          {
            product_id: 'network_display',
            pricing_option_id: 'cpm_usd_auction',
            budget: 1000,
            bid_price: 2.5,
          },
        ],
        reporting_webhook: {
          ...hook('reporting'),
          reporting_frequency: 'daily',
          token: secret('report-token'),
        },
        push_notification_config: { ...hook('buy-push'), token: secret('buy-token') },
      };
      await call('create_media_buy', buy);
      await call('comply_test_controller', {
        scenario: 'force_create_media_buy_arm',
        params: { arm: 'submitted', task_id: 'waiting' },
        account: { sandbox: true },
      });
      assert.equal((await call('create_media_buy', buy)).status, 'submitted');
    }

    async function useRights(): Promise<void> {
      const rights = {
        account,
        rights_id: 'tomas_voice',
        pricing_option_id: 'tomas_cpm',
        buyer: { domain: 'outdoor.example' },
        campaign: { description: 'A recipe.', uses: ['voice'] },
        revocation_webhook: hook('revocation'),
        push_notification_config: { ...hook('rights-push'), token: secret('rights-token') },
      };
      for (const transport of ['mcp', 'a2a'] as const) {
        const acquired = await call('acquire_rights', rights, transport);
        const { generation_credentials: keys, approval_webhook: approval } = acquired;
        issued.push(keys[0].rights_key, approval.authentication.credentials);
        // A task that ends later keeps its answer too.
        await endTask(transport, acquired);
      }
    }

    async function useAudiences(): Promise<void> {
      await call('sync_audiences', {
        account,
        audiences: [{ audience_id: 'a1', add: [{ external_id: 'c-1', hashed_email: 'f'.repeat(64) }] }],
        push_notification_config: { ...hook('audience-push'), token: secret('audience-token') },
      });
      // Activations of the sandbox end at once, so that nothing of them waits for a receiver.
      const { url } = hook('activation-push');
      const config: PushConfig = { url, token: secret('activation-token') };
      await app.store.transaction((tx) =>
        tx.activationReceivers.insert({
          principalId: 'p',
          accountId: 'a',
          segmentId: 's',
          taskId: 't',
          receiver: { config, form: '3.1', sandbox: false, destinations: [] },
        }),
      );
    }

    async function useGovernance(): Promise<void> {
      await call('sync_governance', {
        accounts: [
          {
            account,
            governance_agents: [
              { url: 'https://governance.example/mcp', authentication: shared('governance') },
            ],
          },
        ],
      });
      await call('activate_signal', {
        account,
        signal_agent_segment_id: (await call('get_signals', { account, signal_spec: 'cars' })).signals[0]
          .signal_agent_segment_id,
        destinations: [{ type: 'platform', platform: 'tern-dsp' }],
        governance_context: secret('governance-token'),
      });
    }

    async function useA2a(): Promise<void> {
      const message = {
        jsonrpc: '2.0',
        id: 1,
        method: 'SendMessage',
        params: {
          message: {
            messageId: 'm1',
            role: 'ROLE_USER',
            parts: [{ data: { skill: 'list_accounts', input: {} } }],
          },
          configuration: {
            taskPushNotificationConfig: {
              url: 'https://8.8.8.8/hooks',
              token: secret('a2a-token'),
              authentication: { scheme: 'Bearer', credentials: secret('a2a') },
            },
          },
        },
      };
      const sent = await app.post('/a2a', message, { ...demo(WHO), 'a2a-version': '1.0' });
      assert.include(sent.text, 'TASK_STATE_COMPLETED');
      // A task that asks for more keeps a note.
      const waiting = JSON.stringify(message).replace(/"parts":\[.*?\]/, '"parts":[{"text":"hello"}]');
      const asked = await app.post('/a2a', JSON.parse(waiting), { ...demo(WHO), 'a2a-version': '1.0' });
      assert.include(asked.text, 'TASK_STATE_INPUT_REQUIRED');
    }

    it('are encrypted, every one of them', async () => {
      const columns = [...(await tableColumns(app.config.databaseUrl))];
      const dumps = await selectAll(
        app.config.databaseUrl,
        columns.map(([table]) => `select * from ${table}`),
      );
      const sealed = new Set<string>();
      for (const [at, [table]] of columns.entries()) {
        for (const row of dumps[at] ?? []) {
          assert.notInclude(JSON.stringify(row), PROOF, table);
          assert.notInclude(JSON.stringify(row), IBAN, table);
          for (const key of issued) assert.notInclude(JSON.stringify(row), key, table);
          for (const [column, value] of Object.entries(row))
            if (String(value).startsWith('sealed:1:')) sealed.add(`${table}.${column}`);
        }
      }
      // All places were used, and all of them are renewed when the key changes.
      assert.sameMembers(
        [...sealed],
        sealedTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
      );
    });

    it('are read from rows of before, and sealed by the operator', async () => {
      const row = { principalId: 'old', id: 'old' };
      const clear = JSON.stringify({ rights_key: secret('old') });
      const at = app.clock.now();
      await app.store.transaction((tx) =>
        tx.a2aTasks.insert(row.principalId, {
          id: row.id,
          contextId: 'c',
          seenBy: null,
          state: 'completed',
          body: {},
          note: null,
          updatedAt: at,
        }),
      );
      await execute(app.config.databaseUrl, `update a2a_tasks set body = '${clear}' where id = 'old'`);
      const read = () => app.store.read.a2aTasks.find(row.principalId, row.id);
      assert.deepEqual((await read())?.body, { rights_key: secret('old') });
      await resealSecrets(app.store);
      assert.deepEqual((await read())?.body, { rights_key: secret('old') });
      const [[stored] = []] = await selectAll(app.config.databaseUrl, [
        `select body from a2a_tasks where id = 'old'`,
      ]);
      assert.match(String(stored?.body), /^sealed:1:/);
    });

    it('are read back by the service itself', async () => {
      const principalId = (await app.store.read.accounts.list({}, 10))[0]?.principalId ?? '';
      const [first] = await app.store.read.accounts.page(principalId, {}, { limit: 1 });
      assert.include(JSON.stringify(first?.settings), secret('subscription'));
      assert.include(JSON.stringify(first?.settings), secret('governance'));
      const [buy] = await app.store.read.mediaBuys.page(principalId, {}, { limit: 1 });
      assert.include(JSON.stringify(buy?.details), secret('reporting'));
      const task = await app.store.read.agentTasks.find({ principalId, id: 'waiting' });
      assert.include(JSON.stringify(task?.pushConfig), secret('buy-push'));
    });
  });
}
