import { assert } from 'chai';
import { type Peer, type Receiver, type Report, runConformance } from '../../../conformance/index.ts';
import type { ReceiverServer } from '../../../conformance/receiver.ts';
import { registryWebhooksPart } from '../../../conformance/registry/webhooks.ts';
import { apiKey, organization } from '../../http/members/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { fetchOf } from '../second/http.ts';
import { registryPeer } from '../second/peers.ts';
import { secondRegistry } from '../second/registry.ts';
import { subscriptionVariants } from '../variants/registry/subscriptions.ts';
import { spoilt } from '../variants/variant.ts';
import { registryWebhookVariants } from '../variants/webhook-variants.ts';
import { receiverFor, spoiltReceiver, whileRepeating } from './receivers.ts';

const [engine] = engines;
const AGAIN = 'registry.webhooks.again';

describe('the webhooks of this registry, before the runner', () => {
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

  /** Each with an organization of its own, which has few tests. */
  async function peerWith(permissions?: string): Promise<Peer> {
    const { id } = await organization(app, 'Mirrors');
    const { credential } = await apiKey(app, id, permissions);
    return {
      subject: 'registry',
      url: new URL(app.baseUrl),
      credentials: { member: credential.authorization.replace('Bearer ', '') },
      given: ['sandbox'],
    };
  }
  const run = async (given: Receiver, options: Partial<Parameters<typeof runConformance>[0]> = {}) =>
    runConformance({
      peers: [await peerWith('admin:*')],
      parts: [registryWebhooksPart],
      version: '1',
      receiver: given,
      requestsPerSecond: 1000,
      ...options,
    });
  const violated = ({ results }: Report) =>
    results.filter(({ verdict }) => verdict === 'violated').map(({ id }) => id);
  const unjudged = ({ results }: Report) =>
    results.flatMap((one) => (one.verdict === 'cannot be judged' ? [`${one.id}: ${one.why}`] : []));

  it('are judged by every requirement, break none, and leave nothing behind', async () => {
    const report = await run(whileRepeating(app, receiver));
    assert.deepEqual([...violated(report), ...unjudged(report)], []);
    assert.deepEqual(report.left_behind, []);
  });

  it('leave nothing to judge with a credential that may not subscribe, and where there are none', async () => {
    const asked: Partial<Parameters<typeof runConformance>[0]>[] = [
      { peers: [await peerWith('registry:read')] },
      { peers: [registryPeer], fetch: fetchOf(secondRegistry()) },
    ];
    for (const options of asked) {
      const report = await run(receiver, options);
      assert.deepEqual(violated(report), []);
      assert.lengthOf(unjudged(report), report.results.length);
    }
  });

  it('are not blamed for keys that the runner cannot read', async () => {
    const service = spoilt((request) => fetch(request), {
      finds: '',
      fault: '',
      at: /jwks/,
      spoil: (told) => {
        told.status = 503;
      },
    });
    const only = ids.filter((id) => id !== 'registry.webhooks.challenge');
    const report = await run(receiver, { only, fetch: fetchOf(service) });
    assert.deepEqual(violated(report), []);
    assert.sameMembers(
      unjudged(report).map((line) => line.split(':')[0]),
      ['signing-key', 'valid', 'digest'].map((step) => `registry.webhooks.${step}`),
    );
  });

  /** All but the one that waits for a repeat. */
  const ids = registryWebhooksPart.requirements.map(({ id }) => id).filter((id) => id !== AGAIN);
  // Nobody signs a body that is changed on its way.
  const ofBodies = ['registry.webhooks.challenge', 'registry.webhooks.test', 'registry.webhooks.key'];
  for (const variant of registryWebhookVariants) {
    const { finds, fault } = variant;
    it(`are found with one fault by ${finds}, and by nothing else: ${fault}`, async () => {
      const only = finds === AGAIN ? [finds] : ofBodies.includes(finds) ? ofBodies : ids;
      const report = await run(spoiltReceiver(whileRepeating(app, receiver), variant), { only });
      assert.deepEqual(violated(report), [finds], unjudged(report).join('\n'));
    });
  }

  for (const variant of subscriptionVariants)
    it(`are found with one fault by ${variant.finds}, and by nothing else: ${variant.fault}`, async () => {
      const service = spoilt((request) => fetch(request), variant);
      const report = await run(receiver, { only: ids, fetch: fetchOf(service) });
      assert.deepEqual(violated(report), [variant.finds], unjudged(report).join('\n'));
    });
});
