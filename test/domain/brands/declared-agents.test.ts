import { assert } from 'chai';
import { declaredAgents, declaredProperties, ownDocument } from '../../../src/domain/brands/declarations.ts';
import type { ResolvedBrand } from '../../../src/domain/brands/resolve.ts';

const URL_OF = (domain: string) => `https://${domain}/.well-known/brand.json`;

function resolved(
  rest: Pick<ResolvedBrand, 'document' | 'documentUrl' | 'variant' | 'origin'>,
): ResolvedBrand {
  return {
    outcome: 'resolved',
    record: {
      canonical_id: 'acme.example',
      canonical_domain: 'acme.example',
      brand_name: 'Acme',
      keller_type: 'independent',
      house_domain: 'acme.example',
      source: 'brand_json',
    },
    fileStatus: 200,
    findings: { errors: [], warnings: [] },
    brand: {},
    ...rest,
  };
}

describe('declaredAgents', () => {
  it('gathers them from every place where a brand may list them', () => {
    const document = {
      agents: [{ type: 'sales', url: 'https://Sales.acme.example/', id: 'desk' }],
      house: { agents: [{ type: 'creative', url: 'https://creative.acme.example', id: 'studio' }] },
      brands: [
        { agents: [{ type: 'buying', url: 'https://buy.acme.example/a', id: 'buy' }] },
        { brand_agent: { url: 'https://old.acme.example', id: 'old' } },
      ],
    };
    assert.deepEqual(
      declaredAgents(document).map(({ agentUrl, agentType, agentId }) => [agentUrl, agentType, agentId]),
      [
        ['https://sales.acme.example', 'sales', 'desk'],
        ['https://creative.acme.example', 'creative', 'studio'],
        ['https://buy.acme.example/a', 'buying', 'buy'],
        ['https://old.acme.example', 'brand', 'old'],
      ],
    );
  });

  it('takes each URL once and leaves out what it does not understand', () => {
    const agents = [
      { type: 'sales', url: 'https://a.example', id: 'one' },
      { type: 'creative', url: 'https://A.example:443/', id: 'two' },
      { type: 'sales', url: 'mailto:a@a.example' },
      { type: 'sales' },
      'https://b.example',
      null,
      { url: 'https://c.example', type: 7, id: {} },
    ];
    assert.deepEqual(declaredAgents({ agents, brands: 'none', house: [] }), [
      { agentUrl: 'https://a.example', agentType: 'sales', agentId: 'one' },
      { agentUrl: 'https://c.example', agentType: 'brand', agentId: null },
    ]);
  });
});

describe('declaredProperties', () => {
  it('reads those of the document and of its brands', () => {
    const document = {
      properties: [{ type: 'website', identifier: 'www.Acme.example' }],
      brands: [
        {
          properties: [
            { type: 'mobile_app', identifier: 'Example.Acme', store: 'google', relationship: 'delegated' },
          ],
        },
      ],
    };
    assert.deepEqual(declaredProperties(document), [
      { propertyType: 'website', identifier: 'acme.example', store: null, relationship: 'owned' },
      { propertyType: 'mobile_app', identifier: 'example.acme', store: 'google', relationship: 'delegated' },
    ]);
  });

  it('leaves out what it does not understand', () => {
    const properties = [
      { type: 'website' },
      { identifier: 'a.example' },
      { type: 1, identifier: 'a' },
      'a',
      null,
    ];
    assert.deepEqual(declaredProperties({ properties }), []);
    assert.deepEqual(declaredProperties({ properties: {} }), []);
  });
});

describe('ownDocument', () => {
  const content = { id: 'acme', names: [{ en: 'Acme' }] };
  const pointer = { authoritative_location: 'https://cdn.example/acme.json' };
  const origin = (document: object, variant: ResolvedBrand['variant']) => ({
    document,
    url: URL_OF('acme.example'),
    variant,
  });
  const at = (document: object, documentUrl: string, first: ReturnType<typeof origin>) =>
    resolved({ document, documentUrl, variant: 'brand_canonical', origin: first });

  it('is the file of the domain itself', () => {
    const look = at(content, URL_OF('acme.example'), origin(content, 'brand_canonical'));
    assert.equal(ownDocument(look, 'acme.example'), content);
  });

  it('is the file that the domain points to', () => {
    const look = at(content, 'https://cdn.example/acme.json', origin(pointer, 'authoritative_location'));
    assert.equal(ownDocument(look, 'acme.example'), content);
  });

  it("is never another domain's file", () => {
    const redirect = origin({ house: 'house.example' }, 'house_redirect');
    assert.isNull(ownDocument(at(content, URL_OF('house.example'), redirect), 'acme.example'));
    const others = at(content, URL_OF('other.example'), origin(pointer, 'authoritative_location'));
    assert.isNull(ownDocument(others, 'acme.example'));
    const house = { house: { domain: 'house.example', name: 'House' }, brands: [] };
    const houses = at(house, 'https://cdn.example/house.json', origin(pointer, 'authoritative_location'));
    assert.isNull(ownDocument(houses, 'acme.example'));
  });

  it('is nothing when the pointer led nowhere', () => {
    const first = origin(pointer, 'authoritative_location');
    assert.isNull(ownDocument(at(pointer, URL_OF('acme.example'), first), 'acme.example'));
  });
});
