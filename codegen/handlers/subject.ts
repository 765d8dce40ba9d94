import { kebabCase } from '../identifiers.ts';
import { byCodeUnit } from '../json.ts';
import type { HandlerFile } from './found.ts';
import type { WantedHandler } from './wanted.ts';

/**
 * The folder for a new handler. For a task, the subject that its name contains (`get_signals` → `signals`); otherwise
 * the folder of most handlers with the same tag or area, and for a new tag or area a folder of its name. The file may
 * be moved: the tables list it wherever it is.
 */
export function subjectOf(
  handler: WantedHandler,
  all: readonly WantedHandler[],
  files: ReadonlyMap<string, HandlerFile>,
): string {
  const subjects = [...new Set([...files.values()].map(({ subject }) => subject))];
  const named = handler.kind === 'task' ? namedSubject(handler.task.name, subjects) : undefined;
  if (named !== undefined) return named;
  const family = familyOf(handler);
  const counts = new Map<string, number>();
  for (const other of all) {
    const file = familyOf(other) === family ? files.get(other.name) : undefined;
    if (file !== undefined) counts.set(file.subject, (counts.get(file.subject) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || byCodeUnit(a, b));
  return most?.[0] ?? kebabCase(family.slice(family.indexOf(' ') + 1));
}

const familyOf = (handler: WantedHandler): string =>
  handler.kind === 'operation' ? `tag ${handler.operation.tag}` : `area ${handler.task.protocol}`;

function namedSubject(task: string, subjects: readonly string[]): string | undefined {
  const words = new Set(task.split('_'));
  return [...subjects]
    .sort((a, b) => b.length - a.length || byCodeUnit(a, b))
    .find((subject) => words.has(subject) || words.has(subject.replace(/s$/, '')));
}
