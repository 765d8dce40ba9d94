import { assert } from 'chai';
import { formatOptions, NAMED_ONLY } from '../../../src/ad-server/catalog/built-in/canonical-kinds.ts';
import { displayFormats } from '../../../src/ad-server/catalog/built-in/formats-display.ts';
import { movingFormats } from '../../../src/ad-server/catalog/built-in/formats-moving.ts';
import { builtInCatalog } from '../../../src/ad-server/catalog/built-in/index.ts';
import { standInCatalog } from '../../../src/ad-server/catalog/built-in/stand-ins.ts';
import { stockOf } from '../../../src/ad-server/catalog/document.ts';
import { placeCatalog, readCatalog } from '../../../src/ad-server/catalog/read.ts';
import type { Price } from '../../../src/ad-server/port.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { granted, later, START } from '../orders.ts';

const AGENT = 'https://sales.example';

const catalog = () => placeCatalog(builtInCatalog, AGENT);

describe('the built-in catalog', () => {
  it('has nothing wrong with it, nor have its stand-ins', () => {
    for (const document of [builtInCatalog, standInCatalog])
      assert.deepEqual(readCatalog(document, AGENT), { ok: true, catalog: placeCatalog(document, AGENT) });
  });

  it('offers every kind of inventory, promised and in auctions', () => {
    const products = catalog().products.map(({ product }) => product);
    assert.isAtLeast(products.length, 24);
    const channels = new Set(products.flatMap((product) => product.channels ?? []));
    assert.includeMembers(
      [...channels],
      [
        'display',
        'olv',
        'ctv',
        'streaming_audio',
        'podcast',
        'dooh',
        'retail_media',
        'linear_tv',
        'social',
        'email',
      ],
    );
    for (const kind of ['guaranteed', 'non_guaranteed'] as const) {
      assert.isAtLeast(products.filter((product) => product.delivery_type === kind).length, 8, kind);
    }
    const prices = products.flatMap((product) => product.pricing_options ?? []);
    assert.sameMembers(
      [...new Set(prices.map(({ pricing_model: model }) => model))],
      ['cpm', 'vcpm', 'cpc', 'cpcv', 'cpv', 'cpp', 'cpa', 'flat_rate', 'time'],
    );
    assert.sameMembers([...new Set(prices.map(({ currency }) => currency))], ['USD', 'EUR']);
  });

  it('names only places that are kept for examples', () => {
    const domains = JSON.stringify(builtInCatalog).match(/[a-z0-9-]+\.(?:[a-z]{2,})(?=")/g) ?? [];
    assert.isNotEmpty(domains);
    assert.deepEqual(
      domains.filter((domain) => !domain.endsWith('.example')),
      [],
    );
  });

  it('tells every format that a product takes, each as this agent’s own, with what has to be filled', () => {
    const { formats, products } = catalog();
    const known = new Set(formats.map(({ format_id: { id } }) => id));
    for (const { product } of products) {
      for (const { agent_url, id } of product.format_ids ?? []) {
        assert.isTrue(known.has(id) && agent_url === AGENT, id);
      }
    }
    for (const format of formats) {
      assert.isNotEmpty(format.assets_required);
      assert.deepEqual(
        format.assets_required,
        format.assets.filter(({ required }) => required),
      );
    }
    assert.sameMembers([...new Set(formats.map(({ type }) => type))], ['display', 'video', 'audio', 'dooh']);
  });

  it('has a use for every format that is not of the library', () => {
    const used = new Set(builtInCatalog.products.flatMap(({ format_ids: ids }) => ids));
    assert.deepEqual(
      [...displayFormats, ...movingFormats].map(({ format_id: id }) => id).filter((id) => !used.has(id)),
      [],
    );
  });

  it('can be sold: at every price there is inventory for a usual budget, and it is delivered', async () => {
    const { products } = catalog();
    const platform = openSimulator(stockOf(catalog()));
    const flight = { start: START, end: later(28) };
    for (const { product } of products) {
      for (const option of product.pricing_options ?? []) {
        const place = `${product.product_id} ${option.pricing_option_id}`;
        const floor = 'floor_price' in option ? option.floor_price : undefined;
        const price: Price = {
          model: option.pricing_model,
          currency: option.currency,
          ...(option.fixed_price === undefined ? {} : { fixed_price: option.fixed_price }),
          ...(floor === undefined ? {} : { floor_price: floor, bid_price: floor * 1.5, max_bid: true }),
        };
        const budget_minor = Math.max(2_000, option.min_spend_per_package ?? 0) * 100;
        const its = {
          product_id: product.product_id,
          channels: product.channels ?? [],
          delivery_type: product.delivery_type,
        };
        const grant = granted(
          await platform.reserve({
            package_id: place,
            product: its,
            flight,
            budget_minor,
            price,
            pacing: 'even',
            held: [],
          }),
        );
        const terms = {
          from: START,
          running: true,
          flight,
          budget_minor,
          price,
          pacing: 'even' as const,
          creatives: [{ creative_id: 'cr' }],
          share_ppm: grant.share_ppm,
          targeting_ppm: grant.targeting_ppm,
        };
        const order = {
          buy_id: 'buy',
          package_id: place,
          product: its,
          currency: option.currency,
          terms: [terms],
        };
        const { packages } = granted(await platform.report({ orders: [order], as_of: later(28) }));
        const spend = packages[0]?.totals.spend_minor ?? 0;
        assert.isAtLeast(
          spend,
          product.delivery_type === 'guaranteed' ? budget_minor * 0.95 : budget_minor * 0.3,
          place,
        );
        assert.isAtMost(spend, budget_minor, place);
      }
    }
  });
});

describe('canonical kinds of the built-in formats', () => {
  const ids = builtInCatalog.formats.map(({ format_id }) => format_id);

  it('describe each format, or give the reason why none does', () => {
    for (const id of ids) assert.notEqual(formatOptions([id]).length === 1, NAMED_ONLY.has(id), id);
  });

  it('give reasons for formats that exist alone', () => {
    for (const [id, reason] of NAMED_ONLY) {
      assert.include(ids, id);
      assert.match(reason, /\.$/);
    }
  });

  it('fit the slots and sizes of the format', () => {
    for (const { format_id: id, assets } of builtInCatalog.formats) {
      const [option] = formatOptions([id]);
      const slots = option?.params.slots;
      if (!Array.isArray(slots)) continue;
      const own = new Map(assets.map((asset) => ['asset_id' in asset ? asset.asset_id : '', asset]));
      for (const { asset_group_id: name, asset_type: type, required } of slots)
        assert.deepInclude(own.get(name), { asset_type: type, required }, `${id} ${name}`);
    }
  });

  it('are of every product but those that are sold in such a format alone', () => {
    for (const { product_id: id, format_ids, format_options } of builtInCatalog.products)
      assert.equal(
        format_options === undefined,
        format_ids.every((one) => NAMED_ONLY.has(one)),
        id,
      );
  });
});
