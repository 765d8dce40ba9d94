import { type AgentDeclaration, isDeclared, lists } from '../agent-profile.ts';

/** What is pushed can be read again: every event has its wholesale read (specification, "wholesale_feed_webhooks"). */
export function wholesaleProblems(profile: AgentDeclaration): string[] {
  const { wholesale_feed_webhooks: webhooks, wholesale_feed_versioning: versioning } = profile;
  const products = lists(profile, 'media_buy.buying_modes', 'wholesale');
  const signals = lists(profile, 'signals.discovery_modes', 'wholesale');
  const needsProducts = 'needs wholesale in media_buy.buying_modes';
  const needsSignals = 'needs wholesale in signals.discovery_modes';
  const problems: string[] = [];
  const events = webhooks?.event_types ?? [];
  if (webhooks?.supported && events.length === 0) {
    problems.push(
      'wholesale_feed_webhooks.event_types: is required when wholesale_feed_webhooks.supported is true',
    );
  }
  if (webhooks?.supported === false && events.length > 0) {
    problems.push(
      'wholesale_feed_webhooks.event_types: must be left out when wholesale_feed_webhooks.supported is false',
    );
  }
  for (const event of events) {
    const place = `wholesale_feed_webhooks.event_types: ${event}`;
    if (event.startsWith('product.') && !products) problems.push(`${place} ${needsProducts}`);
    if (event.startsWith('signal.') && !signals) problems.push(`${place} ${needsSignals}`);
    if (event === 'wholesale_feed.bulk_change' && !products && !signals) {
      problems.push(`${place} ${needsProducts} or in signals.discovery_modes`);
    }
  }
  if (versioning?.supported && !products && !signals) {
    problems.push(`wholesale_feed_versioning.supported: ${needsProducts} or in signals.discovery_modes`);
  }
  for (const name of ['pricing_version_separate', 'cache_scope_account']) {
    const path = `wholesale_feed_versioning.${name}`;
    if (isDeclared(profile, path) && !versioning?.supported) {
      problems.push(`${path}: must be left out when wholesale_feed_versioning.supported is false`);
    }
  }
  return problems;
}
