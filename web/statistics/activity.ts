import { counted, figure } from '../components/parts.ts';
import { barPlot, linePlot, type PlotPoint } from '../components/plot.ts';
import { stackedPlot } from '../components/stacked-plot.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';

type Stats = Told<'getRegistryStats'>;
type Days = Told<'getRegistryActivity'>['days'];
type Kind = 'properties' | 'authorizations' | 'agents';

export const dailyEvents = (days: Days): Html =>
  barPlot({
    title: 'Changes per day, last 30 days',
    points: days.map(({ day, events }) => ({ label: day, value: events })),
    unit: 'events',
  });

/** The number of entries at the end of each day: today's, less what came later. */
export function growthOf(
  days: readonly Omit<Days[number], 'crawls'>[],
  kind: Kind,
  now: number,
): PlotPoint[] {
  let value: number | null = now;
  return days
    .toReversed()
    .map((day): PlotPoint => {
      const point = { label: day.day, value };
      const change = day[kind];
      value = value === null || change === undefined ? null : value - change;
      return point;
    })
    .toReversed();
}

export function growth(days: Days, stats: Stats): Html {
  const now: Readonly<Record<Kind, number>> = {
    properties: stats.discovered_properties,
    authorizations: stats.authorizations,
    agents: stats.registered_agents + stats.discovered_agents,
  };
  const plot = (kind: Kind, title: string) =>
    linePlot({ title, points: growthOf(days, kind, now[kind]), unit: kind });
  return html`<h2 id="growth">Growth</h2><div class="plots">${plot('properties', 'Properties')}${plot('authorizations', 'Authorizations')}${plot('agents', 'Agents')}</div>`;
}

/** What the crawls of each day found, and how long they took. */
export function crawlPlots(days: Days): Html {
  const all = days.reduce((sum, { crawls }) => sum + doneOf(crawls) + failedOf(crawls), 0);
  const failed = days.reduce((sum, { crawls }) => sum + failedOf(crawls), 0);
  const times = days.map(({ day, crawls }): PlotPoint => ({ label: day, value: crawls.mean_ms ?? null }));
  return html`<h2 id="crawls">Crawls</h2>${stackedPlot({
    title: 'Crawls of domains per day, last 30 days',
    said: `${counted(all, 'crawl', 'crawls')}, of which ${figure(failed)} found an invalid file or nobody.`,
    unit: 'crawls',
    series: [
      { name: 'done', kind: 'good' },
      { name: 'no file', kind: 'none' },
      { name: 'invalid file', kind: 'warn' },
      { name: 'unreachable', kind: 'bad' },
    ],
    days: days.map(({ day, crawls }) => ({
      day,
      values: [crawls.changed + crawls.unchanged, crawls.absent, crawls.invalid, crawls.unreachable],
    })),
  })}${times.some(({ value }) => value !== null) ? linePlot({ title: 'Mean time of a crawl', points: times, unit: 'ms' }) : NO_HTML}`;
}

const doneOf = ({ changed, unchanged, absent }: Days[number]['crawls']): number =>
  changed + unchanged + absent;
const failedOf = ({ invalid, unreachable }: Days[number]['crawls']): number => invalid + unreachable;
