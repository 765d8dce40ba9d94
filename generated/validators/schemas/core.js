// @generated from schemas/v3/core by codegen. Do not edit; run "npm run codegen".
import{CoreAccount as r}from"../shared/core.js";import{CoreAccountAuthorization as a}from"../shared/core.js";import{CoreAccountRef as i}from"../shared/core.js";
import{CoreAccountWithAuthorization as m}from"../definitions/core/account-with-authorization.js";import{CoreActivationKey as l}from"../shared/core.js";import{CoreAnyValue as d}from"../shared/core.js";
import{CoreArtifactWebhook as v}from"../definitions/core/artifact-webhook.js";import{CoreAsyncResponseData as c}from"../definitions/core/async-response-data.js";
import{CoreAttributionWindow as u}from"../shared/core.js";import{CoreAudienceMember as P}from"../definitions/core/audience-member.js";import{CoreBrandId as R}from"../shared/core.js";
import{CoreBrandRef as M}from"../shared/core.js";import{CoreBusinessEntity as A}from"../shared/core.js";import{CoreCancellation as E}from"../shared/core.js";import{
CoreCancellationPolicy as h}from"../definitions/core/cancellation-policy.js";import{CoreCanonicalFormatKind as G}from"../shared/core.js";import{CoreCatalog as V}from"../shared/core.js";
import{CoreCatalogFieldMapping as B}from"../shared/core.js";import{CoreCatalogItemDeliveryMetrics as z}from"../definitions/core/catalog-item-delivery-metrics.js";
import{CoreCollection as x}from"../definitions/core/collection.js";import{CoreCollectionDistribution as q}from"../definitions/core/collection-distribution.js";import{
CoreCollectionListRef as N}from"../shared/core.js";import{CoreCollectionSelector as J}from"../shared/core.js";import{CoreCommittedMetric as U}from"../shared/core.js";
import{CoreContentRating as X}from"../definitions/core/content-rating.js";import{CoreContext as Z}from"../shared/core.js";import{CoreCountryCode as $}from"../shared/core.js";
import{CoreCreativeAsset as re}from"../shared/core.js";import{CoreCreativeAssignment as ae}from"../shared/core.js";import{CoreCreativeBrief as ie}from"../shared/core.js";
import{CoreCreativeConsumption as me}from"../shared/core.js";import{CoreCreativeDeliveryMetrics as le}from"../definitions/core/creative-delivery-metrics.js";import{
CoreCreativeFilters as de}from"../definitions/core/creative-filters.js";import{CoreCreativeItem as ve}from"../definitions/core/creative-item.js";import{CoreCreativeManifest as ce}from"../shared/core.js";
import{CoreCreativePolicy as ue}from"../definitions/core/creative-policy.js";import{CoreCreativeVariable as Pe}from"../definitions/core/creative-variable.js";import{
CoreCreativeVariant as Re}from"../definitions/core/creative-variant.js";import{CoreCurrencyCode as Me}from"../shared/core.js";import{CoreDateRange as Ae}from"../shared/core.js";
import{CoreDatetimeRange as Ee}from"../shared/core.js";import{CoreDaypartTarget as he}from"../shared/core.js";import{CoreDeliveryForecast as Ge}from"../definitions/core/delivery-forecast.js";
import{CoreDeliveryMetricAggregate as Ve}from"../definitions/core/delivery-metric-aggregate.js";import{CoreDeliveryMetrics as Be}from"../shared/core.js";import{
CoreDeployment as ze}from"../shared/core.js";import{CoreDestination as xe}from"../shared/core.js";import{CoreDiagnosticIssue as qe}from"../shared/core.js";import{
CoreDistributionIdentifier as Ne}from"../definitions/core/distribution-identifier.js";import{CoreDomainName as Je}from"../shared/core.js";import{CoreDownstreamConnectionRequirement as Ue}from"../definitions/core/downstream-connection-requirement.js";
import{CoreDuration as Xe}from"../shared/core.js";import{CoreError as Ze}from"../shared/core.js";import{CoreErrorIssue as $e}from"../shared/core.js";import{CoreErrorResponse as rr}from"../shared/core.js";
import{CoreEvaluatorSpec as ar}from"../definitions/core/evaluator-spec.js";import{CoreEvent as ir}from"../definitions/core/event.js";import{CoreEventCustomData as mr}from"../definitions/core/event-custom-data.js";
import{CoreEventSourceHealth as lr}from"../definitions/core/event-source-health.js";import{CoreEventSurface as dr}from"../shared/core.js";import{CoreExt as vr}from"../shared/core.js";
import{CoreForecastDimensionAudience as cr}from"../shared/core.js";import{CoreForecastDimensionDevicePlatform as ur}from"../shared/core.js";import{CoreForecastDimensionDeviceType as Pr}from"../shared/core.js";
import{CoreForecastDimensionGeo as Rr}from"../shared/core.js";import{CoreForecastDimensionPlacement as Mr}from"../shared/core.js";import{CoreForecastDimensionSignal as Ar}from"../shared/core.js";
import{CoreForecastMetrics as Er}from"../shared/core.js";import{CoreForecastPoint as hr}from"../shared/core.js";import{CoreForecastPointDimension as Gr}from"../shared/core.js";
import{CoreForecastPointDimensions as Vr}from"../shared/core.js";import{CoreForecastRange as Br}from"../shared/core.js";import{CoreForecastVendorMetricValue as zr}from"../shared/core.js";
import{CoreFormat as xr}from"../definitions/core/format.js";import{CoreFormatAsset as qr}from"../definitions/core/format-asset.js";import{CoreFormatGroupSlot as Nr}from"../definitions/core/format-group-slot.js";
import{CoreFormatId as Jr}from"../shared/core.js";import{CoreFormatOptionRef as Ur}from"../shared/core.js";import{CoreFormatRender as Xr}from"../definitions/core/format-render.js";
import{CoreFormatSlot as Zr}from"../definitions/core/format-slot.js";import{CoreFormatSlotGroup as $r}from"../definitions/core/format-slot-group.js";import{CoreFrequencyCap as ro}from"../shared/core.js";
import{CoreGenerationCredential as ao}from"../shared/core.js";import{CoreGeoBreakdownSupport as io}from"../definitions/core/geo-breakdown-support.js";import{CoreGeoDeliveryMetrics as mo}from"../definitions/core/geo-delivery-metrics.js";
import{CoreGeoProximity as lo}from"../shared/core.js";import{CoreGeoRequirement as po}from"../definitions/core/geo-requirement.js";import{CoreIdempotencyKey as fo}from"../shared/core.js";
import{CoreIdentifier as go}from"../shared/core.js";import{CoreImpairment as yo}from"../definitions/core/impairment.js";import{CoreIndustryIdentifier as So}from"../shared/core.js";
import{CoreInsertionOrder as Fo}from"../definitions/core/insertion-order.js";import{CoreKeyword as Do}from"../shared/core.js";import{CoreKeywordDeliveryMetrics as To}from"../definitions/core/keyword-delivery-metrics.js";
import{CoreKeywordTarget as Io}from"../shared/core.js";import{CoreLimitedSeries as bo}from"../definitions/core/limited-series.js";import{CoreMeasurementReadiness as Oo}from"../definitions/core/measurement-readiness.js";
import{CoreMeasurementTerms as wo}from"../shared/core.js";import{CoreMeasurementWindow as ko}from"../definitions/core/measurement-window.js";import{CoreMediaBuyAvailableAction as Wo}from"../shared/core.js";
import{CoreMediaBuyEnvelope as Ko}from"../shared/core.js";import{CoreMediaBuyFeatures as Lo}from"../shared/core.js";import{CoreMetricOptimization as Ho}from"../definitions/core/metric-optimization.js";
import{CoreMetricQualifier as Qo}from"../shared/core.js";import{CoreMetricRef as jo}from"../shared/core.js";import{CoreMetroArea as Yo}from"../shared/core.js";import{
CoreMissingMetric as _o}from"../definitions/core/missing-metric.js";import{CoreMoney as ea}from"../shared/core.js";import{CoreNotificationConfig as oa}from"../shared/core.js";
import{CoreOptimizationGoal as ta}from"../shared/core.js";import{CoreOptimizationTarget as sa}from"../shared/core.js";import{CoreOutcomeMeasurement as Ca}from"../definitions/core/outcome-measurement.js";
import{CoreOverlay as na}from"../definitions/core/overlay.js";import{CorePackage as pa}from"../shared/core.js";import{CorePackageSignalTargeting as fa}from"../shared/core.js";
import{CorePackageSignalTargetingGroup as ga}from"../shared/core.js";import{CorePackageSignalTargetingGroups as ya}from"../shared/core.js";import{CorePaginationRequest as Sa}from"../shared/core.js";
import{CorePaginationResponse as Fa}from"../shared/core.js";import{CorePerformanceStandard as Da}from"../shared/core.js";import{CorePlacement as Ta}from"../definitions/core/placement.js";
import{CorePlacementRef as Ia}from"../shared/core.js";import{CorePlatformExtensionRef as ba}from"../shared/core.js";import{CorePostalArea as Oa}from"../shared/core.js";
import{CorePostalAreaSupport as wa}from"../shared/core.js";import{CorePostalCountrySystem as ka}from"../shared/core.js";import{CorePricingOption as Wa}from"../definitions/core/pricing-option.js";
import{CoreProduct as Ka}from"../definitions/core/product.js";import{CoreProductAllocation as La}from"../definitions/core/product-allocation.js";import{CoreProductAllowedAction as Ha}from"../definitions/core/product-allowed-action.js";
import{CoreProductCard as Qa}from"../definitions/core/product-card.js";import{CoreProductFilters as ja}from"../definitions/core/product-filters.js";import{CoreProductFormatDeclaration as Ya}from"../definitions/core/product-format-declaration.js";
import{CoreProductSignalTargetingOption as _a}from"../definitions/core/product-signal-targeting-option.js";import{CoreProperty as et}from"../definitions/core/property.js";
import{CorePropertyId as ot}from"../shared/core.js";import{CorePropertyListRef as tt}from"../shared/core.js";import{CorePropertyTag as st}from"../definitions/core/property-tag.js";
import{CoreProposal as Ct}from"../definitions/core/proposal.js";import{CoreProtocolEnvelope as nt}from"../shared/core.js";import{CoreProvenance as pt}from"../shared/core.js";
import{CorePublisherPropertySelector as ft}from"../definitions/core/publisher-property-selector.js";import{CorePublisherSelectorAll as gt}from"../definitions/core/publisher-selector-all.js";
import{CorePublisherSelectorById as yt}from"../definitions/core/publisher-selector-by-id.js";import{CorePublisherSelectorByTag as St}from"../definitions/core/publisher-selector-by-tag.js";
import{CorePushNotificationConfig as Ft}from"../shared/core.js";import{CoreReferenceAsset as Dt}from"../shared/core.js";import{CoreRegistryEvent as Tt}from"../definitions/core/registry-event.js";
import{CoreRegistryFeedFreshness as It}from"../definitions/core/registry-feed-freshness.js";import{CoreRegistryFeedResponse as bt}from"../definitions/core/registry-feed-response.js";
import{CoreRelatedCollection as Ot}from"../definitions/core/related-collection.js";import{CoreReportingCapabilities as wt}from"../definitions/core/reporting-capabilities.js";
import{CoreReportingWebhook as kt}from"../shared/core.js";import{CoreResponsePayloadJwsEnvelope as Wt}from"../shared/core.js";import{CoreRightsConstraint as Kt}from"../shared/core.js";
import{CoreShortenedMembers as Lt}from"../definitions/core/shortened-members.js";import{CoreSignalCoverageForecast as Ht}from"../definitions/core/signal-coverage-forecast.js";
import{CoreSignalFilters as Qt}from"../definitions/core/signal-filters.js";import{CoreSignalId as jt}from"../shared/core.js";import{CoreSignalListing as Yt}from"../definitions/core/signal-listing.js";
import{CoreSignalPricing as _t}from"../shared/core.js";import{CoreSignalRef as ei}from"../shared/core.js";import{CoreSignalSelectionGroupRule as oi}from"../definitions/core/signal-selection-group-rule.js";
import{CoreSignalTargeting as ti}from"../shared/core.js";import{CoreSignalTargetingExpression as si}from"../shared/core.js";import{CoreSignalTargetingRules as Ci}from"../definitions/core/signal-targeting-rules.js";
import{CoreSignalTaxonomy as ni}from"../definitions/core/signal-taxonomy.js";import{CoreSlaWindow as pi}from"../shared/core.js";import{CoreSlotAssets as fi}from"../shared/core.js";
import{CoreSpecial as gi}from"../definitions/core/special.js";import{CoreStartTiming as yi}from"../shared/core.js";import{CoreTalent as Si}from"../definitions/core/talent.js";
import{CoreTargeting as Fi}from"../shared/core.js";import{CoreTaskRequest as Di}from"../shared/core.js";import{CoreTransformer as Ti}from"../definitions/core/transformer.js";
import{CoreTransformerParam as Ii}from"../definitions/core/transformer-param.js";import{CoreUserMatch as bi}from"../definitions/core/user-match.js";import{CoreVendorMetricId as Oi}from"../shared/core.js";
import{CoreVendorMetricOptimization as wi}from"../definitions/core/vendor-metric-optimization.js";import{CoreVendorMetricOptimizationSupportedMetric as ki}from"../definitions/core/vendor-metric-optimization-supported-metric.js";
import{CoreVendorMetricValue as Wi}from"../shared/core.js";import{CoreVendorPricingOption as Ki}from"../shared/core.js";import{CoreVersionEnvelope as Li}from"../shared/core.js";
import{CoreWebhookActivityRecord as Hi}from"../shared/core.js";export{r as CoreAccount,a as CoreAccountAuthorization,i as CoreAccountRef,m as CoreAccountWithAuthorization,l as CoreActivationKey,d as CoreAnyValue,v as CoreArtifactWebhook,
c as CoreAsyncResponseData,u as CoreAttributionWindow,P as CoreAudienceMember,R as CoreBrandId,M as CoreBrandRef,A as CoreBusinessEntity,E as CoreCancellation,h as CoreCancellationPolicy,
G as CoreCanonicalFormatKind,V as CoreCatalog,B as CoreCatalogFieldMapping,z as CoreCatalogItemDeliveryMetrics,x as CoreCollection,q as CoreCollectionDistribution,
N as CoreCollectionListRef,J as CoreCollectionSelector,U as CoreCommittedMetric,X as CoreContentRating,Z as CoreContext,$ as CoreCountryCode,re as CoreCreativeAsset,
ae as CoreCreativeAssignment,ie as CoreCreativeBrief,me as CoreCreativeConsumption,le as CoreCreativeDeliveryMetrics,de as CoreCreativeFilters,ve as CoreCreativeItem,
ce as CoreCreativeManifest,ue as CoreCreativePolicy,Pe as CoreCreativeVariable,Re as CoreCreativeVariant,Me as CoreCurrencyCode,Ae as CoreDateRange,Ee as CoreDatetimeRange,
he as CoreDaypartTarget,Ge as CoreDeliveryForecast,Ve as CoreDeliveryMetricAggregate,Be as CoreDeliveryMetrics,ze as CoreDeployment,xe as CoreDestination,qe as CoreDiagnosticIssue,
Ne as CoreDistributionIdentifier,Je as CoreDomainName,Ue as CoreDownstreamConnectionRequirement,Xe as CoreDuration,Ze as CoreError,$e as CoreErrorIssue,rr as CoreErrorResponse,
ar as CoreEvaluatorSpec,ir as CoreEvent,mr as CoreEventCustomData,lr as CoreEventSourceHealth,dr as CoreEventSurface,vr as CoreExt,cr as CoreForecastDimensionAudience,
ur as CoreForecastDimensionDevicePlatform,Pr as CoreForecastDimensionDeviceType,Rr as CoreForecastDimensionGeo,Mr as CoreForecastDimensionPlacement,Ar as CoreForecastDimensionSignal,
Er as CoreForecastMetrics,hr as CoreForecastPoint,Gr as CoreForecastPointDimension,Vr as CoreForecastPointDimensions,Br as CoreForecastRange,zr as CoreForecastVendorMetricValue,
xr as CoreFormat,qr as CoreFormatAsset,Nr as CoreFormatGroupSlot,Jr as CoreFormatId,Ur as CoreFormatOptionRef,Xr as CoreFormatRender,Zr as CoreFormatSlot,$r as CoreFormatSlotGroup,
ro as CoreFrequencyCap,ao as CoreGenerationCredential,io as CoreGeoBreakdownSupport,mo as CoreGeoDeliveryMetrics,lo as CoreGeoProximity,po as CoreGeoRequirement,
fo as CoreIdempotencyKey,go as CoreIdentifier,yo as CoreImpairment,So as CoreIndustryIdentifier,Fo as CoreInsertionOrder,Do as CoreKeyword,To as CoreKeywordDeliveryMetrics,
Io as CoreKeywordTarget,bo as CoreLimitedSeries,Oo as CoreMeasurementReadiness,wo as CoreMeasurementTerms,ko as CoreMeasurementWindow,Wo as CoreMediaBuyAvailableAction,
Ko as CoreMediaBuyEnvelope,Lo as CoreMediaBuyFeatures,Ho as CoreMetricOptimization,Qo as CoreMetricQualifier,jo as CoreMetricRef,Yo as CoreMetroArea,_o as CoreMissingMetric,
ea as CoreMoney,oa as CoreNotificationConfig,ta as CoreOptimizationGoal,sa as CoreOptimizationTarget,Ca as CoreOutcomeMeasurement,na as CoreOverlay,pa as CorePackage,
fa as CorePackageSignalTargeting,ga as CorePackageSignalTargetingGroup,ya as CorePackageSignalTargetingGroups,Sa as CorePaginationRequest,Fa as CorePaginationResponse,
Da as CorePerformanceStandard,Ta as CorePlacement,Ia as CorePlacementRef,ba as CorePlatformExtensionRef,Oa as CorePostalArea,wa as CorePostalAreaSupport,ka as CorePostalCountrySystem,
Wa as CorePricingOption,Ka as CoreProduct,La as CoreProductAllocation,Ha as CoreProductAllowedAction,Qa as CoreProductCard,ja as CoreProductFilters,Ya as CoreProductFormatDeclaration,
_a as CoreProductSignalTargetingOption,et as CoreProperty,ot as CorePropertyId,tt as CorePropertyListRef,st as CorePropertyTag,Ct as CoreProposal,nt as CoreProtocolEnvelope,
pt as CoreProvenance,ft as CorePublisherPropertySelector,gt as CorePublisherSelectorAll,yt as CorePublisherSelectorById,St as CorePublisherSelectorByTag,Ft as CorePushNotificationConfig,
Dt as CoreReferenceAsset,Tt as CoreRegistryEvent,It as CoreRegistryFeedFreshness,bt as CoreRegistryFeedResponse,Ot as CoreRelatedCollection,wt as CoreReportingCapabilities,
kt as CoreReportingWebhook,Wt as CoreResponsePayloadJwsEnvelope,Kt as CoreRightsConstraint,Lt as CoreShortenedMembers,Ht as CoreSignalCoverageForecast,Qt as CoreSignalFilters,
jt as CoreSignalId,Yt as CoreSignalListing,_t as CoreSignalPricing,ei as CoreSignalRef,oi as CoreSignalSelectionGroupRule,ti as CoreSignalTargeting,si as CoreSignalTargetingExpression,
Ci as CoreSignalTargetingRules,ni as CoreSignalTaxonomy,pi as CoreSlaWindow,fi as CoreSlotAssets,gi as CoreSpecial,yi as CoreStartTiming,Si as CoreTalent,Fi as CoreTargeting,
Di as CoreTaskRequest,Ti as CoreTransformer,Ii as CoreTransformerParam,bi as CoreUserMatch,Oi as CoreVendorMetricId,wi as CoreVendorMetricOptimization,ki as CoreVendorMetricOptimizationSupportedMetric,
Wi as CoreVendorMetricValue,Ki as CoreVendorPricingOption,Li as CoreVersionEnvelope,Hi as CoreWebhookActivityRecord};
