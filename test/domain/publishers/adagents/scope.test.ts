import { assert } from 'chai';
import type { AuthorizationScope } from '../../../../src/domain/publishers/adagents/projection.ts';
import { coversPublisher, propertiesInScope } from '../../../../src/domain/publishers/adagents/scope.ts';
import type { AuthorizationType } from '../../../../src/domain/publishers/adagents/vocabulary.ts';

const PUBLISHER = 'gazette.example';
const properties = [
  { propertyId: 'news', tags: ['a', 'b'], identifiers: [{ type: 'domain', value: 'gazette.example' }] },
  {
    propertyId: 'app',
    tags: ['b'],
    identifiers: [
      { type: 'ios_bundle', value: 'x' },
      { type: 'android_package', value: 'x' },
    ],
  },
  { propertyId: null, tags: [], identifiers: [{ type: 'subdomain', value: 'radio.gazette.example' }] },
];
const inScope = (authorizationType: AuthorizationType, scope: AuthorizationScope) =>
  propertiesInScope({ authorizationType, scope }, PUBLISHER, properties).map((property) =>
    properties.indexOf(property),
  );
const inline = (identifiers: object[], more: object = {}) => ({
  property_type: 'website',
  name: 'x',
  identifiers,
  ...more,
});
const select = (...publisher_properties: Record<string, unknown>[]) =>
  inScope('publisher_properties', { publisher_properties });

describe('propertiesInScope', () => {
  it('finds the properties with the ids of the entry', () => {
    assert.deepEqual(inScope('property_ids', { property_ids: ['app', 'unknown'] }), [1]);
    assert.deepEqual(inScope('property_ids', { property_ids: [] }), []);
    assert.deepEqual(inScope('property_ids', {}), []);
    assert.deepEqual(inScope('property_ids', { property_tags: ['b'] }), []);
  });

  it('goes by any tag', () => {
    assert.deepEqual(inScope('property_tags', { property_tags: ['b', 'z'] }), [0, 1]);
    assert.deepEqual(inScope('property_tags', { property_tags: ['z'] }), []);
    assert.deepEqual(inScope('property_tags', { property_ids: ['news'] }), []);
  });

  it('goes by selectors that name the publisher', () => {
    const publisher_domain = PUBLISHER;
    assert.deepEqual(select({ selection_type: 'all', publisher_domain }), [0, 1, 2]);
    assert.deepEqual(
      select({ selection_type: 'all', publisher_domains: ['x.example', 'WWW.gazette.example'] }),
      [0, 1, 2],
    );
    assert.deepEqual(select({ selection_type: 'by_id', publisher_domain, property_ids: ['news'] }), [0]);
    assert.deepEqual(select({ selection_type: 'by_tag', publisher_domain, property_tags: ['a'] }), [0]);
    assert.deepEqual(
      select(
        { selection_type: 'by_id', publisher_domain, property_ids: ['app'] },
        { selection_type: 'by_tag', publisher_domains: [PUBLISHER], property_tags: ['a'] },
      ),
      [0, 1],
    );
  });

  it('goes by no selector that names others, or breaks the rules', () => {
    assert.deepEqual(select({ selection_type: 'all', publisher_domain: 'x.example' }), []);
    assert.deepEqual(select({ selection_type: 'all', publisher_domain: `sub.${PUBLISHER}` }), []);
    assert.deepEqual(select({ selection_type: 'all' }), []);
    assert.deepEqual(select({ publisher_domain: PUBLISHER }), []);
    assert.deepEqual(
      select({ selection_type: 'all', publisher_domain: PUBLISHER, publisher_domains: [PUBLISHER] }),
      [],
    );
    assert.deepEqual(
      select({ selection_type: 'by_id', publisher_domains: [PUBLISHER], property_ids: ['news'] }),
      [],
    );
    assert.deepEqual(
      select({ selection_type: 'by_id', publisher_domain: PUBLISHER, property_ids: 'news' }),
      [],
    );
    assert.deepEqual(select(), []);
  });

  it('goes by the identifiers of inline properties, the only one or all of them', () => {
    const ios = { type: 'ios_bundle', value: 'X' };
    const android = { type: 'android_package', value: 'x' };
    const by = (...list: Record<string, unknown>[]) => inScope('inline_properties', { properties: list });
    assert.deepEqual(by(inline([{ type: 'domain', value: 'www.gazette.example' }])), [0]);
    assert.deepEqual(by(inline([ios, android])), [1]);
    assert.deepEqual(by(inline([ios])), []);
    assert.deepEqual(by(inline([ios]), inline([android])), []);
    assert.deepEqual(by(inline([android, ios])), [1]);
    assert.deepEqual(by(inline([ios, android, { type: 'domain', value: 'gazette.example' }])), [0]);
    assert.deepEqual(by(inline([ios, android], { publisher_domain: 'x.example' })), []);
    assert.deepEqual(by(inline([ios, android], { publisher_domain: PUBLISHER })), [1]);
    assert.deepEqual(by({ name: 'faulty' }), []);
    assert.deepEqual(by(), []);
  });

  it('is empty for signals', () => {
    const scope = {
      signal_ids: ['s'],
      signal_tags: ['t'],
      property_ids: ['news'],
      publisher_properties: [{ selection_type: 'all', publisher_domain: PUBLISHER }],
    };
    assert.deepEqual(inScope('signal_ids', scope), []);
    assert.deepEqual(inScope('signal_tags', scope), []);
  });

  it('does not cover a property without identifiers by an inline one', () => {
    const scope = { properties: [inline([{ type: 'ios_bundle', value: 'x' }])] };
    const nameless = { propertyId: null, tags: [], identifiers: [] };
    assert.isEmpty(
      propertiesInScope({ authorizationType: 'inline_properties', scope }, PUBLISHER, [nameless]),
    );
  });
});

describe('coversPublisher', () => {
  it('holds for a selector of all properties only', () => {
    const covers = (selector: Record<string, unknown>) =>
      coversPublisher(
        { authorizationType: 'publisher_properties', scope: { publisher_properties: [selector] } },
        PUBLISHER,
      );
    assert.isTrue(covers({ selection_type: 'all', publisher_domain: PUBLISHER }));
    assert.isFalse(covers({ selection_type: 'all', publisher_domain: 'x.example' }));
    assert.isFalse(covers({ selection_type: 'by_tag', publisher_domain: PUBLISHER, property_tags: ['a'] }));
    assert.isFalse(
      coversPublisher({ authorizationType: 'property_ids', scope: { property_ids: ['news'] } }, PUBLISHER),
    );
  });
});
