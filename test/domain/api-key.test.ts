import { assert } from 'chai';
import { hashApiKey, keyStanding } from '../../src/domain/api-key.ts';

const organization = { id: 'o', name: 'Acme', tier: null };

describe('API keys', () => {
  for (const [permissions, role, maySeeAll] of [
    [[], 'member', false],
    [['admin:read'], 'member', true],
    [['admin:*'], 'admin', undefined],
    [['admin:read', 'admin:*'], 'admin', undefined],
    [['admin'], 'member', false],
    [['ADMIN:*', 'admin:write', '*', 'owner'], 'member', false],
  ] as const) {
    it(`with ${JSON.stringify(permissions)} stand as ${role}`, () => {
      const standing = keyStanding(organization, permissions);
      assert.equal(standing.role, role);
      assert.equal(standing.maySeeAll, maySeeAll);
    });
  }

  it('are kept as SHA-256', () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    assert.equal(hashApiKey('abc'), abc);
  });
});
