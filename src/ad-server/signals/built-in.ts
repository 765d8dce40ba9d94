import type { SignalsCatalogSignal } from '../../../generated/types/schemas.ts';
import { ownSheets } from './own.ts';
import { mediaProviders } from './providers-media.ts';
import { peopleProviders } from './providers-people.ts';
import { placeProviders } from './providers-places.ts';
import { shoppingProviders } from './providers-shopping.ts';
import { signalsOf } from './sheet.ts';

let made: readonly SignalsCatalogSignal[] | undefined;

/**
 * Signals made up for trying things out: the data of the publisher itself, of its data providers, and built for single
 * accounts. Data that stands ready on the publisher's ad server comes first.
 */
export function builtInSignals(): readonly SignalsCatalogSignal[] {
  if (made !== undefined) return made;
  const sheets = [
    ...shoppingProviders,
    ...placeProviders,
    ...peopleProviders,
    ...mediaProviders,
    ...ownSheets,
  ];
  const isReady = ({ minutesHere }: (typeof sheets)[number]): boolean => minutesHere === 0;
  made = [...sheets.filter(isReady), ...sheets.filter((one) => !isReady(one))].flatMap(signalsOf);
  return made;
}
