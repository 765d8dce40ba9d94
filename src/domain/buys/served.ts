import type { WholeBuy } from './buy-record.ts';
import { isServed } from './lifecycle/standing.ts';

/** Whether every package of a buy that is not canceled has something to show. */
export const isBuyServed = ({ packages, creatives }: Pick<WholeBuy, 'packages' | 'creatives'>): boolean =>
  isServed(
    packages.map(({ canceled, needsCreatives, assignments }) => ({
      canceled,
      needsCreatives,
      creatives: assignments.flatMap(({ creativeId }) => creatives.get(creativeId) ?? []),
    })),
  );
