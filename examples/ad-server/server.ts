import { createServer, type Server } from 'node:http';
import { agentApi } from './agent-api.ts';
import { browserApi } from './browser-api.ts';
import { Refusal, sendJson } from './http.ts';
import type { Tools } from './inventory.ts';
import type { Settings } from './settings.ts';
import { openStore, sweep } from './store.ts';

export type AdServer = { readonly server: Server; readonly tools: Tools; close(): Promise<void> };

/** Opens the store and listens. `now` and `random` are arguments for tests. */
export async function startAdServer(
  settings: Settings,
  now: () => number = Date.now,
  random: () => number = Math.random,
): Promise<AdServer> {
  const tools: Tools = { db: openStore(settings.database), settings, now };
  const browsers = browserApi(tools, random);
  const agent = agentApi(tools);
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 20_000 }, (request, response) => {
    const serve = async () => {
      if (!URL.canParse(request.url ?? '', settings.publicUrl))
        throw new Refusal('invalid_request', 'The path is no path.');
      const url = new URL(request.url ?? '', settings.publicUrl);
      if (await browsers({ request, response, url })) return;
      await agent(request, response, url);
    };
    serve().catch((cause: unknown) => {
      const refusal = cause instanceof Refusal ? cause : new Refusal('internal_error', 'The request failed.');
      if (refusal !== cause) console.error(cause);
      if (response.headersSent) return response.destroy();
      // What was not read of a body that is too large must not be taken for the next request.
      const headers = refusal.problem.status === 413 ? { Connection: 'close' } : {};
      sendJson(response, refusal.problem.status, refusal.problem, headers);
    });
  });
  server.maxConnections = 2000;
  await new Promise<void>((resolve) => server.listen(settings.port, settings.host, resolve));
  const timer = setInterval(() => sweep(tools.db, now()), 60_000).unref();
  return {
    server,
    tools,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      tools.db.close();
    },
  };
}
