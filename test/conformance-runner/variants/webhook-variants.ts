import type { Delivery } from '../../../conformance/receiver.ts';

type Spoil = (delivery: Delivery) => Delivery;

/** One fault of a sender of webhooks. */
export type WebhookVariant = { readonly finds: string; readonly fault: string; readonly spoil: () => Spoil };

const fields =
  (change: (name: string, value: string) => string | null): Spoil =>
  (delivery) => ({
    ...delivery,
    headers: delivery.headers.flatMap(([name, value]) => {
      const changed = change(name.toLowerCase(), value);
      return changed === null ? [] : [[name, changed] as const];
    }),
  });
const body =
  (change: (text: string) => string): Spoil =>
  (delivery) => ({ ...delivery, body: Buffer.from(change(Buffer.from(delivery.body).toString())) });

const row = (finds: string, fault: string, spoil: Spoil): WebhookVariant => ({
  finds: `webhooks.${finds}`,
  fault,
  spoil: () => spoil,
});

const said = (change: (told: Record<string, unknown>) => void): Spoil =>
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
  {
    finds: 'webhooks.again',
    fault: 'another key with each attempt',
    spoil: () => {
      const keys = new Map<Delivery, string>();
      return (delivery) => {
        const key = keys.get(delivery) ?? `a-new-key-of-attempt-${keys.size}`;
        keys.set(delivery, key);
        return said((told) => {
          told.idempotency_key = key;
        })(delivery);
      };
    },
  },
];

/** Faults of webhooks, one each. */
export const webhookVariants: readonly WebhookVariant[] = [...signatureVariants, ...bodyVariants];
