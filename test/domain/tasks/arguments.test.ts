import { assert } from 'chai';
import { type TaskName, taskValidators } from '../../../generated/tasks.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { finish } from '../../../src/domain/steps.ts';
import { checkArguments } from '../../../src/domain/tasks/arguments.ts';

const KEY = '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a28';
const creative = (format_id: unknown, more: object = {}) => ({
  idempotency_key: KEY,
  account: { account_id: 'acc_1' },
  creatives: [{ creative_id: 'a', name: 'a', assets: {}, format_id, ...more }],
});
const agent_url = 'https://agent.example';

describe('checkArguments', () => {
  const refusal = async (task: TaskName, args: object): Promise<string | null> => {
    const validators = await taskValidators[task]();
    try {
      finish(checkArguments(args as Readonly<Record<string, unknown>>, validators));
      return null;
    } catch (cause) {
      if (cause instanceof TaskError) return `${cause.code} ${cause.detail.issues?.[0]?.pointer ?? ''}`;
      throw cause;
    }
  };

  it('takes formats that are named as formats are', async () => {
    assert.isNull(await refusal('sync_creatives', creative({ agent_url, id: 'f' })));
    assert.isNull(await refusal('get_products', { filters: { format_ids: [{ agent_url, id: 'f' }] } }));
  });

  for (const [name, task, args, wanted] of [
    ['a text', 'sync_creatives', creative('f'), 'INVALID_FORMAT_ID /creatives/0/format_id'],
    ['null', 'sync_creatives', creative(null), 'INVALID_FORMAT_ID /creatives/0/format_id'],
    ['a list', 'sync_creatives', creative([]), 'INVALID_FORMAT_ID /creatives/0/format_id'],
    [
      'an id only',
      'sync_creatives',
      creative({ id: 'f' }),
      'INVALID_FORMAT_ID /creatives/0/format_id/agent_url',
    ],
    [
      'an agent only',
      'sync_creatives',
      creative({ agent_url }),
      'INVALID_FORMAT_ID /creatives/0/format_id/id',
    ],
    [
      'a text in a list',
      'get_products',
      { filters: { format_ids: ['f'] } },
      'INVALID_FORMAT_ID /filters/format_ids/0',
    ],
    ['no list', 'get_products', { filters: { format_ids: 'f' } }, 'INVALID_REQUEST /filters/format_ids'],
    [
      'an id with signs',
      'sync_creatives',
      creative({ agent_url, id: 'a b' }),
      'INVALID_REQUEST /creatives/0/format_id/id',
    ],
    [
      'a width alone',
      'sync_creatives',
      creative({ agent_url, id: 'f', width: 1 }),
      'INVALID_REQUEST /creatives/0/format_id/height',
    ],
    [
      'a goal of an unknown kind',
      'create_media_buy',
      {
        ...creative('f'),
        creatives: undefined,
        brand: { domain: 'a.example' },
        start_time: 'asap',
        end_time: '2030-01-01T00:00:00Z',
        packages: [
          { product_id: 'p', pricing_option_id: 'o', budget: 1, optimization_goals: [{ kind: 'luck' }] },
        ],
      },
      'INVALID_REQUEST /packages/0/optimization_goals/0/kind',
    ],
    [
      'a format beside what is wrong before it',
      'sync_creatives',
      { ...creative('f'), account: 7 },
      'INVALID_REQUEST /account',
    ],
  ] as const) {
    it(`refuses ${name}`, async () => assert.equal(await refusal(task, args), wanted));
  }
});

describe('the message about a value of several forms', () => {
  const messageOf = async (start_time: unknown) => {
    const args = {
      idempotency_key: KEY,
      account: { account_id: 'acc_1' },
      brand: { domain: 'a.example' },
      packages: [{ product_id: 'p', pricing_option_id: 'o', budget: 1 }],
      start_time,
      end_time: '2030-01-01T00:00:00Z',
    };
    try {
      finish(checkArguments(args, await taskValidators.create_media_buy()));
      return null;
    } catch (cause) {
      if (cause instanceof TaskError) return cause.message;
      throw cause;
    }
  };
  it('names each of them', async () => {
    const message = await messageOf('soon');
    assert.match(message ?? '', /^`start_time` must be /);
    assert.include(message, '`asap`');
    assert.include(message, 'a date and time');
    assert.notInclude(message, 'constant');
    assert.isNull(await messageOf('asap'));
  });
});

describe('large lists', () => {
  const event = (at: number, more: object = {}) => ({
    event_id: `e${at}`,
    event_type: 'purchase',
    event_time: '2026-05-05T10:00:00Z',
    ...more,
  });
  const logged = (changes: Readonly<Record<number, unknown>>, count = 1000) => ({
    idempotency_key: KEY,
    event_source_id: 's',
    events: Array.from({ length: count }, (_, at) => changes[at] ?? event(at)),
  });
  const member = (at: number) => ({ external_id: `u${at}`, hashed_email: 'ab'.repeat(32) });
  const synced = (changes: Readonly<Record<number, unknown>>) => ({
    idempotency_key: KEY,
    account: { account_id: 'acc_1' },
    audiences: [
      { audience_id: 'a', add: [member(0)] },
      {
        audience_id: 'b',

        remove: Array.from({ length: 600 }, (_, at) => changes[at] ?? member(at)),
      },
    ],
  });

  /** Pointers of what is wrong, and how often the validation paused. */
  async function outcome(task: TaskName, args: object) {
    const steps = checkArguments(args as Readonly<Record<string, unknown>>, await taskValidators[task]());
    let pauses = 0;
    try {
      while (steps.next().done !== true) pauses += 1;
      return { pointers: [], pauses };
    } catch (cause) {
      assert.instanceOf(cause, TaskError);
      return { pointers: (cause as TaskError).detail.issues?.map(({ pointer }) => pointer), pauses };
    }
  }

  it('are accepted, with a pause now and then', async () => {
    const { pointers, pauses } = await outcome('log_event', logged({}));
    assert.deepEqual(pointers, []);
    assert.isAtLeast(pauses, 4);
    assert.deepEqual((await outcome('sync_audiences', synced({}))).pointers, []);
  });

  it('of usual length are validated at once', async () =>
    assert.equal((await outcome('log_event', logged({}, 50))).pauses, 0));

  for (const [name, task, args, pointers] of [
    ['an item', 'log_event', logged({ 700: event(700, { event_time: 5 }) }), ['/events/700/event_time']],
    ['an item of another type', 'log_event', logged({ 999: 'x' }), ['/events/999']],
    [
      'several items',
      'log_event',
      logged({ 3: {}, 998: event(998, { event_type: 'x' }) }),
      ['/events/3/event_id', '/events/3/event_type', '/events/3/event_time', '/events/998/event_type'],
    ],
    [
      'an inner list',
      'sync_audiences',
      synced({ 599: { hashed_email: 'x' } }),
      ['/audiences/1/remove/599/hashed_email'],
    ],
    ['the length', 'log_event', logged({ 5: {} }, 10_001), ['/events']],
    ['what is beside them', 'log_event', { ...logged({}), event_source_id: 5 }, ['/event_source_id']],
  ] as const)
    it(`name ${name} that is wrong`, async () => {
      const found = await outcome(task, args);
      assert.includeMembers([...(found.pointers ?? [])], [...pointers]);
    });

  it('end after twenty errors', async () => {
    const wrong = { ...logged({}), events: Array(1000).fill({}) };
    assert.lengthOf((await outcome('log_event', wrong)).pointers ?? [], 20);
  });

  it('have the errors that the whole request has', async () => {
    const { request } = await taskValidators.log_event();
    const args = logged({ 10: event(10, { user_match: { hashed_email: 'x' } }), 800: null });
    assert.isFalse(request(args));
    const { pointers = [] } = await outcome('log_event', args);
    assert.deepEqual(
      pointers,
      (request.errors ?? []).map(({ instancePath }) => instancePath),
    );
  });
});
