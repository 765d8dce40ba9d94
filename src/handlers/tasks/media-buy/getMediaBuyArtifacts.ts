import type { ContentStandardsArtifactRecord as Wire } from '../../../../generated/types/schemas.ts';
import { compareSamples, contentOf, drawn, type Sample, samplesOf } from '../../../domain/media/artifacts.ts';
import { HOUR_MS, readInstant } from '../../../domain/media/instant.ts';
import type { WholeBuy, WholePackage } from '../../../domain/media/records/buy.ts';
import { refuse, taskErrorOf } from '../../../domain/media/refusal.ts';
import { decodeCursor, encodeCursor } from '../../../domain/tasks/page-cursor.ts';
import { TaskError } from '../../../domain/tasks/task-error.ts';
import type { PackageReport } from '../../../platform/port.ts';
import { reportOn } from '../../../record/media/delivered.ts';
import { resolveAccount } from '../account/resolve-account.ts';
import type { TaskRead, TaskReadCall, TaskRequest } from '../call.ts';
import { noBuy, ownBuy } from './buys-to-report.ts';

type Name = 'get_media_buy_artifacts';
type Args = TaskRequest<Name>;
type Call = TaskReadCall<Name>;

const PAGE_SIZE = 1000;
/** Samples are kept this long. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** `get_media_buy_artifacts`: content beside which ads of a buy ran, where its sampling was agreed with the buy. */
export const getMediaBuyArtifacts: TaskRead<Name> = async (args, call) => {
  if (call.profile.media_buy?.content_standards === undefined)
    throw new TaskError('UNSUPPORTED_FEATURE', 'Content is not sampled here.');
  const buy = await namedBuy(args, call);
  const packages = wantedPackages(args, buy);
  const rate = rateOf(buy);
  // Nothing is evaluated here, so nothing can have failed.
  const isEmpty = rate === 0 || args.failures_only === true;
  const reports = isEmpty ? [] : await reportsOf(buy, packages, call);
  const collected = reports.flatMap(samplesIn(buy, rate, call.now)).sort(compareSamples);
  const { page, pagination } = pageOf(collected.filter(inRange(args)), args, buy);
  const total = reports.reduce((sum, { totals }) => sum + totals.impressions, 0);
  return {
    sandbox: buy.sandbox,
    body: {
      status: 'completed',
      media_buy_id: buy.id,
      artifacts: page.map((sample) => onWire(sample, buy, reports)),
      collection_info: {
        total_deliveries: total,
        total_collected: collected.length,
        returned_count: page.length,
        effective_rate: total === 0 ? 0 : Math.min(1, collected.length / total),
      },
      pagination,
    },
  };
};

async function namedBuy({ account, media_buy_id: id }: Args, call: Call): Promise<WholeBuy> {
  const named =
    account === undefined
      ? null
      : await resolveAccount(account, call, 'get_media_buy_artifacts', { mayCreate: false });
  const buy = await ownBuy(id, call, 'get_media_buy_artifacts');
  if (named !== null && buy.accountId !== named.id) throw noBuy();
  return buy;
}

function wantedPackages({ package_ids: ids }: Args, { packages }: WholeBuy): readonly WholePackage[] {
  if (ids === undefined) return packages;
  const unknown = ids.findIndex((id) => packages.every((one) => one.id !== id));
  if (unknown >= 0) {
    const message = 'There is no such package in the buy.';
    throw taskErrorOf([refuse('PACKAGE_NOT_FOUND', `package_ids[${unknown}]`, message)]);
  }
  return packages.filter(({ id }) => ids.includes(id));
}

/** The share of deliveries that is sampled; none where nothing was agreed when the buy was made. */
function rateOf({ details: { artifact_webhook: agreed } }: WholeBuy): number {
  if (agreed === undefined) return 0;
  return typeof agreed.sampling_rate === 'number' ? agreed.sampling_rate : 1;
}

async function reportsOf(
  buy: WholeBuy,
  packages: readonly WholePackage[],
  { store, platform, principal, now }: Call,
): Promise<readonly PackageReport[]> {
  const additions = await store.deliveryAdditions.list(principal.id, [buy.id]);
  // Hours that are not over would change what was sampled of them.
  const to = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const from = new Date(to.getTime() - KEPT_MS);
  const report = await reportOn(platform, [buy], additions, {
    as_of: now,
    period: { from, to },
    windows: 'hour',
    breakdowns: true,
  });
  return report.packages.filter(({ package_id: id }) => packages.some((one) => one.id === id));
}

const samplesIn =
  (buy: WholeBuy, rate: number, now: Date) =>
  ({ package_id: packageId, windows }: PackageReport): Sample[] =>
    windows
      .filter(({ to }) => to <= now)
      .flatMap(({ from, totals: { impressions } }) =>
        samplesOf({ packageId, from, impressions }, buy.id, rate),
      );

function inRange({ time_range: range }: Args): (sample: Sample) => boolean {
  const start = readInstant(range?.start);
  const end = readInstant(range?.end);
  if (start !== null && end !== null && start >= end) {
    throw taskErrorOf([refuse('VALIDATION_ERROR', 'time_range.end', 'The time ends after it starts.')]);
  }
  return ({ at }) => (start === null || at >= start) && (end === null || at < end);
}

function pageOf(samples: readonly Sample[], args: Args, buy: WholeBuy) {
  const { cursor, max_results: size = PAGE_SIZE } = args.pagination ?? {};
  const view = {
    buy: buy.id,
    principal: buy.principalId,
    packages: args.package_ids ?? null,
    failures: args.failures_only ?? false,
    range: args.time_range ?? null,
  };
  const after = decodeCursor(cursor, view, ['number', 'string']);
  const [time, id] = after ?? [Number.NEGATIVE_INFINITY, ''];
  const rest = samples.filter(
    (sample) =>
      sample.at.getTime() > Number(time) || (sample.at.getTime() === time && sample.id > String(id)),
  );
  const page = rest.slice(0, size);
  const last = page.at(-1);
  const hasMore = rest.length > page.length && last !== undefined;
  return {
    page,
    pagination: {
      has_more: hasMore,
      ...(hasMore ? { cursor: encodeCursor([last.at.getTime(), last.id], view) } : {}),
      total_count: samples.length,
    },
  };
}

function onWire(sample: Sample, { packages, details }: WholeBuy, reports: readonly PackageReport[]): Wire {
  const product = packages.find(({ id }) => id === sample.packageId)?.product;
  const countries = reports.find(({ package_id: id }) => id === sample.packageId)?.by_country ?? [];
  const country = drawn(
    sample.seed,
    countries.map(({ key, totals }) => [key, totals.impressions] as const),
  );
  const [channel] = product?.channels ?? [];
  const property = product?.publisher_properties[0];
  const domain = property?.publisher_domain ?? property?.publisher_domains?.[0] ?? 'unknown';
  const brand = details.brand?.brand_id;
  return {
    record_id: sample.id,
    timestamp: sample.at.toISOString(),
    package_id: sample.packageId,
    artifact: contentOf(sample.seed, domain),
    ...(country === null ? {} : { country }),
    ...(channel === undefined ? {} : { channel }),
    ...(typeof brand === 'string' ? { brand_context: { brand_id: brand } } : {}),
    local_verdict: 'unevaluated',
  };
}
