import { assert } from 'chai';
import { ApiError } from '../../../src/domain/errors.ts';
import { createFile } from '../../../src/outside/publishers/create-file.ts';

const context = { now: new Date(0), schema: 'https://registry.example/schemas/v3/adagents.json' };
const agent = {
  url: 'https://sales.example.com/mcp',
  authorized_for: 'All',
  authorization_type: 'publisher_properties',
};
const large = { authorized_agents: [{ ...agent, note: Array(3000).fill(0) }] };
const TURN_AND_QUEUE = 9;

describe('createFile', () => {
  it('refuses large files while many wait, small ones never', async () => {
    const made = Array.from({ length: 12 }, () => createFile(large, context, 'a'));
    const small = await createFile({ authorized_agents: [agent] }, context, 'a');
    assert.isFalse(small.ok);
    const outcomes = await Promise.allSettled(made);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    assert.lengthOf(refused, 12 - TURN_AND_QUEUE);
    for (const cause of refused) {
      assert.instanceOf(cause, ApiError);
      assert.deepInclude(cause, { code: 'unavailable' });
    }
    assert.equal((await createFile(large, context, 'a')).ok, small.ok);
  });
});
