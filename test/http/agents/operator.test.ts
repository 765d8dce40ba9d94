import { assert } from 'chai';
import { enrollForOrganization, removeEnrolment } from '../../../src/admin/agents.ts';
import { createKey, createOrganization } from '../../../src/admin/organizations.ts';
import { reviewBrand } from '../../../src/admin/reviews.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, publisherFile } from '../world.ts';

/** Longer than what is read of a scope with its row. */
const LONG = { property_ids: ['main', ...Array.from({ length: 300 }, (_, at) => `property_number_${at}`)] };

type Headers = { authorization: string };
type Agent = { url: string; authorized_by: { publisher_domain: string }[] };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`getOperator on ${engine.name}`, () => {
    let app: TestApp;
    let owner: Headers;
    let rival: Headers;
    let api: Headers;
    let rivalApi: Headers;

    const organization = async (name: string, tier?: string): Promise<Headers> => {
      const { organization: made } = await createOrganization(app.store, {
        name,
        ...(tier === undefined ? {} : { tier }),
      });
      const { api_key: key } = await createKey(app.store, { org: made.id, name: 'test' });
      return { authorization: `Bearer ${key}` };
    };
    const enroll = (
      org: string,
      url: string,
      visibility: string,
      more: { type?: string; name?: string } = {},
    ) => enrollForOrganization(app.store, { org, url, visibility, type: 'sales', ...more });
    const ask = async (query: string, headers: Partial<Headers> = {}) => {
      const { status, body } = await app.get(`/api/registry/operator?${query}`, headers);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const urls = async (query: string, headers?: Partial<Headers>) =>
      (await ask(query, headers)).agents.map(({ url }: Agent) => url);
    const authorize = async (publisher: string, agents: object[]) => {
      app.sites.put(publisher, ADAGENTS_PATH, publisherFile(publisher, { authorized_agents: agents }));
      await crawlNow(app, publisher);
    };
    const entry = (url: string, more: object = {}) => ({
      url,
      authorized_for: 'Display',
      authorization_type: 'property_ids',
      property_ids: ['main'],
      ...more,
    });

    before(async () => {
      app = await startTestApp(engine);
      owner = await organization('Owner');
      api = await organization('Reader', 'api');
      rival = await organization('Rival');
      rivalApi = await organization('Rival Api', 'api');
      await enroll('Owner', 'https://open.acme.example/mcp', 'public', { name: 'Open Sales' });
      await enroll('Owner', 'https://club.acme.example/mcp', 'members_only', { type: 'signals' });
      await enroll('Owner', 'https://secret.acme.example/mcp', 'private');
      await enroll('Rival Api', 'https://rival.acme.example/mcp', 'private');
    });
    after(() => app.drop());

    const OPEN = 'https://open.acme.example/mcp';
    const CLUB = 'https://club.acme.example/mcp';
    const SECRET = 'https://secret.acme.example/mcp';
    const RIVAL = 'https://rival.acme.example/mcp';

    it('shows each caller what it may see', async () => {
      const domain = 'domain=acme.example';
      assert.deepEqual(await urls(domain), [OPEN]);
      assert.deepEqual(await urls(domain, rival), [OPEN]);
      assert.deepEqual(await urls(domain, api), [CLUB, OPEN]);
      assert.deepEqual(await urls(domain, owner), [CLUB, OPEN, SECRET]);
      assert.deepEqual(await urls(domain, rivalApi), [CLUB, OPEN, RIVAL]);
    });

    it('narrows to a scope, and never widens', async () => {
      const scoped = (scope: string, headers?: Headers) =>
        urls(`domain=acme.example&scope=${scope}`, headers);
      assert.deepEqual(await scoped('public', owner), [OPEN]);
      assert.deepEqual(await scoped('member', owner), [CLUB]);
      assert.deepEqual(await scoped('private', owner), [SECRET]);
      assert.deepEqual(await scoped('ALL', owner), [CLUB, OPEN, SECRET]);
      assert.deepEqual(await scoped('Private', api), []);
      assert.deepEqual(await scoped('private'), []);
      assert.deepEqual(await scoped('member'), []);
      assert.deepEqual(await scoped('member', rival), []);
      assert.deepEqual(await scoped('member', api), [CLUB]);
    });

    it('refuses another scope', async () => {
      for (const scope of ['', 'everything', 'public,private', 'all%20', 'all&scope=all']) {
        const { status, body } = await app.get(`/api/registry/operator?domain=acme.example&scope=${scope}`);
        assert.equal(status, 400, scope);
        assert.match(body.issues[0].path, /^scope/);
      }
    });

    it('takes a credential that is not valid for none', async () => {
      for (const authorization of ['Bearer sk_wrong', 'Bearer', 'Basic eDp5', 'nonsense']) {
        assert.deepEqual(await urls('domain=acme.example', { authorization }), [OPEN]);
      }
    });

    it('tells name and type as enrolled', async () => {
      const { agents } = await ask('domain=acme.example', owner);
      assert.deepEqual(
        agents.map(({ name, type }: Record<string, unknown>) => [name, type]),
        [
          ['club.acme.example', 'signals'],
          ['Open Sales', 'sales'],
          ['secret.acme.example', 'sales'],
        ],
      );
    });

    it('shows who trusts an agent, each publisher once and while its time lasts', async () => {
      const now = app.clock.now().getTime();
      const iso = (days: number) => new Date(now + days * DAY_MS).toISOString();
      await authorize('z.example', [entry(OPEN), entry(OPEN, { authorized_for: 'Video' })]);
      await authorize('a.example', [entry(OPEN, { authorized_for: 'Audio' })]);
      await authorize('late.example', [entry(OPEN, { effective_until: iso(-1) })]);
      await authorize('early.example', [entry(OPEN, { effective_from: iso(1) })]);
      await authorize('long.example', [entry(OPEN, { ...LONG, effective_until: iso(1) })]);
      await authorize('long-late.example', [entry(OPEN, { ...LONG, effective_until: iso(-1) })]);
      const { agents } = await ask('domain=acme.example');
      assert.deepEqual(agents, [
        {
          url: OPEN,
          name: 'Open Sales',
          type: 'sales',
          authorized_by: [
            { publisher_domain: 'a.example', authorized_for: 'Audio', source: 'adagents_json' },
            { publisher_domain: 'long.example', authorized_for: 'Display', source: 'adagents_json' },
            { publisher_domain: 'z.example', authorized_for: 'Display', source: 'adagents_json' },
          ],
        },
      ]);
    });

    it('shows agents that the brand.json declares, wherever they run, and none that others merely name', async () => {
      app.sites.put('brand.example', BRAND_PATH, {
        id: 'brand',
        names: [{ en: 'Brand' }],
        agents: [
          { type: 'measurement', id: 'meter', url: 'https://meter.vendor.example/mcp' },
          { type: 'brand', id: 'own', url: 'https://agent.brand.example' },
        ],
      });
      await crawlNow(app, 'brand.example');
      await authorize('pub.example', [
        entry('https://agent.brand.example'),
        entry('https://sales.brand.example'),
        entry('https://brand.example/mcp'),
        entry('https://notbrand.example'),
        entry('https://brand.example.evil.example'),
      ]);
      const { agents } = await ask('domain=brand.example');
      assert.deepEqual(
        agents.map(({ url, name, type }: Record<string, unknown>) => [url, name, type]),
        [
          ['https://agent.brand.example', 'agent.brand.example', 'brand'],
          ['https://meter.vendor.example/mcp', 'meter.vendor.example', 'measurement'],
        ],
      );
      assert.deepEqual(
        agents.map(({ authorized_by: by }: Agent) => by.map(({ publisher_domain: domain }) => domain)),
        [['pub.example'], []],
      );
    });

    it('shows no enrolled agent whose host nobody has proved', async () => {
      const url = 'https://claimed.acme.example/mcp';
      await enroll('Rival', url, 'public');
      assert.include(await urls('domain=acme.example'), url, 'on the word of the operator');
      const known = await app.store.read.catalogAgents.find(url);
      if (known === undefined) throw new Error('it is enrolled');
      await app.store.transaction((tx) => tx.catalogAgents.put({ ...known, provedBy: null, provedAt: null }));
      assert.notInclude(await urls('domain=acme.example'), url);
      assert.notInclude(await urls('domain=acme.example', rival), url, 'to whomever claims it either');
      await removeEnrolment(app.store, url);
    });

    it('counts only what lies under the very domain', async () => {
      assert.deepEqual(await urls('domain=open.acme.example'), [OPEN]);
      assert.deepEqual(await urls('domain=ads.brand.example'), []);
      assert.deepEqual(await urls('domain=co.uk'), []);
    });

    it('hides an enrolled agent from those whom its organization does not show it, whoever names it', async () => {
      await enroll('Owner', 'https://meter.vendor.example/mcp', 'private', { type: 'measurement' });
      await enroll('Owner', 'https://sales.brand.example', 'members_only');
      const seen = (headers?: Headers) => urls('domain=brand.example', headers);
      const always = ['https://agent.brand.example'];
      assert.deepEqual(await seen(), always);
      assert.deepEqual(await seen(api), [...always, 'https://sales.brand.example']);
      assert.includeMembers(await seen(owner), ['https://meter.vendor.example/mcp']);
      await removeEnrolment(app.store, 'https://meter.vendor.example/mcp');
      assert.include(await seen(), 'https://meter.vendor.example/mcp');
    });

    it('shows the agents of the organization that keeps the entry, and names it', async () => {
      await app.post('/api/brands/save', { domain: 'kept.example', brand_name: 'Kept' }, owner);
      const body = await ask('domain=kept.example');
      assert.deepEqual(body.member, { display_name: 'Owner' });
      assert.deepEqual(
        body.agents.map(({ url }: Agent) => url),
        [OPEN],
      );
      assert.includeMembers(await urls('domain=kept.example', owner), [OPEN, CLUB, SECRET]);
      assert.notInclude(await urls('domain=kept.example', rivalApi), SECRET);
    });

    it('does not take a submission for more than a submission', async () => {
      await app.post(
        '/api/brands/discovered/community',
        { domain: 'claimed.example', brand_name: 'C' },
        owner,
      );
      assert.deepEqual(await ask('domain=claimed.example', owner), {
        domain: 'claimed.example',
        member: null,
        agents: [],
      });
      await reviewBrand(app.store, 'claimed.example', 'approve');
      assert.deepEqual((await ask('domain=claimed.example')).member, { display_name: 'Owner' });
    });

    it('keeps to its caps, and says so', async () => {
      for (let index = 0; index < 25; index += 1)
        await enroll('Rival', `https://n${100 + index}.many.example`, 'public');
      const full = await ask('domain=many.example');
      assert.lengthOf(full.agents, 20);
      assert.isTrue(full.agents_truncated);
      assert.notProperty(await ask('domain=brand.example'), 'agents_truncated');

      for (let index = 0; index < 101; index += 1) await authorize(`t${index}.trust.example`, [entry(OPEN)]);
      const [agent] = (await ask('domain=open.acme.example')).agents;
      assert.lengthOf(agent.authorized_by, 100);
      assert.isTrue(agent.authorized_by_truncated);
    });

    it('reads no more than 200 long scopes for a response, and says so', async () => {
      const first = 'https://long.acme.example/mcp';
      const second = 'https://longer.acme.example/mcp';
      for (const url of [first, second]) await enroll('Owner', url, 'public');
      const ended = new Date(app.clock.now().getTime() - DAY_MS).toISOString();
      const long = (url: string, count: number) =>
        Array.from({ length: count }, (_, at) =>
          entry(url, { ...LONG, authorized_for: `Display ${at}`, effective_until: ended }),
        );
      await authorize('first.example', long(first, 198));
      await authorize('last.example', [entry(first)]);
      await authorize('ended.example', long(second, 2));
      await authorize('long.example', [entry(second, LONG)]);
      await authorize('short.example', [entry(second)]);
      const shown = async (domain: string, url: string) => {
        const { agents } = await ask(`domain=${domain}`);
        const found = agents.find((agent: Agent) => agent.url === url);
        const by = found.authorized_by.map((one: Agent['authorized_by'][0]) => one.publisher_domain);
        return [by, found.authorized_by_truncated];
      };
      assert.deepEqual(await shown('acme.example', first), [['last.example'], undefined]);
      assert.deepEqual(await shown('acme.example', second), [['short.example'], true]);
      assert.deepEqual(await shown('longer.acme.example', second), [
        ['long.example', 'short.example'],
        undefined,
      ]);
    });

    it('takes no enrolled agent for a stranger, however many there are', async () => {
      // More than are read of one site, all in front of the one that the brand.json declares.
      for (let index = 0; index < 500; index += 1)
        await enroll('Owner', `https://a${1000 + index}.flood.example`, 'private');
      await enroll('Owner', 'https://hidden.flood.example', 'private');
      app.sites.put('flood.example', BRAND_PATH, {
        id: 'flood',
        names: [{ en: 'Flood' }],
        agents: ['hidden', 'known'].map((id) => ({ type: 'sales', id, url: `https://${id}.flood.example` })),
      });
      await crawlNow(app, 'flood.example');
      assert.deepEqual(await urls('domain=flood.example'), ['https://known.flood.example']);
      assert.deepEqual(await urls('domain=flood.example', api), ['https://known.flood.example']);
      assert.deepEqual(await urls('domain=hidden.flood.example'), []);
    });

    it('answers an unknown domain with nothing', async () => {
      assert.deepEqual(await ask('domain=https://Unknown.example/x'), {
        domain: 'unknown.example',
        member: null,
        agents: [],
      });
    });

    it('refuses what is no domain', async () => {
      for (const query of [
        '',
        'domain=',
        'domain=localhost',
        'domain=127.0.0.1',
        'domain=a&domain=b.example',
      ]) {
        const { status, body } = await app.get(`/api/registry/operator?${query}`);
        assert.equal(status, 400, query);
        assert.include(['invalid_request', 'invalid_domain'], body.error);
      }
    });
  });
}
