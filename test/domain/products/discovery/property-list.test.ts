import { assert } from 'chai';
import { filterByProperties, listedIn } from '../../../../src/domain/products/discovery/found.ts';
import { offer } from '../../../support/media.ts';

const ids = (property_ids: string[], publisher_domain = 'news.example') => ({
  selection_type: 'publisher_ids',
  publisher_domain,
  property_ids,
});

describe('listedIn', () => {
  for (const [what, answer, listed] of [
    [
      'domains that were found',
      {
        identifiers: [
          { type: 'domain', value: 'news.example' },
          { type: 'subdomain', value: 'm.news.example' },
        ],
      },
      [{ domain: 'news.example' }, { domain: 'm.news.example' }],
    ],
    ['nothing that was found', { identifiers: [], list: { base_properties: [ids(['home'])] } }, []],
    [
      'no apps and no rubbish',
      {
        identifiers: [
          { type: 'ios_bundle', value: 'example.news' },
          null,
          'news.example',
          { type: 'domain', value: 5 },
          { type: 'constructor', value: 'x.example' },
        ],
      },
      [],
    ],
    [
      'properties that the list names',
      {
        list: {
          base_properties: [
            ids(['home', 'sport']),
            { selection_type: 'identifiers', identifiers: [{ type: 'domain', value: 'b.example' }] },
          ],
        },
      },
      [
        { domain: 'news.example', propertyId: 'home' },
        { domain: 'news.example', propertyId: 'sport' },
        { domain: 'b.example' },
      ],
    ],
    ['a list of nothing', { list: { base_properties: [] } }, []],
  ] as const)
    it(`reads ${what}`, () => assert.deepEqual(listedIn(answer), [...listed]));

  for (const [what, answer] of [
    ['nothing', {}],
    ['a list alone', { list: { list_id: 'l', name: 'L' } }],
    ['a list of texts', { list: { base_properties: ['news.example'] } }],
    ['identifiers that are no list', { identifiers: { type: 'domain', value: 'news.example' } }],
    [
      'tags',
      {
        list: {
          base_properties: [{ selection_type: 'publisher_tags', publisher_domain: 'a.example', tags: ['x'] }],
        },
      },
    ],
    [
      'ids without a domain',
      { list: { base_properties: [{ selection_type: 'publisher_ids', property_ids: ['x'] }] } },
    ],
    ['something known beside something unknown', { list: { base_properties: [ids(['home']), {}] } }],
    ['a filter', { list: { base_properties: [ids(['home'])], filters: { countries_all: ['US'] } } }],
  ] as const)
    it(`cannot tell the properties of ${what}`, () => assert.isNull(listedIn(answer)));
});

describe('filterByProperties', () => {
  const all = offer();
  const home = offer({
    product_id: 'home',
    publisher_properties: [
      { publisher_domain: 'news.example', selection_type: 'by_id', property_ids: ['home'] },
    ],
  });
  const both = offer({
    product_id: 'both',
    publisher_properties: [
      { publisher_domain: 'news.example', selection_type: 'all' },
      { publisher_domain: 'other.example', selection_type: 'all' },
    ],
  });
  const aimed = offer({ ...both.product, product_id: 'aimed', property_targeting_allowed: true });
  const kept = (...listed: { domain: string; propertyId?: string }[]) =>
    filterByProperties([all, home, both, aimed], listed).map(({ product }) => product.product_id);

  it('keeps what lies inside the list, and what can be narrowed to it', () => {
    assert.deepEqual(kept({ domain: 'NEWS.example' }), ['news_display', 'home', 'aimed']);
    assert.deepEqual(kept({ domain: 'news.example', propertyId: 'home' }), ['home', 'aimed']);
    assert.deepEqual(kept({ domain: 'news.example' }, { domain: 'other.example' }), [
      'news_display',
      'home',
      'both',
      'aimed',
    ]);
  });
  it('keeps nothing for a list of nothing, or of others', () => {
    assert.isEmpty(kept());
    assert.isEmpty(kept({ domain: 'elsewhere.example' }));
    assert.isEmpty(kept({ domain: 'sub.news.example' }));
  });
});
