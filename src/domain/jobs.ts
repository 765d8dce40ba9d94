import type { BuyKey } from './buys/buy-record.ts';
import type { CatalogKey } from './catalogs/record.ts';
import type { PlanOutcome } from './governance/outcome.ts';
import { isObject } from './json/object.ts';
import type { ActivationId } from './signals/activation.ts';

type AccountKey = { readonly principalId: string; readonly accountId: string };
type TaskKey = { readonly principalId: string; readonly id: string };

/** What each kind of job works on. */
export type Jobs = {
  readonly crawlDomain: { readonly domain: string };
  readonly probeAgent: { readonly url: string };
  readonly checkAgentCompliance: { readonly url: string };
  readonly rebuildProfile: { readonly url: string };
  readonly deliverWebhooks: { readonly channel: string; readonly url: string };
  readonly announceFeeds: AccountKey;
  readonly announceImpairments: AccountKey;
  readonly pushFeed: { readonly id: string };
  readonly pushArtifacts: BuyKey;
  readonly reportBuy: BuyKey;
  readonly reportPlanOutcome: PlanOutcome;
  readonly buildQueued: TaskKey;
  readonly activateSegment: ActivationId;
  readonly trafficBuy: BuyKey;
  readonly lookAtBuy: BuyKey;
  readonly readFeed: CatalogKey;
};
export type JobName = keyof Jobs;

const text = (value: unknown): boolean => typeof value === 'string';

type Members<Payload> = { readonly [Member in keyof Payload]: (value: unknown) => boolean };
const BUY: Members<BuyKey> = { principalId: text, id: text };
const ACCOUNT: Members<AccountKey> = { principalId: text, accountId: text };
const AGENT = { url: text };

const members: { readonly [Name in JobName]: Members<Jobs[Name]> } = {
  crawlDomain: { domain: text },
  probeAgent: AGENT,
  checkAgentCompliance: AGENT,
  rebuildProfile: AGENT,
  deliverWebhooks: { channel: text, url: text },
  announceFeeds: ACCOUNT,
  announceImpairments: ACCOUNT,
  pushFeed: { id: text },
  pushArtifacts: BUY,
  reportBuy: BUY,
  reportPlanOutcome: { ...ACCOUNT, agentUrl: text, report: isObject },
  buildQueued: { principalId: text, id: text },
  activateSegment: { ...ACCOUNT, segmentId: text, destination: text },
  trafficBuy: BUY,
  lookAtBuy: BUY,
  readFeed: { ...ACCOUNT, id: text },
};

export const jobNames = Object.keys(members) as readonly JobName[];

/** Whether a payload that was stored, perhaps by another version of the program, is one of this kind of job. */
export function isPayload<Name extends JobName>(name: Name, payload: unknown): payload is Jobs[Name] {
  if (!isObject(payload)) return false;
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = members[name];
  return Object.entries(checks).every(([member, fits]) => fits(payload[member]));
}
