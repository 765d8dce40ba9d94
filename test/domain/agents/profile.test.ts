import { assert } from 'chai';
import fc from 'fast-check';
import { type DeclaredByAgent, nothingDeclared } from '../../../src/domain/agents/declared.ts';
import {
  addCountries,
  addGenres,
  addProperty,
  addPublisher,
  addTally,
  changedInventoryFields,
  deriveProfile,
  emptyInventory,
  emptyProfile,
  type Profile,
  type SellableInventory,
} from '../../../src/domain/agents/profile.ts';

const inventory = (fill: (inventory: SellableInventory) => void) => {
  const made = emptyInventory();
  fill(made);
  return made;
};
const property = (propertyType: string, channels: string[] = [], tags: string[] = []) => ({
  propertyType,
  channels,
  tags,
});
const derive = (fill: (inventory: SellableInventory) => void, declared: DeclaredByAgent | null = null) =>
  deriveProfile(inventory(fill), declared).profile;

describe('deriveProfile', () => {
  it('says nothing of an agent that has nothing', () => {
    assert.deepEqual(
      derive(() => {}),
      emptyProfile,
    );
  });

  it('takes channels from properties that name them, and derives them for the others', () => {
    const profile = derive((all) => {
      addProperty(all, property('website', ['olv', 'display']));
      addProperty(all, property('ctv_app'));
      addProperty(all, property('podcast', ['podcast']));
    });
    assert.deepEqual(profile.channels, ['ctv', 'display', 'olv', 'podcast']);
    assert.deepEqual(profile.property_types, ['ctv_app', 'podcast', 'website']);
    assert.equal(profile.property_count, 3);
  });

  it('derives nothing for a type whose every property names its channels', () => {
    assert.deepEqual(derive((all) => addProperty(all, property('ctv_app', ['olv']))).channels, ['olv']);
  });

  it('derives only channels of the vocabulary', () => {
    const channels = derive((all) => {
      for (const type of [
        'website',
        'mobile_app',
        'desktop_app',
        'dooh',
        'radio',
        'linear_tv',
        'streaming_audio',
      ])
        addProperty(all, property(type));
      addProperty(all, property('ai_assistant'));
      addProperty(all, property('hologram'));
    }).channels;
    assert.deepEqual(channels, [
      'display',
      'dooh',
      'linear_tv',
      'radio',
      'sponsored_intelligence',
      'streaming_audio',
    ]);
  });

  it('unites countries of authorizations with those of the portfolio', () => {
    const declared = { ...nothingDeclared, countries: ['DE'] };
    const profile = derive((all) => addCountries(all, ['se', 'NO', 'Norway', '']), declared);
    assert.deepEqual(profile.markets, ['DE', 'NO', 'SE']);
  });

  it('names the taxonomy only when all categories share it', () => {
    const of = (...taxonomies: (string | null)[]) =>
      derive((all) => {
        for (const taxonomy of taxonomies) addGenres(all, ['news'], taxonomy);
      }).category_taxonomy;
    assert.equal(of('iab_content_3.0', 'iab_content_3.0'), 'iab_content_3.0');
    assert.isNull(of('iab_content_3.0', 'custom'));
    assert.isNull(of('iab_content_3.0', null));
    assert.isNull(of(null));
    assert.isNull(of());
  });

  it('takes formats, delivery types and trusted matching from what the agent declares', () => {
    const declared: DeclaredByAgent = {
      ...nothingDeclared,
      deliveryTypes: ['guaranteed'],
      formatIds: ['banner'],
      formatKinds: ['image'],
      hasTmp: true,
    };
    const { delivery_types, format_ids, format_kinds, has_tmp } = derive(() => {}, declared);
    assert.deepEqual(
      { delivery_types, format_ids, format_kinds, has_tmp },
      { delivery_types: ['guaranteed'], format_ids: ['banner'], format_kinds: ['image'], has_tmp: true },
    );
  });

  it('keeps the commonest 200 tags, in order', () => {
    const profile = derive((all) => {
      for (let tag = 0; tag < 300; tag += 1) addTally(all, { kind: 'tag', value: `t${tag}`, n: tag });
    });
    assert.lengthOf(profile.tags, 200);
    assert.include(profile.tags, 't299');
    assert.notInclude(profile.tags, 't99');
    assert.deepEqual(profile.tags, [...profile.tags].sort());
  });

  it('counts a tag once per property', () => {
    const all = inventory((all) => addProperty(all, property('website', [], ['a', 'a'])));
    assert.equal(all.tagCounts.get('a'), 1);
  });

  it('gives the catalog the counts by type, and only the first thousand publishers', () => {
    const { summary } = deriveProfile(
      inventory((all) => {
        for (let at = 0; at < 1200; at += 1) addPublisher(all, `p${at}.example`);
        addProperty(all, property('website', [], ['a']));
      }),
      null,
    );
    assert.lengthOf(summary.publisher_domains, 1000);
    assert.deepEqual(summary.property_summary, {
      total_count: 1,
      count_by_type: { website: 1 },
      tags: ['a'],
      publisher_count: 1200,
    });
  });

  it('does not depend on the order of reading, nor on whether the database counted', () => {
    const kinds = fc.record({
      propertyType: fc.constantFrom('website', 'ctv_app', 'podcast'),
      channels: fc.uniqueArray(fc.constantFrom('display', 'olv', 'ctv'), { maxLength: 2 }),
      tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 20 }), (properties) => {
        const forward = derive((all) => {
          for (const item of properties) addProperty(all, item);
        });
        const backward = derive((all) => {
          for (const item of [...properties].reverse()) addProperty(all, item);
        });
        const counted = derive((all) => {
          for (const { propertyType, channels, tags } of properties) {
            addTally(all, { kind: 'type', value: propertyType, n: 1 });
            if (channels.length === 0) addTally(all, { kind: 'unchannelled', value: propertyType, n: 1 });
            for (const value of channels) addTally(all, { kind: 'channel', value, n: 1 });
            for (const value of tags) addTally(all, { kind: 'tag', value, n: 1 });
          }
        });
        assert.deepEqual(backward, forward);
        assert.deepEqual(counted, forward);
      }),
    );
  });
});

describe('changedFields', () => {
  const profile: Profile = { ...emptyProfile, channels: ['display'], property_count: 2 };
  it('names what differs, sorted', () => {
    assert.deepEqual(changedInventoryFields(profile, { ...profile, tags: ['a'], has_tmp: true }), [
      'has_tmp',
      'tags',
    ]);
  });
  it('names nothing when nothing differs', () => {
    assert.deepEqual(changedInventoryFields(profile, { ...profile, channels: ['display'] }), []);
  });
  it('names what a first profile says', () => {
    assert.deepEqual(changedInventoryFields(null, profile), ['channels', 'property_count']);
    assert.deepEqual(changedInventoryFields(null, emptyProfile), []);
  });
});
