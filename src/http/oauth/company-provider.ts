import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import {
  type CompanyPerson,
  type CompanySetting,
  companyPerson,
} from '../../domain/members/company-claims.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { guardedFetch } from '../../infra/guarded-fetch.ts';
import type { Log } from '../../infra/log.ts';
import { isSameSecret } from '../same-secret.ts';

/** Limits of each answer of the provider. It redirects nowhere: its own document names every address. */
const LIMITS = { maxBytes: 256 * 1024, timeLeftMs: () => TIMEOUT_SECONDS * 1_000, redirects: 0 };
const TIMEOUT_SECONDS = 5;
const CONFIGURATION_KEPT_MS = HOUR_MS;
const LONGEST_QUERY = 4_096;
const STATE = /^([A-Za-z0-9_-]{8,100})\.[A-Za-z0-9_-]{43}$/;

type Tools = {
  setting: CompanySetting;
  fetcher: Fetcher;
  baseUrl: string;
  /** Keys from which the secrets of a sign-in follow, the newest first. */
  secrets: () => readonly string[];
  now: () => Date;
  log: Log;
};

/** Path to which the provider sends a person back. */
export const COMPANY_RETURN = '/sign-in/company';

export type CompanyProvider = ReturnType<typeof companyProvider>;

/**
 * The identity provider of a company, as a client of it. State, nonce and verifier follow from a secret and from the sign-in
 * of ours (`uid`), which belongs to one browser.
 */
export function companyProvider({ setting, fetcher, baseUrl, secrets, now, log }: Tools) {
  const { configuration, withoutKeys } = configurations({ setting, fetcher, now });
  const redirectUri = `${baseUrl}${COMPANY_RETURN}`;
  /** The reason in a word: the texts of some errors repeat what the provider sent. */
  function report(cause: unknown): void {
    const { name, code } =
      cause instanceof Error ? (cause as Error & { code?: unknown }) : { name: 'unknown', code: '' };
    log.warn(
      { issuer: setting.issuer, reason: `${name} ${String(code ?? '')}`.trim() },
      'company sign-in failed',
    );
  }

  return {
    issuer: setting.issuer,
    /** The provider in a word. */
    host: new URL(setting.issuer).host,

    /**
     * Where a person signs in; null while the provider cannot be reached.
     * @param isAfresh whether a session that they have there is not enough
     */
    async address(uid: string, isAfresh: boolean): Promise<string | null> {
      const { state, nonce, verifier } = valuesOf(secrets()[0] ?? '', uid);
      const asked = {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isAfresh ? { prompt: 'login', max_age: '0' } : {}),
      };
      try {
        return openid.buildAuthorizationUrl(await configuration(), asked).href;
      } catch (cause) {
        report(cause);
        return null;
      }
    },

    /** The sign-in of ours to which an answer of the provider says that it belongs; null when it names none. */
    signInOf: (state: unknown, query: string): string | null =>
      typeof state === 'string' && query.length <= LONGEST_QUERY ? (STATE.exec(state)?.[1] ?? null) : null,

    /**
     * The person whom the provider identified. Null when the answer is not one to this sign-in, or the provider or its token
     * is at fault.
     */
    async person(
      uid: string,
      { state: given, query }: { state: unknown; query: string },
      isAfresh: boolean,
    ): Promise<CompanyPerson | null> {
      const own = secrets()
        .map((secret) => valuesOf(secret, uid))
        .find(({ state }) => typeof given === 'string' && isSameSecret(given, state));
      if (own === undefined || query.length > LONGEST_QUERY) return null;
      try {
        const tokens = await openid.authorizationCodeGrant(
          withoutKeys(await configuration()),
          new URL(`${redirectUri}?${query}`),
          {
            pkceCodeVerifier: own.verifier,
            expectedState: own.state,
            expectedNonce: own.nonce,
            idTokenExpected: true,
            ...(isAfresh ? { maxAge: 0 } : {}),
          },
        );
        const claims = tokens.claims();
        return claims === undefined ? null : companyPerson(claims, setting.domains);
      } catch (cause) {
        report(cause);
        return null;
      }
    },
  };
}

/** What the provider publishes about itself, kept for an hour. */
function configurations({ setting, fetcher, now }: Pick<Tools, 'setting' | 'fetcher' | 'now'>) {
  const fetch = guardedFetch(fetcher, LIMITS);
  const send: openid.CustomFetch = (url, init) => fetch(url, init as RequestInit);
  let known: { configuration: openid.Configuration; readAt: number } | undefined;

  async function configuration(): Promise<openid.Configuration> {
    const at = now().getTime();
    if (known !== undefined && at - known.readAt < CONFIGURATION_KEPT_MS) return known.configuration;
    const { issuer, clientId, clientSecret } = setting;
    const read = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [openid.customFetch]: send,
      timeout: TIMEOUT_SECONDS,
    });
    known = { configuration: read, readAt: at };
    return read;
  }

  /** Reads the keys of the provider anew, so that a changed key works at once, and one that was withdrawn does no more. */
  function withoutKeys(read: openid.Configuration): openid.Configuration {
    const fresh = new openid.Configuration(read.serverMetadata(), setting.clientId, setting.clientSecret);
    fresh[openid.customFetch] = send;
    fresh.timeout = TIMEOUT_SECONDS;
    // The connection alone would prove the token, as the standard allows; a proxy on the way could then write it.
    openid.enableNonRepudiationChecks(fresh);
    return fresh;
  }

  return { configuration, withoutKeys };
}

const derived = (secret: string, what: string, uid: string) =>
  createHmac('sha256', secret).update(`company ${what} ${uid}`).digest('base64url');
const valuesOf = (secret: string, uid: string) => ({
  state: `${uid}.${derived(secret, 'state', uid)}`,
  nonce: derived(secret, 'nonce', uid),
  verifier: derived(secret, 'verifier', uid),
});
