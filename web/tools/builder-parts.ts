import { foreign } from '../components/foreign.ts';
import { figure } from '../components/parts.ts';
import { keyName } from '../document/buttons.ts';
import { pointerTo } from '../document/form-edits.ts';
import {
  type FormMember,
  type FormValue,
  isField,
  isNeeded,
  itemTitle,
  labelOf,
  membersFor,
  shapeOf,
  variantsOf,
  wayToWrite,
} from '../document/shapes.ts';
import type { Node } from '../document/tree.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { fieldOf } from './builder-field.ts';

/** What is drawn of a document: its text, the room that is left on the page, and what each field shows. */
export type Drawing = {
  readonly text: string;
  left: number;
  readonly shown: string[];
  /** Whether the first field gets the focus, because a button has led to another part. */
  isFocusing: boolean;
  /** The button that gets the focus, because one has moved or removed what it was about. */
  readonly focus: string | null;
};

export type Part = {
  readonly node: Node;
  readonly value: FormValue;
  readonly path: readonly string[];
  /** Number of the first item that is shown. */
  readonly from?: number;
};

/** Room for parts inside of the one that is shown, in values: a page with so many fields is less than 60 KB. */
export const ROOM = 60;
/** A part that is shown as fields takes more room than its values: its buttons, and what it may have besides. */
const OWN_ROOM = 2;
const DEEPEST_INSIDE = 3;
const ITEMS_A_PAGE = 50;
const MOST_ROWS_INSIDE = 5;

export const act = (value: string, word: Html, about: Html = NO_HTML, focus: string | null = null): Html =>
  html`<button type="submit" name="act" value=${value} class="small" autofocus=${focus === value}>${word}${about === NO_HTML ? NO_HTML : html`<span class="unseen"> ${about}</span>`}</button>`;

/** The part that the form is about, with all that it may hold. */
export function valuePart(drawing: Drawing, part: Part): Html {
  const { value, node } = part;
  if (value.kind === 'object' && node.kind === 'object') return objectPart(drawing, part, '', 0);
  if (value.kind === 'list' && node.kind === 'array') return listPart(drawing, part, '', 0);
  if (value.kind === 'map' && node.kind === 'object') return mapPart(drawing, part, '', 0);
  return html`<p class="soft">This part has another form than the schema says: edit it in the text.</p>`;
}

type Member = { readonly member: FormMember; readonly node: Node | undefined; readonly value: FormValue };

/** The fields of an object, then the parts inside of it. At level 0 all that it may have, else what it has or needs. */
function objectPart(drawing: Drawing, { node, value, path }: Part, about: string, level: number): Html {
  if (value.kind !== 'object' || node.kind !== 'object') return NO_HTML;
  const { text } = drawing;
  const shape = shapeOf(value.of);
  const variants = variantsOf(shape, node, text);
  const own = new Map(node.members.map((one) => [one.name, one.value]));
  const allowed = new Set(membersFor(shape, variants));
  const known = shape.members
    .filter((member) => allowed.has(member) || own.has(member.name))
    .map((member): Member => {
      const inner = own.get(member.name);
      return { member, node: inner, value: wayToWrite(member.value, inner, text) };
    });
  const isShown = ({ member, node: inner }: Member) => inner !== undefined || isNeeded(member, variants);
  const fields = known.filter((one) => isField(one.value.kind));
  const inside = known.filter((one) => !isField(one.value.kind) && one.value.kind !== 'other');
  const more = fields.filter((one) => !isShown(one) && one.member.deprecated !== true);
  const absent = inside.filter((one) => one.node === undefined && one.member.deprecated !== true);
  const names = new Set([...fields, ...inside].map(({ member }) => member.name));
  const kept = node.members.map(({ name }) => name).filter((name) => !names.has(name));
  const decides = Object.entries(shape.variants[0]?.needs ?? {}).find(([, wanted]) => wanted !== null)?.[0];
  const draw = (one: Member) =>
    html`${fieldOf(drawing, { ...one, path: [...path, one.member.name], about, isExplained: level === 0 })}${
      one.member.name === decides ? act('apply', 'Show the fields for it', about) : NO_HTML
    }`;
  return html`${fields.filter(isShown).map(draw)}
${inside.map((one) => (one.node === undefined ? NO_HTML : innerPart(drawing, { ...one, node: one.node, path: [...path, one.member.name], mustStay: isNeeded(one.member, variants) }, about, level)))}
${level > 0 || more.length === 0 ? NO_HTML : html`<details><summary>More fields (${figure(more.length)})</summary>${more.map(draw)}</details>`}
${level > 0 || absent.length === 0 ? NO_HTML : html`<p class="acts">${absent.map(({ member }) => act(`add:${pointerTo([...path, member.name])}`, `Add: ${labelOf(member.name)}`, about, drawing.focus))}</p>`}
${kept.length === 0 ? NO_HTML : html`<p class="soft">Kept as they are, in the text: ${foreign(kept.join(', '), 400)}</p>`}`;
}

type Inner = Member & {
  readonly node: Node;
  readonly path: readonly string[];
  /** Whether the object around it cannot do without it. */
  readonly mustStay?: boolean;
};

/** A part inside of another one. */
function innerPart(
  drawing: Drawing,
  { member, node, value, path, mustStay = false }: Inner,
  outer: string,
  level: number,
): Html {
  const label = labelOf(member.name);
  const about = outer === '' ? label.toLowerCase() : `${label.toLowerCase()} of ${outer}`;
  const pointer = pointerTo(path);
  const remove = act(`remove:${pointer}`, 'Remove', about);
  if (value.kind === 'list' && node.kind === 'array')
    return html`<details open=${level === 0 || node.items.length > 0}><summary>${label} (${figure(node.items.length)})</summary>${level > 0 ? NO_HTML : html`<p class="hint">${member.hint}</p>`}${listPart(drawing, { node, value, path }, outer, level + 1)}${node.items.length === 0 && !mustStay ? html`<p class="acts">${remove}</p>` : NO_HTML}</details>`;
  if (node.kind !== 'object') return html`<p class="soft">${label}: edit it in the text.</p>`;
  const room = roomFor(node);
  if (level >= DEEPEST_INSIDE || room > drawing.left)
    return html`<p class="acts">${label} ${act(`open:${pointer}`, 'Open', about)}${remove}</p>`;
  drawing.left -= room;
  const part = { node, value, path };
  const inner =
    value.kind === 'map'
      ? mapPart(drawing, part, about, level + 1)
      : objectPart(drawing, part, about, level + 1);
  return html`<fieldset><legend>${label}</legend>${inner}<p class="acts">${act(`open:${pointer}`, 'All fields', about)}${remove}</p></fieldset>`;
}

/** Items of a list: as fields if there is room for all of them, else a line for each. */
function listPart(
  drawing: Drawing,
  { node, value, path, from = 0 }: Part,
  outer: string,
  level: number,
): Html {
  if (value.kind !== 'list' || node.kind !== 'array') return NO_HTML;
  const { items } = node;
  const pointer = pointerTo(path);
  const start = from < items.length ? from - (from % ITEMS_A_PAGE) : 0;
  const page = items.slice(start, start + ITEMS_A_PAGE);
  const isWhole = level === 0;
  const isOpen = takeRoom(drawing, page, level) && (isWhole || page.length === items.length);
  const shown = isOpen || isWhole ? page : page.slice(0, MOST_ROWS_INSIDE);
  const one = itemTitle(value.of);
  const about = outer === '' ? NO_HTML : `of ${outer}`;
  const drawn = shown.map((item, index) =>
    itemPart(
      drawing,
      { node: item, value: value.of, path: [...path, String(start + index)] },
      { one, outer, level, isOpen, count: items.length },
    ),
  );
  const pages = isWhole
    ? pageActs(pointer, start, items.length)
    : shown.length < items.length
      ? act(`open:${pointer}`, `Open all ${figure(items.length)}`, about)
      : NO_HTML;
  return html`${items.length > shown.length ? html`<p class="soft">Showing ${figure(start + 1)} to ${figure(start + shown.length)} of ${figure(items.length)}.</p>` : NO_HTML}
${isOpen ? drawn : html`<ul class="rows">${drawn}</ul>`}<p class="acts">${pages}<button type="submit" name="act" value="add:${pointer}" class="second" autofocus=${drawing.focus === `add:${pointer}`}>Add: ${one}<span class="unseen"> ${about}</span></button></p>`;
}

/** Takes the room for some items, if there is so much. */
function takeRoom(drawing: Drawing, items: readonly Node[], level: number): boolean {
  const room = items.reduce((sum, item) => sum + roomFor(item), 0);
  if (items.length === 0 || room > drawing.left || level > DEEPEST_INSIDE) return false;
  drawing.left -= room;
  return true;
}

/** Buttons to the items before and after those of a page. */
const pageActs = (pointer: string, start: number, count: number): Html => [
  start > 0 ? act(`from:${start - ITEMS_A_PAGE}:${pointer}`, `Items before ${figure(start + 1)}`) : NO_HTML,
  start + ITEMS_A_PAGE < count
    ? act(`from:${start + ITEMS_A_PAGE}:${pointer}`, `Items after ${figure(start + ITEMS_A_PAGE)}`)
    : NO_HTML,
];

type Listed = {
  readonly one: string;
  readonly outer: string;
  readonly level: number;
  readonly isOpen: boolean;
  readonly count: number;
};

function itemPart(
  drawing: Drawing,
  { node, value, path }: Part,
  { one, outer, level, isOpen, count }: Listed,
): Html {
  const at = Number(path.at(-1));
  const about = `${one} ${at + 1}${outer === '' ? '' : ` of ${outer}`}`;
  const pointer = pointerTo(path);
  const of = wayToWrite(value, node, drawing.text);
  const isInside = (of.kind === 'object' || of.kind === 'map') && node.kind === 'object';
  const { focus } = drawing;
  const acts = html`${isInside ? act(`open:${pointer}`, isOpen ? 'All fields' : 'Open', about) : NO_HTML}${at > 0 ? act(`up:${pointer}`, 'Move up', about, focus) : NO_HTML}${at < count - 1 ? act(`down:${pointer}`, 'Move down', about, focus) : NO_HTML}${act(`copy:${pointer}`, 'Duplicate', about, focus)}${act(`remove:${pointer}`, 'Remove', about, focus)}`;
  const name = itemName(drawing.text, node, one, at);
  if (!isOpen) return html`<li><span>${name}</span> <span class="acts">${acts}</span></li>`;
  const part = { node, value: of, path };
  const inner = !isInside
    ? html`<p class="soft">This is no object: edit it in the text.</p>`
    : of.kind === 'map'
      ? mapPart(drawing, part, about, level + 1)
      : objectPart(drawing, part, about, level + 1);
  return html`<fieldset><legend>${name}</legend>${inner}<p class="acts">${acts}</p></fieldset>`;
}

/** The entries of a map, each under its name, and a field for the name of a new one. */
function mapPart(drawing: Drawing, { node, value, path }: Part, about: string, level: number): Html {
  if (value.kind !== 'map' || node.kind !== 'object') return NO_HTML;
  const pointer = pointerTo(path);
  const shown = node.members.slice(0, ITEMS_A_PAGE);
  const entries = shown.map(({ name, value: inner }) => {
    const of = wayToWrite(value.of, inner, drawing.text);
    const member = { name, hint: '', value: of };
    const own = [...path, name];
    if (!isField(of.kind))
      return innerPart(drawing, { member, node: inner, value: of, path: own }, about, level);
    return html`${fieldOf(drawing, { member, node: inner, value: of, path: own, about, isNamed: true })}${act(`remove:${pointerTo(own)}`, 'Remove', name)}`;
  });
  const id = `key-${pointer}`;
  const more = node.members.length - shown.length;
  return html`${entries}${more > 0 ? html`<p class="soft">${figure(more)} more: edit them in the text.</p>` : NO_HTML}
<div class="field"><label for=${id}>Name of a new entry<span class="unseen"> ${about === '' ? NO_HTML : `of ${about}`}</span></label><input id=${id} name=${keyName(pointer)} maxlength="100" autocomplete="off" spellcheck=${'false'} /></div><p class="acts">${act(`add:${pointer}`, 'Add the entry', about)}</p>`;
}

/** What an item is called: its number, and the first text that it holds. */
export function itemName(text: string, node: Node, one: string, at: number): Html {
  const number = `${one.slice(0, 1).toUpperCase()}${one.slice(1)} ${figure(at + 1)}`;
  const name =
    node.kind === 'object'
      ? firstText(text, node)
      : node.kind === 'value'
        ? text.slice(node.start, node.end)
        : '';
  return name === '' ? number : html`${number}: ${foreign(name, 50)}`;
}

const NAMES = ['name', 'url', 'domain', 'publisher_domain', 'value', 'id', 'type'];
const LONGEST_NAME = 400;

function firstText(text: string, node: Node & { readonly kind: 'object' }): string {
  const texts = node.members.flatMap(({ name, value }): [string, string][] =>
    value.kind === 'value' && text[value.start] === '"' && value.end - value.start < LONGEST_NAME
      ? [[name, JSON.parse(text.slice(value.start, value.end)) as string]]
      : [],
  );
  const own = new Map(texts);
  for (const name of NAMES) {
    const found = own.get(name);
    if (found !== undefined && found !== '') return found;
  }
  return texts[0]?.[1] ?? '';
}

/** Values that a part holds, counted as far as there can be room for them. */
function roomFor(node: Node): number {
  let room = 0;
  const ahead: Node[] = [node];
  for (let next = ahead.pop(); next !== undefined && room <= ROOM; next = ahead.pop()) {
    room += 1;
    if (next.kind === 'object') {
      room += OWN_ROOM;
      ahead.push(...next.members.slice(0, ROOM).map(({ value }) => value));
    } else if (next.kind === 'array' && next.items[0]?.kind !== 'value')
      ahead.push(...next.items.slice(0, ROOM));
  }
  return room;
}
