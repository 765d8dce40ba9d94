import type { Part } from '../check.ts';
import { answersPart } from './answers.ts';
import { authenticationPart } from './authentication.ts';
import { capabilitiesPart } from './capabilities.ts';

import { echoPart } from './echo.ts';
import { errorsPart } from './errors.ts';
import { idempotencyPart } from './idempotency.ts';
import { versionsPart } from './versions.ts';

/** Agents, over MCP and A2A. */
export const agentParts: readonly Part[] = [
  answersPart,
  authenticationPart,
  capabilitiesPart,
  echoPart,
  errorsPart,
  idempotencyPart,
  versionsPart,
];
