import type { CorePushNotificationConfig, CoreTaskWebhookEnvelope } from '../../../generated/types/core.ts';
import type { EnumsTaskType } from '../../../generated/types/enums.ts';
import type { Written } from '../../../generated/written.ts';
import type { ReleaseForm } from '../contract/release.ts';
import type { Wire } from '../contract/shapes.ts';
import type { WebhookReader } from '../contract/webhook-reader.ts';
import { type AgentDeclaration, isDeclared, lists } from '../declaration/agent-profile.ts';
import { isObject } from '../json/values.ts';
import { TaskError } from '../refusals/task-error.ts';
import { type WebhookTarget, webhookTarget } from '../webhooks/webhook.ts';

/**
 * Validates the receivers that a request names, whose URLs have been judged.
 *
 * @throws {TaskError} UNSUPPORTED_FEATURE for reports or content that this agent does not push
 */
export function checkReceivers(args: Readonly<Record<string, unknown>>, profile: AgentDeclaration): void {
  if (
    isObject(args.reporting_webhook) &&
    !lists(profile, 'media_buy.reporting_delivery_methods', 'webhook')
  ) {
    throw notPushed('reporting_webhook', 'Delivery reports', 'get_media_buy_delivery');
  }
  const pushesContent = isDeclared(profile, 'media_buy.content_standards.supports_webhook_delivery');
  if (isObject(args.artifact_webhook) && !pushesContent) {
    throw notPushed('artifact_webhook', 'Samples of content', 'get_media_buy_artifacts');
  }
}

const notPushed = (field: string, what: string, task: string): TaskError =>
  new TaskError(
    'UNSUPPORTED_FEATURE',
    `${what} are not pushed by this agent: leave \`${field}\` out and call ${task}.`,
    {
      field,
    },
  );

/** Receiver of a task's webhooks, validated against the schema of the request. */
export type PushConfig = Wire<CorePushNotificationConfig>;

/** The configuration of a request, or null. The value must have been validated against its schema. */
export function pushConfigOf(value: unknown): PushConfig | null {
  return isObject(value) && typeof value.url === 'string' ? (value as PushConfig) : null;
}

export const pushTarget = (config: PushConfig): WebhookTarget => webhookTarget(config);

/** Task types that a webhook can name; no webhooks are sent about other tasks. */
const TYPES = [
  'create_media_buy',
  'update_media_buy',
  'media_buy_delivery',
  'sync_creatives',
  'build_creative',
  'activate_signal',
  'get_products',
  'get_signals',
  'create_property_list',
  'update_property_list',
  'get_property_list',
  'list_property_lists',
  'delete_property_list',
  'sync_accounts',
  'get_account_financials',
  'get_creative_delivery',
  'sync_event_sources',
  'sync_audiences',
  'sync_catalogs',
  'log_event',
  'get_brand_identity',
  'search_brands',
  'get_rights',
  'acquire_rights',
] satisfies readonly EnumsTaskType[];
const known: ReadonlySet<string> = new Set(TYPES);
/** Task types that are missing in the closed list of release 3.0. */
const unknownTo30: ReadonlySet<string> = new Set(['build_creative', 'get_products', 'search_brands']);

/** Whether webhooks about a task can be sent to a caller that reads this form. */
export const hasTaskWebhook = (taskType: string, form: ReleaseForm): boolean =>
  known.has(taskType) && !(form === '3.0' && unknownTo30.has(taskType));

type Area = NonNullable<CoreTaskWebhookEnvelope['protocol']>;

/** Areas of the protocol that the body may name. */
const AREAS: ReadonlySet<string> = new Set<Area>([
  'media-buy',
  'signals',
  'governance',
  'creative',
  'brand',
  'sponsored-intelligence',
]);

/** The area as the body names it; undefined for an area that it cannot name. */
export const areaOf = (area: string): Area | undefined => (AREAS.has(area) ? (area as Area) : undefined);

export type TaskEvent = {
  readonly taskId: string;
  /** State of the task, never of a buy. */
  readonly status: CoreTaskWebhookEnvelope['status'];
  readonly at: Date;
  readonly message?: string | null;
};

/** The members that every task webhook has, without those that depend on its kind. */
export type TaskEnvelope = Written<
  Omit<CoreTaskWebhookEnvelope, 'idempotency_key' | 'task_type' | 'protocol' | 'notification_id'>
>;

/**
 * The envelope of a task webhook. Schemas of 3.1 require an `operation_id`: if none was registered, the task's id
 * takes its place. Other receivers then read the id from their own URL.
 */
export function taskEnvelope(
  config: { readonly [Name in 'operation_id' | 'token']?: PushConfig[Name] | undefined },
  { taskId, status, at, message }: TaskEvent,
  { form, context }: WebhookReader,
): TaskEnvelope {
  return {
    operation_id: config.operation_id ?? (form === '3.1' ? taskId : undefined),
    task_id: taskId,
    status,
    timestamp: at.toISOString(),
    message: message ?? undefined,
    token: config.token,
    context,
  };
}
