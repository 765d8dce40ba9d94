import { assert } from 'chai';
import { resourceSpelling } from '../../../src/http/oauth/tokens.ts';

describe('the name of a resource in a request', () => {
  const spelled = resourceSpelling('https://registry.example');
  const below = resourceSpelling('http://localhost:3000/registry');

  for (const [given, own] of [
    ['https://registry.example/mcp', 'https://registry.example/mcp'],
    ['HTTPS://registry.example/mcp', 'https://registry.example/mcp'],
    ['https://Registry.EXAMPLE/a2a', 'https://registry.example/a2a'],
    ['https://registry.example:443/api', 'https://registry.example/api'],
    ['HTTPS://REGISTRY.EXAMPLE:443/mcp', 'https://registry.example/mcp'],
    ['https://registry.example/', 'https://registry.example'],
    ['https://registry.example:443', 'https://registry.example'],
  ]) {
    it(`${given} is ${own}`, () => assert.equal(spelled(given), own));
  }

  for (const given of [
    'https://registry.example/MCP',
    'https://registry.example/mcp/',
    'https://registry.example/mcp?',
    'https://registry.example/mcp?a=1',
    'https://registry.example/mcp#',
    'https://registry.example:8443/mcp',
    'http://registry.example/mcp',
    'https://registry.example.evil.example/mcp',
    'https://user@registry.example/mcp',
    'registry.example/mcp',
    `https://registry.example/mcp?${'x'.repeat(3_000)}`,
    '',
    7,
    null,
  ]) {
    it(`${String(given).slice(0, 60)} stays what it is, another resource`, () =>
      assert.equal(spelled(given), given));
  }

  it('keeps port and path of the public address, and takes each of several', () => {
    assert.deepEqual(below(['HTTP://LocalHost:3000/registry/mcp', 'http://localhost/registry/mcp']), [
      'http://localhost:3000/registry/mcp',
      'http://localhost/registry/mcp',
    ]);
  });
});
