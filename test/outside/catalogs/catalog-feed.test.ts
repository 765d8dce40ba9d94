import { assert } from 'chai';
import { createProductFeeds } from '../../../src/outside/catalogs/catalog-feed.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Sites, startSites } from '../../support/sites.ts';

const FEED = 'https://shop.example/feed.json';
const REFUSED = { ok: false, reason: 'it could not be fetched.' } as const;

describe('the feed of a catalog', () => {
  let sites: Sites;
  let outbound: Outbound;
  beforeEach(async () => {
    sites = await startSites();
    outbound = await openOutbound({ outboundHosts: sites.hosts });
  });
  afterEach(async () => {
    await outbound.close();
    await sites.close();
  });
  const fetch = (url = FEED) =>
    createProductFeeds({ fetcher: outbound.fetcher, outboundHosts: sites.hosts })(url);

  it('is its text, unread', async () => {
    sites.put('shop.example', '/feed.json', { body: '\ufeff[{"id": "ü"}]' });
    assert.deepEqual(await fetch(), { ok: true, text: '[{"id": "ü"}]' });
    sites.put('shop.example', '/feed.json', { body: new Uint8Array([0x22, 0xff, 0x22]) });
    assert.deepEqual(await fetch(), { ok: true, text: '"\ufffd"' });
  });

  it('is fetched over plain http only where the operator says what stands there', async () => {
    sites.put('shop.example', '/feed.json', { body: '[]' });
    assert.isTrue((await fetch('http://shop.example/feed.json')).ok);
    for (const url of [
      'http://other.example/feed',
      'https://127.0.0.1/feed',
      'https://[::1]/feed',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/feed',
      'https://localhost/feed',
      'https://user:secret@shop.example/feed.json',
      'https://shop.example:22/feed.json',
      'file:///etc/passwd',
      'ftp://shop.example/feed',
      'nowhere',
    ])
      assert.deepEqual(await fetch(url), REFUSED, url);
    assert.lengthOf(outbound.dialled, 1);
  });

  it('is not what comes with another status', async () => {
    for (const status of [204, 304, 401, 403, 404, 500]) {
      sites.put('shop.example', '/feed.json', { body: status === 204 || status === 304 ? '' : '[]', status });
      const answer = await fetch();
      assert.isFalse(answer.ok, String(status));
    }
  });

  it('is followed within its site, and not elsewhere', async () => {
    sites.put('cdn.shop.example', '/real.json', { body: '[1]' });
    sites.put('shop.example', '/feed.json', {
      status: 302,
      headers: { location: 'https://cdn.shop.example/real.json' },
    });
    assert.deepEqual(await fetch(), { ok: true, text: '[1]' });
    sites.put('elsewhere.example', '/real.json', { body: '[1]' });
    for (const location of ['https://elsewhere.example/real.json', 'https://127.0.0.1/', '/feed.json']) {
      sites.put('shop.example', '/feed.json', { status: 302, headers: { location } });
      assert.deepEqual(await fetch(), REFUSED, location);
    }
    assert.notInclude(sites.requests, 'elsewhere.example /real.json');
  });

  it('is not too large, packed or not', async () => {
    sites.put('shop.example', '/feed.json', { body: ' '.repeat(4 * 1024 * 1024 + 1) });
    const answer = await fetch();
    assert.isFalse(answer.ok);
    assert.match(answer.ok ? '' : answer.reason, /larger/);
  });

  it('is not waited for in vain', async () => {
    sites.serve('shop.example', '/feed.json', (_request, response) => {
      response.writeHead(200).write('[');
      response.destroy();
    });
    assert.deepEqual(await fetch(), REFUSED);
    const quick = createProductFeeds({ ...outbound, outboundHosts: sites.hosts, timeoutMs: 100 });
    sites.serve('shop.example', '/feed.json', () => {});
    assert.deepEqual(await quick(FEED), REFUSED);
    sites.serve('shop.example', '/feed.json', (_request, response) => {
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    });
    assert.deepEqual(await quick(FEED), REFUSED);
    sites.hosts.set('shop.example', 'http://127.0.0.1:1');
    assert.deepEqual(await fetch(), REFUSED);
  });
});
