import { foreign } from '../../components/foreign.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { workTable } from '../parts.ts';

/** A character that stands in one name and not at the same place of the other. */
type Differing = { readonly at: number; readonly asked: string | null; readonly known: string | null };

/** Where two names part, after what both begin with and before what both end with. */
export function partingOf(asked: string, known: string) {
  const a = [...asked];
  const b = [...known];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  const middle = (text: readonly string[]) => text.slice(start, text.length - end);
  return {
    before: a.slice(0, start).join(''),
    asked: middle(a),
    known: middle(b),
    after: a.slice(a.length - end).join(''),
  };
}

/** Scripts whose letters are taken for Latin ones. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Han', /\p{Script=Han}/u],
  ['Hiragana', /\p{Script=Hiragana}/u],
  ['Katakana', /\p{Script=Katakana}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
];

/** A character by its number, and the script that its letter belongs to. */
export function characterWords(character: string | null): Html {
  if (character === null) return '–';
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const script = SCRIPTS.find(([, letters]) => letters.test(character))?.[0];
  const kind = script ?? (/\p{N}/u.test(character) ? 'digit' : 'sign');
  return html`<span class="glyph">${foreign(character)}</span> <code>${code}</code> ${kind}`;
}

const MOST = 40;
/** A domain name is never cut. */
const WHOLE = 512;

/** Two names in large letters, with what differs marked and named by its code points. */
export function twoNames(asked: string, known: string): Html {
  const parting = partingOf(asked, known);
  const length = Math.max(parting.asked.length, parting.known.length);
  const differing = Array.from(
    { length: Math.min(length, MOST) },
    (_, at): Differing => ({ at, asked: parting.asked[at] ?? null, known: parting.known[at] ?? null }),
  );
  return html`<div class="sides names"><section aria-labelledby="asked"><h3 id="asked">Asked for</h3>${name(parting.before, parting.asked, parting.after)}</section>
<section aria-labelledby="known"><h3 id="known">Known</h3>${name(parting.before, parting.known, parting.after)}</section></div>
${
  differing.length === 0
    ? html`<p>Both names have the same characters.</p>`
    : workTable(
        `${length} differing ${length === 1 ? 'character' : 'characters'}`,
        [{ label: 'Place', isNumber: true }, { label: 'Asked for' }, { label: 'Known' }],
        differing.map(({ at, asked: one, known: other }) => [
          String([...parting.before].length + at + 1),
          characterWords(one),
          characterWords(other),
        ]),
      )
}${length > MOST ? html`<p class="soft">The first ${MOST} are shown.</p>` : NO_HTML}`;
}

const name = (before: string, middle: readonly string[], after: string): Html =>
  html`<p class="name">${foreign(before, WHOLE)}${middle.length === 0 ? NO_HTML : html`<mark>${foreign(middle.join(''), WHOLE)}</mark>`}${foreign(after, WHOLE)}</p>`;
