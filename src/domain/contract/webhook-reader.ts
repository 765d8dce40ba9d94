import { isObject, type Json } from '../json/values.ts';
import { formOf, type ReleaseForm } from './release.ts';

/** What a webhook repeats of the request that it belongs to, and the form in which its receiver reads it. */
export type WebhookReader = {
  readonly form: ReleaseForm;
  /** The caller's own object; absent when none was sent, and in what was stored before webhooks repeated it. */
  readonly context?: Json | undefined;
};

/** The reader of webhooks about a call. @param args the arguments of the call, validated */
export function webhookReader(form: ReleaseForm, args: object): WebhookReader {
  const { context } = args as Json;
  return isObject(context) ? { form, context } : { form };
}

/** The reader of webhooks about a request that was stored whole. */
export const storedWebhookReader = (request: Json): WebhookReader => webhookReader(formOf(request), request);
