import { byCodeUnit } from '../json.ts';
import type { Change, Class } from './compare.ts';

const HEADINGS: readonly (readonly [Class, string])[] = [
  ['breaking for senders', 'Breaking for senders of requests'],
  ['breaking for receivers', 'Breaking for receivers of responses'],
  ['additive', 'Additions'],
];

/** Changes as Markdown: one list per class, one line per change. A change that breaks both sides is in both lists. */
export function changesText(changes: readonly Change[]): string {
  const parts = HEADINGS.flatMap(([name, heading]) => {
    const lines = changes.filter(({ classes }) => classes.includes(name)).map(line);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${[...new Set(lines)].join('\n')}\n`];
  });
  const rewritten = [...new Set(changes.filter(isAnnotation).map(({ subject }) => subject))].sort(byCodeUnit);
  if (rewritten.length > 0) parts.push(`### Texts\n\n${textsLine(rewritten)}\n`);
  return parts.length === 0 ? 'No changes.\n' : parts.join('\n');
}

const isAnnotation = ({ classes }: Change) => classes.includes('annotation');

function line({ subject, pointer, what }: Change): string {
  return `- ${subject}${pointer === '' ? '' : ` \`${pointer}\``}: ${what}`;
}

/** Maximum number of names in the list. For the rest only their number is shown. */
const MOST_NAMES = 20;

function textsLine(subjects: readonly string[]): string {
  const named = subjects.slice(0, MOST_NAMES).join(', ');
  const rest = subjects.length - MOST_NAMES;
  return `Descriptions, titles or examples changed: ${named}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** One line that counts the changes of each class. */
export function changesSummary(changes: readonly Change[]): string {
  const count = (name: Class) => changes.filter(({ classes }) => classes.includes(name)).length;
  const classes: readonly Class[] = [...HEADINGS.map(([name]) => name), 'annotation'];
  return `${changes.length} changes: ${classes.map((name) => `${count(name)} ${name}`).join(', ')}`;
}

/**
 * The changelog with the section of a release in first place. Text that people wrote under that release's heading
 * is kept; the lists between the two marks are rewritten.
 */
export function changelogWith(
  text: string,
  release: string,
  since: string | null,
  changes: readonly Change[],
): string {
  const start = `<!-- changes of ${release} -->`;
  const end = '<!-- end of changes -->';
  const lists = since === null ? 'First release.\n' : `Changes since ${since}:\n\n${changesText(changes)}`;
  const block = `${start}\n\n${lists}\n${end}`;
  const at = text.indexOf(start);
  if (at >= 0) return text.slice(0, at) + block + text.slice(text.indexOf(end, at) + end.length);
  const heading = `## ${release}\n`;
  const first = text.indexOf(heading);
  if (first >= 0) {
    const next = text.indexOf('\n## ', first);
    const written = (next < 0 ? text.slice(first) : text.slice(first, next)).trimEnd();
    return `${text.slice(0, first)}${written}\n\n${block}\n${next < 0 ? '' : text.slice(next)}`;
  }
  const before = text.indexOf('\n## ');
  const head = (before < 0 ? text : text.slice(0, before)).trimEnd();
  return `${head}\n\n${heading}\n${block}\n${before < 0 ? '' : text.slice(before)}`;
}
