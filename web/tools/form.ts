import { textField } from '../components/fields.ts';
import { figure, message } from '../components/parts.ts';
import { type Pressed, pressButton } from '../document/buttons.ts';
import { writeFields } from '../document/form-edits.ts';
import {
  changeBetween,
  historyIn,
  historyText,
  type TextChange,
  undone,
  withChange,
} from '../document/undo.ts';
import type { PageAsked, Submitted } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { PageParts, Site } from '../shell.ts';
import { builder, LONGEST_WITH_FORM, WHOLE_FILE } from './builder.ts';
import { TOOL_FORM } from './findings.ts';

export type ToolInputs = {
  readonly domain: string;
  readonly document: string;
  /** Whether the visitor sent the text. */
  readonly isOwn?: boolean;
  /** The document as a form, made in a turn of its own. */
  readonly drawn?: Html;
  /** The edits so far, which can be taken back. */
  readonly history?: readonly TextChange[];
  /** What became of a button that could do nothing. */
  readonly notice?: string;
};

/** Longest text that is checked here; what is served may be larger. */
export const LONGEST_DOCUMENT = 200_000;
export const NO_INPUTS: ToolInputs = { domain: '', document: '' };

/** Browsers send each line end of a text field as two characters; what is typed has one. */
const toolInputs = ({ domain = '', document = '' }: Submitted): ToolInputs => ({
  domain: domain.trim(),
  document: document.replaceAll('\r\n', '\n'),
});

type Tool = {
  /** Name of the kind of file. */
  readonly file: string;
  readonly path: string;
  readonly outcome: Html;
  readonly isError: boolean;
  readonly programs: Html;
  /** Name of the shape of the document, which the form of the builder shows. */
  readonly shape: string;
  /** More buttons of the form, beside the one that checks. */
  readonly acts?: Html;
};

/** The page of a check: the outcome, and the form with what was sent. */
export const toolPage = (
  site: Site,
  inputs: ToolInputs,
  { file, path, outcome, isError, programs, acts = NO_HTML, shape }: Tool,
): PageParts => ({
  title: `${isError ? 'Error: ' : ''}Check and build ${file}`,
  description: `Every finding about a ${file} with its line, its column and the way to mend it.`,
  section: 'tools',
  ...(inputs === NO_INPUTS ? { canonical: path } : { isFiltered: true }),
  content: html`<h1>Check and build ${file}</h1>
<p class="lead">Paste a file before you publish it, start a new one, or name a domain that serves one. The text and the form are the same document: what the form does not know stays as it is. Nothing is stored.</p>
<button type="submit" form=${TOOL_FORM} class="unseen" tabindex="-1" aria-hidden="true">Check the file</button>
${inputs.notice === undefined ? NO_HTML : message('info', 'Nothing was undone', inputs.notice)}${outcome}
<form class="form builder" id=${TOOL_FORM} method="post" action="${site.prefix}${path}" data-island="builder" data-file=${file} data-prefix=${site.prefix} data-own=${inputs.isOwn === true ? '' : undefined}>
<div class="text">
${textField({ name: 'domain', label: 'Domain', value: inputs.domain, maxlength: 2048, hint: 'With a text: the domain that will serve it. Alone: the file that it serves now.' })}
<div class="field"><label for="document">Text of the file</label>
<p class="hint" id="document-hint">At most ${figure(LONGEST_DOCUMENT)} characters.</p>
<p class="draft soft"></p>
<textarea id="document" name="document" rows="18" spellcheck=${'false'} aria-describedby="document-hint">${inputs.document}</textarea></div>
<button type="submit">Check the file</button>${undoButton(inputs.history ?? [])}${acts}</div>
<section class="fields-side" aria-labelledby="builder"><h2 id="builder">Edit as a form</h2>${inputs.drawn ?? builder(inputs.document, shape, WHOLE_FILE)}</section></form>
<p class="soft">For programs: ${programs}.</p>`,
});

/** Takes the last edit back. It is hidden as long as there is none, and shown by a script that makes one. */
function undoButton(history: readonly TextChange[]): Html {
  const last = history.at(-1);
  return html`<input type="hidden" name="undo" value=${historyText(history)} /><button type="submit" name="act" value="undo" class="second" hidden=${last === undefined}>Undo<span data-undo>${last === undefined ? NO_HTML : `: ${last.by}`}</span></button>`;
}

/** The document after what the form says: its fields, its button, or the start of a new file. */
export async function editedInputs(
  form: Submitted,
  shape: string,
  {
    pause,
    now,
    start,
  }: Pick<PageAsked, 'pause' | 'now'> & { start: (domain: string, now: string) => object },
): Promise<ToolInputs> {
  const { domain, document } = toolInputs(form);
  if (form.act === 'new' && document.trim() === '')
    return {
      domain,
      isOwn: true,
      document: `${JSON.stringify(start(domain === '' ? 'publisher.example' : domain, now().toISOString()), null, 2)}\n`,
    };
  const isOwn = document.trim() !== '';
  if (document.length > LONGEST_WITH_FORM) return { domain, document, isOwn };
  // Each step reads the whole text, so that each is a turn of its own.
  const written = writeFields(document, form);
  await pause();
  const edited =
    form.act === 'undo' ? takenBack(document, written, form) : pressed(document, written, { form, shape });
  await pause();
  const { text, history, notice } = edited;
  const drawn = builder(text, shape, placeAfter(edited, form));
  await pause();
  return { domain, document: text, isOwn, drawn, history, ...(notice === undefined ? {} : { notice }) };
}

type Edited = Pressed & { readonly history: readonly TextChange[]; readonly notice?: string };

/** The text with what the fields and the button say, and the edit that it was. */
function pressed(
  document: string,
  written: string,
  { form, shape }: { form: Submitted; shape: string },
): Edited {
  const after = pressButton(written, form, shape) ?? { text: written, at: form.at ?? '' };
  const history = historyIn(form.undo);
  if (after.text === document) return { ...after, history };
  return { ...after, history: withChange(history, changeBetween(document, after.text, after.by ?? 'edit')) };
}

/** The part that the form shows next. */
function placeAfter({ at, from, focus }: Edited, form: Submitted) {
  const isMoved = at !== (form.at ?? '') || from !== undefined;
  const first = from ?? (isMoved ? 0 : Number.parseInt(form.from ?? '', 10) || 0);
  return { at, from: Math.max(0, first), isMoved, focus };
}

/** The text without the last edit: what the fields of the form say now, or else what the last button did. */
function takenBack(document: string, written: string, { undo, at = '' }: Submitted): Edited {
  const history = historyIn(undo);
  if (written !== document) return { text: document, at, history };
  const last = history.at(-1);
  const before = last === undefined ? null : undone(document, last);
  if (before !== null) return { text: before, at, history: history.slice(0, -1) };
  const notice =
    last === undefined
      ? 'There is no edit to take back.'
      : 'The text was changed by hand after the last button, so that its edit cannot be taken back.';
  return { text: document, at, history: [], notice };
}
