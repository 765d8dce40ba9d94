import { reads, writes } from '../../../src/desk/tasks/call.ts';
import { syncCatalogs } from '../../../src/handlers/catalogs/syncCatalogs.ts';
import { buildCreative } from '../../../src/handlers/creatives/buildCreative.ts';
import { getCreativeFeatures } from '../../../src/handlers/creatives/getCreativeFeatures.ts';
import { listTransformers } from '../../../src/handlers/creatives/listTransformers.ts';
import { previewCreative } from '../../../src/handlers/creatives/previewCreative.ts';
import { validateInput } from '../../../src/handlers/creatives/validateInput.ts';
import { getCreativeDelivery } from '../../../src/handlers/delivery/getCreativeDelivery.ts';
import { listCreatives } from '../../../src/handlers/library/listCreatives.ts';
import { syncCreatives } from '../../../src/handlers/library/syncCreatives.ts';
import { listCreativeFormats } from '../../../src/handlers/products/listCreativeFormats.ts';
import type { TestEngine } from '../../support/databases.ts';
import { type Answer, freshKey, type TaskDeskOptions } from '../../support/task-desk.ts';
import type { Buyer } from '../buys/buys-desk.ts';
import { type DeliveryDesk, deliveryHandlers, startDeliveryDesk } from '../delivery/delivery-desk.ts';

type Json = Readonly<Record<string, unknown>>;

export const target = (id: string, more: Json = {}) => ({
  agent_url: 'https://creative.example',
  id,
  ...more,
});

export type BuildsDesk = DeliveryDesk & {
  build(buyer: Buyer, more?: Json): Promise<Answer>;
  refuseBuild(buyer: Buyer, more?: Json): Promise<Answer>;
};

export async function startBuildsDesk(
  engine: TestEngine,
  options: Partial<TaskDeskOptions> = {},
): Promise<BuildsDesk> {
  const desk = await startDeliveryDesk(engine, {
    handlers: {
      ...deliveryHandlers,
      build_creative: writes(buildCreative),
      list_creative_formats: reads(listCreativeFormats),
      list_transformers: reads(listTransformers),
      validate_input: reads(validateInput),
      get_creative_features: reads(getCreativeFeatures),
      get_creative_delivery: reads(getCreativeDelivery),
      preview_creative: reads(previewCreative),
      sync_creatives: writes(syncCreatives),
      list_creatives: reads(listCreatives),
      sync_catalogs: writes(syncCatalogs),
    },
    ...options,
  });
  const args = ({ account }: Buyer, more: Json) => ({ idempotency_key: freshKey(), account, ...more });
  return {
    ...desk,
    build: (buyer, more = {}) => desk.call(buyer.principal, 'build_creative', args(buyer, more)),
    refuseBuild: (buyer, more = {}) => desk.refusal(buyer.principal, 'build_creative', args(buyer, more)),
  };
}
