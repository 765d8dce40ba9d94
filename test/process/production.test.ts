import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { freePort } from '../../scripts/free-port.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { allow, authorizeUrl, newVerifier, PASSWORD, REDIRECT } from '../http/oauth/world.ts';
import { openBrowser } from '../support/browser.ts';
import { childEnv } from '../support/child-env.ts';
import { type Database, postgres } from '../support/databases.ts';
import { type Server, startServer } from './server.ts';

const run = promisify(execFile);
const PROFILE = join(projectRoot, 'docs/production');
const MODERATOR = 'mia@registry.example';
/** A browser of a person, as its requests say. */
const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36';

/** Settings that depend on the machine, which the test gives instead. */
const OF_THE_MACHINE = [
  'DATABASE_URL',
  'SECRETS_KEY',
  'OAUTH_KEYS',
  'AGENT_PROFILE',
  'AD_SERVER',
  'AD_SERVER_TOKEN',
  'OPERATIONS_ADDRESS',
];

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes are read
type Json = Record<string, any>;

describe('the production profile of docs/production, on PostgreSQL and with the ad server of the example', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-production-'));
  // As a shell reads the file, which people and units of systemd both do.
  const shown = execFileSync('sh', ['-c', 'set -a; . "$0"; env -0', join(PROFILE, 'service.env')], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  const names = [...readFileSync(join(PROFILE, 'service.env'), 'utf8').matchAll(/^([A-Z_]+)=/gm)];
  const pairs = shown
    .split('\0')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  const written = new Map(pairs.filter(([name]) => names.some(([, own]) => own === name)));
  const publicUrl = written.get('BASE_URL') ?? '';
  let database: Database;
  let server: Server;
  let adServer: ChildProcess;
  let adServerUrl = '';
  let settings: Record<string, string>;
  let moderator = '';
  let buyer = '';

  const admin = async (args: string[], input = ''): Promise<Json> => {
    const child = run(process.execPath, ['src/admin.ts', ...args], {
      cwd: projectRoot,
      env: { ...childEnv(), ...settings },
    });
    child.child.stdin?.end(input);
    return JSON.parse((await child).stdout);
  };

  before(async () => {
    if (postgres === undefined) throw new Error('there is no PostgreSQL');
    database = await postgres.create();
    cpSync(join(PROFILE, 'profile'), join(folder, 'profile'), { recursive: true });
    // The name of the protocol is a part of the tag of signatures.
    const profile = join(folder, 'profile/profile.json');
    const text = readFileSync(profile, 'utf8');
    writeFileSync(profile, text.replace(/"\w+(?=\/webhook-signing)/, `"${protocol.name}`));
    const adServerPort = await freePort();
    adServerUrl = `http://127.0.0.1:${adServerPort}`;
    const token = randomBytes(24).toString('hex');
    settings = {
      ...Object.fromEntries(written),
      DATABASE_URL: database.url,
      SECRETS_KEY: randomBytes(32).toString('base64'),
      OAUTH_KEYS: join(folder, 'oauth-keys.json'),
      AGENT_PROFILE: profile,
      AD_SERVER: adServerUrl,
      AD_SERVER_TOKEN: token,
      OPERATIONS_ADDRESS: `127.0.0.1:${await freePort()}`,
      HOST: '127.0.0.1',
      PORT: '0',
      OUTBOUND_HOSTS: '',
      DNS_SERVERS: '127.0.0.1:9',
    };
    await admin(['keys', 'generate', '--out', join(folder, 'oauth-keys.json')]);
    const example = JSON.parse(readFileSync(join(PROFILE, 'ad-server/settings.json'), 'utf8'));
    const adSettings = { ...example, port: adServerPort, database: join(folder, 'ad-server.sqlite') };
    writeFileSync(join(folder, 'ad-server.json'), JSON.stringify(adSettings));
    adServer = spawn(process.execPath, [join(projectRoot, 'examples/ad-server/main.ts')], {
      env: { ...childEnv(), AD_SERVER_SETTINGS: join(folder, 'ad-server.json'), AD_SERVER_TOKEN: token },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => adServer.stdout?.once('data', () => resolve()));
    await admin(['migrate']);
    server = await startServer(database.url, { hosts: new Map() }, settings);
  });
  after(async () => {
    await server?.end('SIGTERM');
    adServer?.kill('SIGTERM');
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A request as the proxy in front passes it on. */
  const ask = async (path: string, token: string, body?: object): Promise<Json> => {
    const answer = await fetch(`${server.origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.7',
        'x-forwarded-proto': 'https',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    assert.isBelow(answer.status, 300, `${path}: ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
  const call = async (name: string, args: object): Promise<Json> => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
    const { result } = await ask('/mcp', buyer, message);
    assert.isNotTrue(result.isError, JSON.stringify(result.structuredContent));
    return result.structuredContent;
  };
  const until = async <T>(what: string, read: () => Promise<T | undefined>): Promise<T> => {
    for (let tries = 0; tries < 1_800; tries += 1) {
      const value = await read();
      if (value !== undefined) return value;
      await sleep(100);
    }
    return assert.fail(`never: ${what}`);
  };

  it('needs no more settings than it lists, has no faults, and warns of nothing', async () => {
    assert.deepEqual(await admin(['check-config']), { valid: true, faults: [], warnings: [] });
    for (const [name, value] of written)
      assert.equal(value.includes('CHANGE-ME') && !OF_THE_MACHINE.includes(name), false, name);
    const index = (await (await fetch(`${server.origin}/api`)).json()) as Json;
    assert.equal(index.name, 'News ad sales');
    assert.isEmpty(server.log.filter(({ level }) => Number(level) >= 40));
    const ready = await fetch(`http://${settings.OPERATIONS_ADDRESS}/readyz`);
    assert.equal(ready.status, 200);
    assert.equal((await fetch(`${server.origin}/metrics`)).status, 404, 'metrics are not public');
  });

  it('gives a person the role of a moderator, and the person a token', async () => {
    const { organization } = await admin(['org', 'create', '--name', 'News']);
    await admin(
      ['user', 'create', '--org', organization.id, '--email', MODERATOR, '--password-stdin'],
      `${PASSWORD}\n`,
    );
    await admin(['user', 'grant', MODERATOR, 'moderator']);
    const registered = await ask('/register', '', {
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
    });
    const verifier = newVerifier();
    const more = { scope: `${protocol.name}:registry:moderate`, resource: `${publicUrl}/api` };
    const page = await allow(
      openBrowser(() => server.origin, publicUrl),
      authorizeUrl(registered.client_id, verifier, more),
      MODERATOR,
    );
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: registered.client_id,
      redirect_uri: REDIRECT,
      code: new URL(page.url).searchParams.get('code') ?? '',
      code_verifier: verifier,
      resource: `${publicUrl}/api`,
    });
    const answer = await fetch(`${server.origin}/token`, { method: 'POST', body });
    moderator = ((await answer.json()) as Json).access_token;
    assert.equal((await ask('/api/operator/waiting', moderator)).accounts.count, 0);
  });

  const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };

  it('opens a live account once a moderator has approved it, and offers it what the catalog says', async () => {
    const permissions = 'products:read,media_buys:*,creatives:*,reports:read';
    buyer = (await admin(['principal', 'create', '--name', 'agency', '--permissions', permissions])).token;
    const synced = await call('sync_accounts', {
      idempotency_key: 'production-account-1',
      accounts: [{ ...account, billing: 'operator' }],
    });
    assert.equal(synced.accounts[0].status, 'pending_approval');
    const [waiting] = (await ask('/api/operator/accounts', moderator)).accounts;
    await ask('/api/operator/accounts/decide', moderator, {
      principal_id: waiting.principal_id,
      account_id: waiting.account_id,
      decision: 'approve',
    });
    const { products } = await call('get_products', { brief: 'banners on a news site', account });
    assert.deepEqual(
      products.map(({ product_id: id }: Json) => id),
      ['homepage_banner'],
    );
  });

  /** Buys the banner with a creative of its own; the id of the buy. */
  async function buyBanner(): Promise<string> {
    const creative = {
      creative_id: 'boots',
      name: 'Boots',
      format_id: { agent_url: `${publicUrl}/mcp`, id: 'banner_300x250' },
      assets: {
        image: { asset_type: 'image', url: 'https://cdn.outdoor.example/boots.png', width: 300, height: 250 },
        landing_url: { asset_type: 'url', url: 'https://outdoor.example/boots' },
      },
    };
    const bought = await call('create_media_buy', {
      idempotency_key: 'production-purchase-1',
      account,
      brand: { domain: 'outdoor.example' },
      start_time: 'asap',
      end_time: new Date(Date.now() + 14 * 86_400_000).toISOString(),
      packages: [
        {
          product_id: 'homepage_banner',
          pricing_option_id: 'cpm_eur',
          budget: 400,
          targeting_overlay: { geo_countries: ['NL'] },
          creatives: [creative],
        },
      ],
    });
    return bought.media_buy_id;
  }

  /** A person visits the front page until the ad is shown there, and sees it. */
  async function visitFrontPage(): Promise<void> {
    const ad = await until('an ad on the front page', async () => {
      const answer = await fetch(`${adServerUrl}/ads/decisions`, {
        method: 'POST',
        headers: { origin: 'https://news.example', 'user-agent': PERSON, 'CF-IPCountry': 'NL' },
        body: JSON.stringify({ slots: ['home-top'] }),
      });
      return ((await answer.json()) as { ads: [Json | null] }).ads[0] ?? undefined;
    });
    assert.equal(ad.image, 'https://cdn.outdoor.example/boots.png');
    const path = new URL(`${ad.events}impression`).pathname;
    await fetch(`${adServerUrl}${path}`, { headers: { 'user-agent': PERSON, 'CF-IPCountry': 'NL' } });
  }

  it('sells to it, delivers once the creative is approved, and reports what was delivered', async () => {
    const bought = await buyBanner();
    const toReview = await until('the creative waits for a review', async () => {
      const { creatives } = await ask('/api/operator/creatives', moderator);
      return creatives[0] as Json | undefined;
    });
    await ask('/api/operator/creatives/decide', moderator, {
      principal_id: toReview.principal_id,
      account_id: toReview.account_id,
      creative_id: 'boots',
      decision: 'approve',
    });
    await visitFrontPage();
    // As an ad server does that sends events: figures are read at once then, and otherwise within a minute.
    await ask('/ad-server/events', settings.AD_SERVER_TOKEN ?? '', {
      events: [{ event_id: 'event-1', type: 'figures.ready', at: new Date().toISOString() }],
    });
    const delivered = await until('the impression in the report', async () => {
      const { media_buy_deliveries: deliveries } = await call('get_media_buy_delivery', {
        account,
        media_buy_ids: [bought],
      });
      const totals = deliveries[0]?.totals;
      return totals?.impressions > 0 ? (totals as Json) : undefined;
    });
    assert.equal(delivered.impressions, 1);
    assert.closeTo(delivered.spend, 0.004, 0.01);
    const [buy] = (await call('get_media_buys', { account, media_buy_ids: [bought] })).media_buys;
    assert.equal(buy.status, 'active');
  });
});
