import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import type { Lookups } from '../../../src/store/authorization/lookups.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { AGENT, adagents, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

const PAPER = 'paper.example';
const OPERATOR = 'brightlane.example';
const MB = 1024 * 1024;
const ENTRIES = 300;
const list = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const domains = (count: number, prefix: string) =>
  list(count, (index) => ({ type: 'domain', value: `${prefix}-${index}.${PAPER}` }));
const product = { agent_url: AGENT, mode: 'index', publisher_properties: [{ publisher_domain: PAPER }] };

for (const engine of engines) {
  describe(`look-ups of properties with thousands of names on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    let allowed: Date;

    before(async () => {
      served = await startTestApp(engine, { settings: { PAST_DAYS: '30' } });
      world = worldOf(served);
      const tags = list(1_000, (index) => `tag_${index}`);
      const many = site('many', PAPER, { identifiers: domains(6_000, 'many'), tags });
      const other = site('other', `other.${PAPER}`);
      const byTag = {
        authorization_type: 'property_tags',
        property_ids: undefined,
        property_tags: ['tag_999'],
      };
      const byName = list(ENTRIES, (index) => entry(['many', `x${index}`]));
      world.publish(PAPER, adagents([many, other], [...byName, entry([], byTag)]));
      world.declare(OPERATOR, brandJson([AGENT], [['website', `many-0.${PAPER}`, 'delegated']]));
      await world.crawl(PAPER, OPERATOR);
      allowed = served.clock.now();
      served.clock.advance(DAY_MS);
      world.publish(
        PAPER,
        adagents([{ ...many, identifiers: domains(5_999, 'many') }, other], [...byName, entry([], byTag)]),
      );
      await world.crawl(PAPER);
    });
    after(() => served.drop());

    const authorize = async (value: string, rest: Record<string, string> = {}) =>
      (await world.authorize({ identifier_value: value, mode: 'index', ...rest })).body;
    const length = async (lookups: Pick<Lookups, 'evidence' | 'sold'>, value: string) => {
      const asked = [{ type: 'domain', value }];
      return [await lookups.evidence(asked, AGENT), await lookups.sold(asked)].map(
        (rows) => JSON.stringify(rows).length,
      );
    };

    it('read the names once and not with each of the entries, now and in the past', async () => {
      const { read } = served.store;
      for (const lookups of [read.lookups, read.pastLookups.at(allowed)])
        for (const read of await length(lookups, `many-1.${PAPER}`)) assert.isBelow(read, MB);
    });

    it('find what the last of the names and tags says', async () => {
      const { authorized, property_id: id } = await authorize(`many-5998.${PAPER}`);
      assert.isTrue(authorized);
      assert.equal(id, 'many');
      const { body } = await served.get(`/api/registry/lookup/property?type=domain&value=many-5998.${PAPER}`);
      assert.equal(body.count, 1);
      assert.lengthOf(body.agents[0].property.identifiers, 100);
    });

    it('know of a moment in the past the names of then', async () => {
      const at = allowed.toISOString();
      assert.isFalse((await authorize(`many-5999.${PAPER}`)).authorized);
      assert.isTrue((await authorize(`many-5999.${PAPER}`, { at })).authorized);
      const then = await served.post('/api/registry/expand/product-identifiers', { ...product, at });
      const now = await served.post('/api/registry/expand/product-identifiers', product);
      assert.deepEqual([then.body.identifier_count, now.body.identifier_count], [6_000, 5_999]);
    });

    it('suggest other properties to a refused question, without reading long ones', async () => {
      const { status, body } = await world.authorize({
        identifier_value: `none.${PAPER}`,
        publisher_domain: PAPER,
        mode: 'index',
        nearest: 'true',
      });
      assert.equal(status, 200);
      assert.isFalse(body.authorized);
      for (const { property_id: id } of body.nearest) assert.notEqual(id, 'many');
    });
  });

  describe(`more names than are read for a response on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    before(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      const shared = { type: 'domain', value: `shared.${PAPER}` };
      world.publish(PAPER, adagents([site('first', PAPER)], [entry(['p_0', 'p_59', 'first'])]));
      world.declare(
        OPERATOR,
        brandJson(
          [AGENT],
          [
            ['website', `shared.${PAPER}`, 'delegated'],
            ['website', PAPER, 'delegated'],
          ],
        ),
      );
      await world.crawl(PAPER, OPERATOR);
      const now = served.clock.now();
      const identifiers = [shared, ...domains(8_000, 'n')] as never;
      for (const index of list(60, (at) => at))
        await served.store.transaction((tx) =>
          tx.properties.putAll([
            {
              rid: newId(),
              publisherDomain: PAPER,
              key: `p_${index}`,
              propertyId: `p_${index}`,
              propertyType: 'website',
              name: `Property ${index}`,
              identifiers,
              tags: [],
              channels: [],
              source: 'authoritative',
              status: 'active',
              hash: `${index}`,
              otherMembers: null,
              searchText: '',
              createdAt: now,
              updatedAt: now,
            },
          ]),
        );
    });
    after(() => served.drop());

    it('are those of the properties that were known first', async () => {
      const { body } = await served.get(`/api/registry/lookup/property?type=domain&value=shared.${PAPER}`);
      assert.deepEqual(
        body.agents.map(({ property }: { property: { property_id: string } }) => property.property_id),
        ['p_0'],
      );
      const { status, body: judged } = await world.authorize({
        identifier_value: `shared.${PAPER}`,
        mode: 'index',
      });
      assert.deepEqual([status, judged.property_id, judged.authorized], [200, 'p_0', true]);
    });

    it('refuse a product that would need all of them, by name', async () => {
      for (const operation of ['validate/product-authorization', 'expand/product-identifiers']) {
        const { status, body } = await served.post(`/api/registry/${operation}`, product);
        assert.equal(status, 400);
        assert.equal(body.issues[0].path, 'publisher_properties');
        assert.match(body.message, /20 MB .* send several requests/);
      }
    });

    it('are no reason to refuse a product that names few of them', async () => {
      const few = [
        { publisher_domain: PAPER, selection_type: 'by_id', property_ids: ['p_0', 'p_1', 'first'] },
      ];
      const { status, body } = await served.post('/api/registry/validate/product-authorization', {
        ...product,
        publisher_properties: few,
      });
      assert.equal(status, 200);
      assert.equal(body.total_authorized, 2);
    });
  });
}
