import { liesWithin, registrableDomain, siteOf } from '../net/domain-name.ts';
import { canonicalIdentifier, type Identifier, identifierHost } from '../publishers/identifiers.ts';

/** How near another URL is to an agent's: the same host, the same host with `www.` or without, the same site. */
const FAR = 3;

function distance(asked: URL, other: URL): number {
  if (asked.hostname === other.hostname) return 0;
  if (bare(asked.hostname) === bare(other.hostname)) return 1;
  return siteOf(asked.hostname) === siteOf(other.hostname) ? 2 : FAR;
}

const bare = (host: string): string => host.replace(/^(?:www|m)\./, '');

/** Of the URLs that are listed, those that may mean the same agent, the nearest first. */
export function nearAgents(asked: string, listed: readonly string[], most: number): string[] {
  const own = URL.parse(asked);
  if (own === null) return [];
  return listed
    .flatMap((url) => {
      const other = url === asked ? null : URL.parse(url);
      return other === null ? [] : [{ url, far: distance(own, other) }];
    })
    .filter(({ far }) => far < FAR)
    .sort((a, b) => a.far - b.far || (a.url < b.url ? -1 : 1))
    .slice(0, most)
    .map(({ url }) => url);
}

/** A host may have very many labels. */
const MOST_ABOVE = 4;

/** Identifiers of the hosts beside and above a host: with `www.` and `m.`, without them, and up to its site. */
export function nearHosts({ type, value }: Identifier): Identifier[] {
  if (type !== 'domain' && type !== 'subdomain') return [];
  const host = identifierHost(canonicalIdentifier('subdomain', value));
  const top = host === null ? null : registrableDomain(host);
  if (host === null || top === null) return [];
  const plain = bare(host);
  const hosts = [`www.${plain}`, `m.${plain}`, plain];
  const labels = plain.split('.');
  for (let from = 1; from < labels.length && hosts.length < 3 + MOST_ABOVE; from += 1) {
    const above = labels.slice(from).join('.');
    if (!liesWithin(above, top)) break;
    hosts.push(above, `www.${above}`);
  }
  const names = [...new Set([...hosts, top])].filter((name) => liesWithin(name, top));
  return names.flatMap((name) => [
    { type: 'domain', value: canonicalIdentifier('domain', name) },
    { type: 'subdomain', value: name },
  ]);
}
