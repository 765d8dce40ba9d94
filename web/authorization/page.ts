import { choiceField, textField } from '../components/fields.ts';
import { foreign, ON_PAGES } from '../components/foreign.ts';
import { forPrograms, message, moment, stateWord } from '../components/parts.ts';
import { type ExplorerPage, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { nearestPart } from './nearest.ts';
import { productAnswer, productForm } from './product.ts';
import { checkTable, newestRevisions, type Revisions, sides } from './sides.ts';
import { isReason, reasonWords } from './words.ts';

type Decision = Told<'validatePropertyAuthorization'>;
type Type = Decision['identifier_type'];

const TYPES: readonly Type[] = [
  'domain',
  'subdomain',
  'network_id',
  'ios_bundle',
  'android_package',
  'apple_app_store_id',
  'google_play_id',
  'roku_store_id',
  'fire_tv_asin',
  'samsung_app_id',
  'apple_tv_bundle',
  'bundle_id',
  'venue_id',
  'screen_id',
  'openooh_venue_type',
  'rss_url',
  'apple_podcast_id',
  'spotify_collection_id',
  'podcast_guid',
  'station_id',
  'facility_id',
];
const TAKES = [
  'agent',
  'type',
  'value',
  'publisher',
  'country',
  'collection',
  'placement',
  'at',
  'selectors',
  'was',
] as const;
type Inputs = Readonly<Partial<Record<(typeof TAKES)[number], string>>>;

/** Whether an agent may sell a property: both sides with every check, from the stored copies. */
export const authorizationPage: ExplorerPage = {
  path: '/authorization',
  takes: TAKES,
  isLive: true,
  islands: ['times'],
  async load(look, { site, query }) {
    const inputs: Inputs = query;
    const { agent, value, selectors } = inputs;
    if (agent !== undefined && selectors !== undefined) {
      const { country, at } = inputs;
      const { status, content } = await productAnswer(look, site, { agent, selectors, country, at });
      return { status, page: () => pageOf(site, inputs, { content: content(), json: null }) };
    }
    if (agent === undefined || value === undefined)
      return { status: 200, page: () => pageOf(site, inputs, { content: NO_HTML, json: null }) };
    const asked = contractQuery(inputs, agent, value);
    const { data, error } = await look.GET('/api/registry/validate/property-authorization', {
      params: { query: { ...asked, nearest: true } },
    });
    const revisions = data === undefined ? {} : await newestRevisions(look, data);
    const json = `/api/registry/validate/property-authorization${queryText({ ...asked, collection: inputs.collection, placement: inputs.placement })}`;
    const content =
      data === undefined
        ? message('bad', 'Not decided', foreign(error?.message ?? 'The question is not valid.', ON_PAGES))
        : decision(site, data, { inputs, revisions });
    // An answer that misses a country, a collection or a placement asks for it.
    const isAsked = data?.reason.endsWith('_required') === true;
    return {
      status: data === undefined ? 400 : 200,
      page: () => pageOf(site, inputs, { content, json, isAsked }),
    };
  },
};

function contractQuery(inputs: Inputs, agent: string, value: string) {
  const { publisher, country, collection, placement, at } = inputs;
  return {
    agent_url: agent,
    identifier_type: TYPES.find((type) => type === inputs.type) ?? 'domain',
    identifier_value: value,
    mode: 'index' as const,
    ...(publisher === undefined ? {} : { publisher_domain: publisher }),
    ...(country === undefined ? {} : { country }),
    ...(collection === undefined ? {} : { collection: [collection] }),
    ...(placement === undefined ? {} : { placement: [placement] }),
    ...(at === undefined ? {} : { at }),
  };
}

const pageOf = (
  site: Site,
  inputs: Inputs,
  { content, json, isAsked = false }: { content: Html; json: string | null; isAsked?: boolean },
) => ({
  title: 'Authorization',
  description: 'Whether an agent may sell a property, with every check of both sides and its evidence.',
  section: 'authorization' as const,
  ...(Object.keys(inputs).length === 0 ? { canonical: '/authorization' } : { isFiltered: true }),
  content: html`<h1>May this agent sell this property?</h1>
<p class="lead">Both sides are compared: what the publisher's adagents.json says, and what the operator of the agent says in its brand.json.</p>
${form(site, inputs, isAsked)}${productForm(site, inputs)}${content}
${json === null ? NO_HTML : forPrograms(site.baseUrl, site.prefix, json)}`,
});

/** @param isAsked whether the answer needs one of the fields that are folded */
function form({ prefix }: Site, inputs: Inputs, isAsked: boolean): Html {
  const { agent = '', type = 'domain', value = '', publisher = '', country = '' } = inputs;
  const { collection = '', placement = '', at = '' } = inputs;
  const isOpen = isAsked || [publisher, country, collection, placement, at].some((one) => one !== '');
  return html`<form class="form" method="get" action="${prefix}/authorization">
${textField({ name: 'agent', label: 'Agent', value: agent, required: true, maxlength: 2048, hint: 'The URL of the agent, such as https://sales.brightlane.example' })}
<div class="row">${choiceField({ name: 'type', label: 'Kind of identifier', value: type, options: TYPES.map((one): [string, string] => [one, one.replaceAll('_', ' ')]) })}
${textField({ name: 'value', label: 'Identifier of the property', value, required: true, maxlength: 2048 })}</div>
<details open=${isOpen}><summary>Publisher, country, collection, placement, moment</summary><div class="row">
${textField({ name: 'publisher', label: 'Publisher', value: publisher, maxlength: 2048 })}
${textField({ name: 'country', label: 'Country, two letters', value: country, maxlength: 2 })}
${textField({ name: 'collection', label: 'Collection', value: collection, maxlength: 255 })}
${textField({ name: 'placement', label: 'Placement', value: placement, maxlength: 255 })}
${textField({ name: 'at', label: 'Moment, with its zone', value: at, maxlength: 64 })}</div></details>
<button type="submit">Check</button></form>`;
}

function decision(
  site: Site,
  data: Decision,
  { inputs, revisions }: { inputs: Inputs; revisions: Revisions },
): Html {
  const { fact, mend, isOpen = false } = reasonWords(data.reason);
  const pinned = `${site.prefix}/authorization${queryText({ ...inputs, at: data.at ?? data.checked_at, was: data.reason })}`;
  const kind = data.authorized ? 'good' : isOpen ? 'warn' : 'bad';
  const word = data.authorized ? 'Yes' : isOpen ? 'Not decided' : 'No';
  return html`<section class="decision" aria-labelledby="decision"><h2 id="decision">Decision</h2>
<div class="message ${kind}">${stateWord(kind, word)}<p>${fact}${mend === '' ? NO_HTML : html` ${mend}`}</p>
<p class="soft">Reason <code>${data.reason}</code>, decided ${data.at === undefined ? html`${moment(data.checked_at)} from the stored copies` : html`for ${moment(data.at)} from what was recorded then`}. <a href=${pinned}>Link to this question at this moment</a></p></div>
${changedSince(data, inputs)}${nearestPart(site, data, inputs)}${sides(site, data, revisions)}${checkTable(site, data)}</section>`;
}

/** A link names the answer of its moment: files that changed since may give another one. */
function changedSince({ reason, at }: Decision, { was }: Inputs): Html {
  if (was === undefined || was === reason || !isReason(was)) return NO_HTML;
  return message(
    'warn',
    'Changed since',
    html`When this link was made, the answer was: ${reasonWords(was).fact} ${at === undefined ? 'The files that are stored now give another one.' : 'What is recorded for that moment gives another one.'}`,
  );
}
