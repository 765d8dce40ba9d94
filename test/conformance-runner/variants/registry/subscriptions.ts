import type { Variant } from '../variant.ts';
import { row, status } from './rows.ts';

const SUBSCRIBE = /^POST \/api\/me\/webhooks$/;
const TEST = /^POST \/api\/me\/webhooks\/[^/]+\/test$/;

/** Faults of subscriptions to the change feed: of what is answered, not of what is sent. */
export const subscriptionVariants: readonly Variant[] = [
  row('webhooks.challenge', 'an address that repeats no challenge is subscribed', SUBSCRIBE, (told) => {
    if (told.status === 400) Object.assign(told, { status: 201, body: {} });
  }),
  row(
    'webhooks.challenge',
    'an address that repeats no challenge breaks the server',
    SUBSCRIBE,
    status(400, 500),
  ),
  row('webhooks.test', 'a test is done at once, and not queued', TEST, status(202, 200)),
  row('webhooks.test', 'the answer to a test does not name its key', TEST, ({ body }) => {
    delete body.idempotency_key;
  }),
];
