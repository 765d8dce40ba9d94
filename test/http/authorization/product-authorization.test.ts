import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { AGENT, adagents, app, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

type Json = Record<string, unknown>;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`products on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    before(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      await build(world);
    });
    after(() => served.drop());

    const validate = (publisher_properties: Json[], rest: Json = {}) =>
      served.post('/api/registry/validate/product-authorization', {
        agent_url: AGENT,
        publisher_properties,
        ...rest,
      });
    const expand = (publisher_properties: Json[], rest: Json = {}) =>
      served.post('/api/registry/expand/product-identifiers', {
        agent_url: AGENT,
        publisher_properties,
        ...rest,
      });

    describe('validateProductAuthorization', () => {
      it('is authorized when all that was asked for is, on both sides', async () => {
        const { status, body } = await validate([
          { publisher_domain: 'good.example', selection_type: 'all' },
        ]);
        assert.equal(status, 200);
        assert.deepInclude(body, {
          agent_url: AGENT,
          agent_url_canonical: AGENT,
          authorized: true,
          coverage_percentage: 100,
          total_requested: 2,
          total_authorized: 2,
          checked_at: served.clock.now().toISOString(),
        });
        assert.deepEqual(body.selectors, [
          {
            publisher_domain: 'good.example',
            selection_type: 'all',
            requested_count: 2,
            authorized_count: 2,
            source: 'adagents_json',
            reasons: {},
          },
        ]);
        assert.deepInclude(body.operator_side, { brand_domain: 'brightlane.example', agent_declared: true });
      });

      it('takes every form of selector for the same thing', async () => {
        const forms: Json[] = [
          { publisher_domain: 'https://www.good.example/', selection_type: 'all' },
          { publisher_domain: 'good.example' },
          { publisher_domains: ['good.example', 'GOOD.example'] },
          { publisher_domain: 'good.example', property_ids: ['good_site', 'good_app'] },
          { publisher_domain: 'good.example', selection_type: 'by_tag', property_tags: ['good'] },
          { publisher_domain: 'good.example', tags: ['good', 'app'] },
          { publisher_domain: 'good.example', property_types: ['website', 'mobile_app', 'podcast'] },
        ];
        for (const form of forms) {
          const { body } = await validate([form]);
          assert.deepInclude(body, { authorized: true, total_requested: 2 }, JSON.stringify(form));
        }
      });

      it('says what is not covered and why', async () => {
        const { body } = await validate([
          { publisher_domain: 'mixed.example', selection_type: 'all' },
          { publisher_domain: 'mixed.example', property_ids: ['covered', 'undeclared', 'nothing'] },
          { publisher_domain: 'mixed.example', tags: ['news', 'sport', 'empty'] },
        ]);
        assert.deepInclude(body, {
          authorized: false,
          total_requested: 5,
          total_authorized: 1,
          coverage_percentage: 20,
        });
        const [all, byId, byTag] = body.selectors;
        assert.deepInclude(all, { requested_count: 4, authorized_count: 1 });
        assert.sameMembers(all.unauthorized_items, ['network', 'outside', 'undeclared']);
        assert.deepEqual(all.reasons, {
          property_not_declared: 1,
          property_out_of_scope: 1,
          relationship_mismatch: 1,
        });
        assert.deepInclude(byId, {
          requested_count: 3,
          authorized_count: 1,
          unauthorized_items: ['undeclared', 'nothing'],
        });
        assert.deepEqual(byId.reasons, { property_not_declared: 1, property_unknown: 1 });
        assert.deepInclude(byTag, {
          requested_count: 2,
          authorized_count: 1,
          unauthorized_items: ['sport', 'empty'],
        });
      });

      it('counts a property once, whoever asks for it', async () => {
        const selector = { publisher_domain: 'good.example', property_ids: ['good_site'] };
        const { body } = await validate([selector, selector, { publisher_domain: 'good.example' }]);
        assert.deepInclude(body, { total_requested: 2, total_authorized: 2, authorized: true });
        assert.lengthOf(body.selectors, 3);
      });

      it('does not count properties that vanished', async () => {
        const { body } = await validate([{ publisher_domain: 'good.example', property_ids: ['gone'] }]);
        assert.deepInclude(body, { authorized: false, total_requested: 1, total_authorized: 0 });
        assert.deepEqual(body.selectors[0].reasons, { property_unknown: 1 });
      });

      it('judges qualifiers for the moment and the country of the product', async () => {
        const limited = [{ publisher_domain: 'limited.example' }];
        assert.deepEqual((await validate(limited)).body.selectors[0].reasons, { country_required: 1 });
        assert.deepEqual((await validate(limited, { country: 'FR' })).body.selectors[0].reasons, {
          country_not_covered: 1,
        });
        assert.isTrue((await validate(limited, { country: 'de' })).body.authorized);
        const late = await validate(limited, { country: 'DE', at: '2101-01-01T00:00:00Z' });
        assert.deepEqual(late.body.selectors[0].reasons, { expired: 1 });
        const claim = await validate(limited, { country: 'DE', delegation_type: 'ad_network' });
        assert.deepEqual(claim.body.selectors[0].reasons, { delegation_type_mismatch: 1 });
      });

      const nothing: [what: string, selectors: Json[], rest: Json][] = [
        ['no selectors', [], {}],
        ['no ids', [{ publisher_domain: 'good.example', property_ids: [] }], {}],
        ['no tags', [{ publisher_domain: 'good.example', tags: [] }], {}],
        ['a tag that nothing has', [{ publisher_domain: 'good.example', tags: ['nothing'] }], {}],
        ['an unknown publisher', [{ publisher_domain: 'unheard.example' }], {}],
        ['a type that nothing has', [{ publisher_domain: 'good.example', property_types: ['dooh'] }], {}],
      ];
      for (const [what, selectors, rest] of nothing) {
        it(`is not authorized by ${what}`, async () => {
          const { status, body } = await validate(selectors, rest);
          assert.equal(status, 200);
          assert.deepInclude(body, { authorized: false, coverage_percentage: 0, total_requested: 0 });
        });
      }

      it('says where nothing is known of a publisher', async () => {
        const { body } = await validate([{ publisher_domain: 'unheard.example', property_ids: ['x'] }]);
        assert.deepInclude(body.selectors[0], {
          source: 'none',
          requested_count: 1,
          unauthorized_items: ['x'],
        });
      });

      it('authorizes nobody whom the file does not name', async () => {
        const { body } = await validate([{ publisher_domain: 'good.example' }], {
          agent_url: 'https://other.example',
        });
        assert.deepInclude(body, { authorized: false, total_requested: 2, total_authorized: 0 });
        assert.deepEqual(body.selectors[0].reasons, { agent_not_listed: 2 });
      });

      it('reads an operator that nobody has looked at', async () => {
        const agent_url = 'https://sales.unseen.example';
        world.publish(
          'unseen-seller.example',
          adagents([site('s', 'unseen-seller.example')], [entry(['s'], { url: agent_url })]),
        );
        await world.crawl('unseen-seller.example');
        world.declare(
          'unseen.example',
          brandJson([agent_url], [['website', 'unseen-seller.example', 'delegated']]),
        );
        const { body } = await validate([{ publisher_domain: 'unseen-seller.example' }], { agent_url });
        assert.isTrue(body.authorized);
        assert.equal(body.operator_side.freshness, 'live');
      });
    });

    describe('expandProductIdentifiers', () => {
      it('answers what the agent may sell, each property once', async () => {
        const { status, body } = await expand([
          { publisher_domain: 'good.example' },
          { publisher_domain: 'good.example', property_ids: ['good_site'] },
          { publisher_domain: 'mixed.example', property_ids: ['outside', 'covered'] },
        ]);
        assert.equal(status, 200);
        assert.deepEqual(
          body.properties.map((one: Json) => [one.publisher_domain, one.property_id, one.property_type]),
          [
            ['good.example', 'good_app', 'mobile_app'],
            ['good.example', 'good_site', 'website'],
            ['mixed.example', 'covered', 'website'],
          ],
        );
        assert.deepEqual(body.identifiers, [
          {
            type: 'bundle_id',
            value: 'example.good',
            property_id: 'good_app',
            publisher_domain: 'good.example',
          },
          {
            type: 'domain',
            value: 'good.example',
            property_id: 'good_site',
            publisher_domain: 'good.example',
          },
          {
            type: 'subdomain',
            value: 'covered.mixed.example',
            property_id: 'covered',
            publisher_domain: 'mixed.example',
          },
        ]);
        assert.deepInclude(body, {
          agent_url: AGENT,
          property_count: 3,
          identifier_count: 3,
          truncated: false,
          generated_at: served.clock.now().toISOString(),
        });
      });

      it('does not ask where, nor the operator', async () => {
        assert.equal((await expand([{ publisher_domain: 'limited.example' }])).body.property_count, 1);
        assert.equal((await expand([{ publisher_domain: 'mixed.example' }])).body.property_count, 3);
      });

      it('goes by the registry identifier where the publisher gives none', async () => {
        const { body } = await expand([{ publisher_domain: 'nameless.example' }]);
        assert.equal(body.properties[0].property_id, body.properties[0].property_rid);
        assert.equal(body.identifiers[0].property_id, body.properties[0].property_rid);
      });

      const empty: [what: string, selectors: Json[], rest: Json][] = [
        ['another agent', [{ publisher_domain: 'good.example' }], { agent_url: 'https://other.example' }],
        ['signals', [{ publisher_domain: 'signals.example' }], {}],
        ['an entry whose time has passed', [{ publisher_domain: 'late.example' }], {}],
        ['a revoked publisher', [{ publisher_domain: 'divorced.example' }], {}],
        ['a vanished property', [{ publisher_domain: 'good.example', property_ids: ['gone'] }], {}],
        ['nothing', [], {}],
      ];
      for (const [what, selectors, rest] of empty) {
        it(`answers nothing for ${what}`, async () => {
          const { status, body } = await expand(selectors, rest);
          assert.equal(status, 200);
          assert.deepInclude(body, { properties: [], identifiers: [], property_count: 0, truncated: false });
        });
      }

      it('counts all and shows the first of very many', async () => {
        const many = Array.from({ length: 5200 }, (_, n) => ({
          ...app(`p${n}`, 'bundle_id', `example.p${n}`),
          identifiers: ['a', 'b', 'c'].map((letter) => ({
            type: 'bundle_id',
            value: `example.p${n}.${letter}`,
          })),
          tags: ['many'],
        }));
        world.publish(
          'many.example',
          adagents(many, [
            {
              ...entry([]),
              property_ids: undefined,
              authorization_type: 'property_tags',
              property_tags: ['many'],
            },
          ]),
        );
        await world.crawl('many.example');
        const { body } = await expand([{ publisher_domain: 'many.example', tags: ['many'] }]);
        assert.deepInclude(body, { property_count: 5200, identifier_count: 15_600, truncated: true });
        assert.lengthOf(body.properties, 5000);
        assert.lengthOf(body.identifiers, 10_000);
        const product = await validate([{ publisher_domain: 'many.example' }]);
        assert.deepInclude(product.body, { total_requested: 5200, total_authorized: 0 });
        assert.lengthOf(product.body.selectors[0].unauthorized_items, 1000);
      });
    });

    const refused: [what: string, body: unknown, path: string][] = [
      ['no agent', { publisher_properties: [] }, 'agent_url'],
      ['an agent that is none', { agent_url: 'sales', publisher_properties: [] }, 'agent_url'],
      ['no selectors', { agent_url: AGENT }, 'publisher_properties'],
      ['selectors that are no list', { agent_url: AGENT, publisher_properties: {} }, 'publisher_properties'],
      [
        'a selector that is no object',
        { agent_url: AGENT, publisher_properties: ['all'] },
        'publisher_properties[0]',
      ],
      [
        'a selector without a publisher',
        { agent_url: AGENT, publisher_properties: [{}] },
        'publisher_properties[0].publisher_domain',
      ],
      [
        'a publisher that is none',
        { agent_url: AGENT, publisher_properties: [{ publisher_domain: '?' }] },
        'publisher_properties[0].publisher_domain',
      ],
      [
        'an unknown selection type',
        {
          agent_url: AGENT,
          publisher_properties: [{ publisher_domain: 'a.example', selection_type: 'some' }],
        },
        'publisher_properties[0].selection_type',
      ],
      [
        'ids of several publishers',
        {
          agent_url: AGENT,
          publisher_properties: [
            { publisher_domains: ['a.example'], selection_type: 'by_id', property_ids: ['x'] },
          ],
        },
        'publisher_properties[0].publisher_domains',
      ],
      [
        'both forms of publisher',
        {
          agent_url: AGENT,
          publisher_properties: [{ publisher_domain: 'a.example', publisher_domains: ['b.example'] }],
        },
        'publisher_properties[0].publisher_domains',
      ],
      [
        'too many selectors',
        {
          agent_url: AGENT,
          publisher_properties: Array.from({ length: 101 }, () => ({ publisher_domain: 'a.example' })),
        },
        'publisher_properties',
      ],
      [
        'too many publishers',
        {
          agent_url: AGENT,
          publisher_properties: ['a', 'b'].map((name) => ({
            publisher_domains: Array.from({ length: 600 }, (_, n) => `${name}${n}.example`),
          })),
        },
        'publisher_properties',
      ],
      [
        'a number for an id',
        { agent_url: AGENT, publisher_properties: [{ publisher_domain: 'a.example', property_ids: [7] }] },
        'publisher_properties[0].property_ids[0]',
      ],
    ];
    for (const [what, body, path] of refused) {
      it(`refuses ${what}`, async () => {
        for (const operation of ['validate/product-authorization', 'expand/product-identifiers']) {
          const answer = await served.post(`/api/registry/${operation}`, body);
          assert.equal(answer.status, 400, answer.text);
          assert.equal(answer.body.error, 'invalid_request');
          assert.include(
            answer.body.issues.map((issue: { path: string }) => issue.path),
            path,
          );
        }
      });
    }

    it('refuses what is no JSON, and no JSON type', async () => {
      const path = '/api/registry/validate/product-authorization';
      assert.equal((await served.post(path, '{')).status, 400);
      assert.equal((await served.post(path, '[]')).status, 400);
      assert.equal((await served.post(path, '{}', { 'content-type': 'text/plain' })).status, 415);
      assert.equal((await served.get(path)).status, 405);
    });
  });
}

async function build(world: World): Promise<void> {
  const sub = (id: string, host: string, rest: Json = {}) => ({
    ...site(id, 'x', rest),
    identifiers: [{ type: 'subdomain', value: host }],
  });
  const good = (more: Json[]) =>
    adagents(
      [
        site('good_site', 'good.example', { tags: ['good'] }),
        app('good_app', 'bundle_id', 'example.good', { tags: ['good', 'app'] }),
        ...more,
      ],
      [
        {
          ...entry([]),
          property_ids: undefined,
          authorization_type: 'publisher_properties',
          publisher_properties: [{ publisher_domain: 'good.example', selection_type: 'all' }],
        },
      ],
    );
  world.publish('good.example', good([app('gone', 'bundle_id', 'example.gone')]));
  await world.crawl('good.example');
  world.publish('good.example', good([]));
  world.publish(
    'mixed.example',
    adagents(
      [
        sub('covered', 'covered.mixed.example', { tags: ['news'] }),
        sub('undeclared', 'undeclared.mixed.example', { tags: ['sport'] }),
        sub('outside', 'outside.mixed.example'),
        sub('network', 'network.mixed.example'),
      ],
      [entry(['covered', 'undeclared']), entry(['network'], { delegation_type: 'ad_network' })],
    ),
  );
  publishUnusual(world);
  world.declare(
    'brightlane.example',
    brandJson(
      [AGENT],
      [
        ['website', 'good.example', 'delegated'],
        ['mobile_app', 'example.good', 'delegated'],
        ['website', 'covered.mixed.example', 'delegated'],
        ['website', 'network.mixed.example', 'delegated'],
        ['website', 'limited.example', 'delegated'],
      ],
    ),
  );
  const sellers = ['good', 'mixed', 'limited', 'late', 'nameless', 'signals', 'divorced', 'brightlane'];
  await world.crawl(...sellers.map((name) => `${name}.example`));
}

/** Files of which each has one thing that most files do not have. */
function publishUnusual(world: World): void {
  world.publish(
    'limited.example',
    adagents(
      [site('limited_site', 'limited.example')],
      [entry(['limited_site'], { countries: ['DE'], effective_until: '2100-01-01' })],
    ),
  );
  world.publish(
    'late.example',
    adagents([site('late_site', 'late.example')], [entry(['late_site'], { effective_until: '2001-01-01' })]),
  );
  world.publish(
    'nameless.example',
    adagents(
      [site('x', 'nameless.example', { property_id: undefined, tags: ['t'] })],
      [{ ...entry([]), property_ids: undefined, authorization_type: 'property_tags', property_tags: ['t'] }],
    ),
  );
  world.publish(
    'signals.example',
    adagents(
      [site('signals_site', 'signals.example')],
      [{ url: AGENT, authorized_for: 'Signals', authorization_type: 'signal_ids', signal_ids: ['ev'] }],
      {
        signals: [{ id: 'ev', name: 'EV', value_type: 'binary' }],
      },
    ),
  );
  world.publish(
    'network.example',
    adagents(
      [site('n', 'divorced.example', { publisher_domain: 'divorced.example' })],
      [{ ...entry(['n']) }],
      {
        revoked_publisher_domains: [
          { publisher_domain: 'divorced.example', revoked_at: '2026-01-01T00:00:00Z' },
        ],
      },
    ),
  );
  world.serve('divorced.example', '/ads.txt', 'managerdomain=network.example\n');
}
