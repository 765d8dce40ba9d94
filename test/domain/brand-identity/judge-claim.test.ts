import { assert } from 'chai';
import fc from 'fast-check';
import type { BrandClaim } from '../../../generated/types/brand.ts';
import { BrandClaimRejected, judgeBrandClaim } from '../../../src/domain/brand-identity/judge-claim.ts';
import { publisherProfile } from '../../support/publisher.ts';

const houses = publisherProfile.catalogs.houses ?? [];
const statusOf = (claim: BrandClaim) => judgeBrandClaim(claim, houses).verification_status;

const subsidiary = (domain: string, id?: string): BrandClaim => ({
  claim_type: 'subsidiary',
  claim: { subsidiary_domain: domain, ...(id === undefined ? {} : { subsidiary_brand_id: id }) },
});
const parent = (domain: string): BrandClaim => ({ claim_type: 'parent', claim: { parent_domain: domain } });
type Property = Extract<BrandClaim, { claim_type: 'property' }>['claim']['property'];
const property = (asked: Property): BrandClaim => ({ claim_type: 'property', claim: { property: asked } });
type Mark = Extract<BrandClaim, { claim_type: 'trademark' }>['claim'];
const mark = (claim: Mark): BrandClaim => ({ claim_type: 'trademark', claim });

describe('judgeBrandClaim', () => {
  for (const [what, claim, status] of [
    ['a domain of a brand', subsidiary('larkbar.example'), 'owned'],
    ['a domain in other letters, with www', subsidiary('WWW.Larkbar.example'), 'owned'],
    ['a brand that describes itself', subsidiary('oatandfield.example', 'oat_and_field'), 'owned'],
    ['a domain under another identifier', subsidiary('larkbar.example', 'meadowlark'), 'not_ours'],
    ['a stranger', subsidiary('stranger.example'), 'not_ours'],
    ['a site that the house only sells', subsidiary('breakfastclub.example'), 'not_ours'],
    ['the house as a parent', parent('meadowlarkfoods.example'), 'owned'],
    ['another house of this agent', parent('northlightrights.example'), 'owned'],
    ['a brand as a parent', parent('larkbar.example'), 'not_ours'],
    ['a site', property({ type: 'website', identifier: 'https://www.meadowlarkfoods.example/' }), 'owned'],
    ['a site below', property({ type: 'website', identifier: 'shop.larkbar.example' }), 'owned'],
    [
      'a site that looks like one below',
      property({ type: 'website', identifier: 'evillarkbar.example' }),
      'unknown',
    ],
    ['a site that is sold', property({ type: 'website', identifier: 'breakfastclub.example' }), 'not_ours'],
    [
      'an app in its store',
      property({ type: 'mobile_app', identifier: 'Example.MeadowlarkFoods.recipes', store: 'google' }),
      'owned',
    ],
    [
      'an app in another store',
      property({ type: 'mobile_app', identifier: 'example.meadowlarkfoods.recipes', store: 'apple' }),
      'unknown',
    ],
    [
      'an app as another kind',
      property({ type: 'ctv_app', identifier: 'example.meadowlarkfoods.recipes', store: 'google' }),
      'unknown',
    ],
    ['a mark, its active registration first', mark({ mark: 'MEADOWLARK' }), 'owned'],
    ['a mark by number', mark({ mark: 'Meadowlark', number: '97 200301' }), 'pending_review'],
    ['a mark in a country', mark({ mark: 'meadowlark', countries: ['us'] }), 'pending_review'],
    ['a mark elsewhere', mark({ mark: 'meadowlark', countries: ['JP'] }), 'unknown'],
    ['a mark in another register', mark({ mark: 'meadowlark', registry: 'JPO' }), 'unknown'],
    ['a mark that has ended', mark({ mark: 'Larkflakes' }), 'archived'],
    ['a mark under licence', mark({ mark: 'Captain Pip' }), 'licensed_in'],
    ['a mark that nobody listed', mark({ mark: 'Zeppelin' }), 'unknown'],
  ] as const) {
    it(`answers ${status} to a claim of ${what}`, () => assert.equal(statusOf(claim), status));
  }

  it('knows nothing without a house', () => {
    assert.equal(judgeBrandClaim(subsidiary('larkbar.example'), []).verification_status, 'not_ours');
    assert.equal(judgeBrandClaim(mark({ mark: 'Meadowlark' }), []).verification_status, 'unknown');
  });

  it('names what the verdict rests on', () => {
    assert.deepInclude(judgeBrandClaim(subsidiary('larkbar.example'), houses).details, {
      house_domain: 'meadowlarkfoods.example',
      brand_id: 'larkbar',
    });
    assert.include(judgeBrandClaim(mark({ mark: 'captain pip' }), houses).details, {
      licensor_domain: 'northlightrights.example',
    });
  });

  for (const [claim, field] of [
    [subsidiary('192.0.2.1'), 'subsidiary_domain'],
    [parent('nobody@house.example'), 'parent_domain'],
    [property({ type: 'website', identifier: 'ftp://x.example' }), 'property.identifier'],
  ] as const) {
    it(`refuses ${JSON.stringify(claim.claim)}`, () => {
      assert.throws(() => statusOf(claim), BrandClaimRejected, field);
    });
  }

  it('answers any mark with a status, and never with one of ours for a mark that is not listed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        const status = statusOf(mark({ mark: `${text}~` }));
        assert.equal(status, 'unknown');
      }),
    );
  });
});
