import {
  type Operation,
  operations,
  type RateLimitClass,
  rateLimits,
} from '../../../generated/operations.ts';
import { requireMember } from '../../desk/admission.ts';
import type { ReadCall, ReadHandler } from '../../desk/call.ts';
import { callerLimits, type HeldRows, type HolderLimit, organizationLimits } from '../../domain/holdings.ts';
import { MOST_OF_OWNER } from '../../domain/webhooks/webhook.ts';

export const getMyLimits: ReadHandler<'getMyLimits'> = async ({ query }, call) => {
  const { organization, userKey } = requireMember(call.principal, query.org);
  const { store } = call;
  const [own, asCaller, agents, webhooks] = await Promise.all([
    store.holdings.of(organization.id),
    store.holdings.of(`org_${organization.id}`),
    store.catalogAgents.listByOrganization(organization.id),
    store.feedSubscriptions.list(organization.id),
  ]);
  const few = new Map([
    ['catalog_agents', agents.length],
    ['feed_subscriptions', webhooks.length],
  ]);
  return {
    body: {
      holdings: [
        ...heldOf('organization', organizationLimits, own),
        ...heldOf('organization', FEW, few),
        ...heldOf('organization', DELIVERIES, own),
        ...heldOf('caller', callerLimits, asCaller),
      ],
      requests: await requestsOf(call, { organization: organization.id, user: userKey }),
    },
  };
};

/** Things of which an organization has so few that they are counted one by one. */
const FEW: Readonly<Record<string, HolderLimit>> = {
  catalog_agents: { most: 100, what: 'enrolled agents', mend: 'Remove agents first.' },
  feed_subscriptions: { most: 10, what: 'subscriptions to the change feed', mend: 'Remove one first.' },
};
const DELIVERIES: Readonly<Record<string, HolderLimit>> = {
  webhooks: {
    most: MOST_OF_OWNER.count,
    what: 'deliveries of webhooks that are kept',
    mend: 'Nothing needs to be done: the oldest that have ended are deleted.',
  },
};

const heldOf = (
  holder: 'organization' | 'caller',
  limits: Readonly<Record<string, HolderLimit>>,
  held: HeldRows,
) =>
  Object.entries(limits).map(([kind, { what, most, mend }]) => {
    const used = held.get(kind) ?? 0;
    return { kind, what, holder, used, most, left: Math.max(0, most - used), advice: mend };
  });

const classes = Object.keys(rateLimits) as RateLimitClass[];
const rows: readonly Operation[] = Object.values(operations);
const countedTogether = new Map(
  classes.map((name) => [name, rows.filter(({ limit }) => limit === name).map(({ id }) => id)]),
);

async function requestsOf(
  { store, now }: Pick<ReadCall, 'store' | 'now'>,
  keys: Readonly<Record<'organization' | 'user', string>>,
) {
  const shown = [];
  for (const name of classes)
    for (const { per, limit: most, windowSeconds } of rateLimits[name].rules) {
      if (per !== 'organization' && per !== 'user') continue;
      const rule = { class: `${name}:${per}:${windowSeconds}`, limit: most, windowMs: windowSeconds * 1000 };
      // A request that costs nothing is never refused, so the decision says what the window has.
      const { remaining, resetAt } = await store.limits.peek({ ...rule, key: keys[per], cost: 0, now });
      const used = most - remaining;
      shown.push({
        limit: name,
        operations: [...(countedTogether.get(name) ?? [])],
        per,
        most,
        window_seconds: windowSeconds,
        used,
        left: remaining,
        resets_at: used === 0 ? null : resetAt.toISOString(),
      });
    }
  return shown;
}
