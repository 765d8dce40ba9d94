import type { TaskKeepingRead } from '../../desk/tasks/call.ts';
import { submitForced } from '../../desk/tasks/submitted.ts';
import type { TaskAnswer } from '../../domain/contract/shapes.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import type { FoundProducts, Request } from '../../domain/products/discovery/found.ts';
import {
  type ProductsAnswer,
  pageOfProducts,
  productsAnswer,
  type VersionsCall,
  versionsFor,
  wholesaleProducts,
} from '../../domain/products/discovery/products-answer.ts';
import { buildProposals, type Proposal } from '../../domain/products/discovery/proposal.ts';
import { refine } from '../../domain/products/discovery/refine.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { discover, listedFor } from '../../record/products/discover.ts';
import { type Forecasts, forecastOffers } from '../../record/products/forecast-offers.ts';
import { keepProposals, refineKept } from '../../record/products/keep-proposals.ts';
import { type Answered, rankFound } from '../../record/products/product-index.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';

type Name = 'get_products';
type Answer = TaskAnswer<Name>;
/** The write that a look returns. */
type Write = (call: TaskWriteCall<Name>) => Promise<Answer>;

const NO_FORECASTS: Forecasts = { byProduct: new Map(), isIncomplete: false };

const isBrief = ({ buying_mode: mode }: Request): boolean => (mode ?? 'brief') === 'brief';

/**
 * `get_products`: products for a brief, all products, or an earlier answer refined. Briefs and refinements
 * store proposals for callers with a credential, and a test may turn them into tasks. A wholesale read stores
 * nothing.
 */
export const getProducts: TaskKeepingRead<Name> = {
  keeps: ({ buying_mode: mode, property_list: list }) => mode !== 'wholesale' || list !== undefined,
  // Its proposals have just been made of the same products; a refinement may hold inventory.
  isLosable: isBrief,

  async read(request, call) {
    const found = await discover(request, call, null);
    if (found.mode === 'wholesale') return wholesaleProducts(request, call, found);
    if (found.mode === 'brief')
      return briefAnswer(request, call, found, await rankFound(request, call, found));
    // A caller without a credential has no stored proposals, so every named proposal is unknown.
    const refined = refine(entriesOf(request), found.offers, new Map(), call.now);
    if (!refined.ok) throw taskErrorOf(refined.refusals);
    return refinedAnswer(request, call, found, refined.value);
  },

  write: {
    asksOutside: (request) => isBrief(request) || request.property_list !== undefined,

    async look(request, call) {
      const listed = await listedFor(request, call);
      const found = await discover(request, call, listed);
      if (found.mode === 'wholesale') {
        const answer = wholesaleProducts(request, call, found);
        return async () => answer;
      }
      return found.mode === 'brief' ? lookForBrief(request, call, found) : lookToRefine(request, found);
    },
  },
};

async function lookForBrief(
  request: Request,
  call: TaskLookCall<Name>,
  found: FoundProducts,
): Promise<Write> {
  const [answered, mayBeForced] = await Promise.all([
    rankFound(request, call, found),
    call.store.forcedArms.has(knownCaller(call).principal.id, 'get_products'),
  ]);
  const { hints, ranked } = answered;
  const page = pageOfProducts(ranked, request, found);
  const forecasts = found.isFull
    ? await forecastOffers(
        page.items.map(({ offer }) => offer),
        request,
        knownCaller(call),
        { account: found.account, budget: hints.budget },
      )
    : NO_FORECASTS;
  // Later pages belong to the answer of the first page and its proposals.
  const isProposing =
    found.isFull &&
    request.pagination?.cursor === undefined &&
    call.profile.media_buy?.supports_proposals === true;
  const proposals = isProposing
    ? buildProposals(ranked, hints, () => `prop_${call.newId()}`, found.offers)
    : [];
  return async (write) => {
    const forced = mayBeForced ? await answerForced(request, write, found) : null;
    if (forced !== null) return forced;
    if (proposals.length > 0) {
      // Without an account they are stored in the turn in which the transaction begins, which saves a wait for it.
      const accountId = request.account === undefined ? null : await ownAccountId(request, write);
      await keepProposals(proposals, knownCaller(write), accountId);
    }
    return briefAnswer(request, call, found, { ...answered, forecasts, proposals });
  };
}

const lookToRefine =
  (request: Request, found: FoundProducts): Write =>
  async (write) => {
    const forced = await answerForced(request, write, found);
    if (forced !== null) return forced;
    return refinedAnswer(
      request,
      write,
      found,
      await refineKept(entriesOf(request), found.offers, knownCaller(write), found.account),
    );
  };

type Brief = Answered & { readonly forecasts?: Forecasts; readonly proposals?: readonly Proposal[] };

function briefAnswer(
  request: Request,
  call: VersionsCall,
  found: FoundProducts,
  { ranked, forecasts = NO_FORECASTS, proposals = [] }: Brief,
): Answer {
  const told = ranked.map(
    ({ offer, reason }): ProductsAnswer => ({
      offer,
      reason,
      forecast: forecasts.byProduct.get(offer.product.product_id),
    }),
  );
  return productsAnswer(pageOfProducts(told, request, found), request, found, {
    proposals,
    isForecastIncomplete: forecasts.isIncomplete,
    versions: versionsFor(request, call, found),
  });
}

const entriesOf = ({ refine: entries = [] }: Request) => entries;

type Refined = Awaited<ReturnType<typeof refineKept>>;
function refinedAnswer(
  request: Request,
  call: VersionsCall,
  found: FoundProducts,
  { offers, proposals, applied }: Refined,
): Answer {
  const told = offers.map((offer): ProductsAnswer => ({ offer }));
  return productsAnswer(pageOfProducts(told, request, found), request, found, {
    proposals,
    applied,
    versions: versionsFor(request, call, found),
  });
}

/** The call with its principal. Everybody may call the task, but only callers with a credential reach its write. */
function knownCaller<C extends { readonly principal: AgentPrincipal | null }>(call: C) {
  const { principal } = call;
  if (principal === null) throw new Error('nothing is kept for nobody');
  return { ...call, principal };
}

/** Id of the account that a request names. In the sandbox, the account is created on its first use. */
async function ownAccountId({ account }: Request, call: TaskWriteCall<Name>): Promise<string | null> {
  if (account === undefined) return null;
  return (await resolveAccount(account, knownCaller(call), 'get_products', { mayCreate: true })).id;
}

/**
 * The response that a test requested in place of products; the request is used up by it. Null when there is
 * none. Only sandbox accounts can get such a response.
 */
async function answerForced(
  request: Request,
  call: TaskWriteCall<Name>,
  found: FoundProducts,
): Promise<Answer | null> {
  const { principal, mode, store } = call;
  const isSandbox = found.account === null ? mode === 'sandbox' : found.account.sandbox;
  if (principal === null || !isSandbox) return null;
  const forced = await store.forcedArms.take(principal.id, found.account?.id ?? '', 'get_products');
  if (forced === undefined) return null;
  const accountId = await ownAccountId(request, call);
  return submitForced('get_products', request, knownCaller(call), forced, accountId);
}
