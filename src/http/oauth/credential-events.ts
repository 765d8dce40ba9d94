import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Origin } from '../../domain/audit.ts';
import type { Log } from '../../infra/log.ts';
import { type CredentialEvent, recordCredentialEvent } from '../../record/audit.ts';
import type { Store } from '../../store/open.ts';

/** What the authorization server tells of a request while it serves it. */
export function credentialEvents(store: Store, tools: { now: () => Date; newId: () => string; log: Log }) {
  const notes = new WeakMap<object, { origin: Origin; events: CredentialEvent[] }>();

  const note = (ctx: KoaContextWithOIDC, event: CredentialEvent) => {
    notes.get(ctx.req)?.events.push(event);
  };

  return {
    listen(provider: Provider): void {
      provider.use(async (ctx, next) => {
        await next();
        try {
          await record(ctx.req);
        } catch (cause) {
          tools.log.error({ request_id: ctx.res.getHeader('x-request-id'), err: cause }, 'not audited');
          ctx.status = 500;
          ctx.body = { error: 'server_error', error_description: 'The request could not be completed.' };
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

    /** Collects what is told about `request` until its answer is ready. */
    begin(request: object, origin: Origin): void {
      notes.set(request, { origin, events: [] });
    },
  };

  /** Writes one entry for each thing told. Comes before the answer: a token that is not in the log is not given out. */
  async function record(request: object): Promise<void> {
    const told = notes.get(request);
    if (told === undefined || told.events.length === 0) return;
    const { origin, events } = told;
    notes.delete(request);
    await store.transaction(async (tx) => {
      for (const event of events) {
        const client = await tx.principals.findClient(event.actor.replace(/^client_/, ''));
        const named =
          client === undefined ? event : { ...event, actorName: client.name, orgId: client.organization.id };
        await recordCredentialEvent(tx, named, { now: tools.now(), newId: tools.newId, origin });
      }
    });
  }
}

const GRANTS = ['authorization_code', 'refresh_token', 'client_credentials'];
const knownGrant = (grant: unknown) => GRANTS.find((known) => known === grant) ?? 'unknown';

const about = ({ oidc }: KoaContextWithOIDC) => {
  const clientId = oidc.client?.clientId ?? 'unknown';
  return { actor: oidc.account?.accountId ?? `client_${clientId}`, subject: clientId };
};
