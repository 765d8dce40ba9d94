import { reportOn } from '../delivery/delivered.ts';
import type { TaskReadCall } from '../tasks/task-call.ts';

type Call = Pick<TaskReadCall<'list_creatives'>, 'store' | 'platform' | 'principal' | 'now'>;

/** Impressions of creatives by `servedKey`; creatives that were never shown are missing. */
export type ServedCreative = ReadonlyMap<string, number>;

export const servedKey = (accountId: string, creativeId: string): string =>
  JSON.stringify([accountId, creativeId]);

const CHUNK = 100;

/** What creatives delivered so far, in all buys that ever showed them. @param accountIds all when undefined */
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
