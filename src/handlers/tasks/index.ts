import { protocol } from '../../../generated/protocol.ts';
import { getAccountFinancials } from './account/getAccountFinancials.ts';
import { listAccounts } from './account/listAccounts.ts';
import { reportUsage } from './account/reportUsage.ts';
import { syncAccounts } from './account/syncAccounts.ts';
import { syncGovernance } from './account/syncGovernance.ts';
import { getBrandIdentity } from './brand/getBrandIdentity.ts';
import type { TaskHandlers } from './call.ts';
import { complyTestController } from './compliance/complyTestController.ts';
import { listCreatives } from './creative/listCreatives.ts';
import { previewCreative } from './creative/previewCreative.ts';
import { syncCreatives } from './creative/syncCreatives.ts';
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

/** One handler per task; a missing one does not compile. */
export const taskHandlers = {
  [protocol.capabilitiesTask]: getCapabilities,
  sync_accounts: syncAccounts,
  list_accounts: listAccounts,
  get_account_financials: getAccountFinancials,
  sync_governance: syncGovernance,
  get_brand_identity: getBrandIdentity,
  get_products: getProducts,
  list_creative_formats: listCreativeFormats,
  preview_creative: previewCreative,
  create_media_buy: createMediaBuy,
  get_media_buys: getMediaBuys,
  update_media_buy: updateMediaBuy,
  sync_creatives: syncCreatives,
  list_creatives: listCreatives,
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
} satisfies TaskHandlers;
