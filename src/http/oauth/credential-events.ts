import type { Context } from 'koa';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Origin } from '../../domain/audit.ts';
import { isTemporaryFailure, RETRY_AFTER_SECONDS } from '../../domain/errors.ts';
import type { Log } from '../../infra/log.ts';
import { type CredentialEvent, recordCredentialEvent } from '../../record/audit.ts';
import type { Store } from '../../store/open.ts';

type Tools = { now: () => Date; newId: () => string; log: Log };
type Notes = { readonly origin: Origin; readonly events: CredentialEvent[] };

/**
 * The audit entries of what the authorization server does. They are committed before the answer leaves: a token that
 * a caller holds is in the audit log.
 */
export function credentialEvents(store: Store, tools: Tools) {
  const notes = new WeakMap<object, Notes>();

  const note = (ctx: KoaContextWithOIDC, event: CredentialEvent) => {
    notes.get(ctx.req)?.events.push(event);
  };

  /** Writes one audit entry for each event of the request. */
  async function record(request: object): Promise<void> {
    const { origin, events } = notes.get(request) ?? { events: [] };
    if (origin === undefined || events.length === 0) return;
    await store.transaction(async (tx) => {
      for (const event of events) {
        const client = await tx.principals.findClient(event.actor.replace(/^client_/, ''));
        const named =
          client === undefined ? event : { ...event, actorName: client.name, orgId: client.organization.id };
        await recordCredentialEvent(tx, named, { now: tools.now(), newId: tools.newId, origin });
      }
    });
  }

  /** Nothing of an answer leaves whose audit entry could not be written. */
  function withhold(ctx: Context, cause: unknown): void {
    const request_id = notes.get(ctx.req)?.origin.requestId;
    tools.log.error({ request_id, err: cause }, 'authorization server failed');
    const isTemporary = isTemporaryFailure(cause);
    ctx.remove('Location');
    ctx.status = isTemporary ? 503 : 500;
    ctx.body = {
      error: isTemporary ? 'temporarily_unavailable' : 'server_error',
      error_description: isTemporary ? 'the database cannot be used now' : 'something failed on our side',
    };
  }

  return {
    listen(provider: Provider): void {
      provider.use(async (ctx, next) => {
        try {
          await next();
          await record(ctx.req);
        } catch (cause) {
          withhold(ctx, cause);
        }
        if (ctx.status === 503) ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
      });
      provider.on('grant.success', (ctx: KoaContextWithOIDC) =>
        note(ctx, {
          action: 'credential.token_issued',
          ...about(ctx),
          outcome: 'done',
          detail: { grant_type: ctx.oidc.params?.grant_type },
        }),
      );
      provider.on('grant.error', (ctx: KoaContextWithOIDC, error: Error) =>
        note(ctx, {
          action: 'credential.token_refused',
          ...about(ctx),
          outcome: 'refused',
          // Which grants there are is known; what else was sent in its place may be anything.
          detail: { grant_type: knownGrant(ctx.oidc.params?.grant_type), error: error.message },
        }),
      );
      provider.on('grant.revoked', (ctx: KoaContextWithOIDC, grantId: string) =>
        note(ctx, {
          action: 'credential.grant_revoked',
          ...about(ctx),
          outcome: 'done',
          detail: { grant_id: grantId },
        }),
      );
      provider.on('registration_create.success', (ctx: KoaContextWithOIDC, client: { clientId: string }) =>
        note(ctx, {
          action: 'credential.client_registered',
          actor: 'anonymous',
          subject: client.clientId,
          outcome: 'done',
        }),
      );
    },

    /** Collects the events of `request` until its answer is made. */
    begin(request: object, origin: Origin): void {
      notes.set(request, { origin, events: [] });
    },
  };
}

const GRANTS = ['authorization_code', 'refresh_token', 'client_credentials'];
const knownGrant = (grant: unknown) => GRANTS.find((known) => known === grant) ?? 'unknown';

const about = ({ oidc }: KoaContextWithOIDC) => {
  const clientId = oidc.client?.clientId ?? 'unknown';
  return { actor: oidc.account?.accountId ?? `client_${clientId}`, subject: clientId };
};
