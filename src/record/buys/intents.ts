import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { DECIDED_WITHIN_MS, type PlacedPackage } from '../../domain/buys/placed-package.ts';
import { MINUTE_MS } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';
import type { Booked } from './bookings.ts';

/** The job of the purchase runs at once. This is when another one goes on in its place if it was lost. */
const CHECKED_AFTER_MS = 5 * MINUTE_MS;

/**
 * Records, in the transaction of the purchase, that packages are to be placed at the ad server. From here on a job
 * brings each of them there, or gives it up, whatever ends in between.
 */
export async function keepIntents(
  tx: Tables,
  buy: WholeBuy,
  booked: readonly Booked[],
  now: Date,
): Promise<void> {
  const wanted = booked.filter(({ undecided }) => undecided !== undefined);
  if (wanted.length === 0) return;
  const known = new Map((await tx.adServerPackages.ofBuy(buy)).map((one) => [one.packageId, one]));
  const checkAt = new Date(now.getTime() + CHECKED_AFTER_MS);
  await tx.adServerPackages.put(
    wanted.map(({ id, option, undecided }) => ({
      ...(known.get(id) ?? newIntent(buy, id, option.currency, now)),
      reservationId: undecided?.reservationId ?? null,
      checkAt,
    })),
  );
}

/** A package of which the ad server knows nothing yet. */
export const newIntent = (
  { principalId, id }: Pick<WholeBuy, 'principalId' | 'id'>,
  packageId: string,
  currency: string,
  now: Date,
): PlacedPackage => ({
  packageId,
  principalId,
  buyId: id,
  currency,
  appliedRevision: 0,
  state: 'building',
  reservationId: null,
  reason: null,
  adServerRef: null,
  creatives: [],
  changedAt: now,
  decideBy: new Date(now.getTime() + DECIDED_WITHIN_MS),
  checkAt: null,
});
