import { assert } from 'chai';
import {
  formatOfFixture,
  isHidden,
  nameOf,
  productOfFixture,
} from '../../../src/domain/products/product-fixture.ts';
import { pricesOfSeed } from '../../../src/domain/test-controller/seeds.ts';

const AGENT = 'https://agent.example/mcp';
const context = { id: 'some_product', agentUrl: AGENT, publisherDomain: 'pub.example', pushesReports: true };
const product = (fixture: object, options: readonly object[] = []) => {
  const read = productOfFixture(
    { ...fixture },
    options.map((one) => ({ ...one })),
    context,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
const places = (fixture: object) => {
  const read = productOfFixture({ ...fixture }, [], context);
  return read.ok ? [] : read.problems.map(({ place }) => place);
};
const format = (id: string, fixture: object = {}, channels: string[] = []) =>
  formatOfFixture({ ...fixture }, { id, agentUrl: AGENT, channels });

describe('nameOf', () => {
  for (const [id, name] of [
    ['sports_preroll_q2', 'Sports preroll q2'],
    ['test-product', 'Test product'],
    ['X', 'X'],
    ['__', '__'],
  ] as const)
    it(`of ${id} is ${name}`, () => assert.equal(nameOf(id), name));
});

describe('a product of a test', () => {
  for (const [channel, id] of [
    ['display', 'display_300x250'],
    ['olv', 'video_30s'],
    ['ctv', 'video_30s'],
    ['podcast', 'audio_30s'],
    ['dooh', 'dooh_1920x1080'],
  ] as const)
    it(`on ${channel} takes ${id} when it says nothing`, () =>
      assert.deepEqual(product({ channels: [channel] }).product.format_ids, [{ agent_url: AGENT, id }]));

  it('that has format options needs no formats', () => {
    const { product: made } = product({ format_options: [{ format_kind: 'image', params: {} }] });
    assert.notProperty(made, 'format_ids');
  });
  it('keeps parameters of formats', () =>
    assert.deepEqual(product({ format_ids: [{ id: 'a', width: 3, height: 4 }] }).product.format_ids, [
      { agent_url: AGENT, id: 'a', width: 3, height: 4 },
    ]));
  it('may be aimed by signals that it lists', () =>
    assert.notProperty(product({}).product, 'signal_targeting_allowed'));
  it('has the later of two prices of one id, and a floor where no price is said', () => {
    const { product: made } = product(
      { pricing_options: [{ pricing_option_id: 'a' }, { pricing_option_id: 'b', fixed_price: 2 }] },
      [{ pricing_option_id: 'a', fixed_price: 9 }],
    );
    assert.deepEqual(
      made.pricing_options?.map((one) => [
        one.pricing_option_id,
        'fixed_price' in one ? one.fixed_price : null,
      ]),
      [
        ['a', 9],
        ['b', 2],
      ],
    );
  });
  it('describes its own formats only', () =>
    assert.deepEqual(
      product({ format_ids: [{ id: 'a' }, { agent_url: 'https://x.example', id: 'b' }] }).formats.map(
        ({ format_id }) => format_id.id,
      ),
      ['a'],
    ));
  it('tells that it is hidden, and not in the product', () => {
    const made = product({ hidden: true });
    assert.isTrue(isHidden(made));
    assert.notProperty(made.product, 'hidden');
    for (const hidden of [false, 1, 'yes', null]) assert.isFalse(isHidden({ fixture: { hidden } }));
  });
  for (const [selector, type] of [
    [{}, 'all'],
    [{ property_ids: ['a'] }, 'by_id'],
    [{ property_tags: ['a'] }, 'by_tag'],
    [{ selection_type: 'all' }, 'all'],
  ] as const)
    it(`selects ${type} with ${JSON.stringify(selector)}`, () => {
      const { publisher_properties: made } = product({
        publisher_properties: [{ publisher_domain: 'pub.example', ...selector }],
      }).product;
      assert.equal(made[0]?.selection_type, type);
    });
  it('has each channel once, whatever it is called', () =>
    assert.deepEqual(product({ channels: ['native', 'display', 'video', 'olv'] }).product.channels, [
      'display',
      'olv',
    ]));
  it('counts completed views of video, and of nothing else', () => {
    for (const [channel, isCounted] of [
      ['ctv', true],
      ['video', true],
      ['display', false],
      ['podcast', false],
    ] as const) {
      const { reporting_capabilities: reporting } = product({ channels: [channel] }).product;
      assert.equal(reporting?.available_metrics.includes('completed_views'), isCounted, channel);
    }
    const said = product({ channels: ['ctv'], reporting_capabilities: { available_metrics: ['spend'] } });
    assert.deepEqual(said.product.reporting_capabilities?.available_metrics, ['spend']);
  });
  it('has the id that it was seeded under', () =>
    assert.equal(product({ product_id: 'other' }).product.product_id, 'some_product'));

  for (const [fixture, place] of [
    [{ name: 1 }, 'name'],
    [{ delivery_type: 'perhaps' }, 'delivery_type'],
    [{ channels: ['smoke'] }, 'channels[0]'],
    [{ format_ids: [{ id: 'a b' }] }, 'format_ids[0].id'],
    [{ format_ids: 'a' }, 'format_ids'],
    [{ pricing_options: [1] }, 'pricing_options[0].pricing_model'],
    [{ pricing_options: [{ pricing_option_id: 'a', currency: 'money' }] }, 'pricing_options[0].currency'],
    [{ publisher_properties: [] }, 'publisher_properties'],
    [{ reporting_capabilities: { timezone: 1 } }, 'reporting_capabilities.timezone'],
    [{ reporting_capabilities: 'all' }, 'reporting_capabilities'],
  ] as const)
    it(`is not made with ${JSON.stringify(fixture)}`, () => assert.include(places(fixture), place));
});

describe('a format of a test', () => {
  for (const [id, channels, type, size] of [
    ['display_300x250', [], 'display', '300x250'],
    ['html5-728x90', [], 'display', '728x90'],
    ['video_30s', [], 'video', null],
    ['vast_preroll', [], 'video', null],
    ['audio_15s', [], 'audio', null],
    ['dooh_1920x1080', [], 'dooh', '1920x1080'],
    ['odd', [], 'display', null],
    ['odd', ['ctv'], 'video', null],
    ['odd', ['podcast'], 'audio', null],
    ['odd', ['ooh'], 'dooh', null],
    ['a_0x0', [], 'display', null],
    ['a300x250', [], 'display', null],
  ] as const)
    it(`${id} on ${channels.join() || 'nothing'} is ${type} of ${size}`, () => {
      const read = format(id, {}, [...channels]);
      assert.isTrue(read.ok);
      if (!read.ok) return;
      assert.equal(read.value.type, type);
      const { width, height } = read.value.renders[0]?.dimensions ?? {};
      assert.equal(width === undefined ? null : `${width}x${height}`, size);
      assert.deepEqual(read.value.assets_required, []);
    });
  for (const [id, renders, told] of [
    [
      'banner_300x250',
      [{ role: 'main' }],
      [{ role: 'main', dimensions: { width: 300, height: 250, unit: 'px' } }],
    ],
    [
      'odd',
      [{}, { role: 'side' }],
      [
        { role: 'primary', parameters_from_format_id: true },
        { role: 'side', parameters_from_format_id: true },
      ],
    ],
    ['odd', undefined, [{ role: 'primary', parameters_from_format_id: true }]],
    [
      'banner_300x250',
      [{ role: 'main', parameters_from_format_id: true }],
      [{ role: 'main', parameters_from_format_id: true }],
    ],
    [
      'odd',
      [{ role: 'main', parameters_from_format_id: false }],
      [{ role: 'main', parameters_from_format_id: true }],
    ],
    [
      'banner_300x250',
      [{ role: 'a', dimensions: { width: 1, height: 2 } }],
      [{ role: 'a', dimensions: { width: 1, height: 2 } }],
    ],
  ] as const)
    it(`${id} with the renders ${JSON.stringify(renders)} has a size or takes it from its id`, () => {
      const read = format(id, renders === undefined ? {} : { renders });
      assert.deepEqual(read.ok && read.value.renders, [...told]);
    });
  it('has the type and the assets of its fixture', () => {
    const read = format('x', {
      type: 'audio',
      name: 'N',
      assets: [{ asset_id: 'a', asset_type: 'audio', required: false }],
    });
    assert.isTrue(read.ok && read.value.type === 'audio' && read.value.assets_required.length === 0);
  });
  for (const fixture of [
    { type: 'smell' },
    { name: 1 },
    { renders: [] },
    { assets: 'all' },
    { assets: [{ asset_id: 1 }] },
  ])
    it(`is not made with ${JSON.stringify(fixture)}`, () => assert.isFalse(format('x', fixture).ok));
  it('is not made under a name with blanks', () => assert.isFalse(format('a b').ok));
});

describe('pricesOfSeed', () => {
  const currency = 'USD';
  for (const [model, amount, more] of [
    ['cpm', 'cpm', {}],
    ['percent_of_media', 'percent', { max_cpm: 3 }],
    ['flat_fee', 'amount', { period: 'monthly' }],
    ['per_unit', 'unit_price', { unit: 'render' }],
  ] as const) {
    it(`writes the rate of ${model} as ${amount}`, () => {
      const [price] = pricesOfSeed([{ pricing_model: model, rate: 0, currency, ...more }]) as object[];
      assert.deepEqual(price, { model, [amount]: 0, currency, ...more });
    });
  }

  it('leaves what it does not know for the schema to reject', () => {
    for (const price of [
      null,
      'cpm',
      {},
      { pricing_model: 'cpm', currency },
      { pricing_model: 'toString', rate: 1 },
      { pricing_model: 7, rate: 1 },
      { model: 'cpm', cpm: 1, currency },
      { model: 'cpm', pricing_model: 'flat_fee', rate: 1 },
    ])
      assert.deepEqual(pricesOfSeed([price]), [price]);
    assert.equal(pricesOfSeed('none'), 'none');
  });
});
