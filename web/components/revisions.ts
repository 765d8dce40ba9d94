import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { choiceField } from './fields.ts';
import { foreign } from './foreign.ts';
import { counted, dataTable, message, momentOr } from './parts.ts';

type History = Told<'getBrandHistory'>;
type Difference = { readonly path: string; readonly before: string | null; readonly after: string | null };
export type RevisionDiff = {
  readonly from: number;
  readonly to: number;
  /** Null when one of the revisions is not there. */
  readonly differences: readonly Difference[] | null;
};

const MOST_DIFFERENCES = 100;
const LONGEST_VALUE = 500;
/** Deeper parts are compared as one text. */
const DEEPEST = 12;

/** The difference of two revisions that an address asks for; null when it asks for none. */
export async function askedDiff(
  { from, to }: Readonly<Record<string, string>>,
  stateOf: (revision: number) => Promise<object | undefined>,
): Promise<RevisionDiff | null> {
  const first = numberIn(from);
  const second = numberIn(to);
  if (first === null || second === null) return null;
  const [before, after] = await Promise.all([stateOf(first), stateOf(second)]);
  const isKnown = before !== undefined && after !== undefined;
  return { from: first, to: second, differences: isKnown ? differencesOf(before, after) : null };
}

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The places at which two documents differ, in the order of their paths. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const old = leavesOf(before);
  const now = leavesOf(after);
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  return paths.flatMap((path) => {
    const was = old.get(path) ?? null;
    const is = now.get(path) ?? null;
    return was === is ? [] : [{ path, before: was, after: is }];
  });
}

/** Every value within another, as JSON by its path. */
export function leavesOf(value: unknown): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>();
  collect(value, '', leaves, 0);
  return leaves;
}

/** Every value that holds no others, by its path. */
function collect(value: unknown, path: string, leaves: Map<string, string>, depth: number): void {
  const isInner = typeof value === 'object' && value !== null && depth < DEEPEST;
  const entries = isInner ? Object.entries(value) : [];
  if (entries.length === 0) {
    if (value !== undefined) leaves.set(path === '' ? '/' : path, JSON.stringify(value));
    return;
  }
  for (const [name, inner] of entries) collect(inner, `${path}/${name}`, leaves, depth + 1);
}

/** The edits of an entry, and the difference of two of them. */
export function revisionPart(
  { prefix }: Site,
  path: string,
  { history, diff }: { history: History | undefined; diff: RevisionDiff | null },
): Html {
  if (history === undefined || history.total === 0)
    return html`<section aria-labelledby="history"><h2 id="history">History</h2><p>Nobody has edited this entry here. What the domain publishes itself has no revisions.</p></section>`;
  const numbers = history.revisions.map(({ revision_number: number }) => String(number));
  const options = numbers.map((number): [string, string] => [number, `revision ${number}`]);
  const choose = html`<form class="form filters" method="get" action="${prefix}${path}#difference"><div class="row">
${choiceField({ name: 'from', label: 'Compare', value: String(diff?.from ?? numbers[1] ?? ''), options })}
${choiceField({ name: 'to', label: 'with', value: String(diff?.to ?? numbers[0] ?? ''), options })}
<div><button type="submit">Show differences</button></div></div></form>`;
  return html`<section aria-labelledby="history"><h2 id="history">History</h2>
${revisionTable(history)}
${numbers.length < 2 ? NO_HTML : choose}${diff === null ? NO_HTML : revisionDifference(diff)}</section>`;
}

/** The newest revisions, each with what a person may do with it, if anything. */
export function revisionTable(
  { revisions, total }: History,
  act?: (revision: number, index: number) => Html,
): Html {
  const columns = [
    { label: 'Revision', isNumber: true },
    { label: 'When' },
    { label: 'Who' },
    { label: 'Summary' },
    ...(act === undefined ? [] : [{ label: 'Act' }]),
  ];
  return dataTable(
    `The newest ${revisions.length} of ${total} revisions`,
    columns,
    revisions.map((one, index) => [
      String(one.revision_number),
      momentOr(one.created_at, '–'),
      foreign(one.editor_name),
      one.edit_summary === '' ? '–' : foreign(one.edit_summary),
      ...(act === undefined ? [] : [act(one.revision_number, index)]),
    ]),
  );
}

export function revisionDifference({ from, to, differences }: RevisionDiff): Html {
  const title = html`<h3 id="difference">From revision ${from} to revision ${to}</h3>`;
  if (differences === null)
    return html`${title}${message('none', 'Unknown', 'One of these revisions is not there, or its text is not public.')}`;
  if (differences.length === 0)
    return html`${title}${message('info', 'Equal', 'Both revisions say the same.')}`;
  const rest = differences.length - MOST_DIFFERENCES;
  return html`${title}<p>${counted(differences.length, 'difference', 'differences')}${rest > 0 ? `, of which the first ${MOST_DIFFERENCES} are shown` : ''}.</p>
<ul class="fields diff">${differences
    .slice(0, MOST_DIFFERENCES)
    .map(
      ({ path, before, after }) =>
        html`<li><code>${foreign(path, LONGEST_VALUE)}</code>${side('removed', '−', before)}${side('added', '+', after)}</li>`,
    )}</ul>`;
}

const side = (kind: 'removed' | 'added', sign: string, value: string | null): Html =>
  value === null
    ? NO_HTML
    : html`<p class=${kind}><span aria-hidden="true">${sign}</span> <span class="unseen">${kind}: </span>${foreign(value, LONGEST_VALUE)}</p>`;
