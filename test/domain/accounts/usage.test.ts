import { assert } from 'chai';
import { judgeUsage } from '../../../src/domain/accounts/credit.ts';
import { told } from '../../support/media.ts';

describe('judgeUsage', () => {
  const finalized_at = '2026-03-15T10:00:00Z';
  for (const [usage, refusals] of [
    [{}, []],
    [{ final: false }, []],
    [{ final: true, finalized_at }, []],
    [{ finalized_at }, ['VALIDATION_ERROR usage[3].finalized_at']],
    [{ final: false, finalized_at }, ['VALIDATION_ERROR usage[3].finalized_at']],
    [{ final: true, finalized_at: '2026-03-15' }, ['VALIDATION_ERROR usage[3].finalized_at']],
    [{ currency: 'ZZZ' }, ['VALIDATION_ERROR usage[3].currency']],
    [{ currency: 'JPY' }, []],
  ] as const)
    it(`${refusals.length === 0 ? 'takes' : 'refuses'} ${JSON.stringify(usage)}`, () =>
      assert.deepEqual(told(judgeUsage({ currency: 'USD', ...usage }, 'usage[3]')), [...refusals]));
});
