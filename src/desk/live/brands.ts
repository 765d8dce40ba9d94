import type { Findings } from '../../domain/findings.ts';
import type { BrandRecord } from '../../store/brands/brands.ts';
import type { BrandDocument } from '../../store/publishers/documents.ts';

/** The result of a look at a brand: the recorded row, whether its files resolved just now, and the faults found. */
export type SeenBrand = {
  brand: BrandRecord;
  resolved: boolean;
  file: LiveFile;
  /** The domain's own file, null without one, while the store still has an earlier one. */
  unstored?: BrandDocument | null;
};

export type LiveFile = Findings & { valid: boolean; url: string; status_code?: number };

export type Enrichment =
  | { outcome: 'enriched'; manifest: Record<string, unknown>; cached: boolean }
  | { outcome: 'nothing' }
  | { outcome: 'not_configured' };

/** Looks at the files of brands, and at the provider of enrichment. */
export type BrandLooks = {
  /**
   * Resolves the brand from the domain's files now, and records the outcome. Unless `fresh` is set, a result
   * that another request has just recorded is used instead.
   */
  resolveBrand(domain: string, fresh?: boolean): Promise<SeenBrand>;
  /** Like `resolveBrand` for many domains. Domains that take too long, or exceed the limit of looks, are left out. */
  resolveBrands(domains: readonly string[]): Promise<BrandRecord[]>;
  /** Resolves domains with outdated copies again, a few at a time. */
  refreshBrands(domains: readonly string[]): void;
  /** Enriches the brand entry from the configured provider, and records a result that is good enough. */
  enrichBrand(domain: string): Promise<Enrichment>;
};
