import { formDocuments } from '../../generated/forms.ts';
import { foreign, ON_PAGES } from '../components/foreign.ts';
import { figure, message } from '../components/parts.ts';
import {
  brandPath,
  type ExplorerPage,
  type Found,
  type Look,
  type PageAsked,
  type Submitted,
  type Told,
} from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { PageParts, Site } from '../shell.ts';
import { findingList } from './findings.ts';
import { editedInputs, LONGEST_DOCUMENT, NO_INPUTS, type ToolInputs, toolPage } from './form.ts';

type Checked = Told<'checkBrandText'>;

const FORMS: Readonly<Record<string, string>> = {
  authoritative_location: 'It points to the address at which the file is.',
  house_redirect: 'It says that the file of a house speaks for the domain.',
  brand_agent: 'It names an agent that describes the brand.',
  house_portfolio: 'It describes a house and its brands.',
  brand_canonical: 'It describes one brand.',
};

/** Checks a brand.json: a text that is pasted, or the file that a domain serves now. */
export const brandJsonTool: ExplorerPage = {
  path: '/brand-json',
  takes: ['domain'],
  isLive: true,
  islands: ['builder'],
  load: async (_, { site, query }) => ({
    status: 200,
    page: () =>
      pageOf(site, query.domain === undefined ? NO_INPUTS : { domain: query.domain, document: '' }, NO_HTML),
  }),
  submit,
};

/** A house with one brand of its own. */
const start = (domain: string, now: string): object => ({
  house: { domain, name: domain },
  brands: [{ id: 'main', names: [{ en: domain }], url: `https://${domain}` }],
  last_updated: now,
});

async function submit(look: Look, { site, pause, now }: PageAsked, form: Submitted): Promise<Found> {
  const inputs = await editedInputs(form, formDocuments.brand, { pause, now, start });
  if (inputs.document.trim() !== '') return checkText(look, site, inputs, NO_HTML);
  if (inputs.domain === '')
    return refusal(site, inputs, 'Paste the text of a file, or name a domain that serves one.');
  const { data, error } = await look.GET('/api/brands/brand-json', {
    params: { query: { domain: inputs.domain, fresh: true } },
  });
  if (data === undefined)
    return refusal(site, inputs, foreign(error?.message ?? 'The domain cannot be checked.', ON_PAGES));
  const document = JSON.stringify(data.data, null, 2);
  const about = html`<p>The document of ${foreign(data.url, ON_PAGES)}. <a href="${site.prefix}${brandPath(data.domain)}">${foreign(data.domain)} in the registry</a></p>`;
  return checkText(look, site, { domain: inputs.domain, document }, about);
}

const refusal = (site: Site, inputs: ToolInputs, text: Html): Found => ({
  status: 400,
  page: () => pageOf(site, inputs, message('bad', 'Not checked', text), true),
});

async function checkText(look: Look, site: Site, inputs: ToolInputs, about: Html): Promise<Found> {
  const { document, domain } = inputs;
  if (document.length > LONGEST_DOCUMENT)
    return refusal(
      site,
      { ...inputs, document: '' },
      `The text has ${figure(document.length)} characters, and ${figure(LONGEST_DOCUMENT)} are checked here.`,
    );
  const { data, error } = await look.POST('/api/brands/check', {
    body: { document, ...(domain === '' ? {} : { domain }) },
  });
  if (data === undefined)
    return refusal(site, inputs, foreign(error?.message ?? 'The text cannot be checked.', ON_PAGES));
  return { status: 200, page: () => pageOf(site, inputs, html`${about}${result(data)}`, !data.valid) };
}

function result({ valid, variant, findings }: Checked): Html {
  const form = variant === null ? undefined : FORMS[variant];
  return findingList(valid, findings, form === undefined ? {} : { note: ` ${form}` });
}

const pageOf = (site: Site, inputs: ToolInputs, outcome: Html, isError = false): PageParts =>
  toolPage(site, inputs, {
    file: 'brand.json',
    path: '/brand-json',
    outcome,
    isError,
    shape: formDocuments.brand,
    programs: html`<a href="${site.prefix}/docs/api/brands#checkBrandText"><code>POST /api/brands/check</code></a>. The fields of the file: <a href="${site.prefix}/schemas/v3/brand.json">its schema</a>. The other file: <a href="${site.prefix}/adagents">adagents.json</a>`,
  });
