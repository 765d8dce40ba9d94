import type { Issue } from './errors.ts';

/** Work that may pause at each `yield`, a few milliseconds apart at most, and returns its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does the work without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Does the work and gives others their turn after each step. */
export async function inTurns<T>(steps: Steps<T>, nextTurn: () => Promise<unknown>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await nextTurn();
  }
}

/** Members that are looked at between two pauses, and characters of their texts: about a millisecond. */
const MEMBERS = 5_000;
const CHARACTERS = 256 * 1024;

/** A member on the way; it is there only while it is visited. */
export type Visited = {
  readonly key: string | number;
  readonly value: unknown;
  /** Path as people write it: `packages[0].budget`. Costs its length, so it is for what is found. */
  path(): string;
};

/** What follows from a visit: go on below the member, leave it out, or end the walk. */
export type Onward = 'below' | 'past' | 'end';

type Level = { readonly keys: readonly string[] | null; readonly holder: object; at: number };

/** Visits all members of a JSON value, each before those in it, in their order. The nesting has to be bounded. */
export function* walk(root: unknown, visit: (member: Visited) => Onward): Steps<void> {
  const levels: Level[] = [];
  const enter = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    levels.push({ keys: Array.isArray(value) ? null : Object.keys(value), holder: value, at: -1 });
  };
  const keyAt = ({ keys, at }: Level): string | number => (keys === null ? at : (keys[at] ?? ''));
  const member = {
    key: '' as string | number,
    value: undefined as unknown,
    path: () =>
      levels.reduce((path, level) => {
        const key = keyAt(level);
        return typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      }, ''),
  };
  let members = 0;
  let characters = 0;
  enter(root);
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    level.at += 1;
    const { keys, holder, at } = level;
    if (at >= (keys === null ? (holder as unknown[]).length : keys.length)) {
      levels.pop();
      continue;
    }
    member.key = keyAt(level);
    member.value = (holder as Record<string | number, unknown>)[member.key];
    const onward = visit(member);
    if (onward === 'end') return;
    if (onward === 'below') enter(member.value);
    members += 1;
    characters += typeof member.value === 'string' ? member.value.length : 0;
    if (members >= MEMBERS || characters >= CHARACTERS) {
      members = 0;
      characters = 0;
      yield;
    }
  }
}

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
