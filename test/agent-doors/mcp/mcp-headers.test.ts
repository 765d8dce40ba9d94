import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { call, message, modernClient } from '../modern.ts';
import { demo, envelope, MODERN, modernHeaders, type SentHeaders } from '../world.ts';

const PUBLIC = protocol.capabilitiesTask;
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';

// All of this is judged before anything is read from the store.
for (const engine of engines.slice(0, 1)) {
  describe(`what a request of ${MODERN} says of itself, on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const { post } = modernClient(() => app);
    const noMeta = { jsonrpc: '2.0', id: 7, method: 'tools/list', params: {} };
    const without = (key: string) => {
      const { [key]: _left, ...rest } = envelope() as Record<string, unknown>;
      return { ...noMeta, params: { _meta: rest } };
    };
    const listed = modernHeaders('tools/list');
    const called = modernHeaders('tools/call', PUBLIC);
    const version = (given: unknown) => message('tools/list', { _meta: envelope({}, given) });
    const left = (headers: SentHeaders, name: string) =>
      Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
    const cases: [what: string, body: unknown, headers: SentHeaders, status: number, code: number][] = [
      ['no _meta', noMeta, listed, 400, -32_602],
      ['no version', without(VERSION_KEY), listed, 400, -32_602],
      ['no capabilities', without(CAPABILITIES_KEY), listed, 400, -32_602],
      [
        'capabilities that are no object',
        message('tools/list', { _meta: envelope([]) }),
        listed,
        400,
        -32_602,
      ],
      ['no header of the version', message('tools/list'), left(listed, 'mcp-protocol-version'), 400, -32_020],
      ['no header of the method', message('tools/list'), left(listed, 'mcp-method'), 400, -32_020],
      ['no header of the name', call(PUBLIC), left(called, 'mcp-name'), 400, -32_020],
      [
        'another version in the header',
        message('tools/list'),
        { ...listed, 'mcp-protocol-version': '2027-01-01' },
        400,
        -32_020,
      ],
      [
        'an older version in the header',
        message('tools/list'),
        { ...listed, 'mcp-protocol-version': '2025-11-25' },
        400,
        -32_020,
      ],
      [
        'another method in the header',
        message('tools/list'),
        { ...listed, 'mcp-method': 'tools/call' },
        400,
        -32_020,
      ],
      [
        'a method in capitals',
        message('tools/list'),
        { ...listed, 'mcp-method': 'TOOLS/LIST' },
        400,
        -32_020,
      ],
      ['another name in the header', call('list_accounts'), called, 400, -32_020],
      [
        'a name that is badly encoded',
        call(PUBLIC),
        { ...called, 'mcp-name': '=?base64?!!!?=' },
        400,
        -32_020,
      ],
      [
        'a version that is none',
        version('2099-12-31'),
        { ...listed, 'mcp-protocol-version': '2099-12-31' },
        400,
        -32_022,
      ],
      [
        'a version that is a number',
        version(2026),
        { ...listed, 'mcp-protocol-version': '2026' },
        400,
        -32_602,
      ],
      [
        'an older version in the body',
        version('2025-11-25'),
        { ...listed, 'mcp-protocol-version': '2025-11-25' },
        400,
        -32_022,
      ],
    ];
    for (const [what, body, headers, status, code] of cases) {
      it(`is refused: ${what}`, async () => {
        const answer = await post(body, { ...headers, ...demo('claims') });
        assert.equal(answer.status, status, answer.text);
        assert.equal(answer.body.error.code, code, answer.text);
        assert.equal(answer.body.id, 7);
        assert.notProperty(answer.body, 'result');
        assert.isBelow(answer.body.error.message.length, 300);
      });
    }

    it('names the versions that there are', async () => {
      const unknown = { ...listed, 'mcp-protocol-version': '2099-12-31' };
      const { body } = await post(version('2099-12-31'), unknown);
      assert.deepEqual(body.error.data, { supported: [MODERN], requested: '2099-12-31' });
    });

    it('may come with white space around headers and with an encoded name', async () => {
      const encoded = `=?base64?${Buffer.from(PUBLIC).toString('base64')}?=`;
      for (const name of [`  ${PUBLIC}  `, encoded]) {
        const { status, text } = await post(call(PUBLIC), { ...called, 'mcp-name': name });
        assert.equal(status, 200, text);
      }
    });

    it('does not need the name of the client', async () => {
      const { 'io.modelcontextprotocol/clientInfo': _client, ...rest } = envelope();
      assert.equal((await post(message('tools/list', { _meta: rest }), listed)).status, 200);
    });
  });
}
