import { protocol } from '../../../generated/protocol.ts';
import { getAccountFinancials } from './account/getAccountFinancials.ts';
import { listAccounts } from './account/listAccounts.ts';
import { syncAccounts } from './account/syncAccounts.ts';
import { syncGovernance } from './account/syncGovernance.ts';
import { getBrandIdentity } from './brand/getBrandIdentity.ts';
import type { TaskHandlers } from './call.ts';
import { complyTestController } from './compliance/complyTestController.ts';
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
  get_task_status: getTaskStatus,
  list_tasks: listTasks,
  comply_test_controller: complyTestController,
} satisfies TaskHandlers;
