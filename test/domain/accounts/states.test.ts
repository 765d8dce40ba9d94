import { assert } from 'chai';
import {
  accountStatuses,
  finalStatuses,
  firstAccountStatus,
  isFinalAccountStatus,
  moveAccount,
  withdrawals,
} from '../../../src/domain/accounts/states.ts';

const LEGAL = new Set([
  'pending_approval active',
  'pending_approval rejected',
  'active payment_required',
  'active suspended',
  'active closed',
  'payment_required active',
  'suspended active',
  'suspended closed',
]);

describe('moveAccount', () => {
  for (const from of accountStatuses) {
    for (const to of accountStatuses) {
      if (from === to) {
        it(`leaves ${from} as it is`, () =>
          assert.deepEqual(moveAccount(from, to), { ok: true, changed: false }));
      } else if (LEGAL.has(`${from} ${to}`)) {
        it(`goes from ${from} to ${to}`, () =>
          assert.deepEqual(moveAccount(from, to), { ok: true, changed: true }));
      } else {
        it(`does not go from ${from} to ${to}`, () => assert.isFalse(moveAccount(from, to).ok));
      }
    }
  }

  it('says where it would go instead', () => {
    assert.deepEqual(moveAccount('suspended', 'rejected'), {
      ok: false,
      reason: 'from suspended it goes to active or closed',
    });
    assert.deepEqual(moveAccount('closed', 'active'), { ok: false, reason: 'closed is final' });
  });
});

describe('states of an account', () => {
  it('end as rejected or closed', () => {
    assert.sameMembers([...finalStatuses], ['rejected', 'closed']);
    assert.isTrue(isFinalAccountStatus('closed'));
    assert.isFalse(isFinalAccountStatus('payment_required'));
  });

  it('are exactly six', () => assert.lengthOf(accountStatuses, 6));

  it('begin with a wait in production only', () => {
    assert.equal(firstAccountStatus(false, 'production'), 'pending_approval');
    assert.equal(firstAccountStatus(true, 'production'), 'active');
    assert.equal(firstAccountStatus(false, 'sandbox'), 'active');
    assert.equal(firstAccountStatus(true, 'sandbox'), 'active');
  });

  it('are withdrawn from along moves that exist', () => {
    for (const from of accountStatuses) {
      const to = withdrawals[from];
      if (to !== null) assert.isTrue(moveAccount(from, to).ok, from);
    }
    assert.isNull(withdrawals.payment_required);
  });
});
