import { barPlot, linePlot, type PlotPoint } from '../components/plot.ts';
import type { Told } from '../explorer.ts';
import { type Html, html } from '../html.ts';

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
export function growthOf(days: Days, kind: Kind, now: number): PlotPoint[] {
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
