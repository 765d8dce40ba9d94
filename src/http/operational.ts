import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Middleware } from 'koa';
import Koa from 'koa';
import { RETRY_AFTER_SECONDS } from '../domain/errors.ts';
import type { Metrics } from '../infra/metrics.ts';
import { readWithinBounds } from './reading/bounds.ts';
import { holdRequests } from './server.ts';
import type { UnreadAnswers } from './unread-answers.ts';

type OperationalTools = { metrics: Metrics; ready: () => Promise<boolean> };

/** Reports that the process is alive. Open to every caller, for monitoring from anywhere. */
export const aliveRoute: Middleware = (ctx, next) => {
  if (ctx.path !== '/healthz' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.state.operation = 'healthz';
  ctx.body = { status: 'alive' };
};

/** Health, readiness and metrics for operators and monitoring, outside the public contract. */
export function operationalRoutes({ metrics, ready }: OperationalTools): Middleware {
  return async function serveOperational(ctx, next) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    switch (ctx.path) {
      case '/readyz': {
        ctx.state.operation = 'readyz';
        const isReady = await ready();
        ctx.status = isReady ? 200 : 503;
        if (!isReady) ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
        ctx.body = { status: isReady ? 'ready' : 'not_ready' };
        return;
      }
      case '/metrics':
        ctx.state.operation = 'metrics';
        ctx.type = metrics.contentType;
        ctx.body = await metrics.text();
        return;
      default:
        return aliveRoute(ctx, next);
    }
  };
}

/** A separate server for operators, on an address that only they can reach. */
export type OperationsServer = { readonly address: AddressInfo; close(): Promise<void> };

/** Serves `/healthz`, `/readyz` and `/metrics`, and nothing else. */
export async function startOperationsServer(
  { host, port }: { host: string; port: number },
  tools: OperationalTools & { unread: UnreadAnswers },
): Promise<OperationsServer> {
  const app = new Koa();
  app.silent = true;
  readWithinBounds(app);
  app.use(operationalRoutes(tools));
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 });
  holdRequests(server, tools.unread)(app.callback());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: server.address() as AddressInfo,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
