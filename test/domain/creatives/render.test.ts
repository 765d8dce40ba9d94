import { expect } from 'chai';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { macroValues } from '../../../src/domain/creatives/macros.ts';
import {
  type CreativeToRender,
  declaredOrigins,
  renderCreative,
} from '../../../src/domain/creatives/render/render-creative.ts';
import { writeAdTag } from '../../../src/domain/creatives/vast/ad-tag.ts';
import { finish } from '../../../src/domain/steps.ts';

type Assets = Record<string, unknown>;
const picture = (name: string, more: object = {}) => ({
  asset_type: 'image',
  url: `https://cdn.example/${name}.png`,
  width: 300,
  height: 250,
  ...more,
});
const words = (content: string) => ({ asset_type: 'text', content });
const click = {
  asset_type: 'url',
  url: 'https://outdoor.example/?c={CREATIVE_ID}',
  url_type: 'clickthrough',
};
const pixel = {
  asset_type: 'pixel_tracker',
  event: 'impression',
  url: 'https://t.example/i?s={SKU}&c={CREATIVE_ID}',
};

function renders(assets: Assets, more: Partial<CreativeToRender> = {}) {
  const done = finish(
    renderCreative({
      manifest: { assets },
      format: null,
      macros: macroValues({ CREATIVE_ID: 'a&b' }),
      brand: null,
      items: new Map(),
      itemLimit: 10,
      ...more,
    }),
  );
  if ('tooLarge' in done) expect.fail('too large');
  return done;
}
/** What the page shows, without its head. */
const body = (assets: Assets, more: Partial<CreativeToRender> = {}): string =>
  /<main>.*<\/main>/s.exec(renders(assets, more)[0]?.page ?? '')?.[0] ?? '';

const linear = {
  id: 'a1',
  system: 's',
  title: 'Spring',
  durationMs: 15_000,
  impressions: ['https://t.example/imp?c={CREATIVE_ID}'],
  errors: [],
  tracking: [],
  clickThrough: 'https://outdoor.example/',
  clickTracking: [],
  companions: [],
};
const inline = (kind: 'vast' | 'daast', url: string, type: string) => ({
  asset_type: kind,
  delivery_type: 'inline',
  content: writeAdTag(
    { ...linear, media: [{ url, type, width: 640, height: 360 }] },
    kind,
    kind === 'vast' ? '4.2' : '1.1',
  ),
});

describe('rendering of creatives', () => {
  describe('shows each kind', () => {
    const film = {
      asset_type: 'video',
      url: 'https://cdn.example/a.mp4',
      width: 640,
      height: 360,
      duration_ms: 15_000,
      captions_url: 'https://cdn.example/a.vtt',
    };
    const kinds: [string, Assets, (string | RegExp)[]][] = [
      [
        'image',
        { image: picture('boots', { alt_text: 'Boots' }), click },
        [
          '<img class="fill" src="https://cdn.example/boots.png" alt="Boots">',
          'href="https://outdoor.example/?c=a%26b" target="_blank" rel="noopener noreferrer"',
        ],
      ],
      [
        'html',
        {
          html: { asset_type: 'html', content: '<b>{CREATIVE_ID}</b>' },
          css: { asset_type: 'css', content: 'b{color:red}' },
        },
        [
          'sandbox="allow-scripts"',
          '&lt;/script&gt;&lt;style&gt;b{color:red}&lt;/style&gt;\n&lt;b&gt;a&amp;amp;b&lt;/b&gt;"',
        ],
      ],
      [
        'script',
        { js: { asset_type: 'javascript', content: 'f("{CREATIVE_ID}")', module_type: 'esm' } },
        ['&lt;script type=&quot;module&quot;&gt;f(&quot;a\\x26b&quot;)&lt;/script&gt;'],
      ],
      [
        'display tag',
        { tag_url: { asset_type: 'url', url: 'https://ads.example/tag.js?c={CREATIVE_ID}' } },
        ['&lt;script src=&quot;https://ads.example/tag.js?c=a%26b&quot;&gt;'],
      ],
      [
        'display page',
        { tag_url: { asset_type: 'url', url: 'https://ads.example/page' } },
        ['&lt;iframe src=&quot;https://ads.example/page&quot;'],
      ],
      [
        'bundle',
        {
          html5_bundle: {
            asset_type: 'zip',
            url: 'https://cdn.example/a.zip',
            backup_image_url: 'https://cdn.example/b.png',
          },
        },
        ['src="https://cdn.example/b.png"'],
      ],
      [
        'carousel of cards',
        {
          cards: [1, 2].map((at) => ({
            asset_type: 'card',
            media: picture(`c${at}`),
            headline: `Card ${at}`,
            cta: 'Buy',
            landing_page_url: { asset_type: 'url', url: `https://outdoor.example/${at}` },
          })),
        },
        [/c1\.png.*Card 1.*Buy.*c2\.png.*Card 2/s, 'href="https://outdoor.example/2"'],
      ],
      ['carousel of images', { images: [picture('a'), picture('b')] }, [/a\.png.*b\.png/s]],
      [
        'native',
        {
          main: picture('m'),
          icon: picture('i'),
          title: words('Spring <sale>'),
          body_text: words('Now.'),
          cta: words('Buy'),
          advertiser_name: words('Outdoor'),
          disclosure: words('T&C'),
          click,
        },
        [
          'Spring &lt;sale&gt;',
          'class="icon" src="https://cdn.example/i.png"',
          '>Ad<',
          /class="cta" dir="auto">Buy/,
          /class="disclosure" dir="auto">T&amp;C/,
        ],
      ],
      ['text', { headline: words('Only {CREATIVE_ID} words') }, ['Only a&amp;b words']],
      [
        'hosted video',
        { video: film, cta: words('Go'), click },
        [
          '<video class="fill" controls muted playsinline preload="metadata" src="https://cdn.example/a.mp4">',
          '<track kind="captions"',
          '>Go<',
        ],
      ],
      [
        'VAST',
        { vast_tag: inline('vast', 'https://cdn.example/v.mp4', 'video/mp4') },
        ['<video', 'src="https://cdn.example/v.mp4"', 'data-tracker-url="https://t.example/imp?c=a%26b"'],
      ],
      [
        'VAST elsewhere',
        {
          vast_tag: {
            asset_type: 'vast',
            delivery_type: 'url',
            url: 'https://ads.example/vast?c={CREATIVE_ID}',
          },
        },
        ['https://ads.example/vast?c=a%26b'],
      ],
      [
        'hosted audio',
        { audio: { asset_type: 'audio', url: 'https://cdn.example/a.mp3' }, companion: picture('cover') },
        ['<audio controls preload="metadata" src="https://cdn.example/a.mp3">', 'cover.png'],
      ],
      [
        'DAAST',
        { daast_tag: inline('daast', 'https://cdn.example/d.mp3', 'audio/mpeg') },
        ['<audio', 'https://cdn.example/d.mp3'],
      ],
      ['nothing', { brief: { asset_type: 'brief', name: 'x' } }, ['nothing that a page can show']],
    ];
    for (const [name, assets, expected] of kinds)
      it(name, () => {
        const page = body(assets);
        for (const part of expected)
          expect(page).match(
            typeof part === 'string' ? new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : part,
          );
      });
  });

  it('explains tags that are not valid instead of playing them', () => {
    const tag = { asset_type: 'vast', delivery_type: 'inline', content: '<VAST version="4.2"><Ad/></VAST>' };
    expect(body({ tag }))
      .match(/Exactly one of InLine and Wrapper/)
      .not.match(/<video/);
  });

  it('shows catalog items up to the limit, each with its own tracker, and encodes their values', () => {
    const catalog = { asset_type: 'catalog', type: 'product', catalog_id: 'c1' };
    const values = ['a&b={X}', 'd\r\n"><script>', 'third'];
    const items = new Map([
      [
        'products',
        values.map((sku) => ({
          sku,
          title: `<${sku}>`,
          price: { amount: 5, currency: 'EUR' },
          image_url: 'https://img.example/p.png',
          url: 'https://shop.example/',
        })),
      ],
    ]);
    const clickItem = { ...click, url: 'https://outdoor.example/{SKU}' };
    const page = body({ products: catalog, pixel, click: clickItem }, { items, itemLimit: 2 });
    const trackers = [...page.matchAll(/data-tracker-url="([^"]*)"/g)].map(([, url]) => url);
    expect(trackers).deep.equal([
      'https://t.example/i?s=a%26b%3D%7BX%7D&amp;c=a%26b',
      'https://t.example/i?s=d%0D%0A%22%3E%3Cscript%3E&amp;c=a%26b',
    ]);
    expect(page)
      .match(/href="https:\/\/outdoor\.example\/a%26b%3D%7BX%7D"/)
      .match(/5 EUR/)
      .not.match(/third|<script/);
    expect(body({ products: catalog })).match(/no items to show/);
    const inFrame = body(
      { products: catalog, pixel, html: { asset_type: 'html', content: '<i>{SKU}</i>' } },
      { items, itemLimit: 3 },
    );
    expect(inFrame).match(/&lt;i&gt;third/);
    expect(inFrame.match(/data-tracker-url/g)).length(3);
  });

  it('calls no tracker, and may not', () => {
    const assets = {
      image: picture('a'),
      pixel,
      impression_tracker: { asset_type: 'url', url: 'https://t2.example/' },
    };
    const page = body(assets);
    expect(page.match(/[a-z-]+="https:\/\/t2?\.example[^"]*/g)).deep.equal([
      'data-tracker-url="https://t.example/i?s={SKU}&amp;c=a%26b',
      'data-tracker-url="https://t2.example/',
    ]);
    expect(renders(assets)[0]?.policy.header).not.match(/t2?\.example/);
  });

  it('renders companions of a format as pieces of their own', () => {
    const format = {
      renders: [
        { role: 'primary', dimensions: { width: 640, height: 360 } },
        { role: 'companion', dimensions: { width: 300, height: 250 } },
      ],
    };
    const [primary, companion, none] = renders(
      { audio: { asset_type: 'audio', url: 'https://cdn.example/a.mp3' }, companion_image: picture('cover') },
      { format },
    );
    expect([primary?.role, primary?.dimensions, none]).deep.equal([
      'primary',
      { width: 640, height: 360 },
      undefined,
    ]);
    expect(primary?.page).not.match(/cover\.png/);
    expect([companion?.role, companion?.dimensions]).deep.equal(['companion', { width: 300, height: 250 }]);
    expect(companion?.page).match(/cover\.png/);
  });

  it('takes the size from the reference, then the format, then the media', () => {
    const size = (more: Partial<CreativeToRender>) => renders({ image: picture('a') }, more)[0]?.dimensions;
    const format = { renders: [{ role: 'primary', dimensions: { width: 728, height: 90 } }] };
    expect(size({ format, manifest: { format_id: { width: 320, height: 50 }, assets: {} } })).deep.equal({
      width: 320,
      height: 50,
    });
    expect(size({ format })).deep.equal({ width: 728, height: 90 });
    expect(size({})).deep.equal({ width: 300, height: 250 });
    expect(size({ manifest: { assets: { image: picture('a', { width: 1e9, height: 5 }) } } })).equal(null);
  });

  it('uses a brand, and nothing of it that could leave the style sheet', () => {
    const brand = {
      name: 'Outdoor',
      colors: { primary: '#0B6E4F', background: '#fafafa', text: 'red;}</style>', accent: 'url(x)' },
      logo: 'https://brand.example/l.png',
      font: '"}body{',
    };
    const [page] = renders({ title: words('Hi') }, { brand });
    expect(page?.page)
      .match(/color:#0B6E4F/)
      .match(/Outdoor/)
      .match(/brand\.example\/l\.png/)
      .not.match(/red;\}|url\(x\)|"\}body/);
    expect(page?.policy.inPage).match(/img-src data: https:\/\/brand\.example;/);
  });

  it('keeps every text in its place, whatever it is', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const tags = (page: string) => [...page.matchAll(/<[a-z!/][^>]*?(?=[\s>])/gi)].length;
    const shape = (one: string) => ({
      title: words(one),
      main: picture('m', { alt_text: one }),
      cta: words('{V}'),
      click: { asset_type: 'url', url: `https://a.example/${encodeURIComponent('x')}?v={V}` },
    });
    const names = (page: string): string[] => {
      const walk = (node: object): string[] => {
        const {
          name,
          attribs,
          children = [],
        } = node as { name?: string; attribs?: object; children?: object[] };
        return [
          ...(name === undefined ? [] : [`${name} ${Object.keys(attribs ?? {})}`]),
          ...children.flatMap(walk),
        ];
      };
      return walk(parseDocument(page));
    };
    const plain = names(body(shape('x'), { macros: macroValues({ V: 'x' }) }));
    fc.assert(
      fc.property(text, text, (one, V) => {
        const page = body(shape(`x${one}<script>"'`), { macros: macroValues({ V: `x${V}</a><img>` }) });
        expect(names(page)).deep.equal(plain);
        expect(tags(page)).greaterThan(0);
      }),
    );
  });

  it('shows no address that is none of the web', () => {
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://u:p@a.example/',
      '//a.example/',
      'file:///etc/passwd',
    ])
      expect(body({ image: picture('a', { url }), click: { ...click, url } })).not.match(/(?:src|href)="/);
  });

  it('is refused when values make it larger than a page may be', () => {
    const huge = finish(
      renderCreative({
        manifest: { assets: { title: words('{A}'.repeat(200)) } },
        format: null,
        macros: macroValues({ A: 'x'.repeat(10_000) }),
        brand: null,
        items: new Map(),
        itemLimit: 1,
      }),
    );
    expect(huge).deep.equal({ tooLarge: true, mostCharacters: 1_000_000 });
  });

  describe('policy of a page', () => {
    it('allows the origins that the creative names, before its macros are filled in', () => {
      const assets = {
        html: {
          asset_type: 'html',
          content:
            '<img src="https://img.example:8443/a?b=https://inner.example/"><a href="https://{X}/">//x.example https://{X}.y.example/ https://z.{X}.example/ https://last.example',
        },
        image: picture('a', { provenance: { url: 'https://not-loaded.example/' } }),
      };
      expect(declaredOrigins(assets)).deep.equal([
        'https://img.example:8443',
        'https://inner.example',
        'https://last.example',
        'https://cdn.example',
      ]);
      const [page] = renders(assets, { macros: macroValues({ X: 'evil.example' }) });
      expect(page?.policy.header).not.match(/evil/);
    });

    it('allows scripts for foreign code only, and never an origin of its own', () => {
      const [still] = renders({ image: picture('a') });
      const [code] = renders({ html: { asset_type: 'html', content: '<p>' } });
      expect(still?.policy.header)
        .match(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/)
        .match(/script-src 'none'; connect-src 'none'; frame-src 'none'/);
      expect(code?.policy.header)
        .match(/^sandbox [a-z -]* allow-scripts;/)
        .match(/script-src 'unsafe-inline';/)
        .match(/connect-src 'none'; frame-src 'none'/);
      for (const page of [still, code])
        expect(page?.policy.header).not.match(/allow-same-origin|allow-top|allow-forms/);
      expect(code?.page).include('content="default-src &#39;none&#39;');
    });

    it('names at most 40 origins', () => {
      const many = Array.from({ length: 100 }, (_, at) => `https://h${at}.example/`);
      expect(declaredOrigins(many)).length(40);
      let deep: unknown = 'https://deep.example/';
      for (let at = 0; at < 100; at += 1) deep = [deep];
      expect(declaredOrigins(deep)).deep.equal([]);
    });
  });
});
