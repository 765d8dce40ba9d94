import type { Platform } from '../../ad-server/port.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';

/** Whether an ad server counts the delivery of a buy, so that figures come late and are corrected. */
export const isCountedLater = (
  { connected }: Pick<Platform, 'connected'>,
  { sandbox }: Pick<WholeBuy, 'sandbox'>,
): boolean => connected !== undefined && !sandbox;

/** An ad server that has not counted by then never will. */
const COUNTED_WITHIN_MS = 90 * DAY_MS;
const MISSING_MS = 15 * MINUTE_MS;
const CORRECTED_MS = 6 * HOUR_MS;

/** Whether the delivery of a buy that has ended is counted, and when it is looked at again; null for never. */
export async function countingOf(
  store: Tables,
  { updatedAt }: Pick<WholeBuy, 'updatedAt'>,
  now: Date,
): Promise<{ isCounted: boolean; lookAt: Date | null }> {
  const read = await store.adServerReading.find();
  // The last change of a buy that has ended is its end.
  const isReached = (until: Date | null | undefined): boolean => until != null && until >= updatedAt;
  const isGivenUp = now.getTime() - updatedAt.getTime() > COUNTED_WITHIN_MS;
  if (isReached(read?.finalUntil) || isGivenUp) return { isCounted: true, lookAt: null };
  const isCounted = isReached(read?.completeUntil);
  return { isCounted, lookAt: new Date(now.getTime() + (isCounted ? CORRECTED_MS : MISSING_MS)) };
}
