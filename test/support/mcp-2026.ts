import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import type { AgentScript } from './agents.ts';

type Json = Record<string, unknown>;

/**
 * A real MCP server of revision 2026-07-28.
 *
 * @param legacy whether it serves older clients as well
 * @param mirrored a parameter of each task that has to stand among the headers too
 */
export function modernMcp(
  script: AgentScript,
  { legacy = 'reject', mirrored }: { legacy?: 'stateless' | 'reject'; mirrored?: string } = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const properties =
    mirrored === undefined ? {} : { [mirrored]: { type: 'string', 'x-mcp-header': mirrored } };
  const inputSchema = fromJsonSchema<Json>({ type: 'object', properties });
  const { fetch } = createMcpHandler(
    () => {
      const { name, description } = script;
      const server = new McpServer(
        { name, version: '1.0.0' },
        description === undefined ? {} : { instructions: description },
      );
      for (const [task, { description: about, answer = {}, error }] of Object.entries(script.tasks)) {
        const config = { inputSchema, ...(about === undefined ? {} : { description: about }) };
        server.registerTool(task, config, async (args) => {
          const own = typeof answer === 'function' ? await answer(args) : answer;
          const body = error === undefined ? own : { status: 'failed', ...error, errors: [error] };
          return {
            structuredContent: body,
            content: [{ type: 'text', text: JSON.stringify(body) }],
            ...(error === undefined ? {} : { isError: true }),
          };
        });
      }
      return server;
    },
    { legacy },
  );
  return async (request, response) => {
    const headers = Object.entries(request.headers).map(([key, value]): [string, string] => [
      key,
      String(value),
    ]);
    const { method = 'GET', url = '/' } = request;
    const body = method === 'POST' ? { body: await text(request) } : {};
    const answer = await fetch(
      new Request(`http://${request.headers.host}${url}`, { method, headers, ...body }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  };
}
