import { adServer } from './ad-server.ts';
import { agentEngines } from './agent-engines.ts';
import { agentSearch } from './agent-search.ts';
import { agentTasks } from './agent-tasks.ts';
import { agentWrites } from './agent-writes.ts';
import { bigCrawl } from './big-crawl.ts';
import { bothEngines } from './both-engines.ts';
import { brandReads } from './brand-reads.ts';
import { codegenTime } from './codegen-time.ts';
import { dump } from './dump.ts';
import { entryPages } from './entry-pages.ts';
import { eventPartitions } from './event-partitions.ts';
import { feedPage } from './feed-page.ts';
import { feedStream } from './feed-stream.ts';
import { livePackages } from './live-packages.ts';
import { lookups } from './lookups.ts';
import { manyCrawls } from './many-crawls.ts';
import { memory } from './memory.ts';
import { mirror } from './mirror.ts';
import { overview } from './overview.ts';
import { publishedSchemas } from './published-schemas.ts';
import type { Scenario } from './scenario.ts';
import { startUp } from './start-up.ts';
import { webhooks } from './webhooks.ts';
import { workers } from './workers.ts';
import { worstBody } from './worst-body.ts';

/** In the order in which a run measures them. */
export const scenarios: readonly Scenario[] = [
  startUp,
  memory,
  brandReads,
  workers,
  lookups,
  overview,
  entryPages,
  publishedSchemas,
  agentSearch,
  bothEngines,
  agentTasks,
  agentEngines,
  livePackages,
  agentWrites,
  adServer,
  feedPage,
  feedStream,
  eventPartitions,
  bigCrawl,
  manyCrawls,
  dump,
  mirror,
  webhooks,
  worstBody,
  codegenTime,
];
