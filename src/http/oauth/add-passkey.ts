import type { Context } from 'koa';
import type { Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import {
  creationOptions,
  judgeCreated,
  MOST_PASSKEYS,
  type PasskeyFault,
  type RelyingParty,
  readCreatedCredential,
  relyingParty,
} from '../../domain/members/passkeys.ts';
import { visibleText } from '../../domain/text/visible-text.ts';
import { newSecret } from '../../infra/random.ts';
import { recordCredentialEvent } from '../../record/members/credentials.ts';
import {
  addPasskey,
  challengeFor,
  ofAdding,
  requireUser,
  takeChallenge,
} from '../../record/members/passkeys.ts';
import type { Store } from '../../store/open.ts';
import type { BrowserSession, BrowserSessions } from './browser-sessions.ts';
import { addPasskeyPage, leadingPage, MOST_NAME, messagePage, sendPage } from './pages.ts';
import { passkeyRefusal } from './passkey-sign-in.ts';

type Tools = {
  store: Store;
  sessions: BrowserSessions;
  /** Prefix of the path of every page: the path of the public address. */
  prefix: string;
  site: Site;
  now: () => Date;
  newId: () => string;
};

/** Path of the page on which a person adds a passkey. */
export const PASSKEY_PAGE = '/account/passkey';
/** Where the passkeys of a person are listed. */
const LIST = '/dashboard/sign-in';

type Given = { readonly session: BrowserSession; readonly party: RelyingParty };

/** The page on which a person adds a passkey, right after they proved who they are. */
export function addingPasskeys(tools: Tools) {
  const { store, sessions, prefix, site, now, newId } = tools;
  const list = () => ({ address: `${prefix}${LIST}`, text: 'Ways to sign in' });

  return async function serveAdding(ctx: Context): Promise<void> {
    const session = await sessions.requireMember(ctx);
    if (session === null) return;
    const party = relyingParty(site.baseUrl);
    if (party === null) {
      const message =
        'Browsers make passkeys only for a host name with https, and this registry has another address. Ask its operator.';
      return sendPage(ctx, site, 503, messagePage('No passkeys here', message));
    }
    const form = ctx.method === 'POST' ? await sessions.readMemberForm(ctx, session) : null;
    if (!sessions.requireFresh(ctx, session, 'addPasskey')) return;
    if (form === null) return show(ctx, { session, party }, {});
    return add(ctx, { session, party }, form);
  };

  async function show(
    ctx: Context,
    { session, party }: Given,
    { status = 200, error, name = '' }: { status?: number; error?: string; name?: string },
  ): Promise<void> {
    const { userKey } = session.principal;
    const user = await requireUser(store.primary, userKey);
    const known = await store.primary.passkeys.list(userKey, MOST_PASSKEYS);
    if (known.length >= MOST_PASSKEYS) {
      const message = `You have ${MOST_PASSKEYS} passkeys, which is as many as a person may have. Remove one first.`;
      return sendPage(ctx, site, 409, leadingPage('No more passkeys', message, list()));
    }
    const { challenge, leftMs } = await challengeFor(store, {
      about: ofAdding(userKey),
      newSecret,
      now: now(),
    });
    const options = creationOptions(party, { challenge, siteName: site.name, user, known });
    const page = addPasskeyPage({
      action: `${prefix}${PASSKEY_PAGE}`,
      token: sessions.formToken(session),
      error,
      name,
      passkey: { kind: 'add', options, leftMs },
    });
    return sendPage(ctx, site, status, page);
  }

  async function add(ctx: Context, given: Given, form: URLSearchParams): Promise<void> {
    const { userKey, displayName } = given.session.principal;
    const name = visibleText(form.get('name') ?? '');
    const refuse = (error: string, status = 400) => show(ctx, given, { status, error, name: name ?? '' });
    if (name === undefined || name.length > MOST_NAME)
      return refuse(`The name must have 1 to ${MOST_NAME} characters.`);
    const text = form.get('passkey') ?? '';
    if (text === '') return refuse('No passkey was made: the script of the page has not run.');
    const challenge = await store.transaction((tx) => takeChallenge(tx, ofAdding(userKey), now()));
    const created = readCreatedCredential(text);
    const fault = (word: PasskeyFault) => refuse(passkeyRefusal(word));
    if (challenge === null) return fault('another_request');
    if (created === null) return fault('invalid');
    const judged = await judgeCreated({ party: given.party, challenge }, created);
    if (!judged.ok) return fault(judged.fault);
    try {
      await store.transaction(async (tx) => {
        const { id } = await addPasskey(tx, userKey, { id: newId(), name, made: judged.value, now: now() });
        const event = { action: 'credential.passkey_added', actor: userKey, actorName: displayName } as const;
        const origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };
        const done = { ...event, subject: id, outcome: 'done', detail: { name } } as const;
        await recordCredentialEvent(tx, done, { now: now(), newId, origin });
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return refuse(cause.message, 409);
    }
    const message = `The passkey “${name}” is added. You can sign in with it from now on.`;
    sendPage(ctx, site, 200, leadingPage('Passkey added', message, list()));
  }
}
