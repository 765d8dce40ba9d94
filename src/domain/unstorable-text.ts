import type { Issue } from './errors.ts';

// U+0000 and lone surrogates: one database refuses them, another changes them, and no text needs them.
const NO_TEXT = /[\0\p{Cs}]/u;
const MOST_ISSUES = 50;

/** Where a JSON value holds strings, or names, that are no text. The nesting of the value must be bounded. */
export function unstorableText(value: unknown): Issue[] {
  const issues: Issue[] = [];
  search(value, '', issues);
  return issues;
}

function search(value: unknown, path: string, issues: Issue[]): void {
  if (issues.length >= MOST_ISSUES) return;
  if (typeof value === 'string') {
    if (NO_TEXT.test(value)) issues.push({ path, message: 'must not hold U+0000 or half a character' });
  } else if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) search(member, `${path}[${index}]`, issues);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (NO_TEXT.test(name))
        issues.push({ path, message: 'has a name that holds U+0000 or half a character' });
      else search(member, path === '' ? name : `${path}.${name}`, issues);
    }
  }
}
