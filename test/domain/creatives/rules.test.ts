import { assert } from 'chai';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import { slotsOf, validateCanonical } from '../../../src/domain/creatives/canonical-formats.ts';
import { measureCreative } from '../../../src/domain/creatives/features.ts';
import { fillKnownMacros } from '../../../src/domain/creatives/macros.ts';
import {
  billOf,
  judgeConfig,
  leafMinor,
  rankTransformers,
  STANDARD_PRICE,
  withDefaults,
} from '../../../src/domain/creatives/transformers.ts';
import { finish } from '../../../src/domain/steps.ts';
import { publisherProfile } from '../../support/publisher.ts';

const params = {
  params: [
    {
      field: 'theme',
      type: 'string',
      value_source: 'inline',
      allowed_values: ['light', 'dark'],
      default: 'light',
    },
    { field: 'rate', type: 'number', value_source: 'range', minimum: 0.5, maximum: 2, required: true },
    { field: 'takes', type: 'integer', value_source: 'range', minimum: 1, maximum: 5 },
    { field: 'voice', type: 'string', value_source: 'enumerable', choices: [{ value: 'ada' }] },
    { field: 'line', type: 'string', value_source: 'free_text', max_length: 5 },
    { field: 'loud', type: 'boolean', value_source: 'inline', allowed_values: [true, false] },
  ],
} as const;

describe('judgeConfig', () => {
  const wrong: readonly (readonly [object, string])[] = [
    [{}, 'config.rate'],
    [{ rate: 3 }, 'config.rate'],
    [{ rate: 0.4 }, 'config.rate'],
    [{ rate: '1' }, 'config.rate'],
    [{ rate: Number.NaN }, 'config.rate'],
    [{ rate: 1, takes: 1.5 }, 'config.takes'],
    [{ rate: 1, theme: 'plaid' }, 'config.theme'],
    [{ rate: 1, voice: 'bob' }, 'config.voice'],
    [{ rate: 1, line: 'longer' }, 'config.line'],
    [{ rate: 1, loud: 'yes' }, 'config.loud'],
    [{ rate: 1, __proto__: null, other: 1 }, 'config.other'],
  ];
  for (const [config, field] of wrong)
    it(`refuses ${JSON.stringify(config)}`, () => {
      const [first] = judgeConfig(config as never, params as never);
      assert.deepInclude(first, { code: 'INVALID_REQUEST', field });
    });

  it('takes bounds and fills in defaults', () => {
    assert.isEmpty(
      judgeConfig({ rate: 0.5, takes: 5, voice: 'ada', line: 'short', loud: true }, params as never),
    );
    assert.deepEqual(withDefaults({ rate: 1 }, params as never), { theme: 'light', rate: 1 });
  });
});

const { transformers = [] } = openPlatform(
  publisherProfile.catalogs.products,
  'https://agent.example/mcp',
).catalog;

describe('rankTransformers', () => {
  it('orders by fit and leaves nothing out', () => {
    const ids = (brief: string) => rankTransformers(transformers, brief).map((one) => one.transformer_id);
    assert.equal(ids('a voice for podcasts')[0], 'spoken_script');
    assert.equal(ids('cards of products')[0], 'product_cards');
    assert.deepEqual(
      ids('zzz'),
      transformers.map((one) => one.transformer_id),
    );
  });
});

describe('validateCanonical', () => {
  const image = { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 };
  const of = (format_kind: string, assets: object, more: object = {}) =>
    validateCanonical(
      { assets: assets as never },
      { format_kind: format_kind as never, params: { ...more } },
    );
  const text = (content: string) => ({ asset_type: 'text', content });

  it('names every slot that is missing', () => {
    const { result_kind, violations } = of('native_in_feed', {});
    assert.equal(result_kind, 'validated_fail');
    assert.deepEqual(
      violations?.map(({ rule, field }) => [rule, field]),
      [
        ['required_slot', 'assets.title'],
        ['required_slot', 'assets.advertiser_name'],
        ['required_slot', 'assets.landing_page_url'],
      ],
    );
  });

  const failing: readonly (readonly [string, string, object, object, string, string])[] = [
    [
      'a picture of another size',
      'image',
      { image_main: image },
      { width: 728, height: 90 },
      'assets.image_main.width',
      'dimensions',
    ],
    [
      'an asset of another type',
      'image',
      { image_main: text('x') },
      {},
      'assets.image_main.asset_type',
      'asset_type',
    ],
    ['too few cards', 'image_carousel', { cards: [image] }, {}, 'assets.cards', 'count'],
    [
      'a text that is too long',
      'native_in_feed',
      {
        title: text('x'.repeat(91)),
        advertiser_name: text('a'),
        landing_page_url: { asset_type: 'url', url: 'https://a.example/' },
      },
      {},
      'assets.title.content',
      'max_chars',
    ],
    [
      'an address of another scheme',
      'display_tag',
      { tag_url: { asset_type: 'url', url: 'ftp://a.example/' } },
      {},
      'assets.tag_url.url',
      'url_scheme',
    ],
  ];
  for (const [name, kind, assets, more, field, rule] of failing)
    it(`fails ${name}`, () => {
      const { result_kind, violations } = of(kind, assets, more);
      assert.equal(result_kind, 'validated_fail');
      assert.deepInclude(
        (violations ?? []).map((one) => [one.field, one.rule]),
        [field, rule],
      );
    });

  it('passes what fits, with macros in addresses and further assets', () => {
    const tag = { asset_type: 'url', url: '{CLICK_URL}https://a.example/?click={CLICK_URL}' };
    assert.deepEqual(of('display_tag', { tag_url: tag, extra: text('x') }), {
      result_kind: 'validated_pass',
    });
    assert.deepEqual(of('agent_placement', {}), { result_kind: 'validated_pass' });
    assert.deepEqual(of('image', { image_main: image }, { synthesis_nondeterministic: true }), {
      result_kind: 'unvalidatable_nondeterministic',
    });
  });

  it('lets own slots replace the required ones of the kind', () => {
    const own = { slots: [{ asset_group_id: 'script', asset_type: 'text', required: true, max_chars: 5 }] };
    const names = slotsOf({ format_kind: 'image', params: own }).map(({ asset_group_id }) => asset_group_id);
    assert.deepEqual(names, ['script', 'landing_page_url']);
  });
});

describe('fillKnownMacros', () => {
  it('ends before the values fill the memory', () => {
    const title = { asset_type: 'text', content: '{A}'.repeat(101) };
    assert.throws(() => fillKnownMacros({ title }, { A: 'x'.repeat(10_000) }), /macro_values/);
    assert.doesNotThrow(() => fillKnownMacros({ title }, { A: 'x'.repeat(9_900) }));
  });

  it('encodes values in addresses, in one pass, and leaves other macros', () => {
    const assets = {
      a: { asset_type: 'url', url: 'https://x.example/?a={CREATIVE_ID}&b={SKU}' },
      t: { asset_type: 'text', content: '{CREATIVE_ID}' },
    };
    assert.deepEqual(fillKnownMacros(assets, { CREATIVE_ID: "é{SKU}'&\r\n" }), {
      a: { asset_type: 'url', url: 'https://x.example/?a=%C3%A9%7BSKU%7D%27%26%0D%0A&b={SKU}' },
      t: { asset_type: 'text', content: "é{SKU}'&\r\n" },
    });
    assert.deepEqual(fillKnownMacros(assets, { constructor: 'x' }), assets);
  });
});

describe('measureCreative', () => {
  const at = new Date(0);
  const value = (assets: object, id: string) =>
    finish(measureCreative({ assets: assets as never }, [id], at))[0]?.value;

  it('counts what a manifest tells', () => {
    const page = { asset_type: 'html', content: '<p onclick = "x()">'.padEnd(2048, ' ') };
    assert.equal(value({ page }, 'creative_weight_kb'), 2);
    assert.isTrue(value({ page }, 'has_script'));
    assert.isFalse(value({ page: { ...page, content: '<p>on tour</p>' } }, 'has_script'));
    assert.isFalse(value({}, 'has_alt_text'));
    assert.isTrue(
      value({ a: [{ asset_type: 'image', url: 'http://x.example/', alt_text: 'A' }] }, 'has_insecure_url'),
    );
    assert.isEmpty(finish(measureCreative({ assets: {} }, ['nothing'], at)));
  });

  it('pauses after every thousand assets, and after as many kilobytes', () => {
    const pausesFor = (assets: object): number => {
      const steps = measureCreative({ assets: assets as never }, undefined, at);
      let pauses = 0;
      while (steps.next().done !== true) pauses += 1;
      return pauses;
    };
    const slots = (count: number, asset: object) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, slot) => [`slot_${slot}`, Array(100).fill(asset)]),
      );
    assert.equal(pausesFor(slots(1, { asset_type: 'url' })), 0);
    assert.equal(pausesFor(slots(200, { asset_type: 'url' })), 20);
    assert.isAtLeast(pausesFor(slots(1, { asset_type: 'html', content: 'a'.repeat(50_000) })), 4);
  });
});

describe('bills', () => {
  it('are exact in minor units, and drafts are free', () => {
    assert.equal(leafMinor(STANDARD_PRICE, 'draft'), 0);
    const { vendor_cost } = billOf(STANDARD_PRICE, 3 * leafMinor(STANDARD_PRICE, 'production'), {
      renders: 3,
    });
    assert.equal(vendor_cost, 7.5);
  });
});
