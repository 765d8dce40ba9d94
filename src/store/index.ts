import { a2aPushConfigs } from './a2a-push-configs.ts';
import { a2aTasks } from './a2a-tasks.ts';
import { accountBooks } from './account-books.ts';
import { accounts } from './accounts.ts';
import { activationReceivers } from './activation-receivers.ts';
import { agentClaims } from './agent-claims.ts';
import { agentInventory } from './agent-inventory.ts';
import { agentMetrics } from './agent-metrics.ts';
import { agentPrincipals } from './agent-principals.ts';
import { agentProfiles } from './agent-profiles.ts';
import { agentSearch } from './agent-search.ts';
import { agentTasks } from './agent-tasks.ts';
import { agents } from './agents.ts';
import { apiKeys } from './api-keys.ts';
import { audienceReceivers } from './audience-receivers.ts';
import { audiences } from './audiences.ts';
import { auditLog } from './audit-log.ts';
import { authorizationRows } from './authorization-rows.ts';
import { authorizations } from './authorizations.ts';
import { brandAgents } from './brand-agents.ts';
import { brandProperties } from './brand-properties.ts';
import { brandRefs } from './brand-refs.ts';
import { brands } from './brands.ts';
import { buildVariants } from './build-variants.ts';
import { buyHistory } from './buy-history.ts';
import { buyReports } from './buy-reports.ts';
import { buyerCatalogs } from './buyer-catalogs.ts';
import { catalogAgents } from './catalog-agents.ts';
import { catalogListing } from './catalog-listing.ts';
import { clientOrganizations } from './client-organizations.ts';
import { clock } from './clock.ts';
import { collections } from './collections.ts';
import { counts } from './counts.ts';
import { crawlRequests } from './crawl-requests.ts';
import { creativeAssignments } from './creative-assignments.ts';
import { creatives } from './creatives.ts';
import type { Db } from './database.ts';
import { deliveryAdditions } from './delivery-additions.ts';
import { documents } from './documents.ts';
import { domainSkeletons } from './domain-skeletons.ts';
import { eventSources } from './event-sources.ts';
import { events } from './events.ts';
import { feedSnapshots } from './feed-snapshots.ts';
import { feedSubscriptions } from './feed-subscriptions.ts';
import { feedTickets } from './feed-tickets.ts';
import { feedback } from './feedback.ts';
import { fixtures } from './fixtures.ts';
import { forcedArms } from './forced-arms.ts';
import { heldInventory } from './held-inventory.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { impairmentMarks } from './impairment-marks.ts';
import { invitations } from './invitations.ts';
import { jobs } from './jobs.ts';
import { limits } from './limits.ts';
import { loggedEvents } from './logged-events.ts';
import { lookups } from './lookups.ts';
import { manifests } from './manifests.ts';
import { mediaBuys } from './media-buys.ts';
import { memberships } from './memberships.ts';
import { messageSigners } from './message-signers.ts';
import { oidcModels } from './oidc-models.ts';
import { operators } from './operators.ts';
import { organizations } from './organizations.ts';
import { ownershipChallenges } from './ownership-challenges.ts';
import { ownershipProofs } from './ownership-proofs.ts';
import { previews } from './previews.ts';
import { principals } from './principals.ts';
import { productWords } from './product-words.ts';
import { profileVersions } from './profile-versions.ts';
import { properties } from './properties.ts';
import { proposals } from './proposals.ts';
import { protectedNames } from './protected-names.ts';
import { publisherOverviews } from './publisher-overviews.ts';
import { publisherRevocations } from './publisher-revocations.ts';
import { publishers } from './publishers.ts';
import { reseal } from './reseal.ts';
import { reviews } from './reviews.ts';
import { revisions } from './revisions.ts';
import { revokedMessageKeys } from './revoked-message-keys.ts';
import { rightsGrants } from './rights-grants.ts';
import { sandboxes } from './sandboxes.ts';
import { savedEntries } from './saved-entries.ts';
import { search } from './search.ts';
import { secrets } from './secrets.ts';
import { signInAttempts } from './sign-in-attempts.ts';
import { signalActivations } from './signal-activations.ts';
import { usageRecords } from './usage-records.ts';
import { usedNonces } from './used-nonces.ts';
import { users } from './users.ts';
import { webhookChannels } from './webhook-channels.ts';
import { webhookListing } from './webhook-listing.ts';
import { webhookOwners } from './webhook-owners.ts';
import { webhooks } from './webhooks.ts';

/** Every table. To add one is a line here. */
const modules = {
  organizations,
  users,
  memberships,
  invitations,
  apiKeys,
  principals,
  clientOrganizations,
  agentPrincipals,
  accounts,
  accountBooks,
  a2aTasks,
  a2aPushConfigs,
  webhooks,
  webhookChannels,
  webhookListing,
  webhookOwners,
  buyReports,
  impairmentMarks,
  feedSnapshots,
  feedSubscriptions,
  idempotencyKeys,
  profileVersions,
  agentTasks,
  mediaBuys,
  buyHistory,
  heldInventory,
  deliveryAdditions,
  eventSources,
  loggedEvents,
  feedback,
  usageRecords,
  rightsGrants,
  feedTickets,
  messageSigners,
  revokedMessageKeys,
  usedNonces,
  sandboxes,
  fixtures,
  buildVariants,
  proposals,
  productWords,
  forcedArms,
  creatives,
  creativeAssignments,
  previews,
  audiences,
  audienceReceivers,
  activationReceivers,
  buyerCatalogs,
  oidcModels,
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
  crawlRequests,
  brands,
  brandRefs,
  brandAgents,
  brandProperties,
  revisions,
  savedEntries,
  publishers,
  publisherRevocations,
  documents,
  properties,
  collections,
  agents,
  catalogAgents,
  catalogListing,
  agentMetrics,
  agentProfiles,
  agentInventory,
  agentSearch,
  authorizations,
  authorizationRows,
  agentClaims,
  lookups,
  publisherOverviews,
  operators,
  manifests,
  search,
  signalActivations,
  counts,
  clock,
  turn: (db: Db) => db.turn,
};

type Modules = typeof modules;

/** Every table, bound to one handle: a transaction's, or the reader's; and the handle's `turn`. */
export type Tables = { readonly [T in keyof Modules]: ReturnType<Modules[T]> };

// Getters on a prototype, so that a transaction makes only the tables that it uses.
const bound: object = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(modules).map(([name, bind]) => [
      name,
      {
        get(this: { db: Db }) {
          return bind(this.db);
        },
      },
    ]),
  ),
);

export function tables(db: Db): Tables {
  return Object.assign(Object.create(bound), { db });
}
