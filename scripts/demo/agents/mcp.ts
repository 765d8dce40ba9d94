import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { CardFile, Json } from './agent-file.ts';
import { run, type Task } from './tasks.ts';

/** Answers one request over MCP; nothing is kept between requests. */
export async function answerMcp(
  { tasks, card }: { tasks: readonly Task[]; card: CardFile },
  req: IncomingMessage,
  res: ServerResponse,
  body: Json,
): Promise<void> {
  const server = new Server(
    { name: card.name, version: '1.4.0' },
    { capabilities: { tools: {} }, instructions: card.description },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tasks.map(({ name, title, description }) => ({
      name,
      title,
      description,
      inputSchema: { type: 'object' as const },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const { body: answer, isError } = run(tasks, params.name, params.arguments ?? {});
    const content = [{ type: 'text' as const, text: JSON.stringify(answer) }];
    return { structuredContent: answer, content, ...(isError ? { isError } : {}) };
  });
  const transport = new StreamableHTTPServerTransport({});
  res.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(req, res, body);
}
