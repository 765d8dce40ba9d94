import { formDocuments } from '../../generated/forms.ts';
import { foreign, ON_PAGES } from '../components/foreign.ts';
import { counted, figure, message } from '../components/parts.ts';
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
import { proofPath } from '../proof/page.ts';
import type { PageParts, Site } from '../shell.ts';
import { dryRunResult } from './dry-run.ts';
import { findingList } from './findings.ts';
import { editedInputs, LONGEST_DOCUMENT, NO_INPUTS, type ToolInputs, toolPage } from './form.ts';

type Checked = Told<'checkAdagentsText'>['data'];
type Served = Told<'validateAdagents'>['data'];

/** Checks an adagents.json: a text that is pasted, or the file that a domain serves now. */
export const adagentsTool: ExplorerPage = {
  path: '/adagents',
  takes: ['domain'],
  isLive: true,
  islands: ['builder'],
  load: async (_, { site, query }) => ({
    status: 200,
    page: () =>
      pageOf(site, query.domain === undefined ? NO_INPUTS : { ...NO_INPUTS, domain: query.domain }, NO_HTML),
  }),
  submit,
};

/** A file that is right as soon as an agent is added. */
const start = (domain: string, now: string): object => ({
  authorized_agents: [],
  properties: [
    {
      property_id: 'main_site',
      property_type: 'website',
      name: domain,
      identifiers: [{ type: 'domain', value: domain }],
    },
  ],
  contact: { name: domain },
  last_updated: now,
});

async function submit(look: Look, { site, pause, now }: PageAsked, form: Submitted): Promise<Found> {
  const inputs = await editedInputs(form, formDocuments.adagents, { pause, now, start });
  if (form.act === 'dry-run') return compare(look, site, inputs);
  if (inputs.document.trim() !== '') return checkText(look, site, inputs);
  if (inputs.domain !== '') return checkDomain(look, site, inputs);
  return refusal(site, inputs, 'Paste the text of a file, or name a domain that serves one.');
}

const refusal = (site: Site, inputs: ToolInputs, text: Html): Found => ({
  status: 400,
  page: () => pageOf(site, inputs, message('bad', 'Not checked', text), true),
});

async function checkText(look: Look, site: Site, inputs: ToolInputs, before: Html = NO_HTML): Promise<Found> {
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
  return {
    status: 200,
    page: () => pageOf(site, inputs, html`${before}${result(data.data)}`, !data.data.valid),
  };
}

/** The findings and what publishing the text would change. */
async function compare(look: Look, site: Site, inputs: ToolInputs): Promise<Found> {
  const { document, domain } = inputs;
  if (document.trim() === '' || domain === '')
    return refusal(
      site,
      inputs,
      'A dry run needs both: the text of the file, and the domain that will serve it.',
    );
  // What cannot be compared for its length is refused by the check, with the same words.
  if (document.length > LONGEST_DOCUMENT) return checkText(look, site, inputs);
  const { data, error } = await look.POST('/api/adagents/dry-run', { body: { document, domain } });
  if (data === undefined)
    return refusal(site, inputs, foreign(error?.message ?? 'The text cannot be compared.', ON_PAGES));
  return checkText(look, site, inputs, dryRunResult(data.data));
}

async function checkDomain(look: Look, site: Site, inputs: ToolInputs): Promise<Found> {
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

const pageOf = (site: Site, inputs: ToolInputs, outcome: Html, isError = false): PageParts =>
  toolPage(site, inputs, {
    file: 'adagents.json',
    path: '/adagents',
    outcome,
    isError,
    shape: formDocuments.adagents,
    acts: html`<button type="submit" name="act" value="dry-run" class="second">Dry run: what would change?</button>`,
    programs: html`<a href="${site.prefix}/docs/api/adagents#checkAdagentsText"><code>POST /api/adagents/check</code></a>, <a href="${site.prefix}/docs/api/adagents#dryRunAdagents"><code>POST /api/adagents/dry-run</code></a>. The fields of the file: <a href="${site.prefix}/schemas/v3/adagents.json">its schema</a>. The other file: <a href="${site.prefix}/brand-json">brand.json</a>`,
  });

function result({
  valid,
  findings,
  location,
  agent_count: agents,
  property_count: properties,
}: Checked): Html {
  return findingList(valid, findings, {
    sums: [counted(agents, 'agent', 'agents'), counted(properties, 'property', 'properties')],
    note:
      location === undefined ? NO_HTML : html` The file points to ${foreign(location)}; that file decides.`,
  });
}

function served(site: Site, { domain, found, validation }: Served): Html {
  const status = validation.status_code;
  return html`<p>${found ? 'The file was read from' : 'No file was found at'} ${foreign(validation.resolved_url ?? validation.url, ON_PAGES)}${status === undefined ? NO_HTML : ` (HTTP status ${status})`}. <a href="${site.prefix}${publisherPath(domain)}">${foreign(domain)} in the registry</a>, <a href="${site.prefix}${proofPath(domain)}">prove that it is yours</a></p>`;
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
