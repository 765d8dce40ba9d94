import { assert } from 'chai';
import type { Asker } from '../../src/desk/live.ts';
import { createFetcher } from '../../src/infra/fetcher.ts';
import { newId } from '../../src/infra/random.ts';
import { createLive } from '../../src/live/live.ts';
import { engines, type TestStore } from '../support/databases.ts';

const [engine] = engines;

describe('looks for a nonce', () => {
  let store: TestStore;
  before(async () => {
    if (engine === undefined) throw new Error('no engine');
    store = await engine.open();
  });
  after(() => store.drop());

  it('take turns: a caller has at most half of them, so that another one is served meanwhile', async () => {
    const waiting: (() => void)[] = [];
    let started = 0;
    const resolver = {
      addresses: async () => [],
      txt: (name: string) => {
        started += 1;
        if (name.includes('other.example')) return Promise.resolve([]);
        return new Promise<string[]>((resolve) => waiting.push(() => resolve([])));
      },
    };
    const fetcher = createFetcher({ outboundHosts: new Map(), resolver, userAgent: 'test' });
    const live = createLive({
      store,
      fetcher,
      resolver,
      provider: null,
      newId,
      now: () => new Date(),
      log: { debug() {}, info() {}, warn() {}, error() {} },
      challengeEndpoint: () => assert.fail('no endpoint is challenged'),
      judgeUrl: () => assert.fail('no address is judged'),
      judgeAgentUrl: () => assert.fail('no address is judged'),
    });
    const { signal } = new AbortController();
    const asker = (share: string): Asker => ({ share, isMember: true, signal, mayLook: true });
    const looks = Array.from({ length: 40 }, (_, at) =>
      live(asker('one')).lookForNonce({ domain: `d${at}.example`, nonce: 'n' }),
    );
    const other = await live(asker('two')).lookForNonce({ domain: 'other.example', nonce: 'n' });
    assert.isFalse(other.ok);
    assert.equal(started, 17);
    const ended = Promise.all(looks);
    let isEnded = false;
    void ended.then(() => {
      isEnded = true;
    });
    while (!isEnded) {
      for (const end of waiting.splice(0)) end();
      await new Promise(setImmediate);
    }
    assert.isTrue((await ended).every(({ ok }) => !ok));
    assert.equal(started, 41);
    await fetcher.close();
  });
});
