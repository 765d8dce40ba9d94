import { expect } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, crawlNow } from '../world.ts';

const BROWSER = { accept: 'text/html' };
const entry = (url: string, more: object = {}) => ({
  url,
  authorized_for: 'All <b>pages</b>',
  authorization_type: 'property_ids',
  property_ids: ['main'],
  ...more,
});
const property = {
  property_id: 'main',
  property_type: 'website',
  name: 'Main',
  identifiers: [{ type: 'domain', value: 'lines.example' }],
};
const file = (agents: object[], more: object = {}) => ({
  authorized_agents: agents,
  properties: [property],
  collections: [{ collection_id: 'brief', name: 'Morning <i>Brief</i>', kind: 'series' }],
  ...more,
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`getPublisherFile on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const look = async (domain: string) => {
      const { status, body } = await app.get(`/api/registry/publisher/file?domain=${domain}`);
      expect(status, JSON.stringify(body)).equal(200);
      return body;
    };
    const publish = async (domain: string, text: string) => {
      app.sites.put(domain, ADAGENTS_PATH, { body: text });
      await crawlNow(app, domain);
    };

    it('says each entry as the file has it, and each finding at its line and column of the text', async () => {
      const limits = { countries: ['DE'], exclusive: true, effective_until: '2030-01-01T00:00:00Z' };
      const agents = [
        entry('https://sales.example', limits),
        entry('https://half.example', { property_ids: [] }),
      ];
      await publish('lines.example', JSON.stringify(file(agents), null, 2));
      const body = await look('https://www.lines.example/path');
      expect(body.domain).equal('lines.example');
      expect(body.file).include({ url: `https://lines.example${ADAGENTS_PATH}` });
      expect(body.crawl).include({ http_status: 200, failures: 0 });
      expect(body.crawl.checked_at).equal(app.clock.now().toISOString());
      expect(Date.parse(body.crawl.next_at)).above(app.clock.now().getTime());
      expect(body.authorized_agents.map((one: { entry: object }) => one.entry)).deep.equal(agents);
      expect(body.authorized_agents_total).equal(2);
      const finding = body.findings.find(
        ({ field }: { field: string }) => field === 'authorized_agents[1].property_ids',
      );
      expect(finding).include({ severity: 'warning', column: 7, excerpt: '"property_ids": []' });
      const { text } = await app.get('/publishers/lines.example', BROWSER);
      expect(text).contain(`Line ${finding.line}, column 7`);
      expect(text).contain('Morning &lt;i>Brief&lt;/i>').contain('Only countries').contain('Next attempt');
      expect(body.collections).deep.equal([
        { collection_id: 'brief', name: 'Morning <i>Brief</i>', kind: 'series' },
      ]);
    });

    it('shortens long lists of an entry by name, leaves its keys out, and ends after 64 KB', async () => {
      const ids = Array.from({ length: 50 }, (_, at) => `id_${at}`);
      const keys = [{ kty: 'OKP', crv: 'Ed25519', kid: 'k', x: 'A'.repeat(43) }];
      const long = Array.from({ length: 300 }, (_, at) =>
        entry(`https://a${at}.example`, {
          authorized_for: 'x'.repeat(400),
          property_ids: ids,
          signing_keys: keys,
        }),
      );
      const properties = ids.map((id) => ({ ...property, property_id: id }));
      await publish('long.example', JSON.stringify(file(long, { properties })));
      const body = await look('long.example');
      expect(body.authorized_agents_total).equal(300);
      expect(body.authorized_agents.length).within(50, 200);
      expect(JSON.stringify(body.authorized_agents).length).below(66_000);
      const [{ entry: first, shortened }] = body.authorized_agents;
      expect([first.property_ids.length, shortened]).deep.equal([20, ['property_ids']]);
      expect(first).not.have.property('signing_keys');
      const { text } = await app.get('/publishers/long.example', BROWSER);
      expect(text.length).below(60_000);
    });

    it('has no entries of a copy over 1 MB, and still says which copy it is', async () => {
      await publish(
        'large.example',
        JSON.stringify(file([entry('https://sales.example')], { x: 'y'.repeat(1_100_000) })),
      );
      const body = await look('large.example');
      expect([body.authorized_agents, body.findings, body.file.bytes > 1_100_000]).deep.equal([[], [], true]);
    });

    it('lists the placements and signals of the copy, usable ones only, cut, and as far as there is room', async () => {
      const domain = 'places.example';
      const placements = [
        { placement_id: 'top', name: 'Top <b>', channels: ['display'], property_ids: ['main'] },
        ...Array.from({ length: 150 }, (_, at) => ({
          placement_id: `p${at}`,
          name: 'x'.repeat(300),
          property_tags: Array.from({ length: 30 }, (_, tag) => `t${tag}`),
        })),
      ];
      const signals = [{ id: 'intent', name: 'Car <i>buyers', value_type: 'binary', tags: ['auto'] }];
      await publish(domain, JSON.stringify(file([entry('https://sales.example')], { placements, signals })));
      const body = await look(domain);
      expect(body.placements[0]).deep.equal(placements[0]);
      expect([body.placements_total, body.signals_total, body.signals]).deep.equal([151, 1, signals]);
      expect(body.placements.length).within(2, 100);
      expect([body.placements[1].name.length, body.placements[1].property_tags.length]).deep.equal([255, 20]);
      expect(JSON.stringify(body.placements).length).below(33_000);
      const { text } = await app.get(`/publishers/${domain}`, BROWSER);
      expect(text).contain('Top &lt;b>').contain('of 151 placements').contain('Car &lt;i>buyers');
      expect(text.length).below(60_000);
      expect(await look('unseen.example')).include({ placements_total: 0, signals_total: 0 });
    });

    it('shows the findings of one severity by the address, with the sums of all, and all for other values', async () => {
      const domain = 'found.example';
      const agents = [entry('https://half.example', { property_ids: [] })];
      await publish(domain, JSON.stringify(file(agents)));
      const warnings = (await look(domain)).findings.length;
      expect(warnings).above(0);
      const page = async (query: string) => (await app.get(`/publishers/${domain}${query}`, BROWSER)).text;
      const all = await page('');
      const some = await page('?severity=warning');
      const none = await page('?severity=error');
      for (const text of [all, some, none]) {
        expect(text).contain(`>Warnings <span class="soft">${warnings}</span>`);
        expect(text).contain(`href="/publishers/${domain}?severity=error#findings"`);
      }
      const listed = (text: string) => text.match(/<li id="line-/g)?.length ?? 0;
      expect([listed(some), listed(none)]).deep.equal([listed(all), 0]);
      expect(none)
        .contain('None of this severity')
        .contain('noindex')
        .match(/severity=error#findings" aria-current="true"/);
      for (const other of ['?severity=', '?severity=Error', '?severity=constructor'])
        expect(listed(await page(other)), other).equal(listed(all));
    });

    it('follows each version of the file, also one that was there before, and its findings', async () => {
      const domain = 'versions.example';
      const whole = JSON.stringify(file([entry('https://sales.example')]));
      const half = JSON.stringify(
        file([entry('https://half.example', { property_ids: [] })], { signals: [] }),
      );
      const seen = new Map<string, unknown>();
      for (const text of [whole, half, whole, half]) {
        await publish(domain, text);
        const { findings, authorized_agents: agents } = await look(domain);
        expect(agents[0].entry).deep.equal(JSON.parse(text).authorized_agents[0]);
        const report = { findings, agents };
        expect(report).deep.equal(seen.get(text) ?? report);
        expect((await look(domain)).findings).deep.equal(findings);
        seen.set(text, report);
      }
      const { sha256 } = (await look(domain)).file;
      const messages = [{ field: 'authorized_agents', message: 'Said by a later check.' }];
      await app.store.transaction(async (tx) => {
        const copy = await tx.documents.find(domain, 'adagents');
        if (copy === undefined) throw new Error('the copy is there');
        await tx.documents.put({ ...copy, findings: { errors: [], warnings: messages } });
      });
      const later = await look(domain);
      expect(later.file.sha256).equal(sha256);
      expect(later.findings).have.length(1);
      expect(later.findings[0]).include(messages[0]);
    });

    it('says why a file that is no longer valid has no copy, and how often it failed', async () => {
      await publish('broken.example', JSON.stringify(file([entry('https://sales.example')])));
      await publish('broken.example', '{"authorized_agents": ');
      const body = await look('broken.example');
      expect([body.file, body.authorized_agents, body.crawl.failures]).deep.equal([null, [], 1]);
      expect(body.crawl.last_failure).include({ outcome: 'invalid', code: 'json' });
      const { text } = await app.get('/publishers/broken.example', BROWSER);
      expect(text).contain('No copy').contain('Failures in a row');
    });

    it('answers for a domain that nobody has seen, and has nothing read because of it', async () => {
      const { file: copy, crawl, findings } = await look('unseen.example');
      expect([copy, crawl, findings]).deep.equal([
        null,
        { checked_at: null, failures: 0, next_at: null },
        [],
      ]);
      expect(await app.store.primary.publishers.find('unseen.example')).equal(undefined);
    });

    it('is read anew when somebody presses the button of the page, though it was seen before', async () => {
      const domain = 'pressed.example';
      const press = () =>
        app.send('POST', `/publishers/${domain}`, { ...BROWSER, 'sec-fetch-site': 'same-origin' });
      const seen = async () => (await look(domain)).crawl.last_failure?.outcome ?? 'read';
      app.sites.put(domain, ADAGENTS_PATH, { body: '<!doctype html>', type: 'text/html' });
      const pressed = await press();
      expect([pressed.status, pressed.headers.get('location')]).deep.equal([
        303,
        `/publishers/${domain}?checked=1`,
      ]);
      expect(await seen()).equal('invalid');
      app.sites.put(domain, ADAGENTS_PATH, { status: 404, body: '' });
      await press();
      expect(await seen()).equal('absent');
      app.sites.put(domain, ADAGENTS_PATH, { body: JSON.stringify(file([entry('https://sales.example')])) });
      await press();
      const claim = { kinds: ['crawlDomain'], worker: 'test', now: app.clock.now(), leaseMs: 1, limit: 100 };
      const queued = await app.store.transaction((tx) => tx.jobs.claim(claim));
      expect(queued.map(({ key }) => key)).include(domain);
      await crawlNow(app, domain);
      expect(await seen()).equal('read');
      const { text } = await app.get(`/publishers/${domain}?checked=1`, BROWSER);
      expect(text).contain('Read just now').contain('noindex');
    });

    for (const given of ['', 'no domain', 'a..b', 'localhost:7'])
      it(`refuses ${JSON.stringify(given)} as a domain`, async () => {
        const { status } = await app.get(`/api/registry/publisher/file?domain=${encodeURIComponent(given)}`);
        expect(status).equal(400);
      });
  });
}
