import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import type { BuyStatus } from '../../domain/buys/lifecycle/buy.ts';
import type { Span } from '../../domain/text/instant.ts';
import type { Stored } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';
import { buyColumns, wholeBuys } from './whole-buys.ts';

/** Statuses of buys that have delivered, or may have. */
const deliveredStatuses: readonly BuyStatus[] = ['active', 'paused', 'completed', 'canceled'];
type Running = { until: number; end: number; id: string; limit: number };
const running = statement<{ principal_id: string; account_id: string } & Running, Stored>((k) =>
  k('media_buys')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .whereRaw('(end_at, id) > (:end, :id)', params('end', 'id'))
    .where('start_at', '<=', param('until'))
    .whereIn('status', [...deliveredStatuses])
    .orderBy(['end_at', 'id'])
    .limit(numberParam('limit'))
    .select(buyColumns.names),
);
/** Reads of the buys that were running in a span of time. */
export function runningBuys(db: Db) {
  return {
    /**
     * Buys of an account that may have delivered, and whose flights are partly in the span of time, by their end, in
     * pages of `limit`. Those that ended before are not read.
     */
    async *running(
      { principalId, accountId }: { readonly principalId: string; readonly accountId: string },
      { start, end }: Span,
      limit: number,
    ): AsyncGenerator<WholeBuy[]> {
      const account = { principal_id: principalId, account_id: accountId };
      const span = { until: end.getTime(), limit };
      // An empty id is before each of those that end at the start.
      for (let after = { end: start.getTime(), id: '' }; ; ) {
        const rows = await db.all(running, { ...account, ...span, ...after });
        yield await wholeBuys(db, principalId, rows);
        const last = rows.at(-1);
        if (last === undefined || rows.length < limit) return;
        after = { end: Number(last.end_at), id: String(last.id) };
      }
    },
  };
}
