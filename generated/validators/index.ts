// @generated from openapi/registry.yaml, openapi/paths, schemas/v3 by codegen. Do not edit; run "npm run codegen".

import type { ErrorObject } from 'ajv';
import type { OperationId } from '../operations.ts';

/** True when the data conforms; otherwise `errors` of the last call tells everything that is wrong. */
export type Validate = ((data: unknown) => boolean) & { errors?: ErrorObject[] | null };

/** A list whose items are validated piece by piece. In its path `*` stands for every item of a list on the way. */
export interface LargeList {
  readonly path: readonly string[];
  readonly item: Validate;
}

/** `query` and `path` turn strings into the documented types, in place; `body` is null for an operation without one. */
export interface RequestValidators {
  readonly query: Validate;
  readonly path: Validate;
  readonly body: Validate | null;
}

export const requestValidators: { readonly [Op in OperationId]: () => Promise<RequestValidators> } = {
  /** @generated from operation getServiceIndex */
  getServiceIndex: async () => {
    const parameters = await import('./parameters/meta.js');
    return { query: parameters.getServiceIndexQuery, path: parameters.getServiceIndexPath, body: null };
  },
  /** @generated from operation getApiIndex */
  getApiIndex: async () => {
    const parameters = await import('./parameters/meta.js');
    return { query: parameters.getApiIndexQuery, path: parameters.getApiIndexPath, body: null };
  },
  /** @generated from operation resolveBrand */
  resolveBrand: async () => {
    const parameters = await import('./parameters/brands.js');
    return { query: parameters.resolveBrandQuery, path: parameters.resolveBrandPath, body: null };
  },
  /** @generated from operation resolveBrandsBulk */
  resolveBrandsBulk: async () => {
    const parameters = await import('./parameters/brands.js');
    const bodies = await import('./bodies/brands.js');
    return { query: parameters.resolveBrandsBulkQuery, path: parameters.resolveBrandsBulkPath, body: bodies.resolveBrandsBulkBody };
  },
  /** @generated from operation getBrandJson */
  getBrandJson: async () => {
    const parameters = await import('./parameters/brands.js');
    return { query: parameters.getBrandJsonQuery, path: parameters.getBrandJsonPath, body: null };
  },
  /** @generated from operation listBrands */
  listBrands: async () => {
    const parameters = await import('./parameters/brands.js');
    return { query: parameters.listBrandsQuery, path: parameters.listBrandsPath, body: null };
  },
  /** @generated from operation enrichBrand */
  enrichBrand: async () => {
    const parameters = await import('./parameters/brands.js');
    return { query: parameters.enrichBrandQuery, path: parameters.enrichBrandPath, body: null };
  },
  /** @generated from operation getBrandHistory */
  getBrandHistory: async () => {
    const parameters = await import('./parameters/brands.js');
    return { query: parameters.getBrandHistoryQuery, path: parameters.getBrandHistoryPath, body: null };
  },
  /** @generated from operation saveBrand */
  saveBrand: async () => {
    const parameters = await import('./parameters/brands.js');
    const bodies = await import('./bodies/brands.js');
    return { query: parameters.saveBrandQuery, path: parameters.saveBrandPath, body: bodies.saveBrandBody };
  },
  /** @generated from operation submitDiscoveredBrand */
  submitDiscoveredBrand: async () => {
    const parameters = await import('./parameters/brands.js');
    const bodies = await import('./bodies/brands.js');
    return { query: parameters.submitDiscoveredBrandQuery, path: parameters.submitDiscoveredBrandPath, body: bodies.submitDiscoveredBrandBody };
  },
  /** @generated from operation resolveProperty */
  resolveProperty: async () => {
    const parameters = await import('./parameters/properties.js');
    return { query: parameters.resolvePropertyQuery, path: parameters.resolvePropertyPath, body: null };
  },
  /** @generated from operation resolvePropertiesBulk */
  resolvePropertiesBulk: async () => {
    const parameters = await import('./parameters/properties.js');
    const bodies = await import('./bodies/properties.js');
    return { query: parameters.resolvePropertiesBulkQuery, path: parameters.resolvePropertiesBulkPath, body: bodies.resolvePropertiesBulkBody };
  },
  /** @generated from operation listProperties */
  listProperties: async () => {
    const parameters = await import('./parameters/properties.js');
    return { query: parameters.listPropertiesQuery, path: parameters.listPropertiesPath, body: null };
  },
  /** @generated from operation validateProperty */
  validateProperty: async () => {
    const parameters = await import('./parameters/properties.js');
    return { query: parameters.validatePropertyQuery, path: parameters.validatePropertyPath, body: null };
  },
  /** @generated from operation getPropertyHistory */
  getPropertyHistory: async () => {
    const parameters = await import('./parameters/properties.js');
    return { query: parameters.getPropertyHistoryQuery, path: parameters.getPropertyHistoryPath, body: null };
  },
  /** @generated from operation saveProperty */
  saveProperty: async () => {
    const parameters = await import('./parameters/properties.js');
    const bodies = await import('./bodies/properties.js');
    return { query: parameters.savePropertyQuery, path: parameters.savePropertyPath, body: bodies.savePropertyBody };
  },
  /** @generated from operation validateAdagents */
  validateAdagents: async () => {
    const parameters = await import('./parameters/adagents.js');
    const bodies = await import('./bodies/adagents.js');
    return { query: parameters.validateAdagentsQuery, path: parameters.validateAdagentsPath, body: bodies.validateAdagentsBody };
  },
  /** @generated from operation createAdagents */
  createAdagents: async () => {
    const parameters = await import('./parameters/adagents.js');
    const bodies = await import('./bodies/adagents.js');
    return { query: parameters.createAdagentsQuery, path: parameters.createAdagentsPath, body: bodies.createAdagentsBody };
  },
  /** @generated from operation listOwnershipChallenges */
  listOwnershipChallenges: async () => {
    const parameters = await import('./parameters/ownership.js');
    return { query: parameters.listOwnershipChallengesQuery, path: parameters.listOwnershipChallengesPath, body: null };
  },
  /** @generated from operation createOwnershipChallenge */
  createOwnershipChallenge: async () => {
    const parameters = await import('./parameters/ownership.js');
    const bodies = await import('./bodies/ownership.js');
    return { query: parameters.createOwnershipChallengeQuery, path: parameters.createOwnershipChallengePath, body: bodies.createOwnershipChallengeBody };
  },
  /** @generated from operation getOwnershipChallenge */
  getOwnershipChallenge: async () => {
    const parameters = await import('./parameters/ownership.js');
    return { query: parameters.getOwnershipChallengeQuery, path: parameters.getOwnershipChallengePath, body: null };
  },
  /** @generated from operation requestCrawl */
  requestCrawl: async () => {
    const parameters = await import('./parameters/crawl.js');
    const bodies = await import('./bodies/crawl.js');
    return { query: parameters.requestCrawlQuery, path: parameters.requestCrawlPath, body: bodies.requestCrawlBody };
  },
  /** @generated from operation getCrawlRequest */
  getCrawlRequest: async () => {
    const parameters = await import('./parameters/crawl.js');
    return { query: parameters.getCrawlRequestQuery, path: parameters.getCrawlRequestPath, body: null };
  },
  /** @generated from operation getFeed */
  getFeed: async () => {
    const parameters = await import('./parameters/feed.js');
    return { query: parameters.getFeedQuery, path: parameters.getFeedPath, body: null };
  },
  /** @generated from operation createFeedTicket */
  createFeedTicket: async () => {
    const parameters = await import('./parameters/feed.js');
    return { query: parameters.createFeedTicketQuery, path: parameters.createFeedTicketPath, body: null };
  },
  /** @generated from operation streamFeed */
  streamFeed: async () => {
    const parameters = await import('./parameters/feed.js');
    return { query: parameters.streamFeedQuery, path: parameters.streamFeedPath, body: null };
  },
  /** @generated from operation listAgents */
  listAgents: async () => {
    const parameters = await import('./parameters/agents.js');
    return { query: parameters.listAgentsQuery, path: parameters.listAgentsPath, body: null };
  },
  /** @generated from operation searchAgents */
  searchAgents: async () => {
    const parameters = await import('./parameters/agents.js');
    return { query: parameters.searchAgentsQuery, path: parameters.searchAgentsPath, body: null };
  },
  /** @generated from operation discoverAgent */
  discoverAgent: async () => {
    const parameters = await import('./parameters/probes.js');
    return { query: parameters.discoverAgentQuery, path: parameters.discoverAgentPath, body: null };
  },
  /** @generated from operation getAgentFormats */
  getAgentFormats: async () => {
    const parameters = await import('./parameters/probes.js');
    return { query: parameters.getAgentFormatsQuery, path: parameters.getAgentFormatsPath, body: null };
  },
  /** @generated from operation getAgentProducts */
  getAgentProducts: async () => {
    const parameters = await import('./parameters/probes.js');
    return { query: parameters.getAgentProductsQuery, path: parameters.getAgentProductsPath, body: null };
  },
  /** @generated from operation lookupDomain */
  lookupDomain: async () => {
    const parameters = await import('./parameters/lookups.js');
    return { query: parameters.lookupDomainQuery, path: parameters.lookupDomainPath, body: null };
  },
  /** @generated from operation lookupProperty */
  lookupProperty: async () => {
    const parameters = await import('./parameters/lookups.js');
    return { query: parameters.lookupPropertyQuery, path: parameters.lookupPropertyPath, body: null };
  },
  /** @generated from operation lookupAgentDomains */
  lookupAgentDomains: async () => {
    const parameters = await import('./parameters/lookups.js');
    return { query: parameters.lookupAgentDomainsQuery, path: parameters.lookupAgentDomainsPath, body: null };
  },
  /** @generated from operation validateProductAuthorization */
  validateProductAuthorization: async () => {
    const parameters = await import('./parameters/lookups.js');
    const bodies = await import('./bodies/lookups.js');
    return { query: parameters.validateProductAuthorizationQuery, path: parameters.validateProductAuthorizationPath, body: bodies.validateProductAuthorizationBody };
  },
  /** @generated from operation validatePropertyAuthorization */
  validatePropertyAuthorization: async () => {
    const parameters = await import('./parameters/lookups.js');
    return { query: parameters.validatePropertyAuthorizationQuery, path: parameters.validatePropertyAuthorizationPath, body: null };
  },
  /** @generated from operation expandProductIdentifiers */
  expandProductIdentifiers: async () => {
    const parameters = await import('./parameters/lookups.js');
    const bodies = await import('./bodies/lookups.js');
    return { query: parameters.expandProductIdentifiersQuery, path: parameters.expandProductIdentifiersPath, body: bodies.expandProductIdentifiersBody };
  },
  /** @generated from operation listAuthorizations */
  listAuthorizations: async () => {
    const parameters = await import('./parameters/lookups.js');
    return { query: parameters.listAuthorizationsQuery, path: parameters.listAuthorizationsPath, body: null };
  },
  /** @generated from operation getAuthorizationsSnapshot */
  getAuthorizationsSnapshot: async () => {
    const parameters = await import('./parameters/lookups.js');
    return { query: parameters.getAuthorizationsSnapshotQuery, path: parameters.getAuthorizationsSnapshotPath, body: null };
  },
  /** @generated from operation listPublishers */
  listPublishers: async () => {
    const parameters = await import('./parameters/overview.js');
    return { query: parameters.listPublishersQuery, path: parameters.listPublishersPath, body: null };
  },
  /** @generated from operation getRegistryStats */
  getRegistryStats: async () => {
    const parameters = await import('./parameters/overview.js');
    return { query: parameters.getRegistryStatsQuery, path: parameters.getRegistryStatsPath, body: null };
  },
  /** @generated from operation getOperator */
  getOperator: async () => {
    const parameters = await import('./parameters/overview.js');
    return { query: parameters.getOperatorQuery, path: parameters.getOperatorPath, body: null };
  },
  /** @generated from operation getPublisher */
  getPublisher: async () => {
    const parameters = await import('./parameters/overview.js');
    return { query: parameters.getPublisherQuery, path: parameters.getPublisherPath, body: null };
  },
  /** @generated from operation validatePublisher */
  validatePublisher: async () => {
    const parameters = await import('./parameters/overview.js');
    return { query: parameters.validatePublisherQuery, path: parameters.validatePublisherPath, body: null };
  },
  /** @generated from operation getMe */
  getMe: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.getMeQuery, path: parameters.getMePath, body: null };
  },
  /** @generated from operation getMyOrganization */
  getMyOrganization: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.getMyOrganizationQuery, path: parameters.getMyOrganizationPath, body: null };
  },
  /** @generated from operation updateMyOrganization */
  updateMyOrganization: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.updateMyOrganizationQuery, path: parameters.updateMyOrganizationPath, body: bodies.updateMyOrganizationBody };
  },
  /** @generated from operation listMyMembers */
  listMyMembers: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.listMyMembersQuery, path: parameters.listMyMembersPath, body: null };
  },
  /** @generated from operation removeMyMember */
  removeMyMember: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.removeMyMemberQuery, path: parameters.removeMyMemberPath, body: null };
  },
  /** @generated from operation changeMyMember */
  changeMyMember: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.changeMyMemberQuery, path: parameters.changeMyMemberPath, body: bodies.changeMyMemberBody };
  },
  /** @generated from operation listMyInvitations */
  listMyInvitations: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.listMyInvitationsQuery, path: parameters.listMyInvitationsPath, body: null };
  },
  /** @generated from operation createMyInvitation */
  createMyInvitation: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.createMyInvitationQuery, path: parameters.createMyInvitationPath, body: bodies.createMyInvitationBody };
  },
  /** @generated from operation revokeMyInvitation */
  revokeMyInvitation: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.revokeMyInvitationQuery, path: parameters.revokeMyInvitationPath, body: null };
  },
  /** @generated from operation listMyApiKeys */
  listMyApiKeys: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.listMyApiKeysQuery, path: parameters.listMyApiKeysPath, body: null };
  },
  /** @generated from operation createMyApiKey */
  createMyApiKey: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.createMyApiKeyQuery, path: parameters.createMyApiKeyPath, body: bodies.createMyApiKeyBody };
  },
  /** @generated from operation revokeMyApiKey */
  revokeMyApiKey: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.revokeMyApiKeyQuery, path: parameters.revokeMyApiKeyPath, body: null };
  },
  /** @generated from operation listMyClients */
  listMyClients: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.listMyClientsQuery, path: parameters.listMyClientsPath, body: null };
  },
  /** @generated from operation createMyClient */
  createMyClient: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.createMyClientQuery, path: parameters.createMyClientPath, body: bodies.createMyClientBody };
  },
  /** @generated from operation revokeMyClient */
  revokeMyClient: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.revokeMyClientQuery, path: parameters.revokeMyClientPath, body: null };
  },
  /** @generated from operation listMyWebhooks */
  listMyWebhooks: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.listMyWebhooksQuery, path: parameters.listMyWebhooksPath, body: null };
  },
  /** @generated from operation createMyWebhook */
  createMyWebhook: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.createMyWebhookQuery, path: parameters.createMyWebhookPath, body: bodies.createMyWebhookBody };
  },
  /** @generated from operation listMyWebhookAttempts */
  listMyWebhookAttempts: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.listMyWebhookAttemptsQuery, path: parameters.listMyWebhookAttemptsPath, body: null };
  },
  /** @generated from operation redeliverMyWebhook */
  redeliverMyWebhook: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.redeliverMyWebhookQuery, path: parameters.redeliverMyWebhookPath, body: bodies.redeliverMyWebhookBody };
  },
  /** @generated from operation resumeMyWebhook */
  resumeMyWebhook: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.resumeMyWebhookQuery, path: parameters.resumeMyWebhookPath, body: null };
  },
  /** @generated from operation getMyWebhook */
  getMyWebhook: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.getMyWebhookQuery, path: parameters.getMyWebhookPath, body: null };
  },
  /** @generated from operation removeMyWebhook */
  removeMyWebhook: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.removeMyWebhookQuery, path: parameters.removeMyWebhookPath, body: null };
  },
  /** @generated from operation changeMyWebhook */
  changeMyWebhook: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.changeMyWebhookQuery, path: parameters.changeMyWebhookPath, body: bodies.changeMyWebhookBody };
  },
  /** @generated from operation listMyAgents */
  listMyAgents: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.listMyAgentsQuery, path: parameters.listMyAgentsPath, body: null };
  },
  /** @generated from operation enrollMyAgent */
  enrollMyAgent: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.enrollMyAgentQuery, path: parameters.enrollMyAgentPath, body: bodies.enrollMyAgentBody };
  },
  /** @generated from operation removeMyAgent */
  removeMyAgent: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.removeMyAgentQuery, path: parameters.removeMyAgentPath, body: null };
  },
  /** @generated from operation changeMyAgent */
  changeMyAgent: async () => {
    const parameters = await import('./parameters/me.js');
    const bodies = await import('./bodies/me.js');
    return { query: parameters.changeMyAgentQuery, path: parameters.changeMyAgentPath, body: bodies.changeMyAgentBody };
  },
  /** @generated from operation listMyEntries */
  listMyEntries: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.listMyEntriesQuery, path: parameters.listMyEntriesPath, body: null };
  },
  /** @generated from operation getMyAuditLog */
  getMyAuditLog: async () => {
    const parameters = await import('./parameters/me.js');
    return { query: parameters.getMyAuditLogQuery, path: parameters.getMyAuditLogPath, body: null };
  },
  /** @generated from operation searchRegistry */
  searchRegistry: async () => {
    const parameters = await import('./parameters/search.js');
    return { query: parameters.searchRegistryQuery, path: parameters.searchRegistryPath, body: null };
  },
  /** @generated from operation lookupManifestRefs */
  lookupManifestRefs: async () => {
    const parameters = await import('./parameters/search.js');
    return { query: parameters.lookupManifestRefsQuery, path: parameters.lookupManifestRefsPath, body: null };
  },
  /** @generated from operation getHostedAdagents */
  getHostedAdagents: async () => {
    const parameters = await import('./parameters/documents.js');
    return { query: parameters.getHostedAdagentsQuery, path: parameters.getHostedAdagentsPath, body: null };
  },
  /** @generated from operation getHostedBrandJson */
  getHostedBrandJson: async () => {
    const parameters = await import('./parameters/documents.js');
    return { query: parameters.getHostedBrandJsonQuery, path: parameters.getHostedBrandJsonPath, body: null };
  },
  /** @generated from operation getOpenApiDocument */
  getOpenApiDocument: async () => {
    const parameters = await import('./parameters/meta.js');
    return { query: parameters.getOpenApiDocumentQuery, path: parameters.getOpenApiDocumentPath, body: null };
  },
  /** @generated from operation getWellKnownOpenApi */
  getWellKnownOpenApi: async () => {
    const parameters = await import('./parameters/meta.js');
    return { query: parameters.getWellKnownOpenApiQuery, path: parameters.getWellKnownOpenApiPath, body: null };
  },
  /** @generated from operation getSchemaIndex */
  getSchemaIndex: async () => {
    const parameters = await import('./parameters/schemas.js');
    return { query: parameters.getSchemaIndexQuery, path: parameters.getSchemaIndexPath, body: null };
  },
  /** @generated from operation listSchemaReleases */
  listSchemaReleases: async () => {
    const parameters = await import('./parameters/schemas.js');
    return { query: parameters.listSchemaReleasesQuery, path: parameters.listSchemaReleasesPath, body: null };
  },
  /** @generated from operation getReleasedFile */
  getReleasedFile: async () => {
    const parameters = await import('./parameters/schemas.js');
    return { query: parameters.getReleasedFileQuery, path: parameters.getReleasedFilePath, body: null };
  },
  /** @generated from operation getTaskBundle */
  getTaskBundle: async () => {
    const parameters = await import('./parameters/schemas.js');
    return { query: parameters.getTaskBundleQuery, path: parameters.getTaskBundlePath, body: null };
  },
  /** @generated from operation getSchema */
  getSchema: async () => {
    const parameters = await import('./parameters/schemas.js');
    return { query: parameters.getSchemaQuery, path: parameters.getSchemaPath, body: null };
  },
};

/** Validators of JSON answers by status; a status without JSON body has none. */
export const responseValidators: {
  readonly [Op in OperationId]: () => Promise<Readonly<Record<number, Validate>>>;
} = {
  /** @generated from operation getServiceIndex */
  getServiceIndex: async () => {
    const responses = await import('./responses/meta.js');
    return { 200: responses.getServiceIndex200, 401: responses.getServiceIndex401, 500: responses.getServiceIndex500 };
  },
  /** @generated from operation getApiIndex */
  getApiIndex: async () => {
    const responses = await import('./responses/meta.js');
    return { 200: responses.getApiIndex200, 401: responses.getApiIndex401, 500: responses.getApiIndex500 };
  },
  /** @generated from operation resolveBrand */
  resolveBrand: async () => {
    const responses = await import('./responses/brands.js');
    return { 200: responses.resolveBrand200, 400: responses.resolveBrand400, 401: responses.resolveBrand401, 404: responses.resolveBrand404, 500: responses.resolveBrand500, 503: responses.resolveBrand503 };
  },
  /** @generated from operation resolveBrandsBulk */
  resolveBrandsBulk: async () => {
    const responses = await import('./responses/brands.js');
    return { 200: responses.resolveBrandsBulk200, 400: responses.resolveBrandsBulk400, 401: responses.resolveBrandsBulk401, 413: responses.resolveBrandsBulk413, 415: responses.resolveBrandsBulk415, 429: responses.resolveBrandsBulk429, 500: responses.resolveBrandsBulk500, 503: responses.resolveBrandsBulk503 };
  },
  /** @generated from operation getBrandJson */
  getBrandJson: async () => {
    const responses = await import('./responses/brands.js');
    return { 200: responses.getBrandJson200, 400: responses.getBrandJson400, 401: responses.getBrandJson401, 404: responses.getBrandJson404, 500: responses.getBrandJson500, 503: responses.getBrandJson503 };
  },
  /** @generated from operation listBrands */
  listBrands: async () => {
    const responses = await import('./responses/brands.js');
    return { 200: responses.listBrands200, 400: responses.listBrands400, 401: responses.listBrands401, 500: responses.listBrands500 };
  },
  /** @generated from operation enrichBrand */
  enrichBrand: async () => {
    const responses = await import('./responses/brands.js');
    return { 200: responses.enrichBrand200, 400: responses.enrichBrand400, 401: responses.enrichBrand401, 404: responses.enrichBrand404, 500: responses.enrichBrand500, 503: responses.enrichBrand503 };
  },
  /** @generated from operation getBrandHistory */
  getBrandHistory: async () => {
    const responses = await import('./responses/brands.js');
    return { 200: responses.getBrandHistory200, 400: responses.getBrandHistory400, 401: responses.getBrandHistory401, 404: responses.getBrandHistory404, 500: responses.getBrandHistory500 };
  },
  /** @generated from operation saveBrand */
  saveBrand: async () => {
    const responses = await import('./responses/brands.js');
    return { 200: responses.saveBrand200, 400: responses.saveBrand400, 401: responses.saveBrand401, 403: responses.saveBrand403, 409: responses.saveBrand409, 413: responses.saveBrand413, 415: responses.saveBrand415, 429: responses.saveBrand429, 500: responses.saveBrand500, 503: responses.saveBrand503 };
  },
  /** @generated from operation submitDiscoveredBrand */
  submitDiscoveredBrand: async () => {
    const responses = await import('./responses/brands.js');
    return { 200: responses.submitDiscoveredBrand200, 400: responses.submitDiscoveredBrand400, 401: responses.submitDiscoveredBrand401, 403: responses.submitDiscoveredBrand403, 409: responses.submitDiscoveredBrand409, 413: responses.submitDiscoveredBrand413, 415: responses.submitDiscoveredBrand415, 429: responses.submitDiscoveredBrand429, 500: responses.submitDiscoveredBrand500 };
  },
  /** @generated from operation resolveProperty */
  resolveProperty: async () => {
    const responses = await import('./responses/properties.js');
    return { 200: responses.resolveProperty200, 400: responses.resolveProperty400, 401: responses.resolveProperty401, 404: responses.resolveProperty404, 500: responses.resolveProperty500, 503: responses.resolveProperty503 };
  },
  /** @generated from operation resolvePropertiesBulk */
  resolvePropertiesBulk: async () => {
    const responses = await import('./responses/properties.js');
    return { 200: responses.resolvePropertiesBulk200, 400: responses.resolvePropertiesBulk400, 401: responses.resolvePropertiesBulk401, 413: responses.resolvePropertiesBulk413, 415: responses.resolvePropertiesBulk415, 429: responses.resolvePropertiesBulk429, 500: responses.resolvePropertiesBulk500 };
  },
  /** @generated from operation listProperties */
  listProperties: async () => {
    const responses = await import('./responses/properties.js');
    return { 200: responses.listProperties200, 400: responses.listProperties400, 401: responses.listProperties401, 500: responses.listProperties500 };
  },
  /** @generated from operation validateProperty */
  validateProperty: async () => {
    const responses = await import('./responses/properties.js');
    return { 200: responses.validateProperty200, 400: responses.validateProperty400, 401: responses.validateProperty401, 500: responses.validateProperty500, 503: responses.validateProperty503 };
  },
  /** @generated from operation getPropertyHistory */
  getPropertyHistory: async () => {
    const responses = await import('./responses/properties.js');
    return { 200: responses.getPropertyHistory200, 400: responses.getPropertyHistory400, 401: responses.getPropertyHistory401, 404: responses.getPropertyHistory404, 500: responses.getPropertyHistory500 };
  },
  /** @generated from operation saveProperty */
  saveProperty: async () => {
    const responses = await import('./responses/properties.js');
    return { 200: responses.saveProperty200, 400: responses.saveProperty400, 401: responses.saveProperty401, 403: responses.saveProperty403, 409: responses.saveProperty409, 413: responses.saveProperty413, 415: responses.saveProperty415, 429: responses.saveProperty429, 500: responses.saveProperty500, 503: responses.saveProperty503 };
  },
  /** @generated from operation validateAdagents */
  validateAdagents: async () => {
    const responses = await import('./responses/adagents.js');
    return { 200: responses.validateAdagents200, 400: responses.validateAdagents400, 401: responses.validateAdagents401, 413: responses.validateAdagents413, 415: responses.validateAdagents415, 500: responses.validateAdagents500, 503: responses.validateAdagents503 };
  },
  /** @generated from operation createAdagents */
  createAdagents: async () => {
    const responses = await import('./responses/adagents.js');
    return { 200: responses.createAdagents200, 400: responses.createAdagents400, 401: responses.createAdagents401, 413: responses.createAdagents413, 415: responses.createAdagents415, 429: responses.createAdagents429, 500: responses.createAdagents500, 503: responses.createAdagents503 };
  },
  /** @generated from operation listOwnershipChallenges */
  listOwnershipChallenges: async () => {
    const responses = await import('./responses/ownership.js');
    return { 200: responses.listOwnershipChallenges200, 400: responses.listOwnershipChallenges400, 401: responses.listOwnershipChallenges401, 403: responses.listOwnershipChallenges403, 500: responses.listOwnershipChallenges500 };
  },
  /** @generated from operation createOwnershipChallenge */
  createOwnershipChallenge: async () => {
    const responses = await import('./responses/ownership.js');
    return { 201: responses.createOwnershipChallenge201, 400: responses.createOwnershipChallenge400, 401: responses.createOwnershipChallenge401, 403: responses.createOwnershipChallenge403, 413: responses.createOwnershipChallenge413, 415: responses.createOwnershipChallenge415, 429: responses.createOwnershipChallenge429, 500: responses.createOwnershipChallenge500 };
  },
  /** @generated from operation getOwnershipChallenge */
  getOwnershipChallenge: async () => {
    const responses = await import('./responses/ownership.js');
    return { 200: responses.getOwnershipChallenge200, 400: responses.getOwnershipChallenge400, 401: responses.getOwnershipChallenge401, 403: responses.getOwnershipChallenge403, 500: responses.getOwnershipChallenge500 };
  },
  /** @generated from operation requestCrawl */
  requestCrawl: async () => {
    const responses = await import('./responses/crawl.js');
    return { 202: responses.requestCrawl202, 400: responses.requestCrawl400, 401: responses.requestCrawl401, 403: responses.requestCrawl403, 413: responses.requestCrawl413, 415: responses.requestCrawl415, 429: responses.requestCrawl429, 500: responses.requestCrawl500, 503: responses.requestCrawl503 };
  },
  /** @generated from operation getCrawlRequest */
  getCrawlRequest: async () => {
    const responses = await import('./responses/crawl.js');
    return { 200: responses.getCrawlRequest200, 400: responses.getCrawlRequest400, 401: responses.getCrawlRequest401, 403: responses.getCrawlRequest403, 404: responses.getCrawlRequest404, 500: responses.getCrawlRequest500 };
  },
  /** @generated from operation getFeed */
  getFeed: async () => {
    const responses = await import('./responses/feed.js');
    return { 200: responses.getFeed200, 400: responses.getFeed400, 401: responses.getFeed401, 403: responses.getFeed403, 410: responses.getFeed410, 500: responses.getFeed500 };
  },
  /** @generated from operation createFeedTicket */
  createFeedTicket: async () => {
    const responses = await import('./responses/feed.js');
    return { 201: responses.createFeedTicket201, 401: responses.createFeedTicket401, 403: responses.createFeedTicket403, 429: responses.createFeedTicket429, 500: responses.createFeedTicket500 };
  },
  /** @generated from operation streamFeed */
  streamFeed: async () => {
    const responses = await import('./responses/feed.js');
    return { 400: responses.streamFeed400, 401: responses.streamFeed401, 403: responses.streamFeed403, 410: responses.streamFeed410, 429: responses.streamFeed429, 500: responses.streamFeed500, 503: responses.streamFeed503 };
  },
  /** @generated from operation listAgents */
  listAgents: async () => {
    const responses = await import('./responses/agents.js');
    return { 200: responses.listAgents200, 400: responses.listAgents400, 401: responses.listAgents401, 500: responses.listAgents500 };
  },
  /** @generated from operation searchAgents */
  searchAgents: async () => {
    const responses = await import('./responses/agents.js');
    return { 200: responses.searchAgents200, 400: responses.searchAgents400, 401: responses.searchAgents401, 403: responses.searchAgents403, 500: responses.searchAgents500 };
  },
  /** @generated from operation discoverAgent */
  discoverAgent: async () => {
    const responses = await import('./responses/probes.js');
    return { 200: responses.discoverAgent200, 400: responses.discoverAgent400, 401: responses.discoverAgent401, 429: responses.discoverAgent429, 500: responses.discoverAgent500, 502: responses.discoverAgent502, 503: responses.discoverAgent503, 504: responses.discoverAgent504 };
  },
  /** @generated from operation getAgentFormats */
  getAgentFormats: async () => {
    const responses = await import('./responses/probes.js');
    return { 200: responses.getAgentFormats200, 400: responses.getAgentFormats400, 401: responses.getAgentFormats401, 429: responses.getAgentFormats429, 500: responses.getAgentFormats500, 502: responses.getAgentFormats502, 503: responses.getAgentFormats503, 504: responses.getAgentFormats504 };
  },
  /** @generated from operation getAgentProducts */
  getAgentProducts: async () => {
    const responses = await import('./responses/probes.js');
    return { 200: responses.getAgentProducts200, 400: responses.getAgentProducts400, 401: responses.getAgentProducts401, 429: responses.getAgentProducts429, 500: responses.getAgentProducts500, 502: responses.getAgentProducts502, 503: responses.getAgentProducts503, 504: responses.getAgentProducts504 };
  },
  /** @generated from operation lookupDomain */
  lookupDomain: async () => {
    const responses = await import('./responses/lookups.js');
    return { 200: responses.lookupDomain200, 400: responses.lookupDomain400, 401: responses.lookupDomain401, 500: responses.lookupDomain500 };
  },
  /** @generated from operation lookupProperty */
  lookupProperty: async () => {
    const responses = await import('./responses/lookups.js');
    return { 200: responses.lookupProperty200, 400: responses.lookupProperty400, 401: responses.lookupProperty401, 500: responses.lookupProperty500 };
  },
  /** @generated from operation lookupAgentDomains */
  lookupAgentDomains: async () => {
    const responses = await import('./responses/lookups.js');
    return { 200: responses.lookupAgentDomains200, 400: responses.lookupAgentDomains400, 401: responses.lookupAgentDomains401, 500: responses.lookupAgentDomains500 };
  },
  /** @generated from operation validateProductAuthorization */
  validateProductAuthorization: async () => {
    const responses = await import('./responses/lookups.js');
    return { 200: responses.validateProductAuthorization200, 400: responses.validateProductAuthorization400, 401: responses.validateProductAuthorization401, 413: responses.validateProductAuthorization413, 415: responses.validateProductAuthorization415, 500: responses.validateProductAuthorization500 };
  },
  /** @generated from operation validatePropertyAuthorization */
  validatePropertyAuthorization: async () => {
    const responses = await import('./responses/lookups.js');
    return { 200: responses.validatePropertyAuthorization200, 400: responses.validatePropertyAuthorization400, 401: responses.validatePropertyAuthorization401, 429: responses.validatePropertyAuthorization429, 500: responses.validatePropertyAuthorization500 };
  },
  /** @generated from operation expandProductIdentifiers */
  expandProductIdentifiers: async () => {
    const responses = await import('./responses/lookups.js');
    return { 200: responses.expandProductIdentifiers200, 400: responses.expandProductIdentifiers400, 401: responses.expandProductIdentifiers401, 413: responses.expandProductIdentifiers413, 415: responses.expandProductIdentifiers415, 500: responses.expandProductIdentifiers500 };
  },
  /** @generated from operation listAuthorizations */
  listAuthorizations: async () => {
    const responses = await import('./responses/lookups.js');
    return { 200: responses.listAuthorizations200, 400: responses.listAuthorizations400, 401: responses.listAuthorizations401, 500: responses.listAuthorizations500 };
  },
  /** @generated from operation getAuthorizationsSnapshot */
  getAuthorizationsSnapshot: async () => {
    const responses = await import('./responses/lookups.js');
    return { 400: responses.getAuthorizationsSnapshot400, 401: responses.getAuthorizationsSnapshot401, 403: responses.getAuthorizationsSnapshot403, 429: responses.getAuthorizationsSnapshot429, 500: responses.getAuthorizationsSnapshot500, 503: responses.getAuthorizationsSnapshot503 };
  },
  /** @generated from operation listPublishers */
  listPublishers: async () => {
    const responses = await import('./responses/overview.js');
    return { 200: responses.listPublishers200, 400: responses.listPublishers400, 401: responses.listPublishers401, 500: responses.listPublishers500 };
  },
  /** @generated from operation getRegistryStats */
  getRegistryStats: async () => {
    const responses = await import('./responses/overview.js');
    return { 200: responses.getRegistryStats200, 401: responses.getRegistryStats401, 500: responses.getRegistryStats500 };
  },
  /** @generated from operation getOperator */
  getOperator: async () => {
    const responses = await import('./responses/overview.js');
    return { 200: responses.getOperator200, 400: responses.getOperator400, 500: responses.getOperator500 };
  },
  /** @generated from operation getPublisher */
  getPublisher: async () => {
    const responses = await import('./responses/overview.js');
    return { 200: responses.getPublisher200, 400: responses.getPublisher400, 401: responses.getPublisher401, 500: responses.getPublisher500 };
  },
  /** @generated from operation validatePublisher */
  validatePublisher: async () => {
    const responses = await import('./responses/overview.js');
    return { 200: responses.validatePublisher200, 400: responses.validatePublisher400, 401: responses.validatePublisher401, 500: responses.validatePublisher500, 503: responses.validatePublisher503 };
  },
  /** @generated from operation getMe */
  getMe: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.getMe200, 400: responses.getMe400, 401: responses.getMe401, 500: responses.getMe500 };
  },
  /** @generated from operation getMyOrganization */
  getMyOrganization: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.getMyOrganization200, 400: responses.getMyOrganization400, 401: responses.getMyOrganization401, 403: responses.getMyOrganization403, 500: responses.getMyOrganization500 };
  },
  /** @generated from operation updateMyOrganization */
  updateMyOrganization: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.updateMyOrganization200, 400: responses.updateMyOrganization400, 401: responses.updateMyOrganization401, 403: responses.updateMyOrganization403, 413: responses.updateMyOrganization413, 415: responses.updateMyOrganization415, 500: responses.updateMyOrganization500 };
  },
  /** @generated from operation listMyMembers */
  listMyMembers: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.listMyMembers200, 400: responses.listMyMembers400, 401: responses.listMyMembers401, 403: responses.listMyMembers403, 500: responses.listMyMembers500 };
  },
  /** @generated from operation removeMyMember */
  removeMyMember: async () => {
    const responses = await import('./responses/me.js');
    return { 400: responses.removeMyMember400, 401: responses.removeMyMember401, 403: responses.removeMyMember403, 404: responses.removeMyMember404, 409: responses.removeMyMember409, 500: responses.removeMyMember500 };
  },
  /** @generated from operation changeMyMember */
  changeMyMember: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.changeMyMember200, 400: responses.changeMyMember400, 401: responses.changeMyMember401, 403: responses.changeMyMember403, 404: responses.changeMyMember404, 409: responses.changeMyMember409, 413: responses.changeMyMember413, 415: responses.changeMyMember415, 500: responses.changeMyMember500 };
  },
  /** @generated from operation listMyInvitations */
  listMyInvitations: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.listMyInvitations200, 400: responses.listMyInvitations400, 401: responses.listMyInvitations401, 403: responses.listMyInvitations403, 500: responses.listMyInvitations500 };
  },
  /** @generated from operation createMyInvitation */
  createMyInvitation: async () => {
    const responses = await import('./responses/me.js');
    return { 201: responses.createMyInvitation201, 400: responses.createMyInvitation400, 401: responses.createMyInvitation401, 403: responses.createMyInvitation403, 413: responses.createMyInvitation413, 415: responses.createMyInvitation415, 429: responses.createMyInvitation429, 500: responses.createMyInvitation500 };
  },
  /** @generated from operation revokeMyInvitation */
  revokeMyInvitation: async () => {
    const responses = await import('./responses/me.js');
    return { 400: responses.revokeMyInvitation400, 401: responses.revokeMyInvitation401, 403: responses.revokeMyInvitation403, 404: responses.revokeMyInvitation404, 500: responses.revokeMyInvitation500 };
  },
  /** @generated from operation listMyApiKeys */
  listMyApiKeys: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.listMyApiKeys200, 400: responses.listMyApiKeys400, 401: responses.listMyApiKeys401, 403: responses.listMyApiKeys403, 500: responses.listMyApiKeys500 };
  },
  /** @generated from operation createMyApiKey */
  createMyApiKey: async () => {
    const responses = await import('./responses/me.js');
    return { 201: responses.createMyApiKey201, 400: responses.createMyApiKey400, 401: responses.createMyApiKey401, 403: responses.createMyApiKey403, 413: responses.createMyApiKey413, 415: responses.createMyApiKey415, 429: responses.createMyApiKey429, 500: responses.createMyApiKey500 };
  },
  /** @generated from operation revokeMyApiKey */
  revokeMyApiKey: async () => {
    const responses = await import('./responses/me.js');
    return { 400: responses.revokeMyApiKey400, 401: responses.revokeMyApiKey401, 403: responses.revokeMyApiKey403, 404: responses.revokeMyApiKey404, 500: responses.revokeMyApiKey500 };
  },
  /** @generated from operation listMyClients */
  listMyClients: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.listMyClients200, 400: responses.listMyClients400, 401: responses.listMyClients401, 403: responses.listMyClients403, 500: responses.listMyClients500 };
  },
  /** @generated from operation createMyClient */
  createMyClient: async () => {
    const responses = await import('./responses/me.js');
    return { 201: responses.createMyClient201, 400: responses.createMyClient400, 401: responses.createMyClient401, 403: responses.createMyClient403, 413: responses.createMyClient413, 415: responses.createMyClient415, 429: responses.createMyClient429, 500: responses.createMyClient500 };
  },
  /** @generated from operation revokeMyClient */
  revokeMyClient: async () => {
    const responses = await import('./responses/me.js');
    return { 400: responses.revokeMyClient400, 401: responses.revokeMyClient401, 403: responses.revokeMyClient403, 404: responses.revokeMyClient404, 500: responses.revokeMyClient500 };
  },
  /** @generated from operation listMyWebhooks */
  listMyWebhooks: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.listMyWebhooks200, 400: responses.listMyWebhooks400, 401: responses.listMyWebhooks401, 403: responses.listMyWebhooks403, 500: responses.listMyWebhooks500 };
  },
  /** @generated from operation createMyWebhook */
  createMyWebhook: async () => {
    const responses = await import('./responses/me.js');
    return { 201: responses.createMyWebhook201, 400: responses.createMyWebhook400, 401: responses.createMyWebhook401, 403: responses.createMyWebhook403, 409: responses.createMyWebhook409, 410: responses.createMyWebhook410, 413: responses.createMyWebhook413, 415: responses.createMyWebhook415, 429: responses.createMyWebhook429, 500: responses.createMyWebhook500 };
  },
  /** @generated from operation listMyWebhookAttempts */
  listMyWebhookAttempts: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.listMyWebhookAttempts200, 400: responses.listMyWebhookAttempts400, 401: responses.listMyWebhookAttempts401, 403: responses.listMyWebhookAttempts403, 404: responses.listMyWebhookAttempts404, 500: responses.listMyWebhookAttempts500 };
  },
  /** @generated from operation redeliverMyWebhook */
  redeliverMyWebhook: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.redeliverMyWebhook200, 400: responses.redeliverMyWebhook400, 401: responses.redeliverMyWebhook401, 403: responses.redeliverMyWebhook403, 404: responses.redeliverMyWebhook404, 410: responses.redeliverMyWebhook410, 413: responses.redeliverMyWebhook413, 415: responses.redeliverMyWebhook415, 500: responses.redeliverMyWebhook500 };
  },
  /** @generated from operation resumeMyWebhook */
  resumeMyWebhook: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.resumeMyWebhook200, 400: responses.resumeMyWebhook400, 401: responses.resumeMyWebhook401, 403: responses.resumeMyWebhook403, 404: responses.resumeMyWebhook404, 500: responses.resumeMyWebhook500 };
  },
  /** @generated from operation getMyWebhook */
  getMyWebhook: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.getMyWebhook200, 400: responses.getMyWebhook400, 401: responses.getMyWebhook401, 403: responses.getMyWebhook403, 404: responses.getMyWebhook404, 500: responses.getMyWebhook500 };
  },
  /** @generated from operation removeMyWebhook */
  removeMyWebhook: async () => {
    const responses = await import('./responses/me.js');
    return { 400: responses.removeMyWebhook400, 401: responses.removeMyWebhook401, 403: responses.removeMyWebhook403, 404: responses.removeMyWebhook404, 500: responses.removeMyWebhook500 };
  },
  /** @generated from operation changeMyWebhook */
  changeMyWebhook: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.changeMyWebhook200, 400: responses.changeMyWebhook400, 401: responses.changeMyWebhook401, 403: responses.changeMyWebhook403, 404: responses.changeMyWebhook404, 413: responses.changeMyWebhook413, 415: responses.changeMyWebhook415, 429: responses.changeMyWebhook429, 500: responses.changeMyWebhook500 };
  },
  /** @generated from operation listMyAgents */
  listMyAgents: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.listMyAgents200, 400: responses.listMyAgents400, 401: responses.listMyAgents401, 403: responses.listMyAgents403, 500: responses.listMyAgents500 };
  },
  /** @generated from operation enrollMyAgent */
  enrollMyAgent: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.enrollMyAgent200, 201: responses.enrollMyAgent201, 400: responses.enrollMyAgent400, 401: responses.enrollMyAgent401, 403: responses.enrollMyAgent403, 409: responses.enrollMyAgent409, 413: responses.enrollMyAgent413, 415: responses.enrollMyAgent415, 429: responses.enrollMyAgent429, 500: responses.enrollMyAgent500 };
  },
  /** @generated from operation removeMyAgent */
  removeMyAgent: async () => {
    const responses = await import('./responses/me.js');
    return { 400: responses.removeMyAgent400, 401: responses.removeMyAgent401, 403: responses.removeMyAgent403, 404: responses.removeMyAgent404, 409: responses.removeMyAgent409, 500: responses.removeMyAgent500 };
  },
  /** @generated from operation changeMyAgent */
  changeMyAgent: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.changeMyAgent200, 400: responses.changeMyAgent400, 401: responses.changeMyAgent401, 403: responses.changeMyAgent403, 404: responses.changeMyAgent404, 413: responses.changeMyAgent413, 415: responses.changeMyAgent415, 429: responses.changeMyAgent429, 500: responses.changeMyAgent500 };
  },
  /** @generated from operation listMyEntries */
  listMyEntries: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.listMyEntries200, 400: responses.listMyEntries400, 401: responses.listMyEntries401, 403: responses.listMyEntries403, 500: responses.listMyEntries500 };
  },
  /** @generated from operation getMyAuditLog */
  getMyAuditLog: async () => {
    const responses = await import('./responses/me.js');
    return { 200: responses.getMyAuditLog200, 400: responses.getMyAuditLog400, 401: responses.getMyAuditLog401, 403: responses.getMyAuditLog403, 500: responses.getMyAuditLog500 };
  },
  /** @generated from operation searchRegistry */
  searchRegistry: async () => {
    const responses = await import('./responses/search.js');
    return { 200: responses.searchRegistry200, 400: responses.searchRegistry400, 401: responses.searchRegistry401, 500: responses.searchRegistry500 };
  },
  /** @generated from operation lookupManifestRefs */
  lookupManifestRefs: async () => {
    const responses = await import('./responses/search.js');
    return { 200: responses.lookupManifestRefs200, 400: responses.lookupManifestRefs400, 401: responses.lookupManifestRefs401, 500: responses.lookupManifestRefs500 };
  },
  /** @generated from operation getHostedAdagents */
  getHostedAdagents: async () => {
    const responses = await import('./responses/documents.js');
    return { 200: responses.getHostedAdagents200, 400: responses.getHostedAdagents400, 401: responses.getHostedAdagents401, 404: responses.getHostedAdagents404, 500: responses.getHostedAdagents500 };
  },
  /** @generated from operation getHostedBrandJson */
  getHostedBrandJson: async () => {
    const responses = await import('./responses/documents.js');
    return { 200: responses.getHostedBrandJson200, 400: responses.getHostedBrandJson400, 401: responses.getHostedBrandJson401, 404: responses.getHostedBrandJson404, 500: responses.getHostedBrandJson500 };
  },
  /** @generated from operation getOpenApiDocument */
  getOpenApiDocument: async () => {
    const responses = await import('./responses/meta.js');
    return { 500: responses.getOpenApiDocument500 };
  },
  /** @generated from operation getWellKnownOpenApi */
  getWellKnownOpenApi: async () => {
    const responses = await import('./responses/meta.js');
    return { 500: responses.getWellKnownOpenApi500 };
  },
  /** @generated from operation getSchemaIndex */
  getSchemaIndex: async () => {
    const responses = await import('./responses/schemas.js');
    return { 200: responses.getSchemaIndex200, 500: responses.getSchemaIndex500 };
  },
  /** @generated from operation listSchemaReleases */
  listSchemaReleases: async () => {
    const responses = await import('./responses/schemas.js');
    return { 200: responses.listSchemaReleases200, 500: responses.listSchemaReleases500 };
  },
  /** @generated from operation getReleasedFile */
  getReleasedFile: async () => {
    const responses = await import('./responses/schemas.js');
    return { 200: responses.getReleasedFile200, 400: responses.getReleasedFile400, 404: responses.getReleasedFile404, 500: responses.getReleasedFile500 };
  },
  /** @generated from operation getTaskBundle */
  getTaskBundle: async () => {
    const responses = await import('./responses/schemas.js');
    return { 200: responses.getTaskBundle200, 400: responses.getTaskBundle400, 404: responses.getTaskBundle404, 500: responses.getTaskBundle500 };
  },
  /** @generated from operation getSchema */
  getSchema: async () => {
    const responses = await import('./responses/schemas.js');
    return { 200: responses.getSchema200, 400: responses.getSchema400, 404: responses.getSchema404, 500: responses.getSchema500 };
  },
};

/** Validators of the schema files, by path below `schemas/v3/` without extension. */
export const schemaValidators = {
  'account/get-account-financials-request': async () => (await import('./schemas/account.js')).AccountGetAccountFinancialsRequest,
  'account/get-account-financials-response': async () => (await import('./schemas/account.js')).AccountGetAccountFinancialsResponse,
  'account/list-accounts-request': async () => (await import('./schemas/account.js')).AccountListAccountsRequest,
  'account/list-accounts-response': async () => (await import('./schemas/account.js')).AccountListAccountsResponse,
  'account/report-usage-request': async () => (await import('./schemas/account.js')).AccountReportUsageRequest,
  'account/report-usage-response': async () => (await import('./schemas/account.js')).AccountReportUsageResponse,
  'account/sync-accounts-request': async () => (await import('./schemas/account.js')).AccountSyncAccountsRequest,
  'account/sync-accounts-response': async () => (await import('./schemas/account.js')).AccountSyncAccountsResponse,
  'account/sync-governance-request': async () => (await import('./schemas/account.js')).AccountSyncGovernanceRequest,
  'account/sync-governance-response': async () => (await import('./schemas/account.js')).AccountSyncGovernanceResponse,
  'account/usage-record': async () => (await import('./schemas/account.js')).AccountUsageRecord,
  'adagents': async () => (await import('./schemas.js')).Adagents,
  'adagents/agent-by-inline-properties': async () => (await import('./schemas/adagents.js')).AdagentsAgentByInlineProperties,
  'adagents/agent-by-property-ids': async () => (await import('./schemas/adagents.js')).AdagentsAgentByPropertyIds,
  'adagents/agent-by-property-tags': async () => (await import('./schemas/adagents.js')).AdagentsAgentByPropertyTags,
  'adagents/agent-by-publisher-properties': async () => (await import('./schemas/adagents.js')).AdagentsAgentByPublisherProperties,
  'adagents/agent-by-signal-ids': async () => (await import('./schemas/adagents.js')).AdagentsAgentBySignalIds,
  'adagents/agent-by-signal-tags': async () => (await import('./schemas/adagents.js')).AdagentsAgentBySignalTags,
  'adagents/agent-common': async () => (await import('./schemas/adagents.js')).AdagentsAgentCommon,
  'adagents/authorized-agent': async () => (await import('./schemas/adagents.js')).AdagentsAuthorizedAgent,
  'adagents/contact': async () => (await import('./schemas/adagents.js')).AdagentsContact,
  'adagents/encryption-key': async () => (await import('./schemas/adagents.js')).AdagentsEncryptionKey,
  'adagents/format-declaration': async () => (await import('./schemas/adagents.js')).AdagentsFormatDeclaration,
  'adagents/inline': async () => (await import('./schemas/adagents.js')).AdagentsInline,
  'adagents/placement': async () => (await import('./schemas/adagents.js')).AdagentsPlacement,
  'adagents/placement-format-option': async () => (await import('./schemas/adagents.js')).AdagentsPlacementFormatOption,
  'adagents/pointer': async () => (await import('./schemas/adagents.js')).AdagentsPointer,
  'adagents/property-feature': async () => (await import('./schemas/adagents.js')).AdagentsPropertyFeature,
  'adagents/reference-renderer': async () => (await import('./schemas/adagents.js')).AdagentsReferenceRenderer,
  'adagents/revoked-publisher-domain': async () => (await import('./schemas/adagents.js')).AdagentsRevokedPublisherDomain,
  'adagents/sales-qualifiers': async () => (await import('./schemas/adagents.js')).AdagentsSalesQualifiers,
  'adagents/signal-definition': async () => (await import('./schemas/adagents.js')).AdagentsSignalDefinition,
  'adagents/signal-range': async () => (await import('./schemas/adagents.js')).AdagentsSignalRange,
  'adagents/signing-key': async () => (await import('./schemas/adagents.js')).AdagentsSigningKey,
  'adagents/tag-definition': async () => (await import('./schemas/adagents.js')).AdagentsTagDefinition,
  'brand': async () => (await import('./schemas.js')).Brand,
  'brand/acquire-rights-request': async () => (await import('./schemas/brand.js')).BrandAcquireRightsRequest,
  'brand/acquire-rights-response': async () => (await import('./schemas/brand.js')).BrandAcquireRightsResponse,
  'brand/agent-entry': async () => (await import('./schemas/brand.js')).BrandAgentEntry,
  'brand/agent-ref': async () => (await import('./schemas/brand.js')).BrandAgentRef,
  'brand/asset': async () => (await import('./schemas/brand.js')).BrandAsset,
  'brand/authoritative-location': async () => (await import('./schemas/brand.js')).BrandAuthoritativeLocation,
  'brand/authorized-operator': async () => (await import('./schemas/brand.js')).BrandAuthorizedOperator,
  'brand/brand-agent-document': async () => (await import('./schemas/brand.js')).BrandBrandAgentDocument,
  'brand/brand-property': async () => (await import('./schemas/brand.js')).BrandBrandProperty,
  'brand/brand-ref-entry': async () => (await import('./schemas/brand.js')).BrandBrandRefEntry,
  'brand/canonical-document': async () => (await import('./schemas/brand.js')).BrandCanonicalDocument,
  'brand/claim': async () => (await import('./schemas/brand.js')).BrandClaim,
  'brand/claim-result': async () => (await import('./schemas/brand.js')).BrandClaimResult,
  'brand/claim-verdict': async () => (await import('./schemas/brand.js')).BrandClaimVerdict,
  'brand/claim-verdicts': async () => (await import('./schemas/brand.js')).BrandClaimVerdicts,
  'brand/color': async () => (await import('./schemas/brand.js')).BrandColor,
  'brand/colors': async () => (await import('./schemas/brand.js')).BrandColors,
  'brand/contact': async () => (await import('./schemas/brand.js')).BrandContact,
  'brand/creative-approval-request': async () => (await import('./schemas/brand.js')).BrandCreativeApprovalRequest,
  'brand/creative-approval-response': async () => (await import('./schemas/brand.js')).BrandCreativeApprovalResponse,
  'brand/data-subject-contestation': async () => (await import('./schemas/brand.js')).BrandDataSubjectContestation,
  'brand/definition': async () => (await import('./schemas/brand.js')).BrandDefinition,
  'brand/disclaimer': async () => (await import('./schemas/brand.js')).BrandDisclaimer,
  'brand/font': async () => (await import('./schemas/brand.js')).BrandFont,
  'brand/fonts': async () => (await import('./schemas/brand.js')).BrandFonts,
  'brand/get-brand-identity-request': async () => (await import('./schemas/brand.js')).BrandGetBrandIdentityRequest,
  'brand/get-brand-identity-response': async () => (await import('./schemas/brand.js')).BrandGetBrandIdentityResponse,
  'brand/get-rights-request': async () => (await import('./schemas/brand.js')).BrandGetRightsRequest,
  'brand/get-rights-response': async () => (await import('./schemas/brand.js')).BrandGetRightsResponse,
  'brand/house': async () => (await import('./schemas/brand.js')).BrandHouse,
  'brand/house-brand': async () => (await import('./schemas/brand.js')).BrandHouseBrand,
  'brand/house-portfolio': async () => (await import('./schemas/brand.js')).BrandHousePortfolio,
  'brand/house-redirect': async () => (await import('./schemas/brand.js')).BrandHouseRedirect,
  'brand/localized-name': async () => (await import('./schemas/brand.js')).BrandLocalizedName,
  'brand/localized-text': async () => (await import('./schemas/brand.js')).BrandLocalizedText,
  'brand/logo': async () => (await import('./schemas/brand.js')).BrandLogo,
  'brand/product-catalog': async () => (await import('./schemas/brand.js')).BrandProductCatalog,
  'brand/revocation-notification': async () => (await import('./schemas/brand.js')).BrandRevocationNotification,
  'brand/rights-catalog': async () => (await import('./schemas/brand.js')).BrandRightsCatalog,
  'brand/rights-envelope': async () => (await import('./schemas/brand.js')).BrandRightsEnvelope,
  'brand/rights-offering': async () => (await import('./schemas/brand.js')).BrandRightsOffering,
  'brand/rights-pricing-option': async () => (await import('./schemas/brand.js')).BrandRightsPricingOption,
  'brand/rights-summary': async () => (await import('./schemas/brand.js')).BrandRightsSummary,
  'brand/rights-terms': async () => (await import('./schemas/brand.js')).BrandRightsTerms,
  'brand/search-brand-result': async () => (await import('./schemas/brand.js')).BrandSearchBrandResult,
  'brand/search-brands-request': async () => (await import('./schemas/brand.js')).BrandSearchBrandsRequest,
  'brand/search-brands-response': async () => (await import('./schemas/brand.js')).BrandSearchBrandsResponse,
  'brand/tone-guide': async () => (await import('./schemas/brand.js')).BrandToneGuide,
  'brand/trademark': async () => (await import('./schemas/brand.js')).BrandTrademark,
  'brand/update-rights-request': async () => (await import('./schemas/brand.js')).BrandUpdateRightsRequest,
  'brand/update-rights-response': async () => (await import('./schemas/brand.js')).BrandUpdateRightsResponse,
  'brand/verification-status': async () => (await import('./schemas/brand.js')).BrandVerificationStatus,
  'brand/verify-brand-claim-request': async () => (await import('./schemas/brand.js')).BrandVerifyBrandClaimRequest,
  'brand/verify-brand-claim-response': async () => (await import('./schemas/brand.js')).BrandVerifyBrandClaimResponse,
  'brand/verify-brand-claims-request': async () => (await import('./schemas/brand.js')).BrandVerifyBrandClaimsRequest,
  'brand/verify-brand-claims-response': async () => (await import('./schemas/brand.js')).BrandVerifyBrandClaimsResponse,
  'brand/visual-guidelines': async () => (await import('./schemas/brand.js')).BrandVisualGuidelines,
  'brand/voice-synthesis': async () => (await import('./schemas/brand.js')).BrandVoiceSynthesis,
  'compliance/comply-test-controller-request': async () => (await import('./schemas/compliance.js')).ComplianceComplyTestControllerRequest,
  'compliance/comply-test-controller-response': async () => (await import('./schemas/compliance.js')).ComplianceComplyTestControllerResponse,
  'content-standards/artifact': async () => (await import('./schemas/content-standards.js')).ContentStandardsArtifact,
  'content-standards/artifact-asset': async () => (await import('./schemas/content-standards.js')).ContentStandardsArtifactAsset,
  'content-standards/artifact-record': async () => (await import('./schemas/content-standards.js')).ContentStandardsArtifactRecord,
  'content-standards/asset-access': async () => (await import('./schemas/content-standards.js')).ContentStandardsAssetAccess,
  'content-standards/get-media-buy-artifacts-request': async () => (await import('./schemas/content-standards.js')).ContentStandardsGetMediaBuyArtifactsRequest,
  'content-standards/get-media-buy-artifacts-response': async () => (await import('./schemas/content-standards.js')).ContentStandardsGetMediaBuyArtifactsResponse,
  'core/account': async () => (await import('./schemas/core.js')).CoreAccount,
  'core/account-authorization': async () => (await import('./schemas/core.js')).CoreAccountAuthorization,
  'core/account-ref': async () => (await import('./schemas/core.js')).CoreAccountRef,
  'core/account-with-authorization': async () => (await import('./schemas/core.js')).CoreAccountWithAuthorization,
  'core/activation-key': async () => (await import('./schemas/core.js')).CoreActivationKey,
  'core/any-value': async () => (await import('./schemas/core.js')).CoreAnyValue,
  'core/artifact-webhook': async () => (await import('./schemas/core.js')).CoreArtifactWebhook,
  'core/assets/asset-union': async () => (await import('./schemas/core/assets.js')).CoreAssetsAssetUnion,
  'core/assets/audio-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsAudioAsset,
  'core/assets/brief-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsBriefAsset,
  'core/assets/card-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsCardAsset,
  'core/assets/catalog-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsCatalogAsset,
  'core/assets/css-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsCssAsset,
  'core/assets/daast-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsDaastAsset,
  'core/assets/daast-tracker-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsDaastTrackerAsset,
  'core/assets/html-accessibility': async () => (await import('./schemas/core/assets.js')).CoreAssetsHtmlAccessibility,
  'core/assets/html-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsHtmlAsset,
  'core/assets/image-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsImageAsset,
  'core/assets/javascript-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsJavascriptAsset,
  'core/assets/markdown-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsMarkdownAsset,
  'core/assets/pixel-tracker-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsPixelTrackerAsset,
  'core/assets/published-post-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsPublishedPostAsset,
  'core/assets/text-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsTextAsset,
  'core/assets/url-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsUrlAsset,
  'core/assets/vast-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsVastAsset,
  'core/assets/vast-tracker-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsVastTrackerAsset,
  'core/assets/video-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsVideoAsset,
  'core/assets/webhook-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsWebhookAsset,
  'core/assets/zip-asset': async () => (await import('./schemas/core/assets.js')).CoreAssetsZipAsset,
  'core/async-response-data': async () => (await import('./schemas/core.js')).CoreAsyncResponseData,
  'core/attribution-window': async () => (await import('./schemas/core.js')).CoreAttributionWindow,
  'core/audience-member': async () => (await import('./schemas/core.js')).CoreAudienceMember,
  'core/brand-id': async () => (await import('./schemas/core.js')).CoreBrandId,
  'core/brand-ref': async () => (await import('./schemas/core.js')).CoreBrandRef,
  'core/business-entity': async () => (await import('./schemas/core.js')).CoreBusinessEntity,
  'core/cancellation': async () => (await import('./schemas/core.js')).CoreCancellation,
  'core/cancellation-policy': async () => (await import('./schemas/core.js')).CoreCancellationPolicy,
  'core/canonical-format-kind': async () => (await import('./schemas/core.js')).CoreCanonicalFormatKind,
  'core/catalog': async () => (await import('./schemas/core.js')).CoreCatalog,
  'core/catalog-field-mapping': async () => (await import('./schemas/core.js')).CoreCatalogFieldMapping,
  'core/catalog-item-delivery-metrics': async () => (await import('./schemas/core.js')).CoreCatalogItemDeliveryMetrics,
  'core/collection': async () => (await import('./schemas/core.js')).CoreCollection,
  'core/collection-distribution': async () => (await import('./schemas/core.js')).CoreCollectionDistribution,
  'core/collection-list-ref': async () => (await import('./schemas/core.js')).CoreCollectionListRef,
  'core/collection-selector': async () => (await import('./schemas/core.js')).CoreCollectionSelector,
  'core/committed-metric': async () => (await import('./schemas/core.js')).CoreCommittedMetric,
  'core/content-rating': async () => (await import('./schemas/core.js')).CoreContentRating,
  'core/context': async () => (await import('./schemas/core.js')).CoreContext,
  'core/country-code': async () => (await import('./schemas/core.js')).CoreCountryCode,
  'core/creative-asset': async () => (await import('./schemas/core.js')).CoreCreativeAsset,
  'core/creative-assignment': async () => (await import('./schemas/core.js')).CoreCreativeAssignment,
  'core/creative-brief': async () => (await import('./schemas/core.js')).CoreCreativeBrief,
  'core/creative-consumption': async () => (await import('./schemas/core.js')).CoreCreativeConsumption,
  'core/creative-delivery-metrics': async () => (await import('./schemas/core.js')).CoreCreativeDeliveryMetrics,
  'core/creative-filters': async () => (await import('./schemas/core.js')).CoreCreativeFilters,
  'core/creative-item': async () => (await import('./schemas/core.js')).CoreCreativeItem,
  'core/creative-manifest': async () => (await import('./schemas/core.js')).CoreCreativeManifest,
  'core/creative-policy': async () => (await import('./schemas/core.js')).CoreCreativePolicy,
  'core/creative-variable': async () => (await import('./schemas/core.js')).CoreCreativeVariable,
  'core/creative-variant': async () => (await import('./schemas/core.js')).CoreCreativeVariant,
  'core/currency-code': async () => (await import('./schemas/core.js')).CoreCurrencyCode,
  'core/date-range': async () => (await import('./schemas/core.js')).CoreDateRange,
  'core/datetime-range': async () => (await import('./schemas/core.js')).CoreDatetimeRange,
  'core/daypart-target': async () => (await import('./schemas/core.js')).CoreDaypartTarget,
  'core/delivery-forecast': async () => (await import('./schemas/core.js')).CoreDeliveryForecast,
  'core/delivery-metric-aggregate': async () => (await import('./schemas/core.js')).CoreDeliveryMetricAggregate,
  'core/delivery-metrics': async () => (await import('./schemas/core.js')).CoreDeliveryMetrics,
  'core/deployment': async () => (await import('./schemas/core.js')).CoreDeployment,
  'core/destination': async () => (await import('./schemas/core.js')).CoreDestination,
  'core/diagnostic-issue': async () => (await import('./schemas/core.js')).CoreDiagnosticIssue,
  'core/distribution-identifier': async () => (await import('./schemas/core.js')).CoreDistributionIdentifier,
  'core/domain-name': async () => (await import('./schemas/core.js')).CoreDomainName,
  'core/downstream-connection-requirement': async () => (await import('./schemas/core.js')).CoreDownstreamConnectionRequirement,
  'core/duration': async () => (await import('./schemas/core.js')).CoreDuration,
  'core/error': async () => (await import('./schemas/core.js')).CoreError,
  'core/error-issue': async () => (await import('./schemas/core.js')).CoreErrorIssue,
  'core/error-response': async () => (await import('./schemas/core.js')).CoreErrorResponse,
  'core/evaluator-spec': async () => (await import('./schemas/core.js')).CoreEvaluatorSpec,
  'core/event': async () => (await import('./schemas/core.js')).CoreEvent,
  'core/event-custom-data': async () => (await import('./schemas/core.js')).CoreEventCustomData,
  'core/event-source-health': async () => (await import('./schemas/core.js')).CoreEventSourceHealth,
  'core/event-surface': async () => (await import('./schemas/core.js')).CoreEventSurface,
  'core/ext': async () => (await import('./schemas/core.js')).CoreExt,
  'core/forecast-dimension-audience': async () => (await import('./schemas/core.js')).CoreForecastDimensionAudience,
  'core/forecast-dimension-device-platform': async () => (await import('./schemas/core.js')).CoreForecastDimensionDevicePlatform,
  'core/forecast-dimension-device-type': async () => (await import('./schemas/core.js')).CoreForecastDimensionDeviceType,
  'core/forecast-dimension-geo': async () => (await import('./schemas/core.js')).CoreForecastDimensionGeo,
  'core/forecast-dimension-placement': async () => (await import('./schemas/core.js')).CoreForecastDimensionPlacement,
  'core/forecast-dimension-signal': async () => (await import('./schemas/core.js')).CoreForecastDimensionSignal,
  'core/forecast-metrics': async () => (await import('./schemas/core.js')).CoreForecastMetrics,
  'core/forecast-point': async () => (await import('./schemas/core.js')).CoreForecastPoint,
  'core/forecast-point-dimension': async () => (await import('./schemas/core.js')).CoreForecastPointDimension,
  'core/forecast-point-dimensions': async () => (await import('./schemas/core.js')).CoreForecastPointDimensions,
  'core/forecast-range': async () => (await import('./schemas/core.js')).CoreForecastRange,
  'core/forecast-vendor-metric-value': async () => (await import('./schemas/core.js')).CoreForecastVendorMetricValue,
  'core/format': async () => (await import('./schemas/core.js')).CoreFormat,
  'core/format-asset': async () => (await import('./schemas/core.js')).CoreFormatAsset,
  'core/format-group-slot': async () => (await import('./schemas/core.js')).CoreFormatGroupSlot,
  'core/format-id': async () => (await import('./schemas/core.js')).CoreFormatId,
  'core/format-option-ref': async () => (await import('./schemas/core.js')).CoreFormatOptionRef,
  'core/format-render': async () => (await import('./schemas/core.js')).CoreFormatRender,
  'core/format-slot': async () => (await import('./schemas/core.js')).CoreFormatSlot,
  'core/format-slot-group': async () => (await import('./schemas/core.js')).CoreFormatSlotGroup,
  'core/frequency-cap': async () => (await import('./schemas/core.js')).CoreFrequencyCap,
  'core/generation-credential': async () => (await import('./schemas/core.js')).CoreGenerationCredential,
  'core/geo-breakdown-support': async () => (await import('./schemas/core.js')).CoreGeoBreakdownSupport,
  'core/geo-delivery-metrics': async () => (await import('./schemas/core.js')).CoreGeoDeliveryMetrics,
  'core/geo-proximity': async () => (await import('./schemas/core.js')).CoreGeoProximity,
  'core/geo-requirement': async () => (await import('./schemas/core.js')).CoreGeoRequirement,
  'core/idempotency-key': async () => (await import('./schemas/core.js')).CoreIdempotencyKey,
  'core/identifier': async () => (await import('./schemas/core.js')).CoreIdentifier,
  'core/impairment': async () => (await import('./schemas/core.js')).CoreImpairment,
  'core/industry-identifier': async () => (await import('./schemas/core.js')).CoreIndustryIdentifier,
  'core/insertion-order': async () => (await import('./schemas/core.js')).CoreInsertionOrder,
  'core/keyword': async () => (await import('./schemas/core.js')).CoreKeyword,
  'core/keyword-delivery-metrics': async () => (await import('./schemas/core.js')).CoreKeywordDeliveryMetrics,
  'core/keyword-target': async () => (await import('./schemas/core.js')).CoreKeywordTarget,
  'core/limited-series': async () => (await import('./schemas/core.js')).CoreLimitedSeries,
  'core/measurement-readiness': async () => (await import('./schemas/core.js')).CoreMeasurementReadiness,
  'core/measurement-terms': async () => (await import('./schemas/core.js')).CoreMeasurementTerms,
  'core/measurement-window': async () => (await import('./schemas/core.js')).CoreMeasurementWindow,
  'core/media-buy-available-action': async () => (await import('./schemas/core.js')).CoreMediaBuyAvailableAction,
  'core/media-buy-envelope': async () => (await import('./schemas/core.js')).CoreMediaBuyEnvelope,
  'core/media-buy-features': async () => (await import('./schemas/core.js')).CoreMediaBuyFeatures,
  'core/metric-optimization': async () => (await import('./schemas/core.js')).CoreMetricOptimization,
  'core/metric-qualifier': async () => (await import('./schemas/core.js')).CoreMetricQualifier,
  'core/metric-ref': async () => (await import('./schemas/core.js')).CoreMetricRef,
  'core/metro-area': async () => (await import('./schemas/core.js')).CoreMetroArea,
  'core/missing-metric': async () => (await import('./schemas/core.js')).CoreMissingMetric,
  'core/money': async () => (await import('./schemas/core.js')).CoreMoney,
  'core/notification-config': async () => (await import('./schemas/core.js')).CoreNotificationConfig,
  'core/optimization-goal': async () => (await import('./schemas/core.js')).CoreOptimizationGoal,
  'core/optimization-target': async () => (await import('./schemas/core.js')).CoreOptimizationTarget,
  'core/outcome-measurement': async () => (await import('./schemas/core.js')).CoreOutcomeMeasurement,
  'core/overlay': async () => (await import('./schemas/core.js')).CoreOverlay,
  'core/package': async () => (await import('./schemas/core.js')).CorePackage,
  'core/package-signal-targeting': async () => (await import('./schemas/core.js')).CorePackageSignalTargeting,
  'core/package-signal-targeting-group': async () => (await import('./schemas/core.js')).CorePackageSignalTargetingGroup,
  'core/package-signal-targeting-groups': async () => (await import('./schemas/core.js')).CorePackageSignalTargetingGroups,
  'core/pagination-request': async () => (await import('./schemas/core.js')).CorePaginationRequest,
  'core/pagination-response': async () => (await import('./schemas/core.js')).CorePaginationResponse,
  'core/performance-standard': async () => (await import('./schemas/core.js')).CorePerformanceStandard,
  'core/placement': async () => (await import('./schemas/core.js')).CorePlacement,
  'core/placement-ref': async () => (await import('./schemas/core.js')).CorePlacementRef,
  'core/platform-extension-ref': async () => (await import('./schemas/core.js')).CorePlatformExtensionRef,
  'core/postal-area': async () => (await import('./schemas/core.js')).CorePostalArea,
  'core/postal-area-support': async () => (await import('./schemas/core.js')).CorePostalAreaSupport,
  'core/postal-country-system': async () => (await import('./schemas/core.js')).CorePostalCountrySystem,
  'core/pricing-option': async () => (await import('./schemas/core.js')).CorePricingOption,
  'core/product': async () => (await import('./schemas/core.js')).CoreProduct,
  'core/product-allocation': async () => (await import('./schemas/core.js')).CoreProductAllocation,
  'core/product-allowed-action': async () => (await import('./schemas/core.js')).CoreProductAllowedAction,
  'core/product-card': async () => (await import('./schemas/core.js')).CoreProductCard,
  'core/product-filters': async () => (await import('./schemas/core.js')).CoreProductFilters,
  'core/product-format-declaration': async () => (await import('./schemas/core.js')).CoreProductFormatDeclaration,
  'core/product-signal-targeting-option': async () => (await import('./schemas/core.js')).CoreProductSignalTargetingOption,
  'core/property': async () => (await import('./schemas/core.js')).CoreProperty,
  'core/property-id': async () => (await import('./schemas/core.js')).CorePropertyId,
  'core/property-list-ref': async () => (await import('./schemas/core.js')).CorePropertyListRef,
  'core/property-tag': async () => (await import('./schemas/core.js')).CorePropertyTag,
  'core/proposal': async () => (await import('./schemas/core.js')).CoreProposal,
  'core/protocol-envelope': async () => (await import('./schemas/core.js')).CoreProtocolEnvelope,
  'core/provenance': async () => (await import('./schemas/core.js')).CoreProvenance,
  'core/publisher-property-selector': async () => (await import('./schemas/core.js')).CorePublisherPropertySelector,
  'core/publisher-selector-all': async () => (await import('./schemas/core.js')).CorePublisherSelectorAll,
  'core/publisher-selector-by-id': async () => (await import('./schemas/core.js')).CorePublisherSelectorById,
  'core/publisher-selector-by-tag': async () => (await import('./schemas/core.js')).CorePublisherSelectorByTag,
  'core/push-notification-config': async () => (await import('./schemas/core.js')).CorePushNotificationConfig,
  'core/reference-asset': async () => (await import('./schemas/core.js')).CoreReferenceAsset,
  'core/registry-event': async () => (await import('./schemas/core.js')).CoreRegistryEvent,
  'core/registry-feed-freshness': async () => (await import('./schemas/core.js')).CoreRegistryFeedFreshness,
  'core/registry-feed-response': async () => (await import('./schemas/core.js')).CoreRegistryFeedResponse,
  'core/related-collection': async () => (await import('./schemas/core.js')).CoreRelatedCollection,
  'core/reporting-capabilities': async () => (await import('./schemas/core.js')).CoreReportingCapabilities,
  'core/reporting-webhook': async () => (await import('./schemas/core.js')).CoreReportingWebhook,
  'core/requirements/asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsAssetRequirements,
  'core/requirements/audio-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsAudioAssetRequirements,
  'core/requirements/catalog-field-binding': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsCatalogFieldBinding,
  'core/requirements/catalog-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsCatalogRequirements,
  'core/requirements/css-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsCssAssetRequirements,
  'core/requirements/daast-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsDaastAssetRequirements,
  'core/requirements/html-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsHtmlAssetRequirements,
  'core/requirements/image-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsImageAssetRequirements,
  'core/requirements/javascript-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsJavascriptAssetRequirements,
  'core/requirements/markdown-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsMarkdownAssetRequirements,
  'core/requirements/offering-asset-constraint': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsOfferingAssetConstraint,
  'core/requirements/text-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsTextAssetRequirements,
  'core/requirements/url-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsUrlAssetRequirements,
  'core/requirements/vast-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsVastAssetRequirements,
  'core/requirements/video-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsVideoAssetRequirements,
  'core/requirements/webhook-asset-requirements': async () => (await import('./schemas/core/requirements.js')).CoreRequirementsWebhookAssetRequirements,
  'core/response-payload-jws-envelope': async () => (await import('./schemas/core.js')).CoreResponsePayloadJwsEnvelope,
  'core/rights-constraint': async () => (await import('./schemas/core.js')).CoreRightsConstraint,
  'core/shortened-members': async () => (await import('./schemas/core.js')).CoreShortenedMembers,
  'core/signal-coverage-forecast': async () => (await import('./schemas/core.js')).CoreSignalCoverageForecast,
  'core/signal-filters': async () => (await import('./schemas/core.js')).CoreSignalFilters,
  'core/signal-id': async () => (await import('./schemas/core.js')).CoreSignalId,
  'core/signal-listing': async () => (await import('./schemas/core.js')).CoreSignalListing,
  'core/signal-pricing': async () => (await import('./schemas/core.js')).CoreSignalPricing,
  'core/signal-ref': async () => (await import('./schemas/core.js')).CoreSignalRef,
  'core/signal-selection-group-rule': async () => (await import('./schemas/core.js')).CoreSignalSelectionGroupRule,
  'core/signal-targeting': async () => (await import('./schemas/core.js')).CoreSignalTargeting,
  'core/signal-targeting-expression': async () => (await import('./schemas/core.js')).CoreSignalTargetingExpression,
  'core/signal-targeting-rules': async () => (await import('./schemas/core.js')).CoreSignalTargetingRules,
  'core/signal-taxonomy': async () => (await import('./schemas/core.js')).CoreSignalTaxonomy,
  'core/sla-window': async () => (await import('./schemas/core.js')).CoreSlaWindow,
  'core/slot-assets': async () => (await import('./schemas/core.js')).CoreSlotAssets,
  'core/special': async () => (await import('./schemas/core.js')).CoreSpecial,
  'core/start-timing': async () => (await import('./schemas/core.js')).CoreStartTiming,
  'core/talent': async () => (await import('./schemas/core.js')).CoreTalent,
  'core/targeting': async () => (await import('./schemas/core.js')).CoreTargeting,
  'core/task-request': async () => (await import('./schemas/core.js')).CoreTaskRequest,
  'core/transformer': async () => (await import('./schemas/core.js')).CoreTransformer,
  'core/transformer-param': async () => (await import('./schemas/core.js')).CoreTransformerParam,
  'core/user-match': async () => (await import('./schemas/core.js')).CoreUserMatch,
  'core/vendor-metric-id': async () => (await import('./schemas/core.js')).CoreVendorMetricId,
  'core/vendor-metric-optimization': async () => (await import('./schemas/core.js')).CoreVendorMetricOptimization,
  'core/vendor-metric-optimization-supported-metric': async () => (await import('./schemas/core.js')).CoreVendorMetricOptimizationSupportedMetric,
  'core/vendor-metric-value': async () => (await import('./schemas/core.js')).CoreVendorMetricValue,
  'core/vendor-pricing-option': async () => (await import('./schemas/core.js')).CoreVendorPricingOption,
  'core/version-envelope': async () => (await import('./schemas/core.js')).CoreVersionEnvelope,
  'core/webhook-activity-record': async () => (await import('./schemas/core.js')).CoreWebhookActivityRecord,
  'creative/audit-observation': async () => (await import('./schemas/creative.js')).CreativeAuditObservation,
  'creative/creative-feature-result': async () => (await import('./schemas/creative.js')).CreativeCreativeFeatureResult,
  'creative/creative-outcome': async () => (await import('./schemas/creative.js')).CreativeCreativeOutcome,
  'creative/creative-record': async () => (await import('./schemas/creative.js')).CreativeCreativeRecord,
  'creative/get-creative-delivery-request': async () => (await import('./schemas/creative.js')).CreativeGetCreativeDeliveryRequest,
  'creative/get-creative-delivery-response': async () => (await import('./schemas/creative.js')).CreativeGetCreativeDeliveryResponse,
  'creative/get-creative-features-request': async () => (await import('./schemas/creative.js')).CreativeGetCreativeFeaturesRequest,
  'creative/get-creative-features-response': async () => (await import('./schemas/creative.js')).CreativeGetCreativeFeaturesResponse,
  'creative/list-creatives-request': async () => (await import('./schemas/creative.js')).CreativeListCreativesRequest,
  'creative/list-creatives-response': async () => (await import('./schemas/creative.js')).CreativeListCreativesResponse,
  'creative/list-transformers-request': async () => (await import('./schemas/creative.js')).CreativeListTransformersRequest,
  'creative/list-transformers-response': async () => (await import('./schemas/creative.js')).CreativeListTransformersResponse,
  'creative/preview-creative-request': async () => (await import('./schemas/creative.js')).CreativePreviewCreativeRequest,
  'creative/preview-creative-response': async () => (await import('./schemas/creative.js')).CreativePreviewCreativeResponse,
  'creative/preview-input': async () => (await import('./schemas/creative.js')).CreativePreviewInput,
  'creative/preview-render': async () => (await import('./schemas/creative.js')).CreativePreviewRender,
  'creative/sync-creatives-async-response-input-required': async () => (await import('./schemas/creative.js')).CreativeSyncCreativesAsyncResponseInputRequired,
  'creative/sync-creatives-async-response-submitted': async () => (await import('./schemas/creative.js')).CreativeSyncCreativesAsyncResponseSubmitted,
  'creative/sync-creatives-async-response-working': async () => (await import('./schemas/creative.js')).CreativeSyncCreativesAsyncResponseWorking,
  'creative/sync-creatives-request': async () => (await import('./schemas/creative.js')).CreativeSyncCreativesRequest,
  'creative/sync-creatives-response': async () => (await import('./schemas/creative.js')).CreativeSyncCreativesResponse,
  'creative/validate-input-request': async () => (await import('./schemas/creative.js')).CreativeValidateInputRequest,
  'creative/validate-input-response': async () => (await import('./schemas/creative.js')).CreativeValidateInputResponse,
  'creative/validate-input-result': async () => (await import('./schemas/creative.js')).CreativeValidateInputResult,
  'enums/account-scope': async () => (await import('./schemas/enums.js')).EnumsAccountScope,
  'enums/account-status': async () => (await import('./schemas/enums.js')).EnumsAccountStatus,
  'enums/action-source': async () => (await import('./schemas/enums.js')).EnumsActionSource,
  'enums/adjustment-kind': async () => (await import('./schemas/enums.js')).EnumsAdjustmentKind,
  'enums/advertiser-industry': async () => (await import('./schemas/enums.js')).EnumsAdvertiserIndustry,
  'enums/age-verification-method': async () => (await import('./schemas/enums.js')).EnumsAgeVerificationMethod,
  'enums/agent-lifecycle-stage': async () => (await import('./schemas/enums.js')).EnumsAgentLifecycleStage,
  'enums/agent-type': async () => (await import('./schemas/enums.js')).EnumsAgentType,
  'enums/agent-visibility': async () => (await import('./schemas/enums.js')).EnumsAgentVisibility,
  'enums/api-key-permission': async () => (await import('./schemas/enums.js')).EnumsApiKeyPermission,
  'enums/app-store': async () => (await import('./schemas/enums.js')).EnumsAppStore,
  'enums/assessment-status': async () => (await import('./schemas/enums.js')).EnumsAssessmentStatus,
  'enums/asset-content-type': async () => (await import('./schemas/enums.js')).EnumsAssetContentType,
  'enums/attribution-methodology': async () => (await import('./schemas/enums.js')).EnumsAttributionMethodology,
  'enums/attribution-model': async () => (await import('./schemas/enums.js')).EnumsAttributionModel,
  'enums/audience-source': async () => (await import('./schemas/enums.js')).EnumsAudienceSource,
  'enums/audience-status': async () => (await import('./schemas/enums.js')).EnumsAudienceStatus,
  'enums/audio-channel-layout': async () => (await import('./schemas/enums.js')).EnumsAudioChannelLayout,
  'enums/audio-distribution-type': async () => (await import('./schemas/enums.js')).EnumsAudioDistributionType,
  'enums/audit-outcome': async () => (await import('./schemas/enums.js')).EnumsAuditOutcome,
  'enums/auth-scheme': async () => (await import('./schemas/enums.js')).EnumsAuthScheme,
  'enums/authorization-check': async () => (await import('./schemas/enums.js')).EnumsAuthorizationCheck,
  'enums/authorization-evidence': async () => (await import('./schemas/enums.js')).EnumsAuthorizationEvidence,
  'enums/authorization-reason': async () => (await import('./schemas/enums.js')).EnumsAuthorizationReason,
  'enums/authorization-type': async () => (await import('./schemas/enums.js')).EnumsAuthorizationType,
  'enums/available-metric': async () => (await import('./schemas/enums.js')).EnumsAvailableMetric,
  'enums/badge-role': async () => (await import('./schemas/enums.js')).EnumsBadgeRole,
  'enums/billing-party': async () => (await import('./schemas/enums.js')).EnumsBillingParty,
  'enums/brand-architecture': async () => (await import('./schemas/enums.js')).EnumsBrandArchitecture,
  'enums/brand-claim-type': async () => (await import('./schemas/enums.js')).EnumsBrandClaimType,
  'enums/brand-file-status': async () => (await import('./schemas/enums.js')).EnumsBrandFileStatus,
  'enums/brand-identity-field': async () => (await import('./schemas/enums.js')).EnumsBrandIdentityField,
  'enums/brand-json-variant': async () => (await import('./schemas/enums.js')).EnumsBrandJsonVariant,
  'enums/brand-property-relationship': async () => (await import('./schemas/enums.js')).EnumsBrandPropertyRelationship,
  'enums/brand-source': async () => (await import('./schemas/enums.js')).EnumsBrandSource,
  'enums/build-mode': async () => (await import('./schemas/enums.js')).EnumsBuildMode,
  'enums/c2pa-watermark-action': async () => (await import('./schemas/enums.js')).EnumsC2PaWatermarkAction,
  'enums/canceled-by': async () => (await import('./schemas/enums.js')).EnumsCanceledBy,
  'enums/catalog-action': async () => (await import('./schemas/enums.js')).EnumsCatalogAction,
  'enums/catalog-item-status': async () => (await import('./schemas/enums.js')).EnumsCatalogItemStatus,
  'enums/catalog-source': async () => (await import('./schemas/enums.js')).EnumsCatalogSource,
  'enums/catalog-type': async () => (await import('./schemas/enums.js')).EnumsCatalogType,
  'enums/channels': async () => (await import('./schemas/enums.js')).EnumsChannels,
  'enums/claimed-app-store': async () => (await import('./schemas/enums.js')).EnumsClaimedAppStore,
  'enums/claimed-property-type': async () => (await import('./schemas/enums.js')).EnumsClaimedPropertyType,
  'enums/client-scope': async () => (await import('./schemas/enums.js')).EnumsClientScope,
  'enums/cloud-storage-protocol': async () => (await import('./schemas/enums.js')).EnumsCloudStorageProtocol,
  'enums/co-branding-requirement': async () => (await import('./schemas/enums.js')).EnumsCoBrandingRequirement,
  'enums/collection-cadence': async () => (await import('./schemas/enums.js')).EnumsCollectionCadence,
  'enums/collection-kind': async () => (await import('./schemas/enums.js')).EnumsCollectionKind,
  'enums/collection-record-status': async () => (await import('./schemas/enums.js')).EnumsCollectionRecordStatus,
  'enums/collection-relationship': async () => (await import('./schemas/enums.js')).EnumsCollectionRelationship,
  'enums/collection-status': async () => (await import('./schemas/enums.js')).EnumsCollectionStatus,
  'enums/completion-source': async () => (await import('./schemas/enums.js')).EnumsCompletionSource,
  'enums/compliance-status': async () => (await import('./schemas/enums.js')).EnumsComplianceStatus,
  'enums/compliance-track-status': async () => (await import('./schemas/enums.js')).EnumsComplianceTrackStatus,
  'enums/consent-basis': async () => (await import('./schemas/enums.js')).EnumsConsentBasis,
  'enums/content-id-type': async () => (await import('./schemas/enums.js')).EnumsContentIdType,
  'enums/content-rating-system': async () => (await import('./schemas/enums.js')).EnumsContentRatingSystem,
  'enums/crawl-outcome': async () => (await import('./schemas/enums.js')).EnumsCrawlOutcome,
  'enums/crawl-status': async () => (await import('./schemas/enums.js')).EnumsCrawlStatus,
  'enums/creative-action': async () => (await import('./schemas/enums.js')).EnumsCreativeAction,
  'enums/creative-agent-capability': async () => (await import('./schemas/enums.js')).EnumsCreativeAgentCapability,
  'enums/creative-approval-status': async () => (await import('./schemas/enums.js')).EnumsCreativeApprovalStatus,
  'enums/creative-event-reason-code': async () => (await import('./schemas/enums.js')).EnumsCreativeEventReasonCode,
  'enums/creative-identifier-type': async () => (await import('./schemas/enums.js')).EnumsCreativeIdentifierType,
  'enums/creative-quality': async () => (await import('./schemas/enums.js')).EnumsCreativeQuality,
  'enums/creative-selection-strategy': async () => (await import('./schemas/enums.js')).EnumsCreativeSelectionStrategy,
  'enums/creative-sort-field': async () => (await import('./schemas/enums.js')).EnumsCreativeSortField,
  'enums/creative-status': async () => (await import('./schemas/enums.js')).EnumsCreativeStatus,
  'enums/daast-tracking-event': async () => (await import('./schemas/enums.js')).EnumsDaastTrackingEvent,
  'enums/daast-version': async () => (await import('./schemas/enums.js')).EnumsDaastVersion,
  'enums/day-of-week': async () => (await import('./schemas/enums.js')).EnumsDayOfWeek,
  'enums/delegation-type': async () => (await import('./schemas/enums.js')).EnumsDelegationType,
  'enums/delivery-type': async () => (await import('./schemas/enums.js')).EnumsDeliveryType,
  'enums/demographic-system': async () => (await import('./schemas/enums.js')).EnumsDemographicSystem,
  'enums/device-platform': async () => (await import('./schemas/enums.js')).EnumsDevicePlatform,
  'enums/device-type': async () => (await import('./schemas/enums.js')).EnumsDeviceType,
  'enums/digital-source-type': async () => (await import('./schemas/enums.js')).EnumsDigitalSourceType,
  'enums/dimension-unit': async () => (await import('./schemas/enums.js')).EnumsDimensionUnit,
  'enums/disclosure-persistence': async () => (await import('./schemas/enums.js')).EnumsDisclosurePersistence,
  'enums/disclosure-position': async () => (await import('./schemas/enums.js')).EnumsDisclosurePosition,
  'enums/discovery-method': async () => (await import('./schemas/enums.js')).EnumsDiscoveryMethod,
  'enums/distance-unit': async () => (await import('./schemas/enums.js')).EnumsDistanceUnit,
  'enums/distribution-identifier-type': async () => (await import('./schemas/enums.js')).EnumsDistributionIdentifierType,
  'enums/embedded-provenance-method': async () => (await import('./schemas/enums.js')).EnumsEmbeddedProvenanceMethod,
  'enums/entry-kind': async () => (await import('./schemas/enums.js')).EnumsEntryKind,
  'enums/error-recovery': async () => (await import('./schemas/enums.js')).EnumsErrorRecovery,
  'enums/event-type': async () => (await import('./schemas/enums.js')).EnumsEventType,
  'enums/exclusivity': async () => (await import('./schemas/enums.js')).EnumsExclusivity,
  'enums/feed-format': async () => (await import('./schemas/enums.js')).EnumsFeedFormat,
  'enums/feedback-source': async () => (await import('./schemas/enums.js')).EnumsFeedbackSource,
  'enums/forecast-method': async () => (await import('./schemas/enums.js')).EnumsForecastMethod,
  'enums/forecast-range-unit': async () => (await import('./schemas/enums.js')).EnumsForecastRangeUnit,
  'enums/format-id-parameter': async () => (await import('./schemas/enums.js')).EnumsFormatIdParameter,
  'enums/format-kind': async () => (await import('./schemas/enums.js')).EnumsFormatKind,
  'enums/format-type': async () => (await import('./schemas/enums.js')).EnumsFormatType,
  'enums/frame-rate-type': async () => (await import('./schemas/enums.js')).EnumsFrameRateType,
  'enums/freshness-state': async () => (await import('./schemas/enums.js')).EnumsFreshnessState,
  'enums/genre-taxonomy': async () => (await import('./schemas/enums.js')).EnumsGenreTaxonomy,
  'enums/geo-level': async () => (await import('./schemas/enums.js')).EnumsGeoLevel,
  'enums/gop-type': async () => (await import('./schemas/enums.js')).EnumsGopType,
  'enums/hosting-mode': async () => (await import('./schemas/enums.js')).EnumsHostingMode,
  'enums/http-method': async () => (await import('./schemas/enums.js')).EnumsHttpMethod,
  'enums/identifier-types': async () => (await import('./schemas/enums.js')).EnumsIdentifierTypes,
  'enums/impairment-offline-state': async () => (await import('./schemas/enums.js')).EnumsImpairmentOfflineState,
  'enums/impairment-reason-code': async () => (await import('./schemas/enums.js')).EnumsImpairmentReasonCode,
  'enums/input-validation-outcome': async () => (await import('./schemas/enums.js')).EnumsInputValidationOutcome,
  'enums/javascript-module-type': async () => (await import('./schemas/enums.js')).EnumsJavascriptModuleType,
  'enums/keep-mode': async () => (await import('./schemas/enums.js')).EnumsKeepMode,
  'enums/keller-type': async () => (await import('./schemas/enums.js')).EnumsKellerType,
  'enums/landing-page-requirement': async () => (await import('./schemas/enums.js')).EnumsLandingPageRequirement,
  'enums/legacy-postal-system': async () => (await import('./schemas/enums.js')).EnumsLegacyPostalSystem,
  'enums/lift-dimension': async () => (await import('./schemas/enums.js')).EnumsLiftDimension,
  'enums/logo-slot': async () => (await import('./schemas/enums.js')).EnumsLogoSlot,
  'enums/makegood-remedy': async () => (await import('./schemas/enums.js')).EnumsMakegoodRemedy,
  'enums/manifest-file': async () => (await import('./schemas/enums.js')).EnumsManifestFile,
  'enums/manifest-status': async () => (await import('./schemas/enums.js')).EnumsManifestStatus,
  'enums/markdown-flavor': async () => (await import('./schemas/enums.js')).EnumsMarkdownFlavor,
  'enums/match-id-type': async () => (await import('./schemas/enums.js')).EnumsMatchIdType,
  'enums/match-type': async () => (await import('./schemas/enums.js')).EnumsMatchType,
  'enums/media-buy-action-mode': async () => (await import('./schemas/enums.js')).EnumsMediaBuyActionMode,
  'enums/media-buy-health': async () => (await import('./schemas/enums.js')).EnumsMediaBuyHealth,
  'enums/media-buy-status': async () => (await import('./schemas/enums.js')).EnumsMediaBuyStatus,
  'enums/media-buy-valid-action': async () => (await import('./schemas/enums.js')).EnumsMediaBuyValidAction,
  'enums/member-role': async () => (await import('./schemas/enums.js')).EnumsMemberRole,
  'enums/metric-type': async () => (await import('./schemas/enums.js')).EnumsMetricType,
  'enums/metro-system': async () => (await import('./schemas/enums.js')).EnumsMetroSystem,
  'enums/moov-atom-position': async () => (await import('./schemas/enums.js')).EnumsMoovAtomPosition,
  'enums/notification-type': async () => (await import('./schemas/enums.js')).EnumsNotificationType,
  'enums/operator-scope': async () => (await import('./schemas/enums.js')).EnumsOperatorScope,
  'enums/optimization-metric': async () => (await import('./schemas/enums.js')).EnumsOptimizationMetric,
  'enums/ownership-challenge-state': async () => (await import('./schemas/enums.js')).EnumsOwnershipChallengeState,
  'enums/ownership-proof-method': async () => (await import('./schemas/enums.js')).EnumsOwnershipProofMethod,
  'enums/pacing': async () => (await import('./schemas/enums.js')).EnumsPacing,
  'enums/payment-terms': async () => (await import('./schemas/enums.js')).EnumsPaymentTerms,
  'enums/performance-standard-metric': async () => (await import('./schemas/enums.js')).EnumsPerformanceStandardMetric,
  'enums/postal-system': async () => (await import('./schemas/enums.js')).EnumsPostalSystem,
  'enums/preview-output-format': async () => (await import('./schemas/enums.js')).EnumsPreviewOutputFormat,
  'enums/pricing-model': async () => (await import('./schemas/enums.js')).EnumsPricingModel,
  'enums/principal-kind': async () => (await import('./schemas/enums.js')).EnumsPrincipalKind,
  'enums/product-field': async () => (await import('./schemas/enums.js')).EnumsProductField,
  'enums/production-quality': async () => (await import('./schemas/enums.js')).EnumsProductionQuality,
  'enums/property-classification': async () => (await import('./schemas/enums.js')).EnumsPropertyClassification,
  'enums/property-resolution-source': async () => (await import('./schemas/enums.js')).EnumsPropertyResolutionSource,
  'enums/property-source': async () => (await import('./schemas/enums.js')).EnumsPropertySource,
  'enums/property-type': async () => (await import('./schemas/enums.js')).EnumsPropertyType,
  'enums/proposal-status': async () => (await import('./schemas/enums.js')).EnumsProposalStatus,
  'enums/proto-protocol': async () => (await import('./schemas/enums.js')).EnumsProtoProtocol,
  'enums/publisher-agent-source': async () => (await import('./schemas/enums.js')).EnumsPublisherAgentSource,
  'enums/publisher-file-status': async () => (await import('./schemas/enums.js')).EnumsPublisherFileStatus,
  'enums/publisher-property-source': async () => (await import('./schemas/enums.js')).EnumsPublisherPropertySource,
  'enums/reach-unit': async () => (await import('./schemas/enums.js')).EnumsReachUnit,
  'enums/redirect-reason': async () => (await import('./schemas/enums.js')).EnumsRedirectReason,
  'enums/registry-entity-type': async () => (await import('./schemas/enums.js')).EnumsRegistryEntityType,
  'enums/registry-event-type': async () => (await import('./schemas/enums.js')).EnumsRegistryEventType,
  'enums/relationship-trust': async () => (await import('./schemas/enums.js')).EnumsRelationshipTrust,
  'enums/reporting-frequency': async () => (await import('./schemas/enums.js')).EnumsReportingFrequency,
  'enums/response-type': async () => (await import('./schemas/enums.js')).EnumsResponseType,
  'enums/restricted-attribute': async () => (await import('./schemas/enums.js')).EnumsRestrictedAttribute,
  'enums/review-status': async () => (await import('./schemas/enums.js')).EnumsReviewStatus,
  'enums/revision-source': async () => (await import('./schemas/enums.js')).EnumsRevisionSource,
  'enums/revocation-reason': async () => (await import('./schemas/enums.js')).EnumsRevocationReason,
  'enums/right-type': async () => (await import('./schemas/enums.js')).EnumsRightType,
  'enums/right-use': async () => (await import('./schemas/enums.js')).EnumsRightUse,
  'enums/rights-billing-period': async () => (await import('./schemas/enums.js')).EnumsRightsBillingPeriod,
  'enums/rights-constraint-approval': async () => (await import('./schemas/enums.js')).EnumsRightsConstraintApproval,
  'enums/rights-creative-status': async () => (await import('./schemas/enums.js')).EnumsRightsCreativeStatus,
  'enums/rights-status': async () => (await import('./schemas/enums.js')).EnumsRightsStatus,
  'enums/scan-type': async () => (await import('./schemas/enums.js')).EnumsScanType,
  'enums/selection-type': async () => (await import('./schemas/enums.js')).EnumsSelectionType,
  'enums/signal-action': async () => (await import('./schemas/enums.js')).EnumsSignalAction,
  'enums/signal-cadence': async () => (await import('./schemas/enums.js')).EnumsSignalCadence,
  'enums/signal-catalog-type': async () => (await import('./schemas/enums.js')).EnumsSignalCatalogType,
  'enums/signal-data-source': async () => (await import('./schemas/enums.js')).EnumsSignalDataSource,
  'enums/signal-discovery-mode': async () => (await import('./schemas/enums.js')).EnumsSignalDiscoveryMode,
  'enums/signal-field': async () => (await import('./schemas/enums.js')).EnumsSignalField,
  'enums/signal-methodology': async () => (await import('./schemas/enums.js')).EnumsSignalMethodology,
  'enums/signal-provider-status': async () => (await import('./schemas/enums.js')).EnumsSignalProviderStatus,
  'enums/signal-value-type': async () => (await import('./schemas/enums.js')).EnumsSignalValueType,
  'enums/snapshot-unavailable-reason': async () => (await import('./schemas/enums.js')).EnumsSnapshotUnavailableReason,
  'enums/social-placement-surface': async () => (await import('./schemas/enums.js')).EnumsSocialPlacementSurface,
  'enums/sort-direction': async () => (await import('./schemas/enums.js')).EnumsSortDirection,
  'enums/sort-metric': async () => (await import('./schemas/enums.js')).EnumsSortMetric,
  'enums/special-category': async () => (await import('./schemas/enums.js')).EnumsSpecialCategory,
  'enums/specialism': async () => (await import('./schemas/enums.js')).EnumsSpecialism,
  'enums/sponsored-placement-type': async () => (await import('./schemas/enums.js')).EnumsSponsoredPlacementType,
  'enums/talent-role': async () => (await import('./schemas/enums.js')).EnumsTalentRole,
  'enums/task-status': async () => (await import('./schemas/enums.js')).EnumsTaskStatus,
  'enums/task-type': async () => (await import('./schemas/enums.js')).EnumsTaskType,
  'enums/trademark-license-type': async () => (await import('./schemas/enums.js')).EnumsTrademarkLicenseType,
  'enums/trademark-status': async () => (await import('./schemas/enums.js')).EnumsTrademarkStatus,
  'enums/transformer-value-source': async () => (await import('./schemas/enums.js')).EnumsTransformerValueSource,
  'enums/transport-mode': async () => (await import('./schemas/enums.js')).EnumsTransportMode,
  'enums/travel-time-unit': async () => (await import('./schemas/enums.js')).EnumsTravelTimeUnit,
  'enums/uid-type': async () => (await import('./schemas/enums.js')).EnumsUidType,
  'enums/update-frequency': async () => (await import('./schemas/enums.js')).EnumsUpdateFrequency,
  'enums/url-asset-type': async () => (await import('./schemas/enums.js')).EnumsUrlAssetType,
  'enums/validation-mode': async () => (await import('./schemas/enums.js')).EnumsValidationMode,
  'enums/validation-target-kind': async () => (await import('./schemas/enums.js')).EnumsValidationTargetKind,
  'enums/variant-dimension': async () => (await import('./schemas/enums.js')).EnumsVariantDimension,
  'enums/vast-tracking-event': async () => (await import('./schemas/enums.js')).EnumsVastTrackingEvent,
  'enums/vast-version': async () => (await import('./schemas/enums.js')).EnumsVastVersion,
  'enums/verification-mode': async () => (await import('./schemas/enums.js')).EnumsVerificationMode,
  'enums/video-placement-type': async () => (await import('./schemas/enums.js')).EnumsVideoPlacementType,
  'enums/viewability-standard': async () => (await import('./schemas/enums.js')).EnumsViewabilityStandard,
  'enums/watermark-media-type': async () => (await import('./schemas/enums.js')).EnumsWatermarkMediaType,
  'enums/wcag-level': async () => (await import('./schemas/enums.js')).EnumsWcagLevel,
  'enums/webhook-auth-scheme': async () => (await import('./schemas/enums.js')).EnumsWebhookAuthScheme,
  'enums/webhook-response-type': async () => (await import('./schemas/enums.js')).EnumsWebhookResponseType,
  'enums/webhook-security-method': async () => (await import('./schemas/enums.js')).EnumsWebhookSecurityMethod,
  'formats/canonical/agent_placement': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalAgentPlacement,
  'formats/canonical/audio_daast': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalAudioDaast,
  'formats/canonical/audio_hosted': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalAudioHosted,
  'formats/canonical/_base': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalBase,
  'formats/canonical/display_tag': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalDisplayTag,
  'formats/canonical/html5': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalHtml5,
  'formats/canonical/image': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalImage,
  'formats/canonical/image_carousel': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalImageCarousel,
  'formats/canonical/native_in_feed': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalNativeInFeed,
  'formats/canonical/responsive_creative': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalResponsiveCreative,
  'formats/canonical/size': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalSize,
  'formats/canonical/slot': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalSlot,
  'formats/canonical/sponsored_placement': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalSponsoredPlacement,
  'formats/canonical/video_hosted': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalVideoHosted,
  'formats/canonical/video_vast': async () => (await import('./schemas/formats/canonical.js')).FormatsCanonicalVideoVast,
  'me/agent': async () => (await import('./schemas/me.js')).MeAgent,
  'me/agent-enrolment': async () => (await import('./schemas/me.js')).MeAgentEnrolment,
  'me/agent-list': async () => (await import('./schemas/me.js')).MeAgentList,
  'me/agent-response': async () => (await import('./schemas/me.js')).MeAgentResponse,
  'me/agent-update': async () => (await import('./schemas/me.js')).MeAgentUpdate,
  'me/agent-warning': async () => (await import('./schemas/me.js')).MeAgentWarning,
  'me/api-key': async () => (await import('./schemas/me.js')).MeApiKey,
  'me/api-key-created': async () => (await import('./schemas/me.js')).MeApiKeyCreated,
  'me/api-key-list': async () => (await import('./schemas/me.js')).MeApiKeyList,
  'me/api-key-request': async () => (await import('./schemas/me.js')).MeApiKeyRequest,
  'me/audit-entry': async () => (await import('./schemas/me.js')).MeAuditEntry,
  'me/audit-page': async () => (await import('./schemas/me.js')).MeAuditPage,
  'me/client': async () => (await import('./schemas/me.js')).MeClient,
  'me/client-created': async () => (await import('./schemas/me.js')).MeClientCreated,
  'me/client-list': async () => (await import('./schemas/me.js')).MeClientList,
  'me/client-request': async () => (await import('./schemas/me.js')).MeClientRequest,
  'me/entry': async () => (await import('./schemas/me.js')).MeEntry,
  'me/entry-list': async () => (await import('./schemas/me.js')).MeEntryList,
  'me/identity': async () => (await import('./schemas/me.js')).MeIdentity,
  'me/invitation': async () => (await import('./schemas/me.js')).MeInvitation,
  'me/invitation-created': async () => (await import('./schemas/me.js')).MeInvitationCreated,
  'me/invitation-list': async () => (await import('./schemas/me.js')).MeInvitationList,
  'me/invitation-request': async () => (await import('./schemas/me.js')).MeInvitationRequest,
  'me/member': async () => (await import('./schemas/me.js')).MeMember,
  'me/member-list': async () => (await import('./schemas/me.js')).MeMemberList,
  'me/member-update': async () => (await import('./schemas/me.js')).MeMemberUpdate,
  'me/organization': async () => (await import('./schemas/me.js')).MeOrganization,
  'me/organization-update': async () => (await import('./schemas/me.js')).MeOrganizationUpdate,
  'me/standing': async () => (await import('./schemas/me.js')).MeStanding,
  'me/webhook': async () => (await import('./schemas/me.js')).MeWebhook,
  'me/webhook-attempt': async () => (await import('./schemas/me.js')).MeWebhookAttempt,
  'me/webhook-attempt-list': async () => (await import('./schemas/me.js')).MeWebhookAttemptList,
  'me/webhook-list': async () => (await import('./schemas/me.js')).MeWebhookList,
  'me/webhook-redelivery': async () => (await import('./schemas/me.js')).MeWebhookRedelivery,
  'me/webhook-request': async () => (await import('./schemas/me.js')).MeWebhookRequest,
  'me/webhook-update': async () => (await import('./schemas/me.js')).MeWebhookUpdate,
  'media-buy/aggregated-totals': async () => (await import('./schemas/media-buy.js')).MediaBuyAggregatedTotals,
  'media-buy/audience-delivery': async () => (await import('./schemas/media-buy.js')).MediaBuyAudienceDelivery,
  'media-buy/audience-outcome': async () => (await import('./schemas/media-buy.js')).MediaBuyAudienceOutcome,
  'media-buy/audience-sync': async () => (await import('./schemas/media-buy.js')).MediaBuyAudienceSync,
  'media-buy/breakdown-request': async () => (await import('./schemas/media-buy.js')).MediaBuyBreakdownRequest,
  'media-buy/build-creative-async-response-input-required': async () => (await import('./schemas/media-buy.js')).MediaBuyBuildCreativeAsyncResponseInputRequired,
  'media-buy/build-creative-async-response-submitted': async () => (await import('./schemas/media-buy.js')).MediaBuyBuildCreativeAsyncResponseSubmitted,
  'media-buy/build-creative-async-response-working': async () => (await import('./schemas/media-buy.js')).MediaBuyBuildCreativeAsyncResponseWorking,
  'media-buy/build-creative-request': async () => (await import('./schemas/media-buy.js')).MediaBuyBuildCreativeRequest,
  'media-buy/build-creative-response': async () => (await import('./schemas/media-buy.js')).MediaBuyBuildCreativeResponse,
  'media-buy/catalog-outcome': async () => (await import('./schemas/media-buy.js')).MediaBuyCatalogOutcome,
  'media-buy/create-media-buy-async-response-input-required': async () => (await import('./schemas/media-buy.js')).MediaBuyCreateMediaBuyAsyncResponseInputRequired,
  'media-buy/create-media-buy-async-response-submitted': async () => (await import('./schemas/media-buy.js')).MediaBuyCreateMediaBuyAsyncResponseSubmitted,
  'media-buy/create-media-buy-async-response-working': async () => (await import('./schemas/media-buy.js')).MediaBuyCreateMediaBuyAsyncResponseWorking,
  'media-buy/create-media-buy-request': async () => (await import('./schemas/media-buy.js')).MediaBuyCreateMediaBuyRequest,
  'media-buy/create-media-buy-response': async () => (await import('./schemas/media-buy.js')).MediaBuyCreateMediaBuyResponse,
  'media-buy/daily-delivery': async () => (await import('./schemas/media-buy.js')).MediaBuyDailyDelivery,
  'media-buy/delivery-totals': async () => (await import('./schemas/media-buy.js')).MediaBuyDeliveryTotals,
  'media-buy/delivery-window': async () => (await import('./schemas/media-buy.js')).MediaBuyDeliveryWindow,
  'media-buy/device-platform-delivery': async () => (await import('./schemas/media-buy.js')).MediaBuyDevicePlatformDelivery,
  'media-buy/device-type-delivery': async () => (await import('./schemas/media-buy.js')).MediaBuyDeviceTypeDelivery,
  'media-buy/event-source-outcome': async () => (await import('./schemas/media-buy.js')).MediaBuyEventSourceOutcome,
  'media-buy/event-source-sync': async () => (await import('./schemas/media-buy.js')).MediaBuyEventSourceSync,
  'media-buy/geo-breakdown-request': async () => (await import('./schemas/media-buy.js')).MediaBuyGeoBreakdownRequest,
  'media-buy/get-media-buy-delivery-request': async () => (await import('./schemas/media-buy.js')).MediaBuyGetMediaBuyDeliveryRequest,
  'media-buy/get-media-buy-delivery-response': async () => (await import('./schemas/media-buy.js')).MediaBuyGetMediaBuyDeliveryResponse,
  'media-buy/get-media-buys-request': async () => (await import('./schemas/media-buy.js')).MediaBuyGetMediaBuysRequest,
  'media-buy/get-media-buys-response': async () => (await import('./schemas/media-buy.js')).MediaBuyGetMediaBuysResponse,
  'media-buy/get-products-async-response-input-required': async () => (await import('./schemas/media-buy.js')).MediaBuyGetProductsAsyncResponseInputRequired,
  'media-buy/get-products-async-response-submitted': async () => (await import('./schemas/media-buy.js')).MediaBuyGetProductsAsyncResponseSubmitted,
  'media-buy/get-products-async-response-working': async () => (await import('./schemas/media-buy.js')).MediaBuyGetProductsAsyncResponseWorking,
  'media-buy/get-products-request': async () => (await import('./schemas/media-buy.js')).MediaBuyGetProductsRequest,
  'media-buy/get-products-response': async () => (await import('./schemas/media-buy.js')).MediaBuyGetProductsResponse,
  'media-buy/history-entry': async () => (await import('./schemas/media-buy.js')).MediaBuyHistoryEntry,
  'media-buy/list-creative-formats-request': async () => (await import('./schemas/media-buy.js')).MediaBuyListCreativeFormatsRequest,
  'media-buy/list-creative-formats-response': async () => (await import('./schemas/media-buy.js')).MediaBuyListCreativeFormatsResponse,
  'media-buy/log-event-request': async () => (await import('./schemas/media-buy.js')).MediaBuyLogEventRequest,
  'media-buy/log-event-response': async () => (await import('./schemas/media-buy.js')).MediaBuyLogEventResponse,
  'media-buy/media-buy-delivery': async () => (await import('./schemas/media-buy.js')).MediaBuyMediaBuyDelivery,
  'media-buy/media-buy-record': async () => (await import('./schemas/media-buy.js')).MediaBuyMediaBuyRecord,
  'media-buy/media-buy-status-filter': async () => (await import('./schemas/media-buy.js')).MediaBuyMediaBuyStatusFilter,
  'media-buy/package-delivery': async () => (await import('./schemas/media-buy.js')).MediaBuyPackageDelivery,
  'media-buy/package-record': async () => (await import('./schemas/media-buy.js')).MediaBuyPackageRecord,
  'media-buy/package-request': async () => (await import('./schemas/media-buy.js')).MediaBuyPackageRequest,
  'media-buy/package-snapshot': async () => (await import('./schemas/media-buy.js')).MediaBuyPackageSnapshot,
  'media-buy/package-update': async () => (await import('./schemas/media-buy.js')).MediaBuyPackageUpdate,
  'media-buy/placement-delivery': async () => (await import('./schemas/media-buy.js')).MediaBuyPlacementDelivery,
  'media-buy/provide-performance-feedback-request': async () => (await import('./schemas/media-buy.js')).MediaBuyProvidePerformanceFeedbackRequest,
  'media-buy/provide-performance-feedback-response': async () => (await import('./schemas/media-buy.js')).MediaBuyProvidePerformanceFeedbackResponse,
  'media-buy/refinement': async () => (await import('./schemas/media-buy.js')).MediaBuyRefinement,
  'media-buy/refinement-outcome': async () => (await import('./schemas/media-buy.js')).MediaBuyRefinementOutcome,
  'media-buy/reporting-period': async () => (await import('./schemas/media-buy.js')).MediaBuyReportingPeriod,
  'media-buy/sync-audiences-request': async () => (await import('./schemas/media-buy.js')).MediaBuySyncAudiencesRequest,
  'media-buy/sync-audiences-response': async () => (await import('./schemas/media-buy.js')).MediaBuySyncAudiencesResponse,
  'media-buy/sync-catalogs-async-response-input-required': async () => (await import('./schemas/media-buy.js')).MediaBuySyncCatalogsAsyncResponseInputRequired,
  'media-buy/sync-catalogs-async-response-submitted': async () => (await import('./schemas/media-buy.js')).MediaBuySyncCatalogsAsyncResponseSubmitted,
  'media-buy/sync-catalogs-async-response-working': async () => (await import('./schemas/media-buy.js')).MediaBuySyncCatalogsAsyncResponseWorking,
  'media-buy/sync-catalogs-request': async () => (await import('./schemas/media-buy.js')).MediaBuySyncCatalogsRequest,
  'media-buy/sync-catalogs-response': async () => (await import('./schemas/media-buy.js')).MediaBuySyncCatalogsResponse,
  'media-buy/sync-event-sources-request': async () => (await import('./schemas/media-buy.js')).MediaBuySyncEventSourcesRequest,
  'media-buy/sync-event-sources-response': async () => (await import('./schemas/media-buy.js')).MediaBuySyncEventSourcesResponse,
  'media-buy/update-media-buy-async-response-input-required': async () => (await import('./schemas/media-buy.js')).MediaBuyUpdateMediaBuyAsyncResponseInputRequired,
  'media-buy/update-media-buy-async-response-submitted': async () => (await import('./schemas/media-buy.js')).MediaBuyUpdateMediaBuyAsyncResponseSubmitted,
  'media-buy/update-media-buy-async-response-working': async () => (await import('./schemas/media-buy.js')).MediaBuyUpdateMediaBuyAsyncResponseWorking,
  'media-buy/update-media-buy-request': async () => (await import('./schemas/media-buy.js')).MediaBuyUpdateMediaBuyRequest,
  'media-buy/update-media-buy-response': async () => (await import('./schemas/media-buy.js')).MediaBuyUpdateMediaBuyResponse,
  'media-buy/window-package': async () => (await import('./schemas/media-buy.js')).MediaBuyWindowPackage,
  'pricing-options/cpa-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsCpaOption,
  'pricing-options/cpc-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsCpcOption,
  'pricing-options/cpcv-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsCpcvOption,
  'pricing-options/cpm-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsCpmOption,
  'pricing-options/cpp-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsCppOption,
  'pricing-options/cpv-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsCpvOption,
  'pricing-options/flat-rate-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsFlatRateOption,
  'pricing-options/price-breakdown': async () => (await import('./schemas/pricing-options.js')).PricingOptionsPriceBreakdown,
  'pricing-options/price-guidance': async () => (await import('./schemas/pricing-options.js')).PricingOptionsPriceGuidance,
  'pricing-options/time-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsTimeOption,
  'pricing-options/vcpm-option': async () => (await import('./schemas/pricing-options.js')).PricingOptionsVcpmOption,
  'protocol/agent-profile': async () => (await import('./schemas/protocol.js')).ProtocolAgentProfile,
  'protocol/capabilities/account': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesAccount,
  'protocol/capabilities/brand': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesBrand,
  'protocol/capabilities/creative': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesCreative,
  'protocol/capabilities/governance': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesGovernance,
  'protocol/capabilities/identity': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesIdentity,
  'protocol/capabilities/measurement': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesMeasurement,
  'protocol/capabilities/media-buy': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesMediaBuy,
  'protocol/capabilities/request-signing': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesRequestSigning,
  'protocol/capabilities/signals': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesSignals,
  'protocol/capabilities/sponsored-intelligence': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesSponsoredIntelligence,
  'protocol/capabilities/webhook-signing': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesWebhookSigning,
  'protocol/capabilities/wholesale-feed-versioning': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesWholesaleFeedVersioning,
  'protocol/capabilities/wholesale-feed-webhooks': async () => (await import('./schemas/protocol/capabilities.js')).ProtocolCapabilitiesWholesaleFeedWebhooks,
  'protocol/foreign-capabilities': async () => (await import('./schemas/protocol.js')).ProtocolForeignCapabilities,
  'protocol/get-proto-capabilities-request': async () => (await import('./schemas/protocol.js')).ProtocolGetProtoCapabilitiesRequest,
  'protocol/get-proto-capabilities-response': async () => (await import('./schemas/protocol.js')).ProtocolGetProtoCapabilitiesResponse,
  'protocol/get-task-status-request': async () => (await import('./schemas/protocol.js')).ProtocolGetTaskStatusRequest,
  'protocol/get-task-status-response': async () => (await import('./schemas/protocol.js')).ProtocolGetTaskStatusResponse,
  'protocol/list-tasks-request': async () => (await import('./schemas/protocol.js')).ProtocolListTasksRequest,
  'protocol/list-tasks-response': async () => (await import('./schemas/protocol.js')).ProtocolListTasksResponse,
  'registry/adagents-create-data': async () => (await import('./schemas/registry.js')).RegistryAdagentsCreateData,
  'registry/adagents-create-request': async () => (await import('./schemas/registry.js')).RegistryAdagentsCreateRequest,
  'registry/adagents-create-response': async () => (await import('./schemas/registry.js')).RegistryAdagentsCreateResponse,
  'registry/adagents-tool-error': async () => (await import('./schemas/registry.js')).RegistryAdagentsToolError,
  'registry/adagents-validate-data': async () => (await import('./schemas/registry.js')).RegistryAdagentsValidateData,
  'registry/adagents-validate-request': async () => (await import('./schemas/registry.js')).RegistryAdagentsValidateRequest,
  'registry/adagents-validate-response': async () => (await import('./schemas/registry.js')).RegistryAdagentsValidateResponse,
  'registry/agent-accreditation': async () => (await import('./schemas/registry.js')).RegistryAgentAccreditation,
  'registry/agent-capabilities': async () => (await import('./schemas/registry.js')).RegistryAgentCapabilities,
  'registry/agent-card-check': async () => (await import('./schemas/registry.js')).RegistryAgentCardCheck,
  'registry/agent-catalog': async () => (await import('./schemas/registry.js')).RegistryAgentCatalog,
  'registry/agent-catalog-item': async () => (await import('./schemas/registry.js')).RegistryAgentCatalogItem,
  'registry/agent-compliance': async () => (await import('./schemas/registry.js')).RegistryAgentCompliance,
  'registry/agent-compliance-track': async () => (await import('./schemas/registry.js')).RegistryAgentComplianceTrack,
  'registry/agent-creative-capabilities': async () => (await import('./schemas/registry.js')).RegistryAgentCreativeCapabilities,
  'registry/agent-creative-format': async () => (await import('./schemas/registry.js')).RegistryAgentCreativeFormat,
  'registry/agent-formats': async () => (await import('./schemas/registry.js')).RegistryAgentFormats,
  'registry/agent-health': async () => (await import('./schemas/registry.js')).RegistryAgentHealth,
  'registry/agent-measurement-capabilities': async () => (await import('./schemas/registry.js')).RegistryAgentMeasurementCapabilities,
  'registry/agent-metric': async () => (await import('./schemas/registry.js')).RegistryAgentMetric,
  'registry/agent-products': async () => (await import('./schemas/registry.js')).RegistryAgentProducts,
  'registry/agent-property-summary': async () => (await import('./schemas/registry.js')).RegistryAgentPropertySummary,
  'registry/agent-search-response': async () => (await import('./schemas/registry.js')).RegistryAgentSearchResponse,
  'registry/agent-search-result': async () => (await import('./schemas/registry.js')).RegistryAgentSearchResult,
  'registry/agent-signals-capabilities': async () => (await import('./schemas/registry.js')).RegistryAgentSignalsCapabilities,
  'registry/agent-standard-operations': async () => (await import('./schemas/registry.js')).RegistryAgentStandardOperations,
  'registry/agent-stats': async () => (await import('./schemas/registry.js')).RegistryAgentStats,
  'registry/agent-tool': async () => (await import('./schemas/registry.js')).RegistryAgentTool,
  'registry/api-index': async () => (await import('./schemas/registry.js')).RegistryApiIndex,
  'registry/authorization-check': async () => (await import('./schemas/registry.js')).RegistryAuthorizationCheck,
  'registry/authorization-entry': async () => (await import('./schemas/registry.js')).RegistryAuthorizationEntry,
  'registry/authorization-list': async () => (await import('./schemas/registry.js')).RegistryAuthorizationList,
  'registry/authorization-operator-side': async () => (await import('./schemas/registry.js')).RegistryAuthorizationOperatorSide,
  'registry/authorization-publisher-side': async () => (await import('./schemas/registry.js')).RegistryAuthorizationPublisherSide,
  'registry/authorization-row': async () => (await import('./schemas/registry.js')).RegistryAuthorizationRow,
  'registry/brand-bulk-request': async () => (await import('./schemas/registry.js')).RegistryBrandBulkRequest,
  'registry/brand-bulk-response': async () => (await import('./schemas/registry.js')).RegistryBrandBulkResponse,
  'registry/brand-card': async () => (await import('./schemas/registry.js')).RegistryBrandCard,
  'registry/brand-color': async () => (await import('./schemas/registry.js')).RegistryBrandColor,
  'registry/brand-color-map': async () => (await import('./schemas/registry.js')).RegistryBrandColorMap,
  'registry/brand-company': async () => (await import('./schemas/registry.js')).RegistryBrandCompany,
  'registry/brand-enrichment': async () => (await import('./schemas/registry.js')).RegistryBrandEnrichment,
  'registry/brand-enrichment-manifest': async () => (await import('./schemas/registry.js')).RegistryBrandEnrichmentManifest,
  'registry/brand-font': async () => (await import('./schemas/registry.js')).RegistryBrandFont,
  'registry/brand-json-response': async () => (await import('./schemas/registry.js')).RegistryBrandJsonResponse,
  'registry/brand-listing': async () => (await import('./schemas/registry.js')).RegistryBrandListing,
  'registry/brand-listing-item': async () => (await import('./schemas/registry.js')).RegistryBrandListingItem,
  'registry/brand-listing-stats': async () => (await import('./schemas/registry.js')).RegistryBrandListingStats,
  'registry/brand-logo': async () => (await import('./schemas/registry.js')).RegistryBrandLogo,
  'registry/brand-manifest-input': async () => (await import('./schemas/registry.js')).RegistryBrandManifestInput,
  'registry/brand-resolution': async () => (await import('./schemas/registry.js')).RegistryBrandResolution,
  'registry/brand-save-request': async () => (await import('./schemas/registry.js')).RegistryBrandSaveRequest,
  'registry/brand-save-response': async () => (await import('./schemas/registry.js')).RegistryBrandSaveResponse,
  'registry/brand-tone': async () => (await import('./schemas/registry.js')).RegistryBrandTone,
  'registry/crawl-request-request': async () => (await import('./schemas/registry.js')).RegistryCrawlRequestRequest,
  'registry/crawl-request-response': async () => (await import('./schemas/registry.js')).RegistryCrawlRequestResponse,
  'registry/crawl-request-status': async () => (await import('./schemas/registry.js')).RegistryCrawlRequestStatus,
  'registry/discovered-agent': async () => (await import('./schemas/registry.js')).RegistryDiscoveredAgent,
  'registry/discovered-brand': async () => (await import('./schemas/registry.js')).RegistryDiscoveredBrand,
  'registry/discovered-brand-request': async () => (await import('./schemas/registry.js')).RegistryDiscoveredBrandRequest,
  'registry/discovered-brand-response': async () => (await import('./schemas/registry.js')).RegistryDiscoveredBrandResponse,
  'registry/events/agent-compliance-changed': async () => (await import('./schemas/registry/events.js')).RegistryEventsAgentComplianceChanged,
  'registry/events/agent-discovered': async () => (await import('./schemas/registry/events.js')).RegistryEventsAgentDiscovered,
  'registry/events/agent-profile-updated': async () => (await import('./schemas/registry/events.js')).RegistryEventsAgentProfileUpdated,
  'registry/events/agent-removed': async () => (await import('./schemas/registry/events.js')).RegistryEventsAgentRemoved,
  'registry/events/agent-verification-earned': async () => (await import('./schemas/registry/events.js')).RegistryEventsAgentVerificationEarned,
  'registry/events/agent-verification-lost': async () => (await import('./schemas/registry/events.js')).RegistryEventsAgentVerificationLost,
  'registry/events/authorization-granted': async () => (await import('./schemas/registry/events.js')).RegistryEventsAuthorizationGranted,
  'registry/events/authorization-modified': async () => (await import('./schemas/registry/events.js')).RegistryEventsAuthorizationModified,
  'registry/events/authorization-payload': async () => (await import('./schemas/registry/events.js')).RegistryEventsAuthorizationPayload,
  'registry/events/authorization-revoked': async () => (await import('./schemas/registry/events.js')).RegistryEventsAuthorizationRevoked,
  'registry/events/collection-created': async () => (await import('./schemas/registry/events.js')).RegistryEventsCollectionCreated,
  'registry/events/collection-merged': async () => (await import('./schemas/registry/events.js')).RegistryEventsCollectionMerged,
  'registry/events/collection-removed': async () => (await import('./schemas/registry/events.js')).RegistryEventsCollectionRemoved,
  'registry/events/collection-updated': async () => (await import('./schemas/registry/events.js')).RegistryEventsCollectionUpdated,
  'registry/events/property-created': async () => (await import('./schemas/registry/events.js')).RegistryEventsPropertyCreated,
  'registry/events/property-merged': async () => (await import('./schemas/registry/events.js')).RegistryEventsPropertyMerged,
  'registry/events/property-reactivated': async () => (await import('./schemas/registry/events.js')).RegistryEventsPropertyReactivated,
  'registry/events/property-stale': async () => (await import('./schemas/registry/events.js')).RegistryEventsPropertyStale,
  'registry/events/property-updated': async () => (await import('./schemas/registry/events.js')).RegistryEventsPropertyUpdated,
  'registry/events/publisher-adagents-changed': async () => (await import('./schemas/registry/events.js')).RegistryEventsPublisherAdagentsChanged,
  'registry/events/publisher-adagents-discovered': async () => (await import('./schemas/registry/events.js')).RegistryEventsPublisherAdagentsDiscovered,
  'registry/expanded-identifier': async () => (await import('./schemas/registry.js')).RegistryExpandedIdentifier,
  'registry/expanded-property': async () => (await import('./schemas/registry.js')).RegistryExpandedProperty,
  'registry/feed-heartbeat': async () => (await import('./schemas/registry.js')).RegistryFeedHeartbeat,
  'registry/feed-stream-error': async () => (await import('./schemas/registry.js')).RegistryFeedStreamError,
  'registry/feed-ticket': async () => (await import('./schemas/registry.js')).RegistryFeedTicket,
  'registry/freshness': async () => (await import('./schemas/registry.js')).RegistryFreshness,
  'registry/history-response': async () => (await import('./schemas/registry.js')).RegistryHistoryResponse,
  'registry/hosted-adagents': async () => (await import('./schemas/registry.js')).RegistryHostedAdagents,
  'registry/hosted-property': async () => (await import('./schemas/registry.js')).RegistryHostedProperty,
  'registry/last-failure': async () => (await import('./schemas/registry.js')).RegistryLastFailure,
  'registry/live-brand-json': async () => (await import('./schemas/registry.js')).RegistryLiveBrandJson,
  'registry/localized-name': async () => (await import('./schemas/registry.js')).RegistryLocalizedName,
  'registry/looked-up-agent': async () => (await import('./schemas/registry.js')).RegistryLookedUpAgent,
  'registry/looked-up-property': async () => (await import('./schemas/registry.js')).RegistryLookedUpProperty,
  'registry/lookup-agent-domains': async () => (await import('./schemas/registry.js')).RegistryLookupAgentDomains,
  'registry/lookup-domain': async () => (await import('./schemas/registry.js')).RegistryLookupDomain,
  'registry/lookup-property': async () => (await import('./schemas/registry.js')).RegistryLookupProperty,
  'registry/manifest-lookup': async () => (await import('./schemas/registry.js')).RegistryManifestLookup,
  'registry/manifest-reference': async () => (await import('./schemas/registry.js')).RegistryManifestReference,
  'registry/member-ref': async () => (await import('./schemas/registry.js')).RegistryMemberRef,
  'registry/operator-agent': async () => (await import('./schemas/registry.js')).RegistryOperatorAgent,
  'registry/operator-authorization': async () => (await import('./schemas/registry.js')).RegistryOperatorAuthorization,
  'registry/operator-lookup': async () => (await import('./schemas/registry.js')).RegistryOperatorLookup,
  'registry/ownership-challenge': async () => (await import('./schemas/registry.js')).RegistryOwnershipChallenge,
  'registry/ownership-challenge-list': async () => (await import('./schemas/registry.js')).RegistryOwnershipChallengeList,
  'registry/ownership-challenge-request': async () => (await import('./schemas/registry.js')).RegistryOwnershipChallengeRequest,
  'registry/ownership-challenge-state': async () => (await import('./schemas/registry.js')).RegistryOwnershipChallengeState,
  'registry/ownership-proof': async () => (await import('./schemas/registry.js')).RegistryOwnershipProof,
  'registry/probed-format': async () => (await import('./schemas/registry.js')).RegistryProbedFormat,
  'registry/probed-product': async () => (await import('./schemas/registry.js')).RegistryProbedProduct,
  'registry/product-authorization': async () => (await import('./schemas/registry.js')).RegistryProductAuthorization,
  'registry/product-authorization-request': async () => (await import('./schemas/registry.js')).RegistryProductAuthorizationRequest,
  'registry/product-identifiers': async () => (await import('./schemas/registry.js')).RegistryProductIdentifiers,
  'registry/product-identifiers-request': async () => (await import('./schemas/registry.js')).RegistryProductIdentifiersRequest,
  'registry/product-publisher-side': async () => (await import('./schemas/registry.js')).RegistryProductPublisherSide,
  'registry/product-selector': async () => (await import('./schemas/registry.js')).RegistryProductSelector,
  'registry/product-selector-coverage': async () => (await import('./schemas/registry.js')).RegistryProductSelectorCoverage,
  'registry/property-agent': async () => (await import('./schemas/registry.js')).RegistryPropertyAgent,
  'registry/property-authorization': async () => (await import('./schemas/registry.js')).RegistryPropertyAuthorization,
  'registry/property-bulk-request': async () => (await import('./schemas/registry.js')).RegistryPropertyBulkRequest,
  'registry/property-bulk-response': async () => (await import('./schemas/registry.js')).RegistryPropertyBulkResponse,
  'registry/property-contact': async () => (await import('./schemas/registry.js')).RegistryPropertyContact,
  'registry/property-listing': async () => (await import('./schemas/registry.js')).RegistryPropertyListing,
  'registry/property-listing-item': async () => (await import('./schemas/registry.js')).RegistryPropertyListingItem,
  'registry/property-listing-stats': async () => (await import('./schemas/registry.js')).RegistryPropertyListingStats,
  'registry/property-resolution': async () => (await import('./schemas/registry.js')).RegistryPropertyResolution,
  'registry/property-save-item': async () => (await import('./schemas/registry.js')).RegistryPropertySaveItem,
  'registry/property-save-request': async () => (await import('./schemas/registry.js')).RegistryPropertySaveRequest,
  'registry/property-save-response': async () => (await import('./schemas/registry.js')).RegistryPropertySaveResponse,
  'registry/publisher-agent': async () => (await import('./schemas/registry.js')).RegistryPublisherAgent,
  'registry/publisher-files': async () => (await import('./schemas/registry.js')).RegistryPublisherFiles,
  'registry/publisher-hosting': async () => (await import('./schemas/registry.js')).RegistryPublisherHosting,
  'registry/publisher-listing': async () => (await import('./schemas/registry.js')).RegistryPublisherListing,
  'registry/publisher-listing-item': async () => (await import('./schemas/registry.js')).RegistryPublisherListingItem,
  'registry/publisher-lookup': async () => (await import('./schemas/registry.js')).RegistryPublisherLookup,
  'registry/publisher-property': async () => (await import('./schemas/registry.js')).RegistryPublisherProperty,
  'registry/publisher-validation': async () => (await import('./schemas/registry.js')).RegistryPublisherValidation,
  'registry/registry-stats': async () => (await import('./schemas/registry.js')).RegistryRegistryStats,
  'registry/resolved-agent': async () => (await import('./schemas/registry.js')).RegistryResolvedAgent,
  'registry/resolved-property': async () => (await import('./schemas/registry.js')).RegistryResolvedProperty,
  'registry/revision-entry': async () => (await import('./schemas/registry.js')).RegistryRevisionEntry,
  'registry/schema-file': async () => (await import('./schemas/registry.js')).RegistrySchemaFile,
  'registry/schema-index': async () => (await import('./schemas/registry.js')).RegistrySchemaIndex,
  'registry/schema-releases': async () => (await import('./schemas/registry.js')).RegistrySchemaReleases,
  'registry/search-publisher': async () => (await import('./schemas/registry.js')).RegistrySearchPublisher,
  'registry/search-response': async () => (await import('./schemas/registry.js')).RegistrySearchResponse,
  'registry/validation-error': async () => (await import('./schemas/registry.js')).RegistryValidationError,
  'registry/validation-result': async () => (await import('./schemas/registry.js')).RegistryValidationResult,
  'registry/validation-warning': async () => (await import('./schemas/registry.js')).RegistryValidationWarning,
  'signals/activate-signal-request': async () => (await import('./schemas/signals.js')).SignalsActivateSignalRequest,
  'signals/activate-signal-response': async () => (await import('./schemas/signals.js')).SignalsActivateSignalResponse,
  'signals/catalog-signal': async () => (await import('./schemas/signals.js')).SignalsCatalogSignal,
  'signals/get-signals-async-response-submitted': async () => (await import('./schemas/signals.js')).SignalsGetSignalsAsyncResponseSubmitted,
  'signals/get-signals-async-response-working': async () => (await import('./schemas/signals.js')).SignalsGetSignalsAsyncResponseWorking,
  'signals/get-signals-request': async () => (await import('./schemas/signals.js')).SignalsGetSignalsRequest,
  'signals/get-signals-response': async () => (await import('./schemas/signals.js')).SignalsGetSignalsResponse,
  'signals/signal': async () => (await import('./schemas/signals.js')).SignalsSignal,
} as const satisfies Record<string, () => Promise<Validate>>;

export type SchemaPath = keyof typeof schemaValidators;
