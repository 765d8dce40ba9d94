import { assert } from 'chai';
import { type TaskName, taskValidators } from '../../../generated/tasks.ts';
import { checkArguments } from '../../../src/domain/tasks/arguments.ts';
import { TaskError } from '../../../src/domain/tasks/task-error.ts';

const KEY = '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a28';
const creative = (format_id: unknown, more: object = {}) => ({
  idempotency_key: KEY,
  account: { account_id: 'acc_1' },
  creatives: [{ creative_id: 'a', name: 'a', assets: {}, format_id, ...more }],
});
const agent_url = 'https://agent.example';

describe('checkArguments', () => {
  const refusal = async (task: TaskName, args: object): Promise<string | null> => {
    const { request } = await taskValidators[task]();
    try {
      checkArguments(args as Readonly<Record<string, unknown>>, request);
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
      'a format beside what is wrong before it',
      'sync_creatives',
      { ...creative('f'), account: 7 },
      'INVALID_REQUEST /account',
    ],
  ] as const) {
    it(`refuses ${name}`, async () => assert.equal(await refusal(task, args), wanted));
  }
});
