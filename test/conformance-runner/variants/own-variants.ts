import { controlVariants } from './own/control.ts';
import { libraryVariants } from './own/library.ts';
import { sellingVariants } from './own/selling.ts';
import type { AgentVariant } from './variant.ts';

export { unlisted } from './own/control.ts';

/** Faults of this service as an agent, one each, of what the second agent does not have. */
export const ownAgentVariants: readonly AgentVariant[] = [
  ...libraryVariants,
  ...sellingVariants,
  ...controlVariants,
];
