import type { Task } from '../../../generated/tasks.ts';
import { type AgentPrincipal, actions, mayCall, mayDo, resources } from '../tasks/agent-principal.ts';

/** Whether a caller has no permission to change anything; it may declare accounts, but not change one. */
export const isReadOnly = (principal: AgentPrincipal): boolean =>
  resources.every((resource) =>
    actions.every((action) => action === 'read' || !mayDo(principal, { resource, action })),
  );

/**
 * What a caller may do with an account of its own, as the account tells it.
 *
 * @param offered tasks of this deployment
 */
export function accountAuthorization(
  principal: AgentPrincipal,
  offered: readonly Task[],
): { allowed_tasks: string[]; read_only: boolean } {
  const readOnly = isReadOnly(principal);
  const allowed = offered.filter(
    ({ access, permission, effect }) =>
      access === 'principal' && mayCall(principal, permission) && (effect === 'read' || !readOnly),
  );
  return { allowed_tasks: allowed.map(({ name }) => name), read_only: readOnly };
}
