import type { Part } from '../check.ts';
import { a2aPart } from './a2a.ts';
import { accountsPart } from './accounts.ts';
import { answersPart } from './answers.ts';
import { audiencesPart } from './audiences.ts';
import { authenticationPart } from './authentication.ts';
import { buysPart } from './buys.ts';
import { capabilitiesPart } from './capabilities.ts';
import { changesPart } from './changes.ts';
import { controllerPart } from './controller.ts';
import { creativesPart } from './creatives.ts';
import { declaredPart } from './declared.ts';
import { echoPart } from './echo.ts';
import { errorsPart } from './errors.ts';
import { formatsPart } from './formats.ts';
import { idempotencyPart } from './idempotency.ts';
import { mcpPart } from './mcp.ts';
import { pagingPart } from './paging.ts';
import { previewsPart } from './previews.ts';
import { productsPart } from './products.ts';
import { reportsPart } from './reports.ts';
import { signalsPart } from './signals.ts';
import { targetingPart } from './targeting.ts';
import { versionsPart } from './versions.ts';

/** Agents, over MCP and A2A. */
export const agentParts: readonly Part[] = [
  a2aPart,
  accountsPart,
  answersPart,
  audiencesPart,
  authenticationPart,
  buysPart,
  capabilitiesPart,
  changesPart,
  controllerPart,
  creativesPart,
  declaredPart,
  echoPart,
  errorsPart,
  formatsPart,
  idempotencyPart,
  mcpPart,
  pagingPart,
  previewsPart,
  productsPart,
  reportsPart,
  signalsPart,
  targetingPart,
  versionsPart,
];
