import { assert } from 'chai';
import { type Peer, type Receiver, type Report, runConformance } from '../../../conformance/index.ts';
import type { ReceiverServer } from '../../../conformance/receiver.ts';
import { webhooksPart } from '../../../conformance/webhooks/part.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { secondAgent } from '../second/agent.ts';
import { fetchOf } from '../second/http.ts';
import { agentPeer } from '../second/peers.ts';
import { bodyVariants, webhookVariants } from '../variants/webhook-variants.ts';
import { receiverFor, spoiltReceiver, whileRepeating } from './receivers.ts';

const [engine] = engines;

describe('the webhooks of this service, before the runner', () => {
  let app: TestApp;
  let receiver: ReceiverServer;
  before(async () => {
    if (engine === undefined) throw new Error('there is no engine to test on');
    app = await startTestApp(engine, { jobs: true });
    receiver = await receiverFor(app);
  });
  after(async () => {
    await receiver.close();
    await app.drop();
  });

  const run = (
    given: Receiver,
    only?: readonly string[],
    transport: 'mcp' | 'a2a' = 'mcp',
  ): Promise<Report> => {
    const peer: Peer = {
      subject: 'webhooks',
      transport,
      url: new URL(`/${transport}`, app.baseUrl),
      credentials: { member: `demo-conformance-${transport}` },
      given: ['sandbox', 'controller'],
    };
    return runConformance({
      peers: [peer],
      parts: [webhooksPart],
      version: '1',
      receiver: given,
      requestsPerSecond: 1000,
      ...(only === undefined ? {} : { only }),
    });
  };
  const violated = ({ results }: Report) =>
    results.flatMap((one) => (one.verdict === 'violated' ? [`${one.id}: ${one.fault}`] : []));
  const unjudged = ({ results }: Report) =>
    results.flatMap((one) => (one.verdict === 'cannot be judged' ? [`${one.id}: ${one.why}`] : []));

  for (const transport of ['mcp', 'a2a'] as const)
    it(`are judged by every requirement over ${transport}, and break none`, async () => {
      const report = await run(whileRepeating(app, receiver), undefined, transport);
      assert.deepEqual([...violated(report), ...unjudged(report)], []);
      assert.deepEqual(report.left_behind, []);
    });

  it('leave nothing to judge where the agent has no controller', async () => {
    const report = await runConformance({
      peers: [{ ...agentPeer('mcp'), subject: 'webhooks', given: ['sandbox', 'controller'] }],
      parts: [webhooksPart],
      version: '1',
      receiver,
      fetch: fetchOf(secondAgent()),
    });
    assert.deepEqual(violated(report), []);
    assert.lengthOf(unjudged(report), report.results.length);
  });

  /** What a variant cannot break, or breaks too: nobody signs a body that is changed on its way. */
  const ids = webhooksPart.requirements.map(({ id }) => id).filter((id) => id !== 'webhooks.again');
  const ofBodies = ['webhooks.body', 'webhooks.schema', 'webhooks.key', 'webhooks.once'];
  for (const variant of webhookVariants) {
    const { finds, fault } = variant;
    it(`are found with one fault by ${finds}, and by nothing else: ${fault}`, async () => {
      const isLast = finds === 'webhooks.again';
      const only = isLast ? [finds] : bodyVariants.includes(variant) ? ofBodies : ids;
      const report = await run(spoiltReceiver(whileRepeating(app, receiver), variant), only);
      assert.deepEqual(
        report.results.filter(({ verdict }) => verdict === 'violated').map(({ id }) => id),
        [finds],
        unjudged(report).join('\n'),
      );
    });
  }
});
