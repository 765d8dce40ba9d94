import { assert } from 'chai';
import { schemaValidators, type Validate } from '../../../generated/validators/index.ts';
import { checkBrandJson } from '../../../src/domain/brands/check.ts';
import { objectOf, objectsIn } from '../../../src/domain/json/values.ts';
import {
  isBroken,
  itAgreesWithTheSchema,
  type JudgedChange,
  singleChanges,
  told,
} from '../../support/single-changes.ts';
import { DOMAIN, fixtures } from './documents.ts';

let conforms: Validate;
before(async () => {
  conforms = await schemaValidators.brand();
});

/** What the pattern of a domain name cannot express: two labels, the last one not of digits. */
const isAboutDomain = (message: string) => message.startsWith('must be a domain');

for (const { file, held } of fixtures('valid'))
  describe(`checkBrandJson: single changes of ${file}`, () => {
    let judged: JudgedChange[] = [];
    before(() => {
      judged = [...singleChanges(held)].map((change) => {
        const { document } = change;
        return { ...change, ...checkBrandJson(document, DOMAIN).findings, accepted: conforms(document) };
      });
    });

    itAgreesWithTheSchema(() => judged, isAboutDomain);

    it('grants nothing more when one item is broken', () => {
      const before = granted(held);
      const wider = judged.filter(isBroken).filter(({ document, accepted }) => {
        if (accepted) return false;
        return [...granted(document)].some((grant) => !before.has(grant));
      });
      assert.deepEqual(wider.map(told), []);
    });
  });

/** One text, with its limits, for each brand of an operator, each reference, and each property and agent of a brand. */
function granted(document: unknown): Set<string> {
  const { content, findings } = checkBrandJson(document, DOMAIN);
  if (content === null || findings.errors.length > 0) return new Set();
  const operators = objectsIn(content.authorized_operators).flatMap(({ brands, scopes, ...limits }) =>
    pairs(brands, scopes ?? ['every']).map((pair) => JSON.stringify([limits, pair])),
  );
  const owners = [content, objectOf(content.house), ...objectsIn(content.brands)];
  const properties = owners.flatMap((owner) =>
    objectsIn(owner.properties).map(({ type, identifier, relationship, region }) =>
      JSON.stringify([type, identifier, relationship, region]),
    ),
  );
  const agents = owners.flatMap((owner) =>
    objectsIn(owner.agents).map(({ url, type, jwks_uri, countries }) =>
      JSON.stringify([url, type, jwks_uri, countries]),
    ),
  );
  const refs = objectsIn(content.brand_refs).map(({ domain, brand_id, effective_at }) =>
    JSON.stringify([domain, brand_id, effective_at]),
  );
  return new Set([...operators, ...properties, ...agents, ...refs]);
}

const pairs = (brands: unknown, scopes: unknown): string[] =>
  [brands].flat().flatMap((brand) => [scopes].flat().map((scope) => `${brand} ${scope}`));

describe('checkBrandJson: a faulty part', () => {
  const brand = (more: object) => ({ id: 'b', names: [{ en: 'B' }], ...more });
  const good = { url: 'https://nova.example/logo.svg' };

  const empty: [string, object, string][] = [
    ['target_audience', { target_audience: '' }, 'target_audience'],
    ['version', { version: '' }, 'version'],
    ['tone', { tone: '' }, 'tone'],
    ['industries', { industries: [''] }, 'industries[0]'],
    ['the name of the contact', { contact: { name: '' } }, 'contact.name'],
    ['a tag of a logo', { logos: [{ ...good, tags: [''] }] }, 'logos[0].tags[0]'],
    ['a description', { description: '' }, 'description'],
    ['null for a color', { colors: null }, 'colors'],
    ['null for a relation', { parent_brand: null }, 'parent_brand'],
    ['null for a house', { house: null }, 'house'],
  ];
  for (const [what, more, field] of empty)
    it(`counts as absent when it is empty: ${what}`, () => {
      const { findings } = checkBrandJson(brand(more), DOMAIN);
      assert.deepEqual(findings.errors, []);
      assert.include(
        findings.warnings.map((found) => found.field),
        field,
      );
    });

  it('leaves out one logo and uses the other', () => {
    const { content, findings } = checkBrandJson(brand({ logos: [{ url: 'x y!' }, good] }), DOMAIN);
    assert.deepEqual(findings.errors, []);
    assert.deepEqual(content?.logos, [good]);
  });

  it('leaves out one brand of a house and uses the other', () => {
    const document = {
      house: { domain: 'nova.example', name: 'Nova' },
      brands: [{ id: 'A b', names: [{ en: 'A' }] }, brand({})],
    };
    const { content, findings } = checkBrandJson(document, DOMAIN);
    assert.deepEqual(findings.errors, []);
    assert.deepEqual(content?.brands, [brand({})]);
  });

  const limits: [string, unknown][] = [
    ['countries', ['US', 'usa']],
    ['countries', 7],
    ['countries', [null]],
    ['valid_from', ''],
    ['valid_until', 'soon'],
    ['scopes', 'all'],
  ];
  for (const [name, value] of limits)
    it(`leaves out an operator with ${name} ${JSON.stringify(value)}, and no other`, () => {
      const operator = { domain: 'agency.example', brands: ['*'] };
      const document = {
        house: { domain: 'nova.example', name: 'Nova' },
        brands: [brand({})],
        authorized_operators: [{ ...operator, domain: 'other.example', [name]: value }, operator],
      };
      assert.deepEqual(checkBrandJson(document, DOMAIN).content?.authorized_operators, [operator]);
    });

  for (const name of ['\u200b\u200b', '\u2800', '\u00ad'])
    it(`refuses a brand with a name in which nobody sees anything (${JSON.stringify(name)})`, () => {
      const { findings } = checkBrandJson({ id: 'b', names: [{ en: name }] }, DOMAIN);
      assert.deepEqual(
        findings.errors.map(({ field }) => field),
        ['names'],
      );
    });
});
