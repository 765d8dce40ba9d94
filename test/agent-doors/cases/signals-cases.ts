import { newId } from '../../../src/infra/random.ts';
import type { Case } from './cases.ts';

const PLATFORM = { type: 'platform', platform: 'tern-dsp' };
const AGENT = { type: 'agent', agent_url: 'https://buyer.example/mcp' };
const SEGMENT = 'meridianauto:in_market_electric_cars';
const REPEATED = 'the-signal-of-this-case';

const activate = (more: object = {}) => ({
  idempotency_key: newId(),
  signal_agent_segment_id: SEGMENT,
  destinations: [PLATFORM],
  ...more,
});

/** Cases of the tasks of signals, for every transport and release. */
export const signalCases: {
  readonly get_signals: readonly [Case, ...Case[]];
  readonly activate_signal: readonly [Case, ...Case[]];
} = {
  get_signals: [
    {
      name: 'a brief',
      args: () => ({ signal_spec: 'People who plan to buy an electric car' }),
      look: ({ signals: [first] }) =>
        first.signal_agent_segment_id === SEGMENT && first.signal_id.source === 'catalog',
    },
    {
      name: 'all of them',
      args: () => ({ discovery_mode: 'wholesale', pagination: { max_results: 2 } }),
      look: ({ signals, pagination }) => signals.length === 2 && pagination.has_more,
    },
    { name: 'no selector', args: () => ({}), code: 'INVALID_REQUEST' },
    { name: 'an empty text', args: () => ({ signal_spec: '' }), code: 'INVALID_REQUEST' },
    {
      name: 'a version of prices alone',
      args: () => ({ discovery_mode: 'wholesale', if_pricing_version: 'x' }),
      code: 'INVALID_REQUEST',
    },
    {
      name: 'a page of 101',
      args: () => ({ signal_spec: 'cars', pagination: { max_results: 101 } }),
      code: 'INVALID_REQUEST',
    },
  ],
  activate_signal: [
    {
      name: 'on a platform',
      args: () => activate(),
      look: ({ deployments: [one] }) => one.is_live && one.activation_key.type === 'segment_id',
    },
    {
      name: 'on an agent',
      args: () => activate({ destinations: [AGENT] }),
      look: ({ deployments: [one] }) => one.is_live && one.activation_key.type === 'key_value',
    },
    {
      name: 'a replay',
      before: () => [['activate_signal', activate({ idempotency_key: REPEATED })]],
      args: () => activate({ idempotency_key: REPEATED }),
      look: ({ replayed, deployments }) => replayed === true && deployments[0].is_live,
    },
    {
      name: 'a signal that there is not',
      args: () => activate({ signal_agent_segment_id: 'nothing' }),
      code: 'REFERENCE_NOT_FOUND',
    },
    {
      name: 'a price that it does not have',
      args: () => activate({ pricing_option_id: 'po_nothing' }),
      code: 'INVALID_REQUEST',
    },
    { name: 'no destination', args: () => activate({ destinations: [] }), code: 'INVALID_REQUEST' },
  ],
};
