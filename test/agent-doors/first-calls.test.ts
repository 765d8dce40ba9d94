import { assert } from 'chai';
import type { TaskName } from '../../generated/tasks.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { firstCall } from '../support/first-call.ts';
import { type Body, demo } from './world.ts';

/** The format that the examples show. */
const BANNER = 'display_300x250';

type Call = {
  readonly task: TaskName;
  /** Optional fields that the caller wants to send. */
  readonly fields?: readonly string[];
  /** Values of the response that later calls need, by the name of their field. */
  readonly learn?: (body: Body, call: Body) => object;
};

/** What the caller's own people want. */
const WANTED = {
  brief: 'Trail boots for hikers in the US, 50000 USD',
  signal_spec: 'People who plan to buy an electric car',
  creative_id: 'boots',
  query: 'calm voice for a hiking film',
};

/**
 * A session of a caller that knows the list of tools and the instructions and nothing else of the contract: it calls
 * the tasks in the order of the instructions, and takes identifiers from the responses, as these tell it.
 */
const SESSION: readonly Call[] = [
  {
    task: 'sync_accounts',
    learn: ({ accounts: [account] }) => ({ account: { account_id: account.account_id } }),
  },
  { task: 'list_accounts', fields: ['status'] },
  {
    task: 'get_products',
    fields: ['buying_mode', 'brief', 'brand', 'account'],
    learn({ products }) {
      const takesBanner = ({ format_ids }: Body) => format_ids.some(({ id }: Body) => id === BANNER);
      const product = products.find(
        (one: Body) => one.delivery_type === 'non_guaranteed' && takesBanner(one),
      );
      const [{ pricing_option_id }] = product.pricing_options;
      return { product_id: product.product_id, pricing_option_id };
    },
  },
  {
    task: 'list_creative_formats',
    learn({ formats }) {
      const { format_id } = formats.find((format: Body) => format.format_id.id === BANNER);
      return { format_id, target_format_id: format_id };
    },
  },
  {
    task: 'create_media_buy',
    learn: ({ media_buy_id, packages: [{ package_id }] }) => ({
      media_buy_id,
      media_buy_ids: [media_buy_id],
      package_id,
    }),
  },
  { task: 'sync_creatives', fields: ['assignments'] },
  {
    task: 'get_media_buys',
    fields: ['media_buy_ids'],
    learn: ({ media_buys: [{ revision }] }) => ({ revision }),
  },
  { task: 'update_media_buy' },
  { task: 'get_media_buy_delivery', fields: ['media_buy_ids'] },
  { task: 'list_creatives', fields: ['account'] },
  { task: 'build_creative', fields: ['quality'] },
  { task: 'preview_creative', fields: ['quality', 'output_format'] },
  {
    task: 'sync_event_sources',
    fields: ['event_sources'],
    learn: (_, { event_sources: [source] }) => ({ event_source_id: source.event_source_id }),
  },
  { task: 'log_event' },
  { task: 'sync_audiences', fields: ['audiences'] },
  {
    task: 'get_signals',
    fields: ['signal_spec', 'discovery_mode'],
    learn({ signals: [{ signal_agent_segment_id, deployments }] }) {
      const { type, platform } = deployments.find((one: Body) => one.type === 'platform');
      return { signal_agent_segment_id, destinations: [{ type, platform }] };
    },
  },
  { task: 'activate_signal' },
  {
    task: 'get_rights',
    learn: ({ rights: [{ rights_id, pricing_options }] }) => ({
      rights_id,
      pricing_option_id: pricing_options[0].pricing_option_id,
    }),
  },
  { task: 'acquire_rights' },
  { task: 'provide_performance_feedback' },
  { task: 'get_account_financials' },
  { task: 'list_tasks', fields: ['account'] },
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a model that sees the list of tools and the instructions, on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const rpc = async (method: string, params: object = {}) => {
      const message = { jsonrpc: '2.0', id: 1, method, params };
      const { body } = await app.post('/mcp', message, { accept: 'application/json', ...demo('model') });
      return body.result;
    };

    it('gets no refusal for any task of a campaign at its first try', async () => {
      const { tools } = await rpc('tools/list');
      const known = new Map<string, unknown>(Object.entries(WANTED));
      for (const { task, fields, learn } of SESSION) {
        const { inputSchema } = tools.find(({ name }: Body) => name === task);
        const call = firstCall(inputSchema, known, fields);
        const { isError, structuredContent: body } = await rpc('tools/call', { name: task, arguments: call });
        const told = `${task} ${JSON.stringify(call)} ${JSON.stringify(body).slice(0, 1_000)}`;
        assert.isNotOk(isError, told);
        assert.notProperty(body, 'errors', told);
        for (const entry of [...(body.accounts ?? []), ...(body.creatives ?? [])])
          assert.notInclude(['failed', 'rejected'], entry.action, told);
        for (const [name, value] of Object.entries(learn?.(body, call) ?? {})) known.set(name, value);
      }
      assert.isAtLeast(SESSION.length, 10);
    });
  });
}
