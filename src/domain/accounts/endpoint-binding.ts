import type { CoreNotificationConfig, EnumsWebhookAuthScheme } from '../../../generated/types/schemas.ts';
import { sha256Hex } from '../text/sha256.ts';

/** How deliveries are authenticated: by a signature unless a shared secret was chosen. */
export const deliveryMode = ({
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
