import { assert } from 'chai';
import type { CoreFormat } from '../../../../generated/types/core.ts';
import {
  type FormatFilters,
  filterFormats,
  judgeFormatFilters,
  standardFormats,
} from '../../../../src/domain/products/discovery/format-filters.ts';
import { offer, told } from '../../../support/media.ts';

const AGENT = 'https://agent.example';
const ref = (id: string) => ({ agent_url: AGENT, id });
const format = (id: string, more: Partial<CoreFormat> = {}): CoreFormat => ({
  format_id: ref(id),
  name: id,
  type: 'display',
  renders: [{ role: 'primary', dimensions: { width: 300, height: 250 } }],
  assets: [],
  assets_required: [],
  ...more,
});
const formats = [
  format('banner', { name: 'Medium Rectangle', accessibility: { wcag_level: 'AA' } }),
  format('open', { renders: [{ role: 'primary', parameters_from_format_id: true }] }),
  format('fluid', {
    renders: [
      {
        role: 'p',
        dimensions: {
          min_width: 200,
          max_width: 600,
          height: 90,
          responsive: { width: true, height: false },
        },
      },
    ],
    disclosure_capabilities: [
      { position: 'footer', persistence: ['continuous'] },
      { position: 'prominent', persistence: ['initial'] },
    ],
  }),
  format('spot', {
    type: 'audio',
    renders: [{ role: 'primary' }],
    assets: [{ item_type: 'individual', asset_id: 'a', asset_type: 'audio', required: true }],
    supported_disclosure_positions: ['audio'],
    input_format_ids: [ref('banner')],
    output_format_ids: [ref('open')],
  }),
  format('cards', {
    renders: [{ role: 'primary', dimensions: { width: 2, height: 1, unit: 'inches' } }],
    assets: [
      {
        item_type: 'repeatable_group',
        asset_group_id: 'g',
        required: true,
        min_count: 1,
        max_count: 3,
        assets: [{ asset_id: 'i', asset_type: 'image', required: true }],
      },
    ],
  }),
];
const offers = [
  offer({
    publisher_properties: [
      { publisher_domain: 'News.example', selection_type: 'by_id', property_ids: ['front'] },
    ],
    format_ids: [ref('banner')],
  }),
  offer({
    publisher_properties: [{ publisher_domains: ['news.example', 'radio.example'], selection_type: 'all' }],
    format_ids: [ref('spot')],
  }),
];
const left = (filters: FormatFilters) =>
  filterFormats(formats, filters, offers).map(({ format_id }) => format_id.id);
const ALL = ['banner', 'open', 'fluid', 'spot', 'cards'];

describe('filterFormats', () => {
  for (const [what, filters, ids] of [
    ['nothing', {}, ALL],
    ['an id', { format_ids: [ref('spot'), ref('none')] }, ['spot']],
    ['an id of another agent', { format_ids: [{ agent_url: 'https://x.example', id: 'spot' }] }, ['spot']],
    ['ids that there are not', { format_ids: [ref('none')] }, []],
    ['a medium', { type: 'audio' }, ['spot']],
    ['kinds of assets', { asset_types: ['audio', 'video'] }, ['spot']],
    ['a kind of asset inside a group', { asset_types: ['image'] }, ['cards']],
    ['a width', { min_width: 300, max_width: 300 }, ['banner', 'open', 'fluid']],
    ['a width that is too much', { min_width: 601 }, ['open']],
    ['a width that is too little', { max_width: 199 }, ['open']],
    ['a height', { max_height: 100 }, ['open', 'fluid']],
    ['both', { min_width: 300, max_width: 300, min_height: 250 }, ['banner', 'open']],
    ['bounds that cross', { min_width: 400, max_width: 100 }, ['open']],
    ['what adapts', { is_responsive: true }, ['fluid']],
    ['what does not', { is_responsive: false }, ['banner', 'open', 'spot', 'cards']],
    ['a part of a name', { name_search: 'rECT' }, ['banner']],
    ['no name', { name_search: 'zzz' }, []],
    ['a level below', { wcag_level: 'A' }, ['banner']],
    ['the same level', { wcag_level: 'AA' }, ['banner']],
    ['a level above', { wcag_level: 'AAA' }, []],
    ['positions', { disclosure_positions: ['footer', 'prominent'] }, ['fluid']],
    ['a position that one has of two', { disclosure_positions: ['footer', 'audio'] }, []],
    ['a position of an older format', { disclosure_positions: ['audio'] }, ['spot']],
    ['ways to stay', { disclosure_persistence: ['continuous', 'initial'] }, ['fluid']],
    ['what it is made from', { input_format_ids: [ref('banner')] }, ['spot']],
    ['what is made of it', { output_format_ids: [ref('banner')] }, []],
    ['a publisher', { publisher_domain: 'news.example' }, ['banner', 'spot']],
    ['a publisher, written otherwise', { publisher_domain: 'NEWS.example' }, ['banner', 'spot']],
    ['a property', { publisher_domain: 'news.example', property_id: 'front' }, ['banner', 'spot']],
    ['another property', { publisher_domain: 'news.example', property_id: 'back' }, ['spot']],
    ['another publisher', { publisher_domain: 'radio.example' }, ['spot']],
    ['nobody', { publisher_domain: 'nobody.example' }, []],
    ['two things', { type: 'display', publisher_domain: 'news.example' }, ['banner']],
  ] as const satisfies readonly (readonly [string, FormatFilters, readonly string[]])[])
    it(`leaves ${ids.length} when it filters by ${what}`, () => assert.deepEqual(left(filters), ids));
});

describe('judgeFormatFilters', () => {
  it('wants the publisher of a property', () =>
    assert.deepEqual(told(judgeFormatFilters({ property_id: 'x' })), ['INVALID_REQUEST publisher_domain']));
  it('takes both, one, or none', () => {
    for (const filters of [
      {},
      { publisher_domain: 'a.example' },
      { publisher_domain: 'a.example', property_id: 'x' },
    ])
      assert.deepEqual(judgeFormatFilters(filters), []);
  });
});

describe('standardFormats', () => {
  it('are the sizes that everybody has, films and spots', () =>
    assert.deepEqual([...standardFormats(formats)], ['banner', 'spot']));
});
