import {
  callerLimits,
  excessOf,
  excessText,
  type HeldRows,
  organizationsExcess,
  sandboxExcess,
} from '../domain/holdings.ts';
import type { AgentPrincipal } from '../domain/members/agent-principal.ts';
import { TaskError } from '../domain/refusals/task-error.ts';
import type { Tables } from '../store/index.ts';

/**
 * Refuses a write after which a caller has more than it may have, in the transaction of the write.
 *
 * @param before what the caller had before the write
 * @throws {TaskError} INVALID_STATE, or CATALOG_LIMIT_EXCEEDED for catalogs
 */
export async function refuseCallersExcess(
  tx: Tables,
  { id, sandboxOnly, test }: AgentPrincipal,
  before: HeldRows,
): Promise<void> {
  const after = await tx.holdings.of(id);
  const isSandbox = sandboxOnly || test !== undefined;
  const excess = excessOf(before, after, callerLimits) ?? (isSandbox ? sandboxExcess(before, after) : null);
  if (excess === null) return;
  const { kind, limit } = excess;
  throw new TaskError(
    kind === 'buyer_catalogs' ? 'CATALOG_LIMIT_EXCEEDED' : 'INVALID_STATE',
    excessText('A caller', excess),
    {
      ...(limit.field === undefined ? {} : { field: limit.field }),
      suggestion: limit.mend,
      details: { limit: limit.most, kind },
    },
  );
}

/** As `refuseCallersExcess`, for an organization. @throws {ApiError} limit_reached */
export async function refuseOrganizationsExcess(tx: Tables, id: string, before: HeldRows): Promise<void> {
  const refusal = organizationsExcess(before, await tx.holdings.of(id));
  if (refusal !== null) throw refusal;
}
