import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import type { TaskAnswer, TaskRequest } from '../../domain/contract/shapes.ts';
import { webhookReader } from '../../domain/contract/webhook-reader.ts';
import type { Purchase } from '../../domain/governance/check.ts';
import { minorCovering } from '../../domain/money/amounts.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import {
  judgeRightsRequest,
  keptUntil,
  type RightsRejection,
  type RightsRequested,
  readRightsRequest,
  rightsDigest,
  unknownRights,
} from '../../domain/rights/acquire.ts';
import {
  daysLater,
  endOf,
  isOpenGrant,
  priceOfTerm,
  type RightsGrant,
  startOfDay,
} from '../../domain/rights/grant.ts';
import type { RightsOffering } from '../../domain/rights/offering.ts';
import { grantOnWire, rejectionOnWire } from '../../domain/rights/on-wire.ts';
import { dayOf } from '../../domain/text/instant.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import {
  askGovernance,
  confirmGoverned,
  type Governed,
  reportOutcome,
} from '../../record/governance/ask-governance.ts';
import { buyerName, otherExclusivesOf, rightsFor, secretOf } from '../../record/rights/rights.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';

const NAME = 'acquire_rights';
type Name = typeof NAME;
type Request = TaskRequest<Name>;

/** Maximum number of grants that one caller may have at a time. */
const MOST_GRANTS = 1_000;
/** How long a request waits for the operator's decision before it expires. */
const PENDING_DAYS = 30;

/**
 * `acquire_rights`: licenses rights for a campaign. Identical requests of one account become one grant. The
 * governance agent of the account is asked before the rules of the rights holder apply. The webhooks of the
 * request are first called when the operator decides.
 */
export const acquireRights: TaskLookedWrite<Name> = {
  asksOutside: ({ account }) => account !== undefined,

  async look(args, call) {
    const { catalog, seeded } = await rightsFor(call);
    const requested = readRightsRequest(args, catalog, call.now);
    if ('code' in requested) throw taskErrorOf([requested]);
    const seen =
      args.account === undefined
        ? null
        : await resolveAccount(args.account, call, NAME, { mayCreate: false });
    const isSandbox = seen?.sandbox ?? call.principal.sandboxOnly;
    if (seeded.has(args.rights_id) && !isSandbox) throw taskErrorOf([unknownRights]);
    const checked = seen === null ? null : await governed(args, requested, seen, call);
    return async (write) => {
      if (checked !== null && 'reason' in checked)
        return rejectionAnswer(args, requested.offering, checked, write, seen);
      const account =
        args.account === undefined
          ? null
          : await resolveAccount(args.account, write, NAME, { mayCreate: true });
      if (account !== null && checked !== null) confirmGoverned(account, checked);
      return acquire(args, write, { requested, account, governed: checked });
    };
  },
};

/** @returns a rejection when governance denies the request and the release has a response variant for that */
async function governed(
  args: Request,
  requested: RightsRequested,
  account: Account,
  call: TaskLookCall<Name>,
): Promise<Governed | RightsRejection> {
  const { governance_context: context } = args;
  // Without the plan's token no governance agent is asked: it could not tell which plan the request belongs to.
  const planId = context === undefined ? undefined : args.plan_id;
  try {
    const purchase = purchaseOf(args, requested);
    return await askGovernance(account, { task: NAME, args: { ...args }, purchase, planId, context }, call);
  } catch (cause) {
    if (!(cause instanceof TaskError) || cause.code !== 'GOVERNANCE_DENIED') throw cause;
    if (!releaseTable.rightsRejectWhatGovernanceDenies[call.form]) throw cause;
    const { suggestion } = cause.detail;
    return { reason: cause.message, suggestions: suggestion === undefined ? [] : [suggestion] };
  }
}

/** The purchase in the form that a governance agent checks. */
function purchaseOf({ campaign }: Request, { price, start, end }: RightsRequested): Purchase {
  const amount = priceOfTerm(price, { start, end, impressions: campaign.estimated_impressions ?? null });
  const overlay = campaign.countries === undefined ? undefined : { geo_countries: campaign.countries };
  return {
    start: startOfDay(start),
    end: endOf(end),
    parts: [
      { budget: minorCovering(amount, price.currency), currency: price.currency, channels: [], overlay },
    ],
  };
}

type Judged = {
  readonly requested: RightsRequested;
  readonly account: Account | null;
  readonly governed: Governed | null;
};

async function acquire(
  args: Request,
  call: TaskWriteCall<Name>,
  { requested, account, governed: checked }: Judged,
): Promise<TaskAnswer<Name>> {
  const { store, principal, now, newId } = call;
  const { offering } = requested;
  const accountId = account?.id ?? '';
  const sandbox = account?.sandbox ?? principal.sandboxOnly;
  const buyer = buyerName(args.buyer);
  await store.rightsGrants.lock(offering.rights_id);
  const digest = rightsDigest(args, buyer);
  const equal = await store.rightsGrants.findEqual(principal.id, accountId, digest);
  if (equal !== undefined && isOpenGrant(equal, now)) return grantAnswer(equal, call);
  if (equal?.status === 'rejected')
    return rejectionAnswer(
      args,
      offering,
      { reason: equal.details.reason ?? 'The rights holder refused.', suggestions: [] },
      call,
      account,
    );
  const exclusives = await otherExclusivesOf(
    store,
    offering,
    { principalId: principal.id, sandbox, buyer },
    now,
  );
  const verdict = judgeRightsRequest(requested, args, exclusives);
  if ('reason' in verdict) return rejectionAnswer(args, offering, verdict, call, account);
  if ((await store.rightsGrants.countOpen(principal.id, now)) >= MOST_GRANTS)
    throw new TaskError('INVALID_STATE', `A caller may have at most ${MOST_GRANTS} grants at a time.`, {
      suggestion: 'Wait until earlier grants have ended.',
    });
  const isPending = offering.needs_approval === true;
  const grant: RightsGrant = {
    principalId: principal.id,
    id: `rgt_${newId()}`,
    accountId,
    sandbox,
    rightsId: offering.rights_id,
    buyer,
    digest,
    status: isPending ? 'pending_approval' : 'acquired',
    paused: false,
    revision: 1,
    keySerial: 1,
    offering,
    terms: verdict.terms,
    details: {
      buyer: args.buyer,
      campaign: args.campaign,
      revocationWebhook: args.revocation_webhook,
      pushConfig: args.push_notification_config ?? null,
      approval: checked?.approval ?? null,
      reason: null,
      reader: { baseUrl: call.baseUrl, ...webhookReader(call.form, args) },
    },
    impressions: 0,
    createdAt: now,
    updatedAt: now,
    keptUntil: isPending ? endOf(daysLater(dayOf(now), PENDING_DAYS)) : keptUntil(verdict.terms.end),
  };
  await store.rightsGrants.put(grant);
  if (checked !== null)
    await reportOutcome(store, checked, grant, purchaseOf(args, requested), now, 'rights_license');
  return grantAnswer(grant, call);
}

const grantAnswer = (
  grant: RightsGrant,
  { baseUrl, form, store, now }: TaskWriteCall<Name>,
): TaskAnswer<Name> => ({
  sandbox: grant.sandbox,
  body: grantOnWire(grant, { baseUrl, form, now, secret: secretOf(store, grant) }),
});

/** Nothing was granted, so the response has only the offering's own id. */
const rejectionAnswer = (
  { rights_id: rightsId }: TaskRequest<Name>,
  { brand_id: brandId }: RightsOffering,
  { reason, suggestions }: RightsRejection,
  { form, principal }: TaskWriteCall<Name>,
  account: Account | null,
): TaskAnswer<Name> => ({
  sandbox: account?.sandbox ?? principal.sandboxOnly,
  body: rejectionOnWire({ rightsId, brandId, reason, suggestions }, form),
});
