import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { sendWeb, webRequest } from '../web-exchange.ts';
import { reportProcessorTime } from './processor-time.ts';

const TOOL = { name: 'nothing', inputSchema: { type: 'object' as const } };

const [, , given = '{"content":[]}'] = process.argv;

/**
 * Upper bound for tasks over MCP: the SDK's own server and node:http, with a tool that does nothing. It returns the result
 * that the parent gives, or an empty one.
 */
const result = JSON.parse(given);
const { fetch } = createMcpHandler(() => {
  const mcp = new Server({ name: 'bare', version: '1' }, { capabilities: { tools: {} } });
  mcp.setRequestHandler('tools/list', () => ({ tools: [TOOL] }));
  mcp.setRequestHandler('tools/call', () => result);
  return mcp;
});
const server = createServer(async (request, response) => {
  const parsedBody = await json(request);
  sendWeb(await fetch(webRequest(request), { parsedBody }), response);
});
server.listen(0, '127.0.0.1', () => process.send?.(Object(server.address()).port));
reportProcessorTime();
process.once('disconnect', () => process.exit(0));
