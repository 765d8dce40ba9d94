import type { Middleware } from 'koa';
import type { Metrics } from '../infra/metrics.ts';

export type OperationalTools = { metrics: Metrics; ready: () => Promise<boolean> };

/** Whether the process is alive: for machines that watch it, wherever they are. */
export const aliveRoute: Middleware = (ctx, next) => {
  if (ctx.path !== '/healthz' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.state.operation = 'healthz';
  ctx.body = { status: 'alive' };
};

/** Alive, ready and metrics: for the people and machines that run the service, outside the public contract. */
export function operationalRoutes({ metrics, ready }: OperationalTools): Middleware {
  return async function serveOperational(ctx, next) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    switch (ctx.path) {
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
        return aliveRoute(ctx, next);
    }
  };
}
