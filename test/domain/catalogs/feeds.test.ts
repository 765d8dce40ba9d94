import { assert } from 'chai';
import fc from 'fast-check';
import { parseProductFeed } from '../../../src/domain/catalogs/feed.ts';
import { dateReader, itemMapper } from '../../../src/domain/catalogs/feed-mapping.ts';
import { assertWithin, measured } from '../../support/cpu-cost.ts';

const itemsOf = (text: string, format?: Parameters<typeof parseProductFeed>[1]) => {
  const parsed = parseProductFeed(text, format);
  return parsed.ok ? parsed.items : assert.fail(parsed.reason);
};
const RSS = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>
<item><g:id>b-1</g:id><title>Trail &amp; tide</title><g:price>129.00 USD</g:price>
<g:additional_image_link>https://a.example/1</g:additional_image_link>
<g:additional_image_link>https://a.example/2</g:additional_image_link>
<g:shipping><g:country>US</g:country></g:shipping></item>
<item><g:id>b-2</g:id><title><![CDATA[<b>Bold</b>]]></title></item>
</channel></rss>`;

describe('parseProductFeed', () => {
  for (const [what, text, format] of [
    ['a list', '[{"id": "1"}]', undefined],
    ['a list after a mark', '\ufeff\n [{"id": "1"}]', undefined],
    ['items', '{"items": [{"id": "1"}]}', 'custom'],
    ['products', '{"products": [{"id": "1"}], "page": 1}', 'shopify'],
    ['commas', 'id\n1\n', 'facebook_catalog'],
    ['a table after blanks', '\n\nid\n1', undefined],
    ['RSS', '<rss><channel><item><id>1</id></item></channel></rss>', 'google_merchant_center'],
    ['Atom', '<feed><entry><g:id>1</g:id></entry></feed>', 'pinterest_catalog'],
    ['jobs', '<source><job><id>1</id></job></source>', 'linkedin_jobs'],
  ] as const)
    it(`reads ${what}`, () => {
      const items = itemsOf(text, format);
      assert.deepEqual(items, [{ id: '1' }]);
    });

  it('reads several lines of objects', () =>
    assert.deepEqual(itemsOf('{"id": 1}\r\n\r\n{"id": 2}'), [{ id: 1 }, { id: 2 }]));

  it('reads what XML holds', () =>
    assert.deepEqual(itemsOf(RSS, 'google_merchant_center'), [
      {
        id: 'b-1',
        title: 'Trail & tide',
        price: '129.00 USD',
        additional_image_link: ['https://a.example/1', 'https://a.example/2'],
        shipping: { country: 'US' },
      },
      { id: 'b-2', title: '<b>Bold</b>' },
    ]));

  it('reads what tables hold', () => {
    const text = 'ID\tTitle\tPrice\nb-1\t"Trail ""boot"""\t129\r\n\r\nb-2\t"two\nlines"\n';
    assert.deepEqual(itemsOf(text), [
      { id: 'b-1', title: 'Trail "boot"', price: '129' },
      { id: 'b-2', title: 'two\nlines' },
    ]);
    assert.deepEqual(itemsOf('id;title\n1;"a,b"'), [{ id: '1', title: 'a,b' }]);
    assert.deepEqual(itemsOf('id,title\r\n1,5" pan\n2,"9"x13" tray'), [
      { id: '1', title: '5" pan' },
      { id: '2', title: '"9"x13" tray' },
    ]);
  });

  for (const [what, text, format] of [
    ['nothing', '', undefined],
    ['blanks', ' \n\ufeff ', undefined],
    ['broken JSON', '[{"id": 1}', undefined],
    ['a broken line', '{"id": 1}\n{"id": ', undefined],
    ['a list of texts', '["a"]', undefined],
    ['a list of lists', '[[]]', undefined],
    ['an empty list', '[]', undefined],
    ['an object with an empty list', '{"items": []}', undefined],
    ['one object', '{"error": "gone"}', undefined],
    ['a number', '5', undefined],
    ['deep JSON', `${'['.repeat(40)}${']'.repeat(40)}`, undefined],
    ['a web page', '<!doctype html><html><body>Not found</body></html>', undefined],
    ['deep XML', `<item>${'<a>'.repeat(40)}${'</a>'.repeat(40)}</item>`, undefined],
    ['a table without names', '1,2\n3,4', undefined],
    ['a table with a name twice', 'id,id\n1,2', undefined],
    ['a table without lines', 'id,title\n', undefined],
    ['a quote that does not end', 'id\n"1', undefined],
    ['a sentence', 'Sorry, this feed is gone.', undefined],
    ['more columns than anybody has', `id${',x'.repeat(600)}\n1`, undefined],
    ['JSON as a table', '[{"id": 1}]', 'pinterest_catalog'],
    ['a table as JSON', 'id\n1', 'shopify'],
    ['XML as JSON', RSS, 'shopify'],
    ['a table as XML', 'id\n1', 'linkedin_jobs'],
    ['too many items', JSON.stringify(Array.from({ length: 10_001 }, () => ({}))), undefined],
    ['too many lines', `id\n${'1\n'.repeat(20_000)}`, undefined],
    ['too many elements', `<a>${'<item/>'.repeat(20_000)}</a>`, undefined],
    ['too many objects', '{}\n'.repeat(20_000), undefined],
  ] as const)
    it(`cannot read ${what}`, () => assert.isFalse(parseProductFeed(text, format).ok));

  it('lets no entity grow, and nothing out of the machine', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <x><item><id>1</id><name>&b;&f;</name></item></x>`;
    assert.deepEqual(itemsOf(bomb), [{ id: '1', name: '&b;&f;' }]);
  });

  it('stops at what is nested too deep, before its parser takes the square of the time', async () => {
    const text = `<html>${'<p>x'.repeat(700_000)}`;
    // It took 90 s of the processor, and takes 10 ms.
    await assertWithin(
      (control) => ({ total: 100 * control }),
      () => measured(() => assert.isFalse(parseProductFeed(text).ok)),
    );
  });

  it('keeps names that objects have of their own', () => {
    const [item = {}] = itemsOf('[{"__proto__": {"id": "x"}, "constructor": 1}]');
    assert.isUndefined(item.id);
    const [row = {}] = itemsOf('__proto__,id\nx,1');
    assert.equal(Object.getPrototypeOf(row), Object.prototype);
    const [node = {}] = itemsOf('<a><item><__proto__>x</__proto__><id>1</id></item></a>');
    assert.equal(Object.getPrototypeOf(node), Object.prototype);
  });

  it('never throws, and reads back what it wrote', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseProductFeed(text)));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', 'item', '/', '"', '&', ',', '\n', '{', 'a') }),
        (text) => void parseProductFeed(text),
      ),
    );
    const cell = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (pairs) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = ['id,title', ...pairs.map((pair) => pair.map(quoted).join(','))].join('\n');
        assert.deepEqual(
          itemsOf(text),
          pairs.map(([id, title]) => ({ id, title })),
        );
      }),
    );
  });
});

describe('itemMapper', () => {
  const entry = {
    ident: 'b-1',
    cents: '12900',
    sizes: 'S|M| L',
    sold: 'No',
    made: '24.12.2025',
    img: 'https://a.example/1',
  };
  it('renames, transforms and groups', () => {
    const { item, problems } = itemMapper([
      { feed_field: 'ident', catalog_field: 'sku' },
      { feed_field: 'cents', catalog_field: 'price', transform: 'divide', by: 100 },
      { feed_field: 'sizes', transform: 'split', separator: '|' },
      { feed_field: 'sold', catalog_field: 'is_sold', transform: 'boolean' },
      { feed_field: 'made', catalog_field: 'made_on', transform: 'date', format: 'DD.MM.YYYY' },
      { feed_field: 'img', asset_group_id: 'images' },
      { value: 'USD', catalog_field: 'currency' },
      { feed_field: 'brand', catalog_field: 'brand', default: 'Unknown' },
      { feed_field: 'nothing', catalog_field: 'nothing' },
    ])(entry);
    assert.isEmpty(problems);
    assert.deepEqual(item, {
      sku: 'b-1',
      price: 129,
      sizes: ['S', 'M', 'L'],
      is_sold: false,
      made_on: '2025-12-24',
      currency: 'USD',
      brand: 'Unknown',
      assets: { images: 'https://a.example/1' },
    });
  });
  it('leaves alone what no mapping names', () => assert.deepEqual(itemMapper([])(entry).item, entry));
  for (const [what, mapping] of [
    ['no number', { feed_field: 'ident', transform: 'divide', by: 2 }],
    ['neither yes nor no', { feed_field: 'ident', transform: 'boolean' }],
    ['no date', { feed_field: 'ident', transform: 'date' }],
    ['no text', { value: 5, catalog_field: 'x', transform: 'split' }],
    ['a list', { value: [5], catalog_field: 'x', transform: 'divide' }],
    ['a text of unusual length', { value: 'a,'.repeat(10_001), catalog_field: 'x', transform: 'split' }],
  ] as const)
    it(`tells of what is ${what}`, () => assert.lengthOf(itemMapper([mapping])(entry).problems, 1));
});

describe('dateReader', () => {
  for (const [text, how, date] of [
    ['2026-03-01', {}, '2026-03-01'],
    ['2026-03-01T10:00:00+02:00', {}, '2026-03-01T08:00:00.000Z'],
    ['03/01/2026', { format: 'MM/DD/YYYY' }, '2026-03-01'],
    ['20260301 1030', { format: 'YYYYMMDD HHmm' }, '2026-03-01T10:30:00.000Z'],
    [
      '2026.03.01 10:30:15',
      { format: 'YYYY.MM.DD HH:mm:ss', timezone: 'America/New_York' },
      '2026-03-01T15:30:15.000Z',
    ],
    [
      '2026-07-01 00:30',
      { format: 'YYYY-MM-DD HH:mm', timezone: 'Europe/Berlin' },
      '2026-06-30T22:30:00.000Z',
    ],
  ] as const)
    it(`reads ${text}`, () => assert.equal(dateReader(how)(text), date));
  for (const [text, how] of [
    ['', {}],
    ['tomorrow', {}],
    ['2026-02-30', {}],
    ['30/02/2026', { format: 'DD/MM/YYYY' }],
    ['2026x03x01', { format: 'YYYY.MM.DD' }],
    ['2026-03-01 25:00', { format: 'YYYY-MM-DD HH:mm' }],
    ['10:30', { format: 'HH:mm' }],
    ['2026-03-01 10:30', { format: 'YYYY-MM-DD HH:mm', timezone: 'Nowhere/Else' }],
    ['2026-03-01', { format: '' }],
    ['', { format: '' }],
    ['2026-03-01 ', { format: 'YYYY-MM-DD ' }],
    ['2026-03-01x', { format: 'YYYY-MM-DD' }],
    ['2026-03-0', { format: 'YYYY-MM-DD' }],
    ['2026-+1-01', { format: 'YYYY-MM-DD' }],
  ] as const)
    it(`does not read ${JSON.stringify(text)} as ${JSON.stringify(how)}`, () =>
      assert.isUndefined(dateReader(how)(text)));
});
