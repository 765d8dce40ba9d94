import type { Span } from '../text/instant.ts';
import type { Held } from './held-shares.ts';

/**
 * What is held of products. Shares of one product for the same time count as one, so that a buy of hundreds of packages
 * is not hundreds of shares to look at for each of them.
 */
export type Holdings = {
  add(productId: string, span: Span, sharePpm: number): void;
  of(productId: string): readonly Held[];
};

export function holdingsOf(shares: Iterable<Held & { readonly productId: string }>): Holdings {
  const products = new Map<string, Map<string, Held>>();
  const add: Holdings['add'] = (productId, { start, end }, sharePpm) => {
    const held = products.get(productId) ?? new Map<string, Held>();
    products.set(productId, held);
    const key = `${start.getTime()} ${end.getTime()}`;
    held.set(key, { start, end, sharePpm: sharePpm + (held.get(key)?.sharePpm ?? 0) });
  };
  for (const share of shares) add(share.productId, share, share.sharePpm);
  return { add, of: (productId) => [...(products.get(productId)?.values() ?? [])] };
}
