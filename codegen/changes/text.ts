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

/** Longer lists of names say less than their number. */
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
