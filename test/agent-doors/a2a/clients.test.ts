import {
  AgentCard,
  type Message,
  SendMessageRequest,
  type StreamResponse,
  type Task,
  TaskState,
} from '@a2a-js/sdk';
import { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client';
import { assert } from 'chai';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { type A2aWorld, all, as, call, message, PROTECTED, startA2aWorld, until } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the library's clients of A2A on ${engine.name}`, () => {
    let database: Database;
    let world: A2aWorld;
    before(async () => {
      database = await engine.create();
      world = await startA2aWorld(database.url);
    });
    after(async () => {
      await world.close();
      await database.drop();
    });

    const authorized: typeof fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', as('client').authorization);
      return fetch(input, { ...init, headers });
    };
    /** Finds the card by itself, and speaks the version that the card says first; or only 0.3. */
    const clientOf = async (isOld: boolean) => {
      const legacyCompat = { enabled: true };
      const cardResolver = new DefaultAgentCardResolver({ fetchImpl: authorized, legacyCompat });
      const transports = [new JsonRpcTransportFactory({ fetchImpl: authorized, legacyCompat })];
      const factory = new ClientFactory({ transports, cardResolver });
      if (!isOld) return factory.createFromUrl(world.origin);
      const card = await cardResolver.resolve(world.origin);
      const old = card.supportedInterfaces.filter(({ protocolVersion }) => protocolVersion === '0.3');
      return factory.createFromAgentCard({ ...card, supportedInterfaces: old });
    };
    const request = (params: object) => SendMessageRequest.fromJSON(params);
    const taskOf = (answer: Task | Message): Task => {
      assert.isTrue('artifacts' in answer);
      return answer as Task;
    };
    const dataOf = ({ artifacts }: Task) => {
      const content = artifacts[0]?.parts.at(-1)?.content;
      assert.equal(content?.$case, 'data');
      return content?.value as Record<string, unknown>;
    };

    for (const isOld of [false, true]) {
      describe(isOld ? 'over 0.3' : 'over 1.0', () => {
        it('send messages, and get what became of them', async () => {
          const client = await clientOf(isOld);
          const task = taskOf(await client.sendMessage(request(call({ context: { k: 'v' } }))));
          assert.equal(task.status?.state, TaskState.TASK_STATE_COMPLETED);
          assert.deepInclude(dataOf(task), { task: PROTECTED, context: { k: 'v' } });
          const failed = taskOf(await client.sendMessage(request(call({ do: 'failed' }))));
          assert.equal(failed.status?.state, TaskState.TASK_STATE_FAILED);
          assert.equal(dataOf(failed).code, 'CONFLICT');
          const asked = taskOf(await client.sendMessage(request(message([{ text: 'hello' }]))));
          assert.equal(asked.status?.state, TaskState.TASK_STATE_INPUT_REQUIRED);
        });

        it('stream messages, and follow tasks', async () => {
          const client = await clientOf(isOld);
          const frames = await all(client.sendMessageStream(request(call())));
          assert.deepEqual(
            frames.map(({ payload }) => payload?.$case),
            ['task', 'artifactUpdate', 'statusUpdate'],
          );
          const begun = client.sendMessageStream(request(call({ do: 'wait' })));
          const { value } = await begun.next();
          const { payload } = value as StreamResponse;
          assert.equal(payload?.$case, 'task');
          const id = payload?.$case === 'task' ? payload.value.id : '';
          const followed = client.resubscribeTask({ tenant: '', id });
          const first = (await followed.next()).value as StreamResponse;
          assert.equal(first.payload?.$case, 'task');
          world.release();
          assert.lengthOf(await all(followed), 2);
          assert.lengthOf(await all(begun), 2);
        });

        it('ask for tasks, cancel them, and say where to tell of them', async () => {
          const client = await clientOf(isOld);
          const later = { ...call({ do: 'wait' }), configuration: { returnImmediately: true } };
          const { id } = taskOf(await client.sendMessage(request(later)));
          const running = await until(
            () => client.getTask({ tenant: '', id }),
            ({ status }) => status !== undefined,
          );
          assert.equal(running.status?.state, TaskState.TASK_STATE_WORKING);
          const config = {
            tenant: '',
            taskId: id,
            id: 'mine',
            url: 'https://receiver.example/hook',
            token: 'a-token',
            authentication: { scheme: 'Bearer', credentials: 'x'.repeat(40) },
          };
          const set = await client.createTaskPushNotificationConfig(config);
          assert.deepInclude(set, { id: 'mine', url: config.url, token: 'a-token', taskId: id });
          const found = await client.getTaskPushNotificationConfig({ tenant: '', taskId: id, id: 'mine' });
          assert.deepEqual(found.authentication, config.authentication);
          const ask = { tenant: '', taskId: id, pageSize: 0, pageToken: '' };
          assert.lengthOf((await client.listTaskPushNotificationConfig(ask)).configs, 1);
          await client.deleteTaskPushNotificationConfig({ tenant: '', taskId: id, id: 'mine' });
          assert.lengthOf((await client.listTaskPushNotificationConfig(ask)).configs, 0);
          const canceled = await client.cancelTask({ tenant: '', id, metadata: undefined });
          assert.equal(canceled.status?.state, TaskState.TASK_STATE_CANCELED);
          assert.deepEqual(canceled.artifacts, []);
        });

        it('learn of refusals as such', async () => {
          const client = await clientOf(isOld);
          const errorOf = async (work: Promise<unknown>) =>
            work.then(
              () => assert.fail('it was not refused'),
              (error: Error) => error.name,
            );
          assert.match(await errorOf(client.getTask({ tenant: '', id: 'none' })), /TaskNotFound/);
          const { id } = taskOf(await client.sendMessage(request(call())));
          assert.match(
            await errorOf(client.cancelTask({ tenant: '', id, metadata: undefined })),
            /TaskNotCancelable/,
          );
        });
      });
    }

    it('read the card in both of its forms', async () => {
      const text = await (await fetch(`${world.origin}/.well-known/agent.json`)).text();
      const card = AgentCard.fromJSON(JSON.parse(text));
      assert.equal(card.securitySchemes.bearerAuth?.scheme?.$case, 'httpAuthSecurityScheme');
      assert.equal(card.securitySchemes.oauth2?.scheme?.$case, 'oauth2SecurityScheme');
      assert.lengthOf(card.securityRequirements, 2);
      const { supportedInterfaces: _, ...older } = JSON.parse(text);
      const factory = new ClientFactory({
        transports: [new JsonRpcTransportFactory({ fetchImpl: authorized, legacyCompat: { enabled: true } })],
        cardResolver: new DefaultAgentCardResolver({ legacyCompat: { enabled: true } }),
      });
      const client = await factory.createFromAgentCard(older);
      assert.equal(
        taskOf(await client.sendMessage(request(call()))).status?.state,
        TaskState.TASK_STATE_COMPLETED,
      );
    });
  });
}
