import { assert } from 'chai';
import {
  brand,
  DAY_MS,
  HOUR_MS,
  house,
  look,
  NOW,
  resolved,
  type World,
  website,
  wellKnown,
} from './world.ts';

const leaf = (more: object = {}) => brand('star', { house_domain: 'nova.example', ...more });
const ref = (more: object = {}) => ({ domain: 'star.example', brand_id: 'star', ...more });
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const mutualBefore = (ms: number, more: object = {}) => ({
  earlier: { trust: 'mutual', houseDomain: 'nova.example', verifiedAt: ago(ms), ...more },
});
const withHouse = (answer: World[string], document: object = leaf()): World => ({
  'star.example': { json: document },
  'nova.example': answer,
});
const naming = (...refs: object[]): World[string] => ({ json: house('nova.example', { brand_refs: refs }) });

describe('resolveBrand: canonical documents', () => {
  it('answers with what the document says', () => {
    const document = brand('star', {
      names: [{ fr: 'Étoile', en: 'Star' }],
      version: '1.0',
      last_updated: '2026-04-01T00:00:00Z',
      keller_type: 'independent',
      url: 'https://star.example/',
      properties: [website('other.example', { primary: true })],
    });
    const found = resolved('star.example', { 'star.example': { json: document } });
    assert.deepEqual(found.record, {
      canonical_id: 'star.example',
      canonical_domain: 'star.example',
      brand_name: 'Star',
      keller_type: 'independent',
      house_domain: 'star.example',
      source: 'brand_json',
      brand_id: 'star',
      names: [{ fr: 'Étoile' }, { en: 'Star' }],
      relationship_trust: 'standalone',
      brand_manifest: { url: 'https://star.example/' },
    });
    assert.deepEqual(found.brand, document);
    assert.notProperty(found, 'houseDomain');
  });

  it('says that both sides agree', () => {
    const declared = '2026-02-01T00:00:00.000Z';
    const found = resolved('star.example', withHouse(naming(ref({ effective_at: declared }))));
    assert.deepEqual(found.record, {
      canonical_id: 'star.example',
      canonical_domain: 'star.example',
      brand_name: 'The star',
      keller_type: 'independent',
      house_domain: 'nova.example',
      source: 'brand_json',
      brand_id: 'star',
      names: [{ en: 'The star' }],
      house_name: 'Nova Group',
      relationship_trust: 'mutual',
      relationship_verified_at: NOW.toISOString(),
      relationship_declared_at: declared,
    });
    assert.deepEqual(
      found.houseDocument,
      house('nova.example', { brand_refs: [ref({ effective_at: declared })] }),
    );
    assert.isEmpty(found.findings.warnings);
  });

  const oneSided: [string, object[]][] = [
    ['no reference', []],
    ['another domain', [ref({ domain: 'moon.example' })]],
    ['a subdomain', [ref({ domain: 'shop.star.example' })]],
    ['another brand id', [ref({ brand_id: 'moon' })]],
    ['a declaration from tomorrow on', [ref({ effective_at: ago(-DAY_MS).toISOString() })]],
    ['a declaration a millisecond early', [ref({ effective_at: ago(-1).toISOString() })]],
    ['a declaration of 181 days ago', [ref({ effective_at: ago(181 * DAY_MS).toISOString() })]],
    ['a declaration a millisecond too old', [ref({ effective_at: ago(180 * DAY_MS + 1).toISOString() })]],
    ['a declaration without a date', [ref({ effective_at: 'soon' })]],
  ];
  for (const [name, refs] of oneSided) {
    it(`takes it for a claim with ${name}`, () => {
      const { record, findings } = resolved('star.example', withHouse(naming(...refs)));
      assert.deepInclude(record, { relationship_trust: 'leaf_only', claimed_house_domain: 'nova.example' });
      assert.equal(record.house_domain, record.canonical_domain);
      assert.doesNotHaveAnyKeys(record, ['house_name', 'relationship_verified_at']);
      assert.equal(findings.warnings[0]?.field, 'house_domain');
    });
  }

  const twoSided: [string, object][] = [
    ['without a date', ref()],
    ['under www', ref({ domain: 'WWW.star.example' })],
    ['from this moment', ref({ effective_at: NOW.toISOString() })],
    ['180 days old', ref({ effective_at: ago(180 * DAY_MS).toISOString() })],
  ];
  for (const [name, entry] of twoSided) {
    it(`takes a declaration ${name}`, () => {
      const { record } = resolved(
        'star.example',
        withHouse(naming(ref({ domain: 'moon.example', brand_id: 'moon' }), entry)),
      );
      assert.deepInclude(record, { relationship_trust: 'mutual', house_domain: 'nova.example' });
    });
  }

  it('keeps when the tie was first seen', () => {
    const declaredAt = ago(30 * DAY_MS);
    const before = mutualBefore(DAY_MS, { declaredAt });
    const again = resolved('star.example', withHouse(naming(ref())), before);
    assert.equal(again.record.relationship_declared_at, declaredAt.toISOString());
    const first = resolved('star.example', withHouse(naming(ref())));
    assert.equal(first.record.relationship_declared_at, NOW.toISOString());
  });

  it('looks past a mistake in another brand of the house', () => {
    const document = house('nova.example', { brands: [brand('Bad Id')], brand_refs: [ref()] });
    const { record } = resolved('star.example', withHouse({ json: document }));
    assert.equal(record.relationship_trust, 'mutual');
  });

  it('finds the house behind redirects, and names the one that confirms', () => {
    const world = {
      'star.example': { json: leaf() },
      'nova.example': { json: { house: 'group.example' } },
      'group.example': { json: { authoritative_location: 'https://cdn.example/group.json' } },
      'https://cdn.example/group.json': { json: house('group.example', { brand_refs: [ref()] }) },
    };
    assert.deepInclude(resolved('star.example', world).record, {
      relationship_trust: 'mutual',
      house_domain: 'group.example',
    });
  });

  const noHouse: [string, World[string], boolean][] = [
    ['is missing', { status: 404 }, false],
    ['is gone', { status: 410 }, false],
    ['is down', { status: 503 }, true],
    ['forbids', { status: 403 }, true],
    ['cannot be reached', { failed: 'timeout' }, true],
    ['is too large', { failed: 'too_large' }, false],
    ['is no JSON', { text: '{' }, false],
    ['is no brand.json', { json: {} }, false],
    ['is a brand of its own', { json: brand('nova') }, false],
    ['speaks for another domain', { json: house('other.example', { brand_refs: [ref()] }) }, false],
    ['is a brand agent', { json: { agents: [] } }, false],
    ['leads back to the brand', { json: { house: 'star.example' } }, false],
    ['leads in a circle', { json: { authoritative_location: wellKnown('nova.example') } }, true],
    [
      'leads to a file that is missing',
      { json: { authoritative_location: 'https://nova.example/none.json' } },
      true,
    ],
  ];
  for (const [name, answer, passing] of noHouse) {
    it(`cannot verify when the house ${name}`, () => {
      const { record, findings } = resolved('star.example', withHouse(answer));
      assert.deepInclude(record, {
        relationship_trust: 'unverifiable',
        claimed_house_domain: 'nova.example',
      });
      assert.equal(record.house_domain, record.canonical_domain);
      assert.doesNotHaveAnyKeys(record, ['relationship_verified_at']);
      assert.equal(findings.warnings[0]?.field, 'house_domain');
    });
    it(`${passing ? 'keeps' : 'drops'} an earlier tie when the house ${name}`, () => {
      const { record } = resolved('star.example', withHouse(answer), mutualBefore(HOUR_MS));
      assert.equal(record.relationship_trust, passing ? 'mutual' : 'unverifiable');
      assert.equal(record.relationship_verified_at, passing ? ago(HOUR_MS).toISOString() : undefined);
    });
  }

  const down = withHouse({ failed: 'timeout' });
  const kept: [string, Parameters<typeof resolved>[2], string][] = [
    ['exactly a day old', mutualBefore(DAY_MS), 'mutual'],
    ['a millisecond over a day', mutualBefore(DAY_MS + 1), 'unverifiable'],
    ['from the future', mutualBefore(-2 * DAY_MS), 'unverifiable'],
    ['with another house', mutualBefore(HOUR_MS, { houseDomain: 'group.example' }), 'unverifiable'],
    ['that was one-sided', mutualBefore(HOUR_MS, { trust: 'leaf_only' }), 'unverifiable'],
    ['of no trust', mutualBefore(HOUR_MS, { trust: '' }), 'unverifiable'],
    ['unknown', {}, 'unverifiable'],
  ];
  for (const [name, context, trust] of kept) {
    it(`is ${trust} while the house is down and the earlier look is ${name}`, () => {
      const { record } = resolved('star.example', down, context);
      assert.equal(record.relationship_trust, trust);
      assert.equal(record.house_domain, trust === 'mutual' ? 'nova.example' : 'star.example');
    });
  }

  it('does not keep a tie that the house denies', () => {
    const { record } = resolved('star.example', withHouse(naming()), mutualBefore(HOUR_MS));
    assert.equal(record.relationship_trust, 'leaf_only');
  });

  it('stands alone when only a house names it', () => {
    const namedBy = { houseDomain: 'nova.example', brandId: 'star', declaredAt: ago(DAY_MS) };
    const world = { 'star.example': { json: brand('star') } };
    const { record } = resolved('star.example', world, { namedBy });
    assert.deepInclude(record, {
      canonical_id: 'star.example',
      house_domain: 'star.example',
      relationship_trust: 'house_only',
      relationship_declared_at: ago(DAY_MS).toISOString(),
    });
    assert.notProperty(record, 'claimed_house_domain');
    const other = resolved('star.example', world, { namedBy: { ...namedBy, brandId: 'moon' } });
    assert.equal(other.record.relationship_trust, 'standalone');
  });

  it('takes the contestation contact of a house that confirms, and of no other', () => {
    const contact = { email: 'rights@nova.example' };
    const document = (refs: object[]) => ({
      house: { domain: 'nova.example', name: 'Nova Group', data_subject_contestation: contact },
      brand_refs: [{ domain: 'moon.example', brand_id: 'moon' }, ...refs],
    });
    const confirmed = resolved('star.example', withHouse({ json: document([ref()]) }));
    assert.deepEqual(confirmed.record.brand_manifest, { data_subject_contestation: contact });
    const claimed = resolved('star.example', withHouse({ json: document([]) }));
    assert.notProperty(claimed.record, 'brand_manifest');
  });

  it('asks for at most eight files', () => {
    const world: World = {};
    for (let i = 0; i < 3; i += 1) world[`a${i}.example`] = { json: { house: `a${i + 1}.example` } };
    world['a3.example'] = { json: leaf({ house_domain: 'b0.example', properties: [website('a0.example')] }) };
    for (let i = 0; i < 4; i += 1) world[`b${i}.example`] = { json: { house: `b${i + 1}.example` } };
    const { asked, look: found } = look('a0.example', world);
    assert.lengthOf(asked, 8);
    assert.equal(found.outcome, 'resolved');
  });
});
