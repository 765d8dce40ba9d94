// @generated from openapi/registry.yaml, openapi/paths, schemas/v3 by codegen. Do not edit; run "npm run codegen".

import type {
  AccountEndpointChallengeWebhook,
  AccountGetAccountFinancialsRequest,
  AccountGetAccountFinancialsResponse,
  AccountListAccountsRequest,
  AccountListAccountsResponse,
  AccountReportUsageRequest,
  AccountReportUsageResponse,
  AccountSyncAccountsRequest,
  AccountSyncAccountsResponse,
  AccountSyncAccountsWebhook,
  AccountSyncGovernanceRequest,
  AccountSyncGovernanceResponse,
  AccountUsageRecord,
} from './account.ts';
import type {
  AdServerAccountRef,
  AdServerActivation,
  AdServerActivationRequest,
  AdServerAttribution,
  AdServerAttributionRequest,
  AdServerBooked,
  AdServerCap,
  AdServerCapabilities,
  AdServerCounts,
  AdServerCreative,
  AdServerCreativeAsset,
  AdServerCreativeKind,
  AdServerCreativeList,
  AdServerCreativeState,
  AdServerCreativeStates,
  AdServerCredit,
  AdServerCursor,
  AdServerDecimal,
  AdServerDelivery,
  AdServerDeliveryRow,
  AdServerEvent,
  AdServerEventList,
  AdServerFlight,
  AdServerForecast,
  AdServerForecastRequest,
  AdServerGoal,
  AdServerId,
  AdServerInstant,
  AdServerPackageCommand,
  AdServerPackageList,
  AdServerPackageState,
  AdServerPackageStatus,
  AdServerPackageSummary,
  AdServerPackageTerms,
  AdServerPrice,
  AdServerProblem,
  AdServerProblemCode,
  AdServerProduct,
  AdServerProductList,
  AdServerProductRef,
  AdServerRange,
  AdServerReservation,
  AdServerReservationRequest,
  AdServerRevision,
  AdServerSize,
  AdServerUnit,
} from './ad-server.ts';
import type {
  AdagentsAgentByInlineProperties,
  AdagentsAgentByPropertyIds,
  AdagentsAgentByPropertyTags,
  AdagentsAgentByPublisherProperties,
  AdagentsAgentBySignalIds,
  AdagentsAgentBySignalTags,
  AdagentsAgentCommon,
  AdagentsAuthorizedAgent,
  AdagentsContact,
  AdagentsEncryptionKey,
  AdagentsFormatDeclaration,
  AdagentsInline,
  AdagentsPlacement,
  AdagentsPlacementFormatOption,
  AdagentsPointer,
  AdagentsPropertyFeature,
  AdagentsReferenceRenderer,
  AdagentsRevokedPublisherDomain,
  AdagentsSalesQualifiers,
  AdagentsSignalDefinition,
  AdagentsSignalRange,
  AdagentsSigningKey,
  AdagentsTagDefinition,
} from './adagents.ts';
import type {
  BrandAcquireRightsRequest,
  BrandAcquireRightsResponse,
  BrandAcquireRightsWebhook,
  BrandAgentEntry,
  BrandAgentRef,
  BrandAsset,
  BrandAuthoritativeLocation,
  BrandAuthorizedOperator,
  BrandBrandAgentDocument,
  BrandBrandProperty,
  BrandBrandRefEntry,
  BrandCanonicalDocument,
  BrandClaim,
  BrandClaimResult,
  BrandClaimVerdict,
  BrandClaimVerdicts,
  BrandColor,
  BrandColors,
  BrandContact,
  BrandCreativeApprovalRequest,
  BrandCreativeApprovalResponse,
  BrandDataSubjectContestation,
  BrandDefinition,
  BrandDisclaimer,
  BrandFont,
  BrandFonts,
  BrandGetBrandIdentityRequest,
  BrandGetBrandIdentityResponse,
  BrandGetRightsRequest,
  BrandGetRightsResponse,
  BrandHouse,
  BrandHouseBrand,
  BrandHousePortfolio,
  BrandHouseRedirect,
  BrandLocalizedName,
  BrandLocalizedText,
  BrandLogo,
  BrandProductCatalog,
  BrandRevocationNotification,
  BrandRightsCatalog,
  BrandRightsEnvelope,
  BrandRightsOffering,
  BrandRightsPricingOption,
  BrandRightsRevocationWebhook,
  BrandRightsSummary,
  BrandRightsTerms,
  BrandSearchBrandResult,
  BrandSearchBrandsRequest,
  BrandSearchBrandsResponse,
  BrandToneGuide,
  BrandTrademark,
  BrandUpdateRightsRequest,
  BrandUpdateRightsResponse,
  BrandVerificationStatus,
  BrandVerifyBrandClaimRequest,
  BrandVerifyBrandClaimResponse,
  BrandVerifyBrandClaimsRequest,
  BrandVerifyBrandClaimsResponse,
  BrandVisualGuidelines,
  BrandVoiceSynthesis,
} from './brand.ts';
import type { ComplianceComplyTestControllerRequest, ComplianceComplyTestControllerResponse } from './compliance.ts';
import type {
  ContentStandardsArtifact,
  ContentStandardsArtifactAsset,
  ContentStandardsArtifactBatchWebhook,
  ContentStandardsArtifactRecord,
  ContentStandardsAssetAccess,
  ContentStandardsGetMediaBuyArtifactsRequest,
  ContentStandardsGetMediaBuyArtifactsResponse,
} from './content-standards.ts';
import type {
  CoreA2A03PushWebhook,
  CoreA2APushWebhook,
  CoreAccount,
  CoreAccountAuthorization,
  CoreAccountRef,
  CoreAccountWithAuthorization,
  CoreActivationKey,
  CoreAnyValue,
  CoreArtifactWebhook,
  CoreAsyncResponseData,
  CoreAttributionWindow,
  CoreAudienceMember,
  CoreBrandId,
  CoreBrandRef,
  CoreBusinessEntity,
  CoreCancellation,
  CoreCancellationPolicy,
  CoreCanonicalFormatKind,
  CoreCatalog,
  CoreCatalogFieldMapping,
  CoreCatalogItemDeliveryMetrics,
  CoreCollection,
  CoreCollectionDistribution,
  CoreCollectionListRef,
  CoreCollectionSelector,
  CoreCommittedMetric,
  CoreContentRating,
  CoreContext,
  CoreCountryCode,
  CoreCreativeAsset,
  CoreCreativeAssignment,
  CoreCreativeBrief,
  CoreCreativeConsumption,
  CoreCreativeDeliveryMetrics,
  CoreCreativeFilters,
  CoreCreativeItem,
  CoreCreativeManifest,
  CoreCreativePolicy,
  CoreCreativeVariable,
  CoreCreativeVariant,
  CoreCurrencyCode,
  CoreDateRange,
  CoreDatetimeRange,
  CoreDaypartTarget,
  CoreDeliveryForecast,
  CoreDeliveryMetricAggregate,
  CoreDeliveryMetrics,
  CoreDeployment,
  CoreDestination,
  CoreDiagnosticIssue,
  CoreDistributionIdentifier,
  CoreDomainName,
  CoreDownstreamConnectionRequirement,
  CoreDuration,
  CoreError,
  CoreErrorIssue,
  CoreErrorResponse,
  CoreEvaluatorSpec,
  CoreEvent,
  CoreEventCustomData,
  CoreEventSourceHealth,
  CoreEventSurface,
  CoreExt,
  CoreFeedEventScope,
  CoreFiguresExt,
  CoreForecastDimensionAudience,
  CoreForecastDimensionDevicePlatform,
  CoreForecastDimensionDeviceType,
  CoreForecastDimensionGeo,
  CoreForecastDimensionPlacement,
  CoreForecastDimensionSignal,
  CoreForecastMetrics,
  CoreForecastPoint,
  CoreForecastPointDimension,
  CoreForecastPointDimensions,
  CoreForecastRange,
  CoreForecastVendorMetricValue,
  CoreFormat,
  CoreFormatAsset,
  CoreFormatGroupSlot,
  CoreFormatId,
  CoreFormatOptionRef,
  CoreFormatRender,
  CoreFormatSlot,
  CoreFormatSlotGroup,
  CoreFrequencyCap,
  CoreGenerationCredential,
  CoreGeoBreakdownSupport,
  CoreGeoDeliveryMetrics,
  CoreGeoProximity,
  CoreGeoRequirement,
  CoreIdempotencyKey,
  CoreIdentifier,
  CoreImpairment,
  CoreIndustryIdentifier,
  CoreInsertionOrder,
  CoreKeyword,
  CoreKeywordDeliveryMetrics,
  CoreKeywordTarget,
  CoreLimitedSeries,
  CoreMeasurementReadiness,
  CoreMeasurementTerms,
  CoreMeasurementWindow,
  CoreMediaBuyAvailableAction,
  CoreMediaBuyEnvelope,
  CoreMediaBuyFeatures,
  CoreMetricOptimization,
  CoreMetricQualifier,
  CoreMetricRef,
  CoreMetroArea,
  CoreMissingMetric,
  CoreMoney,
  CoreNotificationConfig,
  CoreNotificationEnvelope,
  CoreOptimizationGoal,
  CoreOptimizationTarget,
  CoreOutcomeMeasurement,
  CoreOverlay,
  CorePackage,
  CorePackageSignalTargeting,
  CorePackageSignalTargetingGroup,
  CorePackageSignalTargetingGroups,
  CorePaginationRequest,
  CorePaginationResponse,
  CorePerformanceStandard,
  CorePlacement,
  CorePlacementRef,
  CorePlatformExtensionRef,
  CorePostalArea,
  CorePostalAreaSupport,
  CorePostalCountrySystem,
  CorePricingOption,
  CoreProduct,
  CoreProductAllocation,
  CoreProductAllowedAction,
  CoreProductCard,
  CoreProductFilters,
  CoreProductFormatDeclaration,
  CoreProductSignalTargetingOption,
  CoreProperty,
  CorePropertyId,
  CorePropertyListRef,
  CorePropertyTag,
  CoreProposal,
  CoreProtocolEnvelope,
  CoreProvenance,
  CorePublisherPropertySelector,
  CorePublisherSelectorAll,
  CorePublisherSelectorById,
  CorePublisherSelectorByTag,
  CorePushNotificationConfig,
  CoreRecordDigest,
  CoreReferenceAsset,
  CoreRegistryEvent,
  CoreRegistryFeedFreshness,
  CoreRegistryFeedResponse,
  CoreRelatedCollection,
  CoreReportingCapabilities,
  CoreReportingWebhook,
  CoreResponsePayloadJwsEnvelope,
  CoreRightsConstraint,
  CoreShortenedMembers,
  CoreSignalCoverageForecast,
  CoreSignalFilters,
  CoreSignalId,
  CoreSignalListing,
  CoreSignalPricing,
  CoreSignalRef,
  CoreSignalSelectionGroupRule,
  CoreSignalTargeting,
  CoreSignalTargetingExpression,
  CoreSignalTargetingRules,
  CoreSignalTaxonomy,
  CoreSlaWindow,
  CoreSlotAssets,
  CoreSpecial,
  CoreStartTiming,
  CoreTalent,
  CoreTargeting,
  CoreTaskRequest,
  CoreTaskWebhook,
  CoreTaskWebhookEnvelope,
  CoreTransformer,
  CoreTransformerParam,
  CoreUserMatch,
  CoreVendorMetricId,
  CoreVendorMetricOptimization,
  CoreVendorMetricOptimizationSupportedMetric,
  CoreVendorMetricValue,
  CoreVendorPricingOption,
  CoreVersionEnvelope,
  CoreVisibleText,
  CoreWebhookActivityRecord,
  CoreWholesaleFeedBulkChangeWebhook,
  CoreWholesaleFeedEnvelope,
} from './core.ts';
import type {
  CoreAssetsAssetUnion,
  CoreAssetsAudioAsset,
  CoreAssetsBriefAsset,
  CoreAssetsCardAsset,
  CoreAssetsCatalogAsset,
  CoreAssetsCssAsset,
  CoreAssetsDaastAsset,
  CoreAssetsDaastTrackerAsset,
  CoreAssetsHtmlAccessibility,
  CoreAssetsHtmlAsset,
  CoreAssetsImageAsset,
  CoreAssetsJavascriptAsset,
  CoreAssetsMarkdownAsset,
  CoreAssetsPixelTrackerAsset,
  CoreAssetsPublishedPostAsset,
  CoreAssetsTextAsset,
  CoreAssetsUrlAsset,
  CoreAssetsVastAsset,
  CoreAssetsVastTrackerAsset,
  CoreAssetsVideoAsset,
  CoreAssetsWebhookAsset,
  CoreAssetsZipAsset,
} from './core/assets.ts';
import type {
  CoreRequirementsAssetRequirements,
  CoreRequirementsAudioAssetRequirements,
  CoreRequirementsCatalogFieldBinding,
  CoreRequirementsCatalogRequirements,
  CoreRequirementsCssAssetRequirements,
  CoreRequirementsDaastAssetRequirements,
  CoreRequirementsHtmlAssetRequirements,
  CoreRequirementsImageAssetRequirements,
  CoreRequirementsJavascriptAssetRequirements,
  CoreRequirementsMarkdownAssetRequirements,
  CoreRequirementsOfferingAssetConstraint,
  CoreRequirementsTextAssetRequirements,
  CoreRequirementsUrlAssetRequirements,
  CoreRequirementsVastAssetRequirements,
  CoreRequirementsVideoAssetRequirements,
  CoreRequirementsWebhookAssetRequirements,
} from './core/requirements.ts';
import type {
  CreativeAuditObservation,
  CreativeCreativeFeatureResult,
  CreativeCreativeOutcome,
  CreativeCreativePurgedWebhook,
  CreativeCreativeRecord,
  CreativeCreativeStatusChangedWebhook,
  CreativeGetCreativeDeliveryRequest,
  CreativeGetCreativeDeliveryResponse,
  CreativeGetCreativeFeaturesRequest,
  CreativeGetCreativeFeaturesResponse,
  CreativeListCreativesRequest,
  CreativeListCreativesResponse,
  CreativeListTransformersRequest,
  CreativeListTransformersResponse,
  CreativePreviewCreativeRequest,
  CreativePreviewCreativeResponse,
  CreativePreviewInput,
  CreativePreviewRender,
  CreativeSyncCreativesAsyncResponseInputRequired,
  CreativeSyncCreativesAsyncResponseSubmitted,
  CreativeSyncCreativesAsyncResponseWorking,
  CreativeSyncCreativesRequest,
  CreativeSyncCreativesResponse,
  CreativeValidateInputRequest,
  CreativeValidateInputResponse,
  CreativeValidateInputResult,
} from './creative.ts';
import type {
  EnumsAccountScope,
  EnumsAccountStatus,
  EnumsActionSource,
  EnumsAdjustmentKind,
  EnumsAdvertiserIndustry,
  EnumsAgeVerificationMethod,
  EnumsAgentHealthStatus,
  EnumsAgentLifecycleStage,
  EnumsAgentSort,
  EnumsAgentType,
  EnumsAgentVisibility,
  EnumsApiKeyPermission,
  EnumsAppStore,
  EnumsAssessmentStatus,
  EnumsAssetContentType,
  EnumsAttributionMethodology,
  EnumsAttributionModel,
  EnumsAudienceSource,
  EnumsAudienceStatus,
  EnumsAudioChannelLayout,
  EnumsAudioDistributionType,
  EnumsAuditOutcome,
  EnumsAuthScheme,
  EnumsAuthorizationCheck,
  EnumsAuthorizationEvidence,
  EnumsAuthorizationReason,
  EnumsAuthorizationType,
  EnumsAvailableMetric,
  EnumsBadgeRole,
  EnumsBillingParty,
  EnumsBrandArchitecture,
  EnumsBrandClaimType,
  EnumsBrandFileStatus,
  EnumsBrandIdentityField,
  EnumsBrandJsonVariant,
  EnumsBrandPropertyRelationship,
  EnumsBrandSort,
  EnumsBrandSource,
  EnumsBuildMode,
  EnumsC2PaWatermarkAction,
  EnumsCanceledBy,
  EnumsCatalogAction,
  EnumsCatalogItemStatus,
  EnumsCatalogSource,
  EnumsCatalogType,
  EnumsChannels,
  EnumsClaimedAppStore,
  EnumsClaimedPropertyType,
  EnumsClientScope,
  EnumsCloudStorageProtocol,
  EnumsCoBrandingRequirement,
  EnumsCollectionCadence,
  EnumsCollectionKind,
  EnumsCollectionRecordStatus,
  EnumsCollectionRelationship,
  EnumsCollectionStatus,
  EnumsCompletionSource,
  EnumsComplianceStatus,
  EnumsComplianceTrackStatus,
  EnumsConsentBasis,
  EnumsContentIdType,
  EnumsContentRatingSystem,
  EnumsCrawlOutcome,
  EnumsCrawlStatus,
  EnumsCreativeAction,
  EnumsCreativeAgentCapability,
  EnumsCreativeApprovalStatus,
  EnumsCreativeEventReasonCode,
  EnumsCreativeIdentifierType,
  EnumsCreativeQuality,
  EnumsCreativeSelectionStrategy,
  EnumsCreativeSortField,
  EnumsCreativeStatus,
  EnumsCredentialKind,
  EnumsCredentialState,
  EnumsDaastTrackingEvent,
  EnumsDaastVersion,
  EnumsDayOfWeek,
  EnumsDelegationType,
  EnumsDeliveryType,
  EnumsDemographicSystem,
  EnumsDevicePlatform,
  EnumsDeviceType,
  EnumsDigitalSourceType,
  EnumsDimensionUnit,
  EnumsDisclosurePersistence,
  EnumsDisclosurePosition,
  EnumsDiscoveryMethod,
  EnumsDistanceUnit,
  EnumsDistributionIdentifierType,
  EnumsEmbeddedProvenanceMethod,
  EnumsEntryKind,
  EnumsErrorRecovery,
  EnumsEventType,
  EnumsExclusivity,
  EnumsFeedFormat,
  EnumsFeedbackSource,
  EnumsForecastMethod,
  EnumsForecastRangeUnit,
  EnumsFormatIdParameter,
  EnumsFormatKind,
  EnumsFormatType,
  EnumsFrameRateType,
  EnumsFreshnessState,
  EnumsGenreTaxonomy,
  EnumsGeoLevel,
  EnumsGopType,
  EnumsHostingMode,
  EnumsHttpMethod,
  EnumsIdentifierTypes,
  EnumsImpairmentOfflineState,
  EnumsImpairmentReasonCode,
  EnumsInputValidationOutcome,
  EnumsJavascriptModuleType,
  EnumsKeepMode,
  EnumsKellerType,
  EnumsLandingPageRequirement,
  EnumsLegacyPostalSystem,
  EnumsLiftDimension,
  EnumsLogoSlot,
  EnumsMakegoodRemedy,
  EnumsManifestFile,
  EnumsManifestStatus,
  EnumsMarkdownFlavor,
  EnumsMatchIdType,
  EnumsMatchType,
  EnumsMediaBuyActionMode,
  EnumsMediaBuyHealth,
  EnumsMediaBuyStatus,
  EnumsMediaBuyValidAction,
  EnumsMemberRole,
  EnumsMetricType,
  EnumsMetroSystem,
  EnumsMoovAtomPosition,
  EnumsNotificationType,
  EnumsOperatorDecision,
  EnumsOperatorRole,
  EnumsOperatorScope,
  EnumsOptimizationMetric,
  EnumsOwnershipChallengeState,
  EnumsOwnershipProofMethod,
  EnumsPacing,
  EnumsPaymentTerms,
  EnumsPerformanceStandardMetric,
  EnumsPostalSystem,
  EnumsPreviewOutputFormat,
  EnumsPricingModel,
  EnumsPrincipalKind,
  EnumsProductField,
  EnumsProductionQuality,
  EnumsPropertyClassification,
  EnumsPropertyResolutionSource,
  EnumsPropertySource,
  EnumsPropertyType,
  EnumsProposalStatus,
  EnumsProtoProtocol,
  EnumsPublisherAgentSource,
  EnumsPublisherFileStatus,
  EnumsPublisherLookOutcome,
  EnumsPublisherPropertySource,
  EnumsPublisherSort,
  EnumsReachUnit,
  EnumsRedirectReason,
  EnumsRefusalReason,
  EnumsRegistryEntityType,
  EnumsRegistryEventType,
  EnumsRelationshipTrust,
  EnumsReportingFrequency,
  EnumsResponseType,
  EnumsRestrictedAttribute,
  EnumsReviewReason,
  EnumsReviewStatus,
  EnumsRevisionSource,
  EnumsRevocationReason,
  EnumsRightType,
  EnumsRightUse,
  EnumsRightsBillingPeriod,
  EnumsRightsConstraintApproval,
  EnumsRightsCreativeStatus,
  EnumsRightsStatus,
  EnumsScanType,
  EnumsSelectionType,
  EnumsSignalAction,
  EnumsSignalCadence,
  EnumsSignalCatalogType,
  EnumsSignalDataSource,
  EnumsSignalDiscoveryMode,
  EnumsSignalField,
  EnumsSignalMethodology,
  EnumsSignalProviderStatus,
  EnumsSignalValueType,
  EnumsSnapshotUnavailableReason,
  EnumsSocialPlacementSurface,
  EnumsSortDirection,
  EnumsSortMetric,
  EnumsSpecialCategory,
  EnumsSpecialism,
  EnumsSponsoredPlacementType,
  EnumsTalentRole,
  EnumsTaskStatus,
  EnumsTaskType,
  EnumsTrademarkLicenseType,
  EnumsTrademarkStatus,
  EnumsTransformerValueSource,
  EnumsTransportMode,
  EnumsTravelTimeUnit,
  EnumsUidType,
  EnumsUpdateFrequency,
  EnumsUrlAssetType,
  EnumsValidationMode,
  EnumsValidationTargetKind,
  EnumsVariantDimension,
  EnumsVastTrackingEvent,
  EnumsVastVersion,
  EnumsVerificationMode,
  EnumsVideoPlacementType,
  EnumsViewabilityStandard,
  EnumsWatermarkMediaType,
  EnumsWcagLevel,
  EnumsWebhookAuthScheme,
  EnumsWebhookResponseType,
  EnumsWebhookSecurityMethod,
} from './enums.ts';
import type {
  FormatsCanonicalAgentPlacement,
  FormatsCanonicalAudioDaast,
  FormatsCanonicalAudioHosted,
  FormatsCanonicalBase,
  FormatsCanonicalDisplayTag,
  FormatsCanonicalHtml5,
  FormatsCanonicalImage,
  FormatsCanonicalImageCarousel,
  FormatsCanonicalNativeInFeed,
  FormatsCanonicalResponsiveCreative,
  FormatsCanonicalSize,
  FormatsCanonicalSlot,
  FormatsCanonicalSponsoredPlacement,
  FormatsCanonicalVideoHosted,
  FormatsCanonicalVideoVast,
} from './formats/canonical.ts';
import type {
  MeAgent,
  MeAgentChecks,
  MeAgentEnrolment,
  MeAgentList,
  MeAgentResponse,
  MeAgentUpdate,
  MeAgentWarning,
  MeApiKey,
  MeApiKeyCreated,
  MeApiKeyList,
  MeApiKeyRequest,
  MeApiKeyRollRequest,
  MeApiKeyRolled,
  MeAuditEntry,
  MeAuditExport,
  MeAuditExportRequest,
  MeAuditPage,
  MeAuthDoctorAnswer,
  MeAuthDoctorRequest,
  MeClient,
  MeClientCreated,
  MeClientList,
  MeClientRequest,
  MeCompanyIdentity,
  MeEntry,
  MeEntryList,
  MeExaminedCredential,
  MeGrant,
  MeGrantList,
  MeHeldLimit,
  MeIdentity,
  MeInvitation,
  MeInvitationCreated,
  MeInvitationList,
  MeInvitationRequest,
  MeLimits,
  MeMember,
  MeMemberList,
  MeMemberUpdate,
  MeOrganization,
  MeOrganizationUpdate,
  MePasskey,
  MePasskeyList,
  MePasskeyUpdate,
  MeProof,
  MeProofList,
  MeRefusedCall,
  MeRequestLimit,
  MeSession,
  MeSessionList,
  MeSessionsEnded,
  MeSignInWays,
  MeStanding,
  MeWebhook,
  MeWebhookAttempt,
  MeWebhookAttemptList,
  MeWebhookDelivery,
  MeWebhookDeliveryAttempt,
  MeWebhookDeliveryDetail,
  MeWebhookDeliveryList,
  MeWebhookFailedRedelivery,
  MeWebhookFailures,
  MeWebhookList,
  MeWebhookRedelivered,
  MeWebhookRedelivery,
  MeWebhookRequest,
  MeWebhookResponse,
  MeWebhookUpdate,
} from './me.ts';
import type {
  MediaBuyAggregatedTotals,
  MediaBuyAudienceDelivery,
  MediaBuyAudienceOutcome,
  MediaBuyAudienceSync,
  MediaBuyBreakdownRequest,
  MediaBuyBuildCreativeAsyncResponseInputRequired,
  MediaBuyBuildCreativeAsyncResponseSubmitted,
  MediaBuyBuildCreativeAsyncResponseWorking,
  MediaBuyBuildCreativeRequest,
  MediaBuyBuildCreativeResponse,
  MediaBuyBuildCreativeWebhook,
  MediaBuyCatalogOutcome,
  MediaBuyCreateMediaBuyAsyncResponseInputRequired,
  MediaBuyCreateMediaBuyAsyncResponseSubmitted,
  MediaBuyCreateMediaBuyAsyncResponseWorking,
  MediaBuyCreateMediaBuyRequest,
  MediaBuyCreateMediaBuyResponse,
  MediaBuyCreateMediaBuyWebhook,
  MediaBuyDailyDelivery,
  MediaBuyDeliveryTotals,
  MediaBuyDeliveryWindow,
  MediaBuyDevicePlatformDelivery,
  MediaBuyDeviceTypeDelivery,
  MediaBuyEventSourceOutcome,
  MediaBuyEventSourceSync,
  MediaBuyGeoBreakdownRequest,
  MediaBuyGetMediaBuyDeliveryRequest,
  MediaBuyGetMediaBuyDeliveryResponse,
  MediaBuyGetMediaBuysRequest,
  MediaBuyGetMediaBuysResponse,
  MediaBuyGetProductsAsyncResponseInputRequired,
  MediaBuyGetProductsAsyncResponseSubmitted,
  MediaBuyGetProductsAsyncResponseWorking,
  MediaBuyGetProductsRequest,
  MediaBuyGetProductsResponse,
  MediaBuyHistoryEntry,
  MediaBuyImpairmentWebhook,
  MediaBuyImpairmentWebhookResult,
  MediaBuyListCreativeFormatsRequest,
  MediaBuyListCreativeFormatsResponse,
  MediaBuyLogEventRequest,
  MediaBuyLogEventResponse,
  MediaBuyMediaBuyDelivery,
  MediaBuyMediaBuyDeliveryWebhook,
  MediaBuyMediaBuyDeliveryWebhookResult,
  MediaBuyMediaBuyRecord,
  MediaBuyMediaBuyStatusFilter,
  MediaBuyPackageDelivery,
  MediaBuyPackageRecord,
  MediaBuyPackageRequest,
  MediaBuyPackageSnapshot,
  MediaBuyPackageUpdate,
  MediaBuyPlacementDelivery,
  MediaBuyProductCreatedWebhook,
  MediaBuyProductPricedWebhook,
  MediaBuyProductRemovedWebhook,
  MediaBuyProductUpdatedWebhook,
  MediaBuyProvidePerformanceFeedbackRequest,
  MediaBuyProvidePerformanceFeedbackResponse,
  MediaBuyRefinement,
  MediaBuyRefinementOutcome,
  MediaBuyReportingPeriod,
  MediaBuySyncAudiencesRequest,
  MediaBuySyncAudiencesResponse,
  MediaBuySyncAudiencesWebhook,
  MediaBuySyncCatalogsAsyncResponseInputRequired,
  MediaBuySyncCatalogsAsyncResponseSubmitted,
  MediaBuySyncCatalogsAsyncResponseWorking,
  MediaBuySyncCatalogsRequest,
  MediaBuySyncCatalogsResponse,
  MediaBuySyncEventSourcesRequest,
  MediaBuySyncEventSourcesResponse,
  MediaBuyUpdateMediaBuyAsyncResponseInputRequired,
  MediaBuyUpdateMediaBuyAsyncResponseSubmitted,
  MediaBuyUpdateMediaBuyAsyncResponseWorking,
  MediaBuyUpdateMediaBuyRequest,
  MediaBuyUpdateMediaBuyResponse,
  MediaBuyUpdateMediaBuyWebhook,
  MediaBuyWindowPackage,
} from './media-buy.ts';
import type {
  OperatorAccountBook,
  OperatorAccountCredit,
  OperatorAccountDecision,
  OperatorAccountStanding,
  OperatorArrivals,
  OperatorArrivedAccount,
  OperatorArrivedCreative,
  OperatorArrivedReview,
  OperatorBuyerAccount,
  OperatorBuyerAccountList,
  OperatorBuyerCreative,
  OperatorBuyerCreativeDetail,
  OperatorBuyerCreativeList,
  OperatorComparedName,
  OperatorCreativeDecision,
  OperatorCreativeUndo,
  OperatorFailedJob,
  OperatorFailedJobList,
  OperatorFailedWebhookList,
  OperatorFailingHost,
  OperatorFailingHostList,
  OperatorHostTried,
  OperatorJobRetried,
  OperatorJobsRetried,
  OperatorJobsRetryRequest,
  OperatorOpenJob,
  OperatorOpenJobList,
  OperatorOperatorGrant,
  OperatorOperatorPerson,
  OperatorOperatorPersonList,
  OperatorProtectedName,
  OperatorProtectedNameList,
  OperatorProtectedNameRequest,
  OperatorReviewCase,
  OperatorReviewDecided,
  OperatorReviewDecision,
  OperatorReviewDetail,
  OperatorReviewList,
  OperatorReviewUndone,
  OperatorRollbackRequest,
  OperatorRollbackResponse,
  OperatorUndoRequest,
  OperatorWaiting,
  OperatorWaitingQueue,
  OperatorWaitingWebhook,
  OperatorWebhookFailure,
  OperatorWebhookRetried,
} from './operator.ts';
import type {
  PricingOptionsCpaOption,
  PricingOptionsCpcOption,
  PricingOptionsCpcvOption,
  PricingOptionsCpmOption,
  PricingOptionsCppOption,
  PricingOptionsCpvOption,
  PricingOptionsFlatRateOption,
  PricingOptionsPriceBreakdown,
  PricingOptionsPriceGuidance,
  PricingOptionsTimeOption,
  PricingOptionsVcpmOption,
} from './pricing-options.ts';
import type {
  ProtocolAgentProfile,
  ProtocolForeignCapabilities,
  ProtocolGetProtoCapabilitiesRequest,
  ProtocolGetProtoCapabilitiesResponse,
  ProtocolGetTaskStatusRequest,
  ProtocolGetTaskStatusResponse,
  ProtocolListTasksRequest,
  ProtocolListTasksResponse,
} from './protocol.ts';
import type {
  ProtocolCapabilitiesAccount,
  ProtocolCapabilitiesBrand,
  ProtocolCapabilitiesCreative,
  ProtocolCapabilitiesGovernance,
  ProtocolCapabilitiesIdentity,
  ProtocolCapabilitiesMeasurement,
  ProtocolCapabilitiesMediaBuy,
  ProtocolCapabilitiesRequestSigning,
  ProtocolCapabilitiesSignals,
  ProtocolCapabilitiesSponsoredIntelligence,
  ProtocolCapabilitiesWebhookSigning,
  ProtocolCapabilitiesWholesaleFeedVersioning,
  ProtocolCapabilitiesWholesaleFeedWebhooks,
} from './protocol/capabilities.ts';
import type {
  RegistryActivity,
  RegistryActivityCrawls,
  RegistryActivityDay,
  RegistryAdagentsCheckRequest,
  RegistryAdagentsCheckResponse,
  RegistryAdagentsCreateData,
  RegistryAdagentsCreateRequest,
  RegistryAdagentsCreateResponse,
  RegistryAdagentsDryRunBase,
  RegistryAdagentsDryRunCounts,
  RegistryAdagentsDryRunRequest,
  RegistryAdagentsDryRunResponse,
  RegistryAdagentsToolError,
  RegistryAdagentsValidateData,
  RegistryAdagentsValidateRequest,
  RegistryAdagentsValidateResponse,
  RegistryAgentAccreditation,
  RegistryAgentCapabilities,
  RegistryAgentCardCheck,
  RegistryAgentCatalog,
  RegistryAgentCatalogItem,
  RegistryAgentCompliance,
  RegistryAgentComplianceTrack,
  RegistryAgentCopy,
  RegistryAgentCreativeCapabilities,
  RegistryAgentCreativeFormat,
  RegistryAgentDay,
  RegistryAgentFormats,
  RegistryAgentHealth,
  RegistryAgentHistory,
  RegistryAgentMeasurementCapabilities,
  RegistryAgentMetric,
  RegistryAgentProducts,
  RegistryAgentPropertySummary,
  RegistryAgentSearchResponse,
  RegistryAgentSearchResult,
  RegistryAgentSignalsCapabilities,
  RegistryAgentStandardOperations,
  RegistryAgentStats,
  RegistryAgentTool,
  RegistryAgentValueCount,
  RegistryApiIndex,
  RegistryAuthorizationChange,
  RegistryAuthorizationCheck,
  RegistryAuthorizationEntry,
  RegistryAuthorizationList,
  RegistryAuthorizationOperatorSide,
  RegistryAuthorizationPublisherSide,
  RegistryAuthorizationRow,
  RegistryBrandBulkRequest,
  RegistryBrandBulkResponse,
  RegistryBrandCard,
  RegistryBrandChange,
  RegistryBrandChangeList,
  RegistryBrandCheckRequest,
  RegistryBrandCheckResponse,
  RegistryBrandColor,
  RegistryBrandColorMap,
  RegistryBrandCompany,
  RegistryBrandCopy,
  RegistryBrandEnrichment,
  RegistryBrandEnrichmentManifest,
  RegistryBrandFont,
  RegistryBrandJsonResponse,
  RegistryBrandListing,
  RegistryBrandListingItem,
  RegistryBrandListingStats,
  RegistryBrandLogo,
  RegistryBrandManifestInput,
  RegistryBrandResolution,
  RegistryBrandSaveRequest,
  RegistryBrandSaveResponse,
  RegistryBrandTone,
  RegistryChangeList,
  RegistryCrawlRequestRequest,
  RegistryCrawlRequestResponse,
  RegistryCrawlRequestStatus,
  RegistryDiscoveredAgent,
  RegistryDiscoveredBrand,
  RegistryDiscoveredBrandRequest,
  RegistryDiscoveredBrandResponse,
  RegistryDocumentFinding,
  RegistryDryRunEvent,
  RegistryDumpManifest,
  RegistryDumpPart,
  RegistryEndpointChallengeWebhook,
  RegistryEventTypes,
  RegistryExpandedIdentifier,
  RegistryExpandedProperty,
  RegistryFeedHeartbeat,
  RegistryFeedLog,
  RegistryFeedLogProof,
  RegistryFeedLogState,
  RegistryFeedStreamError,
  RegistryFeedTicket,
  RegistryFileFreshness,
  RegistryFreshness,
  RegistryHistoryResponse,
  RegistryHostedAdagents,
  RegistryHostedProperty,
  RegistryLastFailure,
  RegistryLiveBrandJson,
  RegistryLocalizedName,
  RegistryLookedUpAgent,
  RegistryLookedUpProperty,
  RegistryLookupAgentDomains,
  RegistryLookupDomain,
  RegistryLookupProperty,
  RegistryManifestLookup,
  RegistryManifestReference,
  RegistryMemberRef,
  RegistryNearAuthorization,
  RegistryOperatorAgent,
  RegistryOperatorAuthorization,
  RegistryOperatorLookup,
  RegistryOwnershipChallenge,
  RegistryOwnershipChallengeList,
  RegistryOwnershipChallengeRequest,
  RegistryOwnershipChallengeState,
  RegistryOwnershipCheckRequest,
  RegistryOwnershipCheckResponse,
  RegistryOwnershipPlace,
  RegistryOwnershipProof,
  RegistryProbedFormat,
  RegistryProbedProduct,
  RegistryProductAuthorization,
  RegistryProductAuthorizationRequest,
  RegistryProductIdentifiers,
  RegistryProductIdentifiersRequest,
  RegistryProductPublisherSide,
  RegistryProductSelector,
  RegistryProductSelectorCoverage,
  RegistryPropertyAgent,
  RegistryPropertyAuthorization,
  RegistryPropertyBulkRequest,
  RegistryPropertyBulkResponse,
  RegistryPropertyChange,
  RegistryPropertyContact,
  RegistryPropertyListing,
  RegistryPropertyListingItem,
  RegistryPropertyListingStats,
  RegistryPropertyResolution,
  RegistryPropertySaveItem,
  RegistryPropertySaveRequest,
  RegistryPropertySaveResponse,
  RegistryPublisherAgent,
  RegistryPublisherCopy,
  RegistryPublisherCrawl,
  RegistryPublisherFile,
  RegistryPublisherFileCollection,
  RegistryPublisherFileCopy,
  RegistryPublisherFileEntry,
  RegistryPublisherFilePlacement,
  RegistryPublisherFileSignal,
  RegistryPublisherFiles,
  RegistryPublisherHosting,
  RegistryPublisherListing,
  RegistryPublisherListingItem,
  RegistryPublisherLookup,
  RegistryPublisherProperty,
  RegistryPublisherValidation,
  RegistryRecord,
  RegistryRegistryEventsWebhook,
  RegistryRegistryStats,
  RegistryRegistryTestWebhook,
  RegistryResolvedAgent,
  RegistryResolvedProperty,
  RegistryRevisionEntry,
  RegistrySchemaFile,
  RegistrySchemaIndex,
  RegistrySchemaReleases,
  RegistrySearchAgent,
  RegistrySearchPublisher,
  RegistrySearchResponse,
  RegistrySlowHost,
  RegistryTypedRegistryEvent,
  RegistryValidationError,
  RegistryValidationResult,
  RegistryValidationWarning,
} from './registry.ts';
import type {
  RegistryEventsAgentComplianceChanged,
  RegistryEventsAgentDiscovered,
  RegistryEventsAgentProfileUpdated,
  RegistryEventsAgentRemoved,
  RegistryEventsAgentVerificationEarned,
  RegistryEventsAgentVerificationLost,
  RegistryEventsAuthorizationGranted,
  RegistryEventsAuthorizationModified,
  RegistryEventsAuthorizationPayload,
  RegistryEventsAuthorizationRevoked,
  RegistryEventsCollectionCreated,
  RegistryEventsCollectionMerged,
  RegistryEventsCollectionRemoved,
  RegistryEventsCollectionUpdated,
  RegistryEventsPropertyCreated,
  RegistryEventsPropertyMerged,
  RegistryEventsPropertyReactivated,
  RegistryEventsPropertyStale,
  RegistryEventsPropertyUpdated,
  RegistryEventsPublisherAdagentsChanged,
  RegistryEventsPublisherAdagentsDiscovered,
} from './registry/events.ts';
import type { Adagents, Brand } from './root.ts';
import type {
  SignalsActivateSignalRequest,
  SignalsActivateSignalResponse,
  SignalsActivateSignalWebhook,
  SignalsCatalogSignal,
  SignalsGetSignalsAsyncResponseSubmitted,
  SignalsGetSignalsAsyncResponseWorking,
  SignalsGetSignalsRequest,
  SignalsGetSignalsResponse,
  SignalsSignal,
  SignalsSignalCreatedWebhook,
  SignalsSignalPricedWebhook,
  SignalsSignalRemovedWebhook,
  SignalsSignalUpdatedWebhook,
} from './signals.ts';
export interface paths {
  '/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Entry point of the service
     * @description Returns the index of the API to programs, the same as `GET /api`. A browser, which prefers `text/html`, gets the
     *     front page: figures of the registry, links, and a search box that sends `q` with 2 to 200 characters.
     */
    get: operations['getServiceIndex'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/.well-known/openapi.yaml': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * OpenAPI description at its well-known address
     * @description Returns the same document as `/openapi/registry.yaml`.
     */
    get: operations['getWellKnownOpenApi'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Index of the API
     * @description Names the service, its version, its documentation and the path of every operation.
     */
    get: operations['getApiIndex'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/adagents/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check the text of an adagents.json
     * @description Checks a file before it is published, by the same rules as a served one, and returns every finding with its line and
     *     column. A field that is missing is found at the nearest part around it. With `domain`, the file is judged as what that
     *     publisher serves. Nothing is fetched, probed or stored. An invalid document is a successful check and returns
     *     status 200 with `valid` false. 30 calls per minute and client address, together with the checks of other files.
     */
    post: operations['checkAdagentsText'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/adagents/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate an adagents.json
     * @description Puts the given parts together to a document, checks it by the same rules as a served file, and returns it as
     *     indented JSON text. Parts that are empty are left out. An item that readers of a served file would leave out is an
     *     error here. A document with errors is refused with 400 and the
     *     findings in one text; warnings pass. A document of
     *     more than 8,388,608 characters is refused with 400. Nothing is fetched or stored. Calls
     *     are not limited in number; when too many large documents are being generated, the call responds with 503.
     */
    post: operations['createAdagents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/adagents/dry-run': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Compare a draft of an adagents.json with the live record
     * @description Reports what publishing the draft would change: authorizations granted, modified and revoked, properties added and
     *     made stale, and the events that readers of the change feed would get. The draft is judged and compared by the code
     *     that records a crawl, so a crawl of the same text right afterwards causes the same events. Identifiers that a crawl
     *     would create are counted placeholders (`00000000-0000-0000-0000-000000000001`). A draft with errors is a successful
     *     dry run: it reports what is lost while the file cannot be used. Nothing is fetched, probed or stored, so a draft
     *     that points to another file is not followed. Drafts and live records of more than 20,000 items are refused with
     *     400. 30 calls per minute and client address, together with the checks of other files; when too many large drafts
     *     are being judged, the call responds with 503.
     */
    post: operations['dryRunAdagents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/adagents/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check the adagents.json of a domain
     * @description Fetches the adagents.json of the domain now and checks it. At most three redirects within the registrable
     *     domain and one pointer are followed; when the domain has no file, the manager domain of its ads.txt is asked.
     *     Then every field is checked, and for a valid file each agent is probed for a card or an MCP handshake.
     *     A faulty item (an agent, a selector, a property, a collection, a placement, a format, a signal) is left out with
     *     a warning and the rest is used. A faulty limit of an agent (collections, placements, countries, times, delegation,
     *     pinned keys) leaves out the whole agent, since without the limit the file would grant more than it says. A
     *     revocation that names no domain, or a file of which nothing is left, makes the file invalid. A null or an empty
     *     text in an optional field counts as absent, with a warning. Whatever the published schema refuses has a finding.
     *     An invalid or missing file is a successful check and returns status 200 with `valid` false. Nothing is stored.
     */
    post: operations['validateAdagents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/brand-json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Brand document of a domain
     * @description Returns the brand document as it is, without resolving it: the file of the domain, or else the document that
     *     this registry hosts for the stored entry. `data` is what `url` serves. `fresh=true` reads the file of the domain
     *     first. When there is neither, the response is 404, with findings in `errors` if the domain serves a file that
     *     cannot be used. The response is not cached. A faulty part of a file (a logo, a brand of a house, an agent, an
     *     optional field) is left out of what the registry uses, with a finding in `warnings`; a faulty limit leaves out
     *     the whole operator, reference, property or agent, since without it the file would grant more than it says. A
     *     null or an empty text in an optional field counts as absent.
     */
    get: operations['getBrandJson'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check the text of a brand.json
     * @description Checks a file before it is published, by the same rules as a served one, and returns every finding with its line and
     *     column. A field that is missing is found at the nearest part around it. With `domain`, the file is judged as what that
     *     domain serves. Nothing is fetched or stored. An invalid document is a successful check and returns status 200 with
     *     `valid` false. 30 calls per minute and client address, together with the checks of other files.
     */
    post: operations['checkBrandText'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/discovered/community': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit a brand for review
     * @deprecated
     * @description Hands in a brand that an operator reviews before it becomes public. Saving is the preferred way; this one stays
     *     for older clients. A domain that already has an entry of any kind returns status 409 `entry_exists`. No proof of control
     *     is asked for, because nothing becomes public before an operator has approved it; the first edit needs one.
     *     Counts against the same limits as saving.
     */
    post: operations['submitDiscoveredBrand'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/enrich': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Enrich a brand domain
     * @description Returns logos, colors, tone and company data of a brand domain. A stored manifest younger than 30 days, or one
     *     that the domain itself serves, is returned at once; otherwise the enrichment provider of this registry is asked and
     *     its answer stored. Data that a domain or a member has given are never replaced by it. When the provider finds
     *     nothing the answer is 404, and when none is configured 503.
     */
    get: operations['enrichBrand'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Revisions of a brand entry
     * @description Lists the edits of a brand entry, newest first. Edits by `system` come from automated enrichment. A rollback
     *     appears as a new revision that names the one it restored. An entry without edits returns an empty list; 404
     *     means that there is no entry.
     */
    get: operations['getBrandHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/registry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List and search brands
     * @description Lists public brand entries with the data that lists need: name, logos, colors, tone and the place in the house.
     *     In order of names, then domains, unless `sort` says otherwise. Pages by `cursor` list each entry once, whatever is
     *     added meanwhile; pages by `offset` are stable while nothing changes.
     *     Entries that wait for review are left out.
     */
    get: operations['listBrands'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/resolve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Resolve a brand domain
     * @description Returns the canonical identity behind a brand domain. The brand.json of the domain comes first: at most three
     *     hops through pointers and house redirects are followed, and a house speaks for a domain only when it names it
     *     back. Then follow stored entries, community before enriched. The file is read at most once a day, a missing or
     *     invalid one at most once an hour, and an unreachable one at most every 5 minutes; `fresh=true` reads it now, and says in `live_brand_json` why a stored entry had to answer
     *     instead. With `at`, the answer is what the files said then, and no stored entry answers. An unknown brand returns status 404 with the status of its file, and
     *     with findings in `errors` that say why a file cannot be used. There is no rate limit on requests;
     *     the fetches they cause are bounded: a caller with too many fetches under way, or too many unknown domains in an
     *     hour, gets 503 with `retry_after`, while known domains are still answered.
     */
    get: operations['resolveBrand'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/resolve/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resolve up to 100 brand domains
     * @description Resolves each domain like the single look-up without `fresh`. The answer is keyed by the domain as it was sent,
     *     trimmed and in lower case; a brand that nobody knows, or that could not be resolved, is left out. One element that
     *     is no domain fails the whole call. With `at`, each domain is answered by what was recorded then. 20 calls per minute and
     *     client address.
     */
    post: operations['resolveBrandsBulk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/brands/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create or edit a brand entry
     * @description Writes a community entry for a brand domain. Without an entry one is created and the answer has no
     *     `revision_number`; an existing community or enriched entry gets a new revision and becomes a community entry.
     *     An entry that the brand.json of the domain backs is refused with 409 `authoritative_entry`, one that waits for
     *     review with 409 `pending_review`. Saving is not idempotent: each call that edits adds a revision.
     *
     *     The organization has to control the domain. A new entry takes an outstanding challenge (see `ownership`), whose
     *     nonce is looked for while the save waits: found, it is consumed and the entry committed; not found, it is void
     *     and the answer is 403 `ownership_proof_failed`. Without a challenge the answer is 403
     *     `ownership_proof_required`, with a fresh one. An edit takes a proof of the same organization that is at most 90
     *     days old, or a challenge like a new entry. A save that is refused for another reason leaves the challenge as it
     *     is. A new entry whose domain resembles a known name, has a reserved word as its name, or mixes scripts that look alike is kept aside for an operator, proof or not, and returns status 403
     *     `held_for_review`. A new entry for a domain with characters that IDNA 2008 does not allow, such as symbols, is
     *     refused with 400 `invalid_domain`. An organization may have 1,000,000 revisions and 100,000 held or decided cases (`limit_reached`).
     *
     *     60 saves per user in an hour, 90 per organization in an hour and 300 in a day, and 180 per address in an hour,
     *     over brands and properties together.
     */
    post: operations['saveBrand'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manifest-refs/lookup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where the manifest of a domain is
     * @description Returns where the brand.json or adagents.json of a domain is, as of the last fetch: the address that served it, the
     *     agent that answers in its place, or the copy that this registry hosts for a member entry. Where there are several,
     *     one that is valid goes first. A domain that another one's file names and that was never crawled is
     *     `pending`. A domain without a manifest returns status 200 with `found` false. Nothing is fetched. There is no rate limit.
     */
    get: operations['lookupManifestRefs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who the credential is
     * @description Returns what the credential of the request stands for, and every organization that it acts for. People without an
     *     organization get an answer too.
     */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/agents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Agents of the organization
     * @description All agents that the organization enrolled, private ones too.
     */
    get: operations['listMyAgents'];
    put?: never;
    /**
     * Enrol an agent
     * @description Enrols an agent and has it probed and checked, or changes what is said about one that is enrolled: the same request twice
     *     leaves one agent. `public` needs a membership tier; without one the agent becomes `members_only`, and a warning says so.
     *
     *     The organization must control the host of the URL: it has proved the host, or a domain above it, within the last 90
     *     days, or the nonce of its open challenge for one of them is published. Otherwise the request returns status 403 with
     *     `ownership_proof_required` and a challenge for the host: publish its nonce within 15 minutes and send the request
     *     again. An organization may enrol 100 agents. An agent that another organization has enrolled returns status 409
     *     (`agent_taken`), unless that organization never proved its control or did so more than 90 days ago: then the agent
     *     changes hands.
     */
    post: operations['enrollMyAgent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/agents/{agent_url}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take an agent out
     * @description Takes an agent out of the catalog; its badges are lost with it. A public agent returns status 409 (`agent_is_public`): make it
     *     private or visible to members first, so that nobody loses it by a slip.
     */
    delete: operations['removeMyAgent'];
    options?: never;
    head?: never;
    /**
     * Change an agent
     * @description Changes what is said about an enrolled agent; its URL stays. `public` needs a membership tier, as for a new one.
     */
    patch: operations['changeMyAgent'];
    trace?: never;
  };
  '/api/me/agents/{agent_url}/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Checks of an own agent
     * @description What the last checks of an enrolled agent found, and whether others wait or run. Private agents have checks too.
     */
    get: operations['getMyAgentChecks'];
    put?: never;
    /**
     * Check an own agent now
     * @description Queues the probe and the checks of an enrolled agent before their next time. They run like all others, and the result is
     *     there within about a minute, later while others wait. Checks that wait already are used; those that run are followed by one
     *     more run.
     */
    post: operations['checkMyAgent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/api-keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * API keys of the organization
     * @description All API keys, without their secrets. Owners and admins only.
     */
    get: operations['listMyApiKeys'];
    put?: never;
    /**
     * Make an API key
     * @description Makes a long-lived credential that acts for the organization as a member, or as its permissions say. The key is shown in
     *     this answer only. Owners and admins only.
     *     An organization may have 2,000 keys, revoked ones included (`limit_reached`).
     */
    post: operations['createMyApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/api-keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke an API key
     * @description The key is refused from now on; repeating it returns the same. Owners and admins only.
     */
    delete: operations['revokeMyApiKey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/api-keys/{id}/roll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Roll an API key
     * @description Makes a new key with the name and permissions of an older one, and returns its secret once. The older key is accepted for
     *     a while longer, so that programs can change over. A key that was revoked or has expired has status 404, like an unknown
     *     one. Owners and admins only.
     */
    post: operations['rollMyApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Audit log of the organization
     * @description Every write that was done for the organization, and what happened to its credentials, newest first. Owners and admins
     *     only. Follow `next_cursor` for older entries. With a filter a page looks through 1,000 entries: it may have fewer entries
     *     than `limit`, or none, and still a `next_cursor`.
     */
    get: operations['getMyAuditLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/audit/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export the audit log
     * @description Returns up to 1,000 entries as the text of a CSV or JSON Lines file, newest first. The export is itself an entry of
     *     the log, with who asked for it and the filter. A part may have fewer entries than follow: go on while `next_cursor`
     *     is not null. Owners and admins only.
     */
    post: operations['exportMyAuditLog'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/auth-doctor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Why a credential was refused
     * @description Says which credential this is, whose, what it may do, how long it lasts, and why its last ten calls were refused. Asked
     *     for a request, it says the same of the credential of that request. Refusals appear within seconds. A credential of
     *     another organization returns status 404 like an unknown one; only operators see all. Owners and admins only.
     */
    post: operations['askAuthDoctor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/clients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * OAuth clients of the organization
     * @description All clients that act for the organization by themselves, without their secrets. Owners and admins only.
     */
    get: operations['listMyClients'];
    put?: never;
    /**
     * Make an OAuth client
     * @description Makes a client that gets short-lived access tokens by `client_credentials` and acts for the organization as a member,
     *     within its `scopes`. Its secret is shown in this answer only. Clients that register by themselves never get this.
     *     Owners and admins only; an API key can give no scope that it lacks itself.
     *     An organization may have 1,000 clients (`limit_reached`).
     */
    post: operations['createMyClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/clients/{client_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove an OAuth client
     * @description The client gets no more tokens, and those that it holds are refused. Owners and admins only.
     */
    delete: operations['revokeMyClient'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Entries that the organization saved
     * @description Brand and property entries that the organization keeps, those that wait for an operator, and those that one refused.
     *     Follow `next_cursor` for the rest.
     */
    get: operations['listMyEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/grants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Programs that act for a person
     * @description Lists the programs that the calling person has allowed to act in the person's name. API keys and clients of
     *     organizations have no such programs: their list is empty.
     */
    get: operations['listMyGrants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/grants/{grant_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * End the access of a program
     * @description The access of the program ends at once, with every token that it has. A grant of somebody else has status 404, like
     *     an unknown one.
     */
    delete: operations['endMyGrant'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open invitations
     * @description Invitations that can still be accepted, without their links. Owners and admins only.
     */
    get: operations['listMyInvitations'];
    put?: never;
    /**
     * Invite a person
     * @description Makes a link by which one person can join within 7 days, making an account or signing in with one. The link is shown in
     *     this answer only. Owners and admins only; only owners invite owners. An API key invites people only to roles all of whose
     *     permissions it has itself: `admin:*` for admins; `registry:admin` and all tasks, without approving, for members.
     *     An organization may have 2,000 invitations, until 30 days after they expired (`limit_reached`).
     */
    post: operations['createMyInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/invitations/{invitation_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke an invitation
     * @description The link stops working; repeating it returns the same. One that was accepted returns status 404, like an unknown one.
     *     Owners and admins only.
     */
    delete: operations['revokeMyInvitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/limits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Limits and what is left of them
     * @description Returns what the organization has of everything that is limited, and how many requests the present windows still
     *     have.
     */
    get: operations['getMyLimits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/members': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Members of the organization
     * @description All people who belong to the organization. Owners and admins only.
     */
    get: operations['listMyMembers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/members/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a member, or leave
     * @description Ends a membership at once, whatever credentials the person holds. Owners and admins remove others, only owners remove
     *     owners, and everybody may leave; the last owner can neither leave nor be removed (`last_owner`).
     */
    delete: operations['removeMyMember'];
    options?: never;
    head?: never;
    /**
     * Change the role of a member
     * @description Gives a member another role. Owners and admins only; only owners make owners or change what an owner may do, and the last
     *     owner stays one (`last_owner`). An API key gives a higher role only if it has all permissions of that role itself: `admin:*`
     *     for admins. A user who is no member of the organization has status 404.
     */
    patch: operations['changeMyMember'];
    trace?: never;
  };
  '/api/me/organization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the organization
     * @description Returns the organization that the caller acts for.
     */
    get: operations['getMyOrganization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the organization
     * @description Renames the organization; its id stays. Owners and admins only.
     */
    patch: operations['updateMyOrganization'];
    trace?: never;
  };
  '/api/me/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Passkeys of a person
     * @description The passkeys with which the person signs in (Web Authentication), the oldest first: at most 10. A passkey is added on the
     *     page `/account/passkey`, because only a browser at this address can make one. Only a person in person sees them.
     */
    get: operations['listMyPasskeys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/passkeys/{passkey_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a passkey
     * @description Nobody can sign in with it from then on; sessions that began with it go on. The only way in which a person can sign in
     *     stays (`last_way_to_sign_in`). In a session of a browser the person has to have proved who they are in the last 10 minutes.
     */
    delete: operations['removeMyPasskey'];
    options?: never;
    head?: never;
    /**
     * Rename a passkey
     * @description Gives a passkey of the person another name. The device on which it is keeps its own name for it.
     */
    patch: operations['renameMyPasskey'];
    trace?: never;
  };
  '/api/me/proofs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Domains that the organization controls
     * @description Lists the domains of which the organization has proved control, and until when each proof counts, the one that runs out
     *     first before the others.
     */
    get: operations['listMyProofs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Browsers in which a person is signed in
     * @description The sessions of the person on the registry's own pages, the one used last first: at most 20. Only a person in person sees
     *     them: an API key, a client and a program that acts for a person have status 403.
     */
    get: operations['listMySessions'];
    put?: never;
    post?: never;
    /**
     * Sign out in all other browsers
     * @description Ends every session of the person but the one of the request; with a token, which belongs to no session, all of them.
     *     Programs that the person allowed, and API keys, go on working.
     */
    delete: operations['endMyOtherSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/sessions/{session_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Sign out in one browser
     * @description Ends a session of the person at once, also that of the request. One that has ended, and one of somebody else, have status
     *     404. Programs that the person allowed, and API keys, go on working.
     */
    delete: operations['endMySession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ways in which a person can sign in
     * @description Whether the person has a password, the companies whose sign-in is linked to the account, and the number of passkeys. Only
     *     a person in person sees them: an API key, a client and a program that acts for a person have status 403.
     */
    get: operations['getMySignInWays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Subscriptions to the change feed
     * @description All subscriptions of the organization, with how far each receiver has confirmed. Owners and admins only.
     */
    get: operations['listMyWebhooks'];
    put?: never;
    /**
     * Subscribe to the change feed
     * @description Registers an endpoint that is sent the events of the change feed in order, so that a mirror needs no polling. The
     *     endpoint must repeat a signed challenge first. Owners and admins only; at most 10 subscriptions (`webhook_limit_reached`).
     *     A program with a person's token cannot subscribe, because the subscription would outlive what it was given.
     */
    post: operations['createMyWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One subscription
     * @description The subscription, and how far its receiver has confirmed. Owners and admins only.
     */
    get: operations['getMyWebhook'];
    put?: never;
    post?: never;
    /**
     * End a subscription
     * @description Nothing more is sent from now on, not even what waits to be repeated. Owners and admins only.
     */
    delete: operations['removeMyWebhook'];
    options?: never;
    head?: never;
    /**
     * Change a subscription
     * @description Changes endpoint, event types or description. Another endpoint must repeat a signed challenge first. Owners and admins only;
     *     not for programs with a person's token.
     */
    patch: operations['changeMyWebhook'];
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/attempts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Attempts to deliver events
     * @description The newest attempts of the last 30 days, with what the endpoint answered. Owners and admins only.
     */
    get: operations['listMyWebhookAttempts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/attempts/{delivery_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One delivery with its attempts
     * @description Returns the body that was sent, and what the endpoint answered to each attempt. Signatures and other proofs of the
     *     sender are redacted. Bodies are kept for 30 days after the delivery ended. Owners and admins only.
     */
    get: operations['getMyWebhookDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/attempts/{delivery_id}/redeliver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a delivery again
     * @description Queues the body once more, with the key of the first delivery, which the new one names in `origin_delivery_id`. It
     *     changes neither the cursor nor the state of the subscription. While the delivery or a redelivery of it is open, the
     *     request returns that one. Owners and admins only.
     */
    post: operations['redeliverMyWebhookDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Deliveries of a subscription
     * @description Lists what was sent to the endpoint within the last 30 days, newest first, with the time of the next attempt; filters by
     *     state, purpose and time go together. Follow `next_cursor` for older ones. Owners and admins only.
     */
    get: operations['listMyWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count of deliveries that failed
     * @description Counts the pages of events that were given up since a moment and not delivered later, before `redeliver-failed`
     *     sends them again. Pages that were withdrawn, because the subscription went on from another cursor, are not counted.
     *     Owners and admins only.
     */
    get: operations['countMyFailedDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/redeliver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send events once more
     * @description Sends the events after a cursor once more, for a receiver that lost what it had. Owners and admins only.
     */
    post: operations['redeliverMyWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/redeliver-failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send failed deliveries again
     * @description Queues the pages that failed since a moment once more, each with its key and a link to the first delivery.
     *     `selection` stands for the deliveries that the caller has counted; when they are others by now, the request has
     *     status 409 (`selection_changed`). Owners and admins only.
     */
    post: operations['redeliverMyFailedDeliveries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resume a paused subscription
     * @description Sends again from the cursor that the receiver confirmed last, so that no event is lost. One that is active stays so.
     *     Owners and admins only.
     */
    post: operations['resumeMyWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/webhooks/{webhook_id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test event
     * @description Queues a test event (`registry.test`), which is signed like every other body and tried for up to 5 minutes. The
     *     result is in the list of attempts. It changes neither the cursor nor the state of the subscription, and reaches a
     *     paused one too. While a test is open, the request returns that one. Owners and admins only.
     */
    post: operations['testMyWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accounts of buyers in one state
     * @description Lists accounts of all callers of the agent in one state, oldest first, by default those that wait for approval.
     *     Moderators and operators only.
     */
    get: operations['listBuyerAccounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/accounts/credit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the credit limit of an account
     * @description Sets the largest sum of debt and booked amount of an account, in its currency, or removes the limit. Buys that are
     *     booked already stay. Operators only.
     */
    post: operations['setAccountCredit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/accounts/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or reject an account
     * @description Decides on an account that waits for approval, and tells the receiver that its buyer registered. Of two decisions at
     *     once the first counts, the other one returns status 409 with `already_decided` and who decided. Moderators and operators
     *     only.
     */
    post: operations['decideAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/creatives': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Creatives that wait for a review
     * @description Lists creatives of all callers of the agent that wait for a review, oldest first. Moderators and operators only.
     */
    get: operations['listWaitingCreatives'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/creatives/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or reject a creative
     * @description Decides on a creative that waits for a review. Buys that use it are updated at once, and the buyer is notified. Of two
     *     decisions at once the first counts, the other one returns status 409 with `already_decided` and who decided. Moderators
     *     and operators only.
     */
    post: operations['decideCreative'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/creatives/show': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One creative with its content
     * @description Shows a creative as its buyer synced it, in whatever state it is. Moderators and operators only.
     */
    get: operations['getBuyerCreative'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/creatives/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back a decision on a creative
     * @description Makes a creative that was approved or rejected wait for a review again. Buys that use it are updated at once, and the
     *     buyer is notified. What cannot be taken back returns status 409 with `cannot_undo` and says what to do instead. Of two
     *     requests at once the first counts. Moderators and operators only.
     */
    post: operations['undoCreativeDecision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/entries/rollback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore an earlier revision of an entry
     * @description Makes the content of an earlier revision the entry again, as a new revision. The revision of a file of the domain itself
     *     cannot be restored, and neither can the newest one (`cannot_roll_back`). Moderators and operators only.
     */
    post: operations['rollBackEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/hosts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Hosts that fail
     * @description Lists domains of which every crawl has failed since some time, the one that has failed longest before the others.
     *     Operators only.
     */
    get: operations['listFailingHosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/hosts/{domain}/try': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Crawl a host now
     * @description Queues a crawl of a known domain before its next time. While one waits, the request returns that one. Operators only.
     */
    post: operations['tryHost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Jobs that failed
     * @description Lists jobs that were given up, newest first. They are kept for 30 days. Operators only.
     */
    get: operations['listFailedJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/jobs/{job_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Drop a failed job
     * @description Removes a job that was given up from the list. Of two requests at once the first counts, the other one returns status
     *     409 with `already_decided` and who did it. Operators only.
     */
    delete: operations['dropFailedJob'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/jobs/{job_id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Queue a failed job again
     * @description Queues the job again with all its attempts. If a job with the same object is queued already, that one takes its place.
     *     Of two requests at once the first counts, the other one returns status 409 with `already_decided` and who did it.
     *     Operators only.
     */
    post: operations['retryFailedJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/jobs/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Queue failed jobs of a kind again
     * @description Queues up to 200 failed jobs of one kind again, the newest first, each with all its attempts. Jobs that
     *     somebody handles meanwhile are left out. Operators only.
     */
    post: operations['retryFailedJobs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * People who run this deployment
     * @description Lists people with the role moderator or operator, those who have it the longest first. Operators only.
     */
    get: operations['listOperatorPeople'];
    put?: never;
    /**
     * Give a person a role
     * @description Gives a person who can sign in a role in running this deployment, or another one. It holds from the next request of the
     *     person on. A person who does not exist returns status 404. Operators only.
     */
    post: operations['grantOperatorRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/people/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take a role away
     * @description Takes the role of a person away, from the next request of the person on. Operators may take their own role away; a
     *     command gives it back. A person without a role returns status 404. Operators only.
     */
    delete: operations['revokeOperatorRole'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/protected-names': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Protected names
     * @description Lists names that operators protected in addition to the built-in ones, in alphabetical order. Moderators and operators
     *     only.
     */
    get: operations['listProtectedNames'];
    put?: never;
    /**
     * Protect a name
     * @description Protects a domain, or a label for all domains that have it: new entries whose domain looks like it are held until a
     *     moderator decides. A name that is protected already stays as it is. Moderators and operators only.
     */
    post: operations['addProtectedName'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/protected-names/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * End the protection of a name
     * @description New entries may look like the name from now on. A name that is not protected returns status 404. Moderators and
     *     operators only.
     */
    delete: operations['removeProtectedName'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/queue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Jobs that wait or run
     * @description Lists the jobs of the queue, the one that is due first before the others. With a filter a page looks through 500 jobs: it
     *     may have fewer than `limit`, or none, and still a `next_cursor`. Operators only.
     */
    get: operations['listOpenJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Entries that wait for a decision
     * @description Lists entries that were held because their domain resembles another name, and brands that members submitted, oldest
     *     first. Follow `next_cursor` for later ones. Moderators and operators only.
     */
    get: operations['listReviewCases'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/reviews/{review_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One entry with both names
     * @description Shows an entry that waits, or was decided, with its content and the two names in the forms that a person compares.
     *     Moderators and operators only.
     */
    get: operations['getReviewCase'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/reviews/{review_id}/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decide on an entry
     * @description Approves or rejects an entry that waits. An approval looks first whether the domain has a file of its own by now
     *     (`authoritative_entry`) or another entry (`entry_exists`); such an entry can only be rejected. Of two decisions at once
     *     the first counts, the other one returns status 409 with `already_decided` and who decided. The organization reads the
     *     decision and its reason in its audit log, without the name of the moderator. Moderators and operators only.
     */
    post: operations['decideReviewCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/reviews/{review_id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back a decision on an entry
     * @description Makes an entry that was approved or rejected wait again. An approved brand is not public any more, as long as nothing
     *     was written about it since; a rejected entry comes back with the text that was sent. What cannot be taken back returns
     *     status 409 with `cannot_undo` and says what to do instead. Of two requests at once the first counts. Moderators and
     *     operators only.
     */
    post: operations['undoReviewDecision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/waiting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What waits for a decision
     * @description Counts what waits for the decision of a moderator, and says since when. Moderators and operators only.
     */
    get: operations['getWaiting'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Webhooks that failed
     * @description Lists webhooks of all callers and organizations that were given up, newest first, without their bodies. They are kept
     *     for 30 days. Operators only.
     */
    get: operations['listFailedWebhooks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/webhooks/{webhook_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Drop a failed webhook
     * @description Deletes a webhook that was given up, with the record of its attempts. Of two requests at once the first counts, the
     *     other one returns status 409 with `already_decided` and who did it. Operators only.
     */
    delete: operations['dropFailedWebhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/webhooks/{webhook_id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a failed webhook again
     * @description Sends the webhook again for up to 24 hours, with the same body and key. Of two requests at once the first counts, the
     *     other one returns status 409 with `already_decided` and who did it. Operators only.
     */
    post: operations['retryFailedWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ownership/challenges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Challenges of the caller's organization
     * @description The last challenge for each domain that the organization asked for, the newest first, with the state of each and
     *     the age of the last proof.
     */
    get: operations['listOwnershipChallenges'];
    put?: never;
    /**
     * Ask for a challenge that proves control of a domain
     * @description Issues a nonce for the caller's organization and the domain. Publish it as a TXT record, as a line of a file on
     *     the domain, or both, then save an entry for the domain: the nonce is looked for at that moment. It works once,
     *     for 15 minutes; a proof that succeeds consumes it, one that fails makes it void, and a new challenge replaces an
     *     older one. At most 20 challenges per organization and domain in an hour, and 120 per organization in an hour,
     *     those included that come with an answer `ownership_proof_required`. With each challenge a crawl of the domain is
     *     queued, so that the registry shows what it serves.
     */
    post: operations['createOwnershipChallenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ownership/challenges/{domain}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * State of a challenge, and of the last proof
     * @description Where the caller's organization stands with a domain: whether a challenge is open, consumed by a proof, void
     *     after a proof that failed, expired, or not asked for in the last 30 days, and how old the last proof is. While it is open, what
     *     to publish is repeated. What other organizations did is not shown.
     */
    get: operations['getOwnershipChallenge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ownership/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * See whether a value is published
     * @description Looks for the value of a challenge in both places, the file on the domain and the TXT record, and reports what was
     *     found instead, with what to do about it. Nothing is consumed or stored: a challenge is used up only by the save of
     *     an entry. The operation does not know whose value it is, so it needs no credential and says nothing about
     *     challenges. 30 calls per minute and client address, together with the checks of files.
     */
    post: operations['checkOwnership'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/properties/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Revisions of a property entry
     * @description Lists the edits of the community entry of a publisher, newest first. A rollback appears as a new revision that
     *     names the one it restored. A publisher that is only known from its own file returns an empty list; 404 means
     *     that nothing is known about the domain.
     */
    get: operations['getPropertyHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/properties/registry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List and search properties
     * @description Lists properties of all publishers, one item per property, each with the counts of its publisher. Ordered by
     *     publisher domain and the key within the publisher, so pages are stable while nothing changes.
     */
    get: operations['listProperties'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/properties/resolve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Resolve a publisher domain
     * @description Returns the properties of a publisher domain and the agents that its adagents.json authorizes. The crawled file
     *     comes first, then a live fetch when the domain was never crawled, then a community entry, which never authorizes
     *     anyone. `fresh=true` fetches the file now; when that fails, the last good copy is returned and `freshness` says so.
     *     With `at`, the answer is what the file said then, without its contact, and nobody's entry answers. An unknown
     *     publisher returns status 404. There is no rate limit on requests; the fetches they cause are bounded
     *     as for brands, and answer 503 with `retry_after` beyond.
     */
    get: operations['resolveProperty'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/properties/resolve/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resolve up to 100 publisher domains
     * @description Resolves each domain like the single resolution without `fresh`: the files of publishers that are not stored are
     *     read, for at most eight seconds in all; what takes longer is recorded behind the answer. The answer is keyed by the
     *     domain as it was sent, trimmed and in lower case; a publisher that cannot be resolved is left out. One element that is
     *     not a domain fails the whole call. With `at`, each domain is answered by what was recorded then. 20 calls per minute and
     *     client address.
     */
    post: operations['resolvePropertiesBulk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/properties/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create or edit a property entry
     * @description Writes a community entry for a publisher domain. Without an entry one is created and the answer has no
     *     `revision_number`; an existing entry gets a new revision. A publisher whose own adagents.json is known is refused
     *     with 409 `authoritative_entry`. `authorized_agents` is accepted and dropped: the stored document always holds an
     *     empty list. A property needs a `type` of the published types and a `name`. It gets a `property_id` when it has
     *     none, and keeps it over later edits, also when it is renamed. Proof of control of the domain, and the review of names that resemble others, are as for brands.
     *     Saving is not idempotent: each call that edits adds a revision. 60 saves per user in an hour, 90 per
     *     organization in an hour and 300 in a day, and 180 per address in an hour, over brands and properties together.
     *     An organization may have 1,000,000 revisions and 100,000 held or decided cases (`limit_reached`), brands included.
     */
    post: operations['saveProperty'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/properties/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Validate the adagents.json of a domain
     * @description Fetches the adagents.json of the domain now, checks it and returns the findings. The fetch follows the same rules
     *     as the validation tool, but agents are not probed. A faulty item (an agent, a selector, a property, a collection, a placement, a format, a signal) is left out with
     *     a warning and the rest is used. A faulty limit of an agent (collections, placements, countries, times, delegation,
     *     pinned keys) leaves out the whole agent, since without the limit the file would grant more than it says. A
     *     revocation that names no domain, or a file of which nothing is left, makes the file invalid. A null or an empty
     *     text in an optional field counts as absent, with a warning. Whatever the published schema refuses has a finding.
     *     An invalid or missing file returns status 200 with `valid` false.
     *     A domain that does not resolve to public addresses is refused with 400, one whose name servers do not answer with
     *     503 and `retry_after`. Nothing is stored.
     */
    get: operations['validateProperty'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/agent-formats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask an agent for its creative formats
     * @description Asks the agent now for the creative formats that it declares among its capabilities, else for those that it lists. At
     *     most 200 formats and 512 KB; longer texts are shortened, claims of verification left out. Bounds as for
     *     `discover-agent`. There is no rate limit.
     */
    get: operations['getAgentFormats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/agent-products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask a sales agent for its products
     * @description Asks the agent now for the products that it shows without a credential, and returns each in a few words. At most 200
     *     products and 512 KB; longer texts are shortened. Bounds as for `discover-agent`. There is no rate limit.
     */
    get: operations['getAgentProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/discover-agent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask an agent what it can do
     * @description Asks the agent now, over MCP and then over A2A, for its tasks and for what they offer. The address must be public.
     *     The registry waits at most 10 seconds for each response of the agent and reads at most 1 MB of it. For an agent that
     *     needs a credential, `oauth_required` is true. What the agent reports about its own verification is left out. There is
     *     no rate limit; when too many probes are under way, the response is 503.
     */
    get: operations['discoverAgent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/validate-publisher': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Validate a publisher domain
     * @description Fetches the adagents.json of the domain now, checks it and returns what it amounts to, in numbers, with the findings.
     *     An invalid or missing file returns status 200 with `valid` false and counts of 0. A domain that does not resolve to public
     *     addresses is refused with 400, one whose name servers do not answer with 503 and `retry_after`. Nothing is stored.
     *     There is no rate limit on requests; too many fetches under way for one caller answer 503 too.
     */
    get: operations['validatePublisher'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events of the last 30 days, by day, and the slowest hosts
     * @description Returns how many events the change feed had on each of the last 30 days, and by how much the numbers of properties,
     *     authorizations and agents changed, and how the crawls of domains ended; and the 20 publishers whose last crawl took
     *     longest; and whether planned crawls are on time. Days are those of UTC. Figures of days that are over are kept; those of today are up to a minute old. There
     *     is no rate limit.
     */
    get: operations['getRegistryActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/agents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List enrolled agents
     * @description Lists the agents that organizations enrolled, by URL unless `sort` says otherwise. Everybody sees public agents, organizations of tier `api`
     *     those for members too; private agents never stand here. Answers come from what the registry's own probes and
     *     checks stored, nothing is asked of the agents.
     *
     *     `metric_id`, `accreditation` and `q` look into the catalogs of measurement agents: each may be given alone, repeated
     *     values are alternatives, and what is given together must hold for the same metric. Any of them implies
     *     `type=measurement`; another `type` beside them is refused. Accreditations are claims of the vendor and always
     *     answered with `verified_by_aao` false. There is no rate limit.
     *
     *     A page holds up to `limit` agents. While `has_more` is true, pass `cursor` to get the next one. An agent that is
     *     enrolled or changed between two pages appears in its place in the order, agents before it are not repeated.
     */
    get: operations['listAgents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/agents/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Health and checks of an agent by day
     * @description Returns how often an enrolled agent answered the probes of this registry on each of the last days, and how its checks
     *     went. Days are those of UTC and are kept for 90 days, and only as long as the agent is enrolled. Who sees the agent in
     *     the catalog sees its history. There is no rate limit.
     */
    get: operations['getAgentHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/agents/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search agents by inventory
     * @description Searches the sellable inventory of all agents that publishers authorize or that are enrolled and visible to the caller.
     *     Filters hold together across dimensions and as alternatives within one; whole values are compared, and case counts for tags and categories only. Ranked by
     *     `relevance_score`: match breadth, plus ln(property_count + 1) × 0.1, plus 0.05 for trusted matching; equal scores by URL.
     *
     *     Pages follow the order as it stood when the first page was answered: an agent whose score changes meanwhile is
     *     neither missed nor repeated. Agents that appear meanwhile are found by the next search. Order is kept for a day; a
     *     cursor older than that goes on by the scores of now.
     */
    get: operations['searchAgents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/authorizations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Authorizations of an agent
     * @description Every authorization of an agent, as it stands. `X-Sync-Cursor` is a cursor of the change feed that was taken before
     *     the first row was read: a reader that applies the `authorization.*` events behind it to these rows, by `id`, ends up
     *     with what the registry holds. With several pages that is the cursor of the first one.
     */
    get: operations['listAuthorizations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/authorizations/snapshot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Snapshot of all authorizations
     * @description Every authorization as one gzip file of newline-delimited JSON, each line an `authorization-row`, ordered by `id`.
     *     All lines are of one moment, whatever is crawled meanwhile, and `X-Sync-Cursor` is the feed cursor of exactly that
     *     moment: rows plus the `authorization.*` events behind the cursor are what the registry holds. The entity tag
     *     changes with the cursor; a request with `If-None-Match` returns status 304 while nothing has happened. A few snapshots are
     *     written at a time; the next caller gets 503 with `retry_after`. A reader that takes longer than ten minutes,
     *     takes nothing for 30 seconds, or takes less than 1 MiB in 30 seconds, is cut off.
     */
    get: operations['getAuthorizationsSnapshot'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/brands/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow the changes of brands
     * @description Brands that were added, changed or removed, in the order of their last changes, each in its newest state. The change
     *     feed has no events of brands, so a copy of the registry follows them here: without a cursor the list begins with the
     *     brand whose last change is oldest, and so has all brands; behind the `brands_cursor` of a dump, or the `cursor` of
     *     an earlier page, it has those that changed since. While `has_more` is true, pass the returned `cursor` at once; when it
     *     is false, come back later with the same one. No change is passed over, however many writers there are. A brand that is
     *     no longer public stays in the list with `brand: null`. Every look at a brand's files counts as a change, since it
     *     renews `validated_at`. A page has at most `limit` brands, and ends earlier after about 4 MiB. A cursor that this
     *     registry never handed out, such as one from before a restored backup, returns status 410 with `cursor_expired`.
     */
    get: operations['listBrandChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the newest changes
     * @description Returns the newest events first, for people and for pages that show what changed. Every event of the feed is public,
     *     so no credential is needed. Pass the returned `before` to read older ones; events are kept for 90 days. A copy of the
     *     registry follows `GET /api/registry/feed`, which loses nothing between two requests. There is no rate limit.
     */
    get: operations['listChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/changes/{event_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one change
     * @description Returns one event of the feed, under the address that readers share. Events are kept for 90 days; for an older one the
     *     message of the error says so. There is no rate limit.
     */
    get: operations['getChange'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/changes/tickets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Issue a ticket for watching changes
     * @description Issues a ticket for pages that show changes as they come, to visitors who have no credential. `EventSource` of a
     *     browser opens `GET /api/registry/feed/stream?ticket=…` within 60 seconds; a ticket opens one stream. The stream ends
     *     after ten minutes with `reconnect`: request another ticket and pass `cursor` of the last frame. A quarter of all
     *     streams is for visitors, shared by their addresses. At most 60 tickets per address in a minute. A copy of the
     *     registry follows the feed with a credential.
     */
    post: operations['createChangesTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/crawl-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a crawl of a domain
     * @description Queues a fetch of the adagents.json and brand.json of a domain and returns at once; the crawl runs on its own.
     *     The domain is cleaned and looked up first: one that does not resolve, or resolves to any private or reserved
     *     address, is refused with `invalid_domain`, before anything is counted; while its name servers do not answer, the
     *     answer is 503 with `retry_after`. Then the limits apply: one
     *     request per domain in 5 minutes, for all callers together, 30 per user and 60 per organization in an hour. A request that cannot be queued
     *     gives its place back. Repeating a request within the window of its domain returns status 429.
     */
    post: operations['requestCrawl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/crawl-request/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * State of a crawl request
     * @description Returns how far a crawl request has come: its state, the attempts so far, and the outcome or the error code of
     *     the last attempt. A request of another organization has status 404, like an unknown one.
     */
    get: operations['getCrawlRequest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/dump': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Manifest of the newest dump
     * @description A dump is everything public that the registry held at one moment, as files of newline-delimited JSON with their
     *     digests. To keep a copy of the registry, load the parts, then read the change feed behind `cursor` and the changes of
     *     brands behind `brands_cursor`, and apply what they return; it may repeat what the parts already have. Returns the
     *     manifest, byte for byte the file `manifest.json` of the dump. The file `manifest.note` beside it signs the SHA-256 of
     *     these bytes, and is checked with the keys of `GET /api/registry/log` under the name `{registry}/dump` without scheme.
     *     A registry makes dumps in the background, in an interval of its operator; before the first one, and where dumps are
     *     off, the status is 404.
     */
    get: operations['getDump'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/dump/{id}/{part}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * File of a dump
     * @description A part that the manifest names, `manifest.json`, or `manifest.note`: a signed note (C2SP signed-note) whose three lines
     *     are the name of the key, the `id` of the dump, and the SHA-256 of `manifest.json` in base64. Files never change, and
     *     are sent as they are stored: a part is gzip, whatever `Accept-Encoding` says, and its entity tag is the `sha256` of the
     *     manifest. `Range` with one range of bytes returns status 206, so that a transfer goes on where it broke off. Needs no
     *     credential and ignores one.
     */
    get: operations['getDumpPart'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/expand/product-identifiers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Expand selectors to identifiers
     * @description Returns the properties that selectors mean and an agent may sell, with their identifiers, each property once. What
     *     the publishers say decides: an entry must cover the property now. Countries, collections and placements narrow a
     *     sale and not which properties are meant, and the operator's side is judged by the validations, so neither counts
     *     here. The response rests on crawled copies; the files of the first ten publishers that were never crawled are read. At
     *     most 100 selectors, 250000 properties of all publishers that are named, and a million pairs of a property and an
     *     entry of the agent; the answer shows the first 5000 properties and 10000 identifiers, and counts all. With
     *     `at`, it rests on what was recorded then.
     */
    post: operations['expandProductIdentifiers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/feed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a page of the change feed
     * @description Returns the events behind `cursor`, oldest first. Without a cursor the page starts with the oldest event that is
     *     kept. While `has_more` is true, pass the returned `cursor` at once; when it is false, come back later with the
     *     same one. A reader that follows its cursors this way, always with the same `types`, sees every matching event
     *     exactly once and in order.
     *
     *     Every page has a cursor, an empty one too. It stands for all events that were looked at, so store it even if none
     *     of them matched: a reader that comes back within 90 days never loses its place. A page of large events ends at
     *     about 4 MiB, with `has_more`.
     *
     *     Events are kept for 90 days. A cursor behind which events were not kept, or that was never handed out, returns
     *     status 410 with `cursor_expired`. The feed reports that something changed; it proves nothing:
     *     the files of a publisher stay the source of truth. There is no rate limit.
     */
    get: operations['getFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/feed/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow the change feed
     * @description The feed as Server-Sent Events, in three kinds of frames; `data` is always one line of JSON.
     *
     *     - `event: feed`: the same JSON as a page of `GET /api/registry/feed`. Pages that are behind come back to back, new
     *       events within a second of their commit.
     *     - `event: heartbeat`: `registry/feed-heartbeat.json`. Sent at once when everything so far was sent, and then every
     *       `poll_interval_seconds` while that stays so. Its cursor moves with the feed, also while no event matches.
     *     - `event: error`: `registry/feed-stream-error.json`, the last frame before the stream ends. `cursor_expired`: load
     *       the state anew and start without a cursor. `slow_client`: the reader took nothing for 20 seconds. `unauthorized`:
     *       the credential expired or was revoked. `reconnect`: the service stops or starts anew. `internal_error`: something
     *       failed.
     *
     *     To go on after any end but `cursor_expired` and `unauthorized`, connect again with `cursor` of the last frame that
     *     was read. Frames carry no `id:` line and `Last-Event-ID` is ignored. Refusals come as JSON before the stream starts.
     *
     *     `EventSource` of browsers cannot send a credential: open it with a `ticket` of `POST /api/registry/feed/tickets`.
     */
    get: operations['streamFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/feed/tickets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Issue a ticket for a stream of the feed
     * @description Issues a ticket for programs that cannot send an `Authorization` header, such as `EventSource` of browsers. Open
     *     `GET /api/registry/feed/stream?ticket=…` within 60 seconds; a ticket opens one stream. The stream ends when the
     *     credential that asked for the ticket ends. To connect again, request another ticket and pass `cursor` of the last
     *     frame. At most 60 tickets per user in a minute.
     */
    post: operations['createFeedTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Describe the log of the change feed
     * @description Every event of the change feed has an entry in an append-only log: a Merkle tree with the hashes of RFC 6962, whose
     *     checkpoints this registry signs (C2SP tlog-checkpoint) and whose hashes it serves as tiles (C2SP tlog-tiles). A
     *     reader that keeps checkpoints can prove that nothing it has read was left out or changed later. An entry is the
     *     `event_id` and the SHA-256 of the event as canonical JSON (RFC 8785); entries stay when events are no longer kept.
     *     Returns the address of the log that grows, its newest checkpoint and the keys that check it, and up to 20 logs that
     *     ended, the newest first: after a restored backup the registry begins another one.
     */
    get: operations['getFeedLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/log/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Prove that an event is in the log
     * @description Returns the number of the event's entry, the entry, the hashes that lead from it to the root, and the checkpoint that
     *     signs this root. Check them with RFC 9162 section 2.1.3.2. An event that was appended in the last seconds may have no
     *     entry yet; then, and for one that the log never had, the status is 404.
     */
    get: operations['getFeedLogProof'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/lookup/agent/{agentUrl}/domains': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Domains of an agent
     * @description Publishers whose adagents.json has an entry for the agent, in alphabetical order, each once. The URL is one
     *     percent-encoded path segment and is brought into canonical form, so spellings of one URL answer alike. An agent
     *     that nobody names returns an empty list, never 404.
     */
    get: operations['lookupAgentDomains'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/lookup/domain/{domain}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Agents that are authorized for a domain
     * @description Agents with an entry in the adagents.json that speaks for the domain, its own, one that it points to, or that of the
     *     manager its ads.txt names, and agents that claim to sell it. Answered from the crawled copy; a domain that nobody
     *     knows returns empty lists, never 404. Who is named in a public file is public; `member` is there for agents only
     *     that their organization shows to everybody. With `at`, it is answered from what was crawled by then, and a domain that nobody
     *     knew then returns status 404.
     */
    get: operations['lookupDomain'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/lookup/property': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Agents that are authorized for a property
     * @description Agents that publishers authorize for the properties which an identifier stands for. A host is covered by a
     *     `domain` or `subdomain` identifier of its own, as `www.` or `m.` by the domain behind it, and by `*.` of every
     *     name above it; other identifiers match as a whole. Entries for signals and entries whose time has not come or has
     *     passed do not count; countries, collections and placements are not considered. The response rests on crawled copies;
     *     properties that vanished from their file are left out.
     */
    get: operations['lookupProperty'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/operator': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Agents that the owner of a domain operates
     * @description Returns the agents that belong to a domain, each with the publishers that trust it: agents that its brand.json
     *     declares, enrolled agents on hosts under the domain, and enrolled agents of the organization that keeps the domain's
     *     entry. Enrolled agents count when their organization has proved that it controls the host, or the operator enrolled
     *     them. At most 20 agents, and 100 publishers for each.
     *
     *     Everybody sees public agents, organizations of tier `api` those for members too, and an organization its own private
     *     ones. An agent that is enrolled is shown to nobody else, even when a file names it. `scope` narrows what is shown to
     *     one kind of visibility and never widens it. An unknown domain returns status 200 with no agents. A credential that
     *     is not valid counts as none. There is no rate limit.
     */
    get: operations['getOperator'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/publisher': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look up a publisher
     * @description Returns what a publisher has to offer and who may sell it, from crawled copies. `properties` come from the best source
     *     that has any: the adagents.json, then the brand.json of the domain, then a member entry. `authorized_agents` come
     *     from the adagents.json alone, whatever their windows in time, with how many of its properties each agent reaches.
     *
     *     An unknown domain returns status 200 with empty lists. The first look-up of such a domain starts a crawl behind the
     *     answer and says so with `auto_crawl_triggered`, at most once in five minutes; ask again a little later. There is no
     *     rate limit.
     */
    get: operations['getPublisher'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/publisher/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what a publisher's file says
     * @description Returns what the stored copy of a publisher's adagents.json says: each entry of `authorized_agents` with its scope and
     *     limits as they stand there, the collections, and every finding with its line and column. `crawl` tells when the
     *     file was last fetched, what failed since, and when the next attempt is due. Nothing is fetched. A file that is not
     *     valid has no copy; `crawl` then has the reason. An unknown domain returns status 200 with empty lists. There is no rate limit.
     */
    get: operations['getPublisherFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/publishers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List publishers
     * @description Lists the publishers with a valid adagents.json or a member entry, in the order of domains unless `sort` says otherwise.
     *     Pages by `cursor` list each publisher once, whatever is added meanwhile: go on until `next_cursor` is null. Pages
     *     by `offset` are stable while nothing changes. There is no rate limit.
     */
    get: operations['listPublishers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/records/{type}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whole record that an event shortened
     * @description Events about properties, collections and authorizations that name members in `shortened` have a part of the record only.
     *     This is the whole one as it is now, byte for byte the line that the next dump has of it, without its line feed. It is
     *     the record of the event when its SHA-256 is `record_sha256` of the event; when it is another one, the record changed
     *     meanwhile, and the feed has a later event about it. A record may be as long as the file of its publisher.
     */
    get: operations['getRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Registry statistics
     * @description Counts of what the registry holds, kept up to date as it changes. `registered_agents` counts the enrolled agents that
     *     the caller may see: public ones, for organizations of tier `api` those for members too. There is no rate limit.
     */
    get: operations['getRegistryStats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/validate/product-authorization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Validate what a product is made of
     * @description Returns how many of a product's properties an agent may sell. A property counts when both sides
     *     agree: an entry of the publisher's file covers it, now and in the country asked for, and the brand.json of the
     *     agent's operator lists it with a relationship that fits. `reasons` counts what failed and why. Copies older than
     *     30 seconds are read again before they are judged: the operator's, and those of the first ten publishers;
     *     `freshness` says which were. Properties that vanished from their file are left out. At most 100 selectors, 250000
     *     properties of all publishers that are named, and a million pairs of a property and an entry of the agent.
     */
    post: operations['validateProductAuthorization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registry/validate/property-authorization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether an agent may sell a property, now
     * @description Judges one agent and one property on both sides and returns every check. The publisher's side: the adagents.json that
     *     speaks for the publisher has an entry for the agent that covers the property and holds at the time, in the country
     *     and for the collections and placements asked for. The operator's side: the brand.json of the agent's operator lists
     *     the agent in `agents` and the property in `properties`, with a `relationship` equal to the entry's
     *     `delegation_type`. `owned` needs no counterpart; an entry without `delegation_type` agrees with `direct` only. The
     *     operator is the brand that declares the agent: first of all the one at the agent's host, then at each parent domain
     *     up to the registrable one (`sales.news.example.com`, `news.example.com`, `example.com`), then any other.
     *
     *     Both sides are read from their origin before they are judged, unless somebody asked that origin within the last 30
     *     seconds. With `at` in the past both are what was recorded then. `fresh=true` always asks; it is limited to 30 calls per caller in a minute. `mode=index` answers from what
     *     is stored. `validated_at` of each side states when its file was validated. An identifier of type `domain` or
     *     `subdomain` that nobody lists is looked for in the file of that domain. A file that cannot be fetched is judged by
     *     its last good copy for seven days, and `freshness` says so. Identifiers match as in the look-up by property.
     */
    get: operations['validatePropertyAuthorization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search brands, publishers, properties and agents
     * @description Finds up to five brands, publishers and properties by domain, name or identifier, and up to five publicly enrolled agents by
     *     host or name. What is the query comes first, then
     *     what begins with it, then what holds it anywhere. Case, accents and the number of blanks do not count; `%`, `_` and
     *     quotes stand for themselves. A URL, or a host name with `www.` or a dot at its end, that matches nothing is looked
     *     for as its domain. A query without any letter, digit or symbol finds nothing. Names are found by their first 16
     *     words and their first 512 characters, words not by their last letter alone, and numbers of four digits and more
     *     only from their first digit. Properties of publishers with more than 5000 are found by the beginning of their names
     *     and identifiers. There is no rate limit.
     */
    get: operations['searchRegistry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/brands/{domain}/brand.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Hosted brand.json of a brand
     * @description The document that this registry hosts for a brand with an approved entry, in the form of a brand that
     *     describes itself. It never names a house: what members say about ownership is a claim. A domain without such an
     *     entry returns status 404. The document can be read by pages of any origin.
     */
    get: operations['getHostedBrandJson'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/log/{number}/checkpoint': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Newest checkpoint of a log
     * @description The signed note with origin, size and root (C2SP tlog-checkpoint). It changes within seconds of an event; the last
     *     one of a log that ended stays. Needs no credential and ignores one.
     */
    get: operations['getFeedLogCheckpoint'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/log/{number}/tile/{path}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tile of a log
     * @description Hashes of the tree at `0/000`, `1/x001/002`, or with a width as in `0/003.p/17`; entries at `entries/000`, each after its
     *     length in two bytes (C2SP tlog-tiles). Tiles never change, and those with a width stay. A tile that no checkpoint
     *     implies returns status 404. Needs no credential and ignores one.
     */
    get: operations['getFeedLogTile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/openapi/ad-server.yaml': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * OpenAPI description of the ad server
     * @description Describes what the agent asks of the ad server that its operator connects, as one YAML file without references to
     *     other files. Needs no credential and ignores one.
     */
    get: operations['getAdServerDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/openapi/registry.yaml': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * OpenAPI description of this API
     * @description This document as one YAML file without references to other files. Needs no credential and ignores one.
     */
    get: operations['getOpenApiDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/publisher/{domain}/.well-known/adagents.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Hosted adagents.json of a publisher
     * @description The document that this registry hosts for a publisher with a community entry. Its `authorized_agents` list
     *     is always empty: a right to sell exists only in the file that the publisher serves itself. A domain without such an
     *     entry returns status 404. The document can be read by pages of any origin.
     */
    get: operations['getHostedAdagents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas/v3/{path}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Published schema
     * @description Returns one schema. Its `$id` is its address, and its references are relative, so that they resolve over HTTP and in
     *     a folder of copies. Keywords that begin with `x-` are annotations; the index explains them. `path` contains slashes;
     *     they may be sent as they are or as `%2F`. Test vectors are below `vectors/`, and `vectors/index.json` lists them. A
     *     file that does not exist returns status 404 with the addresses of similar ones in `did_you_mean`. Browsers that
     *     prefer HTML may get a page. Needs no credential and ignores one.
     */
    get: operations['getSchema'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas/v3/bundles/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Schema of a task's request or response in one file
     * @description Returns the schema of a task's message with everything that it refers to in `$defs`, so that a validator or a code
     *     generator needs no other file. A bundle has keywords of JSON Schema 2020-12 only. A file that does not exist returns
     *     status 404 with the addresses of similar ones in `did_you_mean`. Needs no credential and ignores one.
     */
    get: operations['getTaskBundle'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas/v3/index.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Index of the published schemas
     * @description Lists every schema with its address, title, description, status, SHA-256 hash and the tasks and operations whose
     *     messages contain it, and the bundles of every task. `/schemas/v3` and `/schemas/v3/` redirect to it. Needs no
     *     credential and ignores one. The index changes with a deployment only; gzip and Brotli codings are available.
     */
    get: operations['getSchemaIndex'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas/v3/releases/{release}/{path}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * File of a release
     * @description Returns `index.json`, a schema or a bundle (`bundles/<task>-request.json`, `bundles/<task>-response.json`) as it was
     *     when the release was frozen. `$id` names the address in the release, and references are relative to it. `path`
     *     contains slashes; they may be sent as they are or as `%2F`. A release or file that does not exist returns status
     *     404 with the addresses of similar ones in `did_you_mean`. Needs no credential and ignores one.
     */
    get: operations['getReleasedFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/schemas/v3/releases/index.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Releases of the published schemas
     * @description Lists the frozen releases, oldest first. The files of a release never change, so that a program may pin one. Needs
     *     no credential and ignores one.
     */
    get: operations['listSchemaReleases'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  a2a03TaskChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A2A push notification, version 0.3
     * @description Sent to the receiver of an A2A task of version 0.3 when its state changed. A2A defines the form; it has no `idempotency_key`.
     */
    post: operations['a2a03TaskChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  a2aTaskChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A2A push notification, version 1.0
     * @description Sent to the receiver of an A2A task when its state changed. A2A defines the form; it has no `idempotency_key`.
     */
    post: operations['a2aTaskChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  accountEndpointChallenge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Challenge of a subscription's endpoint
     * @description Sent once to an endpoint of `notification_configs` before it is used. The response must be 2xx with JSON that repeats the challenge.
     */
    post: operations['accountEndpointChallenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  accountReviewed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of an account's review
     * @description Sent when the operator has decided about an account that waited for approval.
     */
    post: operations['accountReviewed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  audienceChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of an audience
     * @description Sent when an uploaded audience has changed its state, for example to `ready`.
     */
    post: operations['audienceChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  contentSampled: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of sampled content
     * @description Sent to `artifact_webhook` of a buy with the content that was sampled in a period.
     */
    post: operations['contentSampled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  creativeBuilt: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a build
     * @description Sent when a build of a creative that was answered `submitted` has ended.
     */
    post: operations['creativeBuilt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  creativePurged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a deleted creative
     * @description Sent to subscribers of an account when a creative was deleted for good.
     */
    post: operations['creativePurged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  creativeStatusChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a creative's new state
     * @description Sent to subscribers of an account when the seller moved a creative to another state.
     */
    post: operations['creativeStatusChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  deliveryReported: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a delivery report
     * @description Sent to `reporting_webhook` of a buy at the end of each period, and after late figures.
     */
    post: operations['deliveryReported'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  impairmentChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of an impairment
     * @description Sent to the receiver of a buy when a resource that it needs went out of service or came back.
     */
    post: operations['impairmentChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  mediaBuyCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a created buy
     * @description Sent to `push_notification_config` when a buy was accepted.
     */
    post: operations['mediaBuyCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  mediaBuyUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a changed buy
     * @description Sent to the receiver of a buy when the buy changed: by an update, by its seller or by itself.
     */
    post: operations['mediaBuyUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  operatorWaiting: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of what waits for a decision
     * @description Sent to the operator's address (`OPERATOR_WEBHOOK_URL`) when entries, accounts or creatives began to wait for a
     *     decision. A single body names all that arrived since the last one, at most one each minute.
     */
    post: operations['operatorWaiting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  productCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a new product
     * @description Sent to subscribers of an account when a product was added to its wholesale feed.
     */
    post: operations['productCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  productPriced: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a product's new prices
     * @description Sent to subscribers of an account when the prices of a product of its wholesale feed changed.
     */
    post: operations['productPriced'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  productRemoved: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a removed product
     * @description Sent to subscribers of an account when a product left its wholesale feed.
     */
    post: operations['productRemoved'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  productUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a changed product
     * @description Sent to subscribers of an account when a product of its wholesale feed changed in more than its prices.
     */
    post: operations['productUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  registryChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of registry changes
     * @description Sent to a subscription of `/api/me/webhooks`: the next page of the change feed. Pages arrive in order, one at a time.
     */
    post: operations['registryChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  registryEndpointChallenge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Challenge of a registry subscription's endpoint
     * @description Sent once to an endpoint of `/api/me/webhooks` before it is used. The response must be 2xx with JSON that repeats the challenge.
     */
    post: operations['registryEndpointChallenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  registryTest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test event of a registry subscription
     * @description Sent to a subscription of `/api/me/webhooks` when a member asks for a test. It has no events and no cursor.
     */
    post: operations['registryTest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  rightsDecided: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a decision about rights
     * @description Sent to `push_notification_config` when the rights holder has approved or rejected a request. Experimental.
     */
    post: operations['rightsDecided'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  rightsRevoked: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a revocation
     * @description Sent to `revocation_webhook` of a grant when the rights holder revokes it. Experimental.
     */
    post: operations['rightsRevoked'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  signalActivated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of an activation
     * @description Sent when all destinations of an `activate_signal` call are live or have failed.
     */
    post: operations['signalActivated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  signalCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a new signal
     * @description Sent to subscribers of an account when a signal was added to its wholesale feed.
     */
    post: operations['signalCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  signalPriced: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a signal's new prices
     * @description Sent to subscribers of an account when the prices of a signal of its wholesale feed changed.
     */
    post: operations['signalPriced'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  signalRemoved: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a removed signal
     * @description Sent to subscribers of an account when a signal left its wholesale feed.
     */
    post: operations['signalRemoved'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  signalUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a changed signal
     * @description Sent to subscribers of an account when a signal of its wholesale feed changed in more than its prices.
     */
    post: operations['signalUpdated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  taskEnded: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of a task
     * @description Sent when a task that was answered `submitted` has ended. Webhooks of some tasks have a schema of their own.
     */
    post: operations['taskEnded'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  wholesaleFeedChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Webhook of many changes
     * @description Sent instead of single events when more rows of a wholesale feed changed at once than are sent singly.
     */
    post: operations['wholesaleFeedChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /**
     * Challenge of a subscription's endpoint
     * @description Sent once to an endpoint of `notification_configs` before it is used. The response must be 2xx with JSON that repeats the challenge.
     * @example {
     *       "type": "webhook.challenge",
     *       "challenge": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "account_id": "acc_7f3k2q",
     *       "subscriber_id": "ops",
     *       "seller_agent_url": "https://seller.example/mcp",
     *       "event_types": [
     *         "creative.status_changed"
     *       ],
     *       "delivery_auth": {
     *         "mode": "Bearer",
     *         "credential_fingerprint": "4be6c0d1"
     *       }
     *     }
     */
    AccountEndpointChallengeWebhook: AccountEndpointChallengeWebhook;
    /**
     * Synchronize accounts: answer
     * @description Result for each entry of the request, or the errors for which nothing was done.
     * @example {
     *       "status": "completed",
     *       "accounts": [
     *         {
     *           "account_id": "acc_7f3k2q",
     *           "brand": {
     *             "domain": "outdoor.example"
     *           },
     *           "operator": "agency.example",
     *           "action": "created",
     *           "status": "active",
     *           "billing": "operator",
     *           "sandbox": true
     *         }
     *       ]
     *     }
     */
    AccountSyncAccountsResponse: AccountSyncAccountsResponse;
    /**
     * Webhook of an account's review
     * @description Sent when the operator has decided about an account that waited for approval.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_acc_7f3k2q",
     *       "task_type": "sync_accounts",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "completed",
     *         "accounts": [
     *           {
     *             "account_id": "acc_7f3k2q",
     *             "brand": {
     *               "domain": "outdoor.example"
     *             },
     *             "operator": "agency.example",
     *             "action": "updated",
     *             "status": "active",
     *             "billing": "operator"
     *           }
     *         ]
     *       }
     *     }
     */
    AccountSyncAccountsWebhook: AccountSyncAccountsWebhook;
    /**
     * brand.json
     * @description File that a brand serves at /.well-known/brand.json, in one of five forms. The form is decided in this order: `authoritative_location`, `house` as text, `house` as object, `id` with `names`, agents.
     */
    Brand: Brand;
    /**
     * Acquire rights: response
     * @description Outcome of a request for rights: a grant, a pending decision or a rejection. Experimental.
     * @example {
     *       "status": "completed",
     *       "rights_id": "rgt_7f3k2q",
     *       "rights_status": "acquired",
     *       "brand_id": "captain_pip",
     *       "terms": {
     *         "pricing_option_id": "pip_monthly",
     *         "amount": 1800,
     *         "currency": "EUR",
     *         "period": "monthly",
     *         "uses": [
     *           "likeness"
     *         ],
     *         "impression_cap": 20000000,
     *         "start_date": "2026-11-23",
     *         "end_date": "2027-11-23",
     *         "exclusivity": {
     *           "scope": "country",
     *           "countries": [
     *             "DE"
     *           ]
     *         }
     *       },
     *       "generation_credentials": [],
     *       "restrictions": [
     *         "No alcohol, tobacco, gambling or weapons."
     *       ],
     *       "disclosure": {
     *         "required": true,
     *         "text": "Captain Pip © Northlight Rights"
     *       },
     *       "rights_constraint": {
     *         "rights_id": "rgt_7f3k2q",
     *         "rights_agent": {
     *           "url": "https://rights.northlight.example/mcp",
     *           "id": "rights"
     *         },
     *         "valid_from": "2026-11-23T00:00:00.000Z",
     *         "valid_until": "2027-11-24T00:00:00.000Z",
     *         "uses": [
     *           "likeness"
     *         ],
     *         "countries": [
     *           "DE"
     *         ],
     *         "impression_cap": 20000000,
     *         "right_type": "character",
     *         "approval_status": "approved",
     *         "verification_url": "https://rights.northlight.example/rights/rgt_7f3k2q"
     *       }
     *     }
     */
    BrandAcquireRightsResponse: BrandAcquireRightsResponse;
    /**
     * Webhook of a decision about rights
     * @description Sent to `push_notification_config` when the rights holder has approved or rejected a request. Experimental.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_rgt_1",
     *       "task_type": "acquire_rights",
     *       "protocol": "brand",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "completed",
     *         "rights_id": "rgt_1",
     *         "rights_status": "rejected",
     *         "brand_id": "ada_lindqvist",
     *         "reason": "The use is too wide.",
     *         "suggestions": [
     *           "Ask for one country."
     *         ]
     *       }
     *     }
     */
    BrandAcquireRightsWebhook: BrandAcquireRightsWebhook;
    /**
     * Brand agent entry
     * @description Agent that the brand or house operates, with its role and URL.
     */
    BrandAgentEntry: BrandAgentEntry;
    /**
     * Brand agent reference
     * @description Reference to a single agent in the older, shorter form; `agents` replaces it.
     */
    BrandAgentRef: BrandAgentRef;
    /**
     * Brand asset
     * @description A file or text that may be used for the brand.
     */
    BrandAsset: BrandAsset;
    /**
     * brand.json, authoritative location
     * @description Pointer that states the URL at which the full document is served.
     */
    BrandAuthoritativeLocation: BrandAuthoritativeLocation;
    /**
     * Authorized operator
     * @description A company that may act for brands of the house. Ignored outside its period.
     */
    BrandAuthorizedOperator: BrandAuthorizedOperator;
    /**
     * brand.json, brand agent
     * @description Agents that provide the data of the brand in place of a description. At least one of `agents` and `brand_agent` is given.
     */
    BrandBrandAgentDocument: BrandBrandAgentDocument;
    /**
     * Brand property
     * @description A property that the operator of the file owns or sells.
     */
    BrandBrandProperty: BrandBrandProperty;
    /**
     * Brand reference
     * @description Brand of the house that describes itself at its own domain. The entry counts once that domain names the house in return.
     */
    BrandBrandRefEntry: BrandBrandRefEntry;
    /**
     * brand.json, canonical document
     * @description One brand that describes itself. Holds none of the fields of a house or a redirect.
     */
    BrandCanonicalDocument: BrandCanonicalDocument;
    /**
     * Color
     * @description One color as `#` with six hexadecimal digits, or a list of them, best first.
     */
    BrandColor: BrandColor;
    /**
     * Colors
     * @description Colors by the part that they play: `primary`, `secondary`, `accent`, `background`, `text`, `heading`, `body`, `label`, `border`, `divider`, `surface_1`, `surface_2`, or a name of the brand itself.
     * @example {
     *       "primary": "#0B6E4F",
     *       "accent": [
     *         "#F4A300",
     *         "#FFD166"
     *       ]
     *     }
     */
    BrandColors: BrandColors;
    /**
     * Brand contact
     * @description Person, team or company that answers questions about the brand, with addresses.
     */
    BrandContact: BrandContact;
    /**
     * Data subject contestation
     * @description Address at which people can contest the use of their data. At least one of `url` and `email` is required.
     */
    BrandDataSubjectContestation: BrandDataSubjectContestation;
    /**
     * Brand definition
     * @description A brand with everything that describes it, inside a house file or as the core of its own document.
     */
    BrandDefinition: BrandDefinition;
    /**
     * Disclaimer
     * @description A text that must or should accompany communication of the brand.
     */
    BrandDisclaimer: BrandDisclaimer;
    /**
     * Font
     * @description Typeface of the brand with the font files to load.
     */
    BrandFont: BrandFont;
    /**
     * Fonts
     * @description Typefaces by use, each as a CSS font family or with its files.
     */
    BrandFonts: BrandFonts;
    /**
     * House
     * @description Company that owns the brands of the file, with its names and agents.
     */
    BrandHouse: BrandHouse;
    /**
     * House brand
     * @description A brand defined inside the house file. It never names a house of its own.
     */
    BrandHouseBrand: BrandHouseBrand;
    /**
     * brand.json, house portfolio
     * @description A house with its brands: written out in `brands`, or named in `brand_refs` where they describe themselves. At least one of the two is given.
     */
    BrandHousePortfolio: BrandHousePortfolio;
    /**
     * brand.json, house redirect
     * @description Redirect that names the house whose file describes the domain's brand.
     */
    BrandHouseRedirect: BrandHouseRedirect;
    /**
     * Localized name
     * @description One name in one language: a single key, the BCP 47 tag, with the name as its value. A language may appear several times in a list.
     */
    BrandLocalizedName: BrandLocalizedName;
    /**
     * Localized text
     * @description A text, or a list of texts with one language each.
     */
    BrandLocalizedText: BrandLocalizedText;
    /**
     * Logo
     * @description File that shows the logo, with labels for the surfaces that it suits.
     */
    BrandLogo: BrandLogo;
    /**
     * Product catalog
     * @description Feed of the products that the brand sells, with its URL and format.
     */
    BrandProductCatalog: BrandProductCatalog;
    /**
     * Notice of a revocation
     * @description Body sent to `revocation_webhook` of a grant when the rights holder revokes it. Experimental.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "rights_id": "rgt_7f3k2q",
     *       "brand_id": "ada_lindqvist",
     *       "reason": "The talent ended the contract.",
     *       "effective_at": "2026-11-22T10:00:00Z",
     *       "revoked_uses": [
     *         "likeness"
     *       ]
     *     }
     */
    BrandRevocationNotification: BrandRevocationNotification;
    /**
     * Fields of an answer about rights
     * @description Fields beside those of a task about rights: those of every response, except that `status` reports the outcome itself to callers of release 3.0.
     */
    BrandRightsEnvelope: BrandRightsEnvelope;
    /**
     * Webhook of a revocation
     * @description Sent to `revocation_webhook` of a grant when the rights holder revokes it. Experimental.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "operation_id": "op-17",
     *       "token": "token-of-the-buyer",
     *       "rights_id": "rgt_7f3k2q",
     *       "brand_id": "ada_lindqvist",
     *       "reason": "The talent ended the contract.",
     *       "effective_at": "2026-11-22T10:00:00.000Z",
     *       "revoked_uses": [
     *         "likeness"
     *       ]
     *     }
     */
    BrandRightsRevocationWebhook: BrandRightsRevocationWebhook;
    /**
     * Rights terms
     * @description Terms of a grant of rights as they were licensed or last changed. Experimental.
     */
    BrandRightsTerms: BrandRightsTerms;
    /**
     * Tone guide
     * @description Tone of the brand: its voice, with rules for people and models that write for it.
     */
    BrandToneGuide: BrandToneGuide;
    /**
     * Trademark
     * @description Mark in a public register, with its number and the terms on which it is held.
     */
    BrandTrademark: BrandTrademark;
    /**
     * Visual guidelines
     * @description Rules for the look of the brand, by theme. The content of each theme is up to the brand.
     */
    BrandVisualGuidelines: BrandVisualGuidelines;
    /**
     * Voice synthesis
     * @description Service and voice with which texts of the brand are turned into speech.
     */
    BrandVoiceSynthesis: BrandVoiceSynthesis;
    /**
     * Artifact
     * @description A piece of content where an ad can run: an article, an episode, a video.
     */
    ContentStandardsArtifact: ContentStandardsArtifact;
    /**
     * Artifact asset
     * @description Part of a piece of content, such as a paragraph or an image; `type` decides the form.
     */
    ContentStandardsArtifactAsset: ContentStandardsArtifactAsset;
    /**
     * Webhook of sampled content
     * @description Sent to `artifact_webhook` of a buy with the content that was sampled in a period.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "media_buy_id": "mb_1",
     *       "batch_id": "batch_mb_1_1",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "artifacts": [
     *         {
     *           "record_id": "r-1",
     *           "timestamp": "2026-11-22T09:00:00Z",
     *           "package_id": "pkg_1",
     *           "artifact": {
     *             "property_rid": "news.example",
     *             "artifact_id": "a-1",
     *             "assets": [
     *               {
     *                 "type": "text",
     *                 "content": "Boots for every trail"
     *               }
     *             ]
     *           },
     *           "local_verdict": "unevaluated"
     *         }
     *       ],
     *       "pagination": {
     *         "total_artifacts": 1,
     *         "batch_number": 1,
     *         "total_batches": 1
     *       },
     *       "sandbox": true
     *     }
     */
    ContentStandardsArtifactBatchWebhook: ContentStandardsArtifactBatchWebhook;
    /**
     * Artifact record
     * @description Record of the content beside which one ad was delivered.
     */
    ContentStandardsArtifactRecord: ContentStandardsArtifactRecord;
    /**
     * Asset access
     * @description Way in which protected content is fetched. Secrets in it must not be logged.
     */
    ContentStandardsAssetAccess: ContentStandardsAssetAccess;
    /**
     * A2A push notification, version 0.3
     * @description Sent to the receiver of an A2A task of version 0.3 when its state changed. A2A defines the form; it has no `idempotency_key`.
     * @example {
     *       "kind": "task",
     *       "id": "t1",
     *       "contextId": "c1",
     *       "status": {
     *         "state": "input-required",
     *         "message": {
     *           "kind": "message",
     *           "messageId": "t1-input-required",
     *           "role": "agent",
     *           "parts": [
     *             {
     *               "kind": "text",
     *               "text": "Name an account."
     *             },
     *             {
     *               "kind": "data",
     *               "data": {
     *                 "field": "account"
     *               }
     *             }
     *           ],
     *           "contextId": "c1",
     *           "taskId": "t1"
     *         },
     *         "timestamp": "2026-11-22T10:00:00.000Z"
     *       },
     *       "artifacts": [
     *         {
     *           "artifactId": "answer",
     *           "name": "answer",
     *           "parts": [
     *             {
     *               "kind": "data",
     *               "data": {
     *                 "status": "completed",
     *                 "accounts": []
     *               }
     *             }
     *           ],
     *           "metadata": {
     *             "task_id": "task_1"
     *           }
     *         }
     *       ]
     *     }
     */
    CoreA2A03PushWebhook: CoreA2A03PushWebhook;
    /**
     * A2A push notification, version 1.0
     * @description Sent to the receiver of an A2A task when its state changed. A2A defines the form; it has no `idempotency_key`.
     * @example {
     *       "task": {
     *         "id": "t1",
     *         "contextId": "c1",
     *         "status": {
     *           "state": "TASK_STATE_INPUT_REQUIRED",
     *           "message": {
     *             "messageId": "t1-input-required",
     *             "contextId": "c1",
     *             "taskId": "t1",
     *             "role": "ROLE_AGENT",
     *             "parts": [
     *               {
     *                 "text": "Name an account.",
     *                 "mediaType": "text/plain"
     *               },
     *               {
     *                 "data": {
     *                   "field": "account"
     *                 },
     *                 "mediaType": "application/json"
     *               }
     *             ]
     *           },
     *           "timestamp": "2026-11-22T10:00:00.000Z"
     *         },
     *         "artifacts": [
     *           {
     *             "artifactId": "answer",
     *             "name": "answer",
     *             "parts": [
     *               {
     *                 "data": {
     *                   "status": "completed",
     *                   "accounts": []
     *                 },
     *                 "mediaType": "application/json"
     *               }
     *             ],
     *             "metadata": {
     *               "task_id": "task_1"
     *             }
     *           }
     *         ]
     *       }
     *     }
     */
    CoreA2APushWebhook: CoreA2APushWebhook;
    /**
     * Account
     * @description Account at the seller: its advertiser, operator, billing party and state. Responses never contain its secrets.
     * @example {
     *       "account_id": "acc_7f3k2q",
     *       "name": "Outdoor at Agency",
     *       "status": "active",
     *       "billing": "operator"
     *     }
     */
    CoreAccount: CoreAccount;
    /**
     * Authorization on an account
     * @description Permissions of the caller on one account. Absence means that nothing is advertised, not that nothing is allowed.
     * @example {
     *       "allowed_tasks": [
     *         "list_accounts"
     *       ],
     *       "read_only": true
     *     }
     */
    CoreAccountAuthorization: CoreAccountAuthorization;
    /**
     * Activation key
     * @description Key with which an activated segment is targeted on a platform; `type` decides its form.
     */
    CoreActivationKey: CoreActivationKey;
    /**
     * Any value
     * @description Any JSON value: a string of at most 100,000 characters, a number between -10^15 and 10^15, a list of at most 10,000 items, an object of at most 1,000 members, true, false or null.
     * @example outdoor
     * @example 12.5
     * @example {
     *       "kind": "campaign"
     *     }
     */
    CoreAnyValue: CoreAnyValue;
    /**
     * Asset
     * @description Asset of a creative; `asset_type` decides the form. A kind that its slot does not accept is refused with `VALIDATION_ERROR`.
     */
    CoreAssetsAssetUnion: CoreAssetsAssetUnion;
    /**
     * Audio asset
     * @description Audio file given by URL, or a DAAST tag as `content`. A file outside the requirements of its slot is refused with `VALIDATION_ERROR`.
     * @example {
     *       "asset_type": "audio",
     *       "url": "https://cdn.example/spot.mp3",
     *       "duration_ms": 30000
     *     }
     */
    CoreAssetsAudioAsset: CoreAssetsAudioAsset;
    /**
     * Brief asset
     * @description Creative brief as an asset, from which an agent or seller makes the creative.
     */
    CoreAssetsBriefAsset: CoreAssetsBriefAsset;
    /**
     * Card asset
     * @description One card of a carousel: a picture or video with its texts.
     */
    CoreAssetsCardAsset: CoreAssetsCardAsset;
    /**
     * Catalog asset
     * @description Catalog as an asset, or a selection of its items.
     */
    CoreAssetsCatalogAsset: CoreAssetsCatalogAsset;
    /**
     * CSS asset
     * @description Style sheet that an HTML5 ad uses, given as text.
     */
    CoreAssetsCssAsset: CoreAssetsCssAsset;
    /**
     * DAAST asset
     * @description Audio ad as a DAAST tag, given by URL or as text.
     */
    CoreAssetsDaastAsset: CoreAssetsDaastAsset;
    /**
     * DAAST tracker asset
     * @description URL that is requested on an event of an audio ad.
     */
    CoreAssetsDaastTrackerAsset: CoreAssetsDaastTrackerAsset;
    /**
     * Accessibility of a markup asset
     * @description Measures for people with disabilities, such as alternative text and use by keyboard.
     */
    CoreAssetsHtmlAccessibility: CoreAssetsHtmlAccessibility;
    /**
     * HTML asset
     * @description An HTML5 ad or a third-party tag as text. It runs in a sandbox.
     * @example {
     *       "asset_type": "html",
     *       "content": "<a href=\"{CLICK_URL}\">Boots</a>"
     *     }
     */
    CoreAssetsHtmlAsset: CoreAssetsHtmlAsset;
    /**
     * Image asset
     * @description Image given by its URL and size; an image outside the requirements of its slot is refused with `VALIDATION_ERROR`.
     * @example {
     *       "asset_type": "image",
     *       "url": "https://outdoor.example/logo.png",
     *       "width": 400,
     *       "height": 120
     *     }
     */
    CoreAssetsImageAsset: CoreAssetsImageAsset;
    /**
     * JavaScript asset
     * @description A script or script tag as text. It runs in a sandbox.
     */
    CoreAssetsJavascriptAsset: CoreAssetsJavascriptAsset;
    /**
     * Markdown asset
     * @description Text in Markdown, which the seller renders into its own layout.
     */
    CoreAssetsMarkdownAsset: CoreAssetsMarkdownAsset;
    /**
     * Pixel tracker asset
     * @description URL that is requested on an event of an ad. A `custom` event without its name is refused with `INVALID_REQUEST`.
     */
    CoreAssetsPixelTrackerAsset: CoreAssetsPixelTrackerAsset;
    /**
     * Published post asset
     * @description Post that is already public on a social platform. Its URL or its identifier is required.
     */
    CoreAssetsPublishedPostAsset: CoreAssetsPublishedPostAsset;
    /**
     * Text asset
     * @description Piece of text. A text longer than its slot accepts is refused with `VALIDATION_ERROR`.
     * @example {
     *       "asset_type": "text",
     *       "content": "Boots for every trail",
     *       "language": "en"
     *     }
     */
    CoreAssetsTextAsset: CoreAssetsTextAsset;
    /**
     * URL asset
     * @description URL to which a click leads, or which is requested when the ad is shown.
     * @example {
     *       "asset_type": "url",
     *       "url": "https://outdoor.example/boots",
     *       "url_type": "clickthrough"
     *     }
     */
    CoreAssetsUrlAsset: CoreAssetsUrlAsset;
    /**
     * VAST asset
     * @description Video ad as a VAST tag, given by URL or as text.
     */
    CoreAssetsVastAsset: CoreAssetsVastAsset;
    /**
     * VAST tracker asset
     * @description URL that is requested on an event of a video ad.
     */
    CoreAssetsVastTrackerAsset: CoreAssetsVastTrackerAsset;
    /**
     * Video asset
     * @description Video file given by URL and size, or a VAST tag as `content`. A file outside the requirements of its slot is refused with `VALIDATION_ERROR`.
     * @example {
     *       "asset_type": "video",
     *       "url": "https://cdn.example/spot.mp4",
     *       "width": 1920,
     *       "height": 1080,
     *       "duration_ms": 15000
     *     }
     */
    CoreAssetsVideoAsset: CoreAssetsVideoAsset;
    /**
     * Webhook asset
     * @description URL that returns the content of the ad each time it is served.
     */
    CoreAssetsWebhookAsset: CoreAssetsWebhookAsset;
    /**
     * ZIP asset
     * @description ZIP archive that contains an HTML5 ad with all its files.
     */
    CoreAssetsZipAsset: CoreAssetsZipAsset;
    /**
     * Answer of the original task
     * @description Response that the original task would have given at once; its fields depend on the task that was called.
     * @example {
     *       "accounts": []
     *     }
     */
    CoreAsyncResponseData: CoreAsyncResponseData;
    /**
     * Attribution window
     * @description Longest time between a contact with the ad and a conversion that is credited to it.
     * @example {
     *       "post_click": {
     *         "interval": 7,
     *         "unit": "days"
     *       }
     *     }
     */
    CoreAttributionWindow: CoreAttributionWindow;
    /**
     * Brand identifier
     * @description Identifier of a brand inside one house: lower-case letters, digits and underscores.
     * @example acme_trail
     */
    CoreBrandId: CoreBrandId;
    /**
     * Brand reference
     * @description Brand, named by the domain that publishes its document and, if that domain has several brands, by its identifier there. Other keys are refused.
     * @example {
     *       "domain": "outdoor.example"
     *     }
     */
    CoreBrandRef: CoreBrandRef;
    /**
     * Business entity
     * @description Company as an invoice names it. Other keys are refused.
     * @example {
     *       "legal_name": "Outdoor GmbH",
     *       "vat_id": "DE123456789"
     *     }
     */
    CoreBusinessEntity: CoreBusinessEntity;
    /**
     * Cancellation
     * @description Record of a cancelation: its time, the party that canceled and the reason.
     */
    CoreCancellation: CoreCancellation;
    /**
     * Cancellation policy
     * @description Notice period and fee that apply when a buyer cancels.
     */
    CoreCancellationPolicy: CoreCancellationPolicy;
    /**
     * Catalog
     * @description Items that a buyer advertises: given in place, by the URL of a feed, or by selecting from a catalog that was synchronized before. Of `url` and `items` at most one is allowed.
     * @example {
     *       "catalog_id": "boots",
     *       "type": "product",
     *       "items": [
     *         {
     *           "sku": "b-1",
     *           "name": "Trail boot",
     *           "price": 129
     *         }
     *       ]
     *     }
     */
    CoreCatalog: CoreCatalog;
    /**
     * Catalog field mapping
     * @description Rule by which a field of a feed becomes a field or an asset of an item. Of `feed_field` and `value`, and of `catalog_field` and `asset_group_id`, at most one is allowed.
     */
    CoreCatalogFieldMapping: CoreCatalogFieldMapping;
    /**
     * Delivery of a catalog item
     * @description Delivery figures of one item of a catalog; rates and amounts as in the whole report.
     */
    CoreCatalogItemDeliveryMetrics: CoreCatalogItemDeliveryMetrics;
    /**
     * Collection
     * @description A body of content that a publisher produces or distributes, such as a show or a publication.
     * @example {
     *       "collection_id": "morning_brief",
     *       "name": "Morning Brief",
     *       "kind": "series",
     *       "language": "en",
     *       "distribution": [
     *         {
     *           "publisher_domain": "podcasts.example",
     *           "identifiers": [
     *             {
     *               "type": "rss_url",
     *               "value": "https://feeds.news.example/morning.xml"
     *             }
     *           ]
     *         }
     *       ]
     *     }
     */
    CoreCollection: CoreCollection;
    /**
     * Collection distribution
     * @description Platform or publisher that distributes a collection, with its identifiers there.
     */
    CoreCollectionDistribution: CoreCollectionDistribution;
    /**
     * Collection list reference
     * @description A list of collections that another agent keeps. Other keys are refused.
     */
    CoreCollectionListRef: CoreCollectionListRef;
    /**
     * Collection selector
     * @description Selector of collections from the file of one publisher.
     */
    CoreCollectionSelector: CoreCollectionSelector;
    /**
     * Committed metric
     * @description Metric that the seller committed to report for the package until its end.
     */
    CoreCommittedMetric: CoreCommittedMetric;
    /**
     * Content rating
     * @description Age or audience rating of content, stated as a scheme and its value.
     */
    CoreContentRating: CoreContentRating;
    /**
     * Caller context
     * @description Opaque object of the caller. It is returned unchanged in every response, error and webhook of the request, and never interpreted.
     * @example {
     *       "trace": "a-17"
     *     }
     */
    CoreContext: CoreContext;
    /**
     * Country code
     * @description Country as an ISO 3166-1 alpha-2 code in capital letters, for example `NL`.
     * @example DE
     */
    CoreCountryCode: CoreCountryCode;
    /**
     * Creative assignment
     * @description Assignment of a creative of the library to a package. An unknown creative is refused with `CREATIVE_NOT_FOUND`, a rejected one with `CREATIVE_REJECTED`, and one in another format with `UNSUPPORTED_FEATURE`.
     * @example {
     *       "creative_id": "cr_boots_1",
     *       "weight": 60
     *     }
     */
    CoreCreativeAssignment: CoreCreativeAssignment;
    /**
     * Creative brief
     * @description Brief for a creative: goal, audience, messages and legal requirements.
     */
    CoreCreativeBrief: CoreCreativeBrief;
    /**
     * Creative consumption
     * @description What producing a creative used up, as far as the price depends on it.
     * @example {
     *       "renders": 2,
     *       "images_generated": 1
     *     }
     */
    CoreCreativeConsumption: CoreCreativeConsumption;
    /**
     * Delivery of a creative
     * @description Delivery figures of one creative on a package; rates and amounts as in the whole report.
     */
    CoreCreativeDeliveryMetrics: CoreCreativeDeliveryMetrics;
    /**
     * Creative manifest
     * @description What a creative consists of: its format and its assets by slot. At most one of `format_id` and `format_kind` is given.
     * @example {
     *       "format_id": {
     *         "agent_url": "https://seller.example/mcp",
     *         "id": "display_300x250"
     *       },
     *       "assets": {
     *         "image": {
     *           "asset_type": "image",
     *           "url": "https://cdn.example/boots.png",
     *           "width": 300,
     *           "height": 250
     *         }
     *       }
     *     }
     */
    CoreCreativeManifest: CoreCreativeManifest;
    /**
     * Creative policy
     * @description Rules that creatives of a product must meet; a violation leads to a rejection in the review.
     */
    CoreCreativePolicy: CoreCreativePolicy;
    /**
     * Currency code
     * @description Currency as an ISO 4217 code in capital letters, for example `EUR`.
     * @example EUR
     */
    CoreCurrencyCode: CoreCurrencyCode;
    /**
     * Date range
     * @description Calendar days from `start` up to `end`. A start after the end is refused with `VALIDATION_ERROR`.
     * @example {
     *       "start": "2026-01-01",
     *       "end": "2026-01-31"
     *     }
     */
    CoreDateRange: CoreDateRange;
    /**
     * Daypart
     * @description Hours on some days of the week, in the time zone of the place. Other keys are refused.
     * @example {
     *       "days": [
     *         "monday",
     *         "tuesday"
     *       ],
     *       "start_hour": 18,
     *       "end_hour": 23
     *     }
     */
    CoreDaypartTarget: CoreDaypartTarget;
    /**
     * Delivery forecast
     * @description Expected delivery at one or several points, with the method and validity of the forecast.
     */
    CoreDeliveryForecast: CoreDeliveryForecast;
    /**
     * Metric aggregate
     * @description Value of a metric that has a qualifier; the plain figure is then absent.
     */
    CoreDeliveryMetricAggregate: CoreDeliveryMetricAggregate;
    /**
     * Delivery metrics
     * @description Figures of delivery. A metric that is not measured is absent, not 0. Rates are shares from 0 to 1, amounts are in the currency of the report.
     * @example {
     *       "impressions": 10000,
     *       "spend": 150,
     *       "clicks": 50,
     *       "ctr": 0.005
     *     }
     */
    CoreDeliveryMetrics: CoreDeliveryMetrics;
    /**
     * Deployment
     * @description State of a signal on one destination.
     * @example {
     *       "type": "platform",
     *       "platform": "tern-dsp",
     *       "is_live": false,
     *       "estimated_activation_duration_minutes": 30
     *     }
     */
    CoreDeployment: CoreDeployment;
    /**
     * Diagnostic issue
     * @description Problem that keeps the measurement from working well, with its severity.
     */
    CoreDiagnosticIssue: CoreDiagnosticIssue;
    /**
     * Distribution identifier
     * @description Identifier of a collection on a platform that distributes it.
     * @example {
     *       "type": "rss_url",
     *       "value": "https://feeds.news.example/morning.xml"
     *     }
     */
    CoreDistributionIdentifier: CoreDistributionIdentifier;
    /**
     * Domain name
     * @description Host name without scheme, port or path: lower case, labels of letters, digits and inner hyphens, international names in A-label form (`xn--…`). A value with another shape is invalid.
     * @example news.example
     * @example xn--mnchen-3ya.example
     */
    CoreDomainName: CoreDomainName;
    /**
     * Connection requirement
     * @description Connection to another system that is needed first. A missing one states how to make it.
     */
    CoreDownstreamConnectionRequirement: CoreDownstreamConnectionRequirement;
    /**
     * Duration
     * @description Length of time, stated as a number of units, such as 7 days.
     * @example {
     *       "interval": 7,
     *       "unit": "days"
     *     }
     */
    CoreDuration: CoreDuration;
    /**
     * Task error
     * @description Error of a task or of one of its items. The same object appears in the error of the envelope and in `errors`.
     * @example {
     *       "code": "INVALID_REQUEST",
     *       "message": "accounts must be given",
     *       "field": "accounts",
     *       "recovery": "correctable"
     *     }
     */
    CoreError: CoreError;
    /**
     * Error issue
     * @description Place of a refused request with the fault and, if known, the mend.
     * @example {
     *       "path": "/brand_name",
     *       "message": "must have at least 1 character"
     *     }
     */
    CoreErrorIssue: CoreErrorIssue;
    /**
     * Error response
     * @description Body of every refused or failed request. `error` is stable and meant for programs, `message` is meant for people and may change.
     * @example {
     *       "error": "not_found",
     *       "message": "No brand is known for quiet.example.",
     *       "domain": "quiet.example",
     *       "file_status": 404
     *     }
     */
    CoreErrorResponse: CoreErrorResponse;
    /**
     * Extensions
     * @description Data outside the protocol, one object per vendor namespace. Unknown namespaces are ignored.
     * @example {
     *       "acme": {
     *         "seat": "north"
     *       }
     *     }
     */
    CoreExt: CoreExt;
    /**
     * Scope of a wholesale event
     * @description Accounts whose wholesale reads an event changes.
     */
    CoreFeedEventScope: CoreFeedEventScope;
    /**
     * Extensions of an answer with figures
     * @description Extensions of the agent beside delivery figures, keyed by namespace. Unknown namespaces are ignored.
     * @example {
     *       "ad_server": {
     *         "simulated": true
     *       }
     *     }
     */
    CoreFiguresExt: CoreFiguresExt;
    /**
     * Forecast by audience
     * @description Dimension of a forecast: members of one audience. Other keys are refused.
     */
    CoreForecastDimensionAudience: CoreForecastDimensionAudience;
    /**
     * Forecast by device platform
     * @description Dimension of a forecast: devices with one operating system. Other keys are refused.
     */
    CoreForecastDimensionDevicePlatform: CoreForecastDimensionDevicePlatform;
    /**
     * Forecast by device type
     * @description Dimension of a forecast: devices of one kind. Other keys are refused.
     */
    CoreForecastDimensionDeviceType: CoreForecastDimensionDeviceType;
    /**
     * Forecast by area
     * @description Dimension of a forecast: one geographic area. Other keys are refused.
     */
    CoreForecastDimensionGeo: CoreForecastDimensionGeo;
    /**
     * Forecast by placement
     * @description Dimension of a forecast: one placement. Other keys are refused.
     */
    CoreForecastDimensionPlacement: CoreForecastDimensionPlacement;
    /**
     * Forecast by signal
     * @description Inventory with a value of a signal, or without the signal. Other keys are refused.
     */
    CoreForecastDimensionSignal: CoreForecastDimensionSignal;
    /**
     * Forecast metrics
     * @description Expected figures, each a range. Metrics of other names are allowed.
     */
    CoreForecastMetrics: CoreForecastMetrics;
    /**
     * Forecast point
     * @description Expected figures for one budget, product or part of the inventory.
     */
    CoreForecastPoint: CoreForecastPoint;
    /**
     * Forecast dimension
     * @description One property of a part of the inventory; `kind` decides the form.
     */
    CoreForecastPointDimension: CoreForecastPointDimension;
    /**
     * Forecast dimensions
     * @description Part of the inventory that a forecast point is about; all of them together.
     */
    CoreForecastPointDimensions: CoreForecastPointDimensions;
    /**
     * Forecast range
     * @description Expected figure as a most likely value, as bounds, or both.
     * @example {
     *       "low": 80000,
     *       "mid": 100000,
     *       "high": 120000
     *     }
     */
    CoreForecastRange: CoreForecastRange;
    /**
     * Forecast of a vendor metric
     * @description Expected value of a metric that a vendor defines. Other keys are refused.
     */
    CoreForecastVendorMetricValue: CoreForecastVendorMetricValue;
    /**
     * Format identifier
     * @description A creative format, named by the agent that defines it.
     * @example {
     *       "agent_url": "https://creative.example",
     *       "id": "display_300x250"
     *     }
     */
    CoreFormatId: CoreFormatId;
    /**
     * Format option reference
     * @description One of the formats that a product offers, or that a publisher declares.
     */
    CoreFormatOptionRef: CoreFormatOptionRef;
    /**
     * Frequency cap
     * @description Limit of impressions for one person or device: a pause between two of them, a number within a period, or both.
     * @example {
     *       "max_impressions": 3,
     *       "per": "individuals",
     *       "window": {
     *         "interval": 7,
     *         "unit": "days"
     *       }
     *     }
     */
    CoreFrequencyCap: CoreFrequencyCap;
    /**
     * Generation credential
     * @description Key that lets a provider generate with licensed rights until it expires or is revoked. Experimental.
     */
    CoreGenerationCredential: CoreGenerationCredential;
    /**
     * Geographic breakdowns
     * @description Areas by which reports can be broken down. Other keys have no effect.
     */
    CoreGeoBreakdownSupport: CoreGeoBreakdownSupport;
    /**
     * Delivery in an area
     * @description Delivery figures of one area; rates and amounts as in the whole report.
     */
    CoreGeoDeliveryMetrics: CoreGeoDeliveryMetrics;
    /**
     * Proximity
     * @description Places near a point: within a travel time or a distance, or within a shape. Exactly one of the three is required.
     * @example {
     *       "lat": 52.52,
     *       "lng": 13.4,
     *       "radius": {
     *         "value": 10,
     *         "unit": "km"
     *       }
     *     }
     */
    CoreGeoProximity: CoreGeoProximity;
    /**
     * Idempotency key
     * @description Key that a caller chooses for one logical request, preferably a UUID. The same key with the same content returns the first response again; with other content it is refused with `IDEMPOTENCY_CONFLICT`, after the replay window with `IDEMPOTENCY_EXPIRED`.
     * @example 3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a11
     */
    CoreIdempotencyKey: CoreIdempotencyKey;
    /**
     * Identifier
     * @description A property identifier with the scheme that it belongs to.
     * @example {
     *       "type": "domain",
     *       "value": "news.example"
     *     }
     */
    CoreIdentifier: CoreIdentifier;
    /**
     * Impairment
     * @description Resource that a buy needs and that is out of service.
     */
    CoreImpairment: CoreImpairment;
    /**
     * Industry identifier
     * @description Registration of a creative at an industry registry, such as an Ad-ID.
     */
    CoreIndustryIdentifier: CoreIndustryIdentifier;
    /**
     * Keyword
     * @description Keyword with the way in which it matches a search.
     */
    CoreKeyword: CoreKeyword;
    /**
     * Delivery of a keyword
     * @description Delivery figures of one keyword with its match type.
     */
    CoreKeywordDeliveryMetrics: CoreKeywordDeliveryMetrics;
    /**
     * Keyword target
     * @description Keyword that a package targets, optionally with a bid of its own.
     */
    CoreKeywordTarget: CoreKeywordTarget;
    /**
     * Limited series
     * @description Planned bounds of a series that has a fixed end.
     */
    CoreLimitedSeries: CoreLimitedSeries;
    /**
     * Measurement readiness
     * @description Assessment of how well the buyer's event sources suit a product.
     */
    CoreMeasurementReadiness: CoreMeasurementReadiness;
    /**
     * Measurement terms
     * @description Party whose measurement is billed, and the remedies after a miss. Terms that the seller cannot keep are refused with `TERMS_REJECTED`.
     */
    CoreMeasurementTerms: CoreMeasurementTerms;
    /**
     * Measurement window
     * @description Window after delivery during which figures still grow, such as views of recordings.
     */
    CoreMeasurementWindow: CoreMeasurementWindow;
    /**
     * Available action
     * @description Change of a buy that is possible now. Other keys have no effect.
     * @example {
     *       "action": "increase_budget",
     *       "mode": "self_serve"
     *     }
     */
    CoreMediaBuyAvailableAction: CoreMediaBuyAvailableAction;
    /**
     * Fields of an answer about one buy
     * @description Fields beside those of a task that creates or changes a buy: those of every response, except that `status` may state the state of the buy.
     */
    CoreMediaBuyEnvelope: CoreMediaBuyEnvelope;
    /**
     * Metric optimization
     * @description Goals for which delivery of a product can be optimized. Any other goal is refused with `INVALID_REQUEST`.
     */
    CoreMetricOptimization: CoreMetricOptimization;
    /**
     * Metric qualifier
     * @description Attributes that choose a variant of a metric, such as the viewability standard.
     */
    CoreMetricQualifier: CoreMetricQualifier;
    /**
     * Metric reference
     * @description A metric of the protocol, or one of a vendor.
     * @example {
     *       "scope": "standard",
     *       "metric_id": "completion_rate"
     *     }
     */
    CoreMetricRef: CoreMetricRef;
    /**
     * Metro areas
     * @description Metropolitan areas of one system. A system that is not declared is refused with `UNSUPPORTED_FEATURE`.
     * @example {
     *       "system": "nielsen_dma",
     *       "values": [
     *         "501"
     *       ]
     *     }
     */
    CoreMetroArea: CoreMetroArea;
    /**
     * Notification subscription
     * @description Webhook subscription of an account. Other keys are refused. A subscription becomes active once its URL has answered the challenge.
     * @example {
     *       "subscriber_id": "ops",
     *       "url": "https://buyer.example/hooks",
     *       "event_types": [
     *         "creative.status_changed"
     *       ]
     *     }
     */
    CoreNotificationConfig: CoreNotificationConfig;
    /**
     * Fields of every notification of an account
     * @description Fields that each webhook to `notification_configs` of an account has.
     */
    CoreNotificationEnvelope: CoreNotificationEnvelope;
    /**
     * Optimization goal
     * @description Goal for which delivery of a package is optimized; `kind` decides the form.
     * @example {
     *       "kind": "metric",
     *       "metric": "clicks",
     *       "target": {
     *         "kind": "cost_per",
     *         "value": 0.5
     *       },
     *       "priority": 1
     *     }
     */
    CoreOptimizationGoal: CoreOptimizationGoal;
    /**
     * Optimization target
     * @description Target for a metric: a cost for each unit, or a rate to keep.
     */
    CoreOptimizationTarget: CoreOptimizationTarget;
    /**
     * Outcome measurement
     * @description Measurement of outcomes, such as additional sales, that the product includes.
     */
    CoreOutcomeMeasurement: CoreOutcomeMeasurement;
    /**
     * Package
     * @description A part of a buy: one product with its budget, targeting and creatives.
     * @example {
     *       "package_id": "pkg_1",
     *       "product_id": "news_display",
     *       "budget": 5000,
     *       "pricing_option_id": "cpm"
     *     }
     */
    CorePackage: CorePackage;
    /**
     * Package signal
     * @description A value of a signal that a package targets. A signal that is not known or not allowed is refused with `INVALID_REQUEST`.
     */
    CorePackageSignalTargeting: CorePackageSignalTargeting;
    /**
     * Signal targeting group
     * @description Group of signals of which at least one must be present, or none may be.
     */
    CorePackageSignalTargetingGroup: CorePackageSignalTargetingGroup;
    /**
     * Signal targeting groups
     * @description Signals that a package targets, in groups of which every one must hold.
     */
    CorePackageSignalTargetingGroups: CorePackageSignalTargetingGroups;
    /**
     * Performance standard
     * @description Standard of quality that delivery must reach, with its threshold and vendor.
     */
    CorePerformanceStandard: CorePerformanceStandard;
    /**
     * Product placement
     * @description Placement on which ads of a product appear, with the formats that it accepts.
     */
    CorePlacement: CorePlacement;
    /**
     * Placement reference
     * @description Reference to a placement of a product or of a publisher's file.
     */
    CorePlacementRef: CorePlacementRef;
    /**
     * Platform extension reference
     * @description URL of an extension document, with the digest that pins its content.
     */
    CorePlatformExtensionRef: CorePlatformExtensionRef;
    /**
     * Postal areas
     * @description Postal areas of one system: country and system, or the older name that holds both. A system that is not declared is refused with `UNSUPPORTED_FEATURE`.
     * @example {
     *       "country": "US",
     *       "system": "zip",
     *       "values": [
     *         "10001"
     *       ]
     *     }
     */
    CorePostalArea: CorePostalArea;
    /**
     * Postal area support
     * @description Postal systems in which areas can be named, by country. The older flat names may stand beside; both mean the same.
     * @example {
     *       "US": [
     *         "zip"
     *       ],
     *       "us_zip": true
     *     }
     */
    CorePostalAreaSupport: CorePostalAreaSupport;
    /**
     * Postal system of a country
     * @description A country and one of its postal systems; `postal_code` and `custom` exist in every country.
     */
    CorePostalCountrySystem: CorePostalCountrySystem;
    /**
     * Pricing option
     * @description Price of a product; `pricing_model` decides the form. Without `fixed_price` the price is found by auction.
     */
    CorePricingOption: CorePricingOption;
    /**
     * Product
     * @description Inventory that can be bought, with its formats, prices and terms.
     * @example {
     *       "product_id": "news_display",
     *       "name": "News display",
     *       "description": "Banners on news pages.",
     *       "publisher_properties": [
     *         {
     *           "publisher_domain": "news.example",
     *           "selection_type": "all"
     *         }
     *       ],
     *       "channels": [
     *         "display"
     *       ],
     *       "format_ids": [
     *         {
     *           "agent_url": "https://seller.example",
     *           "id": "display_300x250"
     *         }
     *       ],
     *       "delivery_type": "non_guaranteed",
     *       "pricing_options": [
     *         {
     *           "pricing_option_id": "cpm",
     *           "pricing_model": "cpm",
     *           "currency": "USD",
     *           "floor_price": 2
     *         }
     *       ],
     *       "reporting_capabilities": {
     *         "available_reporting_frequencies": [
     *           "daily"
     *         ],
     *         "expected_delay_minutes": 60,
     *         "timezone": "UTC",
     *         "supports_webhooks": false,
     *         "available_metrics": [
     *           "impressions",
     *           "spend"
     *         ],
     *         "date_range_support": "date_range"
     *       }
     *     }
     */
    CoreProduct: CoreProduct;
    /**
     * Allowed action
     * @description Change that a product allows. Any other is refused with `ACTION_NOT_ALLOWED`. Other keys have no effect.
     */
    CoreProductAllowedAction: CoreProductAllowedAction;
    /**
     * Product card
     * @description Image and short texts with which a list shows the product.
     */
    CoreProductCard: CoreProductCard;
    /**
     * Product format declaration
     * @description Creative format that a product accepts, declared by its family and requirements.
     */
    CoreProductFormatDeclaration: CoreProductFormatDeclaration;
    /**
     * Signal targeting option
     * @description Signal that packages of a product can target, with its prices and rules.
     */
    CoreProductSignalTargetingOption: CoreProductSignalTargetingOption;
    /**
     * Property identifier
     * @description Identifier that a publisher gives to a property in its own file: lower-case letters, digits and underscores. Unique inside that file only.
     * @example main_site
     */
    CorePropertyId: CorePropertyId;
    /**
     * Property list reference
     * @description A list of properties that another agent keeps. Other keys are refused.
     * @example {
     *       "agent_url": "https://governance.example",
     *       "list_id": "pl_news"
     *     }
     */
    CorePropertyListRef: CorePropertyListRef;
    /**
     * Property tag
     * @description Label that groups properties of one publisher: lower-case letters, digits and underscores.
     * @example sports
     */
    CorePropertyTag: CorePropertyTag;
    /**
     * Fields of every answer
     * @description Fields of the protocol beside those of the task, at the same level.
     */
    CoreProtocolEnvelope: CoreProtocolEnvelope;
    /**
     * Provenance
     * @description Origin of content: how it was made, who declares it, and what must be disclosed.
     * @example {
     *       "digital_source_type": "digital_creation",
     *       "human_oversight": "directed"
     *     }
     */
    CoreProvenance: CoreProvenance;
    /**
     * Publisher property selector
     * @description Selects properties in the files of other publishers. `selection_type` decides the form.
     */
    CorePublisherPropertySelector: CorePublisherPropertySelector;
    /**
     * Publisher selector, all
     * @description Selector of all properties of one or several publishers.
     */
    CorePublisherSelectorAll: CorePublisherSelectorAll;
    /**
     * Publisher selector, by identifier
     * @description Selects properties of one publisher by identifier. Identifiers mean something inside one file only, so several publishers cannot be named together.
     */
    CorePublisherSelectorById: CorePublisherSelectorById;
    /**
     * Publisher selector, by tag
     * @description Selects the properties of the named publishers that carry any of the tags.
     */
    CorePublisherSelectorByTag: CorePublisherSelectorByTag;
    /**
     * Push configuration
     * @description Endpoint to which the outcome of a request is sent if it is not known at once.
     * @example {
     *       "url": "https://buyer.example/hooks/tasks",
     *       "operation_id": "op-17"
     *     }
     */
    CorePushNotificationConfig: CorePushNotificationConfig;
    /**
     * Digest of a record
     * @description SHA-256 of the line that a dump has of the whole record, without its line feed, in hexadecimal digits. Present beside `shortened`.
     */
    CoreRecordDigest: CoreRecordDigest;
    /**
     * Reference asset
     * @description Material on which a creative draws, such as an earlier ad or a mood board.
     */
    CoreReferenceAsset: CoreReferenceAsset;
    /**
     * Registry event
     * @description One entry of the change feed. Events are ordered by `event_id`; readers that follow cursors see each matching event once.
     */
    CoreRegistryEvent: CoreRegistryEvent;
    /**
     * Registry feed freshness
     * @description Age of the newest event and retention of the feed, computed for the same filter as the page.
     */
    CoreRegistryFeedFreshness: CoreRegistryFeedFreshness;
    /**
     * Registry feed response
     * @description Page of the change feed with the cursor to continue from.
     */
    CoreRegistryFeedResponse: CoreRegistryFeedResponse;
    /**
     * Related collection
     * @description Relation of a collection to another one of the same publisher.
     */
    CoreRelatedCollection: CoreRelatedCollection;
    /**
     * Reporting capabilities
     * @description Contents, breakdowns and delays of the reports about a product.
     */
    CoreReportingCapabilities: CoreReportingCapabilities;
    /**
     * Rights constraint
     * @description What a licence permits, to travel with each creative that uses it. Experimental.
     */
    CoreRightsConstraint: CoreRightsConstraint;
    /**
     * Shortened members
     * @description Names of the sibling members that were too long: of a list over 32 KB of JSON the first items remain, an object over 32 KB is left out.
     */
    CoreShortenedMembers: CoreShortenedMembers;
    /**
     * Coverage forecast of a signal
     * @description Share of an inventory that carries a signal, as points of a forecast. Other keys are refused.
     */
    CoreSignalCoverageForecast: CoreSignalCoverageForecast;
    /**
     * Signal identifier
     * @description Reference to a signal in the older form; `signal-ref.json` replaces it.
     */
    CoreSignalId: CoreSignalId;
    /**
     * Signal listing
     * @description Signal with its meaning, value and methodology, as `get_signals` describes it.
     */
    CoreSignalListing: CoreSignalListing;
    /**
     * Signal pricing
     * @description Price for the use of a signal or service; `model` decides the other members.
     */
    CoreSignalPricing: CoreSignalPricing;
    /**
     * Signal reference
     * @description A signal of a product, of a data provider or of another source.
     */
    CoreSignalRef: CoreSignalRef;
    /**
     * Signal selection group rule
     * @description Number of signals of one selection group that can be chosen.
     */
    CoreSignalSelectionGroupRule: CoreSignalSelectionGroupRule;
    /**
     * Signal targeting
     * @description Signal with the value that it must have, in the older form.
     */
    CoreSignalTargeting: CoreSignalTargeting;
    /**
     * Signal expression
     * @description Condition on the value of a signal; `value_type` decides its form.
     * @example {
     *       "signal_ref": {
     *         "scope": "product",
     *         "signal_id": "sports_fans"
     *       },
     *       "value_type": "binary",
     *       "value": true
     *     }
     */
    CoreSignalTargetingExpression: CoreSignalTargetingExpression;
    /**
     * Signal targeting rules
     * @description Rules that state how packages of a product can combine signals.
     */
    CoreSignalTargetingRules: CoreSignalTargetingRules;
    /**
     * Signal taxonomy
     * @description Place of a signal in a published taxonomy of audiences.
     */
    CoreSignalTaxonomy: CoreSignalTaxonomy;
    /**
     * Service window
     * @description Promised times as ISO 8601 durations, such as `PT4H`. Other keys have no effect.
     */
    CoreSlaWindow: CoreSlaWindow;
    /**
     * Assets by slot
     * @description Assets of a creative by the name of their slot: lower-case letters, digits and underscores. A group of slots has a list.
     */
    CoreSlotAssets: CoreSlotAssets;
    /**
     * Special event
     * @description Special event around which content is made, such as a festival or an election.
     */
    CoreSpecial: CoreSpecial;
    /**
     * Talent
     * @description Person who appears in content, with the role that the person plays.
     */
    CoreTalent: CoreTalent;
    /**
     * Targeting
     * @description Limits of a package's delivery, which must all hold. A field that is not declared as supported is refused with `UNSUPPORTED_FEATURE`, also one that is not listed here; the same value in a field and its exclusion is refused with `VALIDATION_ERROR`.
     * @example {
     *       "geo_countries": [
     *         "US"
     *       ],
     *       "device_type": [
     *         "ctv"
     *       ],
     *       "frequency_cap": {
     *         "max_impressions": 3,
     *         "per": "households",
     *         "window": {
     *           "interval": 1,
     *           "unit": "days"
     *         }
     *       }
     *     }
     */
    CoreTargeting: CoreTargeting;
    /**
     * Webhook of a task
     * @description Sent when a task that was answered `submitted` has ended. Webhooks of some tasks have a schema of their own.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_7f3k2q",
     *       "task_type": "get_products",
     *       "protocol": "media-buy",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "context": {
     *         "trace": "plan-7"
     *       },
     *       "result": {
     *         "status": "completed",
     *         "products": [],
     *         "cache_scope": "account"
     *       }
     *     }
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_7f3k2q",
     *       "task_type": "create_media_buy",
     *       "protocol": "media-buy",
     *       "status": "canceled",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "message": "The caller canceled the task.",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12"
     *     }
     */
    CoreTaskWebhook: CoreTaskWebhook;
    /**
     * Fields of every task webhook
     * @description Fields that each webhook about a task has beside its `result`.
     */
    CoreTaskWebhookEnvelope: CoreTaskWebhookEnvelope;
    /**
     * Vendor metric identifier
     * @description Identifier of a metric in the catalog of its vendor: a lower-case letter, then letters, digits and underscores.
     * @example attention_units
     */
    CoreVendorMetricId: CoreVendorMetricId;
    /**
     * Vendor metric optimization
     * @description Metrics of vendors for which delivery of a product can be optimized.
     */
    CoreVendorMetricOptimization: CoreVendorMetricOptimization;
    /**
     * Optimized vendor metric
     * @description A metric of a vendor that delivery can be optimized for. Other keys are not used.
     */
    CoreVendorMetricOptimizationSupportedMetric: CoreVendorMetricOptimizationSupportedMetric;
    /**
     * Vendor metric value
     * @description Value of a metric that a vendor defines. Other keys have no effect.
     */
    CoreVendorMetricValue: CoreVendorMetricValue;
    /**
     * Vendor pricing option
     * @description Price of a vendor's service together with its identifier.
     */
    CoreVendorPricingOption: CoreVendorPricingOption;
    /**
     * Version fields
     * @description Version of the protocol that a request asks for, or in which a response is given. An unsupported version is refused with `VERSION_UNSUPPORTED`.
     * @example {
     *       "proto_version": "3.1"
     *     }
     */
    CoreVersionEnvelope: CoreVersionEnvelope;
    /**
     * Visible text
     * @description Text with at least one visible character: spaces, control characters and characters of no width do not count. Any other text is refused with 400 `invalid_request`.
     * @example Acme Outdoors
     */
    CoreVisibleText: CoreVisibleText;
    /**
     * Webhook of many changes
     * @description Sent instead of single events when more rows of a wholesale feed changed at once than are sent singly.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "wholesale_feed.bulk_change",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "wholesale_feed.bulk_change",
     *         "entity_type": "feed",
     *         "entity_id": "products",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "summary": "60 changes of products at once.",
     *           "affected_count": 60,
     *           "affected_entity_type": "product",
     *           "recommendation": "Read the wholesale feed of products again."
     *         }
     *       }
     *     }
     */
    CoreWholesaleFeedBulkChangeWebhook: CoreWholesaleFeedBulkChangeWebhook;
    /**
     * Fields of every wholesale webhook
     * @description Fields that each webhook about a wholesale feed has beside its `event`.
     */
    CoreWholesaleFeedEnvelope: CoreWholesaleFeedEnvelope;
    /**
     * Creative feature
     * @description A measured property of a creative, such as its weight or whether it carries a disclosure.
     */
    CreativeCreativeFeatureResult: CreativeCreativeFeatureResult;
    /**
     * Webhook of a deleted creative
     * @description Sent to subscribers of an account when a creative was deleted for good.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "creative.purged",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "creative_id": "cr_boots_1",
     *       "purge_kind": "soft",
     *       "purged_at": "2026-11-22T10:00:00.000Z",
     *       "reason_code": "retention_expired",
     *       "initiator": "seller"
     *     }
     */
    CreativeCreativePurgedWebhook: CreativeCreativePurgedWebhook;
    /**
     * Webhook of a creative's new state
     * @description Sent to subscribers of an account when the seller moved a creative to another state.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "creative.status_changed",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "creative_id": "cr_boots_1",
     *       "transition": {
     *         "from": "pending_review",
     *         "to": "rejected"
     *       },
     *       "reason_code": "review_failure",
     *       "reason_detail": "The text is not readable.",
     *       "initiator": "seller"
     *     }
     */
    CreativeCreativeStatusChangedWebhook: CreativeCreativeStatusChangedWebhook;
    /**
     * Preview input
     * @description A set of macro values that a preview is rendered for.
     */
    CreativePreviewInput: CreativePreviewInput;
    /**
     * Preview render
     * @description One rendered piece of a creative, as a URL, as markup, or as both.
     */
    CreativePreviewRender: CreativePreviewRender;
    /**
     * Account scope
     * @description Range of purchases that share one account of the seller.
     * @enum {string}
     */
    EnumsAccountScope: EnumsAccountScope;
    /**
     * Account status
     * @description State of an account at the seller; it decides which tasks are possible. `rejected` and `closed` are final.
     * @enum {string}
     */
    EnumsAccountStatus: EnumsAccountStatus;
    /**
     * Action source
     * @description Place at which a reported event happened, as the advertiser states it; conversion goals can be limited to some.
     * @enum {string}
     */
    EnumsActionSource: EnumsActionSource;
    /**
     * Price adjustment kind
     * @description Kind of a price adjustment, which decides whether it adds to the price or lowers it.
     * @enum {string}
     */
    EnumsAdjustmentKind: EnumsAdjustmentKind;
    /**
     * Agent health status
     * @description Whether an agent answered the last probe of the registry.
     * @enum {string}
     */
    EnumsAgentHealthStatus: EnumsAgentHealthStatus;
    /**
     * Agent lifecycle stage
     * @description Stage of development of an agent, as its organization states it.
     * @enum {string}
     */
    EnumsAgentLifecycleStage: EnumsAgentLifecycleStage;
    /**
     * Agent sort
     * @description Order of the list of enrolled agents; a minus sign stands for the opposite order.
     * @enum {string}
     */
    EnumsAgentSort: EnumsAgentSort;
    /**
     * Agent type
     * @description Role of an agent: what a caller can use it for.
     * @enum {string}
     */
    EnumsAgentType: EnumsAgentType;
    /**
     * Agent visibility
     * @description Audience that can see an enrolled agent in the catalog, in look-ups and in search.
     * @enum {string}
     */
    EnumsAgentVisibility: EnumsAgentVisibility;
    /**
     * Age verification method
     * @description Method by which the age of a person is established before an ad is shown.
     * @enum {string}
     */
    EnumsAgeVerificationMethod: EnumsAgeVerificationMethod;
    /**
     * API key permission
     * @description Permission of an API key. Those with `registry` and `admin` apply to the REST API, the others to the agent's tasks, by subject and action.
     * @enum {string}
     */
    EnumsApiKeyPermission: EnumsApiKeyPermission;
    /**
     * App store
     * @description Store in which an app identifier is valid, because stores assign identifiers independently.
     * @enum {string}
     */
    EnumsAppStore: EnumsAppStore;
    /**
     * Assessment status
     * @description How well something is set up, from `insufficient` to `excellent`.
     * @enum {string}
     */
    EnumsAssessmentStatus: EnumsAssessmentStatus;
    /**
     * Asset content type
     * @description Kind of content of an asset; it decides which members the asset has.
     * @enum {string}
     */
    EnumsAssetContentType: EnumsAssetContentType;
    /**
     * Attribution methodology
     * @description Method by which conversions are attributed to advertising, from exact records to models.
     * @enum {string}
     */
    EnumsAttributionMethodology: EnumsAttributionMethodology;
    /**
     * Attribution model
     * @description Rule by which the contacts before a conversion share the credit for it.
     * @enum {string}
     */
    EnumsAttributionModel: EnumsAttributionModel;
    /**
     * Audience source
     * @description Owner or origin of an audience; those that are `synced` were uploaded by the buyer.
     * @enum {string}
     */
    EnumsAudienceSource: EnumsAudienceSource;
    /**
     * Audience status
     * @description State of an uploaded audience. Only a `ready` one can be targeted; `too_small` means fewer matched members than the seller needs.
     * @enum {string}
     */
    EnumsAudienceStatus: EnumsAudienceStatus;
    /**
     * Audio channel layout
     * @description Arrangement of the channels of an audio track, from one channel to surround sound.
     * @enum {string}
     */
    EnumsAudioChannelLayout: EnumsAudioChannelLayout;
    /**
     * Audio distribution type
     * @description Kind of service through which an audio ad is heard.
     * @enum {string}
     */
    EnumsAudioDistributionType: EnumsAudioDistributionType;
    /**
     * Audit outcome
     * @description Result of an audited action, as the audit log records it.
     * @enum {string}
     */
    EnumsAuditOutcome: EnumsAuditOutcome;
    /**
     * Authorization check
     * @description One step of an authorization decision, in this order: the publisher's side up to `claimed_delegation`, then the operator's.
     * @enum {string}
     */
    EnumsAuthorizationCheck: EnumsAuthorizationCheck;
    /**
     * Authorization evidence
     * @description Evidence on which an authorization row rests, from the strongest to the weakest or manual.
     * @enum {string}
     */
    EnumsAuthorizationEvidence: EnumsAuthorizationEvidence;
    /**
     * Authorization reason
     * @description Reason for an authorization decision: why it holds, or which check failed first.
     * @enum {string}
     */
    EnumsAuthorizationReason: EnumsAuthorizationReason;
    /**
     * Authorization type
     * @description How an entry of `authorized_agents` states its scope; the value decides which companion field is read.
     * @enum {string}
     */
    EnumsAuthorizationType: EnumsAuthorizationType;
    /**
     * Metric
     * @description Metric of the protocol that delivery reports can contain.
     * @enum {string}
     */
    EnumsAvailableMetric: EnumsAvailableMetric;
    /**
     * Badge role
     * @description Protocol area for which an agent can hold the verified badge.
     * @enum {string}
     */
    EnumsBadgeRole: EnumsBadgeRole;
    /**
     * Billing party
     * @description Party that receives the invoices of an account.
     * @enum {string}
     */
    EnumsBillingParty: EnumsBillingParty;
    /**
     * Brand architecture
     * @description Architecture of a house: the way in which it presents its brands to the public.
     * @enum {string}
     */
    EnumsBrandArchitecture: EnumsBrandArchitecture;
    /**
     * Brand file status
     * @description State of the brand.json of a domain, as the registry knows it.
     * @enum {string}
     */
    EnumsBrandFileStatus: EnumsBrandFileStatus;
    /**
     * Brand file variant
     * @description Which of the five forms a brand.json document takes.
     * @enum {string}
     */
    EnumsBrandJsonVariant: EnumsBrandJsonVariant;
    /**
     * Brand property relationship
     * @description Tie between the operator of a brand.json and a property that it lists.
     * @enum {string}
     */
    EnumsBrandPropertyRelationship: EnumsBrandPropertyRelationship;
    /**
     * Brand sort
     * @description Order of a list of brands; a minus sign stands for the opposite order.
     * @enum {string}
     */
    EnumsBrandSort: EnumsBrandSort;
    /**
     * Brand source
     * @description Source of the data of a brand entry, which decides who can edit it.
     * @enum {string}
     */
    EnumsBrandSource: EnumsBrandSource;
    /**
     * C2PA watermark action
     * @description Whether a watermark is bound to the manifest of the content.
     * @enum {string}
     */
    EnumsC2PaWatermarkAction: EnumsC2PaWatermarkAction;
    /**
     * Canceled by
     * @description Party on whose decision a buy or package was canceled.
     * @enum {string}
     */
    EnumsCanceledBy: EnumsCanceledBy;
    /**
     * Catalog source
     * @description Strength of the evidence behind a property or collection record.
     * @enum {string}
     */
    EnumsCatalogSource: EnumsCatalogSource;
    /**
     * Catalog type
     * @description Kind of items in a catalog; it decides the fields and the identifier of an item.
     * @enum {string}
     */
    EnumsCatalogType: EnumsCatalogType;
    /**
     * Advertising channel
     * @description Medium in which inventory is bought; `olv` is online video, `ctv` connected television, `ooh` and `dooh` out-of-home print and screens.
     * @enum {string}
     */
    EnumsChannels: EnumsChannels;
    /**
     * Client scope
     * @description OAuth scope that a client of an organization can have. `proto:registry:read` and `proto:registry:write` (which includes reading) are for the REST API; `proto:products`, `proto:media_buys`, `proto:creatives` and `proto:reports` are for the agent's tasks.
     * @enum {string}
     */
    EnumsClientScope: EnumsClientScope;
    /**
     * Cloud storage protocol
     * @description Storage service into which a seller writes offline reports.
     * @enum {string}
     */
    EnumsCloudStorageProtocol: EnumsCloudStorageProtocol;
    /**
     * Co-branding requirement
     * @description Whether the seller's brand has to appear beside the advertiser's.
     * @enum {string}
     */
    EnumsCoBrandingRequirement: EnumsCoBrandingRequirement;
    /**
     * Collection cadence
     * @description Interval at which new content of a collection appears.
     * @enum {string}
     */
    EnumsCollectionCadence: EnumsCollectionCadence;
    /**
     * Collection kind
     * @description Principle by which the content of a collection is grouped.
     * @enum {string}
     */
    EnumsCollectionKind: EnumsCollectionKind;
    /**
     * Collection record status
     * @description Visibility of a collection in the registry, after the last crawl of its publisher.
     * @enum {string}
     */
    EnumsCollectionRecordStatus: EnumsCollectionRecordStatus;
    /**
     * Collection relationship
     * @description Relation of another collection of the publisher to this one.
     * @enum {string}
     */
    EnumsCollectionRelationship: EnumsCollectionRelationship;
    /**
     * Collection status
     * @description State of a collection in its life, as its publisher declares it.
     * @enum {string}
     */
    EnumsCollectionStatus: EnumsCollectionStatus;
    /**
     * Completion source
     * @description Party whose data prove that a view was completed.
     * @enum {string}
     */
    EnumsCompletionSource: EnumsCompletionSource;
    /**
     * Compliance status
     * @description Result of the last run of the agent checks, over all scored checks.
     * @enum {string}
     */
    EnumsComplianceStatus: EnumsComplianceStatus;
    /**
     * Compliance track status
     * @description Result of one compliance track, that is of a group of related checks.
     * @enum {string}
     */
    EnumsComplianceTrackStatus: EnumsComplianceTrackStatus;
    /**
     * Consent basis
     * @description Legal basis on which personal data are processed, in the terms of the GDPR.
     * @enum {string}
     */
    EnumsConsentBasis: EnumsConsentBasis;
    /**
     * Content identifier type
     * @description Scheme of an identifier that names a catalog item in events and reports.
     * @enum {string}
     */
    EnumsContentIdType: EnumsContentIdType;
    /**
     * Content rating system
     * @description Body or scheme that issued the age or audience rating of content.
     * @enum {string}
     */
    EnumsContentRatingSystem: EnumsContentRatingSystem;
    /**
     * Crawl outcome
     * @description Result of a finished crawl, compared with the stored copy.
     * @enum {string}
     */
    EnumsCrawlOutcome: EnumsCrawlOutcome;
    /**
     * Crawl status
     * @description State of a crawl request, from queued to completed or failed.
     * @enum {string}
     */
    EnumsCrawlStatus: EnumsCrawlStatus;
    /**
     * Creative event reason
     * @description Reason for which a creative changed its state or was deleted for good.
     * @enum {string}
     */
    EnumsCreativeEventReasonCode: EnumsCreativeEventReasonCode;
    /**
     * Creative identifier type
     * @description Registry that an industry identifier of a creative belongs to.
     * @enum {string}
     */
    EnumsCreativeIdentifierType: EnumsCreativeIdentifierType;
    /**
     * Creative selection strategy
     * @description Strategy by which one of several variants of a creative is chosen.
     * @enum {string}
     */
    EnumsCreativeSelectionStrategy: EnumsCreativeSelectionStrategy;
    /**
     * Creative status
     * @description State of a creative in the library; only an `approved` one is served.
     * @enum {string}
     */
    EnumsCreativeStatus: EnumsCreativeStatus;
    /**
     * Kind of credential
     * @description What a caller proved who it is with.
     * @enum {string}
     */
    EnumsCredentialKind: EnumsCredentialKind;
    /**
     * State of a credential
     * @description Whether a credential is accepted now.
     * @enum {string}
     */
    EnumsCredentialState: EnumsCredentialState;
    /**
     * DAAST tracking event
     * @description Event of an audio ad for which a DAAST tag or tracker can request a URL.
     * @enum {string}
     */
    EnumsDaastTrackingEvent: EnumsDaastTrackingEvent;
    /**
     * DAAST version
     * @description Version of the Digital Audio Ad Serving Template (DAAST) in which a tag is written.
     * @enum {string}
     */
    EnumsDaastVersion: EnumsDaastVersion;
    /**
     * Day of the week
     * @description Day of the week in the local time of the place of delivery.
     * @enum {string}
     */
    EnumsDayOfWeek: EnumsDayOfWeek;
    /**
     * Delegation type
     * @description Commercial path between a publisher and the agent that it authorizes.
     * @enum {string}
     */
    EnumsDelegationType: EnumsDelegationType;
    /**
     * Delivery type
     * @description Whether delivery is promised (`guaranteed`) or depends on an auction and on what is left (`non_guaranteed`).
     * @enum {string}
     */
    EnumsDeliveryType: EnumsDeliveryType;
    /**
     * Demographic system
     * @description Audience measurement system that defines the demographic codes in use.
     * @enum {string}
     */
    EnumsDemographicSystem: EnumsDemographicSystem;
    /**
     * Device platform
     * @description Operating system of a device, for targeting and for breakdowns of reports.
     * @enum {string}
     */
    EnumsDevicePlatform: EnumsDevicePlatform;
    /**
     * Device type
     * @description Kind of device, for targeting and for breakdowns of reports.
     * @enum {string}
     */
    EnumsDeviceType: EnumsDeviceType;
    /**
     * Digital source type
     * @description Kind of source of content, in the terms of the IPTC.
     * @enum {string}
     */
    EnumsDigitalSourceType: EnumsDigitalSourceType;
    /**
     * Disclosure persistence
     * @description Part of the playing time for which a disclosure is visible or audible.
     * @enum {string}
     */
    EnumsDisclosurePersistence: EnumsDisclosurePersistence;
    /**
     * Disclosure position
     * @description Position in the ad at which a disclosure is shown or heard.
     * @enum {string}
     */
    EnumsDisclosurePosition: EnumsDisclosurePosition;
    /**
     * Discovery method
     * @description Way in which the adagents.json of a domain was found, directly or through a pointer.
     * @enum {string}
     */
    EnumsDiscoveryMethod: EnumsDiscoveryMethod;
    /**
     * Distance unit
     * @description Unit in which a distance is stated; the service converts it to meters.
     * @enum {string}
     */
    EnumsDistanceUnit: EnumsDistanceUnit;
    /**
     * Distribution identifier type
     * @description Naming scheme of the place where a collection is distributed: podcast and video platforms, streaming channels, metadata catalogs or a domain.
     * @enum {string}
     */
    EnumsDistributionIdentifierType: EnumsDistributionIdentifierType;
    /**
     * Embedded provenance method
     * @description Method by which a statement of origin is embedded in content.
     * @enum {string}
     */
    EnumsEmbeddedProvenanceMethod: EnumsEmbeddedProvenanceMethod;
    /**
     * Entry kind
     * @description Subject that a community entry describes: a brand, or the properties of a publisher.
     * @enum {string}
     */
    EnumsEntryKind: EnumsEntryKind;
    /**
     * Error recovery
     * @description Way in which a caller can recover from an error.
     * @enum {string}
     */
    EnumsErrorRecovery: EnumsErrorRecovery;
    /**
     * Event type
     * @description Type of an action of a person that an event source reports.
     * @enum {string}
     */
    EnumsEventType: EnumsEventType;
    /**
     * Exclusivity
     * @description Degree to which other advertisers are kept away from the inventory.
     * @enum {string}
     */
    EnumsExclusivity: EnumsExclusivity;
    /**
     * Product feed format
     * @description Format in which the file of a product feed is written; it decides the parser.
     * @enum {string}
     */
    EnumsFeedFormat: EnumsFeedFormat;
    /**
     * Forecast method
     * @description Method of a forecast, which states how far its figures can be relied on.
     * @enum {string}
     */
    EnumsForecastMethod: EnumsForecastMethod;
    /**
     * Forecast range unit
     * @description Quantity that differs from point to point of a forecast.
     * @enum {string}
     */
    EnumsForecastRangeUnit: EnumsForecastRangeUnit;
    /**
     * Format kind
     * @description Canonical family of a creative format; the value decides how `params` is read.
     * @enum {string}
     */
    EnumsFormatKind: EnumsFormatKind;
    /**
     * Frame rate type
     * @description Whether all frames of a video have the same duration.
     * @enum {string}
     */
    EnumsFrameRateType: EnumsFrameRateType;
    /**
     * Freshness state
     * @description How recent a copy of a remote document is.
     * @enum {string}
     */
    EnumsFreshnessState: EnumsFreshnessState;
    /**
     * Genre taxonomy
     * @description Vocabulary from which genres of a collection are taken.
     * @enum {string}
     */
    EnumsGenreTaxonomy: EnumsGenreTaxonomy;
    /**
     * Geographic level
     * @description Level of geographic areas, from countries down to postal areas.
     * @enum {string}
     */
    EnumsGeoLevel: EnumsGeoLevel;
    /**
     * GOP type
     * @description Whether the groups of pictures of a video can be decoded independently.
     * @enum {string}
     */
    EnumsGopType: EnumsGopType;
    /**
     * Hosting mode
     * @description Server of a publisher's adagents.json: the domain itself, another host, this registry or nobody.
     * @enum {string}
     */
    EnumsHostingMode: EnumsHostingMode;
    /**
     * HTTP method
     * @description HTTP method with which the seller or a tracker sends a request.
     * @enum {string}
     */
    EnumsHttpMethod: EnumsHttpMethod;
    /**
     * Property identifier type
     * @description Naming scheme of a property identifier. `domain` without a prefix also covers `www.` and `m.`; `*.` in front of a domain covers every subdomain but not the domain itself; `subdomain` is matched exactly; the other schemes hold store, device, venue, feed or station identifiers.
     * @enum {string}
     */
    EnumsIdentifierTypes: EnumsIdentifierTypes;
    /**
     * Impairment state
     * @description State in which a resource of a buy is out of service.
     * @enum {string}
     */
    EnumsImpairmentOfflineState: EnumsImpairmentOfflineState;
    /**
     * Impairment reason
     * @description Cause for which a resource of a buy is out of service.
     * @enum {string}
     */
    EnumsImpairmentReasonCode: EnumsImpairmentReasonCode;
    /**
     * JavaScript module type
     * @description Way in which a script must be loaded so that it runs.
     * @enum {string}
     */
    EnumsJavascriptModuleType: EnumsJavascriptModuleType;
    /**
     * Keep mode
     * @description How many variants of a build the caller expects to keep; a hint that does not change the price.
     * @enum {string}
     */
    EnumsKeepMode: EnumsKeepMode;
    /**
     * Keller type
     * @description Place of a brand in the architecture of its house, after Keller.
     * @enum {string}
     */
    EnumsKellerType: EnumsKellerType;
    /**
     * Landing page requirement
     * @description Requirement for the page to which a click on the creative leads.
     * @enum {string}
     */
    EnumsLandingPageRequirement: EnumsLandingPageRequirement;
    /**
     * Older postal system name
     * @description Name that stands for a country and a postal system together. Deprecated in favor of a country with a system.
     * @enum {string}
     */
    EnumsLegacyPostalSystem: EnumsLegacyPostalSystem;
    /**
     * Lift dimension
     * @description Attitude of people that a brand lift study measures.
     * @enum {string}
     */
    EnumsLiftDimension: EnumsLiftDimension;
    /**
     * Logo slot
     * @description Place in pages, apps and ads for which a logo file is meant.
     * @enum {string}
     */
    EnumsLogoSlot: EnumsLogoSlot;
    /**
     * Makegood remedy
     * @description Remedy that a seller applies after missing a promised standard.
     * @enum {string}
     */
    EnumsMakegoodRemedy: EnumsMakegoodRemedy;
    /**
     * Manifest file
     * @description Name of a file in which a domain describes itself.
     * @enum {string}
     */
    EnumsManifestFile: EnumsManifestFile;
    /**
     * Manifest status
     * @description Result of the last attempt to read a manifest.
     * @enum {string}
     */
    EnumsManifestStatus: EnumsManifestStatus;
    /**
     * Markdown flavor
     * @description Dialect of Markdown in which a text is written.
     * @enum {string}
     */
    EnumsMarkdownFlavor: EnumsMarkdownFlavor;
    /**
     * Match identifier type
     * @description Kind of identifier that members of an audience were matched by.
     * @enum {string}
     */
    EnumsMatchIdType: EnumsMatchIdType;
    /**
     * Keyword match type
     * @description Closeness with which the words of a search must match a keyword.
     * @enum {string}
     */
    EnumsMatchType: EnumsMatchType;
    /**
     * Action mode
     * @description Way in which a change takes effect: at once, at once within limits, or after approval.
     * @enum {string}
     */
    EnumsMediaBuyActionMode: EnumsMediaBuyActionMode;
    /**
     * Media buy health
     * @description Health of a buy: whether everything that it needs is in service.
     * @enum {string}
     */
    EnumsMediaBuyHealth: EnumsMediaBuyHealth;
    /**
     * Media buy status
     * @description State of a buy. `completed`, `rejected` and `canceled` are final.
     * @enum {string}
     */
    EnumsMediaBuyStatus: EnumsMediaBuyStatus;
    /**
     * Media buy action
     * @description Change of a buy. The last four values name groups: budgets, dates, packages and creatives.
     * @enum {string}
     */
    EnumsMediaBuyValidAction: EnumsMediaBuyValidAction;
    /**
     * Member role
     * @description Role of a member, which decides what the member may do for an organization.
     * @enum {string}
     */
    EnumsMemberRole: EnumsMemberRole;
    /**
     * Metro system
     * @description System of metropolitan areas. `nielsen_dma` and `vendor_dma` name the same US market areas.
     * @enum {string}
     */
    EnumsMetroSystem: EnumsMetroSystem;
    /**
     * moov atom position
     * @description Position of the index (moov atom) inside an MP4 file.
     * @enum {string}
     */
    EnumsMoovAtomPosition: EnumsMoovAtomPosition;
    /**
     * Notification type
     * @description Event about which a webhook can be sent. The first five belong to a media buy; the others are subscribed to for an account.
     * @enum {string}
     */
    EnumsNotificationType: EnumsNotificationType;
    /**
     * Operator decision
     * @description Decision of an operator about something that waits.
     * @enum {string}
     */
    EnumsOperatorDecision: EnumsOperatorDecision;
    /**
     * Operator role
     * @description Role of a person who helps to run this deployment, independent of roles in organizations. Each role may do what the one before it may do.
     * @enum {string}
     */
    EnumsOperatorRole: EnumsOperatorRole;
    /**
     * Operator scope
     * @description Action that an authorized operator may take for a brand.
     * @enum {string}
     */
    EnumsOperatorScope: EnumsOperatorScope;
    /**
     * Optimization metric
     * @description Metric for which delivery of a package can be optimized.
     * @enum {string}
     */
    EnumsOptimizationMetric: EnumsOptimizationMetric;
    /**
     * Ownership challenge state
     * @description State of a challenge of domain control, which an organization requested for one domain.
     * @enum {string}
     */
    EnumsOwnershipChallengeState: EnumsOwnershipChallengeState;
    /**
     * Ownership proof method
     * @description Place where the nonce was found: a DNS record or a file on the domain.
     * @enum {string}
     */
    EnumsOwnershipProofMethod: EnumsOwnershipProofMethod;
    /**
     * Pacing
     * @description Rule by which the spend is spread over the flight.
     * @enum {string}
     */
    EnumsPacing: EnumsPacing;
    /**
     * Payment terms
     * @description Time after which an invoice must be paid, in days after its issue, or in advance.
     * @enum {string}
     */
    EnumsPaymentTerms: EnumsPaymentTerms;
    /**
     * Performance standard metric
     * @description Quality for which a standard sets a threshold; `ivt` is invalid traffic.
     * @enum {string}
     */
    EnumsPerformanceStandardMetric: EnumsPerformanceStandardMetric;
    /**
     * Postal system
     * @description System of postal areas, named together with its country. Names that contain the country are deprecated.
     * @enum {string}
     */
    EnumsPostalSystem: EnumsPostalSystem;
    /**
     * Pricing model
     * @description Unit for which a price is charged, known by its usual abbreviation.
     * @enum {string}
     */
    EnumsPricingModel: EnumsPricingModel;
    /**
     * Principal kind
     * @description Kind of principal for which a credential stands, which limits what it may do.
     * @enum {string}
     */
    EnumsPrincipalKind: EnumsPrincipalKind;
    /**
     * Production quality
     * @description Level of production of content, from studios to users.
     * @enum {string}
     */
    EnumsProductionQuality: EnumsProductionQuality;
    /**
     * Property classification
     * @description Classification of a property record: what the record stands for.
     * @enum {string}
     */
    EnumsPropertyClassification: EnumsPropertyClassification;
    /**
     * Property resolution source
     * @description Where the answer about a publisher domain came from.
     * @enum {string}
     */
    EnumsPropertyResolutionSource: EnumsPropertyResolutionSource;
    /**
     * Property source
     * @description Origin of a property in the registry listing, which states how far it can be trusted.
     * @enum {string}
     */
    EnumsPropertySource: EnumsPropertySource;
    /**
     * Property type
     * @description Type of place where advertising can appear, such as a website or an app.
     * @enum {string}
     */
    EnumsPropertyType: EnumsPropertyType;
    /**
     * Publisher agent source
     * @description Evidence that ties an agent to a publisher, from the publisher's file to a mere claim.
     * @enum {string}
     */
    EnumsPublisherAgentSource: EnumsPublisherAgentSource;
    /**
     * Publisher file status
     * @description What is known about the adagents.json of a domain.
     * @enum {string}
     */
    EnumsPublisherFileStatus: EnumsPublisherFileStatus;
    /**
     * Publisher look outcome
     * @description What the latest look for the adagents.json of a publisher found.
     * @enum {string}
     */
    EnumsPublisherLookOutcome: EnumsPublisherLookOutcome;
    /**
     * Publisher property source
     * @description Source from which it is known that a publisher has a property.
     * @enum {string}
     */
    EnumsPublisherPropertySource: EnumsPublisherPropertySource;
    /**
     * Publisher sort
     * @description Order of a list of publishers; a minus sign stands for the opposite order.
     * @enum {string}
     */
    EnumsPublisherSort: EnumsPublisherSort;
    /**
     * Reach unit
     * @description Unit that is counted once when the reach of a campaign is measured.
     * @enum {string}
     */
    EnumsReachUnit: EnumsReachUnit;
    /**
     * Redirect reason
     * @description Reason for which the file of a brand domain points to another domain.
     * @enum {string}
     */
    EnumsRedirectReason: EnumsRedirectReason;
    /**
     * Reason of a refusal
     * @description Why a call was refused, in one word.
     * @enum {string}
     */
    EnumsRefusalReason: EnumsRefusalReason;
    /**
     * Registry entity type
     * @description Kind of entity to which an event of the change feed belongs.
     * @enum {string}
     */
    EnumsRegistryEntityType: EnumsRegistryEntityType;
    /**
     * Registry event type
     * @description Type of a change of a registry entity. The part before the dot is the family, the part after it the change.
     * @enum {string}
     */
    EnumsRegistryEventType: EnumsRegistryEventType;
    /**
     * Relationship trust
     * @description How well the tie between a brand and its house is proven.
     * @enum {string}
     */
    EnumsRelationshipTrust: EnumsRelationshipTrust;
    /**
     * Reporting frequency
     * @description Length of the period that one pushed report covers.
     * @enum {string}
     */
    EnumsReportingFrequency: EnumsReportingFrequency;
    /**
     * Matching response type
     * @description Kind of response that real-time matching gives for a match.
     * @enum {string}
     */
    EnumsResponseType: EnumsResponseType;
    /**
     * Restricted attribute
     * @description Category of personal data that laws such as the GDPR protect specially.
     * @enum {string}
     */
    EnumsRestrictedAttribute: EnumsRestrictedAttribute;
    /**
     * Review reason
     * @description Reason for which an operator decides on an entry.
     * @enum {string}
     */
    EnumsReviewReason: EnumsReviewReason;
    /**
     * Review status
     * @description State of a submission that an operator of the registry reviews before it becomes public.
     * @enum {string}
     */
    EnumsReviewStatus: EnumsReviewStatus;
    /**
     * Revision source
     * @description Where the state after a revision came from. `brand_json` and `adagents_json`: the domain's own file; `enriched`: an enrichment provider; `community`: a member.
     * @enum {string}
     */
    EnumsRevisionSource: EnumsRevisionSource;
    /**
     * Rights billing period
     * @description Period that the price of a flat-rate rights option covers.
     * @enum {string}
     */
    EnumsRightsBillingPeriod: EnumsRightsBillingPeriod;
    /**
     * Rights constraint approval
     * @description State of the rights holder's approval of a grant.
     * @enum {string}
     */
    EnumsRightsConstraintApproval: EnumsRightsConstraintApproval;
    /**
     * Rights creative status
     * @description Outcome of the review of a creative that uses licensed rights.
     * @enum {string}
     */
    EnumsRightsCreativeStatus: EnumsRightsCreativeStatus;
    /**
     * Rights status
     * @description Outcome of a request for rights, as the buyer reads it.
     * @enum {string}
     */
    EnumsRightsStatus: EnumsRightsStatus;
    /**
     * Right type
     * @description Kind of right that a rights agent can license to advertisers.
     * @enum {string}
     */
    EnumsRightType: EnumsRightType;
    /**
     * Right use
     * @description Use for which a right is licensed; a use that is not listed is not allowed.
     * @enum {string}
     */
    EnumsRightUse: EnumsRightUse;
    /**
     * Scan type
     * @description Way in which the lines of a video frame are captured and stored.
     * @enum {string}
     */
    EnumsScanType: EnumsScanType;
    /**
     * Selection type
     * @description Way in which a selector names properties of a publisher.
     * @enum {string}
     */
    EnumsSelectionType: EnumsSelectionType;
    /**
     * Signal cadence
     * @description Interval in which a signal is refreshed, or that it looks back.
     * @enum {string}
     */
    EnumsSignalCadence: EnumsSignalCadence;
    /**
     * Kind of signal
     * @description Origin of a signal, which decides its visibility and the way it is priced.
     * @enum {string}
     */
    EnumsSignalCatalogType: EnumsSignalCatalogType;
    /**
     * Signal data source
     * @description Source from which the members of a signal were collected.
     * @enum {string}
     */
    EnumsSignalDataSource: EnumsSignalDataSource;
    /**
     * Signal methodology
     * @description How membership of a signal is decided.
     * @enum {string}
     */
    EnumsSignalMethodology: EnumsSignalMethodology;
    /**
     * Data provider status
     * @description Whether the adagents.json of the data provider confirms that this agent may offer the signal.
     * @enum {string}
     */
    EnumsSignalProviderStatus: EnumsSignalProviderStatus;
    /**
     * Signal value type
     * @description Form of the value that a signal gives for a person or context.
     * @enum {string}
     */
    EnumsSignalValueType: EnumsSignalValueType;
    /**
     * Social placement surface
     * @description Part of a social service in which an ad can appear.
     * @enum {string}
     */
    EnumsSocialPlacementSurface: EnumsSocialPlacementSurface;
    /**
     * Special category
     * @description Kind of special event around which content of a collection is made.
     * @enum {string}
     */
    EnumsSpecialCategory: EnumsSpecialCategory;
    /**
     * Sponsored placement type
     * @description Form in which a retail site shows a sponsored placement.
     * @enum {string}
     */
    EnumsSponsoredPlacementType: EnumsSponsoredPlacementType;
    /**
     * Talent role
     * @description Role of a person in the content of a collection.
     * @enum {string}
     */
    EnumsTalentRole: EnumsTalentRole;
    /**
     * Task status
     * @description State of a task. `completed`, `failed`, `rejected` and `canceled` are final; `working` runs and needs no polling; `submitted` waits for something outside and is polled or reported by webhook.
     * @enum {string}
     */
    EnumsTaskStatus: EnumsTaskStatus;
    /**
     * Task type
     * @description Task that an asynchronous record or a webhook belongs to. `media_buy_delivery` marks pushed delivery reports.
     * @enum {string}
     */
    EnumsTaskType: EnumsTaskType;
    /**
     * Trademark license type
     * @description Way in which a house holds a trademark: as owner, licensee or licensor.
     * @enum {string}
     */
    EnumsTrademarkLicenseType: EnumsTrademarkLicenseType;
    /**
     * Trademark status
     * @description State of a trademark in the register of its office.
     * @enum {string}
     */
    EnumsTrademarkStatus: EnumsTrademarkStatus;
    /**
     * Transport mode
     * @description Means of transport for which a travel time is computed.
     * @enum {string}
     */
    EnumsTransportMode: EnumsTransportMode;
    /**
     * Travel time unit
     * @description Unit in which a travel time is stated.
     * @enum {string}
     */
    EnumsTravelTimeUnit: EnumsTravelTimeUnit;
    /**
     * Universal identifier type
     * @description Kind of identifier that people are recognized by across companies.
     * @enum {string}
     */
    EnumsUidType: EnumsUidType;
    /**
     * Update frequency
     * @description Interval at which the owner renews a feed or file.
     * @enum {string}
     */
    EnumsUpdateFrequency: EnumsUpdateFrequency;
    /**
     * URL asset type
     * @description Purpose of a URL asset: destination of a click or tracker.
     * @enum {string}
     */
    EnumsUrlAssetType: EnumsUrlAssetType;
    /**
     * VAST tracking event
     * @description Event of a video ad for which a VAST tag or tracker can request a URL.
     * @enum {string}
     */
    EnumsVastTrackingEvent: EnumsVastTrackingEvent;
    /**
     * VAST version
     * @description Version of the Video Ad Serving Template (VAST) in which a tag is written.
     * @enum {string}
     */
    EnumsVastVersion: EnumsVastVersion;
    /**
     * Verification mode
     * @description Way in which a badge of compliance was earned.
     * @enum {string}
     */
    EnumsVerificationMode: EnumsVerificationMode;
    /**
     * Video placement type
     * @description Setting in which a video ad plays, as the IAB Tech Lab distinguishes them.
     * @enum {string}
     */
    EnumsVideoPlacementType: EnumsVideoPlacementType;
    /**
     * Viewability standard
     * @description Standard by which an impression counts as viewable, such as that of the MRC.
     * @enum {string}
     */
    EnumsViewabilityStandard: EnumsViewabilityStandard;
    /**
     * Watermark media type
     * @description Kind of content that carries a watermark of its origin.
     * @enum {string}
     */
    EnumsWatermarkMediaType: EnumsWatermarkMediaType;
    /**
     * Webhook authentication scheme
     * @description Scheme by which a webhook proves its origin to the receiver.
     * @enum {string}
     */
    EnumsWebhookAuthScheme: EnumsWebhookAuthScheme;
    /**
     * Webhook response type
     * @description Kind of content that the endpoint of a webhook asset returns.
     * @enum {string}
     */
    EnumsWebhookResponseType: EnumsWebhookResponseType;
    /**
     * Webhook security method
     * @description Way in which requests to the URL of a creative are authenticated.
     * @enum {string}
     */
    EnumsWebhookSecurityMethod: EnumsWebhookSecurityMethod;
    /**
     * Agent placement
     * @description Requirements for a mention of the brand in the response of an assistant.
     */
    FormatsCanonicalAgentPlacement: FormatsCanonicalAgentPlacement;
    /**
     * Audio by DAAST
     * @description Requirements that a DAAST tag of an audio ad must meet.
     */
    FormatsCanonicalAudioDaast: FormatsCanonicalAudioDaast;
    /**
     * Hosted audio
     * @description Requirements for an audio file that the seller hosts.
     */
    FormatsCanonicalAudioHosted: FormatsCanonicalAudioHosted;
    /**
     * Canonical parameters
     * @description Requirements that every canonical family of formats can state.
     */
    FormatsCanonicalBase: FormatsCanonicalBase;
    /**
     * Display tag
     * @description Requirements for a third-party tag. Its size is exact, one of several, or within bounds.
     */
    FormatsCanonicalDisplayTag: FormatsCanonicalDisplayTag;
    /**
     * HTML5
     * @description Requirements for an HTML5 ad. Its size is exact, one of several, or within bounds.
     */
    FormatsCanonicalHtml5: FormatsCanonicalHtml5;
    /**
     * Image
     * @description Requirements for an image. Its size is exact, one of several, or within bounds.
     */
    FormatsCanonicalImage: FormatsCanonicalImage;
    /**
     * Image carousel
     * @description Requirements for a carousel, which shows cards that a person swipes through.
     */
    FormatsCanonicalImageCarousel: FormatsCanonicalImageCarousel;
    /**
     * Native in feed
     * @description Requirements for a native ad, which has the look of the feed around it.
     */
    FormatsCanonicalNativeInFeed: FormatsCanonicalNativeInFeed;
    /**
     * Responsive creative
     * @description Requirements for a set of assets from which the seller assembles ads.
     */
    FormatsCanonicalResponsiveCreative: FormatsCanonicalResponsiveCreative;
    /**
     * Pixel size
     * @description Size of an image or ad, in CSS pixels.
     */
    FormatsCanonicalSize: FormatsCanonicalSize;
    /**
     * Canonical slot
     * @description Slot of a canonical format. Limits that do not apply to its kind of asset have no effect.
     */
    FormatsCanonicalSlot: FormatsCanonicalSlot;
    /**
     * Sponsored placement
     * @description Requirements for items of a catalog that are shown among others.
     */
    FormatsCanonicalSponsoredPlacement: FormatsCanonicalSponsoredPlacement;
    /**
     * Hosted video
     * @description Requirements for a video file that the seller hosts.
     */
    FormatsCanonicalVideoHosted: FormatsCanonicalVideoHosted;
    /**
     * Video by VAST
     * @description Requirements that a VAST tag of a video ad must meet.
     */
    FormatsCanonicalVideoVast: FormatsCanonicalVideoVast;
    /**
     * Enrolled agent
     * @description Agent that the organization enrolled, with its visibility and the results of probes.
     * @example {
     *       "url": "https://sales.tidewaterceramics.example/mcp",
     *       "name": "Tidewater Sales",
     *       "type": "sales",
     *       "visibility": "members_only",
     *       "lifecycle_stage": "production",
     *       "protocol": "mcp",
     *       "enrolled_at": "2026-01-15T08:30:00.000Z",
     *       "updated_at": "2026-01-15T08:30:00.000Z",
     *       "probed_at": null,
     *       "compliance_status": "unknown",
     *       "verified": false
     *     }
     */
    MeAgent: MeAgent;
    /**
     * Checks of an own agent
     * @description What the last checks of an enrolled agent found, and whether others wait.
     * @example {
     *       "url": "https://sales.tidewaterceramics.example/mcp",
     *       "compliance_status": "passing",
     *       "verified": false,
     *       "headline": "All checks passed.",
     *       "checked_at": "2026-01-15T08:30:00.000Z",
     *       "next_check_at": "2026-01-15T20:30:00.000Z",
     *       "is_waiting": false,
     *       "tracks": [
     *         {
     *           "track": "core",
     *           "status": "pass",
     *           "scenario_count": 4,
     *           "passed_count": 4,
     *           "duration_ms": 420,
     *           "has_coverage_gap_skip": false,
     *           "detail": "passed"
     *         }
     *       ]
     *     }
     */
    MeAgentChecks: MeAgentChecks;
    /**
     * Agent enrolment
     * @description Agent to enrol in the catalog, with the way in which it is listed.
     * @example {
     *       "url": "https://sales.tidewaterceramics.example/mcp",
     *       "type": "sales",
     *       "name": "Tidewater Sales",
     *       "visibility": "members_only"
     *     }
     */
    MeAgentEnrolment: MeAgentEnrolment;
    /**
     * Enrolled agent list
     * @description All agents that the organization enrolled, whatever their visibility.
     * @example {
     *       "agents": [
     *         {
     *           "url": "https://sales.tidewaterceramics.example/mcp",
     *           "name": "Tidewater Sales",
     *           "type": "sales",
     *           "visibility": "members_only",
     *           "lifecycle_stage": "production",
     *           "protocol": "mcp",
     *           "enrolled_at": "2026-01-15T08:30:00.000Z",
     *           "updated_at": "2026-01-15T08:30:00.000Z",
     *           "probed_at": null,
     *           "compliance_status": "unknown",
     *           "verified": false
     *         }
     *       ]
     *     }
     */
    MeAgentList: MeAgentList;
    /**
     * Agent response
     * @description Enrolled agent after a change, with a warning for each wish that was not granted.
     * @example {
     *       "agent": {
     *         "url": "https://sales.tidewaterceramics.example/mcp",
     *         "name": "Tidewater Sales",
     *         "type": "sales",
     *         "visibility": "members_only",
     *         "lifecycle_stage": "production",
     *         "protocol": "mcp",
     *         "enrolled_at": "2026-01-15T08:30:00.000Z",
     *         "updated_at": "2026-01-15T08:30:00.000Z",
     *         "probed_at": null,
     *         "compliance_status": "unknown",
     *         "verified": false
     *       }
     *     }
     */
    MeAgentResponse: MeAgentResponse;
    /**
     * Agent update
     * @description Fields of an enrolled agent to change; absent fields stay as they are.
     * @example {
     *       "visibility": "private"
     *     }
     */
    MeAgentUpdate: MeAgentUpdate;
    /**
     * Agent warning
     * @description Warning that a wish of the request was granted differently than stated.
     * @example {
     *       "code": "visibility_downgraded",
     *       "message": "Public agents need a membership tier.",
     *       "requested": "public",
     *       "applied": "members_only"
     *     }
     */
    MeAgentWarning: MeAgentWarning;
    /**
     * API key
     * @description Long-lived credential of an organization, shown without its secret.
     * @example {
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "name": "Nightly import",
     *       "prefix": "sk_q3vJ0m2T",
     *       "permissions": [
     *         "registry:read",
     *         "registry:write"
     *       ],
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "last_used_at": null,
     *       "expires_at": "2027-01-15T08:30:00.000Z",
     *       "revoked_at": null
     *     }
     */
    MeApiKey: MeApiKey;
    /**
     * API key created
     * @description New API key with its secret, which is shown in this response only.
     * @example {
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "name": "Nightly import",
     *       "prefix": "sk_q3vJ0m2T",
     *       "permissions": [
     *         "registry:read",
     *         "registry:write"
     *       ],
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "last_used_at": null,
     *       "expires_at": "2027-01-15T08:30:00.000Z",
     *       "revoked_at": null,
     *       "api_key": "sk_q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
     *     }
     */
    MeApiKeyCreated: MeApiKeyCreated;
    /**
     * API key list
     * @description All API keys of the organization, revoked ones included, without their secrets.
     * @example {
     *       "api_keys": [
     *         {
     *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *           "name": "Nightly import",
     *           "prefix": "sk_q3vJ0m2T",
     *           "permissions": [
     *             "registry:read",
     *             "registry:write"
     *           ],
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "last_used_at": null,
     *           "expires_at": "2027-01-15T08:30:00.000Z",
     *           "revoked_at": null
     *         }
     *       ]
     *     }
     */
    MeApiKeyList: MeApiKeyList;
    /**
     * API key request
     * @description API key to create: its name, permissions and expiry.
     * @example {
     *       "name": "Nightly import"
     *     }
     * @example {
     *       "name": "Nightly audit",
     *       "permissions": [
     *         "admin:read"
     *       ]
     *     }
     */
    MeApiKeyRequest: MeApiKeyRequest;
    /**
     * API key rolled
     * @description New API key in place of an older one, with its secret, which is shown in this response only.
     * @example {
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1c",
     *       "name": "Nightly import",
     *       "prefix": "sk_q3vJ0m2T",
     *       "permissions": [
     *         "registry:read",
     *         "registry:write"
     *       ],
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "last_used_at": null,
     *       "expires_at": "2027-01-15T08:30:00.000Z",
     *       "revoked_at": null,
     *       "api_key": "sk_q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
     *       "rolled_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "rolled_until": "2026-01-16T08:30:00.000Z"
     *     }
     */
    MeApiKeyRolled: MeApiKeyRolled;
    /**
     * Roll of an API key
     * @description How long the older key is accepted beside the new one.
     * @example {
     *       "grace_seconds": 86400
     *     }
     */
    MeApiKeyRollRequest: MeApiKeyRollRequest;
    /**
     * Audit entry
     * @description Something that was done for an organization, or to its credentials.
     * @example {
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "at": "2026-01-15T08:30:00.000Z",
     *       "action": "createMyApiKey",
     *       "actor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "actor_name": "Ann Potter",
     *       "subject": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
     *       "outcome": "done",
     *       "address": "192.0.2.7",
     *       "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
     *       "detail": {
     *         "name": "Nightly import",
     *         "permissions": []
     *       }
     *     }
     */
    MeAuditEntry: MeAuditEntry;
    /**
     * Exported audit log
     * @description Entries of the audit log as the text of a file, newest first, with times in UTC.
     * @example {
     *       "format": "csv",
     *       "file_name": "audit-2026-01-15T08-30-00Z.csv",
     *       "text": "at,action,actor,actor_name,subject,outcome,address,request_id,id,detail\r\n",
     *       "count": 0,
     *       "next_cursor": null
     *     }
     */
    MeAuditExport: MeAuditExport;
    /**
     * Export of the audit log
     * @description Which entries of the audit log are exported, and in which form.
     * @example {
     *       "format": "csv",
     *       "since": "2026-01-15T08:30:00.000Z"
     *     }
     */
    MeAuditExportRequest: MeAuditExportRequest;
    /**
     * Audit page
     * @description Page of the audit log of an organization, with a cursor for the next.
     * @example {
     *       "entries": [
     *         {
     *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *           "at": "2026-01-15T08:30:00.000Z",
     *           "action": "createMyApiKey",
     *           "actor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *           "actor_name": "Ann Potter",
     *           "subject": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
     *           "outcome": "done",
     *           "address": "192.0.2.7",
     *           "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
     *           "detail": {
     *             "name": "Nightly import",
     *             "permissions": []
     *           }
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    MeAuditPage: MeAuditPage;
    /**
     * Answer of the auth doctor
     * @description A credential, and why its last calls were refused.
     * @example {
     *       "credential": {
     *         "kind": "api_key",
     *         "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *         "name": "Nightly import",
     *         "prefix": "sk_q3vJ0m2T",
     *         "organization_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *         "organization_name": "Acme",
     *         "person_id": null,
     *         "person_name": null,
     *         "permissions": [
     *           "registry:read"
     *         ],
     *         "audiences": [
     *           "api",
     *           "mcp",
     *           "a2a"
     *         ],
     *         "state": "active",
     *         "created_at": "2026-01-15T08:30:00.000Z",
     *         "last_used_at": "2026-01-15T08:30:00.000Z",
     *         "expires_at": "2027-01-15T08:30:00.000Z",
     *         "revoked_at": null
     *       },
     *       "refused_calls": [
     *         {
     *           "at": "2026-01-15T08:30:00.000Z",
     *           "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
     *           "operation": "saveBrand",
     *           "method": "POST",
     *           "path": "/api/brands/save",
     *           "status": 403,
     *           "code": "insufficient_scope",
     *           "message": "This operation needs the permission registry:write, which the API key was not given.",
     *           "reason": "missing_permission",
     *           "missing": "registry:write",
     *           "mend": "Make a credential with registry:write, or ask an owner or admin for one."
     *         }
     *       ]
     *     }
     */
    MeAuthDoctorAnswer: MeAuthDoctorAnswer;
    /**
     * Question to the auth doctor
     * @description What the auth doctor looks at: a credential or a request, one of the two.
     * @example {
     *       "credential": "sk_q3vJ0m2T"
     *     }
     */
    MeAuthDoctorRequest: MeAuthDoctorRequest;
    /**
     * Client
     * @description Program that gets access tokens for an organization by itself (OAuth client credentials), shown without its secret.
     * @example {
     *       "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
     *       "name": "Buying desk",
     *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "scopes": [
     *         "proto:registry:read",
     *         "proto:registry:write",
     *         "proto:products",
     *         "proto:media_buys",
     *         "proto:creatives",
     *         "proto:reports"
     *       ]
     *     }
     */
    MeClient: MeClient;
    /**
     * Client created
     * @description New OAuth client with its secret, which is shown in this response only.
     * @example {
     *       "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
     *       "name": "Buying desk",
     *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "client_secret": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
     *       "token_endpoint": "https://registry.example/token",
     *       "scopes": [
     *         "proto:registry:read",
     *         "proto:registry:write",
     *         "proto:products",
     *         "proto:media_buys",
     *         "proto:creatives",
     *         "proto:reports"
     *       ]
     *     }
     */
    MeClientCreated: MeClientCreated;
    /**
     * Client list
     * @description All OAuth clients of the organization, without their secrets.
     * @example {
     *       "clients": [
     *         {
     *           "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
     *           "name": "Buying desk",
     *           "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "scopes": [
     *             "proto:registry:read",
     *             "proto:registry:write",
     *             "proto:products",
     *             "proto:media_buys",
     *             "proto:creatives",
     *             "proto:reports"
     *           ]
     *         }
     *       ]
     *     }
     */
    MeClientList: MeClientList;
    /**
     * Client request
     * @description OAuth client to create, which acts for the organization without a person.
     * @example {
     *       "name": "Buying desk"
     *     }
     * @example {
     *       "name": "Reporting",
     *       "scopes": [
     *         "proto:registry:read",
     *         "proto:reports"
     *       ]
     *     }
     */
    MeClientRequest: MeClientRequest;
    /**
     * Company identity
     * @description Identity of a person at the provider of their company, with which the person may sign in.
     * @example {
     *       "issuer": "https://login.tidewaterceramics.example",
     *       "linked_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    MeCompanyIdentity: MeCompanyIdentity;
    /**
     * Delivery to an audience
     * @description Delivery figures for members of one audience; rates and amounts as in the whole report.
     */
    MediaBuyAudienceDelivery: MediaBuyAudienceDelivery;
    /**
     * Audience outcome
     * @description Audience after the request, with its numbers of members and matches.
     */
    MediaBuyAudienceOutcome: MediaBuyAudienceOutcome;
    /**
     * Build a creative: answer
     * @description One manifest, several manifests, several creatives with variants, an estimate, the errors of a failed build, or a task to poll.
     * @example {
     *       "status": "completed",
     *       "creative_manifest": {
     *         "format_id": {
     *           "agent_url": "https://seller.example/mcp",
     *           "id": "display_300x250"
     *         },
     *         "assets": {
     *           "image": {
     *             "asset_type": "image",
     *             "url": "https://seller.example/assets/1.png",
     *             "width": 300,
     *             "height": 250
     *           }
     *         }
     *       },
     *       "build_variant_id": "bv_1",
     *       "expires_at": "2027-01-08T00:00:00Z"
     *     }
     */
    MediaBuyBuildCreativeResponse: MediaBuyBuildCreativeResponse;
    /**
     * Webhook of a build
     * @description Sent when a build of a creative that was answered `submitted` has ended.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_7f3k2q",
     *       "task_type": "build_creative",
     *       "protocol": "creative",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "completed",
     *         "creative_manifest": {
     *           "format_id": {
     *             "agent_url": "https://seller.example/mcp",
     *             "id": "display_300x250"
     *           },
     *           "assets": {
     *             "image": {
     *               "asset_type": "image",
     *               "url": "https://cdn.example/a.png",
     *               "width": 300,
     *               "height": 250
     *             }
     *           }
     *         },
     *         "build_variant_id": "bv_1"
     *       }
     *     }
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_7f3k2q",
     *       "task_type": "build_creative",
     *       "protocol": "creative",
     *       "status": "failed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "failed",
     *         "errors": [
     *           {
     *             "code": "SERVICE_UNAVAILABLE",
     *             "message": "The build could not be finished."
     *           }
     *         ]
     *       }
     *     }
     */
    MediaBuyBuildCreativeWebhook: MediaBuyBuildCreativeWebhook;
    /**
     * Create a media buy: answer
     * @description Created buy, the errors for which nothing was bought, or a task to wait for. Callers of release 3.1 and later read the state of the buy in `media_buy_status`; all others find it in `status` too.
     * @example {
     *       "status": "active",
     *       "media_buy_status": "active",
     *       "media_buy_id": "mb_1",
     *       "confirmed_at": "2027-01-01T00:00:00Z",
     *       "revision": 1,
     *       "packages": [
     *         {
     *           "package_id": "pkg_1",
     *           "product_id": "news_display",
     *           "budget": 5000,
     *           "pricing_option_id": "cpm"
     *         }
     *       ],
     *       "valid_actions": [
     *         "pause",
     *         "cancel"
     *       ],
     *       "sandbox": true
     *     }
     * @example {
     *       "status": "submitted",
     *       "task_id": "task_9c1d"
     *     }
     */
    MediaBuyCreateMediaBuyResponse: MediaBuyCreateMediaBuyResponse;
    /**
     * Webhook of a created buy
     * @description Sent to `push_notification_config` when a buy was accepted.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_mb_1_1",
     *       "task_type": "create_media_buy",
     *       "protocol": "media-buy",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "completed",
     *         "media_buy_status": "pending_creatives",
     *         "media_buy_id": "mb_1",
     *         "confirmed_at": "2026-11-22T10:00:00Z",
     *         "revision": 1,
     *         "packages": [
     *           {
     *             "package_id": "pkg_1",
     *             "product_id": "news_display",
     *             "budget": 5000,
     *             "pricing_option_id": "cpm"
     *           }
     *         ],
     *         "sandbox": true
     *       }
     *     }
     */
    MediaBuyCreateMediaBuyWebhook: MediaBuyCreateMediaBuyWebhook;
    /**
     * Daily delivery
     * @description Delivery figures of one day, in the time zone of the report.
     */
    MediaBuyDailyDelivery: MediaBuyDailyDelivery;
    /**
     * Delivery totals
     * @description Figures of a buy, summed over its packages, in the currency of the report.
     */
    MediaBuyDeliveryTotals: MediaBuyDeliveryTotals;
    /**
     * Delivery window
     * @description Delivery figures of one period, for the whole buy and by package.
     */
    MediaBuyDeliveryWindow: MediaBuyDeliveryWindow;
    /**
     * Delivery by device platform
     * @description Delivery figures for devices with one operating system.
     */
    MediaBuyDevicePlatformDelivery: MediaBuyDevicePlatformDelivery;
    /**
     * Delivery by device type
     * @description Delivery figures for devices of one kind, such as phones.
     */
    MediaBuyDeviceTypeDelivery: MediaBuyDeviceTypeDelivery;
    /**
     * Webhook of an impairment
     * @description Sent to the receiver of a buy when a resource that it needs went out of service or came back.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_mb_1_3",
     *       "task_type": "update_media_buy",
     *       "protocol": "media-buy",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "notification_id": "imp_1",
     *       "result": {
     *         "status": "completed",
     *         "media_buy_id": "mb_1",
     *         "media_buy_status": "active",
     *         "revision": 3,
     *         "notification_type": "impairment",
     *         "health": "impaired",
     *         "impairment": {
     *           "impairment_id": "imp_1",
     *           "resource_type": "creative",
     *           "resource_id": "cr_boots_1",
     *           "package_ids": [
     *             "pkg_1"
     *           ],
     *           "transition": {
     *             "from": "approved",
     *             "to": "suspended"
     *           },
     *           "reason_code": "content_rejected",
     *           "observed_at": "2026-11-22T09:00:00Z"
     *         },
     *         "impairments": [
     *           {
     *             "impairment_id": "imp_1",
     *             "resource_type": "creative",
     *             "resource_id": "cr_boots_1",
     *             "package_ids": [
     *               "pkg_1"
     *             ],
     *             "transition": {
     *               "from": "approved",
     *               "to": "suspended"
     *             },
     *             "reason_code": "content_rejected",
     *             "observed_at": "2026-11-22T09:00:00Z"
     *           }
     *         ],
     *         "affected_packages": []
     *       }
     *     }
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_mb_1_3",
     *       "task_type": "update_media_buy",
     *       "protocol": "media-buy",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "notification_id": "imp_1",
     *       "result": {
     *         "status": "completed",
     *         "media_buy_id": "mb_1",
     *         "media_buy_status": "active",
     *         "revision": 3,
     *         "notification_type": "impairment",
     *         "health": "ok",
     *         "impairment": {
     *           "impairment_id": "imp_1",
     *           "resource_type": "creative",
     *           "resource_id": "cr_boots_1",
     *           "package_ids": [
     *             "pkg_1"
     *           ],
     *           "transition": {
     *             "from": "approved",
     *             "to": "suspended"
     *           },
     *           "reason_code": "content_rejected",
     *           "observed_at": "2026-11-22T09:00:00Z"
     *         },
     *         "impairments": [],
     *         "affected_packages": [],
     *         "resolved_at": "2026-11-22T10:00:00.000Z"
     *       }
     *     }
     */
    MediaBuyImpairmentWebhook: MediaBuyImpairmentWebhook;
    /**
     * Result of an impairment webhook
     * @description State of a buy after an impairment began or ended.
     */
    MediaBuyImpairmentWebhookResult: MediaBuyImpairmentWebhookResult;
    /**
     * Delivery of a buy
     * @description Delivery of one buy: totals, packages and days.
     */
    MediaBuyMediaBuyDelivery: MediaBuyMediaBuyDelivery;
    /**
     * Webhook of a delivery report
     * @description Sent to `reporting_webhook` of a buy at the end of each period, and after late figures.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "report_mb_1_4",
     *       "task_id": "report_mb_1_4",
     *       "task_type": "media_buy_delivery",
     *       "protocol": "media-buy",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "notification_type": "scheduled",
     *         "sequence_number": 4,
     *         "next_expected_at": "2026-11-24T00:00:00.000Z",
     *         "reporting_period": {
     *           "start": "2026-11-21T00:00:00.000Z",
     *           "end": "2026-11-22T00:00:00.000Z"
     *         },
     *         "currency": "USD",
     *         "media_buy_deliveries": [
     *           {
     *             "media_buy_id": "mb_1",
     *             "status": "active",
     *             "totals": {
     *               "impressions": 10000,
     *               "spend": 150,
     *               "clicks": 50,
     *               "ctr": 0.005,
     *               "effective_rate": 15
     *             },
     *             "by_package": [
     *               {
     *                 "package_id": "pkg_1",
     *                 "impressions": 10000,
     *                 "spend": 150,
     *                 "pricing_model": "cpm",
     *                 "rate": 15,
     *                 "currency": "USD"
     *               }
     *             ]
     *           }
     *         ],
     *         "sandbox": true
     *       }
     *     }
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "report_mb_1_5",
     *       "task_id": "report_mb_1_5",
     *       "task_type": "media_buy_delivery",
     *       "protocol": "media-buy",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "notification_type": "delayed",
     *         "sequence_number": 5,
     *         "next_expected_at": "2026-11-22T01:00:00.000Z",
     *         "reporting_period": {
     *           "start": "2026-11-21T00:00:00.000Z",
     *           "end": "2026-11-22T00:00:00.000Z"
     *         },
     *         "currency": "USD",
     *         "partial_data": true,
     *         "unavailable_count": 1,
     *         "media_buy_deliveries": [
     *           {
     *             "media_buy_id": "mb_1",
     *             "status": "reporting_delayed",
     *             "expected_availability": "2026-11-22T01:00:00.000Z",
     *             "totals": {
     *               "impressions": 0,
     *               "spend": 0
     *             },
     *             "by_package": []
     *           }
     *         ]
     *       }
     *     }
     */
    MediaBuyMediaBuyDeliveryWebhook: MediaBuyMediaBuyDeliveryWebhook;
    /**
     * Result of a delivery report
     * @description Figures of one period of a buy, as they are pushed to `reporting_webhook`.
     */
    MediaBuyMediaBuyDeliveryWebhookResult: MediaBuyMediaBuyDeliveryWebhookResult;
    /**
     * Delivery of a package
     * @description Delivery of one package: totals and the requested breakdowns.
     */
    MediaBuyPackageDelivery: MediaBuyPackageDelivery;
    /**
     * Delivery in a placement
     * @description Delivery of a package on one placement.
     */
    MediaBuyPlacementDelivery: MediaBuyPlacementDelivery;
    /**
     * Webhook of a new product
     * @description Sent to subscribers of an account when a product was added to its wholesale feed.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "product.created",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "product.created",
     *         "entity_type": "product",
     *         "entity_id": "news_display",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "product_id": "news_display",
     *           "product": {
     *             "product_id": "news_display",
     *             "name": "News display",
     *             "description": "Banners on news pages.",
     *             "publisher_properties": [
     *               {
     *                 "publisher_domain": "news.example",
     *                 "selection_type": "all"
     *               }
     *             ],
     *             "channels": [
     *               "display"
     *             ],
     *             "format_ids": [
     *               {
     *                 "agent_url": "https://seller.example",
     *                 "id": "display_300x250"
     *               }
     *             ],
     *             "delivery_type": "non_guaranteed",
     *             "reporting_capabilities": {
     *               "available_reporting_frequencies": [
     *                 "daily"
     *               ],
     *               "expected_delay_minutes": 60,
     *               "timezone": "UTC",
     *               "supports_webhooks": false,
     *               "available_metrics": [
     *                 "impressions",
     *                 "spend"
     *               ],
     *               "date_range_support": "date_range"
     *             }
     *           }
     *         }
     *       }
     *     }
     */
    MediaBuyProductCreatedWebhook: MediaBuyProductCreatedWebhook;
    /**
     * Webhook of a product's new prices
     * @description Sent to subscribers of an account when the prices of a product of its wholesale feed changed.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "product.priced",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "product.priced",
     *         "entity_type": "product",
     *         "entity_id": "news_display",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "product_id": "news_display",
     *           "pricing_options": [
     *             {
     *               "pricing_option_id": "cpm",
     *               "pricing_model": "cpm",
     *               "currency": "USD",
     *               "fixed_price": 10
     *             }
     *           ],
     *           "previous_pricing_option_ids": [
     *             "old"
     *           ],
     *           "effective_at": "2026-11-22T10:00:00.000Z"
     *         }
     *       }
     *     }
     */
    MediaBuyProductPricedWebhook: MediaBuyProductPricedWebhook;
    /**
     * Webhook of a removed product
     * @description Sent to subscribers of an account when a product left its wholesale feed.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "product.removed",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "product.removed",
     *         "entity_type": "product",
     *         "entity_id": "news_display",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "product_id": "news_display",
     *           "removal_reason": "withdrawn"
     *         }
     *       }
     *     }
     */
    MediaBuyProductRemovedWebhook: MediaBuyProductRemovedWebhook;
    /**
     * Webhook of a changed product
     * @description Sent to subscribers of an account when a product of its wholesale feed changed in more than its prices.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "product.updated",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "product.updated",
     *         "entity_type": "product",
     *         "entity_id": "news_display",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "product_id": "news_display",
     *           "product": {
     *             "product_id": "news_display",
     *             "name": "News display",
     *             "description": "Banners on news pages.",
     *             "publisher_properties": [
     *               {
     *                 "publisher_domain": "news.example",
     *                 "selection_type": "all"
     *               }
     *             ],
     *             "channels": [
     *               "display"
     *             ],
     *             "format_ids": [
     *               {
     *                 "agent_url": "https://seller.example",
     *                 "id": "display_300x250"
     *               }
     *             ],
     *             "delivery_type": "non_guaranteed",
     *             "reporting_capabilities": {
     *               "available_reporting_frequencies": [
     *                 "daily"
     *               ],
     *               "expected_delay_minutes": 60,
     *               "timezone": "UTC",
     *               "supports_webhooks": false,
     *               "available_metrics": [
     *                 "impressions",
     *                 "spend"
     *               ],
     *               "date_range_support": "date_range"
     *             }
     *           }
     *         }
     *       }
     *     }
     */
    MediaBuyProductUpdatedWebhook: MediaBuyProductUpdatedWebhook;
    /**
     * Reporting period
     * @description Period that a report covers, from its start up to its end.
     */
    MediaBuyReportingPeriod: MediaBuyReportingPeriod;
    /**
     * Synchronize audiences: answer
     * @description Result for each audience, the errors for which nothing was done, or a task to wait for.
     * @example {
     *       "status": "completed",
     *       "audiences": [
     *         {
     *           "audience_id": "customers",
     *           "action": "created",
     *           "status": "too_small",
     *           "uploaded_count": 1,
     *           "total_uploaded_count": 1,
     *           "matched_count": 1,
     *           "effective_match_rate": 1,
     *           "match_breakdown": [
     *             {
     *               "id_type": "hashed_email",
     *               "submitted": 1,
     *               "matched": 1,
     *               "match_rate": 1
     *             }
     *           ],
     *           "last_synced_at": "2026-11-23T09:30:00.000Z",
     *           "minimum_size": 100
     *         }
     *       ]
     *     }
     */
    MediaBuySyncAudiencesResponse: MediaBuySyncAudiencesResponse;
    /**
     * Webhook of an audience
     * @description Sent when an uploaded audience has changed its state, for example to `ready`.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_customers_1",
     *       "task_type": "sync_audiences",
     *       "protocol": "media-buy",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "completed",
     *         "audiences": [
     *           {
     *             "audience_id": "customers",
     *             "action": "updated",
     *             "status": "ready",
     *             "uploaded_count": 1200,
     *             "matched_count": 900,
     *             "effective_match_rate": 0.75
     *           }
     *         ]
     *       }
     *     }
     */
    MediaBuySyncAudiencesWebhook: MediaBuySyncAudiencesWebhook;
    /**
     * Change a media buy: answer
     * @description Buy after the change, the errors for which nothing was changed, or a task to wait for. Callers of release 3.1 and later read the state of the buy in `media_buy_status`; all others find it in `status` too.
     * @example {
     *       "status": "completed",
     *       "media_buy_status": "paused",
     *       "media_buy_id": "mb_1",
     *       "revision": 2,
     *       "affected_packages": []
     *     }
     */
    MediaBuyUpdateMediaBuyResponse: MediaBuyUpdateMediaBuyResponse;
    /**
     * Webhook of a changed buy
     * @description Sent to the receiver of a buy when the buy changed: by an update, by its seller or by itself.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_mb_1_3",
     *       "task_type": "update_media_buy",
     *       "protocol": "media-buy",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "completed",
     *         "media_buy_id": "mb_1",
     *         "media_buy_status": "canceled",
     *         "revision": 3,
     *         "affected_packages": []
     *       }
     *     }
     */
    MediaBuyUpdateMediaBuyWebhook: MediaBuyUpdateMediaBuyWebhook;
    /**
     * Package in a window
     * @description Delivery figures of one package in one period.
     */
    MediaBuyWindowPackage: MediaBuyWindowPackage;
    /**
     * Saved entry
     * @description Community entry that the organization saved, a brand or the properties of a publisher.
     * @example {
     *       "entity": "brand",
     *       "domain": "tidewaterceramics.example",
     *       "review_status": "approved",
     *       "revision_number": 2,
     *       "updated_at": "2026-01-15T08:30:00.000Z"
     *     }
     * @example {
     *       "entity": "brand",
     *       "domain": "rnorningtide.example",
     *       "review_status": "pending",
     *       "revision_number": 0,
     *       "updated_at": "2026-01-15T08:30:00.000Z",
     *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "resembles": "morningtide.example"
     *     }
     */
    MeEntry: MeEntry;
    /**
     * Saved entry list
     * @description A page of the community entries that the organization saved.
     * @example {
     *       "entries": [
     *         {
     *           "entity": "brand",
     *           "domain": "tidewaterceramics.example",
     *           "review_status": "approved",
     *           "revision_number": 2,
     *           "updated_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    MeEntryList: MeEntryList;
    /**
     * Examined credential
     * @description What the registry knows of a credential, without its secret.
     * @example {
     *       "kind": "api_key",
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "name": "Nightly import",
     *       "prefix": "sk_q3vJ0m2T",
     *       "organization_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "organization_name": "Acme",
     *       "person_id": null,
     *       "person_name": null,
     *       "permissions": [
     *         "registry:read"
     *       ],
     *       "audiences": [
     *         "api",
     *         "mcp",
     *         "a2a"
     *       ],
     *       "state": "active",
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "last_used_at": "2026-01-15T08:30:00.000Z",
     *       "expires_at": "2027-01-15T08:30:00.000Z",
     *       "revoked_at": null
     *     }
     */
    MeExaminedCredential: MeExaminedCredential;
    /**
     * Access given to a program
     * @description What a person allowed a program to do in the person's name (OAuth 2.1).
     * @example {
     *       "grant_id": "hV1yq3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtR",
     *       "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
     *       "client_name": "Buying desk",
     *       "scopes": [
     *         "proto:registry:read"
     *       ],
     *       "allows": [
     *         "Read what members may read: the change feed, agent search, your agents, entries and proofs"
     *       ],
     *       "granted_at": "2026-01-15T08:30:00.000Z",
     *       "expires_at": "2026-01-29T08:30:00.000Z"
     *     }
     */
    MeGrant: MeGrant;
    /**
     * Access given to programs
     * @description Programs that act for a person, without the registry's own pages.
     * @example {
     *       "grants": [
     *         {
     *           "grant_id": "hV1yq3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtR",
     *           "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
     *           "client_name": "Buying desk",
     *           "scopes": [
     *             "proto:registry:read"
     *           ],
     *           "allows": [
     *             "Read what members may read: the change feed, agent search, your agents, entries and proofs"
     *           ],
     *           "granted_at": "2026-01-15T08:30:00.000Z",
     *           "expires_at": "2026-01-29T08:30:00.000Z"
     *         }
     *       ]
     *     }
     */
    MeGrantList: MeGrantList;
    /**
     * Limit of what is kept
     * @description A limit of what an organization, or its principal as a caller of tasks, may have.
     * @example {
     *       "kind": "api_keys",
     *       "what": "API keys",
     *       "holder": "organization",
     *       "used": 12,
     *       "most": 2000,
     *       "left": 1988,
     *       "advice": "Use fewer keys, or roll them less often: a key is kept for 30 days after it was revoked or expired."
     *     }
     */
    MeHeldLimit: MeHeldLimit;
    /**
     * Identity
     * @description Principal behind a credential, and the organizations for which it acts.
     * @example {
     *       "kind": "user",
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "name": "Ann Potter",
     *       "email": "ann@tidewaterceramics.example",
     *       "organization": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "organizations": [
     *         {
     *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *           "name": "Tidewater Ceramics",
     *           "tier": "api",
     *           "role": "owner"
     *         }
     *       ],
     *       "email_verified": true,
     *       "permissions": [
     *         "registry:read",
     *         "registry:write"
     *       ]
     *     }
     */
    MeIdentity: MeIdentity;
    /**
     * Invitation
     * @description A link by which a person can join, without the link itself.
     * @example {
     *       "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "role": "member",
     *       "email": "bob@tidewaterceramics.example",
     *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "expires_at": "2026-01-22T08:30:00.000Z"
     *     }
     */
    MeInvitation: MeInvitation;
    /**
     * Invitation created
     * @description New invitation with its link, which is shown in this response only.
     * @example {
     *       "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "role": "member",
     *       "email": "bob@tidewaterceramics.example",
     *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "expires_at": "2026-01-22T08:30:00.000Z",
     *       "url": "https://registry.example/invitations/q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
     *     }
     */
    MeInvitationCreated: MeInvitationCreated;
    /**
     * Invitation list
     * @description Invitations that are neither accepted, withdrawn nor expired.
     * @example {
     *       "invitations": [
     *         {
     *           "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *           "role": "member",
     *           "email": "bob@tidewaterceramics.example",
     *           "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "expires_at": "2026-01-22T08:30:00.000Z"
     *         }
     *       ]
     *     }
     */
    MeInvitationList: MeInvitationList;
    /**
     * Invitation request
     * @description Role to offer, and optionally the only email address that can accept it.
     * @example {
     *       "role": "member",
     *       "email": "bob@tidewaterceramics.example"
     *     }
     */
    MeInvitationRequest: MeInvitationRequest;
    /**
     * Limits and what is left
     * @description Every limit that holds for the organization and its credentials, with what is used.
     * @example {
     *       "holdings": [
     *         {
     *           "kind": "api_keys",
     *           "what": "API keys",
     *           "holder": "organization",
     *           "used": 12,
     *           "most": 2000,
     *           "left": 1988,
     *           "advice": "Use fewer keys, or roll them less often: a key is kept for 30 days after it was revoked or expired."
     *         }
     *       ],
     *       "requests": [
     *         {
     *           "limit": "credentials",
     *           "operations": [
     *             "createMyApiKey",
     *             "createMyClient"
     *           ],
     *           "per": "organization",
     *           "most": 60,
     *           "window_seconds": 3600,
     *           "used": 2,
     *           "left": 58,
     *           "resets_at": "2026-01-15T09:30:00.000Z"
     *         }
     *       ]
     *     }
     */
    MeLimits: MeLimits;
    /**
     * Member
     * @description Person with a membership in the organization: role, address and time of joining.
     * @example {
     *       "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "name": "Ann Potter",
     *       "email": "ann@tidewaterceramics.example",
     *       "role": "owner",
     *       "joined_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    MeMember: MeMember;
    /**
     * Member list
     * @description All people who are members of the organization, with their roles.
     * @example {
     *       "members": [
     *         {
     *           "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *           "name": "Ann Potter",
     *           "email": "ann@tidewaterceramics.example",
     *           "role": "owner",
     *           "joined_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ]
     *     }
     */
    MeMemberList: MeMemberList;
    /**
     * Member update
     * @description New role of a member in the organization.
     * @example {
     *       "role": "admin"
     *     }
     */
    MeMemberUpdate: MeMemberUpdate;
    /**
     * Organization
     * @description Organization as its members see it, with the caller's own role.
     * @example {
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "name": "Tidewater Ceramics",
     *       "tier": "api",
     *       "role": "owner",
     *       "created_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    MeOrganization: MeOrganization;
    /**
     * Organization update
     * @description New name of the organization; the identifier and short name stay.
     * @example {
     *       "name": "Tidewater Ceramics"
     *     }
     */
    MeOrganizationUpdate: MeOrganizationUpdate;
    /**
     * Passkey
     * @description Passkey of a person: a key on a device or in a password manager, with which the person signs in instead of a password.
     * @example {
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b40",
     *       "name": "Work laptop",
     *       "is_synced": false,
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "last_used_at": "2026-01-15T09:10:00.000Z"
     *     }
     */
    MePasskey: MePasskey;
    /**
     * Passkey list
     * @description All passkeys with which a person signs in.
     * @example {
     *       "passkeys": [
     *         {
     *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b40",
     *           "name": "Work laptop",
     *           "is_synced": false,
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "last_used_at": "2026-01-15T09:10:00.000Z"
     *         }
     *       ],
     *       "most": 10
     *     }
     */
    MePasskeyList: MePasskeyList;
    /**
     * Passkey update
     * @description Another name for a passkey of the person.
     * @example {
     *       "name": "Work laptop"
     *     }
     */
    MePasskeyUpdate: MePasskeyUpdate;
    /**
     * Proof of control
     * @description When an organization last proved that it controls a domain.
     * @example {
     *       "domain": "tidewaterceramics.example",
     *       "method": "dns",
     *       "proved_at": "2026-01-15T08:30:00.000Z",
     *       "valid_until": "2026-04-15T08:30:00.000Z",
     *       "is_valid": true
     *     }
     */
    MeProof: MeProof;
    /**
     * Proof list
     * @description Page of the domains of which an organization proved control.
     * @example {
     *       "proofs": [
     *         {
     *           "domain": "tidewaterceramics.example",
     *           "method": "dns",
     *           "proved_at": "2026-01-15T08:30:00.000Z",
     *           "valid_until": "2026-04-15T08:30:00.000Z",
     *           "is_valid": true
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    MeProofList: MeProofList;
    /**
     * Refused call
     * @description A call that was refused, with the reason and what to do.
     * @example {
     *       "at": "2026-01-15T08:30:00.000Z",
     *       "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
     *       "operation": "saveBrand",
     *       "method": "POST",
     *       "path": "/api/brands/save",
     *       "status": 403,
     *       "code": "insufficient_scope",
     *       "message": "This operation needs the permission registry:write, which the API key was not given.",
     *       "reason": "missing_permission",
     *       "missing": "registry:write",
     *       "mend": "Make a credential with registry:write, or ask an owner or admin for one."
     *     }
     */
    MeRefusedCall: MeRefusedCall;
    /**
     * Limit of requests
     * @description A limit of requests in a window of time, as far as it counts by organization or person.
     * @example {
     *       "limit": "credentials",
     *       "operations": [
     *         "createMyApiKey",
     *         "createMyClient"
     *       ],
     *       "per": "organization",
     *       "most": 60,
     *       "window_seconds": 3600,
     *       "used": 2,
     *       "left": 58,
     *       "resets_at": "2026-01-15T09:30:00.000Z"
     *     }
     */
    MeRequestLimit: MeRequestLimit;
    /**
     * Session
     * @description Browser in which a person is signed in on the registry's own pages.
     * @example {
     *       "id": "kJ3xTq0b7mYcR2vWn8sLd",
     *       "device": "Firefox on Windows",
     *       "address": "198.51.100.7",
     *       "started_at": "2026-01-15T08:30:00.000Z",
     *       "last_used_at": "2026-01-15T09:10:00.000Z",
     *       "proved_at": "2026-01-15T08:30:00.000Z",
     *       "ends_at": "2026-01-18T09:10:00.000Z",
     *       "is_current": true
     *     }
     */
    MeSession: MeSession;
    /**
     * Session list
     * @description Browsers in which a person is signed in.
     * @example {
     *       "sessions": [
     *         {
     *           "id": "kJ3xTq0b7mYcR2vWn8sLd",
     *           "device": "Firefox on Windows",
     *           "address": "198.51.100.7",
     *           "started_at": "2026-01-15T08:30:00.000Z",
     *           "last_used_at": "2026-01-15T09:10:00.000Z",
     *           "proved_at": "2026-01-15T08:30:00.000Z",
     *           "ends_at": "2026-01-18T09:10:00.000Z",
     *           "is_current": true
     *         }
     *       ]
     *     }
     */
    MeSessionList: MeSessionList;
    /**
     * Ended sessions
     * @description Result of signing out in other browsers.
     * @example {
     *       "ended": 2
     *     }
     */
    MeSessionsEnded: MeSessionsEnded;
    /**
     * Ways to sign in
     * @description Ways in which a person can sign in here.
     * @example {
     *       "password": true,
     *       "companies": [
     *         {
     *           "issuer": "https://login.tidewaterceramics.example",
     *           "linked_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "passkeys": 1
     *     }
     */
    MeSignInWays: MeSignInWays;
    /**
     * Standing
     * @description Organization for which the caller acts, with the caller's role.
     * @example {
     *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "name": "Tidewater Ceramics",
     *       "tier": "api",
     *       "role": "owner"
     *     }
     */
    MeStanding: MeStanding;
    /**
     * Registry webhook
     * @description A subscription of an organization to the change feed: events are pushed to its endpoint in order, at least once, each page with the cursor that follows it.
     * @example {
     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
     *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
     *       "types": [
     *         "authorization.*"
     *       ],
     *       "description": "Mirror of the sales team",
     *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
     *       "status": "active",
     *       "pause_reason": null,
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "updated_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    MeWebhook: MeWebhook;
    /**
     * Delivery attempt
     * @description One attempt to deliver a page of events to the endpoint of a subscription.
     * @example {
     *       "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
     *       "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b22",
     *       "attempt": 1,
     *       "status": "success",
     *       "http_status_code": 204,
     *       "error_message": null,
     *       "fired_at": "2026-01-15T08:30:00.000Z",
     *       "completed_at": "2026-01-15T08:30:00.120Z",
     *       "response_time_ms": 118,
     *       "payload_size_bytes": 2048
     *     }
     */
    MeWebhookAttempt: MeWebhookAttempt;
    /**
     * Delivery attempts
     * @description The newest attempts to deliver events to the endpoint of a subscription.
     * @example {
     *       "attempts": [
     *         {
     *           "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
     *           "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b22",
     *           "attempt": 1,
     *           "status": "success",
     *           "http_status_code": 204,
     *           "error_message": null,
     *           "fired_at": "2026-01-15T08:30:00.000Z",
     *           "completed_at": "2026-01-15T08:30:00.120Z",
     *           "response_time_ms": 118,
     *           "payload_size_bytes": 2048
     *         }
     *       ]
     *     }
     */
    MeWebhookAttemptList: MeWebhookAttemptList;
    /**
     * Delivery
     * @description One body that is sent to the endpoint of a subscription, and how far that is.
     * @example {
     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
     *       "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
     *       "purpose": "events",
     *       "origin_delivery_id": null,
     *       "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
     *       "state": "failed",
     *       "failure": "status_500",
     *       "attempts": 24,
     *       "next_attempt_at": null,
     *       "gives_up_at": null,
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "ended_at": "2026-01-16T08:30:00.000Z",
     *       "payload_size_bytes": 2048
     *     }
     */
    MeWebhookDelivery: MeWebhookDelivery;
    /**
     * Attempt of a delivery
     * @description One attempt to send a delivery, with what the endpoint answered.
     * @example {
     *       "attempt": 1,
     *       "status": "failed",
     *       "http_status_code": 500,
     *       "error_message": "status_500",
     *       "fired_at": "2026-01-15T08:30:00.000Z",
     *       "completed_at": "2026-01-15T08:30:00.120Z",
     *       "response_time_ms": 118,
     *       "response": {
     *         "headers": {
     *           "content-type": "text/plain"
     *         },
     *         "body": "database is locked",
     *         "is_cut": false
     *       }
     *     }
     */
    MeWebhookDeliveryAttempt: MeWebhookDeliveryAttempt;
    /**
     * Delivery with its attempts
     * @description One delivery with the body that was sent and what the endpoint answered.
     * @example {
     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
     *       "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
     *       "purpose": "events",
     *       "origin_delivery_id": null,
     *       "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
     *       "state": "failed",
     *       "failure": "status_500",
     *       "attempts": 24,
     *       "next_attempt_at": null,
     *       "gives_up_at": null,
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "ended_at": "2026-01-16T08:30:00.000Z",
     *       "payload_size_bytes": 2048,
     *       "body": "{\"idempotency_key\":\"whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31\",\"type\":\"registry.events\"}",
     *       "request_headers": {
     *         "content-type": "application/json",
     *         "signature": "[redacted]"
     *       },
     *       "kept_until": "2026-02-15T08:30:00.000Z",
     *       "attempts_made": [
     *         {
     *           "attempt": 1,
     *           "status": "failed",
     *           "http_status_code": 500,
     *           "error_message": "status_500",
     *           "fired_at": "2026-01-15T08:30:00.000Z",
     *           "completed_at": "2026-01-15T08:30:00.120Z",
     *           "response_time_ms": 118,
     *           "response": {
     *             "headers": {
     *               "content-type": "text/plain"
     *             },
     *             "body": "database is locked",
     *             "is_cut": false
     *           }
     *         }
     *       ]
     *     }
     */
    MeWebhookDeliveryDetail: MeWebhookDeliveryDetail;
    /**
     * Deliveries
     * @description Page of what was sent to the endpoint of a subscription within the last 30 days.
     * @example {
     *       "deliveries": [
     *         {
     *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
     *           "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
     *           "purpose": "events",
     *           "origin_delivery_id": null,
     *           "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
     *           "state": "failed",
     *           "failure": "status_500",
     *           "attempts": 24,
     *           "next_attempt_at": null,
     *           "gives_up_at": null,
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "ended_at": "2026-01-16T08:30:00.000Z",
     *           "payload_size_bytes": 2048
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    MeWebhookDeliveryList: MeWebhookDeliveryList;
    /**
     * Redelivery of what failed
     * @description Which deliveries that failed are to be sent again.
     * @example {
     *       "since": "2026-01-15T08:30:00.000Z",
     *       "selection": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
     *     }
     */
    MeWebhookFailedRedelivery: MeWebhookFailedRedelivery;
    /**
     * Deliveries that failed
     * @description How many pages of events were given up since a moment and not delivered later.
     * @example {
     *       "count": 3,
     *       "payload_size_bytes": 6144,
     *       "oldest_at": "2026-01-15T08:30:00.000Z",
     *       "newest_at": "2026-01-15T09:30:00.000Z",
     *       "selection": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
     *     }
     */
    MeWebhookFailures: MeWebhookFailures;
    /**
     * Registry webhooks
     * @description All subscriptions of an organization to the change feed, paused ones included.
     * @example {
     *       "webhooks": [
     *         {
     *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
     *           "url": "https://mirror.tidewaterceramics.example/hooks/registry",
     *           "types": [
     *             "authorization.*"
     *           ],
     *           "description": "Mirror of the sales team",
     *           "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
     *           "status": "active",
     *           "pause_reason": null,
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "updated_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ]
     *     }
     */
    MeWebhookList: MeWebhookList;
    /**
     * Queued redeliveries
     * @description Deliveries that were queued by the request, or by an equal one before.
     * @example {
     *       "deliveries": [
     *         {
     *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
     *           "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b32",
     *           "purpose": "redelivery",
     *           "origin_delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
     *           "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
     *           "state": "open",
     *           "failure": null,
     *           "attempts": 0,
     *           "next_attempt_at": "2026-01-15T08:30:00.000Z",
     *           "gives_up_at": "2026-01-16T08:30:00.000Z",
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "ended_at": null,
     *           "payload_size_bytes": 2048
     *         }
     *       ]
     *     }
     */
    MeWebhookRedelivered: MeWebhookRedelivered;
    /**
     * Redelivery
     * @description From where the events of a subscription are to be sent once more.
     * @example {
     *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21"
     *     }
     */
    MeWebhookRedelivery: MeWebhookRedelivery;
    /**
     * New registry webhook
     * @description Endpoint that is to receive events of the change feed, and which of them.
     * @example {
     *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
     *       "types": [
     *         "authorization.*"
     *       ]
     *     }
     */
    MeWebhookRequest: MeWebhookRequest;
    /**
     * Answer of an endpoint
     * @description What the endpoint of a subscription answered to one attempt, as far as it is kept.
     * @example {
     *       "headers": {
     *         "content-type": "text/plain"
     *       },
     *       "body": "database is locked",
     *       "is_cut": false
     *     }
     */
    MeWebhookResponse: MeWebhookResponse;
    /**
     * Change of a registry webhook
     * @description What is to change about a subscription; members that are absent stay as they are.
     * @example {
     *       "types": [
     *         "property.*",
     *         "collection.*"
     *       ]
     *     }
     */
    MeWebhookUpdate: MeWebhookUpdate;
    /**
     * Account book
     * @description Amounts of an account in one currency.
     * @example {
     *       "currency": "USD",
     *       "spent": 0,
     *       "paid": 0,
     *       "committed": 0,
     *       "available": 25000
     *     }
     */
    OperatorAccountBook: OperatorAccountBook;
    /**
     * Account credit
     * @description New credit limit of an account.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "credit_limit": 25000
     *     }
     */
    OperatorAccountCredit: OperatorAccountCredit;
    /**
     * Account decision
     * @description Decision about an account that waits for approval.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "decision": "approve"
     *     }
     */
    OperatorAccountDecision: OperatorAccountDecision;
    /**
     * Account standing
     * @description Account with the amounts that it owes and may still spend.
     * @example {
     *       "account": {
     *         "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *         "account_id": "acc_tidewater_1",
     *         "brand": {
     *           "domain": "tidewaterceramics.example"
     *         },
     *         "operator": "agency.example",
     *         "sandbox": false,
     *         "status": "active",
     *         "billing": "operator",
     *         "credit_limit": 25000,
     *         "currency": "USD",
     *         "created_at": "2026-01-15T08:30:00.000Z"
     *       },
     *       "books": [
     *         {
     *           "currency": "USD",
     *           "spent": 0,
     *           "paid": 0,
     *           "committed": 0,
     *           "available": 25000
     *         }
     *       ]
     *     }
     */
    OperatorAccountStanding: OperatorAccountStanding;
    /**
     * Arrivals
     * @description What began to wait for a decision of moderators, by kind, in each kind the oldest first.
     * @example {
     *       "reviews": [
     *         {
     *           "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *           "entity": "brand",
     *           "domain": "rnorningtide.example",
     *           "since": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "accounts": [
     *         {
     *           "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *           "account_id": "acc_tidewater_1",
     *           "since": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "creatives": []
     *     }
     */
    OperatorArrivals: OperatorArrivals;
    /**
     * Arrived account
     * @description Account of a buyer that began to wait for approval, by the names that `/api/operator/accounts` uses.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "since": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorArrivedAccount: OperatorArrivedAccount;
    /**
     * Arrived creative
     * @description Creative that began to wait for a review, by the names that `/api/operator/creatives` uses.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "creative_id": "cr_boots_1",
     *       "since": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorArrivedCreative: OperatorArrivedCreative;
    /**
     * Arrived review
     * @description Entry that began to wait for a decision, by the names that `/api/operator/reviews` uses.
     * @example {
     *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "entity": "brand",
     *       "domain": "rnorningtide.example",
     *       "since": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorArrivedReview: OperatorArrivedReview;
    /**
     * Buyer account
     * @description Account of a caller of the agent, as operators see it.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "brand": {
     *         "domain": "tidewaterceramics.example"
     *       },
     *       "operator": "agency.example",
     *       "sandbox": false,
     *       "status": "pending_approval",
     *       "billing": "operator",
     *       "credit_limit": 0,
     *       "currency": "USD",
     *       "created_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorBuyerAccount: OperatorBuyerAccount;
    /**
     * Buyer account list
     * @description Page of accounts of all callers in one state.
     * @example {
     *       "accounts": [
     *         {
     *           "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *           "account_id": "acc_tidewater_1",
     *           "brand": {
     *             "domain": "tidewaterceramics.example"
     *           },
     *           "operator": "agency.example",
     *           "sandbox": false,
     *           "status": "pending_approval",
     *           "billing": "operator",
     *           "credit_limit": 0,
     *           "currency": "USD",
     *           "created_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorBuyerAccountList: OperatorBuyerAccountList;
    /**
     * Buyer creative
     * @description Creative of a caller of the agent, as operators see it, without its content.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "creative_id": "cr_boots_1",
     *       "name": "Boots 300x250",
     *       "status": "pending_review",
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "updated_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorBuyerCreative: OperatorBuyerCreative;
    /**
     * Buyer creative detail
     * @description Creative of a caller of the agent with its content.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "creative_id": "cr_boots_1",
     *       "name": "Boots 300x250",
     *       "status": "pending_review",
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "updated_at": "2026-01-15T08:30:00.000Z",
     *       "creative": {
     *         "creative_id": "cr_boots_1",
     *         "name": "Boots 300x250",
     *         "assets": {}
     *       },
     *       "rejection_reason": null,
     *       "decided_by": null,
     *       "decided_at": null
     *     }
     */
    OperatorBuyerCreativeDetail: OperatorBuyerCreativeDetail;
    /**
     * Buyer creative list
     * @description Page of creatives of all callers that wait for a review.
     * @example {
     *       "creatives": [
     *         {
     *           "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *           "account_id": "acc_tidewater_1",
     *           "creative_id": "cr_boots_1",
     *           "name": "Boots 300x250",
     *           "status": "pending_review",
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "updated_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorBuyerCreativeList: OperatorBuyerCreativeList;
    /**
     * Compared name
     * @description Name in the forms in which a person compares it with another one.
     * @example {
     *       "name": "rnorningtide.example",
     *       "shown": "rnorningtide.example",
     *       "label": "rnorningtide",
     *       "skeleton": "rnorningtide"
     *     }
     */
    OperatorComparedName: OperatorComparedName;
    /**
     * Creative decision
     * @description Decision about a creative that waits for a review.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "creative_id": "cr_boots_1",
     *       "decision": "approve"
     *     }
     */
    OperatorCreativeDecision: OperatorCreativeDecision;
    /**
     * Creative undo
     * @description Creative whose decision is taken back, and why.
     * @example {
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "account_id": "acc_tidewater_1",
     *       "creative_id": "cr_boots_1",
     *       "reason": "The logo is their own."
     *     }
     */
    OperatorCreativeUndo: OperatorCreativeUndo;
    /**
     * Failed job
     * @description Job that was given up after its last attempt.
     * @example {
     *       "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "kind": "crawlDomain",
     *       "subject": "quiet.example",
     *       "attempts": 3,
     *       "error_code": "unreachable",
     *       "failed_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorFailedJob: OperatorFailedJob;
    /**
     * Failed job list
     * @description Page of jobs that were given up.
     * @example {
     *       "jobs": [
     *         {
     *           "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *           "kind": "crawlDomain",
     *           "subject": "quiet.example",
     *           "attempts": 3,
     *           "error_code": "unreachable",
     *           "failed_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorFailedJobList: OperatorFailedJobList;
    /**
     * Failed webhook list
     * @description Page of webhooks that were given up.
     * @example {
     *       "webhooks": [
     *         {
     *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *           "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *           "kind": "media_buy",
     *           "subject": "mb_1",
     *           "url": "https://buyer.example/hook",
     *           "failure": "gone",
     *           "attempts": 1,
     *           "payload_size_bytes": 812,
     *           "created_at": "2026-01-15T08:30:00.000Z",
     *           "failed_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorFailedWebhookList: OperatorFailedWebhookList;
    /**
     * Failing host
     * @description Domain of which every crawl has failed for some time.
     * @example {
     *       "domain": "quiet.example",
     *       "outcome": "unreachable",
     *       "error_code": "connection_failed",
     *       "failing_since": "2026-01-15T08:30:00.000Z",
     *       "failures": 4,
     *       "checked_at": "2026-01-15T12:30:00.000Z",
     *       "next_try_at": "2026-01-15T16:30:00.000Z",
     *       "has_copy": true
     *     }
     */
    OperatorFailingHost: OperatorFailingHost;
    /**
     * Failing host list
     * @description Page of the domains whose crawls fail.
     * @example {
     *       "hosts": [
     *         {
     *           "domain": "quiet.example",
     *           "outcome": "unreachable",
     *           "error_code": "connection_failed",
     *           "failing_since": "2026-01-15T08:30:00.000Z",
     *           "failures": 4,
     *           "checked_at": "2026-01-15T12:30:00.000Z",
     *           "next_try_at": "2026-01-15T16:30:00.000Z",
     *           "has_copy": true
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorFailingHostList: OperatorFailingHostList;
    /**
     * Host tried
     * @description Crawl of a domain that is queued now.
     * @example {
     *       "domain": "quiet.example",
     *       "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19"
     *     }
     */
    OperatorHostTried: OperatorHostTried;
    /**
     * Job retried
     * @description Job that runs in place of a failed one.
     * @example {
     *       "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19"
     *     }
     */
    OperatorJobRetried: OperatorJobRetried;
    /**
     * Jobs retried
     * @description How many failed jobs of a kind were queued again.
     * @example {
     *       "kind": "trafficBuy",
     *       "retried": 14,
     *       "is_more": false
     *     }
     */
    OperatorJobsRetried: OperatorJobsRetried;
    /**
     * Retry of failed jobs
     * @description Kind of the failed jobs that are queued again.
     * @example {
     *       "kind": "trafficBuy"
     *     }
     */
    OperatorJobsRetryRequest: OperatorJobsRetryRequest;
    /**
     * Open job
     * @description Job of the queue that waits or runs.
     * @example {
     *       "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "kind": "crawlDomain",
     *       "subject": "quiet.example",
     *       "site": "quiet.example",
     *       "lane": "asked",
     *       "status": "queued",
     *       "due_at": "2026-01-15T08:30:00.000Z",
     *       "attempts": 1,
     *       "most_attempts": 3,
     *       "error_code": "unreachable"
     *     }
     */
    OperatorOpenJob: OperatorOpenJob;
    /**
     * Open job list
     * @description Page of the jobs that wait or run.
     * @example {
     *       "jobs": [
     *         {
     *           "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *           "kind": "crawlDomain",
     *           "subject": "quiet.example",
     *           "site": "quiet.example",
     *           "lane": "asked",
     *           "status": "queued",
     *           "due_at": "2026-01-15T08:30:00.000Z",
     *           "attempts": 1,
     *           "most_attempts": 3,
     *           "error_code": "unreachable"
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorOpenJobList: OperatorOpenJobList;
    /**
     * Operator grant
     * @description Role that a person is to have in running this deployment.
     * @example {
     *       "email": "ann@tidewaterceramics.example",
     *       "role": "moderator"
     *     }
     */
    OperatorOperatorGrant: OperatorOperatorGrant;
    /**
     * Operator person
     * @description Person with a role in running this deployment.
     * @example {
     *       "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "name": "Ann Potter",
     *       "email": "ann@tidewaterceramics.example",
     *       "role": "moderator",
     *       "granted_by": "admin",
     *       "granted_at": "2026-01-15T08:30:00.000Z",
     *       "disabled": false
     *     }
     */
    OperatorOperatorPerson: OperatorOperatorPerson;
    /**
     * Operator person list
     * @description Page of people who run this deployment.
     * @example {
     *       "people": [
     *         {
     *           "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *           "name": "Ann Potter",
     *           "email": "ann@tidewaterceramics.example",
     *           "role": "moderator",
     *           "granted_by": "admin",
     *           "granted_at": "2026-01-15T08:30:00.000Z",
     *           "disabled": false
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorOperatorPersonList: OperatorOperatorPersonList;
    /**
     * Protected name
     * @description Name that new entries may not imitate without the decision of an operator.
     * @example {
     *       "name": "morningtide.example",
     *       "created_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorProtectedName: OperatorProtectedName;
    /**
     * Protected name list
     * @description Page of the names that operators protected.
     * @example {
     *       "names": [
     *         {
     *           "name": "morningtide.example",
     *           "created_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorProtectedNameList: OperatorProtectedNameList;
    /**
     * Protected name request
     * @description Name that is to be protected.
     * @example {
     *       "name": "morningtide.example"
     *     }
     */
    OperatorProtectedNameRequest: OperatorProtectedNameRequest;
    /**
     * Review case
     * @description Entry that waits for the decision of an operator, without its content.
     * @example {
     *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "entity": "brand",
     *       "domain": "rnorningtide.example",
     *       "organization_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "editor": "Ann Potter",
     *       "reason": "looks_like",
     *       "resembles": "morningtide.example",
     *       "status": "pending",
     *       "created_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorReviewCase: OperatorReviewCase;
    /**
     * Review decided
     * @description Decision that was made about an entry.
     * @example {
     *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "entity": "brand",
     *       "domain": "rnorningtide.example",
     *       "status": "rejected",
     *       "decided_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "decided_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorReviewDecided: OperatorReviewDecided;
    /**
     * Review decision
     * @description Decision about an entry that waits.
     * @example {
     *       "decision": "reject",
     *       "reason": "It imitates morningtide.example."
     *     }
     */
    OperatorReviewDecision: OperatorReviewDecision;
    /**
     * Review detail
     * @description Entry that waits or waited for a decision, with its content and the two names side by side.
     * @example {
     *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "entity": "brand",
     *       "domain": "rnorningtide.example",
     *       "organization_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "editor": "Ann Potter",
     *       "reason": "looks_like",
     *       "resembles": "morningtide.example",
     *       "status": "pending",
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "entry": {
     *         "brand_name": "Morningtide"
     *       },
     *       "asked_name": {
     *         "name": "rnorningtide.example",
     *         "shown": "rnorningtide.example",
     *         "label": "rnorningtide",
     *         "skeleton": "rnorningtide"
     *       },
     *       "known_name": {
     *         "name": "morningtide.example",
     *         "shown": "morningtide.example",
     *         "label": "morningtide",
     *         "skeleton": "rnorningtide"
     *       },
     *       "decided_by": null,
     *       "decided_at": null
     *     }
     */
    OperatorReviewDetail: OperatorReviewDetail;
    /**
     * Review list
     * @description Page of entries that wait for a decision.
     * @example {
     *       "reviews": [
     *         {
     *           "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *           "entity": "brand",
     *           "domain": "rnorningtide.example",
     *           "organization_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *           "editor": "Ann Potter",
     *           "reason": "looks_like",
     *           "resembles": "morningtide.example",
     *           "status": "pending",
     *           "created_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       ],
     *       "next_cursor": null
     *     }
     */
    OperatorReviewList: OperatorReviewList;
    /**
     * Review undone
     * @description Case about an entry that waits again, because the decision was taken back.
     * @example {
     *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "entity": "brand",
     *       "domain": "rnorningtide.example",
     *       "status": "pending",
     *       "undone_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
     *       "undone_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorReviewUndone: OperatorReviewUndone;
    /**
     * Rollback request
     * @description Earlier revision of an entry that is to be restored.
     * @example {
     *       "entity": "brand",
     *       "domain": "saltmarshecho.example",
     *       "revision_number": 1,
     *       "reason": "The newest revision advertises a casino."
     *     }
     */
    OperatorRollbackRequest: OperatorRollbackRequest;
    /**
     * Rollback response
     * @description Entry that has the content of an earlier revision again.
     * @example {
     *       "entity": "brand",
     *       "domain": "saltmarshecho.example",
     *       "revision_number": 3,
     *       "rolled_back_to": 1
     *     }
     */
    OperatorRollbackResponse: OperatorRollbackResponse;
    /**
     * Undo request
     * @description Reason for which the decision on an entry is taken back.
     * @example {
     *       "reason": "Both names belong to one company."
     *     }
     */
    OperatorUndoRequest: OperatorUndoRequest;
    /**
     * Waiting
     * @description Decisions that moderators have still to make, by kind.
     * @example {
     *       "reviews": {
     *         "count": 2,
     *         "oldest_at": "2026-01-15T08:30:00.000Z"
     *       },
     *       "accounts": {
     *         "count": 1,
     *         "oldest_at": "2026-01-15T08:30:00.000Z"
     *       },
     *       "creatives": {
     *         "count": 0,
     *         "oldest_at": null
     *       }
     *     }
     */
    OperatorWaiting: OperatorWaiting;
    /**
     * Waiting queue
     * @description How much of one kind waits for a decision.
     * @example {
     *       "count": 2,
     *       "oldest_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorWaitingQueue: OperatorWaitingQueue;
    /**
     * Webhook of what waits for operators
     * @description Sent to the operator's address (`OPERATOR_WEBHOOK_URL`) when entries, accounts or creatives began to wait for a decision: one webhook at most each minute, whatever their number.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "type": "operator.waiting",
     *       "sent_at": "2026-01-15T08:30:10.000Z",
     *       "registry_url": "https://registry.example",
     *       "waiting": {
     *         "reviews": {
     *           "count": 2,
     *           "oldest_at": "2026-01-14T08:30:00.000Z"
     *         },
     *         "accounts": {
     *           "count": 1,
     *           "oldest_at": "2026-01-15T08:30:00.000Z"
     *         },
     *         "creatives": {
     *           "count": 1,
     *           "oldest_at": "2026-01-15T08:30:00.000Z"
     *         }
     *       },
     *       "arrived": {
     *         "reviews": [
     *           {
     *             "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *             "entity": "brand",
     *             "domain": "rnorningtide.example",
     *             "since": "2026-01-15T08:30:00.000Z"
     *           }
     *         ],
     *         "accounts": [
     *           {
     *             "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *             "account_id": "acc_tidewater_1",
     *             "since": "2026-01-15T08:30:00.000Z"
     *           }
     *         ],
     *         "creatives": [
     *           {
     *             "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *             "account_id": "acc_tidewater_1",
     *             "creative_id": "cr_boots_1",
     *             "since": "2026-01-15T08:30:00.000Z"
     *           }
     *         ]
     *       },
     *       "arrived_count": 3
     *     }
     */
    OperatorWaitingWebhook: OperatorWaitingWebhook;
    /**
     * Failed webhook
     * @description Webhook that was given up, without its body.
     * @example {
     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
     *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
     *       "kind": "media_buy",
     *       "subject": "mb_1",
     *       "url": "https://buyer.example/hook",
     *       "failure": "gone",
     *       "attempts": 1,
     *       "payload_size_bytes": 812,
     *       "created_at": "2026-01-15T08:30:00.000Z",
     *       "failed_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    OperatorWebhookFailure: OperatorWebhookFailure;
    /**
     * Webhook retried
     * @description Webhook that is sent again after it failed.
     * @example {
     *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19"
     *     }
     */
    OperatorWebhookRetried: OperatorWebhookRetried;
    /**
     * Cost per action
     * @description Pricing option with a price for each conversion of one kind.
     * @example {
     *       "pricing_option_id": "cpa_purchase",
     *       "pricing_model": "cpa",
     *       "event_type": "purchase",
     *       "currency": "USD",
     *       "fixed_price": 12
     *     }
     */
    PricingOptionsCpaOption: PricingOptionsCpaOption;
    /**
     * Cost per click
     * @description Price for each click: fixed, or by auction with a floor.
     */
    PricingOptionsCpcOption: PricingOptionsCpcOption;
    /**
     * Cost per completed view
     * @description Pricing option with a price for each view that reaches the end of the video.
     */
    PricingOptionsCpcvOption: PricingOptionsCpcvOption;
    /**
     * Cost per thousand
     * @description Pricing option with a price for each 1000 impressions: fixed, or by auction with a floor.
     * @example {
     *       "pricing_option_id": "cpm_fixed",
     *       "pricing_model": "cpm",
     *       "currency": "USD",
     *       "fixed_price": 18.5
     *     }
     */
    PricingOptionsCpmOption: PricingOptionsCpmOption;
    /**
     * Cost per point
     * @description A price for each rating point of a demographic group.
     */
    PricingOptionsCppOption: PricingOptionsCppOption;
    /**
     * Cost per view
     * @description Pricing option with a price for each view that reaches the threshold.
     */
    PricingOptionsCpvOption: PricingOptionsCpvOption;
    /**
     * Flat rate
     * @description Pricing option with one price for the whole flight, whatever is delivered.
     */
    PricingOptionsFlatRateOption: PricingOptionsFlatRateOption;
    /**
     * Price breakdown
     * @description How a price comes about: a list price and adjustments in the order in which they are applied.
     */
    PricingOptionsPriceBreakdown: PricingOptionsPriceBreakdown;
    /**
     * Price guidance
     * @description Percentiles of the prices that won earlier auctions, in the currency of the option.
     */
    PricingOptionsPriceGuidance: PricingOptionsPriceGuidance;
    /**
     * Time
     * @description Pricing option with a price for each unit of time for which the placement is reserved.
     */
    PricingOptionsTimeOption: PricingOptionsTimeOption;
    /**
     * Viewable cost per thousand
     * @description Pricing option with a price for each 1000 viewable impressions.
     */
    PricingOptionsVcpmOption: PricingOptionsVcpmOption;
    /**
     * Activity of the registry
     * @description Events of the last 30 days, day by day, how the numbers of entries changed with them, and the slowest hosts.
     */
    RegistryActivity: RegistryActivity;
    /**
     * Crawls of a day
     * @description Number of crawls of domains on one day, by what they found for adagents.json.
     */
    RegistryActivityCrawls: RegistryActivityCrawls;
    /**
     * Day of the registry
     * @description What changed in the registry on one day in UTC.
     */
    RegistryActivityDay: RegistryActivityDay;
    /**
     * Adagents check request
     * @description Text of an adagents.json that is not published yet.
     * @example {
     *       "document": "{\"authorized_agents\": [], \"properties\": []}",
     *       "domain": "twostroke.example"
     *     }
     */
    RegistryAdagentsCheckRequest: RegistryAdagentsCheckRequest;
    /**
     * Adagents check response
     * @description Findings about an adagents.json that is not published yet, each with its line and column.
     */
    RegistryAdagentsCheckResponse: RegistryAdagentsCheckResponse;
    /**
     * Adagents create data
     * @description Generated adagents.json with the findings of the validator; the registry does not store it.
     */
    RegistryAdagentsCreateData: RegistryAdagentsCreateData;
    /**
     * Adagents create request
     * @description Parts from which an adagents.json is generated. They are validated by the rules of the document itself; findings are refused with status 400.
     */
    RegistryAdagentsCreateRequest: RegistryAdagentsCreateRequest;
    /**
     * Adagents create response
     * @description Envelope of the generated document. The registry does not store the document.
     */
    RegistryAdagentsCreateResponse: RegistryAdagentsCreateResponse;
    /**
     * Adagents dry run base
     * @description Live record with which a draft was compared.
     */
    RegistryAdagentsDryRunBase: RegistryAdagentsDryRunBase;
    /**
     * Adagents dry run counts
     * @description How many things a draft would change, by kind.
     */
    RegistryAdagentsDryRunCounts: RegistryAdagentsDryRunCounts;
    /**
     * Adagents dry run request
     * @description Text of an adagents.json that is not published yet, and the domain that would serve it.
     * @example {
     *       "document": "{\"authorized_agents\": [], \"properties\": []}",
     *       "domain": "twostroke.example"
     *     }
     */
    RegistryAdagentsDryRunRequest: RegistryAdagentsDryRunRequest;
    /**
     * Adagents dry run response
     * @description Changes that publishing a draft of an adagents.json would cause.
     */
    RegistryAdagentsDryRunResponse: RegistryAdagentsDryRunResponse;
    /**
     * Adagents tool error
     * @description Refused request of the validation and generation tools: the common error body in their envelope.
     */
    RegistryAdagentsToolError: RegistryAdagentsToolError;
    /**
     * Adagents validate data
     * @description Findings about the adagents.json of a domain and the agents in it.
     */
    RegistryAdagentsValidateData: RegistryAdagentsValidateData;
    /**
     * Adagents validate request
     * @description Domain whose adagents.json the service fetches and validates now.
     * @example {
     *       "domain": "news.example"
     *     }
     */
    RegistryAdagentsValidateRequest: RegistryAdagentsValidateRequest;
    /**
     * Adagents validate response
     * @description Envelope of the validation tool: the findings of one domain and the time of the check.
     */
    RegistryAdagentsValidateResponse: RegistryAdagentsValidateResponse;
    /**
     * Agent accreditation
     * @description Accreditation that a measurement agent claims for one of its metrics.
     */
    RegistryAgentAccreditation: RegistryAgentAccreditation;
    /**
     * Agent capabilities
     * @description Capabilities that an enrolled agent declared when it was last probed.
     */
    RegistryAgentCapabilities: RegistryAgentCapabilities;
    /**
     * Agent card check
     * @description Result of the probe of one agent from the file.
     */
    RegistryAgentCardCheck: RegistryAgentCardCheck;
    /**
     * Agent catalog
     * @description Page of enrolled agents that the caller may see, in the order that the request names.
     */
    RegistryAgentCatalog: RegistryAgentCatalog;
    /**
     * Agent catalog item
     * @description Agent that an organization enrolled. The blocks after `member` are present only if the request asked for them.
     */
    RegistryAgentCatalogItem: RegistryAgentCatalogItem;
    /**
     * Agent compliance
     * @description Outcome of the checks that the registry runs against an enrolled agent.
     */
    RegistryAgentCompliance: RegistryAgentCompliance;
    /**
     * Compliance track
     * @description Result of one track, which is a group of related agent checks.
     */
    RegistryAgentComplianceTrack: RegistryAgentComplianceTrack;
    /**
     * Creative capabilities
     * @description Operations and formats of a creative agent, derived from its tasks and declared formats.
     */
    RegistryAgentCreativeCapabilities: RegistryAgentCreativeCapabilities;
    /**
     * Supported creative format
     * @description A creative format that an agent works with, as it declares it.
     */
    RegistryAgentCreativeFormat: RegistryAgentCreativeFormat;
    /**
     * Day of an agent
     * @description What the probes and checks of an enrolled agent found on one day in UTC.
     */
    RegistryAgentDay: RegistryAgentDay;
    /**
     * Agent formats
     * @description Creative formats that an agent returned in a probe made for this request.
     */
    RegistryAgentFormats: RegistryAgentFormats;
    /**
     * Agent health
     * @description Outcome of the last probe: whether the agent responded, and how fast.
     */
    RegistryAgentHealth: RegistryAgentHealth;
    /**
     * History of an agent
     * @description Health and checks of one enrolled agent, day by day.
     */
    RegistryAgentHistory: RegistryAgentHistory;
    /**
     * Measurement capabilities
     * @description Catalog of the metrics that a measurement agent declares, as stored by the last probe.
     */
    RegistryAgentMeasurementCapabilities: RegistryAgentMeasurementCapabilities;
    /**
     * Agent metric
     * @description A metric of a measurement agent. Its full identity is the domain and brand of the vendor with `metric_id`.
     */
    RegistryAgentMetric: RegistryAgentMetric;
    /**
     * Agent products
     * @description Products that a sales agent returned in a probe made for this request, without a credential.
     */
    RegistryAgentProducts: RegistryAgentProducts;
    /**
     * Agent property summary
     * @description Inventory that publishers authorize an agent to sell, in numbers.
     */
    RegistryAgentPropertySummary: RegistryAgentPropertySummary;
    /**
     * Agent search response
     * @description One page of agents, most relevant first, then by URL.
     */
    RegistryAgentSearchResponse: RegistryAgentSearchResponse;
    /**
     * Agent search result
     * @description Sellable inventory of an agent, with what the search found.
     */
    RegistryAgentSearchResult: RegistryAgentSearchResult;
    /**
     * Signals capabilities
     * @description Operations of a signals agent, derived from its tasks and declared capabilities.
     */
    RegistryAgentSignalsCapabilities: RegistryAgentSignalsCapabilities;
    /**
     * Standard operations
     * @description Operations that a sales agent supports, derived from the tasks that it lists.
     */
    RegistryAgentStandardOperations: RegistryAgentStandardOperations;
    /**
     * Agent statistics
     * @description Numbers about an agent: the publishers and properties behind it, and its formats.
     */
    RegistryAgentStats: RegistryAgentStats;
    /**
     * Agent tool
     * @description Task that the agent offers, as it listed the task in a probe.
     */
    RegistryAgentTool: RegistryAgentTool;
    /**
     * Agent value count
     * @description Number of enrolled agents that one value of a filter finds.
     */
    RegistryAgentValueCount: RegistryAgentValueCount;
    /**
     * API index
     * @description Entry point of the REST API: name, version and the addresses of documentation and operations.
     */
    RegistryApiIndex: RegistryApiIndex;
    /**
     * Authorization change
     * @description Authorization that a draft would grant, change or revoke.
     */
    RegistryAuthorizationChange: RegistryAuthorizationChange;
    /**
     * Authorization check result
     * @description One check of an authorization decision with its result and a detail for people.
     */
    RegistryAuthorizationCheck: RegistryAuthorizationCheck;
    /**
     * Authorization entry
     * @description The entry of an adagents.json that a decision rests on, without the lists of its scope. Lists are cut at 100 items.
     */
    RegistryAuthorizationEntry: RegistryAuthorizationEntry;
    /**
     * Authorization list
     * @description Authorizations of an agent, with the feed cursor from which to follow their changes.
     */
    RegistryAuthorizationList: RegistryAuthorizationList;
    /**
     * Authorization, operator's side
     * @description Statement of the operator's brand.json about the agent and the property.
     */
    RegistryAuthorizationOperatorSide: RegistryAuthorizationOperatorSide;
    /**
     * Authorization, publisher's side
     * @description Statement of the adagents.json that speaks for the publisher about the agent and the property.
     */
    RegistryAuthorizationPublisherSide: RegistryAuthorizationPublisherSide;
    /**
     * Authorization row
     * @description Authorization in its current state, with the members of the events about it, so that rows and events can be merged by `id`.
     */
    RegistryAuthorizationRow: RegistryAuthorizationRow;
    /**
     * Brand bulk request
     * @description Up to 100 domains to resolve to brands in one call.
     * @example {
     *       "domains": [
     *         "acme.example",
     *         "quiet.example"
     *       ]
     *     }
     */
    RegistryBrandBulkRequest: RegistryBrandBulkRequest;
    /**
     * Brand bulk response
     * @description Results of a bulk resolution, one record for each requested domain that is known.
     */
    RegistryBrandBulkResponse: RegistryBrandBulkResponse;
    /**
     * Brand card
     * @description Short form of a brand for lists: name, first logo and industries.
     */
    RegistryBrandCard: RegistryBrandCard;
    /**
     * Change of a brand
     * @description Newest state of a brand that was added, changed or removed.
     */
    RegistryBrandChange: RegistryBrandChange;
    /**
     * Changes of brands
     * @description A page of brands that changed, in the order of their last changes.
     */
    RegistryBrandChangeList: RegistryBrandChangeList;
    /**
     * Brand check request
     * @description Text of a brand.json that is not published yet.
     * @example {
     *       "document": "{\"id\": \"ironclove\", \"names\": [{\"en\": \"Ironclove\"}]}",
     *       "domain": "ironclove.example"
     *     }
     */
    RegistryBrandCheckRequest: RegistryBrandCheckRequest;
    /**
     * Brand check response
     * @description Findings about a brand.json that is not published yet, each with its line and column.
     * @example {
     *       "valid": true,
     *       "variant": "brand_canonical",
     *       "findings": []
     *     }
     */
    RegistryBrandCheckResponse: RegistryBrandCheckResponse;
    /**
     * Brand color
     * @description Color of the brand with the role that it plays, such as `primary`.
     * @example {
     *       "hex": "#0B6E4F",
     *       "type": "primary"
     *     }
     */
    RegistryBrandColor: RegistryBrandColor;
    /**
     * Brand color map
     * @description Colors by the part that they play (`primary`, `secondary`, `accent` and others), each as `#` with six hexadecimal digits.
     * @example {
     *       "primary": "#0B6E4F",
     *       "accent": "#F4A300"
     *     }
     */
    RegistryBrandColorMap: RegistryBrandColorMap;
    /**
     * Brand company
     * @description The company behind a brand, as the enrichment provider knows it.
     */
    RegistryBrandCompany: RegistryBrandCompany;
    /**
     * Copy of a brand
     * @description Everything public about one domain's brand, in the forms in which the registry returns it.
     */
    RegistryBrandCopy: RegistryBrandCopy;
    /**
     * Brand enrichment
     * @description Identity data of a brand domain from the enrichment provider or from the stored entry.
     */
    RegistryBrandEnrichment: RegistryBrandEnrichment;
    /**
     * Brand enrichment manifest
     * @description Identity data gathered for a brand. Further keys may appear.
     */
    RegistryBrandEnrichmentManifest: RegistryBrandEnrichmentManifest;
    /**
     * Brand font
     * @description Typeface of a brand with the role for which it is used.
     * @example {
     *       "name": "Inter",
     *       "role": "body"
     *     }
     */
    RegistryBrandFont: RegistryBrandFont;
    /**
     * Brand file response
     * @description The brand document of a domain, with where it came from.
     */
    RegistryBrandJsonResponse: RegistryBrandJsonResponse;
    /**
     * Brand listing
     * @description A page of brands in the order that was asked for, by name and domain unless told otherwise.
     */
    RegistryBrandListing: RegistryBrandListing;
    /**
     * Brand listing item
     * @description Brand as the listing of the registry shows it, with counts and its confirmed house.
     */
    RegistryBrandListingItem: RegistryBrandListingItem;
    /**
     * Brand listing statistics
     * @description Counts over all entries that match `search`; `source` and the page do not matter.
     */
    RegistryBrandListingStats: RegistryBrandListingStats;
    /**
     * Brand logo
     * @description Logo file of a brand with labels for the use that suits it.
     * @example {
     *       "url": "https://acme.example/logo.svg",
     *       "tags": [
     *         "primary"
     *       ]
     *     }
     */
    RegistryBrandLogo: RegistryBrandLogo;
    /**
     * Brand manifest input
     * @description Identity data that a member writes for a brand, at most 256 KB as JSON. Further keys are stored and given back; keys that would claim trust or classification are dropped.
     * @example {
     *       "name": "Acme Outdoors",
     *       "description": "Gear for long walks.",
     *       "logos": [
     *         {
     *           "url": "https://acme.example/logo.svg",
     *           "tags": [
     *             "primary"
     *           ]
     *         }
     *       ],
     *       "colors": [
     *         {
     *           "hex": "#0B6E4F",
     *           "type": "primary"
     *         }
     *       ]
     *     }
     */
    RegistryBrandManifestInput: RegistryBrandManifestInput;
    /**
     * Brand resolution
     * @description The canonical identity behind a brand domain. The structure is the same whatever the source.
     */
    RegistryBrandResolution: RegistryBrandResolution;
    /**
     * Brand save request
     * @description Brand entry as a member writes it. The stored source is always `community`; unknown keys are ignored.
     * @example {
     *       "domain": "acme.example",
     *       "brand_name": "Acme Outdoors",
     *       "brand_manifest": {
     *         "name": "Acme Outdoors",
     *         "colors": [
     *           {
     *             "hex": "#0B6E4F",
     *             "type": "primary"
     *           }
     *         ]
     *       }
     *     }
     */
    RegistryBrandSaveRequest: RegistryBrandSaveRequest;
    /**
     * Brand save response
     * @description Outcome of saving a brand entry: created, or edited with a new revision.
     */
    RegistryBrandSaveResponse: RegistryBrandSaveResponse;
    /**
     * Brand tone
     * @description Tone of the brand: its voice, and rules for people or models that write for it.
     * @example {
     *       "voice": "Warm and plain",
     *       "attributes": [
     *         "friendly",
     *         "expert"
     *       ]
     *     }
     */
    RegistryBrandTone: RegistryBrandTone;
    /**
     * Change list
     * @description Newest events of the registry, for people who want to see what changed. Copies follow the change feed instead.
     */
    RegistryChangeList: RegistryChangeList;
    /**
     * Crawl request
     * @description Domain whose files the registry should crawl before the next scheduled crawl.
     * @example {
     *       "domain": "news.example"
     *     }
     */
    RegistryCrawlRequestRequest: RegistryCrawlRequestRequest;
    /**
     * Crawl request response
     * @description Acknowledgement that the crawl is queued; it runs independently of this request.
     */
    RegistryCrawlRequestResponse: RegistryCrawlRequestResponse;
    /**
     * Crawl request status
     * @description State of a crawl request. Only the organization that made it can see it.
     */
    RegistryCrawlRequestStatus: RegistryCrawlRequestStatus;
    /**
     * Discovered agent
     * @description Agent as it described itself in a probe made for this request.
     */
    RegistryDiscoveredAgent: RegistryDiscoveredAgent;
    /**
     * Discovered brand
     * @description Stored brand entry as the organization that submitted it sees it.
     */
    RegistryDiscoveredBrand: RegistryDiscoveredBrand;
    /**
     * Discovered brand request
     * @description A brand that a member proposes for review. Superseded by the save request.
     * @example {
     *       "domain": "trail.example",
     *       "brand_name": "Trail",
     *       "keller_type": "sub_brand",
     *       "house_domain": "acme.example"
     *     }
     */
    RegistryDiscoveredBrandRequest: RegistryDiscoveredBrandRequest;
    /**
     * Discovered brand response
     * @description The submission as stored. It stays hidden until an operator approves it.
     */
    RegistryDiscoveredBrandResponse: RegistryDiscoveredBrandResponse;
    /**
     * Document finding
     * @description Finding about a document, with its place in the text.
     * @example {
     *       "severity": "error",
     *       "field": "authorized_agents[0].url",
     *       "message": "The agent URL must use https.",
     *       "line": 4,
     *       "column": 7,
     *       "excerpt": "\"url\": \"http://sales.example\",",
     *       "mend": {
     *         "op": "replace",
     *         "path": "/authorized_agents/0/url",
     *         "value": "https://sales.example"
     *       }
     *     }
     */
    RegistryDocumentFinding: RegistryDocumentFinding;
    /**
     * Dry run event
     * @description Event that readers of the change feed would get. It has neither an identifier nor a time, because it did not happen.
     */
    RegistryDryRunEvent: RegistryDryRunEvent;
    /**
     * Manifest of a dump
     * @description Everything public that the registry held at one moment, as a list of files with their digests. Every part and both cursors are of the same moment.
     */
    RegistryDumpManifest: RegistryDumpManifest;
    /**
     * Part of a dump
     * @description One file of a dump: newline-delimited JSON, compressed with gzip, which never changes.
     */
    RegistryDumpPart: RegistryDumpPart;
    /**
     * Challenge of a registry subscription's endpoint
     * @description Sent once to an endpoint of `/api/me/webhooks` before it is used. The response must be 2xx with JSON that repeats the challenge.
     * @example {
     *       "type": "webhook.challenge",
     *       "challenge": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "subscription_id": "019bc0c6-9b40-7000-8000-03bb6beb448e",
     *       "registry_url": "https://registry.example",
     *       "event_types": [
     *         "registry.events"
     *       ]
     *     }
     */
    RegistryEndpointChallengeWebhook: RegistryEndpointChallengeWebhook;
    /**
     * Payload of agent.compliance_changed
     * @description Payload of the event: the compliance status of an agent changed.
     */
    RegistryEventsAgentComplianceChanged: RegistryEventsAgentComplianceChanged;
    /**
     * Payload of agent.discovered
     * @description Payload of the event: an agent became known, because a publisher file names it or an organization enrolled it publicly. An agent to which both applies is reported once for each source.
     */
    RegistryEventsAgentDiscovered: RegistryEventsAgentDiscovered;
    /**
     * Payload of agent.profile_updated
     * @description Payload of the event: the sellable inventory of an agent changed.
     */
    RegistryEventsAgentProfileUpdated: RegistryEventsAgentProfileUpdated;
    /**
     * Payload of agent.removed
     * @description Payload of the event: the agent left the registry, because no publisher file names it and no organization has it enrolled publicly. An agent that loses only one of the two is reported by `agent.profile_updated`.
     */
    RegistryEventsAgentRemoved: RegistryEventsAgentRemoved;
    /**
     * Payload of agent.verification_earned
     * @description Payload of the event: an agent earned the verified badge of one protocol area.
     */
    RegistryEventsAgentVerificationEarned: RegistryEventsAgentVerificationEarned;
    /**
     * Payload of agent.verification_lost
     * @description Payload of the event: an agent lost the verified badge of one protocol area.
     */
    RegistryEventsAgentVerificationLost: RegistryEventsAgentVerificationLost;
    /**
     * Payload of authorization.granted
     * @description Payload of the event: an authorization became visible, with its whole state.
     */
    RegistryEventsAuthorizationGranted: RegistryEventsAuthorizationGranted;
    /**
     * Payload of authorization.modified
     * @description Payload of the event: a visible authorization changed, with its new state.
     */
    RegistryEventsAuthorizationModified: RegistryEventsAuthorizationModified;
    /**
     * Authorization payload
     * @description One authorization row: the right of an agent to sell for a publisher, as it is visible.
     */
    RegistryEventsAuthorizationPayload: RegistryEventsAuthorizationPayload;
    /**
     * Payload of authorization.revoked
     * @description Payload of the event: an authorization is no longer visible, with its last state.
     */
    RegistryEventsAuthorizationRevoked: RegistryEventsAuthorizationRevoked;
    /**
     * Payload of collection.created
     * @description Payload of the event: a collection appeared in the file of its publisher.
     */
    RegistryEventsCollectionCreated: RegistryEventsCollectionCreated;
    /**
     * Payload of collection.merged
     * @description Payload of the event: a collection left the file of its publisher while another one took over all its places of distribution. Its own `collection.removed` event follows.
     */
    RegistryEventsCollectionMerged: RegistryEventsCollectionMerged;
    /**
     * Payload of collection.removed
     * @description Payload of the event: a collection is no longer in the file of its publisher.
     */
    RegistryEventsCollectionRemoved: RegistryEventsCollectionRemoved;
    /**
     * Payload of collection.updated
     * @description Payload of the event: metadata or distribution identifiers of a collection changed, with the new state.
     */
    RegistryEventsCollectionUpdated: RegistryEventsCollectionUpdated;
    /**
     * Payload of property.created
     * @description Payload of the event: a property was added to the registry.
     */
    RegistryEventsPropertyCreated: RegistryEventsPropertyCreated;
    /**
     * Payload of property.merged
     * @description Payload of the event: a property left the file of its publisher while another one took over all its identifiers. Its own `property.stale` event follows.
     */
    RegistryEventsPropertyMerged: RegistryEventsPropertyMerged;
    /**
     * Payload of property.reactivated
     * @description Payload of the event: a stale property passed validation on a new crawl and is active again.
     */
    RegistryEventsPropertyReactivated: RegistryEventsPropertyReactivated;
    /**
     * Payload of property.stale
     * @description Payload of the event: a property failed validation on a new crawl. It is left out of look-ups and authorization until it passes again.
     */
    RegistryEventsPropertyStale: RegistryEventsPropertyStale;
    /**
     * Payload of property.updated
     * @description Payload of the event: metadata or identifiers of a property changed, with the new state.
     */
    RegistryEventsPropertyUpdated: RegistryEventsPropertyUpdated;
    /**
     * Payload of publisher.adagents_changed
     * @description Payload of the event: the adagents.json of a publisher changed in meaning, disappeared or is no longer valid.
     */
    RegistryEventsPublisherAdagentsChanged: RegistryEventsPublisherAdagentsChanged;
    /**
     * Payload of publisher.adagents_discovered
     * @description Payload of the event: the first valid adagents.json of a publisher was found.
     */
    RegistryEventsPublisherAdagentsDiscovered: RegistryEventsPublisherAdagentsDiscovered;
    /**
     * Filter of event types
     * @description Event types of the change feed, as a text with commas or as a list, whose members may hold commas too: at most 100 in all, each of at most 100 characters. Anywhere in one, `*` stands for any text and `?` for one character: `property.*`, `*.created`. An event matches when any of them does. Spaces around a type and empty members do not count; without any type, every event matches. A well-formed type that does not exist matches nothing; a malformed one is refused with `invalid_request`.
     * @example property.*,authorization.granted
     * @example [
     *       "property.*",
     *       "authorization.granted"
     *     ]
     */
    RegistryEventTypes: RegistryEventTypes;
    /**
     * Expanded identifier
     * @description An identifier of a property that the agent may sell.
     */
    RegistryExpandedIdentifier: RegistryExpandedIdentifier;
    /**
     * Expanded property
     * @description Property that the agent may sell, with its identifiers and tags.
     */
    RegistryExpandedProperty: RegistryExpandedProperty;
    /**
     * Log of the change feed
     * @description Append-only log over the events of the change feed, and the logs before it that ended.
     */
    RegistryFeedLog: RegistryFeedLog;
    /**
     * Proof of an event
     * @description What shows that an event is in the log of the change feed.
     */
    RegistryFeedLogProof: RegistryFeedLogProof;
    /**
     * State of a log
     * @description One log of the change feed with its newest checkpoint.
     */
    RegistryFeedLogState: RegistryFeedLogState;
    /**
     * Feed ticket
     * @description Ticket that opens one stream of the change feed once, in place of a credential.
     * @example {
     *       "ticket": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
     *       "expires_at": "2026-01-15T08:31:00.000Z"
     *     }
     */
    RegistryFeedTicket: RegistryFeedTicket;
    /**
     * Freshness of files
     * @description Number of domains by how good this registry's copy of their file is. Domains that were never looked at are left out.
     */
    RegistryFileFreshness: RegistryFileFreshness;
    /**
     * Freshness
     * @description Age of the remote document on which the response rests.
     * @example {
     *       "state": "fresh",
     *       "validated_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    RegistryFreshness: RegistryFreshness;
    /**
     * History response
     * @description Page of the revisions of a brand or property entry, the newest first.
     */
    RegistryHistoryResponse: RegistryHistoryResponse;
    /**
     * Hosted adagents document
     * @description adagents.json that this registry serves for a domain with a community entry. It can describe properties but never authorizes an agent.
     */
    RegistryHostedAdagents: RegistryHostedAdagents;
    /**
     * Hosted property
     * @description A property of a hosted document, as far as the member described it.
     */
    RegistryHostedProperty: RegistryHostedProperty;
    /**
     * Last failure
     * @description Failure of the last fetch of a publisher's adagents.json. Absent if the file was valid.
     * @example {
     *       "outcome": "invalid",
     *       "code": "json",
     *       "message": "is not JSON: unexpected end",
     *       "since": "2026-01-15T08:30:00.000Z",
     *       "checked_at": "2026-01-15T08:35:00.000Z"
     *     }
     */
    RegistryLastFailure: RegistryLastFailure;
    /**
     * Live brand file check
     * @description Reasons for which the live brand.json was not used although a fresh fetch was requested; the response then rests on the stored entry.
     */
    RegistryLiveBrandJson: RegistryLiveBrandJson;
    /**
     * Localized name
     * @description One name in one language: a single key, the BCP 47 tag, with the name as its value.
     * @example {
     *       "en": "Acme Outdoors"
     *     }
     */
    RegistryLocalizedName: RegistryLocalizedName;
    /**
     * Looked-up agent
     * @description An agent that a publisher authorizes, or that claims to sell for one.
     */
    RegistryLookedUpAgent: RegistryLookedUpAgent;
    /**
     * Looked-up property
     * @description Property as the file of its publisher declares it.
     */
    RegistryLookedUpProperty: RegistryLookedUpProperty;
    /**
     * Domains of an agent
     * @description Domains of the publishers whose files authorize the agent or that the agent claims.
     */
    RegistryLookupAgentDomains: RegistryLookupAgentDomains;
    /**
     * Agents of a domain
     * @description Agents that the file of a publisher authorizes, and agents that say they sell it.
     */
    RegistryLookupDomain: RegistryLookupDomain;
    /**
     * Agents of a property
     * @description Agents that publishers authorize for the properties that an identifier stands for.
     */
    RegistryLookupProperty: RegistryLookupProperty;
    /**
     * Manifest lookup
     * @description Whether a manifest of a domain is known, and where it is.
     */
    RegistryManifestLookup: RegistryManifestLookup;
    /**
     * Manifest reference
     * @description Location of a domain's manifest: the URL of a file or of an agent.
     */
    RegistryManifestReference: RegistryManifestReference;
    /**
     * Member reference
     * @description Organization of this registry that keeps the entry or operates the agent.
     */
    RegistryMemberRef: RegistryMemberRef;
    /**
     * Near authorization
     * @description Another question that passes more checks than the one that was refused, and what differs between the two.
     */
    RegistryNearAuthorization: RegistryNearAuthorization;
    /**
     * Operator agent
     * @description An agent of an operator, with the publishers that trust it.
     */
    RegistryOperatorAgent: RegistryOperatorAgent;
    /**
     * Operator authorization
     * @description Publisher that authorizes the agent, and the evidence for the authorization.
     */
    RegistryOperatorAuthorization: RegistryOperatorAuthorization;
    /**
     * Operator lookup
     * @description The agents that the owner of a domain operates. Agents that the caller may not see are left out.
     */
    RegistryOperatorLookup: RegistryOperatorLookup;
    /**
     * Ownership challenge
     * @description Text that an organization publishes on a domain to prove that it controls it. Either of the two places is enough.
     * @example {
     *       "domain": "tidewaterceramics.example",
     *       "nonce": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI",
     *       "expires_at": "2026-01-15T08:45:00.000Z",
     *       "dns": {
     *         "name": "_proto-owner.tidewaterceramics.example",
     *         "type": "TXT",
     *         "value": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
     *       },
     *       "http": {
     *         "url": "https://tidewaterceramics.example/.well-known/proto-ownership.txt",
     *         "body": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
     *       }
     *     }
     */
    RegistryOwnershipChallenge: RegistryOwnershipChallenge;
    /**
     * Ownership challenges
     * @description Page of the ownership challenges of one organization, the newest first.
     * @example {
     *       "total": 0,
     *       "challenges": []
     *     }
     */
    RegistryOwnershipChallengeList: RegistryOwnershipChallengeList;
    /**
     * Ownership challenge request
     * @description Domain whose control the organization wants to prove.
     * @example {
     *       "domain": "tidewaterceramics.example"
     *     }
     */
    RegistryOwnershipChallengeRequest: RegistryOwnershipChallengeRequest;
    /**
     * Ownership challenge state
     * @description State of the proof of an organization for one domain.
     * @example {
     *       "domain": "quietkettle.example",
     *       "state": "none",
     *       "proof": null
     *     }
     */
    RegistryOwnershipChallengeState: RegistryOwnershipChallengeState;
    /**
     * Ownership check request
     * @description Value of a challenge, and the domain on which it was published.
     * @example {
     *       "domain": "twostroke.example",
     *       "nonce": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
     *     }
     */
    RegistryOwnershipCheckRequest: RegistryOwnershipCheckRequest;
    /**
     * Ownership check response
     * @description What is published for a proof of control, in both places.
     */
    RegistryOwnershipCheckResponse: RegistryOwnershipCheckResponse;
    /**
     * Ownership place
     * @description What is published in one of the places for a proof of control.
     */
    RegistryOwnershipPlace: RegistryOwnershipPlace;
    /**
     * Ownership proof
     * @description Last proof of an organization for a domain. Edits can rely on it until `valid_until`; a new entry needs a proof of its own.
     * @example {
     *       "method": "dns",
     *       "proved_at": "2026-01-15T08:32:10.000Z",
     *       "age_seconds": 86400,
     *       "valid_until": "2026-04-15T08:32:10.000Z",
     *       "is_valid": true
     *     }
     */
    RegistryOwnershipProof: RegistryOwnershipProof;
    /**
     * Probed format
     * @description A creative format as the agent describes it, shortened; claims of verification are left out.
     */
    RegistryProbedFormat: RegistryProbedFormat;
    /**
     * Probed product
     * @description A product of a sales agent in a few words; texts are shortened.
     */
    RegistryProbedProduct: RegistryProbedProduct;
    /**
     * Product authorization
     * @description Whether an agent may sell a product, and how much of it.
     */
    RegistryProductAuthorization: RegistryProductAuthorization;
    /**
     * Product authorization request
     * @description A product, by the properties that it is made of, and the agent that offers it.
     * @example {
     *       "agent_url": "https://sales.brightlane.example",
     *       "publisher_properties": [
     *         {
     *           "publisher_domain": "morningtide.example",
     *           "selection_type": "all"
     *         }
     *       ]
     *     }
     */
    RegistryProductAuthorizationRequest: RegistryProductAuthorizationRequest;
    /**
     * Product identifiers
     * @description Selectors, expanded to the properties that an agent may sell and to their identifiers.
     */
    RegistryProductIdentifiers: RegistryProductIdentifiers;
    /**
     * Product identifiers request
     * @description Selectors to expand, and the agent that wants to sell them.
     * @example {
     *       "agent_url": "https://sales.brightlane.example",
     *       "publisher_properties": [
     *         {
     *           "publisher_domain": "morningtide.example"
     *         }
     *       ]
     *     }
     */
    RegistryProductIdentifiersRequest: RegistryProductIdentifiersRequest;
    /**
     * Product authorization, publisher's side
     * @description File that speaks for one publisher of a product, and its statement about the agent.
     */
    RegistryProductPublisherSide: RegistryProductPublisherSide;
    /**
     * Product selector
     * @description Selector of properties of one or more publishers. Either `publisher_domain` or `publisher_domains` is required. Without `selection_type`, ids mean `by_id`, tags mean `by_tag`, and neither means `all`.
     */
    RegistryProductSelector: RegistryProductSelector;
    /**
     * Product selector coverage
     * @description Coverage of one selector: how many of its properties the agent may sell.
     */
    RegistryProductSelectorCoverage: RegistryProductSelectorCoverage;
    /**
     * Agent of a property
     * @description Agent that may sell the property, with the publisher whose file says so.
     */
    RegistryPropertyAgent: RegistryPropertyAgent;
    /**
     * Property authorization
     * @description Decision whether an agent may sell a property, from both sides, with everything that led to it.
     */
    RegistryPropertyAuthorization: RegistryPropertyAuthorization;
    /**
     * Property bulk request
     * @description Up to 100 domains to resolve to property information in one call.
     * @example {
     *       "domains": [
     *         "acme.example",
     *         "quiet.example"
     *       ]
     *     }
     */
    RegistryPropertyBulkRequest: RegistryPropertyBulkRequest;
    /**
     * Property bulk response
     * @description Results of a bulk resolution of properties. Only stored data are used.
     */
    RegistryPropertyBulkResponse: RegistryPropertyBulkResponse;
    /**
     * Property change
     * @description Property that a draft would add, change or make stale.
     */
    RegistryPropertyChange: RegistryPropertyChange;
    /**
     * Property contact
     * @description Contact for questions about advertising on the properties of a publisher.
     * @example {
     *       "name": "Ad Operations",
     *       "email": "ads@news.example"
     *     }
     */
    RegistryPropertyContact: RegistryPropertyContact;
    /**
     * Property listing
     * @description A page of properties, ordered by publisher domain and name.
     */
    RegistryPropertyListing: RegistryPropertyListing;
    /**
     * Property listing item
     * @description A property in the registry listing, with counts of its publisher.
     */
    RegistryPropertyListingItem: RegistryPropertyListingItem;
    /**
     * Property listing statistics
     * @description Counts over all properties that match `search`; `source` and the page do not matter.
     */
    RegistryPropertyListingStats: RegistryPropertyListingStats;
    /**
     * Property resolution
     * @description Inventory of a publisher domain as the registry knows it.
     */
    RegistryPropertyResolution: RegistryPropertyResolution;
    /**
     * Property save item
     * @description Property as a member writes it. Further keys are stored. Content that readers of an adagents.json would refuse is refused with 400, because the entry is hosted as such a document.
     */
    RegistryPropertySaveItem: RegistryPropertySaveItem;
    /**
     * Property save request
     * @description Properties of a publisher as a member writes them. Unknown keys are ignored.
     * @example {
     *       "publisher_domain": "news.example",
     *       "properties": [
     *         {
     *           "type": "website",
     *           "name": "Example News"
     *         }
     *       ],
     *       "contact": {
     *         "name": "Ad Operations",
     *         "email": "ads@news.example"
     *       }
     *     }
     */
    RegistryPropertySaveRequest: RegistryPropertySaveRequest;
    /**
     * Property save response
     * @description Outcome of saving a property entry: created, or edited with a new revision.
     */
    RegistryPropertySaveResponse: RegistryPropertySaveResponse;
    /**
     * Publisher agent
     * @description An agent in the look-up of a publisher. The counts are there for the first 50 agents of the file, while it names properties.
     */
    RegistryPublisherAgent: RegistryPublisherAgent;
    /**
     * Publisher crawl
     * @description State of the crawls of a publisher's adagents.json.
     * @example {
     *       "checked_at": "2026-01-15T08:30:00.000Z",
     *       "http_status": 200,
     *       "failures": 0,
     *       "next_at": "2026-01-15T14:30:00.000Z"
     *     }
     */
    RegistryPublisherCrawl: RegistryPublisherCrawl;
    /**
     * Publisher file
     * @description What the stored copy of a publisher's adagents.json says, entry by entry and with its findings, and how its crawls went.
     */
    RegistryPublisherFile: RegistryPublisherFile;
    /**
     * Publisher file collection
     * @description Collection of content that a publisher lists in its adagents.json.
     * @example {
     *       "collection_id": "morning_brief",
     *       "name": "Morning Brief",
     *       "kind": "series"
     *     }
     */
    RegistryPublisherFileCollection: RegistryPublisherFileCollection;
    /**
     * Publisher file copy
     * @description Stored copy of a publisher's adagents.json, as it was last found valid.
     * @example {
     *       "url": "https://novapress.example/.well-known/adagents.json",
     *       "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b",
     *       "bytes": 826,
     *       "changed_at": "2026-01-15T08:30:00.000Z"
     *     }
     */
    RegistryPublisherFileCopy: RegistryPublisherFileCopy;
    /**
     * Publisher file entry
     * @description Entry of `authorized_agents` as the file has it, without its keys.
     */
    RegistryPublisherFileEntry: RegistryPublisherFileEntry;
    /**
     * Publisher file placement
     * @description Placement that a publisher lists in its adagents.json; texts are cut at 255 characters, lists at 20 items.
     * @example {
     *       "placement_id": "billboard",
     *       "name": "Billboard",
     *       "channels": [
     *         "display"
     *       ],
     *       "property_ids": [
     *         "main"
     *       ]
     *     }
     */
    RegistryPublisherFilePlacement: RegistryPublisherFilePlacement;
    /**
     * Publisher files
     * @description State of the two files in which a domain describes itself.
     */
    RegistryPublisherFiles: RegistryPublisherFiles;
    /**
     * Publisher file signal
     * @description Signal that a publisher lists in its adagents.json; texts are cut at 255 characters, lists at 20 items.
     * @example {
     *       "id": "auto_intent",
     *       "name": "Car buyers",
     *       "value_type": "binary",
     *       "category": "purchase_intent"
     *     }
     */
    RegistryPublisherFileSignal: RegistryPublisherFileSignal;
    /**
     * Publisher hosting
     * @description Location of the publisher's adagents.json, and the result of the last fetch.
     */
    RegistryPublisherHosting: RegistryPublisherHosting;
    /**
     * Publisher listing
     * @description A page of publishers in the order that was asked for, by domain unless told otherwise.
     */
    RegistryPublisherListing: RegistryPublisherListing;
    /**
     * Publisher listing item
     * @description Publisher as the list of all publishers shows it.
     */
    RegistryPublisherListingItem: RegistryPublisherListingItem;
    /**
     * Publisher lookup
     * @description Inventory of a publisher and the agents that may sell it. An unknown domain has the same shape with empty lists.
     */
    RegistryPublisherLookup: RegistryPublisherLookup;
    /**
     * Publisher property
     * @description Property as the look-up of a publisher shows it, with its source.
     */
    RegistryPublisherProperty: RegistryPublisherProperty;
    /**
     * Publisher validation
     * @description Numbers about the adagents.json of a domain. All counts are 0 for an invalid file.
     */
    RegistryPublisherValidation: RegistryPublisherValidation;
    /**
     * Record
     * @description Whole record of a property, a collection or an authorization, as a line of a dump has it.
     */
    RegistryRecord: RegistryRecord;
    /**
     * Webhook of registry changes
     * @description Sent to a subscription of `/api/me/webhooks`: the next page of the change feed. Pages arrive in order, one at a time.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "type": "registry.events",
     *       "subscription_id": "019bc0c6-9b40-7000-8000-03bb6beb448e",
     *       "sent_at": "2026-11-22T10:00:00.000Z",
     *       "previous_cursor": "019bc0c6-9b40-7000-8000-03bb6beb448e",
     *       "cursor": "019bc0c6-9b40-7000-8000-04b8a651eb96",
     *       "has_more": false,
     *       "events": [
     *         {
     *           "event_id": "019bc0c6-9b40-7000-8000-04b8a651eb96",
     *           "event_type": "property.stale",
     *           "entity_type": "property",
     *           "entity_id": "019bc0c6-9b40-7000-8000-0123456789ab",
     *           "payload": {
     *             "property_rid": "019bc0c6-9b40-7000-8000-0123456789ab",
     *             "publisher_domain": "novapress.example",
     *             "reason": "not in the file any more"
     *           },
     *           "actor": "pipeline:crawler",
     *           "created_at": "2026-11-22T10:00:00.000Z"
     *         }
     *       ]
     *     }
     */
    RegistryRegistryEventsWebhook: RegistryRegistryEventsWebhook;
    /**
     * Registry statistics
     * @description Number of entries of each kind that the registry holds now.
     */
    RegistryRegistryStats: RegistryRegistryStats;
    /**
     * Test event of a registry subscription
     * @description Sent to a subscription of `/api/me/webhooks` when a member asks for a test. It has no events and no cursor; answer it as a page of events.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "type": "registry.test",
     *       "subscription_id": "019bc0c6-9b40-7000-8000-03bb6beb448e",
     *       "sent_at": "2026-11-22T10:00:00.000Z",
     *       "is_test": true
     *     }
     */
    RegistryRegistryTestWebhook: RegistryRegistryTestWebhook;
    /**
     * Resolved agent
     * @description Agent that the publisher's file authorizes, with the text of the entry.
     */
    RegistryResolvedAgent: RegistryResolvedAgent;
    /**
     * Resolved property
     * @description Property as a property resolution returns it, with its identifiers.
     */
    RegistryResolvedProperty: RegistryResolvedProperty;
    /**
     * Revision entry
     * @description One edit in the history of a brand or property entry. A revision records the state after the edit.
     */
    RegistryRevisionEntry: RegistryRevisionEntry;
    /**
     * Published file
     * @description Address, hash and size of one published file, so that a mirror can verify its copy.
     */
    RegistrySchemaFile: RegistrySchemaFile;
    /**
     * Schema index
     * @description Everything that one folder of the published contract contains: the tasks with their bundles, and every schema with its hash and its users.
     */
    RegistrySchemaIndex: RegistrySchemaIndex;
    /**
     * Schema releases
     * @description Frozen releases of the contract. The files of a release never change, so that a program may pin one and cache its files for good.
     */
    RegistrySchemaReleases: RegistrySchemaReleases;
    /**
     * Search agent
     * @description Publicly enrolled agent that the search found.
     * @example {
     *       "url": "https://sales.brightlane.example",
     *       "name": "Brightlane Sales",
     *       "type": "sales",
     *       "member": {
     *         "display_name": "Brightlane"
     *       }
     *     }
     */
    RegistrySearchAgent: RegistrySearchAgent;
    /**
     * Found publisher
     * @description Publisher whose domain or name matches the search.
     */
    RegistrySearchPublisher: RegistrySearchPublisher;
    /**
     * Search response
     * @description Best matches of each kind, at most five: exact matches first, then those that begin with the query, then those that contain it.
     */
    RegistrySearchResponse: RegistrySearchResponse;
    /**
     * Slow host
     * @description Publisher whose last crawl took longer than those of most others.
     */
    RegistrySlowHost: RegistrySlowHost;
    /**
     * Registry event by type
     * @description Event of the change feed whose `payload` has the form of its `event_type`.
     */
    RegistryTypedRegistryEvent: RegistryTypedRegistryEvent;
    /**
     * Validation error
     * @description Finding that makes a document unusable, with the field and the fault.
     * @example {
     *       "field": "authorized_agents[0].url",
     *       "message": "The agent URL must use https.",
     *       "severity": "error"
     *     }
     */
    RegistryValidationError: RegistryValidationError;
    /**
     * Validation result
     * @description Findings of a fetch and check of a domain's adagents.json. Describes an invalid or missing file as well as a valid one.
     */
    RegistryValidationResult: RegistryValidationResult;
    /**
     * Validation warning
     * @description Finding that leaves a document usable, with a suggestion.
     * @example {
     *       "field": "last_updated",
     *       "message": "The file does not say when it was last changed.",
     *       "suggestion": "Add last_updated as an ISO 8601 time in UTC."
     *     }
     */
    RegistryValidationWarning: RegistryValidationWarning;
    /**
     * Activate signal: answer
     * @description State of the signal on each requested destination, in the order of the request, or why nothing was done.
     * @example {
     *       "status": "completed",
     *       "deployments": [
     *         {
     *           "type": "platform",
     *           "platform": "tern-dsp",
     *           "is_live": true,
     *           "activation_key": {
     *             "type": "segment_id",
     *             "segment_id": "seg_1f0c"
     *           },
     *           "deployed_at": "2026-05-01T12:00:00Z"
     *         }
     *       ]
     *     }
     */
    SignalsActivateSignalResponse: SignalsActivateSignalResponse;
    /**
     * Webhook of an activation
     * @description Sent when all destinations of an `activate_signal` call are live or have failed.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_7f3k2q",
     *       "task_type": "activate_signal",
     *       "protocol": "signals",
     *       "status": "completed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "completed",
     *         "deployments": [
     *           {
     *             "type": "platform",
     *             "platform": "tern-dsp",
     *             "is_live": true,
     *             "activation_key": {
     *               "type": "segment_id",
     *               "segment_id": "s"
     *             },
     *             "deployed_at": "2026-11-22T10:00:00Z"
     *           }
     *         ]
     *       }
     *     }
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "operation_id": "op-17",
     *       "task_id": "task_7f3k2q",
     *       "task_type": "activate_signal",
     *       "protocol": "signals",
     *       "status": "failed",
     *       "timestamp": "2026-11-22T10:00:00.000Z",
     *       "token": "token-of-the-buyer",
     *       "result": {
     *         "status": "failed",
     *         "errors": [
     *           {
     *             "code": "ACTIVATION_FAILED",
     *             "message": "The platform rejected the signal.",
     *             "recovery": "correctable"
     *           }
     *         ]
     *       }
     *     }
     */
    SignalsActivateSignalWebhook: SignalsActivateSignalWebhook;
    /**
     * Signal
     * @description A signal that the agent offers: segment, attribute or score that a buy can target.
     */
    SignalsSignal: SignalsSignal;
    /**
     * Webhook of a new signal
     * @description Sent to subscribers of an account when a signal was added to its wholesale feed.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "signal.created",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "signal.created",
     *         "entity_type": "signal",
     *         "entity_id": "a:b",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "signal_agent_segment_id": "a:b",
     *           "signal": {
     *             "signal_agent_segment_id": "a:b",
     *             "name": "A",
     *             "description": "All.",
     *             "signal_type": "owned",
     *             "deployments": [
     *               {
     *                 "type": "platform",
     *                 "platform": "tern-dsp",
     *                 "is_live": false,
     *                 "estimated_activation_duration_minutes": 30
     *               }
     *             ],
     *             "signal_ref": {
     *               "scope": "signal_source",
     *               "signal_source_url": "https://a.example/mcp",
     *               "signal_id": "b"
     *             }
     *           }
     *         }
     *       }
     *     }
     */
    SignalsSignalCreatedWebhook: SignalsSignalCreatedWebhook;
    /**
     * Webhook of a signal's new prices
     * @description Sent to subscribers of an account when the prices of a signal of its wholesale feed changed.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "signal.priced",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "signal.priced",
     *         "entity_type": "signal",
     *         "entity_id": "a:b",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "signal_agent_segment_id": "a:b",
     *           "pricing_options": [
     *             {
     *               "pricing_option_id": "cpm",
     *               "model": "cpm",
     *               "cpm": 2,
     *               "currency": "USD"
     *             }
     *           ],
     *           "previous_pricing_option_ids": [
     *             "old"
     *           ],
     *           "effective_at": "2026-11-22T10:00:00.000Z"
     *         }
     *       }
     *     }
     */
    SignalsSignalPricedWebhook: SignalsSignalPricedWebhook;
    /**
     * Webhook of a removed signal
     * @description Sent to subscribers of an account when a signal left its wholesale feed.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "signal.removed",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "signal.removed",
     *         "entity_type": "signal",
     *         "entity_id": "a:b",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "signal_agent_segment_id": "a:b",
     *           "removal_reason": "withdrawn"
     *         }
     *       }
     *     }
     */
    SignalsSignalRemovedWebhook: SignalsSignalRemovedWebhook;
    /**
     * Webhook of a changed signal
     * @description Sent to subscribers of an account when a signal of its wholesale feed changed in more than its prices.
     * @example {
     *       "idempotency_key": "whk_0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d11",
     *       "notification_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *       "notification_type": "signal.updated",
     *       "fired_at": "2026-11-22T10:00:00.000Z",
     *       "subscriber_id": "ops",
     *       "account_id": "acc_7f3k2q",
     *       "cache_scope": "account",
     *       "wholesale_feed_version": "v2",
     *       "previous_wholesale_feed_version": "v1",
     *       "pricing_version": "p2",
     *       "event": {
     *         "event_id": "0192f8a0-7a52-7cc4-8c4d-2b1f0a9e3d12",
     *         "event_type": "signal.updated",
     *         "entity_type": "signal",
     *         "entity_id": "a:b",
     *         "created_at": "2026-11-22T10:00:00.000Z",
     *         "payload": {
     *           "applies_to": {
     *             "scope": "account",
     *             "account_ids": [
     *               "acc_7f3k2q"
     *             ]
     *           },
     *           "signal_agent_segment_id": "a:b",
     *           "signal": {
     *             "signal_agent_segment_id": "a:b",
     *             "name": "A",
     *             "description": "All.",
     *             "signal_type": "owned",
     *             "deployments": [
     *               {
     *                 "type": "platform",
     *                 "platform": "tern-dsp",
     *                 "is_live": false,
     *                 "estimated_activation_duration_minutes": 30
     *               }
     *             ],
     *             "signal_ref": {
     *               "scope": "signal_source",
     *               "signal_source_url": "https://a.example/mcp",
     *               "signal_id": "b"
     *             }
     *           }
     *         }
     *       }
     *     }
     */
    SignalsSignalUpdatedWebhook: SignalsSignalUpdatedWebhook;
  };
  responses: {
    /** @description The body is invalid, or describes a file with errors (`invalid_request`). */
    AdagentsCreateRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": "invalid_request",
         *       "message": "authorized_agents: is required",
         *       "timestamp": "2026-01-15T08:30:00.000Z",
         *       "issues": [
         *         {
         *           "path": "authorized_agents",
         *           "message": "is required"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['RegistryAdagentsToolError'];
      };
    };
    /** @description The body is invalid (`invalid_request`), or the value is not a domain (`invalid_domain`). */
    AdagentsToolRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "success": false,
         *       "error": "invalid_request",
         *       "message": "authorized_agents: is required",
         *       "timestamp": "2026-01-15T08:30:00.000Z",
         *       "issues": [
         *         {
         *           "path": "authorized_agents",
         *           "message": "is required"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['RegistryAdagentsToolError'];
      };
    };
    /** @description The agent could not be reached, refused the request, or returned a response that does not follow the protocol (`agent_failed`). */
    AgentFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "agent_failed",
         *       "message": "The request to the agent failed: the agent asks for a credential.",
         *       "url": "https://ads.morningtide.example"
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The agent is public (`agent_is_public`); make it private or visible to members first. */
    AgentIsPublic: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "agent_is_public",
         *       "message": "Make the agent private or visible to members first."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description Another organization has enrolled the agent and proved its control (`agent_taken`), or the organization has as many agents as it may have (`agent_limit_reached`). */
    AgentTaken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The agent did not respond in time (`agent_timeout`); repeat the request later. */
    AgentTimeout: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "agent_timeout",
         *       "message": "The agent did not answer in time.",
         *       "url": "https://ads.morningtide.example"
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description Somebody decided before (`already_decided`); `decided_by` and `decided_at` say who and when, as long as the audit log has it. */
    AlreadyDecided: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "already_decided",
         *       "message": "The account is active already: Ann Potter decided on 2026-01-15T08:30:00.000Z.",
         *       "decided_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "decided_at": "2026-01-15T08:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description There is nothing to restore (`cannot_roll_back`), because there is no entry or no such revision, or it is the newest one or a file of the domain itself. */
    CannotRollBack: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "cannot_roll_back",
         *       "message": "saltmarshecho.example has no entry."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The decision cannot be taken back (`cannot_undo`); the message says why, and what to do instead. `decided_by` and `decided_at` say who decided last and when, as long as the audit log has it. */
    CannotUndo: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "cannot_undo",
         *       "message": "The decision cannot be taken back: rnorningtide.example has a newer revision. Restore an earlier one with POST /api/operator/entries/rollback.",
         *       "decided_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
         *       "decided_at": "2026-01-15T08:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The cursor is older than the 90 days that the feed keeps, or was never handed out (`cursor_expired`). Load the state anew and go on without a cursor. */
    CursorExpired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "cursor_expired",
         *       "message": "The cursor is older than 90 days; start again without one."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The caller is not a member of an organization (`forbidden`), its credential lacks the permission (`insufficient_scope`), or the organization has to prove control of the agent's host first (`ownership_proof_required`) or tried to in vain (`ownership_proof_failed`). */
    EnrolmentForbidden: {
      headers: {
        'WWW-Authenticate': components['headers']['InsufficientScope'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The domain already has an entry (`entry_exists`); save a revision instead. */
    EntryExists: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "entry_exists",
         *       "message": "acme.example already has an entry: edit it with POST /api/brands/save.",
         *       "domain": "acme.example"
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The caller is not a member of an organization or lacks the role (`forbidden`), or its credential lacks the permission (`insufficient_scope`). */
    Forbidden: {
      headers: {
        'WWW-Authenticate': components['headers']['InsufficientScope'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description Something failed inside the service (`internal_error`); repeat the request later. */
    InternalError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "internal_error",
         *       "message": "An internal error occurred."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description A parameter or the body is invalid (`invalid_request`), or the value is not a domain (`invalid_domain`). */
    InvalidDomain: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description A parameter or the body is invalid (`invalid_request`); `issues` names each place. */
    InvalidRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "invalid_request",
         *       "message": "limit: must be at most 100",
         *       "issues": [
         *         {
         *           "path": "limit",
         *           "message": "must be at most 100"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The organization would be left without an owner (`last_owner`). */
    LastOwner: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "last_owner",
         *       "message": "An organization must have an owner: make another member an owner first."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The person could not sign in any more (`last_way_to_sign_in`). */
    LastWayToSignIn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "last_way_to_sign_in",
         *       "message": "This passkey is the only way in which you can sign in. Set a password or add another passkey first."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The organization has as many of these as it may have (`limit_reached`). */
    LimitReached: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "limit_reached",
         *       "message": "An organization must not have more than 1000 clients; with this request it would have 1001. Remove clients first."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description There is nothing of this name (`not_found`). */
    NoSuchCase: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "not_found",
         *       "message": "There is no such review."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The contract has no such file or release (`not_found`); `did_you_mean` lists the addresses of similar ones. */
    NoSuchSchema: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "not_found",
         *       "message": "There is no file core/acount-ref.json in https://registry.example/schemas/v3/; https://registry.example/schemas/v3/index.json lists the files.",
         *       "did_you_mean": [
         *         "https://registry.example/schemas/v3/core/account-ref.json"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description No enrichment provider is configured (`not_configured`), or it is too busy (`unavailable`). */
    NotConfigured: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "not_configured",
         *       "message": "Enrichment is switched off on this registry."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description Nothing is known under this name (`not_found`); check its spelling. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "not_found",
         *       "message": "Nothing is known about quiet.example.",
         *       "domain": "quiet.example"
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The organization has nothing of this name (`not_found`); entries of others have the same response. */
    NotFoundMine: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "not_found",
         *       "message": "The organization has no such agent."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The person does not have the role (`forbidden`), or the credential was not given it (`insufficient_scope`). API keys and clients of organizations never have it. */
    OperatorForbidden: {
      headers: {
        'WWW-Authenticate': components['headers']['InsufficientScope'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The body is larger than the `x-body-limit` of the operation (`payload_too_large`); send less in one request. */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "payload_too_large",
         *       "message": "The body must not be larger than 65536 bytes."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The entry cannot be edited, because the file of the domain backs it (`authoritative_entry`), or the organization has as many revisions or held entries as it may have (`limit_reached`). */
    PropertySaveConflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The limit of the operation is reached (`rate_limited`); wait as `Retry-After` says. */
    RateLimited: {
      headers: {
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "rate_limited",
         *       "message": "At most 20 requests in 60 seconds; try again in 42 seconds.",
         *       "retry_after": 42
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description Somebody decided before (`already_decided`), or the entry can only be rejected, because the domain has a file of its own (`authoritative_entry`) or another entry (`entry_exists`) by now. */
    ReviewConflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The entry cannot be edited, because the file of the domain backs it (`authoritative_entry`) or it waits for review (`pending_review`); or the organization has as many revisions or held entries as it may have (`limit_reached`). */
    SaveConflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The caller is not a member of an organization (`forbidden`), its credential lacks the permission (`insufficient_scope`), the organization has to prove control of the domain first (`ownership_proof_required`) or tried to in vain (`ownership_proof_failed`), or an operator has to look at the entry because the domain resembles another name (`held_for_review`). */
    SaveForbidden: {
      headers: {
        'WWW-Authenticate': components['headers']['InsufficientScope'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description What the request selects is no longer what the caller has counted (`selection_changed`); count again. */
    SelectionChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "selection_changed",
         *       "message": "There are others by now, 4 in all: count again."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description This process holds as many streams as it may, or its free streams are kept for other organizations (`rate_limited`). */
    TooManyStreams: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "rate_limited",
         *       "message": "Too many streams are open; try again in 5 seconds.",
         *       "retry_after": 5
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The caller, by its organization or else its address, has as much of this running as it may (`rate_limited`). */
    TooMuchAtOnce: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "rate_limited",
         *       "message": "Your organization reads as many snapshots as it may at once.",
         *       "retry_after": 5
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The credential is missing where one is needed, or is not valid (`unauthorized`). */
    Unauthorized: {
      headers: {
        'WWW-Authenticate': components['headers']['WWWAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "unauthorized",
         *       "message": "The credential is not valid."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The service cannot take the request now (`unavailable`); `retry_after` says when to try again. */
    Unavailable: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "unavailable",
         *       "message": "The database is not available: try again in 5 seconds.",
         *       "retry_after": 5
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description Nothing is known about the moment in `at` (`not_found`), because it is no longer kept or was never recorded; the message says from when on it is. */
    UnknownPast: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "not_found",
         *       "message": "at: nothing is recorded about quiet.example for 2025-11-01T00:00:00.000Z. The record begins at 2026-01-15T08:30:00.000Z: name that moment or a later one.",
         *       "domain": "quiet.example"
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The body is not sent as application/json (`unsupported_media_type`); set `Content-Type`. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "unsupported_media_type",
         *       "message": "Send the body as application/json."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
    /** @description The organization has 10 subscriptions to the change feed already (`webhook_limit_reached`). */
    WebhookLimitReached: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "webhook_limit_reached",
         *       "message": "An organization must not have more than 10 subscriptions: remove one first."
         *     }
         */
        'application/json': components['schemas']['CoreErrorResponse'];
      };
    };
  };
  parameters: {
    /**
     * @description Moment in the past that is asked about, with an offset from UTC: the answer is what was recorded then. The present
     *     when absent. The past is kept for 400 days unless the operator set another number; nothing known about the moment
     *     returns status 404.
     */
    Moment: string;
    /**
     * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
     * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
     */
    OperatorCursor: string;
    /**
     * @description Largest number of items on one page, from 1 to 200.
     * @example 50
     */
    OperatorLimit: number;
    /**
     * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
     *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
     * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
     */
    Organization: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description Unit in which parts of the response may be requested.
     * @example bytes
     */
    AcceptRanges: 'bytes';
    /**
     * @description Permission for pages of every origin to read the response.
     * @example *
     */
    AnyOrigin: '*';
    /**
     * @description Directive that the response never changes, may be cached for a year, and must reach the reader as it was sent.
     * @example public, max-age=31536000, immutable, no-transform
     */
    CacheFile: 'public, max-age=31536000, immutable, no-transform';
    /**
     * @description Directive that the response may be cached for five minutes.
     * @example public, max-age=300
     */
    CacheFiveMinutes: 'public, max-age=300';
    /**
     * @description Directive that the response never changes and may be cached for a year.
     * @example public, max-age=31536000, immutable
     */
    CacheForever: 'public, max-age=31536000, immutable';
    /**
     * @description Directive that the response may be cached for one hour.
     * @example public, max-age=3600
     */
    CacheOneHour: 'public, max-age=3600';
    /**
     * @description First and last byte of the part, and the length of the whole.
     * @example bytes 1048576-2097151/4194304
     */
    ContentRange: string;
    /**
     * @description Entity tag of the response; send it as `If-None-Match` to learn of a change.
     * @example "d2c1f5e04b7a49e3860f1b8e5a7c9d34"
     */
    EntityTag: string;
    /**
     * @description Challenge of scheme `Bearer` with `error="insufficient_scope"`, and for a token the `scope` that is missing; with `insufficient_scope` only.
     * @example Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/api", error="insufficient_scope", scope="proto:registry:write"
     */
    InsufficientScope: string;
    /**
     * @description Instruction to a proxy in front to pass each frame on at once.
     * @example no
     */
    NoBuffering: 'no';
    /**
     * @description Directive that the response must not be stored by any cache.
     * @example no-store
     */
    NoStore: 'no-store';
    /**
     * @description The response must not be cached, nor held back for compression.
     * @example no-store, no-transform
     */
    NoTransform: 'no-store, no-transform';
    /**
     * @description Requests that the tightest rule allows in its window.
     * @example 20
     */
    RateLimitLimit: number;
    /**
     * @description Requests left in the current window of that rule.
     * @example 19
     */
    RateLimitRemaining: number;
    /**
     * @description Seconds until the window of that rule ends and requests are accepted again.
     * @example 42
     */
    RateLimitReset: number;
    /**
     * @description Seconds to wait before the next try; equal to `retry_after` in the body.
     * @example 42
     */
    RetryAfter: number;
    /**
     * @description Cursor of the change feed that goes with the answer; pass it to `GET /api/registry/feed`.
     * @example 019bc0c6-9b40-7000-8000-04b8a651eb96
     */
    SyncCursor: string;
    /**
     * @description Length of the whole.
     * @example bytes *\/4194304
     */
    UnsatisfiedRange: string;
    /**
     * @description Request headers that select the form of the response, so that caches keep the forms apart.
     * @example Accept, Accept-Encoding
     */
    VaryByAccept: 'Accept, Accept-Encoding';
    /**
     * @description Request headers that select the form of the response, and the credential, so that caches keep the answers apart.
     * @example Authorization, Accept, Accept-Encoding
     */
    VaryByCaller: 'Authorization, Accept, Accept-Encoding';
    /**
     * @description Challenge of scheme `Bearer` with the address of the protected-resource metadata.
     * @example Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/api"
     */
    WWWAuthenticate: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getServiceIndex: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Index of the API, or the front page. The example shows three of the operations. */
      200: {
        headers: {
          Vary: components['headers']['VaryByCaller'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "name": "Registry",
           *       "version": "0.1.0",
           *       "documentation": "https://registry.example/docs",
           *       "openapi": "https://registry.example/openapi/registry.yaml",
           *       "endpoints": {
           *         "resolveBrand": "GET /api/brands/resolve",
           *         "saveBrand": "POST /api/brands/save",
           *         "getHostedBrandJson": "GET /brands/{domain}/brand.json"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryApiIndex'];
          /** @example <!doctype html><html lang="en"><title>Registry</title></html> */
          'text/html': string;
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  getWellKnownOpenApi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OpenAPI 3.1 document of this API, as YAML. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheOneHour'];
          ETag: components['headers']['EntityTag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example openapi: 3.1.0
           *     info:
           *       title: Registry API
           */
          'application/yaml': string;
        };
      };
      /** @description Document is the one whose entity tag `If-None-Match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['InternalError'];
    };
  };
  getApiIndex: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Name, version and operations of this API. The example shows three of the operations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "name": "Registry",
           *       "version": "0.1.0",
           *       "documentation": "https://registry.example/docs",
           *       "openapi": "https://registry.example/openapi/registry.yaml",
           *       "endpoints": {
           *         "resolveBrand": "GET /api/brands/resolve",
           *         "saveBrand": "POST /api/brands/save",
           *         "getHostedBrandJson": "GET /brands/{domain}/brand.json"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryApiIndex'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  checkAdagentsText: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "document": "{\"authorized_agents\": [{\"url\": \"http://sales.example\"}]}",
         *       "domain": "twostroke.example"
         *     }
         */
        'application/json': components['schemas']['RegistryAdagentsCheckRequest'];
      };
    };
    responses: {
      /** @description Findings about the document, each with its place, also if it is invalid. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "valid": false,
           *         "findings": [
           *           {
           *             "field": "last_updated",
           *             "message": "last_updated is missing",
           *             "severity": "warning",
           *             "suggestion": "say when the file was changed, in UTC",
           *             "line": 1,
           *             "column": 1,
           *             "excerpt": "{\"authorized_agents\": [{\"url\": \"http://sales.example\"}]}",
           *             "mend": {
           *               "op": "add",
           *               "path": "/last_updated",
           *               "value": "2026-01-15T08:30:00.000Z"
           *             }
           *           },
           *           {
           *             "field": "authorized_agents[0].authorized_for",
           *             "message": "authorized_for is required",
           *             "severity": "error",
           *             "line": 1,
           *             "column": 24,
           *             "excerpt": "{\"url\": \"http://sales.example\"}]}"
           *           },
           *           {
           *             "field": "authorized_agents[0].authorization_type",
           *             "message": "authorization_type is required, use one of property_ids, property_tags, inline_properties, publisher_properties, signal_ids, signal_tags",
           *             "severity": "error",
           *             "line": 1,
           *             "column": 24,
           *             "excerpt": "{\"url\": \"http://sales.example\"}]}"
           *           },
           *           {
           *             "field": "authorized_agents[0].url",
           *             "message": "\"http://sales.example\": the URL of an agent must use https",
           *             "severity": "error",
           *             "line": 1,
           *             "column": 25,
           *             "excerpt": "\"url\": \"http://sales.example\"}]}",
           *             "mend": {
           *               "op": "replace",
           *               "path": "/authorized_agents/0/url",
           *               "value": "https://sales.example"
           *             }
           *           }
           *         ],
           *         "agent_count": 1,
           *         "property_count": 0
           *       },
           *       "timestamp": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryAdagentsCheckResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  createAdagents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "authorized_agents": [
         *         {
         *           "url": "https://sales.brightlane.example",
         *           "authorized_for": "All pages",
         *           "authorization_type": "property_ids",
         *           "property_ids": [
         *             "twostroke_site"
         *           ]
         *         }
         *       ],
         *       "properties": [
         *         {
         *           "property_id": "twostroke_site",
         *           "property_type": "website",
         *           "name": "Two Stroke",
         *           "identifiers": [
         *             {
         *               "type": "domain",
         *               "value": "twostroke.example"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['RegistryAdagentsCreateRequest'];
      };
    };
    responses: {
      /** @description Generated document with the findings of the validator. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "success": true,
           *         "adagents_json": "{\n  \"$schema\": \"https://registry.example/schemas/v3/adagents.json\",\n  \"authorized_agents\": [\n    {\n      \"url\": \"https://sales.brightlane.example\",\n      \"authorized_for\": \"All pages\",\n      \"authorization_type\": \"property_ids\",\n      \"property_ids\": [\n        \"twostroke_site\"\n      ]\n    }\n  ],\n  \"properties\": [\n    {\n      \"property_id\": \"twostroke_site\",\n      \"property_type\": \"website\",\n      \"name\": \"Two Stroke\",\n      \"identifiers\": [\n        {\n          \"type\": \"domain\",\n          \"value\": \"twostroke.example\"\n        }\n      ]\n    }\n  ],\n  \"last_updated\": \"2026-01-15T08:30:00.000Z\"\n}",
           *         "validation": {
           *           "valid": true,
           *           "errors": [],
           *           "warnings": [],
           *           "domain": "proposed",
           *           "url": "proposed",
           *           "discovery_method": "direct"
           *         }
           *       },
           *       "timestamp": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryAdagentsCreateResponse'];
        };
      };
      400: components['responses']['AdagentsCreateRefused'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  dryRunAdagents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "document": "{\"authorized_agents\": []}",
         *       "domain": "twostroke.example"
         *     }
         */
        'application/json': components['schemas']['RegistryAdagentsDryRunRequest'];
      };
    };
    responses: {
      /** @description Changes that the draft would cause, also if it has errors. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "domain": "twostroke.example",
           *         "outcome": "changed",
           *         "valid": true,
           *         "base": {
           *           "file_url": "https://twostroke.example/.well-known/adagents.json",
           *           "file_sha256": "e512a938b72c190513725695568a2df44ed7eee466e795beaf3fed3fb901f970",
           *           "validated_at": "2026-01-15T08:30:00.000Z",
           *           "agent_count": 1,
           *           "property_count": 1
           *         },
           *         "counts": {
           *           "authorizations_granted": 0,
           *           "authorizations_modified": 0,
           *           "authorizations_revoked": 1,
           *           "properties_added": 0,
           *           "properties_updated": 0,
           *           "properties_reactivated": 0,
           *           "properties_stale": 1,
           *           "properties_merged": 0,
           *           "collections_added": 0,
           *           "collections_updated": 0,
           *           "collections_removed": 0,
           *           "agents_discovered": 0,
           *           "agents_removed": 0,
           *           "events": 3
           *         },
           *         "authorizations": [
           *           {
           *             "change": "revoked",
           *             "agent_url": "https://sales.brightlane.example",
           *             "authorization_type": "property_ids",
           *             "authorized_for": "All pages"
           *           }
           *         ],
           *         "properties": [
           *           {
           *             "change": "stale",
           *             "property_rid": "01a2177c-d74a-7717-a67c-2c72f8dcc0f2",
           *             "property_id": "twostroke_site",
           *             "name": "Two Stroke"
           *           }
           *         ],
           *         "events": [
           *           {
           *             "event_type": "property.stale",
           *             "entity_type": "property",
           *             "entity_id": "01a2177c-d74a-7717-a67c-2c72f8dcc0f2",
           *             "payload": {
           *               "property_rid": "01a2177c-d74a-7717-a67c-2c72f8dcc0f2",
           *               "publisher_domain": "twostroke.example",
           *               "reason": "not in the file any more"
           *             }
           *           },
           *           {
           *             "event_type": "authorization.revoked",
           *             "entity_type": "authorization",
           *             "entity_id": "01a2177c-d74a-7717-a67c-30fcf3c8ccf9",
           *             "payload": {
           *               "id": "01a2177c-d74a-7717-a67c-30fcf3c8ccf9",
           *               "agent_url": "https://sales.brightlane.example",
           *               "agent_url_canonical": "https://sales.brightlane.example",
           *               "publisher_domain": "twostroke.example",
           *               "authorization_type": "property_ids",
           *               "authorized_for": "All pages",
           *               "evidence": "adagents_json",
           *               "property_ids": [
           *                 "twostroke_site"
           *               ],
           *               "delegation_type": "delegated",
           *               "created_at": "2026-01-15T08:30:00.000Z",
           *               "updated_at": "2026-01-15T08:30:00.000Z"
           *             }
           *           },
           *           {
           *             "event_type": "publisher.adagents_changed",
           *             "entity_type": "publisher",
           *             "entity_id": "01a2177c-d74b-70d9-b6d7-cb04548a6c76",
           *             "payload": {
           *               "publisher_domain": "twostroke.example",
           *               "adagents_valid": true,
           *               "agent_count": 0,
           *               "property_count": 0,
           *               "collection_count": 0,
           *               "format_count": 0,
           *               "placement_count": 0,
           *               "changed_fields": [
           *                 "authorized_agents",
           *                 "contact",
           *                 "properties",
           *                 "tags"
           *               ],
           *               "discovery_method": "direct",
           *               "source": "adagents_json",
           *               "properties_added": 0,
           *               "properties_removed": 1,
           *               "agents_added": [],
           *               "agents_removed": [
           *                 "https://sales.brightlane.example"
           *               ]
           *             }
           *           }
           *         ]
           *       },
           *       "timestamp": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryAdagentsDryRunResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  validateAdagents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domain": "twostroke.example"
         *     }
         */
        'application/json': components['schemas']['RegistryAdagentsValidateRequest'];
      };
    };
    responses: {
      /** @description Findings about the file of the domain, also if it is invalid or missing. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "domain": "twostroke.example",
           *         "found": true,
           *         "validation": {
           *           "valid": true,
           *           "errors": [],
           *           "warnings": [],
           *           "domain": "twostroke.example",
           *           "url": "https://twostroke.example/.well-known/adagents.json",
           *           "discovery_method": "direct",
           *           "status_code": 200,
           *           "response_bytes": 826,
           *           "resolved_url": "https://twostroke.example/.well-known/adagents.json",
           *           "raw_data": {
           *             "$schema": "/schemas/v3/adagents.json",
           *             "last_updated": "2025-04-03T18:00:00Z",
           *             "contact": {
           *               "name": "Two Stroke",
           *               "email": "hello@twostroke.example",
           *               "domain": "twostroke.example"
           *             },
           *             "properties": [
           *               {
           *                 "property_id": "twostroke_site",
           *                 "property_type": "website",
           *                 "name": "Two Stroke",
           *                 "identifiers": [
           *                   {
           *                     "type": "domain",
           *                     "value": "twostroke.example"
           *                   }
           *                 ],
           *                 "tags": [
           *                   "motorcycles"
           *                 ],
           *                 "supported_channels": [
           *                   "display"
           *                 ]
           *               }
           *             ],
           *             "tags": {
           *               "motorcycles": {
           *                 "name": "Motorcycles",
           *                 "description": "Small engines, long roads"
           *               }
           *             },
           *             "authorized_agents": [
           *               {
           *                 "url": "https://sales.brightlane.example",
           *                 "authorized_for": "All pages",
           *                 "authorization_type": "property_ids",
           *                 "property_ids": [
           *                   "twostroke_site"
           *                 ],
           *                 "delegation_type": "delegated"
           *               }
           *             ]
           *           }
           *         },
           *         "agent_cards": [
           *           {
           *             "agent_url": "https://sales.brightlane.example",
           *             "valid": true,
           *             "errors": [],
           *             "response_time_ms": 84,
           *             "status_code": 200,
           *             "card_data": {
           *               "protocolVersion": "0.3.0",
           *               "name": "Brightlane Sales Agent",
           *               "description": "Sells display, video, audio and out-of-home inventory of publishers that delegated it to Brightlane.",
           *               "url": "https://sales.brightlane.example",
           *               "preferredTransport": "JSONRPC",
           *               "version": "1.4.0",
           *               "provider": {
           *                 "organization": "Brightlane",
           *                 "url": "https://brightlane.example"
           *               },
           *               "capabilities": {
           *                 "streaming": false,
           *                 "pushNotifications": false
           *               },
           *               "defaultInputModes": [
           *                 "application/json"
           *               ],
           *               "defaultOutputModes": [
           *                 "application/json"
           *               ],
           *               "securitySchemes": {
           *                 "bearerAuth": {
           *                   "type": "http",
           *                   "scheme": "bearer"
           *                 }
           *               },
           *               "security": [
           *                 {
           *                   "bearerAuth": []
           *                 }
           *               ],
           *               "skills": [
           *                 {
           *                   "id": "get_proto_capabilities",
           *                   "name": "Capabilities",
           *                   "description": "What this agent supports",
           *                   "tags": [
           *                     "get"
           *                   ]
           *                 },
           *                 {
           *                   "id": "get_products",
           *                   "name": "Find products",
           *                   "description": "Products that answer a brief, with forecasts and prices",
           *                   "tags": [
           *                     "get"
           *                   ]
           *                 },
           *                 {
           *                   "id": "list_creative_formats",
           *                   "name": "Formats",
           *                   "description": "Creative formats that it takes",
           *                   "tags": [
           *                     "list"
           *                   ]
           *                 },
           *                 {
           *                   "id": "create_media_buy",
           *                   "name": "Book",
           *                   "description": "Books packages and returns their state",
           *                   "tags": [
           *                     "create"
           *                   ]
           *                 },
           *                 {
           *                   "id": "update_media_buy",
           *                   "name": "update_media_buy",
           *                   "description": "Needs a credential",
           *                   "tags": [
           *                     "update"
           *                   ]
           *                 },
           *                 {
           *                   "id": "get_media_buys",
           *                   "name": "get_media_buys",
           *                   "description": "Needs a credential",
           *                   "tags": [
           *                     "get"
           *                   ]
           *                 },
           *                 {
           *                   "id": "get_media_buy_delivery",
           *                   "name": "Report",
           *                   "description": "Delivery by package and day",
           *                   "tags": [
           *                     "get"
           *                   ]
           *                 },
           *                 {
           *                   "id": "provide_performance_feedback",
           *                   "name": "provide_performance_feedback",
           *                   "description": "Needs a credential",
           *                   "tags": [
           *                     "provide"
           *                   ]
           *                 }
           *               ],
           *               "supportedInterfaces": [
           *                 {
           *                   "url": "https://sales.brightlane.example",
           *                   "protocolBinding": "JSONRPC",
           *                   "protocolVersion": "1.0"
           *                 },
           *                 {
           *                   "url": "https://sales.brightlane.example",
           *                   "protocolBinding": "JSONRPC",
           *                   "protocolVersion": "0.3"
           *                 }
           *               ]
           *             },
           *             "card_endpoint": "https://sales.brightlane.example/.well-known/agent-card.json"
           *           }
           *         ]
           *       },
           *       "timestamp": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryAdagentsValidateResponse'];
        };
      };
      400: components['responses']['AdagentsToolRefused'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getBrandJson: {
    parameters: {
      query: {
        /**
         * @description Brand domain; a URL is accepted and reduced to its host.
         * @example softloom.example
         */
        domain: string;
        /**
         * @description Whether to read the file of the domain now and prefer it.
         * @example false
         */
        fresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Brand document of the domain, with the place where it was found. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoStore'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "softloom.example",
           *       "url": "https://softloom.example/.well-known/brand.json",
           *       "variant": "brand_canonical",
           *       "data": {
           *         "$schema": "/schemas/v3/brand.json",
           *         "id": "softloom",
           *         "names": [
           *           {
           *             "en": "Softloom"
           *           }
           *         ],
           *         "house_domain": "veldermaat.example",
           *         "keller_type": "independent",
           *         "url": "https://softloom.example",
           *         "description": "Linen for beds and tables, woven in Twente.",
           *         "industries": [
           *           "home_garden.furniture",
           *           "retail.ecommerce"
           *         ],
           *         "logos": [
           *           {
           *             "id": "mark",
           *             "url": "https://softloom.example/logo.svg",
           *             "orientation": "square",
           *             "background": "light-bg",
           *             "variant": "primary",
           *             "tags": [
           *               "logo"
           *             ],
           *             "width": 96,
           *             "height": 96
           *           }
           *         ],
           *         "colors": {
           *           "primary": "#A3B18A",
           *           "secondary": "#DAD7CD",
           *           "text": "#344E41"
           *         },
           *         "tagline": "Slept on since 1932",
           *         "properties": [
           *           {
           *             "type": "website",
           *             "identifier": "softloom.example",
           *             "relationship": "owned",
           *             "primary": true,
           *             "region": "global"
           *           }
           *         ],
           *         "last_updated": "2025-08-18T09:00:00Z"
           *       },
           *       "freshness": {
           *         "state": "fresh",
           *         "validated_at": "2026-01-15T08:30:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryBrandJsonResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      /** @description Neither the domain nor the registry has a document for it (`not_found`). */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "not_found",
           *       "message": "acme.example serves a brand.json that cannot be used, and no entry is stored.",
           *       "domain": "acme.example",
           *       "errors": [
           *         {
           *           "field": "json",
           *           "message": "The file is not JSON.",
           *           "severity": "error"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['CoreErrorResponse'];
        };
      };
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  checkBrandText: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "document": "{\"id\": \"ironclove\", \"names\": [{\"en\": \"Ironclove\"}]}",
         *       "domain": "ironclove.example"
         *     }
         */
        'application/json': components['schemas']['RegistryBrandCheckRequest'];
      };
    };
    responses: {
      /** @description Findings about the document, each with its place, also if it is invalid. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "valid": true,
           *       "variant": "brand_canonical",
           *       "findings": []
           *     }
           */
          'application/json': components['schemas']['RegistryBrandCheckResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  submitDiscoveredBrand: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domain": "trail.example",
         *       "brand_name": "Trail",
         *       "keller_type": "sub_brand",
         *       "house_domain": "acme.example"
         *     }
         */
        'application/json': components['schemas']['RegistryDiscoveredBrandRequest'];
      };
    };
    responses: {
      /** @description Submission as it was stored; it is hidden until its review. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "brand": {
           *         "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *         "domain": "trail.example",
           *         "brand_name": "Trail",
           *         "source": "community",
           *         "review_status": "pending",
           *         "keller_type": "sub_brand",
           *         "claimed_house_domain": "acme.example",
           *         "created_at": "2026-01-15T08:30:00.000Z",
           *         "updated_at": "2026-01-15T08:30:00.000Z"
           *       },
           *       "review_status": "pending"
           *     }
           */
          'application/json': components['schemas']['RegistryDiscoveredBrandResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['EntryExists'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  enrichBrand: {
    parameters: {
      query: {
        /**
         * @description Brand domain; a URL is accepted and reduced to its host.
         * @example tidewaterceramics.example
         */
        domain: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Identity data of the brand, and whether they were stored already. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "domain": "tidewaterceramics.example",
           *       "cached": false,
           *       "manifest": {
           *         "name": "Tidewater Ceramics",
           *         "url": "https://tidewaterceramics.example/",
           *         "description": "A four-person pottery on the Tamar estuary. Plates, jugs and tiles in ash glazes, fired twice a month.",
           *         "logos": [
           *           {
           *             "url": "https://tidewaterceramics.example/logo.svg",
           *             "tags": [
           *               "logo"
           *             ]
           *           },
           *           {
           *             "url": "https://tidewaterceramics.example/touch-icon.svg",
           *             "tags": [
           *               "icon"
           *             ]
           *           },
           *           {
           *             "url": "https://tidewaterceramics.example/studio.svg",
           *             "tags": [
           *               "social"
           *             ]
           *           }
           *         ],
           *         "colors": {
           *           "primary": "#5C7C8A"
           *         },
           *         "company": {
           *           "name": "Tidewater Ceramics",
           *           "location": "Bere Ferrers, GB",
           *           "employees": "4",
           *           "founded": 2009
           *         }
           *       },
           *       "company": {
           *         "name": "Tidewater Ceramics",
           *         "location": "Bere Ferrers, GB",
           *         "employees": "4",
           *         "founded": 2009
           *       },
           *       "source_type": "enriched"
           *     }
           */
          'application/json': components['schemas']['RegistryBrandEnrichment'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['NotConfigured'];
    };
  };
  getBrandHistory: {
    parameters: {
      query: {
        /**
         * @description Brand domain; a URL is accepted and reduced to its host.
         * @example saltmarshecho.example
         */
        domain: string;
        /**
         * @description Largest number of revisions on one page, at most 100.
         * @example 20
         */
        limit?: number;
        /**
         * @description Number of revisions to skip, counted from the newest.
         * @example 0
         */
        offset?: number;
        /**
         * @description Number of one revision: only it is returned, with its `state`. A number that the entry does not have returns an
         *     empty list.
         * @example 1
         */
        revision?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of revisions, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "saltmarshecho.example",
           *       "total": 2,
           *       "revisions": [
           *         {
           *           "revision_number": 2,
           *           "editor_name": "Demo",
           *           "edit_summary": "No change",
           *           "source": "community",
           *           "is_rollback": false,
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         },
           *         {
           *           "revision_number": 1,
           *           "editor_name": "Demo",
           *           "edit_summary": "Created",
           *           "source": "community",
           *           "is_rollback": false,
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistryHistoryResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  listBrands: {
    parameters: {
      query?: {
        /**
         * @description `next_cursor` of the page before, with the same filters and `sort`; any other returns status 400. Entries added meanwhile shift nothing.
         * @example WyI0TTdTS2tqY0E5M1gwSnRnIiwiSXJvbmNsb3ZlIiwiaXJvbmNsb3ZlLmV4YW1wbGUiXQ
         */
        cursor?: string;
        /**
         * @description Largest number of entries on one page.
         * @example 20
         */
        limit?: number;
        /**
         * @description Entries to skip; past the end the page is empty.
         * @example 0
         */
        offset?: number;
        /**
         * @description Text to look for in domain, brand name and house name, without regard to case. Empty means no search; `%` and `_` stand for themselves.
         * @example acme
         */
        search?: string;
        /**
         * @description Order of the list. In the orders by `updated_at` an entry that changes meanwhile moves, and may come twice or not at all.
         * @example -updated
         */
        sort?: components['schemas']['EnumsBrandSort'];
        /**
         * @description Only entries from this source. The counts in `stats` do not depend on it.
         * @example brand_json
         */
        source?: components['schemas']['EnumsBrandSource'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of brands with counts over all matches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryBrandListing'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  resolveBrand: {
    parameters: {
      query: {
        /**
         * @description Moment in the past that is asked about, with an offset from UTC: the answer is what was recorded then. The present
         *     when absent. The past is kept for 400 days unless the operator set another number; nothing known about the moment
         *     returns status 404.
         */
        at?: components['parameters']['Moment'];
        /**
         * @description Brand domain; a URL is accepted and reduced to its host.
         * @example ironclove.example
         */
        domain: string;
        /**
         * @description Whether to read the file of the domain now instead of using a cached copy.
         * @example false
         */
        fresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Identity of the brand, with its house and the source of the data. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "canonical_id": "ironclove.example",
           *       "canonical_domain": "ironclove.example",
           *       "brand_name": "Ironclove",
           *       "keller_type": "independent",
           *       "source": "brand_json",
           *       "brand_id": "ironclove",
           *       "names": [
           *         {
           *           "en": "Ironclove"
           *         },
           *         {
           *           "de": "Eisennelke"
           *         }
           *       ],
           *       "house_domain": "veldermaat.example",
           *       "house_name": "Veldermaat Group",
           *       "relationship_trust": "mutual",
           *       "relationship_verified_at": "2026-01-15T08:30:00.000Z",
           *       "relationship_declared_at": "2026-01-15T08:30:00.000Z",
           *       "brand_manifest": {
           *         "url": "https://ironclove.example",
           *         "description": "Cast-iron pans that outlive their recipes.",
           *         "industries": [
           *           "home_garden",
           *           "retail.ecommerce"
           *         ],
           *         "logos": [
           *           {
           *             "id": "mark",
           *             "url": "https://ironclove.example/logo.svg",
           *             "orientation": "square",
           *             "background": "light-bg",
           *             "variant": "primary",
           *             "tags": [
           *               "logo"
           *             ],
           *             "width": 96,
           *             "height": 96
           *           }
           *         ],
           *         "colors": {
           *           "primary": "#2F2F2F",
           *           "secondary": "#C8553D",
           *           "accent": "#F28F3B"
           *         },
           *         "tone": {
           *           "voice": "Blunt and generous",
           *           "attributes": [
           *             "sturdy",
           *             "plain"
           *           ]
           *         },
           *         "tagline": [
           *           {
           *             "en": "Heavy for a reason"
           *           },
           *           {
           *             "de": "Schwer aus gutem Grund"
           *           }
           *         ],
           *         "data_subject_contestation": {
           *           "email": "privacy@veldermaat.example",
           *           "languages": [
           *             "nl",
           *             "en",
           *             "de"
           *           ]
           *         }
           *       },
           *       "logo_path": "/logos/08e7172cfc9f70f21f4d1aeee9a33fcb2ff5fb7cb3776ac565a5b29e055976e2.svg",
           *       "freshness": {
           *         "state": "fresh",
           *         "validated_at": "2026-01-15T08:30:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryBrandResolution'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      /** @description Neither a file nor a stored entry names a brand for the domain (`not_found`). */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "not_found",
           *       "message": "No brand is known for quiet.example.",
           *       "domain": "quiet.example",
           *       "errors": [
           *         {
           *           "field": "brand_json",
           *           "message": "The file was not found.",
           *           "severity": "error"
           *         }
           *       ],
           *       "file_status": 404
           *     }
           */
          'application/json': components['schemas']['CoreErrorResponse'];
        };
      };
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  resolveBrandsBulk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domains": [
         *         "ironclove.example",
         *         "nobody.example"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RegistryBrandBulkRequest'];
      };
    };
    responses: {
      /** @description Record of each requested domain that is known. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": {
           *         "ironclove.example": {
           *           "canonical_id": "ironclove.example",
           *           "canonical_domain": "ironclove.example",
           *           "brand_name": "Ironclove",
           *           "keller_type": "independent",
           *           "source": "brand_json",
           *           "brand_id": "ironclove",
           *           "names": [
           *             {
           *               "en": "Ironclove"
           *             },
           *             {
           *               "de": "Eisennelke"
           *             }
           *           ],
           *           "house_domain": "veldermaat.example",
           *           "house_name": "Veldermaat Group",
           *           "relationship_trust": "mutual",
           *           "relationship_verified_at": "2026-01-15T08:30:00.000Z",
           *           "relationship_declared_at": "2026-01-15T08:30:00.000Z",
           *           "brand_manifest": {
           *             "url": "https://ironclove.example",
           *             "description": "Cast-iron pans that outlive their recipes.",
           *             "industries": [
           *               "home_garden",
           *               "retail.ecommerce"
           *             ],
           *             "logos": [
           *               {
           *                 "id": "mark",
           *                 "url": "https://ironclove.example/logo.svg",
           *                 "orientation": "square",
           *                 "background": "light-bg",
           *                 "variant": "primary",
           *                 "tags": [
           *                   "logo"
           *                 ],
           *                 "width": 96,
           *                 "height": 96
           *               }
           *             ],
           *             "colors": {
           *               "primary": "#2F2F2F",
           *               "secondary": "#C8553D",
           *               "accent": "#F28F3B"
           *             },
           *             "tone": {
           *               "voice": "Blunt and generous",
           *               "attributes": [
           *                 "sturdy",
           *                 "plain"
           *               ]
           *             },
           *             "tagline": [
           *               {
           *                 "en": "Heavy for a reason"
           *               },
           *               {
           *                 "de": "Schwer aus gutem Grund"
           *               }
           *             ],
           *             "data_subject_contestation": {
           *               "email": "privacy@veldermaat.example",
           *               "languages": [
           *                 "nl",
           *                 "en",
           *                 "de"
           *               ]
           *             }
           *           },
           *           "logo_path": "/logos/08e7172cfc9f70f21f4d1aeee9a33fcb2ff5fb7cb3776ac565a5b29e055976e2.svg",
           *           "freshness": {
           *             "state": "fresh",
           *             "validated_at": "2026-01-15T08:30:00.000Z"
           *           }
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryBrandBulkResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['UnknownPast'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  saveBrand: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domain": "saltmarshecho.example",
         *       "brand_name": "Saltmarsh Echo",
         *       "brand_manifest": {
         *         "description": "News from the saltmarsh, since 1911.",
         *         "logos": [
         *           {
         *             "url": "https://saltmarshecho.example/logo.svg",
         *             "tags": [
         *               "primary"
         *             ]
         *           }
         *         ],
         *         "colors": [
         *           {
         *             "hex": "#3E6259",
         *             "type": "primary"
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['RegistryBrandSaveRequest'];
      };
    };
    responses: {
      /** @description Entry that was created, or edited with a new revision number. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryBrandSaveResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['SaveForbidden'];
      409: components['responses']['SaveConflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  lookupManifestRefs: {
    parameters: {
      query: {
        /**
         * @description Domain; a URL is accepted and reduced to its host.
         * @example morningtide.example
         */
        domain: string;
        /**
         * @description Kind of manifest to find; absent finds either.
         * @example brand.json
         */
        type?: components['schemas']['EnumsManifestFile'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Location of the manifest, or `found` false if none is known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "found": true,
           *       "reference": {
           *         "reference_type": "url",
           *         "manifest_url": "https://morningtide.example/.well-known/brand.json",
           *         "agent_url": null,
           *         "agent_id": null,
           *         "verification_status": "valid"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryManifestLookup'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Principal behind the credential, with its organizations and permissions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "kind": "user",
           *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *       "name": "Ann Potter",
           *       "email": "ann@tidewaterceramics.example",
           *       "email_verified": true,
           *       "permissions": [
           *         "registry:read",
           *         "registry:write"
           *       ],
           *       "organization": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *       "organizations": [
           *         {
           *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *           "name": "Tidewater Ceramics",
           *           "tier": "api",
           *           "role": "owner"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeIdentity'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  listMyAgents: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Agents that the organization enrolled, whatever their visibility. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agents": [
           *         {
           *           "url": "https://sales.tidewaterceramics.example/mcp",
           *           "name": "Tidewater Sales",
           *           "type": "sales",
           *           "visibility": "members_only",
           *           "lifecycle_stage": "production",
           *           "protocol": "mcp",
           *           "enrolled_at": "2026-01-15T08:30:00.000Z",
           *           "updated_at": "2026-01-15T08:30:00.000Z",
           *           "probed_at": null,
           *           "compliance_status": "unknown",
           *           "verified": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeAgentList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  enrollMyAgent: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://sales.tidewaterceramics.example/mcp",
         *       "type": "sales",
         *       "name": "Tidewater Sales"
         *     }
         */
        'application/json': components['schemas']['MeAgentEnrolment'];
      };
    };
    responses: {
      /** @description Agent that was enrolled before and is changed now. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agent": {
           *         "url": "https://sales.tidewaterceramics.example/mcp",
           *         "name": "Tidewater Sales",
           *         "type": "sales",
           *         "visibility": "members_only",
           *         "lifecycle_stage": "production",
           *         "protocol": "mcp",
           *         "enrolled_at": "2026-01-15T08:30:00.000Z",
           *         "updated_at": "2026-01-15T08:30:00.000Z",
           *         "probed_at": null,
           *         "compliance_status": "unknown",
           *         "verified": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MeAgentResponse'];
        };
      };
      /** @description Agent that is enrolled now. */
      201: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agent": {
           *         "url": "https://sales.tidewaterceramics.example/mcp",
           *         "name": "Tidewater Sales",
           *         "type": "sales",
           *         "visibility": "members_only",
           *         "lifecycle_stage": "production",
           *         "protocol": "mcp",
           *         "enrolled_at": "2026-01-15T08:30:00.000Z",
           *         "updated_at": "2026-01-15T08:30:00.000Z",
           *         "probed_at": null,
           *         "compliance_status": "unknown",
           *         "verified": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MeAgentResponse'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['EnrolmentForbidden'];
      409: components['responses']['AgentTaken'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  removeMyAgent: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description URL of the agent in any spelling, percent-encoded as one path segment.
         * @example https://sales.tidewaterceramics.example/mcp
         */
        agent_url: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Agent that is no longer enrolled. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      409: components['responses']['AgentIsPublic'];
      500: components['responses']['InternalError'];
    };
  };
  changeMyAgent: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description URL of the agent in any spelling, percent-encoded as one path segment.
         * @example https://sales.tidewaterceramics.example/mcp
         */
        agent_url: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "visibility": "private"
         *     }
         */
        'application/json': components['schemas']['MeAgentUpdate'];
      };
    };
    responses: {
      /** @description Agent with its new settings. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agent": {
           *         "url": "https://sales.tidewaterceramics.example/mcp",
           *         "name": "Tidewater Sales",
           *         "type": "sales",
           *         "visibility": "private",
           *         "lifecycle_stage": "production",
           *         "protocol": "mcp",
           *         "enrolled_at": "2026-01-15T08:30:00.000Z",
           *         "updated_at": "2026-01-15T08:30:00.000Z",
           *         "probed_at": null,
           *         "compliance_status": "unknown",
           *         "verified": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MeAgentResponse'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  getMyAgentChecks: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description URL of the agent in any spelling, percent-encoded as one path segment.
         * @example https://sales.tidewaterceramics.example/mcp
         */
        agent_url: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Result of the last checks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "url": "https://sales.tidewaterceramics.example/mcp",
           *       "compliance_status": "passing",
           *       "verified": false,
           *       "headline": "All checks passed.",
           *       "checked_at": "2026-01-15T08:30:00.000Z",
           *       "next_check_at": "2026-01-15T20:30:00.000Z",
           *       "is_waiting": false,
           *       "tracks": [
           *         {
           *           "track": "core",
           *           "status": "pass",
           *           "scenario_count": 4,
           *           "passed_count": 4,
           *           "duration_ms": 420,
           *           "has_coverage_gap_skip": false,
           *           "detail": "passed"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeAgentChecks'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  checkMyAgent: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description URL of the agent in any spelling, percent-encoded as one path segment.
         * @example https://sales.tidewaterceramics.example/mcp
         */
        agent_url: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Checks that wait, with the result of the last ones. */
      202: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "url": "https://sales.tidewaterceramics.example/mcp",
           *       "compliance_status": "unknown",
           *       "verified": false,
           *       "headline": null,
           *       "checked_at": null,
           *       "next_check_at": null,
           *       "is_waiting": true,
           *       "tracks": []
           *     }
           */
          'application/json': components['schemas']['MeAgentChecks'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  listMyApiKeys: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description API keys of the organization, without their secrets. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "api_keys": [
           *         {
           *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *           "name": "Nightly import",
           *           "prefix": "sk_q3vJ0m2T",
           *           "permissions": [
           *             "registry:read",
           *             "registry:write"
           *           ],
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "last_used_at": null,
           *           "expires_at": "2027-01-15T08:30:00.000Z",
           *           "revoked_at": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeApiKeyList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  createMyApiKey: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Nightly import",
         *       "permissions": [
         *         "admin:read"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MeApiKeyRequest'];
      };
    };
    responses: {
      /** @description API key with its secret, which is shown in this response only. */
      201: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *       "name": "Nightly import",
           *       "prefix": "sk_q3vJ0m2T",
           *       "permissions": [
           *         "registry:read",
           *         "registry:write"
           *       ],
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "last_used_at": null,
           *       "expires_at": "2027-01-15T08:30:00.000Z",
           *       "revoked_at": null,
           *       "api_key": "sk_q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
           *     }
           */
          'application/json': components['schemas']['MeApiKeyCreated'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['LimitReached'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  revokeMyApiKey: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the key, from the list of keys.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description API key that is revoked and no longer accepted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  rollMyApiKey: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the key, from the list of keys.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "grace_seconds": 86400
         *     }
         */
        'application/json': components['schemas']['MeApiKeyRollRequest'];
      };
    };
    responses: {
      /** @description New API key with its secret, and how long the older one lasts. */
      201: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1c",
           *       "name": "Nightly import",
           *       "prefix": "sk_q3vJ0m2T",
           *       "permissions": [
           *         "registry:read",
           *         "registry:write"
           *       ],
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "last_used_at": null,
           *       "expires_at": "2027-01-15T08:30:00.000Z",
           *       "revoked_at": null,
           *       "api_key": "sk_q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
           *       "rolled_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *       "rolled_until": "2026-01-16T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeApiKeyRolled'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      409: components['responses']['LimitReached'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  getMyAuditLog: {
    parameters: {
      query?: {
        /**
         * @description Only this action: the name of an operation, or `credential.…`.
         * @example createMyApiKey
         */
        action?: string;
        /**
         * @description Only what this actor did: the identifier of a person, `api_key_…`, `client_…` or `admin`.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18
         */
        actor?: string;
        /**
         * @description Value of `next_cursor` from the page before: entries older than this one.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        cursor?: string;
        /**
         * @description Largest number of log entries on one page.
         * @example 100
         */
        limit?: number;
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
        /**
         * @description Only what was done, or only what was refused.
         * @example done
         */
        outcome?: components['schemas']['EnumsAuditOutcome'];
        /**
         * @description Only entries of this time or later, ISO 8601 with a zone.
         * @example 2026-01-15T08:30:00.000Z
         */
        since?: string;
        /**
         * @description Only what was done to this identifier, domain or URL.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a
         */
        subject?: string;
        /**
         * @description Only entries before this time, ISO 8601 with a zone.
         * @example 2026-01-16T08:30:00.000Z
         */
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of the audit log, the newest entries first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "entries": [
           *         {
           *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *           "at": "2026-01-15T08:30:00.000Z",
           *           "action": "createMyApiKey",
           *           "actor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *           "actor_name": "Ann Potter",
           *           "subject": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
           *           "outcome": "done",
           *           "address": "192.0.2.7",
           *           "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
           *           "detail": {
           *             "name": "Nightly import",
           *             "permissions": [
           *               "registry:read"
           *             ]
           *           }
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['MeAuditPage'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  exportMyAuditLog: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "format": "csv",
         *       "since": "2026-01-15T08:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['MeAuditExportRequest'];
      };
    };
    responses: {
      /** @description Text of the file, and where it goes on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "format": "csv",
           *       "file_name": "audit-2026-01-15T08-30-00Z.csv",
           *       "text": "at,action,actor,actor_name,subject,outcome,address,request_id,id,detail\r\n",
           *       "count": 0,
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['MeAuditExport'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  askAuthDoctor: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "credential": "sk_q3vJ0m2T"
         *     }
         */
        'application/json': components['schemas']['MeAuthDoctorRequest'];
      };
    };
    responses: {
      /** @description Credential, and its last refused calls. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "credential": {
           *         "kind": "api_key",
           *         "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *         "name": "Nightly import",
           *         "prefix": "sk_q3vJ0m2T",
           *         "organization_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *         "organization_name": "Acme",
           *         "person_id": null,
           *         "person_name": null,
           *         "permissions": [
           *           "registry:read"
           *         ],
           *         "audiences": [
           *           "api",
           *           "mcp",
           *           "a2a"
           *         ],
           *         "state": "active",
           *         "created_at": "2026-01-15T08:30:00.000Z",
           *         "last_used_at": "2026-01-15T08:30:00.000Z",
           *         "expires_at": "2027-01-15T08:30:00.000Z",
           *         "revoked_at": null
           *       },
           *       "refused_calls": [
           *         {
           *           "at": "2026-01-15T08:30:00.000Z",
           *           "request_id": "5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2",
           *           "operation": "saveBrand",
           *           "method": "POST",
           *           "path": "/api/brands/save",
           *           "status": 403,
           *           "code": "insufficient_scope",
           *           "message": "This operation needs the permission registry:write, which the API key was not given.",
           *           "reason": "missing_permission",
           *           "missing": "registry:write",
           *           "mend": "Make a credential with registry:write, or ask an owner or admin for one."
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeAuthDoctorAnswer'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  listMyClients: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OAuth clients of the organization, without their secrets. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "clients": [
           *         {
           *           "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
           *           "name": "Buying desk",
           *           "scopes": [
           *             "proto:registry:read",
           *             "proto:registry:write",
           *             "proto:products",
           *             "proto:media_buys",
           *             "proto:creatives",
           *             "proto:reports"
           *           ],
           *           "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeClientList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  createMyClient: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Buying desk"
         *     }
         */
        'application/json': components['schemas']['MeClientRequest'];
      };
    };
    responses: {
      /** @description OAuth client with its secret, which is shown in this response only. */
      201: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
           *       "name": "Buying desk",
           *       "scopes": [
           *         "proto:registry:read",
           *         "proto:registry:write",
           *         "proto:products",
           *         "proto:media_buys",
           *         "proto:creatives",
           *         "proto:reports"
           *       ],
           *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "client_secret": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
           *       "token_endpoint": "https://registry.example/token"
           *     }
           */
          'application/json': components['schemas']['MeClientCreated'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['LimitReached'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  revokeMyClient: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the client, from the list of clients.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a
         */
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Client that was deleted; its tokens are no longer accepted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  listMyEntries: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before; another returns status 400.
         * @example tidewaterceramics.example:brand:
         */
        cursor?: string;
        /**
         * @description Largest number of entries on one page.
         * @example 100
         */
        limit?: number;
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of the community entries of the organization. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "entries": [
           *         {
           *           "entity": "brand",
           *           "domain": "tidewaterceramics.example",
           *           "review_status": "approved",
           *           "revision_number": 2,
           *           "updated_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['MeEntryList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  listMyGrants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Grants of the person, without the registry's own pages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "grants": [
           *         {
           *           "grant_id": "hV1yq3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtR",
           *           "client_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a",
           *           "client_name": "Buying desk",
           *           "scopes": [
           *             "proto:registry:read"
           *           ],
           *           "allows": [
           *             "Read what members may read: the change feed, agent search, your agents, entries and proofs"
           *           ],
           *           "granted_at": "2026-01-15T08:30:00.000Z",
           *           "expires_at": "2026-01-29T08:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeGrantList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  endMyGrant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the grant, from the list of grants.
         * @example hV1yq3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtR
         */
        grant_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Grant that has ended; its tokens are refused. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  listMyInvitations: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invitations that can still be accepted, without their links. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "invitations": [
           *         {
           *           "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *           "role": "member",
           *           "email": "bob@tidewaterceramics.example",
           *           "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "expires_at": "2026-01-22T08:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeInvitationList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  createMyInvitation: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "member",
         *       "email": "bob@tidewaterceramics.example"
         *     }
         */
        'application/json': components['schemas']['MeInvitationRequest'];
      };
    };
    responses: {
      /** @description Invitation with its link, which is shown in this response only. */
      201: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "invitation_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *       "role": "member",
           *       "email": "bob@tidewaterceramics.example",
           *       "created_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "expires_at": "2026-01-22T08:30:00.000Z",
           *       "url": "https://registry.example/invitations/q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
           *     }
           */
          'application/json': components['schemas']['MeInvitationCreated'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['LimitReached'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  revokeMyInvitation: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the invitation, from the list of invitations.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        invitation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invitation that can no longer be accepted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  getMyLimits: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Limits of the organization, with what is used and left. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "holdings": [
           *         {
           *           "kind": "api_keys",
           *           "what": "API keys",
           *           "holder": "organization",
           *           "used": 12,
           *           "most": 2000,
           *           "left": 1988,
           *           "advice": "Use fewer keys, or roll them less often: a key is kept for 30 days after it was revoked or expired."
           *         }
           *       ],
           *       "requests": [
           *         {
           *           "limit": "credentials",
           *           "operations": [
           *             "createMyApiKey",
           *             "createMyClient"
           *           ],
           *           "per": "organization",
           *           "most": 60,
           *           "window_seconds": 3600,
           *           "used": 2,
           *           "left": 58,
           *           "resets_at": "2026-01-15T09:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeLimits'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  listMyMembers: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Members of the organization with their roles. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "members": [
           *         {
           *           "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *           "name": "Ann Potter",
           *           "email": "ann@tidewaterceramics.example",
           *           "role": "owner",
           *           "joined_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeMemberList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  removeMyMember: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the person, from the list of members.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18
         */
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Membership that has ended; the person no longer acts for the organization. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      409: components['responses']['LastOwner'];
      500: components['responses']['InternalError'];
    };
  };
  changeMyMember: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the person, from the list of members.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18
         */
        user_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "admin"
         *     }
         */
        'application/json': components['schemas']['MeMemberUpdate'];
      };
    };
    responses: {
      /** @description Member with the new role. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *       "name": "Ann Potter",
           *       "email": "ann@tidewaterceramics.example",
           *       "role": "admin",
           *       "joined_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeMember'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      409: components['responses']['LastOwner'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  getMyOrganization: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Organization as its members see it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *       "name": "Tidewater Ceramics",
           *       "tier": "api",
           *       "role": "owner",
           *       "created_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeOrganization'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  updateMyOrganization: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Tidewater Ceramics"
         *     }
         */
        'application/json': components['schemas']['MeOrganizationUpdate'];
      };
    };
    responses: {
      /** @description Organization with its new name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *       "name": "Tidewater Ceramics",
           *       "tier": "api",
           *       "role": "owner",
           *       "created_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeOrganization'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  listMyPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Passkeys of the person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "passkeys": [
           *         {
           *           "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b40",
           *           "name": "Work laptop",
           *           "is_synced": false,
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "last_used_at": "2026-01-15T09:10:00.000Z"
           *         }
           *       ],
           *       "most": 10
           *     }
           */
          'application/json': components['schemas']['MePasskeyList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  removeMyPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the passkey, from the list of passkeys.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b40
         */
        passkey_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Passkey that is removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      409: components['responses']['LastWayToSignIn'];
      500: components['responses']['InternalError'];
    };
  };
  renameMyPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the passkey, from the list of passkeys.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b40
         */
        passkey_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Work laptop"
         *     }
         */
        'application/json': components['schemas']['MePasskeyUpdate'];
      };
    };
    responses: {
      /** @description Passkey with its new name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b40",
           *       "name": "Work laptop",
           *       "is_synced": false,
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "last_used_at": "2026-01-15T09:10:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MePasskey'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  listMyProofs: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before; another returns status 400.
         * @example eyJsIjoiYSJ9
         */
        cursor?: string;
        /**
         * @description Largest number of proofs on one page.
         * @example 50
         */
        limit?: number;
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of proofs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "proofs": [
           *         {
           *           "domain": "tidewaterceramics.example",
           *           "method": "dns",
           *           "proved_at": "2026-01-15T08:30:00.000Z",
           *           "valid_until": "2026-04-15T08:30:00.000Z",
           *           "is_valid": true
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['MeProofList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  listMySessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sessions of the person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "sessions": [
           *         {
           *           "id": "kJ3xTq0b7mYcR2vWn8sLd",
           *           "device": "Firefox on Windows",
           *           "address": "198.51.100.7",
           *           "started_at": "2026-01-15T08:30:00.000Z",
           *           "last_used_at": "2026-01-15T09:10:00.000Z",
           *           "proved_at": "2026-01-15T08:30:00.000Z",
           *           "ends_at": "2026-01-18T09:10:00.000Z",
           *           "is_current": true
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeSessionList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  endMyOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many sessions ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ended": 2
           *     }
           */
          'application/json': components['schemas']['MeSessionsEnded'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  endMySession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the session, from the list of sessions.
         * @example kJ3xTq0b7mYcR2vWn8sLd
         */
        session_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Session that has ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  getMySignInWays: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ways in which the person can sign in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "password": true,
           *       "companies": [
           *         {
           *           "issuer": "https://login.tidewaterceramics.example",
           *           "linked_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "passkeys": 1
           *     }
           */
          'application/json': components['schemas']['MeSignInWays'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  listMyWebhooks: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to has status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Subscriptions of the organization, with the cursor that each receiver confirmed last. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhooks": [
           *         {
           *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
           *           "url": "https://mirror.tidewaterceramics.example/hooks/registry",
           *           "types": [
           *             "authorization.*"
           *           ],
           *           "description": "Mirror of the sales team",
           *           "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
           *           "status": "active",
           *           "pause_reason": null,
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "updated_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeWebhookList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  createMyWebhook: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to has status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
         *       "types": [
         *         "authorization.*"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MeWebhookRequest'];
      };
    };
    responses: {
      /** @description Subscription with its endpoint, event types, state and confirmed cursor. */
      201: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
           *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
           *       "types": [
           *         "authorization.*"
           *       ],
           *       "description": "Mirror of the sales team",
           *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
           *       "status": "active",
           *       "pause_reason": null,
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "updated_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeWebhook'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['WebhookLimitReached'];
      410: components['responses']['CursorExpired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  getMyWebhook: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to has status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Subscription with its endpoint, event types, state and confirmed cursor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
           *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
           *       "types": [
           *         "authorization.*"
           *       ],
           *       "description": "Mirror of the sales team",
           *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
           *       "status": "active",
           *       "pause_reason": null,
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "updated_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeWebhook'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  removeMyWebhook: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to has status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription has ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  changeMyWebhook: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to has status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "types": [
         *         "property.*",
         *         "collection.*"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MeWebhookUpdate'];
      };
    };
    responses: {
      /** @description The subscription as it is now. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
           *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
           *       "types": [
           *         "authorization.*"
           *       ],
           *       "description": "Mirror of the sales team",
           *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
           *       "status": "active",
           *       "pause_reason": null,
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "updated_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeWebhook'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  listMyWebhookAttempts: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to has status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Attempts of the last 30 days, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "attempts": [
           *         {
           *           "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
           *           "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b22",
           *           "attempt": 1,
           *           "status": "success",
           *           "http_status_code": 204,
           *           "error_message": null,
           *           "fired_at": "2026-01-15T08:30:00.000Z",
           *           "completed_at": "2026-01-15T08:30:00.120Z",
           *           "response_time_ms": 118,
           *           "payload_size_bytes": 2048
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeWebhookAttemptList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  getMyWebhookDelivery: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the delivery, as the lists of attempts and deliveries return it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31
         */
        delivery_id: string;
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Delivery with its body and its newest 50 attempts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
           *       "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
           *       "purpose": "events",
           *       "origin_delivery_id": null,
           *       "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
           *       "state": "failed",
           *       "failure": "status_500",
           *       "attempts": 24,
           *       "next_attempt_at": null,
           *       "gives_up_at": null,
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "ended_at": "2026-01-16T08:30:00.000Z",
           *       "payload_size_bytes": 2048,
           *       "body": "{\"idempotency_key\":\"whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31\",\"type\":\"registry.events\"}",
           *       "request_headers": {
           *         "content-type": "application/json",
           *         "signature": "[redacted]"
           *       },
           *       "kept_until": "2026-02-15T08:30:00.000Z",
           *       "attempts_made": [
           *         {
           *           "attempt": 1,
           *           "status": "failed",
           *           "http_status_code": 500,
           *           "error_message": "status_500",
           *           "fired_at": "2026-01-15T08:30:00.000Z",
           *           "completed_at": "2026-01-15T08:30:00.120Z",
           *           "response_time_ms": 118,
           *           "response": {
           *             "headers": {
           *               "content-type": "text/plain"
           *             },
           *             "body": "database is locked",
           *             "is_cut": false
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeWebhookDeliveryDetail'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  redeliverMyWebhookDelivery: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the delivery, as the lists of attempts and deliveries return it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31
         */
        delivery_id: string;
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Redelivery, queued now or by an equal request before. */
      202: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
           *       "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b32",
           *       "purpose": "redelivery",
           *       "origin_delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
           *       "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
           *       "state": "open",
           *       "failure": null,
           *       "attempts": 0,
           *       "next_attempt_at": "2026-01-15T08:30:00.000Z",
           *       "gives_up_at": "2026-01-16T08:30:00.000Z",
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "ended_at": null,
           *       "payload_size_bytes": 2048
           *     }
           */
          'application/json': components['schemas']['MeWebhookDelivery'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  listMyWebhookDeliveries: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before; another returns status 400.
         * @example eyJsIjoiYSJ9
         */
        cursor?: string;
        /**
         * @description Largest number of deliveries on one page.
         * @example 50
         */
        limit?: number;
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
        /**
         * @description Only deliveries that were made for this.
         * @example events
         */
        purpose?: 'events' | 'test' | 'redelivery';
        /**
         * @description Only deliveries that began at this time or later, ISO 8601 with a zone.
         * @example 2026-01-15T08:30:00.000Z
         */
        since?: string;
        /**
         * @description Only deliveries in this state.
         * @example failed
         */
        state?: 'open' | 'delivered' | 'failed';
        /**
         * @description Only deliveries that began before this time, ISO 8601 with a zone.
         * @example 2026-01-16T08:30:00.000Z
         */
        until?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of the deliveries, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deliveries": [
           *         {
           *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
           *           "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
           *           "purpose": "events",
           *           "origin_delivery_id": null,
           *           "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
           *           "state": "failed",
           *           "failure": "status_500",
           *           "attempts": 24,
           *           "next_attempt_at": null,
           *           "gives_up_at": null,
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "ended_at": "2026-01-16T08:30:00.000Z",
           *           "payload_size_bytes": 2048
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['MeWebhookDeliveryList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  countMyFailedDeliveries: {
    parameters: {
      query: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
        /**
         * @description Only deliveries that were given up at this time or later, ISO 8601 with a zone.
         * @example 2026-01-15T08:30:00.000Z
         */
        since: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Number of failed deliveries and their size. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "count": 3,
           *       "payload_size_bytes": 6144,
           *       "oldest_at": "2026-01-15T08:30:00.000Z",
           *       "newest_at": "2026-01-15T09:30:00.000Z",
           *       "selection": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
           *     }
           */
          'application/json': components['schemas']['MeWebhookFailures'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  redeliverMyWebhook: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to has status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "cursor": "00000000-0000-7000-8000-000000000000"
         *     }
         */
        'application/json': components['schemas']['MeWebhookRedelivery'];
      };
    };
    responses: {
      /** @description The subscription, which goes on from the given cursor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
           *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
           *       "types": [
           *         "authorization.*"
           *       ],
           *       "description": "Mirror of the sales team",
           *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
           *       "status": "active",
           *       "pause_reason": null,
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "updated_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeWebhook'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      410: components['responses']['CursorExpired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  redeliverMyFailedDeliveries: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "since": "2026-01-15T08:30:00.000Z",
         *       "selection": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A"
         *     }
         */
        'application/json': components['schemas']['MeWebhookFailedRedelivery'];
      };
    };
    responses: {
      /** @description Redeliveries that are queued now. */
      202: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deliveries": [
           *         {
           *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
           *           "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b32",
           *           "purpose": "redelivery",
           *           "origin_delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
           *           "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31",
           *           "state": "open",
           *           "failure": null,
           *           "attempts": 0,
           *           "next_attempt_at": "2026-01-15T08:30:00.000Z",
           *           "gives_up_at": "2026-01-16T08:30:00.000Z",
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "ended_at": null,
           *           "payload_size_bytes": 2048
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MeWebhookRedelivered'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      409: components['responses']['SelectionChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  resumeMyWebhook: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to has status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20",
           *       "url": "https://mirror.tidewaterceramics.example/hooks/registry",
           *       "types": [
           *         "authorization.*"
           *       ],
           *       "description": "Mirror of the sales team",
           *       "cursor": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b21",
           *       "status": "active",
           *       "pause_reason": null,
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "updated_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeWebhook'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      500: components['responses']['InternalError'];
    };
  };
  testMyWebhook: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several. Without it the one joined first; one that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the subscription, as the list of subscriptions returns it.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Test event, queued now or by an equal request before. */
      202: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30",
           *       "delivery_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b32",
           *       "purpose": "test",
           *       "origin_delivery_id": null,
           *       "idempotency_key": "whk_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b32",
           *       "state": "open",
           *       "failure": null,
           *       "attempts": 0,
           *       "next_attempt_at": "2026-01-15T08:30:00.000Z",
           *       "gives_up_at": "2026-01-15T08:35:00.000Z",
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "ended_at": null,
           *       "payload_size_bytes": 310
           *     }
           */
          'application/json': components['schemas']['MeWebhookDelivery'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundMine'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  listBuyerAccounts: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
        /**
         * @description State of the accounts that are listed.
         * @example pending_approval
         */
        status?: components['schemas']['EnumsAccountStatus'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of accounts, the oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "accounts": [
           *         {
           *           "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *           "account_id": "acc_tidewater_1",
           *           "brand": {
           *             "domain": "tidewaterceramics.example"
           *           },
           *           "operator": "agency.example",
           *           "sandbox": false,
           *           "status": "pending_approval",
           *           "billing": "operator",
           *           "credit_limit": 0,
           *           "currency": "USD",
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorBuyerAccountList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  setAccountCredit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
         *       "account_id": "acc_tidewater_1",
         *       "credit_limit": 25000
         *     }
         */
        'application/json': components['schemas']['OperatorAccountCredit'];
      };
    };
    responses: {
      /** @description Account with its amounts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": {
           *         "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *         "account_id": "acc_tidewater_1",
           *         "brand": {
           *           "domain": "tidewaterceramics.example"
           *         },
           *         "operator": "agency.example",
           *         "sandbox": false,
           *         "status": "active",
           *         "billing": "operator",
           *         "credit_limit": 25000,
           *         "currency": "USD",
           *         "created_at": "2026-01-15T08:30:00.000Z"
           *       },
           *       "books": [
           *         {
           *           "currency": "USD",
           *           "spent": 0,
           *           "paid": 0,
           *           "committed": 0,
           *           "available": 25000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['OperatorAccountStanding'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  decideAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
         *       "account_id": "acc_tidewater_1",
         *       "decision": "approve"
         *     }
         */
        'application/json': components['schemas']['OperatorAccountDecision'];
      };
    };
    responses: {
      /** @description Account in its new state. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *       "account_id": "acc_tidewater_1",
           *       "brand": {
           *         "domain": "tidewaterceramics.example"
           *       },
           *       "operator": "agency.example",
           *       "sandbox": false,
           *       "status": "active",
           *       "billing": "operator",
           *       "credit_limit": 0,
           *       "currency": "USD",
           *       "created_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['OperatorBuyerAccount'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['AlreadyDecided'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  listWaitingCreatives: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of creatives, the oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "creatives": [
           *         {
           *           "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *           "account_id": "acc_tidewater_1",
           *           "creative_id": "cr_boots_1",
           *           "name": "Boots 300x250",
           *           "status": "pending_review",
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "updated_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorBuyerCreativeList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  decideCreative: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
         *       "account_id": "acc_tidewater_1",
         *       "creative_id": "cr_boots_1",
         *       "decision": "approve"
         *     }
         */
        'application/json': components['schemas']['OperatorCreativeDecision'];
      };
    };
    responses: {
      /** @description Creative in its new state. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *       "account_id": "acc_tidewater_1",
           *       "creative_id": "cr_boots_1",
           *       "name": "Boots 300x250",
           *       "status": "approved",
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "updated_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['OperatorBuyerCreative'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['AlreadyDecided'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  getBuyerCreative: {
    parameters: {
      query: {
        /**
         * @description Identifier of the account.
         * @example acc_tidewater_1
         */
        account_id: string;
        /**
         * @description Identifier of the creative.
         * @example cr_boots_1
         */
        creative_id: string;
        /**
         * @description Caller of the agent that has the account.
         * @example org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        principal_id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Creative with its content. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *       "account_id": "acc_tidewater_1",
           *       "creative_id": "cr_boots_1",
           *       "name": "Boots 300x250",
           *       "status": "pending_review",
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "updated_at": "2026-01-15T08:30:00.000Z",
           *       "creative": {
           *         "creative_id": "cr_boots_1",
           *         "name": "Boots 300x250",
           *         "assets": {}
           *       },
           *       "rejection_reason": null,
           *       "decided_by": null,
           *       "decided_at": null
           *     }
           */
          'application/json': components['schemas']['OperatorBuyerCreativeDetail'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      500: components['responses']['InternalError'];
    };
  };
  undoCreativeDecision: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
         *       "account_id": "acc_tidewater_1",
         *       "creative_id": "cr_boots_1",
         *       "reason": "The logo is their own."
         *     }
         */
        'application/json': components['schemas']['OperatorCreativeUndo'];
      };
    };
    responses: {
      /** @description Creative that waits again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *       "account_id": "acc_tidewater_1",
           *       "creative_id": "cr_boots_1",
           *       "name": "Boots 300x250",
           *       "status": "pending_review",
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "updated_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['OperatorBuyerCreative'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['CannotUndo'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  rollBackEntry: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "entity": "brand",
         *       "domain": "saltmarshecho.example",
         *       "revision_number": 1,
         *       "reason": "The newest revision advertises a casino."
         *     }
         */
        'application/json': components['schemas']['OperatorRollbackRequest'];
      };
    };
    responses: {
      /** @description Entry with its new revision. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "entity": "brand",
           *       "domain": "saltmarshecho.example",
           *       "revision_number": 3,
           *       "rolled_back_to": 1
           *     }
           */
          'application/json': components['schemas']['OperatorRollbackResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      409: components['responses']['CannotRollBack'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  listFailingHosts: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of domains. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "hosts": [
           *         {
           *           "domain": "quiet.example",
           *           "outcome": "unreachable",
           *           "error_code": "connection_failed",
           *           "failing_since": "2026-01-15T08:30:00.000Z",
           *           "failures": 4,
           *           "checked_at": "2026-01-15T12:30:00.000Z",
           *           "next_try_at": "2026-01-15T16:30:00.000Z",
           *           "has_copy": true
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorFailingHostList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  tryHost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Domain from the list of failing hosts; case, scheme, path and `www.` do not matter.
         * @example quiet.example
         */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Crawl that is queued. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "quiet.example",
           *       "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19"
           *     }
           */
          'application/json': components['schemas']['OperatorHostTried'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      500: components['responses']['InternalError'];
    };
  };
  listFailedJobs: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Only jobs of this kind.
         * @example crawlDomain
         */
        kind?: string;
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of failed jobs, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jobs": [
           *         {
           *           "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *           "kind": "crawlDomain",
           *           "subject": "quiet.example",
           *           "attempts": 3,
           *           "error_code": "unreachable",
           *           "failed_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorFailedJobList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  dropFailedJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the job, from the list of failed jobs.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Job that is no longer listed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['AlreadyDecided'];
      500: components['responses']['InternalError'];
    };
  };
  retryFailedJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the job, from the list of failed jobs.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Job that is queued. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19"
           *     }
           */
          'application/json': components['schemas']['OperatorJobRetried'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['AlreadyDecided'];
      500: components['responses']['InternalError'];
    };
  };
  retryFailedJobs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "trafficBuy"
         *     }
         */
        'application/json': components['schemas']['OperatorJobsRetryRequest'];
      };
    };
    responses: {
      /** @description How many jobs were queued again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "kind": "trafficBuy",
           *       "retried": 14,
           *       "is_more": false
           *     }
           */
          'application/json': components['schemas']['OperatorJobsRetried'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  listOperatorPeople: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of people with a role. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "people": [
           *         {
           *           "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *           "name": "Ann Potter",
           *           "email": "ann@tidewaterceramics.example",
           *           "role": "moderator",
           *           "granted_by": "admin",
           *           "granted_at": "2026-01-15T08:30:00.000Z",
           *           "disabled": false
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorOperatorPersonList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  grantOperatorRole: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "ann@tidewaterceramics.example",
         *       "role": "moderator"
         *     }
         */
        'application/json': components['schemas']['OperatorOperatorGrant'];
      };
    };
    responses: {
      /** @description Person with the role. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "user_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *       "name": "Ann Potter",
           *       "email": "ann@tidewaterceramics.example",
           *       "role": "moderator",
           *       "granted_by": "admin",
           *       "granted_at": "2026-01-15T08:30:00.000Z",
           *       "disabled": false
           *     }
           */
          'application/json': components['schemas']['OperatorOperatorPerson'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  revokeOperatorRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the person, from the list of people.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18
         */
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Person who has no role any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      500: components['responses']['InternalError'];
    };
  };
  listProtectedNames: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of protected names. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "names": [
           *         {
           *           "name": "morningtide.example",
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorProtectedNameList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  addProtectedName: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "morningtide.example"
         *     }
         */
        'application/json': components['schemas']['OperatorProtectedNameRequest'];
      };
    };
    responses: {
      /** @description Name that is protected. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "name": "morningtide.example",
           *       "created_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['OperatorProtectedName'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  removeProtectedName: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Protected name, from the list of protected names.
         * @example morningtide.example
         */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Name that is no longer protected. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      500: components['responses']['InternalError'];
    };
  };
  listOpenJobs: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Only jobs of this kind.
         * @example crawlDomain
         */
        kind?: string;
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
        /**
         * @description Only jobs that send requests to this registrable domain.
         * @example quiet.example
         */
        site?: string;
        /**
         * @description Only jobs that wait, or only those that run.
         * @example queued
         */
        status?: 'queued' | 'running';
        /**
         * @description Only jobs with this object, such as a domain or an id.
         * @example quiet.example
         */
        subject?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of jobs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jobs": [
           *         {
           *           "job_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *           "kind": "crawlDomain",
           *           "subject": "quiet.example",
           *           "site": "quiet.example",
           *           "lane": "asked",
           *           "status": "queued",
           *           "due_at": "2026-01-15T08:30:00.000Z",
           *           "attempts": 1,
           *           "most_attempts": 3,
           *           "error_code": "unreachable"
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorOpenJobList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  listReviewCases: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of entries that wait, the oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "reviews": [
           *         {
           *           "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *           "entity": "brand",
           *           "domain": "rnorningtide.example",
           *           "organization_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *           "editor": "Ann Potter",
           *           "reason": "looks_like",
           *           "resembles": "morningtide.example",
           *           "status": "pending",
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorReviewList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  getReviewCase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the case, from the list of entries that wait.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        review_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Entry with its content and both names. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *       "entity": "brand",
           *       "domain": "rnorningtide.example",
           *       "organization_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *       "editor": "Ann Potter",
           *       "reason": "looks_like",
           *       "resembles": "morningtide.example",
           *       "status": "pending",
           *       "created_at": "2026-01-15T08:30:00.000Z",
           *       "entry": {
           *         "brand_name": "Morningtide"
           *       },
           *       "asked_name": {
           *         "name": "rnorningtide.example",
           *         "shown": "rnorningtide.example",
           *         "label": "rnorningtide",
           *         "skeleton": "rnorningtide"
           *       },
           *       "known_name": {
           *         "name": "morningtide.example",
           *         "shown": "morningtide.example",
           *         "label": "morningtide",
           *         "skeleton": "rnorningtide"
           *       },
           *       "decided_by": null,
           *       "decided_at": null
           *     }
           */
          'application/json': components['schemas']['OperatorReviewDetail'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      500: components['responses']['InternalError'];
    };
  };
  decideReviewCase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the case, from the list of entries that wait.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        review_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "reject",
         *       "reason": "It imitates morningtide.example."
         *     }
         */
        'application/json': components['schemas']['OperatorReviewDecision'];
      };
    };
    responses: {
      /** @description Decision that was made. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *       "entity": "brand",
           *       "domain": "rnorningtide.example",
           *       "status": "rejected",
           *       "decided_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *       "decided_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['OperatorReviewDecided'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['ReviewConflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  undoReviewDecision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the case that was decided.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        review_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Both names belong to one company."
         *     }
         */
        'application/json': components['schemas']['OperatorUndoRequest'];
      };
    };
    responses: {
      /** @description Case that waits again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "review_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *       "entity": "brand",
           *       "domain": "rnorningtide.example",
           *       "status": "pending",
           *       "undone_by": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b18",
           *       "undone_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['OperatorReviewUndone'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['CannotUndo'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  getWaiting: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Entries, accounts and creatives that wait. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "reviews": {
           *         "count": 2,
           *         "oldest_at": "2026-01-15T08:30:00.000Z"
           *       },
           *       "accounts": {
           *         "count": 1,
           *         "oldest_at": "2026-01-15T08:30:00.000Z"
           *       },
           *       "creatives": {
           *         "count": 0,
           *         "oldest_at": null
           *       }
           *     }
           */
          'application/json': components['schemas']['OperatorWaiting'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  listFailedWebhooks: {
    parameters: {
      query?: {
        /**
         * @description Value of `next_cursor` from the page before. A text that is not from this list returns status 400.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIl0
         */
        cursor?: components['parameters']['OperatorCursor'];
        /**
         * @description Largest number of items on one page, from 1 to 200.
         * @example 50
         */
        limit?: components['parameters']['OperatorLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of failed webhooks, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhooks": [
           *         {
           *           "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19",
           *           "principal_id": "org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17",
           *           "kind": "media_buy",
           *           "subject": "mb_1",
           *           "url": "https://buyer.example/hook",
           *           "failure": "gone",
           *           "attempts": 1,
           *           "payload_size_bytes": 812,
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "failed_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "next_cursor": null
           *     }
           */
          'application/json': components['schemas']['OperatorFailedWebhookList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      500: components['responses']['InternalError'];
    };
  };
  dropFailedWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the webhook, from the list of failed webhooks.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Webhook that is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['AlreadyDecided'];
      500: components['responses']['InternalError'];
    };
  };
  retryFailedWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the webhook, from the list of failed webhooks.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19
         */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Webhook that is sent again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook_id": "0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19"
           *     }
           */
          'application/json': components['schemas']['OperatorWebhookRetried'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OperatorForbidden'];
      404: components['responses']['NoSuchCase'];
      409: components['responses']['AlreadyDecided'];
      500: components['responses']['InternalError'];
    };
  };
  listOwnershipChallenges: {
    parameters: {
      query?: {
        /**
         * @description Largest number of challenges on one page.
         * @example 20
         */
        limit?: number;
        /**
         * @description Number of challenges to skip, counted from the newest.
         * @example 0
         */
        offset?: number;
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of challenges, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "total": 1,
           *       "challenges": [
           *         {
           *           "domain": "tidewaterceramics.example",
           *           "state": "consumed",
           *           "issued_at": "2026-01-15T08:30:00.000Z",
           *           "expires_at": "2026-01-15T08:45:00.000Z",
           *           "settled_at": "2026-01-15T08:32:10.000Z",
           *           "proof": {
           *             "method": "dns",
           *             "proved_at": "2026-01-15T08:32:10.000Z",
           *             "age_seconds": 86400,
           *             "valid_until": "2026-04-15T08:32:10.000Z",
           *             "is_valid": true
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistryOwnershipChallengeList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  createOwnershipChallenge: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domain": "tidewaterceramics.example"
         *     }
         */
        'application/json': components['schemas']['RegistryOwnershipChallengeRequest'];
      };
    };
    responses: {
      /** @description Challenge with the nonce to publish and the places for it. */
      201: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "tidewaterceramics.example",
           *       "nonce": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI",
           *       "expires_at": "2026-01-15T08:45:00.000Z",
           *       "dns": {
           *         "name": "_proto-owner.tidewaterceramics.example",
           *         "type": "TXT",
           *         "value": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
           *       },
           *       "http": {
           *         "url": "https://tidewaterceramics.example/.well-known/proto-ownership.txt",
           *         "body": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryOwnershipChallenge'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  getOwnershipChallenge: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
      };
      header?: never;
      path: {
        /**
         * @description Domain to prove, in any spelling; it is reduced to its canonical form.
         * @example tidewaterceramics.example
         */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state; `none` for a domain that no challenge was asked for in the last 30 days. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryOwnershipChallengeState'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  checkOwnership: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domain": "twostroke.example",
         *       "nonce": "3yGKR6kC0kqkq1hHYpA9Hn0rJrYH2mDqFvbZ8c1xWqI"
         *     }
         */
        'application/json': components['schemas']['RegistryOwnershipCheckRequest'];
      };
    };
    responses: {
      /** @description What both places show now. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "twostroke.example",
           *       "proved": false,
           *       "http": {
           *         "place": "https://twostroke.example/.well-known/proto-ownership.txt",
           *         "proves": false,
           *         "found": "returned 404",
           *         "advice": "There is no file at this address. Check the folder, and that no editor has added a second ending such as .txt.txt."
           *       },
           *       "dns": {
           *         "place": "_proto-owner.twostroke.example",
           *         "proves": false,
           *         "found": "the name does not exist",
           *         "advice": "No record is visible yet. New records appear when the old answer has expired, often within an hour. If the panel adds the domain itself, enter only _proto-owner as the name."
           *       },
           *       "checked_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryOwnershipCheckResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getPropertyHistory: {
    parameters: {
      query: {
        /**
         * @description Publisher domain; a URL is accepted and reduced to its host.
         * @example twostroke.example
         */
        domain: string;
        /**
         * @description Largest number of revisions on one page, at most 100.
         * @example 20
         */
        limit?: number;
        /**
         * @description Number of revisions to skip, counted from the newest.
         * @example 0
         */
        offset?: number;
        /**
         * @description Number of one revision: only it is returned, with its `state`. A number that the entry does not have returns an
         *     empty list.
         * @example 1
         */
        revision?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of revisions, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "twostroke.example",
           *       "total": 1,
           *       "revisions": [
           *         {
           *           "revision_number": 1,
           *           "editor_name": "system",
           *           "edit_summary": "adagents.json found",
           *           "source": "adagents_json",
           *           "is_rollback": false,
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistryHistoryResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  listProperties: {
    parameters: {
      query?: {
        /**
         * @description Largest number of properties on one page.
         * @example 20
         */
        limit?: number;
        /**
         * @description Items to skip; past the end the page is empty.
         * @example 0
         */
        offset?: number;
        /**
         * @description Text to look for in publisher domain, property name and identifier values, without regard to case. Empty means no search; `%` and `_` stand for themselves.
         * @example news
         */
        search?: string;
        /**
         * @description Only properties from this source. The counts in `stats` do not depend on it.
         * @example adagents_json
         */
        source?: components['schemas']['EnumsPropertySource'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of properties with counts over all matches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryPropertyListing'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  resolveProperty: {
    parameters: {
      query: {
        /**
         * @description Moment in the past that is asked about, with an offset from UTC: the answer is what was recorded then. The present
         *     when absent. The past is kept for 400 days unless the operator set another number; nothing known about the moment
         *     returns status 404.
         */
        at?: components['parameters']['Moment'];
        /**
         * @description Publisher domain; a URL is accepted and reduced to its host.
         * @example twostroke.example
         */
        domain: string;
        /**
         * @description Whether to read the file of the domain now instead of using a crawled copy.
         * @example false
         */
        fresh?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Properties, agents and contact of the publisher, with their source. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "publisher_domain": "twostroke.example",
           *       "source": "adagents_json",
           *       "verified": true,
           *       "authorized_agents": [
           *         {
           *           "url": "https://sales.brightlane.example",
           *           "authorized_for": "All pages"
           *         }
           *       ],
           *       "properties": [
           *         {
           *           "id": "twostroke_site",
           *           "type": "website",
           *           "name": "Two Stroke",
           *           "identifiers": [
           *             {
           *               "type": "domain",
           *               "value": "twostroke.example"
           *             }
           *           ],
           *           "tags": [
           *             "motorcycles"
           *           ]
           *         }
           *       ],
           *       "properties_total": 1,
           *       "contact": {
           *         "name": "Two Stroke",
           *         "email": "hello@twostroke.example"
           *       },
           *       "freshness": {
           *         "state": "fresh",
           *         "validated_at": "2026-01-15T08:30:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryPropertyResolution'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  resolvePropertiesBulk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domains": [
         *         "twostroke.example",
         *         "nobody.example"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RegistryPropertyBulkRequest'];
      };
    };
    responses: {
      /** @description Record of each requested domain that is known. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": {
           *         "twostroke.example": {
           *           "publisher_domain": "twostroke.example",
           *           "source": "adagents_json",
           *           "verified": true,
           *           "authorized_agents": [
           *             {
           *               "url": "https://sales.brightlane.example",
           *               "authorized_for": "All pages"
           *             }
           *           ],
           *           "properties": [
           *             {
           *               "id": "twostroke_site",
           *               "type": "website",
           *               "name": "Two Stroke",
           *               "identifiers": [
           *                 {
           *                   "type": "domain",
           *                   "value": "twostroke.example"
           *                 }
           *               ],
           *               "tags": [
           *                 "motorcycles"
           *               ]
           *             }
           *           ],
           *           "properties_total": 1,
           *           "contact": {
           *             "name": "Two Stroke",
           *             "email": "hello@twostroke.example"
           *           },
           *           "freshness": {
           *             "state": "fresh",
           *             "validated_at": "2026-01-15T08:30:00.000Z"
           *           }
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryPropertyBulkResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['UnknownPast'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  saveProperty: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "publisher_domain": "tidewaterceramics.example",
         *       "properties": [
         *         {
         *           "type": "website",
         *           "name": "Tidewater Ceramics"
         *         }
         *       ],
         *       "contact": {
         *         "name": "The Studio",
         *         "email": "hello@tidewaterceramics.example"
         *       }
         *     }
         */
        'application/json': components['schemas']['RegistryPropertySaveRequest'];
      };
    };
    responses: {
      /** @description Entry that was created, or edited with a new revision number. */
      200: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryPropertySaveResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['SaveForbidden'];
      409: components['responses']['PropertySaveConflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  validateProperty: {
    parameters: {
      query: {
        /**
         * @description Publisher domain; a URL is accepted and reduced to its host.
         * @example twostroke.example
         */
        domain: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Findings about the file of the domain, also if it is invalid or missing. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "valid": true,
           *       "errors": [],
           *       "warnings": [],
           *       "domain": "twostroke.example",
           *       "url": "https://twostroke.example/.well-known/adagents.json",
           *       "discovery_method": "direct",
           *       "status_code": 200,
           *       "response_bytes": 826,
           *       "resolved_url": "https://twostroke.example/.well-known/adagents.json",
           *       "raw_data": {
           *         "$schema": "/schemas/v3/adagents.json",
           *         "last_updated": "2025-04-03T18:00:00Z",
           *         "contact": {
           *           "name": "Two Stroke",
           *           "email": "hello@twostroke.example",
           *           "domain": "twostroke.example"
           *         },
           *         "properties": [
           *           {
           *             "property_id": "twostroke_site",
           *             "property_type": "website",
           *             "name": "Two Stroke",
           *             "identifiers": [
           *               {
           *                 "type": "domain",
           *                 "value": "twostroke.example"
           *               }
           *             ],
           *             "tags": [
           *               "motorcycles"
           *             ],
           *             "supported_channels": [
           *               "display"
           *             ]
           *           }
           *         ],
           *         "tags": {
           *           "motorcycles": {
           *             "name": "Motorcycles",
           *             "description": "Small engines, long roads"
           *           }
           *         },
           *         "authorized_agents": [
           *           {
           *             "url": "https://sales.brightlane.example",
           *             "authorized_for": "All pages",
           *             "authorization_type": "property_ids",
           *             "property_ids": [
           *               "twostroke_site"
           *             ],
           *             "delegation_type": "delegated"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryValidationResult'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getAgentFormats: {
    parameters: {
      query: {
        /**
         * @description URL of the agent, beginning with `https://` or `http://`.
         * @example https://ads.morningtide.example
         */
        url: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Creative formats that the agent returned in this probe. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "formats": [
           *         {
           *           "format_id": {
           *             "agent_url": "https://ads.morningtide.example",
           *             "id": "billboard_html5"
           *           },
           *           "renders": [
           *             {
           *               "role": "primary",
           *               "dimensions": {
           *                 "width": 970,
           *                 "height": 250,
           *                 "unit": "px"
           *               }
           *             }
           *           ],
           *           "assets": [
           *             {
           *               "item_type": "individual",
           *               "asset_id": "image",
           *               "asset_type": "image",
           *               "required": true
           *             },
           *             {
           *               "item_type": "individual",
           *               "asset_id": "landing_page",
           *               "asset_type": "url",
           *               "required": true
           *             }
           *           ],
           *           "assets_required": [
           *             {
           *               "item_type": "individual",
           *               "asset_id": "image",
           *               "asset_type": "image",
           *               "required": true
           *             },
           *             {
           *               "item_type": "individual",
           *               "asset_id": "landing_page",
           *               "asset_type": "url",
           *               "required": true
           *             }
           *           ],
           *           "name": "Front page billboard",
           *           "type": "display"
           *         },
           *         {
           *           "format_id": {
           *             "agent_url": "https://ads.morningtide.example",
           *             "id": "podcast_sponsor"
           *           },
           *           "assets": [
           *             {
           *               "item_type": "individual",
           *               "asset_id": "spot",
           *               "asset_type": "audio",
           *               "required": true
           *             }
           *           ],
           *           "assets_required": [
           *             {
           *               "item_type": "individual",
           *               "asset_id": "spot",
           *               "asset_type": "audio",
           *               "required": true
           *             }
           *           ],
           *           "name": "Podcast sponsorship",
           *           "type": "audio"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistryAgentFormats'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooMuchAtOnce'];
      500: components['responses']['InternalError'];
      502: components['responses']['AgentFailed'];
      503: components['responses']['Unavailable'];
      504: components['responses']['AgentTimeout'];
    };
  };
  getAgentProducts: {
    parameters: {
      query: {
        /**
         * @description URL of the agent, beginning with `https://` or `http://`.
         * @example https://ads.morningtide.example
         */
        url: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Products that the agent returned without a credential. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "products": [
           *         {
           *           "product_id": "front_page",
           *           "name": "Front page",
           *           "description": "The billboard on the front page, one advertiser a day.",
           *           "property_name": "morningtide.example",
           *           "pricing_model": "cpm",
           *           "currency": "GBP",
           *           "delivery_type": "guaranteed",
           *           "format_options": [
           *             "billboard_html5"
           *           ],
           *           "delivery_channels": [
           *             "display"
           *           ],
           *           "targeting_capabilities": []
           *         },
           *         {
           *           "product_id": "first_edition",
           *           "name": "First Edition, sponsored",
           *           "description": "Sponsorship of the morning podcast for a week.",
           *           "property_name": "morningtide.example",
           *           "pricing_model": "cpm",
           *           "currency": "GBP",
           *           "delivery_type": "guaranteed",
           *           "format_options": [
           *             "podcast_sponsor"
           *           ],
           *           "delivery_channels": [
           *             "podcast"
           *           ],
           *           "targeting_capabilities": []
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistryAgentProducts'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooMuchAtOnce'];
      500: components['responses']['InternalError'];
      502: components['responses']['AgentFailed'];
      503: components['responses']['Unavailable'];
      504: components['responses']['AgentTimeout'];
    };
  };
  discoverAgent: {
    parameters: {
      query: {
        /**
         * @description URL of the agent, beginning with `https://` or `http://`.
         * @example https://ads.morningtide.example
         */
        url: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Capabilities and tasks that the agent declared in this probe. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "name": "Morning Tide Direct",
           *       "description": "The newspaper’s own seller.",
           *       "protocols": [
           *         "a2a"
           *       ],
           *       "type": "sales",
           *       "tools_count": 8,
           *       "tools": [
           *         {
           *           "name": "get_proto_capabilities",
           *           "description": "What this agent supports"
           *         },
           *         {
           *           "name": "get_products",
           *           "description": "Everything the newspaper sells itself"
           *         },
           *         {
           *           "name": "list_creative_formats",
           *           "description": "Creative formats that it takes"
           *         },
           *         {
           *           "name": "create_media_buy",
           *           "description": "Needs a credential"
           *         },
           *         {
           *           "name": "update_media_buy",
           *           "description": "Needs a credential"
           *         },
           *         {
           *           "name": "get_media_buys",
           *           "description": "Needs a credential"
           *         },
           *         {
           *           "name": "get_media_buy_delivery",
           *           "description": "Needs a credential"
           *         },
           *         {
           *           "name": "provide_performance_feedback",
           *           "description": "Needs a credential"
           *         }
           *       ],
           *       "stats": {
           *         "product_count": 2,
           *         "publisher_count": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryDiscoveredAgent'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooMuchAtOnce'];
      500: components['responses']['InternalError'];
      502: components['responses']['AgentFailed'];
      503: components['responses']['Unavailable'];
      504: components['responses']['AgentTimeout'];
    };
  };
  validatePublisher: {
    parameters: {
      query: {
        /**
         * @description Publisher domain; a URL is accepted and reduced to its host.
         * @example morningtide.example
         */
        domain: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Validity of the publisher's file, with counts of its parts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "valid": true,
           *       "domain": "morningtide.example",
           *       "url": "https://morningtide.example/.well-known/adagents.json",
           *       "discovery_method": "direct",
           *       "agent_count": 4,
           *       "property_count": 5,
           *       "property_type_counts": {
           *         "mobile_app": 2,
           *         "podcast": 1,
           *         "website": 2
           *       },
           *       "tag_count": 5,
           *       "errors": [],
           *       "warnings": []
           *     }
           */
          'application/json': components['schemas']['RegistryPublisherValidation'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getRegistryActivity: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Days of the last month, the oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "days": [
           *         {
           *           "day": "2025-12-17",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-18",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-19",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-20",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-21",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-22",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-23",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-24",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-25",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-26",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-27",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-28",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-29",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-30",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2025-12-31",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-01",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-02",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-03",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-04",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-05",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-06",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-07",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-08",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-09",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-10",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-11",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-12",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-13",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-14",
           *           "events": 0,
           *           "is_cut": false,
           *           "properties": 0,
           *           "authorizations": 0,
           *           "agents": 0,
           *           "crawls": {
           *             "changed": 0,
           *             "unchanged": 0,
           *             "invalid": 0,
           *             "absent": 0,
           *             "unreachable": 0
           *           }
           *         },
           *         {
           *           "day": "2026-01-15",
           *           "events": 170,
           *           "is_cut": false,
           *           "properties": 45,
           *           "authorizations": 34,
           *           "agents": 17,
           *           "crawls": {
           *             "changed": 20,
           *             "unchanged": 0,
           *             "invalid": 1,
           *             "absent": 9,
           *             "unreachable": 0,
           *             "mean_ms": 21
           *           }
           *         }
           *       ],
           *       "crawls": {
           *         "state": "on_time",
           *         "due_since": null
           *       },
           *       "slowest_hosts": [
           *         {
           *           "domain": "fjordwave.example",
           *           "crawl_ms": 96,
           *           "status": "valid",
           *           "checked_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistryActivity'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  listAgents: {
    parameters: {
      query?: {
        /**
         * @description Exact `accrediting_body` that a metric must name; repeated values are alternatives.
         * @example [
         *       "Media Standards Board"
         *     ]
         */
        accreditation?: string[];
        /**
         * @description Whether to add `capabilities`, with the creative, signals and measurement catalogs folded in.
         * @example true
         */
        capabilities?: boolean;
        /**
         * @description Only agents that sell in this channel, as publishers and the agent state; repeated values are alternatives.
         * @example [
         *       "ctv"
         *     ]
         */
        channel?: components['schemas']['EnumsChannels'][];
        /**
         * @description Whether to add `compliance`. Such an answer must not be stored by caches.
         * @example false
         */
        compliance?: boolean;
        /**
         * @description Only agents whose last checks had this result; repeated values are alternatives.
         * @example [
         *       "passing"
         *     ]
         */
        compliance_status?: components['schemas']['EnumsComplianceStatus'][];
        /**
         * @description Only agents for which a publisher or the agent names this country, in any case; repeated values are alternatives. Agents for which nobody names a country are left out.
         * @example [
         *       "CA"
         *     ]
         */
        country?: string[];
        /**
         * @description Whether to add `value_counts`, the number of agents for each value of the filters.
         * @example false
         */
        counts?: boolean;
        /**
         * @description `cursor` of the page before, with the same filters and `sort`. Without it the list starts at its beginning.
         * @example aHR0cHM6Ly9tZWFzdXJlLnRydWVnbGFuY2UuZXhhbXBsZQ
         */
        cursor?: string;
        /**
         * @description Only agents that list a creative format of this kind; repeated values are alternatives.
         * @example [
         *       "image"
         *     ]
         */
        format_kind?: components['schemas']['EnumsFormatKind'][];
        /**
         * @description Whether to add `health` and `stats` to each agent.
         * @example true
         */
        health?: boolean;
        /**
         * @description Only agents for which the last probe had this outcome; repeated values are alternatives.
         * @example [
         *       "online"
         *     ]
         */
        health_status?: components['schemas']['EnumsAgentHealthStatus'][];
        /**
         * @description Only agents in this stage; repeated values are alternatives.
         * @example [
         *       "production"
         *     ]
         */
        lifecycle_stage?: components['schemas']['EnumsAgentLifecycleStage'][];
        /**
         * @description Largest number of agents on one page.
         * @example 100
         */
        limit?: number;
        /**
         * @description Exact `metric_id` that the agent must declare; repeated values are alternatives.
         * @example [
         *       "attention_seconds"
         *     ]
         */
        metric_id?: string[];
        /**
         * @description Whether to add `publisher_domains` and `property_summary` to sales agents.
         * @example false
         */
        properties?: boolean;
        /**
         * @description Only agents that sell properties of this type; repeated values are alternatives.
         * @example [
         *       "website"
         *     ]
         */
        property_type?: components['schemas']['EnumsPropertyType'][];
        /**
         * @description Text anywhere in `metric_id`, without regard to case. `%` and `_` are refused; empty means no search.
         * @example attention
         */
        q?: string;
        /**
         * @description Only agents whose name begins with this text, without regard to case and accents. Empty means all. The list is then by name only.
         * @example true glance
         */
        search?: string;
        /**
         * @description Order of the list, by default `url`, beside `search` by `name`. By `name` and `properties` an agent that changes meanwhile moves, and may come twice or not at all.
         * @example -added
         */
        sort?: components['schemas']['EnumsAgentSort'];
        /**
         * @description Whether to add `total_count`.
         * @example true
         */
        totals?: boolean;
        /**
         * @description Only agents of this type. Any other value returns status 400 with `valid_values`.
         * @example sales
         */
        type?: components['schemas']['EnumsAgentType'];
        /**
         * @description Only the agent with this URL, in any spelling; it is brought into canonical form. An unknown one gives an empty list.
         * @example https://measure.trueglance.example
         */
        url?: string;
        /**
         * @description Only agents whose badges were earned so; repeated values must all hold.
         * @example [
         *       "spec"
         *     ]
         */
        verification_mode?: components['schemas']['EnumsVerificationMode'][];
        /**
         * @description Only agents that hold a badge; false means no restriction.
         * @example false
         */
        verified?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Agents that match the filters and that the caller may see. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryAgentCatalog'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  getAgentHistory: {
    parameters: {
      query: {
        /**
         * @description Number of days, up to today.
         * @example 2
         */
        days?: number;
        /**
         * @description URL of the agent, in any spelling; it is brought into canonical form.
         * @example https://measure.trueglance.example
         */
        url: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Days of the agent, the oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryAgentHistory'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  searchAgents: {
    parameters: {
      query?: {
        /**
         * @description Comma list of content categories, at most 100; case counts.
         * @example IAB17
         */
        categories?: string;
        /**
         * @description Comma list of channels in any case, at most 100. A value that no agent has matches nothing.
         * @example display,podcast
         */
        channels?: string;
        /**
         * @description The `cursor` of the page before, with the same filters.
         * @example WyIiLDAsImh0dHBzOi8vYWRzLm1vcm5pbmd0aWRlLmV4YW1wbGUiXQ
         */
        cursor?: string;
        /**
         * @description Comma list of delivery types in any case, at most 100. A value that no agent has matches nothing.
         * @example guaranteed
         */
        delivery_types?: string;
        /**
         * @description Whether trusted-match support is required; false means no restriction.
         * @example false
         */
        has_tmp?: boolean;
        /**
         * @description Number of agents on one page, 1 to 200.
         * @example 20
         */
        limit?: number;
        /**
         * @description Comma list of country codes, ISO 3166-1 alpha-2 in any case, at most 100.
         * @example SE,NO
         */
        markets?: string;
        /**
         * @description Smallest number of properties that the agent may sell; 0 switches the filter off.
         * @example 1
         */
        min_properties?: number;
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
        /**
         * @description Comma list of property types in any case, at most 100. A value that no agent has matches nothing.
         * @example website
         */
        property_types?: string;
        /**
         * @description Comma list of property tags, at most 100; case counts.
         * @example news
         */
        tags?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of agents, the most relevant first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryAgentSearchResponse'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
    };
  };
  listAuthorizations: {
    parameters: {
      query: {
        /**
         * @description URL of the agent, in any spelling; it is brought into canonical form.
         * @example https://ads.morningtide.example
         */
        agent_url: string;
        /**
         * @description Value of `cursor` from the previous page; absent starts at the first page.
         * @example WyJtb3JuaW5ndGlkZS5leGFtcGxlIiwiMDE5YmMwYzYtOWIxOS03YzUxLThmM2UtNzJkNGI4YTA1YzE2Il0
         */
        cursor?: string;
        /**
         * @description Only rows that rest on this; may be repeated. `adagents_json` when absent.
         * @example [
         *       "adagents_json"
         *     ]
         */
        evidence?: components['schemas']['EnumsAuthorizationEvidence'][];
        /**
         * @description Which form of the rows is wanted; there is one.
         * @example effective
         */
        include?: 'effective';
        /**
         * @description Rows per page at most. Pages also end at about 8 MB.
         * @example 1000
         */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of authorizations with the cursor of the feed. */
      200: {
        headers: {
          'X-Sync-Cursor': components['headers']['SyncCursor'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agent_url": "https://ads.morningtide.example",
           *       "evidence": [
           *         "adagents_json"
           *       ],
           *       "include": "effective",
           *       "rows": [
           *         {
           *           "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
           *           "agent_url": "https://ads.morningtide.example",
           *           "agent_url_canonical": "https://ads.morningtide.example",
           *           "publisher_domain": "morningtide.example",
           *           "authorization_type": "property_ids",
           *           "authorized_for": "All inventory of The Morning Tide, sold by its own team",
           *           "evidence": "adagents_json",
           *           "disputed": false,
           *           "created_by": null,
           *           "expires_at": null,
           *           "property_rid": null,
           *           "property_id_slug": null,
           *           "override_applied": false,
           *           "override_reason": null,
           *           "property_ids": [
           *             "morningtide_site",
           *             "morningtide_business",
           *             "morningtide_ios",
           *             "morningtide_android",
           *             "first_edition"
           *           ],
           *           "signing_keys": [
           *             {
           *               "kid": "morningtide-ads-2025",
           *               "crv": "Ed25519",
           *               "x": "t5BgtX19I_UI7t_Wc9DkxjSey1tCYXqQH1EA_h9o3ak",
           *               "kty": "OKP",
           *               "use": "sig",
           *               "alg": "EdDSA"
           *             }
           *           ],
           *           "delegation_type": "direct",
           *           "created_at": "2026-01-15T08:30:00.000Z",
           *           "updated_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "count": 1,
           *       "has_more": false,
           *       "cursor": null
           *     }
           */
          'application/json': components['schemas']['RegistryAuthorizationList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  getAuthorizationsSnapshot: {
    parameters: {
      query?: {
        /**
         * @description Only rows that rest on this; may be repeated. `adagents_json` when absent.
         * @example [
         *       "adagents_json"
         *     ]
         */
        evidence?: components['schemas']['EnumsAuthorizationEvidence'][];
      };
      header?: {
        /**
         * @description Entity tags of snapshots that the caller has stored.
         * @example "d2c1f5e04b7a49e3860f1b8e5a7c9d34"
         */
        'If-None-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All authorizations of the registry at one moment, one JSON object per line, compressed with gzip. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag'];
          'X-Sync-Cursor': components['headers']['SyncCursor'];
          [name: string]: unknown;
        };
        content: {
          /** @example {"id":"019bc0c6-9b19-7c51-8f3e-72d4b8a05c16","agent_url":"https://ads.morningtide.example","agent_url_canonical":"https://ads.morningtide.example","publisher_domain":"morningtide.example","authorization_type":"property_ids","authorized_for":"All inventory of The Morning Tide, sold by its own team","evidence":"adagents_json","disputed":false,"created_by":null,"expires_at":null,"property_rid":null,"property_id_slug":null,"override_applied":false,"override_reason":null,"property_ids":["morningtide_site","morningtide_business","morningtide_ios","morningtide_android","first_edition"],"signing_keys":[{"kid":"morningtide-ads-2025","crv":"Ed25519","x":"t5BgtX19I_UI7t_Wc9DkxjSey1tCYXqQH1EA_h9o3ak","kty":"OKP","use":"sig","alg":"EdDSA"}],"delegation_type":"direct","created_at":"2026-01-15T08:30:00.000Z","updated_at":"2026-01-15T08:30:00.000Z"} */
          'application/x-ndjson': string;
        };
      };
      /** @description Snapshot is the one whose entity tag the caller sent. */
      304: {
        headers: {
          ETag: components['headers']['EntityTag'];
          'X-Sync-Cursor': components['headers']['SyncCursor'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMuchAtOnce'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listBrandChanges: {
    parameters: {
      query?: {
        /**
         * @description `cursor` of an earlier page, or `brands_cursor` of a dump.
         * @example WyJIS3k2N211ZF9oVDRmUXhvIiwwLCJmaXJzdCJd
         */
        cursor?: string;
        /**
         * @description Largest number of brands on one page.
         * @example 2
         */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of changed brands, with the cursor to continue from. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "changes": [
           *         {
           *           "domain": "gone.example",
           *           "brand": null
           *         }
           *       ],
           *       "cursor": "WyJIS3k2N211ZF9oVDRmUXhvIiwxMiwiZmlyc3QiXQ",
           *       "has_more": false
           *     }
           */
          'application/json': components['schemas']['RegistryBrandChangeList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      410: components['responses']['CursorExpired'];
      500: components['responses']['InternalError'];
    };
  };
  listChanges: {
    parameters: {
      query?: {
        /**
         * @description `before` of an earlier answer, or `event_id` of an event: only older events are returned.
         * @example 019bc0c6-9b40-7000-8000-04b8a651eb96
         */
        before?: string;
        /**
         * @description Only events that name this entry: a domain (of a brand or a publisher), the URL of an agent, or an identifier such as
         *     the `property_rid` of a property, each in any spelling. An entry that no event names has none.
         * @example twostroke.example
         */
        entity?: string;
        /**
         * @description Largest number of events on one page; fewer when they are large.
         * @example 50
         */
        limit?: number;
        /**
         * @description Event types to answer, in the form of the feed's parameter of this name.
         * @example property.*,authorization.granted
         */
        types?: components['schemas']['RegistryEventTypes'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of events, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "events": [
           *         {
           *           "event_id": "019bc0c6-9b40-7000-8000-03bb6beb448f",
           *           "event_type": "authorization.granted",
           *           "entity_type": "authorization",
           *           "entity_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c19",
           *           "payload": {
           *             "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c19",
           *             "agent_url": "https://sales.brightlane.example",
           *             "agent_url_canonical": "https://sales.brightlane.example",
           *             "publisher_domain": "twostroke.example",
           *             "authorization_type": "property_ids",
           *             "authorized_for": "All pages",
           *             "evidence": "adagents_json",
           *             "property_ids": [
           *               "twostroke_site"
           *             ],
           *             "delegation_type": "delegated",
           *             "created_at": "2026-01-15T08:30:00.000Z",
           *             "updated_at": "2026-01-15T08:30:00.000Z"
           *           },
           *           "actor": "pipeline:crawler",
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "before": "019bc0c6-9b40-7000-8000-03bb6beb448f",
           *       "has_more": true
           *     }
           */
          'application/json': components['schemas']['RegistryChangeList'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  getChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description `event_id` of the event.
         * @example 019bc0c6-9b40-7000-8000-03bb6beb448f
         */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "event_id": "019bc0c6-9b40-7000-8000-03bb6beb448f",
           *       "event_type": "authorization.granted",
           *       "entity_type": "authorization",
           *       "entity_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c19",
           *       "payload": {
           *         "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c19",
           *         "agent_url": "https://sales.brightlane.example",
           *         "agent_url_canonical": "https://sales.brightlane.example",
           *         "publisher_domain": "twostroke.example",
           *         "authorization_type": "property_ids",
           *         "authorized_for": "All pages",
           *         "evidence": "adagents_json",
           *         "property_ids": [
           *           "twostroke_site"
           *         ],
           *         "delegation_type": "delegated",
           *         "created_at": "2026-01-15T08:30:00.000Z",
           *         "updated_at": "2026-01-15T08:30:00.000Z"
           *       },
           *       "actor": "pipeline:crawler",
           *       "created_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryTypedRegistryEvent'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  createChangesTicket: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ticket that opens one stream without a credential. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ticket": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
           *       "expires_at": "2026-01-15T08:31:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryFeedTicket'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  requestCrawl: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "domain": "twostroke.example"
         *     }
         */
        'application/json': components['schemas']['RegistryCrawlRequestRequest'];
      };
    };
    responses: {
      /** @description Crawl request that was accepted; the crawl runs on its own. */
      202: {
        headers: {
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Crawl request accepted",
           *       "domain": "twostroke.example",
           *       "crawl_request_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16"
           *     }
           */
          'application/json': components['schemas']['RegistryCrawlRequestResponse'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCrawlRequest: {
    parameters: {
      query?: {
        /**
         * @description Id of the organization to act for, when the caller belongs to several (`GET /api/me` lists them). Without it the caller
         *     acts for the one joined first. An organization that the caller does not belong to returns status 403.
         * @example 0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17
         */
        org?: components['parameters']['Organization'];
      };
      header?: never;
      path: {
        /**
         * @description Value of `crawl_request_id` from the answer to the request.
         * @example 019bc0c6-9b19-7c51-8f3e-72d4b8a05c16
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description State of the crawl request with its times and attempts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "crawl_request_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
           *       "domain": "twostroke.example",
           *       "status": "completed",
           *       "attempts": 1,
           *       "max_attempts": 5,
           *       "requested_at": "2026-01-15T08:30:00.000Z",
           *       "started_at": "2026-01-15T08:30:00.000Z",
           *       "last_attempted_at": "2026-01-15T08:30:00.000Z",
           *       "completed_at": "2026-01-15T08:30:00.000Z",
           *       "next_attempt_at": null,
           *       "last_error_code": null,
           *       "outcome": "unchanged",
           *       "brand_json_outcome": "absent"
           *     }
           */
          'application/json': components['schemas']['RegistryCrawlRequestStatus'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  getDump: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Entity tag of the manifest that the caller has stored.
         * @example "d2c1f5e04b7a49e3860f1b8e5a7c9d34"
         */
        'If-None-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Manifest of the newest dump. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          ETag: components['headers']['EntityTag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "format_version": 1,
           *       "id": "019bc0c6-9b40-7000-8000-0f3a7d1c5e22",
           *       "registry": "https://registry.example",
           *       "log_origin": "registry.example/log/1",
           *       "created_at": "2026-01-15T08:31:00.000Z",
           *       "software_version": "0.1.0",
           *       "cursor": "019bc0c6-9b40-7000-8000-03bb6beb448f",
           *       "brands_cursor": "WyJIS3k2N211ZF9oVDRmUXhvIiwxMiwiZmlyc3QiXQ",
           *       "checkpoint": "registry.example/log/1\n5\nTju7H3tHjc/nH7YxYxUZo7yhLJrvyhYSv85ME6hiZNQ=\n\n— registry.example/log/1 n4NZ/oeJcLq/DItttsmRS/4bRfSOdz/lMkq1TkCFO/mv5P4w5SB0ZP/SGEUSgEhydt86fDOKWGmoK5Zmk1ncxgvGBAI=\n",
           *       "parts": [
           *         {
           *           "name": "brands-0001.ndjson.gz",
           *           "type": "brands",
           *           "bytes": 4711,
           *           "uncompressed_bytes": 20480,
           *           "records": 12,
           *           "sha256": "2d124267c23f005107d65a3e59b79815d4ec83f8a27a18a1d7e521f4b94d729e",
           *           "sha256_uncompressed": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
           *           "first_key": "acmegoods.example",
           *           "last_key": "veldermaat.example",
           *           "encoding": "gzip"
           *         }
           *       ],
           *       "records": 12,
           *       "previous_id": null,
           *       "retention": {
           *         "generations": 2,
           *         "hours": 72
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryDumpManifest'];
        };
      };
      /** @description Manifest is the one whose entity tag the caller sent. */
      304: {
        headers: {
          ETag: components['headers']['EntityTag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  getDumpPart: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Entity tags of files that the caller has stored.
         * @example "2d124267c23f005107d65a3e59b79815d4ec83f8a27a18a1d7e521f4b94d729e"
         */
        'If-None-Match'?: string;
        /**
         * @description Entity tag that the range belongs to; with another one the whole file is sent.
         * @example "2d124267c23f005107d65a3e59b79815d4ec83f8a27a18a1d7e521f4b94d729e"
         */
        'If-Range'?: string;
        /**
         * @description One range of bytes. Several ranges, and units other than bytes, are ignored.
         * @example bytes=1048576-
         */
        Range?: string;
      };
      path: {
        /**
         * @description `id` of the manifest.
         * @example 019bc0c6-9b40-7000-8000-0f3a7d1c5e22
         */
        id: string;
        /**
         * @description `name` of a part, `manifest.json` or `manifest.note`.
         * @example brands-0001.ndjson.gz
         */
        part: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole file. */
      200: {
        headers: {
          'Accept-Ranges': components['headers']['AcceptRanges'];
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheFile'];
          ETag: components['headers']['EntityTag'];
          [name: string]: unknown;
        };
        content: {
          /** @example H4sIAAAAAAAAAwMAAAAAAAAAAAA= */
          'application/gzip': string;
        };
      };
      /** @description The bytes of the range. */
      206: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheFile'];
          'Content-Range': components['headers']['ContentRange'];
          ETag: components['headers']['EntityTag'];
          [name: string]: unknown;
        };
        content: {
          /** @example AwAAAAAAAAAAAA== */
          'application/gzip': string;
        };
      };
      /** @description File is the one whose entity tag the caller sent. */
      304: {
        headers: {
          ETag: components['headers']['EntityTag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      /** @description The range begins after the end of the file, whose length `Content-Range` names. */
      416: {
        headers: {
          'Content-Range': components['headers']['UnsatisfiedRange'];
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['InternalError'];
    };
  };
  expandProductIdentifiers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "agent_url": "https://sales.brightlane.example",
         *       "publisher_properties": [
         *         {
         *           "publisher_domain": "twostroke.example",
         *           "selection_type": "all"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['RegistryProductIdentifiersRequest'];
      };
    };
    responses: {
      /** @description Properties that the agent may sell, and their identifiers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agent_url": "https://sales.brightlane.example",
           *       "properties": [
           *         {
           *           "publisher_domain": "twostroke.example",
           *           "property_id": "twostroke_site",
           *           "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
           *           "property_name": "Two Stroke",
           *           "property_type": "website",
           *           "identifiers": [
           *             {
           *               "type": "domain",
           *               "value": "twostroke.example"
           *             }
           *           ],
           *           "tags": [
           *             "motorcycles"
           *           ]
           *         }
           *       ],
           *       "identifiers": [
           *         {
           *           "type": "domain",
           *           "value": "twostroke.example",
           *           "property_id": "twostroke_site",
           *           "publisher_domain": "twostroke.example"
           *         }
           *       ],
           *       "property_count": 1,
           *       "identifier_count": 1,
           *       "truncated": false,
           *       "generated_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryProductIdentifiers'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['UnknownPast'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  getFeed: {
    parameters: {
      query?: {
        /**
         * @description `cursor` of an earlier answer, or `event_id` of an event. It belongs to the filter that produced it: with another
         *     `types` or `entity` events can be skipped. `00000000-0000-7000-8000-000000000000` stands for the beginning of the feed.
         * @example 019bc0c6-9b40-7000-8000-04b8a651eb96
         */
        cursor?: string;
        /**
         * @description Only events that name this entry: a domain (of a brand or a publisher), the URL of an agent, or an identifier such as
         *     the `property_rid` of a property, each in any spelling. An entry that no event names has none.
         * @example twostroke.example
         */
        entity?: string;
        /**
         * @description Largest number of events on one page, 1 to 10000; fewer when they are large.
         * @example 100
         */
        limit?: number;
        /**
         * @description Event types to answer, separated by commas, in repeated parameters (`types=property.*&types=*.created`), or both: at
         *     most 100, each of at most 100 characters. Anywhere in one, `*` stands for any text and `?` for one character:
         *     `property.*`, `*.created`. An event matches when any of them does. Spaces around a type and empty members do not
         *     count. A well-formed type that does not exist matches nothing; a malformed one returns status 400.
         * @example property.*,authorization.granted
         */
        types?: components['schemas']['RegistryEventTypes'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of events in their order, with the cursor to continue from. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "events": [
           *         {
           *           "event_id": "019bc0c6-9b40-7000-8000-03bb6beb448e",
           *           "event_type": "property.created",
           *           "entity_type": "property",
           *           "entity_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c17",
           *           "payload": {
           *             "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c17",
           *             "classification": "property",
           *             "source": "authoritative",
           *             "identifiers": [
           *               {
           *                 "type": "domain",
           *                 "value": "twostroke.example"
           *               }
           *             ],
           *             "publisher_domain": "twostroke.example",
           *             "property": {
           *               "property_id": "twostroke_site",
           *               "property_type": "website",
           *               "name": "Two Stroke",
           *               "identifiers": [
           *                 {
           *                   "type": "domain",
           *                   "value": "twostroke.example"
           *                 }
           *               ],
           *               "tags": [
           *                 "motorcycles"
           *               ],
           *               "supported_channels": [
           *                 "display"
           *               ]
           *             }
           *           },
           *           "actor": "pipeline:crawler",
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         },
           *         {
           *           "event_id": "019bc0c6-9b40-7000-8000-03bb6beb448f",
           *           "event_type": "authorization.granted",
           *           "entity_type": "authorization",
           *           "entity_id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c19",
           *           "payload": {
           *             "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c19",
           *             "agent_url": "https://sales.brightlane.example",
           *             "agent_url_canonical": "https://sales.brightlane.example",
           *             "publisher_domain": "twostroke.example",
           *             "authorization_type": "property_ids",
           *             "authorized_for": "All pages",
           *             "evidence": "adagents_json",
           *             "property_ids": [
           *               "twostroke_site"
           *             ],
           *             "delegation_type": "delegated",
           *             "created_at": "2026-01-15T08:30:00.000Z",
           *             "updated_at": "2026-01-15T08:30:00.000Z"
           *           },
           *           "actor": "pipeline:crawler",
           *           "created_at": "2026-01-15T08:30:00.000Z"
           *         }
           *       ],
           *       "cursor": "019bc0c6-9b40-7000-8000-03bb6beb448f",
           *       "has_more": false,
           *       "freshness": {
           *         "generated_at": "2026-01-15T08:30:02.000Z",
           *         "latest_event_created_at": "2026-01-15T08:30:00.000Z",
           *         "lag_seconds": 2,
           *         "retention_days": 90
           *       }
           *     }
           */
          'application/json': components['schemas']['CoreRegistryFeedResponse'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      410: components['responses']['CursorExpired'];
      500: components['responses']['InternalError'];
    };
  };
  streamFeed: {
    parameters: {
      query?: {
        /**
         * @description `cursor` of an earlier frame or page, or `event_id` of an event. It belongs to the filter that produced it: with
         *     other `types` events can be skipped. `00000000-0000-7000-8000-000000000000` stands for the beginning of the feed.
         * @example 019bc0c6-9b40-7000-8000-04b8a651eb96
         */
        cursor?: string;
        /**
         * @description Only events that name this entry: a domain (of a brand or a publisher), the URL of an agent, or an identifier such as
         *     the `property_rid` of a property, each in any spelling. Heartbeats come as ever; the cursor belongs to this filter too.
         * @example twostroke.example
         */
        entity?: string;
        /**
         * @description Largest number of events in one frame, 1 to 10000; fewer when they have more than 128 KiB together.
         * @example 100
         */
        limit?: number;
        /**
         * @description Seconds between two heartbeats. New events do not wait for it.
         * @example 15
         */
        poll_interval_seconds?: number;
        /**
         * @description `ticket` of `POST /api/registry/feed/tickets` or of `POST /api/registry/changes/tickets`, in place of the
         *     `Authorization` header. One that is unknown, expired or already used returns status 401.
         * @example q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A
         */
        ticket?: string;
        /**
         * @description Event types to send, separated by commas, in repeated parameters (`types=property.*&types=*.created`), or both: at
         *     most 100, each of at most 100 characters. Anywhere in one, `*` stands for any text and `?` for one character:
         *     `property.*`, `*.created`. An event matches when any of them does. Spaces around a type and empty members do not
         *     count. A well-formed type that does not exist matches nothing; a malformed one returns status 400.
         * @example property.*,authorization.granted
         */
        types?: components['schemas']['RegistryEventTypes'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Stream of frames that lasts until either side closes it. */
      200: {
        headers: {
          'Cache-Control': components['headers']['NoTransform'];
          'X-Accel-Buffering': components['headers']['NoBuffering'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example event: feed
           *     data: {"events":[{"event_id":"019bc0c6-9b40-7000-8000-03bb6beb448e","event_type":"agent.discovered","entity_type":"agent","entity_id":"019bc0c6-9b19-7c51-8f3e-72d4b8a05c1b","payload":{"agent_url":"https://ads.morningtide.example","source":"adagents_json","publisher_domain":"morningtide.example"},"actor":"pipeline:crawler","created_at":"2026-01-15T08:30:00.000Z"}],"cursor":"019bc0c6-9b40-7000-8000-03bb6beb448e","has_more":false,"freshness":{"generated_at":"2026-01-15T08:30:02.000Z","latest_event_created_at":"2026-01-15T08:30:00.000Z","lag_seconds":2,"retention_days":90}}
           *
           *     event: heartbeat
           *     data: {"generated_at":"2026-01-15T08:30:15.000Z","cursor":"019bc0c6-9b40-7000-8000-03bb6beb448e","freshness":{"generated_at":"2026-01-15T08:30:15.000Z","latest_event_created_at":"2026-01-15T08:30:00.000Z","lag_seconds":15,"retention_days":90}}
           */
          'text/event-stream': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      410: components['responses']['CursorExpired'];
      429: components['responses']['TooManyStreams'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createFeedTicket: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ticket that opens one stream without a credential in its URL. */
      201: {
        headers: {
          'Cache-Control': components['headers']['NoStore'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ticket": "q3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtRyC4A",
           *       "expires_at": "2026-01-15T08:31:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryFeedTicket'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  getFeedLog: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The log that grows, and those that ended. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "origin": "registry.example/log/1",
           *       "url": "https://registry.example/log/1",
           *       "size": 5,
           *       "checkpoint": "registry.example/log/1\n5\nTju7H3tHjc/nH7YxYxUZo7yhLJrvyhYSv85ME6hiZNQ=\n\n— registry.example/log/1 n4NZ/oeJcLq/DItttsmRS/4bRfSOdz/lMkq1TkCFO/mv5P4w5SB0ZP/SGEUSgEhydt86fDOKWGmoK5Zmk1ncxgvGBAI=\n",
           *       "verifier_keys": [
           *         "registry.example/log/1+9f8359fe+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4"
           *       ],
           *       "last_event_id": "019bc0c6-9b40-7000-8000-03bb6beb448f",
           *       "began_at": "2026-01-15T08:30:00.000Z",
           *       "changed_at": "2026-01-15T08:31:00.000Z",
           *       "ended": []
           *     }
           */
          'application/json': components['schemas']['RegistryFeedLog'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  getFeedLogProof: {
    parameters: {
      query: {
        /**
         * @description `event_id` of the event, which need not be kept any more.
         * @example 019bc0c6-9b40-7000-8000-03bb6beb448f
         */
        event_id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Proof for the newest checkpoint. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "event_id": "019bc0c6-9b40-7000-8000-03bb6beb448f",
           *       "index": 4,
           *       "entry": "{\"event_id\":\"019bc0c6-9b40-7000-8000-03bb6beb448f\",\"sha256\":\"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752\"}",
           *       "proof": [
           *         "03fufkGM7ZdXU8HHOGK5OY+iopz0+w/f6LMM2VIJYUY="
           *       ],
           *       "checkpoint": "registry.example/log/1\n5\nTju7H3tHjc/nH7YxYxUZo7yhLJrvyhYSv85ME6hiZNQ=\n\n— registry.example/log/1 n4NZ/oeJcLq/DItttsmRS/4bRfSOdz/lMkq1TkCFO/mv5P4w5SB0ZP/SGEUSgEhydt86fDOKWGmoK5Zmk1ncxgvGBAI=\n"
           *     }
           */
          'application/json': components['schemas']['RegistryFeedLogProof'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  lookupAgentDomains: {
    parameters: {
      query?: {
        /**
         * @description Moment in the past that is asked about, with an offset from UTC: the answer is what was recorded then. The present
         *     when absent. The past is kept for 400 days unless the operator set another number; nothing known about the moment
         *     returns status 404.
         */
        at?: components['parameters']['Moment'];
      };
      header?: never;
      path: {
        /**
         * @description URL of the agent, percent-encoded as one path segment.
         * @example https://sales.fairwater.example
         */
        agentUrl: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Domains of the publishers that authorize the agent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agent_url": "https://sales.fairwater.example",
           *       "domains": [
           *         "chromeandclutch.example",
           *         "fjordwave.example",
           *         "kerbsidemedia.example",
           *         "lanternplay.example",
           *         "morningtide.example",
           *         "pepperandplum.example",
           *         "pixelbarn.example"
           *       ],
           *       "count": 7
           *     }
           */
          'application/json': components['schemas']['RegistryLookupAgentDomains'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['UnknownPast'];
      500: components['responses']['InternalError'];
    };
  };
  lookupDomain: {
    parameters: {
      query?: {
        /**
         * @description Moment in the past that is asked about, with an offset from UTC: the answer is what was recorded then. The present
         *     when absent. The past is kept for 400 days unless the operator set another number; nothing known about the moment
         *     returns status 404.
         */
        at?: components['parameters']['Moment'];
      };
      header?: never;
      path: {
        /**
         * @description Publisher domain; a URL is accepted and reduced to its host.
         * @example twostroke.example
         */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Agents that the publisher authorizes, and agents that claim to sell it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "twostroke.example",
           *       "authorized_agents": [
           *         {
           *           "url": "https://sales.brightlane.example",
           *           "authorized_for": "All pages",
           *           "member": {
           *             "display_name": "Brightlane"
           *           }
           *         }
           *       ],
           *       "sales_agents_claiming": [
           *         {
           *           "url": "https://sales.brightlane.example",
           *           "member": {
           *             "display_name": "Brightlane"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistryLookupDomain'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['UnknownPast'];
      500: components['responses']['InternalError'];
    };
  };
  lookupProperty: {
    parameters: {
      query: {
        /**
         * @description Moment in the past that is asked about, with an offset from UTC: the answer is what was recorded then. The present
         *     when absent. The past is kept for 400 days unless the operator set another number; nothing known about the moment
         *     returns status 404.
         */
        at?: components['parameters']['Moment'];
        /**
         * @description Naming scheme of the identifier, such as `domain` or `ios_bundle`.
         * @example domain
         */
        type: components['schemas']['EnumsIdentifierTypes'];
        /**
         * @description The identifier; hosts are cleaned like every domain input, `*.` in front is kept.
         * @example twostroke.example
         */
        value: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Agents that publishers authorize for the property. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "domain",
           *       "value": "twostroke.example",
           *       "agents": [
           *         {
           *           "agent_url": "https://sales.brightlane.example",
           *           "publisher_domain": "twostroke.example",
           *           "property": {
           *             "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
           *             "property_id": "twostroke_site",
           *             "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
           *             "publisher_domain": "twostroke.example",
           *             "property_type": "website",
           *             "name": "Two Stroke",
           *             "identifiers": [
           *               {
           *                 "type": "domain",
           *                 "value": "twostroke.example"
           *               }
           *             ],
           *             "tags": [
           *               "motorcycles"
           *             ]
           *           }
           *         }
           *       ],
           *       "count": 1
           *     }
           */
          'application/json': components['schemas']['RegistryLookupProperty'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['UnknownPast'];
      500: components['responses']['InternalError'];
    };
  };
  getOperator: {
    parameters: {
      query: {
        /**
         * @description Domain of the operator; a URL is accepted and reduced to its host.
         * @example morningtide.example
         */
        domain: string;
        /**
         * @description Which agents to show, by visibility - `public`, `member`, `private` or `all`. Letters of either case.
         * @example all
         */
        scope?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Agents that the operator runs and the caller may see. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "morningtide.example",
           *       "member": null,
           *       "agents": [
           *         {
           *           "url": "https://ads.morningtide.example",
           *           "name": "Morning Tide Direct",
           *           "type": "sales",
           *           "authorized_by": [
           *             {
           *               "publisher_domain": "morningtide.example",
           *               "authorized_for": "All inventory of The Morning Tide, sold by its own team",
           *               "source": "adagents_json"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistryOperatorLookup'];
        };
      };
      400: components['responses']['InvalidDomain'];
      500: components['responses']['InternalError'];
    };
  };
  getPublisher: {
    parameters: {
      query: {
        /**
         * @description Publisher domain; a URL is accepted and reduced to its host.
         * @example twostroke.example
         */
        domain: string;
        /**
         * @description Optional part of the response; `placements` adds the placements of the publisher.
         * @example placements
         */
        include?: 'placements';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Inventory of the publisher and the agents that may sell it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "twostroke.example",
           *       "member": null,
           *       "adagents_valid": true,
           *       "properties": [
           *         {
           *           "id": "twostroke_site",
           *           "type": "website",
           *           "name": "Two Stroke",
           *           "identifiers": [
           *             {
           *               "type": "domain",
           *               "value": "twostroke.example"
           *             }
           *           ],
           *           "tags": [
           *             "motorcycles"
           *           ],
           *           "source": "adagents_json"
           *         }
           *       ],
           *       "authorized_agents": [
           *         {
           *           "url": "https://sales.brightlane.example",
           *           "authorized_for": "All pages",
           *           "source": "adagents_json",
           *           "properties_authorized": 1,
           *           "properties_total": 1,
           *           "publisher_wide": false
           *         }
           *       ],
           *       "properties_total": 1,
           *       "discovery_method": "direct",
           *       "hosting": {
           *         "mode": "self",
           *         "expected_url": "https://twostroke.example/.well-known/adagents.json",
           *         "resolved_url": "https://twostroke.example/.well-known/adagents.json",
           *         "last_validated": "2026-01-15T08:30:00.000Z",
           *         "last_http_status": 304,
           *         "last_bytes": 826
           *       },
           *       "files": {
           *         "adagents_json": {
           *           "status": "valid",
           *           "expected_url": "https://twostroke.example/.well-known/adagents.json"
           *         },
           *         "brand_json": {
           *           "status": "unknown"
           *         }
           *       },
           *       "freshness": {
           *         "state": "fresh",
           *         "validated_at": "2026-01-15T08:30:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryPublisherLookup'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  getPublisherFile: {
    parameters: {
      query: {
        /**
         * @description Publisher domain; a URL is accepted and reduced to its host.
         * @example twostroke.example
         */
        domain: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Entries and findings of the copy, and the state of its crawls. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "domain": "twostroke.example",
           *       "file": {
           *         "url": "https://twostroke.example/.well-known/adagents.json",
           *         "sha256": "e512a938b72c190513725695568a2df44ed7eee466e795beaf3fed3fb901f970",
           *         "bytes": 826,
           *         "changed_at": "2026-01-15T08:30:00.000Z",
           *         "last_updated": "2026-01-15T08:30:00.000Z"
           *       },
           *       "crawl": {
           *         "checked_at": "2026-01-15T08:30:00.000Z",
           *         "http_status": 304,
           *         "failures": 0,
           *         "next_at": "2026-01-15T14:30:00.000Z"
           *       },
           *       "findings": [],
           *       "authorized_agents": [
           *         {
           *           "entry": {
           *             "url": "https://sales.brightlane.example",
           *             "authorized_for": "All pages",
           *             "authorization_type": "property_ids",
           *             "property_ids": [
           *               "twostroke_site"
           *             ],
           *             "delegation_type": "delegated"
           *           },
           *           "shortened": []
           *         }
           *       ],
           *       "authorized_agents_total": 1,
           *       "collections": [],
           *       "collections_total": 0,
           *       "placements": [],
           *       "placements_total": 0,
           *       "signals": [],
           *       "signals_total": 0
           *     }
           */
          'application/json': components['schemas']['RegistryPublisherFile'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  listPublishers: {
    parameters: {
      query?: {
        /**
         * @description `next_cursor` of the page before, with the same filters and `sort`; any other returns status 400. Entries added meanwhile shift nothing.
         * @example WyJaVTExUVdVVWhjaTg3X0o4IiwiZmpvcmR3YXZlLmV4YW1wbGUiXQ
         */
        cursor?: string;
        /**
         * @description Only publishers for whose file the latest look had this outcome.
         * @example valid
         */
        file_status?: components['schemas']['EnumsPublisherLookOutcome'];
        /**
         * @description Largest number of publishers on one page.
         * @example 1000
         */
        limit?: number;
        /**
         * @description Publishers to skip; past the end the page is empty.
         * @example 0
         */
        offset?: number;
        /**
         * @description Only publishers whose domain begins with this text, without regard to case; international names in their ASCII form. Empty means all. The list is then by domain only.
         * @example fair
         */
        search?: string;
        /**
         * @description Order of the list. By `validated` and `properties` a publisher whose figure changes meanwhile moves, and may come twice or not at all.
         * @example -domain
         */
        sort?: components['schemas']['EnumsPublisherSort'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of publishers in the order of the list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryPublisherListing'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  getRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description `property_rid`, `collection_rid` or `id` of the event.
         * @example 019bc0c6-9b19-7c51-8f3e-72d4b8a05c16
         */
        id: string;
        /**
         * @description Kind of the record, as in `type` of the parts of a dump.
         * @example properties
         */
        type: 'properties' | 'collections' | 'authorizations';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
           *       "classification": "property",
           *       "source": "authoritative",
           *       "identifiers": [
           *         {
           *           "type": "domain",
           *           "value": "twostroke.example"
           *         }
           *       ],
           *       "publisher_domain": "twostroke.example",
           *       "property": {
           *         "property_type": "website",
           *         "name": "Two Stroke"
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryRecord'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  getRegistryStats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Numbers of entries of each kind. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "registered_agents": 9,
           *       "registered_publishers": 1,
           *       "discovered_agents": 8,
           *       "discovered_publishers": 20,
           *       "discovered_properties": 45,
           *       "authorizations": 49,
           *       "authorizations_by_source": {
           *         "adagents_json": 34,
           *         "agent_claim": 15
           *       },
           *       "properties_by_type": {
           *         "ai_assistant": 1,
           *         "ctv_app": 4,
           *         "desktop_app": 1,
           *         "dooh": 4,
           *         "mobile_app": 8,
           *         "podcast": 4,
           *         "radio": 3,
           *         "streaming_audio": 1,
           *         "website": 19
           *       },
           *       "brands": 30,
           *       "publishers": 21,
           *       "freshness": {
           *         "publishers": {
           *           "live": 20,
           *           "stale": 0,
           *           "invalid": 1,
           *           "absent": 9,
           *           "unreachable": 0
           *         },
           *         "brands": {
           *           "live": 28,
           *           "stale": 0,
           *           "invalid": 1,
           *           "absent": 3,
           *           "unreachable": 0
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['RegistryRegistryStats'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  validateProductAuthorization: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "agent_url": "https://sales.brightlane.example",
         *       "publisher_properties": [
         *         {
         *           "publisher_domain": "twostroke.example",
         *           "selection_type": "all"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['RegistryProductAuthorizationRequest'];
      };
    };
    responses: {
      /** @description Decision with the coverage of each selector. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agent_url": "https://sales.brightlane.example",
           *       "agent_url_canonical": "https://sales.brightlane.example",
           *       "authorized": true,
           *       "reason": "authorized",
           *       "coverage_percentage": 100,
           *       "total_requested": 1,
           *       "total_authorized": 1,
           *       "selectors": [
           *         {
           *           "publisher_domain": "twostroke.example",
           *           "selection_type": "all",
           *           "requested_count": 1,
           *           "authorized_count": 1,
           *           "source": "adagents_json",
           *           "reasons": {}
           *         }
           *       ],
           *       "publisher_sides": [
           *         {
           *           "publisher_domain": "twostroke.example",
           *           "obstacle": null,
           *           "entry_count": 1,
           *           "file_url": "https://twostroke.example/.well-known/adagents.json",
           *           "file_sha256": "e512a938b72c190513725695568a2df44ed7eee466e795beaf3fed3fb901f970",
           *           "validated_at": "2026-01-15T08:30:00.000Z",
           *           "freshness": "fresh",
           *           "discovery_method": "direct",
           *           "manager_domain": null
           *         }
           *       ],
           *       "operator_side": {
           *         "declared": true,
           *         "relationship": null,
           *         "brand_domain": "brightlane.example",
           *         "agent_declared": true,
           *         "agent_type": "sales",
           *         "found_by": "declaration",
           *         "file_url": "https://brightlane.example/.well-known/brand.json",
           *         "validated_at": "2026-01-15T08:30:00.000Z",
           *         "freshness": "fresh"
           *       },
           *       "checked_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryProductAuthorization'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['UnknownPast'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
    };
  };
  validatePropertyAuthorization: {
    parameters: {
      query: {
        /**
         * @description URL of the agent, in any spelling; it is brought into canonical form.
         * @example https://sales.brightlane.example
         */
        agent_url: string;
        /**
         * @description Moment that is asked about, with an offset from UTC; now when absent. A moment in the past is judged by what was
         *     recorded then: no file is read, and `fresh` cannot be combined with it. For a moment in the future the files are
         *     judged as they are now.
         * @example 2026-02-01T00:00:00Z
         */
        at?: string;
        /**
         * @description Collections of the publisher in which the sale takes place, by id. Without one, entries that are limited to collections do not hold.
         * @example [
         *       "harbour_nine"
         *     ]
         */
        collection?: string[];
        /**
         * @description Country of the sale, ISO 3166-1 alpha-2. Without it, entries that are limited to countries do not hold.
         * @example DE
         */
        country?: string;
        /**
         * @description Delegation type that is claimed; compared with the one that the publisher states.
         * @example delegated
         */
        delegation_type?: components['schemas']['EnumsDelegationType'];
        /**
         * @description Whether to read both files from their origin now, whenever they were asked for last. Cannot be combined with `mode=index`.
         * @example false
         */
        fresh?: boolean;
        /**
         * @description Naming scheme of the identifier, such as `domain` or `ios_bundle`.
         * @example domain
         */
        identifier_type: components['schemas']['EnumsIdentifierTypes'];
        /**
         * @description The identifier; hosts are cleaned like every domain input, `*.` in front is kept.
         * @example twostroke.example
         */
        identifier_value: string;
        /**
         * @description `live` reads files from their origin unless they were asked for within the last 30 seconds; `index` decides from the stored copies.
         * @example live
         */
        mode?: 'live' | 'index';
        /**
         * @description Whether a refusal names the questions that come closest and what differs, by the stored copies. A question about the past has none.
         * @example false
         */
        nearest?: boolean;
        /**
         * @description Placements of the sale, by id. Without one, and without a tag, entries that are limited to placements do not hold.
         * @example [
         *       "front_page_top"
         *     ]
         */
        placement?: string[];
        /**
         * @description Tags of placements, of which the authorization must cover one.
         * @example [
         *       "above_the_fold"
         *     ]
         */
        placement_tag?: string[];
        /**
         * @description Only properties of this publisher, where several list the identifier.
         * @example morningtide.example
         */
        publisher_domain?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Decision with every check that led to it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "agent_url": "https://sales.brightlane.example",
           *       "agent_url_canonical": "https://sales.brightlane.example",
           *       "identifier_type": "domain",
           *       "identifier_value": "twostroke.example",
           *       "authorized": true,
           *       "reason": "authorized",
           *       "property_id": "twostroke_site",
           *       "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
           *       "publisher_domain": "twostroke.example",
           *       "publisher_side": {
           *         "authorized": true,
           *         "entry": {
           *           "id": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c17",
           *           "authorization_type": "property_ids",
           *           "authorized_for": "All pages",
           *           "delegation_type": "delegated"
           *         },
           *         "delegation_type": "delegated",
           *         "file_url": "https://twostroke.example/.well-known/adagents.json",
           *         "file_sha256": "e512a938b72c190513725695568a2df44ed7eee466e795beaf3fed3fb901f970",
           *         "validated_at": "2026-01-15T08:30:00.000Z",
           *         "freshness": "fresh",
           *         "discovery_method": "direct",
           *         "manager_domain": null
           *       },
           *       "operator_side": {
           *         "declared": true,
           *         "relationship": "delegated",
           *         "brand_domain": "brightlane.example",
           *         "agent_declared": true,
           *         "agent_type": "sales",
           *         "found_by": "declaration",
           *         "file_url": "https://brightlane.example/.well-known/brand.json",
           *         "validated_at": "2026-01-15T08:30:00.000Z",
           *         "freshness": "fresh"
           *       },
           *       "checks": [
           *         {
           *           "check": "publisher_file",
           *           "ok": true,
           *           "detail": "the adagents.json for twostroke.example was validated at 2026-01-15T08:30:00.000Z"
           *         },
           *         {
           *           "check": "publisher_not_revoked",
           *           "ok": true,
           *           "detail": "the file does not revoke the publisher"
           *         },
           *         {
           *           "check": "property_listed",
           *           "ok": true,
           *           "detail": "the publisher lists the property"
           *         },
           *         {
           *           "check": "agent_listed",
           *           "ok": true,
           *           "detail": "one entry names the agent"
           *         },
           *         {
           *           "check": "sells_properties",
           *           "ok": true,
           *           "detail": "the entry is of type property_ids"
           *         },
           *         {
           *           "check": "property_in_scope",
           *           "ok": true,
           *           "detail": "the property is in the scope that property_ids states"
           *         },
           *         {
           *           "check": "time_window",
           *           "ok": true,
           *           "detail": "the entry names no time"
           *         },
           *         {
           *           "check": "country",
           *           "ok": true,
           *           "detail": "the entry names no country and holds worldwide"
           *         },
           *         {
           *           "check": "collection",
           *           "ok": true,
           *           "detail": "the entry names no collection"
           *         },
           *         {
           *           "check": "placement",
           *           "ok": true,
           *           "detail": "the entry names no placement"
           *         },
           *         {
           *           "check": "claimed_delegation",
           *           "ok": true,
           *           "detail": "no delegation type is claimed"
           *         },
           *         {
           *           "check": "operator_known",
           *           "ok": true,
           *           "detail": "brightlane.example declares the agent"
           *         },
           *         {
           *           "check": "operator_file",
           *           "ok": true,
           *           "detail": "the brand.json of brightlane.example was validated at 2026-01-15T08:30:00.000Z"
           *         },
           *         {
           *           "check": "agent_declared",
           *           "ok": true,
           *           "detail": "the brand.json of brightlane.example lists the agent as sales"
           *         },
           *         {
           *           "check": "property_declared",
           *           "ok": true,
           *           "detail": "the brand.json of brightlane.example lists the property"
           *         },
           *         {
           *           "check": "relationship",
           *           "ok": true,
           *           "detail": "relationship delegated; the publisher says delegated"
           *         }
           *       ],
           *       "checked_at": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryPropertyAuthorization'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['UnknownPast'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
    };
  };
  searchRegistry: {
    parameters: {
      query: {
        /**
         * @description What to look for. Blanks around it do not count; 2 to 200 characters have to remain.
         * @example two stroke
         */
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Best matches among brands, publishers, properties and agents. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "brands": [],
           *       "publishers": [
           *         {
           *           "domain": "twostroke.example",
           *           "member": {
           *             "display_name": "Two Stroke"
           *           },
           *           "agent_count": 1,
           *           "property_count": 1
           *         }
           *       ],
           *       "properties": [
           *         {
           *           "domain": "twostroke.example",
           *           "source": "adagents_json",
           *           "property_count": 1,
           *           "agent_count": 1,
           *           "verified": true,
           *           "property_rid": "019bc0c6-9b19-7c51-8f3e-72d4b8a05c16",
           *           "property_id": "twostroke_site",
           *           "name": "Two Stroke",
           *           "property_type": "website",
           *           "identifiers": [
           *             {
           *               "type": "domain",
           *               "value": "twostroke.example"
           *             }
           *           ]
           *         }
           *       ],
           *       "agents": []
           *     }
           */
          'application/json': components['schemas']['RegistrySearchResponse'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
    };
  };
  getHostedBrandJson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Brand domain; a URL is accepted and reduced to its host.
         * @example saltmarshecho.example
         */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description brand.json that this registry serves for the domain. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheFiveMinutes'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "$schema": "https://registry.example/schemas/v3/brand.json",
           *       "id": "saltmarshecho_example",
           *       "names": [
           *         {
           *           "en": "Saltmarsh Echo"
           *         }
           *       ],
           *       "description": "News from the saltmarsh, since 1911.",
           *       "logos": [
           *         {
           *           "url": "https://saltmarshecho.example/logo.svg",
           *           "tags": [
           *             "primary"
           *           ]
           *         }
           *       ],
           *       "colors": {
           *         "primary": "#3E6259"
           *       },
           *       "properties": [
           *         {
           *           "type": "website",
           *           "identifier": "saltmarshecho.example",
           *           "primary": true
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Brand'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  getFeedLogCheckpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the log, the last part of its origin.
         * @example 1
         */
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed checkpoint. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['NoStore'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example registry.example/log/1
           *     5
           *     Tju7H3tHjc/nH7YxYxUZo7yhLJrvyhYSv85ME6hiZNQ=
           *
           *     — registry.example/log/1 n4NZ/oeJcLq/DItttsmRS/4bRfSOdz/lMkq1TkCFO/mv5P4w5SB0ZP/SGEUSgEhydt86fDOKWGmoK5Zmk1ncxgvGBAI=
           */
          'text/plain': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  getFeedLogTile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the log, the last part of its origin.
         * @example 1
         */
        number: string;
        /**
         * @description Level or `entries`, number in groups of three digits, and the width of a tile that is not full.
         * @example 0/000.p/5
         */
        path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Hashes of 32 bytes each, or entries. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheForever'];
          [name: string]: unknown;
        };
        content: {
          /** @example AAECAw== */
          'application/octet-stream': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  getAdServerDocument: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OpenAPI 3.1 document of the ad server, as YAML. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheOneHour'];
          ETag: components['headers']['EntityTag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example openapi: 3.1.0
           *     info:
           *       title: Ad server API
           */
          'application/yaml': string;
        };
      };
      /** @description Document is the one whose entity tag `If-None-Match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['InternalError'];
    };
  };
  getOpenApiDocument: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OpenAPI 3.1 document of this API, as YAML. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheOneHour'];
          ETag: components['headers']['EntityTag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example openapi: 3.1.0
           *     info:
           *       title: Registry API
           */
          'application/yaml': string;
        };
      };
      /** @description Document is the one whose entity tag `If-None-Match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['InternalError'];
    };
  };
  getHostedAdagents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Publisher domain; a URL is accepted and reduced to its host.
         * @example tidewaterceramics.example
         */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description adagents.json that this registry serves for the domain. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheFiveMinutes'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "$schema": "https://registry.example/schemas/v3/adagents.json",
           *       "properties": [
           *         {
           *           "property_type": "website",
           *           "name": "Tidewater Ceramics",
           *           "property_id": "tidewater_ceramics",
           *           "identifiers": [
           *             {
           *               "type": "domain",
           *               "value": "tidewaterceramics.example"
           *             }
           *           ]
           *         }
           *       ],
           *       "authorized_agents": [],
           *       "contact": {
           *         "name": "The Studio",
           *         "email": "hello@tidewaterceramics.example"
           *       },
           *       "last_updated": "2026-01-15T08:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegistryHostedAdagents'];
        };
      };
      400: components['responses']['InvalidDomain'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
    };
  };
  getSchema: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Path of the file below `/schemas/v3/`, with its extension.
         * @example core/domain-name.json
         */
        path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description JSON Schema 2020-12, or a test vector. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheFiveMinutes'];
          ETag: components['headers']['EntityTag'];
          Vary: components['headers']['VaryByAccept'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "$schema": "https://json-schema.org/draft/2020-12/schema",
           *       "$id": "https://registry.example/schemas/v3/core/domain-name.json",
           *       "type": "string"
           *     }
           */
          'application/json': Record<string, never>;
        };
      };
      /** @description File is the one whose entity tag `If-None-Match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NoSuchSchema'];
      500: components['responses']['InternalError'];
    };
  };
  getTaskBundle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the task, `-request` or `-response`, and `.json`.
         * @example list_tasks-request.json
         */
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description JSON Schema 2020-12 without references to other files. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheFiveMinutes'];
          ETag: components['headers']['EntityTag'];
          Vary: components['headers']['VaryByAccept'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "$schema": "https://json-schema.org/draft/2020-12/schema",
           *       "$id": "https://registry.example/schemas/v3/bundles/list_tasks-request.json",
           *       "title": "List tasks: request",
           *       "type": "object"
           *     }
           */
          'application/json': Record<string, never>;
        };
      };
      /** @description Bundle is the one whose entity tag `If-None-Match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NoSuchSchema'];
      500: components['responses']['InternalError'];
    };
  };
  getSchemaIndex: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Index of the moving set of schemas, which follows the latest state of the contract. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheFiveMinutes'];
          ETag: components['headers']['EntityTag'];
          Vary: components['headers']['VaryByAccept'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "protocol": "proto",
           *       "release": "3.1.0",
           *       "vocabulary": [
           *         {
           *           "keyword": "x-status",
           *           "description": "Marks a schema or property that may change between releases of one major version."
           *         }
           *       ],
           *       "tasks": [
           *         {
           *           "name": "get_products",
           *           "title": "Get products",
           *           "description": "Finds products for a brief, or lists the whole catalog.",
           *           "request": "media-buy/get-products-request",
           *           "response": "media-buy/get-products-response",
           *           "bundles": {
           *             "request": {
           *               "url": "https://registry.example/schemas/v3/bundles/get_products-request.json",
           *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           *               "bytes": 181204
           *             },
           *             "response": {
           *               "url": "https://registry.example/schemas/v3/bundles/get_products-response.json",
           *               "sha256": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
           *               "bytes": 294011
           *             }
           *           }
           *         }
           *       ],
           *       "webhooks": [
           *         {
           *           "name": "creativePurged",
           *           "summary": "Webhook of a deleted creative",
           *           "description": "Sent to subscribers of an account when a creative was deleted for good.",
           *           "content_type": "application/json",
           *           "schema": "creative/creative-purged-webhook"
           *         }
           *       ],
           *       "schemas": [
           *         {
           *           "path": "core/account-ref",
           *           "url": "https://registry.example/schemas/v3/core/account-ref.json",
           *           "sha256": "fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13",
           *           "bytes": 2210,
           *           "title": "Account reference",
           *           "description": "The account that a request is about.",
           *           "status": "stable",
           *           "tasks": [
           *             "get_products"
           *           ],
           *           "operations": [],
           *           "webhooks": []
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistrySchemaIndex'];
        };
      };
      /** @description Index is the one whose entity tag `If-None-Match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['InternalError'];
    };
  };
  getReleasedFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Path of the file below the folder of the release, with its extension.
         * @example core/domain-name.json
         */
        path: string;
        /**
         * @description Number of the release, as `/schemas/v3/releases/index.json` lists it.
         * @example 3.1.0-rc.1
         */
        release: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File of the release, which never changes. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheForever'];
          ETag: components['headers']['EntityTag'];
          Vary: components['headers']['VaryByAccept'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "$schema": "https://json-schema.org/draft/2020-12/schema",
           *       "$id": "https://registry.example/schemas/v3/releases/3.1.0-rc.1/core/domain-name.json",
           *       "type": "string"
           *     }
           */
          'application/json': Record<string, never>;
        };
      };
      /** @description File is the one whose entity tag `If-None-Match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NoSuchSchema'];
      500: components['responses']['InternalError'];
    };
  };
  listSchemaReleases: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Releases in the order of their numbers, each with the address of its index. */
      200: {
        headers: {
          'Access-Control-Allow-Origin': components['headers']['AnyOrigin'];
          'Cache-Control': components['headers']['CacheFiveMinutes'];
          ETag: components['headers']['EntityTag'];
          Vary: components['headers']['VaryByAccept'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "releases": [
           *         {
           *           "release": "3.1.0",
           *           "index": "https://registry.example/schemas/v3/releases/3.1.0/index.json"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RegistrySchemaReleases'];
        };
      };
      /** @description List is the one whose entity tag `If-None-Match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['InternalError'];
    };
  };
  a2a03TaskChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CoreA2A03PushWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  a2aTaskChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/a2a+json': components['schemas']['CoreA2APushWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  accountEndpointChallenge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountEndpointChallengeWebhook'];
      };
    };
    responses: {
      /** @description The response repeats the challenge: the endpoint wants the webhooks. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  accountReviewed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountSyncAccountsWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  audienceChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuySyncAudiencesWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  contentSampled: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContentStandardsArtifactBatchWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  creativeBuilt: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyBuildCreativeWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  creativePurged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreativeCreativePurgedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  creativeStatusChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreativeCreativeStatusChangedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  deliveryReported: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyMediaBuyDeliveryWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  impairmentChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyImpairmentWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  mediaBuyCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyCreateMediaBuyWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  mediaBuyUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyUpdateMediaBuyWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  operatorWaiting: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorWaitingWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  productCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyProductCreatedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  productPriced: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyProductPricedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  productRemoved: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyProductRemovedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  productUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaBuyProductUpdatedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  registryChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistryRegistryEventsWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  registryEndpointChallenge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistryEndpointChallengeWebhook'];
      };
    };
    responses: {
      /** @description The response repeats the challenge: the endpoint wants the webhooks. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  registryTest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistryRegistryTestWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  rightsDecided: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandAcquireRightsWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  rightsRevoked: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandRightsRevocationWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  signalActivated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignalsActivateSignalWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  signalCreated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignalsSignalCreatedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  signalPriced: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignalsSignalPricedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  signalRemoved: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignalsSignalRemovedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  signalUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignalsSignalUpdatedWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  taskEnded: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CoreTaskWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  wholesaleFeedChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CoreWholesaleFeedBulkChangeWebhook'];
      };
    };
    responses: {
      /** @description The event was received. A repeat with the same key must get the same response. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The signature is not valid. The event is not sent again. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
