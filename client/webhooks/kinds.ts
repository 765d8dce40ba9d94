import {
  type WebhookBodies,
  type WebhookKind,
  webhooks,
  webhookValidators,
} from '../../generated/webhooks.ts';
import type { Json } from '../json.ts';

/**
 * A body with its kind, which is its name under `webhooks` of the OpenAPI document. Null for a body that is none of
 * the kinds of this release.
 */
export type ReceivedWebhook =
  | { readonly [K in WebhookKind]: { readonly kind: K; readonly body: WebhookBodies[K] } }[WebhookKind]
  | { readonly kind: null; readonly body: Json };

/** The kinds, those with most marks first: a body of a special kind also has the form of a more general one. */
const kinds = (Object.keys(webhooks) as WebhookKind[])
  .map((kind) => {
    const { marks, required } = webhooks[kind];
    return { kind, marks: Object.entries(marks), required };
  })
  .sort((a, b) => b.marks.length + b.required.length - (a.marks.length + a.required.length));

/** Finds the kind of a body, and checks the body against its schema. */
export async function readWebhook(body: Json): Promise<ReceivedWebhook> {
  for (const { kind, marks, required } of kinds) {
    const hasMarks = marks.every(([name, value]) => body[name] === value);
    if (!hasMarks || !required.every((name) => Object.hasOwn(body, name))) continue;
    const { body: validate } = await webhookValidators[kind]();
    // The validator has checked the body against the schema from which the type is made.
    if (validate(body)) return { kind, body } as object as ReceivedWebhook;
  }
  return { kind: null, body };
}
