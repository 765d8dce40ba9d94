import type { Fetcher } from '../../infra/fetcher.ts';
import { lookAtLogo } from '../../outside/brands/logo.ts';
import { logoOf, recordLogo } from '../../record/brands/brand-logos.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

type Tools = { readonly store: Store; readonly fetcher: Fetcher; readonly now: () => Date };

/** Fetches the logo that a brand's file names and keeps a copy, so that pages load none from other hosts. */
export function readLogo({ store, fetcher, now }: Tools): NamedJob<'readLogo'> {
  return typedJob('readLogo', {
    async run({ payload: { domain } }, signal) {
      const brand = await store.primary.brands.find(domain);
      const url = brand === undefined ? null : logoOf(brand);
      if (url === null) return { kind: 'done', detail: { outcome: 'none' } };
      const seen = await lookAtLogo(fetcher, url, signal);
      await store.transaction((tx) => recordLogo(tx, { domain, url }, seen, now()));
      const { outcome } = seen;
      return { kind: 'done', detail: seen.outcome === 'read' ? { outcome } : { outcome, code: seen.code } };
    },
  });
}
