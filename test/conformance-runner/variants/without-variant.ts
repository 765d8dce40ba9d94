/**
 * Requirements of which no variant shows that they find a fault, by the reason. Lists get shorter when a variant is
 * written; a new requirement has one from the start.
 */
export const withoutVariant: Readonly<Record<string, readonly string[]>> = {
  'what the fault holds back only does not come, so that the requirement cannot be judged': [
    'registry.site.events',
    'registry.site.looked-up',
    'registry.states.collection-removed',
    'registry.states.revoked',
    'registry.states.stale',
  ],
  'neither the second agent nor this service has it, or has enough of it': [
    'agent.capabilities.feature-ranges',
    'agent.capabilities.metric-ids',
    'agent.pages.list-accounts-cursor',
    'agent.pages.list-creatives-cursor',
    'agent.targeting.undeclared',
  ],
  'it is of the beginning of MCP in both revisions, without which nothing is judged': [
    'agent.mcp.both-eras',
    'agent.mcp.discover',
  ],
  'their variants are of the check itself': [
    'ad-server.capabilities',
    'ad-server.creatives',
    'ad-server.delivery',
    'ad-server.form',
    'ad-server.keys',
    'ad-server.list',
    'ad-server.packages',
    'ad-server.requests',
    'ad-server.reservations',
    'ad-server.revisions',
    'ad-server.states',
    'ad-server.terms',
    'files.adagents',
    'files.brand',
    'files.json',
    'files.messages',
    'files.webhooks',
  ],
  'the schema of the answer says the same, and is judged first': [
    'agent.a2a.flat-data',
    'agent.capabilities.idempotency',
    'agent.capabilities.major-versions',
    'agent.formats.structured-id',
    'agent.previews.shown',
  ],
  'what the fault breaks is needed by most checks, so that they cannot be judged': [
    'agent.authentication.bearer',
    'agent.versions.omitted',
  ],
};
