import type { SavedGrowth } from './growth.ts';
import { LAYOUTS, type Plot, plotSvg } from './growth-plot.ts';
import type { SavedCosts } from './ratchet.ts';

/** What `docs/bench.json` holds, by scale. */
export type Saved = Partial<Record<string, SavedCosts>>;

/** The figures of `docs/performance.md`, each from the scenarios that measure its rows. */
const FIGURES = [
  {
    name: 'growth-reads',
    title: 'What a read costs as the tables grow',
    unit: 'authorizations',
    scenarios: ['PostgreSQL beside SQLite'],
    more: 'For each authorization the database has 0.3 brands, 0.1 publishers, 0.03 agents (at least 100) and 10 events.',
  },
  {
    name: 'growth-agent',
    title: 'What a call costs as the account grows',
    unit: 'rows of the account',
    scenarios: ['agent writes', 'products with live packages'],
    more: 'Rows are buys on the same product, with as many creatives, members of an audience and logged events; for get_products, packages on its first product.',
  },
];

const HOW = [
  'Processor time of one request, the lowest of three rounds. All vertical axes span the same factor, so equal slopes',
  'are equal growth. The shaded area is the goal: at most 1.3 times the cost with the fewest rows. Bold figures miss it.',
].join(' ');

/** The figures as SVG, by the names of their files; none for what was not measured. */
export function figuresOf(saved: Saved): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { name, scenarios, more, ...labels } of FIGURES) {
    const found = scenarios.flatMap((scenario) => measuredOf(saved, scenario));
    const panels = found.flatMap(panelsOf);
    if (panels.length === 0) continue;
    const notes = [HOW, more, ...new Set(found.map(sourceOf))].join(' ');
    for (const [layout, size] of Object.entries(LAYOUTS))
      files.set(`${name}-${layout}.svg`, plotSvg({ ...labels, notes, panels }, size));
  }
  return files;
}

/** The growth of a scenario at the largest scale that was saved. */
function measuredOf(saved: Saved, scenario: string): SavedGrowth[] {
  const found = saved.full?.growth?.[scenario] ?? saved.small?.growth?.[scenario];
  return found === undefined ? [] : [found];
}

const sourceOf = ({ date, machine, node }: SavedGrowth): string =>
  `Measured on ${date}: ${machine}, Node ${node}.`;

const panelsOf = ({ rows }: SavedGrowth): Plot['panels'] =>
  Object.entries(rows).map(([name, engines]) => ({
    name,
    lines: (['SQLite', 'PostgreSQL'] as const).flatMap((engine) => {
      const [first, ...others] = Object.entries(engines[engine] ?? {})
        .map(([count, us]) => ({ rows: Number(count), us }))
        .sort((one, other) => one.rows - other.rows);
      return first === undefined ? [] : [{ engine, points: [first, ...others] as const }];
    }),
  }));
