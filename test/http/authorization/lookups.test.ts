import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { nothingDeclared } from '../../../src/domain/agents/declared.ts';
import { newId } from '../../../src/infra/random.ts';
import { enrollAgent, removeAgent } from '../../../src/record/agents/enrolments.ts';
import { type ProbeReport, recordProbe } from '../../../src/record/agents/probes.ts';
import type { AgentContext } from '../../../src/record/context.ts';
import type { Tables } from '../../../src/store/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { countStatements } from '../count-statements.ts';
import { AGENT, adagents, app, entry, site, type World, worldOf } from './lookups-world.ts';

const OTHER = 'https://other.example/a2a';

for (const engine of engines) {
  describe(`look-ups on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    before(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      await build(world);
    });
    after(() => served.drop());

    const ofDomain = (domain: string) =>
      served.get(`/api/registry/lookup/domain/${encodeURIComponent(domain)}`);
    const ofAgent = (url: string) =>
      served.get(`/api/registry/lookup/agent/${encodeURIComponent(url)}/domains`);
    const ofProperty = (type: string, value: string) =>
      served.get(`/api/registry/lookup/property?${new URLSearchParams({ type, value })}`);

    it('ask the database once or twice, however much there is to say', async () => {
      const paths: [statements: number, path: string][] = [
        [2, '/api/registry/lookup/domain/paper.example'],
        [2, '/api/registry/lookup/domain/unheard.example'],
        [1, '/api/registry/lookup/property?type=bundle_id&value=example.shared'],
        [1, '/api/registry/lookup/property?type=bundle_id&value=unheard'],
        [1, `/api/registry/lookup/agent/${encodeURIComponent(AGENT)}/domains`],
        [2, `/api/registry/authorizations?agent_url=${AGENT}`],
      ];
      for (const [statements, path] of paths) {
        const counted = countStatements(served.store);
        try {
          assert.equal((await served.get(path)).status, 200);
          assert.equal(counted.count, statements, path);
        } finally {
          counted.stop();
        }
      }
    });

    describe('lookupDomain', () => {
      it('answers each agent once, by URL', async () => {
        const { status, body } = await ofDomain('paper.example');
        assert.equal(status, 200);
        assert.deepEqual(body, {
          domain: 'paper.example',
          authorized_agents: [
            { url: OTHER, authorized_for: 'Apps' },
            { url: AGENT, authorized_for: 'Display and video' },
            { url: 'https://signals.example', authorized_for: 'Signals' },
          ],
          sales_agents_claiming: [],
        });
      });

      it('cleans the domain and takes it percent-encoded', async () => {
        for (const domain of ['https://WWW.Paper.example/a?b', 'paper.example.', 'PAPER.example:443']) {
          assert.equal((await ofDomain(domain)).body.domain, 'paper.example', domain);
        }
        assert.equal((await ofDomain('Bücher.example')).body.domain, 'xn--bcher-kva.example');
      });

      it('answers 200 and empty lists for a domain that nobody knows', async () => {
        for (const domain of ['unheard.example', 'deep.below.unheard.example']) {
          const { status, body } = await ofDomain(domain);
          assert.equal(status, 200);
          assert.deepEqual(body, { domain, authorized_agents: [], sales_agents_claiming: [] });
        }
      });

      it('leaves out entries whose time has passed or not come', async () => {
        const { body } = await ofDomain('dated.example');
        assert.deepEqual(body.authorized_agents, [{ url: OTHER, authorized_for: 'Now' }]);
      });

      for (const domain of ['com', 'not a domain', '127.0.0.1', '%00', '@', 'a..example']) {
        it(`refuses ${JSON.stringify(domain)}`, async () => {
          const { status, body } = await ofDomain(domain);
          assert.equal(status, 400);
          assert.include(['invalid_domain', 'invalid_request'], body.error);
        });
      }

      it('names only agents that the file that counts authorizes', async () => {
        // The network lists it, but the publisher's own domain does not lead there.
        assert.deepEqual((await ofDomain('claimed.example')).body.authorized_agents, []);
        assert.deepEqual((await ofDomain('managed.example')).body.authorized_agents, [
          { url: AGENT, authorized_for: 'Network' },
        ]);
      });
    });

    describe('lookupDomain and enrolled agents', () => {
      const SELLERS = ['public', 'members_only', 'private'] as const;
      const url = (visibility: string) => `https://${visibility.replace('_', '-')}.seller.example`;
      const claiming = (publisherDomains: string[], online = true): ProbeReport =>
        online
          ? {
              ok: true,
              protocol: 'mcp',
              endpoint: AGENT,
              name: null,
              description: null,
              tools: [],
              capabilities: {
                answer: {},
                declared: { ...nothingDeclared, publisherDomains },
                metrics: [],
                formatCount: 0,
              },
              problem: null,
              durationMs: 1,
            }
          : { ok: false, failure: { code: 'unreachable', message: 'down' }, durationMs: 1 };

      let orgId: string;
      before(async () => {
        const { organization } = await createOrganization(served.store, { name: 'Sellers Ltd' });
        orgId = organization.id;
        world.publish(
          'sold.example',
          adagents(
            [site('s', 'sold.example')],
            SELLERS.map((name) => entry(['s'], { url: url(name) })),
          ),
        );
        await world.crawl('sold.example');
        for (const visibility of SELLERS) {
          await change((tx, context) =>
            enrollAgent(
              tx,
              { orgId, url: url(visibility), type: 'sales', visibility, control: 'operator' },
              context,
            ),
          );
          await change((tx, context) =>
            recordProbe(tx, url(visibility), claiming(['claimed-only.example', 'sold.example']), context),
          );
        }
      });
      const change = <T>(work: (tx: Tables, context: AgentContext) => Promise<T>) =>
        served.store.transaction((tx) => work(tx, { now: served.clock.now(), newId, actor: 'test' }));

      it('names the organization of those only that are shown to everybody', async () => {
        const { body, text } = await ofDomain('sold.example');
        assert.deepEqual(body.authorized_agents, [
          { url: url('members_only'), authorized_for: 'Display and video' },
          { url: url('private'), authorized_for: 'Display and video' },
          {
            url: url('public'),
            authorized_for: 'Display and video',
            member: { display_name: 'Sellers Ltd' },
          },
        ]);
        assert.equal(text.match(/Sellers Ltd/g)?.length, 2);
      });

      it('tells claims apart from authorizations, and only those of agents that are shown to everybody', async () => {
        const { body } = await ofDomain('claimed-only.example');
        assert.deepEqual(body, {
          domain: 'claimed-only.example',
          authorized_agents: [],
          sales_agents_claiming: [{ url: url('public'), member: { display_name: 'Sellers Ltd' } }],
        });
      });

      it('keeps a claim while the agent does not answer, and forgets one that it takes back', async () => {
        await change((tx, context) => recordProbe(tx, url('public'), claiming([], false), context));
        assert.lengthOf((await ofDomain('claimed-only.example')).body.sales_agents_claiming, 1);
        await change((tx, context) => recordProbe(tx, url('public'), claiming(['sold.example']), context));
        assert.lengthOf((await ofDomain('claimed-only.example')).body.sales_agents_claiming, 0);
        assert.lengthOf((await ofDomain('sold.example')).body.sales_agents_claiming, 1);
        await change((tx, context) => removeAgent(tx, url('public'), orgId, context));
        const { body, text } = await ofDomain('sold.example');
        assert.lengthOf(body.sales_agents_claiming, 0);
        assert.notInclude(text, 'Sellers');
      });
    });

    describe('lookupAgentDomains', () => {
      it('answers each domain once, in order, whatever the spelling', async () => {
        for (const url of [AGENT, 'HTTPS://sales.BRIGHTLANE.example:443/mcp#x']) {
          const { status, body } = await ofAgent(url);
          assert.equal(status, 200);
          assert.deepEqual(body, {
            agent_url: url,
            domains: ['app.example', 'dated.example', 'managed.example', 'paper.example', 'wild.example'],
            count: 5,
          });
        }
      });

      it('tells paths and queries of one host apart', async () => {
        for (const url of [
          `${AGENT}/`,
          `${AGENT}?x=1`,
          'https://sales.brightlane.example',
          'http://sales.brightlane.example/mcp',
        ]) {
          assert.deepEqual((await ofAgent(url)).body, { agent_url: url, domains: [], count: 0 });
        }
      });

      for (const url of [
        'sales.brightlane.example',
        'ftp://a.example',
        'https://',
        'https://a b.example',
        'https://a.example/%',
        ' ',
      ]) {
        it(`refuses ${JSON.stringify(url)}`, async () => {
          const { status, body } = await ofAgent(url);
          assert.equal(status, 400);
          assert.equal(body.issues[0].path, 'agentUrl');
        });
      }

      it('does not take a URL that is not encoded for a path', async () => {
        const { status, body } = await served.get(`/api/registry/lookup/agent/${AGENT}/domains`);
        assert.equal(status, 404);
        assert.equal(body.error, 'not_found');
      });

      it('says 405 to other methods', async () => {
        const answer = await served.post(
          `/api/registry/lookup/agent/${encodeURIComponent(AGENT)}/domains`,
          {},
        );
        assert.equal(answer.status, 405);
        assert.equal(answer.headers.get('allow'), 'GET, HEAD');
      });
    });

    describe('lookupProperty', () => {
      const seen = ({
        body,
      }: {
        body: {
          agents: { agent_url: string; publisher_domain: string; property: { property_id: string } }[];
        };
      }) => body.agents.map((one) => [one.publisher_domain, one.agent_url, one.property.property_id]);

      it('answers agents with the property, by publisher and agent', async () => {
        const { status, body } = await ofProperty('bundle_id', 'Example.Shared');
        assert.equal(status, 200);
        assert.deepInclude(body, { type: 'bundle_id', value: 'Example.Shared', count: 3 });
        assert.deepEqual(seen({ body }), [
          ['app.example', AGENT, 'shared'],
          ['paper.example', OTHER, 'paper_app'],
          ['paper.example', AGENT, 'paper_app'],
        ]);
        const { property } = body.agents[0];
        assert.deepInclude(property, {
          property_id: 'shared',
          publisher_domain: 'app.example',
          property_type: 'mobile_app',
          name: 'App shared',
          identifiers: [{ type: 'bundle_id', value: 'example.shared' }],
          tags: [],
        });
        assert.match(property.id, /^[0-9a-f-]{36}$/);
        assert.equal(property.property_rid, property.id);
      });

      it('matches hosts by the rule for domains', async () => {
        const hits: [string, string, string[]][] = [
          ['domain', 'www.paper.example', ['paper_site']],
          ['domain', 'M.Paper.example', ['paper_site']],
          ['subdomain', 'paper.example', ['paper_site']],
          ['domain', 'blog.paper.example', []],
          ['domain', 'a.b.wild.example', ['wild_site']],
          ['domain', 'wild.example', []],
          ['domain', '*.wild.example', ['wild_site']],
          ['ios_bundle', 'example.shared', []],
        ];
        for (const [type, value, ids] of hits) {
          const found = await ofProperty(type, value);
          assert.deepEqual([...new Set(seen(found).map(([, , id]) => id))], ids, `${type} ${value}`);
          assert.equal(found.body.count, found.body.agents.length);
        }
      });

      it('leaves out signals, other times, vanished and revoked', async () => {
        assert.deepEqual(seen(await ofProperty('domain', 'dated.example')), [
          ['dated.example', OTHER, 'dated_site'],
        ]);
        assert.deepEqual(seen(await ofProperty('bundle_id', 'example.vanished')), []);
        assert.deepEqual(seen(await ofProperty('domain', 'divorced.example')), []);
      });

      it('leaves out what only the community says', async () => {
        const member = await served.member();
        const saved = await served.post(
          '/api/properties/save',
          {
            publisher_domain: 'wiki.example',
            properties: [
              { type: 'website', name: 'Wiki', identifiers: [{ type: 'domain', value: 'wiki.example' }] },
            ],
          },
          member,
        );
        assert.equal(saved.status, 200, saved.text);
        assert.deepEqual((await ofProperty('domain', 'wiki.example')).body.agents, []);
        assert.deepEqual((await ofDomain('wiki.example')).body.authorized_agents, []);
      });

      for (const [type, value] of [
        ['domain', 'not a host'],
        ['domain', '127.0.0.1'],
        ['isbn', '1'],
        ['bundle_id', ' '],
        ['bundle_id', ''],
      ] as const) {
        it(`refuses ${type} ${JSON.stringify(value)}`, async () => {
          const { status, body } = await ofProperty(type, value);
          assert.equal(status, 400);
          assert.equal(body.error, 'invalid_request');
        });
      }

      it('answers 400 when the type or the value is missing', async () => {
        assert.equal((await served.get('/api/registry/lookup/property?type=domain')).status, 400);
        assert.equal((await served.get('/api/registry/lookup/property?value=a.example')).status, 400);
      });

      it('shows the first thousand of very many', async () => {
        const agents = Array.from({ length: 1200 }, (_, n) =>
          entry(['busy_site'], { url: `https://a${n}.example` }),
        );
        world.publish('busy.example', adagents([site('busy_site', 'busy.example')], agents));
        await world.crawl('busy.example');
        const { body } = await ofProperty('domain', 'busy.example');
        assert.equal(body.count, 1000);
        assert.lengthOf((await ofDomain('busy.example')).body.authorized_agents, 1200);
      });
    });
  });
}

async function build(world: World): Promise<void> {
  const signals = { signals: [{ id: 'ev', name: 'EV', value_type: 'binary' }] };
  const paper = (more: Record<string, unknown>[]) =>
    adagents(
      [site('paper_site', 'paper.example'), app('paper_app', 'bundle_id', 'example.shared'), ...more],
      [
        entry(['paper_site']),
        entry(['paper_app'], { authorized_for: 'Second entry' }),
        entry(['paper_app'], { url: OTHER, authorized_for: 'Apps' }),
        {
          url: 'https://signals.example',
          authorized_for: 'Signals',
          authorization_type: 'signal_ids',
          signal_ids: ['ev'],
        },
      ],
      signals,
    );
  world.publish('paper.example', paper([app('gone', 'bundle_id', 'example.vanished')]));
  await world.crawl('paper.example');
  world.publish('paper.example', paper([]));
  world.publish('app.example', adagents([app('shared', 'bundle_id', 'example.shared')], [entry(['shared'])]));
  world.publish('wild.example', adagents([site('wild_site', '*.wild.example')], [entry(['wild_site'])]));
  world.publish(
    'dated.example',
    adagents(
      [site('dated_site', 'dated.example')],
      [
        entry(['dated_site'], { url: 'https://a.example', effective_until: '2001-01-01' }),
        entry(['dated_site'], { url: AGENT, effective_from: '2100-01-01T00:00:00Z' }),
        entry(['dated_site'], { url: OTHER, authorized_for: 'Then', effective_until: '2001-01-01' }),
        entry(['dated_site'], { url: OTHER, authorized_for: 'Now', effective_from: '2001-01-01' }),
      ],
    ),
  );
  const domains = ['managed.example', 'divorced.example', 'claimed.example'];
  world.publish(
    'network.example',
    adagents(
      domains.map((domain, n) => site(`n${n}`, domain, { publisher_domain: domain })),
      [
        {
          url: AGENT,
          authorized_for: 'Network',
          authorization_type: 'publisher_properties',
          publisher_properties: [{ publisher_domains: domains, selection_type: 'all' }],
        },
      ],
      {
        revoked_publisher_domains: [
          { publisher_domain: 'divorced.example', revoked_at: '2026-01-01T00:00:00Z' },
        ],
      },
    ),
  );
  for (const domain of domains.slice(0, 2))
    world.serve(domain, '/ads.txt', 'managerdomain=network.example\n');
  await world.crawl(
    'paper.example',
    'app.example',
    'wild.example',
    'dated.example',
    'network.example',
    ...domains,
  );
}
