import { foreign, ON_PAGES } from '../components/foreign.ts';
import { counted, figure, message, stateWord } from '../components/parts.ts';
import type { Severity } from '../components/severity.ts';
import { type MendEdit, MOST_MENDS, mendAct } from '../document/mends.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';

export type Finding = Told<'checkBrandText'>['findings'][number];

/** Id of the form with the text, whose buttons stand beside the findings too. */
export const TOOL_FORM = 'tool';

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
  const room: Room = { left: ROOM_FOR_MENDS };
  const shown = groups.length <= most ? groups : worstFirst(groups).slice(0, most);
  const left = groups.length - shown.length;
  const kind = !valid ? 'bad' : warnings > 0 ? 'warn' : 'good';
  const word = !valid ? 'Invalid' : warnings > 0 ? 'Valid, with warnings' : 'Valid';
  return html`<section aria-labelledby="findings"><h2 id="findings">Findings</h2>
${message(kind, word, html`${all}.${note}`)}${filter}
${shown.length === 0 ? NO_HTML : html`<ol class="fields findings">${shown.map((group) => findingItem(group, room))}</ol>`}
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

function findingItem({ finding, places }: Group, room: Room): Html {
  const { severity, field, message: text, suggestion, excerpt } = finding;
  const others = places.slice(1, MOST_PLACES).map(({ line, column }) => `${line}:${column}`);
  const more = places.length - MOST_PLACES;
  return html`<li id="line-${finding.line}-${finding.column}"><div class="head">${stateWord(severity === 'error' ? 'bad' : 'warn', severity)}<strong>Line ${finding.line}, column ${finding.column}</strong><code>${foreign(field)}</code></div>
<p>${foreign(text, ON_PAGES)}</p>
${suggestion === undefined ? NO_HTML : html`<p class="mend">${foreign(suggestion, ON_PAGES)}</p>`}
${mendButtons(places, room)}
${excerpt === undefined || excerpt.length < SHORTEST_EXCERPT ? NO_HTML : html`<pre tabindex="0" role="region" aria-label="Text at line ${finding.line}"><code>${foreign(excerpt)}</code></pre>`}
${others.length === 0 ? NO_HTML : html`<p class="soft">Also at ${others.join(', ')}${more > 0 ? `, and at ${more} more places` : ''}.</p>`}</li>`;
}

/** Characters that the buttons of a page may send in all: a page is small whatever a file says. */
const ROOM_FOR_MENDS = 16_000;
type Room = { left: number };

/** Buttons that make the mend of a finding, at its first place or at all of them, as far as there is room. */
function mendButtons(places: readonly Finding[], room: Room): Html {
  const [first] = places;
  const mends = places.flatMap(({ mend }) => (mend === undefined ? [] : [mend]));
  if (first?.mend === undefined) return NO_HTML;
  const at = html`<span class="unseen"> at line ${first.line}, column ${first.column}</span>`;
  const one = mendButton([first.mend], room, html`Apply this mend${at}`);
  const all = mends.slice(0, MOST_MENDS);
  if (one === null) return NO_HTML;
  return html`<p class="acts">${one}${all.length < 2 ? NO_HTML : mendButton(all, room, html`Apply it at ${figure(all.length)} places${at}`)} <span class="soft">${mendWords(first.mend)}</span></p>`;
}

function mendButton(mends: readonly MendEdit[], room: Room, word: Html): Html {
  const value = mendAct(mends);
  if (value.length > room.left) return null;
  room.left -= value.length;
  return html`<button type="submit" form=${TOOL_FORM} name="act" value=${value} class="small">${word}</button>`;
}

const mendWords = ({ op, value }: MendEdit): Html =>
  op === 'remove' ? 'Removes it.' : html`Writes <code>${foreign(JSON.stringify(value))}</code>.`;
