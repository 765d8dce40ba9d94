import { assert } from 'chai';
import { agentParts } from '../../../conformance/agent/part.ts';
import type { Peer } from '../../../conformance/run/peer.ts';
import { runConformance } from '../../../conformance/run/run.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';

type Way = Pick<Peer, 'transport' | 'era' | 'release'>;

/** Every transport and every release that the service serves. */
const WAYS: readonly Way[] = [
  { transport: 'mcp', era: 'session' },
  { transport: 'mcp', era: 'stateless', release: '3.1' },
  { transport: 'a2a', release: '3.0' },
];

/** What this service does not declare, or has no two pages of, so that there is nothing to judge. */
const NOTHING_TO_JUDGE: readonly string[] = [
  'agent.capabilities.feature-ranges',
  // Experimental surfaces are none of release 3.0.
  'agent.capabilities.experimental',
  'agent.capabilities.metric-ids',
  'agent.declared.no-controller',
  'agent.declared.operator-accounts',
  'agent.pages.list-accounts-cursor',
  'agent.targeting.undeclared',
  // Release 3.0 has another name of postal areas, and no arm of a purchase to force.
  'agent.targeting.postal-areas',
  'agent.tasks.',
  // A run has one beginning of MCP.
  'agent.mcp.initialize',
  'agent.mcp.notification',
  'agent.mcp.discover',
];

for (const [number, engine] of enginesInTurn(import.meta.filename).entries()) {
  // The storage makes no difference to a transport: one engine is asked over all of them.
  const ways = number === 0 ? WAYS : WAYS.slice(0, 1);
  describe(`the conformance runner against this service as an agent, on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { cooperativeOwners: false, jobs: true });
    });
    after(() => app.drop());

    ways.forEach((way, at) => {
      it(`finds nothing over ${Object.values(way).join(', ')}, judges all that is declared and leaves nothing behind`, async () => {
        const report = await runConformance({
          peers: [
            {
              subject: 'agent',
              url: new URL(`/${way.transport}`, app.baseUrl),
              ...way,
              credentials: { member: `demo-conformance-${at}`, other: `demo-conformance-other-${at}` },
              given: ['sandbox', 'controller'],
            },
          ],
          parts: agentParts,
          version: '1',
          requestsPerSecond: 1000,
        });
        const wrong = report.results.flatMap((one) =>
          one.verdict === 'violated' ? [`${one.id}: ${one.fault}`] : [],
        );
        assert.deepEqual(wrong, []);
        const unjudged = report.results.flatMap((one) =>
          one.verdict === 'cannot be judged' ? [`${one.id}: ${one.why}`] : [],
        );
        assert.deepEqual(
          unjudged.filter((line) => !NOTHING_TO_JUDGE.some((id) => line.startsWith(id))),
          [],
        );
        // Only release 3.0 leaves more than a handful open.
        assert.isBelow(unjudged.length, way.release === '3.0' ? 20 : 9);
        assert.deepEqual(report.left_behind, []);
        // At 20 a second, the rate of a run, it takes less than a minute.
        assert.isBelow(report.requests, 1_000);
      });
    });
  });
}
