import { assert } from 'chai';
import type { Findings } from '../../src/domain/findings.ts';

/** Single changes of a document: every place of it, with every value that files of the web have in such a place. */

type Step = string | number;
export type SingleChange = {
  readonly path: readonly Step[];
  readonly what: string;
  readonly document: unknown;
};

/** Stands for the deletion of the member. */
const DELETED = Symbol('deleted');

const VALUES: readonly (readonly [string, unknown])[] = [
  ['deleted', DELETED],
  ['null', null],
  ['""', ''],
  ['" "', ' '],
  ['invisible', '\u200b'],
  ['7', 7],
  ['-1', -1],
  ['true', true],
  ['{}', {}],
  ['[]', []],
  ['[null]', [null]],
  ['[""]', ['']],
  ['"x y!"', 'x y!'],
  ['a date', '2026-01-01'],
  ['an http URL', 'http://a.example/'],
  ['a URL with a user', 'https://user:word@a.example/'],
  ['a domain', 'Other.Example'],
  ['characters outside of the first plane', '😀'.repeat(300)],
  ['very long', 'x'.repeat(12_000)],
];

/** Every document that differs from `document` at one place. */
export function* singleChanges(document: unknown): Generator<SingleChange> {
  for (const path of placesOf(document)) {
    const before = valueAt(document, path);
    const cased = typeof before === 'string' ? [['another case', swapped(before)] as const] : [];
    const twice = Array.isArray(before) ? [['doubled', [...before, ...before]] as const] : [];
    for (const [what, value] of [...VALUES, ...cased, ...twice])
      yield { path, what, document: replaced(document, path, value) };
  }
}

const swapped = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();

/** Every place below the root. */
function placesOf(value: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps: readonly Step[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return steps.flatMap((step) => {
    const place = [...path, step];
    return [place, ...placesOf(Reflect.get(value, step), place)];
  });
}

export function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((held, step) => Reflect.get(Object(held), step), value);
}

function replaced(document: unknown, path: readonly Step[], value: unknown): unknown {
  const copy = structuredClone(document);
  const last = path.at(-1);
  const owner = valueAt(copy, path.slice(0, -1));
  if (last === undefined || typeof owner !== 'object' || owner === null) return copy;
  if (value !== DELETED) Reflect.set(owner, last, structuredClone(value));
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else Reflect.deleteProperty(owner, last);
  return copy;
}

const BROKEN = new Set(['7', '-1', 'true', '{}', '[]', '[null]', '"x y!"', '""', '" "', 'invisible']);

/** A change after which the place says nothing: neither another value that can be read nor, as null does, that it is empty. */
export const isBroken = ({ what }: SingleChange): boolean => BROKEN.has(what);

export type JudgedChange = SingleChange & Findings & { readonly accepted: boolean };

export const told = ({ path, what }: SingleChange): string => `${path.join('.')}: ${what}`;

/**
 * Tests that the reader of a file and the published schema agree about every change.
 *
 * @param isExcepted whether an error is about something that the schema cannot express
 */
export function itAgreesWithTheSchema(
  judged: () => readonly JudgedChange[],
  isExcepted: (message: string) => boolean,
): void {
  it('has a finding for every change that the published schema refuses', () => {
    const silent = judged().filter(
      ({ errors, warnings, accepted }) => !accepted && errors.length + warnings.length === 0,
    );
    assert.isAbove(judged().length, 0);
    assert.deepEqual(silent.map(told), []);
  });

  it('takes every change that the published schema accepts', () => {
    const refused = judged().filter(
      ({ errors, accepted }) => accepted && errors.some(({ message }) => !isExcepted(message)),
    );
    assert.deepEqual(refused.map(told), []);
  });

  it('never tells a value as undefined', () => {
    const said = judged().flatMap(({ errors, warnings }) => [...errors, ...warnings]);
    assert.deepEqual(
      said.filter(({ message }) => message.includes('undefined')),
      [],
    );
  });
}
