import { assert } from 'chai';
import type { Asker } from '../../src/desk/live.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { HOUR_MS } from '../../src/domain/text/instant.ts';
import { MOST_NEW, MOST_NEW_OF_SITE, newDomains } from '../../src/live/look-tools.ts';
import { engines, type TestStore } from '../support/databases.ts';

const signal = new AbortController().signal;

for (const engine of engines) {
  describe(`domains that are new on ${engine.name}`, () => {
    let store: TestStore;
    let at = new Date('2026-05-01T00:00:00Z');
    let callers = 0;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());
    beforeEach(() => {
      callers += 1;
      at = new Date('2026-05-01T00:00:00Z');
    });

    const askerOf = (name: string, isMember = false): Asker => ({
      share: `${name}${callers}`,
      isMember,
      signal,
      mayLook: true,
    });
    const ask = (asker: Asker, domain: string) => newDomains(store, () => at)(asker, domain);
    async function refusal(asker: Asker, domain: string): Promise<ApiError> {
      const cause = await ask(asker, domain).catch((error: unknown) => error);
      return cause instanceof ApiError ? cause : assert.fail(`${domain} was not refused`);
    }

    it('are so many in an hour for one address, and others ask on', async () => {
      for (let count = 0; count < MOST_NEW.address; count += 1) await ask(askerOf('a'), `d${count}.example`);
      const { code, message, detail } = await refusal(askerOf('a'), 'next.example');
      assert.equal(code, 'unavailable');
      assert.match(message, /too many unknown domains.*by this caller/i);
      assert.equal(detail?.retry_after, HOUR_MS / 1000);
      await ask(askerOf('b'), 'next.example');
      at = new Date(at.getTime() + HOUR_MS);
      await ask(askerOf('a'), 'next.example');
    });

    it('are so many in a day below one site, whoever asks', async () => {
      const site = `wild${callers}.example`;
      for (let count = 0; count < MOST_NEW_OF_SITE; count += 1)
        await ask(askerOf(`x${count}`), `n${count}.deep.${site}`);
      const { message } = await refusal(askerOf('last'), `another.${site}`);
      assert.include(message, `below ${site}`);
      await ask(askerOf('last'), `not-${site}`);
    });

    it('are more for an organization', async () => {
      const member = askerOf('org', true);
      for (let count = 0; count <= MOST_NEW.address; count += 1) await ask(member, `m${count}.example`);
    });
  });
}
