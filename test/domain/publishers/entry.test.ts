import { assert } from 'chai';
import fc from 'fast-check';
import { judgeAdagentsFile } from '../../../src/domain/publishers/adagents/judge.ts';
import {
  contributedProperties,
  type EntryProperty,
  entryIssues,
  hostedAdagents,
  identifiersOf,
  identifyProperties,
  type PublisherEntry,
  publisherFromEntry,
} from '../../../src/domain/publishers/entry.ts';

/** What a property is known by that names nothing else. */
const OWN = [{ type: 'domain', value: 'news.example' }];

describe('recordFromEntry', () => {
  it('authorizes nobody and is not verified, whatever the entry holds', () => {
    const entry = {
      properties: [
        { type: 'website', name: 'Site', verified: true, property_id: 'main', tags: ['a', 7, null] },
      ],
      authorized_agents: [{ url: 'https://evil.example' }],
      verified: true,
    };
    assert.deepEqual(publisherFromEntry('news.example', entry), {
      publisher_domain: 'news.example',
      source: 'hosted',
      verified: false,
      authorized_agents: [],
      properties: [{ id: 'main', type: 'website', name: 'Site', identifiers: OWN, tags: ['a'] }],
      properties_total: 1,
    });
  });
});

describe('identifiersOf', () => {
  it('keeps well-formed identifiers in canonical form', () => {
    assert.deepEqual(
      identifiersOf([
        { type: 'domain', value: 'WWW.News.example' },
        { type: 'ios_bundle', value: ' COM.News ' },
        { type: 'domain', value: 'bücher.example' },
      ]),
      [
        { type: 'domain', value: 'news.example' },
        { type: 'ios_bundle', value: 'com.news' },
        { type: 'domain', value: 'xn--bcher-kva.example' },
      ],
    );
  });

  for (const junk of [
    undefined,
    null,
    'text',
    {},
    7,
    [null],
    ['x'],
    [{ type: 'domain' }],
    [{ value: 'x' }],
    [[1]],
  ]) {
    it(`makes nothing of ${JSON.stringify(junk)}`, () => assert.deepEqual(identifiersOf(junk), []));
  }

  it('gives a list for any value, and never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => assert.isArray(identifiersOf(value))));
  });
});

describe('contributedProperties', () => {
  const keys = (...properties: PublisherEntry['properties']) =>
    contributedProperties('news.example', { properties }).map(({ key }) => key);
  const site = { type: 'website', name: 'Site' };

  it('goes by the property id, else by the identifiers, else by type and name', () => {
    assert.deepEqual(keys({ ...site, property_id: 'main' }), ['main']);
    const [a] = keys({ ...site, identifiers: [{ type: 'domain', value: 'A.example' }] });
    const [b] = keys({
      type: 'podcast',
      name: 'Else',
      identifiers: [{ type: 'domain', value: 'www.a.example' }],
    });
    assert.match(a ?? '', /^h:[0-9a-f]{40}$/);
    assert.equal(a, b, 'the same identifiers are the same property');
    assert.notEqual(keys(site)[0], keys({ ...site, name: 'Other' })[0]);
    assert.equal(keys(site)[0], keys({ ...site, tags: ['x'] })[0]);
  });

  it('holds a property once, as it was given last', () => {
    const items = contributedProperties('news.example', {
      properties: [
        { ...site, property_id: 'main' },
        { ...site, property_id: 'main', name: 'Renamed' },
      ],
    });
    assert.lengthOf(items, 1);
    assert.equal(items[0]?.name, 'Renamed');
  });

  it('has a hash that follows every field, and not their order', () => {
    const hash = (more: object) =>
      contributedProperties('news.example', { properties: [{ ...site, ...more }] })[0]?.hash;
    assert.equal(hash({ a: 1, b: 2 }), hash({ b: 2, a: 1 }));
    assert.notEqual(hash({ a: 1 }), hash({ a: 2 }));
    assert.notEqual(hash({}), hash({ own_field: null }));
  });
});

describe('hostedAdagents', () => {
  const at = new Date('2026-05-01T12:00:00.000Z');
  const hosted = (entry: PublisherEntry) => hostedAdagents('news.example', entry, at);
  const site = { type: 'website', name: 'Site' };

  it('is an adagents.json that authorizes nobody', () => {
    const entry = {
      properties: [{ ...site, property_type: 'podcast', own: 1 }],
      contact: { name: 'Ads' },
    };
    assert.deepEqual<unknown>(hosted(entry), {
      authorized_agents: [],
      properties: [{ property_type: 'website', name: 'Site', own: 1, identifiers: OWN }],
      contact: { name: 'Ads' },
      last_updated: '2026-05-01T12:00:00.000Z',
    });
  });

  it('leaves out what readers refuse in entries from before types were checked', () => {
    const old = {
      properties: [site, { type: 'weird_type', name: 'W' }],
      contact: { email: 'a@news.example' },
    };
    const document = hosted(old);
    assert.deepEqual(
      document.properties.map(({ name }) => name),
      ['Site'],
    );
    assert.notProperty(document, 'contact');
  });

  it('leaves a contact out that is not there', () => {
    assert.notProperty(hosted({ properties: [] }), 'contact');
  });

  it('is a valid file that shows every property, whatever entry passes the checks', () => {
    const names = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');
    const property = fc.record(
      {
        type: fc.constantFrom('website', 'mobile_app', 'podcast'),
        name: names,
        property_id: fc.constantFrom('a', 'b', 'c'),
        identifiers: fc.array(
          fc.record({
            type: fc.constantFrom('domain', 'subdomain', 'ios_bundle', 'rss_url'),
            value: fc.oneof(fc.constantFrom('news.example', 'www.news.example', 'other.example'), names),
          }),
          { maxLength: 3 },
        ),
        tags: fc.array(fc.constantFrom('news', 'sport')),
        publisher_domain: fc.constantFrom('news.example', 'other.example', 'nonsense'),
        own: fc.json(),
      },
      { requiredKeys: ['type', 'name'] },
    );
    fc.assert(
      fc.property(fc.array(property, { maxLength: 5 }), (given) => {
        if (entryIssues('news.example', given).length > 0) return;
        const { properties } = identifyProperties(given, []);
        const bytes = new TextEncoder().encode(JSON.stringify(hosted({ properties })));
        const file = judgeAdagentsFile(bytes, {
          publisherDomain: 'news.example',
          fileDomain: 'news.example',
          role: 'own',
        });
        assert.deepEqual(file.findings.errors, []);
        assert.lengthOf(file.projection.properties, given.length);
        const shown = publisherFromEntry('news.example', { properties }).properties;
        assert.deepEqual(
          file.projection.properties.map(({ propertyId, identifiers }) => [propertyId, identifiers]),
          shown.map(({ id, identifiers }) => [id, identifiers] as never),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('entryIssues', () => {
  const site = { type: 'website', name: 'Site' };
  const issues = (...properties: EntryProperty[]) => entryIssues('news.example', properties);

  it('finds nothing in what the specification asks for', () => {
    assert.deepEqual(issues(site, { ...site, name: 'Other' }), []);
    assert.deepEqual(issues({ ...site, identifiers: [{ type: 'domain', value: '*.news.example' }] }), []);
    assert.deepEqual(issues({ ...site, publisher_domain: 'https://www.News.example/' }), []);
  });

  for (const [name, more, path] of [
    ['an unknown type', { type: 'weird_type' }, 'properties[1].type'],
    [
      'a foreign domain',
      { identifiers: [{ type: 'domain', value: 'other.example' }] },
      'properties[1].identifiers[0].value',
    ],
    [
      'a foreign host',
      { identifiers: [{ type: 'subdomain', value: 'a.other.example' }] },
      'properties[1].identifiers[0].value',
    ],
    [
      'a domain that is none',
      { identifiers: [{ type: 'domain', value: 'not a host' }] },
      'properties[1].identifiers[0].value',
    ],
    ['another publisher', { publisher_domain: 'other.example' }, 'properties[1].publisher_domain'],
    ['a publisher that is none', { publisher_domain: 7 }, 'properties[1].publisher_domain'],
    ['an id that is taken', { property_id: 'a' }, 'properties[1].property_id'],
    ['an unknown channel', { supported_channels: ['smoke_signals'] }, 'properties[1].supported_channels[0]'],
  ] as const) {
    it(`names ${name}`, () => {
      const [first] = issues({ ...site, property_id: 'a' }, { ...site, ...more });
      assert.equal(first?.path, path);
    });
  }

  it('names at most fifty places', () => {
    assert.lengthOf(issues(...Array.from({ length: 100 }, () => ({ ...site, type: 'x' }))), 50);
  });
});
