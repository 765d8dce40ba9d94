import type { Account } from '../../domain/accounts/account.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import type { Purchase } from '../../domain/governance/check.ts';
import { planOfToken } from '../../domain/signals/activation-request.ts';
import { releaseTable } from '../../domain/tasks/release.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import { askGovernance, type Governed } from '../governance/ask-governance.ts';
import type { TaskLookCall } from '../tasks/task-call.ts';

type Name = 'activate_signal';
type Call = Pick<TaskLookCall<Name>, 'form'>;

/**
 * An account with a governance agent activates signals only under a token of that agent; without one nothing is asked.
 *
 * @throws {TaskError} PERMISSION_DENIED, for callers of release 3.0 GOVERNANCE_DENIED
 */
export function requireToken(
  account: Account | null,
  { governance_context: token }: TaskRequest<Name>,
  { form }: Call,
): void {
  if (account?.settings.governance_agent === undefined || token !== undefined) return;
  const message = 'The account has a governance agent, and the request has no `governance_context`.';
  throw new TaskError(releaseTable.ungovernedActivation[form], message, {
    field: 'governance_context',
    suggestion: 'Ask the governance agent of the account for approval, and send its token.',
    details: {
      findings: [{ category_id: 'plan_reference', severity: 'critical', explanation: message }],
    },
  });
}

/**
 * Asks the governance agent of an account as for a buy. The plan is that of the request, or the subject of its token.
 *
 * @throws {TaskError} as `requireToken` when the agent denies or no plan is named; GOVERNANCE_UNAVAILABLE; PLAN_NOT_FOUND
 */
export async function askAboutActivation(
  account: Account,
  request: TaskRequest<Name>,
  purchase: Purchase,
  call: TaskLookCall<Name>,
): Promise<Governed> {
  const { plan_id: named, governance_context: context } = request;
  const planId = named ?? (context === undefined ? undefined : planOfToken(context));
  try {
    return await askGovernance(
      account,
      { task: 'activate_signal', args: { ...request }, purchase, planId, context },
      call,
    );
  } catch (cause) {
    if (!(cause instanceof TaskError) || cause.code !== 'GOVERNANCE_DENIED') throw cause;
    throw new TaskError(releaseTable.ungovernedActivation[call.form], cause.message, cause.detail);
  }
}
