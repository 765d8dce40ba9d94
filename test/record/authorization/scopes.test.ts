import { expect } from 'chai';
import { isOpenAt, type ScopeRow } from '../../../src/record/authorization/scopes.ts';

const AT = new Date('2026-11-27T12:00:00Z');
const hour = (hours: number) => new Date(AT.getTime() + hours * 3_600_000).toISOString();

describe('whether the window of a long scope is open', () => {
  const texts = new Map<string, string>();
  let reads = 0;
  const lookups = {
    scopeOf: async (_id: string, hash: string) => {
      reads += 1;
      return texts.get(hash) as never;
    },
  };
  const long = (hash: string): ScopeRow => ({
    authorizationId: `id of ${hash}`,
    scope: null,
    scopeHash: hash,
  });
  const isOpen = (hash: string, at = AT) => isOpenAt(lookups, long(hash), at);
  beforeEach(() => {
    reads = 0;
    texts.clear();
  });

  it('is read once, also when no room is left for the scopes', async () => {
    // Together longer than the scopes that are kept.
    const property_ids = ['x'.repeat(6 * 1024 * 1024)];
    for (let number = 0; number < 8; number += 1)
      texts.set(
        `many ${number}`,
        JSON.stringify({ property_ids, effective_until: hour(number % 2 === 0 ? 1 : -1) }),
      );
    const ask = () => Promise.all([...texts.keys()].map((hash) => isOpen(hash)));
    const answers = [true, false, true, false, true, false, true, false];
    expect(await ask()).deep.equal(answers);
    expect(reads).equal(8);
    expect(await ask()).deep.equal(answers);
    expect(reads).equal(8);
  });

  it('is judged anew at each moment', async () => {
    texts.set('moving', JSON.stringify({ effective_from: hour(1), effective_until: hour(3) }));
    const at = [0, 1, 3, 4].map((hours) => new Date(hour(hours)));
    expect(await Promise.all(at.map((moment) => isOpen('moving', moment)))).deep.equal([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is open without times, and closed where the entry is gone, which is read again', async () => {
    texts.set('always', JSON.stringify({ property_ids: ['a'] }));
    expect(await isOpen('always')).equal(true);
    expect(await isOpen('gone')).equal(false);
    texts.set('gone', JSON.stringify({ property_ids: ['a'] }));
    expect(await isOpen('gone')).equal(true);
    expect(await isOpenAt(lookups, { authorizationId: null, scope: null, scopeHash: null }, AT)).equal(false);
  });
});
