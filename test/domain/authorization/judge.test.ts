import { assert } from 'chai';
import fc from 'fast-check';
import checkSchema from '../../../schemas/v3/enums/authorization-check.json' with { type: 'json' };
import reasonSchema from '../../../schemas/v3/enums/authorization-reason.json' with { type: 'json' };
import type {
  FileState,
  OperatorEvidence,
  PublisherEvidence,
  Question,
} from '../../../src/domain/authorization/evidence.ts';
import { judgeAuthorization } from '../../../src/domain/authorization/judge.ts';
import {
  type AuthorizationReason,
  CHECKS,
  type CheckName,
} from '../../../src/domain/authorization/reasons.ts';
import { declared, entry, limited, NOW, operator, property, publisher, question } from './evidence.ts';

type Case = {
  says: string;
  publisher?: Partial<PublisherEvidence>;
  operator?: Partial<OperatorEvidence>;
  question?: Partial<Question>;
  reason: AuthorizationReason;
};

const file = (state: FileState): Pick<PublisherEvidence, 'file'> => ({
  file: { ...publisher().file, state },
});
const brand = (state: FileState): Pick<OperatorEvidence, 'file'> => ({ file: { ...operator().file, state } });
const window = (from?: string, until?: string) => ({
  entries: [
    limited({
      ...(from === undefined ? {} : { effective_from: from }),
      ...(until === undefined ? {} : { effective_until: until }),
    }),
  ],
});
const delegation = (type: string | undefined) =>
  entry({ scope: { property_ids: ['news_site'], ...(type === undefined ? {} : { delegation_type: type }) } });
const collections = [{ publisher_domain: 'WWW.News.example', collection_ids: ['daily'] }];
const placements = [
  { id: 'top', tags: ['above'], propertyIds: ['news_site'], propertyTags: [] },
  { id: 'side', tags: ['above'], propertyIds: ['other_site'], propertyTags: ['sport'] },
  { id: 'feed', tags: [], propertyIds: [], propertyTags: ['local'] },
];

const CASES: readonly Case[] = [
  { says: 'both sides agree', reason: 'authorized' },
  {
    says: 'the copy is the last good one',
    publisher: file('kept'),
    operator: brand('kept'),
    reason: 'authorized',
  },
  {
    says: 'the operator owns it',
    operator: { declarations: [declared('owned')] },
    reason: 'authorized_first_party',
  },
  {
    says: 'one of several declarations agrees',
    operator: { declarations: [declared('owned'), declared('ad_network'), declared('delegated')] },
    reason: 'authorized',
  },
  {
    says: 'nothing says how, the operator sells directly',
    publisher: { entries: [delegation(undefined)] },
    operator: { declarations: [declared('direct')] },
    reason: 'authorized',
  },
  {
    says: 'nothing says how, the operator owns it',
    publisher: { entries: [delegation(undefined)] },
    operator: { declarations: [declared('owned')] },
    reason: 'authorized_first_party',
  },
  {
    says: 'nothing says how, the operator is a delegate',
    publisher: { entries: [delegation(undefined)] },
    reason: 'relationship_mismatch',
  },
  {
    says: 'a network, declared as direct',
    publisher: { entries: [delegation('ad_network')] },
    operator: { declarations: [declared('direct')] },
    reason: 'relationship_mismatch',
  },
  {
    says: 'a relationship that nobody knows',
    operator: { declarations: [declared('friend')] },
    reason: 'relationship_mismatch',
  },

  {
    says: 'nobody lists it',
    publisher: { publisherDomain: null, property: null, entries: [] },
    reason: 'property_unknown',
  },
  {
    says: 'the file was never read',
    publisher: { ...file('unknown'), entries: [] },
    reason: 'publisher_file_unknown',
  },
  {
    says: 'there is no file',
    publisher: { ...file('absent'), entries: [] },
    reason: 'publisher_file_missing',
  },
  {
    says: 'the file is bad',
    publisher: { ...file('invalid'), entries: [] },
    reason: 'publisher_file_invalid',
  },
  {
    says: 'the file cannot be reached',
    publisher: { ...file('unreachable'), entries: [] },
    reason: 'publisher_unreachable',
  },
  {
    says: 'the file revokes the publisher',
    publisher: { revocation: { revokedAt: NOW, reason: null }, entries: [] },
    reason: 'publisher_revoked',
  },
  {
    says: 'revoked wins over an entry',
    publisher: { revocation: { revokedAt: null, reason: 'other' } },
    reason: 'publisher_revoked',
  },
  { says: 'the publisher lists nothing like it', publisher: { property: null }, reason: 'property_unknown' },
  {
    says: 'it vanished from the file',
    publisher: { property: property({ status: 'stale' }) },
    reason: 'property_stale',
  },
  { says: 'no entry for the agent', publisher: { entries: [] }, reason: 'agent_not_listed' },
  {
    says: 'signals by id',
    publisher: { entries: [entry({ authorizationType: 'signal_ids', scope: { signal_ids: ['a'] } })] },
    reason: 'signals_only',
  },
  {
    says: 'signals by tag',
    publisher: { entries: [entry({ authorizationType: 'signal_tags', scope: { signal_tags: ['a'] } })] },
    reason: 'signals_only',
  },

  {
    says: 'another id',
    publisher: { entries: [entry({ scope: { property_ids: ['other'] } })] },
    reason: 'property_out_of_scope',
  },
  {
    says: 'a property without an id',
    publisher: { property: property({ propertyId: null }) },
    reason: 'property_out_of_scope',
  },
  {
    says: 'by tag',
    publisher: {
      entries: [
        entry({
          authorizationType: 'property_tags',
          scope: { property_tags: ['x', 'local'], delegation_type: 'delegated' },
        }),
      ],
    },
    reason: 'authorized',
  },
  {
    says: 'by another tag',
    publisher: { entries: [entry({ authorizationType: 'property_tags', scope: { property_tags: ['x'] } })] },
    reason: 'property_out_of_scope',
  },
  {
    says: 'inline',
    publisher: {
      entries: [
        entry({
          authorizationType: 'inline_properties',
          scope: {
            delegation_type: 'delegated',
            properties: [
              {
                property_type: 'website',
                name: 'N',
                identifiers: [{ type: 'domain', value: 'news.example' }],
              },
            ],
          },
        }),
      ],
    },
    reason: 'authorized',
  },
  {
    says: 'another inline',
    publisher: {
      entries: [
        entry({
          authorizationType: 'inline_properties',
          scope: {
            properties: [
              {
                property_type: 'website',
                name: 'N',
                identifiers: [{ type: 'domain', value: 'other.example' }],
              },
            ],
          },
        }),
      ],
    },
    reason: 'property_out_of_scope',
  },
  {
    says: 'all of the publisher',
    publisher: {
      entries: [
        entry({
          authorizationType: 'publisher_properties',
          scope: {
            delegation_type: 'delegated',
            publisher_properties: [
              { publisher_domains: ['a.example', 'news.example'], selection_type: 'all' },
            ],
          },
        }),
      ],
    },
    reason: 'authorized',
  },
  {
    says: 'all of others',
    publisher: {
      entries: [
        entry({
          authorizationType: 'publisher_properties',
          scope: { publisher_properties: [{ publisher_domain: 'a.example', selection_type: 'all' }] },
        }),
      ],
    },
    reason: 'property_out_of_scope',
  },
  {
    says: 'by id of several publishers, which means nothing',
    publisher: {
      entries: [
        entry({
          authorizationType: 'publisher_properties',
          scope: {
            publisher_properties: [
              { publisher_domains: ['news.example'], selection_type: 'by_id', property_ids: ['news_site'] },
            ],
          },
        }),
      ],
    },
    reason: 'property_out_of_scope',
  },

  {
    says: 'within the window',
    publisher: window('2026-01-01', '2026-12-31T00:00:00+01:00'),
    reason: 'authorized',
  },
  { says: 'at its first instant', publisher: window('2026-03-01T12:00:00Z'), reason: 'authorized' },
  { says: 'at its last instant', publisher: window(undefined, '2026-03-01T12:00:00Z'), reason: 'authorized' },
  { says: 'too early', publisher: window('2026-03-01T12:00:01Z'), reason: 'not_yet_effective' },
  { says: 'too late', publisher: window(undefined, '2026-03-01T11:59:59Z'), reason: 'expired' },
  {
    says: 'too late for the moment asked about',
    publisher: window(undefined, '2027-01-01'),
    question: { at: new Date('2027-01-01T00:00:01Z') },
    reason: 'expired',
  },

  {
    says: 'no country asked for',
    publisher: { entries: [limited({ countries: ['DE', 'AT'] })] },
    reason: 'country_required',
  },
  {
    says: 'another country',
    publisher: { entries: [limited({ countries: ['DE', 'AT'] })] },
    question: { country: 'CH' },
    reason: 'country_not_covered',
  },
  {
    says: 'that country',
    publisher: { entries: [limited({ countries: ['DE', 'AT'] })] },
    question: { country: 'AT' },
    reason: 'authorized',
  },
  { says: 'any country', question: { country: 'CH' }, reason: 'authorized' },

  {
    says: 'no collection asked for',
    publisher: { entries: [limited({ collections })] },
    reason: 'collection_required',
  },
  {
    says: 'another collection',
    publisher: { entries: [limited({ collections })] },
    question: { collections: ['weekly'] },
    reason: 'collection_not_covered',
  },
  {
    says: 'a collection of that name elsewhere',
    publisher: {
      entries: [limited({ collections: [{ publisher_domain: 'a.example', collection_ids: ['daily'] }] })],
    },
    question: { collections: ['daily'] },
    reason: 'collection_not_covered',
  },
  {
    says: 'that collection',
    publisher: { entries: [limited({ collections })] },
    question: { collections: ['weekly', 'daily'] },
    reason: 'authorized',
  },
  { says: 'a collection nobody limits to', question: { collections: ['weekly'] }, reason: 'authorized' },

  {
    says: 'no placement asked for',
    publisher: { entries: [limited({ placement_ids: ['top'] })] },
    reason: 'placement_required',
  },
  {
    says: 'that placement, catalogue unread',
    publisher: { entries: [limited({ placement_ids: ['top'] })] },
    question: { placements: ['top'] },
    reason: 'authorized',
  },
  {
    says: 'another placement',
    publisher: { entries: [limited({ placement_ids: ['top'] })], placements },
    question: { placements: ['feed'] },
    reason: 'placement_not_covered',
  },
  {
    says: 'a placement by its tag',
    publisher: { entries: [limited({ placement_tags: ['above'] })], placements },
    question: { placements: ['top'] },
    reason: 'authorized',
  },
  {
    says: 'a placement on other properties',
    publisher: { entries: [limited({ placement_tags: ['above'] })], placements },
    question: { placements: ['side'] },
    reason: 'placement_not_covered',
  },
  {
    says: 'a placement on properties by tag',
    publisher: { entries: [limited({ placement_ids: ['feed'] })], placements },
    question: { placements: ['feed'] },
    reason: 'authorized',
  },
  {
    says: 'a tag that is asked for',
    publisher: { entries: [limited({ placement_tags: ['above'] })] },
    question: { placementTags: ['above'] },
    reason: 'authorized',
  },
  {
    says: 'a tag that the entry does not name',
    publisher: { entries: [limited({ placement_tags: ['above'] })] },
    question: { placementTags: ['below'] },
    reason: 'placement_not_covered',
  },

  { says: 'the claim is true', question: { delegationType: 'delegated' }, reason: 'authorized' },
  { says: 'the claim is false', question: { delegationType: 'direct' }, reason: 'delegation_type_mismatch' },
  {
    says: 'direct is claimed where nothing is said',
    publisher: { entries: [delegation(undefined)] },
    operator: { declarations: [declared('direct')] },
    question: { delegationType: 'direct' },
    reason: 'authorized',
  },
  {
    says: 'a network is claimed where nothing is said',
    publisher: { entries: [delegation(undefined)] },
    question: { delegationType: 'ad_network' },
    reason: 'delegation_type_mismatch',
  },

  {
    says: 'no operator',
    operator: { domain: null, agent: null, declarations: [] },
    reason: 'operator_unknown',
  },
  {
    says: 'the operator was never looked at',
    operator: { ...brand('unknown'), agent: null, declarations: [] },
    reason: 'operator_file_unknown',
  },
  {
    says: 'the operator has no file',
    operator: { ...brand('absent'), agent: null, declarations: [] },
    reason: 'operator_file_missing',
  },
  {
    says: 'the operator has a bad file',
    operator: { ...brand('invalid'), agent: null, declarations: [] },
    reason: 'operator_file_invalid',
  },
  {
    says: 'the operator cannot be reached',
    operator: { ...brand('unreachable'), agent: null, declarations: [] },
    reason: 'operator_unreachable',
  },
  {
    says: 'the operator does not know the agent',
    operator: { agent: null, foundBy: 'agent_host' },
    reason: 'agent_not_declared',
  },
  {
    says: 'the operator does not list the property',
    operator: { declarations: [declared('delegated', 'other.example')] },
    reason: 'property_not_declared',
  },
  {
    says: 'the operator lists another type',
    operator: { declarations: [{ ...declared('delegated'), propertyType: 'podcast' }] },
    reason: 'property_not_declared',
  },
];

describe('judgeAuthorization', () => {
  const judge = (one: Case) =>
    judgeAuthorization(publisher(one.publisher), operator(one.operator), question(one.question));

  for (const one of CASES) {
    it(`answers ${one.reason} in the case: ${one.says}`, () => {
      const decision = judge(one);
      assert.equal(decision.reason, one.reason, JSON.stringify(decision.checks));
      assert.equal(decision.authorized, one.reason.startsWith('authorized'));
    });
  }

  it('gives every reason of the contract in these cases, and no other', () => {
    const given = new Set<string>(CASES.map(({ reason }) => reason));
    assert.deepEqual([...given].sort(), [...reasonSchema.enum].sort());
  });

  it('tells every check of the contract, in its order, whatever happens', () => {
    assert.deepEqual<readonly string[]>(CHECKS, checkSchema.enum);
    for (const one of CASES) {
      const { checks, authorized, reason } = judge(one);
      assert.deepEqual(
        checks.map(({ check }) => check),
        [...CHECKS],
        one.says,
      );
      assert.equal(
        checks.every(({ ok }) => ok === true),
        authorized,
        one.says,
      );
      assert.isTrue(
        checks.every(({ detail }) => detail !== ''),
        one.says,
      );
      // What could not be judged never stands before the failure that it comes from.
      if (!authorized)
        assert.equal(checks.find(({ ok }) => ok !== true)?.ok, false, `${one.says}: ${reason}`);
    }
  });

  it('takes the entry that authorizes, wherever it stands', () => {
    const entries = [
      entry({ authorizationType: 'signal_ids', scope: { signal_ids: ['a'] } }),
      limited({ countries: ['DE'] }),
      entry({
        authorizedFor: 'The one',
        scope: { property_ids: ['news_site'], delegation_type: 'ad_network' },
      }),
      entry(),
    ];
    const decision = judgeAuthorization(
      publisher({ entries }),
      operator({ declarations: [declared('ad_network')] }),
      question(),
    );
    assert.equal(decision.reason, 'authorized');
    assert.equal(decision.entry?.authorizedFor, 'The one');
    assert.equal(decision.declaration?.relationship, 'ad_network');
  });

  it('explains the entry that came furthest when none authorizes', () => {
    const entries = [
      entry({ scope: { property_ids: ['other'] } }),
      limited({ countries: ['DE'] }),
      limited({ effective_until: '2020-01-01' }),
    ];
    const decision = judgeAuthorization(publisher({ entries }), operator(), question());
    assert.equal(decision.reason, 'country_required');
    assert.equal(decision.entry, entries[1]);
  });

  it('judges both sides when both fail', () => {
    const decision = judgeAuthorization(
      publisher({ entries: [limited({ countries: ['DE'], effective_until: '2020-01-01' })] }),
      operator({ declarations: [] }),
      question({ delegationType: 'direct' }),
    );
    const of = (name: CheckName) => decision.checks.find(({ check }) => check === name);
    assert.equal(decision.reason, 'expired');
    assert.isFalse(decision.publisherAuthorized);
    assert.isFalse(decision.operatorDeclares);
    assert.equal(of('country')?.ok, false);
    assert.equal(of('claimed_delegation')?.ok, false);
    assert.equal(of('agent_declared')?.ok, true);
    assert.equal(of('property_declared')?.ok, false);
    assert.equal(of('relationship')?.ok, null);
  });

  it('says what the operator declares even when the relationship is wrong', () => {
    const decision = judgeAuthorization(
      publisher(),
      operator({ declarations: [declared('direct')] }),
      question(),
    );
    assert.isTrue(decision.publisherAuthorized);
    assert.isTrue(decision.operatorDeclares);
    assert.equal(decision.declaration?.relationship, 'direct');
  });

  it('comes as far with many entries as with the best of them', () => {
    const scopes = [
      entry(),
      entry({ scope: { property_ids: ['other'] } }),
      entry({ authorizationType: 'signal_ids', scope: { signal_ids: ['x'] } }),
      entry({ authorizationType: 'property_tags', scope: { property_tags: ['news'] } }),
      limited({ effective_until: '2020-01-01' }),
      limited({ countries: ['DE'] }),
      limited({ placement_ids: ['x'] }),
      limited({ delegation_type: 'ad_network' }),
    ];
    const known = [
      publisher(),
      publisher({ property: property({ status: 'stale' }) }),
      publisher({ property: null }),
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...scopes), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...known),
        fc.constantFrom(null, 'DE', 'FR'),
        (entries, evidence, country) => {
          const judge = (of: typeof entries) =>
            judgeAuthorization({ ...evidence, entries: of }, operator(), question({ country }));
          const all = judge(entries);
          const alone = entries.map((one) => judge([one]));
          assert.equal(all.passed, Math.max(...alone.map(({ passed }) => passed)));
          assert.include(
            alone.filter(({ passed }) => passed === all.passed).map(({ reason }) => reason),
            all.reason,
          );
        },
      ),
    );
  });

  it('does not repeat control characters of strangers', () => {
    const { checks } = judgeAuthorization(
      publisher({ entries: [limited({ placement_ids: ['x'] })] }),
      operator(),
      question({ placements: ['x'] }),
    );
    assert.isTrue(checks.every(({ detail }) => !/[\p{Cc}]/u.test(detail)));
  });
});
