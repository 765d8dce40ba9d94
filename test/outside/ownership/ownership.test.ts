import { gzipSync } from 'node:zlib';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { createResolver } from '../../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../../src/infra/fetcher.ts';
import { newSecret } from '../../../src/infra/random.ts';
import { lookAtProofPlaces, lookForNonce } from '../../../src/outside/ownership/ownership.ts';
import { type DnsReply, type DnsServer, startDnsServer } from '../../support/dns-server.ts';
import { type Sites, startSites } from '../../support/sites.ts';

const PATH = protocol.ownershipPath;
const nameOf = (domain: string) => `${protocol.ownershipTxtLabel}.${domain}`;

/** For what comes as soon as the machine can, and for what never comes. */
const PATIENT = { queryMs: 30_000, tries: 1, lookupMs: 60_000 };
const HASTY = { queryMs: 100, tries: 1, lookupMs: 300 };

describe('the look for a nonce', () => {
  let dns: DnsServer;
  let sites: Sites;
  let fetcher: Fetcher;
  let made = 0;
  const nonce = newSecret();
  const domain = () => {
    made += 1;
    return `site${made}.example`;
  };
  const look = (of: string, wanted = nonce, limits = PATIENT) =>
    lookForNonce({ fetcher, resolver: createResolver([dns.address], limits) }, { domain: of, nonce: wanted });
  async function failure(of: string, limits = PATIENT): Promise<string> {
    const seen = await look(of, nonce, limits);
    if (seen.ok) throw new Error(`proved by ${seen.method}`);
    assert.include(seen.message, nonce);
    assert.include(seen.message, `TXT records of ${nameOf(of)}: `);
    assert.include(seen.message, `File https://${of}${PATH}: `);
    assert.isBelow(seen.message.length, 1200);
    assert.notMatch(seen.message, /[\p{Cc}\u202e]/u);
    return seen.message;
  }

  before(async () => {
    [dns, sites] = await Promise.all([startDnsServer(), startSites()]);
    fetcher = createFetcher({
      outboundHosts: sites.hosts,
      resolver: createResolver([dns.address], PATIENT),
      userAgent: 'test',
    });
  });
  after(async () => {
    await fetcher.close();
    await Promise.all([sites.close(), dns.close()]);
  });

  describe('in the DNS', () => {
    const proofs: [string, DnsReply][] = [
      ['the only record', { records: [nonce] }],
      ['one of several records', { records: ['v=spf1 -all', `${newSecret()}`, nonce, ''] }],
      ['a record with blanks around it', { records: [`  ${nonce} `] }],
      ['several strings of one record', { records: [[nonce.slice(0, 10), nonce.slice(10)]] }],
      [
        'the record of another name that this one stands for',
        { cname: 'proof.host.example', records: [nonce] },
      ],
    ];
    for (const [what, reply] of proofs)
      it(`finds it as ${what}, and asks nobody else`, async () => {
        const of = domain();
        dns.set(nameOf(of), 'TXT', reply);
        sites.put(of, PATH, { body: nonce });
        assert.deepEqual(await look(of), { ok: true, method: 'dns' });
        assert.notInclude(sites.requests, `${of} ${PATH}`);
      });

    const failures: [string, DnsReply, RegExp][] = [
      ['another nonce', { records: [newSecret()] }, /: found "[\w-]{43}"\. File/],
      ['the nonce spread over two records', { records: [nonce.slice(0, 9), nonce.slice(9)] }, /: found "/],
      ['the nonce inside other text', { records: [`proof=${nonce}`] }, /: found "proof=/],
      [
        'many records',
        { records: Array.from({ length: 9 }, (_u, i) => `r${i}`) },
        /"r\d", "r\d", "r\d" and 6 more records\./,
      ],
      ['long and odd text', { records: ['\u202e\u0007x'.repeat(40)] }, /found "/],
      ['a name without the record', { records: [] }, /the name has no record of this type/],
      ['a server that fails', { error: 'SERVFAIL' }, /the name servers failed/],
      ['a server that refuses', { error: 'REFUSED' }, /the name servers failed/],
      ['a server that is silent', { silent: true }, /the name servers did not answer in time/],
    ];
    for (const [what, reply, says] of failures)
      it(`takes ${what} for no proof`, async () => {
        const of = domain();
        dns.set(nameOf(of), 'TXT', reply);
        assert.match(await failure(of, reply.silent ? HASTY : PATIENT), says);
      });

    it('takes records of the domain itself, of another label or of another domain for no proof', async () => {
      const of = domain();
      for (const name of [
        of,
        `_owner.${of}`,
        `${protocol.ownershipTxtLabel}.www.${of}`,
        nameOf('other.example'),
      ])
        dns.set(name, 'TXT', { records: [nonce] });
      assert.match(await failure(of), /: the name does not exist\. File/);
    });
  });

  const LABEL = 'a'.repeat(60);
  const failing: readonly (readonly [string, RegExp, DnsReply?])[] = [
    [`${LABEL}.${LABEL}.${LABEL}.${'b'.repeat(50)}.example`, /longer than the DNS allows.*file instead/],
    ['servfail.example', /failed, or did not answer.*DNSSEC/, { error: 'SERVFAIL' }],
    ['refused.example', /failed, or did not answer/, { error: 'REFUSED' }],
    ['silent.example', /failed, or did not answer/, { silent: true }],
    ['missing.example', /No record is visible yet/, { error: 'NXDOMAIN' }],
  ];
  for (const [of, advice, reply] of failing)
    it(`advises what helps where the look-up fails: ${of.slice(-20)}`, async () => {
      if (reply !== undefined) dns.set(nameOf(of), 'TXT', reply);
      const tools = { fetcher, resolver: createResolver([dns.address], HASTY) };
      const places = await lookAtProofPlaces(tools, { domain: of, nonce });
      assert.isFalse(places.dns.proves);
      assert.match(places.dns.advice ?? '', advice);
    });

  describe('on the domain', () => {
    for (const [what, page] of [
      ['alone', { body: nonce }],
      ['on a line among others', { body: `# proofs\r\n${newSecret()}\r\n ${nonce} \r\n` }],
      ['after a byte order mark', { body: `\ufeff${nonce}\n` }],
      ['in a page of any type', { body: nonce, headers: { 'content-type': 'application/octet-stream' } }],
      ['compressed', { body: gzipSync(nonce), headers: { 'content-encoding': 'gzip' } }],
    ] as const)
      it(`finds it ${what}`, async () => {
        const of = domain();
        sites.put(of, PATH, page);
        assert.deepEqual(await look(of), { ok: true, method: 'http' });
      });

    it('finds it behind a redirect within the site', async () => {
      const of = domain();
      sites.put(of, PATH, { status: 301, headers: { location: `https://www.${of}/proof` } });
      sites.put(`www.${of}`, '/proof', { body: nonce });
      assert.deepEqual(await look(of), { ok: true, method: 'http' });
    });

    for (const [what, page, says] of [
      ['no file', { status: 404, body: nonce }, /: returned 404\.$/],
      ['a login page', { status: 401, body: nonce }, /: returned 401\.$/],
      ['a failure', { status: 500, body: nonce }, /: returned 500\.$/],
      ['no content', { status: 204 }, /: returned 204\.$/],
      ['an empty file', { body: ' \n\n' }, /: the file is empty\.$/],
      ['another nonce', { body: newSecret() }, /: found "[\w-]{43}"\.$/],
      ['the nonce inside a page', { body: `<html><body>${nonce}</body></html>` }, /: found "<html>/],
      ['the nonce in lower case', { body: nonce.toLowerCase() }, /: found "/],
      [
        'odd characters',
        { body: `\u202e\u0007\u001b[31m${'x'.repeat(500)}\n`.repeat(20) },
        /and 17 more lines\.$/,
      ],
      ['a large file', { body: `${nonce}\n${'x'.repeat(17_000)}` }, /larger than 16384 bytes/],
      [
        'a small file that grows',
        { body: gzipSync(`${nonce}\n${'x'.repeat(1e6)}`), headers: { 'content-encoding': 'gzip' } },
        /larger than 16384 bytes/,
      ],
      [
        'a redirect to another site',
        { status: 302, headers: { location: 'https://proved.example/' } },
        /leads to another site/,
      ],
      [
        'a redirect without encryption',
        { status: 302, headers: { location: 'http://proved.example/' } },
        /from https to http/,
      ],
      ['a redirect to an address', { status: 302, headers: { location: 'https://127.0.0.1/' } }, /File/],
    ] as const)
      it(`takes ${what} for no proof`, async () => {
        const of = domain();
        sites.put('proved.example', '/', { body: nonce });
        sites.put(of, PATH, page);
        const asked = sites.requests.length;
        assert.match(await failure(of), says);
        assert.lengthOf(sites.requests.slice(asked), 1);
      });

    it('takes the file of another host for no proof', async () => {
      const of = domain();
      sites.put(`www.${of}`, PATH, { body: nonce });
      sites.put(of, '/.well-known/other.txt', { body: nonce });
      assert.match(await failure(of), /: returned 404\.$/);
    });

    it('takes a host that does not answer for no proof', async () => {
      const of = domain();
      assert.match(await failure(of), /File \S+: .*the host has no public address/);
      sites.hosts.set(of, 'http://127.0.0.1:9');
      assert.match(await failure(of), /the host refused the connection/);
    });

    it('never asks a private address', async () => {
      const of = domain();
      dns.set(of, 'A', { records: ['127.0.0.1'] });
      assert.notMatch(await failure(of), /answered|127\.0\.0/);
    });
  });
});
