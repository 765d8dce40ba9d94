import { assert } from 'chai';
import { addChanges, noChanges } from '../../../src/record/publishers/reconcile.ts';
import type { NewEvent } from '../../../src/store/feed/events.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';

const event = (eventType: string): NewEvent => someRegistryEvent({ eventType });

describe('addChanges', () => {
  it('counts properties by their events, back ones as added', () => {
    const events = ['created', 'created', 'reactivated', 'stale', 'updated'].map((kind) =>
      event(`property.${kind}`),
    );
    assert.deepEqual(addChanges(noChanges, { events }), {
      ...noChanges,
      propertiesAdded: 3,
      propertiesRemoved: 1,
    });
  });

  it('goes on from what was counted before, and changes nothing of it', () => {
    const before = addChanges(noChanges, { events: [event('property.created')], agentsAdded: ['a'] });
    const after = addChanges(before, {
      events: [event('property.stale')],
      agentsAdded: ['b'],
      agentsRemoved: ['c'],
    });
    assert.deepEqual(after, {
      propertiesAdded: 1,
      propertiesRemoved: 1,
      agentsAdded: ['a', 'b'],
      agentsRemoved: ['c'],
    });
    assert.deepEqual(before.agentsAdded, ['a']);
    assert.deepEqual(noChanges.agentsAdded, []);
  });

  it('does not count events of other kinds, and names a thousand agents at most', () => {
    const agentsAdded = Array.from({ length: 1_500 }, (_, index) => `${index}`);
    const events = ['collection.created', 'agent.removed', 'authorization.granted'].map(event);
    const after = addChanges(noChanges, { events, agentsAdded });
    assert.deepEqual([after.propertiesAdded, after.propertiesRemoved], [0, 0]);
    assert.lengthOf(after.agentsAdded, 1_000);
  });
});
