import type { ContentStandardsArtifactRecord } from '../../../generated/types/content-standards.ts';
import type { PackageReport } from '../../ad-server/delivery-report.ts';
import type { Platform } from '../../ad-server/port.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { compareSamples, contentOf, drawn, type Sample, samplesOf } from '../../domain/delivery/artifacts.ts';
import type { PublisherSelector } from '../../domain/products/product.ts';
import { HOUR_MS, type Span } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';
import { reportOn } from '../buys/delivered.ts';

/** Samples are kept this long. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Share of deliveries that is sampled; 0 when no sampling was agreed when the buy was made. */
export function sampledShare({ details: { artifact_webhook: agreed } }: WholeBuy): number {
  if (agreed === undefined) return 0;
  return agreed.sampling_rate ?? 1;
}

/**
 * Hours from which samples are taken. Hours that have not ended are excluded, because their samples would still
 * change.
 */
export function sampledHours(now: Date): Span {
  const end = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  return { start: new Date(end.getTime() - KEPT_MS), end };
}

/** Delivery of a buy's packages in some hours, hour by hour. */
export async function hourlyReports(
  { store, platform, now }: { store: Tables; platform: Platform; now: Date },
  buy: WholeBuy,
  { start: from, end: to }: Span,
): Promise<readonly PackageReport[]> {
  const additions = await store.deliveryAdditions.list(buy.principalId, [buy.id]);
  const report = await reportOn(platform, [buy], additions, {
    as_of: now,
    period: { from, to },
    windows: 'hour',
    breakdowns: true,
  });
  return report.packages;
}

/** The samples of some hours of a buy, oldest first. */
export const samplesIn = (reports: readonly PackageReport[], buy: WholeBuy, now: Date): Sample[] =>
  reports
    .flatMap(({ package_id: packageId, windows }) =>
      windows
        .filter(({ to }) => to <= now)
        .flatMap(({ from, totals: { impressions } }) =>
          samplesOf({ packageId, from, impressions }, buy.id, sampledShare(buy)),
        ),
    )
    .sort(compareSamples);

/** A sample as reads and webhooks return it. */
export function artifactOnWire(
  sample: Sample,
  { packages, details }: WholeBuy,
  reports: readonly PackageReport[],
): ContentStandardsArtifactRecord {
  const product = packages.find(({ id }) => id === sample.packageId)?.product;
  const countries = reports.find(({ package_id: id }) => id === sample.packageId)?.by_country ?? [];
  // Chosen by name alone: shares change every hour, but a sample must be the same in each read and push.
  const names = countries.map(({ key }) => key).sort();
  const country = drawn(
    sample.seed,
    names.map((name) => [name, 1] as const),
  );
  const [channel] = product?.channels ?? [];
  const property: PublisherSelector | undefined = product?.publisher_properties[0];
  const domain = property?.publisher_domain ?? property?.publisher_domains?.[0] ?? 'unknown';
  const brand = details.brand?.brand_id;
  return {
    record_id: sample.id,
    timestamp: sample.at.toISOString(),
    package_id: sample.packageId,
    artifact: contentOf(sample.seed, domain),
    ...(country === null ? {} : { country }),
    ...(channel === undefined ? {} : { channel }),
    ...(typeof brand === 'string' ? { brand_context: { brand_id: brand } } : {}),
    local_verdict: 'unevaluated',
  };
}
