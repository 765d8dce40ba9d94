import { expect } from 'chai';
import { KEY_PURPOSE_MEMBER } from '../../../src/domain/signatures/keys.ts';
import {
  MOST_REVOKED_KEYS,
  newerList,
  type RevocationList,
  readRevocationList,
  revocationPayload,
  revocationStanding,
} from '../../../src/domain/signatures/revocation-list.ts';
import { MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { newCallerKey, revocationsBy } from '../../http/signers/signed-world.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const key = newCallerKey('gov-1', { [KEY_PURPOSE_MEMBER]: 'governance-signing' });
const other = newCallerKey('hook-1');
const published = [key, other].map(({ kid, jwk }) => ({ kid, jwk: jwk as Record<string, unknown> }));
const payload = revocationPayload('https://operator.example', ['old-1'], NOW, 15 * MINUTE_MS);
const read = (document: unknown, keys = published) => readRevocationList(document, keys, NOW);

describe('a list of revoked keys', () => {
  it('is read when a key of the operator signed it', () => {
    expect(read(revocationsBy(key, payload))).to.deep.equal({
      updated: NOW,
      nextUpdate: later(15),
      kids: ['old-1'],
    });
  });

  const signed = revocationsBy(key, payload) as Record<string, string>;
  const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const cases: [string, unknown][] = [
    ['no object', null],
    ['another document', { keys: [] }],
    ['a text in place of a signature', { ...signed, signature: 'x' }],
    ['a changed payload', { ...signed, payload: text({ ...payload, revoked_kids: [] }) }],
    ['a key that is for something else', revocationsBy(other, payload)],
    ['a key that nobody publishes', revocationsBy(newCallerKey('gov-2'), payload)],
    ['another type', revocationsBy(key, payload, { typ: 'JWT' })],
    ['no algorithm', revocationsBy(key, payload, { alg: 'none' })],
    ['the algorithm of a shared secret', revocationsBy(key, payload, { alg: 'HS256' })],
    ['the algorithm of another curve', revocationsBy(key, payload, { alg: 'ES256' })],
    ['an extension that must be understood', revocationsBy(key, payload, { crit: ['b64'], b64: false })],
    ['no time', revocationsBy(key, { ...payload, updated: 'soon' })],
    ['a time to come', revocationsBy(key, { ...payload, updated: later(2).toISOString() })],
    ['names that are none', revocationsBy(key, { ...payload, revoked_kids: [1] })],
    ['a name that is too long', revocationsBy(key, { ...payload, revoked_kids: ['k'.repeat(257)] })],
    [
      'too many names',
      revocationsBy(key, { ...payload, revoked_kids: Array(MOST_REVOKED_KEYS + 1).fill('k') }),
    ],
  ];
  for (const [what, document] of cases) {
    it(`is not relied on with ${what}`, () => {
      expect(read(document)).to.equal(null);
    });
  }

  it('counts for 1 to 30 minutes, whatever it says', () => {
    const until = (next: Date) =>
      read(revocationsBy(key, { ...payload, next_update: next.toISOString() }))?.nextUpdate;
    expect(until(later(-9))).to.deep.equal(later(1));
    expect(until(later(9_999))).to.deep.equal(later(30));
  });

  it('revokes what it names, and leaves other keys good until it is four intervals late', () => {
    const list: RevocationList = { updated: NOW, nextUpdate: later(10), kids: ['old-1'] };
    expect(revocationStanding(null, 'old-1', NOW)).to.equal('good');
    expect(revocationStanding(list, 'old-1', later(1_000))).to.equal('revoked');
    expect(revocationStanding(list, 'new-1', later(50))).to.equal('good');
    expect(revocationStanding(list, 'new-1', later(51))).to.equal('stale');
  });

  it('is replaced by a newer one only, and is not forgotten when it vanishes', () => {
    const list = { updated: NOW, nextUpdate: later(10), kids: ['old-1'] };
    const newer = { ...list, updated: later(1), kids: [] };
    expect(newerList(null, null)).to.equal(null);
    expect(newerList(list, null)).to.equal(list);
    expect(newerList(list, newer)).to.equal(newer);
    expect(newerList(newer, list)).to.equal(newer);
  });
});
