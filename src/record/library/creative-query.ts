import { type Account, seedsSeenBy } from '../../domain/accounts/account.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { formatIdKey } from '../../domain/creatives/creative.ts';
import type { CreativeFilter, CreativeSort } from '../../store/creatives/creative-filter.ts';
import { knownAccounts } from '../accounts/read-ahead.ts';
import { knownAccountId, resolveAccount } from '../accounts/resolve-account.ts';
import { reportOn } from '../buys/delivered.ts';
import type { TaskReadCall } from '../task-call.ts';

type Name = 'list_creatives';
type Request = TaskRequest<Name>;
type Filters = NonNullable<Request['filters']>;

/** Accounts that a list covers; `ids` is undefined for all accounts of the caller. */
export type CreativeScope = { readonly ids: readonly string[] | undefined; readonly account: Account | null };

/**
 * @throws {TaskError} as `resolveAccount`, for `account`; unknown accounts in `filters.accounts` match nothing
 *   instead
 */
export async function creativeScope(
  { account, filters }: Request,
  call: TaskReadCall<Name>,
): Promise<CreativeScope> {
  const own =
    account === undefined
      ? null
      : await resolveAccount(account, call, 'list_creatives', { mayCreate: false });
  const { accounts } = filters ?? {};
  if (accounts === undefined) return { ids: own === null ? undefined : [own.id], account: own };
  const named = new Set<string>();
  const known = await knownAccounts(call.store, call.principal, accounts);
  for (const [at, reference] of accounts.entries()) {
    const field = `filters.accounts[${at}]`;
    const id = await knownAccountId(reference, { ...call, store: { accounts: known } }, field);
    if (id !== null) named.add(id);
  }
  return { ids: [...named].filter((id) => own === null || own.id === id), account: own };
}

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

/** @param served undefined when the request does not need it */
export function filterOf(
  request: Request,
  { ids, account }: CreativeScope,
  served: ServedCreative | undefined,
): CreativeFilter {
  const filters: Filters = request.filters ?? {};
  return {
    accountIds: ids,
    // A filter by accounts asks for those alone.
    seedsSeen: account === null || filters.accounts !== undefined ? 'none' : seedsSeenBy(account),
    ids: filters.creative_ids,
    statuses: filters.statuses,
    tags: filters.tags,
    tagsAny: filters.tags_any,
    nameContains: filters.name_contains,
    createdAfter: dateOf(filters.created_after),
    createdBefore: dateOf(filters.created_before),
    updatedAfter: dateOf(filters.updated_after),
    updatedBefore: dateOf(filters.updated_before),
    packageIds: filters.assigned_to_packages,
    buyIds: filters.media_buy_ids,
    unassigned: filters.unassigned,
    conceptIds: filters.concept_ids,
    formats: filters.format_ids?.map(formatIdKey),
    hasVariables: filters.has_variables,
    served:
      filters.has_served === undefined || served === undefined
        ? undefined
        : {
            is: filters.has_served,
            keys: [...served.keys()].map((key) => JSON.parse(key) as [string, string]),
          },
    includePurged: request.include_purged === true,
  };
}

export const sortOf = ({ sort }: Request): CreativeSort => ({
  field: sort?.field ?? 'created_date',
  direction: sort?.direction ?? 'desc',
});

/** Names of the filters that a request uses. */
export const appliedFilters = ({ filters }: Request): string[] =>
  Object.keys(filters ?? {}).filter((name) => name !== 'ext');

type Call = Pick<TaskReadCall<'list_creatives'>, 'store' | 'platform' | 'principal' | 'now'>;

/** Impressions of creatives by `servedKey`. Creatives without impressions are missing. */
export type ServedCreative = ReadonlyMap<string, number>;

export const servedKey = (accountId: string, creativeId: string): string =>
  JSON.stringify([accountId, creativeId]);

const CHUNK = 100;

/**
 * Impressions that creatives have had so far, in all buys that ever showed them.
 *
 * @param accountIds undefined for all accounts
 */
export async function servedCreatives(
  { store, platform, principal, now }: Call,
  accountIds: readonly string[] | undefined,
): Promise<ServedCreative> {
  const served = new Map<string, number>();
  for (let after: readonly (string | number)[] | null = null; ; ) {
    const buys = await store.mediaBuys.page(principal.id, { accountIds }, { after, limit: CHUNK });
    const last = buys.at(-1);
    if (last === undefined) return served;
    const ids = buys.map(({ id }) => id);
    const additions = await store.deliveryAdditions.list(principal.id, ids);
    const accountOf = new Map(buys.map(({ id, accountId }) => [id, accountId]));
    const { packages } = await reportOn(platform, buys, additions, { as_of: now });
    for (const { buy_id, by_creative } of packages) {
      for (const { creative_id, totals } of by_creative) {
        if (totals.impressions === 0) continue;
        const key = servedKey(accountOf.get(buy_id) ?? '', creative_id);
        served.set(key, (served.get(key) ?? 0) + totals.impressions);
      }
    }
    if (buys.length < CHUNK) return served;
    after = [last.createdAt.getTime(), last.id];
  }
}
