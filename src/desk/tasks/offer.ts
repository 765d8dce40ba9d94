import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import {
  type Capabilities,
  composeCapabilities,
  declarationDigest,
} from '../../domain/declaration/capabilities.ts';
import { exposedTasks } from '../../domain/declaration/obligations.ts';
import type { Store } from '../../store/open.ts';

/** The tasks and capabilities that a deployment offers. */
export type TaskOffer = {
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
  readonly exposed: ReadonlySet<string>;
  readonly capabilities: Capabilities;
};

export type OfferTools = {
  store: Pick<Store, 'transaction'>;
  profile: AgentDeclaration;
  mode: 'sandbox' | 'production';
  /** Scenarios of the test controller. */
  scenarios: readonly string[];
  version: string;
  now: () => Date;
};

/**
 * Creates the offer once at start. Every process with the same declaration reports the same time of the last
 * change.
 */
export async function openOffer({
  store,
  profile,
  mode,
  scenarios,
  version,
  now,
}: OfferTools): Promise<TaskOffer> {
  const digest = declarationDigest(profile, { mode, scenarios });
  const lastUpdated = await store.transaction((tx) => tx.profileVersions.firstSeen(digest, now()));
  return {
    profile,
    mode,
    exposed: exposedTasks(profile, mode),
    capabilities: composeCapabilities(profile, { mode, scenarios, buildVersion: version, lastUpdated }),
  };
}
