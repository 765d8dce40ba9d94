import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import type { AdServerSetting } from '../../src/agent-settings.ts';
import { connectAdServer } from '../../src/connect-ad-server.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import { newIntent } from '../../src/record/buys/intents.ts';
import { MemoryAdServer, refusal, type ServedAdServer, serveAdServer } from '../support/ad-server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { rows } from '../support/sql.ts';

const TOKEN = 'token-of-the-ad-server';
const PATH = '/ad-server/events';
const AT = '2027-03-15T10:00:00Z';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`events of the ad server, on ${engine.name}`, () => {
    let app: TestApp;
    let served: ServedAdServer;
    let memory: MemoryAdServer;
    before(async () => {
      memory = new MemoryAdServer(() => new Date());
      served = await serveAdServer(memory);
      app = await startTestApp(engine, { settings: { AD_SERVER: served.url, AD_SERVER_TOKEN: TOKEN } });
    });
    after(async () => {
      await app.drop();
      await served.close();
    });

    const send = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
      app.send('POST', PATH, headers, body);
    const event = (more: object = {}) => ({
      event_id: `ev_${Math.random()}`,
      type: 'figures.ready',
      at: AT,
      ...more,
    });
    const queued = async (kind: string) =>
      (await rows(app.url, `select id from jobs where kind = '${kind}' and status = 'queued'`)).length;
    const checkAt = async (id: string) => (await app.store.primary.adServerPackages.byIds([id]))[0]?.checkAt;
    const know = (id: string) =>
      app.store.transaction((tx) =>
        tx.adServerPackages.put([newIntent({ principalId: 'p', id: 'mb_1' }, id, 'USD', new Date(0))]),
      );

    it('lead to a reading of what they are about, soon', async () => {
      await know('pkg_1');
      const types = ['package.state', 'creative.reviewed'] as const;
      for (const type of types) {
        await know('pkg_1');
        const { status, text } = await send({ events: [event({ type, package_id: 'pkg_1' })] });
        assert.deepEqual([status, text], [204, ''], type);
        assert.isNotNull(await checkAt('pkg_1'), type);
      }
      assert.equal((await send({ events: [event()] })).status, 204);
      assert.equal(await queued('readFigures'), 1);
      const asked = memory.calls.filter((name) => name === 'capabilities').length;
      assert.equal((await send({ events: [event({ type: 'capabilities.changed' })] })).status, 204);
      assert.equal(memory.calls.filter((name) => name === 'capabilities').length, asked);
    });

    it('count once, however often they come, and nobody is told of packages that do not exist', async () => {
      const again = event({ type: 'package.state', package_id: 'pkg_2' });
      await know('pkg_2');
      await send({ events: [again, again] });
      assert.isNotNull(await checkAt('pkg_2'));
      await know('pkg_2');
      assert.equal((await send({ events: [again] })).status, 204);
      assert.isNull(await checkAt('pkg_2'));
      assert.equal(
        (await send({ events: [event({ type: 'package.state', package_id: 'none' })] })).status,
        204,
      );
    });

    const refused: Readonly<Record<string, readonly [unknown, Record<string, string>, number, string]>> = {
      'without a credential': [{ events: [event()] }, {}, 401, 'unauthorized'],
      'with another token': [
        { events: [event()] },
        { authorization: `Bearer ${TOKEN}x` },
        401,
        'unauthorized',
      ],
      'with a token of the sandbox': [
        { events: [event()] },
        { authorization: 'Bearer demo-kit' },
        401,
        'unauthorized',
      ],
      'without events': [{ events: [] }, { authorization: `Bearer ${TOKEN}` }, 400, 'invalid_request'],
      'with a hundred and one events': [
        { events: Array.from({ length: 101 }, () => event()) },
        { authorization: `Bearer ${TOKEN}` },
        400,
        'invalid_request',
      ],
      'with an event of a package that names none': [
        { events: [event({ type: 'package.state' })] },
        { authorization: `Bearer ${TOKEN}` },
        400,
        'invalid_request',
      ],
      'with a member that the contract does not have': [
        { events: [event({ state: 'delivering' })] },
        { authorization: `Bearer ${TOKEN}` },
        400,
        'invalid_request',
      ],
      'with more than 64 KiB': [
        { events: [event({ event_id: 'x'.repeat(66_000) })] },
        { authorization: `Bearer ${TOKEN}` },
        413,
        'payload_too_large',
      ],
    };
    for (const [what, [body, headers, status, code]] of Object.entries(refused))
      it(`are refused ${what}, as the contract says`, async () => {
        const answer = await send(body, headers);
        assert.equal(answer.status, status);
        assert.deepInclude(JSON.parse(answer.text), { code, status });
        assert.match(String(answer.headers.get('content-type')), /^application\/problem\+json/);
      });

    it('are taken with POST alone', async () => {
      assert.equal((await app.send('GET', PATH, { authorization: `Bearer ${TOKEN}` })).status, 405);
    });

    it('leave the service ready while the ad server is away, and the metrics say so', async () => {
      memory.meddle = async () => refusal('unavailable');
      assert.equal((await app.get('/readyz')).status, 200);
      memory.meddle = () => undefined;
      const { text } = await app.get('/metrics');
      assert.match(text, /^ad_server_requests_total\{operation="getCapabilities",outcome="ok"\} \d+$/m);
    });
  });
}

describe('the start of a service with an ad server', () => {
  const [engine] = enginesInTurn(import.meta.filename);
  const failed = async (setting: AdServerSetting, token: string | null = null): Promise<string> => {
    const tools = {
      config: { adServer: setting, adServerToken: token },
      store: { primary: {} },
      simulator: {},
      now: () => new Date(),
    };
    try {
      const { close } = await connectAdServer({
        ...tools,
        resolver: createResolver(null),
        metrics: createMetrics({ processMetrics: false }),
      } as unknown as Parameters<typeof connectAdServer>[0]);
      await close();
    } catch (cause) {
      return (cause as Error).message;
    }
    return '';
  };

  it('does not wait for one that is away', async () => {
    if (engine === undefined) return;
    const app = await startTestApp(engine, { settings: { AD_SERVER: 'http://127.0.0.1:1' } });
    assert.equal((await app.get('/readyz')).status, 200);
    assert.isTrue(
      app.logged.some((line) => line.includes('the capabilities of the ad server could not be read')),
    );
    assert.equal((await app.send('POST', PATH, {}, {})).status, 404, 'no token, no events');
    await app.drop();
  });

  it('fails with one line for another version of the contract', async () => {
    const memory = new MemoryAdServer(() => new Date());
    memory.can = { ...memory.can, contract_version: '2.0' };
    const served = await serveAdServer(memory);
    assert.match(
      await failed({ kind: 'http', url: served.url }, TOKEN),
      /^AD_SERVER: .* speaks version 2\.0 of the contract/,
    );
    await served.close();
  });

  it('takes a module of the operator, and fails with one line for one without the port', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ad-server-module-'));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    assert.match(
      await failed({ kind: 'module', path: join(folder, 'none.mjs') }),
      /^AD_SERVER: cannot load the module /,
    );
    const empty = file('empty.mjs', 'export const other = 1;');
    assert.match(
      await failed({ kind: 'module', path: empty }),
      /^AD_SERVER: the module .* does not export the function/,
    );
    const can = JSON.stringify(new MemoryAdServer(() => new Date()).can);
    const good = file(
      'good.mjs',
      `export const openAdServer = ({ token }) => ({
         capabilities: async () => ({ ok: true, answer: { ...${can}, name: token } }),
       });`,
    );
    assert.equal(await failed({ kind: 'module', path: good }, TOKEN), '');
    rmSync(folder, { recursive: true });
  });
});
