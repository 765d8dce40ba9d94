import { assert } from 'chai';
import { hashApiKey, keyStanding } from '../../../src/domain/members/credentials.ts';
import { readKeyPermissions } from '../../../src/domain/members/principal.ts';

const organization = { id: 'o', name: 'Acme', tier: null };

describe('API keys', () => {
  for (const [permissions, role, maySeeAll] of [
    [[], 'member', false],
    [['registry:read'], 'member', false],
    [['registry:write', 'media_buys:*'], 'member', false],
    [['admin:read'], 'member', true],
    [['registry:admin'], 'admin', true],
    [['admin:*'], 'admin', true],
    [['admin:read', 'admin:*'], 'admin', true],
  ] as const) {
    it(`with ${JSON.stringify(permissions)} stand as ${role}`, () => {
      const grants = readKeyPermissions(permissions);
      assert.notProperty(grants, 'unknown');
      if ('unknown' in grants) return;
      const standing = keyStanding(organization, grants);
      assert.equal(standing.role, role);
      assert.equal(standing.maySeeAll, maySeeAll);
    });
  }

  it('are kept as SHA-256', () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    assert.equal(hashApiKey('abc'), abc);
  });
});
