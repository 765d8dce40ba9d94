import { invalidField } from '../errors.ts';
import { type Grants, holdsAll } from './grants.ts';
import type { Principal } from './principal.ts';

/**
 * An API key can hand on no more than it was given itself; people hand on what their organization has.
 * @throws {ApiError} invalid_request
 */
export function refuseToRaise(principal: Principal | null, given: Grants, field: string): void {
  if (principal?.kind !== 'api_key' || holdsAll(principal.grants, given)) return;
  throw invalidField(field, 'must not name anything that the API key of this request was not given');
}
