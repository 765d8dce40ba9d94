import type { Knex } from 'knex';
import { up as organizations } from './0001-organizations.ts';
import { up as jobs } from './0002-jobs.ts';
import { up as events } from './0003-events.ts';
import { up as limits } from './0004-limits.ts';
import { up as brands } from './0005-brands.ts';
import { up as publishers } from './0006-publishers.ts';
import { up as agents } from './0007-agents.ts';
import { up as operators } from './0008-operators.ts';
import { up as search } from './0009-search.ts';
import { up as identity } from './0010-identity.ts';
import { up as domainSkeletons } from './0011-domain-skeletons.ts';
import { up as agentSurface } from './0012-agent-surface.ts';
import { up as sellingMedia } from './0013-selling-media.ts';
import { up as productTexts } from './0014-product-texts.ts';
import { up as fairQueue } from './0015-fair-queue.ts';
import { up as books } from './0016-books.ts';
import { up as retention } from './0017-retention.ts';
import { up as authority } from './0018-authority.ts';
import { up as fixturesByAccount } from './0019-fixtures-by-account.ts';
import { up as brandIdentity } from './0020-brand-identity.ts';
import { up as pendingBrands } from './0021-pending-brands.ts';
import { up as publisherFaults } from './0022-publisher-faults.ts';
import { up as feedTickets } from './0023-feed-tickets.ts';
import { up as buildVariants } from './0024-build-variants.ts';
import { up as previews } from './0025-previews.ts';
import { up as signals } from './0026-signals.ts';
import { up as rights } from './0027-rights.ts';
import { up as messageSigners } from './0028-message-signers.ts';
import { up as webhooks } from './0029-webhooks.ts';
import { up as buildTasks } from './0030-build-tasks.ts';
import { up as notices } from './0031-notices.ts';
import { up as revokedKeys } from './0032-revoked-keys.ts';
import { up as reportMarks } from './0033-report-marks.ts';
import { up as calledTasks } from './0034-called-tasks.ts';
import { up as boundedReads } from './0035-bounded-reads.ts';
import { up as holdings } from './0036-holdings.ts';
import { up as feedEpochs } from './0037-feed-epochs.ts';
import { up as sitesOfJobs } from './0038-sites-of-jobs.ts';
import { up as revokedSignerKeys } from './0039-revoked-signer-keys.ts';
import { up as searchForms } from './0040-search-forms.ts';
import { up as brandErrors } from './0041-brand-errors.ts';
import { up as taskOperators } from './0042-task-operators.ts';
import { up as sharedSeeds } from './0043-shared-seeds.ts';
import { up as walksInOrder } from './0044-walks-in-order.ts';
import { up as healthAndLists } from './0045-health-and-lists.ts';
import { up as moreHoldings } from './0046-more-holdings.ts';
import { up as ordersOfTasks } from './0047-orders-of-tasks.ts';
import { up as moderation } from './0048-moderation.ts';
import { up as agentsInSearch } from './0049-agents-in-search.ts';
import { up as adServer } from './0050-ad-server.ts';
import { up as awaitedFigures } from './0051-awaited-figures.ts';
import { up as operatorNotices } from './0052-operator-notices.ts';
import { up as simulatedFigures } from './0053-simulated-figures.ts';
import { up as browserSessions } from './0054-browser-sessions.ts';
import { up as eventsOfEntries } from './0055-events-of-entries.ts';
import { up as daysOfAgents } from './0056-days-of-agents.ts';
import { up as deliveries } from './0057-deliveries.ts';
import { up as crawlsByDay } from './0058-crawls-by-day.ts';
import { up as userIdentities } from './0059-user-identities.ts';
import { up as ordersOfListings } from './0060-orders-of-listings.ts';
import { up as freshness } from './0061-freshness.ts';
import { up as facetsOfAgents } from './0062-facets-of-agents.ts';
import { up as refusedCalls } from './0063-refused-calls.ts';
import { up as passkeys } from './0064-passkeys.ts';
import { up as operatorsLists } from './0065-operators-lists.ts';
import { up as feedLog } from './0066-feed-log.ts';
import { up as brandLogos } from './0067-brand-logos.ts';
import { up as changesOfBrands } from './0068-changes-of-brands.ts';
import { up as thePast } from './0069-the-past.ts';
import { up as deliveriesByTime } from './0070-deliveries-by-time.ts';
import { up as listsInOrder } from './0071-lists-in-order.ts';
import { up as otherMembers } from './0072-other-members.ts';
import { up as logWitnesses } from './0073-log-witnesses.ts';
import { up as firstProperties } from './0074-first-properties.ts';
import { up as endsOfCredentials } from './0075-ends-of-credentials.ts';
import { up as additionsByTime } from './0076-additions-by-time.ts';
import { up as bytesOfTasks } from './0077-bytes-of-tasks.ts';
import { up as moreBoundedReads } from './0078-more-bounded-reads.ts';
import { up as whatStrangersKeep } from './0079-what-strangers-keep.ts';

export type Migration = { readonly name: string; up(k: Knex): Promise<void> };

/**
 * In the order of running. A released migration never changes; what it got wrong the next one repairs. Text columns
 * of PostgreSQL are given `collate "C"` by the migrator, so that both engines sort by bytes.
 */
export const migrations: readonly Migration[] = [
  { name: '0001-organizations', up: organizations },
  { name: '0002-jobs', up: jobs },
  { name: '0003-events', up: events },
  { name: '0004-limits', up: limits },
  { name: '0005-brands', up: brands },
  { name: '0006-publishers', up: publishers },
  { name: '0007-agents', up: agents },
  { name: '0008-operators', up: operators },
  { name: '0009-search', up: search },
  { name: '0010-identity', up: identity },
  { name: '0011-domain-skeletons', up: domainSkeletons },
  { name: '0012-agent-surface', up: agentSurface },
  { name: '0013-selling-media', up: sellingMedia },
  { name: '0014-product-texts', up: productTexts },
  { name: '0015-fair-queue', up: fairQueue },
  { name: '0016-books', up: books },
  { name: '0017-retention', up: retention },
  { name: '0018-authority', up: authority },
  { name: '0019-fixtures-by-account', up: fixturesByAccount },
  { name: '0020-brand-identity', up: brandIdentity },
  { name: '0021-pending-brands', up: pendingBrands },
  { name: '0022-publisher-faults', up: publisherFaults },
  { name: '0023-feed-tickets', up: feedTickets },
  { name: '0024-build-variants', up: buildVariants },
  { name: '0025-previews', up: previews },
  { name: '0026-signals', up: signals },
  { name: '0027-rights', up: rights },
  { name: '0028-message-signers', up: messageSigners },
  { name: '0029-webhooks', up: webhooks },
  { name: '0030-build-tasks', up: buildTasks },
  { name: '0031-notices', up: notices },
  { name: '0032-revoked-keys', up: revokedKeys },
  { name: '0033-report-marks', up: reportMarks },
  { name: '0034-called-tasks', up: calledTasks },
  { name: '0035-bounded-reads', up: boundedReads },
  { name: '0036-holdings', up: holdings },
  { name: '0037-feed-epochs', up: feedEpochs },
  { name: '0038-sites-of-jobs', up: sitesOfJobs },
  { name: '0039-revoked-signer-keys', up: revokedSignerKeys },
  { name: '0040-search-forms', up: searchForms },
  { name: '0041-brand-errors', up: brandErrors },
  { name: '0042-task-operators', up: taskOperators },
  { name: '0043-shared-seeds', up: sharedSeeds },
  { name: '0044-walks-in-order', up: walksInOrder },
  { name: '0045-health-and-lists', up: healthAndLists },
  { name: '0046-more-holdings', up: moreHoldings },
  { name: '0047-orders-of-tasks', up: ordersOfTasks },
  { name: '0048-moderation', up: moderation },
  { name: '0049-agents-in-search', up: agentsInSearch },
  { name: '0050-ad-server', up: adServer },
  { name: '0051-awaited-figures', up: awaitedFigures },
  { name: '0052-operator-notices', up: operatorNotices },
  { name: '0053-simulated-figures', up: simulatedFigures },
  { name: '0054-browser-sessions', up: browserSessions },
  { name: '0055-events-of-entries', up: eventsOfEntries },
  { name: '0056-days-of-agents', up: daysOfAgents },
  { name: '0057-deliveries', up: deliveries },
  { name: '0058-crawls-by-day', up: crawlsByDay },
  { name: '0059-user-identities', up: userIdentities },
  { name: '0060-orders-of-listings', up: ordersOfListings },
  { name: '0061-freshness', up: freshness },
  { name: '0062-facets-of-agents', up: facetsOfAgents },
  { name: '0063-refused-calls', up: refusedCalls },
  { name: '0064-passkeys', up: passkeys },
  { name: '0065-operators-lists', up: operatorsLists },
  { name: '0066-feed-log', up: feedLog },
  { name: '0067-brand-logos', up: brandLogos },
  { name: '0068-changes-of-brands', up: changesOfBrands },
  { name: '0069-the-past', up: thePast },
  { name: '0070-deliveries-by-time', up: deliveriesByTime },
  { name: '0071-lists-in-order', up: listsInOrder },
  { name: '0072-other-members', up: otherMembers },
  { name: '0073-log-witnesses', up: logWitnesses },
  { name: '0074-first-properties', up: firstProperties },
  { name: '0075-ends-of-credentials', up: endsOfCredentials },
  { name: '0076-additions-by-time', up: additionsByTime },
  { name: '0077-bytes-of-tasks', up: bytesOfTasks },
  { name: '0078-more-bounded-reads', up: moreBoundedReads },
  { name: '0079-what-strangers-keep', up: whatStrangersKeep },
];
