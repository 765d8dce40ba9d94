import { foreign } from '../components/foreign.ts';
import { figure } from '../components/parts.ts';
import { earlierName, fieldName, shownValue } from '../document/form-edits.ts';
import type { Part, PartField } from '../document/parts.ts';
import { type Node, nodeAt, treeOf } from '../document/tree.ts';
import { type Html, html, NO_HTML } from '../html.ts';

/** Longer texts have no form: each change would take too long. */
export const LONGEST_WITH_FORM = 100_000;
/** Items of a list that the form shows. */
const MOST_ITEMS = 40;
/** Longer lists are closed at first, and so are empty ones that few files have. */
const MOST_OPEN = 4;
const MAIN_PARTS = 2;

/** The document as a form, beside its text. Every button sends the whole form; nothing is stored. */
export function builder(text: string, parts: readonly Part[]): Html {
  if (text.trim() === '')
    return html`<p class="soft"><button type="submit" name="act" value="new" class="second">Start a new file</button></p>`;
  if (text.length > LONGEST_WITH_FORM)
    return html`<p class="soft">The form is for texts of up to ${figure(LONGEST_WITH_FORM)} characters. Edit the text.</p>`;
  const root = treeOf(text);
  if (root?.kind !== 'object')
    return html`<p class="soft">The form opens when the text is a JSON object in which no name stands twice. The findings name the place.</p>`;
  const kept = root.members
    .map(({ name }) => name)
    .filter((name) => !parts.some((part) => part.name === name));
  return html`<div class="parts" data-parts>${parts.map((part, at) => partForm(text, root, part, at < MAIN_PARTS))}
${kept.length === 0 ? NO_HTML : html`<p class="soft">Kept as they are, in the text: ${foreign(kept.join(', '), 400)}.</p>`}
<button type="submit" name="act" value="apply">Write the fields into the text</button></div>`;
}

function partForm(text: string, root: Node, part: Part, isMain: boolean): Html {
  const node = nodeAt(root, [part.name]);
  if (part.blank === undefined)
    return html`<details><summary>${part.title}</summary>${fieldsOf(text, node, part, [part.name], part.title)}</details>`;
  const items = node?.kind === 'array' ? node.items : [];
  const shown = items.slice(0, MOST_ITEMS);
  return html`<details open=${items.length < MOST_OPEN && (isMain || items.length > 0)}><summary>${part.title} (${figure(items.length)})</summary>
${shown.map((item, at) => itemForm(text, item, part, at, items.length))}
${items.length > shown.length ? html`<p class="soft">The first ${figure(shown.length)} of ${figure(items.length)} are shown; edit the others in the text.</p>` : NO_HTML}
<button type="submit" name="act" value="add:${part.name}" class="second">Add: ${part.one}</button></details>`;
}

function itemForm(text: string, item: Node, part: Part, at: number, count: number): Html {
  const path = JSON.stringify([part.name, at]);
  const label = `${part.one} ${at + 1}`;
  const act = (verb: string, word: string) =>
    html`<button type="submit" name="act" value="${verb}:${path}" class="small">${word}<span class="unseen"> ${label}</span></button>`;
  return html`<fieldset><legend>${label}</legend>${fieldsOf(text, item, part, [part.name, at], label)}
<p class="acts">${at > 0 ? act('up', 'Move up') : NO_HTML}${at < count - 1 ? act('down', 'Move down') : NO_HTML}${act('remove', 'Remove')}</p></fieldset>`;
}

function fieldsOf(
  text: string,
  node: Node | undefined,
  part: Part,
  path: readonly (string | number)[],
  label: string,
): Html {
  if (node !== undefined && node.kind !== 'object')
    return html`<p class="soft">This is no object: edit it in the text.</p>`;
  const members = node?.kind === 'object' ? node.members : [];
  const kept = members
    .map(({ name }) => name)
    .filter((name) => !part.fields.some((field) => field.name === name));
  return html`${part.fields.map((field) => fieldOf(text, node, field, path, label))}
${kept.length === 0 ? NO_HTML : html`<p class="soft">Kept as they are: ${foreign(kept.join(', '), 400)}</p>`}`;
}

function fieldOf(
  text: string,
  item: Node | undefined,
  { name, label, kind, values = [], path: inner = [name] }: PartField,
  path: readonly (string | number)[],
  about: string,
): Html {
  const node = item === undefined ? undefined : nodeAt(item, inner);
  const shown = shownValue(text, node, kind);
  if (shown === null) return html`<p class="soft">${label}: edit it in the text.</p>`;
  const full = fieldName(kind, [...path, ...inner]);
  const id = `field-${[...path, ...inner].join('-')}`;
  const earlier = html`<input type="hidden" name=${earlierName(full)} value=${shown} />`;
  const title = html`<label for=${id}>${label}<span class="unseen"> of ${about}</span>${kind === 'list' ? html`<span class="soft"> (with commas)</span>` : NO_HTML}</label>`;
  // A value that nobody knows stays as it is, in a field for any text.
  if (kind !== 'choice' || (shown !== '' && !values.includes(shown)))
    return html`<div class="field">${title}${earlier}<input id=${id} name=${full} value=${shown} autocomplete="off" spellcheck=${'false'} /></div>`;
  const options = ['', ...values];
  return html`<div class="field">${title}${earlier}<select id=${id} name=${full}>${options.map(
    (option) =>
      html`<option value=${option} selected=${option === shown}>${option === '' ? 'not set' : option}</option>`,
  )}</select></div>`;
}
