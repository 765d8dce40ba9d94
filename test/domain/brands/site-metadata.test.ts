import { setImmediate as nextTurn } from 'node:timers/promises';
import { assert } from 'chai';
import fc from 'fast-check';
import {
  manifestFromSite,
  readSiteMetadata,
  type SiteMetadata,
} from '../../../src/domain/brands/site-metadata.ts';
import { finish, inTurns } from '../../../src/domain/steps.ts';
import { assertWithin, LONGEST_TURN, measured } from '../../support/cpu-cost.ts';

const PAGE = 'https://www.nova.example/home/';
const read = (html: string) => finish(readSiteMetadata(html, PAGE));
const _manifest = (html: string, domain = 'nova.example') => manifestFromSite(read(html), domain);
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const _head = (inner: string) =>
  `<!doctype html><html><head>${inner}</head><body><h1>Hello</h1></body></html>`;

const NOTHING: SiteMetadata = {
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

describe('readSiteMetadata', () => {
  it('reads a whole page', () => {
    const html = `<!doctype html><html><head>
      <title> Nova &amp; Co
        | Lamps </title>
      <meta name="Description" content="Lamps &#x26; light&#10;for all.">
      <meta property="og:site_name" content="Nova">
      <meta property="og:image" content="/share.png">
      <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">
      <meta name="theme-color" content="#0b6e4f">
      <link rel="icon" href="/favicon.ico" sizes="16x16 32x32">
      <link rel="icon" href="../icon.svg" type="image/svg+xml" sizes="any">
      <link rel="apple-touch-icon" href="//static.nova.example/touch.png">
      ${ld({ '@type': 'Organization', name: 'Nova GmbH', logo: '/logo.svg', foundingDate: '1998-04-01' })}
      </head><body><h1>Light <b>for</b> you</h1><title>no</title></body></html>`;
    assert.deepEqual(read(html), {
      title: 'Nova & Co | Lamps',
      heading: 'Light for you',
      siteName: 'Nova',
      description: 'Lamps & light for all.',
      image: 'https://www.nova.example/share.png',
      themeColor: '#0B6E4F',
      icons: [
        { url: 'https://www.nova.example/icon.svg', svg: true, size: 0 },
        { url: 'https://static.nova.example/touch.png', svg: false, size: 180 },
        { url: 'https://www.nova.example/favicon.ico', svg: false, size: 32 },
      ],
      organization: { name: 'Nova GmbH', founded: 1998, logo: 'https://www.nova.example/logo.svg' },
      adult: false,
    });
  });

  const nothing = [
    '',
    ' ',
    'plain text',
    '<',
    '<html>',
    '{}',
    '<title>',
    '<title></title>',
    '<meta content="x">',
    '<meta name="description">',
    '<link rel="icon">',
    '<link href="/x.png">',
    '\u0000\u0000',
    '<!-- <title>x</title> -->',
    '<svg><title>icon</title></svg>',
    '<script>var title = "<title>x</title>"</script>',
    '<title> \u200b\u202e </title>',
  ];
  for (const html of nothing)
    it(`finds nothing in ${JSON.stringify(html)}`, () => assert.deepEqual(read(html), NOTHING));

  const links: [string, string | null][] = [
    ['/a.png', 'https://www.nova.example/a.png'],
    ['a.png', 'https://www.nova.example/home/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['HTTPS://CDN.example/a b.png', 'https://cdn.example/a%20b.png'],
    ['http://cdn.example/a.png', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['https://user:pass@cdn.example/a.png', null],
    ['https://', null],
    ['ftp://cdn.example/a.png', null],
    ['', null],
    ['   ', null],
    [`/${'x'.repeat(3000)}`, null],
  ];
  for (const [href, expected] of links)
    it(`takes ${href.slice(0, 40)} as ${expected}`, () => {
      const meta = read(`<link rel="icon" href="${href}"><meta property="og:image" content="${href}">`);
      assert.deepEqual(
        meta.icons.map(({ url }) => url),
        expected === null ? [] : [expected],
      );
      assert.equal(meta.image, expected);
    });

  it('resolves links against the base of the page, and takes no base that is none', () => {
    const icon = '<link rel="icon" href="i.png">';
    assert.equal(
      read(`<base href="https://cdn.example/x/">${icon}`).icons[0]?.url,
      'https://cdn.example/x/i.png',
    );
    assert.equal(read(`<base href="http://cdn.example/x/">${icon}`).icons[0]?.url, undefined);
    assert.equal(
      read(`<base href="https://%%%/">${icon}`).icons[0]?.url,
      'https://www.nova.example/home/i.png',
    );
    assert.isEmpty(finish(readSiteMetadata(icon, 'not a url')).icons);
  });

  it('takes only links that are icons', () => {
    const rels = [
      'shortcut icon',
      'ICON',
      'apple-touch-icon-precomposed',
      'mask-icon',
      'stylesheet',
      'fluid-icon',
      'preload',
    ];
    const html = rels.map((rel, i) => `<link rel="${rel}" href="/${i}.png">`).join('');
    assert.sameMembers(
      read(html).icons.map(({ url }) => url.at(-5)),
      ['0', '1', '2'],
    );
  });

  it('puts svg first, then the largest', () => {
    const icon = (name: string, sizes: string) => `<link rel="icon" href="/${name}" sizes="${sizes}">`;
    const html =
      icon('a.png', '16x16') +
      icon('b.png', '512X512') +
      icon('c.svg?v=1', 'any') +
      icon('d.png', '64x64 256x256') +
      icon('e.png', 'huge');
    assert.deepEqual(
      read(html).icons.map(({ url }) => new URL(url).pathname),
      ['/c.svg', '/b.png', '/d.png', '/a.png', '/e.png'],
    );
  });

  const first: [string, Partial<SiteMetadata>][] = [
    [
      '<meta property="og:description" content="B"><meta name="description" content="A">',
      { description: 'A' },
    ],
    [
      '<meta property="og:description" content="B"><meta name="description" content="  ">',
      { description: 'B' },
    ],
    ['<meta name="description" content="A"><meta name="description" content="B">', { description: 'A' }],
    ['<meta name="application-name" content="App">', { siteName: 'App' }],
    [
      '<meta property="og:image" content="http://a.example/1.png"><meta property="og:image:secure_url" content="https://a.example/1.png">',
      { image: 'https://a.example/1.png' },
    ],
    ['<meta name="theme-color" content="rgb(1,2,3)">', { themeColor: '#010203' }],
    ['<meta name="theme-color" content="var(--x)">', { themeColor: null }],
    ['<meta name="rating" content="RTA-5042-1996-1400-1577-RTA">', { adult: true }],
    ['<meta name="rating" content="general">', { adult: false }],
    [`<meta name="description" content="${'x'.repeat(5000)}">`, { description: 'x'.repeat(1000) }],
    [`<title>${'y'.repeat(5000)}</title>`, { title: 'y'.repeat(1000) }],
    ['<h1>One</h1><h1>Two</h1>', { heading: 'One' }],
    ['<title>One</title><title>Two</title>', { title: 'One' }],
  ];
  for (const [html, expected] of first)
    it(`reads ${html.slice(0, 70)}`, () => assert.deepInclude(read(html), expected));

  it('is not slowed down or blown up by hostile pages', () => {
    const pages = [
      '<a>'.repeat(200_000) + '</b>'.repeat(200_000),
      '<p>'.repeat(300_000),
      '<'.repeat(1_000_000),
      `<a ${'x '.repeat(500_000)}>`,
      '<!--'.repeat(250_000),
      '<title>'.repeat(100_000),
      '&#x'.repeat(300_000),
      `<meta name="description" content="${' '.repeat(900_000)}">`,
      `<script type="application/ld+json">${'['.repeat(30_000)}${']'.repeat(30_000)}</script>`,
      '<link rel="icon" href="/a.png">'.repeat(30_000),
      '<meta name="x" content="y">'.repeat(30_000),
      '<svg>'.repeat(100_000),
    ];
    for (const html of pages) {
      const meta = read(html);
      assert.isAtMost(JSON.stringify(meta).length, 20_000);
    }
  });

  it('reads pages of any text without an error', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<title>',
        '</title>',
        '<meta name="',
        'description',
        '" content="',
        '">',
        '<link rel="icon" href="',
        '<script type="application/ld+json">',
        '</script>',
        '{"@type":"Organization","name":',
        '<svg>',
        '</svg>',
        '<base href="',
        '&',
        "'",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.string(), (pieces, page) => {
        const meta = finish(readSiteMetadata(pieces.join(''), page));
        for (const { url } of meta.icons) assert.match(url, /^https:\/\//);
        assert.isString(manifestFromSite(meta, 'nova.example').manifest.name);
      }),
      { numRuns: 500 },
    );
  });

  // The largest page that is read, of nothing but one piece.
  const LARGEST = 1024 * 1024;
  for (const piece of [
    '<a>',
    '<p>',
    '<li>',
    '</p>',
    '<h1>a',
    '<option>',
    '<select>',
    '<svg>',
    '<title>a</title>',
    '<a b=c ',
    '<a b="',
    '<!--',
    '&',
    '&#x41;',
    '<meta name="a" content="b">',
    '<a b=1 b=2 b=3>',
    '<![CDATA[',
    '"',
    ' ',
    '<script type="application/ld+json">{}</script>',
    '<link rel="icon" href="a">',
    `<a ${'b '.repeat(99)}>`,
  ])
    it(`pauses often enough on a page of nothing but ${piece.slice(0, 20)}`, async () => {
      const html = piece.repeat(LARGEST / piece.length);
      await assertWithin(
        (control) => ({ longest: LONGEST_TURN * control }),
        () => measured(() => inTurns(readSiteMetadata(html, PAGE), nextTurn)),
      );
    });
});
