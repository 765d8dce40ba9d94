import { assert } from 'chai';
import fc from 'fast-check';
import { protocol } from '../../../generated/protocol.ts';
import {
  CHALLENGE_LIFETIME_MS,
  challengePlaces,
  challengeState,
  domainsAbove,
  fileProves,
  isProofValid,
  newChallenge,
  recordsProve,
} from '../../../src/domain/ownership/ownership.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';

const NONCE = '3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI';
const NOW = new Date('2026-01-15T08:30:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe('an ownership challenge', () => {
  const challenge = newChallenge('acme.example', NONCE, NOW);

  it('is open for 15 minutes and not a millisecond longer', () => {
    assert.equal(CHALLENGE_LIFETIME_MS, 900_000);
    assert.equal(challengeState(challenge, NOW), 'open');
    assert.equal(challengeState(challenge, later(899_999)), 'open');
    assert.equal(challengeState(challenge, later(900_000)), 'expired');
  });

  it('stays as it was settled', () => {
    for (const state of ['consumed', 'invalidated'] as const)
      for (const ms of [0, 900_000, 1e12])
        assert.equal(challengeState({ ...challenge, state }, later(ms)), state);
  });

  it('says where the nonce has to be', () => {
    assert.deepEqual(challengePlaces(challenge), {
      dns: { name: `${protocol.ownershipTxtLabel}.acme.example`, type: 'TXT', value: NONCE },
      http: { url: `https://acme.example${protocol.ownershipPath}`, body: NONCE },
    });
  });
});

describe('a proof of ownership', () => {
  const proof = { method: 'dns', provedAt: NOW } as const;

  it('carries edits for 90 days', () => {
    assert.isTrue(isProofValid(proof, NOW));
    assert.isTrue(isProofValid(proof, later(90 * DAY_MS)));
    assert.isFalse(isProofValid(proof, later(90 * DAY_MS + 1)));
    assert.isFalse(isProofValid(undefined, NOW));
  });
});

describe('TXT records', () => {
  for (const records of [[NONCE], [` ${NONCE}\t`], ['v=spf1 -all', NONCE], ['other', '', `${NONCE} `]])
    it(`prove with ${JSON.stringify(records)}`, () => assert.isTrue(recordsProve(records, NONCE)));

  for (const records of [
    [],
    [''],
    [NONCE.toLowerCase()],
    [NONCE.slice(1)],
    [`${NONCE}=`],
    [`"${NONCE}"`],
    [`nonce=${NONCE}`],
    [`${NONCE} ${NONCE}`],
    [NONCE.slice(0, 20), NONCE.slice(20)],
  ])
    it(`do not prove with ${JSON.stringify(records)}`, () => assert.isFalse(recordsProve(records, NONCE)));
});

describe('the file on the domain', () => {
  for (const text of [
    NONCE,
    `${NONCE}\n`,
    `${NONCE}\r\n`,
    `\ufeff${NONCE}`,
    `# mine\n  ${NONCE}  \nother\n`,
    `other\r${NONCE}\rlast`,
  ])
    it(`proves with ${JSON.stringify(text)}`, () => assert.isTrue(fileProves(text, NONCE)));

  for (const text of [
    '',
    '\n',
    `x${NONCE}`,
    `${NONCE}x`,
    `a ${NONCE} b`,
    `<p>${NONCE}</p>`,
    NONCE.toUpperCase(),
  ])
    it(`does not prove with ${JSON.stringify(text)}`, () => assert.isFalse(fileProves(text, NONCE)));

  it('proves nothing with what has no such line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const isThere = text.split(/[\r\n]+/).some((line) => line.trim() === NONCE);
        assert.equal(fileProves(text, NONCE), isThere);
      }),
    );
  });
});

describe('domains above a host', () => {
  for (const [host, domains] of [
    ['acme.example', ['acme.example']],
    ['a.b.acme.example', ['a.b.acme.example', 'b.acme.example', 'acme.example']],
    ['shop.acme.co.uk', ['shop.acme.co.uk', 'acme.co.uk']],
    // Whoever has one page of a public host does not have the others.
    ['acme.github.io', ['acme.github.io']],
    ['x.acme.github.io', ['x.acme.github.io', 'acme.github.io']],
    ['co.uk', ['co.uk']],
    ['example', ['example']],
  ] as const) {
    it(`of ${host} are ${domains.join(', ')}`, () => {
      assert.deepEqual(domainsAbove(host), [...domains]);
    });
  }
});
