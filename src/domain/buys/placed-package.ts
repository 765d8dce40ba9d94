import type { AdServerCreativeState, AdServerPackageStatus } from '../../../generated/types/ad-server.ts';
import { DAY_MS } from '../text/instant.ts';

/** An ad server that names no time and has not accepted a package by then gets no more. */
export const DECIDED_WITHIN_MS = 3 * DAY_MS;

/** State of a package at the ad server; `unknown` keeps the state before it. */
export type PlacedState = AdServerPackageStatus;

/** A creative of a package as the ad server judged it. */
export type PlacedCreative = Readonly<Pick<AdServerCreativeState, 'creative_id' | 'state' | 'reason'>>;

/** Whether the ad server does not show a creative, as opposed to not yet. */
export const isRefused = ({ state }: PlacedCreative): boolean => state === 'rejected' || state === 'failed';

/** A package as the ad server was last seen to know it. */
export type PlacedPackage = {
  readonly packageId: string;
  readonly principalId: string;
  readonly buyId: string;
  readonly currency: string;
  /** Highest number of a change that the ad server has applied. */
  readonly appliedRevision: number;
  readonly state: PlacedState;
  /** Units at the ad server that are held for the package until it is placed. */
  readonly reservationId: string | null;
  readonly reason: string | null;
  readonly adServerRef: string | null;
  readonly creatives: readonly PlacedCreative[];
  readonly changedAt: Date;
  /** When a package that still waits is given up. */
  readonly decideBy: Date | null;
  /** When the state is read again; null when nothing is expected to change. */
  readonly checkAt: Date | null;
};

/** How far the figures of the ad server have been read. */
export type FiguresRead = {
  readonly cursor: string | null;
  /** Every package has all its rows up to this instant. */
  readonly completeUntil: Date | null;
  /** Rows up to this instant are corrected in exceptional cases only. */
  readonly finalUntil: Date | null;
  readonly asOf: Date | null;
  readonly readAt: Date;
};
