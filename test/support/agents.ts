import type { IncomingMessage, ServerResponse } from 'node:http';
import { AgentCard, Message, Role } from '@a2a-js/sdk';
import {
  AgentEvent,
  type AgentExecutor,
  DefaultRequestHandler,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  ServerCallContext,
} from '@a2a-js/sdk/server';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { protocol } from '../../generated/protocol.ts';
import type { Sites } from './sites.ts';

type Json = Record<string, unknown>;

type ScriptedTask = {
  description?: string;
  /** The body, or what makes it. */
  answer?: Json | ((args: Json) => Json | Promise<Json>);
  /** A refusal instead of a body. */
  error?: { code: string; message: string };
  /** Answers HTTP 401 to callers without a credential. */
  locked?: boolean;
  /** Keeps the caller waiting. */
  delayMs?: number;
  /** Ends the connection without an answer. */
  hangsUp?: boolean;
};

/** An agent of a test. It is looked at anew for each request, so a test may change it while it runs. */
export type AgentScript = {
  name: string;
  description?: string;
  tasks: Record<string, ScriptedTask>;
};

/** A sound answer to the capabilities task. */
export const capabilitiesAnswer = (more: Json = {}): Json => ({
  status: 'completed',
  [protocol.name]: {
    major_versions: [3],
    supported_versions: ['3.0', '3.1'],
    idempotency: { supported: true, replay_ttl_seconds: 86_400 },
  },
  supported_protocols: ['media_buy'],
  account: { supported_billing: ['operator'] },
  media_buy: { buying_modes: ['brief', 'wholesale'], portfolio: { publisher_domains: ['news.example'] } },
  ...more,
});

const refusal = { code: 'AUTH_REQUIRED', message: 'Send a credential.' };

/** A sales agent that passes every check. */
export function salesAgent(capabilities: Json = {}): AgentScript {
  return {
    name: 'Test Sales',
    description: 'Sells what tests need.',
    tasks: {
      [protocol.capabilitiesTask]: { answer: capabilitiesAnswer(capabilities) },
      get_products: {
        description: 'Finds products',
        answer: {
          products: [
            {
              product_id: 'front',
              name: 'Front page',
              channels: ['display'],
              delivery_type: 'guaranteed',
              format_ids: [{ agent_url: 'https://formats.example', id: 'banner' }],
              pricing_options: [
                { pricing_option_id: 'a', pricing_model: 'cpm', currency: 'EUR', fixed_price: 12 },
              ],
            },
          ],
        },
      },
      list_creative_formats: {
        answer: {
          formats: [
            {
              format_id: { agent_url: 'https://formats.example', id: 'banner' },
              name: 'Banner',
              type: 'display',
            },
          ],
        },
      },
      create_media_buy: { error: refusal },
      update_media_buy: { error: refusal },
      get_media_buys: { error: refusal },
      get_media_buy_delivery: { error: refusal },
      provide_performance_feedback: { error: refusal },
    },
  };
}

/** A measurement agent with a catalog. */
export function measurementAgent(metrics: readonly unknown[]): AgentScript {
  return {
    name: 'Test Measurement',
    tasks: {
      [protocol.capabilitiesTask]: {
        answer: {
          ...capabilitiesAnswer({
            supported_protocols: ['measurement'],
            experimental_features: ['measurement.core'],
            measurement: { metrics },
          }),
          media_buy: undefined,
        },
      },
    },
  };
}

async function run(script: AgentScript, task: string, args: Json): Promise<{ body: Json; isError: boolean }> {
  const scripted = script.tasks[task];
  const error =
    scripted === undefined ? { code: 'INVALID_REQUEST', message: `Unknown tool: ${task}` } : scripted.error;
  if (error !== undefined) {
    return {
      isError: true,
      body: { status: 'failed', ...error, [protocol.errorField]: error, errors: [error] },
    };
  }
  const answer = scripted?.answer ?? {};
  return { isError: false, body: typeof answer === 'function' ? await answer(args) : answer };
}

const parts = (url: string) => ({ host: new URL(url).hostname, path: new URL(url).pathname });

async function readBody(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : (JSON.parse(text) as Json);
}

/** Whatever the script says of the task before it is run. */
const wait = async (script: AgentScript, task: unknown) => {
  const delayMs = typeof task === 'string' ? (script.tasks[task]?.delayMs ?? 0) : 0;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
};

const isLocked = (script: AgentScript, request: IncomingMessage, task: unknown) =>
  request.headers.authorization === undefined &&
  typeof task === 'string' &&
  (script.tasks[task]?.locked ?? false);

function refuse(response: ServerResponse): void {
  response.writeHead(401, { 'www-authenticate': 'Bearer', 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: refusal }));
}

/** Puts a real MCP agent at a URL of the test's world. */
export function serveMcpAgent(sites: Sites, url: string, script: AgentScript, json = false): void {
  const { host, path } = parts(url);
  sites.serve(host, path, async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const body = await readBody(request);
    const task = (body.params as Json | undefined)?.name;
    await wait(script, task);
    if (typeof task === 'string' && script.tasks[task]?.hangsUp) return void request.socket.destroy();
    if (isLocked(script, request, task)) return refuse(response);
    const server = new Server(
      { name: script.name, version: '1.0.0' },
      {
        capabilities: { tools: {} },
        ...(script.description === undefined ? {} : { instructions: script.description }),
      },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: Object.entries(script.tasks).map(([name, { description }]) => ({
        name,
        inputSchema: { type: 'object' as const },
        ...(description === undefined ? {} : { description }),
      })),
    }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const { body: answer, isError } = await run(script, params.name, params.arguments ?? {});
      return {
        structuredContent: answer,
        content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
        ...(isError ? { isError } : {}),
      };
    });
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: json });
    await server.connect(transport);
    await transport.handleRequest(request, response, body);
  });
}

/** Puts a real A2A agent at a URL of the test's world, with its card at the root of the host. */
export function serveA2aAgent(sites: Sites, url: string, script: AgentScript): void {
  const { host, path } = parts(url);
  const card = () =>
    AgentCard.fromJSON({
      name: script.name,
      description: script.description ?? 'An agent of a test',
      version: '1.0.0',
      supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
      capabilities: {},
      defaultInputModes: ['application/json'],
      defaultOutputModes: ['application/json'],
      skills: Object.entries(script.tasks).map(([id, { description = id }]) => ({
        id,
        name: id,
        description,
        tags: [],
      })),
    });
  sites.serve(host, '/.well-known/agent-card.json', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(AgentCard.toJSON(card())));
  });
  const executor: AgentExecutor = {
    async execute({ userMessage }, bus) {
      const asked = userMessage.parts.flatMap(({ content }) =>
        content?.$case === 'data' ? [content.value] : [],
      );
      const { skill, input } = (asked[0] ?? {}) as { skill?: string; input?: Json };
      const { body } = await run(script, skill ?? '', input ?? {});
      bus.publish(
        AgentEvent.message(
          Message.fromJSON({ messageId: 'answer', role: Role[Role.ROLE_AGENT], parts: [{ data: body }] }),
        ),
      );
      bus.finished();
    },
    async cancelTask() {},
  };
  sites.serve(host, path, async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(404).end();
    const body = await readBody(request);
    const message = (body.params as { message?: { parts?: { data?: Json }[] } } | undefined)?.message;
    const task = message?.parts?.[0]?.data?.skill;
    await wait(script, task);
    if (isLocked(script, request, task)) return refuse(response);
    const handler = new JsonRpcTransportHandler(
      new DefaultRequestHandler(card(), new InMemoryTaskStore(), executor),
    );
    const version = request.headers['a2a-version'];
    const answer = await handler.handle(
      body,
      new ServerCallContext({ requestedVersion: typeof version === 'string' ? version : '1.0' }),
    );
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
}
