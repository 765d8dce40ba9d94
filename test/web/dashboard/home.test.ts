import { expect } from 'chai';
import { asExample, clientOf, openAt } from './world.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-01-15T08:40:00.000Z');
const inDays = (days: number): string => new Date(NOW.getTime() + days * DAY).toISOString();

/** The first page when the registry has these things. */
const homeWith = (body: Record<string, unknown>): Promise<string> =>
  openAt(
    '/dashboard',
    clientOf((operation, status, example) =>
      asExample(operation, status, { ...(example as object), ...body }),
    ),
    { now: NOW },
  );

describe('the first page of the dashboard', () => {
  it('lists proofs that end within two weeks or ran out, however long ago they were asked for', async () => {
    const proof = (domain: string, days: number) => ({
      domain,
      method: 'dns',
      proved_at: inDays(days - 90),
      valid_until: inDays(days),
      is_valid: days > 0,
    });
    const proofs = [proof('over.example', -2), proof('soon.example', 13), proof('later.example', 15)];
    const text = await homeWith({ proofs });
    expect(text)
      .match(/over\.example<\/bdi> ran out/)
      .and.match(/soon\.example<\/bdi> ends/);
    expect(text).contain('/dashboard/proofs?domain=soon.example').and.not.contain('later.example');
  });

  const key = (id: string, ends: string | null, more: object = {}) => ({
    id,
    name: 'Nightly',
    prefix: null,
    permissions: [],
    created_at: inDays(-30),
    last_used_at: null,
    expires_at: ends,
    revoked_at: null,
    ...more,
  });
  const made = { created_at: inDays(-1) };

  it('leads from a key that ends soon to its roll', async () => {
    const text = await homeWith({ api_keys: [key('k1', inDays(5))] });
    expect(text)
      .match(/The key .*Nightly.* ends/)
      .and.contain('/dashboard/keys/roll?id=k1');
  });

  it('asks for nothing once a later key of the same name lasts longer', async () => {
    for (const ends of [null, inDays(300)])
      expect(await homeWith({ api_keys: [key('k1', inDays(1)), key('k2', ends, made)] })).not.contain(
        'keys/roll',
      );
  });

  for (const [what, other] of [
    ['has another name', key('k2', null, { ...made, name: 'Other' })],
    ['is revoked', key('k2', null, { ...made, revoked_at: inDays(0) })],
    ['ends as soon', key('k2', inDays(3), made)],
    ['is older', key('k2', null, { created_at: inDays(-60) })],
  ] as const)
    it(`still asks when the other key ${what}`, async () => {
      expect(await homeWith({ api_keys: [key('k1', inDays(1)), other] })).contain('keys/roll?id=k1');
    });
});
