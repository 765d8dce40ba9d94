export { pinnedKeys } from '../../src/domain/signatures/keys.ts';
export {
  type MessageKey,
  type MessageToSign,
  type SignatureHeaders,
  type SignatureOccasion,
  signMessage,
} from '../../src/domain/signatures/sign.ts';
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
export { type RedisCommand, redisEvents, redisReplays } from './redis-stores.ts';
export { expressWebhook, fastifyWebhook, type HandleWebhook, koaWebhook, webhookHandler } from './servers.ts';
export { type SqlQuery, sqlEvents, sqlReplays, webhookTables } from './sql-stores.ts';
export { memoryEvents, memoryReplays, type SeenEvents } from './stores.ts';
