import { naturalKey, newAccount } from '../../src/domain/accounts/account.ts';
import type { Webhook } from '../../src/domain/webhooks/webhook.ts';
import { newId } from '../../src/infra/random.ts';
import { newBrand, saveBrandEntry } from '../../src/record/brands/brand.ts';
import type { Store } from '../../src/store/open.ts';
import type { Review } from '../../src/store/ownership/reviews.ts';
import { creative } from './buys.ts';

/** The caller whose account and creatives the examples of the contract are about. */
export const BUYER = {
  principalId: 'org_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17',
  accountId: 'acc_tidewater_1',
};

const HOOK = 'https://mirror.tidewaterceramics.example/hooks/registry';

type At = { readonly store: Store; readonly now: Date };

/** An account that waits for approval. */
export async function putAccount({ store, now }: At, id: string, principalId = BUYER.principalId) {
  const domain = `${id.replaceAll('_', '-')}.example`;
  const account = newAccount(naturalKey({ brand: { domain }, operator: 'agency.example' }, false), {
    id,
    principalId,
    status: 'pending_approval',
    billing: 'operator',
    declared: true,
    terms: 'net_30',
    now,
  });
  await store.transaction((tx) => tx.accounts.insert(account));
  return account;
}

/** A creative that waits for a review. */
export async function putCreative({ store, now }: At, id: string, owner = BUYER) {
  const row = { ...creative(id, 'pending_review'), ...owner, createdAt: now, updatedAt: now };
  await store.transaction((tx) => tx.creatives.insert(row));
  return row;
}

/** An entry that is held because its name resembles another one. */
export async function putReview(
  { store, now }: At,
  orgId: string,
  domain: string,
  more: Partial<Review> = {},
): Promise<string> {
  const id = newId();
  await store.transaction((tx) =>
    tx.reviews.insert({
      id,
      entity: 'brand',
      domain,
      orgId,
      editor: 'Ann Potter',
      reason: 'looks_like',
      resembles: 'morningtide.example',
      entry: { brand_name: 'Morningtide' },
      status: 'held',
      createdAt: now,
      decidedAt: null,
      decidedBy: null,
      ...more,
    }),
  );
  return id;
}

/** A job that was given up. */
export async function putFailedJob({ store, now }: At, key: string): Promise<string> {
  return store.transaction(async (tx) => {
    const payload = { domain: key };
    const { id } = await tx.jobs.enqueue({ kind: 'crawlDomain', key, payload, runAt: now, maxAttempts: 1 });
    const claimed = await tx.jobs.claim({
      kinds: ['crawlDomain'],
      worker: 'w',
      now,
      leaseMs: 1000,
      limit: 100,
    });
    for (const job of claimed)
      if (job.id === id) await tx.jobs.fail(job, now, 'unreachable');
      else await tx.jobs.release(job, now);
    return id;
  });
}

/** A webhook that was given up. */
export async function putFailedWebhook({ store, now }: At): Promise<string> {
  const id = newId();
  const webhook: Webhook = {
    id,
    principalId: BUYER.principalId,
    accountId: BUYER.accountId,
    channel: 'moderated',
    kind: 'task',
    subject: 't1',
    subscriberId: null,
    notificationType: null,
    sequence: null,
    url: HOOK,
    mode: 'HTTP_MESSAGE_SIGNATURES',
    secret: null,
    body: '{}',
    bytes: 2,
    key: `whk_${id}`,
    status: 'failed',
    failure: 'gone',
    headers: null,
    attempts: 1,
    dueAt: now,
    endsAt: now,
    createdAt: now,
    endedAt: now,
    purpose: null,
    originId: null,
  };
  await store.transaction((tx) => tx.webhooks.insert(webhook));
  return id;
}

/** An entry of a brand with two revisions. */
export async function putRevisions({ store, now }: At, orgId: string, domain: string): Promise<void> {
  await store.transaction(async (tx) => {
    const editor = { name: 'Ann Potter', orgId };
    const first = await saveBrandEntry(
      tx,
      newBrand(domain, { newId, now }),
      { brand_name: 'First' },
      editor,
      now,
    );
    await saveBrandEntry(tx, first, { brand_name: 'Second' }, editor, now);
  });
}
