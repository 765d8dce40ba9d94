import { assert } from 'chai';
import { hasReservedHost } from '../../../src/domain/net/reserved-host.ts';

describe('hasReservedHost', () => {
  for (const url of [
    'https://gov.kit.example/mcp',
    'https://gov.test',
    'http://localhost:1/mcp',
    'https://A.INVALID',
  ])
    it(`knows that no host has the name in ${url}`, () => assert.isTrue(hasReservedHost(url)));
  for (const url of [
    'https://gov.example.com/',
    'https://contest/',
    'https://gov.example.',
    'gov.example',
    '',
  ])
    it(`takes ${JSON.stringify(url)} for an address that may exist`, () =>
      assert.isFalse(hasReservedHost(url)));
});
