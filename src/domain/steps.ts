import type { Issue } from './errors.ts';

/** Work that can pause at each `yield`, at most a few milliseconds apart, and returns its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs the work without pauses. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Runs the work and lets other work run after each step. */
export async function inTurns<T>(steps: Steps<T>, nextTurn: () => Promise<unknown>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await nextTurn();
  }
}

/** Counts work between pauses; the returned function adds to it, and returns whether a pause is due. */
export function pausesAfter(most: number): (more?: number) => boolean {
  let done = 0;
  return (more = 1) => {
    done += more;
    if (done < most) return false;
    done = 0;
    return true;
  };
}

/** Members to visit between two pauses, and characters of their texts: about a millisecond. */
const MEMBERS = 5_000;
const CHARACTERS = 256 * 1024;

/** The member that is being visited. The object is reused for the next member. */
export type Visited = {
  readonly key: string | number;
  readonly value: unknown;
  /** Path such as `packages[0].budget`. It is built at each call, so call it only for members of interest. */
  path(): string;
};

/** How the walk continues after a visit: into the member, past it, or not at all. */
export type Onward = 'below' | 'past' | 'end';

type Level = { readonly keys: readonly string[] | null; readonly holder: object; at: number };

/** Visits all members of a JSON value in order, each before its own members. The caller must limit the nesting. */
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

// U+0000 and lone surrogates: one database rejects them, another changes them, and text does not need them.
const NO_TEXT = /[\0\p{Cs}]/u;
const MOST_ISSUES = 20;

/**
 * The places of a JSON value whose strings or names contain U+0000 or lone surrogates, or whose numbers are beyond those of
 * JavaScript: `1e400` is read as infinity, and would be stored and returned as null. The caller must limit the nesting.
 */
export const unstorableText = (value: unknown): Issue[] =>
  isFlatText(value) ? [] : finish(unstorableTextIn(value));

/** Whether all members are texts that can be stored, as those of most queries are. */
function isFlatText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const name of Object.keys(value)) {
    const held = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof held !== 'string' || NO_TEXT.test(held) || NO_TEXT.test(name)) return false;
  }
  return true;
}

/** `unstorableText` in steps. */
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
    else if (typeof held === 'number' && !Number.isFinite(held))
      issues.push({ path: member.path(), message: TOO_LARGE });
    return issues.length < MOST_ISSUES ? 'below' : 'end';
  });
  return issues;
}

const MESSAGE = 'must not hold U+0000 or half a character';
const TOO_LARGE = 'must be a number from -1.7e308 to 1.7e308';

/** Runs a rule written as a generator: answers each step that it yields, and returns its result. */
export async function drive<Step, Result, Answer>(
  rule: Generator<Step, Result, Answer>,
  answer: (step: Step) => Promise<Answer>,
): Promise<Result> {
  let step = rule.next();
  while (!step.done) step = rule.next(await answer(step.value));
  return step.value;
}
