import { newId } from '../infra/ids.ts';
import type { Tables } from '../store/index.ts';

type Note = {
  action: string;
  orgId: string | null;
  subject: string;
  detail?: Readonly<Record<string, unknown>>;
};

/** What the operator does to people, standing and credentials is audited like everybody's writes. */
export async function note(tx: Tables, { action, orgId, subject, detail = {} }: Note): Promise<void> {
  const by = {
    actor: 'admin',
    actorName: 'operator',
    outcome: 'done',
    address: null,
    requestId: null,
  } as const;
  await tx.auditLog.append({ id: newId(), at: new Date(), action, orgId, subject, detail, ...by });
}
