import { domainName, foreign, ON_PAGES } from '../components/foreign.ts';
import { dataTable, figure, message, moment, stateWord } from '../components/parts.ts';
import { type Look, publisherPath, queryText, type Told } from '../explorer.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../shell.ts';
import { reasonWords } from './words.ts';

type ProductDecision = Told<'validateProductAuthorization'>;
export type ProductQuestion = {
  readonly agent: string;
  readonly selectors: string;
  readonly country?: string | undefined;
  readonly at?: string | undefined;
};

const SELECTOR_EXAMPLE = '[{"publisher_domain":"twostroke.example","selection_type":"all"}]';
const MOST_REASONS = 4;

export function productForm({ prefix }: Site, { agent, selectors }: Partial<ProductQuestion>): Html {
  return html`<details open=${selectors !== undefined}><summary>A whole product: what its selectors name</summary>
<form class="form" method="get" action="${prefix}/authorization">
<div class="field"><label for="product-agent">Agent of the product</label><input id="product-agent" name="agent" value=${agent ?? ''} required maxlength="2048" autocomplete="off" spellcheck=${'false'} /></div>
<div class="field"><label for="selectors">publisher_properties of the product, as JSON</label>
<p class="hint" id="selectors-hint">Such as <code>${SELECTOR_EXAMPLE}</code></p>
<textarea id="selectors" name="selectors" rows="4" maxlength="4000" required spellcheck=${'false'} aria-describedby="selectors-hint">${selectors ?? ''}</textarea></div>
<button type="submit">Check the product</button></form></details>`;
}

/** How many of the properties that a product's selectors name the agent may sell. */
export async function productAnswer(
  look: Look,
  site: Site,
  question: ProductQuestion,
): Promise<{ status: number; content: () => Html }> {
  const refuse = (text: string) => ({
    status: 400,
    content: () => message('bad', 'Not decided', foreign(text, ON_PAGES)),
  });
  const selectors = parsed(question.selectors);
  if (!Array.isArray(selectors)) return refuse('The selectors are no list in JSON: [ { … } ].');
  const { agent, country, at } = question;
  const { data, error } = await look.POST('/api/registry/validate/product-authorization', {
    body: {
      agent_url: agent,
      publisher_properties: selectors,
      mode: 'index',
      ...(country === undefined ? {} : { country }),
      ...(at === undefined ? {} : { at }),
    },
  });
  if (data === undefined) return refuse(error?.message ?? 'The question is not valid.');
  return { status: 200, content: () => decided(site, question, data) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function decided(site: Site, question: ProductQuestion, data: ProductDecision): Html {
  const { fact, mend, isOpen = false } = reasonWords(data.reason);
  const kind = data.authorized ? 'good' : isOpen ? 'warn' : 'bad';
  const word = data.authorized ? 'Yes, all of it' : isOpen ? 'Not decided' : 'No, not all of it';
  const pinned = `${site.prefix}/authorization${queryText({ ...question, at: data.at ?? data.checked_at })}`;
  return html`<section class="decision" aria-labelledby="decision"><h2 id="decision">Decision about the product</h2>
<div class="message ${kind}">${stateWord(kind, word)}<p>${figure(data.total_authorized)} of ${figure(data.total_requested)} properties (${data.coverage_percentage} %). ${fact} ${mend}</p>
<p class="soft">Reason <code>${data.reason}</code>, decided ${moment(data.checked_at)} from the stored copies. <a href=${pinned}>Link to this question at this moment</a></p></div>
${dataTable(
  'Each selector, by publisher',
  [
    { label: 'Publisher' },
    { label: 'Selects' },
    { label: 'Requested', isNumber: true },
    { label: 'Authorized', isNumber: true },
    { label: 'Reasons' },
  ],
  data.selectors.map((one) => [
    html`<a href="${site.prefix}${publisherPath(one.publisher_domain)}">${domainName(one.publisher_domain)}</a>`,
    one.selection_type.replaceAll('_', ' '),
    figure(one.requested_count),
    figure(one.authorized_count),
    reasonCounts(one.reasons),
  ]),
)}</section>`;
}

function reasonCounts(reasons: ProductDecision['selectors'][number]['reasons']): Html {
  const counted = Object.entries(reasons).slice(0, MOST_REASONS);
  if (counted.length === 0) return '–';
  return html`<ul class="plain">${counted.map(([reason, count]) => html`<li>${figure(Number(count))}: ${reasonWords(reason).fact}</li>`)}</ul>`;
}
