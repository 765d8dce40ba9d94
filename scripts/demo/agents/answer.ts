import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Json, readAgent } from './agent-file.ts';
import { tasksOf } from './tasks.ts';

const CARDS = new Set(['/.well-known/agent-card.json', '/.well-known/agent.json']);
const PATHS = new Set(['/', '/mcp', '/a2a']);
const MOST_BYTES = 64 * 1024;

/**
 * Handles a request for the agent of a host: its card, and JSON-RPC over MCP or A2A. Returns false when the host is
 * not an agent, or the request is for its web site.
 */
export async function answerAsAgent(
  hostDir: string,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const isCard = req.method === 'GET' && CARDS.has(path);
  if (!isCard && !(req.method === 'POST' && PATHS.has(path))) return false;
  const found = await readAgent(hostDir);
  if (found === undefined) return false;
  const agent = { tasks: tasksOf(found), card: found.card };
  // The libraries are large, so they are loaded only at the first request for an agent.
  const a2a = () => import('./a2a.ts');
  if (isCard) {
    sendJson(res, 200, (await a2a()).cardOf(agent));
    return true;
  }
  const body = await readJson(req);
  if (body === undefined) {
    sendJson(res, 400, { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } });
    return true;
  }
  const { speaks } = found.agent;
  const isA2a = typeof body.method === 'string' && /^([a-z]+\/(send|stream)|[A-Z])/.test(body.method);
  if (!isA2a && speaks.includes('mcp')) await (await import('./mcp.ts')).answerMcp(agent, req, res, body);
  else if (speaks.includes('a2a')) {
    const version = req.headers['a2a-version'];
    sendJson(
      res,
      200,
      await (await a2a()).answerA2a(agent, body, typeof version === 'string' ? version : undefined),
    );
  } else sendJson(res, 404, { error: 'not_found', message: 'This agent speaks MCP.' });
  return true;
}

async function readJson(req: IncomingMessage): Promise<Json | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return undefined;
    parts.push(part);
  }
  try {
    return Object(JSON.parse(Buffer.concat(parts).toString())) as Json;
  } catch {
    return undefined;
  }
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  res.end(JSON.stringify(body));
}
