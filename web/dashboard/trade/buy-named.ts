import type { MemberClient, PageWork, Visit } from '../dashboard.ts';
import { missingWork, refusedWork } from '../parts.ts';
import { BUYS, type TradeBuy } from './buys.ts';
import { answerWith } from './task-parts.ts';

const MOST_HISTORY = 50;
const MOST_REPORTS = 50;

/** The buy that an address names, or the page that says why it is not shown. */
export async function buyNamed(
  ask: MemberClient,
  visit: Visit,
): Promise<{ buy: TradeBuy } | { work: PageWork }> {
  const { id = '' } = visit.query;
  const answer = await ask.task('get_media_buys', {
    media_buy_ids: [id],
    include_history: MOST_HISTORY,
    include_webhook_activity: true,
    webhook_activity_limit: MOST_REPORTS,
  });
  const found = answerWith(answer, 'media_buys');
  if ('failure' in found) return { work: refusedWork(visit, 'Media buy', found.failure) };
  const [buy] = found.data.media_buys ?? [];
  return buy === undefined ? { work: missingWork(visit, 'buy', BUYS) } : { buy };
}
