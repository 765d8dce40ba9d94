import type { TaskRead } from '../../desk/tasks/call.ts';
import type { WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import { figuresMark } from '../../domain/buys/figures-mark.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import type { Sample } from '../../domain/delivery/artifacts.ts';
import { decodeCursor, encodeCursor } from '../../domain/list-page.ts';
import { refuse, taskErrorOf } from '../../domain/refusals/refusal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { readInstant } from '../../domain/text/instant.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import {
  artifactOnWire,
  hourlyReports,
  sampledHours,
  sampledShare,
  samplesIn,
} from '../../record/delivery/artifact-samples.ts';
import { noBuy, ownBuy } from '../../record/delivery/report-subjects.ts';
import type { TaskReadCall } from '../../record/task-call.ts';

type Name = 'get_media_buy_artifacts';
type Args = TaskRequest<Name>;
type Call = TaskReadCall<Name>;

const PAGE_SIZE = 1000;

/**
 * `get_media_buy_artifacts`: samples of the content next to which ads of a buy ran, if sampling was agreed for
 * the buy.
 */
export const getMediaBuyArtifacts: TaskRead<Name> = async (args, call) => {
  if (call.profile.media_buy?.content_standards === undefined)
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not sample content.');
  const buy = await namedBuy(args, call);
  const packages = wantedPackages(args, buy);
  // This agent evaluates no content, so no sample can have failed.
  const isEmpty = sampledShare(buy) === 0 || args.failures_only === true;
  const all = isEmpty ? [] : await hourlyReports(call, buy, sampledHours(call.now));
  const reports = all.filter(({ package_id: id }) => packages.some((one) => one.id === id));
  const collected = samplesIn(reports, buy, call.now);
  const { page, pagination } = pageOf(collected.filter(inRange(args)), args, buy);
  const total = reports.reduce((sum, { totals }) => sum + totals.impressions, 0);
  return {
    sandbox: buy.sandbox,
    body: {
      status: 'completed',
      media_buy_id: buy.id,
      artifacts: page.map((sample) => artifactOnWire(sample, buy, reports)),
      collection_info: {
        total_deliveries: total,
        total_collected: collected.length,
        returned_count: page.length,
        effective_rate: total === 0 ? 0 : Math.min(1, collected.length / total),
      },
      pagination,
      ...figuresMark(call.platform),
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
    const message = 'The buy has no package with this id.';
    throw taskErrorOf([refuse('PACKAGE_NOT_FOUND', `package_ids[${unknown}]`, message)]);
  }
  return packages.filter(({ id }) => ids.includes(id));
}

function inRange({ time_range: range }: Args): (sample: Sample) => boolean {
  const start = readInstant(range?.start);
  const end = readInstant(range?.end);
  if (start !== null && end !== null && start >= end) {
    throw taskErrorOf([
      refuse('VALIDATION_ERROR', 'time_range.end', '`time_range.end` must be after `time_range.start`.'),
    ]);
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
