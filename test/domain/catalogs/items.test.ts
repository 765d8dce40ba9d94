import { assert } from 'chai';
import { idFields, itemId } from '../../../src/domain/catalogs/identity.ts';
import {
  judgeItems,
  reviewItem,
  type StoredItem,
  selectItems,
  syncItems,
} from '../../../src/domain/catalogs/items.ts';
import { judgeCatalogs } from '../../../src/domain/catalogs/plan.ts';
import { finish, type Steps } from '../../../src/domain/steps.ts';
import { told } from '../../support/media.ts';

describe('itemId', () => {
  for (const [type, item, id] of [
    ['offering', { offering_id: 'o' }, 'o'],
    ['product', { sku: 'a', id: 'b' }, 'a'],
    ['product', { id: 17 }, '17'],
    ['inventory', { sku: 's' }, 's'],
    ['store', { store_id: 's' }, 's'],
    ['promotion', { promotion_id: 'p' }, 'p'],
    ['hotel', { hotel_id: ' h\r\n' }, ' h\r\n'],
    ['flight', { flight_id: 'f' }, 'f'],
    ['job', { job_id: 'j' }, 'j'],
    ['vehicle', { vin: 'v' }, 'v'],
    ['real_estate', { listing_id: 'l' }, 'l'],
    ['education', { program_id: 'p' }, 'p'],
    ['destination', { destination_id: 'd' }, 'd'],
    ['app', { app_id: 'a' }, 'a'],
    ['app', { item_id: 'i' }, 'i'],
  ] as const)
    it(`is ${id} of a ${type}`, () => assert.equal(itemId(item, idFields({ type })), id));
  it('is what events name the item by, where the catalog says so', () =>
    assert.equal(
      itemId({ sku: 's', gtin: '00012345' }, idFields({ type: 'product', content_id_type: 'gtin' })),
      '00012345',
    ));
  for (const [type, item] of [
    ['product', {}],
    ['product', { sku: '' }],
    ['product', { sku: ' \r\n' }],
    ['product', { sku: null }],
    ['product', { sku: { a: 1 } }],
    ['hotel', { sku: 's' }],
    ['product', Object.create({ sku: 'inherited' })],
  ] as const)
    it(`is none of a ${type} ${JSON.stringify(item)}`, () => assert.isNull(itemId(item, idFields({ type }))));
});

describe('judgeItems', () => {
  it('keeps line breaks and tabs of identifiers as they are', () => {
    const ids = ['a\r\nb', 'a\nb', 'a\tb', 'a'];
    const { items, problems } = finish(
      judgeItems(
        ids.map((sku) => ({ sku })),
        { type: 'product' },
      ),
    );
    assert.deepEqual([...items.keys()], ids);
    assert.isEmpty(problems);
  });

  it('keeps the good ones, and tells of the others by their places', () => {
    const { items, problems } = finish(
      judgeItems(
        [
          { sku: 'a' },
          { name: 'x' },
          { sku: 'a', n: 2 },
          { sku: 'b' },
          { sku: 'x'.repeat(300) },
          { sku: 'a\u0000' },
          { sku: 'c', text: 'x'.repeat(20_000) },
        ],
        { type: 'product' },
      ),
    );
    assert.deepEqual([...items.keys()], ['a', 'b']);
    assert.deepEqual(
      problems.map(({ at }) => at),
      [1, 2, 4, 5, 6],
    );
    assert.equal(problems[0]?.itemId, 'items[1]');
    assert.isAtMost(problems[2]?.itemId.length ?? 0, 256);
  });
});

describe('reviewItem', () => {
  for (const item of [
    { name: 'Boot', price: 0, url: 'https://a.example/', image_url: ['https://a.example/1'] },
    { title: 'Boot', price: '129.00 USD', link: 'http://a.example/' },
    { title: 'Boot', price: { amount: 5, currency: 'USD' } },
    { title: 'Boot', price: 'USD 5' },
    { title: 'Boot', price: '', url: null },
  ])
    it(`approves ${JSON.stringify(item)}`, () => assert.equal(reviewItem(item).status, 'approved'));
  for (const item of [{ sku: 'a' }, { name: '' }, { name: 5 }])
    it(`remarks on ${JSON.stringify(item)}`, () => assert.equal(reviewItem(item).status, 'warning'));
  for (const item of [
    { name: 'Boot', url: 'javascript:alert(1)' },
    { name: 'Boot', link: '/boot' },
    { name: 'Boot', image_url: ['https://a.example/1', 'data:image/png;base64,AA'] },
    { name: 'Boot', image_link: 5 },
    { name: 'Boot', price: -1 },
    { name: 'Boot', price: '-1' },
    { name: 'Boot', price: 'free' },
    { name: 'Boot', sale_price: { currency: 'USD' } },
    { name: 'Boot', price: [5] },
  ])
    it(`rejects ${JSON.stringify(item)}, and says why`, () => {
      const { status, reasons } = reviewItem(item);
      assert.equal(status, 'rejected');
      assert.lengthOf(reasons, 1);
    });
});

describe('syncItems', () => {
  const stored = (
    id: string,
    status: StoredItem['status'],
    content: object = { sku: id, name: id },
  ): StoredItem => ({
    id,
    status,
    content: { ...content },
    reasons: status === 'rejected' ? ['No.'] : [],
  });
  const given = (...contents: { sku: string; name?: string }[]) =>
    new Map(contents.map((item) => [item.sku, item]));
  const statuses = (
    items: StoredItem[],
    isReviewed: boolean,
    ...contents: { sku: string; name?: string }[]
  ) =>
    finish(syncItems(items, given(...contents), isReviewed)).items.map(({ id, status }) => `${id} ${status}`);
  const a = { sku: 'a', name: 'a' };

  it('keeps the review of what is the same', () => {
    assert.deepEqual(statuses([stored('a', 'rejected')], true, a), ['a rejected']);
    const [kept] = finish(syncItems([stored('a', 'rejected')], given(a), true)).items;
    assert.deepEqual(kept?.reasons, ['No.']);
  });
  it('reviews what is new or changed, at once or later', () => {
    assert.deepEqual(statuses([stored('a', 'rejected')], true, { ...a, name: 'b' }), ['a approved']);
    assert.deepEqual(statuses([stored('a', 'approved')], false, { ...a, name: 'b' }), ['a pending']);
    assert.deepEqual(statuses([], false, a), ['a pending']);
    assert.deepEqual(statuses([stored('a', 'pending')], true, a), ['a approved']);
    assert.deepEqual(statuses([stored('a', 'withdrawn')], true, a), ['a approved']);
  });
  it('withdraws what is left out, and then forgets it', () => {
    assert.deepEqual(statuses([stored('b', 'approved')], true, a), ['a approved', 'b withdrawn']);
    assert.deepEqual(statuses([stored('b', 'withdrawn')], true, a), ['a approved']);
  });
  for (const [what, before, isMoved] of [
    ['the same items', [stored('a', 'approved')], false],
    ['an item that is new', [], true],
    ['an item that is changed', [stored('a', 'approved', { sku: 'a' })], true],
    ['an item that is reviewed now', [stored('a', 'pending')], true],
    ['an item that is named again', [stored('a', 'withdrawn')], true],
    ['an item that is withdrawn', [stored('a', 'approved'), stored('b', 'approved')], true],
    ['an item that is forgotten', [stored('a', 'approved'), stored('b', 'withdrawn')], true],
  ] as const)
    it(`${isMoved ? 'tells' : 'tells of no change for'} ${what}`, () =>
      assert.equal(finish(syncItems(before, given(a), true)).isMoved, isMoved));
});

describe('selectItems', () => {
  const items = [
    { sku: 'a', gtin: '00012345', tags: ['new'], category: 'boots', name: 'Trail boot' },
    { sku: 'b', tags: 'old', category: ['shoes', 'boots'], name: 'Town shoe' },
    { sku: 'c' },
  ];
  for (const [selectors, ids] of [
    [{}, 'abc'],
    [{ ids: ['a', 'x'] }, 'a'],
    [{ gtins: ['00012345'] }, 'a'],
    [{ tags: ['new', 'old'] }, 'ab'],
    [{ category: 'boots' }, 'ab'],
    [{ query: 'TRAIL boot' }, 'a'],
    [{ query: 'trail shoe' }, ''],
    [{ tags: ['old'], category: 'boots' }, 'b'],
    [{ ids: [] }, ''],
  ] as const)
    it(`leaves ${ids || 'none'} by ${JSON.stringify(selectors)}`, () => {
      const left = finish(selectItems(items, { type: 'product', ...JSON.parse(JSON.stringify(selectors)) }));
      assert.equal(left.map(({ sku }) => sku).join(''), ids);
    });
});

describe('many items', () => {
  const MANY = 5_000;
  /** About a millisecond of the event loop. */
  const MOST_BETWEEN_PAUSES = 100;
  const values = Array.from({ length: MANY }, (_, at) => `v${at}`);
  const many = values.map((sku) => ({ sku, gtin: sku, tags: [sku], category: 'boots' }));
  const given = new Map(many.map((item) => [item.sku, item]));
  const kept = many.map(
    (content): StoredItem => ({ id: content.sku, status: 'approved', content, reasons: [] }),
  );

  for (const [what, work, items] of [
    ['are judged', () => judgeItems(many, { type: 'product' }), MANY],
    ['are compared with those that are stored', () => syncItems(kept, given, true), MANY],
    ['are withdrawn', () => syncItems(kept, new Map(), true), MANY],
    ['are selected', () => selectItems(many, { type: 'product', query: 'boots' }), MANY],
  ] as const)
    it(`${what} with pauses`, () => {
      const steps: Steps<unknown> = work();
      let pauses = 0;
      while (steps.next().done !== true) pauses += 1;
      assert.isAtLeast(pauses, items / MOST_BETWEEN_PAUSES - 1);
    });

  for (const selector of ['ids', 'gtins', 'tags'] as const)
    it(`are selected without a search through all ${selector} for each`, () => {
      let reads = 0;
      const counted = new Proxy(
        values.map((value) => `other ${value}`),
        {
          get(target, key, receiver) {
            reads += 1;
            return Reflect.get(target, key, receiver);
          },
        },
      );
      assert.isEmpty(finish(selectItems(many, { type: 'product', [selector]: counted })));
      assert.isBelow(reads, 5 * MANY);
    });
});

describe('judgeCatalogs', () => {
  const one = (more: object = {}) => ({ catalog_id: 'a', type: 'product' as const, ...more });
  it('takes what can be told apart', () =>
    assert.deepEqual(told(judgeCatalogs([one(), one({ catalog_id: 'b', url: 'https://a.example' })])), []));
  for (const [what, catalogs, ...fields] of [
    ['no id', [{ type: 'product' as const }], 'catalogs[0].catalog_id'],
    ['an empty id', [one({ catalog_id: '' })], 'catalogs[0].catalog_id'],
    ['a long id', [one({ catalog_id: 'x'.repeat(257) })], 'catalogs[0].catalog_id'],
    ['the same id', [one(), one()], 'catalogs[1].catalog_id'],
    ['two sources', [one({ url: 'https://a.example', items: [{}] })], 'catalogs[0].url'],
    [
      'all at once',
      [one(), one({ url: 'https://a.example', items: [{}] })],
      'catalogs[1].catalog_id',
      'catalogs[1].url',
    ],
    [
      'endless mappings',
      [one({ feed_field_mappings: Array.from({ length: 201 }, () => ({})) })],
      'catalogs[0].feed_field_mappings',
    ],
  ] as const)
    it(`refuses ${what}`, () =>
      assert.deepEqual(
        told(judgeCatalogs(catalogs)),
        fields.map((field) => `INVALID_REQUEST ${field}`),
      ));
});
