import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import { mcpInstructions } from '../../../src/agent-doors/mcp/instructions.ts';

/** Names of tasks in a text. */
const named = (text: string) => Object.keys(tasks).filter((name) => text.includes(`\`${name}\``));

describe('the instructions for models', () => {
  it('name the tasks of a campaign in their order, accounts first', () => {
    const text = mcpInstructions(new Set(Object.keys(tasks)));
    const order = ['sync_accounts', 'get_products', 'create_media_buy', 'sync_creatives', 'get_media_buys'];
    const places = order.map((name) => text.indexOf(`\`${name}\``));
    assert.notInclude(places, -1);
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    assert.isBelow(text.indexOf('account_id'), text.indexOf('get_products'));
  });

  it('point to the pages of tasks and errors, and to what this agent supports', () => {
    const text = mcpInstructions(new Set(Object.keys(tasks)));
    for (const part of ['docs://tasks/', 'docs://errors', protocol.capabilitiesTask, 'idempotency_key']) {
      assert.include(text, part);
    }
    assert.isBelow(text.length, 3_500);
  });

  for (const left of Object.keys(tasks).filter((name) => name !== protocol.capabilitiesTask)) {
    it(`name no ${left} where it is not offered, and keep their numbers without a gap`, () => {
      const exposed = new Set(Object.keys(tasks).filter((name) => name !== left));
      const text = mcpInstructions(exposed);
      assert.notInclude(named(text), left);
      const numbers = [...text.matchAll(/^(\d+)\./gm)].map(([, number]) => Number(number));
      assert.deepEqual(
        numbers,
        numbers.map((_, index) => index + 1),
      );
    });
  }

  it('without accounts and products still say how to call a task', () => {
    const text = mcpInstructions(new Set([protocol.capabilitiesTask]));
    assert.notMatch(text, /^\d/m);
    assert.include(text, 'docs://tasks/');
    assert.notInclude(text, 'get_products');
  });
});
