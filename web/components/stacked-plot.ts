import { type Html, html, NO_HTML } from '../html.ts';
import { figure } from './parts.ts';

/** What a part of a bar stands for. Each kind has its own width as well as its color. */
type SeriesKind = 'good' | 'warn' | 'bad' | 'none';
type Series = { readonly name: string; readonly kind: SeriesKind };
type StackedDay = {
  readonly day: string;
  /** One value for each series; null where nothing is known of the day. */
  readonly values: readonly number[] | null;
};
type Stacked = {
  readonly title: string;
  /** What the figures say, in one sentence. */
  readonly said: string;
  readonly unit: string;
  readonly series: readonly Series[];
  readonly days: readonly StackedDay[];
};

const WIDTH = 600;
const HEIGHT = 120;
const BASE = 100;
/** Width of a part, as a share of the place of its day. */
const WIDTHS: Readonly<Record<SeriesKind, number>> = { good: 0.75, warn: 0.55, bad: 0.35, none: 0.65 };

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const fixed = (value: number): string => value.toFixed(1);

/** Bars of days that are made of several parts, from zero. The same figures stand in a table. */
export function stackedPlot({ title, said, unit, series, days }: Stacked): Html {
  const most = Math.max(1, ...days.map(({ values }) => sumOf(values ?? [])));
  const step = WIDTH / Math.max(1, days.length);
  const bars = days.map(({ values }, index) => {
    let top = HEIGHT;
    return series.map(({ kind }, at) => {
      const height = ((values?.[at] ?? 0) / most) * BASE;
      if (height === 0) return NO_HTML;
      top -= height;
      const width = step * WIDTHS[kind];
      return html`<rect class=${kind} x=${fixed(index * step + (step - width) / 2)} y=${fixed(top)} width=${fixed(width)} height=${fixed(height)} />`;
    });
  });
  return html`<figure class="plot"><figcaption>${title}</figcaption>
<p class="soft">${said}</p>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}. ${said}" preserveAspectRatio="none">
<path class="axis" d="M0 ${HEIGHT - 0.5}H${WIDTH}" /><g class="stack">${bars}</g></svg>
<p class="ends"><span>${days[0]?.day}</span><span>up to ${figure(most)} ${unit}</span><span>${days.at(-1)?.day}</span></p>
<ul class="legend">${series.map(({ name, kind }) => html`<li class=${kind}>${name}</li>`)}</ul>
${tableOf({ title, series, days })}</figure>`;
}

const tableOf = ({ title, series, days }: Pick<Stacked, 'title' | 'series' | 'days'>): Html =>
  html`<details><summary>Figures</summary><p class="soft">Days of UTC. The last day is not over.</p><div class="scroll" tabindex="0" role="region" aria-label="${title}: figures"><table class="figures-table"><thead><tr><th scope="col">Day</th>${series.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${days.map(
    ({ day, values }) =>
      html`<tr><td>${day}</td>${series.map((_, at) => html`<td>${values === null ? 'unknown' : figure(values[at] ?? 0)}</td>`)}</tr>`,
  )}</tbody></table></div></details>`;
