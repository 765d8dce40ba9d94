import type {
  BrandAcquireRightsRequest,
  CorePushNotificationConfig,
} from '../../../generated/types/schemas.ts';
import type { Moves } from '../buys/lifecycle/moves.ts';
import type { Approval } from '../governance/check.ts';
import type { ReleaseForm } from '../tasks/release.ts';
import { DAY_MS } from '../text/instant.ts';
import type { RightsOffering, RightsPrice, RightUse } from './offering.ts';

export const grantStatuses = ['pending_approval', 'acquired', 'rejected', 'revoked'] as const;
export type GrantStatus = (typeof grantStatuses)[number];

/** What a grant is judged by, as it was when it was made or last changed. */
export type GrantTerms = {
  readonly price: RightsPrice;
  readonly uses: readonly RightUse[];
  /** Countries of the campaign; empty for every country of the offering. */
  readonly countries: readonly string[];
  readonly start: Day;
  readonly end: Day;
  /** Null for no limit. */
  readonly impressionCap: number | null;
};

/** What only the buyer's side and the operator read: it holds secrets of webhooks. */
export type GrantDetails = {
  readonly buyer: BrandAcquireRightsRequest['buyer'];
  readonly campaign: BrandAcquireRightsRequest['campaign'];
  readonly revocationWebhook: CorePushNotificationConfig;
  readonly pushConfig: CorePushNotificationConfig | null;
  readonly approval: Approval | null;
  /** Why it was rejected or revoked. */
  readonly reason: string | null;
  /** How its buyer read the answer; the operator's decision comes in the same form. Absent in grants of older versions. */
  readonly reader?: GrantReader;
};

/** What the text of an answer depends on besides the grant: the public address of the service and the release. */
export type GrantReader = { readonly baseUrl: string; readonly form: ReleaseForm };

/** Rights that were asked for and granted, or wait for a decision. */
export type RightsGrant = {
  readonly principalId: string;
  readonly id: string;
  /** Empty for a grant without an account. */
  readonly accountId: string;
  readonly sandbox: boolean;
  readonly rightsId: string;
  /** Whom exclusive grants are for: domain and identifier of the buying brand. */
  readonly buyer: string;
  /** Equal for equal requests of one account. */
  readonly digest: string;
  readonly status: GrantStatus;
  readonly paused: boolean;
  readonly revision: number;
  /** Grows when keys are revoked; keys of an earlier serial are invalid. */
  readonly keySerial: number;
  /** The offering as it was licensed. */
  readonly offering: RightsOffering;
  readonly terms: GrantTerms;
  readonly details: GrantDetails;
  /** Impressions that were reported under it. */
  readonly impressions: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Nothing reads it afterwards. */
  readonly keptUntil: Date;
};

export type GrantState = GrantStatus | 'paused' | 'ended' | 'scheduled';

/** How a grant stands at a time. */
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

/** Whether an equal request gets this grant instead of another one. */
export const isOpenGrant = (grant: RightsGrant, now: Date): boolean =>
  !['rejected', 'revoked', 'ended'].includes(grantState(grant, now));

/** How grants move; the operator decides, and time ends them without a move. */
export const grantMoves: Moves<GrantStatus> = {
  pending_approval: { acquired: ['seller'], rejected: ['seller'] },
  acquired: { revoked: ['seller'] },
  rejected: {},
  revoked: {},
};

/** Days that one price of a period covers, rounded down to whole days so that a started period counts. */
const PERIOD_DAYS = { daily: 1, weekly: 7, monthly: 30, quarterly: 91, annual: 365 } as const;

/**
 * What a term costs in all, in major units: each started period of a flat rate, and planned impressions by the thousand.
 *
 * @param impressions planned ones; null for the cap of the price, or none
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

/** A day of the calendar in UTC, `YYYY-MM-DD`; these compare like the days themselves. */
export type Day = string;

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00Z`);
/** First moment after the day. */
export const endOf = (day: Day): Date => new Date(startOfDay(day).getTime() + DAY_MS);
export const daysLater = (day: Day, days: number): Day =>
  dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS));
/** Days from the first to the last, both included. */
export const daysBetween = (first: Day, last: Day): number =>
  Math.round((endOf(last).getTime() - startOfDay(first).getTime()) / DAY_MS);
