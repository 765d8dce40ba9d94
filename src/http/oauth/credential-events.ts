import type { Context } from 'koa';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { isTemporaryFailure, RETRY_AFTER_SECONDS } from '../../domain/errors.ts';
import type { Origin } from '../../domain/members/principal.ts';
import type { Log } from '../../infra/log.ts';
import { type CredentialEvent, recordCredentialEvent } from '../../record/members/credentials.ts';
import type { Store } from '../../store/open.ts';
import { CLIENT_USE_MS } from './adapter.ts';

type Tools = { now: () => Date; newId: () => string; log: Log };

/** Writes the authorization server's events to the audit log, before the response is sent. */
export function credentialEvents(store: Store, tools: Tools) {
  const requests = new WeakMap<object, { origin: Origin; events: CredentialEvent[] }>();

  const note = (ctx: KoaContextWithOIDC, event: CredentialEvent) => {
    requests.get(ctx.req)?.events.push(event);
  };
  const { record, withhold } = auditOf(store, tools, requests);

  return {
    /** Records the origin of a request before the authorization server serves it. */
    begin(request: object, origin: Origin): void {
      requests.set(request, { origin, events: [] });
    },

    listen(provider: Provider): void {
      // Wraps all work of the server, so that the audit entries are written before it responds.
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
          // Only known grant types are recorded, because a caller can send any text as `grant_type`.
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
  };
}

/** Writes the events of a request to the audit log, or withholds its response. */
function auditOf(
  store: Store,
  tools: Tools,
  requests: WeakMap<object, { origin: Origin; events: CredentialEvent[] }>,
) {
  /** Writes one audit entry for each event of the request. */
  async function record(request: object): Promise<void> {
    const { events = [], origin } = requests.get(request) ?? {};
    if (origin === undefined || events.length === 0) return;
    await store.transaction(async (tx) => {
      for (const event of events) {
        const client = await tx.principals.findClient(event.actor.replace(/^client_/, ''));
        const named =
          client === undefined ? event : { ...event, actorName: client.name, orgId: client.organization.id };
        const now = tools.now();
        await recordCredentialEvent(tx, named, { now, newId: tools.newId, origin });
        if (event.action === 'credential.token_issued' && event.subject != null) {
          await tx.oidcModels.keep('Client', event.subject, new Date(now.getTime() + CLIENT_USE_MS));
        }
      }
    });
  }

  /** Replaces the response with an error: no credential may be issued when its audit entry could not be written. */
  function withhold(ctx: Context, cause: unknown): void {
    const request_id = requests.get(ctx.req)?.origin.requestId;
    tools.log.error({ request_id, err: cause }, 'authorization server failed');
    const isTemporary = isTemporaryFailure(cause);
    ctx.remove('Location');
    ctx.status = isTemporary ? 503 : 500;
    ctx.body = {
      error: isTemporary ? 'temporarily_unavailable' : 'server_error',
      error_description: isTemporary
        ? 'The database cannot be used now.'
        : 'The request could not be recorded.',
    };
  }

  return { record, withhold };
}

const GRANTS = ['authorization_code', 'refresh_token', 'client_credentials'];
const knownGrant = (grant: unknown) => GRANTS.find((known) => known === grant) ?? 'unknown';

const about = ({ oidc }: KoaContextWithOIDC) => {
  const clientId = oidc.client?.clientId ?? 'unknown';
  return { actor: oidc.account?.accountId ?? `client_${clientId}`, subject: clientId };
};
