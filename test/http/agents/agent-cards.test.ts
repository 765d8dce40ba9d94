import type { IncomingMessage, ServerResponse } from 'node:http';
import { assert } from 'chai';
import { probeAgentCards } from '../../../src/outside/agents/agent-cards.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines, enginesInTurn } from '../../support/databases.ts';
import { startDnsServer } from '../../support/dns-server.ts';
import { ADAGENTS_PATH, asked, publisherFile, putDead } from '../world.ts';

const CARD_PATH = '/.well-known/agent-card.json';
const CARD = { name: 'Sales', skills: [{ id: 'sell' }] };

type Card = { agent_url: string; valid: boolean; errors: string[]; [field: string]: unknown };

const fileFor = (urls: string[]) => ({
  ...publisherFile('news.example'),
  authorized_agents: urls.map((url) => ({
    url,
    authorized_for: 'Display',
    authorization_type: 'property_ids',
    property_ids: ['main'],
  })),
});

/** Answers POST in one way and everything else with 404. */
const onPost =
  (answer: (response: ServerResponse) => void) => (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    if (request.method === 'POST') answer(response);
    else response.writeHead(404).end();
  };
const json = { 'content-type': 'application/json' };
const initialized = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  result: { serverInfo: { name: 'Seller', version: '1' } },
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the cards of agents on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    async function cardsOf(...urls: string[]): Promise<Card[]> {
      app.sites.put('news.example', ADAGENTS_PATH, fileFor(urls));
      const { status, body } = await app.post('/api/adagents/validate', { domain: 'news.example' });
      assert.equal(status, 200);
      assert.isTrue(body.data.validation.valid, JSON.stringify(body.data.validation.errors));
      return body.data.agent_cards;
    }

    it('are read over A2A from the well-known path, else from the URL itself', async () => {
      app.sites.put('a2a.example', `/agent${CARD_PATH}`, CARD);
      app.sites.put('direct.example', '/card', { body: JSON.stringify(CARD), headers: json });
      const [a2a, direct] = await cardsOf('https://a2a.example/agent', 'https://direct.example/card');
      assert.isAtLeast(Number(a2a?.response_time_ms), 0);
      assert.deepInclude(a2a, {
        agent_url: 'https://a2a.example/agent',
        valid: true,
        errors: [],
        status_code: 200,
        card_data: CARD,
        card_endpoint: `https://a2a.example/agent${CARD_PATH}`,
      });
      assert.deepInclude(direct, { valid: true, card_endpoint: 'https://direct.example/card' });
    });

    it('are taken from an MCP handshake, also one that wants a credential', async () => {
      app.sites.serve(
        'mcp.example',
        '/mcp',
        onPost((response) => response.writeHead(200, json).end(initialized)),
      );
      app.sites.serve(
        'sse.example',
        '/mcp',
        onPost((response) =>
          response
            .writeHead(200, { 'content-type': 'text/event-stream' })
            .end(`event: message\ndata: ${initialized}\n\n`),
        ),
      );
      app.sites.serve(
        'oauth.example',
        '/mcp',
        onPost((response) => response.writeHead(401).end()),
      );
      const [mcp, sse, oauth] = await cardsOf(
        'https://mcp.example/mcp',
        'https://sse.example/mcp',
        'https://oauth.example/mcp',
      );
      for (const card of [mcp, sse]) {
        assert.deepInclude(card, { valid: true, errors: [], card_data: { name: 'Seller', protocol: 'mcp' } });
      }
      assert.deepInclude(oauth, { valid: true, errors: [], status_code: 401, oauth_required: true });
    });

    it('are missing where something else answers, with a reason for each protocol', async () => {
      app.sites.put('html.example', '/', { body: '<h1>Welcome</h1>' });
      app.sites.put('html.example', CARD_PATH, {
        body: '<h1>Welcome</h1>',
        headers: { 'content-type': 'text/html' },
      });
      app.sites.put('list.example', CARD_PATH, { body: '[]' });
      app.sites.put('torn.example', CARD_PATH, { body: '{"name":' });
      app.sites.put('wrongtype.example', CARD_PATH, {
        body: '{}',
        headers: { 'content-type': 'text/plain' },
      });
      app.sites.put('large.example', CARD_PATH, { body: JSON.stringify({ pad: 'x'.repeat(256 * 1024) }) });
      app.sites.put('away.example', CARD_PATH, {
        status: 302,
        headers: { location: `https://a2a.example/agent${CARD_PATH}` },
      });
      app.sites.put('error.example', CARD_PATH, { status: 500 });
      app.sites.serve(
        'odd.example',
        '/',
        onPost((response) => response.writeHead(200, json).end('{"result":{}}')),
      );
      app.sites.serve('cut.example', '/', (request) => void request.socket.destroy());
      putDead(app, 'dead.example');
      const names = [
        'html',
        'list',
        'torn',
        'wrongtype',
        'large',
        'away',
        'error',
        'odd',
        'cut',
        'dead',
        'nowhere',
      ];
      for (const card of await cardsOf(...names.map((name) => `https://${name}.example`))) {
        assert.isFalse(card.valid, card.agent_url);
        assert.notProperty(card, 'card_data', card.agent_url);
        assert.lengthOf(card.errors, 3, card.agent_url);
        assert.match(card.errors[1] ?? '', /^a2a: \S/, card.agent_url);
        assert.match(card.errors[2] ?? '', /^mcp: \S/, card.agent_url);
      }
    });

    it('are asked for once per agent, at most 36 of them, and in the order of the file', async () => {
      app.sites.put('many.example', CARD_PATH, CARD);
      const urls = Array.from({ length: 40 }, (_, i) => `https://many.example/${i}`);
      for (const i of urls.keys()) app.sites.put('many.example', `/${i}${CARD_PATH}`, CARD);
      const cards = await cardsOf(...urls, 'https://many.example/0');
      assert.deepEqual(cards.map(({ agent_url: url }) => url).sort(), urls.slice(0, 36).sort());
      assert.equal(asked(app, 'many.example', `/0${CARD_PATH}`), 1);
    });

    it('are not asked for by those whose turn comes too late', async () => {
      const urls = Array.from({ length: 6 }, (_, i) => `https://many.example/${i}`);
      const cards = await probeAgentCards(app.fetcher, urls, 0);
      assert.deepEqual(
        cards.map(({ valid }) => valid),
        [true, true, true, true, false, false],
      );
      assert.deepEqual(cards[5], {
        agent_url: 'https://many.example/5',
        valid: false,
        errors: ['no agent card could be read', 'not asked: the agents before it took too long'],
      });
    });
  });
}

const [engine] = engines;
if (engine !== undefined) {
  describe('agents that hang, or live inside', () => {
    it('are given up on after three seconds a question', async () => {
      const app = await startTestApp(engine);
      try {
        app.sites.serve('hanging.example', CARD_PATH, () => {});
        app.sites.serve(
          'hanging.example',
          '/',
          onPost((response) => response.writeHead(401).end()),
        );
        const [card] = await probeAgentCards(app.fetcher, ['https://hanging.example']);
        assert.deepInclude(card, { valid: true, oauth_required: true });
      } finally {
        await app.drop();
      }
    });

    it('are not visited at a private address', async () => {
      const dns = await startDnsServer();
      const app = await startTestApp(engine, { settings: { DNS_SERVERS: dns.address } });
      try {
        dns.set('inner.example', 'A', { records: ['192.168.0.1'] });
        app.sites.put(
          'news.example',
          ADAGENTS_PATH,
          fileFor(['https://inner.example', 'https://localhost/mcp']),
        );
        const { body } = await app.post('/api/adagents/validate', { domain: 'news.example' });
        for (const card of body.data.agent_cards ?? []) assert.isFalse(card.valid);
        assert.deepEqual(app.sites.requests, [`news.example ${ADAGENTS_PATH}`]);
      } finally {
        await app.drop();
        await dns.close();
      }
    });
  });
}
