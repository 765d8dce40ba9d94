import { assert } from 'chai';
import { schemaValidators } from '../../../generated/validators/index.ts';
import {
  manifestFromSite,
  readSiteMetadata,
  type SiteMetadata,
} from '../../../src/domain/brands/site-metadata.ts';
import { finish } from '../../../src/domain/steps.ts';

const PAGE = 'https://www.nova.example/home/';
const read = (html: string) => finish(readSiteMetadata(html, PAGE));
const manifest = (html: string, domain = 'nova.example') => manifestFromSite(read(html), domain);
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const head = (inner: string) =>
  `<!doctype html><html><head>${inner}</head><body><h1>Hello</h1></body></html>`;

const _NOTHING: SiteMetadata = {
  title: null,
  heading: null,
  siteName: null,
  description: null,
  image: null,
  themeColor: null,
  icons: [],
  organization: null,
  adult: false,
};

describe('manifestFromSite', () => {
  it('writes what the contract of enrichment says', async () => {
    const html = head(`<title>Home | Nova</title><meta name="description" content="Lamps for reading.">
      <meta property="og:image" content="/share.png"><meta name="theme-color" content="#0b6e4f">
      <link rel="icon" href="/i.svg">
      ${ld({ '@type': 'Organization', name: 'Nova GmbH', logo: '/logo.svg', industry: 'Lighting', numberOfEmployees: 12, foundingDate: '1998', address: 'Kiel' })}`);
    const found = manifest(html);
    assert.deepEqual(found, {
      good: true,
      manifest: {
        name: 'Nova GmbH',
        url: 'https://nova.example/',
        description: 'Lamps for reading.',
        logos: [
          { url: 'https://www.nova.example/logo.svg', tags: ['logo'] },
          { url: 'https://www.nova.example/i.svg', tags: ['icon'] },
          { url: 'https://www.nova.example/share.png', tags: ['social'] },
        ],
        colors: { primary: '#0B6E4F' },
        company: {
          name: 'Nova GmbH',
          industry: 'Lighting',
          industries: ['Lighting'],
          employees: '12',
          founded: 1998,
          location: 'Kiel',
        },
      },
    });
    const conforms = await schemaValidators['registry/brand-enrichment-manifest']();
    assert.isTrue(conforms(found.manifest), JSON.stringify(conforms.errors));
  });

  it('says little of a page that says little', () => {
    assert.deepEqual(manifest(''), {
      good: false,
      manifest: { name: 'nova.example', url: 'https://nova.example/' },
    });
  });

  it('names each logo once', () => {
    const html = head(
      `<link rel="icon" href="/l.png"><meta property="og:image" content="/l.png">${ld({ '@type': 'Organization', name: 'N', logo: '/l.png' })}`,
    );
    assert.deepEqual(manifest(html).manifest.logos, [
      { url: 'https://www.nova.example/l.png', tags: ['logo'] },
    ]);
  });

  const names: [string, string][] = [
    ['<title>Nova</title>', 'Nova'],
    ['<title>Home | Nova</title>', 'Nova'],
    ['<title>Lamps for all - Nova</title>', 'Nova'],
    ['<title>NOVA: lamps</title>', 'NOVA'],
    ['<title>Acme – Home</title>', 'Acme'],
    ['<title>Home</title>', 'nova.example'],
    ['<title>No-va shop</title>', 'No-va shop'],
    ['<title>T</title><meta property="og:site_name" content="Nova Lamps">', 'Nova Lamps'],
    ['', 'nova.example'],
  ];
  for (const [html, expected] of names)
    it(`finds the name ${expected} in ${html}`, () =>
      assert.equal(manifest(head(html)).manifest.name, expected));

  const goods: [string, string, boolean][] = [
    ['an icon', '<link rel="icon" href="/i.png">', true],
    ['a description of 11 characters', '<meta name="description" content="12345678901">', true],
    ['a description of 10 characters', '<meta name="description" content="1234567890">', false],
    ['only a title', '<title>Nova</title>', false],
    ['only a color', '<meta name="theme-color" content="#123456">', false],
    ['an icon over http', '<link rel="icon" href="http://nova.example/i.png">', false],
    ['a page for adults', '<meta name="rating" content="adult"><link rel="icon" href="/i.png">', false],
  ];
  for (const [name, html, expected] of goods)
    it(`is ${expected ? '' : 'not '}good with ${name}`, () =>
      assert.equal(manifest(head(html)).good, expected));

  const noSites = [
    '404 Not Found',
    'Error 503',
    '403 Forbidden',
    'Page not found',
    'Access denied',
    'nova.example is for sale',
    'This domain is parked',
    'Domain for sale: nova.example',
    'Buy this domain',
    'Just a moment...',
    'Attention Required! | Shield',
    'Welcome to nginx!',
    'Apache2 Ubuntu Default Page: It works',
    'Index of /',
    'Account suspended',
    'Site under construction',
    'Coming soon',
    '502 Bad Gateway',
    'Internal Server Error',
    'It works!',
    '404',
    'Forbidden',
  ];
  const icon = '<link rel="icon" href="/i.png"><meta name="description" content="A long description.">';
  for (const text of noSites) {
    it(`does not take "${text}" for a site`, () => {
      assert.isFalse(manifest(head(`<title>${text}</title>${icon}`)).good);
      assert.isFalse(manifest(`<title>nova.example</title>${icon}<h1>${text}</h1>`).good);
    });
  }
  const sites = [
    'Nova',
    'Studio 404',
    'Houses for sale in Kiel',
    'The Found Shop',
    'Construction News',
    'Parks and gardens',
    'Soon',
    '1000 lamps',
    'Forbidden Planet',
    '500 recipes',
    'This site is available in German',
  ];
  for (const text of sites)
    it(`takes "${text}" for a site`, () => {
      assert.isTrue(manifest(head(`<title>${text}</title>${icon}`)).good);
    });
});
