import { part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { okay, rule } from './answers.ts';
import {
  badDomainIs400,
  bulkIsSingle,
  bulkRefuses101,
  bulkRefusesOthers,
  bulkTakes100,
  historyHas100,
  historyIs,
  historyPages,
  pagesAre,
  recordsAre,
  searchFinds,
  unknownIs404,
} from './listings.ts';
import { brands, brandsAnswer, properties, propertiesAnswer } from './readings.ts';

const BRANDS = 'Brand resolution';
const PROPERTIES = 'Property resolution';
const LISTED = ['registry.brands.list'];
const FILED = ['registry.properties.list'];

export const brandsPart = part(
  [
    rule('brands.list', BRANDS, 'The registry lists its brands in the form of the contract.'),
    rule('brands.paging', BRANDS, 'The list of brands is paged by limit and offset.'),
    rule(
      'brands.search',
      BRANDS,
      'The list of brands is searched: it finds a listed domain and nothing for an unknown name.',
    ),
    rule(
      'brands.record',
      'Brand resolution record',
      'A brand resolves to a record with all its fields and a known source.',
    ),
    rule('brands.unknown', BRANDS, 'A domain that does not exist resolves to 404.'),
    rule(
      'brands.bulk',
      BRANDS,
      'Bulk resolution gives the same record as the single one, and none for an unknown domain.',
    ),
    rule('brands.bulk-100', BRANDS, 'Bulk resolution takes 100 domains.'),
    rule('brands.bulk-101', 'Limits', 'Bulk resolution refuses more than 100 brand domains with 400.'),
    rule(
      'brands.bulk-body',
      'Registry status codes',
      'Bulk resolution of brands refuses a body without a list of domains with 400.',
    ),
    rule(
      'brands.bad-domain',
      'Registry status codes',
      'A missing or malformed brand domain is refused with 400.',
    ),
    rule('brands.file', BRANDS, 'The raw brand file of a domain is returned in the form of the contract.'),
    rule(
      'brands.history',
      'Revision entry',
      'The history of a brand lists revisions newest first, and rolled_back_to only for a rollback.',
    ),
    rule('brands.history-paging', BRANDS, 'The history of a brand is paged by limit and offset.'),
    rule('brands.history-100', 'Limits', 'The history of a brand has at most 100 revisions a page.'),
  ],
  {
    'registry.brands.list': {
      run: async (context) => void (await okay('listBrands', await context.read(brandsAnswer))),
    },
    'registry.brands.paging': { after: LISTED, run: pagesAre('brands') },
    'registry.brands.search': { after: LISTED, run: searchFinds('brands') },
    'registry.brands.record': { after: LISTED, run: recordsAre('brands') },
    'registry.brands.unknown': { run: unknownIs404('brands') },
    'registry.brands.bulk': { after: ['registry.brands.record'], run: bulkIsSingle('brands') },
    'registry.brands.bulk-100': { run: bulkTakes100('brands') },
    'registry.brands.bulk-101': { run: bulkRefuses101('brands') },
    'registry.brands.bulk-body': { run: bulkRefusesOthers('brands') },
    'registry.brands.bad-domain': { run: badDomainIs400('brands') },
    'registry.brands.file': {
      after: LISTED,
      async run(context) {
        const { brands: listed } = await context.read(brands);
        const filed = listed.filter(({ source }) => source === 'brand_json').slice(0, 4);
        let read = 0;
        for (const { domain } of filed) {
          const answer = await context.ask({ path: '/api/brands/brand-json', query: { domain } });
          if (answer.status === 404 || answer.status === 503) continue;
          await okay('getBrandJson', answer);
          read += 1;
        }
        judgeable(read > 0, 'no listed brand has a file');
      },
    },
    'registry.brands.history': { after: LISTED, run: historyIs('brands') },
    'registry.brands.history-paging': { after: ['registry.brands.history'], run: historyPages('brands') },
    'registry.brands.history-100': { after: ['registry.brands.history'], run: historyHas100('brands') },
  },
);

export const propertiesPart = part(
  [
    rule('properties.list', PROPERTIES, 'The registry lists its properties in the form of the contract.'),
    rule('properties.paging', PROPERTIES, 'The list of properties is paged by limit and offset.'),
    rule(
      'properties.search',
      PROPERTIES,
      'The list of properties is searched: it finds a listed domain and nothing for an unknown name.',
    ),
    rule(
      'properties.record',
      PROPERTIES,
      'A domain resolves to its property information in the form of the contract.',
    ),
    rule(
      'properties.unknown',
      PROPERTIES,
      'A domain that does not exist resolves to no property information, but to 404.',
    ),
    rule(
      'properties.bulk',
      PROPERTIES,
      'Bulk resolution gives the same property information as the single one, and none for an unknown domain.',
    ),
    rule('properties.bulk-100', PROPERTIES, 'Bulk resolution of properties takes 100 domains.'),
    rule(
      'properties.bulk-101',
      'Limits',
      'Bulk resolution refuses more than 100 publisher domains with 400.',
    ),
    rule(
      'properties.bulk-body',
      'Registry status codes',
      'Bulk resolution of properties refuses a body without a list of domains with 400.',
    ),
    rule(
      'properties.bad-domain',
      'Registry status codes',
      'A missing or malformed publisher domain is refused with 400.',
    ),
    rule(
      'properties.validate',
      PROPERTIES,
      'The adagents.json of a listed domain is validated, and one of a domain that has none is not valid.',
    ),
    rule(
      'properties.history',
      'Revision entry',
      'The history of a property lists revisions newest first, and rolled_back_to only for a rollback.',
    ),
    rule('properties.history-paging', PROPERTIES, 'The history of a property is paged by limit and offset.'),
    rule('properties.history-100', 'Limits', 'The history of a property has at most 100 revisions a page.'),
  ],
  {
    'registry.properties.list': {
      run: async (context) => void (await okay('listProperties', await context.read(propertiesAnswer))),
    },
    'registry.properties.paging': { after: FILED, run: pagesAre('properties') },
    'registry.properties.search': { after: FILED, run: searchFinds('properties') },
    'registry.properties.record': { after: FILED, run: recordsAre('properties') },
    'registry.properties.unknown': { run: unknownIs404('properties') },
    'registry.properties.bulk': { after: ['registry.properties.record'], run: bulkIsSingle('properties') },
    'registry.properties.bulk-100': { run: bulkTakes100('properties') },
    'registry.properties.bulk-101': { run: bulkRefuses101('properties') },
    'registry.properties.bulk-body': { run: bulkRefusesOthers('properties') },
    'registry.properties.bad-domain': { run: badDomainIs400('properties') },
    'registry.properties.validate': {
      after: FILED,
      async run(context) {
        const { properties: listed } = await context.read(properties);
        const filed = listed.filter(({ source }) => source === 'adagents_json').slice(0, 3);
        const unknown = `${context.fresh('nobody')}.invalid`;
        for (const domain of [...new Set(filed.map((item) => item.domain)), unknown]) {
          const answer = await context.ask({ path: '/api/properties/validate', query: { domain } });
          judgeable(answer.status !== 503, 'the peer is too busy to validate');
          // A domain without an address may be refused.
          if (answer.status === 400 || answer.status === 404) continue;
          const { valid } = await okay('validateProperty', answer);
          if (domain === unknown) must(!valid, `${domain} does not exist, and its file is valid`, answer);
        }
      },
    },
    'registry.properties.history': { after: FILED, run: historyIs('properties') },
    'registry.properties.history-paging': {
      after: ['registry.properties.history'],
      run: historyPages('properties'),
    },
    'registry.properties.history-100': {
      after: ['registry.properties.history'],
      run: historyHas100('properties'),
    },
  },
);
