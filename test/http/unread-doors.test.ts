import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { append, metric, until } from './feed/world.ts';

const CALLS = Array.from({ length: 100 }, (_, id) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'list_creative_formats', arguments: {} },
}));

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`answers that nobody reads on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    const clients: Socket[] = [];
    before(async () => {
      app = await startTestApp(engine, {
        unread: { stallMs: 500, checkEveryMs: 50 },
        // So that only what all answers have in common ends a stream.
        streams: { stallMs: 3_600_000, secondMs: 10 },
      });
      member = await app.member();
      const text = 'x'.repeat(20_000);
      await append(app, ...Array.from({ length: 500 }, () => ({ text })));
    });
    after(async () => {
      for (const client of clients) client.destroy();
      await app.drop();
    });

    function open(request: string): Socket {
      const client = connect(app.address?.port ?? 0, '127.0.0.1');
      client.on('error', () => {});
      clients.push(client);
      client.write(request);
      return client;
    }
    const get = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${member.authorization}\r\n\r\n`;
    const post = (body: unknown, accept: string) => {
      const text = JSON.stringify(body);
      return `POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAccept: ${accept}\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
    };
    const ended = () => metric(app, 'http_connections_ended_total{reason="unread"}').catch(() => 0);

    const doors: Record<string, () => string> = {
      'a page of the feed': () => get('/api/registry/feed?limit=500'),
      'a stream of the feed': () => get('/api/registry/feed/stream?limit=100'),
      'files of the contract, one after another': () => get('/schemas/v3/index.json').repeat(32),
      'the OpenAPI document, again and again': () => get('/openapi/registry.yaml').repeat(32),
      'a batch over MCP as JSON': () => post(CALLS, 'application/json'),
      'a batch over MCP as events': () => post(CALLS, 'application/json, text/event-stream'),
      'calls over MCP, one after another': () => post(CALLS[0], 'application/json').repeat(32),
    };
    for (const [what, request] of Object.entries(doors)) {
      it(`are ended and counted: ${what}`, async () => {
        const before = await ended();
        const client = open(request());
        client.pause();
        await until(async () => (await ended()) === before + 1);
      });
    }

    it('do not include a stream on which nothing waits', async () => {
      const before = await ended();
      const client = open(get('/api/registry/feed/stream?poll_interval_seconds=5&types=property.*'));
      let text = '';
      client.on('data', (piece) => {
        text += piece;
      });
      // Each beat comes after 50 ms: far more than the time in which an unread answer is ended.
      await until(() => text.split('event: heartbeat').length > 30);
      assert.isFalse(client.closed);
      assert.equal(await ended(), before);
    });

    it('do not include a connection that is kept for the next request', async () => {
      const client = open(get('/healthz'));
      await once(client, 'data');
      const other = open(post(CALLS, 'application/json')).pause();
      const before = await ended();
      await until(async () => (await ended()) === before + 1);
      assert.isFalse(other.closed && client.closed);
      client.write(get('/healthz'));
      const [answer] = await once(client, 'data');
      assert.match(String(answer), /^HTTP\/1.1 200/);
    });
  });
}
