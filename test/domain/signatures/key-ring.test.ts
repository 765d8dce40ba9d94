import { expect } from 'chai';
import { keyEnds, keyStandings } from '../../../src/domain/signatures/sign.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000);
const standings = (keys: { kid: string; createdAt: Date; retiredAt: Date | null }[], now: Date) =>
  Object.fromEntries(keyStandings(keys, now).map(({ key, standing }) => [key.kid, standing]));

describe('standings of the keys of one purpose', () => {
  it('lets the only key sign at once', () => {
    expect(standings([{ kid: 'a', createdAt: at(0), retiredAt: null }], at(0))).to.deep.equal({
      a: 'signing',
    });
  });

  it('publishes a new key for a minute before it signs, and the old one until its last signature has expired', () => {
    const keys = [
      { kid: 'a', createdAt: at(0), retiredAt: at(1_060) },
      { kid: 'b', createdAt: at(1_000), retiredAt: null },
    ];
    expect(standings(keys, at(1_000))).to.deep.equal({ a: 'signing', b: 'waiting' });
    expect(standings(keys, at(1_059))).to.deep.equal({ a: 'signing', b: 'waiting' });
    expect(standings(keys, at(1_060))).to.deep.equal({ a: 'retired', b: 'signing' });
    // 300 seconds of validity and 60 of skew after the last signature.
    expect(standings(keys, at(1_060 + 360))).to.deep.equal({ a: 'retired', b: 'signing' });
    expect(standings(keys, keyEnds(at(1_060)))).to.deep.equal({ a: 'ended', b: 'signing' });
  });

  it('keeps exactly one key signing through rotations that overlap', () => {
    const keys = [
      { kid: 'a', createdAt: at(0), retiredAt: at(160) },
      { kid: 'b', createdAt: at(100), retiredAt: at(190) },
      { kid: 'c', createdAt: at(130), retiredAt: null },
    ];
    for (let second = 130; second < 900; second += 1) {
      const all = Object.values(standings(keys, at(second)));
      expect(all.filter((standing) => standing === 'signing')).to.have.length(1);
    }
    expect(standings(keys, at(159))).to.include({ a: 'signing', b: 'waiting', c: 'waiting' });
    expect(standings(keys, at(160))).to.include({ a: 'retired', b: 'signing', c: 'waiting' });
    expect(standings(keys, at(190))).to.include({ b: 'retired', c: 'signing' });
  });

  it('lets the successor of a withdrawn key sign at once', () => {
    expect(standings([{ kid: 'b', createdAt: at(999), retiredAt: null }], at(1_000))).to.deep.equal({
      b: 'signing',
    });
  });
});
