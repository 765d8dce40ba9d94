import { assert } from 'chai';
import { addSigner, createPrincipal } from '../../../src/admin/principals.ts';
import { createResolver } from '../../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../../src/infra/fetcher.ts';
import { LOOK_WAIT_MS } from '../../../src/live/publishers/waiting.ts';
import { createRequestVerifier, type VerifyRequest } from '../../../src/live/signers/request-verifier.ts';
import {
  brandJsonOf,
  type CallerKey,
  newCallerKey,
  publishAgent,
  signedHeaders,
} from '../../http/signers/signed-world.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { type Sites, startSites } from '../../support/sites.ts';

const URL_ASKED = 'https://registry.example/mcp';
/** More than are read at the same time, which are 64. */
const MANY = 80;
/** How long a request waits where nothing that it waits for comes. */
const VAIN_MS = 200;

/** Holders whose hosts hang: who signs for them, and where, by number. */
const GREEDY: Readonly<Record<string, (at: number) => { principal: string; host: string }>> = {
  'one owner at many sites': (at) => ({ principal: 'Greedy 0', host: `a${at}.example` }),
  'many owners at one site': (at) => ({ principal: `Greedy ${at}`, host: `a${at}.greedy.example` }),
};

for (const engine of enginesInTurn(import.meta.filename))
  describe(`verification of requests on ${engine.name}, beside signers whose hosts hang`, () => {
    let store: TestStore;
    let sites: Sites;
    let outbound: Fetcher;
    let verify: VerifyRequest;
    let hangs: (host: string) => boolean;
    let ahead: number;
    let waitMs: number;
    const now = () => new Date(Date.now() + ahead);

    beforeEach(async () => {
      ahead = 0;
      waitMs = LOOK_WAIT_MS;
      hangs = () => false;
      store = await engine.open();
      sites = await startSites();
      outbound = createFetcher({
        outboundHosts: sites.hosts,
        resolver: createResolver(['127.0.0.1:9']),
        userAgent: 'test',
      });
      const fetcher: Fetcher = {
        ...outbound,
        // These hosts answer after the end of the test: who waits for them is never served.
        fetch: (request) =>
          hangs(new URL(request.url).hostname) ? new Promise(() => undefined) : outbound.fetch(request),
      };
      verify = createRequestVerifier({ store, fetcher, now, waitMs: () => waitMs });
      for (const name of ['Own', 'Other']) await createPrincipal(store, { name });
    });
    afterEach(async () => {
      await outbound.close();
      await sites.close();
      await store.drop();
    });

    async function signer(principal: string, host: string, keys: readonly CallerKey[]): Promise<void> {
      const agent = publishAgent(sites, host, keys);
      await addSigner(store, { agent, principal, brandJson: brandJsonOf(host) });
    }
    const ask = (by: CallerKey) => {
      const headers = Object.entries(signedHeaders(URL_ASKED, '{}', by, now()));
      return verify({ method: 'POST', url: URL_ASKED, headers, body: Buffer.from('{}') }, 'either');
    };
    /** A request with a key that no signer has, which waits in vain for hosts that hang. */
    async function refused(): Promise<void> {
      waitMs = VAIN_MS;
      assert.isFalse((await ask(newCallerKey('nobody'))).ok);
      waitMs = LOOK_WAIT_MS;
    }
    async function accepted(by: CallerKey, agents = 1): Promise<void> {
      const verdict = await ask(by);
      assert.isTrue(verdict.ok, JSON.stringify(verdict));
      if (verdict.ok) assert.lengthOf(verdict.principalIds, agents);
    }
    async function greedy(kind: string, keys: readonly CallerKey[] = [], from = 0, to = MANY): Promise<void> {
      const made = new Set(from > 0 ? ['Greedy 0'] : []);
      for (let at = from; at < to; at += 1) {
        const { principal, host } = GREEDY[kind]?.(at) ?? assert.fail();
        if (!made.has(principal)) await createPrincipal(store, { name: principal });
        made.add(principal);
        await signer(principal, host, keys);
      }
    }
    const hang = () => {
      hangs = (host) => host.startsWith('a');
    };

    const own = newCallerKey('own');
    const ways: Readonly<Record<string, (kind: string) => Promise<CallerKey>>> = {
      'a key that was used before': async (kind) => {
        await signer('Own', 'own.example', [own]);
        await accepted(own);
        await greedy(kind);
        hang();
        return own;
      },
      'a key that was read and never used': async (kind) => {
        const second = newCallerKey('second');
        await signer('Own', 'own.example', [own, second]);
        await accepted(own);
        await greedy(kind);
        hang();
        return second;
      },
      'the first key of a new signer': async (kind) => {
        await greedy(kind);
        hang();
        await signer('Own', 'own.example', [own]);
        return own;
      },
      'the first key of a new signer, after other requests': async (kind) => {
        await signer('Other', 'other.example', [newCallerKey('other')]);
        await greedy(kind);
        hang();
        await refused();
        await signer('Own', 'own.example', [own]);
        return own;
      },
      'a key set that is due': async (kind) => {
        await signer('Own', 'own.example', [own]);
        await accepted(own);
        await greedy(kind);
        hang();
        ahead = 16 * 60_000;
        return own;
      },
      'a new key in a key set that was read': async (kind) => {
        await signer('Own', 'own.example', [own]);
        await accepted(own);
        await greedy(kind);
        hang();
        const next = newCallerKey('next');
        publishAgent(sites, 'own.example', [own, next]);
        ahead = 60_000;
        return next;
      },
      'a key under the name that keys of theirs have': async (kind) => {
        const named = newCallerKey('key-1');
        await greedy(kind, [newCallerKey('key-1')]);
        await ask(named);
        hang();
        ahead = 16 * 60_000;
        await signer('Own', 'own.example', [named]);
        return named;
      },
    };
    for (const kind of Object.keys(GREEDY))
      for (const [way, make] of Object.entries(ways))
        it(`${way} is accepted at once beside ${kind}`, async () => {
          const key = await make(kind);
          const began = performance.now();
          await accepted(key);
          assert.isBelow(performance.now() - began, LOOK_WAIT_MS, 'it waited for a host');
        });

    for (const kind of Object.keys(GREEDY))
      it(`a copied key is not taken for that of a new signer beside ${kind}`, async () => {
        await signer('Other', 'other.example', [own]);
        await accepted(own);
        await greedy(kind);
        hang();
        await signer('Own', 'own.example', [own]);
        await accepted(own, 2);
      });

    for (const kind of Object.keys(GREEDY))
      it(`later requests do not wait for further signers of ${kind}`, async () => {
        await signer('Own', 'own.example', [own]);
        await greedy(kind, [], 0, 10);
        hang();
        await accepted(own);
        const began = performance.now();
        for (let at = 10; at < 30; at += 1) {
          await greedy(kind, [], at, at + 1);
          await accepted(own);
        }
        // Twenty requests that each waited for a new signer would take twice this.
        assert.isBelow(performance.now() - began, 10 * LOOK_WAIT_MS);
      });

    it('an unknown key is refused although hosts hang for ever', async () => {
      await greedy('one owner at many sites');
      hang();
      await signer('Own', 'own.example', [own]);
      await refused();
      await accepted(own);
    });
  });
