import {
  type NewRegistryEvent,
  type RegistryEventType,
  sentEventValidators,
} from '../../../generated/events.ts';
import type { Validate } from '../../../generated/validators/index.ts';
import { type WebhookKind, webhookValidators } from '../../../generated/webhooks.ts';

/**
 * The check of what leaves the service without being a response: events of the change feed and webhooks. It throws an
 * error for a body that its schema refuses, also for a member that the schema does not describe, so that the
 * transaction rolls back as it does for such a response.
 */
export type SentCheck = {
  /** @param text the JSON text of the body, as it is sent */
  readonly webhook: (kind: WebhookKind, text: string) => void;
  readonly events: (events: readonly NewRegistryEvent[]) => void;
};

/** For production: nothing is checked. */
export const nothingChecked: SentCheck = { webhook: () => {}, events: () => {} };

/** Loads every schema first, so that the check itself is synchronous: it runs inside transactions. */
export async function loadSentCheck(shouldCheck: () => boolean): Promise<SentCheck> {
  const [bodies, payloads] = await Promise.all([
    loadAll(webhookValidators, async (load) => (await load()).sent),
    loadAll(sentEventValidators, (load) => load()),
  ]);
  return {
    webhook: (kind, text) => {
      if (shouldCheck()) refuseFaults(`webhook ${kind} has a body`, bodies.get(kind), text);
    },
    events: (events) => {
      if (!shouldCheck()) return;
      for (const { eventType, payload } of events)
        refuseFaults(`event ${eventType} has a payload`, payloads.get(eventType), JSON.stringify(payload));
    },
  };
}

async function loadAll<K extends WebhookKind | RegistryEventType, T>(
  loaders: Readonly<Record<K, T>>,
  load: (loader: T) => Promise<Validate>,
): Promise<ReadonlyMap<string, Validate>> {
  const rows = Object.entries<T>(loaders).map(async ([name, loader]) => [name, await load(loader)] as const);
  return new Map(await Promise.all(rows));
}

function refuseFaults(what: string, validate: Validate | undefined, text: string): void {
  if (validate === undefined) throw new Error(`${what} that the contract does not know`);
  if (validate(JSON.parse(text))) return;
  throw new Error(`${what} that its schema refuses: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
}
