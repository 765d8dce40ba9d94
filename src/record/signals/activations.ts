import type { Account } from '../../domain/accounts/account.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import type { Purchase } from '../../domain/governance/check.ts';
import { planOfToken } from '../../domain/governance/plan-of-token.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import {
  type ActivationId,
  type Destination,
  destinationKey,
  MOST_ACTIVATIONS,
  offeredOn,
  type SignalActivation,
  targetOf,
  USUAL_MINUTES,
} from '../../domain/signals/activation.ts';
import type { Signal } from '../../domain/signals/signal.ts';
import { MINUTE_MS } from '../../domain/text/instant.ts';
import type { KeyedJob } from '../../store/queue/jobs.ts';
import { askGovernance, type Governed, hasStandIn } from '../governance/ask-governance.ts';
import type { TaskLookCall, TaskWriteCall } from '../task-call.ts';

/** Segments that the platform has created, by destination. */
export type Segments = ReadonlyMap<string, { readonly activation_key: string; readonly ready_at: Date }>;

type Call = Pick<TaskWriteCall<'activate_signal'>, 'store' | 'now' | 'principal'>;
type Start = {
  readonly accountId: string;
  readonly signal: Signal;
  readonly destinations: readonly Destination[];
  readonly agentUrl: string;
  /** Segments that the platform has already created; null when a job asks the platform. */
  readonly segments: Segments | null;
  readonly pricingOptionId: string | null;
  readonly governanceContext: string | null;
};

/**
 * Starts the missing activations of a signal, one for each destination. Activations that are live or in progress
 * stay unchanged. Returns all of them in the order of the destinations.
 * @throws {TaskError} ACTIVATION_FAILED when the account would have too many activations
 */
export async function startActivations(call: Call, start: Start): Promise<SignalActivation[]> {
  const { store, now, principal } = call;
  const { accountId, signal, destinations } = start;
  const segmentId = signal.signal_agent_segment_id;
  await store.signalActivations.lock(principal.id, accountId);
  const stored = await store.signalActivations.list(principal.id, accountId);
  const known = new Map(
    stored
      .filter((one) => one.accountId === accountId && one.segmentId === segmentId)
      .map((one) => [one.destination, one]),
  );
  const fresh = destinations.filter((one) => !known.has(destinationKey(one))).length;
  if (fresh > 0 && (await store.signalActivations.count(principal.id, accountId)) + fresh > MOST_ACTIVATIONS)
    throw tooMany();
  const made: SignalActivation[] = [];
  const started = destinations.map((target): SignalActivation => {
    const id = { principalId: principal.id, accountId, segmentId, destination: destinationKey(target) };
    const before = known.get(id.destination);
    const activation = before ?? newActivation(id, target, start, now);
    if (before === undefined) made.push(activation);
    return activation;
  });
  await store.signalActivations.putAll(made);
  const waiting = made.filter(({ status }) => status === 'activating');
  await store.jobs.enqueueAll(waiting.map((one) => activationJob(one, now)));
  return started;
}

function newActivation(
  id: ActivationId,
  target: Destination,
  { signal, agentUrl, segments, pricingOptionId, governanceContext }: Start,
  now: Date,
): SignalActivation {
  const begun = { ...id, target, pricingOptionId, governanceContext, createdAt: now };
  const segment = segments?.get(id.destination);
  if (segment !== undefined)
    return { ...begun, status: 'live', segmentKey: segment.activation_key, readyAt: now, deployedAt: now };
  const minutes =
    offeredOn(signal, targetOf(target, agentUrl))?.estimated_activation_duration_minutes ?? USUAL_MINUTES;
  const readyAt = new Date(now.getTime() + minutes * MINUTE_MS);
  return { ...begun, status: 'activating', segmentKey: null, readyAt, deployedAt: null };
}

const tooMany = (): TaskError =>
  new TaskError(
    'ACTIVATION_FAILED',
    `An account can have at most ${MOST_ACTIVATIONS} active deployments of signals.`,
    { suggestion: 'Deactivate signals that are not used any more, then send the request with a new key.' },
  );

type Name = 'activate_signal';
type GovernedCall = Pick<TaskLookCall<Name>, 'form' | 'store'>;

/**
 * Refuses an activation without a token for an account that has a governance agent. Other accounts need no token, and
 * neither does a sandbox account whose brand has seeded plans, by which the sandbox decides.
 *
 * @throws {TaskError} PERMISSION_DENIED, for callers of release 3.0 GOVERNANCE_DENIED
 */
export async function requireToken(
  account: Account | null,
  { governance_context: token }: TaskRequest<Name>,
  { form, store }: GovernedCall,
): Promise<void> {
  if (account?.settings.governance_agent === undefined || token !== undefined) return;
  if (await hasStandIn(account, { store })) return;
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
 * Asks the governance agent of an account for approval, as for a buy. The plan is the `plan_id` of the request, or
 * else the subject of its token.
 *
 * @throws {TaskError} as `requireToken` when the agent denies or no plan is named; GOVERNANCE_UNAVAILABLE;
 *   PLAN_NOT_FOUND
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

const ATTEMPTS = 20;

/**
 * The job that activates a signal on a destination. `step` distinguishes the start of an activation from the look
 * at its end.
 */
export const activationJob = (
  { principalId, accountId, segmentId, destination }: ActivationId,
  runAt: Date,
  step: 'start' | 'end' = 'start',
): KeyedJob<'activateSegment'> => ({
  kind: 'activateSegment',
  key: JSON.stringify([principalId, accountId, segmentId, destination, step]),
  payload: { principalId, accountId, segmentId, destination },
  runAt,
  maxAttempts: ATTEMPTS,
});
