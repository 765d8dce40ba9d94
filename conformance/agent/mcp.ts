import { isObject, type Json, listOf, objectOf, parseJson } from '../../client/json.ts';
import { findError } from '../../client/read-error.ts';
import { protocol } from '../../generated/protocol.ts';
import type { Answer } from '../http/ask.ts';
import { judgeable, must } from '../verdict.ts';
import { agentPart, over, rule } from './rule.ts';
import type { Era } from './settings.ts';
import { ownLine, type Trial, toolList } from './trial.ts';
import { messagesOf } from './wire/frames.ts';
import { begin, type McpLine, readCall, request } from './wire/mcp.ts';

const HEADING = 'Agent tasks, transport';
const ID = 'conformance-1';
const NO_METHOD = -32_601;

type Sent = { readonly answer: Answer; readonly message: Json | undefined };

const send = async (
  trial: Trial,
  line: McpLine | undefined,
  method: string,
  params: Json,
  name?: string,
): Promise<Sent> =>
  request(
    trial.context,
    line,
    { method, params, ...(name === undefined ? {} : { name }) },
    {
      as: trial.self,
      client: trial.settings.client,
      id: ID,
    },
  );

const callTool = (trial: Trial, line: McpLine, name: string, args: Json): Promise<Sent> =>
  send(trial, line, 'tools/call', { name, arguments: args }, name);

/** The result of the capabilities, as it came. */
async function resultOf(trial: Trial): Promise<{ answer: Answer; result: Json }> {
  const { answer, message } = await callTool(trial, await ownLine(trial), protocol.capabilitiesTask, {});
  judgeable(isObject(message?.result), 'the call has no result');
  return { answer, result: message.result };
}

/** A result that is an error: arguments of the wrong form. */
async function errorOf(trial: Trial): Promise<{ answer: Answer; result: Json }> {
  const args = { protocols: 'none' };
  const { answer, message } = await callTool(trial, await ownLine(trial), protocol.capabilitiesTask, args);
  judgeable(
    isObject(message?.result) && message.result.isError === true,
    'wrong arguments are no error of the tool',
  );
  return { answer, result: message.result };
}

const textsOf = (result: Json): string[] =>
  listOf(result.content)
    .map(objectOf)
    .flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : []));

const post = (trial: Trial, body: unknown, line?: McpLine): Promise<Answer> =>
  trial.context.ask({
    method: 'POST',
    path: trial.context.peer.url.href,
    as: trial.self,
    headers: {
      accept: 'application/json, text/event-stream',
      ...(line?.sessionId === undefined ? {} : { 'mcp-session-id': line.sessionId }),
      ...(line?.era === 'session' ? { 'mcp-protocol-version': line.revision } : {}),
    },
    body,
  });

async function lineOf(trial: Trial, era: Era): Promise<McpLine> {
  judgeable(
    (trial.settings.era ?? era) === era,
    `the agent is tested in the other era (${String(trial.settings.era)})`,
  );
  const line = await begin(trial.context, era, trial.self, trial.settings.client);
  judgeable(
    line,
    era === 'session'
      ? 'the agent does not offer `initialize`'
      : 'the agent does not offer `server/discover`',
  );
  return line;
}

export const mcpPart = agentPart(
  over('mcp', [
    rule('agent.mcp.text', HEADING, 'The payload of a task is JSON in the first text of the result.'),
    rule('agent.mcp.structured', HEADING, 'Structured content and the text of a result say the same.'),
    rule(
      'agent.mcp.error-text',
      HEADING,
      'When `isError` is true, the text is the error with its code and message.',
    ),
    rule('agent.mcp.same-id', HEADING, 'A response has the id of its request, and is JSON-RPC 2.0.'),
    rule(
      'agent.mcp.accepts-both',
      HEADING,
      'A caller that accepts JSON and events is answered in one of them.',
    ),
    rule('agent.mcp.unknown-method', HEADING, 'A method that does not exist is an error of JSON-RPC.'),
    rule('agent.mcp.no-json', HEADING, 'A body that is no JSON is refused, and has no result.'),
    rule('agent.mcp.tools', HEADING, 'Each tool has a name of its own, and takes an object.'),
    rule(
      'agent.mcp.initialize',
      HEADING,
      '`initialize` names the revision, the server, and that it has tools.',
    ),
    rule('agent.mcp.notification', HEADING, 'A notification has no response.'),
    rule('agent.mcp.discover', HEADING, '`server/discover` names the revisions that the agent speaks.'),
    rule('agent.mcp.both-eras', HEADING, 'Who speaks both revisions answers the same over both.'),
  ]),
  {
    'agent.mcp.text': async (trial) => {
      const { answer, result } = await resultOf(trial);
      const [text] = textsOf(result);
      must(text !== undefined, 'the result has no text', answer);
      must(isObject(parseJson(text)), 'the first text of the result is no JSON object', answer);
    },
    'agent.mcp.structured': async (trial) => {
      const { answer, result } = await resultOf(trial);
      const told = parseJson(textsOf(result)[0] ?? '');
      judgeable(isObject(result.structuredContent) && isObject(told), 'the result has not both forms');
      for (const [name, value] of Object.entries(told))
        must(
          JSON.stringify(value) === JSON.stringify(result.structuredContent[name]),
          `\`${name}\` differs between the text and the structured content`,
          answer,
        );
    },
    'agent.mcp.error-text': {
      after: ['agent.errors.code-and-message'],
      run: async (trial) => {
        const { answer, result } = await errorOf(trial);
        const told = findError([parseJson(textsOf(result)[0] ?? '')]);
        must(told !== undefined, 'the text of an error is no JSON with `code`', answer);
        must(told.message !== told.code, 'the text of an error is no JSON with `message`', answer);
      },
    },
    'agent.mcp.same-id': async (trial) => {
      const line = await ownLine(trial);
      const { answer } = await callTool(trial, line, protocol.capabilitiesTask, {});
      const responses = messagesOf(answer).filter(
        (one) => one.result !== undefined || one.error !== undefined,
      );
      judgeable(responses.length > 0, 'the answer has no message of JSON-RPC');
      for (const one of responses) {
        must(
          one.id === ID,
          `the id of the response is ${JSON.stringify(one.id)} instead of ${JSON.stringify(ID)}`,
          answer,
        );
        must(one.jsonrpc === '2.0', '`jsonrpc` of the response must be "2.0"', answer);
      }
    },
    'agent.mcp.accepts-both': async (trial) => {
      const { answer } = await resultOf(trial);
      const type = (answer.headers.get('content-type') ?? '').toLowerCase();
      must(
        /^(?:application\/json|text\/event-stream)\b/.test(type),
        `the response has the type ${JSON.stringify(type)}`,
        answer,
      );
    },
    'agent.mcp.unknown-method': async (trial) => {
      const line = await ownLine(trial);
      const { answer, message } = await send(trial, line, 'conformance/no-such-method', {});
      must(message?.result === undefined, 'a method that does not exist has a result', answer);
      const { code } = objectOf(message?.error);
      judgeable(code !== undefined, `it is answered with HTTP status ${answer.status}`);
      must(code === NO_METHOD, `the code must be ${NO_METHOD}, not ${String(code)}`, answer);
    },
    'agent.mcp.no-json': async (trial) => {
      const answer = await post(trial, '{"jsonrpc": "2.0", ', await ownLine(trial));
      must(
        !messagesOf(answer).some((one) => one.result !== undefined),
        'a body that is no JSON has a result',
        answer,
      );
      must(
        answer.status < 500,
        `a body that is no JSON is answered with HTTP status ${answer.status}`,
        answer,
      );
    },
    'agent.mcp.tools': async (trial) => {
      const tools = await trial.read(toolList);
      const { answer } = await send(trial, await ownLine(trial), 'tools/list', {});
      const names = tools.map(({ name }) => name);
      must(new Set(names).size === names.length, 'a tool is listed twice', answer);
      for (const { name, inputSchema } of tools)
        must(
          objectOf(inputSchema).type === 'object',
          `\`inputSchema\` of ${String(name)} must be an object's`,
          answer,
        );
    },
    'agent.mcp.initialize': async (trial) => {
      const { greeting, answer } = await lineOf(trial, 'session');
      must(
        /^\d{4}-\d{2}-\d{2}$/.test(String(greeting.protocolVersion)),
        '`protocolVersion` is no revision of MCP',
        answer,
      );
      must(typeof objectOf(greeting.serverInfo).name === 'string', '`serverInfo.name` is missing', answer);
      must(isObject(objectOf(greeting.capabilities).tools), '`capabilities.tools` is missing', answer);
    },
    'agent.mcp.notification': async (trial) => {
      const line = await lineOf(trial, 'session');
      const answer = await post(trial, { jsonrpc: '2.0', method: 'notifications/initialized' }, line);
      must(answer.status < 300, `a notification is answered with HTTP status ${answer.status}`, answer);
      must(messagesOf(answer).length === 0, 'a notification has a response', answer);
    },
    'agent.mcp.discover': async (trial) => {
      const { greeting, answer, revision } = await lineOf(trial, 'stateless');
      const revisions = listOf(greeting.supportedVersions);
      must(
        revisions.includes(revision),
        `\`supportedVersions\` does not list ${revision}, which the agent has just answered`,
        answer,
      );
      must(isObject(greeting.capabilities), '`capabilities` is missing', answer);
    },
    'agent.mcp.both-eras': async (trial) => {
      const { self, settings, context } = trial;
      const lines = [
        await begin(context, 'session', self, settings.client),
        await begin(context, 'stateless', self, settings.client),
      ];
      const [older, newer] = lines;
      judgeable(older !== undefined && newer !== undefined, 'the agent does not offer both revisions');
      const base = { task: protocol.capabilitiesTask, args: {} };
      const first = readCall(base, await callTool(trial, older, base.task, {}));
      const second = readCall(base, await callTool(trial, newer, base.task, {}));
      judgeable(
        first.refusal === null && first.fault === null,
        'the capabilities are not answered with a session',
      );
      must(
        second.refusal === null,
        `the capabilities are refused without a session: ${second.refusal?.code}`,
        second,
      );
      const protocols = (body: Json) => JSON.stringify(body.supported_protocols);
      must(
        protocols(first.body) === protocols(second.body),
        '`supported_protocols` differ between the revisions',
        second,
      );
    },
  },
);
