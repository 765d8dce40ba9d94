import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { enrollForOrganization, removeEnrolment } from '../../../src/admin/agents.ts';
import { createKey, createOrganization } from '../../../src/admin/organizations.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import type { JobKind } from '../../../src/infra/queue.ts';
import { newId } from '../../../src/infra/random.ts';
import { checkAgentCompliance } from '../../../src/jobs/agents/checkAgentCompliance.ts';
import { probeAgent } from '../../../src/jobs/agents/probeAgent.ts';
import { rebuildProfile } from '../../../src/jobs/agents/rebuildProfile.ts';
import { crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { sellsAll, site } from '../../support/agent-world.ts';
import { capabilitiesAnswer, measurementAgent, salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';

const SALES = 'https://sales.example/mcp';
const METER = 'https://meter.example/mcp';
const OTHER_METER = 'https://other-meter.example/mcp';
const CREATIVE = 'https://creative.example/mcp';
const MEMBERS = 'https://members.example/mcp';
const SECRET = 'https://secret.example/mcp';

/** Agents of several kinds, as they answer when they are probed. */
function serveAgents(app: TestApp): void {
  serveMcpAgent(app.sites, SALES, salesAgent());
  serveMcpAgent(
    app.sites,
    METER,
    measurementAgent([
      { metric_id: 'Attention_Seconds', accreditations: [{ accrediting_body: 'MSB' }] },
      {
        metric_id: 'viewability',
        accreditations: [{ accrediting_body: 'JICB' }, { accrediting_body: 'MSB' }],
      },
    ]),
  );
  serveMcpAgent(
    app.sites,
    OTHER_METER,
    measurementAgent([
      { metric_id: 'Attention_Seconds' },
      { metric_id: 'reach', accreditations: [{ accrediting_body: 'MSB', verified_by_aao: true }] },
    ]),
  );
  serveMcpAgent(app.sites, CREATIVE, {
    name: 'Studio',
    tasks: {
      [protocol.capabilitiesTask]: {
        answer: {
          ...capabilitiesAnswer({
            supported_protocols: ['creative'],
            creative: {
              supports_generation: true,
              supported_formats: [{ capability_id: 'a', format: { format_kind: 'image' } }],
            },
          }),
          media_buy: undefined,
        },
      },
      build_creative: {},
    },
  });
}

for (const engine of engines) {
  describe(`GET /api/registry/agents on ${engine.name}`, () => {
    let app: TestApp;
    let owner: { authorization: string };
    let apiMember: { authorization: string };
    let plainMember: { authorization: string };

    before(async () => {
      app = await startTestApp(engine);
      const tools = { store: app.store, fetcher: app.fetcher, now: () => app.clock.now(), newId };
      const run = (kind: JobKind, url: string) =>
        kind.run({ payload: { url } } as ClaimedJob, new AbortController().signal);
      const join = async (name: string, tier?: string) => {
        const { organization } = await createOrganization(app.store, { name, ...(tier ? { tier } : {}) });
        const { api_key: key } = await createKey(app.store, { org: organization.id, name: 'test' });
        return { id: organization.id, header: { authorization: `Bearer ${key}` } };
      };
      const sellers = await join('Sellers');
      owner = sellers.header;
      apiMember = (await join('Watchers', 'api')).header;
      plainMember = (await join('Readers')).header;

      serveAgents(app);
      app.sites.put('secret.example', '/mcp', { status: 500, body: '' });
      const enrolments: [string, string, string][] = [
        [SALES, 'sales', 'public'],
        [METER, 'measurement', 'public'],
        [OTHER_METER, 'measurement', 'public'],
        [CREATIVE, 'creative', 'public'],
        [MEMBERS, 'signals', 'members_only'],
        [SECRET, 'sales', 'private'],
      ];
      for (const [url, type, visibility] of enrolments) {
        await enrollForOrganization(app.store, {
          org: sellers.id,
          url,
          type,
          visibility,
          ...(url === SALES ? { name: 'Best Sales' } : {}),
        });
      }
      app.sites.put('news.example', '/.well-known/adagents.json', {
        authorized_agents: [sellsAll(SALES, 'news.example')],
        properties: [site('news.example', 'main'), site('news.example', 'sport', { tags: ['sport'] })],
      });
      await crawl('news.example', tools);
      for (const url of [SALES, METER, OTHER_METER, CREATIVE, SECRET]) {
        await run(probeAgent(tools), url);
        await run(checkAgentCompliance(tools), url);
        await run(rebuildProfile(tools), url);
      }
    });
    after(() => app.drop());

    type Item = Record<string, never> & { url: string };
    const list = async (query = '', headers = {}): Promise<Item[]> => {
      const { status, body, text } = await app.get(`/api/registry/agents${query}`, headers);
      assert.equal(status, 200, text);
      assert.equal(body.count, body.agents.length);
      return body.agents;
    };
    const urls = async (query = '', headers = {}) => (await list(query, headers)).map(({ url }) => url);
    // biome-ignore lint/suspicious/noExplicitAny: blocks of every shape are looked into; the server checks them
    const item = async (url: string, query: string): Promise<any> =>
      (await list(query)).find((agent) => agent.url === url);
    const PUBLIC = [CREATIVE, METER, OTHER_METER, SALES];

    it('lists the one agent whose URL is given, in any spelling, and only where the caller may see it', async () => {
      const named = (url: string) => `?url=${encodeURIComponent(url)}`;
      for (const spelled of [SALES, 'HTTPS://Sales.Example/mcp#x', 'https://sales.example:443/mcp'])
        assert.deepEqual(await urls(named(spelled)), [SALES], spelled);
      for (const other of ['https://sales.example', `${SALES}/`, 'https://nobody.example', MEMBERS, SECRET])
        assert.deepEqual(await urls(named(other)), [], other);
      assert.deepEqual(await urls(named(MEMBERS), apiMember), [MEMBERS]);
      assert.deepEqual(await urls(`${named(SALES)}&type=creative`), []);
      for (const wrong of ['', 'sales', 'ftp://sales.example'])
        assert.equal((await app.get(`/api/registry/agents${named(wrong)}`)).status, 400, wrong);
      const { text } = await app.get(`/agents/${encodeURIComponent(SALES)}`, { accept: 'text/html' });
      assert.include(text, 'Best Sales');
      assert.include(text, '/publishers/news.example');
      for (const hidden of [MEMBERS, SECRET])
        assert.equal((await app.get(`/agents/${encodeURIComponent(hidden)}`, apiMember)).status, 404, hidden);
    });

    it('lists public agents to everybody, by URL', async () => {
      assert.deepEqual(await urls(), PUBLIC);
      assert.deepEqual(await urls('', plainMember), PUBLIC);
    });

    it('lists agents for members to tier api, and private ones to nobody', async () => {
      assert.deepEqual(await urls('', apiMember), [CREATIVE, MEMBERS, METER, OTHER_METER, SALES]);
      assert.deepEqual(await urls('', owner), PUBLIC);
      assert.deepEqual(await urls('?type=signals'), []);
      assert.deepEqual(await urls('?type=signals', apiMember), [MEMBERS]);
    });

    it('refuses a bad credential', async () => {
      const { status, body } = await app.get('/api/registry/agents', { authorization: 'Bearer sk_no' });
      assert.equal(status, 401);
      assert.equal(body.error, 'unauthorized');
    });

    it('gives each item its base alone unless more is asked for', async () => {
      assert.deepEqual(await item(SALES, ''), {
        url: SALES,
        name: 'Best Sales',
        type: 'sales',
        protocol: 'mcp',
        description: 'Sells what tests need.',
        mcp_endpoint: SALES,
        added_date: new Date().toISOString().slice(0, 10),
        visibility: 'public',
        member: { display_name: 'Sellers' },
      });
      assert.equal((await item(CREATIVE, '')).name, 'Studio');
    });

    it('filters by type', async () => {
      assert.deepEqual(await urls('?type=creative'), [CREATIVE]);
      assert.deepEqual(await urls('?type=rights'), []);
    });

    it('refuses an unknown type, and says which are known', async () => {
      for (const type of ['', 'unknown', 'Sales', 'seller', 'sales,creative']) {
        const { status, body } = await app.get(`/api/registry/agents?type=${type}`);
        assert.equal(status, 400, type);
        assert.equal(body.error, 'invalid_request');
        assert.deepEqual(body.valid_values, [
          'brand',
          'rights',
          'measurement',
          'governance',
          'creative',
          'sales',
          'buying',
          'signals',
        ]);
        assert.equal(body.issues[0].path, 'type');
      }
    });

    it('adds health and counts', async () => {
      const { health, stats } = await item(SALES, '?health=true');
      assert.isTrue(health.online);
      assert.equal(health.tools_count, 8);
      assert.deepEqual(stats, {
        property_count: 2,
        publisher_count: 1,
        publishers: ['news.example'],
        creative_formats: 1,
      });
      assert.deepEqual((await item(METER, '?health=true')).stats, {
        property_count: 0,
        publisher_count: 0,
        publishers: [],
        creative_formats: 0,
      });
    });

    it('folds catalogs in with capabilities', async () => {
      const sales = (await item(SALES, '?capabilities=true')).capabilities;
      assert.equal(sales.tools_count, 8);
      assert.isTrue(sales.standard_operations.can_create_order);
      const { creative_capabilities: creative } = (await item(CREATIVE, '?capabilities=true')).capabilities;
      assert.deepEqual(creative, {
        supported_formats: [{ capability_id: 'a', format: { format_kind: 'image' }, operations: [] }],
        can_generate: true,
        can_validate: false,
        can_preview: false,
      });
      const { metrics } = (await item(OTHER_METER, '?capabilities=true')).capabilities
        .measurement_capabilities;
      assert.deepEqual(metrics[1].accreditations, [{ accrediting_body: 'MSB', verified_by_aao: false }]);
    });

    it('adds properties to sales agents only', async () => {
      const sales = await item(SALES, '?properties=true');
      assert.deepEqual(sales.publisher_domains, ['news.example']);
      assert.deepEqual(sales.property_summary, {
        total_count: 2,
        count_by_type: { website: 2 },
        tags: ['news', 'sport'],
        publisher_count: 1,
      });
      assert.notProperty(await item(METER, '?properties=true'), 'property_summary');
    });

    it('adds compliance, which no cache may keep, with the streak of today', async () => {
      const answer = await app.get('/api/registry/agents?compliance=true');
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.isNull((await app.get('/api/registry/agents')).headers.get('cache-control'));
      const { compliance } = answer.body.agents.find(({ url }: Item) => url === SALES);
      assert.equal(compliance.status, 'passing');
      assert.isTrue(compliance.verified);
      assert.deepEqual(compliance.verified_roles, ['media-buy']);
      assert.deepEqual(compliance.verified_role_versions, { 'media-buy': ['3.1'] });
      assert.equal(compliance.lifecycle_stage, 'production');
      assert.equal(compliance.streak_days, 0);
      app.clock.advance(3.5 * DAY_MS);
      assert.equal((await item(SALES, '?compliance=true')).compliance.streak_days, 3);
    });

    it('tells agents with a badge', async () => {
      assert.deepEqual(await urls('?verified=true'), [METER, OTHER_METER, SALES]);
      assert.deepEqual(await urls('?verified=false'), PUBLIC);
      assert.deepEqual(await urls('?verification_mode=spec'), [METER, OTHER_METER, SALES]);
      assert.deepEqual(await urls('?verification_mode=live'), []);
      assert.deepEqual(await urls('?verification_mode=spec&verification_mode=live'), []);
      const { status, body } = await app.get('/api/registry/agents?verification_mode=dead');
      assert.equal(status, 400);
      assert.deepEqual(body.valid_values, ['spec', 'live']);
    });

    const filters: [string, string, string[]][] = [
      ['a metric', 'metric_id=viewability', [METER]],
      ['any of several metrics', 'metric_id=viewability&metric_id=reach', [METER, OTHER_METER]],
      ['a metric exactly', 'metric_id=attention_seconds', []],
      ['a part of a metric', 'metric_id=Attention', []],
      ['an accreditation', 'accreditation=JICB', [METER]],
      ['any of several accreditations', 'accreditation=JICB&accreditation=MSB', [METER, OTHER_METER]],
      ['an accreditation exactly', 'accreditation=msb', []],
      // OTHER_METER has both, but not on the same metric.
      ['both on the same metric', 'metric_id=Attention_Seconds&accreditation=MSB', [METER]],
      [
        'both, each with several',
        'metric_id=reach&metric_id=viewability&accreditation=MSB&accreditation=X',
        [METER, OTHER_METER],
      ],
      ['text in a metric', 'q=attention', [METER, OTHER_METER]],
      ['text in any letters', 'q=ATTENTION', [METER, OTHER_METER]],
      ['text in the middle', 'q=ewab', [METER]],
      ['text and accreditation', 'q=attention&accreditation=MSB', [METER]],
      ['text with a backslash', 'q=%5C', []],
      ['text with quotes', 'q=%27%20or%201=1--', []],
      ['nothing, when the text is empty', 'q=', PUBLIC],
      ['the type that is implied', 'metric_id=reach&type=measurement', [OTHER_METER]],
    ];
    for (const [what, query, expected] of filters) {
      it(`filters by ${what}`, async () => assert.deepEqual(await urls(`?${query}`), expected));
    }

    it('refuses a measurement filter with another type', async () => {
      for (const filter of ['metric_id=a', 'accreditation=a', 'q=a']) {
        for (const type of ['sales', 'brand', 'rights', 'governance', 'creative', 'buying', 'signals']) {
          const { status, body } = await app.get(`/api/registry/agents?${filter}&type=${type}`);
          assert.equal(status, 400);
          assert.deepEqual(body.valid_values, ['measurement']);
        }
      }
      // An empty text is no filter.
      assert.deepEqual(await urls('?q=&type=sales'), [SALES]);
    });

    const refused = [
      `q=${'x'.repeat(65)}`,
      'q=100%25',
      'q=a_b',
      'q=a&q=b',
      `metric_id=${'x'.repeat(257)}`,
      'metric_id=',
      Array.from({ length: 21 }, (_, i) => `metric_id=m${i}`).join('&'),
      Array.from({ length: 21 }, (_, i) => `accreditation=a${i}`).join('&'),
      `accreditation=${'x'.repeat(129)}`,
      'accreditation=',
      'health=yes',
      'capabilities=1',
      'type=sales&type=creative',
      'q=%00',
    ];
    for (const query of refused) {
      it(`refuses ${query.slice(0, 40)}`, async () => {
        const { status, body } = await app.get(`/api/registry/agents?${query}`);
        assert.equal(status, 400);
        assert.equal(body.error, 'invalid_request');
      });
    }

    it('takes what fits exactly', async () => {
      assert.deepEqual(await urls(`?q=${'x'.repeat(64)}`), []);
      assert.deepEqual(
        await urls(`?${Array.from({ length: 20 }, (_, i) => `metric_id=m${i}`).join('&')}`),
        [],
      );
    });

    it('comes in pages, each agent once', async () => {
      for (const limit of [1, 2, 3, PUBLIC.length]) {
        const seen: string[] = [];
        let path = `/api/registry/agents?limit=${limit}`;
        for (;;) {
          const { status, body } = await app.get(path);
          assert.equal(status, 200);
          assert.equal(body.count, body.agents.length);
          seen.push(...body.agents.map(({ url }: { url: string }) => url));
          assert.equal(body.has_more, seen.length < PUBLIC.length);
          if (!body.has_more) break;
          assert.equal(body.count, limit);
          path = `/api/registry/agents?limit=${limit}&cursor=${body.cursor}`;
        }
        assert.deepEqual(seen, PUBLIC);
      }
      const { body } = await app.get('/api/registry/agents?type=rights');
      assert.deepEqual(body, { agents: [], count: 0, cursor: null, has_more: false });
    });

    it('refuses cursors of others and pages out of bounds', async () => {
      for (const query of ['cursor=', 'cursor=x', 'cursor=WyJhIl0', 'limit=0', 'limit=1001', 'limit=x']) {
        const { status, body } = await app.get(`/api/registry/agents?${query}`);
        assert.equal(status, 400, query);
        assert.equal(body.issues[0].path, query.split('=')[0]);
      }
    });

    it('ignores parameters that it does not know', async () => {
      assert.deepEqual(await urls('?source=x'), PUBLIC);
    });

    const facets: [string, string[]][] = [
      ['health_status=online', [CREATIVE, METER, OTHER_METER, SALES]],
      ['health_status=offline', []],
      ['health_status=unknown&health_status=online&type=creative', [CREATIVE]],
      ['compliance_status=passing', [METER, OTHER_METER, SALES]],
      ['compliance_status=failing&compliance_status=unknown', []],
      ['lifecycle_stage=production&type=sales', [SALES]],
      ['lifecycle_stage=deprecated', []],
      ['channel=display', [SALES]],
      ['channel=ctv&channel=display', [SALES]],
      ['channel=ctv', []],
      ['property_type=website', [SALES]],
      ['property_type=podcast', []],
      ['format_kind=image&format_kind=html5', [CREATIVE]],
      ['country=se', []],
      ['metric_id=reach&health_status=online', [OTHER_METER]],
      ['metric_id=reach&channel=display', []],
      ['search=BEST%20s', [SALES]],
      ['search=est', []],
      ['search=%25', []],
      ['sort=-url', [SALES, OTHER_METER, METER, CREATIVE]],
      ['sort=-properties&limit=1', [SALES]],
      ['sort=name&limit=1', [SALES]],
    ];
    for (const [query, expected] of facets)
      it(`lists ${expected.length} of ${query}`, async () => {
        assert.deepEqual(await urls(`?${query}`), expected);
      });

    it('counts the agents of each value as the filter finds them, as the caller sees them', async () => {
      const valueCounts = async (query: string, headers = {}) =>
        (await app.get(`/api/registry/agents?${query}`, headers)).body.value_counts;
      const counts: { parameter: string; value: string; count: number }[] = await valueCounts(
        'counts=true&limit=1&type=creative',
      );
      assert.isAbove(counts.length, 60);
      for (const { parameter, value, count } of counts)
        assert.lengthOf(await urls(`?${parameter}=${value}`), count, `${parameter} ${value}`);
      const found = counts
        .filter(({ count }) => count > 0)
        .map(({ parameter, value }) => `${parameter}=${value}`);
      assert.includeMembers(found, [
        'type=sales',
        'health_status=online',
        'channel=display',
        'format_kind=image',
      ]);
      const sum = (list: typeof counts) =>
        list.reduce((all, { parameter, count }) => all + (parameter === 'type' ? count : 0), 0);
      assert.equal(sum(counts), 4);
      assert.equal(sum(await valueCounts('counts=true', apiMember)), 5);
      assert.isUndefined(await valueCounts('limit=1'));
      assert.equal((await app.get('/api/registry/agents?counts=yes')).status, 400);
      const { text } = await app.get('/agents?type=sales', { accept: 'text/html' });
      assert.include(text, '<option value="creative">builds or previews creatives (1)</option>');
      assert.include(text, '<option value="ctv">ctv (0)</option>');
      assert.include(text, 'Numbers in brackets count all agents with the value');
    });

    it('counts what matches where it is asked for, and only what the caller may see', async () => {
      const total = async (query: string, headers = {}) =>
        (await app.get(`/api/registry/agents?${query}`, headers)).body.total_count;
      assert.equal(await total('totals=true&limit=1'), 4);
      assert.equal(await total('totals=true&type=sales&channel=display'), 1);
      assert.equal(await total('totals=true&verification_mode=live'), 0);
      assert.equal(await total('totals=true', apiMember), 5);
      assert.isUndefined(await total('limit=1'));
    });

    it('walks another order by cursor, and takes the cursor in that order and with those filters only', async () => {
      const first = await app.get('/api/registry/agents?sort=-name&limit=3&verified=true');
      const { cursor } = first.body;
      const rest = await app.get(`/api/registry/agents?sort=-name&limit=3&verified=true&cursor=${cursor}`);
      const walked = [...first.body.agents, ...rest.body.agents].map(({ url }) => url);
      assert.sameMembers(walked, [METER, OTHER_METER, SALES]);
      for (const other of [
        'sort=name&verified=true',
        'sort=-name',
        'sort=-name&verified=true&channel=ctv',
        '',
      ]) {
        const { status, body } = await app.get(`/api/registry/agents?${other}&cursor=${cursor}`);
        assert.equal(status, 400, other);
        assert.equal(body.issues[0].path, 'cursor');
      }
    });

    for (const [query, path] of [
      ['sort=x', 'sort'],
      ['sort=name&sort=url', 'sort'],
      ['search=a&sort=url', 'sort'],
      ['search=a&sort=-properties', 'sort'],
      [`search=${'a'.repeat(65)}`, 'search'],
      ['health_status=Online', 'health_status'],
      ['health_status=online,offline', 'health_status'],
      ['compliance_status=', 'compliance_status'],
      ['channel=tv', 'channel'],
      ['country=CAN', 'country'],
      ['country=%C3%84%C3%84', 'country'],
      [Array.from({ length: 21 }, () => 'country=CA').join('&'), 'country'],
      ['totals=1', 'totals'],
    ] as const)
      it(`refuses ${query.slice(0, 40)} and names ${path}`, async () => {
        const { status, body } = await app.get(`/api/registry/agents?${query}`);
        assert.equal(status, 400);
        assert.match(body.issues[0].path, new RegExp(`^${path}`));
      });

    it('lets go of an agent that leaves', async () => {
      await removeEnrolment(app.store, CREATIVE);
      assert.deepEqual(await urls(), [METER, OTHER_METER, SALES]);
    });
  });
}
