import { assert } from 'chai';
import { brand, house, look, resolved, type World, website, wellKnown } from './world.ts';

describe('resolveBrand: canonical documents of others', () => {
  const url = 'https://files.cdn.example/star.json';
  const hosted = (...sites: object[]): World => ({
    'star.example': { json: { authoritative_location: url } },
    [url]: { json: brand('star', { properties: sites }) },
  });
  const redirected = (...sites: object[]): World => ({
    'moon.example': { json: { house: 'star.example' } },
    'star.example': { json: brand('star', { properties: sites }) },
  });
  const pointing = (...sites: object[]): World => ({
    'moon.example': { json: { authoritative_location: wellKnown('star.example') } },
    'star.example': { json: brand('star', { properties: sites }) },
  });

  const cases: [string, string, World, string][] = [
    ['hosted off-site, listing no website', 'star.example', hosted(), 'star.example@star.example'],
    [
      'hosted off-site, listing the domain',
      'star.example',
      hosted(website('a.example'), website('star.example')),
      'star.example@star.example',
    ],
    [
      'hosted off-site, listing only an app',
      'star.example',
      hosted({ type: 'ctv_app', identifier: 'x' }),
      'star.example@star.example',
    ],
    ['hosted off-site, listing others', 'star.example', hosted(website('a.example')), 'invalid'],
    ['hosted off-site, listing a part', 'star.example', hosted(website('shop.star.example')), 'invalid'],
    [
      'hosted off-site, not owning the domain',
      'star.example',
      hosted(website('a.example'), website('star.example', { relationship: 'direct' })),
      'invalid',
    ],
    [
      'reached by redirect and listing the domain',
      'moon.example',
      redirected(website('moon.example')),
      'star.example@star.example',
    ],
    ['reached by redirect and listing none', 'moon.example', redirected(), 'moon.example@moon.example'],
    [
      'reached by redirect and listing others',
      'moon.example',
      redirected(website('star.example')),
      'moon.example@moon.example',
    ],
    [
      'reached by redirect and not owning it',
      'moon.example',
      redirected(website('moon.example', { relationship: 'delegated' })),
      'moon.example@moon.example',
    ],
    [
      'pointed to and listing the domain',
      'moon.example',
      pointing(website('moon.example')),
      'star.example@star.example',
    ],
    ['pointed to and listing none', 'moon.example', pointing(), 'moon.example@moon.example'],
    [
      'pointed to and listing others',
      'moon.example',
      pointing(website('star.example')),
      'moon.example@moon.example',
    ],
  ];
  for (const [name, domain, world, expected] of cases) {
    it(`judges a document ${name}`, () => {
      const found = look(domain, world).look;
      const got =
        found.outcome === 'resolved'
          ? `${found.record.canonical_id}@${found.record.canonical_domain}`
          : found.outcome;
      assert.equal(got, expected);
      if (found.outcome === 'invalid')
        assert.equal(found.findings.errors[0]?.field, 'authoritative_location');
    });
  }

  it('lets a name under the same site use the file of the site', () => {
    const world = {
      'shop.star.example': { json: { authoritative_location: wellKnown('star.example') } },
      'star.example': { json: brand('star', { properties: [website('star.example')] }) },
    };
    assert.deepInclude(resolved('shop.star.example', world).record, { canonical_domain: 'star.example' });
  });

  it('looks for the tie of the domain that serves the document', () => {
    const world = {
      'moon.example': { json: { house: 'star.example' } },
      'star.example': {
        json: brand('star', { house_domain: 'nova.example', properties: [website('moon.example')] }),
      },
      'nova.example': {
        json: house('nova.example', { brand_refs: [{ domain: 'star.example', brand_id: 'star' }] }),
      },
    };
    assert.deepInclude(resolved('moon.example', world).record, {
      canonical_domain: 'star.example',
      relationship_trust: 'mutual',
      house_domain: 'nova.example',
    });
  });
});
