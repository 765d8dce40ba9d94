import { type CreativeStatus, isServable } from './creative.ts';

/** What of a package decides whether its buy can run, and whether it is done. Money in minor units. */
export type PackageStanding = {
  readonly canceled: boolean;
  readonly needsCreatives: boolean;
  /** Of the creatives that are assigned to it. */
  readonly creatives: readonly CreativeStatus[];
  readonly budget: number;
  readonly spent: number;
};

/** Whether every package that is not canceled has something to show. */
export const isServed = (packages: readonly PackageStanding[]): boolean =>
  packages.every(
    ({ canceled, needsCreatives, creatives }) => canceled || !needsCreatives || creatives.some(isServable),
  );

/** Whether every package that is not canceled has spent its budget. With none left nothing is spent: it is not over. */
export function isBudgetSpent(packages: readonly PackageStanding[]): boolean {
  const live = packages.filter(({ canceled }) => !canceled);
  return live.length > 0 && live.every(({ budget, spent }) => spent >= budget);
}
