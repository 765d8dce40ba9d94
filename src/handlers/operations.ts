// @generated from openapi/, the files of src/handlers/ by codegen. Do not edit; run "npm run codegen".

import type { Handlers } from '../desk/call.ts';
import { changeMyAgent } from './agents/changeMyAgent.ts';
import { checkMyAgent } from './agents/checkMyAgent.ts';
import { discoverAgent } from './agents/discoverAgent.ts';
import { enrollMyAgent } from './agents/enrollMyAgent.ts';
import { getAgentFormats } from './agents/getAgentFormats.ts';
import { getAgentHistory } from './agents/getAgentHistory.ts';
import { getAgentProducts } from './agents/getAgentProducts.ts';
import { getMyAgentChecks } from './agents/getMyAgentChecks.ts';
import { getOperator } from './agents/getOperator.ts';
import { listAgents } from './agents/listAgents.ts';
import { listMyAgents } from './agents/listMyAgents.ts';
import { removeMyAgent } from './agents/removeMyAgent.ts';
import { searchAgents } from './agents/searchAgents.ts';
import { expandProductIdentifiers } from './authorization/expandProductIdentifiers.ts';
import { listAuthorizations } from './authorization/listAuthorizations.ts';
import { lookupAgentDomains } from './authorization/lookupAgentDomains.ts';
import { lookupDomain } from './authorization/lookupDomain.ts';
import { lookupProperty } from './authorization/lookupProperty.ts';
import { validateProductAuthorization } from './authorization/validateProductAuthorization.ts';
import { validatePropertyAuthorization } from './authorization/validatePropertyAuthorization.ts';
import { checkBrandText } from './brands/checkBrandText.ts';
import { enrichBrand } from './brands/enrichBrand.ts';
import { getBrandHistory } from './brands/getBrandHistory.ts';
import { getBrandJson } from './brands/getBrandJson.ts';
import { getHostedBrandJson } from './brands/getHostedBrandJson.ts';
import { listBrandChanges } from './brands/listBrandChanges.ts';
import { listBrands } from './brands/listBrands.ts';
import { resolveBrand } from './brands/resolveBrand.ts';
import { resolveBrandsBulk } from './brands/resolveBrandsBulk.ts';
import { saveBrand } from './brands/saveBrand.ts';
import { submitDiscoveredBrand } from './brands/submitDiscoveredBrand.ts';
import { decideAccount } from './decisions/decideAccount.ts';
import { decideCreative } from './decisions/decideCreative.ts';
import { getBuyerCreative } from './decisions/getBuyerCreative.ts';
import { listBuyerAccounts } from './decisions/listBuyerAccounts.ts';
import { listWaitingCreatives } from './decisions/listWaitingCreatives.ts';
import { setAccountCredit } from './decisions/setAccountCredit.ts';
import { undoCreativeDecision } from './decisions/undoCreativeDecision.ts';
import { changeMyWebhook } from './feed/changeMyWebhook.ts';
import { countMyFailedDeliveries } from './feed/countMyFailedDeliveries.ts';
import { createMyWebhook } from './feed/createMyWebhook.ts';
import { getChange } from './feed/getChange.ts';
import { getFeed } from './feed/getFeed.ts';
import { getFeedLog } from './feed/getFeedLog.ts';
import { getFeedLogProof } from './feed/getFeedLogProof.ts';
import { getMyWebhook } from './feed/getMyWebhook.ts';
import { getMyWebhookDelivery } from './feed/getMyWebhookDelivery.ts';
import { listChanges } from './feed/listChanges.ts';
import { listMyWebhookAttempts } from './feed/listMyWebhookAttempts.ts';
import { listMyWebhookDeliveries } from './feed/listMyWebhookDeliveries.ts';
import { listMyWebhooks } from './feed/listMyWebhooks.ts';
import { redeliverMyFailedDeliveries } from './feed/redeliverMyFailedDeliveries.ts';
import { redeliverMyWebhook } from './feed/redeliverMyWebhook.ts';
import { redeliverMyWebhookDelivery } from './feed/redeliverMyWebhookDelivery.ts';
import { removeMyWebhook } from './feed/removeMyWebhook.ts';
import { resumeMyWebhook } from './feed/resumeMyWebhook.ts';
import { testMyWebhook } from './feed/testMyWebhook.ts';
import { askAuthDoctor } from './members/askAuthDoctor.ts';
import { changeMyMember } from './members/changeMyMember.ts';
import { createMyApiKey } from './members/createMyApiKey.ts';
import { createMyClient } from './members/createMyClient.ts';
import { createMyInvitation } from './members/createMyInvitation.ts';
import { endMyGrant } from './members/endMyGrant.ts';
import { endMyOtherSessions } from './members/endMyOtherSessions.ts';
import { endMySession } from './members/endMySession.ts';
import { exportMyAuditLog } from './members/exportMyAuditLog.ts';
import { getMe } from './members/getMe.ts';
import { getMyAuditLog } from './members/getMyAuditLog.ts';
import { getMyLimits } from './members/getMyLimits.ts';
import { getMyOrganization } from './members/getMyOrganization.ts';
import { getMySignInWays } from './members/getMySignInWays.ts';
import { listMyApiKeys } from './members/listMyApiKeys.ts';
import { listMyClients } from './members/listMyClients.ts';
import { listMyGrants } from './members/listMyGrants.ts';
import { listMyInvitations } from './members/listMyInvitations.ts';
import { listMyMembers } from './members/listMyMembers.ts';
import { listMyPasskeys } from './members/listMyPasskeys.ts';
import { listMySessions } from './members/listMySessions.ts';
import { removeMyMember } from './members/removeMyMember.ts';
import { removeMyPasskey } from './members/removeMyPasskey.ts';
import { renameMyPasskey } from './members/renameMyPasskey.ts';
import { revokeMyApiKey } from './members/revokeMyApiKey.ts';
import { revokeMyClient } from './members/revokeMyClient.ts';
import { revokeMyInvitation } from './members/revokeMyInvitation.ts';
import { rollMyApiKey } from './members/rollMyApiKey.ts';
import { updateMyOrganization } from './members/updateMyOrganization.ts';
import { addProtectedName } from './moderation/addProtectedName.ts';
import { decideReviewCase } from './moderation/decideReviewCase.ts';
import { dropFailedJob } from './moderation/dropFailedJob.ts';
import { dropFailedWebhook } from './moderation/dropFailedWebhook.ts';
import { getReviewCase } from './moderation/getReviewCase.ts';
import { getWaiting } from './moderation/getWaiting.ts';
import { grantOperatorRole } from './moderation/grantOperatorRole.ts';
import { listFailedJobs } from './moderation/listFailedJobs.ts';
import { listFailedWebhooks } from './moderation/listFailedWebhooks.ts';
import { listFailingHosts } from './moderation/listFailingHosts.ts';
import { listOpenJobs } from './moderation/listOpenJobs.ts';
import { listOperatorPeople } from './moderation/listOperatorPeople.ts';
import { listProtectedNames } from './moderation/listProtectedNames.ts';
import { listReviewCases } from './moderation/listReviewCases.ts';
import { removeProtectedName } from './moderation/removeProtectedName.ts';
import { retryFailedJob } from './moderation/retryFailedJob.ts';
import { retryFailedJobs } from './moderation/retryFailedJobs.ts';
import { retryFailedWebhook } from './moderation/retryFailedWebhook.ts';
import { revokeOperatorRole } from './moderation/revokeOperatorRole.ts';
import { rollBackEntry } from './moderation/rollBackEntry.ts';
import { tryHost } from './moderation/tryHost.ts';
import { undoReviewDecision } from './moderation/undoReviewDecision.ts';
import { checkOwnership } from './ownership/checkOwnership.ts';
import { createOwnershipChallenge } from './ownership/createOwnershipChallenge.ts';
import { getOwnershipChallenge } from './ownership/getOwnershipChallenge.ts';
import { listMyEntries } from './ownership/listMyEntries.ts';
import { listMyProofs } from './ownership/listMyProofs.ts';
import { listOwnershipChallenges } from './ownership/listOwnershipChallenges.ts';
import { checkAdagentsText } from './publishers/checkAdagentsText.ts';
import { createAdagents } from './publishers/createAdagents.ts';
import { dryRunAdagents } from './publishers/dryRunAdagents.ts';
import { getCrawlRequest } from './publishers/getCrawlRequest.ts';
import { getHostedAdagents } from './publishers/getHostedAdagents.ts';
import { getPropertyHistory } from './publishers/getPropertyHistory.ts';
import { getPublisher } from './publishers/getPublisher.ts';
import { getPublisherFile } from './publishers/getPublisherFile.ts';
import { getRecord } from './publishers/getRecord.ts';
import { listProperties } from './publishers/listProperties.ts';
import { listPublishers } from './publishers/listPublishers.ts';
import { requestCrawl } from './publishers/requestCrawl.ts';
import { resolvePropertiesBulk } from './publishers/resolvePropertiesBulk.ts';
import { resolveProperty } from './publishers/resolveProperty.ts';
import { saveProperty } from './publishers/saveProperty.ts';
import { validateAdagents } from './publishers/validateAdagents.ts';
import { validateProperty } from './publishers/validateProperty.ts';
import { validatePublisher } from './publishers/validatePublisher.ts';
import { getApiIndex } from './search/getApiIndex.ts';
import { getRegistryActivity } from './search/getRegistryActivity.ts';
import { getRegistryStats } from './search/getRegistryStats.ts';
import { getServiceIndex } from './search/getServiceIndex.ts';
import { lookupManifestRefs } from './search/lookupManifestRefs.ts';
import { searchRegistry } from './search/searchRegistry.ts';

/** One handler per operation of the contract; a handler of another type does not compile. */
export const handlers = {
  resolveBrand,
  resolveBrandsBulk,
  getBrandJson,
  checkBrandText,
  listBrands,
  enrichBrand,
  getBrandHistory,
  saveBrand,
  submitDiscoveredBrand,
  listBrandChanges,
  resolveProperty,
  resolvePropertiesBulk,
  listProperties,
  validateProperty,
  getPropertyHistory,
  saveProperty,
  validateAdagents,
  checkAdagentsText,
  dryRunAdagents,
  createAdagents,
  listOwnershipChallenges,
  createOwnershipChallenge,
  getOwnershipChallenge,
  checkOwnership,
  getMe,
  getMyOrganization,
  updateMyOrganization,
  listMyMembers,
  removeMyMember,
  changeMyMember,
  listMyInvitations,
  createMyInvitation,
  revokeMyInvitation,
  listMyApiKeys,
  createMyApiKey,
  revokeMyApiKey,
  listMyClients,
  createMyClient,
  revokeMyClient,
  endMySession,
  listMySessions,
  endMyOtherSessions,
  listMyWebhooks,
  createMyWebhook,
  getMyWebhook,
  removeMyWebhook,
  changeMyWebhook,
  listMyWebhookAttempts,
  redeliverMyWebhook,
  resumeMyWebhook,
  listMyAgents,
  enrollMyAgent,
  removeMyAgent,
  changeMyAgent,
  getMyAgentChecks,
  checkMyAgent,
  listMyEntries,
  getMyAuditLog,
  requestCrawl,
  getCrawlRequest,
  lookupDomain,
  lookupProperty,
  lookupAgentDomains,
  validateProductAuthorization,
  expandProductIdentifiers,
  validatePropertyAuthorization,
  listAuthorizations,
  getFeed,
  listChanges,
  getChange,
  listAgents,
  getAgentHistory,
  searchAgents,
  discoverAgent,
  getAgentFormats,
  getAgentProducts,
  listPublishers,
  getRegistryStats,
  getRegistryActivity,
  getOperator,
  getPublisher,
  getPublisherFile,
  validatePublisher,
  searchRegistry,
  lookupManifestRefs,
  getHostedAdagents,
  getHostedBrandJson,
  getWaiting,
  listReviewCases,
  getReviewCase,
  decideReviewCase,
  undoReviewDecision,
  rollBackEntry,
  listProtectedNames,
  addProtectedName,
  removeProtectedName,
  listBuyerAccounts,
  decideAccount,
  setAccountCredit,
  listWaitingCreatives,
  getBuyerCreative,
  decideCreative,
  undoCreativeDecision,
  listFailedJobs,
  retryFailedJob,
  dropFailedJob,
  listFailedWebhooks,
  retryFailedWebhook,
  dropFailedWebhook,
  listOperatorPeople,
  grantOperatorRole,
  revokeOperatorRole,
  getServiceIndex,
  getApiIndex,
  askAuthDoctor,
  getRecord,
  getFeedLog,
  getFeedLogProof,
  getMyLimits,
  listMyGrants,
  endMyGrant,
  exportMyAuditLog,
  rollMyApiKey,
  listMyProofs,
  getMySignInWays,
  listMyPasskeys,
  removeMyPasskey,
  renameMyPasskey,
  retryFailedJobs,
  listOpenJobs,
  listFailingHosts,
  tryHost,
  testMyWebhook,
  listMyWebhookDeliveries,
  getMyWebhookDelivery,
  redeliverMyWebhookDelivery,
  countMyFailedDeliveries,
  redeliverMyFailedDeliveries,
} satisfies Handlers;
