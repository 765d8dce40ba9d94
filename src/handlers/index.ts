import type { Handlers } from '../desk/call.ts';
import { createAdagents } from './registry/adagents/createAdagents.ts';
import { validateAdagents } from './registry/adagents/validateAdagents.ts';
import { listAgents } from './registry/agents/listAgents.ts';
import { searchAgents } from './registry/agents/searchAgents.ts';
import { enrichBrand } from './registry/brands/enrichBrand.ts';
import { getBrandHistory } from './registry/brands/getBrandHistory.ts';
import { getBrandJson } from './registry/brands/getBrandJson.ts';
import { listBrands } from './registry/brands/listBrands.ts';
import { resolveBrand } from './registry/brands/resolveBrand.ts';
import { resolveBrandsBulk } from './registry/brands/resolveBrandsBulk.ts';
import { saveBrand } from './registry/brands/saveBrand.ts';
import { submitDiscoveredBrand } from './registry/brands/submitDiscoveredBrand.ts';
import { getCrawlRequest } from './registry/crawl/getCrawlRequest.ts';
import { requestCrawl } from './registry/crawl/requestCrawl.ts';
import { getHostedAdagents } from './registry/documents/getHostedAdagents.ts';
import { getHostedBrandJson } from './registry/documents/getHostedBrandJson.ts';
import { getFeed } from './registry/feed/getFeed.ts';
import { expandProductIdentifiers } from './registry/lookups/expandProductIdentifiers.ts';
import { listAuthorizations } from './registry/lookups/listAuthorizations.ts';
import { lookupAgentDomains } from './registry/lookups/lookupAgentDomains.ts';
import { lookupDomain } from './registry/lookups/lookupDomain.ts';
import { lookupProperty } from './registry/lookups/lookupProperty.ts';
import { validateProductAuthorization } from './registry/lookups/validateProductAuthorization.ts';
import { validatePropertyAuthorization } from './registry/lookups/validatePropertyAuthorization.ts';
import { changeMyAgent } from './registry/me/changeMyAgent.ts';
import { changeMyMember } from './registry/me/changeMyMember.ts';
import { changeMyWebhook } from './registry/me/changeMyWebhook.ts';
import { createMyApiKey } from './registry/me/createMyApiKey.ts';
import { createMyClient } from './registry/me/createMyClient.ts';
import { createMyInvitation } from './registry/me/createMyInvitation.ts';
import { createMyWebhook } from './registry/me/createMyWebhook.ts';
import { enrollMyAgent } from './registry/me/enrollMyAgent.ts';
import { getMe } from './registry/me/getMe.ts';
import { getMyAuditLog } from './registry/me/getMyAuditLog.ts';
import { getMyOrganization } from './registry/me/getMyOrganization.ts';
import { getMyWebhook } from './registry/me/getMyWebhook.ts';
import { listMyAgents } from './registry/me/listMyAgents.ts';
import { listMyApiKeys } from './registry/me/listMyApiKeys.ts';
import { listMyClients } from './registry/me/listMyClients.ts';
import { listMyEntries } from './registry/me/listMyEntries.ts';
import { listMyInvitations } from './registry/me/listMyInvitations.ts';
import { listMyMembers } from './registry/me/listMyMembers.ts';
import { listMyWebhookAttempts } from './registry/me/listMyWebhookAttempts.ts';
import { listMyWebhooks } from './registry/me/listMyWebhooks.ts';
import { redeliverMyWebhook } from './registry/me/redeliverMyWebhook.ts';
import { removeMyAgent } from './registry/me/removeMyAgent.ts';
import { removeMyMember } from './registry/me/removeMyMember.ts';
import { removeMyWebhook } from './registry/me/removeMyWebhook.ts';
import { resumeMyWebhook } from './registry/me/resumeMyWebhook.ts';
import { revokeMyApiKey } from './registry/me/revokeMyApiKey.ts';
import { revokeMyClient } from './registry/me/revokeMyClient.ts';
import { revokeMyInvitation } from './registry/me/revokeMyInvitation.ts';
import { updateMyOrganization } from './registry/me/updateMyOrganization.ts';
import { getApiIndex } from './registry/meta/getApiIndex.ts';
import { getServiceIndex } from './registry/meta/getServiceIndex.ts';
import { getOperator } from './registry/overview/getOperator.ts';
import { getPublisher } from './registry/overview/getPublisher.ts';
import { getRegistryStats } from './registry/overview/getRegistryStats.ts';
import { listPublishers } from './registry/overview/listPublishers.ts';
import { validatePublisher } from './registry/overview/validatePublisher.ts';
import { createOwnershipChallenge } from './registry/ownership/createOwnershipChallenge.ts';
import { getOwnershipChallenge } from './registry/ownership/getOwnershipChallenge.ts';
import { listOwnershipChallenges } from './registry/ownership/listOwnershipChallenges.ts';
import { discoverAgent } from './registry/probes/discoverAgent.ts';
import { getAgentFormats } from './registry/probes/getAgentFormats.ts';
import { getAgentProducts } from './registry/probes/getAgentProducts.ts';
import { getPropertyHistory } from './registry/properties/getPropertyHistory.ts';
import { listProperties } from './registry/properties/listProperties.ts';
import { resolvePropertiesBulk } from './registry/properties/resolvePropertiesBulk.ts';
import { resolveProperty } from './registry/properties/resolveProperty.ts';
import { saveProperty } from './registry/properties/saveProperty.ts';
import { validateProperty } from './registry/properties/validateProperty.ts';
import { lookupManifestRefs } from './registry/search/lookupManifestRefs.ts';
import { searchRegistry } from './registry/search/searchRegistry.ts';

/** One handler per operation of the contract; a missing, extra or wrongly typed one does not compile. */
export const handlers = {
  changeMyAgent,
  changeMyMember,
  createAdagents,
  createMyApiKey,
  createMyClient,
  createMyInvitation,
  createOwnershipChallenge,
  discoverAgent,
  enrichBrand,
  enrollMyAgent,
  expandProductIdentifiers,
  getAgentFormats,
  getAgentProducts,
  getApiIndex,
  getServiceIndex,
  getBrandHistory,
  getBrandJson,
  getCrawlRequest,
  getFeed,
  getHostedAdagents,
  getHostedBrandJson,
  getMe,
  getMyAuditLog,
  getMyOrganization,
  getOperator,
  getOwnershipChallenge,
  getPropertyHistory,
  getPublisher,
  getRegistryStats,
  listAgents,
  listAuthorizations,
  listBrands,
  listMyAgents,
  listMyApiKeys,
  listMyClients,
  listMyEntries,
  listMyInvitations,
  listMyMembers,
  listOwnershipChallenges,
  listProperties,
  listPublishers,
  lookupAgentDomains,
  lookupDomain,
  lookupManifestRefs,
  lookupProperty,
  removeMyAgent,
  removeMyMember,
  requestCrawl,
  resolveBrand,
  resolveBrandsBulk,
  resolvePropertiesBulk,
  resolveProperty,
  revokeMyApiKey,
  revokeMyClient,
  revokeMyInvitation,
  saveBrand,
  saveProperty,
  searchAgents,
  searchRegistry,
  submitDiscoveredBrand,
  updateMyOrganization,
  changeMyWebhook,
  createMyWebhook,
  getMyWebhook,
  listMyWebhookAttempts,
  listMyWebhooks,
  redeliverMyWebhook,
  removeMyWebhook,
  resumeMyWebhook,
  validateAdagents,
  validateProductAuthorization,
  validateProperty,
  validatePropertyAuthorization,
  validatePublisher,
} satisfies Handlers;
