import type { WholeBuy } from '../../buys/buy-record.ts';
import type { BuyStatus } from '../../buys/lifecycle/buy.ts';
import type { Creative } from '../record.ts';

/** A package that shows a creative, or could. */
export type ShowingPackage = {
  readonly buyId: string;
  readonly packageId: string;
  readonly buyStatus: BuyStatus;
  readonly paused: boolean;
  readonly canceled: boolean;
  readonly creativeDeadline: Date | null;
};

/** A creative on a package. */
export type Showing = ShowingPackage & {
  readonly accountId: string;
  readonly creativeId: string;
  readonly assignedAt: Date;
};

/** A library as a sync finds it. */
export type LibraryState = {
  /** By id; those that left only a mark are here too. */
  readonly stored: ReadonlyMap<string, Creative>;
  readonly showing: readonly Showing[];
  /** By id of the package: of several with the same id, one that can still be changed, or the newest. */
  readonly packages: ReadonlyMap<string, ShowingPackage>;
  readonly buys: ReadonlyMap<string, WholeBuy>;
  /** Creatives to be archived, and how many cannot be. */
  readonly missing: { readonly ids: readonly string[]; readonly others: number };
};
