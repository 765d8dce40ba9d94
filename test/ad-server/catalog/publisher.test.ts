import { assert } from 'chai';
import { stockOf } from '../../../src/ad-server/catalog/document.ts';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { Price } from '../../../src/ad-server/port.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { publisherCatalog, publisherProfile, written } from '../../support/publisher.ts';
import { granted, later, START } from '../orders.ts';

const AGENT = 'https://sales.example';

const catalog = () => openPlatform(publisherProfile.catalogs.products, AGENT).catalog;

describe('the catalog of the fictional publisher', () => {
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
    const domains = JSON.stringify(publisherCatalog).match(/[a-z0-9-]+\.(?:[a-z]{2,})(?=")/g) ?? [];
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

  it('uses every format that is not of the library in a product', () => {
    const used = new Set(publisherCatalog.products.flatMap(({ format_ids: ids }) => ids));
    const formats = ['display', 'moving'].flatMap((name) => written(`formats/${name}.json`).formats);
    assert.deepEqual(
      formats.map(({ format_id: id }) => id).filter((id) => !used.has(id)),
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

/** Formats that no canonical kind describes: a script, a text that a person reads, a picture with a sound. */
const NAMED_ONLY = ['display_script', 'podcast_host_read', 'dooh_audio_15s'];

describe('format options of the fictional publisher', () => {
  const { formats, products } = publisherCatalog;

  it('describe the formats of each product, except those without a canonical kind', () => {
    for (const { product_id: id, format_ids, format_options: options = [] } of products)
      assert.deepEqual(
        options.flatMap((option: { v1_format_ref: string[] }) => option.v1_format_ref),
        format_ids.filter((one: string) => !NAMED_ONLY.includes(one)),
        id,
      );
  });

  it('have slots that are assets of the format, of the same type and equally required', () => {
    const assetsOf = new Map(formats.map(({ format_id: id, assets }) => [id, assets]));
    for (const { format_option_id: id, params } of products.flatMap((one) => one.format_options ?? [])) {
      const own = new Map(
        (assetsOf.get(id) ?? []).map((asset: { asset_id?: string }) => [asset.asset_id, asset]),
      );
      for (const { asset_group_id: name, asset_type: type, required } of params.slots ?? [])
        assert.deepInclude(own.get(name), { asset_type: type, required }, `${id} ${name}`);
    }
  });
});
