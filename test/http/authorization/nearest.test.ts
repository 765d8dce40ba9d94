import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { countStatements } from '../count-statements.ts';
import {
  AGENT,
  adagents,
  brandJson,
  entry,
  app as mobile,
  site,
  type World,
  worldOf,
} from './lookups-world.ts';

const BROWSER = { accept: 'text/html' };
/** However many agents and properties there are. */
const MOST_STATEMENTS = 20;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what comes closest to a refused authorization on ${engine.name}`, () => {
    let app: TestApp;
    let world: World;
    before(async () => {
      app = await startTestApp(engine);
      world = worldOf(app);
      const others = Array.from({ length: 300 }, (_, at) => ({
        ...entry(['front']),
        url: `https://a${at}.other.example`,
      }));
      world.publish(
        'paper.example',
        adagents(
          [
            site('front', 'paper.example'),
            mobile('back', 'ios_bundle', 'com.paper.back'),
            mobile('third', 'ios_bundle', 'com.paper.third'),
            mobile('fourth', 'ios_bundle', 'com.paper.fourth'),
            mobile('fifth', 'ios_bundle', 'com.paper.fifth'),
          ],
          [...others, entry(['front', 'third', 'fourth', 'fifth'])],
        ),
      );
      world.declare(
        'brightlane.example',
        brandJson(
          [AGENT],
          [
            ['website', 'paper.example', 'delegated'],
            ...['third', 'fourth', 'fifth'].map((name): [string, string, string] => [
              'mobile_app',
              `com.paper.${name}`,
              'delegated',
            ]),
          ],
        ),
      );
      const house = { domain: 'paper.example', name: 'Paper' };
      const kids = {
        id: 'kids',
        names: [{ en: 'Kids' }],
        keller_type: 'sub_brand',
        parent_brand: 'paper',
        properties: [{ type: 'website', identifier: 'kids.example' }],
      };
      world.declare('paper.example', {
        house,
        brands: [{ id: 'paper', names: [{ en: 'Paper' }], keller_type: 'master' }, kids],
      });
      world.declare('kids.example', { house: 'paper.example' });
      world.publish('lonely.example', adagents([site('lone', 'lonely.example')], []));
      await world.crawl('paper.example', 'brightlane.example', 'kids.example', 'lonely.example');
    });
    after(() => app.drop());

    const ask = async (value: string, more: Record<string, string> = {}) => {
      const { status, body } = await world.authorize({
        identifier_value: value,
        mode: 'index',
        nearest: 'true',
        ...more,
      });
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const page = async (query: Record<string, string>) =>
      (await app.get(`/authorization?${new URLSearchParams(query)}`, BROWSER)).text;

    const NEAR: Readonly<Record<string, { asked: Record<string, string>; value: string; near: object }>> = {
      'another path of the agent, among very many agents': {
        asked: { agent_url: 'https://sales.brightlane.example/a2a' },
        value: 'paper.example',
        near: { differs: 'agent', agent_url: AGENT },
      },
      'the agent without www': {
        asked: { agent_url: 'https://www.sales.brightlane.example/mcp' },
        value: 'paper.example',
        near: { differs: 'agent', agent_url: AGENT },
      },
      'the host above the property': {
        asked: {},
        value: 'sport.paper.example',
        near: { differs: 'host', identifier_type: 'domain', identifier_value: 'paper.example' },
      },
      'the house of the brand at the domain': {
        asked: {},
        value: 'kids.example',
        near: { differs: 'brand', identifier_value: 'paper.example', property_id: 'front' },
      },
      'another property of the publisher': {
        asked: { identifier_type: 'ios_bundle' },
        value: 'com.paper.back',
        near: { differs: 'property', publisher_domain: 'paper.example' },
      },
    };
    for (const [name, { asked, value, near }] of Object.entries(NEAR))
      it(`is ${name}, with the decision about it, and the page leads there`, async () => {
        const body = await ask(value, asked);
        assert.isFalse(body.authorized);
        assert.isAtMost(body.nearest.length, 3);
        const [first] = body.nearest;
        assert.deepInclude(first, { ...near, authorized: true, reason: 'authorized' });
        // What it says is what the question itself is answered with.
        const own = await ask(first.identifier_value, {
          agent_url: first.agent_url,
          identifier_type: first.identifier_type,
        });
        assert.deepEqual([own.authorized, own.reason], [first.authorized, first.reason]);
        assert.notProperty(own, 'nearest');
        const { agent_url: agent = AGENT, identifier_type: type = 'domain' } = asked;
        const text = await page({ agent, type, value });
        assert.include(text, 'What comes closest');
        const link = /<h3 id="nearest">.*?href="([^"]*)"/s.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
        const followed = await app.get(link, BROWSER);
        assert.include(followed.text, 'Both sides agree.');
        assert.notInclude(followed.text, 'What comes closest');
      });

    it('is nothing when nothing passes more checks, and is not looked for unasked', async () => {
      for (const [value, asked] of [
        ['lonely.example', {}],
        ['unheard.example', {}],
        ['paper.example', { agent_url: 'https://stranger.example' }],
        ['paper.example', { agent_url: 'https://brightlane.example.evil.example/mcp' }],
      ] as const)
        assert.deepEqual((await ask(value, asked)).nearest, [], value);
      const { body } = await world.authorize({ identifier_value: 'kids.example', mode: 'index' });
      assert.notProperty(body, 'nearest');
      for (const nearest of ['', 'yes', '1'])
        assert.equal((await world.authorize({ identifier_value: 'kids.example', nearest })).status, 400);
    });

    it('costs a bounded number of statements', async () => {
      const counted = countStatements(app.store);
      try {
        await ask('com.paper.back', { identifier_type: 'ios_bundle' });
        await ask('paper.example', { agent_url: 'https://sales.brightlane.example/a2a' });
        assert.isAtMost(counted.count, 2 * MOST_STATEMENTS);
      } finally {
        counted.stop();
      }
    });

    it('stands on a page where each side leads to its evidence', async () => {
      const text = await page({ agent: AGENT, type: 'ios_bundle', value: 'com.paper.back' });
      for (const link of [
        '/publishers/paper.example',
        '/publishers/paper.example#agents',
        '/publishers/paper.example#properties',
        '/publishers/paper.example#crawl',
        '/brands/brightlane.example',
        'https://paper.example/.well-known/adagents.json',
        'https://brightlane.example/.well-known/brand.json',
      ])
        assert.include(text, `href="${link}"`);
      const [publisher, brand] = await Promise.all([
        app.get('/api/properties/history?domain=paper.example'),
        app.get('/api/brands/history?domain=brightlane.example'),
      ]);
      for (const [path, { body }] of [
        ['/publishers/paper.example', publisher],
        ['/brands/brightlane.example', brand],
      ] as const) {
        assert.isAbove(body.total, 0);
        assert.match(text, new RegExp(`href="${path}[^"]*">revision ${body.revisions[0].revision_number}<`));
      }
      const unknown = await page({ agent: AGENT, type: 'domain', value: 'unheard.example' });
      const [, sides = ''] = unknown.split(/class="sides"|aria-labelledby="operator-side"/);
      assert.include(sides, "Publisher's side");
      assert.notInclude(sides, 'href="#');
      assert.notInclude(sides, '>revision ');
    });
  });
}
