import type { Account } from '../../domain/accounts/account.ts';
import {
  type Approval,
  type GovernanceQuestion,
  type GovernedTask,
  governanceCheckArguments,
  outcomeReport,
  type Purchase,
  type PurchaseType,
} from '../../domain/governance/check.ts';
import type { AskedGovernance } from '../../domain/governance/consulted-agents.ts';
import {
  findingsOfPlan,
  type GovernanceFinding,
  governsBrand,
  readDecision,
} from '../../domain/governance/decision.ts';
import { planOfToken } from '../../domain/governance/plan-of-token.ts';
import { sameJson } from '../../domain/json/values.ts';
import { OutdatedLook, TaskError } from '../../domain/refusals/task-error.ts';
import { inTurns } from '../../domain/steps.ts';
import { canonicalSha256 } from '../../domain/text/sha256.ts';
import type { Tables } from '../../store/index.ts';
import { type AccountCall, wholeAccountOfRequest } from '../accounts/resolve-account.ts';
import type { TaskLookCall } from '../task-call.ts';

type Name = GovernedTask;
type Call = Pick<TaskLookCall<Name>, 'outside' | 'store' | 'now' | 'baseUrl'>;
type Asked = Pick<GovernanceQuestion, 'task' | 'args' | 'purchase'> & {
  readonly planId: string | undefined;
  /** `governance_context` of the request, or of the last check of the buy. */
  readonly context: unknown;
};

/**
 * Result of a governance check: the account's agent, and its approval. `approval` is null when no agent was asked.
 */
export type Governed = {
  readonly agent: Account['settings']['governance_agent'];
  readonly approval: Approval | null;
};

/** Result for a purchase that needs no check, with the current agent of the account. */
export const ungoverned = ({ settings }: Account): Governed => ({
  agent: settings.governance_agent,
  approval: null,
});

/**
 * Asks the governance agent of an account to approve a purchase. Runs before the transaction; the write then
 * confirms with `confirmGoverned` that the account still has that agent.
 *
 * @throws {TaskError} GOVERNANCE_DENIED with the findings or the unmet conditions; GOVERNANCE_UNAVAILABLE when
 *   there is no valid response; PLAN_NOT_FOUND
 */
export async function askGovernance(account: Account, asked: Asked, call: Call): Promise<Governed> {
  const { governance_agent: agent } = account.settings;
  if (agent === undefined) return ungoverned(account);
  const { task, args, purchase } = asked;
  const planId = asked.planId ?? planOfContext(account, asked);
  if (planId === undefined) {
    if (!account.sandbox) throw withoutPlan(task);
    return standIn(account, asked, call);
  }
  const context = typeof asked.context === 'string' ? asked.context : undefined;
  const question = governanceCheckArguments({
    task,
    args,
    purchase,
    planId,
    context,
    caller: `${call.baseUrl}/mcp`,
  });
  const answer = await call.outside.checkGovernance(agent, question);
  if (!answer.ok) throw unavailable(answer, task);
  const decision = readDecision(answer.answer, question, call.now);
  if (decision.kind === 'unusable') throw unusable(decision.reason);
  if (decision.kind === 'denied') throw denied(decision.findings);
  if (decision.kind === 'conditions') {
    const { conditions, findings } = decision;
    const message = 'The governance agent of the account approves the purchase only under conditions.';
    throw new TaskError('GOVERNANCE_DENIED', message, {
      suggestion: 'Change the request so that it meets `details.conditions`, and send it with a new key.',
      details: { conditions, findings },
    });
  }
  const { governance_context: _context, ...bound } = question;
  const plan = [account.id, agent.url, bound];
  const hash = await inTurns(canonicalSha256('', plan), () => call.store.nextTurn());
  return {
    agent,
    approval: {
      agent_url: agent.url,
      plan_id: planId,
      check_id: decision.checkId,
      ...(decision.context === undefined ? {} : { governance_context: decision.context }),
      plan_hash: hash,
    },
  };
}

/**
 * Whether a request that an account pays for may send requests to other hosts: to the account's governance agent, or to
 * the ad server of the operator. False for an account that does not exist: its request is refused.
 *
 * @param reference as in the request
 */
export async function isAskedOutside(
  reference: unknown,
  call: Pick<TaskLookCall<Name>, 'platform'> & AccountCall,
): Promise<boolean> {
  const account = await wholeAccountOfRequest(reference, call);
  if (account === null) return false;
  const isSimulated = account.sandbox || call.platform.connected === undefined;
  return !isSimulated || account.settings.governance_agent !== undefined;
}

/** The plan that the token of a request is about. In the sandbox, a request that names no plan asks no agent. */
const planOfContext = ({ sandbox }: Account, { context }: Asked): string | undefined =>
  sandbox || typeof context !== 'string' ? undefined : planOfToken(context);

/** The seeded plans by which the sandbox decides in place of the governance agent of an account. */
async function seededPlans({ id, principalId, brandDomain }: Account, { store }: Pick<Call, 'store'>) {
  const seeded = await store.fixtures.list(principalId, 'plan', id);
  return seeded.map(({ document }) => document.fixture).filter((plan) => governsBrand(plan, brandDomain));
}

/** Whether the sandbox can decide about a purchase without a token: about an account whose brand has seeded plans. */
export const hasStandIn = async (account: Account, call: Pick<Call, 'store'>): Promise<boolean> =>
  account.sandbox && (await seededPlans(account, call)).length > 0;

/**
 * Sandbox substitute for the governance agent, whatever its address, for a request that names no plan. Clients of the
 * basic flows register any agent and then buy without a plan. They expect the plans that were seeded for the brand to
 * apply. Without such a plan a purchase is approved, but test suites expect that a license or an activation needs the
 * governance token of the request.
 *
 * @throws {TaskError} GOVERNANCE_DENIED
 */
async function standIn(
  account: Account,
  { task, purchase, context }: Asked,
  call: Pick<Call, 'store'>,
): Promise<Governed> {
  const plans = await seededPlans(account, call);
  if (plans.length === 0 && needsToken.has(task) && context === undefined) throw withoutPlan(task);
  const findings = plans.flatMap((plan) => findingsOfPlan(plan, purchase));
  if (findings.length > 0) throw denied(findings.slice(0, MOST_FINDINGS));
  return ungoverned(account);
}

const needsToken: ReadonlySet<Name> = new Set<Name>(['acquire_rights', 'activate_signal']);

/** @throws {OutdatedLook} CONFLICT when the account no longer has the governance agent that was asked */
export function confirmGoverned({ settings }: Account, { agent }: Governed): void {
  if (sameJson(settings.governance_agent ?? null, agent ?? null)) return;
  throw new OutdatedLook(
    'CONFLICT',
    'The governance agent of the account has changed; send the request again.',
  );
}

/** Enqueues the outcome report to the governance agent, in the transaction of the buy. */
export async function reportOutcome(
  store: Tables,
  { approval }: Governed,
  buy: {
    readonly principalId: string;
    readonly accountId: string;
    readonly id: string;
    readonly revision: number;
  },
  purchase: Purchase,
  now: Date,
  type: PurchaseType = 'media_buy',
): Promise<void> {
  if (approval === null) return;
  const { principalId, accountId } = buy;
  await store.jobs.enqueue({
    kind: 'reportPlanOutcome',
    key: JSON.stringify([principalId, buy.id, buy.revision]),
    lane: 'deliveries',
    share: principalId,
    payload: {
      principalId,
      accountId,
      agentUrl: approval.agent_url,
      report: outcomeReport(approval, buy, purchase, type),
    },
    runAt: now,
    maxAttempts: 20,
  });
}

function withoutPlan(task: Name): TaskError {
  const isFirst = task !== 'update_media_buy';
  const finding: GovernanceFinding = {
    category_id: 'plan_reference',
    severity: 'critical',
    explanation: isFirst
      ? 'The account has a governance agent, and the request names no plan that the agent could check.'
      : 'The account has a governance agent, and the buy was made without a plan that the agent could check.',
  };
  return denied([finding], {
    ...(isFirst ? { field: 'plan_id' } : {}),
    suggestion: `Send \`plan_id\` and the \`governance_context\` of the plan with \`${isFirst ? task : 'create_media_buy'}\`.`,
  });
}

const denied = (
  findings: readonly GovernanceFinding[],
  more: { field?: string; suggestion?: string } = {},
): TaskError =>
  new TaskError('GOVERNANCE_DENIED', 'The governance agent of the account does not approve the purchase.', {
    ...more,
    details: { findings },
  });

/** Maximum number of findings in one error. */
const MOST_FINDINGS = 10;
const RETRY_SECONDS = 30;
const unusable = (reason: string): TaskError =>
  new TaskError(
    'GOVERNANCE_UNAVAILABLE',
    `The response of the governance agent of the account is invalid: ${reason}.`,
    {
      retryAfter: RETRY_SECONDS,
    },
  );

function unavailable(answer: Exclude<AskedGovernance, { ok: true }>, task: Name): TaskError {
  if (answer.why === 'refused' && answer.code === 'PLAN_NOT_FOUND')
    return new TaskError(
      'PLAN_NOT_FOUND',
      'The governance agent of the account does not know this plan.',
      // The plan of an update is that of its buy.
      task === 'update_media_buy' ? {} : { field: 'plan_id' },
    );
  if (answer.why === 'locked')
    return new TaskError('GOVERNANCE_UNAVAILABLE', 'The governance agent rejected the credentials.', {
      suggestion: 'Send current credentials with `sync_governance`.',
      retryAfter: RETRY_SECONDS,
    });
  if (answer.why === 'unreachable')
    return new TaskError('GOVERNANCE_UNAVAILABLE', 'The governance agent of the account did not respond.', {
      retryAfter: RETRY_SECONDS,
    });
  return unusable(answer.why === 'refused' ? 'it returned an error' : 'it does not follow the protocol');
}
