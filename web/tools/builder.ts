import { foreign } from '../components/foreign.ts';
import { figure } from '../components/parts.ts';
import { pathIn, pointerTo } from '../document/form-edits.ts';
import { describedAt, itemTitle, wayToWrite } from '../document/shapes.ts';
import { type Node, nodeAt, treeOf } from '../document/tree.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { act, type Drawing, itemName, ROOM, valuePart } from './builder-parts.ts';

/** Longer texts have no form: they are not checked here either. */
export const LONGEST_WITH_FORM = 200_000;

/** The part of the document that the form shows: where it is, and the number of its first item. */
type Place = {
  readonly at: string;
  readonly from: number;
  readonly isMoved: boolean;
  /** The button that gets the focus. */
  readonly focus?: string | undefined;
};
export const WHOLE_FILE: Place = { at: '', from: 0, isMoved: false };

/**
 * The document as a form, beside its text: one part of it at a time, with the parts inside of it as far as there is room.
 * Every button sends the whole form; nothing is stored.
 */
export function builder(
  text: string,
  rootShape: string,
  place: Place,
  writeWord = 'Write into the text and check',
): Html {
  if (text.trim() === '')
    return html`<p class="soft"><button type="submit" name="act" value="new" class="second">Start a new file</button></p>`;
  if (text.length > LONGEST_WITH_FORM)
    return html`<p class="soft">The form is for texts of up to ${figure(LONGEST_WITH_FORM)} characters. Edit the text.</p>`;
  const root = treeOf(text);
  if (root?.kind !== 'object')
    return html`<p class="soft">The form opens when the text is a JSON object in which no name stands twice. The findings name the place.</p>`;
  const path = nearest(root, place.at, rootShape);
  const node = nodeAt(root, path);
  const described = describedAt(root, path, rootShape);
  if (node === undefined || described === null) return NO_HTML;
  const { isMoved: isFocusing, focus = null } = place;
  const drawing: Drawing = { text, left: ROOM, shown: [], isFocusing, focus };
  const pointer = pointerTo(path);
  const from = pointer === place.at ? place.from : 0;
  const value = wayToWrite(described.value, node, text);
  const parts = valuePart(drawing, { node, value, path, from });
  return html`<div class="parts" data-parts>${trail(text, root, path, rootShape)}${parts}
<input type="hidden" name="at" value=${pointer} /><input type="hidden" name="from" value=${from} />
<input type="hidden" name="shown" value=${JSON.stringify(drawing.shown)} />
<button type="submit" name="act" value="apply">${writeWord}</button></div>`;
}

/** The path of a pointer, as far as the document has it and a form can show it. */
function nearest(root: Node, at: string, rootShape: string): readonly string[] {
  let path = pathIn(at) ?? [];
  const isShown = () => {
    const node = nodeAt(root, path);
    const described = describedAt(root, path, rootShape);
    if (node === undefined || described === null) return false;
    const { kind } = wayToWrite(described.value, node);
    return node.kind === 'array'
      ? kind === 'list'
      : node.kind === 'object' && (kind === 'object' || kind === 'map');
  };
  while (path.length > 0 && !isShown()) path = path.slice(0, -1);
  return path;
}

/** The parts around the one that is shown, each with a button that opens it. */
function trail(text: string, root: Node, path: readonly string[], rootShape: string): Html {
  if (path.length === 0) return NO_HTML;
  const names = path.map((_, at) => {
    const inner = path.slice(0, at + 1);
    const { title = '', value = null } = describedAt(root, inner, rootShape) ?? {};
    const node = nodeAt(root, inner);
    const outer = nodeAt(root, inner.slice(0, -1));
    if (outer?.kind !== 'array' || value === null || node === undefined) return foreign(title, 60);
    return itemName(text, node, itemTitle(value), Number(inner.at(-1)));
  });
  const above = names
    .slice(0, -1)
    .map((name, at) => html`<li>${act(`open:${pointerTo(path.slice(0, at + 1))}`, name)}</li>`);
  return html`<nav class="trail" aria-label="Parts of the file"><ol><li>${act('open:', 'Whole file')}</li>${above}<li aria-current="true">${names.at(-1)}</li></ol></nav>`;
}
