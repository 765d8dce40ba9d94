import { assert } from 'chai';
import type { AdServer } from '../../../src/ad-server/ad-server.ts';
import { boundTo, parametersOf } from '../../../src/ad-server/connected/bound.ts';
import { createBrake } from '../../../src/ad-server/http/brake.ts';
import { openHttpAdServer } from '../../../src/ad-server/http/client.ts';
import { patient } from '../../../src/ad-server/module/patient.ts';
import { answeredWithin } from '../../../src/connect-ad-server.ts';
import { createResolver } from '../../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../../src/infra/fetcher.ts';
import { MemoryAdServer, type ServedAdServer, serveAdServer } from '../../support/ad-server.ts';

const METHODS = Object.keys(parametersOf) as (keyof AdServer)[];
type Call = (...given: unknown[]) => Promise<unknown>;
const BODY = { limit: 10 };
/** Parameters of a method without its signal. */
const givenTo = (name: keyof AdServer): unknown[] =>
  parametersOf[name] === 3
    ? ['id_1', name === 'command' ? 'start' : 'id_2', BODY]
    : ['id_1', BODY].slice(2 - parametersOf[name]);

/** An ad server whose methods never answer, and tell what they were given. */
function silent(seen: (name: string, given: unknown[]) => void): AdServer {
  const methods = METHODS.map((name) => {
    const method = (...given: unknown[]) => {
      seen(name, given);
      return new Promise(() => undefined);
    };
    return [name, method] as const;
  });
  return Object.fromEntries(methods) as unknown as AdServer;
}

describe('the signal of the methods of an ad server', () => {
  for (const name of METHODS)
    it(`is the last parameter of ${name}, whatever was given`, () => {
      const { signal } = new AbortController();
      let got: unknown[] = [];
      const bound = boundTo(
        silent((_name, given) => {
          got = given;
        }),
        signal,
      );
      void (bound[name] as Call)();
      assert.lengthOf(got, parametersOf[name] + 1);
      assert.strictEqual(got.at(-1), signal);
      void (bound[name] as Call)(...givenTo(name));
      assert.deepEqual(got.slice(0, -1), givenTo(name));
      assert.strictEqual(got.at(-1), signal);
    });

  it('changes nothing where there is none, and for what an ad server does not have', () => {
    const memory = new MemoryAdServer(() => new Date());
    assert.strictEqual(boundTo(memory, undefined), memory);
    assert.isUndefined(boundTo(memory, new AbortController().signal).attribute);
  });

  for (const name of METHODS)
    it(`ends ${name} of a module that never answers, and the module sees it`, async () => {
      const work = new AbortController();
      const asked = Promise.withResolvers<AbortSignal>();
      const module = patient(
        silent((_name, given) => asked.resolve(given.at(-1) as AbortSignal)),
        { asked: () => undefined, within: answeredWithin },
      );
      const answer = (module[name] as Call)(...givenTo(name), work.signal);
      const seen = await asked.promise;
      assert.isFalse(seen.aborted);
      work.abort();
      assert.deepInclude(await answer, { ok: false, code: 'unclear' });
      assert.isTrue(seen.aborted);
    });

  describe('over HTTP', () => {
    let served: ServedAdServer;
    let fetcher: Fetcher;
    let client: AdServer;
    let asked: () => void = () => undefined;
    before(async () => {
      served = await serveAdServer(new MemoryAdServer(() => new Date()));
      served.act = () => {
        asked();
        return true;
      };
      fetcher = createFetcher({
        outboundHosts: new Map([[new URL(served.url).host, served.url]]),
        resolver: createResolver(null),
        userAgent: 'test/1',
        allowPorts: () => false,
      });
      client = openHttpAdServer({
        url: served.url,
        fetcher,
        authorize: async () => ({}),
        brake: createBrake(() => performance.now()),
      });
    });
    after(async () => {
      await fetcher.close();
      await served.close();
    });

    // More of them than failures that the brake bears: an answer for which nobody waited is none.
    for (const name of METHODS)
      it(`ends ${name} of a silent ad server, which counts as no failure of it`, async () => {
        const work = new AbortController();
        const arrived = new Promise<void>((resolve) => {
          asked = resolve;
        });
        const answer = (client[name] as Call)(...givenTo(name), work.signal);
        await arrived;
        work.abort();
        assert.deepInclude(await answer, { ok: false, code: 'unclear' });
      });

    it('sends nothing when it has aborted before', async () => {
      const before = served.seen.length;
      assert.deepInclude(await client.readPackage('pkg_1', AbortSignal.abort()), {
        ok: false,
        code: 'unclear',
      });
      assert.lengthOf(served.seen, before);
    });
  });
});
