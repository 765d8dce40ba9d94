import { assert } from 'chai';
import { selfSigned } from '../support/certificate.ts';
import { answer } from '../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

const PUBLIC = '93.184.216.34';

describe('fetcher TLS', () => {
  const certificate = selfSigned(['tls.example', 'www.tls.example', PUBLIC]);
  const opened: Outbound[] = [];

  async function open(options: Parameters<typeof openOutbound>[0], shown = certificate): Promise<Outbound> {
    const out = await openOutbound(options, shown);
    opened.push(out);
    out.dns.set('tls.example', 'A', { records: [PUBLIC] });
    out.dns.set('wrong.example', 'A', { records: [PUBLIC, PUBLIC] });
    out.divert(PUBLIC);
    out.server.on('/', answer('hello'));
    return out;
  }
  afterEach(() => Promise.all(opened.splice(0).map((out) => out.close())));

  it('asks for the name and checks it, dialling the address', async () => {
    const out = await open({ trust: [certificate.cert] });
    assert.include(await out.get('https://tls.example./'), { ok: true, status: 200 });
    assert.deepEqual(out.dialled, [`${PUBLIC}:443`]);
    assert.include(out.server.seen[0], { serverName: 'tls.example' });
    assert.equal(out.server.seen[0]?.headers.host, 'tls.example');
    await out.server.idle();
  });

  it('checks an address against the certificate, without a server name', async () => {
    const out = await open({ trust: [certificate.cert] });
    assert.include(await out.get(`https://${PUBLIC}/`), { ok: true });
    assert.include(out.server.seen[0], { serverName: null });
    out.divert('8.8.8.8');
    assert.include(await out.get('https://8.8.8.8/'), { ok: false, code: 'tls' });
  });

  it('refuses a certificate for another name', async () => {
    const out = await open({ trust: [certificate.cert] });
    const got = await out.get('https://wrong.example/');
    assert.include(got, { ok: false, code: 'tls', message: 'the certificate is for another name' });
    assert.lengthOf(out.dialled, 1);
    assert.deepEqual(out.server.seen, []);
    await out.server.idle();
  });

  it('refuses a certificate that nobody vouches for, whatever the environment says', async () => {
    const out = await open({});
    // Node warns of the variable; here it is the point.
    const listeners = process.rawListeners('warning');
    process.removeAllListeners('warning');
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      assert.include(await out.get('https://tls.example/'), { ok: false, code: 'tls' });
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      for (const listener of listeners) process.on('warning', (warning) => listener.call(process, warning));
    }
    assert.deepEqual(out.server.seen, []);
  });

  it('refuses a certificate that has expired', async () => {
    const old = selfSigned(['tls.example'], -1);
    const out = await open({ trust: [old.cert] }, old);
    const got = await out.get('https://tls.example/');
    assert.include(got, { ok: false, code: 'tls', message: 'the certificate has expired' });
  });

  it('refuses a peer that speaks no TLS', async () => {
    const out = await openOutbound();
    opened.push(out);
    out.divert(PUBLIC);
    out.server.meet((socket) => socket.write('SSH-2.0-OpenSSH_9.2\r\n'));
    assert.include(await out.get(`https://${PUBLIC}/`), { ok: false, code: 'tls' });
  });

  it('gives up a handshake that is never answered', async () => {
    const out = await openOutbound({ connectTimeoutMs: 60 });
    opened.push(out);
    out.divert(PUBLIC);
    out.server.meet(() => undefined);
    assert.include(await out.get(`https://${PUBLIC}/`), { ok: false, code: 'timeout' });
    assert.include(await out.get(`https://${PUBLIC}/`, { timeoutMs: 30 }), { ok: false, code: 'timeout' });
    await out.server.idle();
  });

  it('uses no proxy from the environment', async () => {
    const out = await open({ trust: [certificate.cert] });
    process.env.HTTPS_PROXY = 'http://127.0.0.1:1';
    try {
      assert.include(await out.get('https://tls.example/'), { ok: true });
    } finally {
      delete process.env.HTTPS_PROXY;
    }
    assert.deepEqual(out.dialled, [`${PUBLIC}:443`]);
  });

  it('keeps the name when a listed host stands behind TLS', async () => {
    const out = await open({ trust: [certificate.cert] });
    out.hosts.set('www.tls.example', out.server.origin);
    assert.include(await out.get('http://www.tls.example/', { httpsOnly: false }), { ok: true });
    assert.include(out.server.seen[0], { serverName: 'www.tls.example' });
  });
});
