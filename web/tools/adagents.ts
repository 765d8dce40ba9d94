import { textField } from '../components/fields.ts';
import { foreign, ON_PAGES } from '../components/foreign.ts';
import { counted, figure, message, stateWord } from '../components/parts.ts';
import {
  type ExplorerPage,
  type Found,
  type Look,
  type PageAsked,
  publisherPath,
  type Submitted,
  type Told,
} from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { PageParts, Site } from '../shell.ts';

type Checked = Told<'checkAdagentsText'>['data'];
type Finding = Checked['findings'][number];
type Served = Told<'validateAdagents'>['data'];
type Inputs = { readonly domain: string; readonly document: string };

/** Longest text that is checked here; what is served may be larger. */
const LONGEST_DOCUMENT = 200_000;
const EMPTY: Inputs = { domain: '', document: '' };

/** Checks an adagents.json: a text that is pasted, or the file that a domain serves now. */
export const adagentsTool: ExplorerPage = {
  path: '/adagents',
  takes: ['domain'],
  isLive: true,
  load: async (_, { site, query }) => ({
    status: 200,
    page: () => pageOf(site, { ...EMPTY, domain: query.domain ?? '' }, NO_HTML),
  }),
  submit,
};

async function submit(look: Look, { site }: PageAsked, form: Submitted): Promise<Found> {
  // Browsers send each line end of a text field as two characters; what is typed has one.
  const document = (form.document ?? '').replaceAll('\r\n', '\n');
  const inputs: Inputs = { domain: (form.domain ?? '').trim(), document };
  if (document.trim() !== '') return checkText(look, site, inputs);
  if (inputs.domain !== '') return checkDomain(look, site, inputs);
  return refusal(site, inputs, 'Paste the text of a file, or name a domain that serves one.');
}

const refusal = (site: Site, inputs: Inputs, text: Html): Found => ({
  status: 400,
  page: () => pageOf(site, inputs, message('bad', 'Not checked', text), true),
});

async function checkText(look: Look, site: Site, inputs: Inputs): Promise<Found> {
  const { document, domain } = inputs;
  if (document.length > LONGEST_DOCUMENT)
    return refusal(
      site,
      { ...inputs, document: '' },
      `The text has ${figure(document.length)} characters, and ${figure(LONGEST_DOCUMENT)} are checked here. Serve the file and name its domain instead.`,
    );
  const { data, error } = await look.POST('/api/adagents/check', {
    body: { document, ...(domain === '' ? {} : { domain }) },
  });
  if (data === undefined)
    return refusal(site, inputs, foreign(error?.message ?? 'The text cannot be checked.', ON_PAGES));
  return { status: 200, page: () => pageOf(site, inputs, result(data.data), !data.data.valid) };
}

async function checkDomain(look: Look, site: Site, inputs: Inputs): Promise<Found> {
  const { data, error } = await look.POST('/api/adagents/validate', { body: { domain: inputs.domain } });
  if (data === undefined)
    return refusal(site, inputs, foreign(error?.message ?? 'The domain cannot be checked.', ON_PAGES));
  const { validation } = data.data;
  const text = validation.raw_data === undefined ? '' : JSON.stringify(validation.raw_data, null, 2);
  const document = text.length > LONGEST_DOCUMENT ? '' : text;
  // The places are those of the text as it is shown, which need not have the lines of the file.
  const checked =
    document === ''
      ? undefined
      : await look.POST('/api/adagents/check', { body: { document, domain: data.data.domain } });
  return {
    status: 200,
    page: () =>
      pageOf(
        site,
        { domain: inputs.domain, document },
        html`${served(site, data.data)}${checked?.data === undefined ? plainFindings(data.data) : result(checked.data.data)}`,
        !validation.valid,
      ),
  };
}

const pageOf = (site: Site, inputs: Inputs, outcome: Html, isError = false): PageParts => ({
  title: `${isError ? 'Error: ' : ''}Check an adagents.json`,
  description: 'Every finding about an adagents.json with its line, its column and the way to mend it.',
  section: 'tools',
  ...(inputs === EMPTY ? { canonical: '/adagents' } : { isFiltered: true }),
  content: html`<h1>Check an adagents.json</h1>
<p class="lead">Paste a file before you publish it, or name a domain that serves one. Nothing is stored.</p>
${outcome}
<form class="form" method="post" action="${site.prefix}/adagents">
${textField({ name: 'domain', label: 'Domain', value: inputs.domain, maxlength: 2048, hint: 'With a text: the domain that will serve it. Alone: the file that it serves now.' })}
<div class="field"><label for="document">Text of the file</label>
<p class="hint" id="document-hint">At most ${figure(LONGEST_DOCUMENT)} characters.</p>
<textarea id="document" name="document" rows="18" spellcheck=${'false'} aria-describedby="document-hint">${inputs.document}</textarea></div>
<button type="submit">Check</button></form>
<p class="soft">For programs: <a href="${site.prefix}/docs/api/adagents#checkAdagentsText"><code>POST /api/adagents/check</code></a>. The fields of the file: <a href="${site.prefix}/schemas/v3/adagents.json">its schema</a>.</p>`,
});

function result({
  valid,
  findings,
  location,
  agent_count: agents,
  property_count: properties,
}: Checked): Html {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const sums = [
    counted(errors, 'error', 'errors'),
    counted(warnings, 'warning', 'warnings'),
    counted(agents, 'agent', 'agents'),
    counted(properties, 'property', 'properties'),
  ].join(', ');
  const kind = !valid ? 'bad' : warnings > 0 ? 'warn' : 'good';
  return html`<section aria-labelledby="findings"><h2 id="findings">Findings</h2>
${message(kind, valid ? (warnings > 0 ? 'Valid, with warnings' : 'Valid') : 'Invalid', html`${sums}.${location === undefined ? NO_HTML : html` The file points to ${foreign(location)}; that file decides.`}`)}
${findings.length === 0 ? NO_HTML : html`<ol class="fields findings">${grouped(findings).map(findingItem)}</ol>`}</section>`;
}

type Group = { readonly finding: Finding; readonly places: readonly Finding[] };

/** Findings that say the same are one, with all its places. */
function grouped(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const what = `${finding.severity} ${finding.field.replace(/\[\d+\]/g, '[]')} ${finding.message} ${finding.suggestion ?? ''}`;
    groups.set(what, [...(groups.get(what) ?? []), finding]);
  }
  return [...groups.values()].flatMap((places) => {
    const [finding] = places;
    return finding === undefined ? [] : [{ finding, places }];
  });
}

const MOST_PLACES = 12;
/** A bracket alone shows nothing. */
const SHORTEST_EXCERPT = 3;

function findingItem({ finding, places }: Group): Html {
  const { severity, field, message: text, suggestion, excerpt } = finding;
  const others = places.slice(1, MOST_PLACES).map(({ line, column }) => `${line}:${column}`);
  const more = places.length - MOST_PLACES;
  return html`<li id="line-${finding.line}-${finding.column}"><div class="head">${stateWord(severity === 'error' ? 'bad' : 'warn', severity)}<strong>Line ${finding.line}, column ${finding.column}</strong><code>${foreign(field)}</code></div>
<p>${foreign(text, ON_PAGES)}</p>
${suggestion === undefined ? NO_HTML : html`<p class="mend">${foreign(suggestion, ON_PAGES)}</p>`}
${excerpt === undefined || excerpt.length < SHORTEST_EXCERPT ? NO_HTML : html`<pre tabindex="0" role="region" aria-label="Text at line ${finding.line}"><code>${foreign(excerpt)}</code></pre>`}
${others.length === 0 ? NO_HTML : html`<p class="soft">Also at ${others.join(', ')}${more > 0 ? `, and at ${more} more places` : ''}.</p>`}</li>`;
}

function served(site: Site, { domain, found, validation }: Served): Html {
  const status = validation.status_code;
  return html`<p>${found ? 'The file was read from' : 'No file was found at'} ${foreign(validation.resolved_url ?? validation.url, ON_PAGES)}${status === undefined ? NO_HTML : ` (HTTP status ${status})`}. <a href="${site.prefix}${publisherPath(domain)}">${foreign(domain)} in the registry</a></p>`;
}

/** Findings without places, for a file that cannot be shown here. */
const plainFindings = ({ validation }: Served): Html =>
  result({
    valid: validation.valid,
    findings: [
      ...validation.errors.map(({ field, message: text }) => ({
        severity: 'error' as const,
        field,
        message: text,
        line: 1,
        column: 1,
      })),
      ...validation.warnings.map((warning) => ({
        severity: 'warning' as const,
        ...warning,
        line: 1,
        column: 1,
      })),
    ],
    agent_count: 0,
    property_count: 0,
  });
