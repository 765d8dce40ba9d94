import { newId } from '../infra/random.ts';
import type { Tables } from '../store/index.ts';

type Note = {
  action: string;
  orgId: string | null;
  subject: string;
  detail?: Readonly<Record<string, unknown>>;
};

const ORGANIZATION = 'org_';

/** Id of the organization that a principal id stands for; null for other principals. */
export const organizationNamed = (principalId: string): string | null =>
  principalId.startsWith(ORGANIZATION) ? principalId.slice(ORGANIZATION.length) : null;

/**
 * Writes an audit entry: the operator's changes to people, standing and credentials are audited like those of all
 * others.
 */
export async function note(tx: Tables, { action, orgId, subject, detail = {} }: Note): Promise<void> {
  const by = {
    actor: 'admin',
    actorName: 'operator',
    outcome: 'done',
    address: null,
    requestId: null,
  } as const;
  await tx.auditLog.append({ id: newId(), at: tx.clock.now(), action, orgId, subject, detail, ...by });
}

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
