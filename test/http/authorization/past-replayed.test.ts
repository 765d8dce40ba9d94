import { assert } from 'chai';
import fc from 'fast-check';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { adagents, app, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

type Json = Record<string, unknown>;
type Question = { path: string; body?: Json };
type Answered = { question: Question; at: Date; body: unknown };

const ADAGENTS = '/.well-known/adagents.json';
const BRAND = '/.well-known/brand.json';

/** The names of one run: what earlier runs recorded is about others. */
function namesOf(run: number) {
  const hosts = [`sales.one${run}.example`, `sales.two${run}.example`];
  return {
    publishers: [`paper${run}.example`, `radio${run}.example`],
    agents: hosts.map((host) => `https://${host}/mcp`),
    operators: [`one${run}.example`, `two${run}.example`],
    shared: `bundle.shared${run}`,
  };
}
type Names = ReturnType<typeof namesOf>;

const which = fc.nat({ max: 1 });
const some = <T>(...values: T[]) => fc.subarray(values);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      which,
      properties: some('site', 'app', 'other'),
      agents: some(0, 1),
      ids: some('site', 'app'),
      scope: fc.constantFrom<Json>(
        {},
        { delegation_type: 'direct' },
        { countries: ['DE'] },
        { placement_ids: ['top'] },
        { effective_until: '2100-01-01T00:00:00Z' },
        { effective_from: '2100-01-01T00:00:00Z' },
      ),
      place: fc.constantFrom('site', 'app'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove' as const, 'break' as const, 'fail' as const, 'revoke' as const),
      which,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('declare' as const),
      which,
      agents: some(0, 1),
      properties: some('site', 'app'),
      relationship: fc.constantFrom('direct', 'delegated'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undeclare' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('point' as const), which }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What is there at the beginning: everything is listed and declared. */
const FIRST: readonly Step[] = [
  {
    kind: 'publish',
    which: 0,
    properties: ['site', 'app', 'other'],
    agents: [0, 1],
    ids: ['site', 'app'],
    scope: {},
    place: 'site',
  },
  { kind: 'declare', which: 0, agents: [0, 1], properties: ['site', 'app'], relationship: 'direct' },
];

/** What else happens with a step: how much later it is, and whether the domains are looked at. */
const moment = fc.record({
  step,
  later: fc.constantFrom(1, MINUTE_MS, DAY_MS, 8 * DAY_MS),
  isCrawled: fc.constantFrom(true, true, true, false),
});
type Moment = typeof moment extends fc.Arbitrary<infer T> ? T : never;

/** A file that counts again by itself: seven days after it listed its publisher as revoked. */
const RELEASED: Moment[] = [
  { step: { kind: 'revoke', which: 0 }, later: DAY_MS, isCrawled: true },
  { step: FIRST[0] as Step, later: 1, isCrawled: true },
  { step: { kind: 'undeclare', which: 0 }, later: 8 * DAY_MS, isCrawled: true },
];

function serve(world: World, served: TestApp, names: Names, step: Step): unknown {
  const publisher = names.publishers[step.which] ?? '';
  const operator = names.operators[step.which] ?? '';
  const all: Record<string, Json> = {
    site: site('site', publisher, { tags: ['front'] }),
    app: app('app', 'bundle_id', names.shared),
    other: site('other', `other.${publisher}`),
  };
  switch (step.kind) {
    case 'publish': {
      const properties = step.properties.map((name): Json => all[name] ?? {});
      const agents = step.agents.map(
        (one): Json => ({ ...entry(step.ids, step.scope), url: names.agents[one] }),
      );
      const placements = [{ placement_id: 'top', id: 'top', name: 'Top', property_ids: [step.place] }];
      return world.publish(
        publisher,
        adagents(properties, step.ids.length === 0 ? [] : agents, { placements }),
      );
    }
    case 'remove':
      return served.sites.remove(publisher, ADAGENTS);
    case 'break':
      return world.serve(publisher, ADAGENTS, '{"authorized_agents":');
    case 'fail':
      return served.sites.put(publisher, ADAGENTS, { status: 503, body: 'later' });
    case 'revoke':
      return world.publish(
        publisher,
        adagents([site('site', publisher)], [], {
          revoked_publisher_domains: [{ publisher_domain: publisher }],
        }),
      );
    case 'point':
      return world.publish(publisher, {
        authoritative_location: `https://${names.publishers[1 - step.which]}${ADAGENTS}`,
      });
    case 'declare':
      return world.declare(
        operator,
        brandJson(
          step.agents.map((one) => names.agents[one] ?? ''),
          step.properties.map((name): [string, string, string] =>
            name === 'site'
              ? ['website', names.publishers[0] ?? '', step.relationship]
              : ['mobile_app', names.shared, step.relationship],
          ),
        ),
      );
    case 'undeclare':
      return served.sites.remove(operator, BRAND);
  }
}

function questionsOf({ publishers, agents, shared }: Names): Question[] {
  const identifiers = [
    ['domain', publishers[0]],
    ['domain', `other.${publishers[1]}`],
    ['bundle_id', shared],
  ];
  const query = (values: Record<string, unknown>) => new URLSearchParams(values as Record<string, string>);
  const checks = agents.flatMap((agent_url) =>
    identifiers.flatMap(([identifier_type, identifier_value]) =>
      [{}, { placement: 'top', country: 'DE' }].map((more) => ({
        path: `/api/registry/validate/property-authorization?${query({ agent_url, identifier_type, identifier_value, mode: 'index', ...more })}`,
      })),
    ),
  );
  return [
    ...publishers.map((domain) => ({ path: `/api/registry/lookup/domain/${domain}?` })),
    ...agents.map((url) => ({ path: `/api/registry/lookup/agent/${encodeURIComponent(url)}/domains?` })),
    ...identifiers.map(([type, value]) => ({
      path: `/api/registry/lookup/property?${query({ type, value })}`,
    })),
    ...checks,
    ...publishers.map((publisher_domain) => ({
      path: `/api/registry/validate/property-authorization?${query({ agent_url: agents[0], identifier_type: 'bundle_id', identifier_value: shared, mode: 'index', publisher_domain })}`,
    })),
    {
      path: '/api/registry/validate/product-authorization',
      body: {
        agent_url: agents[0],
        mode: 'index',
        country: 'DE',
        publisher_properties: [
          { publisher_domains: publishers },
          { publisher_domain: publishers[0], property_ids: ['site'] },
        ],
      },
    },
  ];
}

const resolutionsOf = ({ publishers, operators }: Names): Question[] => [
  ...publishers.map((domain) => ({ path: `/api/properties/resolve?domain=${domain}` })),
  ...operators.map((domain) => ({ path: `/api/brands/resolve?domain=${domain}` })),
];

/** An answer without what depends on when it was given, and on validations that changed nothing. */
const LEFT_OUT = new Set([
  'at',
  'checked_at',
  'validated_at',
  'freshness',
  'contact',
  'last_failure',
  'logo_path',
]);
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string'
      ? value.replace(/was (validated at|read just now).*|^[\d-]+T[\d:.]+Z lies/, 'was valid')
      : value;
  }
  const kept = Object.entries(value).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, comparable(one)]));
}

for (const engine of engines) {
  describe(`answers for a moment in the past on ${engine.name}`, () => {
    let served: TestApp;
    let run = 0;
    before(async () => {
      served = await startTestApp(engine);
    });
    after(() => served.drop());

    async function ask({ path, body }: Question, at?: Date): Promise<unknown> {
      const moment = at?.toISOString();
      const answer =
        body === undefined
          ? await served.get(moment === undefined ? path : `${path}&at=${moment}`)
          : await served.post(path, moment === undefined ? body : { ...body, at: moment });
      if (answer.status === 404 && path.includes('/resolve?')) return 'not found';
      assert.equal(answer.status, 200, `${path} ${moment}: ${answer.text}`);
      assert.equal(answer.body.at, moment, path);
      return comparable(answer.body);
    }

    it('are those that were given then, whatever was published, removed and revoked since', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(moment, { minLength: 2, maxLength: 6 }), async (moments) => {
          run += 1;
          const names = namesOf(run);
          const world = worldOf(served);
          const domains = [...names.publishers, ...names.operators];
          for (const first of FIRST)
            for (const which of [0, 1]) serve(world, served, names, { ...first, which });
          const given: Answered[] = [];
          await world.crawl(...domains);
          for (const { step, later, isCrawled } of moments) {
            served.clock.advance(later);
            serve(world, served, names, step);
            if (isCrawled) await world.crawl(...domains);
            // A resolution of what was not crawled lately may read the file, which the record does not show.
            const questions = [...questionsOf(names), ...(isCrawled ? resolutionsOf(names) : [])];
            for (const question of questions)
              given.push({ question, at: served.clock.now(), body: await ask(question) });
          }
          served.clock.advance(MINUTE_MS);
          for (const { question, at, body } of given)
            assert.deepEqual(await ask(question, at), body, `${at.toISOString()} ${question.path}`);
        }),
        { numRuns: engine.name === 'sqlite' ? 6 : 2, endOnFailure: true, examples: [[RELEASED]] },
      );
    });
  });
}
