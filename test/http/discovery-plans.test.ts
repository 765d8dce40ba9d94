import { assert } from 'chai';
import { enrollForOrganization } from '../../src/admin/agents.ts';
import { createOrganization } from '../../src/admin/organizations.ts';
import type { BrandEntry } from '../../src/domain/brands/entry.ts';
import { newId } from '../../src/infra/random.ts';
import { newBrand, withStanding } from '../../src/record/brands/brand.ts';
import { applyProperties } from '../../src/record/publishers/properties.ts';
import { newPublisher } from '../../src/record/publishers/publisher.ts';
import type { Tables } from '../../src/store/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { rowsRead } from '../support/plans.ts';
import { count, execute } from '../support/sql.ts';
import { countStatements } from './count-statements.ts';
import { appendMany } from './feed/world.ts';

const SITES = 900;
const WORDS = ['river', 'north', 'metro'];
type Site = { domain: string; name: string; size: number };
const domainOf = (n: number) => `${WORDS[n % 3]}post${n}.example`;
const siteAt = (n: number): Site => ({ domain: domainOf(n), name: `The ${WORDS[n % 3]} post ${n}`, size: 2 });
const LARGE: Site = { domain: 'warehouse.example', name: 'Warehouse', size: 3_000 };
const AGENT = 'https://sales.agency.example';

/** A brand and a publisher with its properties. */
async function addSite(tx: Tables, { domain, name, size }: Site, now: Date): Promise<void> {
  const context = { domain, now, newId, actor: 'test' };
  const items = Array.from({ length: size }, (_, index) => ({
    key: `p${index}`,
    propertyId: `p${index}`,
    propertyType: index % 2 === 0 ? 'website' : 'podcast',
    name: `${name} p${index}`,
    identifiers: [{ type: 'subdomain' as const, value: `p${index}.${domain}` }],
    tags: [],
    channels: [],
    hash: String(index),
    doc: {},
  }));
  await applyProperties(tx, items, 'authoritative', context, items.length);
  await tx.publishers.put({
    ...newPublisher(domain, context),
    source: 'adagents_json',
    listed: true,
    searchText: `${domain}\n${name} Media`,
    status: 'valid',
    agentCount: 1,
    propertyCount: items.length,
    checkedAt: now,
  });
  const entry: BrandEntry = { brand_name: name };
  await tx.brands.put(
    withStanding({
      ...newBrand(domain, context),
      entry,
      entrySource: 'enriched',
      reviewStatus: 'approved',
    }),
  );
}

const authorize = (n: number) =>
  `('${newId()}', '${AGENT}', '${domainOf(n)}', 'k', 'property_ids', 'Display', '{}', 'adagents_json', 'h', 1, 1)`;

/** Path, most statements, most rows that one of them reads. */
const READS: [path: string, statements: number, rows: number][] = [
  [`/api/search?q=${domainOf(7)}`, 8, 200],
  ['/api/search?q=the+river', 8, 500],
  ['/api/search?q=post', 8, 500],
  ['/api/search?q=verpost', 8, 500],
  ['/api/search?q=ost.ex', 8, 500],
  ['/api/search?q=nowhere', 8, 100],
  [`/api/search?q=${LARGE.domain}`, 8, 500],
  [`/api/search?q=${LARGE.domain.slice(3, 9)}`, 8, 500],
  ['/api/search?q=https://river.example/', 8, 100],
  ['/api/registry/operator?domain=agency.example', 5, 250],
  [`/api/registry/operator?domain=${domainOf(3)}`, 5, 100],
  [`/api/registry/publisher?domain=${domainOf(3)}`, 2, 20],
  ['/api/registry/publisher?domain=nobody.example', 2, 20],
  ['/api/registry/publishers?limit=50', 2, 150],
  ['/api/registry/publishers?limit=50&offset=100', 2, 250],
  ['/api/registry/stats', 3, 100],
  [`/api/manifest-refs/lookup?domain=${domainOf(3)}`, 1, 20],
  [`/api/manifest-refs/lookup?domain=${domainOf(3)}&type=adagents.json`, 1, 20],
  ['/api/registry/feed?limit=20', 4, 30],
  ['/api/registry/feed?limit=20&types=property.*', 4, 80],
  ['/api/registry/feed?limit=20&types=agent.removed,property.stale', 4, 80],
];

for (const engine of engines) {
  describe(`what discovery asks of ${engine.name}`, () => {
    let app: TestApp;
    let member: Record<string, string>;
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
      const now = app.clock.now();
      for (let from = 0; from < SITES; from += 100) {
        await app.store.transaction(async (tx) => {
          for (let n = from; n < from + 100; n += 1) await addSite(tx, siteAt(n), now);
        });
      }
      await app.store.transaction((tx) => addSite(tx, LARGE, now));
      await app.store.transaction((tx) => tx.agents.insertAll([{ id: newId(), url: AGENT }], now));
      await createOrganization(app.store, { name: 'Agency' });
      await enrollForOrganization(app.store, {
        org: 'Agency',
        url: AGENT,
        type: 'sales',
        visibility: 'public',
      });
      const rows = Array.from({ length: SITES }, (_, n) => authorize(n)).join(', ');
      await execute(app.config.databaseUrl, `insert into authorizations values ${rows}`);
      for (const type of ['agent.discovered', 'property.created', 'authorization.granted'])
        await appendMany(app, 500, type);
      await app.store.transaction((tx) => tx.counts.fold(100_000));
      // So that the key was noted as used, and what is counted is the request alone.
      await app.get('/api/registry/feed', member);
    });
    after(() => app.drop());

    for (const [path, most, rows] of READS) {
      it(`is little for ${path}`, async () => {
        const headers: Record<string, string> = path.startsWith('/api/registry/feed') ? member : {};
        const statements = countStatements(app.store);
        const { status, text } = await app.get(path, headers);
        statements.stop();
        assert.equal(status, 200, text);
        const asked = [...statements.asked];
        assert.isAtMost(asked.length, most, asked.map(({ sql }) => sql).join('\n'));
        const read = await rowsRead(app.config.databaseUrl, asked);
        for (const [index, { sql }] of asked.entries()) assert.isAtMost(read[index] ?? 0, rows, sql);
      });
    }

    it('does not grow with what is found', async () => {
      const statementsFor = async (path: string) => {
        const statements = countStatements(app.store);
        const { body } = await app.get(path);
        statements.stop();
        return { asked: statements.count, body };
      };
      const many = await statementsFor('/api/search?q=riverpost');
      const few = await statementsFor('/api/search?q=riverpost3.');
      assert.lengthOf(many.body.properties, 5);
      assert.lengthOf(few.body.properties, 2);
      assert.equal(many.asked, few.asked);
      const trusted = await statementsFor('/api/registry/operator?domain=agency.example');
      assert.lengthOf(trusted.body.agents[0].authorized_by, 100);
      const alone = await statementsFor('/api/registry/operator?domain=sales.agency.example');
      assert.equal(trusted.asked, alone.asked);
    });

    it('has enough to read for this to mean anything', async () => {
      for (const table of ['brands', 'publishers', 'properties', 'authorizations', 'search_terms', 'events'])
        assert.isAtLeast(await count(app.config.databaseUrl, table), SITES, table);
    });
  });
}
