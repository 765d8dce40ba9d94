import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import {
  bareScopes,
  clientScopes,
  defaultScopes,
  meaningsOf,
  registryScopes,
  scopesOf,
  taskScopes,
  tokenAudiences,
} from '../../../src/domain/members/scopes.ts';

const scope = (word: string) => `${protocol.scopePrefix}${word}`;

describe('scopes', () => {
  it('belong to one kind of resource each', () => {
    assert.deepEqual(scopesOf(['api']), [
      scope('registry:read'),
      scope('registry:write'),
      scope('registry:admin'),
      scope('registry:moderate'),
      scope('registry:operate'),
    ]);
    assert.deepEqual(scopesOf(['mcp']), [...taskScopes]);
    assert.deepEqual(scopesOf(['a2a']), [...taskScopes]);
    assert.deepEqual(scopesOf([...tokenAudiences]), [...registryScopes, ...taskScopes]);
    assert.deepEqual(scopesOf([]), []);
  });

  it('by default do not administer', () => {
    assert.includeMembers([...defaultScopes], [scope('registry:write'), scope('media_buys')]);
    for (const word of ['registry:admin', 'registry:moderate', 'registry:operate'])
      assert.notInclude(defaultScopes, scope(word));
  });

  it('lose the prefix of the protocol and nothing else', () => {
    const bare = bareScopes([scope('registry:read'), 'openid', `x${scope('products')}`]);
    assert.sameMembers([...bare], ['registry:read', 'openid', `x${scope('products')}`]);
  });

  it('of clients are those that were given, and known', () => {
    assert.deepEqual(clientScopes(null) as string[], [...defaultScopes]);
    assert.deepEqual(clientScopes(['products', 'registry:admin', 'registry:operate', 'bogus']) as string[], [
      scope('products'),
    ]);
    assert.deepEqual(clientScopes([]), []);
  });

  it('each mean something that a person can read, and lower ones are named with higher ones', () => {
    for (const known of [...registryScopes, ...taskScopes, 'email', 'profile']) {
      const [first, ...more] = meaningsOf([known]);
      assert.isAbove(first?.length ?? 0, 8, known);
      for (const meaning of [first, ...more]) assert.notInclude(meaning, known, `${known} in words`);
    }
    const admin = meaningsOf([scope('registry:admin')]);
    assert.includeMembers(admin, meaningsOf([scope('registry:write')]));
    assert.includeMembers(meaningsOf([scope('registry:write')]), meaningsOf([scope('registry:read')]));
    assert.deepEqual(meaningsOf([scope('registry:read'), scope('registry:admin')]), admin, 'each thing once');
    for (const known of taskScopes) {
      assert.match(meaningsOf([known]).join('; '), /accounts .*governance agents, report usage/, known);
    }
    const shared = meaningsOf(taskScopes).filter((meaning) =>
      taskScopes.every((known) => meaningsOf([known]).includes(meaning)),
    );
    assert.lengthOf(meaningsOf(taskScopes), taskScopes.length + 2, 'what all of them allow is said once');
    assert.lengthOf(shared, 2);
    assert.match(shared.join('; '), /addresses to which the agent sends .* after the access has ended/);
    assert.deepEqual(meaningsOf(['openid', 'unknown']), []);
  });
});
