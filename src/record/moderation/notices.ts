import type { WebhookBodies } from '../../../generated/webhooks.ts';
import { MOST_WATCHED, NAMED_AT_ONCE, nextNotice, type WaitingItem } from '../../domain/moderation/notice.ts';
import { webhookTarget } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import { outgoing } from '../webhooks/outbox.ts';
import { waitingOf } from './waiting.ts';

/** Owner of the webhooks to the operator, which no caller has as its id. */
const OPERATOR = 'operator';
const SUBJECT = 'waiting';

/** Address of the operator, and the registry's own. */
export type NoticeAddress = { readonly url: string; readonly baseUrl: string };

/**
 * Queues a webhook that notifies the operator of what began to wait for a decision, if it is time for one.
 *
 * @param tables a transaction, or a reader
 * @param acts whether to carry it out; otherwise nothing is written
 * @returns whether there is something to write
 */
async function noticeStep(
  tables: Tables,
  { url, baseUrl }: NoticeAddress,
  { acts, now }: { readonly acts: boolean; readonly now: Date },
): Promise<boolean> {
  const before = acts ? await tables.operatorNotices.hold() : await tables.operatorNotices.state();
  const last = before.webhookId === null ? undefined : await tables.webhooks.find(OPERATOR, before.webhookId);
  const waiting =
    last?.status === 'open' && last.url === url ? [] : await tables.waiting.oldest(MOST_WATCHED);
  const { state, arrived, withdraws } = nextNotice(before, last, waiting, { url, now });
  const isSame = JSON.stringify(state) === JSON.stringify(before);
  if (isSame && arrived.length === 0 && !withdraws) return false;
  if (!acts) return true;
  if (withdraws) await tables.webhooks.cancel(OPERATOR, OPERATOR, SUBJECT, now);
  if (arrived.length === 0) {
    await tables.operatorNotices.put(state);
    return true;
  }
  const target = webhookTarget({ url });
  const event = { principalId: OPERATOR, accountId: null, kind: OPERATOR, subject: SUBJECT, target } as const;
  const { id } = await outgoing.queueWebhookOperatorWaiting(
    tables,
    event,
    {
      type: 'operator.waiting',
      sent_at: now.toISOString(),
      registry_url: baseUrl,
      waiting: await waitingOf(tables),
      arrived: named(arrived),
      arrived_count: arrived.length,
    },
    now,
  );
  await tables.operatorNotices.put({ ...state, webhookId: id, offeredAt: now });
  return true;
}

/** Whether `queueNotice` would write something, seen without a transaction. */
export const isNoticeDue = (tables: Tables, address: NoticeAddress, now: Date): Promise<boolean> =>
  noticeStep(tables, address, { acts: false, now });

/** Notifies the operator of what began to wait for a decision, unless a notice is on its way or the last one is recent. */
export const queueNotice = (tx: Tables, address: NoticeAddress, now: Date): Promise<boolean> =>
  noticeStep(tx, address, { acts: true, now });

function named(arrived: readonly WaitingItem[]): WebhookBodies['operatorWaiting']['arrived'] {
  const reviews = arrived.filter((item) => item.kind === 'reviews').slice(0, NAMED_AT_ONCE);
  const accounts = arrived.filter((item) => item.kind === 'accounts').slice(0, NAMED_AT_ONCE);
  const creatives = arrived.filter((item) => item.kind === 'creatives').slice(0, NAMED_AT_ONCE);
  return {
    reviews: reviews.map(({ id, entity, domain, since }) => ({
      review_id: id,
      entity,
      domain,
      since: since.toISOString(),
    })),
    accounts: accounts.map(({ principalId, accountId, since }) => ({
      principal_id: principalId,
      account_id: accountId,
      since: since.toISOString(),
    })),
    creatives: creatives.map(({ principalId, accountId, creativeId, since }) => ({
      principal_id: principalId,
      account_id: accountId,
      creative_id: creativeId,
      since: since.toISOString(),
    })),
  };
}
