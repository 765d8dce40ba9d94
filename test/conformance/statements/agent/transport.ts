import { absent, each, like, list, object, type Statement, some, text } from '../statement.ts';
import { ACCOUNT, refusal, task } from './buying.ts';

const TRANSPORT = 'Agent tasks, transport';
const SUMMARY = 'Agent tasks, task summary';

const listed = (names: readonly string[]): Statement['steps'] =>
  names.map((name) => ({ tools: some({ name, inputSchema: object }) }));

export const transportStatements: readonly Statement[] = [
  {
    heading: TRANSPORT,
    rule: 'Over MCP an answer arrives as server-sent events; its payload is JSON in the first text of the result.',
    steps: [
      task(
        '{{capabilitiesTask}}',
        {},
        { status: 'completed' },
        {
          answer: {
            headers: { 'content-type': like('^text/event-stream') },
            wire: { isError: absent, content: some({ type: 'text', text: like('^\\{.*\\}$') }) },
          },
        },
      ),
    ],
  },
  {
    heading: TRANSPORT,
    rule: 'When `isError` is true, the text is the error with its code and message.',
    steps: [
      task(
        'get_products',
        { brief: 5 },
        { code: 'INVALID_REQUEST', message: text },
        { answer: { wire: { isError: true, content: [{ type: 'text', text }] } } },
      ),
    ],
  },
  {
    heading: TRANSPORT,
    rule: 'An unknown tool name yields `INVALID_REQUEST`, over both transports.',
    steps: [
      task('paint_the_fence', {}, refusal('INVALID_REQUEST')),
      task('paint_the_fence', {}, refusal('INVALID_REQUEST'), { over: 'a2a' }),
    ],
  },
  {
    heading: TRANSPORT,
    rule: 'A2A carries the same tasks, with the same credential and the same payloads.',
    steps: [
      task('list_creatives', { account: ACCOUNT }, { status: 'completed', creatives: [] }, { over: 'a2a' }),
      task('list_creatives', { account: ACCOUNT }, { status: 'completed', creatives: [] }),
      task('get_media_buys', { media_buy_ids: 'x' }, refusal('INVALID_REQUEST'), { over: 'a2a' }),
      { task: 'list_creatives', as: 'nobody', over: 'a2a', arguments: {}, answer: { status: 401 } },
    ],
  },
  {
    heading: SUMMARY,
    rule: 'Tasks of discovery and buying are listed.',
    steps: listed([
      '{{capabilitiesTask}}',
      'get_products',
      'list_creative_formats',
      'create_media_buy',
      'update_media_buy',
      'get_media_buys',
      'get_media_buy_delivery',
      'get_media_buy_artifacts',
      'provide_performance_feedback',
    ]),
  },
  {
    heading: SUMMARY,
    rule: 'Tasks of accounts, creatives, audiences, events, catalogs, brands and tests are listed.',
    steps: listed([
      'sync_accounts',
      'list_accounts',
      'get_account_financials',
      'sync_creatives',
      'list_creatives',
      'sync_audiences',
      'sync_event_sources',
      'log_event',
      'sync_catalogs',
      'get_brand_identity',
      'comply_test_controller',
    ]),
  },
  {
    heading: SUMMARY,
    rule: 'The agent card lists the same tasks as skills.',
    steps: [
      {
        request: 'GET /.well-known/agent-card.json',
        answer: { status: 200, body: { name: text, skills: each({ id: text, name: text, tags: list }) } },
      },
    ],
  },
];
