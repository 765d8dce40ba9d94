import type {
  CoreNotificationConfig,
  EnumsNotificationType,
  EnumsWebhookAuthScheme,
} from '../../../generated/types/schemas.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { TaskError } from '../tasks/task-error.ts';
import { sha256Hex } from '../text/sha256.ts';

/** A subscription as it is kept, with its secret. */
export type StoredConfig = {
  readonly config: CoreNotificationConfig & { readonly active: boolean };
  /** What its endpoint proved itself for; null for one that is paused, or of the sandbox and only answered with 2xx. */
  readonly proof: string | null;
};

export type NotificationProof =
  | { readonly ok: true }
  /** `accepted`: the endpoint answered with 2xx, but did not repeat the challenge. */
  | { readonly ok: false; readonly reason: string; readonly accepted?: boolean };

/** A subscription whose endpoint has yet to prove itself. */
export type Unproven = {
  readonly binding: string;
  readonly accountId: string;
  readonly config: CoreNotificationConfig;
};

export type ConfigRules = {
  readonly accountId: string;
  readonly earlier: readonly StoredConfig[];
  /** Outcomes of proofs by binding; `assume` lets everything pass. */
  readonly proofs: ReadonlyMap<string, NotificationProof> | 'assume';
  /** Whether plain http is left for the look at the endpoint to judge. */
  readonly allowHttp: boolean;
  /** Events of accounts that this agent sends. */
  readonly declared: readonly string[];
  /** Whether any 2xx is proof enough: receivers of test kits answer every message with an empty 204. */
  readonly sandbox: boolean;
};

export type ConfigPlan =
  | { readonly ok: true; readonly configs: readonly StoredConfig[]; readonly unproven: readonly Unproven[] }
  | { readonly ok: false; readonly error: TaskError };

const CREATIVE_EVENTS = ['creative.status_changed', 'creative.purged'] as const;

/** Events of accounts that an agent sends: those of creatives, and of feeds what it declares. */
export const accountEvents = (
  profile: Pick<AgentDeclaration, 'wholesale_feed_webhooks'>,
): EnumsNotificationType[] => [...CREATIVE_EVENTS, ...(profile.wholesale_feed_webhooks?.event_types ?? [])];

const LONGEST_URL = 2048;

/**
 * Judges the whole set of subscriptions that is to replace the earlier one. One that is wrong refuses all of them; the
 * error names its field within the entry.
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
  { allowHttp, declared }: ConfigRules,
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
  return judgeUrl(config.url, `${place}.url`, allowHttp) ?? judgeSecret(config, place);
}

function judgeUrl(text: string, field: string, allowHttp: boolean): TaskError | null {
  const url = text.length > LONGEST_URL ? null : URL.parse(text);
  if (url === null || url.hostname === '' || /[\s\\]/.test(text)) {
    return new TaskError('INVALID_REQUEST', '`url` must be an absolute URL with a host.', {
      field,
    });
  }
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    return new TaskError('VALIDATION_ERROR', '`url` must begin with `https://`.', { field });
  }
  if (url.username !== '' || url.password !== '') {
    return new TaskError('VALIDATION_ERROR', '`url` must not contain a user name or a password.', { field });
  }
  return null;
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

/** A subscription as it is told: without its secret. */
export function withoutSecret({ config }: StoredConfig): CoreNotificationConfig {
  const { authentication, ...rest } = config;
  return authentication === undefined
    ? rest
    : { ...rest, authentication: { schemes: [...authentication.schemes] } };
}

/** How deliveries are authenticated: by a signature unless a shared secret was chosen. */
const deliveryMode = ({
  authentication,
}: Pick<CoreNotificationConfig, 'authentication'>): EnumsWebhookAuthScheme =>
  authentication?.schemes[0] ?? 'HTTP_MESSAGE_SIGNATURES';

/**
 * What a proof is good for: this subscriber of this account, at this URL, authenticated in this way, for these
 * events. Any change needs another proof.
 */
export function endpointBinding(accountId: string, config: CoreNotificationConfig): string {
  const { subscriber_id: subscriber, url, event_types: events, authentication } = config;
  const normalized = URL.parse(url)?.href ?? url;
  const credential = authentication?.credentials ?? null;
  const bound = [accountId, subscriber, normalized, deliveryMode(config), credential, [...events].sort()];
  return sha256Hex(JSON.stringify(bound));
}

type Challenge = {
  /** Tells whether the shared secret has changed, and helps nobody to guess it. */
  readonly fingerprint: (secret: string) => string;
  readonly challenge: string;
  readonly accountId: string;
  readonly agentUrl: string;
  readonly config: CoreNotificationConfig;
};

/** What an endpoint is asked, before anything is sent to it. */
export function challengeBody({ challenge, accountId, agentUrl, config, fingerprint }: Challenge) {
  const mode = deliveryMode(config);
  const secret = config.authentication?.credentials;
  const isShared = mode !== 'HTTP_MESSAGE_SIGNATURES' && secret !== undefined;
  return {
    type: 'webhook.challenge',
    challenge,
    account_id: accountId,
    subscriber_id: config.subscriber_id,
    seller_agent_url: agentUrl,
    event_types: [...config.event_types],
    delivery_auth: isShared ? { mode, credential_fingerprint: fingerprint(secret) } : { mode: 'rfc9421' },
  };
}

/** Whether the answer repeats the challenge, as exactly one of the two members that may. */
export function answersChallenge(answer: unknown, challenge: string): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const told = (['challenge', 'token'] as const).filter((name) => Object.hasOwn(answer, name));
  const [name, ...others] = told;
  return (
    name !== undefined &&
    others.length === 0 &&
    Object.entries(answer).some(([key, value]) => key === name && value === challenge)
  );
}
