import { adServerPart } from './ad-server/part.ts';
import { agentParts } from './agent/part.ts';
import type { Part } from './check.ts';
import { filesPart } from './files/part.ts';
import { registryParts } from './registry/parts.ts';
import { webhooksPart } from './webhooks/part.ts';

/** All that the runner knows, by subject. */
export const parts: readonly Part[] = [
  ...registryParts,
  ...agentParts,
  adServerPart,
  webhooksPart,
  filesPart,
];
