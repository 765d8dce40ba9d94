import type { CoreNotificationConfig } from '../../../generated/types/core.ts';
import type { EnumsNotificationType, EnumsWebhookAuthScheme } from '../../../generated/types/enums.ts';
import type { NewBody } from '../../../generated/webhooks.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { type JudgeUrl, refuseUrl } from '../refusals/called-url.ts';
import { TaskError } from '../refusals/task-error.ts';
import { sha256Hex } from '../text/sha256.ts';

/** A stored subscription, with its secret. */
export type StoredConfig = {
  readonly config: CoreNotificationConfig & { readonly active: boolean };
  /**
   * `endpointBinding` that the endpoint has proved. Null for a paused subscription without a proof, and for a
   * sandbox endpoint that responded with 2xx but did not repeat the challenge.
   */
  readonly proof: string | null;
};

export type NotificationProof =
  | { readonly ok: true }
  /** `accepted`: the endpoint responded with 2xx but did not repeat the challenge. */
  | { readonly ok: false; readonly reason: string; readonly accepted?: boolean };

/** A subscription whose endpoint must still prove itself. */
export type Unproven = {
  readonly binding: string;
  readonly accountId: string;
  readonly config: CoreNotificationConfig;
};

export type ConfigRules = {
  readonly accountId: string;
  readonly earlier: readonly StoredConfig[];
  /** Results of proofs by binding; `assume` accepts every endpoint. */
  readonly proofs: ReadonlyMap<string, NotificationProof> | 'assume';
  readonly judgeUrl: JudgeUrl;
  /** Event types that this agent sends to accounts. */
  readonly declared: readonly string[];
  /** Whether any 2xx counts as proof: receivers of test kits respond to every message with an empty 204. */
  readonly sandbox: boolean;
};

export type ConfigPlan =
  | { readonly ok: true; readonly configs: readonly StoredConfig[]; readonly unproven: readonly Unproven[] }
  | { readonly ok: false; readonly error: TaskError };

const CREATIVE_EVENTS = ['creative.status_changed', 'creative.purged'] as const;

/** Event types that an agent sends to accounts: those about creatives, and the declared ones about feeds. */
export const accountEvents = (
  profile: Pick<AgentDeclaration, 'wholesale_feed_webhooks'>,
): EnumsNotificationType[] => [...CREATIVE_EVENTS, ...(profile.wholesale_feed_webhooks?.event_types ?? [])];

/**
 * Validates the set of subscriptions that replaces the earlier set. One invalid subscription refuses all; the error
 * names the field of its entry.
 */
export function planConfigs(given: readonly CoreNotificationConfig[], rules: ConfigRules): ConfigPlan {
  const seen = new Set<string>();
  const configs: StoredConfig[] = [];
  const unproven: Unproven[] = [];
  for (const [at, config] of given.entries()) {
    const place = `notification_configs[${at}]`;
    const error = judgeConfig(config, place, seen, rules);
    if (error !== null) return { ok: false, error };
    seen.add(config.subscriber_id);
    const kept = { ...config, active: config.active ?? true };
    const binding = endpointBinding(rules.accountId, config);
    const earlier = rules.earlier.find((stored) => stored.config.subscriber_id === config.subscriber_id);
    const isProven = earlier?.proof === binding;
    if (!kept.active || isProven) {
      configs.push({ config: kept, proof: isProven ? binding : null });
      continue;
    }
    const proof = rules.proofs === 'assume' ? { ok: true as const } : rules.proofs.get(binding);
    const isEnough = proof?.ok !== false || (rules.sandbox && proof.accepted === true);
    if (proof?.ok === false && !isEnough) return { ok: false, error: unprovenError(proof.reason, place) };
    if (proof === undefined) unproven.push({ binding, accountId: rules.accountId, config });
    configs.push({ config: kept, proof: proof?.ok === false ? null : binding });
  }
  return { ok: true, configs, unproven };
}

function judgeConfig(
  config: CoreNotificationConfig,
  place: string,
  seen: ReadonlySet<string>,
  { judgeUrl, declared }: ConfigRules,
): TaskError | null {
  if (seen.has(config.subscriber_id)) {
    return new TaskError(
      'VALIDATION_ERROR',
      '`subscriber_id` must be unique, and another subscription of the account has it.',
      {
        field: `${place}.subscriber_id`,
      },
    );
  }
  const foreign = config.event_types.findIndex((type) => !declared.includes(type));
  if (foreign !== -1) {
    const message = `This agent does not send this event type to accounts. It sends: ${declared.join(', ')}.`;
    return new TaskError('VALIDATION_ERROR', message, {
      field: `${place}.event_types[${foreign}]`,
      details: { rejected_value: config.event_types[foreign], accepted_values: [...declared] },
    });
  }
  return refuseUrl(config.url, `${place}.url`, judgeUrl) ?? judgeSecret(config, place);
}

function judgeSecret(config: CoreNotificationConfig, place: string): TaskError | null {
  const isShared = deliveryMode(config) !== 'HTTP_MESSAGE_SIGNATURES';
  if (!isShared || config.authentication?.credentials !== undefined) return null;
  return new TaskError(
    'VALIDATION_ERROR',
    '`credentials` is required with this scheme, each time the scheme is sent.',
    {
      field: `${place}.authentication.credentials`,
    },
  );
}

const unprovenError = (reason: string, place: string): TaskError =>
  new TaskError(
    'VALIDATION_ERROR',
    `The endpoint of ${place} did not prove that it wants notifications: ${reason}`,
    {
      field: `${place}.url`,
      suggestion: 'Respond to the challenge with 2xx and the JSON object {"challenge": …}.',
    },
  );

/** A subscription as callers receive it, without its secret. */
export function withoutSecret({ config }: StoredConfig): CoreNotificationConfig {
  const { authentication, ...rest } = config;
  return authentication === undefined
    ? rest
    : { ...rest, authentication: { schemes: [...authentication.schemes] } };
}

/** How notifications are authenticated: by a signature, unless a shared secret was chosen. */
const deliveryMode = ({
  authentication,
}: Pick<CoreNotificationConfig, 'authentication'>): EnumsWebhookAuthScheme =>
  authentication?.schemes[0] ?? 'HTTP_MESSAGE_SIGNATURES';

/**
 * Digest of what a proof covers: subscriber, account, URL, authentication and event types. A change of any of them
 * needs a new proof.
 */
export function endpointBinding(accountId: string, config: CoreNotificationConfig): string {
  const { subscriber_id: subscriber, url, event_types: events, authentication } = config;
  const normalized = URL.parse(url)?.href ?? url;
  const credential = authentication?.credentials ?? null;
  const bound = [accountId, subscriber, normalized, deliveryMode(config), credential, [...events].sort()];
  return sha256Hex(JSON.stringify(bound));
}

type Challenge = {
  /** Shows whether the shared secret has changed, without helping anybody to guess it. */
  readonly fingerprint: (secret: string) => string;
  readonly challenge: string;
  readonly accountId: string;
  readonly agentUrl: string;
  readonly config: CoreNotificationConfig;
};

/** Body of the challenge that an endpoint must repeat before notifications are sent to it. */
export function challengeBody({
  challenge,
  accountId,
  agentUrl,
  config,
  fingerprint,
}: Challenge): NewBody<'accountEndpointChallenge'> {
  const mode = deliveryMode(config);
  const secret = config.authentication?.credentials;
  const isShared = mode !== 'HTTP_MESSAGE_SIGNATURES' && secret !== undefined;
  return {
    type: 'webhook.challenge',
    challenge,
    account_id: accountId,
    subscriber_id: config.subscriber_id,
    seller_agent_url: agentUrl,
    event_types: config.event_types,
    delivery_auth: isShared ? { mode, credential_fingerprint: fingerprint(secret) } : { mode: 'rfc9421' },
  };
}
