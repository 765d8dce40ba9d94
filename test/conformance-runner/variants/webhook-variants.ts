import type { Delivery } from '../../../conformance/receiver.ts';

/** What arrives in place of a delivery: a broken sender may send it more than once. */
type Arrived = Delivery | readonly Delivery[];
type Spoil = (delivery: Delivery) => Arrived;

/** One fault of a sender of webhooks. */
export type WebhookVariant = { readonly finds: string; readonly fault: string; readonly spoil: () => Spoil };

type Change = (delivery: Delivery) => Delivery;

const fields =
  (change: (name: string, value: string) => string | null): Change =>
  (delivery) => ({
    ...delivery,
    headers: delivery.headers.flatMap(([name, value]) => {
      const changed = change(name.toLowerCase(), value);
      return changed === null ? [] : [[name, changed] as const];
    }),
  });
const body =
  (change: (text: string) => string): Change =>
  (delivery) => ({ ...delivery, body: Buffer.from(change(Buffer.from(delivery.body).toString())) });

const row = (finds: string, fault: string, spoil: Spoil): WebhookVariant => ({
  finds: `webhooks.${finds}`,
  fault,
  spoil: () => spoil,
});

const said = (change: (told: Record<string, unknown>) => void): Change =>
  body((text) => {
    const told = JSON.parse(text);
    change(told);
    return JSON.stringify(told);
  });

/** Faults of signatures. */
const signatureVariants: readonly WebhookVariant[] = [
  row(
    'signed',
    'no signature',
    fields((name, value) => (name.startsWith('signature') ? null : value)),
  ),
  row(
    'signed',
    'the tag of another profile',
    fields((name, value) =>
      name === 'signature-input' ? value.replace(/tag="[^"]*"/, 'tag="other"') : value,
    ),
  ),
  row(
    'parameters',
    'no nonce',
    fields((name, value) => (name === 'signature-input' ? value.replace(/;nonce="[^"]*"/, '') : value)),
  ),
  row(
    'components',
    'a signature without the digest of the body',
    fields((name, value) => (name === 'signature-input' ? value.replace(' "content-digest"', '') : value)),
  ),
  row(
    'signing-key',
    'a key that nobody published',
    fields((name, value) =>
      name === 'signature-input' ? value.replace(/keyid="[^"]*"/, 'keyid="x"') : value,
    ),
  ),
  row(
    'valid',
    'a signature for another moment',
    fields((name, value) =>
      name === 'signature-input'
        ? value.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) - 1}`)
        : value,
    ),
  ),
  row(
    'digest',
    'another body than was signed',
    body((text) => `${text} `),
  ),
];

const againVariant: WebhookVariant = {
  finds: 'webhooks.again',
  fault: 'another key with each attempt',
  spoil: () => {
    const attempts: Delivery[] = [];
    return (delivery) => {
      if (!attempts.includes(delivery)) attempts.push(delivery);
      const attempt = attempts.indexOf(delivery);
      if (attempt === 0) return delivery;
      return said((told) => {
        told.idempotency_key = `a-new-key-of-attempt-${attempt}`;
      })(delivery);
    };
  },
};

/** Faults of bodies; nobody has signed these. */
export const bodyVariants: readonly WebhookVariant[] = [
  row(
    'body',
    'a task that ended is done',
    said((told) => {
      told.status = 'done';
    }),
  ),
  row(
    'body',
    'no result',
    said((told) => delete told.result),
  ),
  row(
    'body',
    'a body that is no JSON',
    body((text) => text.slice(1)),
  ),
  row(
    'schema',
    'an operation id that is a number',
    said((told) => {
      told.operation_id = 5;
    }),
  ),
  row(
    'key',
    'no key',
    said((told) => delete told.idempotency_key),
  ),
  againVariant,
];

const onceVariants: readonly WebhookVariant[] = [
  row('once', 'an event that was taken is sent again', (delivery) => [delivery, delivery]),
];

/** Faults of webhooks of an agent, one each. */
export const webhookVariants: readonly WebhookVariant[] = [
  ...signatureVariants,
  ...onceVariants,
  ...bodyVariants,
];

const ofRegistry = ({ finds, ...rest }: WebhookVariant): WebhookVariant => ({
  ...rest,
  finds: `registry.${finds}`,
});

/** The same of a registry: what it sends is a test of a subscription. */
export const registryWebhookVariants: readonly WebhookVariant[] = [
  ...signatureVariants.map(ofRegistry),
  ...[
    row(
      'test',
      'a test is no test',
      said((told) => {
        told.is_test = false;
      }),
    ),
    row(
      'test',
      'a test of another subscription',
      said((told) => {
        told.subscription_id = '019bc0c6-9b40-7000-8000-03bb6beb448e';
      }),
    ),
    row(
      'test',
      'no time at which it was asked for',
      said((told) => delete told.sent_at),
    ),
    row(
      'test',
      'a body that is no JSON',
      body((text) => text.slice(1)),
    ),
    row(
      'key',
      'no key',
      said((told) => delete told.idempotency_key),
    ),
    row(
      'key',
      'a key that the answer did not name',
      said((told) => {
        told.idempotency_key = 'whk_that-nobody-named';
      }),
    ),
    againVariant,
  ].map(ofRegistry),
];
