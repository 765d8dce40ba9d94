import { assert } from 'chai';
import { chooseOperator, hostDomain } from '../../../src/domain/authorization/operator-choice.ts';
import { declared, operator, property, publisher } from './evidence.ts';

describe('hostDomain', () => {
  const cases: readonly [url: string, domain: string | null][] = [
    ['https://sales.brightlane.example/mcp', 'brightlane.example'],
    ['https://brightlane.example', 'brightlane.example'],
    ['https://a.b.shop.co.uk:8443/x', 'shop.co.uk'],
    ['https://acme.github.io/agent', 'acme.github.io'],
    ['https://github.io', null],
    ['https://192.0.2.7/agent', null],
    ['https://[2001:db8::1]/agent', null],
    ['https://localhost/agent', null],
  ];
  for (const [url, domain] of cases) {
    it(`says ${domain} for ${url}`, () => assert.equal(hostDomain(url), domain));
  }
});

describe('chooseOperator', () => {
  const seller = publisher({ property: property() });
  const site = 'platform.example';
  const one = (domain: string, relationship?: string) =>
    operator({ domain, declarations: relationship === undefined ? [] : [declared(relationship)] });
  const silent = operator({ domain: site, agent: null, foundBy: 'agent_host', declarations: [] });

  it('believes the site of the host before anybody else', () => {
    const chosen = chooseOperator(site, [one('early.example', 'delegated'), one(site)], seller);
    assert.equal(chosen.domain, site);
  });

  it('takes another brand that declares the agent, when the site does not', () => {
    assert.equal(chooseOperator(site, [silent, one('acme.example')], seller).domain, 'acme.example');
  });

  it('is not taken in by whoever declared the agent first', () => {
    const candidates = [
      silent,
      one('squatter.example'),
      one('wrong.example', 'direct'),
      one('acme.example', 'delegated'),
    ];
    assert.equal(chooseOperator(site, candidates, seller).domain, 'acme.example');
    assert.equal(chooseOperator(site, candidates.slice(0, 3), seller).domain, 'squatter.example');
  });

  it('falls back to the site, known or not', () => {
    assert.equal(chooseOperator(site, [silent], seller), silent);
    const unknown = chooseOperator(site, [], seller);
    assert.deepInclude(unknown, { domain: site, agent: null, foundBy: 'agent_host' });
    assert.equal(unknown.file.state, 'unknown');
    assert.isNull(chooseOperator(null, [], seller).domain);
  });

  it('needs no property', () => {
    const nothing = { property: null, entries: [] };
    assert.equal(
      chooseOperator(site, [silent, one('b.example'), one('a.example')], nothing).domain,
      'b.example',
    );
  });
});
