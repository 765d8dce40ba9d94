import type { CoreDeployment } from '../../../generated/types/core.ts';
import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import type { Account } from '../../domain/accounts/account.ts';
import type { TaskAnswer, TaskRequest } from '../../domain/contract/shapes.ts';
import { webhookReader } from '../../domain/contract/webhook-reader.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import {
  type Destination,
  deploymentOf,
  destinationKey,
  inactive,
  namedDestinations,
  type SignalActivation,
} from '../../domain/signals/activation.ts';
import { activationPurchase, judgeActivation } from '../../domain/signals/activation-request.ts';
import { pricesOf } from '../../domain/signals/on-wire.ts';
import type { Signal } from '../../domain/signals/signal.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { confirmGoverned, isAskedOutside, reportOutcome } from '../../record/governance/ask-governance.ts';
import { awaitActivations } from '../../record/signals/activation-webhooks.ts';
import {
  askAboutActivation,
  requireToken,
  type Segments,
  startActivations,
} from '../../record/signals/activations.ts';
import { isSandboxCall, type SignalsOffered, signalsFor } from '../../record/signals/signals-for.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';

type Name = 'activate_signal';
type Request = TaskRequest<Name>;

/**
 * `activate_signal`: activates a signal on destinations, or removes it from them. In the sandbox a destination
 * is live at once. Elsewhere a job asks the platform, and `get_signals` shows the progress. The same signal,
 * destination and account are one activation, however often it is requested.
 */
export const activateSignal: TaskLookedWrite<Name> = {
  asksOutside: ({ action, account }, call) => action !== 'deactivate' && isAskedOutside(account, call),
  looksFirst: true,

  async look(request, call) {
    const asked = namedDestinations(request);
    if (!asked.ok) throw taskErrorOf(asked.refusals);
    const destinations = asked.value;
    const account = await accountOf(request, call, false);
    const offered = await signalsFor(call, account);
    const isSandbox = isSandboxCall(account, call.principal);
    if (request.action === 'deactivate') return deactivation(request, destinations, offered, isSandbox);
    const signal = findOffered(request, offered, isSandbox);
    if (signal === undefined) throw unknownSignal();
    if (account === null && !isSandbox) throw unnamedAccount();
    await requireToken(account, request, call);
    const { agentUrl } = offered.catalog;
    const { pricing_option_id: pricingOptionId } = request;
    const [wrong, ...others] = judgeActivation(
      signal,
      { destinations, pricingOptionId },
      { agentUrl, isAnywhere: isSandbox },
    );
    if (wrong !== undefined) throw taskErrorOf([wrong, ...others]);
    const prices = pricesOf(signal);
    const price = prices.find(({ pricing_option_id: id }) => id === pricingOptionId) ?? prices[0];
    const purchase = activationPurchase(price, signal.countries, call.now);
    const checked = account === null ? null : await askAboutActivation(account, request, purchase, call);
    const segments = isSandbox ? await askPlatform(signal, destinations, call) : null;
    return async (write) => {
      const owner = await accountOf(request, write, true);
      if (owner !== null && checked !== null) confirmGoverned(owner, checked);
      const started = await startActivations(write, {
        accountId: owner?.id ?? '',
        signal,
        destinations,
        agentUrl,
        segments,
        pricingOptionId: pricingOptionId ?? null,
        governanceContext: checked?.approval?.governance_context ?? request.governance_context ?? null,
      });
      const push = request.push_notification_config;
      await awaitActivations(write.store, started, {
        push,
        reader: webhookReader(write.form, request),
        sandbox: isSandbox,
      });
      const newest = started.find(({ createdAt }) => createdAt.getTime() === write.now.getTime());
      if (checked !== null && newest !== undefined)
        await reportOutcome(write.store, checked, reported(newest), purchase, write.now, 'signal_activation');
      const states = started.map((one, at) => deploymentOf(one, destinations[at] ?? one.target, write.now));
      return answerOf(states, isSandbox, pricingOptionId === undefined ? noteOf(signal) : undefined);
    };
  },
};

async function accountOf(
  { account, action }: Request,
  call: TaskWriteCall<Name>,
  mayCreate: boolean,
): Promise<Account | null> {
  const task = action === 'deactivate' ? 'deactivate_signal' : 'activate_signal';
  return account === undefined ? null : resolveAccount(account, call, task, { mayCreate });
}

const findOffered = (
  { signal_agent_segment_id: id }: Request,
  { signals, catalog }: SignalsOffered,
  isSandbox: boolean,
): Signal | undefined =>
  [...signals, ...(isSandbox ? catalog.unlisted : [])].find(
    (signal) => signal.signal_agent_segment_id === id,
  );

/** The error is the same for signals that do not exist and signals that the account cannot see. */
const unknownSignal = (): TaskError =>
  new TaskError('REFERENCE_NOT_FOUND', 'The caller is offered no signal with this id.', {
    field: 'signal_agent_segment_id',
    suggestion: 'Read `signal_agent_segment_id` of the signal with `get_signals`.',
  });

const unnamedAccount = (): TaskError =>
  new TaskError('INVALID_REQUEST', '`account` is required: the signal is billed to it.', {
    field: 'account',
  });

/**
 * The subject of a governance report. Its id includes the start of the activation, so that a later activation
 * of the same signal counts separately.
 */
const reported = ({ principalId, accountId, segmentId, createdAt }: SignalActivation) => {
  const begun = [principalId, accountId, segmentId, createdAt.getTime()];
  const id = `activation_${sha256Hex(JSON.stringify(begun)).slice(0, 32)}`;
  return { principalId, accountId, id, revision: 1 };
};

/** The segment's activation key on each destination, from the platform. @throws {TaskError} ACTIVATION_FAILED */
async function askPlatform(
  { signal_agent_segment_id: id }: Signal,
  destinations: readonly Destination[],
  { platform, now }: TaskLookCall<Name>,
): Promise<Segments> {
  const segments = new Map<string, { activation_key: string; ready_at: Date }>();
  for (const destination of destinations) {
    const key = destinationKey(destination);
    const answer = await platform.activateSegment({
      segment_id: id,
      destination: key,
      at: now,
      sandbox: true,
    });
    if (!answer.ok) throw new TaskError('ACTIVATION_FAILED', 'The platform rejected the signal.');
    segments.set(key, { activation_key: answer.activation_key, ready_at: now });
  }
  return segments;
}

/** A message for a request without `pricing_option_id`: the first price of the signal applies. */
function noteOf(signal: Signal): string | undefined {
  const [price] = pricesOf(signal);
  return price === undefined
    ? undefined
    : `No \`pricing_option_id\` was sent; the price ${price.pricing_option_id} applies.`;
}

/**
 * Removes a signal that is or was offered to the caller. A destination on which it is not active is reported as
 * removed.
 */
const deactivation =
  (request: Request, destinations: readonly Destination[], offered: SignalsOffered, isSandbox: boolean) =>
  async (write: TaskWriteCall<Name>): Promise<TaskAnswer<Name>> => {
    const id = request.signal_agent_segment_id;
    if (findOffered(request, offered, isSandbox) === undefined && !offered.activations.has(id))
      throw unknownSignal();
    const owner = await accountOf(request, write, true);
    const key = { principalId: write.principal.id, accountId: owner?.id ?? '', segmentId: id };
    await write.store.signalActivations.lock(key.principalId, key.accountId);
    await write.store.signalActivations.removeAll(key, destinations.map(destinationKey));
    return answerOf(destinations.map(inactive), isSandbox);
  };

function answerOf(
  deployments: readonly CoreDeployment[],
  sandbox: boolean,
  message?: string,
): TaskAnswer<Name> {
  const said = message === undefined ? {} : { message };
  return { body: { status: 'completed', ...said, deployments: [...deployments] }, sandbox };
}
