import type { AgentProfile } from '../../../domain/profile/agent-profile.ts';
import type { RightsGrant } from '../../../domain/rights/grant.ts';
import type { RightsCatalog } from '../../../domain/rights/offering.ts';
import { TaskError } from '../../../domain/tasks/task-error.ts';
import type { Tables } from '../../../store/index.ts';

const NONE: RightsCatalog = new Map();

export const rightsOf = ({ catalogs }: AgentProfile): RightsCatalog => catalogs.rights ?? NONE;

/** Name of a buying brand by which grants are told apart. */
export const buyerName = ({
  domain,
  brand_id: id = '',
}: {
  readonly domain: string;
  readonly brand_id?: string;
}): string => `${domain.toLowerCase()}/${id}`;

/**
 * The grant that a request names: by its identifier, or by that of its offering when the caller has one of it.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND, the same for foreign and unknown ones
 */
export async function namedGrant(store: Tables, principalId: string, id: string): Promise<RightsGrant> {
  const grant =
    (await store.rightsGrants.find(principalId, id)) ?? (await store.rightsGrants.findOpen(principalId, id));
  if (grant === undefined)
    throw new TaskError('REFERENCE_NOT_FOUND', 'There is no such grant of rights.', { field: 'rights_id' });
  return grant;
}
