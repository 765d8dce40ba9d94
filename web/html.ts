import { html } from 'htm/preact';
import { type ComponentChildren, h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** Something that a page can contain: an element, a text, a list of such, or nothing. */
export type Html = ComponentChildren;

/** Runs to its result with pauses, so that a long page leaves room for other requests. */
type InSteps = Generator<undefined, string, undefined>;

// A template tag for elements. Values are escaped where they stand. A template that is not well formed, such as one with
// an element that does not end, gives wrong elements without an error.
export { html };

/** Empty HTML, for an optional part that is left out. */
export const NO_HTML: Html = null;

export const isEmpty = (part: Html): boolean =>
  part === undefined ||
  part === null ||
  typeof part === 'boolean' ||
  part === '' ||
  (Array.isArray(part) && part.every(isEmpty));

/** The parts with a separator text between them. */
export const joined = (parts: readonly Html[], between: string): Html =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));

/** Parts that the writing of a page has reached and left for later, in their order; null if all are created at once. */
let left: (() => Html)[] | null = null;
/** What stands in the text for a part that is left for later. No value can contain it, because values are escaped. */
const MARK = '<later-part></later-part>';

function Later({ make }: { make: () => Html }): VNode {
  if (left === null) throw new Error('a part that comes later was written outside of a page');
  left.push(make);
  return h('later-part', null);
}

/** A part that is created when the writing of the page reaches it. */
export const later = (make: () => Html): Html => h(Later, { make });

/** The parts as text, written without pauses. */
export function htmlText(part: Html): string {
  const steps = writing(part);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Parts created in one step: a millisecond or two of work. */
const PARTS_A_STEP = 8;

/** Writes a page, a few of its later parts in each step. */
export function* writing(page: Html): InSteps {
  const written: string[] = [];
  const ahead: (string | (() => Html))[] = [() => page];
  let parts = 0;
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (typeof next === 'string') {
      written.push(next);
      continue;
    }
    const { texts, made } = writeOnce(next);
    for (let at = made.length; at >= 0; at -= 1) {
      ahead.push(texts[at] ?? '');
      const before = made[at - 1];
      if (before !== undefined) ahead.push(before);
    }
    parts += 1;
    if (parts % PARTS_A_STEP === 0) yield;
  }
  return written.join('');
}

/** The texts of a part around those of its parts that are left for later. */
function writeOnce(make: () => Html): { texts: readonly string[]; made: readonly (() => Html)[] } {
  const made: (() => Html)[] = [];
  const outer = left;
  left = made;
  try {
    return { texts: renderToString(h(Whole, { make })).split(MARK), made };
  } finally {
    left = outer;
  }
}

const Whole = ({ make }: { make: () => Html }): Html => make();
