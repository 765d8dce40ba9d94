import { assert } from 'chai';
import { type ConnectOptions, connectAgent } from '../../client/index.ts';
import { protocol } from '../../generated/protocol.ts';
import {
  type Asked,
  errorOf,
  GOOD,
  type Peer,
  rpc,
  rpcError,
  type Serve,
  sendJson,
  startA2aPeer,
  startMcpPeer,
  taskResult,
  toolResult,
} from './peer.ts';

const { errorField } = protocol;
const X = { code: 'X_ACME_CODE', message: 'It is so.', recovery: 'terminal' };
const Y = { code: 'Y_ACME_CODE', message: 'It is otherwise.', recovery: 'terminal' };
const text = (value: unknown) => ({
  type: 'text',
  text: typeof value === 'string' ? value : JSON.stringify(value),
});
const huge = { ...X, details: { filler: 'x'.repeat(5000) } };
const failed = { isError: true };

/** What a tool call is answered, and the code that the error has to have. */
const tools: [name: string, answer: (asked: Asked) => unknown, code: string][] = [
  ['the typed error', (a) => toolResult(a, { [errorField]: X, errors: [Y] }, failed), X.code],
  ['the typed error alone, without the flag', (a) => toolResult(a, { [errorField]: X }), X.code],
  ['the typed error beside an answer', (a) => toolResult(a, { ...GOOD, [errorField]: X }), X.code],
  [
    'the typed error beside other text',
    (a) => toolResult(a, { [errorField]: X }, { ...failed, content: [text(Y)] }),
    X.code,
  ],
  ['errors only', (a) => toolResult(a, { errors: [X, Y] }, failed), X.code],
  ['code and message at the top', (a) => toolResult(a, X, failed), X.code],
  ['an error inside `error`', (a) => toolResult(a, { error: X }, failed), X.code],
  ['text only', (a) => toolResult(a, undefined, { ...failed, content: [text({ [errorField]: X })] }), X.code],
  [
    'text with a code at the top',
    (a) => toolResult(a, undefined, { ...failed, content: [text('Oh!'), text(X)] }),
    X.code,
  ],
  ['text for people', (a) => toolResult(a, undefined, { ...failed, content: [text('Oh!')] }), 'BAD_ANSWER'],
  ['nothing', (a) => toolResult(a, undefined, failed), 'BAD_ANSWER'],
  ['a whole answer that is flagged', (a) => toolResult(a, GOOD, failed), 'BAD_ANSWER'],
  [
    'a flagged refusal in the body with a typed error',
    (a) => toolResult(a, { success: false, error: X, errors: [Y] }, failed),
    Y.code,
  ],
  [
    'a flagged refusal in the body, of a task that knows none',
    (a) => toolResult(a, { status: 'completed', success: false, error: 'NOT_FOUND' }, failed),
    'INVALID_ANSWER',
  ],
  [
    'flagged text with a success that is no boolean',
    (a) => toolResult(a, { success: 'false' }, failed),
    'BAD_ANSWER',
  ],
  ['an error that is too large', (a) => toolResult(a, { [errorField]: huge, errors: [Y] }, failed), Y.code],
  [
    'a code that is too long',
    (a) => toolResult(a, { [errorField]: { ...X, code: 'X'.repeat(65) }, errors: [Y] }, failed),
    Y.code,
  ],
  [
    'a code that is a number',
    (a) => toolResult(a, { [errorField]: { ...X, code: 5 }, errors: [Y] }, failed),
    Y.code,
  ],
  ['an error that is a list', (a) => toolResult(a, { [errorField]: [X], errors: [Y] }, failed), Y.code],
  ['an error that is a text', (a) => toolResult(a, { [errorField]: 'X', errors: 'Y' }, failed), 'BAD_ANSWER'],
  [
    'a text over 1 MB',
    (a) => toolResult(a, undefined, { content: [text({ ...GOOD, filler: 'x'.repeat(2_000_000) })] }),
    'BAD_ANSWER',
  ],
  ['a list for an answer', (a) => toolResult(a, undefined, { content: [text([GOOD])] }), 'BAD_ANSWER'],
  ['structured content that is a list', (a) => toolResult(a, [GOOD]), 'BAD_ANSWER'],
  ['an answer without a status', (a) => toolResult(a, { accounts: [] }), 'INVALID_ANSWER'],
  ['an answer of another task', (a) => toolResult(a, { status: 'completed', tasks: [] }), 'INVALID_ANSWER'],
  ['an empty answer', (a) => toolResult(a, {}), 'INVALID_ANSWER'],
  ['a JSON-RPC error', (a) => rpcError(a, { code: -32_602, message: 'no' }), 'INVALID_REQUEST'],
  ['one with data', (a) => rpcError(a, { code: -32_000, message: 'no', data: { [errorField]: X } }), X.code],
  [
    'one with errors in its data',
    (a) => rpcError(a, { code: -32_000, message: 'no', data: { errors: [X] } }),
    X.code,
  ],
  ['one of a gateway', (a) => rpcError(a, { code: -32_029, message: 'slow down' }), 'RATE_LIMITED'],
  [
    'one of a gateway without a credential',
    (a) => rpcError(a, { code: -32_028, message: 'who?' }),
    'AUTH_MISSING',
  ],
  ['one that nobody knows', (a) => rpcError(a, { code: 77, message: 'what?' }), 'RPC_ERROR'],
  ['one of the wrong shape', (a) => rpcError(a, { code: 'X', message: [] }), 'RPC_ERROR'],
  [
    'one without an id',
    () => ({ jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'no' } }),
    'INVALID_REQUEST',
  ],
];

const note = (parts: unknown[]) => ({ message: { messageId: 'n', role: 'ROLE_AGENT', parts } });
/** The same for a message of A2A. */
const messages: typeof tools = [
  ['a failed task', (a) => taskResult(a, 'FAILED', [{ [errorField]: X, errors: [Y] }]), X.code],
  ['a rejected one', (a) => taskResult(a, 'REJECTED', [{ errors: [X] }]), X.code],
  [
    'data in the status only',
    (a) => taskResult(a, 'FAILED', [], note([{ data: { [errorField]: X } }])),
    X.code,
  ],
  [
    'data in both',
    (a) => taskResult(a, 'FAILED', [{ [errorField]: X }], note([{ data: { [errorField]: Y } }])),
    X.code,
  ],
  ['text in the status', (a) => taskResult(a, 'FAILED', [], note([{ text: 'Oh!' }])), 'BAD_ANSWER'],
  [
    'several parts, of which the last counts',
    (a) => taskResult(a, 'FAILED', [{ [errorField]: Y }, { [errorField]: X }]),
    X.code,
  ],
  ['a completed task with an error', (a) => taskResult(a, 'COMPLETED', [{ [errorField]: X }]), X.code],
  ['a completed task without anything', (a) => taskResult(a, 'COMPLETED', []), 'BAD_ANSWER'],
  [
    'a completed task with its answer wrapped',
    (a) => taskResult(a, 'COMPLETED', [{ response: GOOD }]),
    'INVALID_ANSWER',
  ],
  ['a canceled task', (a) => taskResult(a, 'CANCELED', []), 'CANCELED'],
  ['a question', (a) => taskResult(a, 'INPUT_REQUIRED', [], note([{ text: 'Which?' }])), 'INPUT_REQUIRED'],
  ['a wish for a credential', (a) => taskResult(a, 'AUTH_REQUIRED', []), 'AUTH_REQUIRED'],
  ['a state that there is not', (a) => taskResult(a, 'DANCING', [GOOD]), 'BAD_ANSWER'],
  ['a task without a state', (a) => rpc(a, { task: { id: 't' } }), 'BAD_ANSWER'],
  ['no task', (a) => rpc(a, {}), 'BAD_ANSWER'],
  ['null for a task', (a) => rpc(a, { task: null }), 'BAD_ANSWER'],
  ['a message for people', (a) => rpc(a, note([{ text: 'Hello' }])), 'BAD_ANSWER'],
  ['a JSON-RPC error', (a) => rpcError(a, { code: -32_001, message: 'Task not found' }), 'RPC_ERROR'],
  ['one with data', (a) => rpcError(a, { code: -32_000, message: 'no', data: { [errorField]: X } }), X.code],
];

describe('what the client makes of answers', () => {
  let peer: Peer | undefined;
  afterEach(async () => {
    await peer?.close();
    peer = undefined;
  });
  const connect = async (
    start: (onCall: Serve) => Promise<Peer>,
    answer: (asked: Asked) => unknown,
    options: Partial<ConnectOptions> = {},
  ) => {
    peer = await start((asked, response) => sendJson(response, answer(asked)));
    const transport = start === startMcpPeer ? 'mcp' : 'a2a';
    return connectAgent({ url: peer.origin, transport, retries: 0, timeoutMs: 60_000, ...options });
  };

  for (const [start, rows] of [
    [startMcpPeer, tools],
    [startA2aPeer, messages],
  ] as const) {
    for (const [name, answer, code] of rows) {
      it(`reads ${name} ${start === startMcpPeer ? 'over MCP' : 'over A2A'} as ${code}`, async () => {
        const agent = await connect(start, answer);
        const error = await errorOf(agent.list_accounts({}));
        assert.equal(error.code, code);
        assert.isNotEmpty(error.message);
        assert.equal(error.task, 'list_accounts');
        await agent.close();
      });
    }
  }

  it('keeps all that an error says, and nothing that it cannot say', async () => {
    const issues = [{ pointer: '/packages/0/budget', message: 'must be > 0', keyword: 'minimum' }, 5, null];
    const whole = {
      code: 'INVALID_REQUEST',
      message: 'No.',
      field: 'packages[0].budget',
      suggestion: 'Pay.',
      issues,
    };
    let sent: object = { ...whole, recovery: 'correctable', details: { least: 1 } };
    const agent = await connect(startMcpPeer, (asked) => toolResult(asked, { [errorField]: sent }, failed));
    const error = await errorOf(agent.list_accounts({}));
    assert.deepInclude(error, {
      name: 'AgentError',
      code: 'INVALID_REQUEST',
      message: 'No.',
      recovery: 'correctable',
      source: 'agent',
      field: 'packages[0].budget',
      suggestion: 'Pay.',
      details: { least: 1 },
      retryAfter: undefined,
      body: { [errorField]: sent },
    });
    assert.deepInclude(error.issues?.[0], issues[0] as object);
    for (const [more, recovery, retryAfter] of [
      [{ code: 'AUTH_INVALID' }, 'terminal', undefined],
      [{ code: 'X_NEW' }, 'transient', undefined],
      [{ code: 'X_NEW', recovery: 'never', retry_after: -5 }, 'transient', undefined],
      [{ code: 'X_NEW', recovery: 'terminal', retry_after: 'soon' }, 'terminal', undefined],
      [{ code: 'X_NEW', recovery: 7, retry_after: 1e9 }, 'transient', 3600],
      [{ code: 'toString' }, 'transient', undefined],
      [{ code: '__proto__', details: [1], field: 5, message: {} }, 'transient', undefined],
    ] as const) {
      sent = more;
      const odd = await errorOf(agent.list_accounts({}));
      assert.equal(odd.code, more.code);
      assert.equal(odd.recovery, recovery, more.code);
      assert.equal(odd.retryAfter, retryAfter);
      assert.isUndefined(odd.field);
    }
    await agent.close();
  });

  it('takes an answer from the text where there is no other', async () => {
    const agent = await connect(startMcpPeer, (asked) =>
      toolResult(asked, undefined, { content: [text('Here it is:'), text([1]), text(GOOD)] }),
    );
    assert.deepEqual(await agent.list_accounts({}), GOOD as never);
    await agent.close();
  });

  it('takes the last data part of A2A, of a task or of a message, and waits for a task that goes on', async () => {
    let answers = 0;
    const agent = await connect(startA2aPeer, (asked) => {
      answers += 1;
      if (answers === 1) return taskResult(asked, 'COMPLETED', [{ status: 'working' }, GOOD]);
      if (answers === 2) return rpc(asked, note([{ text: 'Here' }, { data: GOOD }]));
      if (asked.body.method === 'SendMessage') return taskResult(asked, 'WORKING', []);
      return rpc(asked, (taskResult(asked, 'COMPLETED', [GOOD]).result as { task: object }).task);
    });
    for (let calls = 0; calls < 3; calls += 1) assert.deepEqual(await agent.list_accounts({}), GOOD as never);
    assert.equal(answers, 4);
    await agent.close();
  });

  it('lets keys that mean something to the language do nothing', async () => {
    const nasty =
      '{"status":"completed","accounts":[],"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}';
    const deep = `{"status":"completed","accounts":[],"ext":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`;
    let body = nasty;
    const agent = await connect(startMcpPeer, (asked) =>
      JSON.stringify(toolResult(asked, 0)).replace('"structuredContent":0', `"structuredContent":${body}`),
    );
    const answer = await agent.list_accounts({});
    assert.deepEqual(answer.accounts, []);
    assert.notProperty({}, 'isAdmin');
    body = deep;
    await agent.list_accounts({}).catch((error: Error) => assert.equal(error.name, 'AgentError'));
    await agent.close();
  });

  it('lets an answer through that breaks its schema, when it is asked to', async () => {
    const odd = { status: 'completed', accounts: 'none' };
    const told: string[] = [];
    const onWarning: ConnectOptions['onWarning'] = ({ task, error }) => {
      told.push(`${task} ${error.code} ${error.issues?.[0]?.pointer}`);
      assert.deepEqual(error.body, odd);
    };
    for (const validate of ['warn', 'off'] as const) {
      const agent = await connect(startMcpPeer, (asked) => toolResult(asked, odd), { validate, onWarning });
      assert.deepEqual((await agent.list_accounts({})) as unknown, odd);
      await agent.close();
      await peer?.close();
    }
    assert.deepEqual(told, ['list_accounts INVALID_ANSWER /accounts']);
  });
});
