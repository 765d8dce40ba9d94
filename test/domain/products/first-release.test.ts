import { assert } from 'chai';
import type { CoreFormat } from '../../../generated/types/core.ts';
import {
  formatIn30,
  laterFormats,
  productIn30,
  withOneSelectorEach,
} from '../../../src/domain/products/product-views.ts';
import { product, reports } from '../../support/media.ts';

const slot = (asset_type: string, required = true): CoreFormat['assets'][number] =>
  ({ item_type: 'individual', asset_id: asset_type, asset_type, required }) as never;
const group = (...types: string[]): CoreFormat['assets'][number] =>
  ({
    item_type: 'repeatable_group',
    asset_group_id: 'cards',
    required: true,
    min_count: 2,
    max_count: 5,
    assets: types.map((asset_type) => ({ asset_id: asset_type, asset_type, required: true })),
  }) as never;
const format = (id: string, more: Partial<CoreFormat> = {}): CoreFormat => ({
  format_id: { agent_url: 'https://agent.example/mcp', id },
  name: id,
  type: 'display',
  renders: [{ role: 'primary', dimensions: { width: 300, height: 250 } }],
  assets: [slot('image')],
  assets_required: [slot('image')] as never,
  ...more,
});

describe('media in the words of release 3.0', () => {
  it('leaves alone what that release knows', () => {
    const known = format('a', { reported_metrics: ['impressions', 'ctr'] });
    assert.deepEqual(formatIn30(known), known);
    assert.deepEqual(productIn30(product(), new Set()), product());
  });

  it('has no format for assets that came later', () => {
    assert.notProperty(formatIn30(format('a', { supported_macros: ['CLICK_URL'] })), 'supported_macros');
    assert.isNull(formatIn30(format('a', { assets: [slot('image'), slot('zip')] })));
    assert.isNull(formatIn30(format('a', { assets: [group('text', 'published_post')] })));
  });

  it('leaves out slots that came later and may stay empty', () => {
    const known = formatIn30(format('a', { assets: [slot('image'), slot('zip', false)] }));
    assert.deepEqual(known?.assets, [slot('image')]);
  });

  it('leaves out metrics that came later', () => {
    const known = formatIn30(format('a', { reported_metrics: ['impressions', 'engagements', 'plays'] }));
    assert.deepEqual(known?.reported_metrics, ['impressions']);
    const reporting = reports({ available_metrics: ['spend', 'cpm', 'downloads', 'clicks'] });
    assert.deepEqual(
      productIn30(product({ reporting_capabilities: reporting }), new Set()).reporting_capabilities,
      { ...reporting, available_metrics: ['spend', 'clicks'] },
    );
  });

  it('names one publisher at a time', () => {
    const selectors = [
      { selection_type: 'by_tag', publisher_domains: ['a.example', 'b.example'], property_tags: ['news'] },
      { selection_type: 'all', publisher_domain: 'c.example' },
    ] as const;
    assert.deepEqual(withOneSelectorEach(product({ publisher_properties: selectors })).publisher_properties, [
      { selection_type: 'by_tag', publisher_domain: 'a.example', property_tags: ['news'] },
      { selection_type: 'by_tag', publisher_domain: 'b.example', property_tags: ['news'] },
      { selection_type: 'all', publisher_domain: 'c.example' },
    ]);
  });

  it('sells products in the formats that it can express, and keeps what a shortened product leaves out', () => {
    const formats = [format('a'), format('b', { assets: [slot('zip')] })];
    const unknown = laterFormats(formats);
    assert.deepEqual([...unknown], ['b']);
    const agent_url = 'https://agent.example/mcp';
    const sold = productIn30(
      product({
        format_ids: [
          { agent_url, id: 'a' },
          { agent_url, id: 'b' },
        ],
      }),
      unknown,
    );
    assert.deepEqual(sold.format_ids, [{ agent_url, id: 'a' }]);
    assert.deepEqual(productIn30({ product_id: 'p' }, unknown), { product_id: 'p' });
  });
});
