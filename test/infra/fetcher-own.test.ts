import { assert } from 'chai';
import type { OwnPlaces } from '../../src/domain/net/address.ts';
import { redirectTo } from '../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

const BLOCKED = { ok: false, code: 'blocked_address' } as const;
const OURS = '93.184.216.34';

describe('fetcher and the addresses of the service itself', () => {
  let out: Outbound;
  let own: OwnPlaces;

  beforeEach(async () => {
    own = { baseUrl: 'https://registry.example', listening: null, interfaces: [OURS] };
    out = await openOutbound({ own: () => own });
  });
  afterEach(() => out.close());

  async function isRefused(url: string, more: object = {}) {
    const got = await out.get(url, { httpsOnly: false, ...more });
    assert.include(got, BLOCKED, url);
    assert.lengthOf(out.dialled, 0);
  }

  it('never fetches from the public address, not even as one that the operator listed', async () => {
    await isRefused('https://registry.example/api/brands/resolve?domain=a.example&fresh=true');
    await isRefused('http://Registry.Example./');
    out.hosts.set('registry.example', out.server.origin);
    await isRefused('https://registry.example/');
    assert.deepInclude(await out.fetcher.judgeHost('registry.example'), BLOCKED);
  });

  it('follows no redirect there', async () => {
    out.server.on('/', redirectTo('https://registry.example/api'));
    const got = await out.get('https://site.example/', { redirects: { max: 3, stay: 'anywhere' } });
    assert.include(got, { ...BLOCKED, url: 'https://registry.example/api' });
  });

  it('never dials its own listener, whatever name leads to it', async () => {
    own = { ...own, listening: { address: '0.0.0.0', port: 443 } };
    out.dns.set('alias.example', 'A', { records: [OURS] });
    await isRefused('https://alias.example/');
    await isRefused(`https://${OURS}/`);
    await isRefused('https://[64:ff9b::5db8:d822]/');
    out.dns.set('mixed.example', 'A', { records: ['93.184.216.35', OURS] });
    await isRefused('https://mixed.example/');
  });

  it('never dials its own listener as the stand-in of another host', async () => {
    own = { ...own, listening: { address: '127.0.0.1', port: out.server.port } };
    await isRefused('https://site.example/');
    out.hosts.set('site.example', `http://localhost:${out.server.port}`);
    await isRefused('https://site.example/');
  });

  it('dials other services of the same machine', async () => {
    own = { ...own, listening: { address: '0.0.0.0', port: 8080 } };
    assert.include(await out.get('https://site.example/'), { ok: true, status: 404 });
  });
});
