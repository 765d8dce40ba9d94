import type { PackageRequest } from './judging/requests.ts';
import type { Seller } from './judging/seller.ts';

type Asked = Pick<PackageRequest, 'product_id' | 'creative_assignments'>;
type Shelves = Pick<Seller, 'offers' | 'creatives' | 'purged' | 'brought'>;

/** Packages of a new buy, and the ids of the creatives that they had to be bought without. */
export type Awaiting<P> = { readonly packages: P[]; readonly awaited: readonly string[] };

/**
 * Leaves out the assignments of creatives that no library has ever had, in packages of products that a test seeded or
 * that stand in for such products: the sequences of test clients name a creative in a new buy and sync it afterwards.
 * The package then waits for its creatives, as one that names none. In every other package an unknown creative is
 * refused.
 */
export function withoutAwaited<P extends Asked>(packages: readonly P[], seller: Shelves): Awaiting<P> {
  const awaited = new Set<string>();
  const isAwaited = (id: string) =>
    !seller.creatives.has(id) && !seller.purged.has(id) && !seller.brought.has(id);
  const kept = packages.map((one) => {
    const { creative_assignments: asked, ...rest } = one;
    if (asked === undefined || seller.offers.get(one.product_id)?.isOfTest !== true) return one;
    const known = asked.filter(({ creative_id: id }) => !isAwaited(id));
    if (known.length === asked.length) return one;
    for (const { creative_id: id } of asked) if (isAwaited(id)) awaited.add(id);
    return (known.length === 0 ? rest : { ...rest, creative_assignments: known }) as P;
  });
  return { packages: kept, awaited: [...awaited] };
}

/** How the caller is told; undefined when nothing was left out. */
export function awaitedHint([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `The library does not have the creative ${first}${more} yet, so the buy was made without: send it with \`sync_creatives\`, with its package in \`assignments\`.`;
}
