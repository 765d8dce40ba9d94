import { type Client, ProtocolError } from '@modelcontextprotocol/client';
import { toAgentError } from '../../../client/agent-error.ts';
import { callTool, listTools, startSession } from '../../../client/mcp.ts';
import { openRpc } from '../../../client/rpc.ts';
import { protocol } from '../../../generated/protocol.ts';
import { objectOf } from '../../domain/json/values.ts';
import {
  type AgentFailure,
  type ForeignAnswer,
  type ForeignJson,
  parseObject,
  shortText,
} from '../../domain/net/foreign-answer.ts';
import {
  type AgentSession,
  failureOf,
  guardedLine,
  type Line,
  type OpenedSession,
  readTaskBody,
  statusFailure,
  statusOf,
} from './session.ts';

/** JSON-RPC codes of errors that an agent returns before it looks up the task. */
const PRE_TASK_CODES: Readonly<Record<number, string>> = {
  [-32028]: 'AUTH_MISSING',
  [-32029]: 'RATE_LIMITED',
  [-32027]: 'SERVICE_UNAVAILABLE',
};

/** Opens a conversation over streamable HTTP, in the protocol revision that the agent speaks. */
export async function openMcp(line: Line): Promise<OpenedSession> {
  const rpc = openRpc(guardedLine(line), { hasCredential: line.token !== undefined });
  const options = { rpc, clientName: 'registry', clientVersion: '1' };
  try {
    const { client } = await startSession(new URL(line.url), options, line.until);
    return { ok: true, session: sessionOf(client, line) };
  } catch (error) {
    return { ok: false, failure: sessionFailure(error) };
  }
}

const sessionFailure = (error: unknown, client?: Client): AgentFailure =>
  refusalIn(error, client) === undefined
    ? failureOf(error)
    : { code: 'bad_answer', message: 'the agent refused the request' };

function sessionOf(client: Client, { url, until }: Line): AgentSession {
  const server = client.getServerVersion();
  return {
    protocol: 'mcp',
    endpoint: url,
    name: shortText(server?.title, 200) ?? shortText(server?.name, 200) ?? null,
    description: shortText(client.getInstructions(), 2000) ?? null,
    async tools() {
      try {
        return { ok: true, tools: await listTools(client, until) };
      } catch (error) {
        return { ok: false, failure: sessionFailure(error, client) };
      }
    },
    async call(task, args) {
      try {
        const result = await callTool(client, task, args, until);
        return readTaskBody(bodyOf(result), result.isError === true);
      } catch (error) {
        return callFailure(error, client);
      }
    },
    close: () => client.close().catch(() => {}),
  };
}

function callFailure(error: unknown, client: Client): ForeignAnswer {
  const status = statusOf(toAgentError(error));
  if (status === 401 || status === 403) {
    const { message } = statusFailure(status);
    return { ok: false, kind: 'refused', code: null, message, httpStatus: status };
  }
  const refusal = refusalIn(error, client);
  if (refusal === undefined) return { ok: false, kind: 'failed', failure: failureOf(error) };
  const { code, message, data } = refusal;
  const told = objectOf(objectOf(data)[protocol.errorField] ?? data);
  return {
    ok: false,
    kind: 'refused',
    code: shortText(told.code, 64) ?? PRE_TASK_CODES[code] ?? null,
    message: shortText(told.message, 300) ?? shortText(message, 300) ?? 'the agent answered an error',
  };
}

type Refusal = { code: number; message: string; data?: unknown };

/** The JSON-RPC error in the agent's response. Only MCP 2026-07-28 sends such an error with an error status, 400. */
function refusalIn(error: unknown, client?: Client): Refusal | undefined {
  if (error instanceof ProtocolError) return error;
  const { source, httpStatus, body } = toAgentError(error);
  if (source !== 'agent') return undefined;
  if (httpStatus === undefined) return readRefusal(objectOf(body));
  const hasStatus = httpStatus === 400 && client?.getProtocolEra() === 'modern';
  return hasStatus ? readRefusal(objectOf(objectOf(body).error)) : undefined;
}

const readRefusal = ({ code, message, data }: ForeignJson): Refusal | undefined =>
  typeof code === 'number' && typeof message === 'string' ? { code, message, data } : undefined;

type ToolResult = {
  isError?: boolean | undefined;
  structuredContent?: unknown;
  content?: readonly { type: string; text?: unknown }[];
};

/** The structured content of the result, or else its first text that is a JSON object. */
function bodyOf({ structuredContent, content = [] }: ToolResult): ForeignJson | undefined {
  if (Object.keys(objectOf(structuredContent)).length > 0) return objectOf(structuredContent);
  for (const { type, text } of content) {
    const body = type === 'text' && typeof text === 'string' ? parseObject(text) : undefined;
    if (body !== undefined) return body;
  }
  return undefined;
}
