import { answerVariants } from './agent/answers.ts';
import { authenticationVariants } from './agent/authentication.ts';
import { capabilityVariants } from './agent/capabilities.ts';
import { errorVariants } from './agent/errors.ts';
import { frameVariants } from './agent/frame.ts';
import { idempotencyVariants } from './agent/idempotency.ts';
import { offerVariants } from './agent/offers.ts';
import { tradeVariants } from './agent/trade.ts';
import type { AgentVariant } from './variant.ts';

/** Faults of an agent, one each. */
export const agentVariants: readonly AgentVariant[] = [
  ...answerVariants,
  ...authenticationVariants,
  ...capabilityVariants,
  ...errorVariants,
  ...idempotencyVariants,
  ...frameVariants,
  ...offerVariants,
  ...tradeVariants,
];
