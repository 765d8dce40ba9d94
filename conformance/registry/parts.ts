import type { Part } from '../check.ts';
import { accessPart } from './access.ts';
import { agentsPart } from './agents.ts';
import { crawlsPart } from './crawls.ts';
import { brandsPart, propertiesPart } from './entries.ts';
import { feedPart } from './feed.ts';
import { feedFiltersPart } from './feed-filters.ts';
import { feedStreamPart } from './feed-stream.ts';
import { lookupsPart } from './lookups.ts';
import { oauthPart } from './oauth.ts';
import { savesPart } from './saves.ts';
import { searchPart } from './search.ts';
import { sitePart } from './site.ts';
import { statesPart } from './states.ts';
import { toolsPart } from './tools.ts';
import { registryWebhooksPart } from './webhooks.ts';

/** The REST API of a registry. */
export const registryParts: readonly Part[] = [
  accessPart,
  oauthPart,
  brandsPart,
  propertiesPart,
  agentsPart,
  searchPart,
  lookupsPart,
  toolsPart,
  feedPart,
  feedFiltersPart,
  feedStreamPart,
  savesPart,
  crawlsPart,
  sitePart,
  statesPart,
  registryWebhooksPart,
];
