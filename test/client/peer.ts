import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { assert } from 'chai';
import { AgentError } from '../../client/index.ts';

/** A request as it came. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: requests of every shape are looked into
  readonly body: any;
};

export type Serve = (asked: Asked, response: ServerResponse) => unknown;

/** A server of the test's own on loopback. */
export type Peer = {
  readonly origin: string;
  readonly asked: Asked[];
  /** Tool calls and messages among what was asked. */
  calls(): Asked[];
  close(): Promise<void>;
};

export async function startPeer(serve: Serve): Promise<Peer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body: text === '' ? undefined : JSON.parse(text) };
      asked.push(one);
      serve(one, response);
    });
    response.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    calls: () => asked.filter(({ body }) => CALLS.has(body?.method)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const CALLS: ReadonlySet<unknown> = new Set(['tools/call', 'SendMessage', 'message/send']);

export function sendJson(
  response: ServerResponse,
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export const rpc = ({ body }: Asked, result: unknown) => ({ jsonrpc: '2.0', id: body.id, result });
export const rpcError = ({ body }: Asked, error: unknown) => ({ jsonrpc: '2.0', id: body.id, error });

/** An agent over MCP at `/mcp` that answers calls as the test wants. */
export const startMcpPeer = (onCall: Serve, session?: string): Promise<Peer> =>
  startPeer((asked, response) => {
    if (asked.path !== '/mcp') return sendJson(response, {}, { status: 404 });
    switch (asked.body?.method) {
      case 'initialize':
        return sendJson(
          response,
          rpc(asked, {
            protocolVersion: LATEST_PROTOCOL_VERSION,
            capabilities: { tools: {} },
            serverInfo: { name: 'peer', version: '1' },
          }),
          { headers: session === undefined ? {} : { 'mcp-session-id': session } },
        );
      case 'tools/call':
        return onCall(asked, response);
      default:
        response.writeHead(202).end();
    }
  });

/** An agent over A2A at `/a2a` that answers messages as the test wants, and its card. */
export const startA2aPeer = (onCall: Serve, card: object = {}): Promise<Peer> =>
  startPeer((asked, response) => {
    if (asked.path === '/a2a') return onCall(asked, response);
    if (asked.path !== '/.well-known/agent-card.json') return sendJson(response, {}, { status: 404 });
    const url = `http://${asked.headers.host}/a2a`;
    sendJson(response, {
      name: 'peer',
      description: '',
      version: '1',
      supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
      capabilities: {},
      defaultInputModes: [],
      defaultOutputModes: [],
      skills: [],
      ...card,
    });
  });

/** An answer of `list_accounts`. */
export const GOOD = { status: 'completed', accounts: [] };

/** What a tool call is answered with. */
export const toolResult = (asked: Asked, structuredContent: unknown, more: object = {}) =>
  rpc(asked, { content: [], ...(structuredContent === undefined ? {} : { structuredContent }), ...more });

/** A task of A2A 1.0 with these data parts in its one artifact. */
export const taskResult = (asked: Asked, state: string, data: unknown[], status: object = {}) =>
  rpc(asked, {
    task: {
      id: 't1',
      contextId: 'c1',
      status: { state: `TASK_STATE_${state}`, ...status },
      artifacts:
        data.length === 0 ? [] : [{ artifactId: 'a', parts: data.map((value) => ({ data: value })) }],
    },
  });

/** The error of a call; fails when there is none, or one that is none of the client's. */
export async function errorOf(work: Promise<unknown>): Promise<AgentError> {
  const error: unknown = await work.then(
    (value) => assert.fail(`it worked: ${JSON.stringify(value)}`),
    (cause: unknown) => cause,
  );
  assert.instanceOf(error, AgentError);
  return error as AgentError;
}
