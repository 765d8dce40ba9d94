import { isOwnOrigin, type OwnPlaces } from '../../domain/net/address.ts';
import { type AllowedPlaces, isNamedPlace, NO_PLACES } from '../../domain/net/allowed-places.ts';
import type { JudgeUrl, UrlVerdict } from '../../domain/refusals/called-url.ts';
import { FetchRefused, isListed, judgeHostText, literalAddress, portOf, readUrl } from './target.ts';

/**
 * Creates the rule for URLs that are registered to be called: https to the web port of a host that is public by its
 * text, or a host that the operator has listed. The rule for agents also accepts http, which some of them speak.
 *
 * @param own addresses of this service itself, which it never calls; null while they are not known
 */
export function createJudgeUrl(
  outboundHosts: ReadonlyMap<string, string>,
  own: () => Pick<OwnPlaces, 'baseUrl'> | null = () => null,
  what: 'receiver' | 'agent' = 'receiver',
  allowed: AllowedPlaces = NO_PLACES,
): JudgeUrl {
  return (text) =>
    verdictOn(() => {
      const url = readUrl(text);
      if (isListed(url, outboundHosts)) return;
      if (url.protocol !== 'https:' && what === 'receiver')
        throw new FetchRefused('blocked_scheme', 'only https is sent to');
      if (url.port !== '' && !isNamedUrl(url, allowed))
        throw new FetchRefused('blocked_port', `port ${url.port} is not sent to`);
      judgeHostText(url, allowed);
      const places = own();
      if (places !== null && isOwnOrigin(url, places))
        throw new FetchRefused('blocked_address', 'the address belongs to this service');
    });
}

const isNamedUrl = (url: URL, allowed: AllowedPlaces): boolean =>
  isNamedPlace(allowed, literalAddress(url.hostname) ?? url.hostname, portOf(url));

function verdictOn(judge: () => void): UrlVerdict {
  try {
    judge();
    return { ok: true };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { ok: false, message: error.message };
  }
}

export type TargetVerdict =
  /** `isNamed`: the operator named the place, so it may have addresses that are not public. */
  { readonly ok: true; readonly isNamed: boolean } | { readonly ok: false; readonly message: string };

/**
 * Creates the check of a receiver before each notification: the rule by which it was registered. The fetch that follows
 * resolves the name, validates the addresses and connects to one of them.
 */
export function createJudgeTarget(
  outboundHosts: ReadonlyMap<string, string>,
  allowed: AllowedPlaces = NO_PLACES,
): (url: string) => TargetVerdict {
  const judgeUrl = createJudgeUrl(outboundHosts, () => null, 'receiver', allowed);
  return (text) => {
    const verdict = judgeUrl(text);
    if (!verdict.ok) return verdict;
    const url = readUrl(text);
    return { ok: true, isNamed: isListed(url, outboundHosts) || isNamedUrl(url, allowed) };
  };
}
