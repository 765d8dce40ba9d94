import type { Context } from 'koa';
import type { Site } from '../../../web/shell.ts';
import {
  judgeUsed,
  MOST_PASSKEYS,
  type PasskeyFault,
  passkeyFaults,
  readUsedCredential,
  relyingParty,
  requestOptions,
  type UsedCredential,
} from '../../domain/members/passkeys.ts';
import { newSecret } from '../../infra/random.ts';
import { challengeFor, ofSignIn, takeChallenge } from '../../record/members/passkeys.ts';
import type { Passkey } from '../../store/members/passkeys.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { countPasskeyUse } from './limits.ts';
import type { PasskeyOffer } from './pages.ts';

type Tools = { store: Store; site: Site; now: () => Date };

/** What became of the use of a passkey. `known` is the person whom it names, for the audit log. */
export type PasskeyUse = {
  readonly user: User | null;
  readonly known: User | undefined;
  readonly fault: PasskeyFault | 'another_person' | null;
};

const WORDS = {
  ...passkeyFaults,
  another_person: 'belongs to another person than the one who is signed in here.',
} as const;

/** What a person reads whose passkey was refused. */
export const passkeyRefusal = (fault: keyof typeof WORDS): string => `The passkey ${WORDS[fault]}`;

export type PasskeySignIn = ReturnType<typeof passkeySignIn>;

/** Sign-ins and confirmations with a passkey, as a part of a sign-in of ours. */
export function passkeySignIn({ store, site, now }: Tools) {
  const party = relyingParty(site.baseUrl);

  /** A passkey that says who it belongs to has to say the same as our record; at a sign-in it has to say it. */
  function isOf(passkey: Passkey, { response }: UsedCredential, confirmed: User | null): boolean {
    if (response.userHandle === null) return confirmed !== null;
    return response.userHandle === Buffer.from(passkey.userId).toString('base64url');
  }

  async function judge(
    challenge: string | null,
    used: UsedCredential | null,
    confirmed: User | null,
  ): Promise<PasskeyUse> {
    if (party === null || used === null) return { user: null, known: undefined, fault: 'invalid' };
    const passkey = await store.primary.passkeys.findByCredential(used.id);
    const known = passkey && (await store.primary.users.find(passkey.userId));
    const refused = (fault: PasskeyUse['fault']) => ({ user: null, known, fault });
    if (challenge === null) return refused('another_request');
    const judged = await judgeUsed({ party, challenge }, used, passkey);
    if (!judged.ok) return refused(judged.fault);
    if (passkey === undefined || known === undefined || known.disabledAt !== null) return refused('invalid');
    if (!isOf(passkey, used, confirmed)) return refused('invalid');
    if (confirmed !== null && confirmed.id !== known.id) return refused('another_person');
    const isUsed = await store.transaction((tx) =>
      tx.passkeys.noteUse(passkey, { ...judged.value, at: now() }),
    );
    return isUsed ? { user: known, known, fault: null } : refused('another_request');
  }

  return {
    /**
     * What the script of the page needs; undefined where browsers make no passkeys.
     * @param confirmed the person who is asked to confirm; null at a sign-in, which takes the passkey of anybody
     */
    async offer(uid: string, confirmed: User | null): Promise<PasskeyOffer | undefined> {
      if (party === null) return undefined;
      const among = confirmed === null ? [] : await store.primary.passkeys.list(confirmed.id, MOST_PASSKEYS);
      if (confirmed !== null && among.length === 0) return undefined;
      const { challenge, leftMs } = await challengeFor(store, {
        about: ofSignIn(uid),
        newSecret,
        now: now(),
      });
      return {
        kind: confirmed === null ? 'sign-in' : 'confirm',
        options: requestOptions(party, challenge, among),
        leftMs,
      };
    },

    /**
     * Judges what a form brought. The challenge of the sign-in is used up, whatever comes of it.
     * @throws {ApiError} rate_limited
     */
    async check(ctx: Context, uid: string, text: string, confirmed: User | null): Promise<PasskeyUse> {
      await countPasskeyUse(store, ctx, now());
      const challenge = await store.transaction((tx) => takeChallenge(tx, ofSignIn(uid), now()));
      return judge(challenge, readUsedCredential(text), confirmed);
    },
  };
}
