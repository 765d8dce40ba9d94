import { assert } from 'chai';
import { brandStanding } from '../../../src/domain/brands/brand-standing.ts';
import type { BrandResolution } from '../../../src/domain/brands/resolve.ts';

const live = (more: Partial<BrandResolution> = {}): BrandResolution => ({
  canonical_id: 'acme.example',
  canonical_domain: 'acme.example',
  brand_name: 'Acme',
  keller_type: 'independent',
  house_domain: 'acme.example',
  source: 'brand_json',
  brand_id: 'acme',
  relationship_trust: 'standalone',
  ...more,
});
/** Of a file that describes no brand. */
const bare = (more: Partial<BrandResolution>): BrandResolution => {
  const { brand_id: _, ...record } = live(more);
  return record;
};
const entry = { brand_name: 'By people', brand_manifest: { description: 'Text.' } };
const submitted = { entry, source: 'community' } as const;

describe('brandStanding', () => {
  it('knows nothing where nobody said anything', () => {
    assert.deepEqual(brandStanding('acme.example', null, null), {
      record: null,
      source: null,
      listed: false,
      brandName: null,
      kellerType: null,
      houseDomain: null,
      hasManifest: false,
      card: null,
      listing: null,
      searchText: null,
    });
  });

  it('lets the files of the domain win over what was submitted', () => {
    const standing = brandStanding('acme.example', { record: live() }, submitted);
    assert.include(standing, { source: 'brand_json', brandName: 'Acme', listed: true, hasManifest: false });
    assert.deepEqual(JSON.parse(standing.record ?? ''), live());
    assert.notInclude(standing.searchText ?? '', 'people');
  });

  it('falls back to what was submitted, under its own source', () => {
    for (const source of ['community', 'enriched'] as const) {
      const standing = brandStanding('acme.example', null, { entry, source });
      assert.include(standing, { source, brandName: 'By people', listed: true, hasManifest: true });
      assert.include(JSON.parse(standing.listing ?? ''), {
        source,
        verified: false,
        keller_type: 'independent',
      });
      assert.equal(standing.searchText, 'acme.example\nby people');
    }
  });

  it('never takes a house or trust from a submission', () => {
    const claim = { ...entry, house_domain: 'Famous.example', brand_manifest: { verified: true, x: 1 } };
    const standing = brandStanding('acme.example', null, { entry: claim, source: 'community' });
    assert.equal(standing.houseDomain, 'acme.example');
    const listing = JSON.parse(standing.listing ?? '');
    assert.equal(listing.house_domain, 'acme.example');
    assert.equal(listing.claimed_house_domain, 'famous.example');
    assert.deepEqual(JSON.parse(standing.record ?? '').brand_manifest, { x: 1 });
  });

  for (const [title, record, listed] of [
    ['a brand on its own domain', live(), true],
    ['a brand that claims a house which does not name it', live({ relationship_trust: 'leaf_only' }), true],
    ['a house on its own domain', bare({ keller_type: 'master' }), true],
    ['a domain of a brand that lives elsewhere', live({ canonical_domain: 'other.example' }), false],
    [
      'a domain that only points to a house which does not name it',
      bare({
        relationship_trust: 'leaf_only',
        claimed_house_domain: 'h.example',
      }),
      false,
    ],
  ] as const) {
    it(`${listed ? 'lists' : 'does not list'} ${title}`, () => {
      const standing = brandStanding('acme.example', { record }, null);
      assert.equal(standing.listed, listed);
      assert.isNotNull(standing.record, 'it resolves all the same');
    });
  }

  it('shows in the list what the record and its file say', () => {
    const record = live({
      keller_type: 'master',
      house_domain: 'group.example',
      house_name: 'Group',
      relationship_trust: 'mutual',
      relationship_verified_at: '2026-05-01T12:00:00.000Z',
      names: [{ en: 'Acme' }, { de: 'Akme' }],
      brand_manifest: {
        logos: [{ url: 'https://acme.example/l.svg' }, { url: 'javascript:alert(1)' }],
        colors: { primary: ['#0b6e4f', '#ffffff'], bad: 'red' },
        tone: 'Warm',
        industries: ['retail', ' ', 7],
        company: { employees: '1,200-5,000' },
      },
    });
    const file = {
      house: { domain: 'acme.example' },
      brands: [{ id: 'a', parent_brand: 'b' }],
      brand_refs: [{}, {}],
    };
    const standing = brandStanding('acme.example', { record, document: file }, null);
    assert.deepEqual(JSON.parse(standing.listing ?? ''), {
      domain: 'acme.example',
      brand_name: 'Acme',
      source: 'brand_json',
      has_manifest: true,
      verified: true,
      keller_type: 'master',
      industries: ['retail'],
      logos: [{ url: 'https://acme.example/l.svg', tags: [] }],
      colors: { primary: '#0B6E4F' },
      tone: { voice: 'Warm' },
      house_domain: 'group.example',
      relationship_trust: 'mutual',
      relationship_verified_at: '2026-05-01T12:00:00.000Z',
      logo_url: 'https://acme.example/l.svg',
      primary_color: '#0B6E4F',
      sub_brand_count: 3,
      employee_count: 1200,
    });
    assert.equal(standing.houseDomain, 'group.example');
    assert.equal(standing.searchText, 'acme.example\nacme\ngroup\nakme');
  });
});
