import { assert } from 'chai';
import {
  ALL_PERMISSIONS,
  actions,
  mayCall,
  mayDo,
  NO_PERMISSIONS,
  parsePermissions,
  sandboxPrincipal,
  tokenMatcher,
} from '../../../src/domain/members/agent-principal.ts';
import {
  type MemberRole,
  memberPrincipal,
  readKeyPermissions,
  scopeGrants,
} from '../../../src/domain/members/principal.ts';

const grantsOf = (...scopes: string[]) => scopeGrants(new Set(scopes), { isDelegated: true });
const ALL = grantsOf('products', 'media_buys', 'creatives', 'reports');
const standings = (role: MemberRole) => [{ organization: { id: 'o1', name: 'Acme', tier: null }, role }];
const member = (role: MemberRole, grants = ALL) =>
  memberPrincipal({ kind: 'user', userKey: 'u1', displayName: 'Ann', standings: standings(role), grants });
const keyOf = (...words: string[]) => {
  const grants = readKeyPermissions(words);
  if ('unknown' in grants) throw new Error(grants.unknown);
  return memberPrincipal({
    kind: 'api_key',
    userKey: 'api_key_1',
    displayName: 'Acme',
    standings: standings('member'),
    grants,
  });
};

describe('memberPrincipal', () => {
  it('is the organization, whoever of it calls', () => {
    assert.equal(member('owner').id, 'org_o1');
    assert.equal(member('member').id, 'org_o1');
    assert.equal(member('member').displayName, 'Acme');
  });

  it('lets admins approve and members do the rest', () => {
    for (const action of actions) {
      assert.isTrue(mayDo(member('admin'), { resource: 'creatives', action }), action);
      assert.equal(mayDo(member('member'), { resource: 'creatives', action }), action !== 'approve', action);
    }
  });

  it('keeps to the scopes of a token', () => {
    const reader = member('owner', grantsOf('openid', 'products', 'reports'));
    assert.deepEqual(reader.permissions, {
      products: actions,
      media_buys: [],
      creatives: [],
      reports: actions,
    });
  });

  it('may do nothing by a token without scopes of tasks', () => {
    for (const scopes of [[], ['openid', 'email'], ['registry:admin'], ['nothing'], ['*']]) {
      const caller = member('owner', grantsOf(...scopes));
      assert.deepEqual(caller.permissions, NO_PERMISSIONS, String(scopes));
      assert.isFalse(mayCall(caller, null), String(scopes));
    }
  });

  it('may do what an API key says, whatever a member may', () => {
    assert.deepEqual(keyOf('registry:admin').permissions, NO_PERMISSIONS);
    assert.deepEqual(keyOf('media_buys:approve', 'reports:read').permissions, {
      ...NO_PERMISSIONS,
      media_buys: ['approve'],
      reports: ['read'],
    });
    assert.deepEqual(keyOf('admin:*').permissions, ALL_PERMISSIONS);
  });

  it('may do nothing without an organization', () => {
    const nobody = memberPrincipal({
      kind: 'user',
      userKey: 'u1',
      displayName: 'Ann',
      standings: [],
      grants: ALL,
    });
    assert.equal(nobody.id, 'user_u1');
    assert.deepEqual(nobody.permissions, NO_PERMISSIONS);
  });
});

describe('mayCall', () => {
  it('asks for the permission of a task, or for any where it has none', () => {
    const reader = keyOf('reports:read');
    assert.isTrue(mayCall(reader, { resource: 'reports', action: 'read' }));
    assert.isFalse(mayCall(reader, { resource: 'reports', action: 'write' }));
    assert.isFalse(mayCall(reader, { resource: 'products', action: 'read' }));
    assert.isTrue(mayCall(reader, null));
    assert.isFalse(mayCall(keyOf('registry:write'), null));
  });
});

describe('sandboxPrincipal', () => {
  it('is one principal per token, and its id tells nothing of the token', () => {
    const one = sandboxPrincipal('demo-kit-1');
    const two = sandboxPrincipal('demo-kit-2');
    assert.notEqual(one.id, two.id);
    assert.equal(one.id, sandboxPrincipal('demo-kit-1').id);
    assert.notInclude(one.id, 'kit');
    assert.isTrue(one.sandboxOnly);
  });
});

describe('the name of a sandbox token', () => {
  for (const [token, isLive, billsOperatorsOnly] of [
    ['demo-acme-1', false, false],
    ['demo-billing-passthrough-1', false, true],
    ['demo-acme_outdoor-live-7', true, false],
    ['demo-live-7', false, false],
    ['demo-acme-alive-7', false, false],
  ] as const)
    it(`says how ${token} behaves`, () => {
      assert.deepInclude(sandboxPrincipal(token), {
        sandboxOnly: !isLive,
        test: { isLive, billsOperatorsOnly },
      });
    });
});

describe('tokenMatcher', () => {
  const cases: [string, string[], boolean][] = [
    ['demo-1', ['demo-*'], true],
    ['demo-', ['demo-*'], true],
    ['Demo-1', ['demo-*'], false],
    ['xdemo-1', ['demo-*'], false],
    ['demo', ['demo-*'], false],
    ['kit.a', ['kit.?'], false],
    ['kitxa', ['kit.a'], false],
    ['kit.a', ['demo-*', 'kit.a'], true],
    ['demo-1\nx', ['demo-*'], true],
    ['demo-1', [], false],
    ['demo-a-b-z', ['demo-*b*z'], true],
    ['demo-z', ['demo-*b*z'], false],
    ['demo-bz', ['demo-*bz*bz'], false],
    ['demo-aa', ['demo-a*a'], true],
    ['demo-a', ['demo-a*a'], false],
  ];
  for (const [token, patterns, expected] of cases) {
    it(`${expected ? 'takes' : 'leaves'} ${JSON.stringify(token)} for ${patterns.join(' or ') || 'no pattern'}`, () => {
      assert.equal(tokenMatcher(patterns)(token), expected);
    });
  }
});

describe('parsePermissions', () => {
  it('reads words and stars', () => {
    assert.deepEqual(parsePermissions(['products:read', 'media_buys:*', 'products:read']), {
      products: ['read'],
      media_buys: [...actions],
      creatives: [],
      reports: [],
    });
    assert.deepEqual(parsePermissions([]), NO_PERMISSIONS);
  });

  for (const word of [
    'products',
    'products:',
    'products:sell',
    'audiences:read',
    ':read',
    'products:read:x',
    '*',
    '*:*',
  ]) {
    it(`names ${JSON.stringify(word)} as unknown`, () => {
      assert.deepEqual(parsePermissions(['products:read', word]), { unknown: word });
    });
  }
});
