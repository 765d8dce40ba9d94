import { domainName } from '../components/foreign.ts';
import { counted, dataTable, figure, momentOr, type StatusKind, stateWord } from '../components/parts.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';

type Freshness = NonNullable<Told<'getRegistryStats'>['freshness']>;
type Counts = Freshness['publishers'];
type State = keyof Counts;
type Slowest = Told<'getRegistryActivity'>['slowest_hosts'];

type Part = {
  readonly state: State;
  readonly word: string;
  readonly kind: StatusKind;
  /** As a share of the height, so that parts differ without their color. */
  readonly height: number;
};
const PARTS: readonly Part[] = [
  { state: 'live', word: 'live', kind: 'good', height: 1 },
  { state: 'stale', word: 'earlier copy', kind: 'warn', height: 0.85 },
  { state: 'absent', word: 'no file', kind: 'none', height: 0.7 },
  { state: 'invalid', word: 'invalid', kind: 'bad', height: 0.55 },
  { state: 'unreachable', word: 'unreachable', kind: 'info', height: 0.4 },
];
const WIDTH = 600;
const HEIGHT = 24;

const allOf = (counts: Counts): number => PARTS.reduce((sum, { state }) => sum + counts[state], 0);

/** How good the copies of files are, as a bar and a table. */
export function freshnessPart({ publishers, brands }: Freshness): Html {
  return html`<h2 id="freshness">Freshness</h2>
${bar('Copies of adagents.json', publishers)}${bar('Copies of brand.json', brands)}
<ul class="legend">${PARTS.map(({ word, kind }) => html`<li class=${kind}>${word}</li>`)}</ul>
${dataTable(
  'Domains by the state of the copy of their file',
  [{ label: 'Copy' }, { label: 'Publishers', isNumber: true }, { label: 'Brands', isNumber: true }],
  PARTS.map(({ state, word, kind }) => [
    stateWord(kind, word),
    figure(publishers[state]),
    figure(brands[state]),
  ]),
)}`;
}

function bar(title: string, counts: Counts): Html {
  const all = allOf(counts);
  const said = `${counted(all, 'domain', 'domains')}, of which ${figure(counts.live)} live.`;
  let left = 0;
  const parts = PARTS.map(({ state, kind, height }) => {
    const width = (counts[state] / Math.max(1, all)) * WIDTH;
    if (width === 0) return NO_HTML;
    const from = left;
    left += width;
    const high = height * HEIGHT;
    return html`<rect class=${kind} x=${from.toFixed(1)} y=${(HEIGHT - high).toFixed(1)} width=${width.toFixed(1)} height=${high.toFixed(1)} />`;
  });
  return html`<figure class="plot share"><figcaption>${title}</figcaption><p class="soft">${said}</p>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}. ${said}" preserveAspectRatio="none"><g class="stack">${parts}</g></svg></figure>`;
}

/** Publishers whose last crawl took longest. */
export function slowestHosts(slowest: Slowest, prefix: string): Html {
  if (slowest.length === 0) return NO_HTML;
  return html`<h2 id="slowest">Slowest hosts</h2>
${dataTable(
  'Publishers whose last crawl took longest',
  [{ label: 'Domain' }, { label: 'Time (ms)', isNumber: true }, { label: 'Found' }, { label: 'When' }],
  slowest.map(({ domain, crawl_ms: ms, status, checked_at: at }) => [
    html`<a href="${prefix}/publishers/${encodeURIComponent(domain)}">${domainName(domain)}</a>`,
    figure(ms),
    status,
    momentOr(at, 'never'),
  ]),
)}`;
}
