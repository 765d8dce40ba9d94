import { type Task, tasks } from '../../../generated/tasks.ts';
import type { CoreAccountAuthorization } from '../../../generated/types/schemas.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { exposedTasks } from '../declaration/obligations.ts';
import { type AgentPrincipal, actions, mayCall, mayDo, resources } from '../tasks/agent-principal.ts';
import { type ReleaseForm, releaseTable } from '../tasks/release.ts';

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
): Pick<CoreAccountAuthorization, 'allowed_tasks' | 'read_only'> {
  const readOnly = isReadOnly(principal);
  const allowed = offered.filter(
    ({ access, permission, effect }) =>
      access === 'principal' && mayCall(principal, permission) && (effect === 'read' || !readOnly),
  );
  return { allowed_tasks: allowed.map(({ name }) => name), read_only: readOnly };
}

type Caller = {
  readonly principal: AgentPrincipal;
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
  readonly form: ReleaseForm;
};

/** The `authorization` that each account of the caller shows, where the release knows it. */
export function authorizationFor({ principal, profile, mode, form }: Caller) {
  if (!releaseTable.accountsTellAuthorization[form]) return {};
  const exposed = exposedTasks(profile, mode);
  const offered = Object.values<Task>(tasks).filter(({ name }) => exposed.has(name));
  return { authorization: accountAuthorization(principal, offered) };
}
