import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import { isProofValid, proofValidUntil } from '../../domain/ownership/ownership.ts';

export const listMyProofs: ReadHandler<'listMyProofs'> = async ({ query }, { principal, store, now }) => {
  const { organization } = requireMember(principal, query.org);
  const list = ['proofs', organization.id];
  const after = positionOf(query, list, ['number', 'string']);
  const found = await store.ownershipProofs.page(organization.id, after, sizeOf(query) + 1);
  const { items, next } = listPage(found, query, list, ({ provedAt, domain }) => [
    provedAt.getTime(),
    domain,
  ]);
  const proofs = items.map((proof) => ({
    domain: proof.domain,
    method: proof.method,
    proved_at: proof.provedAt.toISOString(),
    valid_until: proofValidUntil(proof).toISOString(),
    is_valid: isProofValid(proof, now),
  }));
  return { body: { proofs, next_cursor: next } };
};
