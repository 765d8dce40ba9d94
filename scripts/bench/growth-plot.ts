import type { Engine } from './growth.ts';
import { type Axis, aroundValues, countText, decades, timeText } from './plot-axes.ts';

type Point = { readonly rows: number; readonly us: number };
/** One engine of a panel, with its points from few rows to many. */
type Line = { readonly engine: Engine; readonly points: readonly [Point, ...Point[]] };
type Panel = { readonly name: string; readonly lines: readonly Line[] };

/** What a plot shows: one panel for each row of the table of a benchmark. */
export type Plot = {
  readonly title: string;
  /** What the rows are that the horizontal axes count. */
  readonly unit: string;
  /** Sentences below the title. */
  readonly notes: string;
  readonly panels: readonly Panel[];
};

/** Numbers of columns, and the width of a panel: for a page, and for a telephone. */
export const LAYOUTS = { wide: { columns: 3, panel: 300 }, narrow: { columns: 1, panel: 360 } } as const;
type Layout = (typeof LAYOUTS)[keyof typeof LAYOUTS];

/** Growth that a row may have. */
const GOAL = 1.3;
const LEAST_FACTOR = 5;
const EDGE = 16;
const LINE = 16;
const LETTER = 6.1;
const ROOM = { left: 46, right: 106, top: 26, plot: 112, bottom: 44 };
const HEIGHT = ROOM.top + ROOM.plot + ROOM.bottom;
/** Two lines of a label. */
const LABEL = 27;

// A page may be dark where the system is light, so the plot has its own background.
const STYLE = `
  svg { font: 11px system-ui, sans-serif; --paper: #fff; --text: #1c2128; --soft: #57606a; --grid: #d8dee4;
    --SQLite: #0b5cad; --PostgreSQL: #a64200 }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #161b22; --text: #e6edf3; --soft: #9aa5b1; --grid: #30363d; --SQLite: #79b8ff; --PostgreSQL: #ffa66b }
  }
  text { fill: var(--text) } .soft { fill: var(--soft) } .paper { fill: var(--paper) } .missed { font-weight: 700 }
  .title { font-size: 15px; font-weight: 600 } .name { font-size: 12px; font-weight: 600 }
  .grid { stroke: var(--grid) } .axis { stroke: var(--soft) } path.line { fill: none; stroke-width: 2 } .goal { opacity: .16 }
  .line.SQLite { stroke: var(--SQLite) } .line.PostgreSQL { stroke: var(--PostgreSQL); stroke-dasharray: 6 3 }
  .SQLite { fill: var(--SQLite) } .PostgreSQL { fill: var(--PostgreSQL) }`;

/** The plot as SVG, for light and dark pages. Equal plots are equal bytes. */
export function plotSvg(plot: Plot, { columns, panel }: Layout): string {
  const width = 2 * EDGE + columns * panel;
  const notes = linesOf(plot.notes, (width - 2 * EDGE) / LETTER);
  const first = EDGE + 8 + LINE + 6;
  const head = first + LINE * notes.length + 4;
  const height = head + Math.ceil(plot.panels.length / columns) * HEIGHT + EDGE;
  const counts = plot.panels.flatMap(pointsOf).map(({ rows }) => rows);
  const across = decades(Math.min(...counts), Math.max(...counts), ROOM.left, panel - ROOM.right);
  const factor = factorOf(plot.panels);
  const panels = plot.panels.map((one, at) => {
    const x = EDGE + (at % columns) * panel;
    const y = head + Math.floor(at / columns) * HEIGHT;
    const body = panelParts(one, across, factor, plot.unit);
    return [`<g transform="translate(${x} ${y})">`, ...body.map((part) => `  ${part}`), '</g>'].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title facts">`,
    `<title id="title">${escaped(plot.title)}</title>`,
    `<desc id="facts">${escaped([plot.notes, ...plot.panels.map(sentenceOf)].join('\n'))}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="6"/>`,
    text(EDGE, EDGE + 8, plot.title, 'title'),
    ...notes.map((line, at) => text(EDGE, first + LINE * at, line, 'soft')),
    ...panels,
    '</svg>\n',
  ].join('\n');
}

const pointsOf = ({ lines }: Panel): Point[] => lines.flatMap(({ points }) => points);

/** The factor of all vertical axes, so that the panel with the largest differences has room for the goal above it. */
const factorOf = (panels: readonly Panel[]): number =>
  Math.max(
    LEAST_FACTOR,
    ...panels.map((panel) => {
      const values = pointsOf(panel).map(({ us }) => us);
      return (2 * Math.max(...values)) / Math.min(...values);
    }),
  );

function panelParts(panel: Panel, across: Axis, factor: number, unit: string): string[] {
  const { top } = ROOM;
  const bottom = top + ROOM.plot;
  const up = aroundValues(
    pointsOf(panel).map(({ us }) => us),
    factor,
    bottom,
    top,
  );
  const { start: left, end: right } = across;
  const grid = up.ticks.flatMap((tick) => {
    const y = up.at(tick);
    return [
      `<path class="grid" d="M${px(left)} ${px(y)}H${px(right)}"/>`,
      text(left - 6, y + 4, timeText(tick), 'soft', 'end'),
    ];
  });
  const counts = across.ticks.flatMap((tick) => [
    `<path class="axis" d="M${px(across.at(tick))} ${px(bottom)}v4"/>`,
    text(across.at(tick), bottom + 16, countText(tick), 'soft', 'middle'),
  ]);
  return [
    text(0, 14, panel.name, 'name'),
    ...grid,
    `<path class="axis" d="M${px(left)} ${px(bottom)}H${px(right)}"/>`,
    ...counts,
    text((left + right) / 2, bottom + 30, unit, 'soft', 'middle'),
    ...panel.lines.flatMap((line) => lineParts(line, across, up)),
    ...labelParts(panel.lines, right + 8, up),
  ];
}

function lineParts({ engine, points }: Line, across: Axis, up: Axis): string[] {
  const [first] = points;
  const last = points.at(-1) ?? first;
  const places = points.map(({ rows, us }) => [across.at(rows), up.at(us)] as const);
  const x = across.at(first.rows);
  const y = up.at(first.us);
  const end = across.at(last.rows);
  const goal = up.at(first.us * GOAL);
  return [
    `<rect class="goal ${engine}" x="${px(x)}" y="${px(goal)}" width="${px(end - x)}" height="${px(y - goal)}"/>`,
    `<path class="line ${engine}" d="M${places.map(([at, level]) => `${px(at)} ${px(level)}`).join('L')}"/>`,
    ...places.map(([at, level]) => `<circle class="${engine}" cx="${px(at)}" cy="${px(level)}" r="3"/>`),
  ];
}

/** The label of each line at its end, and as far from each other as their text is high. */
function labelParts(lines: readonly Line[], x: number, up: Axis): string[] {
  const ends = lines
    .map((line) => ({ line, y: up.at((line.points.at(-1) ?? line.points[0]).us) }))
    .sort((one, other) => one.y - other.y);
  let above = Number.NEGATIVE_INFINITY;
  return ends.flatMap(({ line: { engine, points }, y }) => {
    above = Math.max(y, above + LABEL);
    const [{ us: few }] = points;
    const { us: many } = points.at(-1) ?? points[0];
    const growth = many / few;
    const isMissed = growth > GOAL;
    const facts = `${timeText(many)}, × ${growth.toFixed(2)}`;
    return [
      text(x, above - 2, engine, engine),
      text(x, above + 11, facts, isMissed ? `${engine} missed` : engine),
    ];
  });
}

/** What a panel shows, for those who do not see it. */
const sentenceOf = ({ name, lines }: Panel): string =>
  `${name}: ${lines
    .map(
      ({ engine, points }) =>
        `${engine} ${points.map(({ rows, us }) => `${timeText(us)} with ${countText(rows)}`).join(', ')}`,
    )
    .join('; ')}.`;

/** A text as lines of at most so many letters, broken between words. */
function linesOf(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const text = (x: number, y: number, content: string, kind: string, anchor = 'start'): string =>
  `<text class="${kind}" x="${px(x)}" y="${px(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(content)}</text>`;

const px = (value: number): string => String(Number(value.toFixed(1)));

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
