import { assert } from 'chai';
import reasonSchema from '../../../schemas/v3/enums/authorization-reason.json' with { type: 'json' };
import {
  type AuthorizationReason,
  CHECKS,
  type CheckName,
  REASONS,
} from '../../../src/domain/authorization/reasons.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { adagents, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

type Json = Record<string, unknown>;

/** Two sides that agree, each under hosts of its own, and what a case does to them before it asks. */
type Sides = {
  served: TestApp;
  world: World;
  publisher: string;
  operator: string;
  agent: string;
  /** Replaces the publisher's file by one with other entries, properties or members. */
  publish(change: { entry?: Json; agents?: Json[]; properties?: Json[]; rest?: Json }): void;
  declare(agents: string[], relationship?: string, identifier?: string): void;
  fail(host: 'publisher' | 'operator', status: number, body?: string): void;
};

type Case = {
  /** The check that fails first; null when none does. */
  check: CheckName | null;
  prepare?: (sides: Sides) => void | Promise<void>;
  query?: Record<string, string>;
  /** Both sides are crawled before anybody asks, unless told otherwise. */
  crawled?: boolean;
  /** What a product of the property is told, where that is something else; null when it cannot be asked. */
  product?: AuthorizationReason | null;
};

const SIGNALS = {
  signals: [{ id: 'ev', name: 'EV', value_type: 'binary' }],
};

/** For each reason that can be given, files on both sides that give it. */
const cases: Record<AuthorizationReason, Case> = {
  authorized: { check: null },
  authorized_first_party: {
    check: null,
    prepare: ({ declare, agent }) => declare([agent], 'owned'),
  },
  publisher_file_unknown: {
    check: 'publisher_file',
    crawled: false,
    query: { mode: 'index', publisher_domain: 'publisher-file-unknown.example' },
  },
  publisher_file_missing: { check: 'publisher_file', prepare: ({ fail }) => fail('publisher', 404) },
  publisher_file_invalid: {
    check: 'publisher_file',
    prepare: ({ fail }) => fail('publisher', 200, '{"authorized_agents":"all"}'),
  },
  publisher_unreachable: { check: 'publisher_file', prepare: ({ fail }) => fail('publisher', 503) },
  publisher_revoked: {
    check: 'publisher_not_revoked',
    prepare: ({ publish, publisher }) =>
      publish({
        rest: {
          revoked_publisher_domains: [{ publisher_domain: publisher, revoked_at: '2026-01-01T00:00:00Z' }],
        },
      }),
  },
  property_unknown: {
    check: 'property_listed',
    prepare: ({ publish, publisher }) =>
      publish({ properties: [site('other', `other.${publisher}`)], entry: { property_ids: ['other'] } }),
  },
  property_stale: {
    check: 'property_listed',
    async prepare({ world, publish, publisher }) {
      await world.crawl(publisher);
      publish({ properties: [site('other', `other.${publisher}`)], entry: { property_ids: ['other'] } });
    },
    product: 'property_unknown',
  },
  agent_not_listed: {
    check: 'agent_listed',
    prepare: ({ publish }) => publish({ entry: { url: 'https://sales.somebody-else.example/mcp' } }),
  },
  signals_only: {
    check: 'sells_properties',
    prepare: ({ publish, agent }) =>
      publish({
        agents: [
          { url: agent, authorized_for: 'Signals', authorization_type: 'signal_ids', signal_ids: ['ev'] },
        ],
        rest: SIGNALS,
      }),
  },
  property_out_of_scope: {
    check: 'property_in_scope',
    prepare: ({ publish, publisher }) =>
      publish({
        properties: [site('the_site', publisher), site('other', `other.${publisher}`)],
        entry: { property_ids: ['other'] },
      }),
  },
  not_yet_effective: {
    check: 'time_window',
    prepare: ({ publish }) => publish({ entry: { effective_from: '2100-01-01T00:00:00Z' } }),
  },
  expired: {
    check: 'time_window',
    prepare: ({ publish }) => publish({ entry: { effective_until: '2001-01-01T00:00:00Z' } }),
  },
  country_required: {
    check: 'country',
    prepare: ({ publish }) => publish({ entry: { countries: ['DE'] } }),
  },
  country_not_covered: {
    check: 'country',
    prepare: ({ publish }) => publish({ entry: { countries: ['DE'] } }),
    query: { country: 'FR' },
  },
  collection_required: {
    check: 'collection',
    prepare: ({ publish, publisher }) =>
      publish({ entry: { collections: [{ publisher_domain: publisher, collection_ids: ['series'] }] } }),
  },
  collection_not_covered: {
    check: 'collection',
    prepare: ({ publish, publisher }) =>
      publish({ entry: { collections: [{ publisher_domain: publisher, collection_ids: ['series'] }] } }),
    query: { collection: 'other' },
    product: null,
  },
  placement_required: {
    check: 'placement',
    prepare: ({ publish }) => publish({ entry: { placement_ids: ['top'] }, rest: placements('the_site') }),
  },
  placement_not_covered: {
    check: 'placement',
    prepare: ({ publish }) => publish({ entry: { placement_ids: ['top'] }, rest: placements('the_site') }),
    query: { placement: 'side' },
    product: null,
  },
  delegation_type_mismatch: { check: 'claimed_delegation', query: { delegation_type: 'ad_network' } },
  operator_unknown: {
    check: 'operator_known',
    prepare: ({ publish }) => publish({ entry: { url: 'https://192.0.2.7/agent' } }),
    query: { agent_url: 'https://192.0.2.7/agent' },
  },
  operator_file_unknown: {
    check: 'operator_file',
    async prepare({ world, publisher }) {
      await world.crawl(publisher);
    },
    crawled: false,
    query: { mode: 'index' },
    product: null,
  },
  operator_file_missing: { check: 'operator_file', prepare: ({ fail }) => fail('operator', 404) },
  operator_file_invalid: {
    check: 'operator_file',
    prepare: ({ fail }) => fail('operator', 200, '{"id":7,"names":"none"}'),
  },
  operator_unreachable: { check: 'operator_file', prepare: ({ fail }) => fail('operator', 503) },
  agent_not_declared: {
    check: 'agent_declared',
    prepare: ({ declare, operator }) => declare([`https://another.${operator}/mcp`], 'delegated'),
  },
  property_not_declared: {
    check: 'property_declared',
    prepare: ({ declare, agent }) => declare([agent], 'delegated', 'somebody-else.example'),
  },
  relationship_mismatch: {
    check: 'relationship',
    prepare: ({ declare, agent }) => declare([agent], 'ad_network'),
  },
};

const placements = (propertyId: string): Json => ({
  placements: ['top', 'side'].map((id) => ({ placement_id: id, name: id, property_ids: [propertyId] })),
});

describe('reasons of authorization', () => {
  it('are those of the contract, each produced by a case', () => {
    assert.sameMembers([...REASONS], reasonSchema.enum);
    assert.sameMembers(Object.keys(cases), [...REASONS]);
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`reasons of authorization on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    const given = new Set<AuthorizationReason>();
    before(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
    });
    after(() => served.drop());

    for (const reason of REASONS) {
      it(`${reason} is given by files of both sides`, async () => {
        const { check, prepare, query = {}, crawled = true, product = reason } = cases[reason];
        const sides = sidesOf(reason, served, world);
        await prepare?.(sides);
        if (crawled) await world.crawl(sides.publisher, sides.operator);
        const agent_url = query.agent_url ?? sides.agent;
        const asked = { agent_url, identifier_value: sides.publisher, ...query };
        const { status, body, text } = await world.authorize(asked);
        assert.equal(status, 200, text);
        assert.equal(body.reason, reason, text);
        assert.equal(body.authorized, check === null);
        const at = check === null ? CHECKS.length : CHECKS.indexOf(check);
        assert.deepEqual(
          body.checks.slice(0, at + 1).map((one: { ok: boolean | null }) => one.ok),
          [...Array(at).fill(true), ...(check === null ? [] : [false])],
          text,
        );
        assert.deepEqual(
          body.checks.map((one: { check: string }) => one.check),
          CHECKS,
        );
        assert.isTrue(body.checks.every((one: { detail: string }) => one.detail !== ''));
        given.add(body.reason);
        if (product === null) return;
        const { country, delegation_type, mode } = query;
        const { body: coverage, text: said } = await served.post(
          '/api/registry/validate/product-authorization',
          {
            agent_url,
            publisher_properties: [{ publisher_domain: sides.publisher, property_ids: ['the_site'] }],
            ...(country === undefined ? {} : { country }),
            ...(delegation_type === undefined ? {} : { delegation_type }),
            ...(mode === undefined ? {} : { mode }),
          },
        );
        assert.equal(coverage.authorized, check === null, said);
        assert.equal(coverage.reason, product, said);
        assert.deepEqual(coverage.selectors[0].reasons, check === null ? {} : { [product]: 1 }, said);
      });
    }

    it('has seen every one of them', () => assert.sameMembers([...given], [...REASONS]));
  });
}

function sidesOf(reason: string, served: TestApp, world: World): Sides {
  const name = reason.replaceAll('_', '-');
  const publisher = `${name}.example`;
  const operator = `${name}-desk.example`;
  const agent = `https://sales.${operator}/mcp`;
  const sides: Sides = {
    served,
    world,
    publisher,
    operator,
    agent,
    publish: ({ entry: change = {}, agents, properties = [site('the_site', publisher)], rest = {} }) =>
      world.publish(
        publisher,
        adagents(properties, agents ?? [entry(['the_site'], { url: agent, ...change })], rest),
      ),
    declare: (agents, relationship, identifier = publisher) =>
      world.declare(operator, brandJson(agents, [['website', identifier, relationship ?? 'delegated']])),
    fail: (side, status, body = '') =>
      served.sites.put(
        side === 'publisher' ? publisher : operator,
        `/.well-known/${side === 'publisher' ? 'adagents' : 'brand'}.json`,
        { status, body },
      ),
  };
  sides.publish({});
  sides.declare([agent]);
  return sides;
}
