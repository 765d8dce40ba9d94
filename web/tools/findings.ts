import { foreign, ON_PAGES } from '../components/foreign.ts';
import { counted, figure, message, stateWord } from '../components/parts.ts';
import type { Severity } from '../components/severity.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';

export type Finding = Told<'checkBrandText'>['findings'][number];

/** The outcome of a check: whether the file can be used, its sums, and each finding at its place. */
export function findingList(
  valid: boolean,
  findings: readonly Finding[],
  about: {
    readonly sums?: readonly string[];
    readonly note?: Html;
    readonly most?: number;
    /** Only findings of this severity are listed; the sums are those of all. */
    readonly only?: Severity | '';
    /** What stands between the sums and the findings. */
    readonly filter?: Html;
  } = {},
): Html {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const { sums = [], note = NO_HTML, most = MOST_GROUPS, only = '', filter = NO_HTML } = about;
  const all = [counted(errors, 'error', 'errors'), counted(warnings, 'warning', 'warnings'), ...sums].join(
    ', ',
  );
  const groups = grouped(only === '' ? findings : findings.filter(({ severity }) => severity === only));
  const shown = groups.length <= most ? groups : worstFirst(groups).slice(0, most);
  const left = groups.length - shown.length;
  const kind = !valid ? 'bad' : warnings > 0 ? 'warn' : 'good';
  const word = !valid ? 'Invalid' : warnings > 0 ? 'Valid, with warnings' : 'Valid';
  return html`<section aria-labelledby="findings"><h2 id="findings">Findings</h2>
${message(kind, word, html`${all}.${note}`)}${filter}
${shown.length === 0 ? NO_HTML : html`<ol class="fields findings">${shown.map(findingItem)}</ol>`}
${only !== '' && groups.length === 0 ? html`<p class="soft">None of this severity.</p>` : NO_HTML}
${left <= 0 ? NO_HTML : html`<p class="soft">The first ${figure(most)} are shown, errors first; ${figure(left)} more are in the answer for programs.</p>`}</section>`;
}

type Group = { readonly finding: Finding; readonly places: readonly Finding[] };

/** Findings that say the same are one, with all its places. */
function grouped(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const what = `${finding.severity} ${finding.field.replace(/\[\d+\]/g, '[]')} ${finding.message} ${finding.suggestion ?? ''}`;
    groups.set(what, [...(groups.get(what) ?? []), finding]);
  }
  return [...groups.values()].flatMap((places) => {
    const [finding] = places;
    return finding === undefined ? [] : [{ finding, places }];
  });
}

/** Nobody reads more at once, and a page has an end. */
const MOST_GROUPS = 60;
const worstFirst = (groups: readonly Group[]): Group[] =>
  groups.toSorted(
    ({ finding: a }, { finding: b }) => Number(b.severity === 'error') - Number(a.severity === 'error'),
  );

const MOST_PLACES = 12;
/** A bracket alone shows nothing. */
const SHORTEST_EXCERPT = 3;

function findingItem({ finding, places }: Group): Html {
  const { severity, field, message: text, suggestion, excerpt } = finding;
  const others = places.slice(1, MOST_PLACES).map(({ line, column }) => `${line}:${column}`);
  const more = places.length - MOST_PLACES;
  return html`<li id="line-${finding.line}-${finding.column}"><div class="head">${stateWord(severity === 'error' ? 'bad' : 'warn', severity)}<strong>Line ${finding.line}, column ${finding.column}</strong><code>${foreign(field)}</code></div>
<p>${foreign(text, ON_PAGES)}</p>
${suggestion === undefined ? NO_HTML : html`<p class="mend">${foreign(suggestion, ON_PAGES)}</p>`}
${excerpt === undefined || excerpt.length < SHORTEST_EXCERPT ? NO_HTML : html`<pre tabindex="0" role="region" aria-label="Text at line ${finding.line}"><code>${foreign(excerpt)}</code></pre>`}
${others.length === 0 ? NO_HTML : html`<p class="soft">Also at ${others.join(', ')}${more > 0 ? `, and at ${more} more places` : ''}.</p>`}</li>`;
}
