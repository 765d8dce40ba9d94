import { reads, writes } from '../../../src/desk/tasks/call.ts';
import { reportUsage } from '../../../src/handlers/accounts/reportUsage.ts';
import { getMediaBuyArtifacts } from '../../../src/handlers/delivery/getMediaBuyArtifacts.ts';
import { getMediaBuyDelivery } from '../../../src/handlers/delivery/getMediaBuyDelivery.ts';
import { logEvent } from '../../../src/handlers/delivery/logEvent.ts';
import { providePerformanceFeedback } from '../../../src/handlers/delivery/providePerformanceFeedback.ts';
import { syncEventSources } from '../../../src/handlers/events/syncEventSources.ts';
import type { TestEngine } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, freshKey, type TaskDeskOptions } from '../../support/task-desk.ts';
import {
  type Buyer,
  type BuysDesk,
  banner,
  handlers,
  newBuyer,
  startBuysDesk,
  wanted,
} from '../buys/buys-desk.ts';

type Json = Readonly<Record<string, unknown>>;

export const deliveryHandlers = {
  ...handlers,
  get_media_buy_delivery: reads(getMediaBuyDelivery),
  provide_performance_feedback: writes(providePerformanceFeedback),
  sync_event_sources: writes(syncEventSources),
  log_event: writes(logEvent),
  get_media_buy_artifacts: reads(getMediaBuyArtifacts),
  report_usage: writes(reportUsage),
};

export type DeliveryDesk = BuysDesk & {
  /** `get_media_buy_delivery` of the caller. */
  delivery(buyer: Buyer, args?: Json): Promise<Answer>;
  /** The row of one buy. */
  row(buyer: Buyer, id: string, args?: Json): Promise<Answer>;
  simulate(buyer: Buyer, id: string, params?: Json): Promise<Answer>;
  sources(buyer: Buyer, args?: Json): Promise<Answer>;
  log(buyer: Buyer, source: string, events: readonly Json[], args?: Json): Promise<Answer>;
  /** A buy with a banner, which runs at once, with its packages. */
  running(buyer: Buyer, more?: Json, packages?: readonly Json[]): Promise<Answer>;
};

export async function startDeliveryDesk(
  engine: TestEngine,
  options: Partial<TaskDeskOptions> = {},
): Promise<DeliveryDesk> {
  const desk = await startBuysDesk(engine, {
    handlers: deliveryHandlers,
    profile: publisherProfile,
    ...options,
  });
  const delivery: DeliveryDesk['delivery'] = ({ principal }, args = {}) =>
    desk.call(principal, 'get_media_buy_delivery', { ...args });
  return {
    ...desk,
    delivery,
    async row(buyer, id, args = {}) {
      const answer = await delivery(buyer, { media_buy_ids: [id], ...args });
      return answer.media_buy_deliveries[0];
    },
    simulate: (buyer, id, params = {}) =>
      desk.control(buyer, 'simulate_delivery', { media_buy_id: id, ...params }),
    sources: ({ principal, account }, args = {}) =>
      desk.call(principal, 'sync_event_sources', { idempotency_key: freshKey(), account, ...args }),
    log: ({ principal }, source, events, args = {}) =>
      desk.call(principal, 'log_event', {
        idempotency_key: freshKey(),
        event_source_id: source,
        events,
        ...args,
      }),
    running: (buyer, more = {}, packages = [{}]) =>
      desk.create(buyer, {
        packages: packages.map((one) => {
          const shown = { creatives: [banner(freshKey())], ...one };
          return 'product_id' in one ? shown : wanted(shown);
        }),
        ...more,
      }),
  };
}

export { newBuyer };
