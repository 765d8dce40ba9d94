import { assert } from 'chai';
import fc from 'fast-check';
import {
  defaultKeyPermissions,
  type Grants,
  grantWords,
  holdsAll,
  judgeGrants,
  NO_GRANTS,
  readKeyPermissions,
  scopeGrants,
} from '../../../src/domain/members/principal.ts';

const grantsOf = (...words: string[]): Grants => {
  const read = readKeyPermissions(words);
  if ('unknown' in read) throw new Error(read.unknown);
  return read;
};
const needs = (permission: 'read' | 'write' | 'admin' | null, more = {}) =>
  ({
    permission: permission === null ? null : (`registry:${permission}` as const),
    delegable: true,
    effect: 'write',
    ...more,
  }) as const;

describe('permissions of API keys', () => {
  it('include the lower levels', () => {
    for (const [given, words] of [
      ['registry:read', ['registry:read']],
      ['registry:write', ['registry:read', 'registry:write']],
      ['registry:admin', ['registry:read', 'registry:write', 'registry:admin', 'admin:read']],
      ['admin:read', ['registry:read', 'admin:read']],
    ] as const) {
      assert.deepEqual(grantWords(grantsOf(given)), [...words], given);
    }
  });

  it('by default are what a member may do', () => {
    const words = grantWords(grantsOf(...defaultKeyPermissions));
    assert.includeMembers(words, ['registry:read', 'registry:write', 'media_buys:write', 'reports:delete']);
    assert.notIncludeMembers(words, ['registry:admin']);
    assert.isFalse(words.some((word) => word.endsWith(':approve')));
    assert.lengthOf(words, 14);
  });

  it('do not depend on their order, and repeat nothing', () => {
    const words = ['registry:write', 'registry:read', 'admin:read', 'products:*', 'products:read', 'admin:*'];
    fc.assert(
      fc.property(fc.shuffledSubarray(words), (some) => {
        const read = grantWords(grantsOf(...some)).sort();
        assert.deepEqual(read, grantWords(grantsOf(...[...some].reverse())).sort());
        assert.lengthOf(read, new Set(read).size);
      }),
    );
  });

  for (const word of [
    'brands:read',
    'bogus:perm',
    'registry:*',
    'registry',
    'registry:owner',
    'registry:moderate',
    'registry:operate',
    'REGISTRY:READ',
    'admin:write',
    'admin',
    'products:sell',
    '*',
    '',
    ' registry:read',
    'registry:read ',
    '__proto__',
    'constructor:read',
  ]) {
    it(`know no ${JSON.stringify(word)}`, () => {
      assert.deepEqual(readKeyPermissions(['registry:read', word]), { unknown: word });
    });
  }
});

describe('scopes of tokens', () => {
  const scoped = (...scopes: string[]) => scopeGrants(new Set(scopes), { isDelegated: true });

  it('without any give nothing', () => {
    for (const scopes of [
      [],
      ['openid'],
      ['openid', 'profile', 'offline_access'],
      ['registry'],
      ['admin:*'],
    ]) {
      assert.deepEqual(grantWords(scoped(...scopes)), [], String(scopes));
    }
  });

  it('give the highest level that they name', () => {
    assert.equal(scoped('registry:read', 'registry:admin').registry, 'admin');
    assert.equal(scoped('registry:write').registry, 'write');
    assert.isNull(scoped('products').registry);
  });

  it('show the e-mail address only when it was asked for', () => {
    assert.isTrue(scoped('email').seesEmail);
    assert.isFalse(scoped('openid', 'profile').seesEmail);
  });
});

describe('judgeGrants', () => {
  it('lets a credential do what it was given, and no more', () => {
    for (const [given, allowed] of [
      [[], []],
      [['products:*'], []],
      [['registry:read'], ['read']],
      [['registry:write'], ['read', 'write']],
      [['registry:admin'], ['read', 'write', 'admin']],
    ] as const) {
      for (const level of ['read', 'write', 'admin'] as const) {
        const judged = judgeGrants(needs(level), grantsOf(...given));
        const isAllowed = (allowed as readonly string[]).includes(level);
        const expected = isAllowed
          ? null
          : { reason: 'permission' as const, permission: `registry:${level}` };
        assert.deepEqual(judged, expected, `${given} ${level}`);
      }
    }
  });

  it('asks for nothing where nothing is needed', () => {
    assert.isNull(judgeGrants(needs(null), NO_GRANTS));
  });

  it('shows the lists of admins to admin:read, and lets it change none', () => {
    assert.isNull(judgeGrants(needs('admin', { effect: 'read' }), grantsOf('admin:read')));
    assert.isNotNull(judgeGrants(needs('admin', { effect: 'read' }), grantsOf('registry:write')));
    assert.isNotNull(judgeGrants(needs('admin'), grantsOf('admin:read')));
    assert.isNotNull(judgeGrants(needs('write'), grantsOf('admin:read')));
  });

  it('keeps programs that act for a person from what is not for them, whatever they were given', () => {
    const all = grantsOf('admin:*');
    assert.isNull(judgeGrants(needs('admin', { delegable: false }), all));
    const delegated = { ...all, isDelegated: true };
    assert.deepEqual(judgeGrants(needs('admin', { delegable: false }), delegated), { reason: 'delegated' });
    assert.isNull(judgeGrants(needs('admin'), delegated));
  });
});

describe('holdsAll', () => {
  const words = [
    'registry:read',
    'registry:write',
    'registry:admin',
    'admin:read',
    'products:read',
    'reports:*',
  ];

  it('lets nobody hand on more than they have', () => {
    assert.isTrue(holdsAll(grantsOf('registry:write'), grantsOf('registry:read')));
    assert.isFalse(holdsAll(grantsOf('registry:write'), grantsOf('registry:admin')));
    assert.isFalse(holdsAll(grantsOf('registry:admin'), grantsOf('media_buys:write')));
    assert.isFalse(holdsAll(grantsOf('registry:write'), grantsOf('admin:read')));
    assert.isFalse(holdsAll(grantsOf('products:read'), grantsOf('products:write')));
    assert.isTrue(holdsAll(grantsOf('admin:*'), grantsOf(...words)));
  });

  it('holds of a part of what there is, and of nothing', () => {
    fc.assert(
      fc.property(fc.subarray(words), fc.subarray(words), (given, part) => {
        const all = grantsOf(...given, ...part);
        assert.isTrue(holdsAll(all, grantsOf(...part)));
        assert.isTrue(holdsAll(all, NO_GRANTS));
      }),
    );
  });
});
