import { assert } from 'chai';
import { nearAgents, nearHosts } from '../../../src/domain/authorization/nearest.ts';

describe('nearAgents', () => {
  const ASKED = 'https://sales.lane.example/mcp';

  it('puts the same host first, then the host with www, then others of the site, and leaves out the rest', () => {
    const listed = [
      'https://other.example/mcp',
      'https://buy.lane.example',
      'https://www.sales.lane.example/mcp',
      ASKED,
      'https://sales.lane.example:8443/mcp',
      'https://sales.lane.example.evil.example/mcp',
      'https://saleslane.example',
      'no URL',
    ];
    assert.deepEqual(nearAgents(ASKED, listed, 10), [
      'https://sales.lane.example:8443/mcp',
      'https://www.sales.lane.example/mcp',
      'https://buy.lane.example',
    ]);
  });

  it('ends after as many as are wanted, in an order of their own', () => {
    const listed = Array.from({ length: 1_000 }, (_, at) => `https://a${999 - at}.lane.example`);
    assert.deepEqual(nearAgents(ASKED, listed, 2), ['https://a0.lane.example', 'https://a1.lane.example']);
  });

  for (const asked of ['', 'no URL', 'urn:x', 'https://127.0.0.1', 'https://com'])
    it(`finds nothing near ${JSON.stringify(asked)} among strangers`, () =>
      assert.deepEqual(nearAgents(asked, [ASKED, 'https://net', 'https://127.0.0.2'], 3), []));
});

describe('nearHosts', () => {
  const hosts = (value: string, type = 'domain') => [
    ...new Set(nearHosts({ type, value }).map((one) => one.value)),
  ];

  it('has the host with www and without, and the hosts above it up to the site', () => {
    assert.includeMembers(hosts('sport.news.paper.example'), ['news.paper.example', 'paper.example']);
    assert.includeMembers(hosts('www.paper.example'), [
      'paper.example',
      'www.paper.example',
      'm.paper.example',
    ]);
    assert.notInclude(hosts('paper.co.uk').join(' ').split(' '), 'co.uk');
  });

  it('has few of them, however deep the host is, and the site among them', () => {
    const found = hosts(`${'a.'.repeat(100)}paper.example`);
    assert.isAtMost(found.length, 12);
    assert.include(found, 'paper.example');
  });

  for (const [type, value] of [
    ['ios_bundle', 'com.example.app'],
    ['domain', 'com'],
    ['domain', 'no domain'],
    ['domain', ''],
    ['domain', '10.0.0.1'],
  ] as const)
    it(`has none for ${type} ${JSON.stringify(value)}`, () =>
      assert.deepEqual(nearHosts({ type, value }), []));
});
