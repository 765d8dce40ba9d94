import { assert } from 'chai';
import {
  isMemberRole,
  mayAdminister,
  mayGrantRole,
  memberRoles,
} from '../../../src/domain/members/principal.ts';

describe('roles', () => {
  const grants = {
    owner: ['owner', 'admin', 'member'],
    admin: ['admin', 'member'],
    member: [],
  };
  for (const actor of memberRoles) {
    it(`let ${actor === 'member' ? 'a' : 'an'} ${actor} give and take ${grants[actor].join(', ') || 'nothing'}`, () => {
      assert.deepEqual(
        memberRoles.filter((role) => mayGrantRole(actor, role)),
        grants[actor],
      );
    });
  }

  it('are three, of which two administer', () => {
    assert.deepEqual(memberRoles.filter(mayAdminister), ['owner', 'admin']);
    for (const text of ['', 'Owner', 'boss', 'constructor']) assert.isFalse(isMemberRole(text));
  });
});
