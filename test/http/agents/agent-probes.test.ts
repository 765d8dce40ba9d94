import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { capabilitiesAnswer, salesAgent, serveA2aAgent, serveMcpAgent } from '../../support/agents.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';

const [engine] = engines;
const PROBES = ['discover-agent', 'agent-formats', 'agent-products'] as const;

// Nothing here touches the database, so one engine tells as much as two.
if (engine !== undefined) {
  describe('public agent probes', () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const probe = (what: (typeof PROBES)[number], url: string) =>
      app.get(`/api/public/${what}?url=${encodeURIComponent(url)}`);

    it('discovers an MCP agent', async () => {
      serveMcpAgent(app.sites, 'https://sales.example/mcp', salesAgent());
      const { status, body } = await probe('discover-agent', 'https://sales.example/mcp');
      assert.equal(status, 200);
      assert.equal(body.name, 'Test Sales');
      assert.equal(body.description, 'Sells what tests need.');
      assert.deepEqual(body.protocols, ['mcp']);
      assert.equal(body.type, 'sales');
      assert.equal(body.tools_count, 8);
      assert.deepEqual(body.tools[1], { name: 'get_products', description: 'Finds products' });
      assert.deepEqual(body.stats, { product_count: 1, publisher_count: 1 });
    });

    it('discovers an A2A agent, and one that speaks both', async () => {
      serveA2aAgent(app.sites, 'https://a2a.example/rpc', salesAgent());
      assert.deepEqual((await probe('discover-agent', 'https://a2a.example/rpc')).body.protocols, ['a2a']);
      serveA2aAgent(app.sites, 'https://both.example/rpc', salesAgent());
      serveMcpAgent(app.sites, 'https://both.example/mcp', salesAgent());
      assert.deepEqual((await probe('discover-agent', 'https://both.example/mcp')).body.protocols, [
        'mcp',
        'a2a',
      ]);
    });

    it('counts the formats of a creative agent', async () => {
      serveMcpAgent(app.sites, 'https://studio.example/mcp', {
        name: 'Studio',
        tasks: {
          [protocol.capabilitiesTask]: {
            answer: capabilitiesAnswer({
              creative: {
                supported_formats: [
                  { capability_id: 'a', format: { format_kind: 'image' }, operations: ['build'] },
                  { format: { format_kind: 'html5' } },
                ],
              },
            }),
          },
          preview_creative: {},
        },
      });
      const { body } = await probe('discover-agent', 'https://studio.example/mcp');
      assert.equal(body.type, 'creative');
      assert.deepEqual(body.stats, { format_count: 2 });
      assert.deepEqual((await probe('agent-formats', 'https://studio.example/mcp')).body, {
        success: true,
        formats: [
          { format_kind: 'image', capability_id: 'a', operations: ['build'] },
          { format_kind: 'html5', operations: [] },
        ],
      });
    });

    it('says that an agent asks for a credential', async () => {
      app.sites.put('locked.example', '/mcp', { status: 401, body: '{}' });
      const { status, body } = await probe('discover-agent', 'https://locked.example/mcp');
      assert.equal(status, 200);
      assert.isTrue(body.oauth_required);
      assert.equal(body.name, 'locked.example');
      for (const what of ['agent-formats', 'agent-products'] as const) {
        const answer = await probe(what, 'https://locked.example/mcp');
        assert.equal(answer.status, 502);
        assert.match(answer.body.message, /credential/);
      }
    });

    it('lists formats and products', async () => {
      const formats = await probe('agent-formats', 'https://sales.example/mcp');
      assert.deepEqual(formats.body, {
        success: true,
        formats: [
          {
            format_id: { agent_url: 'https://formats.example', id: 'banner' },
            name: 'Banner',
            type: 'display',
          },
        ],
      });
      const products = await probe('agent-products', 'https://sales.example/mcp');
      assert.deepEqual(products.body, {
        success: true,
        products: [
          {
            product_id: 'front',
            name: 'Front page',
            pricing_model: 'cpm',
            base_rate: 12,
            currency: 'EUR',
            delivery_type: 'guaranteed',
            format_options: ['banner'],
            delivery_channels: ['display'],
            targeting_capabilities: [],
          },
        ],
      });
    });

    it('asks by a brief where there is no wholesale', async () => {
      const script = salesAgent({ media_buy: { buying_modes: ['brief'] } });
      const asked: unknown[] = [];
      script.tasks.get_products = {
        answer: (args) => {
          asked.push(args.buying_mode);
          return { products: [{ product_id: 'a' }] };
        },
      };
      serveMcpAgent(app.sites, 'https://brief.example/mcp', script);
      assert.lengthOf((await probe('agent-products', 'https://brief.example/mcp')).body.products, 1);
      assert.deepEqual(asked, ['brief']);
    });

    it('shortens, cleans and bounds what the agent says', async () => {
      const script = salesAgent();
      script.name = `N${'x'.repeat(1000)}`;
      script.tasks.list_creative_formats = {
        answer: {
          formats: Array.from({ length: 500 }, (_, at) => ({
            format_id: { agent_url: 'https://f.example', id: `f${at}` },
            name: 'x'.repeat(5000),
            note: '<script>alert(1)</script>',
            verified: true,
            is_verified: true,
          })),
        },
      };
      serveMcpAgent(app.sites, 'https://loud.example/mcp', script);
      assert.lengthOf((await probe('discover-agent', 'https://loud.example/mcp')).body.name, 200);
      script.tasks.list_creative_formats = {
        answer: {
          formats: Array.from({ length: 100 }, (_, at) => ({
            name: `${at}${'x'.repeat(4000)}`,
            verified: true,
            note: '<script>',
          })),
        },
      };
      const { body, text } = await probe('agent-formats', 'https://loud.example/mcp');
      assert.isAtMost(Buffer.byteLength(text), 600_000);
      assert.lengthOf(body.formats, 100);
      assert.lengthOf(body.formats[0].name, 500);
      assert.notInclude(text, 'verified');
      assert.notInclude(text, '<script');
    });

    it('answers 502 for what is no agent', async () => {
      app.sites.put('page.example', '/mcp', { body: '<html>', headers: { 'content-type': 'text/html' } });
      app.sites.put('huge.example', '/mcp', {
        body: 'x'.repeat(1_100_000),
        headers: { 'content-type': 'application/json' },
      });
      app.sites.put('moved.example', '/mcp', {
        status: 307,
        body: '',
        headers: { location: 'https://sales.example/mcp' },
      });
      for (const url of [
        'https://page.example/mcp',
        'https://huge.example/mcp',
        'https://moved.example/mcp',
        'https://nobody.example/',
      ]) {
        for (const what of PROBES) {
          const { status, body } = await probe(what, url);
          assert.equal(status, 502, `${what} ${url}`);
          assert.equal(body.error, 'agent_failed');
          assert.equal(body.url, url.replace(/\/$/, ''));
        }
      }
    });

    it('answers 502 for an agent whose card leads elsewhere', async () => {
      app.sites.put('lure.example', '/.well-known/agent-card.json', {
        name: 'Lure',
        description: 'x',
        version: '1',
        supportedInterfaces: [
          { url: 'http://127.0.0.1/rpc', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
        ],
        capabilities: {},
        defaultInputModes: [],
        defaultOutputModes: [],
        skills: [{ id: 'get_products', name: 'x', description: 'x', tags: [] }],
      });
      for (const what of ['agent-formats', 'agent-products'] as const) {
        const { status, body } = await probe(what, 'https://lure.example');
        assert.equal(status, 502, what);
        assert.match(body.message, /another site/);
      }
    });

    it('answers 502 for an agent that refuses', async () => {
      serveMcpAgent(app.sites, 'https://mute.example/mcp', { name: 'Mute', tasks: {} });
      assert.equal((await probe('discover-agent', 'https://mute.example/mcp')).body.type, 'unknown');
      assert.equal((await probe('agent-products', 'https://mute.example/mcp')).status, 502);
      assert.equal((await probe('agent-formats', 'https://mute.example/mcp')).status, 502);
    });

    it('answers equal questions of many callers alike', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => probe('agent-formats', 'https://sales.example/mcp')),
      );
      for (const { status, body } of answers) {
        assert.equal(status, 200);
        assert.deepEqual(body, answers[0]?.body);
      }
    });

    const refused = [
      '',
      'sales.example',
      'ftp://sales.example/mcp',
      'file:///etc/passwd',
      'https://',
      'https://a b.example/',
      'https://user@/x',
      'http://127.0.0.1/mcp',
      'http://169.254.169.254/latest/meta-data',
      'http://[::1]/',
      'http://2130706433/',
      'http://localhost/mcp',
      'https://inner.local/mcp',
      'https://sales.example:8443/mcp',
      `https://sales.example/${'x'.repeat(2100)}`,
    ];
    for (const url of refused) {
      it(`refuses ${url.slice(0, 50) || 'nothing'}`, async () => {
        for (const what of PROBES) {
          const { status, body } = await probe(what, url);
          assert.equal(status, 400, what);
          assert.equal(body.error, 'invalid_request');
          assert.equal(body.issues[0].path, 'url');
        }
      });
    }

    it('refuses a question about nobody, and about two', async () => {
      assert.equal((await app.get('/api/public/discover-agent')).status, 400);
      assert.equal(
        (await app.get('/api/public/discover-agent?url=https://a.example&url=https://b.example')).status,
        400,
      );
    });
  });
}
