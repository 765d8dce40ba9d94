import { assert } from 'chai';
import { request, sendRaw } from '../../http/raw.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { modernClient } from '../modern.ts';

const BOTH = 'application/json, text/event-stream';
const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`/mcp as clients spell their requests, on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
    });
    after(() => app.drop());

    const post = (message: unknown, headers: Record<string, string> = {}) =>
      app.post('/mcp', message, { ...member, accept: BOTH, ...headers });
    const modern = modernClient(() => app);

    for (const path of ['/mcp/', '/signed/mcp/']) {
      it(`answers at ${path} as without the slash`, async () => {
        const headers = { ...member, accept: 'application/json' };
        const { status, body } = await app.post(path, LIST, headers);
        assert.equal(status, 200);
        assert.isNotEmpty(body.result.tools);
        assert.equal((await app.post(`${path}/`, LIST, headers)).status, 404);
      });
    }

    for (const [accept, kind] of [
      [undefined, 'application/json'],
      ['', 'application/json'],
      ['*/*', 'application/json'],
      ['application/json', 'application/json'],
      ['Application/JSON', 'application/json'],
      ['application/*', 'application/json'],
      ['application/json;q=1.0, text/event-stream;q=0', 'application/json'],
      ['text/event-stream', 'text/event-stream'],
      ['text/*', 'text/event-stream'],
      ['TEXT/EVENT-STREAM', 'text/event-stream'],
      [BOTH, 'text/event-stream'],
      ['text/html', null],
      ['image/*', null],
      ['*/*;q=0', null],
      ['application/json;q=0', null],
      ['application/jsonp', null],
    ] as const) {
      it(`answers ${kind ?? '406'} to Accept: ${accept ?? 'none'}`, async () => {
        const body = JSON.stringify(LIST);
        const [answer] = await sendRaw(
          app,
          request(
            'POST /mcp',
            [
              ['Authorization', member.authorization],
              ['Content-Type', 'application/json'],
              ['Content-Length', String(body.length)],
              ...(accept === undefined ? [] : [['Accept', accept] as [string, string]]),
              ['Connection', 'close'],
            ],
            body,
          ),
        );
        assert.equal(answer?.status, kind === null ? 406 : 200);
        if (kind !== null) assert.include(answer?.headers['content-type'], kind);
      });
    }

    it('gives ids back digit for digit, or refuses them with id null and the range of ids', async () => {
      const ask = (text: string) => post(text, { accept: 'application/json' });
      for (const id of ['0', '-1', '9007199254740991', '-9007199254740991', '"9007199254740993"', '""']) {
        const { status, text } = await ask(`{"jsonrpc":"2.0","id":${id},"method":"ping"}`);
        assert.equal(status, 200, id);
        assert.include(text, `"id":${id}`, id);
      }
      for (const id of [
        '9007199254740992',
        '9007199254740993',
        '-9007199254740993',
        '12345678901234567890',
        '1.5',
        '1e400',
        '1.0',
        '1e2',
        '-0',
        '1.0000000000000000001',
        'true',
        '[1]',
        '{}',
      ]) {
        const one = `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
        const batch = `[{"jsonrpc":"2.0","id":1,"method":"ping"},${one}]`;
        for (const text of [one, batch, one.replace('ping', 'initialize')]) {
          const { status, body } = await ask(text);
          assert.equal(status, 400, text);
          assert.isNull(body.id, text);
          assert.equal(body.error.code, -32_600, text);
          assert.include(body.error.message, '-9007199254740991 to 9007199254740991', text);
        }
      }
    });

    it('refuses unknown methods with -32601, whatever their parameters are', async () => {
      for (const method of ['tools/foo', 'rpc.discover', 'prompts/list', 'message/send', 'constructor'])
        for (const params of [undefined, {}, { cursor: 7 }]) {
          const { body } = await post(
            { jsonrpc: '2.0', id: 1, method, params },
            { accept: 'application/json' },
          );
          assert.equal(body.error.code, -32_601, `${method} ${JSON.stringify(params)}`);
        }
    });

    for (const method of ['tools/list', 'resources/list', 'resources/templates/list']) {
      it(`refuses cursors that ${method} did not give with -32602, in both generations of the protocol`, async () => {
        for (const cursor of ['not-one-of-yours', '', 'x'.repeat(5_000), '0', 'bnVsbA', '__proto__', 7, {}]) {
          const params = { cursor };
          const old = await post({ jsonrpc: '2.0', id: 1, method, params }, { accept: 'application/json' });
          assert.equal(old.body.error?.code, -32_602, `${JSON.stringify(cursor)} ${old.text.slice(0, 200)}`);
          const newer = await modern.ask(method, params, { ...member, accept: 'application/json' });
          assert.equal(newer.body.error?.code, -32_602, `2026 ${JSON.stringify(cursor)}`);
        }
        assert.isUndefined((await post({ jsonrpc: '2.0', id: 1, method, params: {} })).body?.error);
      });
    }
  });
}
