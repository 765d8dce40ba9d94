import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import fc from 'fast-check';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { type BrandFetched, type BrandLook, resolveBrandSteps } from '../../../src/domain/brands/resolve.ts';
import { liesWithin } from '../../../src/domain/net/domain-name.ts';
import { brand, house, NOW, website, wellKnown } from './world.ts';

const FIXTURES = new URL('../../fixtures/brand-json/valid/', import.meta.url);
const texts = readdirSync(FIXTURES).map((file) => readFileSync(new URL(file, FIXTURES), 'utf8'));
const DOMAINS = ['nova.example', 'star.example', 'moon.example', 'group.example'];

const domain = fc.constantFrom(...DOMAINS);
const url = fc.oneof(
  domain.map(wellKnown),
  domain.map((name) => `https://${name}/brand/file.json`),
  domain.map((name) => `https://files.cdn.example/${name}.json`),
);
const effectiveAt = fc.constantFrom(
  '2026-04-01T00:00:00Z',
  '2027-01-01T00:00:00Z',
  '2020-01-01T00:00:00Z',
  'never',
);
const refs = fc.array(
  fc.record(
    { domain, brand_id: fc.constantFrom('a', 'b', 'c'), effective_at: effectiveAt },
    { requiredKeys: ['domain', 'brand_id'] },
  ),
  { maxLength: 3 },
);
const sites = fc.array(
  domain.map((name) => website(name)),
  { maxLength: 3 },
);
const document = fc.oneof(
  url.map((to) => ({ authoritative_location: to })),
  domain.map((to) => ({ house: to })),
  fc
    .tuple(domain, refs, sites)
    .map(([name, brand_refs, properties]) =>
      house(name, { brand_refs, brands: [brand('a', { properties, keller_type: 'master' })] }),
    ),
  fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.option(domain), sites)
    .map(([id, to, properties]) =>
      brand(id, to === null ? { properties } : { properties, house_domain: to }),
    ),
  fc.constant({ agents: [{ type: 'brand', id: 'x', url: 'https://a.example/' }] }),
);
const body = fc.oneof(
  { weight: 6, arbitrary: document.map((held) => JSON.stringify(held)) },
  { weight: 1, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
);
const answer = fc.oneof(
  { weight: 8, arbitrary: body.map((text) => ({ status: 200, text })) },
  { weight: 1, arbitrary: fc.record({ status: fc.integer({ min: 100, max: 599 }), text: body }) },
  { weight: 1, arbitrary: fc.constantFrom('timeout', 'too_large', 'blocked') },
);
const earlier = fc.record({
  trust: fc.constantFrom('mutual', 'leaf_only', ''),
  houseDomain: domain,
  verifiedAt: fc.date({ min: new Date('2026-04-25'), max: new Date('2026-05-05'), noInvalidDate: true }),
});
type Given = { status: number; text: string } | string;

const fetched = (given: Given | undefined, at: string): BrandFetched =>
  typeof given === 'object'
    ? {
        kind: 'fetched',
        status: given.status,
        url: at,
        body: new TextEncoder().encode(given.text),
        notModified: given.status === 304,
      }
    : { kind: 'failed', code: given ?? 'none', message: 'failed' };

function drive(
  name: string,
  answers: readonly Given[],
  context: Parameters<typeof resolveBrandSteps>[1],
): { look: BrandLook; asked: ReadonlySet<string> } {
  const steps = resolveBrandSteps(name, context);
  const asked = new Set<string>();
  let step = steps.next();
  while (!step.done) {
    assert.isFalse(asked.has(step.value.url), 'no file is asked for twice');
    assert.isAtMost(asked.size, 7);
    assert.match(step.value.url, /^https:\/\//);
    asked.add(step.value.url);
    step = steps.next(fetched(answers[asked.size - 1], step.value.url));
  }
  return { look: step.value, asked };
}

describe('resolveBrand: any answers', () => {
  it('ends within eight fetches, with a record that the contract allows', async () => {
    const conforms = await schemaValidators['registry/brand-resolution']();
    const check = (
      name: string,
      answers: readonly Given[],
      before: { earlier?: NonNullable<Parameters<typeof resolveBrandSteps>[1]['earlier']> },
    ) => {
      const { look: found, asked } = drive(name, answers, { now: NOW, ...before });
      if (found.outcome !== 'resolved') return assert.isNotEmpty(found.findings.errors);
      const { record } = found;
      assert.isTrue(conforms(record), JSON.stringify(conforms.errors));
      assert.isEmpty(found.findings.errors);
      const trusted = record.relationship_trust === 'mutual' || record.relationship_trust === 'inline';
      if (!trusted) assert.equal(record.house_domain, record.canonical_domain);
      const [identified = ''] = record.canonical_id.split('#');
      const isProven = asked.has(wellKnown(identified)) || liesWithin(identified, record.house_domain);
      assert.isTrue(isProven, `${record.canonical_id} names a domain that nobody asked`);
      assert.equal(record.relationship_verified_at !== undefined, record.relationship_trust === 'mutual');
      assert.isFalse(trusted && record.claimed_house_domain !== undefined);
    };
    fc.assert(
      fc.property(
        domain,
        fc.array(answer, { minLength: 1, maxLength: 8 }),
        fc.option(earlier),
        (name, answers, before) => {
          check(name, answers, before === null ? {} : { earlier: before });
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('bears any text for a domain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        drive(name, [], { now: NOW });
      }),
    );
  });

  it('gives the identity of a brand only to domains that its own files name', () => {
    const world = fc.record({
      mine: fc.oneof(
        domain.map((to) => ({ house: to })),
        url.map((to) => ({ authoritative_location: to })),
      ),
      sites,
    });
    fc.assert(
      fc.property(world, ({ mine, sites: properties }) => {
        const theirs = brand('victim', { properties });
        const { look: found } = drive(
          'evil.example',
          [
            { status: 200, text: JSON.stringify(mine) },
            { status: 200, text: JSON.stringify(theirs) },
          ],
          { now: NOW },
        );
        if (found.outcome === 'resolved' && found.record.brand_id === 'victim')
          assert.equal(found.record.canonical_domain, 'evil.example');
      }),
      { numRuns: 500 },
    );
  });
});
