import { assert } from 'chai';
import { validate as isUuid } from 'uuid';
import { enginesInTurn } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';
import { execute } from '../../support/sql.ts';
import { agent, type Crawling, collection, FILE, only, property, startCrawling } from './crawling.ts';

const PUB = 'first.example';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the first crawl of a publisher on ${engine.name}`, () => {
    let world: Crawling;
    beforeEach(async () => {
      world = await startCrawling(engine);
      world.sites.put(PUB, FILE, {
        authorized_agents: [
          agent('sales.example', ['a', 'b'], {
            delegation_type: 'direct',
            countries: ['DE'],
            exclusive: true,
            effective_until: '2030-01-01T00:00:00Z',
          }),
          agent('ads.example', ['b']),
        ],
        properties: [property('a'), property('b', { tags: ['news'], supported_channels: ['display'] })],
        collections: [
          collection('show', {
            distribution: [
              { publisher_domain: 'casts.example', identifiers: [{ type: 'imdb_id', value: 'TT1' }] },
            ],
          }),
        ],
      });
    });
    afterEach(() => world.drop());

    it('tells every new thing once, each with a payload as published', async () => {
      const outcome = await world.crawl(PUB);
      assert.deepEqual(outcome, { kind: 'done', detail: { adagents: 'changed', brand: 'absent' } });
      const events = await world.events();
      assert.deepEqual(events.map(({ eventType }) => eventType).sort(), [
        'agent.discovered',
        'agent.discovered',
        'authorization.granted',
        'authorization.granted',
        'collection.created',
        'property.created',
        'property.created',
        'publisher.adagents_discovered',
      ]);
      for (const event of events) {
        assert.isTrue(isUuid(event.entityId));
        assert.equal(event.actor, 'pipeline:crawler');
        assert.deepEqual(event.createdAt, world.clock.now());
        assert.equal(event.entityType, event.eventType.split('.')[0]);
      }
      assert.equal(new Set(events.map(({ entityId }) => entityId)).size, events.length);
    });

    it('says what is new in the payloads', async () => {
      await world.crawl(PUB);
      const events = await world.events();
      assert.deepInclude(only(events, 'publisher.adagents_discovered'), {
        publisher_domain: PUB,
        agent_count: 2,
        property_count: 2,
        collection_count: 1,
        format_count: 0,
        placement_count: 0,
        changed_fields: ['authorized_agents', 'collections', 'properties'],
        discovery_method: 'direct',
        source: 'adagents_json',
      });
      const created = events.filter(({ eventType }) => eventType === 'property.created');
      assert.sameMembers(
        created.map(({ payload }) => Object(payload.property).property_id),
        ['a', 'b'],
      );
      for (const { payload, entityId } of created) {
        assert.equal(payload.property_rid, entityId);
        assert.deepInclude(payload, {
          classification: 'property',
          source: 'authoritative',
          publisher_domain: PUB,
        });
      }
      assert.deepInclude(only(events, 'collection.created'), {
        publisher_domain: PUB,
        collection_id: 'show',
        status: 'active',
        identifiers: [{ publisher_domain: 'casts.example', type: 'imdb_id', value: 'tt1' }],
      });
      const granted = events.find(
        ({ eventType, payload }) =>
          eventType === 'authorization.granted' && payload.agent_url === 'https://sales.example/mcp',
      );
      assert.deepInclude(granted?.payload, {
        id: granted?.entityId,
        publisher_domain: PUB,
        authorization_type: 'property_ids',
        authorized_for: 'Display',
        property_ids: ['a', 'b'],
        delegation_type: 'direct',
        countries: ['DE'],
        exclusive: true,
        effective_until: '2030-01-01T00:00:00Z',
        evidence: 'adagents_json',
      });
    });

    it('is what resolution, listing and history then answer', async () => {
      await world.crawl(PUB);
      const { body: resolved } = await world.get(`/api/properties/resolve?domain=${PUB}`);
      assert.equal(resolved.source, 'adagents_json');
      assert.isTrue(resolved.verified);
      assert.deepEqual(
        resolved.authorized_agents.map(({ url }: { url: string }) => url),
        ['https://ads.example/mcp', 'https://sales.example/mcp'],
      );
      assert.deepEqual(
        resolved.properties.map(({ id }: { id: string }) => id),
        ['a', 'b'],
      );
      assert.equal(resolved.freshness.state, 'fresh');
      const { body: listed } = await world.get('/api/properties/registry?search=com.example.b');
      assert.lengthOf(listed.properties, 1);
      const { body: history } = await world.get(`/api/properties/history?domain=${PUB}`);
      assert.equal(history.total, 1);
      assert.deepInclude(history.revisions[0], { revision_number: 1, editor_name: 'system' });
    });

    it('sets the date of the next crawl', async () => {
      await world.crawl(PUB);
      const { nextCrawlAt, status, checkedAt } = await world.publisher(PUB);
      assert.equal(status, 'valid');
      assert.deepEqual(checkedAt, world.clock.now());
      assert.isAbove(nextCrawlAt?.getTime() ?? 0, world.clock.now().getTime());
    });

    it('discovers an agent once, however many publishers name it', async () => {
      await world.crawl(PUB);
      await world.events();
      world.sites.put('second.example', FILE, {
        authorized_agents: [agent('sales.example', ['x']), agent('new.example', ['x'])],
        properties: [property('x')],
      });
      await world.crawl('second.example');
      const events = await world.events();
      assert.equal(only(events, 'agent.discovered').agent_url, 'https://new.example/mcp');
    });

    for (const [what, table, when] of [
      ['the last event', 'events', "new.event_type = 'publisher.adagents_discovered'"],
      ['an authorization', 'authorizations', "new.agent_url = 'https://sales.example/mcp'"],
      ['the copy', 'documents', "new.kind = 'adagents'"],
    ] as const) {
      it(`leaves neither rows nor events when ${what} cannot be stored, and everything the next time`, async () => {
        await execute(world.config.databaseUrl, refuse(engine.name, table, when));
        await rejects(world.crawl(PUB));
        const { read } = world.store;
        assert.deepEqual(await world.events(), []);
        assert.isUndefined(await read.publishers.find(PUB));
        assert.isUndefined(await read.documents.find(PUB, 'adagents'));
        assert.deepEqual(await read.properties.activeKeys(PUB, '', 10), []);
        assert.deepEqual(await read.collections.activeKeys(PUB, '', 10), []);
        assert.deepEqual(await read.authorizations.activeKeys(PUB, '', 10), []);
        await execute(world.config.databaseUrl, allow(engine.name, table));
        await world.crawl(PUB);
        assert.lengthOf(await world.events(), 8);
      });
    }
  });
}

function refuse(engine: string, table: string, when: string): string {
  return engine === 'sqlite'
    ? `create trigger refuse before insert on ${table} when ${when} begin select raise(abort, 'refused'); end`
    : `create function refuse() returns trigger language plpgsql as $$ begin
         if ${when} then raise exception 'refused'; end if; return new; end $$;
       create trigger refuse before insert on ${table} for each row execute function refuse()`;
}

const allow = (engine: string, table: string) =>
  engine === 'sqlite' ? 'drop trigger refuse' : `drop trigger refuse on ${table}; drop function refuse()`;
