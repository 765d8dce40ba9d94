import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { startApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { connectAdServer } from '../src/connect-ad-server.ts';
import { createMetrics } from '../src/infra/metrics.ts';
import { storesLeftOpen } from '../src/store/open.ts';
import { MemoryAdServer, type ServedAdServer, serveAdServer } from './support/ad-server.ts';
import { memoryLog, startTestApp, type TestApp } from './support/app.ts';
import { engines } from './support/databases.ts';
import { freshKey } from './support/task-desk.ts';

const [engine] = engines;

/** What an ad server can do wrong with every request. */
const WRONGS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'fails with a fault of its own': (response) => response.writeHead(500).end(),
  'is overloaded': (response) => response.writeHead(503, { 'retry-after': '2' }).end(),
  'wants fewer requests': (response) => response.writeHead(429, { 'retry-after': '2' }).end(),
  'no longer knows the token': (response) => response.writeHead(401).end(),
  'answers a page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'),
  'answers what it was not asked': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"granted_units":1}'),
  'redirects to another host': (response) =>
    response.writeHead(307, { location: 'http://elsewhere.example/' }).end(),
  'hangs up': (response) => void response.destroy(),
  'is silent': () => undefined,
};

// The connection does not depend on the database.
if (engine !== undefined) {
  describe('an ad server that the settings name', () => {
    let app: TestApp;
    let memory: MemoryAdServer;
    let served: ServedAdServer;
    const caller = { authorization: 'Bearer demo-seller-live-1', accept: 'application/json' };
    const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };
    before(async () => {
      memory = new MemoryAdServer(() => app?.clock.now() ?? new Date());
      served = await serveAdServer(memory);
      const settings = { AD_SERVER: served.url, AD_SERVER_TOKEN: 'a-token-of-both-sides' };
      app = await startTestApp(engine, { settings });
      const accounts = [{ ...account, billing: 'operator' }];
      await call('sync_accounts', { idempotency_key: freshKey(), accounts });
    });
    after(async () => {
      await served.close();
      await app.drop();
    });

    async function call(name: string, args: object) {
      const params = { name, arguments: args };
      const sent = await app.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, caller);
      return sent.body.result.structuredContent;
    }
    const buy = () =>
      call('create_media_buy', {
        idempotency_key: freshKey(),
        account,
        brand: { domain: 'outdoor.example' },
        start_time: 'asap',
        end_time: new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString(),
        packages: [{ product_id: 'news_display', pricing_option_id: 'cpm_usd_fixed', budget: 5000 }],
      });

    it('gets purchases, with the token of both sides', async () => {
      const made = await buy();
      assert.isString(made.media_buy_id, JSON.stringify(made));
      assert.isNull(made.confirmed_at);
      assert.isAbove(memory.held, 0);
      assert.isTrue(
        served.seen.every(({ headers }) => headers.authorization === 'Bearer a-token-of-both-sides'),
      );
    });

    for (const [what, act] of Object.entries(WRONGS))
      it(`that ${what} costs nobody anything: purchases are refused for now, and the rest goes on`, async () => {
        served.act = (_request, response) => {
          act(response);
          return true;
        };
        const { errors } = await buy();
        assert.deepInclude(errors[0], { code: 'SERVICE_UNAVAILABLE', recovery: 'transient' });
        assert.equal((await app.get('/readyz')).status, 200);
        const { media_buys: buys } = await call('get_media_buys', { status_filter: ['pending_creatives'] });
        assert.lengthOf(buys, 1);
        const { credit } = await call('get_account_financials', { account });
        assert.equal(credit.committed_credit, 5000);
        const told = await call('get_media_buy_delivery', { media_buy_ids: [buys[0].media_buy_id] });
        assert.equal(told.media_buy_deliveries[0].totals.impressions, 0);
      });

    it('leaves a line in the log when it goes away, and numbers of each outcome', async () => {
      assert.isTrue(app.logged.some((line) => line.includes('the ad server does not answer as it should')));
      const { text } = await app.get('/metrics');
      assert.match(text, /ad_server_requests_total\{operation="putReservation",outcome="unclear"\} [1-9]/);
      assert.match(
        text,
        /ad_server_requests_total\{operation="putReservation",outcome="unavailable"\} [1-9]/,
      );
    });
  });

  describe('a module that the settings name as the ad server', () => {
    let folder: string;
    before(() => {
      folder = mkdtempSync(join(tmpdir(), 'ad-server-module-'));
    });
    after(() => rmSync(folder, { recursive: true }));

    const write = (name: string, text: string): string => {
      const path = join(folder, `${name}.mjs`);
      writeFileSync(path, text);
      return path;
    };
    const can = (more: object) =>
      JSON.stringify({ ...new MemoryAdServer(() => new Date()).can, name: 'A module', ...more });

    it('is opened with the token, and asked at the start', async () => {
      const path = write(
        'good',
        `export const openAdServer = ({ token }) => ({
          capabilities: async () => {
            globalThis.tokenOfModule = token;
            return { ok: true, answer: ${can({})} };
          },
        });`,
      );
      const settings = { AD_SERVER: path, AD_SERVER_TOKEN: 'a-token-of-both-sides' };
      const app = await startTestApp(engine, { settings });
      try {
        assert.equal(Reflect.get(globalThis, 'tokenOfModule'), 'a-token-of-both-sides');
        assert.equal((await app.get('/readyz')).status, 200);
      } finally {
        Reflect.deleteProperty(globalThis, 'tokenOfModule');
        await app.drop();
      }
    });

    it('that cannot be used leaves nothing open of the service that it does not let start', async () => {
      const database = await engine.create();
      const path = write('no-port', 'export const open = 1;');
      const config = readConfig({ PORT: '0', DATABASE_URL: database.url, AD_SERVER: path, ROLE: 'web' });
      const servers = () => process.getActiveResourcesInfo().filter((name) => name.includes('Server')).length;
      const before = servers();
      const failed = await startApp(config, { log: memoryLog([]) }).then(
        () => null,
        (cause: Error) => cause,
      );
      assert.match(failed?.message ?? 'it started', /does not export the function openAdServer/);
      assert.notInclude(storesLeftOpen(), database.url);
      // A server is gone with the turn after it has closed.
      while (servers() > before) await new Promise(setImmediate);
      await database.drop();
    });

    for (const [what, text, message] of [
      ['that cannot be read', 'export const = 1;', /^AD_SERVER: cannot load the module \S+: SyntaxError/],
      [
        'without the function',
        'export const open = 1;',
        /^AD_SERVER: the module \S+ does not export the function openAdServer$/,
      ],
      [
        'of another version',
        `export const openAdServer = () => ({ capabilities: async () => ({ ok: true, answer: ${can({ contract_version: '2.0' })} }) });`,
        /^AD_SERVER: A module speaks version 2\.0 of the contract; this program speaks 1$/,
      ],
    ] as const)
      it(`${what} lets nothing start, and the message says what to mend`, async () => {
        const path = write(what.replaceAll(' ', '-'), text);
        const setting = { kind: 'module' as const, path };
        const config = { adServer: setting, adServerToken: null };
        // Nothing else is used before the module is known.
        const tools = { config, metrics: createMetrics({ processMetrics: false }) } as Parameters<
          typeof connectAdServer
        >[0];
        const failed = await connectAdServer(tools).then(
          () => null,
          (cause: Error) => cause,
        );
        assert.match(failed?.message ?? 'it started', message);
      });
  });
}
