import type { Mend } from '../json/mends.ts';
import { canonicalDomain } from './domain-name.ts';

/** The host name that an address or another spelling of it names. */
export function meantDomain(value: unknown): Mend | undefined {
  const known = typeof value === 'string' ? canonicalDomain(value) : undefined;
  return known?.ok && known.domain !== value ? { value: known.domain } : undefined;
}

const HTTP_HOST = /^http:\/\/(?=[^:/?#@]+(?:[/?#]|$))/i;

/** The same address over https; a port of its own would be another one there. */
export const overHttps = (url: unknown): Mend | undefined =>
  typeof url === 'string' && HTTP_HOST.test(url) ? { value: url.replace(HTTP_HOST, 'https://') } : undefined;
