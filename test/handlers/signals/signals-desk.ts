import { reads, writes } from '../../../src/desk/tasks/call.ts';
import type { AgentDeclaration } from '../../../src/domain/declaration/agent-profile.ts';
import { syncAccounts } from '../../../src/handlers/accounts/syncAccounts.ts';
import { createMediaBuy } from '../../../src/handlers/buys/createMediaBuy.ts';
import { syncGovernance } from '../../../src/handlers/governance/syncGovernance.ts';
import { getProducts } from '../../../src/handlers/products/getProducts.ts';
import { activateSignal } from '../../../src/handlers/signals/activateSignal.ts';
import { getSignals } from '../../../src/handlers/signals/getSignals.ts';
import { getTaskStatus } from '../../../src/handlers/tasks/getTaskStatus.ts';
import { listTasks } from '../../../src/handlers/tasks/listTasks.ts';
import { complyTestController } from '../../../src/handlers/test-controller/complyTestController.ts';
import { newId } from '../../../src/infra/random.ts';
import { indexSignals } from '../../../src/record/signals/find-signals.ts';
import type { TestEngine } from '../../support/databases.ts';
import { publisherProfile, publisherSignals } from '../../support/publisher.ts';
import {
  type Answer,
  principalOf,
  startTaskDesk,
  type TaskDeskOptions,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;

export const OWN_URL = 'http://localhost:1/mcp';
export const HERE = { type: 'agent', agent_url: OWN_URL };
export const PLATFORM = { type: 'platform', platform: 'tern-dsp' };
export const ELECTRIC = 'meridianauto:in_market_electric_cars';

export type SignalsDesk = TestTaskDesk & {
  activate(caller: ReturnType<typeof buyer>, segment: string, more?: Json): Promise<Answer>;
};

/** A desk with the tasks of signals and what they meet, the catalog indexed as at start. */
export async function startSignalsDesk(
  engine: TestEngine,
  profile: AgentDeclaration = publisherProfile,
  more: Pick<TaskDeskOptions, 'checkGovernance'> = {},
): Promise<SignalsDesk> {
  const desk = await startTaskDesk(engine, {
    ...more,
    profile,
    handlers: {
      get_signals: reads(getSignals),
      activate_signal: writes(activateSignal),
      get_products: reads(getProducts),
      create_media_buy: writes(createMediaBuy),
      comply_test_controller: writes(complyTestController),
      sync_accounts: writes(syncAccounts),
      sync_governance: writes(syncGovernance),
      get_task_status: reads(getTaskStatus),
      list_tasks: reads(listTasks),
    },
  });
  await indexSignals(desk.store, publisherSignals(OWN_URL), new Date());
  return {
    ...desk,
    activate: (caller, segment, more = {}) =>
      desk.call(caller, 'activate_signal', {
        idempotency_key: newId(),
        signal_agent_segment_id: segment,
        destinations: [PLATFORM],
        ...more,
      }),
  };
}

/** A caller of its own; of the sandbox alone unless it says otherwise. */
export const buyer = (more: Parameters<typeof principalOf>[1] = {}) =>
  principalOf(`agent_${newId()}`, { sandboxOnly: true, ...more });

export const segmentsOf = (answer: Answer): string[] =>
  answer.signals.map(({ signal_agent_segment_id: id }: { signal_agent_segment_id: string }) => id);
