import type {
  Entry,
  OperatorEvidence,
  PropertyFacts,
  PublisherEvidence,
  Question,
} from '../../../src/domain/authorization/evidence.ts';

export const NOW = new Date('2026-03-01T12:00:00Z');

export const property = (rest: Partial<PropertyFacts> = {}): PropertyFacts => ({
  rid: '019bc0c6-9b12-7d3a-a4c8-1f0b6a9e5d27',
  propertyId: 'news_site',
  propertyType: 'website',
  name: 'News',
  identifiers: [{ type: 'domain', value: 'news.example' }],
  tags: ['news', 'local'],
  status: 'active',
  ...rest,
});

export const entry = (rest: Partial<Entry> = {}): Entry => ({
  id: null,
  authorizationType: 'property_ids',
  authorizedFor: 'Display',
  scope: { property_ids: ['news_site'], delegation_type: 'delegated' },
  ...rest,
});

/** An entry with these qualifiers beside a scope that covers the property. */
export const limited = (scope: Entry['scope']): Entry =>
  entry({ scope: { property_ids: ['news_site'], delegation_type: 'delegated', ...scope } });

export const publisher = (rest: Partial<PublisherEvidence> = {}): PublisherEvidence => ({
  publisherDomain: 'news.example',
  file: {
    state: 'valid',
    url: 'https://news.example/.well-known/adagents.json',
    sha256: 'ab',
    askedAt: null,
    validatedAt: NOW,
    isLive: false,
    discoveryMethod: 'direct',
    managerDomain: null,
  },
  revocation: null,
  property: property(),
  entries: [entry()],
  placements: null,
  ...rest,
});

export const operator = (rest: Partial<OperatorEvidence> = {}): OperatorEvidence => ({
  domain: 'sales.example',
  foundBy: 'declaration',
  file: {
    state: 'valid',
    url: 'https://sales.example/.well-known/brand.json',
    sha256: null,
    askedAt: null,
    validatedAt: NOW,
    isLive: false,
  },
  agent: { type: 'sales', id: 'desk' },
  declarations: [declared('delegated')],
  ...rest,
});

export const declared = (relationship: string, identifier = 'news.example') => ({
  propertyType: 'website',
  identifier,
  store: null,
  relationship,
});

export const question = (rest: Partial<Question> = {}): Question => ({
  at: NOW,
  country: null,
  collections: [],
  placements: [],
  placementTags: [],
  delegationType: null,
  ...rest,
});
