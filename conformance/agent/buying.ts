import { type Json, listOf, objectOf } from '../../client/json.ts';
import type { Caller } from '../http/ask.ts';
import { judgeable } from '../verdict.ts';
import { account_, BRAND, sold } from './readings.ts';
import { newKey, offers, openTrial, reading, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const DAY = 86_400_000;
const FLIGHT = 30 * DAY;
/** Small first, so that many purchases leave enough of the inventory; larger where that is too little. */
const BUDGET = 200;
const BUDGETS = [BUDGET, 1000, 10_000];
/** Products that are tried before the runner gives up. */
const MOST_TRIES = 8;

/** What is bought: the arguments without a key. */
type Purchase = { readonly args: Json; readonly product: Json; readonly option: Json };

const inFuture = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A package of a product by one of its prices. */
export function packageOf(product: Json, option: Json, budget = BUDGET): Json {
  const least = Number(option.min_spend_per_package ?? 0);
  const { floor_price: floor, fixed_price: fixed } = option;
  const guided = Object.values(objectOf(option.price_guidance)).filter((value) => typeof value === 'number');
  const bid = Math.max(Number(floor ?? 0), ...guided, 1);
  return {
    product_id: product.product_id,
    pricing_option_id: option.pricing_option_id,
    budget: Math.ceil(Math.max(budget, least)),
    ...(fixed === undefined ? { bid_price: bid } : {}),
  };
}

const purchaseOf = (account: Json, wanted: Json): Json => ({
  account,
  brand: BRAND,
  start_time: 'asap',
  end_time: inFuture(FLIGHT),
  packages: [wanted],
});

/**
 * Products in the order in which they are tried: first those to which nobody has to agree, then those that may run without
 * creatives. One that cannot be canceled is not bought.
 */
const inOrder = (products: readonly Json[]): Json[] =>
  products.filter(canBeCanceled).sort((a, b) => easeOf(a) - easeOf(b));

const easeOf = (product: Json): number =>
  (product.delivery_type === 'guaranteed' ? 8 : 0) +
  (product.is_custom === true ? 4 : 0) +
  (listOf(product.format_ids).length > 0 ? 2 : 0) -
  (listOf(product.catalog_types).length > 0 ? 1 : 0);

const canBeCanceled = ({ allowed_actions: actions }: Json): boolean => {
  const rule = listOf(actions)
    .map(objectOf)
    .find(({ action }) => action === 'cancel');
  return actions === undefined || listOf(rule?.modes).includes('self_serve');
};

/** What can be bought: each product by its first price. */
export const offersToBuy = async (trial: Trial): Promise<readonly Pick<Purchase, 'product' | 'option'>[]> =>
  inOrder(await trial.read(sold)).flatMap((product) =>
    listOf(product.pricing_options)
      .slice(0, 1)
      .map((option) => ({ product, option: objectOf(option) })),
  );

/** A purchase that the agent has taken once, and which therefore can be made again. */
export const purchase = reading('a purchase that the agent takes', async (trial): Promise<Purchase> => {
  await offers(trial, 'create_media_buy');
  const account = await trial.read(account_);
  const candidates = await offersToBuy(trial);
  judgeable(candidates.length > 0, 'no product with a price is offered to the caller');
  const refused: string[] = [];
  const taken: Purchase[] = [];
  for (const { product, option } of candidates.slice(0, MOST_TRIES)) {
    let least = 0;
    for (const budget of BUDGETS) {
      const args = purchaseOf(account, packageOf(product, option, Math.max(budget, least)));
      const called = await inTurn(trial, () =>
        trial.call('create_media_buy', { ...args, idempotency_key: newKey() }),
      );
      cancelLater(trial, called);
      if (called.refusal === null && typeof called.body.media_buy_id === 'string') {
        // One that starts at once shows more states than one that waits for creatives.
        if (stateOf(called.body) === 'active') return { args, product, option };
        taken.push({ args, product, option });
        break;
      }
      refused.push(reasonOf(called));
      if (called.refusal?.code !== 'BUDGET_TOO_LOW') break;
      least = Math.ceil(Number(called.refusal.details?.minimum_budget ?? 0));
    }
  }
  const [first] = taken;
  judgeable(first, `the agent took none of ${refused.length} purchases: ${refused.slice(0, 3).join('; ')}`);
  return first;
});

/** Turns at buying: what the controller forces upon the next purchase must not meet the one of another check. */
const turns = reading('turns at buying', async () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const own = last.then(work);
    last = own.catch(() => {});
    return own;
  };
});

/** Does what buys while no other check buys. */
export async function inTurn<T>(trial: Trial, work: () => Promise<T>): Promise<T> {
  const take = await trial.read(turns);
  return take(work);
}

const reasonOf = ({ refusal, fault, body }: Called): string =>
  refusal === null
    ? (fault ?? `answered with ${String(body.status)}`)
    : `${refusal.code}: ${refusal.message}`;

/** Takes a purchase back at the end of the run. */
export function cancelLater({ context, self }: Trial, { body, args }: Called, as: Caller = self): void {
  const { media_buy_id: id } = body;
  if (typeof id !== 'string' || body.replayed === true) return;
  context.cleanUp(`media buy ${id}`, async (fresh) => {
    const { refusal } = await openTrial(fresh).call(
      'update_media_buy',
      {
        account: args.account,
        media_buy_id: id,
        canceled: true,
        idempotency_key: newKey(),
      },
      { as },
    );
    // A buy that is over cannot deliver either.
    if (
      refusal !== null &&
      !['NOT_CANCELLABLE', 'INVALID_STATE', 'MEDIA_BUY_NOT_FOUND'].includes(refusal.code)
    )
      throw new Error(`${refusal.code}: ${refusal.message}`);
  });
}

/** Calls `create_media_buy` with changes to the purchase that works, whatever comes of it. */
export async function tryToBuy(trial: Trial, changes: Json = {}): Promise<Called> {
  await trial.read(purchase);
  return inTurn(trial, () => buyNow(trial, changes));
}

/** As `tryToBuy`, within a turn that was taken before. */
export async function buyNow(trial: Trial, changes: Json = {}): Promise<Called> {
  const { args } = await trial.read(purchase);
  const called = await trial.call('create_media_buy', { ...args, idempotency_key: newKey(), ...changes });
  cancelLater(trial, called);
  return called;
}

/** Makes a buy; NotJudged when the agent does not take it. */
export async function buy(trial: Trial, changes: Json = {}): Promise<Called> {
  const called = await tryToBuy(trial, changes);
  judgeable(
    called.refusal === null && called.fault === null,
    `a purchase was not taken: ${reasonOf(called)}`,
  );
  judgeable(typeof called.body.media_buy_id === 'string', 'a purchase was not taken at once');
  return called;
}

/** The package of the purchase that works, with changes. */
export async function packagesWith(trial: Trial, changes: Json): Promise<Json[]> {
  const { args } = await trial.read(purchase);
  return listOf(args.packages).map((one) => ({ ...objectOf(one), ...changes }));
}

/** Changes a buy, whatever comes of it. */
export async function change(trial: Trial, bought: Called, changes: Json): Promise<Called> {
  await offers(trial, 'update_media_buy');
  return trial.call('update_media_buy', {
    account: bought.args.account,
    media_buy_id: bought.body.media_buy_id,
    idempotency_key: newKey(),
    ...changes,
  });
}

/** A buy as the agent lists it; undefined when it does not. */
export async function listed(
  trial: Trial,
  bought: Called,
): Promise<{ buy: Json | undefined; called: Called }> {
  await offers(trial, 'get_media_buys');
  const id = bought.body.media_buy_id;
  const called = await trial.get('get_media_buys', { account: bought.args.account, media_buy_ids: [id] });
  const buy = listOf(called.body.media_buys)
    .map(objectOf)
    .find(({ media_buy_id }) => media_buy_id === id);
  return { buy, called };
}

/** State of a buy in the answer that made or changed it: older releases have it in `status`. */
export const stateOf = (body: Json): unknown => body.media_buy_status ?? body.status;
