import { newId } from '../infra/random.ts';
import type { Tables } from '../store/index.ts';

type Note = {
  action: string;
  orgId: string | null;
  subject: string;
  detail?: Readonly<Record<string, unknown>>;
};

const ORGANIZATION = 'org_';

/** The organization that a caller of tasks is, if it is one. */
export const organizationNamed = (principalId: string): string | null =>
  principalId.startsWith(ORGANIZATION) ? principalId.slice(ORGANIZATION.length) : null;

/** What the operator does to people, standing and credentials is audited like everybody's writes. */
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

/** A thing of a buyer's. */
export type Subject = { readonly id: string; readonly principalId: string; readonly accountId: string };

/** What the operator decided, as the seller, about a thing of a buyer's. */
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
