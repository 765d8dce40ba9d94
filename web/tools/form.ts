import { textField } from '../components/fields.ts';
import { figure } from '../components/parts.ts';
import type { Submitted } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { PageParts, Site } from '../shell.ts';

export type ToolInputs = { readonly domain: string; readonly document: string };

/** Longest text that is checked here; what is served may be larger. */
export const LONGEST_DOCUMENT = 200_000;
export const NO_INPUTS: ToolInputs = { domain: '', document: '' };

/** Browsers send each line end of a text field as two characters; what is typed has one. */
export const toolInputs = ({ domain = '', document = '' }: Submitted): ToolInputs => ({
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
  /** More buttons of the form, beside the one that checks. */
  readonly acts?: Html;
};

/** The page of a check: the outcome, and the form with what was sent. */
export const toolPage = (
  site: Site,
  inputs: ToolInputs,
  { file, path, outcome, isError, programs, acts = NO_HTML }: Tool,
): PageParts => ({
  title: `${isError ? 'Error: ' : ''}Check ${file}`,
  description: `Every finding about a ${file} with its line, its column and the way to mend it.`,
  section: 'tools',
  ...(inputs === NO_INPUTS ? { canonical: path } : { isFiltered: true }),
  content: html`<h1>Check ${file}</h1>
<p class="lead">Paste a file before you publish it, or name a domain that serves one. Nothing is stored.</p>
${outcome}
<form class="form" method="post" action="${site.prefix}${path}">
${textField({ name: 'domain', label: 'Domain', value: inputs.domain, maxlength: 2048, hint: 'With a text: the domain that will serve it. Alone: the file that it serves now.' })}
<div class="field"><label for="document">Text of the file</label>
<p class="hint" id="document-hint">At most ${figure(LONGEST_DOCUMENT)} characters.</p>
<textarea id="document" name="document" rows="18" spellcheck=${'false'} aria-describedby="document-hint">${inputs.document}</textarea></div>
<button type="submit">Check</button>${acts}</form>
<p class="soft">For programs: ${programs}.</p>`,
});
