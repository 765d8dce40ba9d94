import type { CoreCreativeManifest, CoreFormatId } from '../../../generated/types/core.ts';
import type { TaskRead } from '../../desk/tasks/call.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { figuresMark } from '../../domain/buys/figures-mark.ts';
import type { TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import type { Creative } from '../../domain/creatives/creative.ts';
import { servedVariantId } from '../../domain/creatives/previews.ts';
import { currencyOf } from '../../domain/delivery/buy-row.ts';
import { type CreativeRow, creativeRows } from '../../domain/delivery/creative-delivery.ts';
import { judgeRange } from '../../domain/delivery/range.ts';
import { decodeCursor, encodeCursor } from '../../domain/list-page.ts';
import { ownCatalogs } from '../../domain/measurement/metrics.ts';
import { refuse, taskErrorOf } from '../../domain/refusals/refusal.ts';
import { inTurns } from '../../domain/steps.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { reportOn } from '../../record/buys/delivered.ts';
import { deliverySubjects, MOST_OF_REPORT, reportTooLarge } from '../../record/delivery/report-subjects.ts';

type Name = 'get_creative_delivery';
type Row = Extract<TaskResponse<Name>, { creatives: unknown }>['creatives'][number];

/** Maximum number of buys in one report; more than any reader needs at once. */
const MOST_BUYS = 1000;
const PAGE = 50;

/**
 * `get_creative_delivery`: delivery of creatives, from the same figures as `get_media_buy_delivery`. Buys and
 * creatives of other callers have no delivery, exactly like those that do not exist.
 */
export const getCreativeDelivery: TaskRead<Name> = async (args, call) => {
  const { store, principal, platform, now } = call;
  const { account: reference, media_buy_ids: buyIds, creative_ids: creativeIds } = args;
  if (buyIds === undefined && creativeIds === undefined)
    throw taskErrorOf([
      refuse('INVALID_REQUEST', 'media_buy_ids', '`media_buy_ids` or `creative_ids` is required.'),
    ]);
  const account =
    reference === undefined
      ? null
      : await resolveAccount(reference, call, 'get_creative_delivery', { mayCreate: false });
  const filter = { accountIds: account === null ? undefined : [account.id], ids: buyIds };
  const ask = { limit: MOST_BUYS + 1, most: MOST_OF_REPORT };
  const { isCut, read } = await store.mediaBuys.pageWithin(principal.id, filter, ask);
  if (isCut) throw reportTooLarge();
  const buys = await read();
  if (buys.length > MOST_BUYS)
    throw taskErrorOf([
      refuse(
        'INVALID_REQUEST',
        'media_buy_ids',
        `A report must not have more than ${MOST_BUYS} media buys: name fewer of them.`,
      ),
    ]);
  const range = judgeRange(daysOf(args), productsOf(buys));
  if (!range.ok) throw taskErrorOf(range.refusals);
  const { period } = range.value;
  const additions = await store.deliveryAdditions.list(
    principal.id,
    buys.map(({ id }) => id),
  );
  const report = await reportOn(platform, buys, additions, {
    as_of: now,
    ...(period === null ? {} : { period: { from: period.start, to: period.end } }),
  });
  const asked = { now, period, ownMetrics: ownCatalogs(call.profile) };
  const subjects = await inTurns(deliverySubjects(buys, report, additions, asked), store.nextTurn);
  const rows = await inTurns(creativeRows(subjects, creativeIds), store.nextTurn);
  const library = await creativesOf(args, rows, account?.id ?? null, call);
  const page = pageIn(library, args);
  const starts = buys.map(({ startAt, createdAt }) => Math.min(startAt.getTime(), createdAt.getTime()));
  const whole = { start: new Date(Math.min(now.getTime(), ...starts)), end: now };
  const { start, end } = period ?? whole;
  const [only, ...others] = buys;
  return {
    sandbox: account?.sandbox ?? buys.some(({ sandbox }) => sandbox),
    body: {
      status: 'completed',
      ...(account === null ? {} : { account_id: account.id }),
      ...(only !== undefined && others.length === 0 ? { media_buy_id: only.id } : {}),
      currency: currencyOf(subjects.flatMap(({ packages }) => packages)),
      reporting_period: { start: start.toISOString(), end: end.toISOString(), timezone: 'UTC' },
      creatives: page.items.map((item) => rowOf(item, args)),
      pagination: page.pagination,
      ...figuresMark(platform, report),
    },
  };
};

const productsOf = (buys: readonly WholeBuy[]) =>
  buys.flatMap(({ packages }) => packages.map(({ product }) => product));

const daysOf = ({ start_date, end_date }: TaskRequest<Name>) => ({
  ...(start_date === undefined ? {} : { start_date }),
  ...(end_date === undefined ? {} : { end_date }),
});

type Item = { readonly row: CreativeRow; readonly creative: Creative | undefined };

/** Rows with their creatives. A requested creative without delivery is included only if it is in the library. */
async function creativesOf(
  { creative_ids: wanted }: TaskRequest<Name>,
  rows: readonly CreativeRow[],
  accountId: string | null,
  { store, principal }: Parameters<typeof getCreativeDelivery>[1],
): Promise<Item[]> {
  const items: Item[] = [];
  const ids = rows.map(({ creativeId }) => creativeId);
  const known = new Map(
    accountId === null
      ? []
      : (await store.creatives.listByIds(principal.id, accountId, ids)).map((one) => [one.id, one] as const),
  );
  for (const row of rows) {
    const creative =
      known.get(row.creativeId) ??
      (accountId === null
        ? (await store.creatives.listAnywhere(principal.id, row.creativeId, 1))[0]
        : undefined);
    if (wanted === undefined || creative !== undefined || row.totals.impressions > 0)
      items.push({ row, creative });
  }
  return items;
}

function pageIn(all: readonly Item[], { pagination, media_buy_ids, creative_ids }: TaskRequest<Name>) {
  const list = { media_buy_ids, creative_ids };
  const [from = 0] = decodeCursor(pagination?.cursor, list, ['number']) ?? [];
  const offset = Number(from);
  const limit = pagination?.max_results ?? PAGE;
  const hasMore = offset + limit < all.length;
  return {
    items: all.slice(offset, offset + limit),
    pagination: {
      limit,
      offset,
      has_more: hasMore,
      total_count: all.length,
      total: all.length,
      ...(hasMore ? { cursor: encodeCursor([offset + limit], list) } : {}),
    },
  };
}

/** The row of a creative. A creative is served as it was synced, so it has one variant once it has been shown. */
function rowOf(
  { row: { creativeId, buyIds, totals }, creative }: Item,
  { max_variants: most }: TaskRequest<Name>,
): Row {
  const document = creative?.document;
  const format = document?.format_id as CoreFormatId | undefined;
  const manifest = document === undefined ? undefined : manifestOf(document);
  const served =
    totals.impressions === 0
      ? []
      : [
          {
            variant_id: servedVariantId(creativeId),
            ...(manifest === undefined ? {} : { manifest }),
            ...totals,
          },
        ];
  return {
    creative_id: creativeId,
    ...(buyIds.length === 1 && buyIds[0] !== undefined ? { media_buy_id: buyIds[0] } : {}),
    ...(format === undefined ? {} : { format_id: format }),
    totals,
    variant_count: served.length,
    variants: served.slice(0, most ?? served.length),
  };
}

const manifestOf = ({ format_id, format_kind, assets }: Creative['document']): CoreCreativeManifest =>
  ({
    ...(format_kind === undefined ? { format_id } : { format_kind }),
    assets: assets ?? {},
  }) as CoreCreativeManifest;
