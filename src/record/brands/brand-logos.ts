import { logoUrl } from '../../domain/brands/entry.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/text/instant.ts';
import type { Brand } from '../../store/brands/brands.ts';
import type { Tables } from '../../store/index.ts';

/** What a look at a logo found; `unreachable` says nothing about the file. */
export type LogoSeen =
  | { readonly outcome: 'read'; readonly file: string; readonly data: string }
  | { readonly outcome: 'refused' | 'unreachable'; readonly code: string };

/** How long a look counts, so that visits of the brand do not become requests to whoever serves the logo. */
const LOOKED_MS = HOUR_MS;
/** Shortest time between two looks for one brand, whatever its file names. */
const BETWEEN_MS = 10 * MINUTE_MS;
/** Logos that are fetched from one site in a day: any number of brand files may name its pictures. */
const MOST_OF_SITE = 5_000;

/** The logo that the brand's own file names; null if it names none. */
export const logoOf = ({ liveRecord }: Pick<Brand, 'liveRecord'>): string | null =>
  logoUrl(liveRecord?.brand_manifest ?? {});

/** Enqueues a look at the logo that the brand's file names now; a brand without one has no copy. */
export async function readLogoSoon(tx: Tables, brand: Brand, now: Date): Promise<void> {
  const { domain } = brand;
  const url = logoOf(brand);
  const known = await tx.brandLogos.find(domain);
  if (url === null) {
    if (known !== undefined) await tx.brandLogos.remove(domain);
    return;
  }
  const age = known === undefined ? LOOKED_MS : now.getTime() - known.checkedAt;
  if (known?.url === url && age < LOOKED_MS) return;
  const site = siteOf(new URL(url).hostname);
  const asked = { class: 'logo:site', key: site, limit: MOST_OF_SITE, windowMs: DAY_MS, now };
  if (!(await tx.limits.consume(asked)).allowed) return;
  await tx.jobs.enqueue({
    kind: 'readLogo',
    key: domain,
    lane: 'crawls',
    share: siteOf(domain),
    site,
    payload: { domain },
    runAt: new Date(now.getTime() + Math.max(0, BETWEEN_MS - age)),
    maxAttempts: 2,
  });
}

/** Records a look, unless the brand's file has named another logo, or none, since it began. */
export async function recordLogo(
  tx: Tables,
  { domain, url }: { domain: string; url: string },
  seen: LogoSeen,
  now: Date,
): Promise<void> {
  const brand = await tx.brands.findForUpdate(domain);
  if (brand === undefined || logoOf(brand) !== url) return;
  const known = await tx.brandLogos.find(domain);
  const checkedAt = now.getTime();
  if (seen.outcome === 'unreachable' && known?.url === url) {
    await tx.brandLogos.checked(domain, checkedAt);
    return;
  }
  const { file, data } = seen.outcome === 'read' ? seen : { file: null, data: null };
  await tx.brandLogos.put({ domain, file, url, checkedAt, data });
}
