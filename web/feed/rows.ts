import { domainName, foreign } from '../components/foreign.ts';
import { moment } from '../components/parts.ts';
import { agentPath, publisherPath } from '../explorer.ts';
import { type Html, html, isEmpty, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { changeWords, type ListedChange } from './words.ts';

/** Changes as sentences, each with its moment and links to its entries. */
export const changeList = (site: Site, events: readonly ListedChange[]): Html =>
  html`<ol class="list changes">${events.map((change) => changeRow(site, change))}</ol>`;

export const changeRow = (site: Pick<Site, 'prefix'>, change: ListedChange): Html =>
  html`<li id=${change.event_id}>${changeSentence(site, change)}<p><a href="${site.prefix}/feed/${change.event_id}">${moment(change.created_at)}</a> · <code>${change.event_type}</code></p></li>`;

/** What happened, with links to the pages of what it happened to. */
export function changeSentence({ prefix }: Pick<Site, 'prefix'>, change: ListedChange): Html {
  const { domain, agent, name, say } = changeWords(change);
  const publisher =
    domain === null ? NO_HTML : html`<a href="${prefix}${publisherPath(domain)}">${domainName(domain)}</a>`;
  const about = agent === null ? NO_HTML : html`<a href="${prefix}${agentPath(agent)}">${foreign(agent)}</a>`;
  const [subject, object] = domain === null ? [about, NO_HTML] : [publisher, about];
  return html`<span>${subject} ${say}${isEmpty(object) ? NO_HTML : [' ', object]}${name === null ? NO_HTML : html`: ${foreign(name)}`}</span>`;
}
