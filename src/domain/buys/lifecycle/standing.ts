import { type CreativeStatus, isServable } from '../../creatives/lifecycle.ts';
import type { WholeBuy } from '../buy-record.ts';

/** What of a package decides whether its buy can run. */
export type PackageStanding = {
  readonly canceled: boolean;
  readonly needsCreatives: boolean;
  /** Of the creatives that are assigned to it. */
  readonly creatives: readonly CreativeStatus[];
};

/** Whether every package that is not canceled has something to show. */
export const isServed = (packages: readonly PackageStanding[]): boolean =>
  packages.every(
    ({ canceled, needsCreatives, creatives }) => canceled || !needsCreatives || creatives.some(isServable),
  );

/** Whether every package of a buy that is not canceled has something to show. */
export const isBuyServed = ({ packages, creatives }: Pick<WholeBuy, 'packages' | 'creatives'>): boolean =>
  isServed(
    packages.map(({ canceled, needsCreatives, assignments }) => ({
      canceled,
      needsCreatives,
      creatives: assignments.flatMap(({ creativeId }) => creatives.get(creativeId) ?? []),
    })),
  );
