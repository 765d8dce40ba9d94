import { expect } from 'chai';
import type { PreviewPage } from '../../../src/domain/creatives/previews.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { sendRaw } from '../raw.ts';

const ID = 'a-page-that-nobody-guesses-0123456789';
const POLICY = "sandbox allow-popups; default-src 'none'";

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

async function keep(app: TestApp): Promise<void> {
  const page: PreviewPage = {
    id: ID,
    principalId: 'agent_1',
    page: '<!DOCTYPE html><p>Hé',
    policy: POLICY,
    bytes: 20,
    createdAt: app.clock.now(),
    expiresAt: new Date(app.clock.now().getTime() + DAY_MS),
  };
  await app.store.transaction((tx) => tx.previews.insertAll([page], 1_000));
}

describe('pages of previews', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
    await keep(app);
  });
  after(() => app.drop());

  it('are served in a sandbox, without cookies, and to be framed and not read', async () => {
    const { status, headers, text } = await app.get(`/previews/${ID}`, { cookie: '_session=x' });
    expect([status, text]).deep.equal([200, '<!DOCTYPE html><p>Hé']);
    const told = Object.fromEntries(headers);
    expect(told).include({
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-dns-prefetch-control': 'off',
    });
    expect(told).not.any.keys('set-cookie', 'access-control-allow-origin');
  });

  it('answer HEAD, and no other method', async () => {
    const head = await app.send('HEAD', `/previews/${ID}`);
    expect([head.status, head.text]).deep.equal([200, '']);
    expect((await app.send('POST', `/previews/${ID}`)).status).equal(405);
  });

  it('are unknown by any other name', async () => {
    for (const path of ['', 'x', `${ID}x`, `${ID}/`, `..%2f${ID}`, 'x'.repeat(4_000)])
      expect((await app.get(`/previews/${path}`)).status, path.slice(0, 60)).equal(404);
  });

  it('leave no address in the log', () => {
    expect(app.logged.join('\n')).include('/previews/…').not.include(ID);
  });

  it('are gone when they have expired', async () => {
    app.clock.advance(DAY_MS);
    const { status, headers, text } = await app.get(`/previews/${ID}`);
    expect([status, headers.get('content-type')]).deep.equal([410, 'text/plain; charset=utf-8']);
    expect(text).match(/has expired/);
  });
});

describe('pages of previews on an origin of their own', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine, { settings: { PREVIEW_BASE_URL: 'http://previews.example' } });
    await keep(app);
  });
  after(() => app.drop());

  const statusAt = async (host: string, path: string): Promise<number | undefined> => {
    const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    return (await sendRaw(app, request))[0]?.status;
  };

  it('are served there and nowhere else', async () => {
    expect(await statusAt('previews.example', `/previews/${ID}`)).equal(200);
    expect(await statusAt('PREVIEWS.example', `/previews/${ID}`)).equal(200);
    expect(await statusAt('localhost', `/previews/${ID}`)).equal(404);
    expect(await statusAt('previews.example.evil.example', `/previews/${ID}`)).equal(404);
  });

  it('are all that is served there', async () => {
    const paths = ['/', '/mcp', '/api/search?q=x', '/.well-known/oauth-authorization-server', '/account'];
    for (const path of paths) expect(await statusAt('previews.example', path), path).equal(404);
    expect(await statusAt('previews.example', '/healthz')).equal(200);
    expect(await statusAt('localhost', '/healthz')).equal(200);
  });
});
