// @generated from schemas/v3/registry by codegen. Do not edit; run "npm run codegen".
import{RegistryAdagentsCreateData as t}from"../definitions/registry/adagents-create-data.js";import{RegistryAdagentsCreateRequest as a}from"../definitions/registry/adagents-create-request.js";
import{RegistryAdagentsCreateResponse as s}from"../definitions/registry/adagents-create-response.js";import{RegistryAdagentsToolError as g}from"../definitions/registry/adagents-tool-error.js";
import{RegistryAdagentsValidateData as y}from"../definitions/registry/adagents-validate-data.js";import{RegistryAdagentsValidateRequest as d}from"../definitions/registry/adagents-validate-request.js";
import{RegistryAdagentsValidateResponse as p}from"../definitions/registry/adagents-validate-response.js";import{RegistryAgentAccreditation as v}from"../definitions/registry/agent-accreditation.js";
import{RegistryAgentCapabilities as u}from"../definitions/registry/agent-capabilities.js";import{RegistryAgentCardCheck as h}from"../definitions/registry/agent-card-check.js";
import{RegistryAgentCatalog as c}from"../definitions/registry/agent-catalog.js";import{RegistryAgentCatalogItem as B}from"../definitions/registry/agent-catalog-item.js";
import{RegistryAgentCompliance as L}from"../definitions/registry/agent-compliance.js";import{RegistryAgentComplianceTrack as k}from"../definitions/registry/agent-compliance-track.js";
import{RegistryAgentCreativeCapabilities as z}from"../definitions/registry/agent-creative-capabilities.js";import{RegistryAgentCreativeFormat as I}from"../definitions/registry/agent-creative-format.js";
import{RegistryAgentFormats as w}from"../definitions/registry/agent-formats.js";import{RegistryAgentHealth as D}from"../definitions/registry/agent-health.js";import{
RegistryAgentMeasurementCapabilities as V}from"../definitions/registry/agent-measurement-capabilities.js";import{RegistryAgentMetric as T}from"../definitions/registry/agent-metric.js";
import{RegistryAgentProducts as J}from"../definitions/registry/agent-products.js";import{RegistryAgentPropertySummary as N}from"../definitions/registry/agent-property-summary.js";
import{RegistryAgentSearchResponse as j}from"../definitions/registry/agent-search-response.js";import{RegistryAgentSearchResult as K}from"../definitions/registry/agent-search-result.js";
import{RegistryAgentSignalsCapabilities as X}from"../definitions/registry/agent-signals-capabilities.js";import{RegistryAgentStandardOperations as Z}from"../definitions/registry/agent-standard-operations.js";
import{RegistryAgentStats as $}from"../definitions/registry/agent-stats.js";import{RegistryAgentTool as te}from"../shared/registry.js";import{RegistryApiIndex as ae}from"../definitions/registry/api-index.js";
import{RegistryAuthorizationCheck as se}from"../definitions/registry/authorization-check.js";import{RegistryAuthorizationEntry as ge}from"../definitions/registry/authorization-entry.js";
import{RegistryAuthorizationList as ye}from"../definitions/registry/authorization-list.js";import{RegistryAuthorizationOperatorSide as de}from"../definitions/registry/authorization-operator-side.js";
import{RegistryAuthorizationPublisherSide as pe}from"../definitions/registry/authorization-publisher-side.js";import{RegistryAuthorizationRow as ve}from"../definitions/registry/authorization-row.js";
import{RegistryBrandBulkRequest as ue}from"../definitions/registry/brand-bulk-request.js";import{RegistryBrandBulkResponse as he}from"../definitions/registry/brand-bulk-response.js";
import{RegistryBrandCard as ce}from"../definitions/registry/brand-card.js";import{RegistryBrandColor as Be}from"../definitions/registry/brand-color.js";import{RegistryBrandColorMap as Le}from"../shared/registry.js";
import{RegistryBrandCompany as ke}from"../definitions/registry/brand-company.js";import{RegistryBrandEnrichment as ze}from"../definitions/registry/brand-enrichment.js";
import{RegistryBrandEnrichmentManifest as Ie}from"../definitions/registry/brand-enrichment-manifest.js";import{RegistryBrandFont as we}from"../definitions/registry/brand-font.js";
import{RegistryBrandJsonResponse as De}from"../definitions/registry/brand-json-response.js";import{RegistryBrandListing as Ve}from"../definitions/registry/brand-listing.js";
import{RegistryBrandListingItem as Te}from"../shared/registry.js";import{RegistryBrandListingStats as Je}from"../definitions/registry/brand-listing-stats.js";import{
RegistryBrandLogo as Ne}from"../shared/registry.js";import{RegistryBrandManifestInput as je}from"../definitions/registry/brand-manifest-input.js";import{RegistryBrandResolution as Ke}from"../definitions/registry/brand-resolution.js";
import{RegistryBrandSaveRequest as Xe}from"../definitions/registry/brand-save-request.js";import{RegistryBrandSaveResponse as Ze}from"../definitions/registry/brand-save-response.js";
import{RegistryBrandTone as $e}from"../shared/registry.js";import{RegistryCrawlRequestRequest as tt}from"../definitions/registry/crawl-request-request.js";import{
RegistryCrawlRequestResponse as at}from"../definitions/registry/crawl-request-response.js";import{RegistryCrawlRequestStatus as st}from"../definitions/registry/crawl-request-status.js";
import{RegistryDiscoveredAgent as gt}from"../definitions/registry/discovered-agent.js";import{RegistryDiscoveredBrand as yt}from"../definitions/registry/discovered-brand.js";
import{RegistryDiscoveredBrandRequest as dt}from"../definitions/registry/discovered-brand-request.js";import{RegistryDiscoveredBrandResponse as pt}from"../definitions/registry/discovered-brand-response.js";
import{RegistryExpandedIdentifier as vt}from"../definitions/registry/expanded-identifier.js";import{RegistryExpandedProperty as ut}from"../definitions/registry/expanded-property.js";
import{RegistryFeedHeartbeat as ht}from"../definitions/registry/feed-heartbeat.js";import{RegistryFeedStreamError as ct}from"../definitions/registry/feed-stream-error.js";
import{RegistryFeedTicket as Bt}from"../definitions/registry/feed-ticket.js";import{RegistryFreshness as Lt}from"../shared/registry.js";import{RegistryHistoryResponse as kt}from"../shared/registry.js";
import{RegistryHostedAdagents as zt}from"../definitions/registry/hosted-adagents.js";import{RegistryHostedProperty as It}from"../definitions/registry/hosted-property.js";
import{RegistryLastFailure as wt}from"../shared/registry.js";import{RegistryLiveBrandJson as Dt}from"../definitions/registry/live-brand-json.js";import{RegistryLocalizedName as Vt}from"../definitions/registry/localized-name.js";
import{RegistryLookedUpAgent as Tt}from"../definitions/registry/looked-up-agent.js";import{RegistryLookedUpProperty as Jt}from"../definitions/registry/looked-up-property.js";
import{RegistryLookupAgentDomains as Nt}from"../definitions/registry/lookup-agent-domains.js";import{RegistryLookupDomain as jt}from"../definitions/registry/lookup-domain.js";
import{RegistryLookupProperty as Kt}from"../definitions/registry/lookup-property.js";import{RegistryManifestLookup as Xt}from"../definitions/registry/manifest-lookup.js";
import{RegistryManifestReference as Zt}from"../definitions/registry/manifest-reference.js";import{RegistryMemberRef as $t}from"../shared/registry.js";import{RegistryOperatorAgent as tr}from"../definitions/registry/operator-agent.js";
import{RegistryOperatorAuthorization as ar}from"../definitions/registry/operator-authorization.js";import{RegistryOperatorLookup as sr}from"../definitions/registry/operator-lookup.js";
import{RegistryOwnershipChallenge as gr}from"../shared/registry.js";import{RegistryOwnershipChallengeList as yr}from"../definitions/registry/ownership-challenge-list.js";
import{RegistryOwnershipChallengeRequest as dr}from"../definitions/registry/ownership-challenge-request.js";import{RegistryOwnershipChallengeState as pr}from"../definitions/registry/ownership-challenge-state.js";
import{RegistryOwnershipProof as vr}from"../definitions/registry/ownership-proof.js";import{RegistryProbedFormat as ur}from"../definitions/registry/probed-format.js";
import{RegistryProbedProduct as hr}from"../definitions/registry/probed-product.js";import{RegistryProductAuthorization as cr}from"../definitions/registry/product-authorization.js";
import{RegistryProductAuthorizationRequest as Br}from"../definitions/registry/product-authorization-request.js";import{RegistryProductIdentifiers as Lr}from"../definitions/registry/product-identifiers.js";
import{RegistryProductIdentifiersRequest as kr}from"../definitions/registry/product-identifiers-request.js";import{RegistryProductPublisherSide as zr}from"../definitions/registry/product-publisher-side.js";
import{RegistryProductSelector as Ir}from"../definitions/registry/product-selector.js";import{RegistryProductSelectorCoverage as wr}from"../definitions/registry/product-selector-coverage.js";
import{RegistryPropertyAgent as Dr}from"../definitions/registry/property-agent.js";import{RegistryPropertyAuthorization as Vr}from"../definitions/registry/property-authorization.js";
import{RegistryPropertyBulkRequest as Tr}from"../definitions/registry/property-bulk-request.js";import{RegistryPropertyBulkResponse as Jr}from"../definitions/registry/property-bulk-response.js";
import{RegistryPropertyContact as Nr}from"../shared/registry.js";import{RegistryPropertyListing as jr}from"../definitions/registry/property-listing.js";import{RegistryPropertyListingItem as Kr}from"../shared/registry.js";
import{RegistryPropertyListingStats as Xr}from"../definitions/registry/property-listing-stats.js";import{RegistryPropertyResolution as Zr}from"../definitions/registry/property-resolution.js";
import{RegistryPropertySaveItem as $r}from"../definitions/registry/property-save-item.js";import{RegistryPropertySaveRequest as ta}from"../definitions/registry/property-save-request.js";
import{RegistryPropertySaveResponse as aa}from"../definitions/registry/property-save-response.js";import{RegistryPublisherAgent as sa}from"../definitions/registry/publisher-agent.js";
import{RegistryPublisherFiles as ga}from"../definitions/registry/publisher-files.js";import{RegistryPublisherHosting as ya}from"../definitions/registry/publisher-hosting.js";
import{RegistryPublisherListing as da}from"../definitions/registry/publisher-listing.js";import{RegistryPublisherListingItem as pa}from"../definitions/registry/publisher-listing-item.js";
import{RegistryPublisherLookup as va}from"../definitions/registry/publisher-lookup.js";import{RegistryPublisherProperty as ua}from"../definitions/registry/publisher-property.js";
import{RegistryPublisherValidation as ha}from"../definitions/registry/publisher-validation.js";import{RegistryRegistryStats as ca}from"../definitions/registry/registry-stats.js";
import{RegistryResolvedAgent as Ba}from"../definitions/registry/resolved-agent.js";import{RegistryResolvedProperty as La}from"../definitions/registry/resolved-property.js";
import{RegistryRevisionEntry as ka}from"../shared/registry.js";import{RegistrySchemaFile as za}from"../definitions/registry/schema-file.js";import{RegistrySchemaIndex as Ia}from"../definitions/registry/schema-index.js";
import{RegistrySchemaReleases as wa}from"../definitions/registry/schema-releases.js";import{RegistrySearchPublisher as Da}from"../definitions/registry/search-publisher.js";
import{RegistrySearchResponse as Va}from"../definitions/registry/search-response.js";import{RegistryValidationError as Ta}from"../shared/registry.js";import{RegistryValidationResult as Ja}from"../shared/registry.js";
import{RegistryValidationWarning as Na}from"../shared/registry.js";export{t as RegistryAdagentsCreateData,a as RegistryAdagentsCreateRequest,s as RegistryAdagentsCreateResponse,g as RegistryAdagentsToolError,y as RegistryAdagentsValidateData,
d as RegistryAdagentsValidateRequest,p as RegistryAdagentsValidateResponse,v as RegistryAgentAccreditation,u as RegistryAgentCapabilities,h as RegistryAgentCardCheck,
c as RegistryAgentCatalog,B as RegistryAgentCatalogItem,L as RegistryAgentCompliance,k as RegistryAgentComplianceTrack,z as RegistryAgentCreativeCapabilities,I as RegistryAgentCreativeFormat,
w as RegistryAgentFormats,D as RegistryAgentHealth,V as RegistryAgentMeasurementCapabilities,T as RegistryAgentMetric,J as RegistryAgentProducts,N as RegistryAgentPropertySummary,
j as RegistryAgentSearchResponse,K as RegistryAgentSearchResult,X as RegistryAgentSignalsCapabilities,Z as RegistryAgentStandardOperations,$ as RegistryAgentStats,
te as RegistryAgentTool,ae as RegistryApiIndex,se as RegistryAuthorizationCheck,ge as RegistryAuthorizationEntry,ye as RegistryAuthorizationList,de as RegistryAuthorizationOperatorSide,
pe as RegistryAuthorizationPublisherSide,ve as RegistryAuthorizationRow,ue as RegistryBrandBulkRequest,he as RegistryBrandBulkResponse,ce as RegistryBrandCard,Be as RegistryBrandColor,
Le as RegistryBrandColorMap,ke as RegistryBrandCompany,ze as RegistryBrandEnrichment,Ie as RegistryBrandEnrichmentManifest,we as RegistryBrandFont,De as RegistryBrandJsonResponse,
Ve as RegistryBrandListing,Te as RegistryBrandListingItem,Je as RegistryBrandListingStats,Ne as RegistryBrandLogo,je as RegistryBrandManifestInput,Ke as RegistryBrandResolution,
Xe as RegistryBrandSaveRequest,Ze as RegistryBrandSaveResponse,$e as RegistryBrandTone,tt as RegistryCrawlRequestRequest,at as RegistryCrawlRequestResponse,st as RegistryCrawlRequestStatus,
gt as RegistryDiscoveredAgent,yt as RegistryDiscoveredBrand,dt as RegistryDiscoveredBrandRequest,pt as RegistryDiscoveredBrandResponse,vt as RegistryExpandedIdentifier,
ut as RegistryExpandedProperty,ht as RegistryFeedHeartbeat,ct as RegistryFeedStreamError,Bt as RegistryFeedTicket,Lt as RegistryFreshness,kt as RegistryHistoryResponse,
zt as RegistryHostedAdagents,It as RegistryHostedProperty,wt as RegistryLastFailure,Dt as RegistryLiveBrandJson,Vt as RegistryLocalizedName,Tt as RegistryLookedUpAgent,
Jt as RegistryLookedUpProperty,Nt as RegistryLookupAgentDomains,jt as RegistryLookupDomain,Kt as RegistryLookupProperty,Xt as RegistryManifestLookup,Zt as RegistryManifestReference,
$t as RegistryMemberRef,tr as RegistryOperatorAgent,ar as RegistryOperatorAuthorization,sr as RegistryOperatorLookup,gr as RegistryOwnershipChallenge,yr as RegistryOwnershipChallengeList,
dr as RegistryOwnershipChallengeRequest,pr as RegistryOwnershipChallengeState,vr as RegistryOwnershipProof,ur as RegistryProbedFormat,hr as RegistryProbedProduct,
cr as RegistryProductAuthorization,Br as RegistryProductAuthorizationRequest,Lr as RegistryProductIdentifiers,kr as RegistryProductIdentifiersRequest,zr as RegistryProductPublisherSide,
Ir as RegistryProductSelector,wr as RegistryProductSelectorCoverage,Dr as RegistryPropertyAgent,Vr as RegistryPropertyAuthorization,Tr as RegistryPropertyBulkRequest,
Jr as RegistryPropertyBulkResponse,Nr as RegistryPropertyContact,jr as RegistryPropertyListing,Kr as RegistryPropertyListingItem,Xr as RegistryPropertyListingStats,
Zr as RegistryPropertyResolution,$r as RegistryPropertySaveItem,ta as RegistryPropertySaveRequest,aa as RegistryPropertySaveResponse,sa as RegistryPublisherAgent,
ga as RegistryPublisherFiles,ya as RegistryPublisherHosting,da as RegistryPublisherListing,pa as RegistryPublisherListingItem,va as RegistryPublisherLookup,ua as RegistryPublisherProperty,
ha as RegistryPublisherValidation,ca as RegistryRegistryStats,Ba as RegistryResolvedAgent,La as RegistryResolvedProperty,ka as RegistryRevisionEntry,za as RegistrySchemaFile,
Ia as RegistrySchemaIndex,wa as RegistrySchemaReleases,Da as RegistrySearchPublisher,Va as RegistrySearchResponse,Ta as RegistryValidationError,Ja as RegistryValidationResult,
Na as RegistryValidationWarning};
