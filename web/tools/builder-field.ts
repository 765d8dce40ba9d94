import { type FieldKind, fieldName, shownValue } from '../document/form-edits.ts';
import { type FormValue, labelOf } from '../document/shapes.ts';
import type { Node } from '../document/tree.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Drawing } from './builder-parts.ts';

type Field = {
  readonly member: { readonly name: string; readonly hint: string };
  readonly node: Node | undefined;
  readonly value: FormValue;
  readonly path: readonly string[];
  /** Whether the part is shown alone, with what every field is for. */
  readonly isExplained?: boolean;
  /** What the field belongs to, for those who hear one label at a time. */
  readonly about: string;
  /** Whether somebody gave the member its name, which is then shown as it is. */
  readonly isNamed?: boolean;
};

/** More values are offered while somebody types. */
const MOST_OPTIONS = 24;
const MOST_NAMED = 30;

/** One value of the document in a field of the form; a line that sends to the text where no field can hold it. */
export function fieldOf(
  drawing: Drawing,
  { member, node, value, path, about, isNamed = false, isExplained = false }: Field,
): Html {
  const label = isNamed ? member.name : labelOf(member.name);
  const { kind, shown } = shownIn(drawing.text, node, value);
  if (shown === null) return html`<p class="soft">${label}: edit it in the text.</p>`;
  const id = `f${drawing.shown.length}`;
  drawing.shown.push(shown);
  const autofocus = drawing.isFocusing;
  drawing.isFocusing = false;
  const hint = hintOf(isExplained ? member.hint : '', value, kind, isExplained);
  const common = {
    id,
    name: fieldName(kind, path),
    autofocus,
    'aria-describedby': hint === '' ? undefined : `${id}-hint`,
  };
  const title = html`<label for=${id}>${label}${about === '' ? NO_HTML : html`<span class="unseen"> of ${about}</span>`}</label>${hint === '' ? NO_HTML : html`<p class="hint" id="${id}-hint">${hint}</p>`}`;
  return html`<div class="field">${title}${control(value, kind, shown, common)}</div>`;
}

function control(value: FormValue, kind: FieldKind, shown: string, common: object): Html {
  const values = kind === 'truth' ? ['true', 'false'] : value.kind === 'choice' ? value.values : [];
  // A value that nobody knows stays as it is, in a field for any text.
  if (values.length > 0 && values.length <= MOST_OPTIONS && (shown === '' || values.includes(shown)))
    return html`<select ...${common}>${['', ...values].map(
      (option) =>
        html`<option value=${option} selected=${option === shown}>${option === '' ? 'not set' : option}</option>`,
    )}</select>`;
  if (kind === 'lines' || shown.includes('\n'))
    return html`<textarea ...${common} rows="3" spellcheck=${'false'}>${shown}</textarea>`;
  return html`<input ...${common} value=${shown} autocomplete="off" spellcheck=${'false'} />`;
}

const KINDS: Readonly<Record<string, FieldKind>> = {
  text: 'text',
  choice: 'choice',
  number: 'number',
  truth: 'truth',
  texts: 'texts',
};

/** A list whose texts have commas is written with a line for each. */
function shownIn(
  text: string,
  node: Node | undefined,
  value: FormValue,
): { kind: FieldKind; shown: string | null } {
  const kind = KINDS[value.kind] ?? 'text';
  const shown = shownValue(text, node, kind);
  if (shown !== null || kind !== 'texts') return { kind, shown };
  return { kind: 'lines', shown: shownValue(text, node, 'lines') };
}

function hintOf(hint: string, value: FormValue, kind: FieldKind, isExplained: boolean): string {
  const how = kind === 'lines' ? 'One on each line.' : kind === 'texts' ? 'With commas between them.' : '';
  const values = value.kind === 'choice' || value.kind === 'texts' ? (value.values ?? []) : [];
  const isOffered = value.kind === 'choice' && values.length <= MOST_OPTIONS;
  const which = !isExplained || isOffered || values.length === 0 ? '' : named(values);
  return [hint, how, which].filter((part) => part !== '').join(' ');
}

function named(values: readonly string[]): string {
  const rest = values.length - MOST_NAMED;
  return `One of: ${values.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? `, and ${rest} more in the schema` : ''}.`;
}
