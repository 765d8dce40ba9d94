import type { CompanySetting } from './domain/members/company-claims.ts';
import { canonicalDomain } from './domain/net/domain-name.ts';
import { ConfigError, type Environment, textSetting } from './settings.ts';

const MOST_DOMAINS = 1_000;

/** Identity provider at which people of some organizations sign in; null: none. */
export function companySignInSetting(env: Environment): CompanySetting | null {
  const issuer = textSetting(env, 'SIGN_IN_ISSUER');
  const clientId = textSetting(env, 'SIGN_IN_CLIENT_ID');
  const clientSecret = textSetting(env, 'SIGN_IN_CLIENT_SECRET');
  const domains = textSetting(env, 'SIGN_IN_DOMAINS');
  const given = {
    SIGN_IN_ISSUER: issuer,
    SIGN_IN_CLIENT_ID: clientId,
    SIGN_IN_CLIENT_SECRET: clientSecret,
    SIGN_IN_DOMAINS: domains,
  };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(given).length) return null;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || domains === undefined)
    throw new ConfigError(
      `${missing[0]}: must be given too, or none of SIGN_IN_ISSUER, SIGN_IN_CLIENT_ID, SIGN_IN_CLIENT_SECRET and SIGN_IN_DOMAINS`,
    );
  const url = URL.parse(issuer);
  if (
    url === null ||
    url.protocol !== 'https:' ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== '' ||
    url.password !== ''
  )
    throw new ConfigError(
      'SIGN_IN_ISSUER: expected the https address of an identity provider, without query',
    );
  return { issuer, clientId, clientSecret, domains: readDomains(domains) };
}

function readDomains(text: string): Map<string, string> {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length > MOST_DOMAINS)
    throw new ConfigError(`SIGN_IN_DOMAINS: expected at most ${MOST_DOMAINS} domains, got ${parts.length}`);
  const found = new Map<string, string>();
  for (const [at, part] of parts.entries()) {
    const [domain = '', orgId = '', ...more] = part.split('=').map((one) => one.trim());
    const judged = canonicalDomain(domain);
    if (!judged.ok || orgId === '' || more.length > 0)
      throw new ConfigError(
        `SIGN_IN_DOMAINS: item ${at + 1} must be a domain, "=" and the id of an organization`,
      );
    if (found.has(judged.domain))
      throw new ConfigError(`SIGN_IN_DOMAINS: item ${at + 1} repeats the domain of another`);
    found.set(judged.domain, orgId);
  }
  return found;
}
