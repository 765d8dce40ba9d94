import type { TestApp } from '../support/app.ts';
import { envelope, modernHeaders, type SentHeaders } from './world.ts';

export const message = (method: string, params: object = {}, id: unknown = 7) => ({
  jsonrpc: '2.0',
  id,
  method,
  params: { _meta: envelope(), ...params },
});

export const call = (name: string, args: unknown = {}, more: object = {}) =>
  message('tools/call', { name, arguments: args, ...more });

/** A client of revision 2026-07-28 that lets a test change all that it sends. */
export function modernClient(app: () => TestApp) {
  const post = (body: unknown, headers: SentHeaders) =>
    app().post('/mcp', body, { accept: 'application/json, text/event-stream', ...headers });
  return {
    post,
    ask: (method: string, params: object = {}, more: SentHeaders = {}) =>
      post(message(method, params), { ...modernHeaders(method), ...more }),
    callTool: (name: string, args: unknown = {}, more: SentHeaders = {}) =>
      post(call(name, args), { ...modernHeaders('tools/call', name), ...more }),
  };
}
