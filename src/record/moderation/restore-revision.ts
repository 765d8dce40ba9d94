import type { Tables } from '../../store/index.ts';
import { type Rollback, rollbackBrand, rollbackProperty } from '../brands/rollback.ts';
import { type DecisionContext, noteForOwner } from './decisions.ts';

const ENTITIES = {
  brand: {
    restore: rollbackBrand,
    find: (tx: Tables, domain: string) => tx.brands.findForUpdate(domain),
  },
  property: {
    restore: rollbackProperty,
    find: (tx: Tables, domain: string) => tx.publishers.findForUpdate(domain),
  },
} as const;

type Restored = { readonly entity: 'brand' | 'property'; readonly domain: string; readonly to: number };

/**
 * Restores a revision of an entry as an operator. The organization that wrote the entry reads it in its audit log.
 * Nothing may be committed when the result is not ok.
 */
export async function restoreRevision(
  tx: Tables,
  { entity, domain, to }: Restored,
  context: DecisionContext,
): Promise<Rollback> {
  const { restore, find } = ENTITIES[entity];
  const before = await find(tx, domain);
  const orgId = before?.entryOrgId ?? null;
  const { reason, now, newId } = context;
  const detail = {
    revision_number: (before?.revision ?? 0) + 1,
    rolled_back_to: to,
    ...(reason === null ? {} : { reason }),
  };
  // First, because events must come last in a transaction.
  await noteForOwner(tx, { action: `${entity} rollback`, orgId, subject: domain, detail }, context);
  return restore(tx, to, { name: 'admin', orgId: null }, { domain, now, newId, actor: 'admin:rollback' });
}
