// @generated from schemas/v3/enums by codegen. Do not edit; run "npm run codegen".
import{EnumsAccountScope as s}from"../shared/enums.js";import{EnumsAccountStatus as e}from"../shared/enums.js";import{EnumsActionSource as i}from"../shared/enums.js";
import{EnumsAdjustmentKind as n}from"../shared/enums.js";import{EnumsAdvertiserIndustry as u}from"../shared/enums.js";import{EnumsAgeVerificationMethod as E}from"../shared/enums.js";
import{EnumsAgentLifecycleStage as p}from"../shared/enums.js";import{EnumsAgentType as f}from"../shared/enums.js";import{EnumsAgentVisibility as y}from"../shared/enums.js";
import{EnumsApiKeyPermission as T}from"../definitions/enums/api-key-permission.js";import{EnumsAppStore as C}from"../definitions/enums/app-store.js";import{EnumsAssessmentStatus as A}from"../shared/enums.js";
import{EnumsAssetContentType as M}from"../shared/enums.js";import{EnumsAttributionMethodology as D}from"../shared/enums.js";import{EnumsAttributionModel as b}from"../shared/enums.js";
import{EnumsAudienceSource as k}from"../shared/enums.js";import{EnumsAudienceStatus as I}from"../definitions/enums/audience-status.js";import{EnumsAudioChannelLayout as U}from"../shared/enums.js";
import{EnumsAudioDistributionType as L}from"../definitions/enums/audio-distribution-type.js";import{EnumsAuditOutcome as W}from"../definitions/enums/audit-outcome.js";
import{EnumsAuthScheme as q}from"../definitions/enums/auth-scheme.js";import{EnumsAuthorizationCheck as H}from"../definitions/enums/authorization-check.js";import{
EnumsAuthorizationEvidence as J}from"../definitions/enums/authorization-evidence.js";import{EnumsAuthorizationReason as j}from"../definitions/enums/authorization-reason.js";
import{EnumsAuthorizationType as X}from"../definitions/enums/authorization-type.js";import{EnumsAvailableMetric as Z}from"../shared/enums.js";import{EnumsBadgeRole as $}from"../definitions/enums/badge-role.js";
import{EnumsBillingParty as sa}from"../shared/enums.js";import{EnumsBrandArchitecture as ea}from"../definitions/enums/brand-architecture.js";import{EnumsBrandClaimType as ia}from"../shared/enums.js";
import{EnumsBrandFileStatus as na}from"../definitions/enums/brand-file-status.js";import{EnumsBrandIdentityField as ua}from"../definitions/enums/brand-identity-field.js";
import{EnumsBrandJsonVariant as Ea}from"../definitions/enums/brand-json-variant.js";import{EnumsBrandPropertyRelationship as pa}from"../shared/enums.js";import{
EnumsBrandSource as fa}from"../shared/enums.js";import{EnumsBuildMode as ya}from"../definitions/enums/build-mode.js";import{EnumsC2PaWatermarkAction as Ta}from"../shared/enums.js";
import{EnumsCanceledBy as Ca}from"../shared/enums.js";import{EnumsCatalogAction as Aa}from"../definitions/enums/catalog-action.js";import{EnumsCatalogItemStatus as Ma}from"../definitions/enums/catalog-item-status.js";
import{EnumsCatalogSource as Da}from"../definitions/enums/catalog-source.js";import{EnumsCatalogType as ba}from"../shared/enums.js";import{EnumsChannels as ka}from"../shared/enums.js";
import{EnumsClaimedAppStore as Ia}from"../shared/enums.js";import{EnumsClaimedPropertyType as Ua}from"../shared/enums.js";import{EnumsClientScope as La}from"../shared/enums.js";
import{EnumsCloudStorageProtocol as Wa}from"../shared/enums.js";import{EnumsCoBrandingRequirement as qa}from"../definitions/enums/co-branding-requirement.js";import{
EnumsCollectionCadence as Ha}from"../definitions/enums/collection-cadence.js";import{EnumsCollectionKind as Ja}from"../definitions/enums/collection-kind.js";import{
EnumsCollectionRecordStatus as ja}from"../definitions/enums/collection-record-status.js";import{EnumsCollectionRelationship as Xa}from"../definitions/enums/collection-relationship.js";
import{EnumsCollectionStatus as Za}from"../definitions/enums/collection-status.js";import{EnumsCompletionSource as $a}from"../shared/enums.js";import{EnumsComplianceStatus as ss}from"../shared/enums.js";
import{EnumsComplianceTrackStatus as es}from"../definitions/enums/compliance-track-status.js";import{EnumsConsentBasis as is}from"../shared/enums.js";import{EnumsContentIdType as ns}from"../shared/enums.js";
import{EnumsContentRatingSystem as us}from"../definitions/enums/content-rating-system.js";import{EnumsCrawlOutcome as Es}from"../definitions/enums/crawl-outcome.js";
import{EnumsCrawlStatus as ps}from"../definitions/enums/crawl-status.js";import{EnumsCreativeAction as fs}from"../definitions/enums/creative-action.js";import{EnumsCreativeAgentCapability as ys}from"../definitions/enums/creative-agent-capability.js";
import{EnumsCreativeApprovalStatus as Ts}from"../definitions/enums/creative-approval-status.js";import{EnumsCreativeEventReasonCode as Cs}from"../definitions/enums/creative-event-reason-code.js";
import{EnumsCreativeIdentifierType as As}from"../shared/enums.js";import{EnumsCreativeQuality as Ms}from"../shared/enums.js";import{EnumsCreativeSelectionStrategy as Ds}from"../shared/enums.js";
import{EnumsCreativeSortField as bs}from"../definitions/enums/creative-sort-field.js";import{EnumsCreativeStatus as ks}from"../shared/enums.js";import{EnumsDaastTrackingEvent as Is}from"../shared/enums.js";
import{EnumsDaastVersion as Us}from"../shared/enums.js";import{EnumsDayOfWeek as Ls}from"../shared/enums.js";import{EnumsDelegationType as Ws}from"../shared/enums.js";
import{EnumsDeliveryType as qs}from"../definitions/enums/delivery-type.js";import{EnumsDemographicSystem as Hs}from"../definitions/enums/demographic-system.js";
import{EnumsDevicePlatform as Js}from"../shared/enums.js";import{EnumsDeviceType as js}from"../shared/enums.js";import{EnumsDigitalSourceType as Xs}from"../shared/enums.js";
import{EnumsDimensionUnit as Zs}from"../definitions/enums/dimension-unit.js";import{EnumsDisclosurePersistence as $s}from"../shared/enums.js";import{EnumsDisclosurePosition as st}from"../shared/enums.js";
import{EnumsDiscoveryMethod as et}from"../shared/enums.js";import{EnumsDistanceUnit as it}from"../shared/enums.js";import{EnumsDistributionIdentifierType as nt}from"../definitions/enums/distribution-identifier-type.js";
import{EnumsEmbeddedProvenanceMethod as ut}from"../shared/enums.js";import{EnumsEntryKind as Et}from"../definitions/enums/entry-kind.js";import{EnumsErrorRecovery as pt}from"../shared/enums.js";
import{EnumsEventType as ft}from"../shared/enums.js";import{EnumsExclusivity as yt}from"../definitions/enums/exclusivity.js";import{EnumsFeedFormat as Tt}from"../shared/enums.js";
import{EnumsFeedbackSource as Ct}from"../definitions/enums/feedback-source.js";import{EnumsForecastMethod as At}from"../shared/enums.js";import{EnumsForecastRangeUnit as Mt}from"../definitions/enums/forecast-range-unit.js";
import{EnumsFormatIdParameter as Dt}from"../definitions/enums/format-id-parameter.js";import{EnumsFormatKind as bt}from"../shared/enums.js";import{EnumsFormatType as kt}from"../definitions/enums/format-type.js";
import{EnumsFrameRateType as It}from"../shared/enums.js";import{EnumsFreshnessState as Ut}from"../shared/enums.js";import{EnumsGenreTaxonomy as Lt}from"../definitions/enums/genre-taxonomy.js";
import{EnumsGeoLevel as Wt}from"../shared/enums.js";import{EnumsGopType as qt}from"../shared/enums.js";import{EnumsHostingMode as Ht}from"../definitions/enums/hosting-mode.js";
import{EnumsHttpMethod as Jt}from"../shared/enums.js";import{EnumsIdentifierTypes as jt}from"../shared/enums.js";import{EnumsImpairmentOfflineState as Xt}from"../definitions/enums/impairment-offline-state.js";
import{EnumsImpairmentReasonCode as Zt}from"../definitions/enums/impairment-reason-code.js";import{EnumsInputValidationOutcome as $t}from"../definitions/enums/input-validation-outcome.js";
import{EnumsJavascriptModuleType as se}from"../shared/enums.js";import{EnumsKeepMode as ee}from"../definitions/enums/keep-mode.js";import{EnumsKellerType as ie}from"../shared/enums.js";
import{EnumsLandingPageRequirement as ne}from"../definitions/enums/landing-page-requirement.js";import{EnumsLegacyPostalSystem as ue}from"../shared/enums.js";import{
EnumsLiftDimension as Ee}from"../shared/enums.js";import{EnumsLogoSlot as pe}from"../shared/enums.js";import{EnumsMakegoodRemedy as fe}from"../shared/enums.js";
import{EnumsManifestFile as ye}from"../definitions/enums/manifest-file.js";import{EnumsManifestStatus as Te}from"../definitions/enums/manifest-status.js";import{
EnumsMarkdownFlavor as Ce}from"../shared/enums.js";import{EnumsMatchIdType as Ae}from"../definitions/enums/match-id-type.js";import{EnumsMatchType as Me}from"../shared/enums.js";
import{EnumsMediaBuyActionMode as De}from"../shared/enums.js";import{EnumsMediaBuyHealth as be}from"../definitions/enums/media-buy-health.js";import{EnumsMediaBuyStatus as ke}from"../shared/enums.js";
import{EnumsMediaBuyValidAction as Ie}from"../shared/enums.js";import{EnumsMemberRole as Ue}from"../shared/enums.js";import{EnumsMetricType as Le}from"../definitions/enums/metric-type.js";
import{EnumsMetroSystem as We}from"../shared/enums.js";import{EnumsMoovAtomPosition as qe}from"../shared/enums.js";import{EnumsNotificationType as He}from"../shared/enums.js";
import{EnumsOperatorScope as Je}from"../definitions/enums/operator-scope.js";import{EnumsOptimizationMetric as je}from"../shared/enums.js";import{EnumsOwnershipChallengeState as Xe}from"../definitions/enums/ownership-challenge-state.js";
import{EnumsOwnershipProofMethod as Ze}from"../definitions/enums/ownership-proof-method.js";import{EnumsPacing as $e}from"../shared/enums.js";import{EnumsPaymentTerms as sm}from"../shared/enums.js";
import{EnumsPerformanceStandardMetric as em}from"../shared/enums.js";import{EnumsPostalSystem as im}from"../shared/enums.js";import{EnumsPreviewOutputFormat as nm}from"../shared/enums.js";
import{EnumsPricingModel as um}from"../shared/enums.js";import{EnumsPrincipalKind as Em}from"../definitions/enums/principal-kind.js";import{EnumsProductField as pm}from"../definitions/enums/product-field.js";
import{EnumsProductionQuality as fm}from"../definitions/enums/production-quality.js";import{EnumsPropertyClassification as ym}from"../definitions/enums/property-classification.js";
import{EnumsPropertyResolutionSource as Tm}from"../definitions/enums/property-resolution-source.js";import{EnumsPropertySource as Cm}from"../shared/enums.js";import{
EnumsPropertyType as Am}from"../shared/enums.js";import{EnumsProposalStatus as Mm}from"../definitions/enums/proposal-status.js";import{EnumsProtoProtocol as Dm}from"../shared/enums.js";
import{EnumsPublisherAgentSource as bm}from"../definitions/enums/publisher-agent-source.js";import{EnumsPublisherFileStatus as km}from"../definitions/enums/publisher-file-status.js";
import{EnumsPublisherPropertySource as Im}from"../definitions/enums/publisher-property-source.js";import{EnumsReachUnit as Um}from"../shared/enums.js";import{EnumsRedirectReason as Lm}from"../definitions/enums/redirect-reason.js";
import{EnumsRegistryEntityType as Wm}from"../definitions/enums/registry-entity-type.js";import{EnumsRegistryEventType as qm}from"../definitions/enums/registry-event-type.js";
import{EnumsRelationshipTrust as Hm}from"../shared/enums.js";import{EnumsReportingFrequency as Jm}from"../shared/enums.js";import{EnumsResponseType as jm}from"../definitions/enums/response-type.js";
import{EnumsRestrictedAttribute as Xm}from"../definitions/enums/restricted-attribute.js";import{EnumsReviewStatus as Zm}from"../shared/enums.js";import{EnumsRevisionSource as $m}from"../shared/enums.js";
import{EnumsRevocationReason as si}from"../definitions/enums/revocation-reason.js";import{EnumsRightType as ei}from"../shared/enums.js";import{EnumsRightUse as ii}from"../shared/enums.js";
import{EnumsRightsBillingPeriod as ni}from"../shared/enums.js";import{EnumsRightsConstraintApproval as ui}from"../shared/enums.js";import{EnumsRightsCreativeStatus as Ei}from"../shared/enums.js";
import{EnumsRightsStatus as pi}from"../shared/enums.js";import{EnumsScanType as fi}from"../shared/enums.js";import{EnumsSelectionType as yi}from"../shared/enums.js";
import{EnumsSignalAction as Ti}from"../definitions/enums/signal-action.js";import{EnumsSignalCadence as Ci}from"../definitions/enums/signal-cadence.js";import{EnumsSignalCatalogType as Ai}from"../definitions/enums/signal-catalog-type.js";
import{EnumsSignalDataSource as Mi}from"../definitions/enums/signal-data-source.js";import{EnumsSignalDiscoveryMode as Di}from"../definitions/enums/signal-discovery-mode.js";
import{EnumsSignalField as bi}from"../definitions/enums/signal-field.js";import{EnumsSignalMethodology as ki}from"../definitions/enums/signal-methodology.js";import{
EnumsSignalProviderStatus as Ii}from"../definitions/enums/signal-provider-status.js";import{EnumsSignalValueType as Ui}from"../shared/enums.js";import{EnumsSnapshotUnavailableReason as Li}from"../shared/enums.js";
import{EnumsSocialPlacementSurface as Wi}from"../definitions/enums/social-placement-surface.js";import{EnumsSortDirection as qi}from"../shared/enums.js";import{
EnumsSortMetric as Hi}from"../definitions/enums/sort-metric.js";import{EnumsSpecialCategory as Ji}from"../definitions/enums/special-category.js";import{EnumsSpecialism as ji}from"../definitions/enums/specialism.js";
import{EnumsSponsoredPlacementType as Xi}from"../definitions/enums/sponsored-placement-type.js";import{EnumsTalentRole as Zi}from"../definitions/enums/talent-role.js";
import{EnumsTaskStatus as $i}from"../shared/enums.js";import{EnumsTaskType as so}from"../shared/enums.js";import{EnumsTrademarkLicenseType as eo}from"../definitions/enums/trademark-license-type.js";
import{EnumsTrademarkStatus as io}from"../definitions/enums/trademark-status.js";import{EnumsTransformerValueSource as no}from"../definitions/enums/transformer-value-source.js";
import{EnumsTransportMode as uo}from"../shared/enums.js";import{EnumsTravelTimeUnit as Eo}from"../shared/enums.js";import{EnumsUidType as vo}from"../shared/enums.js";
import{EnumsUpdateFrequency as co}from"../shared/enums.js";import{EnumsUrlAssetType as So}from"../shared/enums.js";import{EnumsValidationMode as go}from"../shared/enums.js";
import{EnumsValidationTargetKind as ho}from"../definitions/enums/validation-target-kind.js";import{EnumsVariantDimension as Po}from"../shared/enums.js";import{EnumsVastTrackingEvent as Ro}from"../shared/enums.js";
import{EnumsVastVersion as Fo}from"../shared/enums.js";import{EnumsVerificationMode as Bo}from"../definitions/enums/verification-mode.js";import{EnumsVideoPlacementType as Vo}from"../definitions/enums/video-placement-type.js";
import{EnumsViewabilityStandard as Oo}from"../shared/enums.js";import{EnumsWatermarkMediaType as Ko}from"../shared/enums.js";import{EnumsWcagLevel as wo}from"../definitions/enums/wcag-level.js";
import{EnumsWebhookAuthScheme as zo}from"../shared/enums.js";import{EnumsWebhookResponseType as Go}from"../shared/enums.js";import{EnumsWebhookSecurityMethod as xo}from"../shared/enums.js";export{s as EnumsAccountScope,e as EnumsAccountStatus,i as EnumsActionSource,n as EnumsAdjustmentKind,u as EnumsAdvertiserIndustry,E as EnumsAgeVerificationMethod,
p as EnumsAgentLifecycleStage,f as EnumsAgentType,y as EnumsAgentVisibility,T as EnumsApiKeyPermission,C as EnumsAppStore,A as EnumsAssessmentStatus,M as EnumsAssetContentType,
D as EnumsAttributionMethodology,b as EnumsAttributionModel,k as EnumsAudienceSource,I as EnumsAudienceStatus,U as EnumsAudioChannelLayout,L as EnumsAudioDistributionType,
W as EnumsAuditOutcome,q as EnumsAuthScheme,H as EnumsAuthorizationCheck,J as EnumsAuthorizationEvidence,j as EnumsAuthorizationReason,X as EnumsAuthorizationType,
Z as EnumsAvailableMetric,$ as EnumsBadgeRole,sa as EnumsBillingParty,ea as EnumsBrandArchitecture,ia as EnumsBrandClaimType,na as EnumsBrandFileStatus,ua as EnumsBrandIdentityField,
Ea as EnumsBrandJsonVariant,pa as EnumsBrandPropertyRelationship,fa as EnumsBrandSource,ya as EnumsBuildMode,Ta as EnumsC2PaWatermarkAction,Ca as EnumsCanceledBy,
Aa as EnumsCatalogAction,Ma as EnumsCatalogItemStatus,Da as EnumsCatalogSource,ba as EnumsCatalogType,ka as EnumsChannels,Ia as EnumsClaimedAppStore,Ua as EnumsClaimedPropertyType,
La as EnumsClientScope,Wa as EnumsCloudStorageProtocol,qa as EnumsCoBrandingRequirement,Ha as EnumsCollectionCadence,Ja as EnumsCollectionKind,ja as EnumsCollectionRecordStatus,
Xa as EnumsCollectionRelationship,Za as EnumsCollectionStatus,$a as EnumsCompletionSource,ss as EnumsComplianceStatus,es as EnumsComplianceTrackStatus,is as EnumsConsentBasis,
ns as EnumsContentIdType,us as EnumsContentRatingSystem,Es as EnumsCrawlOutcome,ps as EnumsCrawlStatus,fs as EnumsCreativeAction,ys as EnumsCreativeAgentCapability,
Ts as EnumsCreativeApprovalStatus,Cs as EnumsCreativeEventReasonCode,As as EnumsCreativeIdentifierType,Ms as EnumsCreativeQuality,Ds as EnumsCreativeSelectionStrategy,
bs as EnumsCreativeSortField,ks as EnumsCreativeStatus,Is as EnumsDaastTrackingEvent,Us as EnumsDaastVersion,Ls as EnumsDayOfWeek,Ws as EnumsDelegationType,qs as EnumsDeliveryType,
Hs as EnumsDemographicSystem,Js as EnumsDevicePlatform,js as EnumsDeviceType,Xs as EnumsDigitalSourceType,Zs as EnumsDimensionUnit,$s as EnumsDisclosurePersistence,
st as EnumsDisclosurePosition,et as EnumsDiscoveryMethod,it as EnumsDistanceUnit,nt as EnumsDistributionIdentifierType,ut as EnumsEmbeddedProvenanceMethod,Et as EnumsEntryKind,
pt as EnumsErrorRecovery,ft as EnumsEventType,yt as EnumsExclusivity,Tt as EnumsFeedFormat,Ct as EnumsFeedbackSource,At as EnumsForecastMethod,Mt as EnumsForecastRangeUnit,
Dt as EnumsFormatIdParameter,bt as EnumsFormatKind,kt as EnumsFormatType,It as EnumsFrameRateType,Ut as EnumsFreshnessState,Lt as EnumsGenreTaxonomy,Wt as EnumsGeoLevel,
qt as EnumsGopType,Ht as EnumsHostingMode,Jt as EnumsHttpMethod,jt as EnumsIdentifierTypes,Xt as EnumsImpairmentOfflineState,Zt as EnumsImpairmentReasonCode,$t as EnumsInputValidationOutcome,
se as EnumsJavascriptModuleType,ee as EnumsKeepMode,ie as EnumsKellerType,ne as EnumsLandingPageRequirement,ue as EnumsLegacyPostalSystem,Ee as EnumsLiftDimension,
pe as EnumsLogoSlot,fe as EnumsMakegoodRemedy,ye as EnumsManifestFile,Te as EnumsManifestStatus,Ce as EnumsMarkdownFlavor,Ae as EnumsMatchIdType,Me as EnumsMatchType,
De as EnumsMediaBuyActionMode,be as EnumsMediaBuyHealth,ke as EnumsMediaBuyStatus,Ie as EnumsMediaBuyValidAction,Ue as EnumsMemberRole,Le as EnumsMetricType,We as EnumsMetroSystem,
qe as EnumsMoovAtomPosition,He as EnumsNotificationType,Je as EnumsOperatorScope,je as EnumsOptimizationMetric,Xe as EnumsOwnershipChallengeState,Ze as EnumsOwnershipProofMethod,
$e as EnumsPacing,sm as EnumsPaymentTerms,em as EnumsPerformanceStandardMetric,im as EnumsPostalSystem,nm as EnumsPreviewOutputFormat,um as EnumsPricingModel,Em as EnumsPrincipalKind,
pm as EnumsProductField,fm as EnumsProductionQuality,ym as EnumsPropertyClassification,Tm as EnumsPropertyResolutionSource,Cm as EnumsPropertySource,Am as EnumsPropertyType,
Mm as EnumsProposalStatus,Dm as EnumsProtoProtocol,bm as EnumsPublisherAgentSource,km as EnumsPublisherFileStatus,Im as EnumsPublisherPropertySource,Um as EnumsReachUnit,
Lm as EnumsRedirectReason,Wm as EnumsRegistryEntityType,qm as EnumsRegistryEventType,Hm as EnumsRelationshipTrust,Jm as EnumsReportingFrequency,jm as EnumsResponseType,
Xm as EnumsRestrictedAttribute,Zm as EnumsReviewStatus,$m as EnumsRevisionSource,si as EnumsRevocationReason,ei as EnumsRightType,ii as EnumsRightUse,ni as EnumsRightsBillingPeriod,
ui as EnumsRightsConstraintApproval,Ei as EnumsRightsCreativeStatus,pi as EnumsRightsStatus,fi as EnumsScanType,yi as EnumsSelectionType,Ti as EnumsSignalAction,
Ci as EnumsSignalCadence,Ai as EnumsSignalCatalogType,Mi as EnumsSignalDataSource,Di as EnumsSignalDiscoveryMode,bi as EnumsSignalField,ki as EnumsSignalMethodology,
Ii as EnumsSignalProviderStatus,Ui as EnumsSignalValueType,Li as EnumsSnapshotUnavailableReason,Wi as EnumsSocialPlacementSurface,qi as EnumsSortDirection,Hi as EnumsSortMetric,
Ji as EnumsSpecialCategory,ji as EnumsSpecialism,Xi as EnumsSponsoredPlacementType,Zi as EnumsTalentRole,$i as EnumsTaskStatus,so as EnumsTaskType,eo as EnumsTrademarkLicenseType,
io as EnumsTrademarkStatus,no as EnumsTransformerValueSource,uo as EnumsTransportMode,Eo as EnumsTravelTimeUnit,vo as EnumsUidType,co as EnumsUpdateFrequency,So as EnumsUrlAssetType,
go as EnumsValidationMode,ho as EnumsValidationTargetKind,Po as EnumsVariantDimension,Ro as EnumsVastTrackingEvent,Fo as EnumsVastVersion,Bo as EnumsVerificationMode,
Vo as EnumsVideoPlacementType,Oo as EnumsViewabilityStandard,Ko as EnumsWatermarkMediaType,wo as EnumsWcagLevel,zo as EnumsWebhookAuthScheme,Go as EnumsWebhookResponseType,
xo as EnumsWebhookSecurityMethod};
