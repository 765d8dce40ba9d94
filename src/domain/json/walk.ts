import type { Steps } from '../steps.ts';

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
