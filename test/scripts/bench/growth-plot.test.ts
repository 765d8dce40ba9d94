import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { assert } from 'chai';
import { figuresOf, type Saved } from '../../../scripts/bench/growth-figures.ts';
import { LAYOUTS, type Plot, plotSvg } from '../../../scripts/bench/growth-plot.ts';
import { aroundValues, countText, decades, timeText } from '../../../scripts/bench/plot-axes.ts';
import { projectRoot } from '../../../src/infra/project.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const run = { date: '2026-11-27', machine: 'a machine', node: 'v24.0.0' };
const growthIn = (rows: Record<string, Record<string, number>>) => ({
  'agent writes': {
    ...run,
    rows: Object.fromEntries(Object.entries(rows).map(([name, points]) => [name, { SQLite: points }])),
  },
});
const plot: Plot = {
  title: 'Cost & growth',
  unit: 'rows <of a table>',
  notes: 'A note of several words that is longer than one line of a narrow figure can be.',
  panels: [
    {
      name: 'by domain',
      lines: [
        {
          engine: 'SQLite',
          points: [
            { rows: 1_000, us: 100 },
            { rows: 1_000_000, us: 140 },
          ],
        },
        {
          engine: 'PostgreSQL',
          points: [
            { rows: 1_000, us: 110 },
            { rows: 1_000_000, us: 141 },
          ],
        },
      ],
    },
  ],
};
const elementsOf = (svg: string, name: string) => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return Array.from(document.getElementsByTagName(name));
};
const labelsOf = (svg: string) =>
  elementsOf(svg, 'text').map((one) => ({
    text: one.textContent,
    y: Number(one.getAttribute('y')),
    isMissed: one.getAttribute('class')?.includes('missed') ?? false,
  }));

describe('the figures of docs/performance.md', () => {
  const figures = figuresOf(JSON.parse(read('docs/bench.json')) as Saved);
  const committed = readdirSync(join(projectRoot, 'docs/figures'));

  it('are those of docs/bench.json, two for reads and two for calls; else run `npm run bench:plot`', () => {
    assert.sameMembers(committed, [...figures.keys()]);
    assert.lengthOf(committed, 4);
    for (const [file, svg] of figures) assert.equal(read(`docs/figures/${file}`), svg, file);
  });

  it('are all shown by the document', () => {
    const text = read('docs/performance.md');
    for (const file of committed) assert.include(text, `"figures/${file}"`);
  });
});

describe('figures of saved growth', () => {
  it('are none for what was not measured, or has no growth', () => {
    assert.equal(figuresOf({}).size, 0);
    assert.equal(figuresOf({ small: { ...run, costs: { start: { start: 1 } } } }).size, 0);
  });

  it('show the largest scale that has a scenario', () => {
    const small = { ...run, costs: {}, growth: growthIn({ log_event: { 1000: 5_000, 20000: 6_000 } }) };
    const full = { ...run, costs: {}, growth: growthIn({ log_event: { 1000: 5_000, 100000: 7_000 } }) };
    assert.include(figuresOf({ small, full }).get('growth-agent-wide.svg'), '7 ms, × 1.40');
    assert.include(
      figuresOf({ small, full: { ...run, costs: {} } }).get('growth-agent-wide.svg'),
      '6 ms, × 1.20',
    );
  });

  it('show points from few rows to many, whatever their order in the file', () => {
    const growth = growthIn({ log_event: { '1e5': 7_000, 1000: 5_000 } });
    assert.include(
      figuresOf({ small: { ...run, costs: {}, growth } }).get('growth-agent-wide.svg'),
      '× 1.40',
    );
  });
});

describe('a plot of growth', () => {
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    const svg = plotSvg(plot, layout);

    it(`is the same bytes each time, as a ${name} figure`, () => {
      assert.equal(plotSvg(structuredClone(plot), layout), svg);
    });

    it(`is well-formed, and has a title and its values as text, as a ${name} figure`, () => {
      assert.equal(elementsOf(svg, 'title')[0]?.textContent, 'Cost & growth');
      assert.include(
        elementsOf(svg, 'desc')[0]?.textContent,
        'by domain: SQLite 100 µs with 1K, 140 µs with 1M; PostgreSQL 110 µs with 1K, 141 µs with 1M.',
      );
    });

    it(`keeps labels of lines that end at one place apart, as a ${name} figure`, () => {
      const ends = labelsOf(svg).filter(({ text }) => text === 'SQLite' || text === 'PostgreSQL');
      assert.isAtLeast(Math.abs((ends[0]?.y ?? 0) - (ends[1]?.y ?? 0)), 26);
    });

    it(`marks the lines that miss the goal, and no others, as a ${name} figure`, () => {
      const missed = labelsOf(svg).filter(({ isMissed }) => isMissed);
      assert.deepEqual(
        missed.map(({ text }) => text),
        ['140 µs, × 1.40'],
      );
    });
  }
});

describe('logarithmic axes', () => {
  it('place equal factors at equal distances, and mark powers of ten within', () => {
    const { at, ticks } = decades(30, 300_000, 0, 400);
    assert.closeTo(at(300) - at(30), 100, 1e-9);
    assert.closeTo(at(300_000), 400, 1e-9);
    assert.deepEqual(ticks, [100, 1_000, 10_000, 100_000]);
  });

  it('have values in their middle, and mark 1, 2 and 5', () => {
    const { at, ticks } = aroundValues([100, 400], 25, 0, 100);
    assert.closeTo(at(200), 50, 1e-9);
    assert.deepEqual(ticks, [50, 100, 200, 500, 1_000]);
  });

  for (const [us, expected] of [
    [0.1234, '0.123 µs'],
    [77.14, '77.1 µs'],
    [999.4, '999 µs'],
    [999.6, '1 ms'],
    [12_345, '12.3 ms'],
    [999_600, '1 s'],
    [1_240_000, '1.24 s'],
  ] as const) {
    it(`write ${us} µs as "${expected}"`, () => {
      assert.equal(timeText(us), expected);
    });
  }

  for (const [count, expected] of [
    [10, '10'],
    [1_000, '1K'],
    [20_000, '20K'],
    [1_500_000, '1.5M'],
  ] as const) {
    it(`write ${count} rows as "${expected}"`, () => {
      assert.equal(countText(count), expected);
    });
  }
});
