import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import type { Asker, Live } from '../../src/desk/live.ts';
import { newId } from '../../src/infra/random.ts';
import { createLive, FILE_TURNS } from '../../src/live/live.ts';
import { MOST_NEW } from '../../src/live/look-tools.ts';
import { siteProvider } from '../../src/outside/brands/enrich.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';
import { type Sites, startSites } from '../support/sites.ts';

const [engine] = engines;
const AGENT = 'https://agent.example/mcp';
const PATHS = ['/.well-known/adagents.json', '/.well-known/brand.json', '/'];

/** Every look at a domain that callers share. */
const LOOKS: Readonly<Record<string, (live: Live, domain: string) => Promise<unknown>>> = {
  'at a brand': (live, domain) => live.resolveBrand(domain, true),
  'at a publisher': (live, domain) => live.resolvePublisher(domain),
  "that validates a publisher's file": (live, domain) => live.validatePublisher(domain),
  'at an authorization': (live, domain) => live.lookAtPublisher(domain, { agentUrl: AGENT, identifiers: [] }),
  "at a publisher's properties": (live, domain) => live.openPublisher(domain, AGENT),
  'at an operator': (live, domain) => live.refreshOperator(domain, true),
  'for more about a brand': (live, domain) => live.enrichBrand(domain),
};
/** More than the turns of one share. */
const MANY = 40;

describe('a look that another caller waits for already', () => {
  let store: TestStore;
  let sites: Sites;
  let outbound: Outbound;
  let ending: AbortController;
  let held: ServerResponse[];
  let rounds = 0;
  before(async () => {
    store = (await engine?.open()) ?? assert.fail('no engine to test on');
    sites = await startSites();
    outbound = await openOutbound({ outboundHosts: sites.hosts });
  });
  beforeEach(() => {
    ending = new AbortController();
    held = [];
    rounds += 1;
  });
  afterEach(() => {
    ending.abort(new Error('the test is over'));
    for (const response of held) response.end();
  });
  after(async () => {
    await outbound.close();
    await sites.close();
    await store.drop();
  });

  function open() {
    const { fetcher } = outbound;
    return createLive({
      store,
      fetcher,
      provider: siteProvider(fetcher),
      newId,
      now: () => new Date(),
      resolver: { addresses: async () => [], txt: async () => [] },
      log: { debug() {}, info() {}, warn() {}, error() {} },
      challengeEndpoint: () => assert.fail('no endpoint is challenged'),
      judgeUrl: () => assert.fail('no address is judged'),
      judgeAgentUrl: () => assert.fail('no address is judged'),
    });
  }
  const asker = (share: string, signal = ending.signal): Asker => ({
    share: `${share} ${rounds}`,
    isMember: false,
    signal,
    mayLook: true,
  });
  /** A domain whose files take until the end of the test. */
  function slow(name: string): string {
    for (const path of PATHS) sites.serve(name, path, (_request, response) => void held.push(response));
    return name;
  }
  const isAsked = (domain: string) => sites.requests.some((line) => line.startsWith(`${domain} `));
  /** Slow domains of this test that were asked. */
  const slowOnes = () =>
    new Set(
      sites.requests.map((line) => line.split(' ')[0]).filter((host) => host?.match(`^slow.*-${rounds}.`)),
    ).size;
  async function asked(domain: string): Promise<void> {
    while (!isAsked(domain)) await sleep(5);
  }
  const quiet = (work: Promise<unknown>) => void work.catch(() => undefined);

  for (const [what, ask] of Object.entries(LOOKS))
    describe(what, () => {
      /** One caller waits for as much as it may, and for a domain more, which is not asked yet. */
      async function crowd(live: ReturnType<typeof open>, signal?: AbortSignal): Promise<string> {
        const greedy = live(asker('greedy', signal));
        for (let at = 0; at < MANY; at += 1) quiet(ask(greedy, slow(`slow${at}-${rounds}.example`)));
        while (slowOnes() < FILE_TURNS.perShare) await sleep(5);
        const joined = `joined${rounds}.example`;
        for (const path of PATHS) sites.put(joined, path, { status: 404, body: 'nothing here' });
        quiet(ask(greedy, joined));
        assert.isFalse(isAsked(joined), 'the look still waits');
        return joined;
      }

      it('goes on at once when a caller joins it who waits for nothing else', async () => {
        const live = open();
        const joined = await crowd(live);
        quiet(ask(live(asker('other')), joined));
        await asked(joined);
      });

      it('goes on for those who joined it when the first caller leaves', async () => {
        const live = open();
        const gone = new AbortController();
        const joined = await crowd(live, gone.signal);
        const other = ask(live(asker('other')), joined);
        gone.abort(new Error('gone'));
        await asked(joined);
        await other;
      });
    });

  for (const what of ['at a brand', 'at a publisher'])
    it(`${what} is not refused to a caller because the first one has asked for too much`, async () => {
      const live = open();
      const [name, ask] = Object.entries(LOOKS).find(([each]) => each === what) ?? assert.fail();
      const spent = {
        class: 'new_domain',
        key: asker('greedy').share,
        windowMs: 3_600_000,
        now: new Date(),
        limit: MOST_NEW.address,
        cost: MOST_NEW.address,
      };
      await store.transaction((tx) => tx.limits.consume(spent));
      const domain = `new${rounds}.example`;
      for (const path of PATHS) sites.put(domain, path, { status: 404, body: 'nothing here' });
      const [first, second] = ['greedy', 'other'].map((share) => ask(live(asker(share)), domain));
      const refused = await (first ?? assert.fail(name)).catch((cause: unknown) => cause);
      assert.match(String(refused), /too many unknown domains/i);
      await second;
      assert.isTrue(isAsked(domain));
    });
});
