import { assert } from 'chai';
import type { EndpointProof } from '../../../src/domain/webhooks/endpoint-challenge.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { type AccountDesk, callers, declared, startAccountDesk } from './account-desk.ts';

const SECRET = 'a-shared-secret-of-32-characters';
const hook = (id: string, more: object = {}) => ({
  subscriber_id: id,
  url: `https://${id}.example/hooks`,
  event_types: ['creative.status_changed', 'product.created'],
  ...more,
});

let { buyer } = callers();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`subscriptions of accounts on ${engine.name}`, () => {
    let desk: AccountDesk;
    let prove: (url: string) => Promise<EndpointProof>;
    before(async () => {
      desk = await startAccountDesk(engine, { challengeEndpoint: (url) => prove(url) });
    });
    beforeEach(() => {
      ({ buyer } = callers());
      desk.challenges.length = 0;
      prove = async () => ({ ok: true });
    });
    after(() => desk.drop());

    const subscribe = async (configs: object[], more: object = {}): Promise<Answer> => {
      const answer = await desk.sync(buyer, [declared('a.example', { notification_configs: configs })], more);
      return answer.accounts[0];
    };
    const listed = async (): Promise<Answer> => (await desk.list(buyer)).accounts[0]?.notification_configs;
    const asked = () => desk.challenges.map(({ url }) => url);

    it('begin with a challenge that names everything', async () => {
      const result = await subscribe([hook('one')]);
      const [{ url, body } = { url: '', body: {} }] = desk.challenges;
      assert.equal(url, 'https://one.example/hooks');
      assert.deepInclude(body, {
        type: 'webhook.challenge',
        account_id: result.account_id,
        subscriber_id: 'one',
        seller_agent_url: 'http://localhost:1/mcp',
        event_types: ['creative.status_changed', 'product.created'],
      });
      assert.isAtLeast(String(body.challenge).length, 32);
      assert.deepEqual(body.delivery_auth, { mode: 'rfc9421' });
    });

    it('are told back whole and in order, but for their secrets', async () => {
      const authentication = { schemes: ['HMAC-SHA256'], credentials: SECRET };
      const result = await subscribe([
        hook('two', { active: false, ext: { vendor: { a: 1 } } }),
        hook('one', { authentication }),
      ]);
      const told = [
        hook('two', { active: false, ext: { vendor: { a: 1 } } }),
        hook('one', { active: true, authentication: { schemes: ['HMAC-SHA256'] } }),
      ];
      assert.deepEqual(result.notification_configs, told);
      assert.deepEqual(await listed(), told);
      assert.notInclude(JSON.stringify([result, await desk.list(buyer)]), SECRET);
      // Who is paused is not asked.
      assert.deepEqual(asked(), ['https://one.example/hooks']);
      assert.notInclude(JSON.stringify(desk.challenges), SECRET);
    });

    it('are replaced, left alone, and cleared', async () => {
      await subscribe([hook('one'), hook('two')]);
      assert.equal((await subscribe([hook('three')])).action, 'updated');
      assert.deepEqual(await listed(), [hook('three', { active: true })]);
      const untouched = await desk.sync(buyer, [declared('a.example')]);
      assert.equal(untouched.accounts[0].action, 'unchanged');
      assert.deepEqual(await listed(), [hook('three', { active: true })]);
      const cleared = await subscribe([]);
      assert.deepEqual([cleared.action, cleared.notification_configs], ['updated', []]);
      assert.deepEqual(await listed(), []);
      assert.equal((await subscribe([])).action, 'unchanged');
    });

    it('are proved once, until something changes', async () => {
      await subscribe([hook('one')]);
      assert.equal((await subscribe([hook('one')])).action, 'unchanged');
      await subscribe([hook('one', { active: false })]);
      await subscribe([hook('one'), hook('two')]);
      assert.deepEqual(asked(), ['https://one.example/hooks', 'https://two.example/hooks']);
      await subscribe([hook('one', { event_types: ['product.created'] }), hook('two')]);
      assert.lengthOf(asked(), 3);
    });

    it('are not proved again by a replay', async () => {
      const accounts = [declared('a.example', { notification_configs: [hook('one')] })];
      const args = { idempotency_key: freshKey(), accounts };
      await desk.call(buyer, 'sync_accounts', args);
      assert.isTrue((await desk.call(buyer, 'sync_accounts', args)).replayed);
      assert.lengthOf(asked(), 1);
    });

    it('fail their account when an endpoint does not prove itself, and nothing changes', async () => {
      await subscribe([hook('one')]);
      prove = async (url) =>
        url.includes('bad') ? { ok: false, reason: 'the request could not be sent.' } : { ok: true };
      const answer = await desk.sync(buyer, [
        declared('a.example', {
          payment_terms: 'net_60',
          notification_configs: [hook('two'), hook('bad')],
        }),
        declared('b.example', { notification_configs: [hook('two')] }),
        declared('c.example', { notification_configs: [hook('bad')] }),
      ]);
      const [changed, good, fresh] = answer.accounts;
      assert.deepInclude(changed, { action: 'failed', status: 'rejected' });
      assert.deepInclude(changed.errors[0], {
        code: 'VALIDATION_ERROR',
        field: 'accounts[0].notification_configs[1].url',
        recovery: 'correctable',
      });
      assert.equal(good.action, 'created');
      assert.equal(fresh.errors[0].field, 'accounts[2].notification_configs[0].url');
      const { accounts } = await desk.list(buyer);
      assert.lengthOf(accounts, 2);
      assert.equal(accounts[0].payment_terms, 'net_30');
      assert.deepEqual(await listed(), [hook('one', { active: true })]);
      // What was not proved is not taken for proved later.
      prove = async () => ({ ok: true });
      assert.equal((await subscribe([hook('bad')])).action, 'updated');
      assert.equal(asked().filter((url) => url.includes('bad')).length, 3);
    });

    const wrong: readonly [string, object[], string, string][] = [
      [
        'an identifier twice',
        [hook('a'), hook('b'), hook('a')],
        'notification_configs[2].subscriber_id',
        'VALIDATION_ERROR',
      ],
      [
        'an event of a media buy',
        [hook('a'), hook('b', { event_types: ['product.created', 'impairment'] })],
        'notification_configs[1].event_types[1]',
        'VALIDATION_ERROR',
      ],
      [
        'an address without a host',
        [hook('a', { url: 'urn:x:y' })],
        'notification_configs[0].url',
        'INVALID_REQUEST',
      ],
      [
        'a secret in the address',
        [hook('a', { url: 'https://u:p@a.example/', active: false })],
        'notification_configs[0].url',
        'INVALID_REQUEST',
      ],
      [
        'a scheme without its secret',
        [hook('a', { authentication: { schemes: ['Bearer'] } })],
        'notification_configs[0].authentication.credentials',
        'VALIDATION_ERROR',
      ],
    ];
    for (const [what, configs, field, code] of wrong) {
      it(`fail their account with ${what}, unasked`, async () => {
        await subscribe([hook('kept')]);
        const result = await subscribe(configs);
        assert.deepInclude(result, { action: 'failed', status: 'rejected' });
        assert.deepInclude(result.errors[0], { field: `accounts[0].${field}`, code });
        assert.deepEqual(await listed(), [hook('kept', { active: true })]);
        assert.lengthOf(asked(), 1);
      });
    }

    it('refuse the whole request with what no subscription is', async () => {
      const bad: object[] = [
        hook('a', { event_types: [] }),
        hook('a', { event_types: ['account.status_changed'] }),
        hook('a b'),
        hook('a', { url: 'nowhere' }),
        hook('a', { unknown: true }),
        hook('a', { authentication: { schemes: ['Bearer'], credentials: 'short' } }),
        hook('a', { authentication: { schemes: ['Bearer', 'HMAC-SHA256'], credentials: SECRET } }),
      ];
      for (const config of bad) {
        const { code } = await desk.refusal(buyer, 'sync_accounts', {
          idempotency_key: freshKey(),
          accounts: [declared('a.example', { notification_configs: [config] })],
        });
        assert.equal(code, 'INVALID_REQUEST', JSON.stringify(config));
      }
      assert.isEmpty(asked());
    });

    it('are asked for at most sixteen times in one request', async () => {
      const many = (name: string) => Array.from({ length: 10 }, (_, at) => hook(`${name}${at}`));
      const answer = await desk.sync(buyer, [
        declared('a.example', { notification_configs: many('a') }),
        declared('b.example', { notification_configs: many('b') }),
      ]);
      assert.lengthOf(asked(), 16);
      assert.deepEqual(
        answer.accounts.map(({ action }: Answer) => action),
        ['created', 'failed'],
      );
      assert.equal(answer.accounts[1].errors[0].field, 'accounts[1].notification_configs[6].url');
    });

    it('are not written when the account became another one meanwhile', async () => {
      let raced = false;
      prove = async () => {
        if (raced) return { ok: true };
        raced = true;
        await desk.sync(buyer, [declared('a.example')]);
        return { ok: true };
      };
      // The challenge named an account that was then never made.
      const result = await subscribe([hook('one')]);
      assert.equal(result.errors[0].code, 'CONFLICT');
      assert.equal((await subscribe([hook('one')])).action, 'updated');
    });

    it('are not kept by a request that was withdrawn or failed', async () => {
      prove = () => Promise.reject(new Error('the machine broke'));
      const { code } = await desk.refusal(buyer, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [declared('a.example', { notification_configs: [hook('one')] })],
      });
      assert.equal(code, 'INTERNAL_ERROR');
      assert.lengthOf(desk.failures.splice(0), 1);
      assert.isEmpty((await desk.list(buyer)).accounts);
    });
  });
}
