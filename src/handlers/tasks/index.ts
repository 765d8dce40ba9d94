import { protocol } from '../../../generated/protocol.ts';
import type { TaskHandlers } from '../../desk/tasks/call.ts';
import { getAccountFinancials } from './account/getAccountFinancials.ts';
import { listAccounts } from './account/listAccounts.ts';
import { reportUsage } from './account/reportUsage.ts';
import { syncAccounts } from './account/syncAccounts.ts';
import { syncGovernance } from './account/syncGovernance.ts';
import { acquireRights } from './brand/acquireRights.ts';
import { creativeApproval } from './brand/creativeApproval.ts';
import { getBrandIdentity } from './brand/getBrandIdentity.ts';
import { getRights } from './brand/getRights.ts';
import { searchBrands } from './brand/searchBrands.ts';
import { updateRights } from './brand/updateRights.ts';
import { verifyBrandClaim } from './brand/verifyBrandClaim.ts';
import { verifyBrandClaims } from './brand/verifyBrandClaims.ts';
import { complyTestController } from './compliance/complyTestController.ts';
import { buildCreative } from './creative/buildCreative.ts';
import { getCreativeDelivery } from './creative/getCreativeDelivery.ts';
import { getCreativeFeatures } from './creative/getCreativeFeatures.ts';
import { listCreatives } from './creative/listCreatives.ts';
import { listTransformers } from './creative/listTransformers.ts';
import { previewCreative } from './creative/previewCreative.ts';
import { syncCreatives } from './creative/syncCreatives.ts';
import { validateInput } from './creative/validateInput.ts';
import { createMediaBuy } from './media-buy/createMediaBuy.ts';
import { getMediaBuyArtifacts } from './media-buy/getMediaBuyArtifacts.ts';
import { getMediaBuyDelivery } from './media-buy/getMediaBuyDelivery.ts';
import { getMediaBuys } from './media-buy/getMediaBuys.ts';
import { getProducts } from './media-buy/getProducts.ts';
import { listCreativeFormats } from './media-buy/listCreativeFormats.ts';
import { logEvent } from './media-buy/logEvent.ts';
import { providePerformanceFeedback } from './media-buy/providePerformanceFeedback.ts';
import { syncAudiences } from './media-buy/syncAudiences.ts';
import { syncCatalogs } from './media-buy/syncCatalogs.ts';
import { syncEventSources } from './media-buy/syncEventSources.ts';
import { updateMediaBuy } from './media-buy/updateMediaBuy.ts';
import { getCapabilities } from './protocol/getCapabilities.ts';
import { getTaskStatus } from './protocol/getTaskStatus.ts';
import { listTasks } from './protocol/listTasks.ts';
import { activateSignal } from './signals/activateSignal.ts';
import { getSignals } from './signals/getSignals.ts';

/** One handler per task; a missing one does not compile. */
export const taskHandlers = {
  [protocol.capabilitiesTask]: getCapabilities,
  sync_accounts: syncAccounts,
  list_accounts: listAccounts,
  get_account_financials: getAccountFinancials,
  sync_governance: syncGovernance,
  get_brand_identity: getBrandIdentity,
  search_brands: searchBrands,
  verify_brand_claim: verifyBrandClaim,
  verify_brand_claims: verifyBrandClaims,
  get_rights: getRights,
  acquire_rights: acquireRights,
  update_rights: updateRights,
  creative_approval: creativeApproval,
  get_products: getProducts,
  list_creative_formats: listCreativeFormats,
  preview_creative: previewCreative,
  create_media_buy: createMediaBuy,
  get_media_buys: getMediaBuys,
  update_media_buy: updateMediaBuy,
  sync_creatives: syncCreatives,
  list_creatives: listCreatives,
  build_creative: buildCreative,
  list_transformers: listTransformers,
  validate_input: validateInput,
  get_creative_features: getCreativeFeatures,
  get_creative_delivery: getCreativeDelivery,
  get_task_status: getTaskStatus,
  list_tasks: listTasks,
  sync_audiences: syncAudiences,
  sync_catalogs: syncCatalogs,
  comply_test_controller: complyTestController,
  get_media_buy_artifacts: getMediaBuyArtifacts,
  get_media_buy_delivery: getMediaBuyDelivery,
  log_event: logEvent,
  provide_performance_feedback: providePerformanceFeedback,
  sync_event_sources: syncEventSources,
  report_usage: reportUsage,
  get_signals: getSignals,
  activate_signal: activateSignal,
} satisfies TaskHandlers;
