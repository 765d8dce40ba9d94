import { assert } from 'chai';
import { readSiteMetadata, type SiteMetadata } from '../../../src/domain/brands/site-metadata.ts';
import { finish } from '../../../src/domain/steps.ts';

const read = (html: string) => finish(readSiteMetadata(html, 'https://www.nova.example/home/'));
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('readSiteMetadata: organizations', () => {
  const organizations: [string, unknown, SiteMetadata['organization']][] = [
    [
      'a list',
      [
        { '@type': 'WebSite', name: 'S' },
        { '@type': 'Corporation', name: 'N' },
      ],
      { name: 'N' },
    ],
    ['a graph', { '@graph': [{ '@type': ['Thing', 'NewsMediaOrganization'], name: 'N' }] }, { name: 'N' }],
    [
      'the publisher of a site',
      { '@type': 'WebSite', publisher: { '@type': 'Organization', name: 'N' } },
      { name: 'N' },
    ],
    [
      'a logo object',
      {
        '@type': 'Organization',
        name: 'N',
        logo: { '@type': 'ImageObject', url: 'https://a.example/l.png' },
      },
      { name: 'N', logo: 'https://a.example/l.png' },
    ],
    [
      'a list of logos',
      { '@type': 'Organization', name: 'N', logo: ['/l.png', '/m.png'] },
      { name: 'N', logo: 'https://www.nova.example/l.png' },
    ],
    [
      'a logo over http',
      { '@type': 'Organization', name: 'N', logo: 'http://a.example/l.png' },
      { name: 'N' },
    ],
    [
      'a founding year',
      { '@type': 'Organization', name: 'N', foundingDate: 1903 },
      { name: 'N', founded: 1903 },
    ],
    [
      'a founding date that is none',
      { '@type': 'Organization', name: 'N', foundingDate: 'long ago 1903' },
      { name: 'N' },
    ],
    [
      'a number of employees',
      { '@type': 'Organization', name: 'N', numberOfEmployees: 12 },
      { name: 'N', employees: '12' },
    ],
    [
      'a value of employees',
      { '@type': 'Organization', name: 'N', numberOfEmployees: { value: '12' } },
      { name: 'N', employees: '12' },
    ],
    [
      'a range of employees',
      { '@type': 'Organization', name: 'N', numberOfEmployees: { minValue: 11, maxValue: 50 } },
      { name: 'N', employees: '11-50' },
    ],
    [
      'a least of employees',
      { '@type': 'Organization', name: 'N', numberOfEmployees: { minValue: 11 } },
      { name: 'N', employees: '11+' },
    ],
    [
      'employees that are none',
      { '@type': 'Organization', name: 'N', numberOfEmployees: [{}] },
      { name: 'N' },
    ],
    [
      'an address',
      {
        '@type': 'Organization',
        name: 'N',
        address: { addressLocality: 'Kiel', addressCountry: { name: 'DE' } },
      },
      { name: 'N', location: 'Kiel, DE' },
    ],
    [
      'an address in a line',
      { '@type': 'Organization', name: 'N', address: 'Kiel, Germany' },
      { name: 'N', location: 'Kiel, Germany' },
    ],
    ['an address of nothing', { '@type': 'Organization', name: 'N', address: { a: 1 } }, { name: 'N' }],
    ['a person', { '@type': 'Person', name: 'N' }, null],
    ['no name', { '@type': 'Organization' }, null],
    ['a name of another type', { '@type': 'Organization', name: { en: 'N' } }, null],
    ['no type', { name: 'N' }, null],
    ['null', null, null],
    ['text', 'Organization', null],
  ];
  for (const [name, value, expected] of organizations)
    it(`reads JSON-LD with ${name}`, () => assert.deepEqual(read(ld(value)).organization, expected));

  it('looks past JSON-LD that is broken, too long or of another type', () => {
    const good = ld({ '@type': 'Organization', name: 'N' });
    for (const bad of [
      '<script type="application/ld+json">{"a": </script>',
      ld({ a: 'x'.repeat(70_000) }),
      '<script type="application/ld+json"></script>',
      '<script type="module">{"@type":"Organization","name":"X"}</script>',
    ])
      assert.deepEqual(read(bad + good).organization, { name: 'N' });
  });
});
