import { assert } from 'chai';
import { SCRYPT } from '../../src/domain/members/credentials.ts';
import { createPasswords } from '../../src/infra/passwords.ts';

const passwords = createPasswords();

/** Processor time of some work, in milliseconds. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('passwords', () => {
  it('are stored with a salt of their own and the work that went in', async () => {
    const one = await passwords.hash('correct horse');
    const other = await passwords.hash('correct horse');
    assert.notEqual(one, other);
    assert.match(
      one,
      new RegExp(`^scrypt\\$${SCRYPT.N}\\$${SCRYPT.r}\\$${SCRYPT.p}\\$[\\w-]{22}\\$[\\w-]{43}$`),
    );
    assert.isTrue(await passwords.verify('correct horse', one));
    for (const wrong of ['', 'correct horse ', 'Correct horse', 'correct hors']) {
      assert.isFalse(await passwords.verify(wrong, one), wrong);
    }
  });

  it('are the same however a letter is composed', async () => {
    assert.isTrue(
      await passwords.verify('caf\u0065\u0301 au lait', await passwords.hash('caf\u00e9 au lait')),
    );
  });

  it('never fit nobody, nor a hash that is none', async () => {
    assert.isFalse(await passwords.verify('', null));
    assert.isFalse(await passwords.verify('x', null));
    assert.isFalse(await passwords.verify('', 'scrypt$2$1$1$AAAA$'));
  });

  it('take the work of a real one for a person who is not known', async () => {
    const hash = await passwords.hash('correct horse');
    const known = await cost(() => passwords.verify('wrong', hash));
    const unknown = await cost(() => passwords.verify('wrong', null));
    // Without the work it would be thousands of times less.
    assert.isAbove(unknown, known / 10);
  });
});
