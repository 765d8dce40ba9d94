import type { Context, Middleware } from 'koa';
import type { AdServerEventList, AdServerProblemCode } from '../../generated/types/ad-server.ts';
import { schemaValidators } from '../../generated/validators/index.ts';
import { ApiError } from '../domain/errors.ts';
import { decide, type RateWindow } from '../domain/limits.ts';
import { bearerToken } from './authenticate.ts';
import { readJsonBody } from './body.ts';
import { isSameSecret } from './same-secret.ts';

export type AdServerEventTools = {
  /** Null without an ad server that shares a token with the agent: then the address does not exist. */
  readonly adServerEvents: {
    readonly token: string;
    take(events: AdServerEventList['events']): Promise<void>;
  } | null;
  readonly now: () => Date;
};

const PATH = '/ad-server/events';
const MOST_BYTES = 65_536;
/** Requests of one process. An ad server sends up to a hundred events in each. */
const RULE = { limit: 200, windowMs: 10_000 };

/** `POST /ad-server/events`: what the ad server tells the agent, as `openapi/ad-server.yaml` describes it. */
export function adServerDoor({ adServerEvents: door, now }: AdServerEventTools): Middleware {
  let window: RateWindow | undefined;
  return async function takeAdServerEvents(ctx, next) {
    if (ctx.path !== PATH || door === null) return next();
    ctx.state.operation = 'adServerEvents';
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      throw new ApiError('method_not_allowed', `${PATH} accepts POST.`);
    }
    if (!isSameSecret(bearerToken(ctx.get('authorization')) ?? '', door.token))
      return refuse(ctx, 401, 'unauthorized', 'Send AD_SERVER_TOKEN as a Bearer token.');
    const counted = decide(window, RULE, 1, now());
    window = counted.window;
    if (!counted.decision.allowed) {
      ctx.set('Retry-After', String(RULE.windowMs / 1000));
      return refuse(ctx, 429, 'rate_limited', `At most ${RULE.limit} requests in 10 seconds.`);
    }
    const body = await bodyOf(ctx);
    if (body === null) return;
    const validate = await schemaValidators['ad-server/event-list']();
    if (!validate(body)) {
      const [fault] = validate.errors ?? [];
      const place = (fault?.instancePath ?? '').slice(1).replaceAll('/', '.');
      return refuse(
        ctx,
        400,
        'invalid_request',
        `${place} ${fault?.message ?? 'is not valid'}`.trim(),
        place,
      );
    }
    await door.take((body as AdServerEventList).events);
    ctx.status = 204;
  };
}

const TOLD: { readonly [code: string]: readonly [number, AdServerProblemCode] } = {
  payload_too_large: [413, 'payload_too_large'],
  unsupported_media_type: [415, 'unsupported_media_type'],
  invalid_request: [400, 'invalid_request'],
};

/** The body; null when it cannot be read, which is answered then. */
async function bodyOf(ctx: Context): Promise<unknown> {
  try {
    return (await readJsonBody(ctx.req, MOST_BYTES)) ?? {};
  } catch (cause) {
    const told = cause instanceof ApiError ? TOLD[cause.code] : undefined;
    if (told === undefined) throw cause;
    refuse(ctx, told[0], told[1], (cause as ApiError).message);
    return null;
  }
}

function refuse(ctx: Context, status: number, code: AdServerProblemCode, reason: string, field = ''): void {
  ctx.status = status;
  ctx.type = 'application/problem+json';
  ctx.body = JSON.stringify({ code, status, ...(field === '' ? {} : { field }), reason });
}
