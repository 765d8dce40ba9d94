import { assert } from 'chai';
import fc from 'fast-check';
import {
  changeGrant,
  judgeRightsRequest,
  readRightsRequest,
  rightsDigest,
} from '../../../src/domain/rights/acquire.ts';
import {
  daysBetween,
  daysLater,
  grantState,
  priceOfTerm,
  type RightsGrant,
} from '../../../src/domain/rights/grant.ts';
import { matchRights, offeringOnWire } from '../../../src/domain/rights/match.ts';
import {
  offeringOfFixture,
  type RightsOffering,
  readRightsCatalog,
} from '../../../src/domain/rights/offering.ts';
import { constraintOnWire, credentialsOf, termsOnWire } from '../../../src/domain/rights/on-wire.ts';
import { reviewCreative } from '../../../src/domain/rights/review-creative.ts';
import { publisherRights } from '../../support/publisher.ts';

const NOW = new Date('2026-03-10T15:00:00Z');
const read = readRightsCatalog(publisherRights, null);
if (!read.ok) throw new Error(read.problems.join('\n'));
const catalog = read.rights;
const offeringNamed = (id: string): RightsOffering => {
  const found = catalog.get(id);
  if (found === undefined) throw new Error(`no offering ${id}`);
  return found;
};

type Campaign = Parameters<typeof readRightsRequest>[0]['campaign'];
const asked = (
  campaign: Partial<Campaign> = {},
  rights_id = 'pip_figure',
  pricing_option_id = 'pip_monthly',
) => ({
  rights_id,
  pricing_option_id,
  campaign: { description: 'Pip pours tea.', uses: ['likeness' as const], ...campaign },
});

function judge(request: ReturnType<typeof asked>, exclusives: Parameters<typeof judgeRightsRequest>[2] = []) {
  const requested = readRightsRequest(request, catalog, NOW);
  if ('code' in requested) throw new Error(requested.message);
  return judgeRightsRequest(requested, request, exclusives);
}

const grant = (more: Partial<RightsGrant> = {}): RightsGrant => ({
  principalId: 'org_a',
  id: 'rgt_1',
  accountId: '',
  sandbox: false,
  rightsId: 'pip_figure',
  buyer: 'outdoor.example/',
  digest: '',
  status: 'acquired',
  paused: false,
  revision: 1,
  keySerial: 1,
  offering: offeringNamed('pip_figure'),
  terms: {
    price: offeringNamed('pip_figure').pricing_options[0] ?? {
      ...publisherRights.offerings[0]?.pricing_options[0],
    },
    uses: ['likeness'],
    countries: ['DE'],
    start: '2026-03-01',
    end: '2026-03-31',
    impressionCap: 1000,
  } as RightsGrant['terms'],
  details: {
    buyer: { domain: 'outdoor.example' },
    campaign: asked().campaign,
    revocationWebhook: { url: 'https://buyer.example/rights' },
    pushConfig: null,
    approval: null,
    reason: null,
    reader: { baseUrl: 'https://rights.example', form: '3.1' },
  },
  impressions: 0,
  createdAt: NOW,
  updatedAt: NOW,
  keptUntil: NOW,
  ...more,
});

describe('readRightsCatalog', () => {
  const broken = (change: Record<string, unknown>): readonly string[] => {
    const document = structuredClone(publisherRights) as { offerings: Record<string, unknown>[] };
    Object.assign(document.offerings[0] ?? {}, change);
    const found = readRightsCatalog(document, null);
    return found.ok ? [] : found.problems;
  };
  for (const [change, problem] of [
    [{ rights_id: 'tomas_voice' }, 'two offerings have the same rights_id'],
    [{ available_uses: ['voice'] }, 'pricing_options[0].uses: must be among available_uses'],
    [{ right_type: 'ship' }, 'offerings[0].right_type'],
    [{ pricing_options: [] }, 'offerings[0].pricing_options'],
    [{ price: 1 }, 'offerings[0]'],
  ] as const) {
    it(`refuses: ${problem}`, () => assert.include(broken(change).join('\n'), problem));
  }

  it('refuses rights of brands that the agent does not answer for', () => {
    const found = readRightsCatalog(publisherRights, new Map());
    assert.include(found.ok ? '' : found.problems[0], 'must be a brand of catalogs.brands');
  });
});

describe('offeringOfFixture', () => {
  it('completes what a test leaves out', () => {
    const read = offeringOfFixture('r1', { available_uses: ['voice'] });
    if (!read.ok) return assert.fail(JSON.stringify(read.problems));
    assert.include(read.value, { rights_id: 'r1', brand_id: 'seeded_brand' });
    assert.deepEqual(read.value.pricing_options[0]?.uses, ['voice']);
  });

  for (const [fixture, place] of [
    [{ right_type: 'air' }, 'right_type'],
    [{ pricing_options: [] }, 'pricing_options'],
    [{ available_uses: 'voice' }, 'available_uses'],
    [{ max_term_days: 0 }, 'max_term_days'],
  ] as const)
    it(`names ${place} of ${JSON.stringify(fixture)}`, () => {
      const read = offeringOfFixture('r1', fixture);
      assert.include(read.ok ? [] : read.problems.map((one) => one.place), place);
    });
});

describe('readRightsRequest', () => {
  for (const [request, code, field] of [
    [asked({}, 'nobody'), 'REFERENCE_NOT_FOUND', 'rights_id'],
    [asked({}, 'pip_figure', 'nothing'), 'REFERENCE_NOT_FOUND', 'pricing_option_id'],
    [asked({ end_date: '2026-03-09' }), 'INVALID_REQUEST', 'campaign.end_date'],
    [asked({ start_date: '2026-04-02', end_date: '2026-04-01' }), 'INVALID_REQUEST', 'campaign.end_date'],
  ] as const) {
    it(`refuses with ${code} at ${field} the campaign ${JSON.stringify(request.campaign)}`, () => {
      assert.deepInclude(readRightsRequest(request, catalog, NOW), { code, field });
    });
  }

  it('takes a campaign that ends today, and gives one without dates the longest term', () => {
    assert.deepInclude(readRightsRequest(asked({ end_date: '2026-03-10' }), catalog, NOW), {
      end: '2026-03-10',
    });
    assert.deepInclude(readRightsRequest(asked(), catalog, NOW), { start: '2026-03-10', end: '2027-03-10' });
  });
});

describe('judgeRightsRequest', () => {
  const other = { countries: ['DE', 'AT'], start: '2026-03-01', end: '2026-04-15' };
  for (const [what, request, reason, exclusives] of [
    ['a use outside the price', asked({ uses: ['voice'] }), 'does not cover voice', []],
    ['a country outside the offering', asked({ countries: ['JP'] }, 'tomas_voice', 'tomas_cpm'), 'JP', []],
    ['a term that is too long', asked({ end_date: '2027-03-11' }), 'longest is 366 days', []],
    ['more than the cap', asked({ estimated_impressions: 20_000_001 }), '20000000 impressions', []],
    ['a prohibited word', asked({ description: 'Pip drinks BEERS at noon' }), 'prohibits', []],
    ['an exclusive grant', asked({ countries: ['DE'], end_date: '2026-03-20' }), 'exclusive', [other]],
    ['an exclusive grant somewhere', asked(), 'exclusive', [other]],
  ] as const) {
    it(`rejects ${what}`, () => {
      const verdict = judge(
        what.includes('country')
          ? { ...request, campaign: { ...request.campaign, uses: ['voice'] } }
          : request,
        exclusives,
      );
      assert.include('reason' in verdict ? verdict.reason : 'granted', reason);
    });
  }

  it('grants what no rule forbids', () => {
    const verdict = judge(asked({ countries: ['DE'], start_date: '2026-04-16', end_date: '2026-04-30' }), [
      other,
    ]);
    assert.deepInclude('terms' in verdict ? verdict.terms : {}, {
      start: '2026-04-16',
      impressionCap: 20_000_000,
    });
    assert.property(judge(asked({ countries: ['FR'] }), [other]), 'terms');
    assert.property(judge(asked({ description: 'Pip brews a winery tour map' })), 'terms');
  });

  it('knows equal requests by what is licensed, for whom, and nothing else', () => {
    const one = rightsDigest(asked(), 'a.example/');
    assert.equal(rightsDigest(asked(), 'a.example/'), one);
    assert.notEqual(rightsDigest(asked(), 'b.example/'), one);
    assert.notEqual(rightsDigest(asked({ countries: ['DE'] }), 'a.example/'), one);
  });
});

describe('changeGrant', () => {
  const around = { now: NOW, exclusives: [] };
  const fieldsOf = (
    change: Parameters<typeof changeGrant>[1],
    of: RightsGrant = grant(),
    more: Parameters<typeof changeGrant>[2] = around,
  ) => {
    const changed = changeGrant(of, change, more);
    return changed.ok ? [] : changed.refusals.map(({ code, field }) => `${code} ${field}`);
  };

  it('extends, caps, pauses and resumes; a pause makes earlier keys invalid for good', () => {
    const changed = changeGrant(
      grant(),
      { end_date: '2026-04-30', impression_cap: 2000, paused: true },
      around,
    );
    if (!changed.ok) throw new Error('refused');
    assert.deepInclude(changed.value.terms, { end: '2026-04-30', impressionCap: 2000 });
    assert.deepInclude(changed.value, { paused: true, keySerial: 2, revision: 2 });
    const resumed = changeGrant(changed.value, { paused: false }, around);
    assert.deepInclude(resumed.ok ? resumed.value : {}, { paused: false, keySerial: 2 });
  });

  for (const [change, of, wrong] of [
    [{ end_date: '2026-03-30' }, grant(), 'VALIDATION_ERROR end_date'],
    [{ end_date: '2027-03-02' }, grant(), 'VALIDATION_ERROR end_date'],
    [{ impression_cap: 499 }, grant({ impressions: 500 }), 'VALIDATION_ERROR impression_cap'],
    [{ impression_cap: 20_000_001 }, grant(), 'VALIDATION_ERROR impression_cap'],
    [{ pricing_option_id: 'nothing' }, grant(), 'REFERENCE_NOT_FOUND pricing_option_id'],
    [{ paused: true }, grant({ status: 'revoked' }), 'INVALID_STATE rights_id'],
    [{ paused: true }, grant({ status: 'pending_approval' }), 'INVALID_STATE rights_id'],
    [{}, grant({ terms: { ...grant().terms, end: '2026-03-09' } }), 'INVALID_STATE rights_id'],
  ] as const) {
    it(`refuses ${JSON.stringify(change)} with ${wrong}`, () => assert.include(fieldsOf(change, of), wrong));
  }

  it('refuses days that another buyer has for itself', () => {
    const other = { countries: ['DE'], start: '2026-04-01', end: '2026-04-30' };
    const wrong = fieldsOf({ end_date: '2026-04-02' }, grant(), { now: NOW, exclusives: [other] });
    assert.deepEqual(wrong, ['VALIDATION_ERROR end_date']);
  });

  it('never shortens a grant, lowers its revision or brings a key serial back', () => {
    const changes = fc.record(
      {
        end_date: fc.integer({ min: -40, max: 400 }).map((days) => daysLater('2026-03-31', days)),
        impression_cap: fc.integer({ min: 1, max: 30_000_000 }),
        paused: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 8 }), (all) => {
        let current = grant({ impressions: 800 });
        for (const change of all) {
          const next = changeGrant(current, change, around);
          if (!next.ok) continue;
          assert.isTrue(next.value.terms.end >= current.terms.end);
          assert.isTrue(next.value.keySerial >= current.keySerial);
          assert.equal(next.value.revision, current.revision + 1);
          assert.isAtLeast(next.value.terms.impressionCap ?? Number.POSITIVE_INFINITY, 800);
          current = next.value;
        }
      }),
    );
  });
});

describe('what a grant gives', () => {
  const secret = (purpose: string) => `<${purpose}>`;
  it('has a key for each provider and its uses, until the end of the last day', () => {
    assert.deepEqual(credentialsOf(grant(), secret, NOW), [
      {
        provider: 'pictures.example',
        rights_key: 'rk_<key 1 pictures.example>',
        uses: ['likeness'],
        expires_at: '2026-04-01T00:00:00.000Z',
        endpoint: 'https://pictures.example/v1/images',
      },
    ]);
  });

  for (const [what, more] of [
    ['paused', { paused: true }],
    ['revoked', { status: 'revoked' }],
    ['pending', { status: 'pending_approval' }],
    ['ended', { terms: { ...grant().terms, end: '2026-03-09' } }],
  ] as const) {
    it(`has no key while it is ${what}`, () => assert.deepEqual(credentialsOf(grant(more), secret, NOW), []));
  }

  it('tells its terms and its limits', () => {
    assert.deepInclude(termsOnWire(grant()), {
      amount: 1800,
      period: 'monthly',
      impression_cap: 1000,
      exclusivity: { scope: 'country', countries: ['DE'] },
    });
    assert.deepInclude(constraintOnWire(grant(), 'https://agent.example'), {
      valid_until: '2026-04-01T00:00:00.000Z',
      countries: ['DE'],
      approval_status: 'approved',
      verification_url: 'https://agent.example/rights/rgt_1',
    });
  });

  it('is scheduled, then granted, then over', () => {
    const states = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) =>
      grantState(grant(), new Date(`${day}T12:00:00Z`)),
    );
    assert.deepEqual(states, ['scheduled', 'acquired', 'acquired', 'ended']);
  });
});

describe('reviewCreative', () => {
  const creative = { rights_id: 'rgt_1', creative_url: 'https://buyer.example/a.html' };
  const statusOf = (of: RightsGrant, more: object = {}) => {
    const review = reviewCreative(
      of,
      { ...creative, ...more },
      { now: NOW, baseUrl: 'https://agent.example' },
    );
    return review.ok ? review.value.approval_status : review.refusals[0].code;
  };
  it('approves what mentions nothing prohibited, with the conditions of the offering', () => {
    assert.equal(statusOf(grant(), { description: 'Pip and a kettle' }), 'approved');
    assert.equal(statusOf(grant()), 'approved');
  });
  it('rejects prohibited words of the description and of every fact', () => {
    assert.equal(statusOf(grant(), { description: 'Pip with a glass of wine' }), 'rejected');
    assert.equal(statusOf(grant(), { metadata: { slogan: 'Beer, ahoy', length: 15 } }), 'rejected');
  });
  it('waits with the grant, and needs one that is valid', () => {
    assert.equal(statusOf(grant({ status: 'pending_approval' })), 'pending_review');
    assert.equal(statusOf(grant({ status: 'revoked' })), 'INVALID_STATE');
    assert.equal(statusOf(grant({ paused: true })), 'INVALID_STATE');
  });
});

describe('matchRights', () => {
  const ids = (more: Partial<Parameters<typeof matchRights>[1]>) =>
    matchRights(catalog, { query: 'anything', uses: ['voice'], ...more }).matching.map(
      ({ offering }) => offering.rights_id,
    );

  it('ranks by words and uses, and is never empty for lack of words', () => {
    assert.equal(ids({ query: 'narrator for a station' })[0], 'tomas_voice');
    assert.sameMembers(ids({ query: 'zeppelin' }), ['ada_likeness_voice', 'tomas_voice']);
    assert.equal(ids({ uses: ['likeness', 'catchphrase'], query: 'figure' })[0], 'pip_figure');
  });

  it('narrows to a brand that licenses something, and ignores any other', () => {
    assert.deepEqual(ids({ brand_id: 'tomas_okafor' }), ['tomas_voice']);
    assert.lengthOf(ids({ brand_id: 'outdoor.example' }), 2);
    assert.deepEqual(ids({ right_type: 'music' }), []);
    assert.deepEqual(ids({ countries: ['JP'] }), ['ada_likeness_voice']);
    assert.deepEqual(ids({ countries: ['CN'] }), []);
  });

  it('tells why the others do not match', () => {
    const { excluded } = matchRights(catalog, { query: 'x', uses: ['voice'], countries: ['CN'] });
    assert.lengthOf(excluded, catalog.size);
    assert.isTrue(excluded.every(({ reason, suggestions }) => reason !== '' && suggestions?.length === 1));
  });

  it('names exclusive grants by place and time, never by holder', () => {
    const [found] = matchRights(catalog, { query: 'figure', uses: ['catchphrase'] }).matching;
    if (found === undefined) throw new Error('nothing found');
    const other = { countries: ['DE'], start: '2026-03-01', end: '2026-04-15' };
    assert.deepEqual(offeringOnWire(found, [other], ['DE', 'FR'], NOW).exclusivity_status, {
      available: false,
      existing_exclusives: ['DE until 2026-04-15'],
    });
    assert.deepEqual(offeringOnWire(found, [other], ['FR'], NOW).exclusivity_status, { available: true });
    const today = NOW.toISOString().slice(0, 10);
    const beginning = (day: string) => [{ countries: ['DE'], start: day, end: '2099-01-01' }];
    const last = daysLater(today, (found.offering.max_term_days ?? 366) - 1);
    const after = daysLater(last, 1);
    assert.equal(offeringOnWire(found, beginning(last), ['DE'], NOW).exclusivity_status?.available, false);
    assert.equal(offeringOnWire(found, beginning(after), ['DE'], NOW).exclusivity_status?.available, true);
  });
});

describe('priceOfTerm', () => {
  const flat = offeringNamed('ada_likeness_voice').pricing_options[0];
  const cpm = offeringNamed('tomas_voice').pricing_options[0];
  if (flat === undefined || cpm === undefined) throw new Error('no price');
  it('counts each started period, and impressions above the cap', () => {
    assert.equal(priceOfTerm(flat, { start: '2026-03-01', end: '2026-03-30', impressions: null }), 4200);
    assert.equal(priceOfTerm(flat, { start: '2026-03-01', end: '2026-03-31', impressions: null }), 8400);
    assert.equal(
      priceOfTerm(flat, { start: '2026-03-01', end: '2026-03-01', impressions: 6_000_000 }),
      4200 + 1200,
    );
  });
  it('has one year in the longest term, with a leap day or without', () => {
    const yearly = { ...flat, period: 'annual' as const };
    for (const start of ['2027-03-01', '2028-01-01'])
      assert.equal(
        priceOfTerm(yearly, { start, end: daysLater(start, 365), impressions: null }),
        yearly.price,
      );
    assert.equal(
      priceOfTerm(yearly, { start: '2027-03-01', end: daysLater('2027-03-01', 366), impressions: null }),
      2 * yearly.price,
    );
  });
  it('counts impressions by the thousand', () => {
    assert.closeTo(
      priceOfTerm(cpm, { start: '2026-03-01', end: '2026-03-31', impressions: 10_000 }),
      3.5,
      1e-9,
    );
  });
  it('has terms of at least one day', () => assert.equal(daysBetween('2026-02-28', '2026-03-01'), 2));
});
