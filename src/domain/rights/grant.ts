import type { BrandAcquireRightsRequest } from '../../../generated/types/brand.ts';
import type { CorePushNotificationConfig } from '../../../generated/types/core.ts';
import type { WebhookReader } from '../contract/webhook-reader.ts';
import type { Approval } from '../governance/check.ts';
import type { Moves } from '../moves.ts';
import { DAY_MS, dayOf } from '../text/instant.ts';
import type { RightsOffering, RightsPrice, RightUse } from './offering.ts';

export const grantStatuses = ['pending_approval', 'acquired', 'rejected', 'revoked'] as const;
export type GrantStatus = (typeof grantStatuses)[number];

/** Terms of a grant, from the time when it was made or last changed. */
export type GrantTerms = {
  readonly price: RightsPrice;
  readonly uses: readonly RightUse[];
  /** Countries of the campaign; empty for every country of the offering. */
  readonly countries: readonly string[];
  readonly start: Day;
  readonly end: Day;
  /** Maximum number of impressions; null for no limit. */
  readonly impressionCap: number | null;
};

/** Details of a grant that only its buyer and the operator may read, because they contain webhook secrets. */
export type GrantDetails = {
  readonly buyer: BrandAcquireRightsRequest['buyer'];
  readonly campaign: BrandAcquireRightsRequest['campaign'];
  readonly revocationWebhook: CorePushNotificationConfig;
  readonly pushConfig: CorePushNotificationConfig | null;
  readonly approval: Approval | null;
  /** Reason of a rejection or revocation; null for none. */
  readonly reason: string | null;
  /**
   * How the buyer received the first response; the operator's decision is sent in the same form. Missing in grants
   * of older versions.
   */
  readonly reader?: GrantReader;
};

/**
 * What a response depends on in addition to the grant: the public URL of the service and the release of the caller.
 */
export type GrantReader = WebhookReader & { readonly baseUrl: string };

/** Requested rights, granted or waiting for a decision. */
export type RightsGrant = {
  readonly principalId: string;
  readonly id: string;
  /** Empty when the grant has no account. */
  readonly accountId: string;
  readonly sandbox: boolean;
  readonly rightsId: string;
  /** The buying brand that an exclusive grant is for: its domain and id. */
  readonly buyer: string;
  /** `rightsDigest` of the request; equal for equal requests of one account. */
  readonly digest: string;
  readonly status: GrantStatus;
  readonly paused: boolean;
  readonly revision: number;
  /** Increases when keys are revoked; keys of an earlier serial are invalid. */
  readonly keySerial: number;
  /** Copy of the offering from the time of the licence. */
  readonly offering: RightsOffering;
  readonly terms: GrantTerms;
  readonly details: GrantDetails;
  /** Impressions reported for the grant. */
  readonly impressions: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The grant may be deleted after this time. */
  readonly keptUntil: Date;
};

export type GrantState = GrantStatus | 'paused' | 'ended' | 'scheduled';

/** The state of a grant at a given time. */
export function grantState(
  { status, paused, terms }: Pick<RightsGrant, 'status' | 'paused' | 'terms'>,
  now: Date,
): GrantState {
  if (status !== 'acquired') return status;
  const today = dayOf(now);
  if (today > terms.end) return 'ended';
  if (paused) return 'paused';
  return today < terms.start ? 'scheduled' : 'acquired';
}

/** Whether a repeated request gets this grant instead of a new one. */
export const isOpenGrant = (grant: RightsGrant, now: Date): boolean =>
  !['rejected', 'revoked', 'ended'].includes(grantState(grant, now));

/**
 * Transitions between the states of grants. The operator causes all of them; a grant that ends by date does not
 * change its state.
 */
export const grantMoves: Moves<GrantStatus> = {
  pending_approval: { acquired: ['seller'], rejected: ['seller'] },
  acquired: { revoked: ['seller'] },
  rejected: {},
  revoked: {},
};

/**
 * Days that one price of a period covers, rounded down to whole days; a year has up to 366. A period that has begun
 * counts in full.
 */
const PERIOD_DAYS = { daily: 1, weekly: 7, monthly: 30, quarterly: 91, annual: 366 } as const;

/**
 * Total cost of a term in major units: the price of each started period of a flat rate, plus overage, or planned
 * impressions by the thousand.
 *
 * @param impressions planned impressions; null for the cap of the price, or 0 without a cap
 */
export function priceOfTerm(
  { model, price, period = 'one_time', impression_cap: cap = 0, overage_cpm: overage = 0 }: RightsPrice,
  {
    start,
    end,
    impressions,
  }: { readonly start: Day; readonly end: Day; readonly impressions: number | null },
): number {
  const planned = impressions ?? cap;
  if (model === 'cpm') return (price * planned) / 1000;
  const periods = period === 'one_time' ? 1 : Math.ceil(daysBetween(start, end) / PERIOD_DAYS[period]);
  return price * periods + (cap > 0 ? (Math.max(0, planned - cap) * overage) / 1000 : 0);
}

/** A calendar day in UTC, `YYYY-MM-DD`. Days sort in the same order as their strings. */
export type Day = string;

export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00Z`);
/** First moment after the day. */
export const endOf = (day: Day): Date => new Date(startOfDay(day).getTime() + DAY_MS);
export const daysLater = (day: Day, days: number): Day =>
  dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS));
/** Number of days from the first to the last, both included. */
export const daysBetween = (first: Day, last: Day): number =>
  Math.round((endOf(last).getTime() - startOfDay(first).getTime()) / DAY_MS);
