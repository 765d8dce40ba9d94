import { assert } from 'chai';
import fc from 'fast-check';
import {
  type AudienceMember,
  foundOf,
  isHash,
  judgeMember,
  type MatchCapability,
  MOST_MEMBERS,
  matchedTypes,
  sumOfMatches,
} from '../../../src/domain/audiences/member.ts';
import { type AudienceChange, deltaOf, judgeMembers, judgeSync } from '../../../src/domain/audiences/plan.ts';
import { finish } from '../../../src/domain/steps.ts';
import { told } from '../../support/media.ts';

const HASH = 'a1'.repeat(32);
const capability: MatchCapability = {
  supported_identifier_types: ['hashed_email'],
  supported_uid_types: ['uid2', 'hashed_email'],
};
const member = (more: Partial<AudienceMember> = {}): AudienceMember => ({
  external_id: 'u1',
  hashed_email: HASH,
  ...more,
});

describe('isHash', () => {
  it('takes 64 lower-case hex digits', () => assert.isTrue(isHash(HASH)));
  for (const text of [
    '',
    'ann@example.com',
    HASH.toUpperCase(),
    HASH.slice(1),
    `${HASH}0`,
    `g${HASH.slice(1)}`,
    ` ${HASH.slice(1)}`,
    `${HASH}\n`,
    `0x${HASH.slice(2)}`,
    '+49301234567',
  ])
    it(`does not take ${JSON.stringify(text)}`, () => assert.isFalse(isHash(text)));
});

describe('judgeMember', () => {
  for (const one of [
    member(),
    { external_id: 'u1', uids: [{ type: 'uid2', value: 'x' }] },
    { external_id: 'u1', uids: [{ type: 'hashed_email', value: HASH }] },
  ] satisfies AudienceMember[])
    it(`takes ${Object.keys(one).join(', ')}`, () => assert.isNull(judgeMember(one, capability)));

  for (const [what, one, problem] of [
    ['without an id', { hashed_email: HASH }, 'external_id VALIDATION_ERROR'],
    ['with an empty id', member({ external_id: '' }), 'external_id VALIDATION_ERROR'],
    ['with an address', member({ hashed_email: 'ann@example.com' }), 'hashed_email INVALID_HASH_FORMAT'],
    [
      'with a hash in capitals',
      member({ hashed_email: HASH.toUpperCase() }),
      'hashed_email INVALID_HASH_FORMAT',
    ],
    ['with a number', member({ hashed_phone: '+49301234567' }), 'hashed_phone INVALID_HASH_FORMAT'],
    ['with a kind that is not matched', member({ hashed_phone: HASH }), 'hashed_phone VALIDATION_ERROR'],
    [
      'with an id of another kind',
      member({ uids: [{ type: 'maid', value: 'x' }] }),
      'uids[0].type VALIDATION_ERROR',
    ],
    [
      'with an empty id of a kind',
      member({ uids: [{ type: 'uid2', value: '' }] }),
      'uids[0].value VALIDATION_ERROR',
    ],
    [
      'with an address as an id of a kind',
      { external_id: 'u1', uids: [{ type: 'hashed_email', value: 'ann@example.com' }] },
      'uids[0].value INVALID_HASH_FORMAT',
    ],
    ['with nothing to match by', { external_id: 'u1' }, ' VALIDATION_ERROR'],
    ['with an empty list', { external_id: 'u1', uids: [] }, ' VALIDATION_ERROR'],
  ] as const)
    it(`refuses one ${what}`, () => {
      const found = judgeMember(one, capability);
      assert.equal(`${found?.field} ${found?.code}`, problem);
    });

  it('matches by the buyer’s id alone where that is offered', () => {
    const closed = { ...capability, supports_platform_customer_id: true };
    assert.isNull(judgeMember({ external_id: 'u1' }, closed));
  });
  it('knows no other ids where none are declared', () => {
    const bare: MatchCapability = { supported_identifier_types: ['hashed_email'] };
    assert.isNotNull(judgeMember({ external_id: 'u1', uids: [{ type: 'uid2', value: 'x' }] }, bare));
  });
});

describe('judgeMembers', () => {
  it('tells each place and never the value', () => {
    const change: AudienceChange = {
      audience_id: 'a',
      add: [member(), member({ hashed_email: 'ann@example.com' })],
      remove: [{ external_id: 'u9' }],
    };
    const refusals = finish(judgeMembers(change, capability, 'audiences[0]'));
    assert.deepEqual(told(refusals), [
      'VALIDATION_ERROR audiences[0].add[1].hashed_email',
      'VALIDATION_ERROR audiences[0].remove[0]',
    ]);
    assert.notInclude(JSON.stringify(refusals), 'example.com');
    assert.deepEqual(
      refusals.map(({ details }) => details?.reason),
      ['INVALID_HASH_FORMAT', 'NOT_MATCHABLE'],
    );
  });
  it('names at most 20 of 100 bad members', () => {
    const change = { audience_id: 'a', add: Array.from({ length: 100 }, () => ({})) };
    assert.lengthOf(finish(judgeMembers(change, capability, 'a')), 20);
  });
  it('has nothing to say of an empty change', () =>
    assert.deepEqual(finish(judgeMembers({ audience_id: 'a' }, capability, 'a')), []));
});

describe('judgeSync', () => {
  const change = (audience_id: string, added = 0, removed = 0): AudienceChange => ({
    audience_id,
    add: Array.from({ length: added }, () => member()),
    remove: Array.from({ length: removed }, () => member()),
  });
  it('takes as many members as a call may have', () =>
    assert.deepEqual(judgeSync([change('a', MOST_MEMBERS - 1), change('b', 0, 1)]), []));
  it('refuses one more, over all audiences', () =>
    assert.deepEqual(told(judgeSync([change('a', MOST_MEMBERS - 1), change('b', 1, 1)])), [
      'INVALID_REQUEST audiences',
    ]));
  it('refuses an audience that is named twice', () =>
    assert.deepEqual(told(judgeSync([change('a'), change('b'), change('a')])), [
      'INVALID_REQUEST audiences[2].audience_id',
    ]));
});

describe('deltaOf', () => {
  it('removes a member that is both added and removed', () => {
    const { upsert, remove } = finish(
      deltaOf({
        audience_id: 'a',
        add: [member({ external_id: 'u1' }), member({ external_id: 'u2' })],
        remove: [{ external_id: 'u1' }, { external_id: 'u3' }],
      }),
    );
    assert.deepEqual([...upsert.keys()], ['u2']);
    assert.deepEqual([...remove], ['u1', 'u3']);
  });
  it('keeps the last of several', () => {
    const add = [member({ hashed_email: HASH }), member({ hashed_email: 'b'.repeat(64) })];
    assert.equal(finish(deltaOf({ audience_id: 'a', add })).upsert.get('u1')?.hashed_email, 'b'.repeat(64));
  });
  it('never both adds and removes somebody', () => {
    const people = fc.array(fc.record({ external_id: fc.constantFrom('a', 'b', 'c', 'd') }));
    fc.assert(
      fc.property(people, people, (add, remove) => {
        const delta = finish(deltaOf({ audience_id: 'x', add, remove }));
        for (const id of delta.upsert.keys()) assert.isFalse(delta.remove.has(id));
      }),
    );
  });
});

describe('what matching found', () => {
  const matchMembers = (
    members: readonly AudienceMember[],
    isKnown: (member: AudienceMember, type: string) => boolean,
  ) => sumOfMatches(members.map((member) => ({ found: foundOf(member, isKnown), count: 1 })));
  const people: AudienceMember[] = [
    { external_id: '1', hashed_email: HASH, uids: [{ type: 'uid2', value: 'x' }] },
    { external_id: '2', hashed_email: HASH },
    {
      external_id: '3',
      uids: [
        { type: 'rampid_derived', value: 'x' },
        { type: 'world_id_nullifier', value: 'y' },
      ],
    },
  ];
  it('counts a member once, and each kind by itself', () => {
    const matched = matchMembers(people, ({ external_id }, type) => external_id === '1' || type === 'rampid');
    assert.deepEqual(matched, {
      matched: 2,
      effectiveRate: 0.6667,
      breakdown: [
        { id_type: 'hashed_email', submitted: 2, matched: 1, match_rate: 0.5 },
        { id_type: 'uid2', submitted: 1, matched: 1, match_rate: 1 },
        { id_type: 'rampid', submitted: 1, matched: 1, match_rate: 1 },
        { id_type: 'other', submitted: 1, matched: 0, match_rate: 0 },
      ],
    });
  });
  it('finds nobody among nobody', () =>
    assert.deepEqual(
      matchMembers([], () => true),
      { matched: 0, effectiveRate: 0, breakdown: [] },
    ));
  it('counts an identifier of a kind once per member', () => {
    const two: AudienceMember = {
      uids: [
        { type: 'uid2', value: 'x' },
        { type: 'uid2', value: 'y' },
      ],
    };
    assert.deepEqual(matchedTypes(two), ['uid2']);
  });
});
