import { assert } from 'chai';
import { memoryEvents } from '../../client/webhooks/index.ts';

const AT = new Date('2026-11-21T00:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

describe('memoryEvents', () => {
  it('goes on with new events when it is full, and forgets what was handled first', async () => {
    const events = memoryEvents(() => AT, 100);
    for (let at = 0; at < 1_000; at += 1) {
      assert.equal(await events.claim(`event-${at}`, later(1)), 'new');
      await events.keep(`event-${at}`, later(1_440));
    }
    assert.equal(await events.claim('event-999', later(1)), 'seen');
    assert.equal(await events.claim('event-901', later(1)), 'seen');
    assert.equal(await events.claim('event-1', later(1)), 'new');
  });

  it('asks the sender to come back while it is full of events that are being handled', async () => {
    const events = memoryEvents(() => AT, 2);
    assert.equal(await events.claim('one', later(1)), 'new');
    assert.equal(await events.claim('two', later(1)), 'new');
    assert.equal(await events.claim('three', later(1)), 'busy');
    await events.release('one');
    assert.equal(await events.claim('three', later(1)), 'new');
  });

  it('forgets no event that is being handled', async () => {
    const events = memoryEvents(() => AT, 3);
    assert.equal(await events.claim('held', later(1)), 'new');
    for (const name of ['a', 'b', 'c', 'd']) {
      assert.equal(await events.claim(name, later(1)), 'new');
      await events.keep(name, later(5));
    }
    assert.equal(await events.claim('held', later(1)), 'busy');
  });

  it('takes an event as new when its time is over', async () => {
    let now = AT;
    const events = memoryEvents(() => now, 2);
    await events.claim('one', later(1));
    now = later(2);
    assert.equal(await events.claim('one', later(3)), 'new');
  });
});
