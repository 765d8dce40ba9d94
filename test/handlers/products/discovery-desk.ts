import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import { reads, writes } from '../../../src/desk/tasks/call.ts';
import type { AgentDeclaration } from '../../../src/domain/declaration/agent-profile.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { syncAccounts } from '../../../src/handlers/accounts/syncAccounts.ts';
import { getProducts } from '../../../src/handlers/products/getProducts.ts';
import { listCreativeFormats } from '../../../src/handlers/products/listCreativeFormats.ts';
import { getTaskStatus } from '../../../src/handlers/tasks/getTaskStatus.ts';
import { complyTestController } from '../../../src/handlers/test-controller/complyTestController.ts';
import { newId } from '../../../src/infra/random.ts';
import { indexCatalog } from '../../../src/record/products/product-index.ts';
import type { TestEngine } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import {
  type Answer,
  principalOf,
  startTaskDesk,
  type TaskDeskOptions,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;

export const OWN_URL = 'http://localhost:1/mcp';
/** An account of the sandbox that needs no declaration. */
export const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
export const { catalog } = openPlatform(publisherProfile.catalogs.products, OWN_URL);

export type DiscoveryDesk = TestTaskDesk & {
  products(caller: AgentPrincipal | null, args?: Json): Promise<Answer>;
  refused(caller: AgentPrincipal | null, args?: Json): Promise<Answer>;
  control(caller: AgentPrincipal, scenario: string, params: Json, named?: Json): Promise<Answer>;
};

/** A desk with the tasks of discovery, its catalog indexed as at start. */
export async function startDiscoveryDesk(
  engine: TestEngine,
  options: Partial<TaskDeskOptions> = {},
): Promise<DiscoveryDesk> {
  const desk = await startTaskDesk(engine, {
    profile: publisherProfile,
    ...options,
    handlers: {
      get_products: reads(getProducts),
      list_creative_formats: reads(listCreativeFormats),
      comply_test_controller: writes(complyTestController),
      sync_accounts: writes(syncAccounts),
      get_task_status: reads(getTaskStatus),
    },
  });
  await indexCatalog(desk.store, catalog, new Date());
  return {
    ...desk,
    products: (caller, args = {}) => desk.call(caller, 'get_products', args),
    refused: (caller, args = {}) => desk.refusal(caller, 'get_products', args),
    control: (caller, scenario, params, named = {}) =>
      desk.call(caller, 'comply_test_controller', { scenario, params, account: { sandbox: true, ...named } }),
  };
}

export const someone = (more: Partial<AgentPrincipal> = {}): AgentPrincipal =>
  principalOf(`agent_${newId()}`, { sandboxOnly: true, ...more });

/** The built-in profile with parts of its media buying replaced. */
export const sellingAs = (
  more: Partial<NonNullable<AgentDeclaration['media_buy']>>,
  beside: Partial<AgentDeclaration> = {},
): AgentDeclaration => ({
  ...publisherProfile,
  media_buy: { ...publisherProfile.media_buy, ...more } as NonNullable<AgentDeclaration['media_buy']>,
  ...beside,
});

export const idsOf = (answer: Answer): string[] =>
  answer.products.map(({ product_id }: { product_id: string }) => product_id);
