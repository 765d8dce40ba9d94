import type { PlacedCreative, PlacedPackage, PlacedState } from '../domain/buys/placed-package.ts';
import type { AdServer } from './ad-server.ts';
import type { PackageOrder, Rotation } from './port.ts';

/** What jobs do with an ad server. None of it may run inside a transaction. */
export type AdServerWork = {
  readonly adServer: AdServer;
  /** Longest time in seconds that a pause or stop takes; null while the ad server has not told. */
  pauseSeconds(): number | null;
  /** Brings one package to the state that its terms ask for, from any point at which an earlier attempt ended. */
  place(ask: PackagePlacement, at: Date, signal?: AbortSignal): Promise<Placement>;
  /** Ends when a purchase must not wait for the ad server any longer. */
  purchaseTime(): AbortSignal;
};

/** A package as the ad server is to run it, and what is known of it there. */
export type PackagePlacement = {
  readonly order: PackageOrder;
  readonly account: { readonly id: string; readonly name: string };
  /** Version of the buy. Numbers of changes at the ad server follow from it. */
  readonly revision: number;
  /** Ends for good. */
  readonly isStopped: boolean;
  /** Whether it may start: only once the buy is confirmed, so that nothing runs that nobody bought. */
  readonly mayStart: boolean;
  /** State that was read last. */
  readonly known: Pick<PlacedPackage, 'appliedRevision' | 'state'> | null;
  readonly reservationId: string | null;
  readonly creatives: readonly PlacedContent[];
  /** Name for people. */
  readonly name: string;
};

/** A creative of a package with its content. */
export type PlacedContent = Rotation & {
  readonly name: string;
  /** The creative as its buyer synced it. */
  readonly document: Readonly<Record<string, unknown>>;
  /** Size of its format, for a creative that states none. */
  readonly size?: { readonly width: number; readonly height: number };
};

export type Placement =
  | ({ readonly kind: 'placed' } & PlacedNow)
  /** The ad server will never run the package under these terms. */
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }
  /** To be tried again: nobody knows yet. `isFault`: somebody must mend the ad server or its settings first. */
  | {
      readonly kind: 'later';
      readonly code: string;
      readonly reason: string;
      readonly waitMs: number | null;
      readonly isFault: boolean;
    };

/** State of a package at the ad server. */
export type PlacedNow = {
  readonly state: PlacedState;
  readonly appliedRevision: number;
  readonly reason: string | null;
  readonly adServerRef: string;
  readonly decideBy: Date | null;
  readonly creatives: readonly PlacedCreative[];
  /** Whether everything that was asked for is in effect. */
  readonly isApplied: boolean;
};
