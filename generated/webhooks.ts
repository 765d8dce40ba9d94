// @generated from openapi/registry.yaml, openapi/webhooks by codegen. Do not edit; run "npm run codegen".

import type { AccountEndpointChallengeWebhook, AccountSyncAccountsWebhook } from './types/account.ts';
import type { BrandAcquireRightsWebhook, BrandRightsRevocationWebhook } from './types/brand.ts';
import type { ContentStandardsArtifactBatchWebhook } from './types/content-standards.ts';
import type { CoreA2A03PushWebhook, CoreA2APushWebhook, CoreTaskWebhook, CoreWholesaleFeedBulkChangeWebhook } from './types/core.ts';
import type { CreativeCreativePurgedWebhook, CreativeCreativeStatusChangedWebhook } from './types/creative.ts';
import type { MediaBuyBuildCreativeWebhook, MediaBuyCreateMediaBuyWebhook, MediaBuyImpairmentWebhook, MediaBuyMediaBuyDeliveryWebhook, MediaBuyProductCreatedWebhook, MediaBuyProductPricedWebhook, MediaBuyProductRemovedWebhook, MediaBuyProductUpdatedWebhook, MediaBuySyncAudiencesWebhook, MediaBuyUpdateMediaBuyWebhook } from './types/media-buy.ts';
import type { OperatorWaitingWebhook } from './types/operator.ts';
import type { RegistryEndpointChallengeWebhook, RegistryRegistryEventsWebhook, RegistryRegistryTestWebhook } from './types/registry.ts';
import type { SignalsActivateSignalWebhook, SignalsSignalCreatedWebhook, SignalsSignalPricedWebhook, SignalsSignalRemovedWebhook, SignalsSignalUpdatedWebhook } from './types/signals.ts';
import { loadedOnce, type Validate } from './validators/index.ts';
import type { Written } from './written.ts';

export interface WebhookRow {
  /** Path of the schema of the body, below `schemas/v3`. */
  readonly schema: string;
  readonly contentType: string;
  /** Whether the body has an `idempotency_key`. */
  readonly isKeyed: boolean;
  /** Members with one possible value, by which a receiver recognizes the kind. */
  readonly marks: { readonly [name: string]: string };
  /** Members that every body has. */
  readonly required: readonly string[];
}

export const webhooks = {
  /** @generated from webhook taskEnded */
  taskEnded: { schema: 'core/task-webhook', contentType: 'application/json', isKeyed: true, marks: {}, required: ['idempotency_key', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook mediaBuyCreated */
  mediaBuyCreated: { schema: 'media-buy/create-media-buy-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'create_media_buy', protocol: 'media-buy' }, required: ['idempotency_key', 'protocol', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook mediaBuyUpdated */
  mediaBuyUpdated: { schema: 'media-buy/update-media-buy-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'update_media_buy', protocol: 'media-buy' }, required: ['idempotency_key', 'protocol', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook impairmentChanged */
  impairmentChanged: { schema: 'media-buy/impairment-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'update_media_buy', protocol: 'media-buy' }, required: ['idempotency_key', 'notification_id', 'protocol', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook deliveryReported */
  deliveryReported: { schema: 'media-buy/media-buy-delivery-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'media_buy_delivery', protocol: 'media-buy' }, required: ['idempotency_key', 'protocol', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook contentSampled */
  contentSampled: { schema: 'content-standards/artifact-batch-webhook', contentType: 'application/json', isKeyed: true, marks: {}, required: ['artifacts', 'batch_id', 'idempotency_key', 'media_buy_id', 'pagination', 'timestamp'] },
  /** @generated from webhook creativeBuilt */
  creativeBuilt: { schema: 'media-buy/build-creative-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'build_creative' }, required: ['idempotency_key', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook accountReviewed */
  accountReviewed: { schema: 'account/sync-accounts-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'sync_accounts' }, required: ['idempotency_key', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook audienceChanged */
  audienceChanged: { schema: 'media-buy/sync-audiences-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'sync_audiences', protocol: 'media-buy' }, required: ['idempotency_key', 'protocol', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook signalActivated */
  signalActivated: { schema: 'signals/activate-signal-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'activate_signal', protocol: 'signals' }, required: ['idempotency_key', 'protocol', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook rightsDecided */
  rightsDecided: { schema: 'brand/acquire-rights-webhook', contentType: 'application/json', isKeyed: true, marks: { task_type: 'acquire_rights', protocol: 'brand' }, required: ['idempotency_key', 'protocol', 'result', 'status', 'task_id', 'task_type', 'timestamp'] },
  /** @generated from webhook rightsRevoked */
  rightsRevoked: { schema: 'brand/rights-revocation-webhook', contentType: 'application/json', isKeyed: true, marks: {}, required: ['brand_id', 'effective_at', 'idempotency_key', 'notification_id', 'reason', 'revoked_uses', 'rights_id'] },
  /** @generated from webhook creativeStatusChanged */
  creativeStatusChanged: { schema: 'creative/creative-status-changed-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'creative.status_changed', initiator: 'seller' }, required: ['account_id', 'creative_id', 'fired_at', 'idempotency_key', 'initiator', 'notification_id', 'notification_type', 'subscriber_id', 'transition'] },
  /** @generated from webhook creativePurged */
  creativePurged: { schema: 'creative/creative-purged-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'creative.purged', initiator: 'seller' }, required: ['account_id', 'creative_id', 'fired_at', 'idempotency_key', 'initiator', 'notification_id', 'notification_type', 'purge_kind', 'purged_at', 'reason_code', 'subscriber_id'] },
  /** @generated from webhook productCreated */
  productCreated: { schema: 'media-buy/product-created-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'product.created' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook productUpdated */
  productUpdated: { schema: 'media-buy/product-updated-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'product.updated' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook productPriced */
  productPriced: { schema: 'media-buy/product-priced-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'product.priced' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook productRemoved */
  productRemoved: { schema: 'media-buy/product-removed-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'product.removed' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook signalCreated */
  signalCreated: { schema: 'signals/signal-created-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'signal.created' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook signalUpdated */
  signalUpdated: { schema: 'signals/signal-updated-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'signal.updated' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook signalPriced */
  signalPriced: { schema: 'signals/signal-priced-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'signal.priced' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook signalRemoved */
  signalRemoved: { schema: 'signals/signal-removed-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'signal.removed' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook wholesaleFeedChanged */
  wholesaleFeedChanged: { schema: 'core/wholesale-feed-bulk-change-webhook', contentType: 'application/json', isKeyed: true, marks: { notification_type: 'wholesale_feed.bulk_change' }, required: ['account_id', 'cache_scope', 'event', 'fired_at', 'idempotency_key', 'notification_id', 'notification_type', 'previous_wholesale_feed_version', 'subscriber_id', 'wholesale_feed_version'] },
  /** @generated from webhook accountEndpointChallenge */
  accountEndpointChallenge: { schema: 'account/endpoint-challenge-webhook', contentType: 'application/json', isKeyed: false, marks: { type: 'webhook.challenge' }, required: ['account_id', 'challenge', 'delivery_auth', 'event_types', 'seller_agent_url', 'subscriber_id', 'type'] },
  /** @generated from webhook a2aTaskChanged */
  a2aTaskChanged: { schema: 'core/a2a-push-webhook', contentType: 'application/a2a+json', isKeyed: false, marks: {}, required: ['task'] },
  /** @generated from webhook a2a03TaskChanged */
  a2a03TaskChanged: { schema: 'core/a2a-0-3-push-webhook', contentType: 'application/json', isKeyed: false, marks: { kind: 'task' }, required: ['contextId', 'id', 'kind', 'status'] },
  /** @generated from webhook registryChanged */
  registryChanged: { schema: 'registry/registry-events-webhook', contentType: 'application/json', isKeyed: true, marks: { type: 'registry.events' }, required: ['cursor', 'events', 'has_more', 'idempotency_key', 'previous_cursor', 'sent_at', 'subscription_id', 'type'] },
  /** @generated from webhook registryTest */
  registryTest: { schema: 'registry/registry-test-webhook', contentType: 'application/json', isKeyed: true, marks: { type: 'registry.test' }, required: ['idempotency_key', 'is_test', 'sent_at', 'subscription_id', 'type'] },
  /** @generated from webhook registryEndpointChallenge */
  registryEndpointChallenge: { schema: 'registry/endpoint-challenge-webhook', contentType: 'application/json', isKeyed: false, marks: { type: 'webhook.challenge' }, required: ['challenge', 'event_types', 'registry_url', 'subscription_id', 'type'] },
  /** @generated from webhook operatorWaiting */
  operatorWaiting: { schema: 'operator/waiting-webhook', contentType: 'application/json', isKeyed: true, marks: { type: 'operator.waiting' }, required: ['arrived', 'arrived_count', 'idempotency_key', 'registry_url', 'sent_at', 'type', 'waiting'] },
} as const satisfies Record<string, WebhookRow>;

export type WebhookKind = keyof typeof webhooks;

/** The body of each kind, as a receiver gets it. */
export interface WebhookBodies {
  taskEnded: CoreTaskWebhook;
  mediaBuyCreated: MediaBuyCreateMediaBuyWebhook;
  mediaBuyUpdated: MediaBuyUpdateMediaBuyWebhook;
  impairmentChanged: MediaBuyImpairmentWebhook;
  deliveryReported: MediaBuyMediaBuyDeliveryWebhook;
  contentSampled: ContentStandardsArtifactBatchWebhook;
  creativeBuilt: MediaBuyBuildCreativeWebhook;
  accountReviewed: AccountSyncAccountsWebhook;
  audienceChanged: MediaBuySyncAudiencesWebhook;
  signalActivated: SignalsActivateSignalWebhook;
  rightsDecided: BrandAcquireRightsWebhook;
  rightsRevoked: BrandRightsRevocationWebhook;
  creativeStatusChanged: CreativeCreativeStatusChangedWebhook;
  creativePurged: CreativeCreativePurgedWebhook;
  productCreated: MediaBuyProductCreatedWebhook;
  productUpdated: MediaBuyProductUpdatedWebhook;
  productPriced: MediaBuyProductPricedWebhook;
  productRemoved: MediaBuyProductRemovedWebhook;
  signalCreated: SignalsSignalCreatedWebhook;
  signalUpdated: SignalsSignalUpdatedWebhook;
  signalPriced: SignalsSignalPricedWebhook;
  signalRemoved: SignalsSignalRemovedWebhook;
  wholesaleFeedChanged: CoreWholesaleFeedBulkChangeWebhook;
  accountEndpointChallenge: AccountEndpointChallengeWebhook;
  a2aTaskChanged: CoreA2APushWebhook;
  a2a03TaskChanged: CoreA2A03PushWebhook;
  registryChanged: RegistryRegistryEventsWebhook;
  registryTest: RegistryRegistryTestWebhook;
  registryEndpointChallenge: RegistryEndpointChallengeWebhook;
  operatorWaiting: OperatorWaitingWebhook;
}

type Unkeyed<T> = T extends unknown ? Omit<T, 'idempotency_key'> : never;

/** The body of a kind as the service writes it: without the key of the event, which the outbox adds. */
export type NewBody<K extends WebhookKind> = Written<Unkeyed<WebhookBodies[K]>>;

/** A body together with its kind. */
export type WebhookContent = { readonly [K in WebhookKind]: { readonly kind: K; readonly body: NewBody<K> } }[WebhookKind];

export interface WebhookValidators {
  /** Accepts what receivers should accept. */
  readonly body: Validate;
  /** As `body`, but refuses members that the schema of the body does not describe. */
  readonly sent: Validate;
}

/** Loads the validators of one kind, and of no other. */
export const webhookValidators: { readonly [K in WebhookKind]: () => Promise<WebhookValidators> } = {
  taskEnded: loadedOnce(() => import('./validators/webhooks/task-ended.js')),
  mediaBuyCreated: loadedOnce(() => import('./validators/webhooks/media-buy-created.js')),
  mediaBuyUpdated: loadedOnce(() => import('./validators/webhooks/media-buy-updated.js')),
  impairmentChanged: loadedOnce(() => import('./validators/webhooks/impairment-changed.js')),
  deliveryReported: loadedOnce(() => import('./validators/webhooks/delivery-reported.js')),
  contentSampled: loadedOnce(() => import('./validators/webhooks/content-sampled.js')),
  creativeBuilt: loadedOnce(() => import('./validators/webhooks/creative-built.js')),
  accountReviewed: loadedOnce(() => import('./validators/webhooks/account-reviewed.js')),
  audienceChanged: loadedOnce(() => import('./validators/webhooks/audience-changed.js')),
  signalActivated: loadedOnce(() => import('./validators/webhooks/signal-activated.js')),
  rightsDecided: loadedOnce(() => import('./validators/webhooks/rights-decided.js')),
  rightsRevoked: loadedOnce(() => import('./validators/webhooks/rights-revoked.js')),
  creativeStatusChanged: loadedOnce(() => import('./validators/webhooks/creative-status-changed.js')),
  creativePurged: loadedOnce(() => import('./validators/webhooks/creative-purged.js')),
  productCreated: loadedOnce(() => import('./validators/webhooks/product-created.js')),
  productUpdated: loadedOnce(() => import('./validators/webhooks/product-updated.js')),
  productPriced: loadedOnce(() => import('./validators/webhooks/product-priced.js')),
  productRemoved: loadedOnce(() => import('./validators/webhooks/product-removed.js')),
  signalCreated: loadedOnce(() => import('./validators/webhooks/signal-created.js')),
  signalUpdated: loadedOnce(() => import('./validators/webhooks/signal-updated.js')),
  signalPriced: loadedOnce(() => import('./validators/webhooks/signal-priced.js')),
  signalRemoved: loadedOnce(() => import('./validators/webhooks/signal-removed.js')),
  wholesaleFeedChanged: loadedOnce(() => import('./validators/webhooks/wholesale-feed-changed.js')),
  accountEndpointChallenge: loadedOnce(() => import('./validators/webhooks/account-endpoint-challenge.js')),
  a2aTaskChanged: loadedOnce(() => import('./validators/webhooks/a2a-task-changed.js')),
  a2a03TaskChanged: loadedOnce(() => import('./validators/webhooks/a2a03-task-changed.js')),
  registryChanged: loadedOnce(() => import('./validators/webhooks/registry-changed.js')),
  registryTest: loadedOnce(() => import('./validators/webhooks/registry-test.js')),
  registryEndpointChallenge: loadedOnce(() => import('./validators/webhooks/registry-endpoint-challenge.js')),
  operatorWaiting: loadedOnce(() => import('./validators/webhooks/operator-waiting.js')),
};

/** One emitter for each kind, over a function that puts a body into the outbox. */
export function webhookEmitters<Tx, Event, Result>(
  queue: (tx: Tx, event: Event, content: WebhookContent, now: Date) => Result,
) {
  return {
    /** Webhook of a task */
    queueWebhookTaskEnded: (tx: Tx, event: Event, body: NewBody<'taskEnded'>, now: Date): Result =>
      queue(tx, event, { kind: 'taskEnded', body }, now),
    /** Webhook of a created buy */
    queueWebhookMediaBuyCreated: (tx: Tx, event: Event, body: NewBody<'mediaBuyCreated'>, now: Date): Result =>
      queue(tx, event, { kind: 'mediaBuyCreated', body }, now),
    /** Webhook of a changed buy */
    queueWebhookMediaBuyUpdated: (tx: Tx, event: Event, body: NewBody<'mediaBuyUpdated'>, now: Date): Result =>
      queue(tx, event, { kind: 'mediaBuyUpdated', body }, now),
    /** Webhook of an impairment */
    queueWebhookImpairmentChanged: (tx: Tx, event: Event, body: NewBody<'impairmentChanged'>, now: Date): Result =>
      queue(tx, event, { kind: 'impairmentChanged', body }, now),
    /** Webhook of a delivery report */
    queueWebhookDeliveryReported: (tx: Tx, event: Event, body: NewBody<'deliveryReported'>, now: Date): Result =>
      queue(tx, event, { kind: 'deliveryReported', body }, now),
    /** Webhook of sampled content */
    queueWebhookContentSampled: (tx: Tx, event: Event, body: NewBody<'contentSampled'>, now: Date): Result =>
      queue(tx, event, { kind: 'contentSampled', body }, now),
    /** Webhook of a build */
    queueWebhookCreativeBuilt: (tx: Tx, event: Event, body: NewBody<'creativeBuilt'>, now: Date): Result =>
      queue(tx, event, { kind: 'creativeBuilt', body }, now),
    /** Webhook of an account's review */
    queueWebhookAccountReviewed: (tx: Tx, event: Event, body: NewBody<'accountReviewed'>, now: Date): Result =>
      queue(tx, event, { kind: 'accountReviewed', body }, now),
    /** Webhook of an audience */
    queueWebhookAudienceChanged: (tx: Tx, event: Event, body: NewBody<'audienceChanged'>, now: Date): Result =>
      queue(tx, event, { kind: 'audienceChanged', body }, now),
    /** Webhook of an activation */
    queueWebhookSignalActivated: (tx: Tx, event: Event, body: NewBody<'signalActivated'>, now: Date): Result =>
      queue(tx, event, { kind: 'signalActivated', body }, now),
    /** Webhook of a decision about rights */
    queueWebhookRightsDecided: (tx: Tx, event: Event, body: NewBody<'rightsDecided'>, now: Date): Result =>
      queue(tx, event, { kind: 'rightsDecided', body }, now),
    /** Webhook of a revocation */
    queueWebhookRightsRevoked: (tx: Tx, event: Event, body: NewBody<'rightsRevoked'>, now: Date): Result =>
      queue(tx, event, { kind: 'rightsRevoked', body }, now),
    /** Webhook of a creative's new state */
    queueWebhookCreativeStatusChanged: (tx: Tx, event: Event, body: NewBody<'creativeStatusChanged'>, now: Date): Result =>
      queue(tx, event, { kind: 'creativeStatusChanged', body }, now),
    /** Webhook of a deleted creative */
    queueWebhookCreativePurged: (tx: Tx, event: Event, body: NewBody<'creativePurged'>, now: Date): Result =>
      queue(tx, event, { kind: 'creativePurged', body }, now),
    /** Webhook of a new product */
    queueWebhookProductCreated: (tx: Tx, event: Event, body: NewBody<'productCreated'>, now: Date): Result =>
      queue(tx, event, { kind: 'productCreated', body }, now),
    /** Webhook of a changed product */
    queueWebhookProductUpdated: (tx: Tx, event: Event, body: NewBody<'productUpdated'>, now: Date): Result =>
      queue(tx, event, { kind: 'productUpdated', body }, now),
    /** Webhook of a product's new prices */
    queueWebhookProductPriced: (tx: Tx, event: Event, body: NewBody<'productPriced'>, now: Date): Result =>
      queue(tx, event, { kind: 'productPriced', body }, now),
    /** Webhook of a removed product */
    queueWebhookProductRemoved: (tx: Tx, event: Event, body: NewBody<'productRemoved'>, now: Date): Result =>
      queue(tx, event, { kind: 'productRemoved', body }, now),
    /** Webhook of a new signal */
    queueWebhookSignalCreated: (tx: Tx, event: Event, body: NewBody<'signalCreated'>, now: Date): Result =>
      queue(tx, event, { kind: 'signalCreated', body }, now),
    /** Webhook of a changed signal */
    queueWebhookSignalUpdated: (tx: Tx, event: Event, body: NewBody<'signalUpdated'>, now: Date): Result =>
      queue(tx, event, { kind: 'signalUpdated', body }, now),
    /** Webhook of a signal's new prices */
    queueWebhookSignalPriced: (tx: Tx, event: Event, body: NewBody<'signalPriced'>, now: Date): Result =>
      queue(tx, event, { kind: 'signalPriced', body }, now),
    /** Webhook of a removed signal */
    queueWebhookSignalRemoved: (tx: Tx, event: Event, body: NewBody<'signalRemoved'>, now: Date): Result =>
      queue(tx, event, { kind: 'signalRemoved', body }, now),
    /** Webhook of many changes */
    queueWebhookWholesaleFeedChanged: (tx: Tx, event: Event, body: NewBody<'wholesaleFeedChanged'>, now: Date): Result =>
      queue(tx, event, { kind: 'wholesaleFeedChanged', body }, now),
    /** Challenge of a subscription's endpoint */
    queueWebhookAccountEndpointChallenge: (tx: Tx, event: Event, body: NewBody<'accountEndpointChallenge'>, now: Date): Result =>
      queue(tx, event, { kind: 'accountEndpointChallenge', body }, now),
    /** A2A push notification, version 1.0 */
    queueWebhookA2aTaskChanged: (tx: Tx, event: Event, body: NewBody<'a2aTaskChanged'>, now: Date): Result =>
      queue(tx, event, { kind: 'a2aTaskChanged', body }, now),
    /** A2A push notification, version 0.3 */
    queueWebhookA2a03TaskChanged: (tx: Tx, event: Event, body: NewBody<'a2a03TaskChanged'>, now: Date): Result =>
      queue(tx, event, { kind: 'a2a03TaskChanged', body }, now),
    /** Webhook of registry changes */
    queueWebhookRegistryChanged: (tx: Tx, event: Event, body: NewBody<'registryChanged'>, now: Date): Result =>
      queue(tx, event, { kind: 'registryChanged', body }, now),
    /** Test event of a registry subscription */
    queueWebhookRegistryTest: (tx: Tx, event: Event, body: NewBody<'registryTest'>, now: Date): Result =>
      queue(tx, event, { kind: 'registryTest', body }, now),
    /** Challenge of a registry subscription's endpoint */
    queueWebhookRegistryEndpointChallenge: (tx: Tx, event: Event, body: NewBody<'registryEndpointChallenge'>, now: Date): Result =>
      queue(tx, event, { kind: 'registryEndpointChallenge', body }, now),
    /** Webhook of what waits for a decision */
    queueWebhookOperatorWaiting: (tx: Tx, event: Event, body: NewBody<'operatorWaiting'>, now: Date): Result =>
      queue(tx, event, { kind: 'operatorWaiting', body }, now),
  };
}
