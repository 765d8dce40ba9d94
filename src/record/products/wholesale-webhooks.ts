import type { CoreProduct, CoreWholesaleFeedEnvelope } from '../../../generated/types/core.ts';
import type { SignalsSignal } from '../../../generated/types/signals.ts';
import type { Written } from '../../../generated/written.ts';
import {
  type AroundWholesaleFeed,
  appliesTo,
  bulkPayload,
  type WholesaleFeedChange,
} from '../../domain/products/feed-changes.ts';
import type { Tables } from '../../store/index.ts';
import { type NewWebhook, outgoing } from '../webhooks/outbox.ts';

/** The members of a wholesale webhook beside its type and its event. */
type Envelope = Written<Omit<CoreWholesaleFeedEnvelope, 'idempotency_key' | 'notification_type'>>;

export type WholesaleNote = {
  readonly about: Omit<NewWebhook, 'notificationType' | 'subject'>;
  readonly around: AroundWholesaleFeed;
  readonly envelope: Envelope;
};

/** Type of the event that replaces many changes. */
export const BULK = 'wholesale_feed.bulk_change';

/** Queues one event that stands for many changes. */
export async function queueBulkChange(tx: Tables, count: number, note: WholesaleNote): Promise<void> {
  const { about, around, envelope } = note;
  const subject = `${around.feed}s`;
  await outgoing.queueWebhookWholesaleFeedChanged(
    tx,
    { ...about, notificationType: BULK, subject },
    {
      ...envelope,
      notification_type: BULK,
      event: {
        event_id: envelope.notification_id,
        event_type: BULK,
        entity_type: 'feed',
        entity_id: subject,
        created_at: envelope.fired_at,
        payload: bulkPayload(count, around),
      },
    },
    around.now,
  );
}

/** Queues the event of one change of a product. */
export async function queueProductChange(
  tx: Tables,
  change: WholesaleFeedChange,
  note: WholesaleNote,
): Promise<void> {
  const { about, around, envelope } = note;
  const head = {
    event_id: envelope.notification_id,
    entity_type: 'product',
    entity_id: change.id,
    created_at: envelope.fired_at,
  } as const;
  const named = { product_id: change.id, applies_to: appliesTo(around) };
  // The rows of this feed are products.
  const product = change.object as CoreProduct;
  const event = { ...about, notificationType: `product.${change.type}`, subject: change.id } as const;
  switch (change.type) {
    case 'created':
      await outgoing.queueWebhookProductCreated(
        tx,
        event,
        {
          ...envelope,
          notification_type: 'product.created',
          event: { ...head, event_type: 'product.created', payload: { ...named, product } },
        },
        around.now,
      );
      return;
    case 'updated':
      await outgoing.queueWebhookProductUpdated(
        tx,
        event,
        {
          ...envelope,
          notification_type: 'product.updated',
          event: { ...head, event_type: 'product.updated', payload: { ...named, product } },
        },
        around.now,
      );
      return;
    case 'priced':
      await outgoing.queueWebhookProductPriced(
        tx,
        event,
        {
          ...envelope,
          notification_type: 'product.priced',
          event: {
            ...head,
            event_type: 'product.priced',
            payload: {
              ...named,
              pricing_options: product.pricing_options ?? [],
              previous_pricing_option_ids: change.previousOptions,
              effective_at: envelope.fired_at,
            },
          },
        },
        around.now,
      );
      return;
    case 'removed':
      await outgoing.queueWebhookProductRemoved(
        tx,
        event,
        {
          ...envelope,
          notification_type: 'product.removed',
          event: {
            ...head,
            event_type: 'product.removed',
            payload: { ...named, removal_reason: 'withdrawn' },
          },
        },
        around.now,
      );
  }
}

/** Queues the event of one change of a signal. */
export async function queueSignalChange(
  tx: Tables,
  change: WholesaleFeedChange,
  note: WholesaleNote,
): Promise<void> {
  const { about, around, envelope } = note;
  const head = {
    event_id: envelope.notification_id,
    entity_type: 'signal',
    entity_id: change.id,
    created_at: envelope.fired_at,
  } as const;
  const named = { signal_agent_segment_id: change.id, applies_to: appliesTo(around) };
  // The rows of this feed are signals.
  const signal = change.object as SignalsSignal;
  const event = { ...about, notificationType: `signal.${change.type}`, subject: change.id } as const;
  switch (change.type) {
    case 'created':
      await outgoing.queueWebhookSignalCreated(
        tx,
        event,
        {
          ...envelope,
          notification_type: 'signal.created',
          event: { ...head, event_type: 'signal.created', payload: { ...named, signal } },
        },
        around.now,
      );
      return;
    case 'updated':
      await outgoing.queueWebhookSignalUpdated(
        tx,
        event,
        {
          ...envelope,
          notification_type: 'signal.updated',
          event: { ...head, event_type: 'signal.updated', payload: { ...named, signal } },
        },
        around.now,
      );
      return;
    case 'priced':
      await outgoing.queueWebhookSignalPriced(
        tx,
        event,
        {
          ...envelope,
          notification_type: 'signal.priced',
          event: {
            ...head,
            event_type: 'signal.priced',
            payload: {
              ...named,
              pricing_options: signal.pricing_options ?? [],
              previous_pricing_option_ids: change.previousOptions,
              effective_at: envelope.fired_at,
            },
          },
        },
        around.now,
      );
      return;
    case 'removed':
      await outgoing.queueWebhookSignalRemoved(
        tx,
        event,
        {
          ...envelope,
          notification_type: 'signal.removed',
          event: {
            ...head,
            event_type: 'signal.removed',
            payload: { ...named, removal_reason: 'withdrawn' },
          },
        },
        around.now,
      );
  }
}
