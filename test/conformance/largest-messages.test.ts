import { assert } from 'chai';
import { type Task, tasks } from '../../generated/tasks.ts';
import { type Costs, startCosts } from './cost-of-requests.ts';
import type { Request } from './exchange.ts';
import { worstTags } from './worst-tags.ts';
import { distinct, pieces, repeated } from './worst-texts.ts';

/** The largest message without a credential and without a task, in bytes. */
const MESSAGE = 256 * 1024;
/** As many as the library of the transport takes. */
const MOST_OF_A_BATCH = 100;
/** The largest form of the pages, and of the library that issues tokens. */
const FORMS: Readonly<Record<string, number>> = {
  '/account': 16 * 1024,
  '/sign-in/abcdefgh': 16 * 1024,
  '/invitations/abcdefgh': 16 * 1024,
  '/token': 56 * 1024,
  '/revoke': 56 * 1024,
};
const MOST_PREVIEW = 2 * 1024 * 1024;

describe('the largest messages that a request can carry', () => {
  let costs: Costs;
  before(async () => {
    costs = await startCosts();
  });
  after(() => costs.app.drop());

  const posted = (path: string, type: string, body: string, headers = {}): Request => ({
    method: 'POST',
    path,
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  });
  const sandbox = { authorization: 'Bearer demo-worst' };

  async function none(requests: Iterable<readonly [what: string, request: Request]>): Promise<void> {
    for (const [what, request] of requests) assert.isNull(await costs.problem(what, request));
  }

  for (const [path, most] of Object.entries(FORMS))
    it(`are forms of ${path}, and no turn takes 50 ms`, async () => {
      const bodies = [
        ...pieces.map((piece) => repeated(piece, most)),
        distinct('=1&', most),
        `grant_type=client_credentials&${'resource=https%3A%2F%2Fa.example&'.repeat(1_000)}client_id=a`,
        `grant_type=authorization_code&code=${repeated('letters', most / 2)}&client_id=registry-pages`,
        `grant_type=refresh_token&refresh_token=a&scope=${distinct('+', most / 2)}&client_id=registry-pages`,
        `token=${repeated('labels', most / 2)}&client_id=https%3A%2F%2Fa.example%2Fa`,
      ];
      await none(
        bodies.map((body): [string, Request] => [
          `${path} ${body.slice(0, 30)}`,
          posted(path, 'application/x-www-form-urlencoded', body.slice(0, most)),
        ]),
      );
    });

  it('are registrations of clients, and no turn takes 50 ms', async () => {
    const most = 56 * 1024 - 200;
    const uris = (uri: (at: number) => string) =>
      JSON.stringify({
        redirect_uris: Array.from({ length: Math.floor(most / (uri(1_000).length + 3)) }, (_, at) => uri(at)),
      });
    const bodies = [
      uris(() => 'http://127.0.0.1/a'),
      uris((at) => `http://127.0.0.1/${at}`),
      uris((at) => `a${at}:/b`),
      JSON.stringify({ redirect_uris: ['http://127.0.0.1/a'], client_name: repeated('letters', most) }),
      JSON.stringify({ redirect_uris: ['http://127.0.0.1/a'], scope: distinct(' ', most) }),
      JSON.stringify({ redirect_uris: [`http://127.0.0.1/${repeated('parents', most)}`] }),
      JSON.stringify({ redirect_uris: ['http://127.0.0.1/a'], contacts: Array(8_000).fill('a@b') }),
      JSON.stringify({ redirect_uris: ['http://127.0.0.1/a'], grant_types: Array(8_000).fill('a') }),
    ];
    await none(
      bodies.map((body): [string, Request] => [
        body.slice(0, 60),
        posted('/register', 'application/json', body),
      ]),
    );
  });

  /** Every method of the transports that has a code path of its own, and tasks with their examples. */
  const calls: readonly [what: string, call: object][] = [
    ...['ping', 'tools/list', 'resources/list', 'an unknown method'].map((method): [string, object] => [
      method,
      { method, params: {} },
    ]),
    ['an unknown tool', { method: 'tools/call', params: { name: 'x', arguments: {} } }],
    ...Object.values<Task>(tasks).map(({ name, examples }): [string, object] => [
      name,
      { method: 'tools/call', params: { name, arguments: examples[0] ?? {} } },
    ]),
  ];
  for (const [what, call] of calls)
    it(`are batches of ${what}, and no turn takes 50 ms`, async () => {
      // As one document, because of a stream only the first message would be waited for.
      const whole = { ...sandbox, accept: 'application/json' };
      for (const count of [MOST_OF_A_BATCH, 2_000]) {
        const batch = Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, ...call }));
        for (const path of ['/mcp', '/a2a'])
          await none([[what, posted(path, 'application/json', JSON.stringify(batch), whole)]]);
      }
    });

  it('are ids of JSON-RPC, and no turn takes 50 ms', async () => {
    const ids = [
      repeated('letters', MESSAGE - 200),
      repeated('backslashes', MESSAGE / 2),
      1e308,
      [1],
      { a: 1 },
    ];
    await none(
      ['/mcp', '/a2a'].flatMap((path) =>
        ids.map((id): [string, Request] => [
          `${path} ${JSON.stringify(id).slice(0, 20)}`,
          posted(path, 'application/json', JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' }), sandbox),
        ]),
      ),
    );
  });

  for (const [what, tag] of Object.entries(worstTags))
    it(`are previews of ad tags with ${what}, and no turn takes 50 ms`, async () => {
      const assets = (count: number) =>
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `tag_${at}`,
            { asset_type: 'vast', delivery_type: 'inline', content: tag },
          ]),
        );
      const single = (count: number) => ({
        request_type: 'single',
        creative_manifest: { format_kind: 'video_vast', assets: assets(count) },
      });
      const inputs = Array.from({ length: 10 }, (_, at) => ({ name: `n${at}`, macros: { A: `${at}` } }));
      for (const args of [
        single(1),
        single(4),
        single(19),
        { ...single(1), inputs },
        {
          request_type: 'batch',
          requests: Array(4).fill({ creative_manifest: single(1).creative_manifest }),
        },
      ]) {
        const call = { name: 'preview_creative', arguments: args };
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
        assert.isBelow(body.length, MOST_PREVIEW);
        await none([[what, posted('/mcp', 'application/json', body, sandbox)]]);
      }
    });
});
