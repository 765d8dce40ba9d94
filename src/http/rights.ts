import type { Context, Middleware } from 'koa';
import { tasks } from '../../generated/tasks.ts';
import type { TaskDesk, TaskOutcome } from '../desk/run-task.ts';
import { ApiError } from '../domain/errors.ts';
import { isObject } from '../domain/json/values.ts';
import { ALL_PERMISSIONS } from '../domain/members/agent-principal.ts';
import { grantState, type RightsGrant } from '../domain/rights/grant.ts';
import { approvalSecret, constraintOnWire, credentialsOf } from '../domain/rights/on-wire.ts';
import { secretOf } from '../record/rights/rights.ts';
import type { Store } from '../store/open.ts';
import { bearerToken } from './authenticate.ts';
import { readJsonBody } from './body.ts';
import { isSameSecret } from './same-secret.ts';

export type RightsTools = {
  readonly store: Pick<Store, 'primary'>;
  readonly taskDesk: TaskDesk;
  readonly baseUrl: string;
  readonly now: () => Date;
};

const PATH = /^\/rights\/(rgt_[A-Za-z0-9_-]{1,64})(\/creative-approval)?$/;
const TASK = 'creative_approval';

/**
 * The links of a rights grant: `POST /rights/{id}/creative-approval` for its buyer, with the credentials
 * returned with the grant, and `GET /rights/{id}` for everybody who must know whether it is valid. Ids cannot
 * be guessed.
 */
export function rightsDoor(tools: RightsTools): Middleware {
  return async function serveRights(ctx, next) {
    const [matched, id = '', approval] = PATH.exec(ctx.path) ?? [];
    if (matched === undefined) return next();
    ctx.state.operation = approval === undefined ? 'rights' : TASK;
    const allowed = approval === undefined ? ['GET', 'HEAD'] : ['POST'];
    if (!allowed.includes(ctx.method)) {
      ctx.set('Allow', allowed.join(', '));
      throw new ApiError('method_not_allowed', `${ctx.path} accepts ${allowed.join(', ')}.`);
    }
    ctx.set({ 'Cache-Control': 'no-store', Vary: 'Authorization' });
    const grant = await tools.store.primary.rightsGrants.findById(id);
    if (approval !== undefined) return approve(ctx, grant, tools);
    if (grant === undefined) throw new ApiError('not_found', 'No grant of rights has this id.');
    sendJson(ctx, 200, standingOf(ctx, grant, tools));
  };
}

function sendJson(ctx: Context, status: number, body: object): void {
  ctx.status = status;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify(body);
}

const tokenOf = (ctx: Context): string | undefined => bearerToken(ctx.get('authorization'));

/** Whether a grant is valid now. When a provider sends a rights key, also whether the key is valid. */
function standingOf(ctx: Context, grant: RightsGrant, { store, baseUrl, now }: RightsTools): object {
  const at = now();
  const state = grantState(grant, at);
  const key = tokenOf(ctx);
  const known = key === undefined ? [] : credentialsOf(grant, secretOf(store.primary, grant), at);
  const found = known.find(({ rights_key: one }) => isSameSecret(key ?? '', one));
  const { provider, uses, expires_at } = found ?? {};
  return {
    state,
    is_valid: state === 'acquired',
    rights_constraint: constraintOnWire(grant, baseUrl),
    ...(key === undefined
      ? {}
      : {
          credential:
            found === undefined ? { is_valid: false } : { is_valid: true, provider, uses, expires_at },
        }),
  };
}

async function approve(
  ctx: Context,
  grant: RightsGrant | undefined,
  { store, taskDesk }: RightsTools,
): Promise<void> {
  const token = tokenOf(ctx);
  if (
    grant === undefined ||
    token === undefined ||
    !isSameSecret(token, approvalSecret(secretOf(store.primary, grant)))
  )
    throw new ApiError('unauthorized', 'Send the credentials of `approval_webhook` as a Bearer token.');
  const sent = await readJsonBody(ctx.req, tasks[TASK].bodyLimit);
  const args = isObject(sent) ? { ...sent, rights_id: grant.id } : sent;
  const { principalId: id, sandbox } = grant;
  const outcome = await taskDesk({
    task: TASK,
    args,
    principal: { id, displayName: 'approval webhook', permissions: ALL_PERMISSIONS, sandboxOnly: sandbox },
    origin: { address: ctx.ip, requestId: String(ctx.state.requestId) },
  });
  sendJson(ctx, statusOf(outcome), outcome.body);
}

const STATUS: Readonly<Record<string, number>> = {
  IDEMPOTENCY_CONFLICT: 409,
  IDEMPOTENCY_IN_FLIGHT: 409,
  INVALID_STATE: 409,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

const statusOf = ({ kind, body }: TaskOutcome): number =>
  kind === 'done' ? 200 : (STATUS[String(body.code)] ?? 400);
