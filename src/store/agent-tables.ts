import { accountBooks } from './accounts/account-books.ts';
import { accounts } from './accounts/accounts.ts';
import { usageRecords } from './accounts/usage-records.ts';
import { audienceMembers } from './audiences/audience-members.ts';
import { audienceReceivers } from './audiences/audience-receivers.ts';
import { audiences } from './audiences/audiences.ts';
import { adServerPackages } from './buys/ad-server-packages.ts';
import { adServerEvents, adServerReading } from './buys/ad-server-reading.ts';
import { buyHistory } from './buys/buy-history.ts';
import { buyReports } from './buys/buy-reports.ts';
import { creativeAssignments } from './buys/creative-assignments.ts';
import { impairmentMarks } from './buys/impairment-marks.ts';
import { mediaBuys } from './buys/media-buys.ts';
import { reportMarks } from './buys/report-marks.ts';
import { buyerCatalogs } from './catalogs/buyer-catalogs.ts';
import { buildVariants } from './creatives/build-variants.ts';
import { creatives } from './creatives/creatives.ts';
import { previews } from './creatives/previews.ts';
import { deliveredFigures } from './delivery/delivered-figures.ts';
import { deliveryAdditions } from './delivery/delivery-additions.ts';
import { feedback } from './delivery/feedback.ts';
import { eventSources } from './events/event-sources.ts';
import { loggedEvents } from './events/logged-events.ts';
import { wholesaleFeedSnapshots } from './products/feed-snapshots.ts';
import { heldInventory } from './products/held-inventory.ts';
import { productWords } from './products/product-words.ts';
import { proposals } from './products/proposals.ts';
import { rightsGrants } from './rights/rights-grants.ts';
import { activationReceivers, signalActivations } from './signals/signal-activations.ts';
import { a2aPushConfigs, a2aTasks } from './tasks/a2a-tasks.ts';
import { agentTasks } from './tasks/agent-tasks.ts';
import { forcedArms } from './tasks/forced-arms.ts';
import { idempotencyKeys } from './tasks/idempotency-keys.ts';
import { fixtures } from './test-controller/fixtures.ts';
import { sandboxes } from './test-controller/sandboxes.ts';

/** The table modules of the agent's subjects. The registry works without them. */
export const agentTables = {
  accounts,
  accountBooks,
  a2aTasks,
  a2aPushConfigs,
  buyReports,
  reportMarks,
  impairmentMarks,
  wholesaleFeedSnapshots,
  idempotencyKeys,
  agentTasks,
  mediaBuys,
  buyHistory,
  heldInventory,
  deliveryAdditions,
  deliveredFigures,
  adServerPackages,
  adServerReading,
  adServerEvents,
  eventSources,
  loggedEvents,
  feedback,
  usageRecords,
  rightsGrants,
  sandboxes,
  fixtures,
  buildVariants,
  proposals,
  productWords,
  forcedArms,
  creatives,
  creativeAssignments,
  previews,
  audiences,
  audienceMembers,
  audienceReceivers,
  activationReceivers,
  buyerCatalogs,
  signalActivations,
};
