import { type Creative, type CreativeStatus, creativeStatuses } from '../domain/creatives/creative.ts';
import { lockCreative, moveCreative } from '../record/creatives/move-creative.ts';
import type { Store } from '../store/open.ts';
import { type AskedSubject, decideSubject, type Kind, listKind, type Whose } from './subjects.ts';

const kind: Kind<CreativeStatus, Creative> = {
  name: 'creative',
  owners: 'accounts',
  states: creativeStatuses,
  reasoned: ['rejected', 'suspended'],
  find: (tables, filter, limit) => tables.creatives.listEverybodys(filter, limit),
  async move(tx, seen, to, { reason, now }) {
    const creative = await lockCreative(tx, seen);
    if (creative === undefined || creative.purgeKind !== null) return undefined;
    const why = { rejection: reason ?? undefined };
    const move = await moveCreative(tx, creative, to, { cause: 'seller', reason: why, now });
    return { move, from: creative.status, subject: { ...creative, status: to } };
  },
};

/** Creatives as their buyers synced them, oldest first. */
export async function listCreativesToReview(store: Store, asked: AskedSubject) {
  const creatives = await listKind(store, kind, asked);
  return {
    creatives: creatives.map((creative) => ({ ...shown(creative), creative: creative.document })),
    count: creatives.length,
  };
}

/** Reviews a creative, suspends it, lets it be shown again; buys that show it follow. */
export async function setCreativeStatus(
  store: Store,
  id: string,
  status: string,
  options: Whose & { reason?: string | undefined } = {},
) {
  const { subject, changed } = await decideSubject(store, kind, { id, status, ...options });
  return { creative: shown(subject), changed };
}

const shown = (creative: Creative) => ({
  creative_id: creative.id,
  principal_id: creative.principalId,
  account_id: creative.accountId,
  name: creative.name,
  status: creative.status,
  created_at: creative.createdAt.toISOString(),
});
