import { assert } from 'chai';
import { adServerPart } from '../../../conformance/ad-server/part.ts';
import type { Report } from '../../../conformance/run/report.ts';
import { runConformance } from '../../../conformance/run/run.ts';
import { startWorld, TOKEN, type World } from '../../examples/ad-server/world.ts';
import { startFront } from '../../scripts/ad-server-check/front.ts';
import { variants } from '../../scripts/ad-server-check/variants.ts';

const judged = (url: string, token = TOKEN): Promise<Report> =>
  runConformance({
    peers: [{ subject: 'ad-server', url: new URL(url), credentials: { member: token }, given: ['sandbox'] }],
    parts: [adServerPart],
    version: '1',
    requestsPerSecond: 1000,
  });

const violated = ({ results }: Report): string[] =>
  results.flatMap(({ id, verdict }) => (verdict === 'violated' ? [id] : []));

describe('the conformance runner against an ad server', () => {
  let world: World;
  before(async () => {
    world = await startWorld({}, Date.now());
  });
  after(() => world.close());

  it('finds nothing wrong with the example, and says of what it saw nothing', async () => {
    const report = await judged(world.base);
    assert.deepEqual(violated(report), []);
    const unseen = report.results.flatMap(({ id, verdict }) => (verdict === 'cannot be judged' ? [id] : []));
    assert.deepEqual(unseen.sort(), ['ad-server.delivery', 'ad-server.reservations']);
  });

  for (const rule of ['keys', 'revisions', 'terms'])
    it(`reports a fault of ${rule} as the requirement ad-server.${rule}, with the exchange that shows it`, async () => {
      const variant = variants.map((make) => make()).find((one) => one.rule === rule);
      assert.isDefined(variant);
      const { url, server } = await startFront(world.base, variant);
      const report = await judged(url);
      server.close();
      assert.include(violated(report), `ad-server.${rule}`);
      const result = report.results.find(({ id }) => id === `ad-server.${rule}`);
      assert.isNotNull(result?.verdict === 'violated' ? result.exchange : null);
      assert.notInclude(JSON.stringify(report), TOKEN);
    });

  it('judges nothing where nothing can be read', async () => {
    const report = await judged(world.base, 'wrong-token-of-a-stranger');
    assert.deepEqual(
      violated(report).filter((id) => id !== 'ad-server.form' && id !== 'ad-server.capabilities'),
      [],
    );
  });
});
