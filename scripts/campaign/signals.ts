import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT } from './brand.ts';
import { type Body, call, demand, read, type Stage } from './steps.ts';

const BRIEF = 'Shoppers who are in the market for kitchen appliances, United States';
const POLLS = 100;
const POLL_MS = 100;

export type ChosenSignals = {
  /** Targeting by an activated signal. */
  readonly active: Body;
  /** Targeting by a signal that is not activated. */
  readonly inactive: Body;
};

/** Finds a signal, activates it on the selling agent, and polls until it is live there. */
export async function activateSignal(stage: Stage): Promise<ChosenSignals> {
  const account = ACCOUNT;
  const found = await read(stage, 'get_signals', { signal_spec: BRIEF, account, countries: ['US'] });
  const here = (signal: Body): Body => signal.deployments.find((one: Body) => one.type === 'agent');
  const [signal, other] = found.signals.filter((one: Body) => here(one)?.is_live === false);
  demand(signal?.pricing_options?.length > 0 && other !== undefined, 'two signals to activate', found);
  const { agent_url } = here(signal);
  const destinations = [{ type: 'agent', agent_url }];
  const activated = await call(stage, 'activate_signal', {
    idempotency_key: randomUUID(),
    signal_agent_segment_id: signal.signal_agent_segment_id,
    pricing_option_id: signal.pricing_options[0].pricing_option_id,
    destinations,
    account,
  });
  demand(
    activated.deployments?.[0]?.agent_url === agent_url,
    'one deployment for the destination',
    activated,
  );
  for (let left = POLLS; ; left -= 1) {
    const { signals } = await read(stage, 'get_signals', {
      signal_refs: [signal.signal_ref],
      destinations,
      account,
    });
    const [deployment] = signals[0]?.deployments ?? [];
    if (deployment?.is_live === true) {
      demand(deployment.activation_key?.type === 'key_value', 'a key for an agent', deployment);
      break;
    }
    demand(left > 1, 'a signal that becomes live', signals);
    await sleep(POLL_MS);
  }
  stage.step('signal found, activated and live', { signal: signal.signal_agent_segment_id });
  return { active: targeting(signal), inactive: targeting(other) };
}

const targeting = ({ signal_ref }: Body): Body => ({
  operator: 'all',
  groups: [{ operator: 'any', signals: [{ signal_ref, value_type: 'binary', value: true }] }],
});
