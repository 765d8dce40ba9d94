import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable } from '../verdict.ts';
import { account_, at, capabilities, hasSandbox } from './readings.ts';
import { newKey, offers, openTrial, reading, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const SPEC = 'People who are interested in a new product';

/** Countries in which the agent is at home. */
async function countriesOf(trial: Trial): Promise<unknown[]> {
  const listed = listOf(at(await capabilities(trial), ['media_buy', 'portfolio', 'primary_countries']));
  return [listed[0] ?? 'US'];
}

/** Asks for signals in brief mode, for delivery to targets. */
export async function signalsRequest(
  trial: Trial,
  targets?: readonly Json[],
  more: Json = {},
): Promise<Json> {
  const countries = await countriesOf(trial);
  const deployments = targets ?? [await trial.read(target)];
  return { signal_spec: SPEC, deliver_to: { deployments, countries }, ...more };
}

/** A target to which the agent can deliver: one that its signals name, or the agent itself. */
export const target = reading('a deployment target', async (trial): Promise<Json> => {
  await offers(trial, 'get_signals');
  const itself = { type: 'agent', agent_url: trial.context.peer.url.href };
  const asked = [{ signal_spec: SPEC }, await signalsRequest(trial, [itself])];
  for (const request of asked) {
    const { body } = await trial.call('get_signals', request);
    const deployments = listOf(body.signals).flatMap((signal) => listOf(objectOf(signal).deployments));
    const platform = deployments.map(objectOf).find(({ type }) => type === 'platform');
    if (platform !== undefined) return { type: 'platform', platform: platform.platform };
    if (deployments.length > 0) break;
  }
  return itself;
});

/** The signals that the agent returns for the target. */
export const signals = reading('the signals', async (trial) => {
  const called = await trial.get('get_signals', await signalsRequest(trial));
  const found = listOf(called.body.signals).map(objectOf);
  judgeable(found.length > 0, 'the agent returns no signal for the brief');
  return { called, found };
});

/** Activates a signal of the agent in the sandbox, whatever comes of it; it is deactivated at the end of the run. */
export async function activate(trial: Trial, changes: Json = {}): Promise<Called> {
  await offers(trial, 'activate_signal');
  await hasSandbox(trial);
  const { found } = await trial.read(signals);
  const account = await trial.read(account_);
  const [first] = found;
  const pricing = objectOf(listOf(first?.pricing_options)[0]).pricing_option_id;
  const args = {
    account,
    idempotency_key: newKey(),
    signal_agent_segment_id: first?.signal_agent_segment_id,
    deployments: [await trial.read(target)],
    ...(pricing === undefined ? {} : { pricing_option_id: pricing }),
    ...changes,
  };
  const called = await trial.call('activate_signal', args);
  if (called.refusal === null && called.fault === null && called.body.replayed !== true)
    trial.context.cleanUp(`activation of ${String(args.signal_agent_segment_id)}`, async (fresh) => {
      await openTrial(fresh).call('activate_signal', {
        ...args,
        action: 'deactivate',
        idempotency_key: newKey(),
      });
    });
  return called;
}
