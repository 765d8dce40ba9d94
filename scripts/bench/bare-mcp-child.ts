import { createServer } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const TOOL = { name: 'nothing', inputSchema: { type: 'object' as const } };

/** The ceiling for tasks over MCP: the SDK's own server and node:http, with a tool that does nothing. */
const server = createServer(async (request, response) => {
  const mcp = new Server({ name: 'bare', version: '1' }, { capabilities: { tools: {} } });
  mcp.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [TOOL] }));
  mcp.setRequestHandler(CallToolRequestSchema, () => ({ content: [] }));
  const transport = new StreamableHTTPServerTransport({});
  response.on('close', () => void mcp.close());
  // The SDK types its own transport without exactOptionalPropertyTypes.
  await mcp.connect(transport as Parameters<Server['connect']>[0]);
  await transport.handleRequest(request, response);
});
server.listen(0, '127.0.0.1', () => process.send?.(Object(server.address()).port));
process.once('disconnect', () => process.exit(0));
