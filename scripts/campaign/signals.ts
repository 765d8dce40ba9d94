import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskName } from '../../generated/tasks.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into; the client validates them
type Body = any;

/** What a part of the campaign does with the agent. */
type Tools = {
  readonly account: object;
  call(task: TaskName, args: object): Promise<Body>;
  read(task: TaskName, args: object): Promise<Body>;
  demand(isTrue: boolean | undefined, what: string, seen?: unknown): void;
  step(what: string, shown?: unknown): void;
};

const BRIEF = 'Shoppers who are in the market for kitchen appliances, United States';
const POLLS = 100;
const POLL_MS = 100;

export type ChosenSignals = {
  /** Targeting by a signal that was activated here. */
  readonly active: Body;
  /** The same by one that was not. */
  readonly inactive: Body;
};

/** Finds a signal, activates it on the agent that sells, and polls until it is live there. */
export async function activateSignal({ account, call, read, demand, step }: Tools): Promise<ChosenSignals> {
  const found = await read('get_signals', { signal_spec: BRIEF, account, countries: ['US'] });
  const here = (signal: Body): Body => signal.deployments.find((one: Body) => one.type === 'agent');
  const [signal, other] = found.signals.filter((one: Body) => here(one)?.is_live === false);
  demand(signal?.pricing_options?.length > 0 && other !== undefined, 'two signals to activate', found);
  const { agent_url } = here(signal);
  const destinations = [{ type: 'agent', agent_url }];
  const activated = await call('activate_signal', {
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
    const { signals } = await read('get_signals', {
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
  step('signal found, activated and live', { signal: signal.signal_agent_segment_id });
  return { active: targeting(signal), inactive: targeting(other) };
}

const targeting = ({ signal_ref }: Body): Body => ({
  operator: 'all',
  groups: [{ operator: 'any', signals: [{ signal_ref, value_type: 'binary', value: true }] }],
});
