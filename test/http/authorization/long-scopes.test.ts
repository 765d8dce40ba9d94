import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { AGENT, adagents, brandJson, entry, site, type World, worldOf } from './lookups-world.ts';

const PAPER = 'paper.example';
const OPERATOR = 'brightlane.example';
const list = (length: number, prefix: string) => Array.from({ length }, (_, index) => `${prefix}${index}`);
/** About 1 MB, of which the last one is a property's. */
const IDS = [...list(80_000, 'other_'), 'site'];
const END = '2026-01-31';

for (const engine of engines) {
  describe(`look-ups of entries as long as a file on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    let allowed: Date;

    before(async () => {
      served = await startTestApp(engine, { settings: { PAST_DAYS: '30' } });
      world = worldOf(served);
      const properties = [site('site', PAPER), site('unlisted', `unlisted.${PAPER}`)];
      world.publish(PAPER, adagents(properties, [entry(IDS, { effective_from: END })]));
      world.declare(OPERATOR, brandJson([AGENT], [['website', PAPER, 'delegated']]));
      await world.crawl(PAPER, OPERATOR);
      allowed = served.clock.now();
      served.clock.advance(DAY_MS);
      world.publish(PAPER, adagents(properties, [entry(IDS.slice(0, -1)), entry(['unlisted'])]));
    });
    after(() => served.drop());

    const authorize = async (value: string, rest: Record<string, string> = {}) =>
      (await world.authorize({ identifier_value: value, mode: 'index', ...rest })).body;
    const sellersOf = async (value: string, rest: Record<string, string> = {}) => {
      const query = new URLSearchParams({ type: 'domain', value, ...rest });
      return (await served.get(`/api/registry/lookup/property?${query}`)).body.agents;
    };

    for (const time of ['at first', 'again, from what is kept'])
      it(`find the one name among 80,000 that is asked for, ${time}`, async () => {
        assert.isTrue((await authorize(PAPER)).authorized);
        assert.lengthOf(await sellersOf(PAPER), 1);
        const { body } = await served.get(`/api/registry/lookup/domain/${PAPER}`);
        assert.deepEqual(
          body.authorized_agents.map(({ url }: { url: string }) => url),
          [AGENT],
        );
      });

    it('refuse a property that is not among them, with the reason', async () => {
      const { authorized, reason } = await authorize(`unlisted.${PAPER}`);
      assert.deepEqual([authorized, reason], [false, 'property_out_of_scope']);
      assert.isEmpty(await sellersOf(`unlisted.${PAPER}`));
    });

    it('keep what every part of the entry says beside its names', async () => {
      const { body } = await served.get(
        `/api/registry/authorizations?agent_url=${encodeURIComponent(AGENT)}`,
      );
      assert.isAbove(body.count, 2);
      for (const row of body.rows)
        assert.deepEqual([row.effective_from, row.delegation_type], [`${END}T00:00:00.000Z`, 'delegated']);
    });

    it('know of a moment in the past what stood in the entry then', async () => {
      await world.crawl(PAPER, OPERATOR);
      const at = allowed.toISOString();
      assert.isFalse((await authorize(PAPER)).authorized);
      assert.isEmpty(await sellersOf(PAPER));
      assert.lengthOf(await sellersOf(PAPER, { at }), 1);
      assert.lengthOf(await sellersOf(`unlisted.${PAPER}`), 1);
      assert.isEmpty(await sellersOf(`unlisted.${PAPER}`, { at }));
    });
  });
}
