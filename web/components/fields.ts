import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';

export type Field = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly maxlength?: number;
  readonly type?: 'text' | 'search' | 'url' | 'date';
};

export function textField({
  name,
  label,
  value,
  hint,
  required = false,
  maxlength,
  type = 'text',
}: Field): Html {
  const described = hint === undefined ? undefined : `${name}-hint`;
  return html`<div class="field"><label for=${name}>${label}</label>
${hint === undefined ? NO_HTML : html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input id=${name} name=${name} type=${type} value=${value} required=${required} maxlength=${maxlength} aria-describedby=${described} autocomplete="off" spellcheck=${'false'} autocapitalize="none" /></div>`;
}

export type Choice = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The values and their words; an empty value stands for no restriction. */
  readonly options: readonly (readonly [string, string])[];
};

export const choiceField = ({ name, label, value, options }: Choice): Html =>
  html`<div class="field"><label for=${name}>${label}</label>
<select id=${name} name=${name}>${options.map(
    ([option, text]) => html`<option value=${option} selected=${option === value}>${text}</option>`,
  )}</select></div>`;

/** The filters that are in force, each as a link that takes it away. */
export function chips(active: readonly { readonly text: Html; readonly href: string }[]): Html {
  if (active.length === 0) return NO_HTML;
  return html`<ul class="chips" aria-label="Active filters">${active.map(
    ({ text, href }) =>
      html`<li><a href=${href}>${text}<span aria-hidden="true"> ×</span><span class="unseen">, remove this filter</span></a></li>`,
  )}</ul>`;
}

/** A button that has the files of an entry read now. The form has no fields, because the address names the entry. */
export const checkNow = ({ prefix }: Site, path: string): Html =>
  html`<form method="post" action="${prefix}${path}" class="check-now"><button type="submit">Check now</button></form>`;
