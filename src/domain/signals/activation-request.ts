import type { CoreVendorPricingOption } from '../../../generated/types/core.ts';
import type { Purchase } from '../governance/check.ts';
import { toMinor } from '../money/amounts.ts';
import { type BuyRejected, outside, refuse } from '../refusals/refusal.ts';
import { DAY_MS } from '../text/instant.ts';
import { type Destination, offeredOn, targetOf } from './activation.ts';
import { pricesOf } from './on-wire.ts';
import type { Signal } from './signal.ts';

type Asked = {
  readonly destinations: readonly Destination[];
  readonly pricingOptionId: string | undefined;
};
type Around = {
  readonly agentUrl: string;
  /** Whether every destination works, as in the sandbox. */
  readonly isAnywhere: boolean;
};

/** Checks the price and the destinations of an activation; returns one refusal for each fault. */
export function judgeActivation(
  signal: Signal,
  { destinations, pricingOptionId }: Asked,
  { agentUrl, isAnywhere }: Around,
): BuyRejected[] {
  const ids = pricesOf(signal).map(({ pricing_option_id: id }) => id);
  const price =
    pricingOptionId === undefined || ids.includes(pricingOptionId)
      ? []
      : [
          outside(
            'INVALID_REQUEST',
            'pricing_option_id',
            '`pricing_option_id` must be one of the prices of the signal.',
            pricingOptionId,
            ids,
          ),
        ];
  const access = destinations.flatMap((destination, at) =>
    isAnywhere || offeredOn(signal, targetOf(destination, agentUrl)) !== undefined
      ? []
      : [
          refuse(
            'DEPLOYMENT_UNAUTHORIZED',
            `destinations[${at}]`,
            'The signal is not offered on this destination.',
            { suggestion: 'Choose a destination from the `deployments` of the signal.' },
          ),
        ],
  );
  return [...price, ...access];
}

const MONTH_DAYS = 30;
/** Days that a flat price is charged for, because an activation has no end date of its own. */
const PERIOD_DAYS: Readonly<Record<string, number>> = { monthly: MONTH_DAYS, quarterly: 91, annual: 365 };

/**
 * The purchase that a governance agent is asked to approve for an activation. Only a flat fee is owed for the
 * activation itself. Prices by usage are part of the buys that use the signal, and the agent checks those buys
 * themselves.
 */
export function activationPurchase(
  price: CoreVendorPricingOption | undefined,
  countries: readonly string[] | undefined,
  now: Date,
): Purchase {
  const flat = price?.model === 'flat_fee' ? price : undefined;
  const days = PERIOD_DAYS[flat?.period ?? ''] ?? MONTH_DAYS;
  const currency = price?.currency ?? 'USD';
  return {
    start: now,
    end: new Date(now.getTime() + days * DAY_MS),
    parts: [
      {
        budget: flat === undefined ? 0 : (toMinor(flat.amount, currency) ?? 0),
        currency,
        channels: [],
        overlay: countries === undefined ? undefined : { geo_countries: countries },
      },
    ],
  };
}
