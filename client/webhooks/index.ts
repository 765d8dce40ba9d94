export { pinnedKeys } from '../../src/domain/signatures/keys.ts';
export type { ReplayPort } from '../../src/domain/signatures/verify.ts';
export { type SenderKeys, type SenderKeysOptions, senderKeys } from './keys.ts';
export { type ReceivedWebhook, readWebhook } from './kinds.ts';
export {
  createWebhookReceiver,
  type EndpointQuestion,
  type WebhookAnswer,
  type WebhookEvent,
  type WebhookReceiver,
  type WebhookReceiverOptions,
} from './receiver.ts';
export { expressWebhook, type HandleWebhook, koaWebhook, webhookHandler } from './servers.ts';
export { memoryEvents, memoryReplays, type SeenEvents } from './stores.ts';
