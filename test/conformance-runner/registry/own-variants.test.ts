import { assert } from 'chai';
import { registryParts } from '../../../conformance/registry/parts.ts';
import type { Peer } from '../../../conformance/run/peer.ts';
import { runConformance } from '../../../conformance/run/run.ts';
import type { TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { fetchOf } from '../second/http.ts';
import { ownRegistryVariants } from '../variants/own/registry.ts';
import { spoilt } from '../variants/variant.ts';
import { judgedPeer, siteIn, startJudgedRegistry } from './world.ts';

/** What the second registry does not do, and therefore cannot do wrong, is broken in this service. */
describe('a runner and this service as a registry, broken by one fault each', () => {
  let app: TestApp;
  let peer: Peer;
  before(async () => {
    const [engine] = engines;
    assert(engine !== undefined);
    app = await startJudgedRegistry(engine);
    peer = await judgedPeer(app);
  });
  after(() => app.drop());

  for (const variant of ownRegistryVariants)
    it(`finds by ${variant.finds}, and by nothing that it builds on: ${variant.fault}`, async () => {
      const { results } = await runConformance({
        peers: [peer],
        parts: registryParts,
        version: '0',
        only: [variant.finds],
        site: siteIn(app),
        requestsPerSecond: 1000,
        fetch: fetchOf(spoilt((request) => fetch(request), variant)),
      });
      assert.deepEqual(
        results.flatMap(({ id, verdict }) => (verdict === 'violated' ? [id] : [])),
        [variant.finds],
        results.map((one) => (one.verdict === 'cannot be judged' ? `${one.id}: ${one.why}` : '')).join('\n'),
      );
    });
});
