import { type AgentDeclaration, declaredAt, isDeclared, lists } from '../agent-profile.ts';

/** Declarations that send webhooks by themselves (specification, "webhook_signing"). */
function emissions(profile: AgentDeclaration): string[] {
  return [
    ...(lists(profile, 'media_buy.reporting_delivery_methods', 'webhook')
      ? ['media_buy.reporting_delivery_methods: webhook']
      : []),
    ...(lists(profile, 'media_buy.propagation_surfaces', 'webhook')
      ? ['media_buy.propagation_surfaces: webhook']
      : []),
    ...['media_buy.content_standards.supports_webhook_delivery', 'wholesale_feed_webhooks.supported']
      .filter((path) => isDeclared(profile, path))
      .map((path) => `${path}:`),
  ];
}

/** An agent that sends webhooks signs them. A deployment fills in `identity.brand_json_url` by itself. */
export function signingProblems(profile: AgentDeclaration): string[] {
  const { webhook_signing: webhooks, identity } = profile;
  return [
    ...(webhooks?.supported
      ? []
      : emissions(profile).map((place) => `${place} needs webhook_signing.supported`)),
    ...(webhooks?.supported === false
      ? ['webhook_signing.supported: must be true, or the block left out: unsigned webhooks are not sent']
      : []),
    ...originProblems(identity?.key_origins ?? {}),
    ...listProblems(profile, ''),
    ...listProblems(profile, 'protocol_methods_'),
  ];
}

function originProblems(origins: Readonly<Record<string, string | undefined>>): string[] {
  const { governance_signing: governance, ...others } = origins;
  if (governance === undefined) return [];
  const hostOf = (url: string | undefined) =>
    url
      ?.replace(/^[a-z]+:\/\//i, '')
      .replace(/[/?#].*$/s, '')
      .toLowerCase();
  return Object.entries(others)
    .filter(([, url]) => hostOf(url) === hostOf(governance))
    .map(([name]) => `identity.key_origins.governance_signing: must differ from that of ${name}`);
}

/** `required_for` and `warn_for` are parts of `supported_for`, without anything in common. */
function listProblems(profile: AgentDeclaration, prefix: '' | 'protocol_methods_'): string[] {
  const path = (name: string) => `request_signing.${prefix}${name}`;
  const list = (name: string): readonly string[] => {
    const value = declaredAt(profile, path(name));
    return Array.isArray(value) ? value : [];
  };
  const [supported, warned, required] = [list('supported_for'), list('warn_for'), list('required_for')];
  if (profile.request_signing?.supported === false) {
    return ['supported_for', 'warn_for', 'required_for']
      .filter((name) => list(name).length > 0)
      .map((name) => `${path(name)}: must be empty when request_signing.supported is false`);
  }
  const within = (name: string, words: readonly string[]) =>
    words
      .filter((word) => !supported.includes(word))
      .map((word) => `${path(name)}: ${word} must be in ${path('supported_for')} too`);
  return [
    ...within('required_for', required),
    ...within('warn_for', warned),
    ...warned
      .filter((word) => required.includes(word))
      .map((word) => `${path('warn_for')}: ${word} is in ${path('required_for')} already`),
  ];
}
