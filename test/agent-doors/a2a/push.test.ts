import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { BAD_URLS } from '../../support/called-urls.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { as, call, message, oldCall, PROTECTED, startA2aWorld, until } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of both versions are looked into
type Received = { headers: IncomingHttpHeaders; body: any };

const HOST = 'receiver.example';

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`notifications of A2A on ${engine.name}`, () => {
    let app: TestApp;
    let paths = 0;
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
    });
    after(() => app.drop());

    /** A receiver at a URL of its own that answers with these statuses, the last one for ever. */
    function receiver(...statuses: number[]) {
      paths += 1;
      const path = `/hook/${paths}`;
      const received: Received[] = [];
      app.sites.serve(HOST, path, async (request, response) => {
        received.push({ headers: request.headers, body: JSON.parse(await textOf(request)) });
        const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 204;
        response
          .writeHead(status, status >= 300 && status < 400 ? { location: `https://${HOST}/` } : {})
          .end();
      });
      return { url: `https://${HOST}${path}`, received };
    }
    const rpc = async (method: string, params: unknown, headers = as('alice')) =>
      (await app.post('/a2a', { jsonrpc: '2.0', id: 1, method, params }, headers)).body;
    const told = (received: Received[], count: number) =>
      until(
        () => received.length,
        (length) => length >= count,
      );
    /** What is kept of the notifications to a receiver, once that holds of them. */
    const kept = (url: string, holds: (status: string, attempts: number) => boolean) =>
      until(
        async () => {
          const rows = (await app.store.read.webhookListing.list({}, 1_000)).filter((row) => row.url === url);
          return rows.map(({ status, failure, attempts }) => ({ status, failure, attempts }));
        },
        (rows) => rows.length > 0 && rows.every(({ status, attempts }) => holds(status, attempts)),
      );

    it('tell who asked for it in the message what became of the task', async () => {
      const { url, received } = receiver();
      const config = {
        url,
        token: 'token-of-the-receiver',
        authentication: { scheme: 'Bearer', credentials: 'secret' },
      };
      const { result } = await rpc('SendMessage', {
        ...call({ context: { k: 1 } }, PROTECTED),
        configuration: { taskPushNotificationConfig: config },
      });
      await told(received, 1);
      const [first] = received;
      assert.equal(first?.headers['content-type'], 'application/a2a+json');
      assert.equal(first?.headers['x-a2a-notification-token'], 'token-of-the-receiver');
      assert.equal(first?.headers.authorization, 'Bearer secret');
      assert.deepEqual(first?.body, { task: result.task });
    });

    it('have the form of 0.3 for who asked over 0.3', async () => {
      const { url, received } = receiver();
      const { result } = await rpc('message/send', {
        ...oldCall({}, PROTECTED),
        configuration: { pushNotificationConfig: { url, token: 'old-token' } },
      });
      await told(received, 1);
      const [first] = received;
      assert.equal(first?.headers['content-type'], 'application/json');
      assert.equal(first?.headers['x-a2a-notification-token'], 'old-token');
      assert.equal(first?.body.kind, 'task');
      assert.deepEqual(first?.body.artifacts, result.artifacts);
    });

    it('tell of each change after they were asked for, to each receiver', async () => {
      const { id } = (await rpc('SendMessage', message([{ text: 'hello' }]))).result.task;
      const one = receiver();
      const two = receiver();
      const gone = receiver();
      await rpc('CreateTaskPushNotificationConfig', { taskId: id, url: one.url });
      await rpc('tasks/pushNotificationConfig/set', { taskId: id, pushNotificationConfig: { url: two.url } });
      await rpc('CreateTaskPushNotificationConfig', { taskId: id, id: 'gone', url: gone.url });
      await rpc('DeleteTaskPushNotificationConfig', { taskId: id, id: 'gone' });
      await rpc('SendMessage', { message: { ...call({}, PROTECTED).message, taskId: id } });
      await told(one.received, 2);
      await told(two.received, 2);
      const states = (list: Received[]) => list.map(({ body }) => (body.task ?? body).status.state).sort();
      assert.deepEqual(states(one.received), ['TASK_STATE_COMPLETED', 'TASK_STATE_WORKING']);
      assert.deepEqual(states(two.received), ['completed', 'working']);
      assert.isEmpty(gone.received);
    });

    it('are signed, and tried again with the same body until a receiver takes them', async () => {
      const { url, received } = receiver(503, 302, 200);
      await rpc('SendMessage', {
        ...call({}, PROTECTED),
        configuration: { taskPushNotificationConfig: { url } },
      });
      for (let attempt = 1; attempt < 3; attempt += 1) {
        await kept(url, (_, attempts) => attempts >= attempt);
        app.clock.advance(700_000);
      }
      assert.deepEqual(await kept(url, (status) => status !== 'open'), [
        { status: 'delivered', failure: null, attempts: 3 },
      ]);
      assert.lengthOf(received, 3);
      for (const { body } of received) assert.deepEqual(body, received[0]?.body);
      const inputs = received.map(({ headers }) => String(headers['signature-input']));
      for (const input of inputs) assert.include(input, `tag="${protocol.webhookSigningTag}"`);
      assert.lengthOf(new Set(inputs), 3);
    });

    it('end after a refusal, and when nobody wants them any more', async () => {
      const refusing = receiver(403);
      const removed = receiver(503);
      const sent = async (url: string, id: string) => {
        const configuration = { taskPushNotificationConfig: { url, id } };
        return (await rpc('SendMessage', { ...call({}, PROTECTED), configuration })).result.task.id;
      };
      await sent(refusing.url, 'a');
      const taskId = await sent(removed.url, 'b');
      await kept(removed.url, (_, attempts) => attempts === 1);
      await rpc('DeleteTaskPushNotificationConfig', { taskId, id: 'b' });
      app.clock.advance(700_000);
      assert.deepEqual(await kept(refusing.url, (status) => status !== 'open'), [
        { status: 'failed', failure: 'status_403', attempts: 1 },
      ]);
      assert.deepEqual(await kept(removed.url, (status) => status !== 'open'), [
        { status: 'failed', failure: 'withdrawn', attempts: 1 },
      ]);
      assert.lengthOf(removed.received, 1);
    });

    it('say nothing of secrets in the log', async () => {
      const { url, received } = receiver();
      const config = {
        url,
        token: 'SECRET-TOKEN-1',
        authentication: { scheme: 'Bearer', credentials: 'SECRET-2' },
      };
      const configuration = { taskPushNotificationConfig: config };
      await rpc('SendMessage', { ...call({}, PROTECTED), configuration });
      await told(received, 1);
      assert.notMatch(app.logged.join('\n'), /SECRET-/);
    });

    it('go to https, or to hosts of the operator, and nowhere else', async () => {
      const { id } = (await rpc('SendMessage', call({}, PROTECTED))).result.task;
      const wrong = [
        '',
        'x',
        '/relative',
        'ftp://x.example/',
        'http://public.example/',
        'https://',
        'javascript:alert(1)',
        'https://a b.example/',
        'https://0x7f.1/',
        `https://x.example/${'x'.repeat(3000)}`,
        ...BAD_URLS,
      ];
      for (const url of wrong) {
        for (const answer of [
          await rpc('CreateTaskPushNotificationConfig', { taskId: id, url }),
          await rpc('tasks/pushNotificationConfig/set', { taskId: id, pushNotificationConfig: { url } }),
          await rpc('SendMessage', { ...call(), configuration: { taskPushNotificationConfig: { url } } }),
          await rpc('message/send', { ...oldCall(), configuration: { pushNotificationConfig: { url } } }),
        ]) {
          assert.equal(answer.error?.code, -32_602, url);
          assert.notMatch(answer.error.message, /127\.|undefined/);
        }
      }
      assert.isEmpty((await rpc('ListTaskPushNotificationConfigs', { taskId: id })).result.configs ?? []);
      const url = 'https://not-yet.example/hooks';
      assert.equal((await rpc('CreateTaskPushNotificationConfig', { taskId: id, url })).result.url, url);
    });

    it('take no secret that a header cannot carry, and not too many receivers', async () => {
      const { id } = (await rpc('SendMessage', call({}, PROTECTED))).result.task;
      const url = `https://${HOST}/x`;
      receiver();
      for (const config of [
        { token: 'a\r\nX-Evil: 1' },
        { token: 'ü' },
        { token: ' blank ' },
        { token: 'x'.repeat(5000) },
        { authentication: { scheme: 'Bearer\r\n', credentials: 'x' } },
        { authentication: { scheme: '', credentials: 'x' } },
        { authentication: { scheme: 'Bearer', credentials: 'a\nb' } },
        { id: 'with blank' },
      ]) {
        const { error } = await rpc('CreateTaskPushNotificationConfig', { taskId: id, url, ...config });
        assert.equal(error?.code, -32_602, JSON.stringify(config).slice(0, 100));
      }
      for (const params of [
        { taskId: id },
        { taskId: id, pushNotificationConfig: null },
        { taskId: id, pushNotificationConfig: 7 },
        { taskId: id, pushNotificationConfig: { url: 7 } },
        { taskId: id, pushNotificationConfig: { url, token: {} } },
        { taskId: id, pushNotificationConfig: { url, authentication: 'x' } },
      ]) {
        const { error } = await rpc('tasks/pushNotificationConfig/set', params);
        assert.equal(error?.code, -32_602, JSON.stringify(params));
      }
      for (let count = 0; count < 10; count += 1) {
        assert.isDefined((await rpc('CreateTaskPushNotificationConfig', { taskId: id, url })).result.id);
      }
      const { error } = await rpc('CreateTaskPushNotificationConfig', { taskId: id, url });
      assert.equal(error.code, -32_602);
      const { configs } = (await rpc('ListTaskPushNotificationConfigs', { taskId: id })).result;
      assert.lengthOf(configs, 10);
      const changed = { taskId: id, id: configs[3].id, url: `${url}/other` };
      assert.isDefined((await rpc('CreateTaskPushNotificationConfig', changed)).result);
      assert.equal((await rpc('GetTaskPushNotificationConfig', changed)).result.url, changed.url);
      assert.equal(
        (await rpc('GetTaskPushNotificationConfig', { taskId: id, id: 'none' })).error.code,
        -32_001,
      );
      const named = await rpc('tasks/pushNotificationConfig/get', { id });
      assert.isDefined(named.result.pushNotificationConfig.url);
    });

    it('require a credential', async () => {
      const { url } = receiver();
      for (const [method, params] of [
        [
          'SendMessage',
          { ...call({}, protocol.capabilitiesTask), configuration: { taskPushNotificationConfig: { url } } },
        ],
        [
          'message/send',
          { ...oldCall({}, protocol.capabilitiesTask), configuration: { pushNotificationConfig: { url } } },
        ],
      ] as const) {
        const { body } = await app.post('/a2a', { jsonrpc: '2.0', id: 1, method, params });
        assert.equal(body.error.code, -32_003);
      }
    });
  });

  describe(`a notification that is large on ${engine.name}`, () => {
    it('leaves the artifact to be asked for', async () => {
      const database = await engine.create();
      const world = await startA2aWorld(database.url);
      try {
        const configuration = { taskPushNotificationConfig: { url: 'https://r.example/' } };
        await world.rpc('SendMessage', { ...call({ do: 'big' }), configuration });
        const webhook = await until(
          () =>
            world.store.transaction(async (tx) => {
              const [job] = await tx.jobs.claim({
                kinds: ['deliverWebhooks'],
                worker: 'test',
                now: new Date(Date.now() + DAY_MS),
                leaseMs: 1000,
                limit: 1,
              });
              const { channel } = (job?.payload ?? { channel: '' }) as { channel: string };
              return tx.webhooks.due(channel, new Date(Date.now() + DAY_MS));
            }),
          (found) => found !== undefined,
        );
        const body = webhook?.body ?? '';
        const { task } = JSON.parse(body);
        assert.equal(task.status.state, 'TASK_STATE_COMPLETED');
        assert.isUndefined(task.artifacts);
      } finally {
        await world.close();
        await database.drop();
      }
    });
  });
}
