import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { TaskError } from '../tasks/task-error.ts';

type Asked = {
  /** What the request says; undefined when it says nothing. */
  readonly sandbox: boolean | undefined;
  readonly sandboxOnly: boolean;
  readonly profile: Pick<AgentDeclaration, 'account'>;
  readonly field: string;
};

/**
 * Whether a natural key means the sandbox account. Who has sandbox accounts only means one without saying so.
 *
 * @throws {TaskError} PERMISSION_DENIED, UNSUPPORTED_FEATURE
 */
export function meansSandbox({ sandbox, sandboxOnly, profile, field }: Asked): boolean {
  if (sandboxOnly && sandbox === false) {
    throw new TaskError(
      'PERMISSION_DENIED',
      'The caller may use sandbox accounts only: send `sandbox` as true.',
      {
        field,
        details: { scope: 'agent', reason: 'sandbox_only' },
      },
    );
  }
  const isMeant = sandbox ?? sandboxOnly;
  if (isMeant && !profile.account.sandbox) {
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent has no sandbox accounts: leave `sandbox` out.', {
      field,
    });
  }
  return isMeant;
}

type Caller = {
  readonly sandboxOnly: boolean;
  readonly profile: Pick<AgentDeclaration, 'account'>;
  readonly mode: 'sandbox' | 'production';
};

/** Whether an account of the sandbox is made when it is first used; others have to be declared. */
export const worksUndeclared = (sandbox: boolean, { sandboxOnly, profile, mode }: Caller): boolean =>
  sandbox && profile.account.sandbox && (sandboxOnly || mode === 'sandbox');
