import { assert } from 'chai';
import { chooseOperator, hostDomains } from '../../../src/domain/authorization/declarations.ts';
import { declared, operator, property, publisher } from './evidence.ts';

describe('hostDomains', () => {
  const cases: readonly [url: string, domains: string[]][] = [
    ['https://sales.news.example.com/mcp', ['sales.news.example.com', 'news.example.com', 'example.com']],
    ['https://brightlane.example', ['brightlane.example']],
    ['https://www.brightlane.example', ['brightlane.example']],
    ['https://a.b.shop.co.uk:8443/x', ['a.b.shop.co.uk', 'b.shop.co.uk', 'shop.co.uk']],
    ['https://acme.github.io/agent', ['acme.github.io']],
    [
      'https://1.2.3.4.5.6.7.deep.example',
      ['1', '2', '3', '4']
        .map((_, at) => `${[1, 2, 3, 4, 5, 6, 7].slice(at).join('.')}.deep.example`)
        .concat('deep.example'),
    ],
    ['https://github.io', []],
    ['https://192.0.2.7/agent', []],
    ['https://[2001:db8::1]/agent', []],
    ['https://localhost/agent', []],
  ];
  for (const [url, domains] of cases) {
    it(`are ${domains.join(', ') || 'none'} for ${url}`, () => assert.deepEqual(hostDomains(url), domains));
  }
});

describe('chooseOperator', () => {
  const seller = publisher({ property: property() });
  const site = 'platform.example';
  const sites = ['eu.platform.example', site];
  const one = (domain: string, relationship?: string) =>
    operator({ domain, declarations: relationship === undefined ? [] : [declared(relationship)] });
  const silent = operator({ domain: site, agent: null, foundBy: 'agent_host', declarations: [] });

  it('believes the site of the host before anybody else', () => {
    const chosen = chooseOperator(sites, [one('early.example', 'delegated'), one(site)], seller);
    assert.equal(chosen.domain, site);
  });

  it('believes the nearest domain of the host that declares the agent', () => {
    const near = one('eu.platform.example');
    assert.equal(chooseOperator(sites, [one(site), near], seller), near);
    assert.equal(chooseOperator(sites, [{ ...near, agent: null }, one(site)], seller).domain, site);
  });

  it('takes another brand that declares the agent, when the site does not', () => {
    assert.equal(chooseOperator(sites, [silent, one('acme.example')], seller).domain, 'acme.example');
  });

  it('is not taken in by whoever declared the agent first', () => {
    const candidates = [
      silent,
      one('squatter.example'),
      one('wrong.example', 'direct'),
      one('acme.example', 'delegated'),
    ];
    assert.equal(chooseOperator(sites, candidates, seller).domain, 'acme.example');
    assert.equal(chooseOperator(sites, candidates.slice(0, 3), seller).domain, 'squatter.example');
  });

  it('falls back to the site, known or not', () => {
    assert.equal(chooseOperator(sites, [silent], seller), silent);
    const unknown = chooseOperator(sites, [], seller);
    assert.deepInclude(unknown, { domain: site, agent: null, foundBy: 'agent_host' });
    assert.equal(unknown.file.state, 'unknown');
    assert.isNull(chooseOperator([], [], seller).domain);
  });

  it('falls back to the nearest domain with a file, where there is one', () => {
    const near = { ...silent, domain: 'eu.platform.example' };
    const empty = (one: typeof silent) => ({ ...one, file: { ...one.file, state: 'absent' as const } });
    assert.equal(chooseOperator(sites, [silent, near], seller), near);
    assert.equal(chooseOperator(sites, [silent, empty(near)], seller), silent);
    const last = empty(silent);
    assert.equal(chooseOperator(sites, [empty(near), last], seller), last);
  });

  it('chooses an operator where no property is known', () => {
    const nothing = { property: null, entries: [] };
    assert.equal(
      chooseOperator(sites, [silent, one('b.example'), one('a.example')], nothing).domain,
      'b.example',
    );
  });
});
