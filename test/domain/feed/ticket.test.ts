import { assert } from 'chai';
import { sealTicket, unsealTicket } from '../../../src/domain/feed/ticket.ts';
import { newSecret } from '../../../src/infra/random.ts';

describe('a sealed ticket', () => {
  const CREDENTIAL = 'Bearer sk_clé';

  it('gives the credential back to whoever has the ticket', () => {
    const ticket = newSecret();
    const { id, sealed } = sealTicket(ticket, CREDENTIAL);
    assert.equal(unsealTicket(ticket, sealed), CREDENTIAL);
    assert.notInclude(id, ticket);
    assert.notInclude(Buffer.from(sealed, 'base64url').toString('latin1'), 'sk_');
  });

  it('is nothing without its own ticket, or changed', () => {
    const ticket = newSecret();
    const { sealed } = sealTicket(ticket, CREDENTIAL);
    assert.throws(() => unsealTicket(newSecret(), sealed));
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      assert.throws(
        () => unsealTicket(ticket, changed.toString('base64url')),
        undefined,
        undefined,
        `byte ${index}`,
      );
    }
    assert.throws(() => unsealTicket(ticket, bytes.subarray(0, 8).toString('base64url')));
  });

  it('is another one for another ticket', () =>
    assert.notEqual(sealTicket(newSecret(), CREDENTIAL).sealed, sealTicket(newSecret(), CREDENTIAL).sealed));
});
