import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { sendWeb, webRequest } from '../../web-exchange.ts';
import type { CardFile, Json } from './agent-file.ts';
import { run, type Task } from './tasks.ts';

/** Handles one request over MCP, of 2026-07-28 or older. Keeps no state between requests. */
export async function answerMcp(
  { tasks, card }: { tasks: readonly Task[]; card: CardFile },
  req: IncomingMessage,
  res: ServerResponse,
  body: Json,
): Promise<void> {
  const handler = createMcpHandler(() => {
    const server = new Server(
      { name: card.name, version: '1.4.0' },
      { capabilities: { tools: {} }, instructions: card.description },
    );
    server.setRequestHandler('tools/list', () => ({
      tools: tasks.map(({ name, title, description }) => ({
        name,
        title,
        description,
        inputSchema: { type: 'object' as const },
      })),
    }));
    server.setRequestHandler('tools/call', ({ params }) => {
      const { body: answer, isError } = run(tasks, params.name, params.arguments ?? {});
      const content = [{ type: 'text' as const, text: JSON.stringify(answer) }];
      return { structuredContent: answer, content, ...(isError ? { isError } : {}) };
    });
    return server;
  });
  sendWeb(await handler.fetch(webRequest(req), { parsedBody: body }), res);
}
