import { ApiError } from '../domain/errors.ts';
import type { Principal } from '../domain/principal.ts';

/** @throws {ApiError} unauthorized when nobody in particular calls */
export function requireMember(principal: Principal | null): Principal {
  if (principal === null) throw new ApiError('unauthorized', 'Send a Bearer credential.');
  return principal;
}
