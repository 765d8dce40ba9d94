import { assert } from 'chai';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { type BrandVariant, checkBrandJson } from '../../../src/domain/brands/check.ts';
import { DOMAIN, errorsOf, fixtures, warningsOf } from './documents.ts';
import { brand, house } from './world.ts';

describe('checkBrandJson: whole files', () => {
  for (const { file, held } of fixtures('valid'))
    it(`accepts ${file}`, () => {
      const { findings, variant } = checkBrandJson(held, DOMAIN);
      assert.deepEqual(findings, { errors: [], warnings: [] });
      assert.isNotNull(variant);
    });
  for (const { file, held } of fixtures('valid'))
    it(`agrees with the published schema about ${file}`, async () => {
      const conforms = await schemaValidators.brand();
      assert.isTrue(conforms(held), JSON.stringify(conforms.errors));
    });
  for (const { file, held } of fixtures('invalid'))
    it(`refuses ${file}`, () => assert.sameMembers(errorsOf(held.document), held.errors));
});

describe('checkBrandJson: the form', () => {
  const forms: [string, unknown, BrandVariant | null][] = [
    [
      'a pointer before all else',
      { authoritative_location: 'x', house: 'a.example', id: 'a', names: [] },
      'authoritative_location',
    ],
    [
      'a house redirect before content',
      { house: 'a.example', id: 'a', names: [], agents: [] },
      'house_redirect',
    ],
    ['a house before a brand', { house: {}, brands: [], id: 'a', names: [] }, 'house_portfolio'],
    ['a house with references', { house: {}, brand_refs: [] }, 'house_portfolio'],
    ['a house with lists of a wrong type', { house: {}, brands: 7 }, 'house_portfolio'],
    ['a brand before an agent', { id: 'a', names: [], agents: [] }, 'brand_canonical'],
    ['a brand beside a house object', { house: {}, id: 'a', names: [] }, 'brand_canonical'],
    ['an agent list', { agents: [] }, 'brand_agent'],
    ['an agent', { brand_agent: {} }, 'brand_agent'],
    ['a house without brands', { house: {} }, null],
    ['a number for a pointer', { authoritative_location: 7 }, null],
    ['a number for a house', { house: 7, brands: [] }, null],
    ['null for a house', { house: null, brands: [] }, null],
    ['an id without names', { id: 'a' }, null],
    ['names that are no list', { id: 'a', names: { en: 'A' } }, null],
    ['agents that are no list', { agents: {} }, null],
    ['a list for an agent', { brand_agent: [] }, null],
    ['nothing', {}, null],
    ['null', null, null],
    ['text', 'brand', null],
    ['a list', [{}], null],
  ];
  for (const [name, document, variant] of forms)
    it(`sees ${variant ?? 'no form'} in ${name}`, () => {
      const checked = checkBrandJson(document, DOMAIN);
      assert.equal(checked.variant, variant);
      if (variant === null) assert.equal(checked.findings.errors[0]?.field, 'root');
    });

  const hints: [string, unknown, string][] = [
    ['a house without brands', { house: {} }, 'brands'],
    ['a house that is a number', { house: 7 }, 'house'],
    ['a pointer that is a number', { authoritative_location: 7 }, 'authoritative_location'],
    ['agents that are an object', { agents: {} }, 'agents'],
    ['an agent that is text', { brand_agent: 'x' }, 'brand_agent'],
    ['an id without names', { id: 'a' }, 'names'],
    ['names without an id', { names: [] }, 'id'],
  ];
  for (const [name, document, field] of hints)
    it(`hints at ${field} for ${name}`, () => assert.include(errorsOf(document), field));

  it('compares domains in their canonical form', () => {
    const document = house('BÜCHER.example', { brands: [brand('nova')] });
    const { findings } = checkBrandJson(document, { domain: 'https://www.xn--bcher-kva.example/' });
    assert.isEmpty(findings.errors);
    assert.deepEqual(findings.warnings[0], {
      field: 'house.domain',
      message: '"BÜCHER.example" is not in canonical form',
      suggestion: 'xn--bcher-kva.example',
    });
  });

  for (const field of ['shade', 'ext2', 'constructor'])
    it(`only warns of ${field} where the fields are closed`, () => {
      const document = { house: 'group.example', [field]: 1 };
      assert.isEmpty(errorsOf(document));
      assert.deepEqual(warningsOf(document), [field]);
    });
});
