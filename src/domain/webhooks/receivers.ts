import { type AgentDeclaration, isDeclared, lists } from '../declaration/agent-profile.ts';
import { isObject } from '../json/object.ts';
import { TaskError } from '../tasks/task-error.ts';

/** Fields of requests that name a receiver of webhooks. */
export const RECEIVER_FIELDS = [
  'push_notification_config',
  'reporting_webhook',
  'artifact_webhook',
  'revocation_webhook',
] as const;

/**
 * Judges the receivers that a request names, by their text alone: their hosts need not exist yet.
 *
 * @throws {TaskError} INVALID_REQUEST for an address that cannot be sent to; UNSUPPORTED_FEATURE for reports or content
 *   that this agent does not push
 */
export function checkReceivers(args: Readonly<Record<string, unknown>>, profile: AgentDeclaration): void {
  for (const name of RECEIVER_FIELDS) {
    const given = args[name];
    const fault = isObject(given) && typeof given.url === 'string' ? webhookUrlFault(given.url) : null;
    if (fault !== null) {
      throw new TaskError('INVALID_REQUEST', `\`${name}.url\` ${fault}.`, { field: `${name}.url` });
    }
  }
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

/** What is wrong with an address that webhooks are to be sent to; null for nothing that its text shows. */
export function webhookUrlFault(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || /[\s\\]/.test(text)) return 'must be an absolute URL';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (url.username !== '' || url.password !== '') return 'must not contain a user or a password';
  return null;
}
