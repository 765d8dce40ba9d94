import type Koa from 'koa';
import type { Context } from 'koa';
import type { Log } from '../infra/log.ts';

type Failure = Error & { headerSent?: boolean };

/**
 * Logs errors that no middleware has turned into a response, for which Koa responds with a bare 500. Errors after
 * the headers were sent are those of a connection that broke.
 */
export function logUnanswered(app: Koa, log: Pick<Log, 'error'>): void {
  app.on('error', (err: Failure, ctx: Context | undefined) => {
    if (err.headerSent === true) return;
    log.error({ request_id: ctx?.state.requestId, err }, 'a request failed outside of its door');
  });
}
