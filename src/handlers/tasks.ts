import { protocol } from '../../generated/protocol.ts';
import type { TaskHandlers } from '../desk/tasks/call.ts';
import { getAccountFinancials } from './accounts/getAccountFinancials.ts';
import { listAccounts } from './accounts/listAccounts.ts';
import { reportUsage } from './accounts/reportUsage.ts';
import { syncAccounts } from './accounts/syncAccounts.ts';
import { syncAudiences } from './audiences/syncAudiences.ts';
import { getBrandIdentity } from './brand-identity/getBrandIdentity.ts';
import { searchBrands } from './brand-identity/searchBrands.ts';
import { verifyBrandClaim } from './brand-identity/verifyBrandClaim.ts';
import { verifyBrandClaims } from './brand-identity/verifyBrandClaims.ts';
import { createMediaBuy } from './buys/createMediaBuy.ts';
import { getMediaBuys } from './buys/getMediaBuys.ts';
import { updateMediaBuy } from './buys/updateMediaBuy.ts';
import { syncCatalogs } from './catalogs/syncCatalogs.ts';
import { buildCreative } from './creatives/buildCreative.ts';
import { getCreativeDelivery } from './creatives/getCreativeDelivery.ts';
import { getCreativeFeatures } from './creatives/getCreativeFeatures.ts';
import { listCreatives } from './creatives/listCreatives.ts';
import { listTransformers } from './creatives/listTransformers.ts';
import { previewCreative } from './creatives/previewCreative.ts';
import { syncCreatives } from './creatives/syncCreatives.ts';
import { validateInput } from './creatives/validateInput.ts';
import { getCapabilities } from './declaration/getCapabilities.ts';
import { getMediaBuyArtifacts } from './delivery/getMediaBuyArtifacts.ts';
import { getMediaBuyDelivery } from './delivery/getMediaBuyDelivery.ts';
import { providePerformanceFeedback } from './delivery/providePerformanceFeedback.ts';
import { logEvent } from './events/logEvent.ts';
import { syncEventSources } from './events/syncEventSources.ts';
import { syncGovernance } from './governance/syncGovernance.ts';
import { getProducts } from './products/getProducts.ts';
import { listCreativeFormats } from './products/listCreativeFormats.ts';
import { acquireRights } from './rights/acquireRights.ts';
import { creativeApproval } from './rights/creativeApproval.ts';
import { getRights } from './rights/getRights.ts';
import { updateRights } from './rights/updateRights.ts';
import { activateSignal } from './signals/activateSignal.ts';
import { getSignals } from './signals/getSignals.ts';
import { getTaskStatus } from './tasks/getTaskStatus.ts';
import { listTasks } from './tasks/listTasks.ts';
import { complyTestController } from './test-controller/complyTestController.ts';

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
