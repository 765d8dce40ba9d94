import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import fc from 'fast-check';
import { checkBrandJson } from '../../../src/domain/brands/check.ts';
import { brand, house } from './world.ts';

const FIXTURES = new URL('../../fixtures/brand-json/valid/', import.meta.url);
const documents = readdirSync(FIXTURES).map((file) => readFileSync(new URL(file, FIXTURES), 'utf8'));
const DOMAIN = { domain: 'nova.example' };

const FIELDS = [
  'authoritative_location',
  'house',
  'domain',
  'name',
  'names',
  'brands',
  'brand_refs',
  'brand_id',
  'id',
  'properties',
  'agents',
  'type',
  'url',
  'identifier',
  'logos',
  'colors',
  'tone',
  '__proto__',
  'constructor',
  'length',
];
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('', 0, null, [], {}, '*', 'nova.example'),
);
const shaped = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    anyJson,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('node'), { maxKeys: 6 }),
  ),
})).node;

/** Puts `value` at the n-th place of a document, counted over all its members. */
function mutated(text: string, place: number, value: unknown): unknown {
  const document: unknown = JSON.parse(text);
  const places: [object, string][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node, key]);
      walk(node[key as keyof typeof node]);
    }
  };
  walk(document);
  const [owner, key] = places[place % places.length] ?? [];
  if (owner !== undefined && key !== undefined) Object.assign(owner, { [key]: value });
  return document;
}

function assertWellFormed(document: unknown): void {
  const { variant, findings } = checkBrandJson(document, DOMAIN);
  assert.isAtMost(findings.errors.length, 201);
  assert.isAtMost(findings.warnings.length, 201);
  for (const { field, message } of [...findings.errors, ...findings.warnings]) {
    assert.isTrue(field.length > 0 && field.length <= 200);
    assert.isTrue(message.length > 0 && message.length <= 400);
  }
  if (variant === null) assert.isNotEmpty(findings.errors);
}

describe('checkBrandJson: any input', () => {
  it('judges any JSON without failing', () => {
    fc.assert(fc.property(fc.oneof(anyJson, shaped), assertWellFormed), { numRuns: 1500 });
  });

  it('judges documents with one value replaced', () => {
    const mutation = fc.tuple(fc.constantFrom(...documents), fc.nat(10_000), fc.oneof(anyJson, shaped));
    fc.assert(
      fc.property(mutation, ([text, place, value]) => assertWellFormed(mutated(text, place, value))),
      { numRuns: 2000 },
    );
  });

  it('takes any text for the domain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (domain) => {
        checkBrandJson(house('nova.example'), { domain });
      }),
    );
  });

  it('caps the findings, and counts what it left out', () => {
    const brands = Array.from({ length: 1000 }, (_, i) =>
      brand(`Bad ${i}`, { properties: [{ type: 'mobile_app', identifier: 'x' }] }),
    );
    const { findings } = checkBrandJson(house('nova.example', { brands }), { ...DOMAIN, strict: true });
    assert.lengthOf(findings.errors, 201);
    assert.include(findings.errors.at(-1)?.message, '800 more');
    assert.lengthOf(findings.warnings, 201);
  });

  it('bears the deepest nesting', () => {
    const depth = 20_000;
    const deep: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    assertWellFormed({
      id: 'nova',
      names: [{ en: deep }],
      colors: deep,
      tone: { voice: deep },
      agents: [deep],
    });
    assertWellFormed({ house: { domain: deep, name: deep }, brands: deep, brand_refs: [deep] });
  });
});
