import { list, number, type Statement, some, text, timestamp } from '../statement.ts';

const ELECTRIC = 'meridianauto:in_market_electric_cars';
const PLATFORM = { type: 'platform', platform: 'tern-dsp' };
const AGENT = { type: 'agent', agent_url: 'https://buyer.example/mcp', account: 'seat-1' };
const account = { brand: { domain: 'acme.example' }, operator: 'agency.example', sandbox: true };

const find = (args: object, body: object) =>
  ({ task: 'get_signals', arguments: args, answer: { body } }) as Statement['steps'][number];
const activate = (key: string, args: object, body: object) =>
  ({
    task: 'activate_signal',
    arguments: { idempotency_key: `signal-statement-${key}`, signal_agent_segment_id: ELECTRIC, ...args },
    answer: { body },
  }) as Statement['steps'][number];
const refused = (code: string, more: object = {}) => ({ errors: some({ code, ...more }) });

/** What the specification says about signals. */
export const signalStatements: readonly Statement[] = [
  {
    heading: 'Agent tasks, `get_signals`',
    rule: '`signal_spec` is required in brief mode.',
    steps: [
      find({}, refused('INVALID_REQUEST', { field: 'signal_spec' })),
      find({ signal_spec: 'electric cars' }, { signals: list }),
    ],
  },
  {
    heading: 'Agent tasks, `get_signals`',
    rule: 'A signal has its handle, name, description, provider, coverage, deployments and price.',
    steps: [
      find(
        { signal_spec: 'Shoppers in the market for electric cars', account },
        {
          signals: some({
            signal_agent_segment_id: ELECTRIC,
            name: text,
            description: text,
            data_provider: text,
            coverage_percentage: number,
            pricing: { cpm: number, currency: 'USD' },
            deployments: some({ ...PLATFORM, is_live: false, estimated_activation_duration_minutes: number }),
          }),
        },
      ),
    ],
  },
  {
    heading: 'Agent tasks, `get_signals`',
    rule: '`deliver_to` narrows the answer to its destinations and countries.',
    steps: [
      find(
        {
          signal_spec: 'electric cars',
          pagination: { max_results: 1 },
          deliver_to: { deployments: [PLATFORM], countries: ['US'] },
        },
        { signals: [{ deployments: [PLATFORM] }] },
      ),
    ],
  },
  {
    heading: 'Agent tasks, `get_signals`',
    rule: 'The filters are `catalog_types`, `data_providers`, `max_cpm` and `min_coverage_percentage`.',
    steps: [
      find(
        {
          signal_spec: 'electric cars',
          filters: { catalog_types: ['marketplace'], data_providers: ['meridianauto.example'], max_cpm: 2 },
          pagination: { max_results: 1 },
        },
        { signals: [{ data_provider: 'Meridian Auto Data' }] },
      ),
      find({ signal_spec: 'electric cars', filters: { min_coverage_percentage: 100 } }, { signals: [] }),
    ],
  },
  {
    heading: 'Signal',
    rule: 'Marketplace signals are priced by CPM, owned ones cost nothing, custom ones are for one account.',
    steps: [
      find(
        {
          signal_spec: 'readers of recipes',
          account,
          filters: { catalog_types: ['owned'] },
          pagination: { max_results: 1 },
        },
        { signals: [{ signal_type: 'owned', pricing: { cpm: 0 } }] },
      ),
      find({ signal_spec: 'trails', account, filters: { catalog_types: ['custom'] } }, { signals: [] }),
    ],
  },
  {
    heading: 'Agent tasks, capability discovery, `signals`',
    rule: '`discovery_modes` with `wholesale` lets callers list the whole priced feed.',
    steps: [
      find(
        { discovery_mode: 'wholesale', account, pagination: { max_results: 1 } },
        {
          signals: [{ pricing_options: list }],
          wholesale_feed_version: text,
          pagination: { has_more: true },
        },
      ),
      find(
        {
          discovery_mode: 'wholesale',
          signal_ids: [{ source: 'agent', agent_url: 'https://a.example', id: 'x' }],
        },
        refused('INVALID_REQUEST', { field: 'signal_ids' }),
      ),
    ],
  },
  {
    heading: 'Agent tasks, `activate_signal`',
    rule: 'Each deployment has its activation key and `deployed_at`: a segment for platforms, a pair for agents.',
    steps: [
      activate(
        'keys',
        { deployments: [PLATFORM, AGENT] },
        {
          deployments: [
            {
              ...PLATFORM,
              is_live: true,
              activation_key: { type: 'segment_id', segment_id: text },
              deployed_at: timestamp,
            },
            {
              ...AGENT,
              is_live: true,
              activation_key: { type: 'key_value', key: text, value: text },
              deployed_at: timestamp,
            },
          ],
        },
      ),
    ],
  },
  {
    heading: 'Agent tasks, `activate_signal`',
    rule: '`signal_agent_segment_id` and the deployments are required.',
    steps: [
      activate('none', {}, refused('INVALID_REQUEST')),
      activate('empty', { destinations: [] }, refused('INVALID_REQUEST')),
      activate(
        'unknown',
        { signal_agent_segment_id: 'nothing', destinations: [PLATFORM] },
        refused('REFERENCE_NOT_FOUND', { field: 'signal_agent_segment_id' }),
      ),
    ],
  },
  {
    heading: 'States and transitions',
    rule: 'After the activation `get_signals` shows the deployment as live, with its key.',
    given: [activate('shown', { destinations: [PLATFORM], account }, { deployments: list })],
    steps: [
      find(
        { signal_spec: 'electric cars', account, destinations: [PLATFORM], pagination: { max_results: 1 } },
        { signals: [{ deployments: [{ is_live: true, activation_key: { type: 'segment_id' } }] }] },
      ),
    ],
  },
];
