// @generated from schemas/v3/tasks.json, the files of src/handlers/ by codegen. Do not edit; run "npm run codegen".

import { protocol } from '../../generated/protocol.ts';
import { reads, type TaskHandlers, writes } from '../desk/tasks/call.ts';
import { listAccounts } from './accounts/listAccounts.ts';
import { reportUsage } from './accounts/reportUsage.ts';
import { syncAccounts } from './accounts/syncAccounts.ts';
import { syncAudiences } from './audiences/syncAudiences.ts';
import { getBrandIdentity } from './brand-identity/getBrandIdentity.ts';
import { searchBrands } from './brand-identity/searchBrands.ts';
import { verifyBrandClaim } from './brand-identity/verifyBrandClaim.ts';
import { verifyBrandClaims } from './brand-identity/verifyBrandClaims.ts';
import { createMediaBuy } from './buys/createMediaBuy.ts';
import { getAccountFinancials } from './buys/getAccountFinancials.ts';
import { getMediaBuys } from './buys/getMediaBuys.ts';
import { updateMediaBuy } from './buys/updateMediaBuy.ts';
import { syncCatalogs } from './catalogs/syncCatalogs.ts';
import { buildCreative } from './creatives/buildCreative.ts';
import { getCreativeFeatures } from './creatives/getCreativeFeatures.ts';
import { listTransformers } from './creatives/listTransformers.ts';
import { previewCreative } from './creatives/previewCreative.ts';
import { validateInput } from './creatives/validateInput.ts';
import { getCapabilities } from './declaration/getCapabilities.ts';
import { getCreativeDelivery } from './delivery/getCreativeDelivery.ts';
import { getMediaBuyArtifacts } from './delivery/getMediaBuyArtifacts.ts';
import { getMediaBuyDelivery } from './delivery/getMediaBuyDelivery.ts';
import { logEvent } from './delivery/logEvent.ts';
import { providePerformanceFeedback } from './delivery/providePerformanceFeedback.ts';
import { syncEventSources } from './events/syncEventSources.ts';
import { syncGovernance } from './governance/syncGovernance.ts';
import { listCreatives } from './library/listCreatives.ts';
import { syncCreatives } from './library/syncCreatives.ts';
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

/** One handler per task of the contract; a handler of another type does not compile. */
export const taskHandlers = {
  [protocol.capabilitiesTask]: reads(getCapabilities),
  sync_accounts: writes(syncAccounts),
  list_accounts: reads(listAccounts),
  get_account_financials: reads(getAccountFinancials),
  sync_governance: writes(syncGovernance),
  get_task_status: reads(getTaskStatus),
  list_tasks: reads(listTasks),
  comply_test_controller: writes(complyTestController),
  get_brand_identity: reads(getBrandIdentity),
  search_brands: reads(searchBrands),
  verify_brand_claim: reads(verifyBrandClaim),
  verify_brand_claims: reads(verifyBrandClaims),
  get_rights: reads(getRights),
  acquire_rights: writes(acquireRights),
  update_rights: writes(updateRights),
  creative_approval: writes(creativeApproval),
  get_products: reads(getProducts),
  list_creative_formats: reads(listCreativeFormats),
  preview_creative: reads(previewCreative),
  create_media_buy: writes(createMediaBuy),
  update_media_buy: writes(updateMediaBuy),
  get_media_buys: reads(getMediaBuys),
  get_media_buy_delivery: reads(getMediaBuyDelivery),
  sync_creatives: writes(syncCreatives),
  list_creatives: reads(listCreatives),
  build_creative: writes(buildCreative),
  list_transformers: reads(listTransformers),
  validate_input: reads(validateInput),
  get_creative_features: reads(getCreativeFeatures),
  get_creative_delivery: reads(getCreativeDelivery),
  provide_performance_feedback: writes(providePerformanceFeedback),
  sync_audiences: writes(syncAudiences),
  sync_event_sources: writes(syncEventSources),
  log_event: writes(logEvent),
  sync_catalogs: writes(syncCatalogs),
  get_media_buy_artifacts: reads(getMediaBuyArtifacts),
  report_usage: writes(reportUsage),
  get_signals: reads(getSignals),
  activate_signal: writes(activateSignal),
} satisfies TaskHandlers;
