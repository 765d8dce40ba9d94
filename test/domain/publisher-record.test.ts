import { assert } from 'chai';
import fc from 'fast-check';
import {
  contributedProperties,
  foreignIdentifiers,
  hostedAdagents,
  identifiersOf,
  type PublisherEntry,
  RECORD_PROPERTIES,
  recordFromEntry,
  recordFromFile,
} from '../../src/domain/publisher-record.ts';

const property = (n: number) => ({
  propertyId: n % 2 === 0 ? `p${n}` : null,
  propertyType: 'website',
  name: `Site ${n}`,
  identifiers: [{ type: 'domain', value: `s${n}.example` }],
  tags: ['news'],
});

describe('recordFromFile', () => {
  const facts = { properties: [property(0)], propertyCount: 1, agents: [], contact: null };

  it('says what the file says, and that the publisher said it', () => {
    const file = {
      ...facts,
      agents: [{ url: 'https://a.example', authorizedFor: 'Display' }],
      contact: { email: 'ads@news.example' },
    };
    assert.deepEqual(recordFromFile('news.example', file), {
      publisher_domain: 'news.example',
      source: 'adagents_json',
      verified: true,
      authorized_agents: [{ url: 'https://a.example', authorized_for: 'Display' }],
      properties: [
        {
          id: 'p0',
          type: 'website',
          name: 'Site 0',
          identifiers: [{ type: 'domain', value: 's0.example' }],
          tags: ['news'],
        },
      ],
      properties_total: 1,
      contact: { email: 'ads@news.example' },
    });
  });

  it('leaves out ids and contacts that are not there', () => {
    const record = recordFromFile('news.example', { ...facts, properties: [property(1)] });
    assert.notProperty(record, 'contact');
    assert.notProperty(record.properties[0], 'id');
  });

  it('names an agent once, however often it is authorized', () => {
    const agents = ['Display', 'Video', 'Audio'].map((authorizedFor) => ({
      url: 'https://a.example',
      authorizedFor,
    }));
    assert.lengthOf(recordFromFile('news.example', { ...facts, agents }).authorized_agents, 1);
  });

  it('is bounded, and tells how many there are', () => {
    const properties = Array.from({ length: RECORD_PROPERTIES + 5 }, (_, n) => property(n));
    const agents = Array.from({ length: 1005 }, (_, n) => ({
      url: `https://a${n}.example`,
      authorizedFor: 'x',
    }));
    const record = recordFromFile('big.example', { ...facts, properties, agents, propertyCount: 123_456 });
    assert.lengthOf(record.properties, 1000);
    assert.lengthOf(record.authorized_agents, 1000);
    assert.equal(record.properties_total, 123_456);
  });
});

describe('recordFromEntry', () => {
  it('authorizes nobody and is not verified, whatever the entry holds', () => {
    const entry = {
      properties: [
        { type: 'website', name: 'Site', verified: true, property_id: 'main', tags: ['a', 7, null] },
      ],
      authorized_agents: [{ url: 'https://evil.example' }],
      verified: true,
    };
    assert.deepEqual(recordFromEntry('news.example', entry), {
      publisher_domain: 'news.example',
      source: 'hosted',
      verified: false,
      authorized_agents: [],
      properties: [{ id: 'main', type: 'website', name: 'Site', identifiers: [], tags: ['a'] }],
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

  it('never throws', () => {
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
  const schemaUrl = 'https://registry.example/schemas/v3/adagents.json';

  it('is an adagents.json that authorizes nobody', () => {
    const entry = {
      properties: [{ type: 'website', name: 'Site', property_type: 'podcast', own: 1 }],
      contact: { name: 'Ads' },
    };
    assert.deepEqual<unknown>(hostedAdagents(entry, { schemaUrl, at }), {
      $schema: schemaUrl,
      authorized_agents: [],
      properties: [{ property_type: 'website', name: 'Site', own: 1 }],
      contact: { name: 'Ads' },
      last_updated: '2026-05-01T12:00:00.000Z',
    });
  });

  it('leaves a contact out that is not there', () => {
    assert.notProperty(hostedAdagents({ properties: [] }, { schemaUrl, at }), 'contact');
  });
});

describe('identifiers of others in an entry', () => {
  const of = (...identifiers: object[]) => ({ properties: [{ type: 'website', name: 'Site', identifiers }] });
  const paths = (...identifiers: object[]) =>
    foreignIdentifiers('acme.example', of(...identifiers)).map(({ path }) => path);

  it('are hosts outside the domain, named by their place', () => {
    assert.deepEqual(
      paths(
        { type: 'domain', value: 'acme.example' },
        { type: 'domain', value: 'google.example' },
        { type: 'subdomain', value: 'news.acme.example' },
        { type: 'subdomain', value: '*.evil.example' },
        { type: 'domain', value: '*.acme.example' },
        { type: 'domain', value: 'notacme.example' },
        { type: 'domain', value: 'acme.example.evil.example' },
        { type: 'domain', value: 'HTTPS://Www.Google.example/x' },
      ),
      [1, 3, 5, 6, 7].map((index) => `properties[0].identifiers[${index}].value`),
    );
  });

  it('are not what is no host: apps and feeds belong to no domain', () => {
    assert.deepEqual(
      paths(
        { type: 'ios_bundle', value: 'com.google.app' },
        { type: 'rss_url', value: 'https://feeds.example/acme' },
        { type: 'domain' },
        { value: 'google.example' },
      ),
      [],
    );
    assert.deepEqual(
      foreignIdentifiers('acme.example', { properties: [{ type: 'website', name: 'x' }] }),
      [],
    );
  });
});
