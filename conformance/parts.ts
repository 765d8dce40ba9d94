import { agentParts } from './agent/part.ts';
import type { Part } from './check.ts';
import { registryPart } from './registry/part.ts';

/** All that the runner knows, by subject. */
export const parts: readonly Part[] = [registryPart, ...agentParts];
