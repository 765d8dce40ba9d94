import { agentTables } from './agent-tables.ts';
import { agentClaims } from './agents/agent-claims.ts';
import { agentCopies } from './agents/agent-copies.ts';
import { agentDays } from './agents/agent-days.ts';
import { agentInventory } from './agents/agent-inventory.ts';
import { agentMetrics } from './agents/agent-metrics.ts';
import { agentProfiles } from './agents/agent-profiles.ts';
import { agentSearch } from './agents/agent-search.ts';
import { agents } from './agents/agents.ts';
import { catalogAgents } from './agents/enrolled-agents.ts';
import { catalogListing } from './agents/enrolled-listing.ts';
import { facetCounts } from './agents/facet-counts.ts';
import { operators } from './agents/operators.ts';
import { profileVersions } from './agents/profile-versions.ts';
import { lookups } from './authorization/lookups.ts';
import { nearAgentUrls } from './authorization/near-agents.ts';
import { pastLookups } from './authorization/past-lookups.ts';
import { brandChanges } from './brands/brand-changes.ts';
import { brandAgents, brandProperties, brandRefs } from './brands/brand-lists.ts';
import { brandLogos } from './brands/brand-logos.ts';
import { brandStates } from './brands/brand-states.ts';
import { brands } from './brands/brands.ts';
import { manifests } from './brands/manifests.ts';
import { copiedRecords } from './dump/copied-records.ts';
import type { Db } from './engine/database.ts';
import { clock } from './engine/database-time.ts';
import { reseal } from './engine/sealing-keys.ts';
import { secrets } from './engine/secrets.ts';
import { events } from './feed/events.ts';
import { feedLog } from './feed/feed-log.ts';
import { feedSubscriptions } from './feed/feed-subscriptions.ts';
import { feedTickets } from './feed/feed-tickets.ts';
import { logWitnesses } from './feed/log-witnesses.ts';
import { erasures } from './holdings/erasures.ts';
import { holdings } from './holdings/holdings.ts';
import { oldestRows } from './holdings/oldest-rows.ts';
import { removalsOf } from './holdings/removals.ts';
import { limits } from './limits/limits.ts';
import { agentPrincipals } from './members/agent-principals.ts';
import { apiKeys } from './members/api-keys.ts';
import { auditLog } from './members/audit-log.ts';
import { browserSessions } from './members/browser-sessions.ts';
import { clientOrganizations } from './members/client-organizations.ts';
import { grants } from './members/grants.ts';
import { invitations } from './members/invitations.ts';
import { memberships } from './members/memberships.ts';
import { oidcModels } from './members/oidc-models.ts';
import { organizations } from './members/organizations.ts';
import { passkeyChallenges } from './members/passkey-challenges.ts';
import { passkeys } from './members/passkeys.ts';
import { principals } from './members/principals.ts';
import { pseudonyms } from './members/pseudonyms.ts';
import { refusedCalls } from './members/refused-calls.ts';
import { revokedRows } from './members/revoked-rows.ts';
import { signInAttempts } from './members/sign-in-attempts.ts';
import { userIdentities } from './members/user-identities.ts';
import { users } from './members/users.ts';
import { operatorNotices } from './moderation/operator-notices.ts';
import { waiting } from './moderation/waiting.ts';
import { domainSkeletons, protectedNames } from './ownership/look-alikes.ts';
import { ownershipChallenges, ownershipProofs } from './ownership/ownership-challenges.ts';
import { reviews } from './ownership/reviews.ts';
import { revisions } from './ownership/revisions.ts';
import { savedEntries } from './ownership/saved-entries.ts';
import { authorizationRows, authorizations } from './publishers/authorizations.ts';
import { collections } from './publishers/collections.ts';
import { crawlDays } from './publishers/crawl-days.ts';
import { crawlRequests } from './publishers/crawl-requests.ts';
import { documents } from './publishers/documents.ts';
import { failingHosts } from './publishers/failing-hosts.ts';
import { pastVersions } from './publishers/past-versions.ts';
import { properties } from './publishers/properties.ts';
import { publisherCopies } from './publishers/publisher-copies.ts';
import { publisherOverviews } from './publishers/publisher-overviews.ts';
import { publisherRevocations } from './publishers/publisher-revocations.ts';
import { publisherStates } from './publishers/publisher-states.ts';
import { publishers } from './publishers/publishers.ts';
import { slowHosts } from './publishers/slow-hosts.ts';
import { jobListing } from './queue/job-listing.ts';
import { jobs } from './queue/jobs.ts';
import { counts } from './search-index/counts.ts';
import { search } from './search-index/search.ts';
import { messageSigners, revokedMessageKeys } from './signers/message-signers.ts';
import { revokedSignerKeys } from './signers/revoked-signer-keys.ts';
import { usedNonces } from './signers/used-nonces.ts';
import { deliveries } from './webhooks/deliveries.ts';
import { webhookChannels } from './webhooks/webhook-channels.ts';
import { webhookListing } from './webhooks/webhook-listing.ts';
import { webhookOwners } from './webhooks/webhook-owners.ts';
import { webhooks } from './webhooks/webhooks.ts';

/** Every table module. A new table needs one line here, or in `agent-tables.ts` when its subject is one of the agent. */
const modules = {
  ...agentTables,
  waiting,
  operatorNotices,
  organizations,
  users,
  memberships,
  invitations,
  apiKeys,
  principals,
  clientOrganizations,
  revokedRows,
  refusedCalls,
  jobListing,
  failingHosts,
  agentPrincipals,
  erasures,
  pseudonyms,
  webhooks,
  webhookChannels,
  webhookListing,
  deliveries,
  grants,
  webhookOwners,
  feedSubscriptions,
  profileVersions,
  feedTickets,
  feedLog,
  logWitnesses,
  messageSigners,
  revokedMessageKeys,
  revokedSignerKeys,
  usedNonces,
  oidcModels,
  userIdentities,
  passkeys,
  passkeyChallenges,
  browserSessions,
  secrets,
  signInAttempts,
  reseal,
  auditLog,
  ownershipChallenges,
  ownershipProofs,
  reviews,
  domainSkeletons,
  protectedNames,
  jobs,
  events,
  limits,
  crawlDays,
  slowHosts,
  crawlRequests,
  brands,
  brandChanges,
  brandLogos,
  brandStates,
  brandRefs,
  brandAgents,
  brandProperties,
  revisions,
  savedEntries,
  copiedRecords,
  publisherCopies,
  publishers,
  publisherRevocations,
  publisherStates,
  pastVersions,
  documents,
  properties,
  collections,
  agents,
  catalogAgents,
  catalogListing,
  agentMetrics,
  agentDays,
  agentProfiles,
  agentInventory,
  agentSearch,
  authorizations,
  authorizationRows,
  agentClaims,
  agentCopies,
  lookups,
  pastLookups,
  nearAgentUrls,
  facetCounts,
  publisherOverviews,
  operators,
  manifests,
  search,
  counts,
  holdings,
  oldestRows,
  removals: removalsOf,
  clock,
  nextTurn: (db: Db) => db.nextTurn,
  sent: (db: Db) => db.sent,
};

type Modules = typeof modules;

/** Every table, bound to one handle, a transaction's or the reader's; and the handle's `nextTurn` and `sent`. */
export type Tables = { readonly [T in keyof Modules]: ReturnType<Modules[T]> };

/** What is made of the modules for one handle. */
type Made = { readonly db: Db; readonly made: Map<string, unknown> };

// Getters on a prototype, so that a handle creates only the tables that are used, and each once.
const bound: object = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(modules).map(([name, bind]) => [
      name,
      {
        get(this: Made) {
          const known = this.made.get(name);
          if (known !== undefined) return known;
          const table = bind(this.db);
          this.made.set(name, table);
          return table;
        },
      },
    ]),
  ),
);

export function tables(db: Db): Tables {
  return Object.assign(Object.create(bound), { db, made: new Map() } satisfies Made);
}
