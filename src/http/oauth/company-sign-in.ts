import type { Context } from 'koa';
import type { Provider } from 'oidc-provider';
import { ApiError } from '../../domain/errors.ts';
import { isFreshAct } from '../../domain/members/browser-session.ts';
import { OWN_PAGES } from '../../domain/members/scopes.ts';
import { companyUser } from '../../record/members/company-users.ts';
import { recordCredentialEvent } from '../../record/members/credentials.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { queryOf } from '../reading/query.ts';
import { requestTarget } from '../reading/target.ts';
import type { CompanyProvider } from './company-provider.ts';
import { countDocument } from './limits.ts';

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

type Tools = {
  store: Store;
  company: CompanyProvider;
  prefix: string;
  now: () => Date;
  newId: () => string;
};

/** What became of a request about a company sign-in. */
export type CompanyOutcome =
  | { readonly kind: 'answered' }
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'refused'; readonly reason: string };

const FAILED = 'The company sign-in did not work. Try again, or use another way.';
/** The same words whether there is an account, another person has it, or the address is not verified. */
const NOBODY =
  'Your company confirmed who you are, but for no account here. Ask an admin of your organization for an invitation.';
const ANOTHER = 'Your company confirmed another person than the one who is signed in here.';

export type CompanySignIn = ReturnType<typeof companySignIn>;

/** Sign-ins at the identity provider of a company, as a part of a sign-in of ours. */
export function companySignIn({ store, company, prefix, now, newId }: Tools) {
  return {
    host: company.host,

    /** Whether a request to a page of a sign-in begins a company sign-in or ends one. */
    isFor(ctx: Context): boolean {
      const { way, state } = queryOf(ctx);
      return way === 'company' || state !== undefined;
    },

    /** `GET /sign-in/company`: leads to the sign-in of ours that the answer belongs to, where its cookie is sent. */
    async forward(ctx: Context): Promise<void> {
      const { query } = requestTarget(ctx.req);
      const uid = company.signInOf(queryOf(ctx).state, query);
      if (uid === null)
        throw new ApiError('invalid_request', 'This answer belongs to no sign-in. Start again.');
      ctx.status = 303;
      ctx.redirect(`${prefix}/sign-in/${uid}?${query}`);
    },

    /** @param details the sign-in of ours that the browser of the request has begun */
    async serve(ctx: Context, { uid, params, session }: Details): Promise<CompanyOutcome> {
      const isConfirmed = params.client_id === OWN_PAGES && isFreshAct(params.act);
      if (!(await countDocument(store, ctx.ip, now())))
        throw new ApiError('rate_limited', 'Too many sign-ins of this address; try again in an hour.', {
          retry_after: 3_600,
        });
      if (queryOf(ctx).way === 'company') {
        const address = await company.address(uid, isConfirmed);
        if (address === null) return { kind: 'refused', reason: FAILED };
        ctx.status = 303;
        ctx.redirect(address);
        return { kind: 'answered' };
      }
      const answer = { state: queryOf(ctx).state, query: requestTarget(ctx.req).query };
      const person = await company.person(uid, answer, isConfirmed);
      if (person === null) return { kind: 'refused', reason: FAILED };
      const user = await store.transaction(async (tx) => {
        const found = await companyUser(tx, company.issuer, person, { now: now(), newId });
        const isOther = isConfirmed && session?.accountId !== undefined && found?.id !== session.accountId;
        await recordCredentialEvent(
          tx,
          {
            action: 'credential.sign_in',
            actor: found?.id ?? 'anonymous',
            actorName: found?.name ?? 'anonymous',
            subject: found?.id ?? null,
            outcome: found === null || isOther ? 'refused' : 'done',
            detail: { client_id: params.client_id, issuer: company.issuer },
          },
          { now: now(), newId, origin: { address: ctx.ip, requestId: String(ctx.state.requestId) } },
        );
        return isOther ? 'another' : found;
      });
      if (user === 'another') return { kind: 'refused', reason: ANOTHER };
      return user === null ? { kind: 'refused', reason: NOBODY } : { kind: 'user', user };
    },
  };
}
