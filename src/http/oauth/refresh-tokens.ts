import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { sha256Hex } from '../../domain/text/sha256.ts';
import type { OidcLibrary } from './library.ts';

/** Characters of a family: 132 bits. */
const FAMILY_LENGTH = 22;
const MARK = '.';

/**
 * Key of the family of a refresh token: all tokens that were exchanged for one another, one after the other, begin
 * alike. So a token that was used is known as such as long as its family exists, without a row of its own. Null for a
 * token of a release that had no families.
 */
export function familyKey(token: string): string | null {
  const end = token.indexOf(MARK);
  return end === FAMILY_LENGTH ? sha256Hex(token.slice(0, end)) : null;
}

const random = () => randomBytes(32).toString('base64url');

/** Has a refresh token begin as the one that it is exchanged for. */
export function keepFamilies({ Provider: Library }: OidcLibrary, provider: Provider): void {
  // The types of the library do not have the method.
  const prototype: { jti: string; generateTokenId?(): string } = provider.RefreshToken.prototype;
  prototype.generateTokenId = () => {
    const last = Library.ctx?.oidc.entities.RotatedRefreshToken?.jti ?? '';
    const begin = familyKey(last) === null ? random() : last;
    return `${begin.slice(0, FAMILY_LENGTH)}${MARK}${random()}`;
  };
}
