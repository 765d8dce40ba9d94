import { type Html, html, NO_HTML } from '../html.ts';
import { figure } from './parts.ts';

export type PlotPoint = {
  readonly label: string;
  /** Null where nothing is known: a gap, never zero. */
  readonly value: number | null;
};

const WIDTH = 600;
const HEIGHT = 120;
const BASE = 100;
/** Space between two bars, as a share of a bar's place. */
const GAP = 0.25;

/** The least, most, first and last value, as one sentence. */
function summary(points: readonly PlotPoint[]): string {
  const known = points.filter((point): point is { label: string; value: number } => point.value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return 'Nothing is known for these days.';
  const values = known.map(({ value }) => value);
  return `First ${figure(first.value)} (${first.label}), last ${figure(last.value)} (${last.label}), least ${figure(Math.min(...values))}, most ${figure(Math.max(...values))}.`;
}

type Drawn = { readonly title: string; readonly points: readonly PlotPoint[]; readonly unit: string };

/** Bars from zero, one for each day; the last day is not over and is drawn open. Their figures stand in a table. */
export function barPlot({ title, points, unit }: Drawn): Html {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  const step = WIDTH / points.length;
  const bars = points.map(({ value }, index) => {
    if (value === null) return NO_HTML;
    const height = (value / most) * BASE;
    const isLast = index === points.length - 1;
    return html`<rect class=${isLast ? 'open' : undefined} x=${fixed(index * step)} y=${fixed(HEIGHT - height)} width=${fixed(step * (1 - GAP))} height=${fixed(height)} />`;
  });
  return plotFigure({ title, points, unit }, html`<g class="bars">${bars}</g>`, most);
}

/** A line through the days, on an axis that begins at the least value. */
export function linePlot({ title, points, unit }: Drawn): Html {
  const path = pathOf(points, { width: WIDTH, from: HEIGHT - 4, room: BASE - 8 });
  return plotFigure({ title, points, unit }, html`<path class="line" d=${path} />`, rangeOf(points).most);
}

const fixed = (value: number): string => value.toFixed(1);

function plotFigure({ title, points, unit }: Drawn, drawing: Html, most: number): Html {
  const said = summary(points);
  return html`<figure class="plot"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}. ${said}" preserveAspectRatio="none">
<path class="axis" d="M0 ${HEIGHT - 0.5}H${WIDTH}" />${drawing}</svg>
<p class="ends"><span>${points[0]?.label}</span><span>up to ${figure(most)} ${unit}</span><span>${points.at(-1)?.label}</span></p>
<details><summary>Figures</summary><p class="soft">${said} The last day is not over.</p><div class="scroll" tabindex="0" role="region" aria-label="${title}: figures"><table class="figures-table"><thead><tr><th scope="col">Day</th><th scope="col">${unit}</th></tr></thead><tbody>${points.map(
    ({ label, value }) =>
      html`<tr><td>${label}</td><td>${value === null ? 'unknown' : figure(value)}</td></tr>`,
  )}</tbody></table></div></details></figure>`;
}

const SPARK = { width: 120, height: 28 };

/** A small line beside a figure. Its values stand on the page of statistics, as a plot and as a table. */
export function sparkLine(title: string, points: readonly PlotPoint[]): Html {
  if (points.every(({ value }) => value === null)) return NO_HTML;
  const { width, height } = SPARK;
  return html`<svg class="spark" viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img" aria-label="${title}. ${summary(points)}"><path d=${pathOf(points, { width, from: height - 3, room: height - 6 })} /></svg>`;
}

type Room = { readonly width: number; readonly from: number; readonly room: number };

/** A line from the left to the right, broken where nothing is known. */
function pathOf(points: readonly PlotPoint[], { width, from, room }: Room): string {
  const { most, least } = rangeOf(points);
  const step = width / Math.max(1, points.length - 1);
  let isPenUp = true;
  return points
    .map(({ value }, index) => {
      if (value === null) {
        isPenUp = true;
        return '';
      }
      const move = isPenUp ? 'M' : 'L';
      isPenUp = false;
      return `${move}${fixed(index * step)} ${fixed(from - ((value - least) / (most - least)) * room)}`;
    })
    .join('');
}

/** The greatest value, and one below it: an axis has a length. */
function rangeOf(points: readonly PlotPoint[]): { most: number; least: number } {
  const values = points.flatMap(({ value }) => value ?? []);
  const most = Math.max(1, ...values);
  return { most, least: Math.min(most - 1, ...values) };
}
