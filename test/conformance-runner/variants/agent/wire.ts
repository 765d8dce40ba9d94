import { protocol } from '../../../../generated/protocol.ts';
import type { Body, Variant } from '../variant.ts';

/** A fault of what carries the tasks, and not of a task. */
export type WireVariant = Variant & { readonly transport: 'mcp' | 'a2a' };

type Spoil = Variant['spoil'];

const mcp = (finds: string, fault: string, spoil: Spoil): WireVariant => ({
  finds: `agent.mcp.${finds}`,
  fault,
  transport: 'mcp',
  at: /^POST \/mcp$/,
  spoil,
});
const a2a = (finds: string, fault: string, spoil: Spoil): WireVariant => ({
  finds: `agent.a2a.${finds}`,
  fault,
  transport: 'a2a',
  at: /^POST \/a2a$/,
  spoil,
});
const CARD = /^GET \/\.well-known\/agent-card\.json$/;
const card = (finds: string, fault: string, change: (card: Body) => void): WireVariant => ({
  finds: `agent.a2a.${finds}`,
  fault,
  transport: 'a2a',
  at: CARD,
  spoil: ({ body }) => change(body),
});

/** The id with which the checks of a transport alone ask. */
const isJsonRpc = (sent: Body): boolean => typeof sent === 'object' && sent !== null;
/** What a check of the transport sends: the capabilities, with nothing else asked. */
const isPlain = (args: Body): boolean => Object.keys(args ?? {}).length === 0;
const asksOverMcp = (sent: Body): boolean =>
  sent?.method === 'tools/call' &&
  sent.params.name === protocol.capabilitiesTask &&
  isPlain(sent.params.arguments);

const onMcp: readonly WireVariant[] = [
  mcp(
    'structured',
    'the text says something else than the structured content',
    ({ body }, { body: sent }) => {
      if (asksOverMcp(sent)) body.result.content[0].text = '{"status":"failed"}';
    },
  ),
  mcp('text', 'the text of a result is a sentence', ({ body }, { body: sent }) => {
    if (asksOverMcp(sent)) body.result.content[0].text = 'Here is what I can do.';
  }),
  mcp('error-text', 'the text of an error is a sentence', ({ body }) => {
    if (body?.result?.isError === true) body.result.content[0].text = 'It went wrong.';
  }),
  mcp('same-id', 'responses are of JSON-RPC 1.0', ({ body }, { body: sent }) => {
    if (asksOverMcp(sent)) body.jsonrpc = '1.0';
  }),
  mcp('accepts-both', 'responses are called text', ({ headers }, { body: sent }) => {
    if (asksOverMcp(sent)) headers.set('content-type', 'text/plain');
  }),
  mcp('unknown-method', 'a method that does not exist has a result', (told, { body: sent }) => {
    if (sent?.method === 'conformance/no-such-method')
      told.body = { jsonrpc: '2.0', id: sent.id, result: {} };
  }),
  mcp('unknown-method', 'a method that does not exist is a wrong request', ({ body }, { body: sent }) => {
    if (sent?.method === 'conformance/no-such-method') body.error.code = -32_600;
  }),
  mcp('no-json', 'a body that is no JSON is a failure of the server', (told, { body: sent }) => {
    if (!isJsonRpc(sent)) told.status = 500;
  }),
  mcp('tools', 'a tool takes a list', ({ body }, { body: sent }) => {
    if (sent?.method === 'tools/list') body.result.tools[0].inputSchema = { type: 'array' };
  }),
  mcp('initialize', 'the server has no name', ({ body }, { body: sent }) => {
    if (sent?.method === 'initialize') body.result.serverInfo = {};
  }),
  mcp('notification', 'a notification has a response', (told, { body: sent }) => {
    if (sent?.method === 'notifications/initialized')
      Object.assign(told, { status: 200, body: { jsonrpc: '2.0', id: 1, result: {} } });
  }),
];

const onA2a: readonly WireVariant[] = [
  card('card', 'the card has no description', (body) => delete body.description),
  card('skills', 'a skill is there twice', ({ skills }) => void skills.push(skills[0])),
  a2a('completed', 'an answer has two artifacts', ({ body }, { body: sent }) => {
    const task = body?.result?.task;
    if (isPlain(sent?.params?.message?.parts?.[0]?.data?.input) && task !== undefined)
      task.artifacts = [...task.artifacts, ...task.artifacts];
  }),
  a2a('same-id', 'responses are of JSON-RPC 1.0', ({ body }) => {
    if (body?.result?.task !== undefined) body.jsonrpc = '1.0';
  }),
  a2a('kept', 'a task is not kept', (told, { body: sent }) => {
    if (sent?.method === 'GetTask' && told.body.result !== undefined)
      told.body = {
        jsonrpc: '2.0',
        id: sent.id,
        error: { code: -32_001, message: 'There is no such task.' },
      };
  }),
  a2a('unknown-task', 'an unknown task is a wrong request', ({ body }, { body: sent }) => {
    if (sent?.method === 'GetTask' && body.error !== undefined) body.error.code = -32_602;
  }),
  a2a('unknown-method', 'a method that does not exist has a result', (told, { body: sent }) => {
    if (sent?.method === 'conformance/no-such-method')
      told.body = { jsonrpc: '2.0', id: sent.id, result: {} };
  }),
  a2a('no-json', 'a body that is no JSON is a failure of the server', (told, { body: sent }) => {
    if (!isJsonRpc(sent)) told.status = 502;
  }),
  a2a('refused', 'a refused task is completed', ({ body }, { body: sent }) => {
    if (sent?.params?.message?.parts?.[0]?.data?.input?.protocols === 'none')
      body.result.task.status.state = 'TASK_STATE_COMPLETED';
  }),
  a2a('input', 'arguments are taken as parameters only', ({ body }, { body: sent }) => {
    const asked = sent?.params?.message?.parts?.[0]?.data;
    if (asked?.input !== undefined && asked.parameters === undefined)
      body.result.task.status.state = 'TASK_STATE_FAILED';
  }),
  a2a('text-only', 'a message of text breaks the server', (told, { body: sent }) => {
    if (sent?.params?.message?.parts?.[0]?.text !== undefined) told.status = 500;
  }),
];

const all: readonly WireVariant[] = [
  {
    finds: 'agent.declared.no-controller',
    fault: 'the controller is offered by an agent that does not declare it',
    transport: 'a2a',
    at: CARD,
    spoil: ({ body }) => void body.skills.push({ ...body.skills[0], id: 'comply_test_controller' }),
  },
  {
    finds: 'agent.authentication.challenge',
    fault: 'a wrong credential is refused without a challenge',
    transport: 'mcp',
    at: /^POST \/mcp$/,
    spoil: ({ headers }) => headers.delete('www-authenticate'),
  },
  {
    finds: 'agent.errors.no-crash',
    fault: 'hostile text breaks the server',
    transport: 'mcp',
    at: /^POST \/mcp$/,
    spoil: (told, { body: sent }) => {
      if (/[<'"\\]/.test(String(sent?.params?.arguments?.name_search ?? ''))) told.status = 500;
    },
  },
];

/** Faults of the transports of an agent, one each. */
export const wireVariants: readonly WireVariant[] = [...onMcp, ...onA2a, ...all];
