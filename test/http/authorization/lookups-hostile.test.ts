import { assert } from 'chai';
import { createKey, createOrganization } from '../../../src/admin/organizations.ts';
import { nothingDeclared } from '../../../src/domain/agents/declared.ts';
import { newId } from '../../../src/infra/random.ts';
import { enrollAgent } from '../../../src/record/agents/enrolments.ts';
import { recordProbe } from '../../../src/record/agents/probes.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { AGENT, adagents, app, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

type Json = Record<string, unknown>;

const LONG = 'x'.repeat(10_000);
/** Text that is longer, shorter or of another direction than it looks, or not text at all. */
const ODD: readonly [what: string, text: string][] = [
  ['ten thousand characters', LONG],
  ['ten thousand labels', 'a.'.repeat(5000)],
  ['a joined family', '👩‍👩‍👧‍👦.example'],
  ['text from right to left', 'מבחן\u202e.example'],
  ['a zero-width space', 'morn\u200bing.example'],
  ['a full-width name', 'ｍｏｒｎｉｎｇ．ｅｘａｍｐｌｅ'],
  ['combining marks', `e${'\u0301'.repeat(500)}.example`],
  ['a broken A-label', 'xn--zz--.example'],
  ['a quote and a semicolon', "'; drop table publishers; --"],
  ['a backslash', '..\\..\\etc\\passwd'],
  ['dots', '../../etc/passwd'],
  ['a percent sign', '100%'],
  ['wildcards of SQL', '%_%'],
  ['a line break', 'morning\r\nX-Evil: 1.example'],
  ['JSON', '{"a":[1,2]}'],
  ['a bare pattern', '*.'],
  ['a pattern of all', '*'],
  ['a pattern within', 'a.*.example'],
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`hostile look-ups on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    before(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      world.publish(
        'morning.example',
        adagents(
          [site('the_site', 'morning.example'), app('the_app', 'bundle_id', 'Example.Ünïcode.👩‍👧')],
          [entry(['the_site', 'the_app'])],
        ),
      );
      world.declare('brightlane.example', brandJson([AGENT], [['website', 'morning.example', 'delegated']]));
      await world.crawl('morning.example', 'brightlane.example');
    });
    after(() => served.drop());

    const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
    /** Every look-up with the text in each of its places. */
    const everywhere = (text: string): [path: string, body?: Json][] => {
      const encoded = encodeURIComponent(text);
      const selectors = [{ publisher_domain: text }];
      const named = [{ publisher_domain: 'morning.example', property_ids: [text], property_tags: [text] }];
      return [
        [`/api/registry/lookup/domain/${encoded}`],
        [`/api/registry/lookup/agent/${encoded}/domains`],
        [`/api/registry/lookup/agent/${encodeURIComponent(`https://${text}/mcp`)}/domains`],
        ...['domain', 'subdomain', 'bundle_id', 'rss_url', text].map((type): [string] => [
          `/api/registry/lookup/property?${query({ type, value: text })}`,
        ]),
        ...['domain', 'bundle_id'].flatMap((identifier_type): [string][] => {
          const asked = { agent_url: AGENT, identifier_type, identifier_value: text, mode: 'index' };
          const all = [
            asked,
            { ...asked, agent_url: text },
            { ...asked, publisher_domain: text },
            { ...asked, identifier_value: 'morning.example', collection: text, placement: text },
            { ...asked, country: text },
            { ...asked, at: text },
          ];
          return all.map((one) => [`/api/registry/validate/property-authorization?${query(one)}`]);
        }),
        [`/api/registry/authorizations?${query({ agent_url: text })}`],
        [`/api/registry/authorizations?${query({ agent_url: AGENT, cursor: text })}`],
        ...['validate/product-authorization', 'expand/product-identifiers'].flatMap((operation) =>
          [
            { agent_url: AGENT, publisher_properties: selectors, mode: 'index' },
            { agent_url: AGENT, publisher_properties: named, selection_type: text, mode: 'index' },
            { agent_url: text, publisher_properties: [] },
          ].map((body): [string, Json] => [`/api/registry/${operation}`, body]),
        ),
      ];
    };
    const sane = ({ status, body, text }: Answer, what: string) => {
      assert.include([200, 400, 404], status, `${what}: ${text.slice(0, 300)}`);
      if (status === 200) return;
      assert.isString(body?.error, what);
      assert.isBelow(text.length, 8000, what);
    };

    for (const [what, text] of ODD) {
      it(`answers or refuses ${what}, in every place`, async () => {
        for (const [path, body] of everywhere(text)) {
          sane(
            body === undefined ? await served.get(path) : await served.post(path, body),
            path.slice(0, 200),
          );
        }
      });
    }

    it('refuses what is too long by name, and does not repeat it', async () => {
      const fitting = LONG.slice(0, 8_000);
      for (const [path, field] of [
        [`/api/registry/lookup/domain/${fitting}`, 'domain'],
        [`/api/registry/lookup/agent/${fitting}/domains`, 'agentUrl'],
        [`/api/registry/lookup/property?type=bundle_id&value=${LONG}`, 'value'],
        [`/api/registry/authorizations?agent_url=https://${LONG}.example`, 'agent_url'],
      ]) {
        const { status, body, text } = await served.get(path ?? '');
        assert.equal(status, 400);
        assert.equal(body.issues[0].path, field);
        assert.notInclude(text, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx');
      }
    });

    it('refuses a path that is too long as a whole, and does not repeat it', async () => {
      for (const path of [
        `/api/registry/lookup/domain/${LONG}`,
        `/api/registry/lookup/agent/${LONG}/domains`,
      ]) {
        const { status, body, text } = await served.get(path);
        assert.equal(status, 400);
        assert.deepInclude(body, {
          error: 'invalid_request',
          message: 'The path must not be longer than 8192 characters.',
        });
        assert.notInclude(text, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx');
      }
    });

    it('finds identifiers in any script', async () => {
      const { body } = await served.get(
        `/api/registry/lookup/property?${query({ type: 'bundle_id', value: 'EXAMPLE.ünïcode.👩‍👧' })}`,
      );
      assert.equal(body.count, 1);
    });

    const paths: readonly [path: string, status: number][] = [
      [`/api/registry/lookup/agent/${encodeURIComponent(AGENT)}/domains`, 200],
      [`/api/registry/lookup/agent/${AGENT.replaceAll('/', '%2f')}/domains`, 200],
      ['/api/registry/lookup/agent/https%3A%2F%2Fa.example%2F..%2F..%2Fdomains/domains', 200],
      ['/api/registry/lookup/agent/https%3A%2F%2Fa.example%2Fdomains/domains', 200],
      // Encoded twice it is no URL, but a name.
      [`/api/registry/lookup/agent/${encodeURIComponent(encodeURIComponent(AGENT))}/domains`, 400],
      ['/api/registry/lookup/agent/https%3A%2F%2Fa.example%00/domains', 400],
      ['/api/registry/lookup/agent/%ED%A0%80/domains', 400],
      ['/api/registry/lookup/agent/%zz/domains', 400],
      ['/api/registry/lookup/agent//domains', 404],
      ['/api/registry/lookup/agent/%20/domains', 400],
      ['/api/registry/lookup/domain/', 404],
      ['/api/registry/lookup/domain/morning.example%2F..%2Fx', 200],
      ['/api/registry/lookup/domain/%2Fmorning.example', 400],
    ];
    for (const [path, status] of paths) {
      it(`answers ${status} to ${path}`, async () => {
        const answer = await served.get(path);
        assert.equal(answer.status, status, answer.text);
      });
    }

    const bodies: readonly [what: string, selectors: unknown, status: number][] = [
      ['a hundred selectors', Array(100).fill({ publisher_domain: 'morning.example' }), 200],
      ['one more', Array(101).fill({ publisher_domain: 'morning.example' }), 400],
      ['ten thousand ids', [{ publisher_domain: 'morning.example', property_ids: many(10_000) }], 200],
      ['one more id', [{ publisher_domain: 'morning.example', property_ids: many(10_001) }], 400],
      ['a thousand tags', [{ publisher_domain: 'morning.example', tags: many(1000) }], 200],
      ['one more tag', [{ publisher_domain: 'morning.example', tags: many(1001) }], 400],
      ['a long id', [{ publisher_domain: 'morning.example', property_ids: [LONG] }], 400],
      ['an empty id', [{ publisher_domain: 'morning.example', property_ids: [''] }], 400],
      ['NUL in an id', [{ publisher_domain: 'morning.example', property_ids: ['a\0'] }], 400],
      ['a lone surrogate', [{ publisher_domain: 'morning.example', property_ids: ['\ud800'] }], 400],
      ['a selector that is a list', [[]], 400],
      ['null', null, 400],
      [
        'a prototype',
        [{ publisher_domain: 'morning.example', property_ids: ['__proto__', 'constructor'] }],
        200,
      ],
    ];
    for (const [what, publisher_properties, status] of bodies) {
      it(`answers ${status} to ${what}`, async () => {
        for (const operation of ['validate/product-authorization', 'expand/product-identifiers']) {
          const answer = await served.post(`/api/registry/${operation}`, {
            agent_url: AGENT,
            publisher_properties,
          });
          assert.equal(answer.status, status, answer.text.slice(0, 500));
        }
      });
    }

    it('counts an id once, however often it is sent', async () => {
      const property_ids = Array(500).fill('the_site');
      const body = {
        agent_url: AGENT,
        publisher_properties: [{ publisher_domain: 'morning.example', property_ids }],
      };
      const { body: product } = await served.post('/api/registry/validate/product-authorization', body);
      assert.deepInclude(product, { authorized: true, total_requested: 1, total_authorized: 1 });
      assert.equal(product.selectors[0].requested_count, 1);
      const { body: expansion } = await served.post('/api/registry/expand/product-identifiers', body);
      assert.equal(expansion.property_count, 1);
    });
  });

  describe(`look-ups and agents that are not shown on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    const hidden = ['private', 'members_only'] as const;
    const url = (visibility: string, place = 'named') =>
      `https://${place}.${visibility.replace('_', '-')}-seller.example/mcp`;
    before(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      const { organization } = await createOrganization(served.store, { name: 'Discreet Ltd' });
      const context = { now: served.clock.now(), newId, actor: 'test' };
      for (const visibility of hidden) {
        for (const place of ['named', 'unnamed']) {
          const agent = url(visibility, place);
          await served.store.transaction((tx) =>
            enrollAgent(
              tx,
              {
                orgId: organization.id,
                url: agent,
                type: 'sales',
                visibility,
                name: `Secret ${place}`,
                control: 'operator',
              },
              context,
            ),
          );
          await served.store.transaction((tx) =>
            recordProbe(
              tx,
              agent,
              {
                ok: true,
                protocol: 'mcp',
                endpoint: agent,
                name: 'Secret desk',
                description: 'Secret',
                tools: [],
                capabilities: {
                  answer: {},
                  declared: { ...nothingDeclared, publisherDomains: ['open.example', 'closed.example'] },
                  metrics: [],
                  formatCount: 0,
                },
                problem: null,
                durationMs: 1,
              },
              context,
            ),
          );
        }
      }
      world.publish(
        'open.example',
        adagents(
          [site('the_site', 'open.example')],
          hidden.map((visibility) => entry(['the_site'], { url: url(visibility) })),
        ),
      );
      await world.crawl('open.example');
    });
    after(() => served.drop());

    it('say of an agent what the public files say, to everybody, and nothing else', async () => {
      const { organization } = await createOrganization(served.store, { name: 'Reader', tier: 'api' });
      const { api_key } = await createKey(served.store, { org: organization.id, name: 'test' });
      const callers = [{}, await served.member('Other'), { authorization: `Bearer ${api_key}` }];
      for (const headers of callers) {
        for (const visibility of hidden) {
          const named = url(visibility);
          const unnamed = url(visibility, 'unnamed');
          const said: Answer[] = [
            await served.get('/api/registry/lookup/domain/open.example', headers),
            await served.get('/api/registry/lookup/domain/closed.example', headers),
            await served.get('/api/registry/lookup/property?type=domain&value=open.example', headers),
            await served.get(`/api/registry/lookup/agent/${encodeURIComponent(named)}/domains`, headers),
            await served.get(`/api/registry/lookup/agent/${encodeURIComponent(unnamed)}/domains`, headers),
            await served.get(`/api/registry/authorizations?agent_url=${encodeURIComponent(named)}`, headers),
            await served.get(
              `/api/registry/authorizations?agent_url=${encodeURIComponent(unnamed)}`,
              headers,
            ),
            await served.get(
              `/api/registry/validate/property-authorization?${new URLSearchParams({ agent_url: unnamed, identifier_type: 'domain', identifier_value: 'open.example', mode: 'index' })}`,
              headers,
            ),
            await served.post(
              '/api/registry/validate/product-authorization',
              {
                agent_url: unnamed,
                publisher_properties: [{ publisher_domain: 'closed.example' }],
                mode: 'index',
              },
              headers,
            ),
          ];
          for (const { status, text } of said) {
            assert.equal(status, 200, text);
            assert.notMatch(text, /Secret|Discreet/);
          }
          const [open, closed, , ofNamed, ofUnnamed, , rows] = said;
          assert.sameMembers(
            open?.body.authorized_agents.map((agent: Json) => agent.url),
            hidden.map((one) => url(one)),
          );
          assert.deepEqual(open?.body.sales_agents_claiming, []);
          assert.deepEqual(closed?.body.sales_agents_claiming, []);
          assert.deepEqual(ofNamed?.body.domains, ['open.example']);
          assert.deepEqual(ofUnnamed?.body.domains, []);
          assert.deepEqual(rows?.body.rows, []);
        }
      }
    });

    it('answer of an agent that nobody enrolled in the same words', async () => {
      const ask = async (agent_url: string) => {
        const { body } = await world.authorize({
          agent_url,
          identifier_value: 'open.example',
          mode: 'index',
        });
        return JSON.stringify(body)
          .replaceAll(new URL(agent_url).hostname, 'HOST')
          .replaceAll(/\w+(-\w+)*-seller\.example/g, 'SITE');
      };
      assert.equal(
        await ask(url('private', 'unnamed')),
        await ask('https://unnamed.nobody-seller.example/mcp'),
      );
    });
  });
}

function many(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `id_${n}`);
}
