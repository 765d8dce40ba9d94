import type { CoreBrandRef } from '../../../generated/types/schemas.ts';

/** What an account is known by to both sides. Production and sandbox are different accounts. */
export type NaturalKey = {
  readonly brandDomain: string;
  /** Empty for the only or main brand of the domain. */
  readonly brandId: string;
  readonly operator: string;
  readonly sandbox: boolean;
};

type Named = {
  readonly brand: Pick<CoreBrandRef, 'domain' | 'brand_id'>;
  readonly operator: string;
};

/** Domains are compared in lower case; identifiers of brands as they are. */
export const naturalKey = ({ brand, operator }: Named, sandbox: boolean): NaturalKey => ({
  brandDomain: brand.domain.toLowerCase(),
  brandId: brand.brand_id ?? '',
  operator: operator.toLowerCase(),
  sandbox,
});

/** The key as one text; two keys are equal when their texts are. */
export const keyText = ({ brandDomain, brandId, operator, sandbox }: NaturalKey): string =>
  JSON.stringify([brandDomain, brandId, operator, sandbox]);

const sameKey = (one: NaturalKey, other: NaturalKey): boolean =>
  one.brandDomain === other.brandDomain &&
  one.brandId === other.brandId &&
  one.operator === other.operator &&
  one.sandbox === other.sandbox;

export const nameOfKey = ({ brandDomain, brandId, operator, sandbox }: NaturalKey): string => {
  const brand = brandId === '' ? brandDomain : `${brandDomain} ${brandId}`;
  return `${brand} via ${operator}${sandbox ? ' (sandbox)' : ''}`;
};

type Aged = { readonly id: string; readonly createdAt: Date };

/**
 * The account of a brand, whatever its operator: the oldest one. Two brands of one domain are never the same; a
 * reference without the brand's identifier means the main brand, and where there is none, the only one.
 */
export function chooseByBrand<T extends NaturalKey & Aged>(
  candidates: readonly T[],
  { brandId }: Pick<NaturalKey, 'brandId'>,
): { readonly found: T | undefined; readonly isAmbiguous: boolean } {
  const oldestFirst = candidates.toSorted(
    (one, other) =>
      one.createdAt.getTime() - other.createdAt.getTime() ||
      (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
  const exact = oldestFirst.find((one) => one.brandId === brandId);
  if (exact !== undefined || brandId !== '') return { found: exact, isAmbiguous: false };
  const [first, ...others] = oldestFirst;
  const isAmbiguous = others.some((one) => one.brandId !== first?.brandId);
  return { found: isAmbiguous ? undefined : first, isAmbiguous };
}

/**
 * The account that a reference means. One that leaves the brand's identifier out means the main brand, and where
 * there is none, the only brand of the domain.
 */
export function chooseByKey<T extends NaturalKey>(
  candidates: readonly T[],
  key: NaturalKey,
): { readonly found: T | undefined; readonly isAmbiguous: boolean } {
  const exact = candidates.find((candidate) => sameKey(candidate, key));
  if (exact !== undefined || key.brandId !== '') return { found: exact, isAmbiguous: false };
  const near = candidates.filter((candidate) => sameKey({ ...candidate, brandId: '' }, key));
  return near.length > 1 ? { found: undefined, isAmbiguous: true } : { found: near[0], isAmbiguous: false };
}
