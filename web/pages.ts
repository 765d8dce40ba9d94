import { agentEntry } from './agents/entry.ts';
import { agentList, agentListCsv } from './agents/list.ts';
import { authorizationPage } from './authorization/page.ts';
import { brandEntry } from './brands/entry.ts';
import { brandList, brandListCsv } from './brands/list.ts';
import type { ExplorerPage } from './explorer.ts';
import { atomFeed } from './feed/atom.ts';
import { eventPage } from './feed/event.ts';
import { feedPage } from './feed/page.ts';
import { frontPage } from './home/page.ts';
import { proofPage } from './proof/page.ts';
import { entryBadge } from './publishers/badge.ts';
import { publisherEntry } from './publishers/entry.ts';
import { publisherList, publisherListCsv } from './publishers/list.ts';
import { sitemapIndex, sitemapPart } from './sitemap/pages.ts';
import { statisticsPage } from './statistics/page.ts';
import { adagentsTool } from './tools/adagents.ts';
import { brandJsonTool } from './tools/brand-json.ts';

/** The pages of the explorer. */
export const explorerPages: readonly ExplorerPage[] = [
  frontPage,
  brandList,
  brandListCsv,
  brandEntry,
  publisherList,
  publisherListCsv,
  publisherEntry,
  entryBadge,
  agentList,
  agentListCsv,
  agentEntry,
  authorizationPage,
  feedPage,
  eventPage,
  atomFeed,
  statisticsPage,
  adagentsTool,
  brandJsonTool,
  proofPage,
  sitemapIndex,
  sitemapPart,
];
