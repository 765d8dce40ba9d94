import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { mustBeRefused } from './judging.ts';
import { account_, declares } from './readings.ts';
import { agentPart, READS, rule, WRITES } from './rule.ts';
import { activate, signals, signalsRequest, target } from './signal-asking.ts';
import { newKey, offers, type Trial } from './trial.ts';

const HEADING = 'Agent tasks, `get_signals`';
const ACTIVATION = 'Agent tasks, `activate_signal`';
const ABSENT = 'conformance-no-such-thing';
const AFTER = [idOf('get_signals')];
const UNKNOWN = ['SIGNAL_AGENT_SEGMENT_NOT_FOUND', 'REFERENCE_NOT_FOUND', 'SIGNAL_NOT_FOUND'];

async function filtered(trial: Trial, filters: Json) {
  await trial.read(signals);
  const called = await trial.get('get_signals', await signalsRequest(trial, undefined, { filters }));
  return { called, list: listOf(called.body.signals).map(objectOf) };
}

const deploymentsOf = (body: Json): Json[] => listOf(body.deployments).map(objectOf);

export const signalsPart = agentPart(
  [
    rule('agent.signals.unique', HEADING, 'A signal is returned once.'),
    rule('agent.signals.most', HEADING, '`max_results` bounds the number of signals.'),
    rule('agent.signals.by-provider', HEADING, '`filters.data_providers` leaves out signals of others.'),
    rule('agent.signals.by-type', HEADING, '`filters.catalog_types` leaves out signals of other kinds.'),
    rule(
      'agent.signals.by-coverage',
      HEADING,
      '`filters.min_coverage_percentage` leaves out signals with less.',
    ),
    rule('agent.signals.no-spec', HEADING, 'A brief without `signal_spec` is refused.'),
    rule(
      'agent.signals.wholesale',
      HEADING,
      'Who declares `wholesale` lists the whole feed without `signal_spec`.',
      READS,
    ),
    rule(
      'agent.signals.activated',
      ACTIVATION,
      'An activation answers for the target that was asked for: live with a key, or with the time that it takes.',
      WRITES,
    ),
    rule(
      'agent.signals.unknown',
      ACTIVATION,
      'A signal that does not exist is refused with SIGNAL_AGENT_SEGMENT_NOT_FOUND.',
      WRITES,
    ),
    rule('agent.signals.no-target', ACTIVATION, 'An activation without a target is refused.', WRITES),
    rule(
      'agent.signals.repeated',
      'Agent tasks, idempotency',
      'An activation that is repeated with its key returns the original response.',
      WRITES,
    ),
  ],
  {
    'agent.signals.unique': {
      after: AFTER,
      run: async (trial) => {
        const { called, found } = await trial.read(signals);
        const ids = found.map(({ signal_agent_segment_id: id }) => id);
        must(new Set(ids).size === ids.length, 'a signal is returned twice', called);
      },
    },
    'agent.signals.most': async (trial) => {
      const { found } = await trial.read(signals);
      judgeable(found.length > 1, 'the agent returns a single signal');
      const called = await trial.get(
        'get_signals',
        await signalsRequest(trial, undefined, { max_results: 1 }),
      );
      const count = listOf(called.body.signals).length;
      must(count <= 1, `\`max_results\` 1 returns ${count} signals`, called);
    },
    'agent.signals.by-provider': async (trial) => {
      const provider = (await trial.read(signals)).found.find(
        (one) => typeof one.data_provider === 'string',
      )?.data_provider;
      judgeable(provider !== undefined, 'no signal names its provider');
      const { called, list } = await filtered(trial, { data_providers: [provider] });
      for (const one of list)
        must(
          one.data_provider === undefined || one.data_provider === provider,
          `the filter of ${String(provider)} returns a signal of ${String(one.data_provider)}`,
          called,
        );
    },
    'agent.signals.by-type': async (trial) => {
      const type = (await trial.read(signals)).found[0]?.signal_type;
      judgeable(typeof type === 'string', 'no signal has a kind');
      const { called, list } = await filtered(trial, { catalog_types: [type] });
      for (const one of list)
        must(
          one.signal_type === type,
          `the filter of ${type} returns a signal that is ${String(one.signal_type)}`,
          called,
        );
    },
    'agent.signals.by-coverage': async (trial) => {
      const known = (await trial.read(signals)).found.map((one) => one.coverage_percentage);
      const most = Math.max(...known.filter((one) => typeof one === 'number'));
      judgeable(Number.isFinite(most), 'no signal has a coverage');
      const { called, list } = await filtered(trial, { min_coverage_percentage: most });
      for (const { coverage_percentage: coverage } of list)
        must(
          typeof coverage !== 'number' || coverage >= most,
          `a coverage of at least ${most} returns a signal with ${String(coverage)}`,
          called,
        );
    },
    'agent.signals.no-spec': async (trial) => {
      await offers(trial, 'get_signals');
      const { signal_spec: _, ...without } = await signalsRequest(trial);
      mustBeRefused(await trial.call('get_signals', without), 'a brief without `signal_spec`');
    },
    'agent.signals.wholesale': async (trial) => {
      await declares(trial, 'signals.discovery_modes', 'wholesale');
      await offers(trial, 'get_signals');
      const { signal_spec: _, ...without } = await signalsRequest(trial);
      const called = await trial.call('get_signals', { ...without, discovery_mode: 'wholesale' });
      must(called.refusal === null, `the wholesale read was refused with ${called.refusal?.code}`, called);
      must(Array.isArray(called.body.signals), 'the wholesale read returns no `signals`', called);
    },
    'agent.signals.activated': {
      after: [idOf('activate_signal')],
      run: async (trial) => {
        const called = await activate(trial);
        judgeable(called.refusal === null, `the activation was refused with ${called.refusal?.code}`);
        judgeable(called.body.status !== 'submitted', 'the activation is answered later');
        const wanted = await trial.read(target);
        const deployments = deploymentsOf(called.body);
        must(deployments.length > 0, 'the answer has no `deployments`', called);
        for (const one of deployments) {
          must(
            one.type === wanted.type,
            `the activation answers for the target type ${String(one.type)}`,
            called,
          );
          must(
            one.platform === wanted.platform,
            `the activation answers for ${String(one.platform)} instead of ${String(wanted.platform)}`,
            called,
          );
          if (one.is_live === true)
            must(one.activation_key !== undefined, 'a live deployment has no `activation_key`', called);
        }
      },
    },
    'agent.signals.unknown': async (trial) => {
      const called = await activate(trial, { signal_agent_segment_id: ABSENT, pricing_option_id: undefined });
      mustBeRefused(called, 'a signal that does not exist', UNKNOWN);
    },
    'agent.signals.no-target': async (trial) => {
      mustBeRefused(await activate(trial, { deployments: undefined }), 'an activation without a target');
    },
    'agent.signals.repeated': {
      after: ['agent.signals.activated'],
      run: async (trial) => {
        await trial.read(account_);
        const idempotency_key = newKey();
        const first = await activate(trial, { idempotency_key });
        judgeable(first.refusal === null, 'the activation was refused');
        const again = await activate(trial, { idempotency_key });
        must(
          again.refusal === null,
          `the repeated activation was refused with ${again.refusal?.code}`,
          again,
        );
        must(
          again.body.replayed === true,
          '`replayed` of a response that is returned again must be true',
          again,
        );
      },
    },
  },
);
