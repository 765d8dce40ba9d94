import { type BuyRejected, outside, refuse } from '../buys/refusal.ts';
import { type Destination, offeredOn, targetOf } from './destination.ts';
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

/** What is wrong with the price and the destinations of an activation. */
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
