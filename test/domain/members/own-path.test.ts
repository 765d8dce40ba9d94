import { assert } from 'chai';
import fc from 'fast-check';
import { ownPathOf } from '../../../src/domain/members/own-path.ts';

const HERE = 'https://registry.example';

describe('the path to which a sign-in leads back', () => {
  it('is one of the pages that a member has, with its query', () => {
    for (const path of [
      '/dashboard',
      '/dashboard/keys?org=1&x=%2F%2Fevil.example',
      '/account',
      '/proof/x.example',
    ])
      assert.equal(ownPathOf(path), path);
    assert.equal(ownPathOf('/dashboard/keys#make'), '/dashboard/keys');
  });

  it('is nothing for other addresses, and for pages that lead on to an address in a link', () => {
    const refused: unknown[] = [
      undefined,
      null,
      7,
      ['/dashboard'],
      '',
      'dashboard',
      '/',
      '//evil.example',
      '//evil.example/dashboard',
      '///evil.example/dashboard',
      '/\\evil.example/dashboard',
      '\\\\evil.example/dashboard',
      '/\t/evil.example/dashboard',
      '/\n/evil.example/dashboard',
      ' //evil.example/dashboard',
      '/dashboard//evil.example',
      '/dashboard/..//evil.example',
      '/dashboard/../authorize?redirect_uri=https://evil.example',
      '/dashboard/%2e%2e/authorize',
      '/dashboard\\..\\authorize',
      '/authorize?client_id=x&redirect_uri=https://evil.example',
      '/sign-in?return_to=/sign-in',
      '/sign-out',
      '/invitations/abcdefgh',
      '/previews/x',
      '/api/me',
      '/dashboardx',
      '/account.evil.example',
      'https://evil.example/dashboard',
      'https:/dashboard',
      'javascript:alert(1)',
      'data:text/html,x',
      `/dashboard/${'a'.repeat(1_000)}`,
    ];
    for (const text of refused) assert.isNull(ownPathOf(text), String(text));
  });

  it('never leads a browser away, whatever the text is made of', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '@',
      ':',
      '?',
      '#',
      ';',
      'https:',
      'http:',
      'javascript:',
      'evil.example',
      'dashboard',
      '/dashboard',
      '/account',
      'authorize',
      'é',
      '％２ｆ',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const path = ownPathOf(given);
        if (path === null) return;
        const led = new URL(path, `${HERE}/sign-in`);
        assert.equal(led.origin, HERE);
        assert.match(led.pathname, /^\/(dashboard|account|proof)(\/|$)/);
        // What it made is stable: a second reading, as by a proxy, leads to the same place.
        assert.equal(ownPathOf(path), path);
      }),
      { numRuns: 3_000 },
    );
  });
});
