import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { endLimits } from '../oauth/world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-origin' };
const PATH = protocol.ownershipPath;
const NONCE = 'n'.repeat(43);

describe('POST /api/ownership/check', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });
  after(() => app.drop());
  beforeEach(() => endLimits(app));

  const check = (domain: string, nonce = NONCE) => app.post('/api/ownership/check', { domain, nonce });

  it('reports both places with what to do, and consumes no challenge', async () => {
    const domain = 'proof.example';
    const member = await app.member();
    const { body: challenge } = await app.post('/api/ownership/challenges', { domain }, member);
    const { nonce } = challenge;
    app.sites.put(domain, PATH, { body: 'something else' });
    const { status, body } = await check(`https://WWW.${domain}/x`, nonce);
    assert.equal(status, 200);
    assert.deepInclude(body, { domain, proved: false });
    assert.deepEqual([body.http.place, body.dns.place], [challenge.http.url, challenge.dns.name]);
    assert.include(body.http.found, 'something else');
    assert.match(body.http.advice, /other text/);
    assert.include(body.dns.advice, protocol.ownershipTxtLabel);
    app.sites.put(domain, PATH, { body: `${nonce}\n` });
    for (const _ of [1, 2]) {
      const seen = await check(domain, nonce);
      assert.deepInclude(seen.body, { proved: true });
      assert.deepInclude(seen.body.http, { proves: true, advice: null });
    }
    const { body: state } = await app.get(`/api/ownership/challenges/${domain}`, member);
    assert.equal(state.state, 'open');
    const saved = await app.post('/api/brands/save', { domain, brand_name: 'Proved' }, member);
    assert.equal(saved.status, 200);
  });

  for (const [name, body] of [
    ['no value', { domain: 'proof.example' }],
    ['a short value', { domain: 'proof.example', nonce: 'short' }],
    ['a long value', { domain: 'proof.example', nonce: 'n'.repeat(44) }],
    ['no domain', { nonce: NONCE }],
    ['an address of the network', { domain: '127.0.0.1', nonce: NONCE }],
  ] as const)
    it(`refuses ${name}`, async () => {
      assert.equal((await app.post('/api/ownership/check', body)).status, 400);
    });

  it('has a page that leads through it without scripts, the file first', async () => {
    const domain = 'steps.example';
    app.sites.put(domain, PATH, { status: 404, body: 'nothing' });
    const first = await app.get(`/proof/${domain}`, BROWSER);
    assert.equal(first.status, 200);
    assert.include(first.text, '/api/ownership/challenges');
    const form = { method: 'POST', headers: BROWSER };
    const send = (nonce: string) =>
      fetch(`http://127.0.0.1:${app.address?.port}/proof/${domain}`, {
        ...form,
        body: new URLSearchParams({ nonce }),
      });
    const seen = await (await send(NONCE)).text();
    assert.isBelow(seen.indexOf('As a file'), seen.indexOf('As a DNS record'));
    for (const said of [
      PATH,
      `${protocol.ownershipTxtLabel}.${domain}`,
      NONCE,
      'Not seen yet',
      'no file at this address',
    ])
      assert.include(seen, said);
    const refused = await send('short');
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /<title>Error: Prove control of steps\.example/);
    app.sites.put(domain, PATH, { body: NONCE });
    assert.include(await (await send(NONCE)).text(), 'Save your entry now');
  });

  it('has one address for each domain', async () => {
    for (const spelled of ['WWW.Steps.example', 'https%3A%2F%2Fsteps.example%2Fx', 'steps.example.']) {
      const { status, headers } = await app.get(`/proof/${spelled}`, BROWSER);
      assert.deepEqual([status, headers.get('location')], [301, '/proof/steps.example'], spelled);
    }
    for (const path of [
      '/proof/%2F%2Fevil.example',
      '/proof/https%3A%2F%2F%2Fx',
      '/proof/.',
      '/proof/..%2F',
    ]) {
      const { headers } = await app.get(path, BROWSER);
      assert.match(headers.get('location') ?? '/', /^\/(?!\/)/, path);
    }
  });
});
