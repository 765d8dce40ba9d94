import { assert } from 'chai';
import { leaks, plant, watchLog } from './log-watch.ts';

describe('watchLog', () => {
  const caught = (line: string) => {
    watchLog(line);
    return leaks.splice(0).length === 1;
  };

  it('catches keys, tokens, invitation links and what was planted', () => {
    const filler = 'a'.repeat(43);
    assert.isTrue(caught(`{"key":"sk_${filler}"}`));
    assert.isTrue(caught(`Bearer eyJ${filler}.eyJ${filler}.${filler}`));
    assert.isTrue(caught(`{"path":"/invitations/${filler}"}`));
    plant('planted by the test of the watch');
    assert.isTrue(caught('{"err":"planted by the test of the watch"}'));
  });

  it('lets other lines pass', () => {
    for (const line of [
      '{"path":"/api/me/invitations/01a1ff82-4945-7765-adc2-e1c346aa5fcd","status":204}',
      '{"path":"/invitations/…"}',
      '{"message":"risk_assessment"}',
      '',
    ])
      assert.isFalse(caught(line), line);
  });
});
