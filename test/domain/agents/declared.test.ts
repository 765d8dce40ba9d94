import { assert } from 'chai';
import fc from 'fast-check';
import { nothingDeclared, readDeclared } from '../../../src/domain/agents/declared.ts';

const nothing = { products: [], formats: [] };

describe('readDeclared', () => {
  it('reads what a profile is made of', () => {
    const declared = readDeclared(
      {
        p: { major_versions: [3], supported_versions: ['3.0', '3.1'] },
        supported_protocols: ['media_buy'],
        specialisms: ['sales-guaranteed'],
        experimental_features: ['trusted_match.core'],
        media_buy: {
          buying_modes: ['brief'],
          execution: { trusted_match: {} },
          portfolio: {
            publisher_domains: ['News.example', 'not a domain', 'news.example'],
            primary_channels: ['ctv'],
            primary_countries: ['SE', 'sweden', 'no', 'se', 7],
          },
        },
        creative: { supported_formats: [{ format: { format_kind: 'image', format_id: { id: 'b' } } }] },
      },
      {
        products: [
          { channels: ['display'], delivery_type: 'guaranteed', format_ids: [{ id: 'a' }, 'c'] },
          {
            channels: ['display'],
            delivery_type: 'non_guaranteed',
            format_options: [{ format_kind: 'video_vast' }],
          },
        ],
        formats: [{ format_id: { agent_url: 'x', id: 'd' } }],
      },
      'p',
    );
    assert.deepEqual(declared, {
      protocols: ['media_buy'],
      specialisms: ['sales-guaranteed'],
      versions: ['3.0', '3.1'],
      experimental: ['trusted_match.core'],
      buyingModes: ['brief'],
      channels: ['ctv', 'display'],
      countries: ['NO', 'SE'],
      deliveryTypes: ['guaranteed', 'non_guaranteed'],
      formatIds: ['a', 'b', 'c', 'd'],
      formatKinds: ['image', 'video_vast'],
      publisherDomains: ['news.example'],
      hasTmp: true,
    });
  });

  it('reads nothing out of nothing', () => {
    for (const answer of [undefined, null, 7, [], {}, 'text'])
      assert.deepEqual(readDeclared(answer, nothing, 'p'), nothingDeclared);
  });

  it('takes only an object for trusted matching', () => {
    for (const match of [true, 'yes', [], null, 1]) {
      const answer = { media_buy: { execution: { trusted_match: match } } };
      assert.isFalse(readDeclared(answer, nothing, 'p').hasTmp);
    }
  });

  it('never throws, and never holds more than it may', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), fc.array(fc.anything()), (answer, products) => {
        const declared = readDeclared(
          { media_buy: answer, creative: answer, p: answer },
          { products, formats: products },
          'p',
        );
        assert.isAtMost(declared.formatIds.length, 200);
        assert.isAtMost(declared.channels.length, 40);
      }),
      { numRuns: 100 },
    );
    const many = Array.from({ length: 5000 }, (_, i) => `c${i}`);
    assert.lengthOf(
      readDeclared({ media_buy: { portfolio: { primary_channels: many } } }, nothing, 'p').channels,
      40,
    );
  });
});
