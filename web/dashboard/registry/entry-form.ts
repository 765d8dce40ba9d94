import { formDocuments } from '../../../generated/forms.ts';
import { figure } from '../../components/parts.ts';
import { differencesOf, revisionDifference } from '../../components/revisions.ts';
import { pressButton } from '../../document/buttons.ts';
import { writeFields } from '../../document/form-edits.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { builder, LONGEST_WITH_FORM, WHOLE_FILE } from '../../tools/builder.ts';
import type { Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { section } from '../parts.ts';

export type Entity = 'brand' | 'property';
type State = Readonly<Record<string, unknown>>;
/** The text of an entry, and the form beside it where a button has changed it. */
export type Edited = { readonly document: string; readonly drawn: Html };

const SHAPES: Readonly<Record<Entity, string>> = {
  brand: formDocuments.brandEntry,
  property: formDocuments.publisherEntry,
};
/** The member of a request that names the domain of the entry. */
export const DOMAIN_NAMES: Readonly<Record<Entity, string>> = {
  brand: 'domain',
  property: 'publisher_domain',
};
/** The members of an entry that a save takes. */
const MEMBERS: Readonly<Record<Entity, readonly string[]>> = {
  brand: ['brand_name', 'brand_manifest'],
  property: ['properties', 'contact'],
};
const NEW: Readonly<Record<Entity, State>> = { brand: { brand_name: '' }, property: { properties: [] } };

const WRITE = 'Write into the text';

/** What a save of the entry as it is would send, as text. */
export function documentOf(entity: Entity, domain: string, state: State | undefined): string {
  const own = state ?? NEW[entity];
  const members = MEMBERS[entity].flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]]));
  return `${JSON.stringify({ [DOMAIN_NAMES[entity]]: domain, ...Object.fromEntries(members) }, null, 2)}\n`;
}

/** The text of a form with what its fields say; browsers send each line end as two characters. */
export function writtenIn(form: URLSearchParams): string {
  const document = (form.get('document') ?? '').replaceAll('\r\n', '\n');
  return document.length > LONGEST_WITH_FORM ? document : writeFields(document, Object.fromEntries(form));
}

/** Whether a form was sent by a button of the builder, which saves nothing. */
export const isBuilding = (form: URLSearchParams): boolean => (form.get('act') ?? 'save') !== 'save';

/** The text and the form after a button of the builder. */
export function editedBy(form: URLSearchParams, entity: Entity): Edited {
  const values = Object.fromEntries(form);
  const written = writtenIn(form);
  const { at: before = '' } = values;
  const pressed = pressButton(written, values, SHAPES[entity]) ?? { text: written, at: before };
  const isMoved = pressed.at !== before || pressed.from !== undefined;
  const from = pressed.from ?? (isMoved ? 0 : Number.parseInt(values.from ?? '', 10) || 0);
  const place = { at: pressed.at, from: Math.max(0, from), isMoved };
  return { document: pressed.text, drawn: builder(pressed.text, SHAPES[entity], place, WRITE) };
}

/** An entry as text and as a form of the same document. Buttons of the form change the text; only `Save` saves it. */
export function entryForm(visit: Visit, { document, drawn }: Edited): Html {
  return ownForm(visit, {
    id: 'entry',
    button: 'Save',
    pressed: ['act', 'save'],
    fields: [
      {
        name: 'document',
        label: 'Text of the entry, as JSON',
        kind: 'area',
        rows: 18,
        required: true,
        maxlength: LONGEST_WITH_FORM,
        value: document,
        hint: `The text and the form are the same document. At most ${figure(LONGEST_WITH_FORM)} characters.`,
      },
    ],
    acts: html`<button type="submit" name="act" value="compare" class="second">See what it changes</button>`,
    beside: html`<section class="fields-side" aria-labelledby="builder"><h2 id="builder">Edit as a form</h2>${drawn}</section>`,
  });
}

export const drawnOf = (document: string, entity: Entity): Edited => ({
  document,
  drawn: builder(document, SHAPES[entity], WHOLE_FILE, WRITE),
});

/** What saving the text would change of the newest revision. */
export function changesOf(
  document: string,
  entity: Entity,
  newest: number | null,
  now: State | undefined,
): Html {
  const after = parsed(document);
  if (after === null) return NO_HTML;
  const before = JSON.parse(documentOf(entity, String(after[DOMAIN_NAMES[entity]] ?? ''), now));
  return section(
    'changes',
    'What saving it changes',
    newest === null
      ? html`<p>Nothing is saved for this domain yet: all of it is new.</p>`
      : revisionDifference({ from: newest, to: newest + 1, differences: differencesOf(before, after) }),
  );
}

/** The object that a text is; null for another value, and for no JSON. */
export function parsed(document: string): State | null {
  try {
    const value: unknown = JSON.parse(document);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as State) : null;
  } catch {
    return null;
  }
}
