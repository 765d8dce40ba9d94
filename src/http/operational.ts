import type { Middleware } from 'koa';
import type { Metrics } from '../infra/metrics.ts';

type Tools = { metrics: Metrics; ready: () => Promise<boolean> };

/** Alive, ready and metrics: for the people and machines that run the service, outside the public contract. */
export function operationalRoutes({ metrics, ready }: Tools): Middleware {
  return async function serveOperational(ctx, next) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    switch (ctx.path) {
      case '/healthz':
        ctx.state.operation = 'healthz';
        ctx.body = { status: 'alive' };
        return;
      case '/readyz': {
        ctx.state.operation = 'readyz';
        const isReady = await ready();
        ctx.status = isReady ? 200 : 503;
        ctx.body = { status: isReady ? 'ready' : 'not_ready' };
        return;
      }
      case '/metrics':
        ctx.state.operation = 'metrics';
        ctx.type = metrics.contentType;
        ctx.body = await metrics.text();
        return;
      default:
        return next();
    }
  };
}
