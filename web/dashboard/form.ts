import { foreign, ON_PAGES } from '../components/foreign.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { forOrganization, type Visit } from './dashboard.ts';

type Option = readonly [value: string, text: string, hint?: string];

export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: Html;
  readonly kind?: 'text' | 'email' | 'url' | 'number' | 'area' | 'choice' | 'checks';
  readonly value?: string;
  /** Values that are ticked. */
  readonly ticked?: readonly string[];
  readonly options?: readonly Option[];
  readonly required?: boolean;
  readonly maxlength?: number;
  readonly rows?: number;
  readonly autocomplete?: string;
};

export type FormParts = {
  /** Name of the form on its page, from which the ids of its fields begin. */
  readonly id: string;
  /** Path below the public address; the present page if absent. */
  readonly action?: string;
  readonly fields?: readonly FormField[];
  /** Values that the person does not change. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly button: string;
  /** What the button is about, for readers who hear it without what stands beside it. */
  readonly about?: string;
  /** The act that may need a fresh proof of who the person is: its name, and what it does in words. */
  readonly proof?: readonly [act: string, words: string];
  /** How the button looks: `small` beside a row. */
  readonly look?: 'small' | 'second';
  /** Name and value of the button, where the form has several. */
  readonly pressed?: readonly [name: string, value: string];
  /** More buttons beside it. */
  readonly acts?: Html;
  /** A part of the form that stands beside its fields where there is room. */
  readonly beside?: Html;
};

/** A form of the dashboard, with the proof that it is one of ours. What was typed before a refusal stays. */
export function ownForm(visit: Visit, parts: FormParts): Html {
  const { id, action, fields = [], kept = {}, button, about, look, proof, pressed, acts, beside } = parts;
  const { site, token, typed, failure } = visit;
  const isMine = typed?.get('form') === id;
  const shown = { id, typed: isMine ? typed : null, issues: isMine ? (failure?.issues ?? []) : [] };
  const isStale = proof !== undefined && isMine && failure?.status === 403 && !visit.isFresh;
  const [name, value] = pressed ?? [];
  const own = html`${fields.map((field) => fieldOf(field, shown))}
<button type="submit" name=${name} value=${value} class=${look}>${button}${about === undefined ? NO_HTML : html`<span class="unseen"> ${foreign(about)}</span>`}</button>${acts}`;
  return html`${isStale ? confirmFirst(visit, proof) : NO_HTML}<form class=${look === 'small' ? 'act' : beside === undefined ? 'form' : 'form builder'} method="post" action="${site.prefix}${action ?? addressOf(visit)}">
<input type="hidden" name="token" value=${token} /><input type="hidden" name="for" value=${forOrganization(visit.visitor)} /><input type="hidden" name="form" value=${id} />
${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`)}
${beside === undefined ? own : html`<div class="text">${own}</div>${beside}`}</form>`;
}

/** The way to give a fresh proof, without which the act was refused; it leads back here. */
function confirmFirst(visit: Visit, [act, words]: readonly [string, string]): Html {
  const asked = new URLSearchParams({ act, return_to: addressOf(visit) });
  return html`<div class="message info"><p>Confirm that it is you, to ${words}. It holds for 10 minutes.</p>
<p><a href="${visit.site.prefix}/sign-in?${asked.toString()}">Confirm that it is you</a></p></div>`;
}

/** The address of the present page with the parameters that it takes. */
function addressOf({ path, query }: Pick<Visit, 'path' | 'query'>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

type Shown = {
  readonly id: string;
  readonly typed: URLSearchParams | null;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
};

/** The field that a path into the request begins with. */
export const requestField = (path: string): string => /^[^.[]*/.exec(path)?.[0] ?? '';

function fieldOf(field: FormField, { id, typed, issues }: Shown): Html {
  const { name, label, hint, kind = 'text' } = field;
  const at = `${id}-${name}`;
  const faults = issues.filter(({ path }) => requestField(path) === name);
  const isWrong = faults.length > 0;
  const described = [hint === undefined ? '' : `${at}-hint`, isWrong ? `${at}-fault` : '']
    .filter((one) => one !== '')
    .join(' ');
  const said = html`${hint === undefined ? NO_HTML : html`<p class="hint" id="${at}-hint">${hint}</p>`}${isWrong ? html`<p class="error" id="${at}-fault">${faults.map(({ message }) => html`${foreign(message, ON_PAGES)} `)}</p>` : NO_HTML}`;
  if (kind === 'checks') return checksOf(field, { at, said, described, typed });
  const common = {
    at,
    described: described === '' ? undefined : described,
    isWrong,
    value: typed?.get(name) ?? field.value ?? '',
  };
  return html`<div class="field"><label for=${at}>${label}</label>${said}${controlOf(field, common)}</div>`;
}

type Control = { at: string; described: string | undefined; isWrong: boolean; value: string };

function controlOf(field: FormField, { at, described, isWrong, value }: Control): Html {
  const { name, kind = 'text', options = [], required = false, maxlength, rows = 6, autocomplete } = field;
  const invalid = isWrong ? 'true' : undefined;
  if (kind === 'choice')
    return html`<select id=${at} name=${name} aria-describedby=${described} aria-invalid=${invalid}>${options.map(
      ([option, text]) => html`<option value=${option} selected=${option === value}>${text}</option>`,
    )}</select>`;
  if (kind === 'area')
    return html`<textarea id=${at} name=${name} rows=${rows} required=${required} maxlength=${maxlength} spellcheck=${'false'} aria-describedby=${described} aria-invalid=${invalid}>${value}</textarea>`;
  return html`<input id=${at} name=${name} type=${kind} value=${value} required=${required} maxlength=${maxlength} autocomplete=${autocomplete ?? 'off'} aria-describedby=${described} aria-invalid=${invalid} />`;
}

type Checks = { at: string; said: Html; described: string; typed: URLSearchParams | null };

function checksOf(field: FormField, { at, said, described, typed }: Checks): Html {
  const { name, label, options = [], ticked = [] } = field;
  const chosen = typed === null ? ticked : typed.getAll(name);
  return html`<fieldset id=${at} class="checks" aria-describedby=${described === '' ? undefined : described}><legend>${label}</legend>${said}
${options.map(
  ([value, text, hint]) =>
    html`<label class="check"><input type="checkbox" name=${name} value=${value} checked=${chosen.includes(value)} /><span>${text}${hint === undefined ? NO_HTML : html` <span class="soft">${hint}</span>`}</span></label>`,
)}</fieldset>`;
}
