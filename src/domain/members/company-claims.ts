import { visibleText } from '../text/visible-text.ts';
import { readEmail } from './credentials.ts';

/** The identity provider of a company, and the organizations whose people sign in there. */
export type CompanySetting = {
  /** As the provider names itself. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Domain of an e-mail address, in lower case → id of the organization of its people. */
  readonly domains: ReadonlyMap<string, string>;
};

/** A person as the provider names them: the address counts once, when it links the identity to an account. */
export type CompanyPerson = {
  readonly subject: string;
  readonly name: string;
  /** Null unless the provider says that it verified the address, and the domain is one of ours. */
  readonly address: { readonly email: string; readonly orgId: string } | null;
};

/** OpenID Connect Core 1.0, section 2. */
const LONGEST_SUBJECT = 255;
const LONGEST_NAME = 200;
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}]/u;

/** Reads the claims of an ID token that is valid. Null when they name nobody. */
export function companyPerson(
  { sub, name, email: given, email_verified: isVerified }: Readonly<Record<string, unknown>>,
  domains: CompanySetting['domains'],
): CompanyPerson | null {
  if (!isSubject(sub)) return null;
  const email = typeof given === 'string' ? readEmail(given) : null;
  const orgId = email === null ? undefined : domains.get(email.slice(email.lastIndexOf('@') + 1));
  const isProved = email !== null && orgId !== undefined && isVerified === true;
  return {
    subject: sub,
    name: shownName(name) ?? email?.split('@')[0] ?? 'A member',
    address: isProved ? { email, orgId } : null,
  };
}

const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub !== '' && sub.length <= LONGEST_SUBJECT && !NOT_IN_NAMES.test(sub);

function shownName(name: unknown): string | undefined {
  if (typeof name !== 'string' || name.length > LONGEST_NAME || NOT_IN_NAMES.test(name)) return undefined;
  return visibleText(name);
}
