import { assert } from 'chai';
import { type FoundSignals, signalsVersions } from '../../../src/record/signals/find-signals.ts';
import { profileOf } from '../../support/task-desk.ts';

describe('signalsVersions', () => {
  it('reads each row once, however often the feed is asked for', () => {
    let reads = 0;
    const base = Object.defineProperty({ signal_agent_segment_id: 's1' }, 'name', {
      enumerable: true,
      get() {
        reads += 1;
        return 'Coffee drinkers';
      },
    });
    const found = { query: {}, account: null, isFull: false, states: [], rows: [{ base }], isOwn: false };
    const profile = { wholesale_feed_versioning: { supported: true } };
    const versions = () =>
      signalsVersions(
        {},
        { profile: profileOf(profile), baseUrl: 'https://a.example' },
        found as unknown as FoundSignals,
      );
    const first = versions();
    assert.isAbove(reads, 0);
    const readOnce = reads;
    assert.deepEqual(versions(), first);
    assert.equal(reads, readOnce);
  });
});
