import { assert } from 'chai';
import type { Answer, Handlers } from '../../src/desk/call.ts';
import type { Live } from '../../src/desk/live.ts';
import { createDesk } from '../../src/desk/run.ts';
import type { Refused } from '../../src/domain/errors.ts';
import { newId, newSecret } from '../../src/infra/random.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { rejects } from '../support/rejects.ts';
import { count } from '../support/sql.ts';
import { origin } from '../support/task-desk.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const input = { path: {}, query: {}, body: { name: 'a key' } } as never;

/** Responses that the contract of createMyApiKey does not describe. */
const broken: readonly [title: string, answer: object, message: RegExp][] = [
  ['a body that its schema refuses', { status: 201, body: { id: 5 } }, /a body that its schema refuses/],
  ['a status that is not listed', { status: 202, body: {} }, /202, which its contract does not list/],
  ['no body where there is one', { status: 201, body: undefined }, /201 without a body/],
];

for (const engine of engines) {
  const never = () => {
    throw new Error('nobody asks here');
  };

  describe(`a write with a broken response on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    const asker = { share: 'a', isMember: false, signal: new AbortController().signal, mayLook: true };
    /** Runs a write that stores an organization and responds with this. */
    function run(answer: object, shouldCheck = true) {
      const handlers: Partial<Handlers> = {
        createMyApiKey: {
          look: async () => async (call) => {
            await call.store.organizations.insert({ id: newId(), name: 'x', tier: null, createdAt: NOW });
            return answer as Answer<'createMyApiKey'> | Refused;
          },
        },
      };
      const desk = createDesk(handlers as Handlers, {
        store,
        newId,
        newSecret,
        baseUrl: 'http://localhost:1',
        version: '1.0.0',
        siteName: null,
        pastDays: 400,
        liveFor: () => ({}) as Live,
        demand: { noteBrandMiss: never, notePublisherMiss: never },
        createFile: never,
        lookAtDraft: never,
        now: () => NOW,
        shouldCheck: () => shouldCheck,
      });
      return desk('createMyApiKey', input, null, origin, asker);
    }
    const stored = async () => [await count(store.url, 'organizations'), await count(store.url, 'audit_log')];

    for (const [title, answer, message] of broken)
      it(`is taken back with its audit entry: ${title}`, async () => {
        assert.match((await rejects(run(answer))).message, message);
        assert.deepEqual(await stored(), [0, 0]);
      });

    it('is kept where responses are not checked', async () => {
      const { status, text } = await run({ status: 201, body: { id: 5 } }, false);
      assert.deepEqual([status, text], [201, '{"id":5}']);
      assert.deepEqual(await stored(), [1, 1]);
    });
  });
}
