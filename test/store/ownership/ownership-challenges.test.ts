import { assert } from 'chai';
import fc from 'fast-check';
import {
  CHALLENGE_LIFETIME_MS,
  type ChallengeState,
  challengeState,
  newChallenge,
} from '../../../src/domain/ownership/ownership.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const DOMAIN = 'acme.example';
const ORGS = ['org-a', 'org-b'];

/** What the rules say becomes of nonces: the latest of each organization, and how it stands. */
type Model = Map<string, Modelled>;
type Modelled = { nonce: string; issuedAt: number; state: 'open' | 'consumed' | 'invalidated' };

const isOpen = ({ state, issuedAt }: Modelled, now: number): boolean =>
  state === 'open' && now < issuedAt + CHALLENGE_LIFETIME_MS;

const SETTLEMENTS = {
  consume: { state: 'consumed' },
  invalidate: { state: 'invalidated', detail: 'not there' },
} as const;

type Step =
  | { do: 'issue'; org: string }
  | { do: 'consume' | 'invalidate'; org: string; nonceOf: string; old: boolean }
  | { do: 'wait'; ms: number };

const org = fc.constantFrom(...ORGS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('issue' as const), org }),
  fc.record({
    do: fc.constantFrom('consume' as const, 'invalidate' as const),
    org,
    nonceOf: org,
    old: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(1, 60_000, CHALLENGE_LIFETIME_MS - 1, CHALLENGE_LIFETIME_MS),
  }),
);

for (const engine of engines) {
  describe(`challenges on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await store.transaction(async (tx) => {
        for (const id of ORGS)
          await tx.organizations.insert({ id, name: id, tier: null, createdAt: new Date(0) });
      });
    });
    after(() => store.drop());

    async function assertAsModelled(id: string, domain: string, wanted: Modelled | undefined, now: number) {
      const row = await store.read.ownershipChallenges.find(id, domain);
      assert.equal(row?.nonce, wanted?.nonce);
      if (row === undefined || wanted === undefined) return;
      const state: ChallengeState = challengeState(row, new Date(now));
      const isOver = wanted.state === 'open' && !isOpen(wanted, now);
      assert.equal(state, isOver ? 'expired' : wanted.state);
      assert.equal(row.settledAt === null, wanted.state === 'open');
      assert.equal(row.detail, wanted.state === 'invalidated' ? 'not there' : null);
    }

    it('follow the rules whatever is done to them', async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          run += 1;
          // Each run has a domain of its own.
          const domain = `run${run}.${DOMAIN}`;
          const model: Model = new Map();
          const earlier = new Map<string, string>();
          let now = 1_800_000_000_000;
          for (const [index, action] of steps.entries()) {
            if (action.do === 'wait') now += action.ms;
            else if (action.do === 'issue') {
              const before = model.get(action.org);
              if (before !== undefined) earlier.set(action.org, before.nonce);
              const nonce = `nonce-${run}-${index}`;
              model.set(action.org, { nonce, issuedAt: now, state: 'open' });
              await store.transaction((tx) =>
                tx.ownershipChallenges.put({
                  ...newChallenge(domain, nonce, new Date(now)),
                  orgId: action.org,
                }),
              );
            } else {
              const nonce = action.old ? earlier.get(action.nonceOf) : model.get(action.nonceOf)?.nonce;
              const mine = model.get(action.org);
              const expected = mine !== undefined && mine.nonce === nonce && isOpen(mine, now);
              const settlement = SETTLEMENTS[action.do];
              const settled = await store.transaction((tx) =>
                tx.ownershipChallenges.settle(
                  action.org,
                  { domain, nonce: nonce ?? 'none' },
                  settlement,
                  new Date(now),
                ),
              );
              assert.equal(settled, expected);
              if (expected) mine.state = settlement.state;
            }
            for (const id of ORGS) await assertAsModelled(id, domain, model.get(id), now);
          }
        }),
        { numRuns: 60 },
      );
    });

    it('are forgotten after a while, and the proofs are not', async () => {
      const old = new Date(1_000);
      const young = new Date(2_000);
      await store.transaction(async (tx) => {
        for (const [domain, at] of [
          ['old.example', old],
          ['young.example', young],
        ] as const) {
          await tx.ownershipChallenges.put({ ...newChallenge(domain, domain, at), orgId: 'org-b' });
          await tx.ownershipProofs.put({ orgId: 'org-b', domain, method: 'dns', provedAt: at });
        }
        assert.equal(await tx.ownershipChallenges.prune(young, 10), 1);
      });
      assert.isUndefined(await store.read.ownershipChallenges.find('org-b', 'old.example'));
      assert.isDefined(await store.read.ownershipChallenges.find('org-b', 'young.example'));
      assert.lengthOf(await store.read.ownershipProofs.listOf('org-b', ['old.example', 'young.example']), 2);
    });

    it('are settled by one of many who hold the nonce', async () => {
      const challenge = newChallenge(DOMAIN, 'shared', new Date());
      await store.transaction((tx) => tx.ownershipChallenges.put({ ...challenge, orgId: 'org-a' }));
      const settled = await Promise.all(
        Array.from({ length: 12 }, (_unused, index) =>
          store.transaction((tx) =>
            tx.ownershipChallenges.settle(
              'org-a',
              challenge,
              index % 2 === 0 ? { state: 'consumed' } : { state: 'invalidated', detail: 'x' },
              new Date(),
            ),
          ),
        ),
      );
      assert.lengthOf(settled.filter(Boolean), 1);
    });
  });
}
