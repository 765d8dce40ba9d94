import { accessVariants } from './registry/access.ts';
import { catalogVariants } from './registry/catalog.ts';
import { feedVariants } from './registry/feed.ts';
import { listedVariants } from './registry/listed.ts';
import { lookupVariants } from './registry/lookups.ts';
import { oauthVariants } from './registry/oauth.ts';
import { searchVariants } from './registry/search.ts';
import type { Variant } from './variant.ts';

/** Faults of a registry, one each. */
export const registryVariants: readonly Variant[] = [
  ...listedVariants,
  ...accessVariants,
  ...oauthVariants,
  ...catalogVariants,
  ...searchVariants,
  ...feedVariants,
  ...lookupVariants,
];
