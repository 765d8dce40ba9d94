import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';

/** A name that breaks markup, quotes and lines where it is not escaped, with words of both directions. */
const NAME = `</title><script>alert(1)</script>"'& سجل Ω ]]>`;
const SHOWN = NAME.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 24"><style>path{fill:red}</style><path d="M0 0h60v24z"/></svg>';
const BROWSER = { accept: 'text/html' };

const PAGES = [
  '/',
  '/?q=news',
  '/brands',
  '/publishers',
  '/agents',
  '/authorization',
  '/feed',
  '/stats',
  '/adagents',
  '/docs',
  '/docs/tasks',
  '/docs/tasks/get_products',
  '/docs/webhooks',
  '/docs/errors',
  '/docs/ad-server',
  '/schemas/v3/index.json',
  '/schemas/v3/core/account-ref.json',
  '/brands/nobody.example',
  '/nowhere/at/all',
  '/sign-in/doesnotexist',
  '/invitations/doesnotexist',
];

const [engine] = enginesInTurn(import.meta.filename);
describe('the name and the logo of an installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-logo-'));
  let app: TestApp;
  before(async () => {
    if (engine === undefined) throw new Error('no engine');
    const logo = join(folder, 'logo.svg');
    writeFileSync(logo, LOGO);
    app = await startTestApp(engine, {
      settings: { REGISTRY_NAME: NAME, REGISTRY_LOGO: logo },
      jobs: false,
    });
  });
  after(async () => {
    await app.drop();
    rmSync(folder, { recursive: true });
  });
  const logoOf = (page: string) =>
    /<img src="([^"]+)" alt(?:="")? width="60" height="24"/.exec(page)?.[1] ?? '';

  for (const path of PAGES)
    it(`are on the page ${path}, and the name is text only`, async () => {
      const { headers, text } = await app.get(path, BROWSER);
      expect(headers.get('content-type')).match(/^text\/html/);
      expect(text).contain(`<bdi>${SHOWN}</bdi></a>`);
      expect(/<title>(.*)<\/title>/.exec(text)?.[1]).contain(SHOWN);
      expect(text).not.match(/<script>alert/);
      expect(logoOf(text)).match(/^\/docs\/assets\/logo\.[0-9a-f]{12}\.svg$/);
      expect(text).contain(`<link rel="icon" href="${logoOf(text)}" type="image/svg+xml"`);
    });

  it('are in the Atom feed, the card, the server of tools and the metadata of resources', async () => {
    expect((await app.get('/feed.atom')).text).contain(`<author><name>${SHOWN}</name></author>`);
    for (const path of ['/.well-known/agent-card.json', '/.well-known/agent.json'])
      expect((await app.get(path)).body.name).equal(NAME);
    for (const path of ['/', '/api']) expect((await app.get(path)).body.name).equal(NAME);
    for (const resource of ['api', 'mcp', 'a2a'])
      expect((await app.get(`/.well-known/oauth-protected-resource/${resource}`)).body.resource_name)
        .match(/: /)
        .and.satisfy((text: string) => text.startsWith(NAME));
    const started = await app.send(
      'POST',
      '/mcp',
      { accept: 'application/json, text/event-stream', authorization: 'Bearer demo-identity-1' },
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: { name: 'test', version: '1' },
        },
      },
    );
    expect(started.text).contain(JSON.stringify({ title: NAME }).slice(1, -1));
  });

  it('let caches keep the logo for ever, and nothing in it runs or loads anything', async () => {
    const { status, headers, text } = await app.get(logoOf((await app.get('/', BROWSER)).text));
    expect([status, text]).deep.equal([200, LOGO]);
    expect(headers.get('content-type')).match(/^image\/svg\+xml/);
    expect(headers.get('cache-control')).equal('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).equal('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy)
      .match(/^default-src 'none';/)
      .and.match(/; sandbox$/);
    expect(policy).not.match(/script|https?:|allow-/);
  });

  it('replace the icon for browsers that ask for favicon.ico', async () => {
    const { status, headers, text } = await app.get('/favicon.ico');
    expect([status, text]).deep.equal([200, LOGO]);
    expect(headers.get('cache-control')).equal('public, max-age=86400');
  });

  it('give no other file an address', async () => {
    for (const name of ['logo.svg', 'logo.000000000000.svg', '../logo.svg', 'logo.png'])
      expect((await app.get(`/docs/assets/${name}`)).status, name).equal(404);
  });
});
