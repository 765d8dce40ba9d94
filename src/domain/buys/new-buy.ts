import type { CreativeStatus } from '../creatives/lifecycle.ts';
import type { BuyDetails, WholeBuy, WholePackage } from './buy-record.ts';
import type { NewBuy } from './judging/create.ts';
import { firstStatus } from './lifecycle/buy.ts';
import { isBuyServed } from './lifecycle/standing.ts';
import { newPackage, type PackageGrant } from './new-package.ts';

export type BuyStart = {
  readonly principalId: string;
  readonly account: { readonly id: string; readonly sandbox: boolean };
  readonly id: string;
  /** Ids of the packages, in their order, and what the platform granted each. */
  readonly packages: readonly (PackageGrant & { readonly id: string })[];
  readonly details: BuyDetails;
  readonly creatives: ReadonlyMap<string, CreativeStatus>;
  /** How long packages hold inventory without a creative. */
  readonly holdMs: number;
  readonly now: Date;
};

/** A buy as it begins. It is confirmed at once: nobody has to approve it. */
export function newBuy({ flight, hold, packages: sold }: NewBuy, start: BuyStart): WholeBuy {
  const { principalId, account, id, details, creatives, holdMs, now } = start;
  const packages = sold.map((one, position): WholePackage => {
    const its = start.packages[position];
    if (its === undefined) throw new RangeError('a package has neither id nor grant');
    return newPackage(one, { ...its, principalId, accountId: account.id, buyId: id, position, holdMs, now });
  });
  const facts = {
    hold,
    startTime: flight.start,
    endTime: flight.end,
    isServed: isBuyServed({ packages, creatives }),
  };
  return {
    principalId,
    id,
    accountId: account.id,
    sandbox: account.sandbox,
    status: firstStatus(facts, now),
    hold,
    isCancellable: true,
    revision: 1,
    startAt: flight.start,
    endAt: flight.end,
    details,
    isSilent: false,
    confirmedAt: now,
    lookAt: null,
    traffickedRevision: 0,
    settled: false,
    createdAt: now,
    updatedAt: now,
    packages,
    creatives,
  };
}

const KEPT = [
  'brand',
  'context',
  'ext',
  'po_number',
  'plan_id',
  'proposal_id',
  'invoice_recipient',
  'reporting_webhook',
  'artifact_webhook',
  'push_notification_config',
] as const satisfies readonly (keyof BuyDetails)[];

/** What of a request for a buy, or for a change of one, is kept as it came. */
export function buyDetailsOf(request: object, names: readonly (keyof BuyDetails)[] = KEPT): BuyDetails {
  const given = request as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );
}
