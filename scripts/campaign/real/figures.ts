import type { Agent } from '../../../client/index.ts';
import type { AdServerDelivery } from '../../../generated/types/ad-server.ts';
import type { DemoAdServer } from '../../demo/ad-server/start.ts';
import type { Body } from '../steps.ts';
import { ask, type Bought, LIVE_ACCOUNT, type Purchase } from './purchase.ts';
import { type Counts, noCounts, type Seen } from './visits.ts';

/** Figures of one source, by package; money in cents, and null where a source has none. */
export type SourceFigures = {
  readonly source: string;
  readonly byPackage: ReadonlyMap<string, Counts & { cents: number }> | null;
  readonly cents: number;
};

const PLACES = { news_display: 'article-top', network_display: 'sidebar', outstream_video: 'film' } as const;

/** What the visitors saw, and what it costs by the prices that were agreed. */
export const figuresOfPage = ({ packages }: Purchase, seen: Seen): SourceFigures =>
  priced('page', packages, ({ sale }) => seen[PLACES[sale.product as keyof typeof PLACES]]);

/** What the ad server answers to the agent's own question. */
export async function figuresOfAdServer(
  { packages }: Purchase,
  { url, token }: DemoAdServer,
): Promise<SourceFigures> {
  const sums = new Map(packages.map(({ packageId }) => [packageId, noCounts()]));
  let cursor: string | null = null;
  for (let isMore = true; isMore; ) {
    const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/delivery?limit=10000${query}`, { headers });
    const page = (await answer.json()) as AdServerDelivery;
    for (const { kind, package_id: id, counts } of page.rows) {
      const sum = sums.get(id);
      if (kind !== 'total' || sum === undefined) continue;
      sum.impressions += counts.impressions ?? 0;
      sum.clicks += counts.clicks ?? 0;
      sum.quartiles += (counts.q1_views ?? 0) + (counts.q2_views ?? 0) + (counts.q3_views ?? 0);
      sum.completed_views += counts.completed_views ?? 0;
    }
    cursor = page.next_cursor;
    isMore = page.more;
  }
  return priced('ad server', packages, ({ packageId }) => sums.get(packageId) ?? noCounts());
}

/** Counts at the agreed prices: the amount of a package is rounded down once, to whole cents. */
function priced(
  source: string,
  packages: readonly Bought[],
  countsOf: (one: Bought) => Counts,
): SourceFigures {
  const byPackage = new Map(
    packages.map((one) => {
      const counts = countsOf(one);
      const cents = Number((BigInt(counts[one.paid]) * BigInt(one.centsOfMillion)) / 1_000_000n);
      return [one.packageId, { ...counts, cents }];
    }),
  );
  return { source, byPackage, cents: [...byPackage.values()].reduce((sum, one) => sum + one.cents, 0) };
}

export async function figuresOfDelivery(agent: Agent, { buyId }: Purchase): Promise<SourceFigures> {
  const answer = await ask(agent, 'get_media_buy_delivery', {
    account: LIVE_ACCOUNT,
    media_buy_ids: [buyId],
  });
  return figuresOfRow('get_media_buy_delivery', answer.media_buy_deliveries[0]);
}

/** The sum of all reports that came to the webhook. */
export function figuresOfReports(results: readonly Body[]): SourceFigures {
  const rows = results.filter(({ notification_type: type }) => type !== 'delayed');
  const all = rows.map(({ media_buy_deliveries: [row] }) => figuresOfRow('report', row));
  const sums = new Map<string, Counts & { cents: number }>();
  for (const { byPackage } of all)
    for (const [id, counts] of byPackage ?? []) {
      const sum = sums.get(id) ?? { ...noCounts(), cents: 0 };
      for (const name of NAMES) sum[name] += counts[name];
      sums.set(id, sum);
    }
  return { source: 'report webhook', byPackage: sums, cents: all.reduce((sum, { cents }) => sum + cents, 0) };
}

export async function figuresOfFinancials(agent: Agent): Promise<SourceFigures> {
  const { spend } = await ask(agent, 'get_account_financials', { account: LIVE_ACCOUNT });
  return { source: 'account financials', byPackage: null, cents: centsOf(spend.total_spend) };
}

const centsOf = (amount: number | undefined): number => Math.round((amount ?? 0) * 100);

function figuresOfRow(source: string, { totals, by_package: packages }: Body): SourceFigures {
  const byPackage = new Map(
    packages.map((one: Body) => {
      const { q1_views: q1 = 0, q2_views: q2 = 0, q3_views: q3 = 0 } = one.quartile_data ?? {};
      const { impressions = 0, clicks = 0, completed_views = 0, spend } = one;
      const counts = { impressions, clicks, quartiles: q1 + q2 + q3, completed_views, cents: centsOf(spend) };
      return [one.package_id, counts] as const;
    }),
  ) as Map<string, Counts & { cents: number }>;
  return { source, byPackage, cents: centsOf(totals.spend) };
}

const NAMES = ['impressions', 'clicks', 'quartiles', 'completed_views', 'cents'] as const;

/** The figures of all sources side by side, and each place in which one differs from the first. */
export function compare(
  { packages }: Purchase,
  told: readonly SourceFigures[],
): { lines: string[]; differences: string[] } {
  const [page, ...others] = told;
  const differences: string[] = [];
  const rows = [['', ...told.map(({ source }) => source)]];
  for (const { packageId, sale } of packages)
    for (const name of NAMES) {
      const figures = told.map(
        ({ byPackage }) => byPackage?.get(packageId)?.[name] ?? (byPackage === null ? null : 0),
      );
      rows.push([`${sale.product} ${name}`, ...figures.map((one) => (one === null ? '-' : String(one)))]);
      for (const [at, { source }] of others.entries()) {
        const first = figures[0];
        const own = figures[at + 1];
        if (own !== null && own !== first)
          differences.push(`${sale.product}, ${name}: ${first} on the ${page?.source}, ${own} in ${source}`);
      }
    }
  rows.push(['all cents', ...told.map(({ cents }) => String(cents))]);
  for (const { source, cents } of others)
    if (cents !== page?.cents)
      differences.push(`all cents: ${page?.cents} on the ${page?.source}, ${cents} in ${source}`);
  return { lines: tableOf(rows), differences };
}

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}
