import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Origin } from '../../domain/audit.ts';
import { type CredentialEvent, recordCredentialEvent } from '../../record/audit.ts';
import type { Store } from '../../store/open.ts';

/** Turns the authorization server's events into entries of the audit log, before the response leaves. */
export function credentialEvents(store: Store, tools: { now: () => Date; newId: () => string }) {
  const requests = new WeakMap<object, { origin: Origin; events: CredentialEvent[] }>();

  const note = (ctx: KoaContextWithOIDC, event: CredentialEvent) => {
    requests.get(ctx.req)?.events.push(event);
  };

  /** Writes one audit entry for each event of the request. */
  async function record(request: object): Promise<void> {
    const { events = [], origin } = requests.get(request) ?? {};
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

  return {
    /** Names where a request comes from before the authorization server serves it. */
    begin(request: object, origin: Origin): void {
      requests.set(request, { origin, events: [] });
    },

    listen(provider: Provider): void {
      // Around everything that the server does and before it responds: a token whose entry cannot be written is
      // not handed out.
      provider.use(async (ctx, next) => {
        await next();
        try {
          await record(ctx.req);
        } catch (cause) {
          ctx.status = 500;
          ctx.body = { error: 'server_error', error_description: 'The request could not be recorded.' };
          provider.emit('server_error', ctx, cause);
        }
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
  };
}

const GRANTS = ['authorization_code', 'refresh_token', 'client_credentials'];
const knownGrant = (grant: unknown) => GRANTS.find((known) => known === grant) ?? 'unknown';

const about = ({ oidc }: KoaContextWithOIDC) => {
  const clientId = oidc.client?.clientId ?? 'unknown';
  return { actor: oidc.account?.accountId ?? `client_${clientId}`, subject: clientId };
};
