import { minorPerMain } from '../accounts/money.ts';
import type { CreativeStatus } from '../creatives/lifecycle.ts';
import { isObject, type Json, objectsIn } from '../json/values.ts';
import { DAY_MS, readInstant } from '../text/instant.ts';
import type { BuyDetails, WholeBuy, WholePackage } from './buy-record.ts';
import { type BuyStatus, isBuyStatus, isFinalBuy } from './lifecycle/buy.ts';
import { splitMoney } from './money/split.ts';
import { buyDetailsOf } from './new-buy.ts';
import { type ToldStart, toldPackage } from './told-package.ts';
import { amountOf } from './told-values.ts';

export type BuyTelling = ToldStart & {
  readonly account: { readonly id: string; readonly sandbox: boolean };
  /** The request that the buy answers, if there was one. */
  readonly request: Json;
  /** What stands where the text says nothing of its state. */
  readonly status: BuyStatus;
  readonly creatives: ReadonlyMap<string, CreativeStatus>;
};

const FLIGHT_MS = 30 * DAY_MS;
const AHEAD_MS = 7 * DAY_MS;
/** In main units. */
const BUDGET = 1000;
const CURRENCY = 'USD';

/**
 * A buy as somebody tells it without having bought it: a test, or the result of a task. Nothing of it is judged, and
 * what is left out is filled in from the request, or with what is usual. It delivers what it is told to deliver.
 */
export function toldBuy(document: Json, telling: BuyTelling): WholeBuy {
  const { principalId, account, buyId, request, creatives, now } = telling;
  const status = statusOf(document) ?? telling.status;
  const { start, end } = flightOf(document, request, status, now);
  const currency = currencyOf(document) ?? currencyOf(request) ?? CURRENCY;
  const listed = objectsIn(document.packages);
  const asked = objectsIn(request.packages);
  const packages = listed.length > 0 ? listed : asked.length > 0 ? asked : [document];
  const total =
    amountOf(document.total_budget ?? document.budget) ?? amountOf(request.total_budget) ?? BUDGET;
  const shares = splitMoney(
    Math.round(total * minorPerMain(currency)),
    packages.map(() => 1),
  );
  return {
    principalId,
    id: buyId,
    accountId: account.id,
    sandbox: account.sandbox,
    status,
    hold: false,
    isCancellable: true,
    revision: 1,
    startAt: start,
    endAt: end,
    details: detailsOf(document, request),
    isSilent: true,
    confirmedAt: confirmedOf(document, status, now),
    lookAt: null,
    traffickedRevision: 0,
    settled: false,
    createdAt: now,
    updatedAt: now,
    packages: packages.map(
      (one, position): WholePackage =>
        toldPackage(
          { ...(asked[position] ?? {}), ...one },
          { ...telling, accountId: account.id },
          {
            position,
            currency,
            budget: shares[position] ?? 0,
            isAlone: one === document,
            flight: { start, end },
          },
        ),
    ),
    creatives,
  };
}

/** The status of a stored buy under either of its two names; an unknown value counts as missing. */
function statusOf({ media_buy_status: own, status }: Json): BuyStatus | undefined {
  if (typeof own === 'string' && isBuyStatus(own)) return own;
  return typeof status === 'string' && isBuyStatus(status) ? status : undefined;
}

/** One that waits for its start starts later; a flight that runs backwards is none. */
function flightOf(document: Json, request: Json, status: BuyStatus, now: Date) {
  const dates = isObject(document.flight) ? { ...document.flight, ...document } : document;
  const told = (names: readonly string[]): Date | null => {
    for (const source of [dates, request])
      for (const name of names) {
        const at = readInstant(source[name]);
        if (at !== null) return at;
      }
    return null;
  };
  const start =
    told(['start_time', 'start', 'start_date']) ??
    (status === 'pending_start' ? new Date(now.getTime() + AHEAD_MS) : now);
  const end = told(['end_time', 'end', 'end_date']);
  return { start, end: end !== null && end > start ? end : new Date(start.getTime() + FLIGHT_MS) };
}

function currencyOf({ currency, total_budget: total, budget }: Json): string | undefined {
  const named = [
    currency,
    isObject(total) ? total.currency : undefined,
    isObject(budget) ? budget.currency : undefined,
  ];
  return named.find((word): word is string => typeof word === 'string' && /^[A-Z]{3}$/.test(word));
}

/** What runs was agreed to; only what waits can be unconfirmed. */
function confirmedOf({ confirmed_at: confirmed }: Json, status: BuyStatus, now: Date): Date | null {
  const mayWait = status === 'pending_creatives' || status === 'pending_start' || isFinalBuy(status);
  return confirmed === null && mayWait ? null : (readInstant(confirmed) ?? now);
}

function detailsOf(document: Json, request: Json): BuyDetails {
  const { rejection_reason: reason, cancellation } = document;
  return {
    ...buyDetailsOf(request),
    ...buyDetailsOf(document, ['brand', 'context', 'ext', 'po_number', 'plan_id']),
    ...(typeof reason === 'string' ? { rejection_reason: reason } : {}),
    ...(isObject(cancellation) ? { cancellation: cancellation as BuyDetails['cancellation'] } : {}),
  } as BuyDetails;
}
