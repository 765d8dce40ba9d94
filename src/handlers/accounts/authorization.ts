import { type Task, tasks } from '../../../generated/tasks.ts';
import { accountAuthorization } from '../../domain/accounts/authorization.ts';
import { exposedTasks } from '../../domain/declaration/exposed-tasks.ts';
import { releaseTable } from '../../domain/tasks/release-table.ts';
import type { ReleaseForm } from '../../domain/tasks/version.ts';
import type { AccountCall } from '../../record/accounts/resolve-account.ts';

/** The `authorization` that each account of the caller shows, where the release knows it. */
export function authorizationFor({ principal, profile, mode, form }: AccountCall & { form: ReleaseForm }) {
  if (!releaseTable.accountsTellAuthorization[form]) return {};
  const exposed = exposedTasks(profile, mode);
  const offered = Object.values<Task>(tasks).filter(({ name }) => exposed.has(name));
  return { authorization: accountAuthorization(principal, offered) };
}
