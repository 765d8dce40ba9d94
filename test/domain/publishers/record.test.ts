import { assert } from 'chai';
import { RECORD_PROPERTIES, recordFromFile } from '../../../src/domain/publishers/record.ts';

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
