import { assert } from 'chai';
import { readAllowedPlaces } from '../../../src/domain/net/allowed-places.ts';
import { createJudgeTarget, createJudgeUrl } from '../../../src/infra/fetcher/judge-url.ts';
import type { AllowedUse, FetchFailure } from '../../../src/infra/fetcher.ts';
import { answer, redirectTo } from '../../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';

const PRIVATE = '10.1.2.3';
const PUBLIC = '93.184.216.34';

function placesOf(...items: string[]) {
  const read = readAllowedPlaces(items);
  if ('fault' in read) throw new Error(read.fault);
  return read;
}

describe('fetches from private places that the operator allows', () => {
  let out: Outbound;
  let uses: AllowedUse[];
  afterEach(() => out.close());

  async function open(...items: string[]) {
    uses = [];
    out = await openOutbound({ allowed: placesOf(...items), noteAllowed: (use) => uses.push(use) });
    out.server.on('/', answer('hello'));
    for (const address of [PRIVATE, PUBLIC]) out.divert(address);
    for (const name of ['agent.internal', 'inner.example', 'agent.internal.evil.example'])
      out.dns.set(name, 'A', { records: [PRIVATE] });
  }
  const get = (url: string) => out.get(url, { httpsOnly: false });
  async function refused(url: string, code: FetchFailure) {
    assert.include(await get(url), { ok: false, code }, url);
    assert.deepEqual(out.dialled, []);
    assert.deepEqual(uses, []);
  }

  it('reach a named host at its private address, and tell of each use', async () => {
    await open('agent.internal');
    for (const times of [1, 2]) {
      assert.include(await get('http://agent.internal/'), { ok: true });
      assert.lengthOf(uses, times);
    }
    assert.deepEqual(uses[0], { host: 'agent.internal', port: 80, addresses: [PRIVATE] });
    assert.deepEqual(out.dialled, [`${PRIVATE}:80`, `${PRIVATE}:80`]);
  });

  it('reach every host of a named network, and say nothing of public ones', async () => {
    await open('10.1.0.0/16');
    out.dns.set('public.example', 'A', { records: [PUBLIC] });
    for (const url of ['http://inner.example/', `http://${PRIVATE}/`, 'http://public.example/'])
      assert.include(await get(url), { ok: true }, url);
    assert.deepEqual(
      uses.map(({ host }) => host),
      ['inner.example', PRIVATE],
    );
  });

  it('reach the port that was named with the host, and no other', async () => {
    await open('agent.internal:8443');
    assert.include(await get('http://agent.internal:8443/'), { ok: true });
    out.dialled.length = 0;
    uses.length = 0;
    await refused('http://agent.internal/', 'blocked_host');
    await refused('http://agent.internal:8444/', 'blocked_port');
  });

  for (const [url, code] of [
    ['http://inner.example/', 'dns'],
    ['http://sub.agent.internal/', 'blocked_host'],
    ['http://agent.internal.evil.example/', 'dns'],
    ['http://other.internal/', 'blocked_host'],
    [`http://${PRIVATE}/`, 'blocked_address'],
    ['http://localhost/', 'blocked_host'],
  ] as const)
    it(`do not reach ${url} because another host was named`, async () => {
      await open('agent.internal');
      await refused(url, code);
    });

  for (const records of [
    ['127.0.0.1'],
    ['169.254.169.254'],
    [PRIVATE, '127.0.0.1'],
    ['0.0.0.0'],
    [PRIVATE, '100.100.100.200'],
  ])
    it(`do not follow a named host to ${records}`, async () => {
      await open('agent.internal');
      out.dns.set('agent.internal', 'A', { records });
      await refused('http://agent.internal/', 'dns');
    });

  it('do not follow a redirect of a public host to a host that was not named', async () => {
    await open('agent.internal');
    out.server.on('/', redirectTo('http://inner.example/'));
    out.dns.set('public.example', 'A', { records: [PUBLIC] });
    const got = await out.get('http://public.example/', {
      httpsOnly: false,
      redirects: { max: 3, stay: 'anywhere' },
    });
    assert.include(got, { ok: false, code: 'dns' });
    assert.deepEqual(uses, []);
  });

  it('never reach this service itself', async () => {
    const own = {
      baseUrl: 'https://registry.internal',
      listening: { address: PRIVATE, port: 80 },
      interfaces: [PRIVATE],
    };
    uses = [];
    out = await openOutbound({ allowed: placesOf('10.0.0.0/8', 'registry.internal'), own: () => own });
    out.dns.set('inner.example', 'A', { records: [PRIVATE] });
    await refused('http://inner.example/', 'blocked_address');
    await refused('https://registry.internal/', 'blocked_address');
  });
});

describe('the rule for URLs that are registered, with private places that the operator allows', () => {
  const allowed = placesOf('agent.internal', 'vault.internal:8443', '10.1.0.0/16');
  const judge = createJudgeUrl(new Map(), () => null, 'receiver', allowed);
  for (const [url, isAccepted] of [
    ['https://agent.internal/hook', true],
    ['http://agent.internal/hook', false],
    ['https://agent.internal:8443/', false],
    ['https://vault.internal:8443/', true],
    ['https://vault.internal/', false],
    ['https://other.internal/', false],
    ['https://10.1.2.3/', true],
    ['https://10.2.2.3/', false],
    ['https://10.1.2.3:8443/', false],
  ] as const)
    it(`${isAccepted ? 'accepts' : 'refuses'} ${url}`, () => {
      assert.equal(judge(url).ok, isAccepted);
      const target = createJudgeTarget(new Map(), allowed)(url);
      assert.equal(target.ok, isAccepted);
    });
});
