import { newId } from '../infra/random.ts';
import { noteForOwner, type OwnerNote, organizationNamed } from '../record/moderation/decisions.ts';
import type { Tables } from '../store/index.ts';

/**
 * Writes an audit entry: the operator's changes to people, standing and credentials are audited like those of all
 * others.
 */
export const note = (tx: Tables, entry: OwnerNote): Promise<void> =>
  noteForOwner(tx, entry, { newId, now: tx.clock.now() });

/** An object that belongs to a buyer. */
export type Subject = { readonly id: string; readonly principalId: string; readonly accountId: string };

/** Audits a decision of the operator, as the seller, about a buyer's object. */
export const noteDecision = (
  tx: Tables,
  action: string,
  { id, principalId, accountId }: Subject,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> =>
  note(tx, {
    action,
    orgId: organizationNamed(principalId),
    subject: id,
    detail: { account_id: accountId, ...detail },
  });
