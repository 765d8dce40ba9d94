// @generated from schemas/v3 by codegen. Do not edit; run "npm run codegen".

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

export interface SchemaTypes {
  'account/endpoint-challenge-webhook': AccountEndpointChallengeWebhook;
  'account/get-account-financials-request': AccountGetAccountFinancialsRequest;
  'account/get-account-financials-response': AccountGetAccountFinancialsResponse;
  'account/list-accounts-request': AccountListAccountsRequest;
  'account/list-accounts-response': AccountListAccountsResponse;
  'account/report-usage-request': AccountReportUsageRequest;
  'account/report-usage-response': AccountReportUsageResponse;
  'account/sync-accounts-request': AccountSyncAccountsRequest;
  'account/sync-accounts-response': AccountSyncAccountsResponse;
  'account/sync-accounts-webhook': AccountSyncAccountsWebhook;
  'account/sync-governance-request': AccountSyncGovernanceRequest;
  'account/sync-governance-response': AccountSyncGovernanceResponse;
  'account/usage-record': AccountUsageRecord;
  'ad-server/account-ref': AdServerAccountRef;
  'ad-server/activation': AdServerActivation;
  'ad-server/activation-request': AdServerActivationRequest;
  'ad-server/attribution': AdServerAttribution;
  'ad-server/attribution-request': AdServerAttributionRequest;
  'ad-server/booked': AdServerBooked;
  'ad-server/cap': AdServerCap;
  'ad-server/capabilities': AdServerCapabilities;
  'ad-server/counts': AdServerCounts;
  'ad-server/creative': AdServerCreative;
  'ad-server/creative-asset': AdServerCreativeAsset;
  'ad-server/creative-kind': AdServerCreativeKind;
  'ad-server/creative-list': AdServerCreativeList;
  'ad-server/creative-state': AdServerCreativeState;
  'ad-server/creative-states': AdServerCreativeStates;
  'ad-server/credit': AdServerCredit;
  'ad-server/cursor': AdServerCursor;
  'ad-server/decimal': AdServerDecimal;
  'ad-server/delivery': AdServerDelivery;
  'ad-server/delivery-row': AdServerDeliveryRow;
  'ad-server/event': AdServerEvent;
  'ad-server/event-list': AdServerEventList;
  'ad-server/flight': AdServerFlight;
  'ad-server/forecast': AdServerForecast;
  'ad-server/forecast-request': AdServerForecastRequest;
  'ad-server/goal': AdServerGoal;
  'ad-server/id': AdServerId;
  'ad-server/instant': AdServerInstant;
  'ad-server/package-command': AdServerPackageCommand;
  'ad-server/package-list': AdServerPackageList;
  'ad-server/package-state': AdServerPackageState;
  'ad-server/package-status': AdServerPackageStatus;
  'ad-server/package-summary': AdServerPackageSummary;
  'ad-server/package-terms': AdServerPackageTerms;
  'ad-server/price': AdServerPrice;
  'ad-server/problem': AdServerProblem;
  'ad-server/problem-code': AdServerProblemCode;
  'ad-server/product': AdServerProduct;
  'ad-server/product-list': AdServerProductList;
  'ad-server/product-ref': AdServerProductRef;
  'ad-server/range': AdServerRange;
  'ad-server/reservation': AdServerReservation;
  'ad-server/reservation-request': AdServerReservationRequest;
  'ad-server/revision': AdServerRevision;
  'ad-server/size': AdServerSize;
  'ad-server/unit': AdServerUnit;
  adagents: Adagents;
  'adagents/agent-by-inline-properties': AdagentsAgentByInlineProperties;
  'adagents/agent-by-property-ids': AdagentsAgentByPropertyIds;
  'adagents/agent-by-property-tags': AdagentsAgentByPropertyTags;
  'adagents/agent-by-publisher-properties': AdagentsAgentByPublisherProperties;
  'adagents/agent-by-signal-ids': AdagentsAgentBySignalIds;
  'adagents/agent-by-signal-tags': AdagentsAgentBySignalTags;
  'adagents/agent-common': AdagentsAgentCommon;
  'adagents/authorized-agent': AdagentsAuthorizedAgent;
  'adagents/contact': AdagentsContact;
  'adagents/encryption-key': AdagentsEncryptionKey;
  'adagents/format-declaration': AdagentsFormatDeclaration;
  'adagents/inline': AdagentsInline;
  'adagents/placement': AdagentsPlacement;
  'adagents/placement-format-option': AdagentsPlacementFormatOption;
  'adagents/pointer': AdagentsPointer;
  'adagents/property-feature': AdagentsPropertyFeature;
  'adagents/reference-renderer': AdagentsReferenceRenderer;
  'adagents/revoked-publisher-domain': AdagentsRevokedPublisherDomain;
  'adagents/sales-qualifiers': AdagentsSalesQualifiers;
  'adagents/signal-definition': AdagentsSignalDefinition;
  'adagents/signal-range': AdagentsSignalRange;
  'adagents/signing-key': AdagentsSigningKey;
  'adagents/tag-definition': AdagentsTagDefinition;
  brand: Brand;
  'brand/acquire-rights-request': BrandAcquireRightsRequest;
  'brand/acquire-rights-response': BrandAcquireRightsResponse;
  'brand/acquire-rights-webhook': BrandAcquireRightsWebhook;
  'brand/agent-entry': BrandAgentEntry;
  'brand/agent-ref': BrandAgentRef;
  'brand/asset': BrandAsset;
  'brand/authoritative-location': BrandAuthoritativeLocation;
  'brand/authorized-operator': BrandAuthorizedOperator;
  'brand/brand-agent-document': BrandBrandAgentDocument;
  'brand/brand-property': BrandBrandProperty;
  'brand/brand-ref-entry': BrandBrandRefEntry;
  'brand/canonical-document': BrandCanonicalDocument;
  'brand/claim': BrandClaim;
  'brand/claim-result': BrandClaimResult;
  'brand/claim-verdict': BrandClaimVerdict;
  'brand/claim-verdicts': BrandClaimVerdicts;
  'brand/color': BrandColor;
  'brand/colors': BrandColors;
  'brand/contact': BrandContact;
  'brand/creative-approval-request': BrandCreativeApprovalRequest;
  'brand/creative-approval-response': BrandCreativeApprovalResponse;
  'brand/data-subject-contestation': BrandDataSubjectContestation;
  'brand/definition': BrandDefinition;
  'brand/disclaimer': BrandDisclaimer;
  'brand/font': BrandFont;
  'brand/fonts': BrandFonts;
  'brand/get-brand-identity-request': BrandGetBrandIdentityRequest;
  'brand/get-brand-identity-response': BrandGetBrandIdentityResponse;
  'brand/get-rights-request': BrandGetRightsRequest;
  'brand/get-rights-response': BrandGetRightsResponse;
  'brand/house': BrandHouse;
  'brand/house-brand': BrandHouseBrand;
  'brand/house-portfolio': BrandHousePortfolio;
  'brand/house-redirect': BrandHouseRedirect;
  'brand/localized-name': BrandLocalizedName;
  'brand/localized-text': BrandLocalizedText;
  'brand/logo': BrandLogo;
  'brand/product-catalog': BrandProductCatalog;
  'brand/revocation-notification': BrandRevocationNotification;
  'brand/rights-catalog': BrandRightsCatalog;
  'brand/rights-envelope': BrandRightsEnvelope;
  'brand/rights-offering': BrandRightsOffering;
  'brand/rights-pricing-option': BrandRightsPricingOption;
  'brand/rights-revocation-webhook': BrandRightsRevocationWebhook;
  'brand/rights-summary': BrandRightsSummary;
  'brand/rights-terms': BrandRightsTerms;
  'brand/search-brand-result': BrandSearchBrandResult;
  'brand/search-brands-request': BrandSearchBrandsRequest;
  'brand/search-brands-response': BrandSearchBrandsResponse;
  'brand/tone-guide': BrandToneGuide;
  'brand/trademark': BrandTrademark;
  'brand/update-rights-request': BrandUpdateRightsRequest;
  'brand/update-rights-response': BrandUpdateRightsResponse;
  'brand/verification-status': BrandVerificationStatus;
  'brand/verify-brand-claim-request': BrandVerifyBrandClaimRequest;
  'brand/verify-brand-claim-response': BrandVerifyBrandClaimResponse;
  'brand/verify-brand-claims-request': BrandVerifyBrandClaimsRequest;
  'brand/verify-brand-claims-response': BrandVerifyBrandClaimsResponse;
  'brand/visual-guidelines': BrandVisualGuidelines;
  'brand/voice-synthesis': BrandVoiceSynthesis;
  'compliance/comply-test-controller-request': ComplianceComplyTestControllerRequest;
  'compliance/comply-test-controller-response': ComplianceComplyTestControllerResponse;
  'content-standards/artifact': ContentStandardsArtifact;
  'content-standards/artifact-asset': ContentStandardsArtifactAsset;
  'content-standards/artifact-batch-webhook': ContentStandardsArtifactBatchWebhook;
  'content-standards/artifact-record': ContentStandardsArtifactRecord;
  'content-standards/asset-access': ContentStandardsAssetAccess;
  'content-standards/get-media-buy-artifacts-request': ContentStandardsGetMediaBuyArtifactsRequest;
  'content-standards/get-media-buy-artifacts-response': ContentStandardsGetMediaBuyArtifactsResponse;
  'core/a2a-0-3-push-webhook': CoreA2A03PushWebhook;
  'core/a2a-push-webhook': CoreA2APushWebhook;
  'core/account': CoreAccount;
  'core/account-authorization': CoreAccountAuthorization;
  'core/account-ref': CoreAccountRef;
  'core/account-with-authorization': CoreAccountWithAuthorization;
  'core/activation-key': CoreActivationKey;
  'core/any-value': CoreAnyValue;
  'core/artifact-webhook': CoreArtifactWebhook;
  'core/assets/asset-union': CoreAssetsAssetUnion;
  'core/assets/audio-asset': CoreAssetsAudioAsset;
  'core/assets/brief-asset': CoreAssetsBriefAsset;
  'core/assets/card-asset': CoreAssetsCardAsset;
  'core/assets/catalog-asset': CoreAssetsCatalogAsset;
  'core/assets/css-asset': CoreAssetsCssAsset;
  'core/assets/daast-asset': CoreAssetsDaastAsset;
  'core/assets/daast-tracker-asset': CoreAssetsDaastTrackerAsset;
  'core/assets/html-accessibility': CoreAssetsHtmlAccessibility;
  'core/assets/html-asset': CoreAssetsHtmlAsset;
  'core/assets/image-asset': CoreAssetsImageAsset;
  'core/assets/javascript-asset': CoreAssetsJavascriptAsset;
  'core/assets/markdown-asset': CoreAssetsMarkdownAsset;
  'core/assets/pixel-tracker-asset': CoreAssetsPixelTrackerAsset;
  'core/assets/published-post-asset': CoreAssetsPublishedPostAsset;
  'core/assets/text-asset': CoreAssetsTextAsset;
  'core/assets/url-asset': CoreAssetsUrlAsset;
  'core/assets/vast-asset': CoreAssetsVastAsset;
  'core/assets/vast-tracker-asset': CoreAssetsVastTrackerAsset;
  'core/assets/video-asset': CoreAssetsVideoAsset;
  'core/assets/webhook-asset': CoreAssetsWebhookAsset;
  'core/assets/zip-asset': CoreAssetsZipAsset;
  'core/async-response-data': CoreAsyncResponseData;
  'core/attribution-window': CoreAttributionWindow;
  'core/audience-member': CoreAudienceMember;
  'core/brand-id': CoreBrandId;
  'core/brand-ref': CoreBrandRef;
  'core/business-entity': CoreBusinessEntity;
  'core/cancellation': CoreCancellation;
  'core/cancellation-policy': CoreCancellationPolicy;
  'core/canonical-format-kind': CoreCanonicalFormatKind;
  'core/catalog': CoreCatalog;
  'core/catalog-field-mapping': CoreCatalogFieldMapping;
  'core/catalog-item-delivery-metrics': CoreCatalogItemDeliveryMetrics;
  'core/collection': CoreCollection;
  'core/collection-distribution': CoreCollectionDistribution;
  'core/collection-list-ref': CoreCollectionListRef;
  'core/collection-selector': CoreCollectionSelector;
  'core/committed-metric': CoreCommittedMetric;
  'core/content-rating': CoreContentRating;
  'core/context': CoreContext;
  'core/country-code': CoreCountryCode;
  'core/creative-asset': CoreCreativeAsset;
  'core/creative-assignment': CoreCreativeAssignment;
  'core/creative-brief': CoreCreativeBrief;
  'core/creative-consumption': CoreCreativeConsumption;
  'core/creative-delivery-metrics': CoreCreativeDeliveryMetrics;
  'core/creative-filters': CoreCreativeFilters;
  'core/creative-item': CoreCreativeItem;
  'core/creative-manifest': CoreCreativeManifest;
  'core/creative-policy': CoreCreativePolicy;
  'core/creative-variable': CoreCreativeVariable;
  'core/creative-variant': CoreCreativeVariant;
  'core/currency-code': CoreCurrencyCode;
  'core/date-range': CoreDateRange;
  'core/datetime-range': CoreDatetimeRange;
  'core/daypart-target': CoreDaypartTarget;
  'core/delivery-forecast': CoreDeliveryForecast;
  'core/delivery-metric-aggregate': CoreDeliveryMetricAggregate;
  'core/delivery-metrics': CoreDeliveryMetrics;
  'core/deployment': CoreDeployment;
  'core/destination': CoreDestination;
  'core/diagnostic-issue': CoreDiagnosticIssue;
  'core/distribution-identifier': CoreDistributionIdentifier;
  'core/domain-name': CoreDomainName;
  'core/downstream-connection-requirement': CoreDownstreamConnectionRequirement;
  'core/duration': CoreDuration;
  'core/error': CoreError;
  'core/error-issue': CoreErrorIssue;
  'core/error-response': CoreErrorResponse;
  'core/evaluator-spec': CoreEvaluatorSpec;
  'core/event': CoreEvent;
  'core/event-custom-data': CoreEventCustomData;
  'core/event-source-health': CoreEventSourceHealth;
  'core/event-surface': CoreEventSurface;
  'core/ext': CoreExt;
  'core/feed-event-scope': CoreFeedEventScope;
  'core/figures-ext': CoreFiguresExt;
  'core/forecast-dimension-audience': CoreForecastDimensionAudience;
  'core/forecast-dimension-device-platform': CoreForecastDimensionDevicePlatform;
  'core/forecast-dimension-device-type': CoreForecastDimensionDeviceType;
  'core/forecast-dimension-geo': CoreForecastDimensionGeo;
  'core/forecast-dimension-placement': CoreForecastDimensionPlacement;
  'core/forecast-dimension-signal': CoreForecastDimensionSignal;
  'core/forecast-metrics': CoreForecastMetrics;
  'core/forecast-point': CoreForecastPoint;
  'core/forecast-point-dimension': CoreForecastPointDimension;
  'core/forecast-point-dimensions': CoreForecastPointDimensions;
  'core/forecast-range': CoreForecastRange;
  'core/forecast-vendor-metric-value': CoreForecastVendorMetricValue;
  'core/format': CoreFormat;
  'core/format-asset': CoreFormatAsset;
  'core/format-group-slot': CoreFormatGroupSlot;
  'core/format-id': CoreFormatId;
  'core/format-option-ref': CoreFormatOptionRef;
  'core/format-render': CoreFormatRender;
  'core/format-slot': CoreFormatSlot;
  'core/format-slot-group': CoreFormatSlotGroup;
  'core/frequency-cap': CoreFrequencyCap;
  'core/generation-credential': CoreGenerationCredential;
  'core/geo-breakdown-support': CoreGeoBreakdownSupport;
  'core/geo-delivery-metrics': CoreGeoDeliveryMetrics;
  'core/geo-proximity': CoreGeoProximity;
  'core/geo-requirement': CoreGeoRequirement;
  'core/idempotency-key': CoreIdempotencyKey;
  'core/identifier': CoreIdentifier;
  'core/impairment': CoreImpairment;
  'core/industry-identifier': CoreIndustryIdentifier;
  'core/insertion-order': CoreInsertionOrder;
  'core/keyword': CoreKeyword;
  'core/keyword-delivery-metrics': CoreKeywordDeliveryMetrics;
  'core/keyword-target': CoreKeywordTarget;
  'core/limited-series': CoreLimitedSeries;
  'core/measurement-readiness': CoreMeasurementReadiness;
  'core/measurement-terms': CoreMeasurementTerms;
  'core/measurement-window': CoreMeasurementWindow;
  'core/media-buy-available-action': CoreMediaBuyAvailableAction;
  'core/media-buy-envelope': CoreMediaBuyEnvelope;
  'core/media-buy-features': CoreMediaBuyFeatures;
  'core/metric-optimization': CoreMetricOptimization;
  'core/metric-qualifier': CoreMetricQualifier;
  'core/metric-ref': CoreMetricRef;
  'core/metro-area': CoreMetroArea;
  'core/missing-metric': CoreMissingMetric;
  'core/money': CoreMoney;
  'core/notification-config': CoreNotificationConfig;
  'core/notification-envelope': CoreNotificationEnvelope;
  'core/optimization-goal': CoreOptimizationGoal;
  'core/optimization-target': CoreOptimizationTarget;
  'core/outcome-measurement': CoreOutcomeMeasurement;
  'core/overlay': CoreOverlay;
  'core/package': CorePackage;
  'core/package-signal-targeting': CorePackageSignalTargeting;
  'core/package-signal-targeting-group': CorePackageSignalTargetingGroup;
  'core/package-signal-targeting-groups': CorePackageSignalTargetingGroups;
  'core/pagination-request': CorePaginationRequest;
  'core/pagination-response': CorePaginationResponse;
  'core/performance-standard': CorePerformanceStandard;
  'core/placement': CorePlacement;
  'core/placement-ref': CorePlacementRef;
  'core/platform-extension-ref': CorePlatformExtensionRef;
  'core/postal-area': CorePostalArea;
  'core/postal-area-support': CorePostalAreaSupport;
  'core/postal-country-system': CorePostalCountrySystem;
  'core/pricing-option': CorePricingOption;
  'core/product': CoreProduct;
  'core/product-allocation': CoreProductAllocation;
  'core/product-allowed-action': CoreProductAllowedAction;
  'core/product-card': CoreProductCard;
  'core/product-filters': CoreProductFilters;
  'core/product-format-declaration': CoreProductFormatDeclaration;
  'core/product-signal-targeting-option': CoreProductSignalTargetingOption;
  'core/property': CoreProperty;
  'core/property-id': CorePropertyId;
  'core/property-list-ref': CorePropertyListRef;
  'core/property-tag': CorePropertyTag;
  'core/proposal': CoreProposal;
  'core/protocol-envelope': CoreProtocolEnvelope;
  'core/provenance': CoreProvenance;
  'core/publisher-property-selector': CorePublisherPropertySelector;
  'core/publisher-selector-all': CorePublisherSelectorAll;
  'core/publisher-selector-by-id': CorePublisherSelectorById;
  'core/publisher-selector-by-tag': CorePublisherSelectorByTag;
  'core/push-notification-config': CorePushNotificationConfig;
  'core/record-digest': CoreRecordDigest;
  'core/reference-asset': CoreReferenceAsset;
  'core/registry-event': CoreRegistryEvent;
  'core/registry-feed-freshness': CoreRegistryFeedFreshness;
  'core/registry-feed-response': CoreRegistryFeedResponse;
  'core/related-collection': CoreRelatedCollection;
  'core/reporting-capabilities': CoreReportingCapabilities;
  'core/reporting-webhook': CoreReportingWebhook;
  'core/requirements/asset-requirements': CoreRequirementsAssetRequirements;
  'core/requirements/audio-asset-requirements': CoreRequirementsAudioAssetRequirements;
  'core/requirements/catalog-field-binding': CoreRequirementsCatalogFieldBinding;
  'core/requirements/catalog-requirements': CoreRequirementsCatalogRequirements;
  'core/requirements/css-asset-requirements': CoreRequirementsCssAssetRequirements;
  'core/requirements/daast-asset-requirements': CoreRequirementsDaastAssetRequirements;
  'core/requirements/html-asset-requirements': CoreRequirementsHtmlAssetRequirements;
  'core/requirements/image-asset-requirements': CoreRequirementsImageAssetRequirements;
  'core/requirements/javascript-asset-requirements': CoreRequirementsJavascriptAssetRequirements;
  'core/requirements/markdown-asset-requirements': CoreRequirementsMarkdownAssetRequirements;
  'core/requirements/offering-asset-constraint': CoreRequirementsOfferingAssetConstraint;
  'core/requirements/text-asset-requirements': CoreRequirementsTextAssetRequirements;
  'core/requirements/url-asset-requirements': CoreRequirementsUrlAssetRequirements;
  'core/requirements/vast-asset-requirements': CoreRequirementsVastAssetRequirements;
  'core/requirements/video-asset-requirements': CoreRequirementsVideoAssetRequirements;
  'core/requirements/webhook-asset-requirements': CoreRequirementsWebhookAssetRequirements;
  'core/response-payload-jws-envelope': CoreResponsePayloadJwsEnvelope;
  'core/rights-constraint': CoreRightsConstraint;
  'core/shortened-members': CoreShortenedMembers;
  'core/signal-coverage-forecast': CoreSignalCoverageForecast;
  'core/signal-filters': CoreSignalFilters;
  'core/signal-id': CoreSignalId;
  'core/signal-listing': CoreSignalListing;
  'core/signal-pricing': CoreSignalPricing;
  'core/signal-ref': CoreSignalRef;
  'core/signal-selection-group-rule': CoreSignalSelectionGroupRule;
  'core/signal-targeting': CoreSignalTargeting;
  'core/signal-targeting-expression': CoreSignalTargetingExpression;
  'core/signal-targeting-rules': CoreSignalTargetingRules;
  'core/signal-taxonomy': CoreSignalTaxonomy;
  'core/sla-window': CoreSlaWindow;
  'core/slot-assets': CoreSlotAssets;
  'core/special': CoreSpecial;
  'core/start-timing': CoreStartTiming;
  'core/talent': CoreTalent;
  'core/targeting': CoreTargeting;
  'core/task-request': CoreTaskRequest;
  'core/task-webhook': CoreTaskWebhook;
  'core/task-webhook-envelope': CoreTaskWebhookEnvelope;
  'core/transformer': CoreTransformer;
  'core/transformer-param': CoreTransformerParam;
  'core/user-match': CoreUserMatch;
  'core/vendor-metric-id': CoreVendorMetricId;
  'core/vendor-metric-optimization': CoreVendorMetricOptimization;
  'core/vendor-metric-optimization-supported-metric': CoreVendorMetricOptimizationSupportedMetric;
  'core/vendor-metric-value': CoreVendorMetricValue;
  'core/vendor-pricing-option': CoreVendorPricingOption;
  'core/version-envelope': CoreVersionEnvelope;
  'core/visible-text': CoreVisibleText;
  'core/webhook-activity-record': CoreWebhookActivityRecord;
  'core/wholesale-feed-bulk-change-webhook': CoreWholesaleFeedBulkChangeWebhook;
  'core/wholesale-feed-envelope': CoreWholesaleFeedEnvelope;
  'creative/audit-observation': CreativeAuditObservation;
  'creative/creative-feature-result': CreativeCreativeFeatureResult;
  'creative/creative-outcome': CreativeCreativeOutcome;
  'creative/creative-purged-webhook': CreativeCreativePurgedWebhook;
  'creative/creative-record': CreativeCreativeRecord;
  'creative/creative-status-changed-webhook': CreativeCreativeStatusChangedWebhook;
  'creative/get-creative-delivery-request': CreativeGetCreativeDeliveryRequest;
  'creative/get-creative-delivery-response': CreativeGetCreativeDeliveryResponse;
  'creative/get-creative-features-request': CreativeGetCreativeFeaturesRequest;
  'creative/get-creative-features-response': CreativeGetCreativeFeaturesResponse;
  'creative/list-creatives-request': CreativeListCreativesRequest;
  'creative/list-creatives-response': CreativeListCreativesResponse;
  'creative/list-transformers-request': CreativeListTransformersRequest;
  'creative/list-transformers-response': CreativeListTransformersResponse;
  'creative/preview-creative-request': CreativePreviewCreativeRequest;
  'creative/preview-creative-response': CreativePreviewCreativeResponse;
  'creative/preview-input': CreativePreviewInput;
  'creative/preview-render': CreativePreviewRender;
  'creative/sync-creatives-async-response-input-required': CreativeSyncCreativesAsyncResponseInputRequired;
  'creative/sync-creatives-async-response-submitted': CreativeSyncCreativesAsyncResponseSubmitted;
  'creative/sync-creatives-async-response-working': CreativeSyncCreativesAsyncResponseWorking;
  'creative/sync-creatives-request': CreativeSyncCreativesRequest;
  'creative/sync-creatives-response': CreativeSyncCreativesResponse;
  'creative/validate-input-request': CreativeValidateInputRequest;
  'creative/validate-input-response': CreativeValidateInputResponse;
  'creative/validate-input-result': CreativeValidateInputResult;
  'enums/account-scope': EnumsAccountScope;
  'enums/account-status': EnumsAccountStatus;
  'enums/action-source': EnumsActionSource;
  'enums/adjustment-kind': EnumsAdjustmentKind;
  'enums/advertiser-industry': EnumsAdvertiserIndustry;
  'enums/age-verification-method': EnumsAgeVerificationMethod;
  'enums/agent-health-status': EnumsAgentHealthStatus;
  'enums/agent-lifecycle-stage': EnumsAgentLifecycleStage;
  'enums/agent-sort': EnumsAgentSort;
  'enums/agent-type': EnumsAgentType;
  'enums/agent-visibility': EnumsAgentVisibility;
  'enums/api-key-permission': EnumsApiKeyPermission;
  'enums/app-store': EnumsAppStore;
  'enums/assessment-status': EnumsAssessmentStatus;
  'enums/asset-content-type': EnumsAssetContentType;
  'enums/attribution-methodology': EnumsAttributionMethodology;
  'enums/attribution-model': EnumsAttributionModel;
  'enums/audience-source': EnumsAudienceSource;
  'enums/audience-status': EnumsAudienceStatus;
  'enums/audio-channel-layout': EnumsAudioChannelLayout;
  'enums/audio-distribution-type': EnumsAudioDistributionType;
  'enums/audit-outcome': EnumsAuditOutcome;
  'enums/auth-scheme': EnumsAuthScheme;
  'enums/authorization-check': EnumsAuthorizationCheck;
  'enums/authorization-evidence': EnumsAuthorizationEvidence;
  'enums/authorization-reason': EnumsAuthorizationReason;
  'enums/authorization-type': EnumsAuthorizationType;
  'enums/available-metric': EnumsAvailableMetric;
  'enums/badge-role': EnumsBadgeRole;
  'enums/billing-party': EnumsBillingParty;
  'enums/brand-architecture': EnumsBrandArchitecture;
  'enums/brand-claim-type': EnumsBrandClaimType;
  'enums/brand-file-status': EnumsBrandFileStatus;
  'enums/brand-identity-field': EnumsBrandIdentityField;
  'enums/brand-json-variant': EnumsBrandJsonVariant;
  'enums/brand-property-relationship': EnumsBrandPropertyRelationship;
  'enums/brand-sort': EnumsBrandSort;
  'enums/brand-source': EnumsBrandSource;
  'enums/build-mode': EnumsBuildMode;
  'enums/c2pa-watermark-action': EnumsC2PaWatermarkAction;
  'enums/canceled-by': EnumsCanceledBy;
  'enums/catalog-action': EnumsCatalogAction;
  'enums/catalog-item-status': EnumsCatalogItemStatus;
  'enums/catalog-source': EnumsCatalogSource;
  'enums/catalog-type': EnumsCatalogType;
  'enums/channels': EnumsChannels;
  'enums/claimed-app-store': EnumsClaimedAppStore;
  'enums/claimed-property-type': EnumsClaimedPropertyType;
  'enums/client-scope': EnumsClientScope;
  'enums/cloud-storage-protocol': EnumsCloudStorageProtocol;
  'enums/co-branding-requirement': EnumsCoBrandingRequirement;
  'enums/collection-cadence': EnumsCollectionCadence;
  'enums/collection-kind': EnumsCollectionKind;
  'enums/collection-record-status': EnumsCollectionRecordStatus;
  'enums/collection-relationship': EnumsCollectionRelationship;
  'enums/collection-status': EnumsCollectionStatus;
  'enums/completion-source': EnumsCompletionSource;
  'enums/compliance-status': EnumsComplianceStatus;
  'enums/compliance-track-status': EnumsComplianceTrackStatus;
  'enums/consent-basis': EnumsConsentBasis;
  'enums/content-id-type': EnumsContentIdType;
  'enums/content-rating-system': EnumsContentRatingSystem;
  'enums/crawl-outcome': EnumsCrawlOutcome;
  'enums/crawl-status': EnumsCrawlStatus;
  'enums/creative-action': EnumsCreativeAction;
  'enums/creative-agent-capability': EnumsCreativeAgentCapability;
  'enums/creative-approval-status': EnumsCreativeApprovalStatus;
  'enums/creative-event-reason-code': EnumsCreativeEventReasonCode;
  'enums/creative-identifier-type': EnumsCreativeIdentifierType;
  'enums/creative-quality': EnumsCreativeQuality;
  'enums/creative-selection-strategy': EnumsCreativeSelectionStrategy;
  'enums/creative-sort-field': EnumsCreativeSortField;
  'enums/creative-status': EnumsCreativeStatus;
  'enums/credential-kind': EnumsCredentialKind;
  'enums/credential-state': EnumsCredentialState;
  'enums/daast-tracking-event': EnumsDaastTrackingEvent;
  'enums/daast-version': EnumsDaastVersion;
  'enums/day-of-week': EnumsDayOfWeek;
  'enums/delegation-type': EnumsDelegationType;
  'enums/delivery-type': EnumsDeliveryType;
  'enums/demographic-system': EnumsDemographicSystem;
  'enums/device-platform': EnumsDevicePlatform;
  'enums/device-type': EnumsDeviceType;
  'enums/digital-source-type': EnumsDigitalSourceType;
  'enums/dimension-unit': EnumsDimensionUnit;
  'enums/disclosure-persistence': EnumsDisclosurePersistence;
  'enums/disclosure-position': EnumsDisclosurePosition;
  'enums/discovery-method': EnumsDiscoveryMethod;
  'enums/distance-unit': EnumsDistanceUnit;
  'enums/distribution-identifier-type': EnumsDistributionIdentifierType;
  'enums/embedded-provenance-method': EnumsEmbeddedProvenanceMethod;
  'enums/entry-kind': EnumsEntryKind;
  'enums/error-recovery': EnumsErrorRecovery;
  'enums/event-type': EnumsEventType;
  'enums/exclusivity': EnumsExclusivity;
  'enums/feed-format': EnumsFeedFormat;
  'enums/feedback-source': EnumsFeedbackSource;
  'enums/forecast-method': EnumsForecastMethod;
  'enums/forecast-range-unit': EnumsForecastRangeUnit;
  'enums/format-id-parameter': EnumsFormatIdParameter;
  'enums/format-kind': EnumsFormatKind;
  'enums/format-type': EnumsFormatType;
  'enums/frame-rate-type': EnumsFrameRateType;
  'enums/freshness-state': EnumsFreshnessState;
  'enums/genre-taxonomy': EnumsGenreTaxonomy;
  'enums/geo-level': EnumsGeoLevel;
  'enums/gop-type': EnumsGopType;
  'enums/hosting-mode': EnumsHostingMode;
  'enums/http-method': EnumsHttpMethod;
  'enums/identifier-types': EnumsIdentifierTypes;
  'enums/impairment-offline-state': EnumsImpairmentOfflineState;
  'enums/impairment-reason-code': EnumsImpairmentReasonCode;
  'enums/input-validation-outcome': EnumsInputValidationOutcome;
  'enums/javascript-module-type': EnumsJavascriptModuleType;
  'enums/keep-mode': EnumsKeepMode;
  'enums/keller-type': EnumsKellerType;
  'enums/landing-page-requirement': EnumsLandingPageRequirement;
  'enums/legacy-postal-system': EnumsLegacyPostalSystem;
  'enums/lift-dimension': EnumsLiftDimension;
  'enums/logo-slot': EnumsLogoSlot;
  'enums/makegood-remedy': EnumsMakegoodRemedy;
  'enums/manifest-file': EnumsManifestFile;
  'enums/manifest-status': EnumsManifestStatus;
  'enums/markdown-flavor': EnumsMarkdownFlavor;
  'enums/match-id-type': EnumsMatchIdType;
  'enums/match-type': EnumsMatchType;
  'enums/media-buy-action-mode': EnumsMediaBuyActionMode;
  'enums/media-buy-health': EnumsMediaBuyHealth;
  'enums/media-buy-status': EnumsMediaBuyStatus;
  'enums/media-buy-valid-action': EnumsMediaBuyValidAction;
  'enums/member-role': EnumsMemberRole;
  'enums/metric-type': EnumsMetricType;
  'enums/metro-system': EnumsMetroSystem;
  'enums/moov-atom-position': EnumsMoovAtomPosition;
  'enums/notification-type': EnumsNotificationType;
  'enums/operator-decision': EnumsOperatorDecision;
  'enums/operator-role': EnumsOperatorRole;
  'enums/operator-scope': EnumsOperatorScope;
  'enums/optimization-metric': EnumsOptimizationMetric;
  'enums/ownership-challenge-state': EnumsOwnershipChallengeState;
  'enums/ownership-proof-method': EnumsOwnershipProofMethod;
  'enums/pacing': EnumsPacing;
  'enums/payment-terms': EnumsPaymentTerms;
  'enums/performance-standard-metric': EnumsPerformanceStandardMetric;
  'enums/postal-system': EnumsPostalSystem;
  'enums/preview-output-format': EnumsPreviewOutputFormat;
  'enums/pricing-model': EnumsPricingModel;
  'enums/principal-kind': EnumsPrincipalKind;
  'enums/product-field': EnumsProductField;
  'enums/production-quality': EnumsProductionQuality;
  'enums/property-classification': EnumsPropertyClassification;
  'enums/property-resolution-source': EnumsPropertyResolutionSource;
  'enums/property-source': EnumsPropertySource;
  'enums/property-type': EnumsPropertyType;
  'enums/proposal-status': EnumsProposalStatus;
  'enums/proto-protocol': EnumsProtoProtocol;
  'enums/publisher-agent-source': EnumsPublisherAgentSource;
  'enums/publisher-file-status': EnumsPublisherFileStatus;
  'enums/publisher-look-outcome': EnumsPublisherLookOutcome;
  'enums/publisher-property-source': EnumsPublisherPropertySource;
  'enums/publisher-sort': EnumsPublisherSort;
  'enums/reach-unit': EnumsReachUnit;
  'enums/redirect-reason': EnumsRedirectReason;
  'enums/refusal-reason': EnumsRefusalReason;
  'enums/registry-entity-type': EnumsRegistryEntityType;
  'enums/registry-event-type': EnumsRegistryEventType;
  'enums/relationship-trust': EnumsRelationshipTrust;
  'enums/reporting-frequency': EnumsReportingFrequency;
  'enums/response-type': EnumsResponseType;
  'enums/restricted-attribute': EnumsRestrictedAttribute;
  'enums/review-reason': EnumsReviewReason;
  'enums/review-status': EnumsReviewStatus;
  'enums/revision-source': EnumsRevisionSource;
  'enums/revocation-reason': EnumsRevocationReason;
  'enums/right-type': EnumsRightType;
  'enums/right-use': EnumsRightUse;
  'enums/rights-billing-period': EnumsRightsBillingPeriod;
  'enums/rights-constraint-approval': EnumsRightsConstraintApproval;
  'enums/rights-creative-status': EnumsRightsCreativeStatus;
  'enums/rights-status': EnumsRightsStatus;
  'enums/scan-type': EnumsScanType;
  'enums/selection-type': EnumsSelectionType;
  'enums/signal-action': EnumsSignalAction;
  'enums/signal-cadence': EnumsSignalCadence;
  'enums/signal-catalog-type': EnumsSignalCatalogType;
  'enums/signal-data-source': EnumsSignalDataSource;
  'enums/signal-discovery-mode': EnumsSignalDiscoveryMode;
  'enums/signal-field': EnumsSignalField;
  'enums/signal-methodology': EnumsSignalMethodology;
  'enums/signal-provider-status': EnumsSignalProviderStatus;
  'enums/signal-value-type': EnumsSignalValueType;
  'enums/snapshot-unavailable-reason': EnumsSnapshotUnavailableReason;
  'enums/social-placement-surface': EnumsSocialPlacementSurface;
  'enums/sort-direction': EnumsSortDirection;
  'enums/sort-metric': EnumsSortMetric;
  'enums/special-category': EnumsSpecialCategory;
  'enums/specialism': EnumsSpecialism;
  'enums/sponsored-placement-type': EnumsSponsoredPlacementType;
  'enums/talent-role': EnumsTalentRole;
  'enums/task-status': EnumsTaskStatus;
  'enums/task-type': EnumsTaskType;
  'enums/trademark-license-type': EnumsTrademarkLicenseType;
  'enums/trademark-status': EnumsTrademarkStatus;
  'enums/transformer-value-source': EnumsTransformerValueSource;
  'enums/transport-mode': EnumsTransportMode;
  'enums/travel-time-unit': EnumsTravelTimeUnit;
  'enums/uid-type': EnumsUidType;
  'enums/update-frequency': EnumsUpdateFrequency;
  'enums/url-asset-type': EnumsUrlAssetType;
  'enums/validation-mode': EnumsValidationMode;
  'enums/validation-target-kind': EnumsValidationTargetKind;
  'enums/variant-dimension': EnumsVariantDimension;
  'enums/vast-tracking-event': EnumsVastTrackingEvent;
  'enums/vast-version': EnumsVastVersion;
  'enums/verification-mode': EnumsVerificationMode;
  'enums/video-placement-type': EnumsVideoPlacementType;
  'enums/viewability-standard': EnumsViewabilityStandard;
  'enums/watermark-media-type': EnumsWatermarkMediaType;
  'enums/wcag-level': EnumsWcagLevel;
  'enums/webhook-auth-scheme': EnumsWebhookAuthScheme;
  'enums/webhook-response-type': EnumsWebhookResponseType;
  'enums/webhook-security-method': EnumsWebhookSecurityMethod;
  'formats/canonical/agent_placement': FormatsCanonicalAgentPlacement;
  'formats/canonical/audio_daast': FormatsCanonicalAudioDaast;
  'formats/canonical/audio_hosted': FormatsCanonicalAudioHosted;
  'formats/canonical/_base': FormatsCanonicalBase;
  'formats/canonical/display_tag': FormatsCanonicalDisplayTag;
  'formats/canonical/html5': FormatsCanonicalHtml5;
  'formats/canonical/image': FormatsCanonicalImage;
  'formats/canonical/image_carousel': FormatsCanonicalImageCarousel;
  'formats/canonical/native_in_feed': FormatsCanonicalNativeInFeed;
  'formats/canonical/responsive_creative': FormatsCanonicalResponsiveCreative;
  'formats/canonical/size': FormatsCanonicalSize;
  'formats/canonical/slot': FormatsCanonicalSlot;
  'formats/canonical/sponsored_placement': FormatsCanonicalSponsoredPlacement;
  'formats/canonical/video_hosted': FormatsCanonicalVideoHosted;
  'formats/canonical/video_vast': FormatsCanonicalVideoVast;
  'me/agent': MeAgent;
  'me/agent-checks': MeAgentChecks;
  'me/agent-enrolment': MeAgentEnrolment;
  'me/agent-list': MeAgentList;
  'me/agent-response': MeAgentResponse;
  'me/agent-update': MeAgentUpdate;
  'me/agent-warning': MeAgentWarning;
  'me/api-key': MeApiKey;
  'me/api-key-created': MeApiKeyCreated;
  'me/api-key-list': MeApiKeyList;
  'me/api-key-request': MeApiKeyRequest;
  'me/api-key-roll-request': MeApiKeyRollRequest;
  'me/api-key-rolled': MeApiKeyRolled;
  'me/audit-entry': MeAuditEntry;
  'me/audit-export': MeAuditExport;
  'me/audit-export-request': MeAuditExportRequest;
  'me/audit-page': MeAuditPage;
  'me/auth-doctor-answer': MeAuthDoctorAnswer;
  'me/auth-doctor-request': MeAuthDoctorRequest;
  'me/client': MeClient;
  'me/client-created': MeClientCreated;
  'me/client-list': MeClientList;
  'me/client-request': MeClientRequest;
  'me/company-identity': MeCompanyIdentity;
  'me/entry': MeEntry;
  'me/entry-list': MeEntryList;
  'me/examined-credential': MeExaminedCredential;
  'me/grant': MeGrant;
  'me/grant-list': MeGrantList;
  'me/held-limit': MeHeldLimit;
  'me/identity': MeIdentity;
  'me/invitation': MeInvitation;
  'me/invitation-created': MeInvitationCreated;
  'me/invitation-list': MeInvitationList;
  'me/invitation-request': MeInvitationRequest;
  'me/limits': MeLimits;
  'me/member': MeMember;
  'me/member-list': MeMemberList;
  'me/member-update': MeMemberUpdate;
  'me/organization': MeOrganization;
  'me/organization-update': MeOrganizationUpdate;
  'me/passkey': MePasskey;
  'me/passkey-list': MePasskeyList;
  'me/passkey-update': MePasskeyUpdate;
  'me/proof': MeProof;
  'me/proof-list': MeProofList;
  'me/refused-call': MeRefusedCall;
  'me/request-limit': MeRequestLimit;
  'me/session': MeSession;
  'me/session-list': MeSessionList;
  'me/sessions-ended': MeSessionsEnded;
  'me/sign-in-ways': MeSignInWays;
  'me/standing': MeStanding;
  'me/webhook': MeWebhook;
  'me/webhook-attempt': MeWebhookAttempt;
  'me/webhook-attempt-list': MeWebhookAttemptList;
  'me/webhook-delivery': MeWebhookDelivery;
  'me/webhook-delivery-attempt': MeWebhookDeliveryAttempt;
  'me/webhook-delivery-detail': MeWebhookDeliveryDetail;
  'me/webhook-delivery-list': MeWebhookDeliveryList;
  'me/webhook-failed-redelivery': MeWebhookFailedRedelivery;
  'me/webhook-failures': MeWebhookFailures;
  'me/webhook-list': MeWebhookList;
  'me/webhook-redelivered': MeWebhookRedelivered;
  'me/webhook-redelivery': MeWebhookRedelivery;
  'me/webhook-request': MeWebhookRequest;
  'me/webhook-response': MeWebhookResponse;
  'me/webhook-update': MeWebhookUpdate;
  'media-buy/aggregated-totals': MediaBuyAggregatedTotals;
  'media-buy/audience-delivery': MediaBuyAudienceDelivery;
  'media-buy/audience-outcome': MediaBuyAudienceOutcome;
  'media-buy/audience-sync': MediaBuyAudienceSync;
  'media-buy/breakdown-request': MediaBuyBreakdownRequest;
  'media-buy/build-creative-async-response-input-required': MediaBuyBuildCreativeAsyncResponseInputRequired;
  'media-buy/build-creative-async-response-submitted': MediaBuyBuildCreativeAsyncResponseSubmitted;
  'media-buy/build-creative-async-response-working': MediaBuyBuildCreativeAsyncResponseWorking;
  'media-buy/build-creative-request': MediaBuyBuildCreativeRequest;
  'media-buy/build-creative-response': MediaBuyBuildCreativeResponse;
  'media-buy/build-creative-webhook': MediaBuyBuildCreativeWebhook;
  'media-buy/catalog-outcome': MediaBuyCatalogOutcome;
  'media-buy/create-media-buy-async-response-input-required': MediaBuyCreateMediaBuyAsyncResponseInputRequired;
  'media-buy/create-media-buy-async-response-submitted': MediaBuyCreateMediaBuyAsyncResponseSubmitted;
  'media-buy/create-media-buy-async-response-working': MediaBuyCreateMediaBuyAsyncResponseWorking;
  'media-buy/create-media-buy-request': MediaBuyCreateMediaBuyRequest;
  'media-buy/create-media-buy-response': MediaBuyCreateMediaBuyResponse;
  'media-buy/create-media-buy-webhook': MediaBuyCreateMediaBuyWebhook;
  'media-buy/daily-delivery': MediaBuyDailyDelivery;
  'media-buy/delivery-totals': MediaBuyDeliveryTotals;
  'media-buy/delivery-window': MediaBuyDeliveryWindow;
  'media-buy/device-platform-delivery': MediaBuyDevicePlatformDelivery;
  'media-buy/device-type-delivery': MediaBuyDeviceTypeDelivery;
  'media-buy/event-source-outcome': MediaBuyEventSourceOutcome;
  'media-buy/event-source-sync': MediaBuyEventSourceSync;
  'media-buy/geo-breakdown-request': MediaBuyGeoBreakdownRequest;
  'media-buy/get-media-buy-delivery-request': MediaBuyGetMediaBuyDeliveryRequest;
  'media-buy/get-media-buy-delivery-response': MediaBuyGetMediaBuyDeliveryResponse;
  'media-buy/get-media-buys-request': MediaBuyGetMediaBuysRequest;
  'media-buy/get-media-buys-response': MediaBuyGetMediaBuysResponse;
  'media-buy/get-products-async-response-input-required': MediaBuyGetProductsAsyncResponseInputRequired;
  'media-buy/get-products-async-response-submitted': MediaBuyGetProductsAsyncResponseSubmitted;
  'media-buy/get-products-async-response-working': MediaBuyGetProductsAsyncResponseWorking;
  'media-buy/get-products-request': MediaBuyGetProductsRequest;
  'media-buy/get-products-response': MediaBuyGetProductsResponse;
  'media-buy/history-entry': MediaBuyHistoryEntry;
  'media-buy/impairment-webhook': MediaBuyImpairmentWebhook;
  'media-buy/impairment-webhook-result': MediaBuyImpairmentWebhookResult;
  'media-buy/list-creative-formats-request': MediaBuyListCreativeFormatsRequest;
  'media-buy/list-creative-formats-response': MediaBuyListCreativeFormatsResponse;
  'media-buy/log-event-request': MediaBuyLogEventRequest;
  'media-buy/log-event-response': MediaBuyLogEventResponse;
  'media-buy/media-buy-delivery': MediaBuyMediaBuyDelivery;
  'media-buy/media-buy-delivery-webhook': MediaBuyMediaBuyDeliveryWebhook;
  'media-buy/media-buy-delivery-webhook-result': MediaBuyMediaBuyDeliveryWebhookResult;
  'media-buy/media-buy-record': MediaBuyMediaBuyRecord;
  'media-buy/media-buy-status-filter': MediaBuyMediaBuyStatusFilter;
  'media-buy/package-delivery': MediaBuyPackageDelivery;
  'media-buy/package-record': MediaBuyPackageRecord;
  'media-buy/package-request': MediaBuyPackageRequest;
  'media-buy/package-snapshot': MediaBuyPackageSnapshot;
  'media-buy/package-update': MediaBuyPackageUpdate;
  'media-buy/placement-delivery': MediaBuyPlacementDelivery;
  'media-buy/product-created-webhook': MediaBuyProductCreatedWebhook;
  'media-buy/product-priced-webhook': MediaBuyProductPricedWebhook;
  'media-buy/product-removed-webhook': MediaBuyProductRemovedWebhook;
  'media-buy/product-updated-webhook': MediaBuyProductUpdatedWebhook;
  'media-buy/provide-performance-feedback-request': MediaBuyProvidePerformanceFeedbackRequest;
  'media-buy/provide-performance-feedback-response': MediaBuyProvidePerformanceFeedbackResponse;
  'media-buy/refinement': MediaBuyRefinement;
  'media-buy/refinement-outcome': MediaBuyRefinementOutcome;
  'media-buy/reporting-period': MediaBuyReportingPeriod;
  'media-buy/sync-audiences-request': MediaBuySyncAudiencesRequest;
  'media-buy/sync-audiences-response': MediaBuySyncAudiencesResponse;
  'media-buy/sync-audiences-webhook': MediaBuySyncAudiencesWebhook;
  'media-buy/sync-catalogs-async-response-input-required': MediaBuySyncCatalogsAsyncResponseInputRequired;
  'media-buy/sync-catalogs-async-response-submitted': MediaBuySyncCatalogsAsyncResponseSubmitted;
  'media-buy/sync-catalogs-async-response-working': MediaBuySyncCatalogsAsyncResponseWorking;
  'media-buy/sync-catalogs-request': MediaBuySyncCatalogsRequest;
  'media-buy/sync-catalogs-response': MediaBuySyncCatalogsResponse;
  'media-buy/sync-event-sources-request': MediaBuySyncEventSourcesRequest;
  'media-buy/sync-event-sources-response': MediaBuySyncEventSourcesResponse;
  'media-buy/update-media-buy-async-response-input-required': MediaBuyUpdateMediaBuyAsyncResponseInputRequired;
  'media-buy/update-media-buy-async-response-submitted': MediaBuyUpdateMediaBuyAsyncResponseSubmitted;
  'media-buy/update-media-buy-async-response-working': MediaBuyUpdateMediaBuyAsyncResponseWorking;
  'media-buy/update-media-buy-request': MediaBuyUpdateMediaBuyRequest;
  'media-buy/update-media-buy-response': MediaBuyUpdateMediaBuyResponse;
  'media-buy/update-media-buy-webhook': MediaBuyUpdateMediaBuyWebhook;
  'media-buy/window-package': MediaBuyWindowPackage;
  'operator/account-book': OperatorAccountBook;
  'operator/account-credit': OperatorAccountCredit;
  'operator/account-decision': OperatorAccountDecision;
  'operator/account-standing': OperatorAccountStanding;
  'operator/arrivals': OperatorArrivals;
  'operator/arrived-account': OperatorArrivedAccount;
  'operator/arrived-creative': OperatorArrivedCreative;
  'operator/arrived-review': OperatorArrivedReview;
  'operator/buyer-account': OperatorBuyerAccount;
  'operator/buyer-account-list': OperatorBuyerAccountList;
  'operator/buyer-creative': OperatorBuyerCreative;
  'operator/buyer-creative-detail': OperatorBuyerCreativeDetail;
  'operator/buyer-creative-list': OperatorBuyerCreativeList;
  'operator/compared-name': OperatorComparedName;
  'operator/creative-decision': OperatorCreativeDecision;
  'operator/creative-undo': OperatorCreativeUndo;
  'operator/failed-job': OperatorFailedJob;
  'operator/failed-job-list': OperatorFailedJobList;
  'operator/failed-webhook-list': OperatorFailedWebhookList;
  'operator/failing-host': OperatorFailingHost;
  'operator/failing-host-list': OperatorFailingHostList;
  'operator/host-tried': OperatorHostTried;
  'operator/job-retried': OperatorJobRetried;
  'operator/jobs-retried': OperatorJobsRetried;
  'operator/jobs-retry-request': OperatorJobsRetryRequest;
  'operator/open-job': OperatorOpenJob;
  'operator/open-job-list': OperatorOpenJobList;
  'operator/operator-grant': OperatorOperatorGrant;
  'operator/operator-person': OperatorOperatorPerson;
  'operator/operator-person-list': OperatorOperatorPersonList;
  'operator/protected-name': OperatorProtectedName;
  'operator/protected-name-list': OperatorProtectedNameList;
  'operator/protected-name-request': OperatorProtectedNameRequest;
  'operator/review-case': OperatorReviewCase;
  'operator/review-decided': OperatorReviewDecided;
  'operator/review-decision': OperatorReviewDecision;
  'operator/review-detail': OperatorReviewDetail;
  'operator/review-list': OperatorReviewList;
  'operator/review-undone': OperatorReviewUndone;
  'operator/rollback-request': OperatorRollbackRequest;
  'operator/rollback-response': OperatorRollbackResponse;
  'operator/undo-request': OperatorUndoRequest;
  'operator/waiting': OperatorWaiting;
  'operator/waiting-queue': OperatorWaitingQueue;
  'operator/waiting-webhook': OperatorWaitingWebhook;
  'operator/webhook-failure': OperatorWebhookFailure;
  'operator/webhook-retried': OperatorWebhookRetried;
  'pricing-options/cpa-option': PricingOptionsCpaOption;
  'pricing-options/cpc-option': PricingOptionsCpcOption;
  'pricing-options/cpcv-option': PricingOptionsCpcvOption;
  'pricing-options/cpm-option': PricingOptionsCpmOption;
  'pricing-options/cpp-option': PricingOptionsCppOption;
  'pricing-options/cpv-option': PricingOptionsCpvOption;
  'pricing-options/flat-rate-option': PricingOptionsFlatRateOption;
  'pricing-options/price-breakdown': PricingOptionsPriceBreakdown;
  'pricing-options/price-guidance': PricingOptionsPriceGuidance;
  'pricing-options/time-option': PricingOptionsTimeOption;
  'pricing-options/vcpm-option': PricingOptionsVcpmOption;
  'protocol/agent-profile': ProtocolAgentProfile;
  'protocol/capabilities/account': ProtocolCapabilitiesAccount;
  'protocol/capabilities/brand': ProtocolCapabilitiesBrand;
  'protocol/capabilities/creative': ProtocolCapabilitiesCreative;
  'protocol/capabilities/governance': ProtocolCapabilitiesGovernance;
  'protocol/capabilities/identity': ProtocolCapabilitiesIdentity;
  'protocol/capabilities/measurement': ProtocolCapabilitiesMeasurement;
  'protocol/capabilities/media-buy': ProtocolCapabilitiesMediaBuy;
  'protocol/capabilities/request-signing': ProtocolCapabilitiesRequestSigning;
  'protocol/capabilities/signals': ProtocolCapabilitiesSignals;
  'protocol/capabilities/sponsored-intelligence': ProtocolCapabilitiesSponsoredIntelligence;
  'protocol/capabilities/webhook-signing': ProtocolCapabilitiesWebhookSigning;
  'protocol/capabilities/wholesale-feed-versioning': ProtocolCapabilitiesWholesaleFeedVersioning;
  'protocol/capabilities/wholesale-feed-webhooks': ProtocolCapabilitiesWholesaleFeedWebhooks;
  'protocol/foreign-capabilities': ProtocolForeignCapabilities;
  'protocol/get-proto-capabilities-request': ProtocolGetProtoCapabilitiesRequest;
  'protocol/get-proto-capabilities-response': ProtocolGetProtoCapabilitiesResponse;
  'protocol/get-task-status-request': ProtocolGetTaskStatusRequest;
  'protocol/get-task-status-response': ProtocolGetTaskStatusResponse;
  'protocol/list-tasks-request': ProtocolListTasksRequest;
  'protocol/list-tasks-response': ProtocolListTasksResponse;
  'registry/activity': RegistryActivity;
  'registry/activity-crawls': RegistryActivityCrawls;
  'registry/activity-day': RegistryActivityDay;
  'registry/adagents-check-request': RegistryAdagentsCheckRequest;
  'registry/adagents-check-response': RegistryAdagentsCheckResponse;
  'registry/adagents-create-data': RegistryAdagentsCreateData;
  'registry/adagents-create-request': RegistryAdagentsCreateRequest;
  'registry/adagents-create-response': RegistryAdagentsCreateResponse;
  'registry/adagents-dry-run-base': RegistryAdagentsDryRunBase;
  'registry/adagents-dry-run-counts': RegistryAdagentsDryRunCounts;
  'registry/adagents-dry-run-request': RegistryAdagentsDryRunRequest;
  'registry/adagents-dry-run-response': RegistryAdagentsDryRunResponse;
  'registry/adagents-tool-error': RegistryAdagentsToolError;
  'registry/adagents-validate-data': RegistryAdagentsValidateData;
  'registry/adagents-validate-request': RegistryAdagentsValidateRequest;
  'registry/adagents-validate-response': RegistryAdagentsValidateResponse;
  'registry/agent-accreditation': RegistryAgentAccreditation;
  'registry/agent-capabilities': RegistryAgentCapabilities;
  'registry/agent-card-check': RegistryAgentCardCheck;
  'registry/agent-catalog': RegistryAgentCatalog;
  'registry/agent-catalog-item': RegistryAgentCatalogItem;
  'registry/agent-compliance': RegistryAgentCompliance;
  'registry/agent-compliance-track': RegistryAgentComplianceTrack;
  'registry/agent-copy': RegistryAgentCopy;
  'registry/agent-creative-capabilities': RegistryAgentCreativeCapabilities;
  'registry/agent-creative-format': RegistryAgentCreativeFormat;
  'registry/agent-day': RegistryAgentDay;
  'registry/agent-formats': RegistryAgentFormats;
  'registry/agent-health': RegistryAgentHealth;
  'registry/agent-history': RegistryAgentHistory;
  'registry/agent-measurement-capabilities': RegistryAgentMeasurementCapabilities;
  'registry/agent-metric': RegistryAgentMetric;
  'registry/agent-products': RegistryAgentProducts;
  'registry/agent-property-summary': RegistryAgentPropertySummary;
  'registry/agent-search-response': RegistryAgentSearchResponse;
  'registry/agent-search-result': RegistryAgentSearchResult;
  'registry/agent-signals-capabilities': RegistryAgentSignalsCapabilities;
  'registry/agent-standard-operations': RegistryAgentStandardOperations;
  'registry/agent-stats': RegistryAgentStats;
  'registry/agent-tool': RegistryAgentTool;
  'registry/agent-value-count': RegistryAgentValueCount;
  'registry/api-index': RegistryApiIndex;
  'registry/authorization-change': RegistryAuthorizationChange;
  'registry/authorization-check': RegistryAuthorizationCheck;
  'registry/authorization-entry': RegistryAuthorizationEntry;
  'registry/authorization-list': RegistryAuthorizationList;
  'registry/authorization-operator-side': RegistryAuthorizationOperatorSide;
  'registry/authorization-publisher-side': RegistryAuthorizationPublisherSide;
  'registry/authorization-row': RegistryAuthorizationRow;
  'registry/brand-bulk-request': RegistryBrandBulkRequest;
  'registry/brand-bulk-response': RegistryBrandBulkResponse;
  'registry/brand-card': RegistryBrandCard;
  'registry/brand-change': RegistryBrandChange;
  'registry/brand-change-list': RegistryBrandChangeList;
  'registry/brand-check-request': RegistryBrandCheckRequest;
  'registry/brand-check-response': RegistryBrandCheckResponse;
  'registry/brand-color': RegistryBrandColor;
  'registry/brand-color-map': RegistryBrandColorMap;
  'registry/brand-company': RegistryBrandCompany;
  'registry/brand-copy': RegistryBrandCopy;
  'registry/brand-enrichment': RegistryBrandEnrichment;
  'registry/brand-enrichment-manifest': RegistryBrandEnrichmentManifest;
  'registry/brand-font': RegistryBrandFont;
  'registry/brand-json-response': RegistryBrandJsonResponse;
  'registry/brand-listing': RegistryBrandListing;
  'registry/brand-listing-item': RegistryBrandListingItem;
  'registry/brand-listing-stats': RegistryBrandListingStats;
  'registry/brand-logo': RegistryBrandLogo;
  'registry/brand-manifest-input': RegistryBrandManifestInput;
  'registry/brand-resolution': RegistryBrandResolution;
  'registry/brand-save-request': RegistryBrandSaveRequest;
  'registry/brand-save-response': RegistryBrandSaveResponse;
  'registry/brand-tone': RegistryBrandTone;
  'registry/change-list': RegistryChangeList;
  'registry/crawl-request-request': RegistryCrawlRequestRequest;
  'registry/crawl-request-response': RegistryCrawlRequestResponse;
  'registry/crawl-request-status': RegistryCrawlRequestStatus;
  'registry/discovered-agent': RegistryDiscoveredAgent;
  'registry/discovered-brand': RegistryDiscoveredBrand;
  'registry/discovered-brand-request': RegistryDiscoveredBrandRequest;
  'registry/discovered-brand-response': RegistryDiscoveredBrandResponse;
  'registry/document-finding': RegistryDocumentFinding;
  'registry/dry-run-event': RegistryDryRunEvent;
  'registry/dump-manifest': RegistryDumpManifest;
  'registry/dump-part': RegistryDumpPart;
  'registry/endpoint-challenge-webhook': RegistryEndpointChallengeWebhook;
  'registry/event-types': RegistryEventTypes;
  'registry/events/agent-compliance-changed': RegistryEventsAgentComplianceChanged;
  'registry/events/agent-discovered': RegistryEventsAgentDiscovered;
  'registry/events/agent-profile-updated': RegistryEventsAgentProfileUpdated;
  'registry/events/agent-removed': RegistryEventsAgentRemoved;
  'registry/events/agent-verification-earned': RegistryEventsAgentVerificationEarned;
  'registry/events/agent-verification-lost': RegistryEventsAgentVerificationLost;
  'registry/events/authorization-granted': RegistryEventsAuthorizationGranted;
  'registry/events/authorization-modified': RegistryEventsAuthorizationModified;
  'registry/events/authorization-payload': RegistryEventsAuthorizationPayload;
  'registry/events/authorization-revoked': RegistryEventsAuthorizationRevoked;
  'registry/events/collection-created': RegistryEventsCollectionCreated;
  'registry/events/collection-merged': RegistryEventsCollectionMerged;
  'registry/events/collection-removed': RegistryEventsCollectionRemoved;
  'registry/events/collection-updated': RegistryEventsCollectionUpdated;
  'registry/events/property-created': RegistryEventsPropertyCreated;
  'registry/events/property-merged': RegistryEventsPropertyMerged;
  'registry/events/property-reactivated': RegistryEventsPropertyReactivated;
  'registry/events/property-stale': RegistryEventsPropertyStale;
  'registry/events/property-updated': RegistryEventsPropertyUpdated;
  'registry/events/publisher-adagents-changed': RegistryEventsPublisherAdagentsChanged;
  'registry/events/publisher-adagents-discovered': RegistryEventsPublisherAdagentsDiscovered;
  'registry/expanded-identifier': RegistryExpandedIdentifier;
  'registry/expanded-property': RegistryExpandedProperty;
  'registry/feed-heartbeat': RegistryFeedHeartbeat;
  'registry/feed-log': RegistryFeedLog;
  'registry/feed-log-proof': RegistryFeedLogProof;
  'registry/feed-log-state': RegistryFeedLogState;
  'registry/feed-stream-error': RegistryFeedStreamError;
  'registry/feed-ticket': RegistryFeedTicket;
  'registry/file-freshness': RegistryFileFreshness;
  'registry/freshness': RegistryFreshness;
  'registry/history-response': RegistryHistoryResponse;
  'registry/hosted-adagents': RegistryHostedAdagents;
  'registry/hosted-property': RegistryHostedProperty;
  'registry/last-failure': RegistryLastFailure;
  'registry/live-brand-json': RegistryLiveBrandJson;
  'registry/localized-name': RegistryLocalizedName;
  'registry/looked-up-agent': RegistryLookedUpAgent;
  'registry/looked-up-property': RegistryLookedUpProperty;
  'registry/lookup-agent-domains': RegistryLookupAgentDomains;
  'registry/lookup-domain': RegistryLookupDomain;
  'registry/lookup-property': RegistryLookupProperty;
  'registry/manifest-lookup': RegistryManifestLookup;
  'registry/manifest-reference': RegistryManifestReference;
  'registry/member-ref': RegistryMemberRef;
  'registry/near-authorization': RegistryNearAuthorization;
  'registry/operator-agent': RegistryOperatorAgent;
  'registry/operator-authorization': RegistryOperatorAuthorization;
  'registry/operator-lookup': RegistryOperatorLookup;
  'registry/ownership-challenge': RegistryOwnershipChallenge;
  'registry/ownership-challenge-list': RegistryOwnershipChallengeList;
  'registry/ownership-challenge-request': RegistryOwnershipChallengeRequest;
  'registry/ownership-challenge-state': RegistryOwnershipChallengeState;
  'registry/ownership-check-request': RegistryOwnershipCheckRequest;
  'registry/ownership-check-response': RegistryOwnershipCheckResponse;
  'registry/ownership-place': RegistryOwnershipPlace;
  'registry/ownership-proof': RegistryOwnershipProof;
  'registry/probed-format': RegistryProbedFormat;
  'registry/probed-product': RegistryProbedProduct;
  'registry/product-authorization': RegistryProductAuthorization;
  'registry/product-authorization-request': RegistryProductAuthorizationRequest;
  'registry/product-identifiers': RegistryProductIdentifiers;
  'registry/product-identifiers-request': RegistryProductIdentifiersRequest;
  'registry/product-publisher-side': RegistryProductPublisherSide;
  'registry/product-selector': RegistryProductSelector;
  'registry/product-selector-coverage': RegistryProductSelectorCoverage;
  'registry/property-agent': RegistryPropertyAgent;
  'registry/property-authorization': RegistryPropertyAuthorization;
  'registry/property-bulk-request': RegistryPropertyBulkRequest;
  'registry/property-bulk-response': RegistryPropertyBulkResponse;
  'registry/property-change': RegistryPropertyChange;
  'registry/property-contact': RegistryPropertyContact;
  'registry/property-listing': RegistryPropertyListing;
  'registry/property-listing-item': RegistryPropertyListingItem;
  'registry/property-listing-stats': RegistryPropertyListingStats;
  'registry/property-resolution': RegistryPropertyResolution;
  'registry/property-save-item': RegistryPropertySaveItem;
  'registry/property-save-request': RegistryPropertySaveRequest;
  'registry/property-save-response': RegistryPropertySaveResponse;
  'registry/publisher-agent': RegistryPublisherAgent;
  'registry/publisher-copy': RegistryPublisherCopy;
  'registry/publisher-crawl': RegistryPublisherCrawl;
  'registry/publisher-file': RegistryPublisherFile;
  'registry/publisher-file-collection': RegistryPublisherFileCollection;
  'registry/publisher-file-copy': RegistryPublisherFileCopy;
  'registry/publisher-file-entry': RegistryPublisherFileEntry;
  'registry/publisher-file-placement': RegistryPublisherFilePlacement;
  'registry/publisher-file-signal': RegistryPublisherFileSignal;
  'registry/publisher-files': RegistryPublisherFiles;
  'registry/publisher-hosting': RegistryPublisherHosting;
  'registry/publisher-listing': RegistryPublisherListing;
  'registry/publisher-listing-item': RegistryPublisherListingItem;
  'registry/publisher-lookup': RegistryPublisherLookup;
  'registry/publisher-property': RegistryPublisherProperty;
  'registry/publisher-validation': RegistryPublisherValidation;
  'registry/record': RegistryRecord;
  'registry/registry-events-webhook': RegistryRegistryEventsWebhook;
  'registry/registry-stats': RegistryRegistryStats;
  'registry/registry-test-webhook': RegistryRegistryTestWebhook;
  'registry/resolved-agent': RegistryResolvedAgent;
  'registry/resolved-property': RegistryResolvedProperty;
  'registry/revision-entry': RegistryRevisionEntry;
  'registry/schema-file': RegistrySchemaFile;
  'registry/schema-index': RegistrySchemaIndex;
  'registry/schema-releases': RegistrySchemaReleases;
  'registry/search-agent': RegistrySearchAgent;
  'registry/search-publisher': RegistrySearchPublisher;
  'registry/search-response': RegistrySearchResponse;
  'registry/slow-host': RegistrySlowHost;
  'registry/typed-registry-event': RegistryTypedRegistryEvent;
  'registry/validation-error': RegistryValidationError;
  'registry/validation-result': RegistryValidationResult;
  'registry/validation-warning': RegistryValidationWarning;
  'signals/activate-signal-request': SignalsActivateSignalRequest;
  'signals/activate-signal-response': SignalsActivateSignalResponse;
  'signals/activate-signal-webhook': SignalsActivateSignalWebhook;
  'signals/catalog-signal': SignalsCatalogSignal;
  'signals/get-signals-async-response-submitted': SignalsGetSignalsAsyncResponseSubmitted;
  'signals/get-signals-async-response-working': SignalsGetSignalsAsyncResponseWorking;
  'signals/get-signals-request': SignalsGetSignalsRequest;
  'signals/get-signals-response': SignalsGetSignalsResponse;
  'signals/signal': SignalsSignal;
  'signals/signal-created-webhook': SignalsSignalCreatedWebhook;
  'signals/signal-priced-webhook': SignalsSignalPricedWebhook;
  'signals/signal-removed-webhook': SignalsSignalRemovedWebhook;
  'signals/signal-updated-webhook': SignalsSignalUpdatedWebhook;
}
