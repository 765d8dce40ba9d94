import type { Issue } from '../errors.ts';
import { walk } from '../json/walk.ts';
import { finish, type Steps } from '../steps.ts';

// U+0000 and lone surrogates: one database refuses them, another changes them, and no text needs them.
const NO_TEXT = /[\0\p{Cs}]/u;
const MOST_ISSUES = 20;

/** Where a JSON value holds strings, or names, that are no text. The nesting of the value must be bounded. */
export const unstorableText = (value: unknown): Issue[] => finish(unstorableTextIn(value));

/** As `unstorableText`, with pauses. */
export function* unstorableTextIn(value: unknown): Steps<Issue[]> {
  const issues: Issue[] = [];
  if (typeof value === 'string' && NO_TEXT.test(value)) issues.push({ path: '', message: MESSAGE });
  yield* walk(value, (member) => {
    const { key, value: held } = member;
    if (typeof key === 'string' && NO_TEXT.test(key)) {
      const path = member.path().slice(0, -key.length).replace(/\.$/, '');
      issues.push({ path, message: 'has a name that holds U+0000 or half a character' });
      return issues.length < MOST_ISSUES ? 'past' : 'end';
    }
    if (typeof held === 'string' && NO_TEXT.test(held))
      issues.push({ path: member.path(), message: MESSAGE });
    return issues.length < MOST_ISSUES ? 'below' : 'end';
  });
  return issues;
}

const MESSAGE = 'must not hold U+0000 or half a character';
