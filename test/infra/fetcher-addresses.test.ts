import { assert } from 'chai';
import type { FetchFailure } from '../../src/infra/fetcher.ts';
import { answer } from '../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

const PUBLIC = '93.184.216.34';
const PUBLIC_V6 = '2606:2800:220:1::1';

describe('fetcher addresses', () => {
  let out: Outbound;

  beforeEach(async () => {
    out = await openOutbound();
    out.server.on('/', answer('hello'));
  });
  afterEach(() => out.close());

  async function refuses(url: string, code: FetchFailure, httpsOnly = false) {
    const got = await out.get(url, { httpsOnly });
    assert.include(got, { ok: false, code });
    assert.deepEqual(out.dialled, []);
    return got;
  }

  describe('in the URL', () => {
    const addresses = [
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '0x7F000001',
      '2130706433',
      '017700000001',
      '0177.0.0.1',
      '127.0.0.1.',
      '１２７.0.0.1',
      '127。0。0。1',
      '%31%32%37.0.0.1',
      '0',
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '[::]',
      '[::1]',
      '[0:0:0:0:0:0:0:1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::10.0.0.1]',
      '[2002:a00:1::1]',
      '[2001::1]',
      '[fe80::1]',
      '[fd00:ec2::254]',
      '[ff02::1]',
    ];
    for (const address of addresses) {
      it(`refuses http://${address}/`, () => refuses(`http://${address}/`, 'blocked_address'));
    }

    it('dials a public one without asking any name server', async () => {
      out.divert(PUBLIC);
      out.divert(PUBLIC_V6);
      assert.include(await out.get(`http://${PUBLIC}/`, { httpsOnly: false }), { ok: true });
      assert.include(await out.get(`http://[${PUBLIC_V6}]/`, { httpsOnly: false }), { ok: true });
      assert.deepEqual(out.dialled, [`${PUBLIC}:80`, `${PUBLIC_V6}:80`]);
      assert.deepEqual(out.dns.asked, []);
      assert.equal(out.server.seen[1]?.headers.host, `[${PUBLIC_V6}]`);
    });
  });

  describe('of blocked names', () => {
    const names = [
      'localhost',
      'LOCALHOST.',
      'api.localhost',
      'printer.local',
      'db.internal',
      'metadata.google.internal',
      'metadata.goog',
      'router.home.arpa',
      'localhost.localdomain',
      'kubernetes.default.svc',
      'metadata',
      'intranet',
      'ⓛocalhost',
    ];
    for (const name of names) {
      it(`refuses ${name}`, async () => {
        await refuses(`https://${name}/`, 'blocked_host');
        assert.deepEqual(out.dns.asked, []);
      });
    }
  });

  describe('of unreadable URLs', () => {
    const urls: [string, FetchFailure][] = [
      ['', 'invalid_url'],
      ['site.example', 'invalid_url'],
      ['/path', 'invalid_url'],
      ['//site.example/', 'invalid_url'],
      ['https:site.example', 'invalid_url'],
      ['https:/site.example', 'invalid_url'],
      ['https:///site.example', 'invalid_url'],
      ['https:\\\\site.example', 'invalid_url'],
      ['https://site.example\\@other.example/', 'invalid_url'],
      ['https://site.example/a b', 'invalid_url'],
      ['https://site.example/\r\nx: y', 'invalid_url'],
      ['ht\ntps://site.example/', 'invalid_url'],
      [' https://site.example/', 'invalid_url'],
      ['https://site..example/', 'invalid_url'],
      ['https://site.example../', 'invalid_url'],
      ['https://.site.example/', 'invalid_url'],
      ['https://site!.example/', 'invalid_url'],
      ['https://*.example/', 'invalid_url'],
      ['https://256.256.256.256/', 'invalid_url'],
      ['https://1.2.3.4.5/', 'invalid_url'],
      ['https://[::1%25eth0]/', 'invalid_url'],
      ['https://[::1/', 'invalid_url'],
      ['https://site.example:99999/', 'invalid_url'],
      [`https://${'a'.repeat(64)}.example/`, 'invalid_url'],
      [`https://${'a.'.repeat(130)}example/`, 'invalid_url'],
      [`https://site.example/${'a'.repeat(9000)}`, 'invalid_url'],
      ['ftp://site.example/', 'blocked_scheme'],
      ['file:///etc/passwd', 'blocked_scheme'],
      ['data:text/plain,x', 'blocked_scheme'],
      ['gopher://site.example/', 'blocked_scheme'],
      ['javascript:alert(1)', 'blocked_scheme'],
      ['https://user:pw@site.example/', 'credentials_in_url'],
      ['https://user@site.example/', 'credentials_in_url'],
      ['https://@site.example/', 'credentials_in_url'],
      ['https://site.example@127.0.0.1/', 'credentials_in_url'],
      ['https://site.example:22/', 'blocked_port'],
      ['https://site.example:8443/', 'blocked_port'],
      ['http://site.example:6379/', 'blocked_port'],
      [`https://${PUBLIC}:25/`, 'blocked_port'],
    ];
    for (const [url, code] of urls) {
      it(`answers ${code} to ${JSON.stringify(url.slice(0, 60))}`, () => refuses(url, code));
    }

    it('refuses http where https is wanted, for listed hosts too', async () => {
      await refuses('http://site.example/', 'blocked_scheme', true);
    });

    it('repeats no password', async () => {
      const plain = await refuses('https://user:hunter2@site.example/x', 'credentials_in_url');
      const slanted = await refuses('https:\\\\user:hunter2@site.example/x', 'invalid_url');
      assert.notInclude(JSON.stringify([plain, slanted]), 'hunter2');
    });
  });

  describe('from name servers', () => {
    it('dials what was judged, with the name in Host', async () => {
      out.dns.set('public.example', 'A', { records: [PUBLIC] });
      out.divert(PUBLIC);
      const got = await out.get('http://public.example/', { httpsOnly: false });
      assert.include(got, { ok: true, url: 'http://public.example/' });
      assert.deepEqual(out.dialled, [`${PUBLIC}:80`]);
      assert.equal(out.server.seen[0]?.headers.host, 'public.example');
    });

    const answers: [string, string[], string[]][] = [
      ['loopback', ['127.0.0.1'], []],
      ['loopback by IPv6', [], ['::1']],
      ['a private one among public ones', [PUBLIC, '8.8.8.8', '10.0.0.1'], [PUBLIC_V6]],
      ['a private IPv6 one beside a public IPv4 one', [PUBLIC], ['fd00::1']],
      ['a mapped loopback', [], ['::ffff:127.0.0.1']],
      ['a compatible address', [], ['::8.8.8.8']],
      ['a wrapped private one', [], ['64:ff9b::a00:1']],
      ['this network', ['0.0.0.0'], []],
      ['the metadata service', ['169.254.169.254'], []],
    ];
    for (const [what, a, aaaa] of answers) {
      it(`refuses ${what}`, async () => {
        out.dns.set('trap.example', 'A', { records: a });
        out.dns.set('trap.example', 'AAAA', { records: aaaa });
        const got = await refuses('https://trap.example/', 'dns');
        for (const address of [...a, ...aaaa]) assert.notInclude(JSON.stringify(got), address);
      });
    }

    /** As many different addresses of a provider. */
    const many = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, at) =>
        prefix === '8' ? `8.${at >> 8}.${at & 255}.8` : `${prefix}::${(at + 1).toString(16)}`,
      );

    it('may give a hundred addresses, and no more are judged', async () => {
      out.divert('8.0.0.8');
      out.dns.set('wide.example', 'A', { records: many(40, '8') });
      out.dns.set('wide.example', 'AAAA', { records: many(60, '2606:2800:220:1') });
      assert.include(await out.get('http://wide.example/', { httpsOnly: false }), { ok: true });
      out.dialled.length = 0;
      out.dns.set('wide.example', 'A', { records: many(41, '8') });
      const got = await refuses('https://wide.example/', 'dns');
      assert.include(got, { message: 'the host has more than 100 addresses' });
    });

    it('may be the most that an answer has room for, public or private', async () => {
      out.dns.set('vast.example', 'A', { records: many(2_200, '8') });
      out.dns.set('vast.example', 'AAAA', { records: many(1_500, '2606:2800:220:1') });
      out.dns.set('inner.example', 'A', { records: Array.from({ length: 2_000 }, () => '10.0.0.1') });
      assert.include(await refuses('https://vast.example/', 'dns'), {
        message: 'the host has more than 100 addresses',
      });
      // Nobody learns from the reason that a name leads to private addresses.
      assert.include(await refuses('https://inner.example/', 'dns'), {
        message: 'the host has no public address',
      });
      assert.include(await out.fetcher.judgeHost('vast.example'), { ok: false, code: 'dns' });
    });

    it('are asked once a fetch, so a second answer is never dialled', async () => {
      out.dns.set('rebind.example', 'A', { records: [PUBLIC] }, { records: ['127.0.0.1'] });
      assert.include(await out.get('https://rebind.example/'), { ok: false, code: 'connection' });
      assert.deepEqual(out.dialled, [`${PUBLIC}:443`]);
      assert.deepEqual(out.dns.asked.sort(), ['A rebind.example', 'AAAA rebind.example']);
      assert.include(await out.get('https://rebind.example/'), { ok: false, code: 'dns' });
      assert.deepEqual(out.dialled, [`${PUBLIC}:443`]);
      assert.deepEqual(out.server.seen, []);
    });

    it('are asked again for every hop, and judged again', async () => {
      out.dns.set('rebind.example', 'A', { records: [PUBLIC] }, { records: ['127.0.0.1'] });
      out.divert(PUBLIC);
      out.server.on('/', answer('', { status: 302, headers: { location: '/again' } }));
      const got = await out.get('http://rebind.example/', { httpsOnly: false });
      assert.include(got, { ok: false, code: 'dns', url: 'http://rebind.example/again' });
      assert.deepEqual(out.dialled, [`${PUBLIC}:80`]);
    });

    it('may give several: the next is tried when one is dead, three at most', async () => {
      const dead = ['93.184.216.1', '93.184.216.2', '93.184.216.3', '93.184.216.4'];
      out.divert(PUBLIC);
      out.dns.set('second.example', 'A', { records: ['93.184.216.1', PUBLIC] });
      assert.include(await out.get('http://second.example/', { httpsOnly: false }), { ok: true });
      out.dialled.length = 0;
      out.dns.set('dead.example', 'A', { records: dead });
      assert.include(await out.get('https://dead.example/'), { ok: false, code: 'connection' });
      assert.deepEqual(out.dialled, ['93.184.216.1:443', '93.184.216.2:443', '93.184.216.3:443']);
      out.dialled.length = 0;
      out.dns.set('dead.example', 'AAAA', { records: [PUBLIC_V6, '2606:2800:220:1::2'] });
      assert.include(await out.get('https://dead.example/'), { ok: false, code: 'connection' });
      assert.deepEqual(out.dialled, ['93.184.216.1:443', '93.184.216.2:443', `${PUBLIC_V6}:443`]);
    });

    it('are asked for the A-label of a name', async () => {
      assert.include(await out.get('https://bücher.example/'), { ok: false, code: 'dns' });
      assert.include(out.dns.asked, 'A xn--bcher-kva.example');
    });

    it('answer dns when there is no such name, or they fail', async () => {
      out.dns.set('ill.example', 'A', { error: 'SERVFAIL' });
      await refuses('https://none.example/', 'dns');
      await refuses('https://ill.example/', 'dns');
    });

    it('cannot make the fetcher take a name for an address', async () => {
      const resolver = { addresses: async () => ['010.8.8.8'], txt: async () => [] };
      const other = await openOutbound({ resolver });
      assert.include(await other.get('https://odd.example/'), { ok: false, code: 'dns' });
      assert.deepEqual(other.dialled, []);
      await other.close();
    });
  });

  describe('of listed hosts', () => {
    it('are reached by any spelling of the exact host', async () => {
      for (const url of ['https://site.example/', 'https://SITE.example./', 'http://site.example/']) {
        assert.include(await out.get(url, { httpsOnly: false }), { ok: true }, url);
      }
      assert.deepEqual([...new Set(out.dialled)], [`127.0.0.1:${out.server.port}`]);
      assert.deepEqual(out.dns.asked, []);
    });

    it('do not reach to hosts above or below', async () => {
      await refuses('https://deep.site.example/', 'dns');
      await refuses('https://site.example.other.example/', 'dns');
    });

    it('may have a port of their own', async () => {
      out.hosts.set('agent.example:9001', out.server.origin);
      assert.include(await out.get('https://agent.example:9001/'), { ok: true });
      assert.equal(out.server.seen[0]?.headers.host, 'agent.example:9001');
      out.dialled.length = 0;
      await refuses('https://agent.example:9002/', 'blocked_port');
      await refuses('https://agent.example/', 'dns');
    });

    it('may be names and addresses that are blocked otherwise', async () => {
      out.hosts.set('localhost', out.server.origin);
      out.hosts.set('127.0.0.1:9001', out.server.origin);
      out.hosts.set('[::1]:9001', out.server.origin.replace('127.0.0.1', 'localhost'));
      for (const url of ['http://localhost/', 'http://127.0.0.1:9001/', 'http://[::1]:9001/']) {
        assert.include(await out.get(url, { httpsOnly: false }), { ok: true }, url);
      }
      out.dialled.length = 0;
      await refuses('http://127.0.0.1/', 'blocked_address');
    });

    it('are still refused credentials', () => refuses('https://a:b@site.example/', 'credentials_in_url'));
  });

  describe('with other ports allowed', () => {
    it('asks the rule that was given', async () => {
      const other = await openOutbound({ allowPorts: (port) => port === 8443 });
      other.divert(PUBLIC);
      assert.include(await other.get(`http://${PUBLIC}:8443/`, { httpsOnly: false }), {
        ok: true,
        status: 404,
      });
      assert.include(await other.get(`https://${PUBLIC}/`), { ok: false, code: 'blocked_port' });
      await other.close();
    });
  });
});
