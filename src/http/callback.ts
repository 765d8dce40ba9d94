import type { RequestListener } from 'node:http';
import { Stream } from 'node:stream';
import type Koa from 'koa';
import type { Context, Middleware, Next } from 'koa';

/**
 * As `app.callback()`, but Koa's own work for a request is done only for responses that it writes: listeners for the end
 * of the response, and a promise for each step of the middleware. That costs as much as a read from the database.
 */
export function callbackOf(app: Koa): RequestListener {
  const run = inLine(app.middleware);
  // What Koa does around its middleware, which its types do not name.
  const respond: (ctx: Context, run: () => Promise<void>) => void = Reflect.get(app, 'handleRequest').bind(
    app,
  );
  return (request, response) => {
    const ctx: Context = app.createContext(request, response);
    response.statusCode = 404;
    run(ctx, nothing).then(
      () => {
        if (ctx.respond === false) return;
        // Koa listens only to what it sends, which is nothing once the connection has closed. An error that nobody hears
        // would end the process.
        if (ctx.body instanceof Stream) ctx.body.on('error', () => {});
        // It begins with 404.
        const { statusCode } = response;
        respond(ctx, async () => {
          response.statusCode = statusCode;
        });
      },
      (cause: Error) => ctx.onerror(cause),
    );
  };
}

/** Runs middleware one inside the other. Each calls `next` once at most, and the first returns a promise. */
export function inLine(steps: readonly Middleware[]): (ctx: Context, last: Next) => Promise<void> {
  return (ctx, last) => {
    const runFrom = (at: number): Promise<void> => {
      const step = steps[at];
      return step === undefined ? last() : step(ctx, () => runFrom(at + 1));
    };
    return runFrom(0);
  };
}

const DONE = Promise.resolve();
const nothing: Next = () => DONE;
