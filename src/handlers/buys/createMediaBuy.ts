import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import { submitForced } from '../../desk/tasks/submitted.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { accountOnWire, withoutBank } from '../../domain/accounts/on-wire.ts';
import { awaitedHint, withoutAwaited } from '../../domain/buys/awaited.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { judgeCreate, type NewBuy } from '../../domain/buys/judging/create.ts';
import { buyDetailsOf, newBuy } from '../../domain/buys/new-buy.ts';
import {
  actionsOnWire,
  buyStatus,
  deadlineOnWire,
  packageOnWire,
  totalOnWire,
} from '../../domain/buys/on-wire.ts';
import { countsOfAssigned, creativeIdsOf, showingIn } from '../../domain/buys/showing.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import type { TaskAnswer, TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import type { Purchase } from '../../domain/governance/check.ts';
import type { Proposal } from '../../domain/products/discovery/proposal.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { TaskError, wireError } from '../../domain/refusals/task-error.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import {
  type Booked,
  bookingOf,
  checkBooked,
  checkCredit,
  lockPool,
  reservePackages,
} from '../../record/buys/bookings.ts';
import { announceCreatedBuy } from '../../record/buys/buy-webhooks.ts';
import { commitBuy } from '../../record/buys/commit-buy.ts';
import { keepIntents } from '../../record/buys/intents.ts';
import {
  confirmAssigned,
  holdCreatives,
  judgeRoomOfCreatives,
  judgeSentCreatives,
  storeSentCreatives,
} from '../../record/buys/place-creatives.ts';
import { sellerFor } from '../../record/buys/seller-for.ts';
import {
  askGovernance,
  confirmGoverned,
  type Governed,
  isAskedOutside,
  reportOutcome,
} from '../../record/governance/ask-governance.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';

const NAME = 'create_media_buy';
type Name = typeof NAME;
type Request = TaskRequest<Name>;

/**
 * `create_media_buy`: buys products, all of the request or nothing. The request is validated and its inventory
 * reserved on the platform before the transaction. The transaction checks again everything that this relied on.
 */
export const createMediaBuy: TaskLookedWrite<Name> = {
  asksOutside: ({ account }, call) => isAskedOutside(account, call),
  looksFirst: true,
  announce: (args, call, body) => announceCreatedBuy(args, call, body),

  async look(args, call) {
    const seen = await resolveAccount(args.account, call, NAME, { mayCreate: false });
    const { buy, booked, asked, awaited } = await judge(args, call, seen);
    const { plan_id: planId, governance_context: context } = args;
    const purchase = purchaseOf(buy);
    const governed = await askGovernance(
      seen,
      { task: NAME, args: { ...args }, purchase, planId, context },
      call,
    );
    return async (write) => {
      const account = await resolveAccount(args.account, write, NAME, { mayCreate: true });
      confirmGoverned(account, governed);
      const forced = await answerForced(NAME, args, write, account);
      return forced ?? make(asked, write, account, { buy, booked, awaited, governed });
    };
  },
};

type Judgement = {
  readonly buy: NewBuy;
  readonly booked: readonly Booked[];
  /** Ids of creatives that the buy is made without; see `withoutAwaited`. */
  readonly awaited: readonly string[];
};

/** The request without the assignments of creatives that are awaited. */
type Asked = { readonly asked: Request };

async function judge(args: Request, call: TaskLookCall<Name>, account: Account): Promise<Judgement & Asked> {
  const showing = showingIn('packages', args.packages);
  const seller = await sellerFor(call, account, showing);
  const { packages, awaited } = withoutAwaited(args.packages ?? [], seller);
  const asked: Request = args.packages === undefined ? args : { ...args, packages };
  const verdict = judgeCreate(asked, seller, await proposalFor(args, call, account));
  const refusals = [
    ...(verdict.ok ? [] : verdict.refusals),
    ...(await judgeSentCreatives(call, account.id, showing)),
  ];
  const [first, ...others] = refusals;
  if (first !== undefined) throw taskErrorOf([first, ...others]);
  if (!verdict.ok) throw new Error('a refusal without a reason');
  const library = { principalId: account.principalId, accountId: account.id };
  await judgeRoomOfCreatives(call.store, library, countsOfAssigned(packages));
  const bookings = verdict.value.packages.map((one, at) =>
    bookingOf(one, `pkg_${call.newId()}`, args.proposal_id === undefined ? `packages[${at}]` : 'proposal_id'),
  );
  return {
    asked,
    awaited,
    buy: verdict.value,
    booked: await reservePackages(call.platform, bookings, {
      store: call.store,
      pool: poolOf(call, account),
      own: null,
      ifRefused: call.ifRefused,
    }),
  };
}

/** The proposal that a request names, if it was made for the account of the request or for no account. */
async function proposalFor(
  { proposal_id: id }: Request,
  { store, principal }: TaskLookCall<Name>,
  account: Account,
): Promise<Proposal | undefined> {
  if (id === undefined) return undefined;
  const found = await store.proposals.find(principal.id, id);
  return found !== undefined && (found.accountId === null || found.accountId === account.id)
    ? found.proposal
    : undefined;
}

const poolOf = (
  { principal }: { readonly principal: { readonly id: string } },
  { id, sandbox }: Account,
) => ({
  principalId: principal.id,
  accountId: id,
  sandbox,
});

async function make(
  args: Request,
  call: TaskWriteCall<Name>,
  account: Account,
  { buy: sold, booked, awaited, governed }: Judgement & { readonly governed: Governed },
): Promise<TaskAnswer<Name>> {
  const { store, principal, now, newId } = call;
  const id = `mb_${newId()}`;
  const pool = poolOf(call, account);
  const showing = showingIn('packages', args.packages);
  await lockPool(store, pool);
  const granted = await checkBooked(store, pool, booked, null);
  await store.mediaBuys.lock({ principalId: principal.id, id });
  await storeSentCreatives(call, account.id, showing);
  const creatives = await holdCreatives(call, account, creativeIdsOf(showing));
  confirmAssigned(showing, creatives, null);
  const buy = newBuy(sold, {
    principalId: principal.id,
    account,
    id,
    packages: granted,
    details: {
      ...buyDetailsOf(args, call.form),
      ...(governed.approval === null ? {} : { governance: governed.approval }),
    },
    creatives,
    holdMs: call.profile.holds.days_without_creatives * DAY_MS,
    isConfirmed: granted.every(({ undecided }) => undecided === undefined),
    now,
  });
  const made = await commitBuy(store, null, buy, {
    now,
    historyNotes: [{ action: 'created', actor: 'buyer', summary: 'The buyer made the buy.' }],
  });
  await keepIntents(store, made, granted, now);
  const field = args.proposal_id === undefined ? 'packages' : 'total_budget.amount';
  await checkCredit(store, account, { before: null, after: made, field });
  await reportOutcome(store, governed, made, purchaseOf(sold), now);
  const key = releaseTable.buyNamesItsKey[call.form] ? { idempotency_key: args.idempotency_key } : {};
  return {
    body: { ...answerOf(args, made, account, { form: call.form, awaited }), ...key },
    sandbox: account.sandbox,
  };
}

/** The purchase in the form that a governance agent checks. */
const purchaseOf = ({ flight, packages }: NewBuy): Purchase => ({
  ...flight,
  parts: packages.map(({ budget, option, offer, request }) => ({
    budget,
    currency: option.currency,
    channels: offer.product.channels ?? [],
    overlay: request.targeting_overlay,
  })),
});

/** A hint when `brand` differs from the brand of the account. The account decides for which brand a buy is. */
const brandHint = (brand: Request['brand'], { brandDomain }: Account): string | undefined =>
  brand === undefined || brand.domain.toLowerCase() === brandDomain
    ? undefined
    : `The buy is for ${brandDomain}, the brand of its account; \`brand\` names another one.`;

function answerOf(
  { brand }: Request,
  buy: WholeBuy,
  account: Account,
  { form, awaited }: Pick<TaskWriteCall<Name>, 'form'> & Pick<Judgement, 'awaited'>,
): TaskResponse<Name> {
  const { invoice_recipient: recipient } = buy.details;
  const hints = [brandHint(brand, account), awaitedHint(awaited)].filter((hint) => hint !== undefined);
  return {
    ...buyStatus(buy, form),
    ...(hints.length === 0 ? {} : { message: hints.join(' ') }),
    media_buy_id: buy.id,
    account: accountOnWire(account),
    ...(recipient === undefined ? {} : { invoice_recipient: withoutBank(recipient) }),
    confirmed_at: buy.confirmedAt?.toISOString() ?? null,
    ...deadlineOnWire(buy),
    revision: buy.revision,
    ...totalOnWire(buy),
    ...actionsOnWire(buy),
    packages: buy.packages.map((one) => packageOnWire(buy, one, form)),
  };
}

const QUESTION = 'The seller must approve the media buy before it is created.';

/**
 * The response that a test requested in place of a buy; the request is used up by it. Null when there is none.
 * Only sandbox accounts can get such a response.
 */
async function answerForced(
  name: Name,
  args: TaskRequest<Name>,
  call: TaskWriteCall<Name>,
  account: Account,
): Promise<TaskAnswer<Name> | null> {
  if (!account.sandbox) return null;
  const forced = await call.store.forcedArms.take(call.principal.id, account.id, name);
  if (forced === undefined) return null;
  const { arm, message } = forced;
  if (arm === 'submitted') return submitForced(name, args, call, forced, account.id);
  const question = new TaskError('IO_REQUIRED', message ?? QUESTION);
  return {
    body: {
      status: 'input-required',
      ...(message === null ? {} : { message }),
      reason: 'APPROVAL_REQUIRED',
      errors: [wireError(question)],
    },
  };
}
