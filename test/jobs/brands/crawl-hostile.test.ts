import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import {
  agent,
  type Crawling,
  collection,
  FILE,
  only,
  property,
  startCrawling,
  tallyOf,
} from './crawling.ts';

const LONGEST_EVENT = 256 * 1024;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a file that somebody wrote to do harm, on ${engine.name}`, () => {
    let world: Crawling;
    let count = 0;
    let pub = '';
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());
    beforeEach(() => {
      count += 1;
      pub = `hostile${count}.example`;
    });
    afterEach(async () => {
      assert.deepEqual(
        world.logged.filter((line) => line.includes('"err"')),
        [],
      );
    });

    /** Crawls a file twice and returns the events of the first time; the second time must find nothing new. */
    const crawlTwice = async (file: object | string) => {
      await world.events();
      world.sites.put(pub, FILE, { body: typeof file === 'string' ? file : JSON.stringify(file) });
      const first = await world.outcome(pub);
      const events = await world.events();
      for (const { payload } of events) assert.isBelow(JSON.stringify(payload).length, LONGEST_EVENT);
      const second = await world.outcome(pub);
      assert.equal(second, first === 'changed' ? 'unchanged' : first);
      assert.deepEqual(await world.events(), []);
      return { outcome: first, events, tally: tallyOf(events) };
    };
    const findings = async () => (await world.store.read.documents.find(pub, 'adagents'))?.findings;

    it('stores text that no database takes in a form that it takes, and says so', async () => {
      const bad = '\u0000 \ud800 \udc00x';
      // A faulty limit leaves out its entry: nothing is granted.
      const { outcome, tally: limited } = await crawlTwice({
        authorized_agents: [
          agent('sales.example', ['a'], {
            authorized_for: `for ${bad}`,
            placement_tags: [bad],
            countries: ['DE', bad],
          }),
        ],
        properties: [property('a', { name: bad, tags: [bad], extra: { [bad]: bad } })],
        collections: [collection('show', { name: bad, [bad]: bad })],
        contact: { name: bad, email: bad },
        [bad]: bad,
      });
      assert.equal(outcome, 'changed');
      assert.deepInclude(limited, { 'property.created': 1, 'collection.created': 1 });
      assert.notProperty(limited, 'authorization.granted');
      assert.isTrue(
        (await findings())?.warnings.some(({ field }) => field.startsWith('authorized_agents[0]')),
      );
      const { outcome: usable, tally } = await crawlTwice({
        authorized_agents: [agent('sales.example', ['a'], { authorized_for: `for ${bad}` })],
        properties: [property('a', { name: bad, tags: [bad], extra: { [bad]: bad } })],
        collections: [collection('show', { name: bad, [bad]: bad })],
        contact: { name: bad, email: bad },
        [bad]: bad,
      });
      assert.equal(usable, 'changed');
      assert.deepEqual(tally, {
        'agent.discovered': 1,
        'authorization.granted': 1,
        'publisher.adagents_changed': 1,
      });
      const found = await findings();
      assert.isTrue(
        found?.warnings.some(({ field, message }) => field === 'json' && message.includes('U+0000')),
      );
      const { status, text } = await world.get(`/api/properties/resolve?domain=${pub}`);
      assert.equal(status, 200);
      assert.notInclude(text, '\\u0000');
    });

    it('does not repeat without end what is very long', async () => {
      const long = 'y'.repeat(300_000);
      const { outcome, events } = await crawlTwice({
        authorized_agents: [
          agent('sales.example', ['a', ...range(5_000).map((index) => `a${index}`)], { note: long }),
          agent('ads.example', ['a'], { authorized_for: 'x'.repeat(500) }),
        ],
        properties: [
          property('a', { description: long }),
          property('b', {
            identifiers: range(2_000).map((index) => ({ type: 'venue_id', value: `venue-${index}` })),
          }),
        ],
        collections: [collection('show', { description: long })],
      });
      assert.equal(outcome, 'changed');
      const shortened = events.flatMap(({ eventType, payload }) =>
        Array.isArray(payload.shortened) ? payload.shortened.map((name) => `${eventType} ${name}`) : [],
      );
      assert.sameMembers(shortened, [
        'authorization.granted property_ids',
        'collection.created collection',
        'property.created property',
        'property.created identifiers',
        'property.created property',
      ]);
      const [stored] = await world.store.read.properties.listByKeys(pub, ['b']);
      assert.lengthOf(stored?.identifiers ?? [], 2_000);
    });

    it('leaves out what is too long to be a name', async () => {
      const { outcome, events } = await crawlTwice({
        authorized_agents: [],
        properties: [
          property('a', { name: 'n'.repeat(5_000) }),
          property('i'.repeat(300)),
          property('v', { identifiers: [{ type: 'venue_id', value: 'v'.repeat(100_000) }] }),
        ],
        collections: [collection('c'.repeat(300))],
      });
      assert.equal(outcome, 'changed');
      assert.lengthOf(
        events.filter(({ eventType }) => eventType !== 'publisher.adagents_discovered'),
        1,
      );
      assert.isAtLeast((await findings())?.warnings.length ?? 0, 4);
    });

    it('finds room for the longest names that are taken, in the widest letters', async () => {
      const wide = (length: number) =>
        range(length)
          .map((index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)))
          .join('');
      const { outcome, tally } = await crawlTwice({
        authorized_agents: [
          agent('sales.example', [wide(255)], {
            url: `https://sales.example/${range(1_000)
              .map((index) => String.fromCharCode(97 + ((index * 7) % 26)))
              .join('')}`,
            authorized_for: wide(500),
          }),
        ],
        properties: [
          property(wide(255), {
            name: wide(1_000),
            identifiers: [{ type: 'venue_id', value: wide(512) }],
            tags: [wide(255)],
          }),
        ],
        collections: [collection(wide(255), { name: wide(1_000) })],
      });
      assert.equal(outcome, 'changed');
      assert.deepInclude(tally, {
        'property.created': 1,
        'collection.created': 1,
        'authorization.granted': 1,
      });
    });

    it('counts repeated ids once, the first counts', async () => {
      const { outcome, tally } = await crawlTwice({
        authorized_agents: [
          agent('twice.example', ['a']),
          agent('twice.example', ['a']),
          agent('twice.example', ['b']),
        ],
        properties: [property('a'), property('a', { name: 'Second' }), property('b'), property('b')],
        collections: [collection('show'), collection('show', { name: 'Second' })],
      });
      assert.equal(outcome, 'changed');
      assert.deepInclude(tally, {
        'property.created': 2,
        'collection.created': 1,
        'authorization.granted': 3,
        'agent.discovered': 1,
      });
      assert.equal((await world.store.read.properties.listByKeys(pub, ['a']))[0]?.name, 'Property a');
    });

    it('takes nothing that belongs to others', async () => {
      const { events } = await crawlTwice({
        authorized_agents: [],
        properties: [
          property('theirs', { publisher_domain: 'victim.example' }),
          property('host', { identifiers: [{ type: 'domain', value: 'victim.example' }] }),
          property('wild', { identifiers: [{ type: 'domain', value: '*.example' }] }),
          property('own', { identifiers: [{ type: 'subdomain', value: `x.${pub}` }] }),
        ],
      });
      assert.equal(Object(only(events, 'property.created').property).property_id, 'own');
    });

    for (const [what, text] of [
      ['nested a thousand times', `{"authorized_agents":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
      [
        'with the prototype as a name',
        '{"__proto__":{"authorized_agents":[]},"constructor":1,"authorized_agents":7}',
      ],
      ['that is a number', '7'],
      ['that is empty', ''],
      ['that is no UTF-8', '\ud800'],
      [
        'of wrong types throughout',
        '{"authorized_agents":{},"properties":7,"collections":"x","placements":null}',
      ],
    ] as const) {
      it(`finds fault with a file ${what}`, async () => {
        const { outcome, events } = await crawlTwice(text);
        assert.equal(outcome, 'invalid');
        assert.deepEqual(events, []);
      });
    }

    it('leaves out every item of wrong types inside a file, and says so', async () => {
      const { outcome, tally } = await crawlTwice(
        '{"authorized_agents":[7,null,[],{"url":{},"authorized_for":[],"authorization_type":{}}],"properties":[7,null,{"identifiers":{}}]}',
      );
      assert.equal(outcome, 'changed');
      assert.deepEqual(tally, { 'publisher.adagents_discovered': 1 });
      const found = await findings();
      assert.deepEqual(found?.errors, []);
      for (const item of [
        ...range(4).map((at) => `authorized_agents[${at}]`),
        ...range(3).map((at) => `properties[${at}]`),
      ])
        assert.isTrue(
          found?.warnings.some(({ field }) => field.startsWith(item)),
          `${item} in ${JSON.stringify(found?.warnings)}`,
        );
    });

    it('survives validators that no request could carry', async () => {
      world.sites.serve(pub, FILE, (_request, response) => {
        response.writeHead(200, { etag: `"${'e'.repeat(10_000)}"`, 'last-modified': 'ä'.repeat(100) });
        response.end(JSON.stringify({ authorized_agents: [], properties: [property('a')] }));
      });
      assert.equal(await world.outcome(pub), 'changed');
      assert.equal(await world.outcome(pub), 'unchanged');
    });

    it('takes twenty thousand authorizations while others are served', async () => {
      const entry = JSON.stringify(agent('sales.example', ['a'])).slice(0, -1);
      const others = JSON.stringify(agent('ads.example', ['a']));
      const body = `{"authorized_agents":[${others}${`,${entry}}`.repeat(20_000)}],"properties":[${JSON.stringify(property('a'))}]}`;
      world.sites.put(pub, FILE, { body });
      const crawling = world.outcome(pub);
      let answered = 0;
      const asking = (async () => {
        for (let isDone = false; !isDone; ) {
          isDone = await Promise.race([
            crawling.then(() => true),
            new Promise<false>((resolve) => setTimeout(resolve, 50, false)),
          ]);
          assert.equal((await world.get('/healthz')).status, 200);
          answered += 1;
        }
      })();
      assert.equal(await crawling, 'changed');
      await asking;
      assert.isAbove(answered, 3);
      assert.equal(await world.outcome(pub), 'unchanged');
      assert.equal((await world.publisher(pub)).agentCount, 2);
    });
  });
}
