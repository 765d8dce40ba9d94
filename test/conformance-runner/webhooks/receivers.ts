import { type Receiver, serveReceiver } from '../../../conformance/index.ts';
import type { ReceiverServer } from '../../../conformance/receiver.ts';
import type { TestApp } from '../../support/app.ts';
import type { WebhookVariant } from '../variants/webhook-variants.ts';

const HOST = 'receiver.example';

/** A receiver that the service reaches. */
export async function receiverFor(app: TestApp): Promise<ReceiverServer> {
  const receiver = await serveReceiver({ url: new URL(`https://${HOST}/hooks`), port: 0 });
  app.sites.hosts.set(HOST, `http://127.0.0.1:${receiver.port}`);
  return receiver;
}

/** A receiver that gets what a broken sender would have sent. */
export const spoiltReceiver = (receiver: Receiver, { spoil }: WebhookVariant): Receiver => ({
  open(...asked) {
    const change = spoil();
    const inbox = receiver.open(...asked);
    return {
      ...inbox,
      get deliveries() {
        return inbox.deliveries.flatMap((one) => change(one));
      },
    };
  },
});

/** Moves the clock of the service while something is sent again: that waits by this clock. */
export const whileRepeating = (app: TestApp, receiver: Receiver): Receiver => ({
  open(statuses = [], wants) {
    const inbox = receiver.open(statuses, wants);
    const wanted = statuses.length + 1;
    return {
      ...inbox,
      get deliveries() {
        // Looked at several times a second.
        if (statuses.length > 0 && inbox.deliveries.length < wanted) app.clock.advance(100);
        return inbox.deliveries;
      },
    };
  },
});
