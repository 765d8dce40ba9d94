import { assert } from 'chai';
import { registryParts } from '../../../conformance/registry/parts.ts';
import { terminalText } from '../../../conformance/report/terminal.ts';
import { runConformance } from '../../../conformance/run/run.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { receiverFor, whileRepeating } from '../webhooks/receivers.ts';
import { judgedPeer, siteIn, startJudgedRegistry } from './world.ts';

describe('the registry of this service', () => {
  for (const engine of enginesInTurn(import.meta.url))
    it(`satisfies every requirement, and all are judged, on ${engine.name}`, async () => {
      const app = await startJudgedRegistry(engine);
      const receiver = await receiverFor(app);
      try {
        const report = await runConformance({
          peers: [await judgedPeer(app)],
          parts: registryParts,
          version: '0',
          site: siteIn(app),
          receiver: whileRepeating(app, receiver),
          requestsPerSecond: 500,
        });
        assert.deepEqual(
          report.results.filter(({ verdict }) => verdict !== 'holds').map(({ id }) => id),
          [],
          terminalText(report),
        );
        assert.isAbove(report.results.length, 100);
        assert.isTrue(report.is_whole);
        // At 20 a second, the rate of a run, it takes less than a minute.
        assert.isBelow(report.requests, 1_000);
      } finally {
        await receiver.close();
        await app.drop();
      }
    });
});
