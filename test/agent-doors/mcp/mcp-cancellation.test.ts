import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { demo } from '../world.ts';

const BOTH = 'application/json, text/event-stream';
const call = (name: string, args: unknown, id = 77) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** The messages of an event stream. */
const eventsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('data: '));

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`calls over MCP that are withdrawn on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const post = (message: unknown, headers: Record<string, string> = {}) =>
      app.post('/mcp', message, { accept: 'application/json', ...headers });
    const cancel = (requestId: unknown, headers: Record<string, string>) =>
      post({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } }, headers);
    const ENDPOINT = ['hook.example', '/hooks'] as const;
    const sync = (domain: string) => ({
      idempotency_key: `the-key-of-${domain}`,
      accounts: [
        {
          brand: { domain },
          operator: 'agency.example',
          billing: 'operator',
          notification_configs: [
            {
              subscriber_id: 'one',
              url: `https://${ENDPOINT.join('')}`,
              event_types: ['creative.status_changed'],
            },
          ],
        },
      ],
    });
    /** A call that waits for an endpoint to prove itself, until `during` is over. */
    async function held(domain: string, headers: Record<string, string>, during: () => Promise<unknown>) {
      let release = () => {};
      const asked = new Promise<void>((resolve) => {
        app.sites.serve(...ENDPOINT, async (request, response) => {
          const { challenge } = (await json(request)) as { challenge: string };
          release = () => response.end(JSON.stringify({ challenge }));
          resolve();
        });
      });
      const answer = post(call('sync_accounts', sync(domain), 77), headers);
      await asked;
      await during().finally(() => release());
      return answer;
    }

    it('ends the call of the session, and nothing was done', async () => {
      for (const accept of ['application/json', BOTH]) {
        const who = demo(`cancel-${accept.length}`);
        const mine = { ...who, accept, 'mcp-session-id': 'mine' };
        let told = 0;
        const answer = await held('ended.example', mine, async () => {
          told = (await cancel(77, mine)).status;
        });
        assert.equal(told, 202);
        // A stream ends without an answer, as the protocol has none for what was withdrawn.
        if (accept === BOTH) assert.deepEqual(eventsIn(answer.text), []);
        else {
          assert.equal(answer.body.id, 77);
          assert.equal(answer.body.error.code, -32_800);
        }
        app.sites.serve(...ENDPOINT, async (request, response) => {
          const { challenge } = (await json(request)) as { challenge: string };
          response.end(JSON.stringify({ challenge }));
        });
        // The call that was withdrawn gives its key back once it notices.
        let again = await post(call('sync_accounts', sync('ended.example')), who);
        for (let left = 3_000; left > 0 && again.body.result.isError; left -= 1) {
          assert.equal(again.body.result.structuredContent.code, 'IDEMPOTENCY_IN_FLIGHT');
          await sleep(10);
          again = await post(call('sync_accounts', sync('ended.example')), who);
        }
        const { structuredContent } = again.body.result;
        assert.equal(structuredContent.accounts[0].action, 'created', 'nothing was there');
        assert.notProperty(structuredContent, 'replayed');
      }
    });

    it('takes a notification about anything, and answers nothing', async () => {
      for (const id of [77, '77', 0, 'x'.repeat(1000)]) {
        for (const headers of [demo('cancel'), { ...demo('cancel'), 'mcp-session-id': 's' }, {}]) {
          const { status, text } = await cancel(id, headers);
          assert.equal(status, 202);
          assert.equal(text, '');
        }
      }
      for (const id of [null, undefined, {}, []]) {
        assert.include([202, 400], (await cancel(id, demo('cancel'))).status);
      }
    });

    it('does not leave a batch open that cancels what it asks', async () => {
      const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
      const given = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
      for (const accept of ['application/json', BOTH]) {
        for (const batch of [
          [given, ping],
          [ping, given],
        ]) {
          const { status, text } = await post(batch, { ...demo('cancel-batch'), accept });
          assert.equal(status, 200);
          assert.include(text, '"result":{}');
        }
        assert.equal((await post([given], { ...demo('cancel-batch'), accept })).status, 202);
      }
    });

    it('leaves alone what is not of this session and caller', async () => {
      const mine = { ...demo('cancel-mine'), 'mcp-session-id': 'mine' };
      const done = await held('others.example', mine, async () => {
        await cancel(77, { ...demo('cancel-other'), 'mcp-session-id': 'mine' });
        await cancel(77, { ...demo('cancel-mine'), 'mcp-session-id': 'other' });
        await cancel(77, demo('cancel-mine'));
        await cancel('77', mine);
        await cancel(78, mine);
      });
      assert.equal(done.body.result.structuredContent.accounts[0].action, 'created');
    });
  });
}
