import { assert } from 'chai';
import { agentScope, maySeeAgent, type Visibility } from '../../../src/domain/agents/visibility.ts';
import { NO_GRANTS, type Principal } from '../../../src/domain/members/principal.ts';

const caller = (id: string, tier: string | null): Principal => ({
  kind: 'api_key',
  grants: NO_GRANTS,
  userKey: `api_key_${id}`,
  displayName: id,
  standings: [{ organization: { id, name: id, tier }, role: 'member' }],
});

describe('agentScope', () => {
  const cases: [string, Principal | null, string | null, Visibility[]][] = [
    ['nobody', null, null, ['public']],
    ['nobody, of an owner', null, 'acme', ['public']],
    ['a member below the tier', caller('other', null), 'acme', ['public']],
    ['a member of another tier', caller('other', 'API'), 'acme', ['public']],
    ['a member of tier api', caller('other', 'api'), 'acme', ['public', 'members_only']],
    ['a member of tier api, whoever owns it', caller('acme', 'api'), null, ['public', 'members_only']],
    ['the owner below the tier', caller('acme', null), 'acme', ['public', 'members_only', 'private']],
    ['the owner', caller('acme', 'api'), 'acme', ['public', 'members_only', 'private']],
  ];
  for (const [who, principal, owner, expected] of cases) {
    it(`lets ${who} see ${expected.join(', ')}`, () => {
      assert.deepEqual(agentScope(principal, owner), expected);
    });
  }

  it('never lets an organization without id own what has no owner', () => {
    assert.isFalse(maySeeAgent(caller('', null), { visibility: 'private', orgId: null }));
  });
});
